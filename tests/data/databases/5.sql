BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE analyses (
	game_key VARCHAR(60) NOT NULL, 
	body TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (game_key)
);
CREATE TABLE daily (
	day VARCHAR(10) NOT NULL, 
	kind VARCHAR(60) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	share FLOAT, 
	score INTEGER, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (day, kind, player)
);
CREATE TABLE events (
	table_id VARCHAR(40) NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('finished-red7',0,'{"kind":"open","game":"red7","players":2,"options":{"advanced":false,"actions":false},"aids":false,"listed":true}',1.79477317167378902429e+09);
INSERT INTO "events" VALUES('finished-red7',1,'{"kind":"sit","seat":0,"player":"ann","name":"Ann"}',1794773171.78097);
INSERT INTO "events" VALUES('finished-red7',2,'{"kind":"sit","seat":1,"player":"bob","name":"Bob"}',1.79477317178525519374e+09);
INSERT INTO "events" VALUES('finished-red7',3,'{"kind":"begin","deal":"G5 B6 B1 R5 R7 R1 R4 O2 V1 O1 V4 O7 Y3 G6 I7 O5 G2 R2 B4 R6 B5 V3 V5 I1 I2 O4 O3 Y5 V6 Y2 Y1 V2 Y6 O6 G3 Y7 Y4 R3 I4 B3 B2 V7 G4 B7 I3 I6 G1 I5 G7"}',1.7947731717865445614e+09);
INSERT INTO "events" VALUES('finished-red7',4,'{"kind":"move","seat":1,"move":"+Y3"}',1.79477317178751087189e+09);
INSERT INTO "events" VALUES('finished-red7',5,'{"kind":"move","seat":1,"move":"end","ends":true}',1.79477317178889131553e+09);
INSERT INTO "events" VALUES('finished-tricks',0,'{"kind":"open","game":"tricks","players":2,"options":{"first":"random"},"aids":false,"listed":true}',1.7947731717911250591e+09);
INSERT INTO "events" VALUES('finished-tricks',1,'{"kind":"sit","seat":0,"player":"ann","name":"Ann"}',1.79477317179234671599e+09);
INSERT INTO "events" VALUES('finished-tricks',2,'{"kind":"sit","seat":1,"player":"bob","name":"Bob"}',1.79477317179350280757e+09);
INSERT INTO "events" VALUES('finished-tricks',3,'{"kind":"begin","deal":"5 1 3 4 5 3 4 5 2 1 6 5 2 6 6 6 4 2 3 1 1 6 6 6 6 5 4 5 2 4 1 2 1 5 5 1 5 4 3 6 1 2 1 2 3 2 3 6 4 3 3 3 2 4 4 2 3 5 1 4","first":1}',1.79477317179456138615e+09);
INSERT INTO "events" VALUES('finished-tricks',4,'{"kind":"move","seat":1,"move":"44"}',1.79477317179536557199e+09);
INSERT INTO "events" VALUES('finished-tricks',5,'{"kind":"move","seat":0,"move":"555"}',1.79477317179627442363e+09);
INSERT INTO "events" VALUES('finished-tricks',6,'{"kind":"move","seat":1,"move":"6"}',1.79477317179690885546e+09);
INSERT INTO "events" VALUES('finished-tricks',7,'{"kind":"move","seat":0,"move":"22"}',1.79477317179753112792e+09);
INSERT INTO "events" VALUES('finished-tricks',8,'{"kind":"move","seat":0,"move":"=4"}',1.79477317179844307899e+09);
INSERT INTO "events" VALUES('finished-tricks',9,'{"kind":"move","seat":1,"move":"=5"}',1.79477317179908561709e+09);
INSERT INTO "events" VALUES('finished-tricks',10,'{"kind":"move","seat":0,"move":"=3"}',1.794773171799585104e+09);
INSERT INTO "events" VALUES('finished-tricks',11,'{"kind":"move","seat":1,"move":"=1"}',1.79477317180035567285e+09);
INSERT INTO "events" VALUES('finished-tricks',12,'{"kind":"move","seat":0,"move":"12"}',1.79477317180099201201e+09);
INSERT INTO "events" VALUES('finished-tricks',13,'{"kind":"move","seat":1,"move":"1"}',1.79477317180154705049e+09);
INSERT INTO "events" VALUES('finished-tricks',14,'{"kind":"move","seat":0,"move":"34"}',1.79477317180214023589e+09);
INSERT INTO "events" VALUES('finished-tricks',15,'{"kind":"move","seat":1,"move":"6"}',1.79477317180374455448e+09);
INSERT INTO "events" VALUES('finished-tricks',16,'{"kind":"move","seat":0,"move":"=5"}',1.79477317180485749243e+09);
INSERT INTO "events" VALUES('finished-tricks',17,'{"kind":"move","seat":0,"move":"=44"}',1.79477317180539226531e+09);
INSERT INTO "events" VALUES('finished-tricks',18,'{"kind":"move","seat":1,"move":"=6"}',1.79477317180590176587e+09);
INSERT INTO "events" VALUES('finished-tricks',19,'{"kind":"move","seat":1,"move":"=55"}',1.79477317180645179741e+09);
INSERT INTO "events" VALUES('finished-tricks',20,'{"kind":"move","seat":0,"move":"666"}',1.79477317180691933631e+09);
INSERT INTO "events" VALUES('finished-tricks',21,'{"kind":"move","seat":1,"move":"2"}',1.79477317180743098259e+09);
INSERT INTO "events" VALUES('finished-tricks',22,'{"kind":"move","seat":0,"move":"4"}',1.79477317180786585804e+09);
INSERT INTO "events" VALUES('finished-tricks',23,'{"kind":"move","seat":1,"move":"2"}',1.79477317180830812448e+09);
INSERT INTO "events" VALUES('finished-tricks',24,'{"kind":"move","seat":0,"move":"=6"}',1.79477317180868482585e+09);
INSERT INTO "events" VALUES('finished-tricks',25,'{"kind":"move","seat":0,"move":"=4"}',1.79477317180928325657e+09);
INSERT INTO "events" VALUES('finished-tricks',26,'{"kind":"move","seat":1,"move":"=11"}',1.79477317180982303616e+09);
INSERT INTO "events" VALUES('finished-tricks',27,'{"kind":"move","seat":1,"move":"=3"}',1.79477317181038355828e+09);
INSERT INTO "events" VALUES('finished-tricks',28,'{"kind":"move","seat":0,"move":"6"}',1794773171.81088);
INSERT INTO "events" VALUES('finished-tricks',29,'{"kind":"move","seat":1,"move":"1"}',1.79477317181145095822e+09);
INSERT INTO "events" VALUES('finished-tricks',30,'{"kind":"move","seat":1,"move":"5"}',1.79477317181211519243e+09);
INSERT INTO "events" VALUES('finished-tricks',31,'{"kind":"move","seat":0,"move":"=22"}',1.79477317181258702281e+09);
INSERT INTO "events" VALUES('finished-tricks',32,'{"kind":"move","seat":1,"move":"=6"}',1.79477317181309080126e+09);
INSERT INTO "events" VALUES('finished-tricks',33,'{"kind":"move","seat":1,"move":"=66"}',1.79477317181360435487e+09);
INSERT INTO "events" VALUES('finished-tricks',34,'{"kind":"move","seat":0,"move":"23"}',1.79477317181429672247e+09);
INSERT INTO "events" VALUES('finished-tricks',35,'{"kind":"move","seat":1,"move":"6"}',1.79477317181475806238e+09);
INSERT INTO "events" VALUES('finished-tricks',36,'{"kind":"move","seat":0,"move":"2345"}',1.79477317181520581242e+09);
INSERT INTO "events" VALUES('finished-tricks',37,'{"kind":"move","seat":1,"move":"6"}',1.79477317181561112405e+09);
INSERT INTO "events" VALUES('finished-tricks',38,'{"kind":"move","seat":0,"move":"=6"}',1.79477317181605911262e+09);
INSERT INTO "events" VALUES('finished-tricks',39,'{"kind":"move","seat":0,"move":"=1"}',1.79477317181657314302e+09);
INSERT INTO "events" VALUES('finished-tricks',40,'{"kind":"move","seat":1,"move":"=5"}',1.79477317181703901289e+09);
INSERT INTO "events" VALUES('finished-tricks',41,'{"kind":"move","seat":1,"move":"=4"}',1.79477317181759667393e+09);
INSERT INTO "events" VALUES('finished-tricks',42,'{"kind":"move","seat":0,"move":"1"}',1.79477317181813359261e+09);
INSERT INTO "events" VALUES('finished-tricks',43,'{"kind":"move","seat":1,"move":"1"}',1.79477317181858539579e+09);
INSERT INTO "events" VALUES('finished-tricks',44,'{"kind":"move","seat":0,"move":"12"}',1.79477317181900715824e+09);
INSERT INTO "events" VALUES('finished-tricks',45,'{"kind":"move","seat":1,"move":"3"}',1.79477317181946182246e+09);
INSERT INTO "events" VALUES('finished-tricks',46,'{"kind":"move","seat":0,"move":"=5"}',1.79477317181989192958e+09);
INSERT INTO "events" VALUES('finished-tricks',47,'{"kind":"move","seat":1,"move":"=66"}',1.79477317182036018371e+09);
INSERT INTO "events" VALUES('finished-tricks',48,'{"kind":"move","seat":0,"move":"=33"}',1.79477317182083916666e+09);
INSERT INTO "events" VALUES('finished-tricks',49,'{"kind":"move","seat":1,"move":"=22"}',1.794773171821262598e+09);
INSERT INTO "events" VALUES('finished-tricks',50,'{"kind":"move","seat":0,"move":"55"}',1.79477317182175087929e+09);
INSERT INTO "events" VALUES('finished-tricks',51,'{"kind":"move","seat":1,"move":"5"}',1.79477317182226610184e+09);
INSERT INTO "events" VALUES('finished-tricks',52,'{"kind":"move","seat":0,"move":"6"}',1.79477317182270479202e+09);
INSERT INTO "events" VALUES('finished-tricks',53,'{"kind":"move","seat":0,"move":"=2"}',1.79477317182318401329e+09);
INSERT INTO "events" VALUES('finished-tricks',54,'{"kind":"move","seat":0,"move":"=3"}',1.79477317182363295552e+09);
INSERT INTO "events" VALUES('finished-tricks',55,'{"kind":"move","seat":1,"move":"=11"}',1.79477317182412910464e+09);
INSERT INTO "events" VALUES('finished-tricks',56,'{"kind":"move","seat":0,"move":"1"}',1.79477317182455158237e+09);
INSERT INTO "events" VALUES('finished-tricks',57,'{"kind":"move","seat":1,"move":"56"}',1.7947731718249971866e+09);
INSERT INTO "events" VALUES('finished-tricks',58,'{"kind":"move","seat":0,"move":"1"}',1.7947731718256130218e+09);
INSERT INTO "events" VALUES('finished-tricks',59,'{"kind":"move","seat":1,"move":"1"}',1.79477317182620811457e+09);
INSERT INTO "events" VALUES('finished-tricks',60,'{"kind":"move","seat":1,"move":"=55"}',1.79477317182666015627e+09);
INSERT INTO "events" VALUES('finished-tricks',61,'{"kind":"move","seat":0,"move":"=6"}',1.79477317182705926887e+09);
INSERT INTO "events" VALUES('finished-tricks',62,'{"kind":"move","seat":0,"move":"=1"}',1.79477317182749438288e+09);
INSERT INTO "events" VALUES('finished-tricks',63,'{"kind":"move","seat":1,"move":"=5","ends":true}',1794773171.82798);
INSERT INTO "events" VALUES('lobby',0,'{"kind":"open","game":"red7","players":3,"options":{"advanced":true,"actions":false},"aids":true,"listed":false}',1.79477317183507895474e+09);
INSERT INTO "events" VALUES('lobby',1,'{"kind":"sit","seat":0,"player":"ann","name":"Ann"}',1.79477317183561301235e+09);
INSERT INTO "events" VALUES('lobby',2,'{"kind":"bot","seat":1,"bot":"easy"}',1.79477317183639407159e+09);
INSERT INTO "events" VALUES('running-duel',0,'{"kind":"open","game":"duel","players":2,"options":{"first":"random","end_after_flip":true,"deck":"default"},"aids":false,"listed":true}',1.79477317182885646824e+09);
INSERT INTO "events" VALUES('running-duel',1,'{"kind":"sit","seat":0,"player":"ann","name":"Ann"}',1.79477317182936453813e+09);
INSERT INTO "events" VALUES('running-duel',2,'{"kind":"sit","seat":1,"player":"bob","name":"Bob"}',1.7947731718301775456e+09);
INSERT INTO "events" VALUES('running-duel',3,'{"kind":"begin","deal":"GW GB YR YO KO IV IB IR BR GY VG RV GK GB BW VY KI RO GI BO WK IW BV OG BV OB KB RY WR BR IV IB OR RK YI BY YG WY GO GR IR WV OY VO VK GI BY YI OV RV YK VY OI OI WO GR VG","first":1}',1.79477317183099770551e+09);
INSERT INTO "events" VALUES('running-duel',4,'{"kind":"move","seat":1,"move":"b1"}',1.79477317183169031138e+09);
INSERT INTO "events" VALUES('running-duel',5,'{"kind":"move","seat":1,"move":"f1"}',1.79477317183242130287e+09);
INSERT INTO "events" VALUES('running-duel',6,'{"kind":"move","seat":1,"move":"n3"}',1.79477317183309173585e+09);
INSERT INTO "events" VALUES('running-duel',7,'{"kind":"move","seat":1,"move":"end"}',1.79477317183379459376e+09);
INSERT INTO "events" VALUES('running-duel',8,'{"kind":"move","seat":0,"move":"f2"}',1794773171.83441);
CREATE TABLE games (
	table_id VARCHAR(40) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, 
	opened_at FLOAT NOT NULL, 
	begun_at FLOAT, 
	ended_at FLOAT, 
	names TEXT, 
	deadline FLOAT, bots_by VARCHAR(40), waiting_at FLOAT, 
	PRIMARY KEY (table_id)
);
INSERT INTO "games" VALUES('finished-red7','red7',2,'{"advanced": false, "actions": false}',1,0,1.79477317167378902429e+09,1.7947731717865445614e+09,1.79477317178889131553e+09,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES('finished-tricks','tricks',2,'{"first": "random"}',1,0,1.7947731717911250591e+09,1.79477317179456138615e+09,1794773171.82798,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES('lobby','red7',3,'{"advanced": true, "actions": false}',0,0,1.79477317183507895474e+09,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES('running-duel','duel',2,'{"first": "random", "end_after_flip": true, "deck": "default"}',1,0,1.79477317182885646824e+09,1.79477317183099770551e+09,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE people (
	player VARCHAR(40) NOT NULL, 
	face VARCHAR(20) NOT NULL, 
	settings TEXT NOT NULL, 
	last TEXT NOT NULL, 
	PRIMARY KEY (player)
);
INSERT INTO "people" VALUES('ann','fox','{}','{}');
CREATE TABLE puzzle_tries (
	player VARCHAR(40) NOT NULL, 
	puzzle VARCHAR(40) NOT NULL, 
	solved BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (player, puzzle)
);
CREATE TABLE puzzlers (
	player VARCHAR(40) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	solved INTEGER NOT NULL, 
	failed INTEGER NOT NULL, 
	streak INTEGER NOT NULL, 
	longest INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (player, game)
);
CREATE TABLE puzzles (
	puzzle VARCHAR(40) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	tries INTEGER NOT NULL, 
	PRIMARY KEY (puzzle)
);
CREATE TABLE rated (
	table_id VARCHAR(40) NOT NULL, 
	who VARCHAR(60) NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, who)
);
CREATE TABLE ratings (
	game VARCHAR(20) NOT NULL, 
	who VARCHAR(60) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (game, who)
);
CREATE TABLE replays (
	id VARCHAR(40) NOT NULL, 
	body TEXT NOT NULL, 
	at FLOAT NOT NULL, player VARCHAR(40), network VARCHAR(40), size INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "replays" VALUES('old-record','{}',1794773171.0,NULL,NULL,0);
CREATE TABLE settings (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE sittings (
	player VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	at FLOAT NOT NULL, 
	over BOOLEAN NOT NULL, seat INTEGER, place INTEGER, 
	PRIMARY KEY (player, table_id)
);
INSERT INTO "sittings" VALUES('ann','finished-red7',1794773171.78097,1,0,NULL);
INSERT INTO "sittings" VALUES('bob','finished-red7',1.79477317178525519374e+09,1,1,NULL);
INSERT INTO "sittings" VALUES('ann','finished-tricks',1.79477317179234671599e+09,1,0,NULL);
INSERT INTO "sittings" VALUES('bob','finished-tricks',1.79477317179350280757e+09,1,1,NULL);
INSERT INTO "sittings" VALUES('ann','running-duel',1.79477317182936453813e+09,0,0,NULL);
INSERT INTO "sittings" VALUES('bob','running-duel',1.7947731718301775456e+09,0,1,NULL);
INSERT INTO "sittings" VALUES('ann','lobby',1.79477317183561301235e+09,0,0,NULL);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	scopes VARCHAR(60) NOT NULL, 
	at FLOAT NOT NULL, 
	used FLOAT, 
	PRIMARY KEY (hash)
);
CREATE INDEX ix_sittings_table_id ON sittings (table_id);
CREATE INDEX ix_games_deadline ON games (deadline);
CREATE INDEX ix_games_ended ON games (game, ended_at);
CREATE INDEX ix_rated_who ON rated (who, game, at);
CREATE INDEX ix_tokens_player ON tokens (player);
CREATE INDEX ix_games_bots_by ON games (bots_by);
CREATE INDEX ix_replays_player ON replays (player);
CREATE INDEX ix_replays_network ON replays (network);
CREATE INDEX ix_games_waiting_at ON games (waiting_at);
CREATE INDEX ix_daily_kind ON daily (day, kind, share);
COMMIT;
