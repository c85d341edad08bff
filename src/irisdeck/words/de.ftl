### What people read, but for what belongs to one game: that stands in its folder. Names in braces are filled in: cards, numbers, players' names.
### Clauses in brackets lead to the rules; they stay as they are.

## Everywhere

list-or = { $rest } oder { $last }
list-more = { $rest }, { $last }
color-red = Rot
color-orange = Orange
color-yellow = Gelb
color-green = Grün
color-blue = Blau
color-indigo = Indigo
color-violet = Violett
color-light = Licht
color-shade = Schatten
turn-ended = { $name } beendet den Zug
turn-ended-you = Du beendest deinen Zug
# The same as something to do, as hints say it.
do-end-turn = Beende deinen Zug

# Who says what.
someone = { $name }: { $what }

## Levels of bots

level-random = zufällig
level-novice = Neuling
level-easy = leicht
level-greedy = gierig
level-decent = ordentlich
level-medium = mittel
level-expert = Experte
level-strong = stark
level-best = am stärksten

# What bots are called at a table, by their avatar.
bot-mouse = Maus
bot-chick = Küken
bot-cat = Katze
bot-hare = Hase
bot-squirrel = Eichhörnchen
bot-otter = Otter
bot-octopus = Krake
bot-fox = Fuchs
bot-owl = Eule
# One of another package.
bot-robot = Bot
# A bot with its level: "Cat (easy)".
bot-title = { $name } ({ $level })

## Home

home-tagline = Drei Kartenspiele in Regenbogenfarben
home-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
home-players-from = { $least }–{ $most } Personen
home-minutes = etwa { $minutes } Minuten
home-minutes-from = { $least } bis { $most } Minuten
home-age = ab { $years } Jahren
home-play = Jetzt spielen
home-friends = Mit Freunden spielen
home-name = Dein Name
home-against = Gegenüber
home-how-many = Personen
home-running = Laufende Partien
home-to-act = du bist am Zug
home-watch = Zuschauen
home-nothing-to-watch = Gerade spielt niemand öffentlich.
home-more = Spiel sofort gegen eines der Tiere, mit Freunden über einen Link oder mit Leuten, die gerade da sind. Kostenlos und ohne Konto.
home-go = Spielen
home-friends-short = Freunde
home-learn = Lernen
home-options = Optionen
home-now = Gerade wird gespielt
home-close = Schließen
new-more = Du bekommst einen Link für deine Freunde. Freie Plätze können Bots übernehmen.
language = Sprache
rules = Regeln
home = Startseite
try-again = Noch einmal versuchen
menu = Menü

# What somebody is called who has not told a name.
guest = Gast

## You: name, and the code for other devices

you = Profil
you-keep-name = Namen speichern
you-name-kept = Dein Name ist gespeichert.
you-code = Dein Wiederherstellungscode
you-code-more = Mit diesem Code öffnest du auf einem anderen Gerät dein Profil mit all deinen Partien. Wer ihn kennt, kann an deiner Stelle spielen: Zeig ihn niemandem.
you-code-show = Code anzeigen
you-code-renew = Neuen Code holen
you-code-renew-more = Hat ihn jemand gesehen? Mit einem neuen Code gilt der alte nicht mehr; du bleibst überall angemeldet.
you-code-renewed = Dein Wiederherstellungscode ist neu, der alte gilt nicht mehr. Schreib dir den neuen auf.
you-come-back = Wiederherstellungscode von einem anderen Gerät
you-be = Code verwenden
you-are-back = Willkommen zurück. Deine Partien sind da.
you-sign-out = Überall abmelden
you-sign-out-more = Alle anderen Browser und Terminals vergessen, wer du bist, und dein alter Wiederherstellungscode gilt nicht mehr. Dieser Browser bleibt angemeldet und zeigt dir einen neuen Code. Programme behalten ihre Tokens: Widerrufe sie weiter unten.
you-signed-out = Du bist überall sonst abgemeldet. Dein Wiederherstellungscode ist neu: Schreib ihn dir auf.

## Options of a table

option-first = Wer beginnt
option-first-random = zufällig
option-first-you = du
option-listed = Öffentlich: Alle auf diesem Server dürfen zuschauen und freie Plätze einnehmen
table-open = Tisch eröffnen

## The table

table-your-turn = Du bist am Zug
table-turn-of = { $name } ist am Zug
table-turn-of-you = Du bist am Zug
table-waiting = { $count ->
    [one] Warten auf { $count } Person
   *[other] Warten auf { $count } Personen
}
table-ready = Alle sind da: Es kann losgehen!
table-invite = Freunde einladen
table-invite-more = Wer diesen Link hat, kann mitspielen oder zuschauen.
table-invite-only-here = Dieser Server ist nur auf diesem Computer erreichbar; starte ihn mit --host 0.0.0.0, damit andere dazukommen können.
table-copy = Link kopieren
table-qr = Der Link als QR-Code
table-sit = Hier hinsetzen
table-give-to-bot = Diesen Platz einem Bot geben
table-begin = Beginnen
table-empty-seat = freier Platz
table-you = Du
table-undo = Zurücknehmen
table-resign = Aufgeben
table-leave = Platz verlassen
table-rematch = Revanche
table-to-rematch = Zur Revanche
table-back = Zurück zum Tisch
table-whole-log = Alles, was geschah
table-sound = Töne
table-state = Spielstand
table-seats = Plätze
table-tools = Werkzeuge
table-bot-level = Stärke des Bots
table-player = Name
table-score = Punkte
table-winner = Sieg
table-over = Die Partie ist zu Ende
table-away = offline
table-again = Noch einmal spielen
table-log = Was geschah
table-begun = Die Karten sind ausgeteilt
table-undone = { $name } nimmt den letzten Schritt zurück
table-undone-you = Du nimmst den letzten Schritt zurück
table-sat = { $name } setzt sich
table-sat-you = Du setzt dich
table-left = { $name } verlässt den Tisch
table-left-you = Du verlässt den Tisch
table-resigned = { $name } gibt auf
table-resigned-you = Du gibst auf
table-bot = { $name } nimmt Platz
table-won = { $name } gewinnt
table-won-you = Du gewinnst
table-shared = Geteilter Sieg: { $names }
table-record = Aufzeichnung herunterladen
table-offline = Verbindung verloren. Neuer Versuch…
table-watching = Du schaust zu
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
table-your-hand = Deine Hand
table-hidden-card = eine verdeckte Karte
table-deck = Deck
table-end-turn = Zug beenden
table-round = Runde { $round }
# Before a move that is most likely a mistake; { $warning } is a sentence.

## What cannot be

refused-not-understood = Das wurde nicht verstanden.
refused-no-such-bot = Diesen Bot gibt es nicht.
refused-too-many-bot-tables = Du hast heute viele Partien mit Bots begonnen, die noch laufen. Spiele erst eine zu Ende oder gib sie auf, oder komm morgen wieder.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-seat-taken = Auf diesem Platz sitzt schon { $name }.
refused-seat-kept = Die Partie läuft: Dieser Platz bleibt für { $name } frei. Bis dahin kann hier ein Bot spielen.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-seats-empty = { $count ->
    [one] Noch { $count } Platz ist frei.
   *[other] Noch { $count } Plätze sind frei.
}
refused-already-begun = Die Partie hat schon begonnen.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-game-over = Die Partie ist zu Ende.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-not-your-turn = Du bist nicht am Zug.
refused-stale = Der Tisch hat sich inzwischen verändert. Schau noch einmal hin.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen: Der Zug hat gerade erst begonnen, oder etwas wurde aufgedeckt.
refused-no-cards = Wähle zuerst die Karten aus.
refused-no-combo = Das ist keine Kombination: Spiele eine Karte, gleiche Karten oder eine Folge.
refused-rematch-begun = Die Revanche hat schon begonnen.
refused-no-such-code = Dieser Code ist hier nicht bekannt. Prüf jedes Zeichen.
refused-illegal = { $move } geht nicht. { $why }
refused-name-missing = Bitte gib deinen Namen ein.
refused-name-too-long = { $most ->
    [one] Ein Name hat höchstens { $most } Zeichen.
   *[other] Ein Name hat höchstens { $most } Zeichen.
}
refused-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
refused-no-such-page = Diese Seite gibt es nicht.
refused-no-such-game = Dieses Spiel gibt es nicht, oder nicht mit diesen Einstellungen.
refused-stale-page = Diese Seite ist veraltet. Lade sie neu.
refused-too-fast = Zu viele Anfragen. Warte einen Moment.
refused-failed = Hier ist etwas schiefgegangen. Nichts hat sich geändert; versuch es gleich noch einmal.

## Names put together

# A card, as a screen reader says it: "red 7".
card-red = rote { $number }
card-orange = orangefarbene { $number }
card-yellow = gelbe { $number }
card-green = grüne { $number }
card-blue = blaue { $number }
card-indigo = indigofarbene { $number }
card-violet = violette { $number }
# One of several bots of a kind: "Cat 2".
numbered = { $name } { $number }

## Time

clock = Zeit
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] { $days } Tag { $hours } h
   *[other] { $days } Tage { $hours } h
}
length-seconds = { $seconds } s
length-minutes = { $minutes } min
length-hours = { $hours } h
length-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
clock-per-move = Zeit für jeden Schritt
clock-per-game = Zeit für die ganze Partie
clock-none = unbegrenzt
clock-after = Wenn die Zeit um ist
clock-terms-move = { $span } für jeden Schritt
clock-terms-game = { $span } für die ganze Partie
clock-choose-bot = ein Bot macht den Schritt
clock-choose-loss = die Partie ist verloren
clock-then-bot = Wenn die Zeit um ist, macht ein Bot den Schritt.
clock-then-loss = Wenn die Zeit um ist, ist die Partie verloren.
clock-bot-moved = { $name }: Zeit abgelaufen, ein Bot macht den Schritt
clock-bot-moved-you = Deine Zeit ist abgelaufen, ein Bot macht den Schritt
clock-lost = { $name } verliert durch Zeitüberschreitung
clock-lost-you = Du verlierst durch Zeitüberschreitung
clock-left-move = Dieser Schritt
clock-left-game = Ganze Partie
refused-time-up = Deine Zeit ist um.
table-notify = Bescheid sagen, wenn ich am Zug bin

## Ratings and history

option-rated = Gewertet: Die Partie ändert die Wertungen aller, die mitspielen; nicht zusammen mit Tipps
table-rated = gewertet
table-hints = Tipps erlaubt, darum nicht gewertet
ratings = Rangliste
ratings-more = Aus gewerteten Partien. Bots haben eine Wertung je Stärke, und auch der Platz am Tisch zählt. Eine Wertung in Klammern ist noch eine Schätzung.
ratings-empty = Dieses Spiel hat noch niemand gewertet gespielt. Mach den Anfang: Eröffne einen Tisch und kreuze „Gewertet“ an.
ratings-rank = Rang
ratings-rating = Wertung
ratings-games = Partien
ratings-plot = Deine Wertung: { $game }
ratings-plot-told = { $games ->
    [one] Nach { $games } gewerteten Partie: { $last }.
   *[other] Von { $first } auf { $last } in { $games } gewerteten Partien.
}
history = Deine Partien
history-empty = Keine passende beendete Partie. Spiel eine!
history-game = Spiel
history-all = alle
history-result = Ergebnis
history-won = gewonnen
history-lost = verloren
history-placed = Platz { $place } von { $players }
history-unknown = beendet
history-against = Gegen
history-when = Wann
history-rated-only = nur gewertete Partien
history-show = Anzeigen
history-older = Ältere Partien
history-newest = Neueste Partien

## Lektionen

lesson = Lektion
lesson-step = Schritt { $step } von { $steps }
# The bot of lessons, as a name.
lesson-coach = Coach
lesson-learn = Spielen lernen
lesson-go-on = Lektion fortsetzen
lesson-continue = Weiter
lesson-again = Lektion neu beginnen
lesson-stop = Lektion abbrechen
lesson-over = Die Lektion ist zu Ende
lesson-stopped = Die Lektion ist abgebrochen. Du kannst sie jederzeit neu beginnen.
lesson-real = Jetzt eine richtige Partie spielen
lesson-offer = Deine erste Partie? Eine kurze Lektion zeigt dir, wie es geht.
lesson-to = Zur Lektion
lesson-no = Nein, danke
lesson-tried = Nur probiert: { $what }
refused-in-lesson = Das geht in einer Lektion nicht.
refused-no-such-lesson = Diese Lektion gibt es nicht.
refused-lesson-read-on = Lies zuerst, und drück dann auf „{ lesson-continue }“.
refused-lesson-not-now = Noch nicht. { $task }

## Replays

replays = Partien nachspielen
replay = Nachspielen
replay-watch = Partie nachspielen
replay-seat = Platz { $number }
replay-unfinished = Hier endet die Aufzeichnung; die Partie ist nicht zu Ende
replay-at = Schritt { $at } von { $moves }
replay-open = Alle Karten offen
# Before the names of the players and "All hands open".
replay-seen-by = Gesehen von:
replay-hand = Hand: { $name }
replay-next = Nächste Karte: { $name }
replay-score-pile = Punktestapel: { $name }
replay-face-down = Verdeckter Stapel
replay-controls = Steuerung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-move = Schritt
replay-speed = Tempo
replay-slow = langsam
replay-normal = normal
replay-fast = schnell
replay-go = Dorthin
replay-moves = Schritte
replay-keys = Tasten: ← und → gehen einen Schritt zurück oder weiter, Pos1 und Ende an den Anfang oder ans Ende, die Leertaste spielt ab und hält an.
replay-copy = Link zu dieser Stellung kopieren
replay-other-games = Andere Partien dieser Datei
replay-open-record = Aufgezeichnete Partie öffnen
replay-open-more = Eine Aufzeichnung ist eine Datei, die hier nach einer Partie heruntergeladen oder von der Kommandozeile geschrieben wurde. Jeder Schritt darin wird geprüft. Dann kannst du die Partie Schritt für Schritt nachspielen.
replay-kept-more = Wer den Link hat, kann das auch. Eine Aufzeichnung wird 90 Tage aufbewahrt, nachdem sie zuletzt geöffnet wurde.
replay-file = Datei mit Aufzeichnungen
replay-file-more = Eine Partie pro Zeile, höchstens 1 MB.
replay-paste = Oder eine Aufzeichnung einfügen
replay-open-now = Prüfen und öffnen
replay-choose = Welche Partie?
replay-length = { $moves ->
    [one] { $moves } Schritt
   *[other] { $moves } Schritte
}
refused-no-such-move = { $moves ->
    [one] Diese Partie hat nur { $moves } Schritt.
   *[other] Diese Partie hat nur { $moves } Schritte.
}
# { $why } is the sentence of the command line, in English.
refused-wrong-record = Zeile { $line }: { $why }.
refused-no-record = Wähle eine Datei aus oder füge eine Aufzeichnung ein.
refused-record-quota = Du hast so viele Aufzeichnungen geöffnet, dass keine weitere aufbewahrt werden kann. Was niemand öffnet, wird nach 90 Tagen gelöscht.
refused-empty-file = Die Datei ist leer.
refused-too-large = Das ist zu groß: Eine Datei darf höchstens 1 MB haben.

## Programs

programs = Programme
programs-more = Auch Programme können hier spielen, deine oder die anderer. Mit einem Token handeln sie an deiner Stelle oder unter eigenem Namen.
programs-how = Wie Programme mit diesem Server sprechen
programs-called = Name des Programms
programs-may = Was es darf
programs-make = Token erstellen
programs-made = Das Token von { $name } wird nur dieses eine Mal gezeigt. Wer es hat, darf alles, was du angekreuzt hast: Zeig es niemandem.
programs-used = Zuletzt benutzt:
programs-unused = Nie benutzt
programs-revoke = Widerrufen
programs-revoked = Das Token ist widerrufen: Kein Programm kommt mehr damit herein.
programs-invite = Oder eines deiner Programme:
programs-seat = Platz nehmen lassen
# A program at the table that plays under its own name.
program-name = 🤖 { $name } (Programm)
scope-read = Tische, Partien und Aufzeichnungen sehen
scope-play = Platz nehmen und spielen
scope-open = Tische eröffnen
scope-bot = Unter eigenem Namen spielen, als Programm gekennzeichnet
api-title = Für Programme
api-intro = Ein Programm bekommt von dir ein Token und schickt es mit jeder Anfrage mit. Erstelle eines in deinem Profil:
api-errors = Eine abgelehnte Anfrage wird mit einem Fehlernamen für das Programm und einem Satz in der gewünschten Sprache (Accept-Language) beantwortet; geändert hat sich dann nichts.
api-document = Die ganze Beschreibung für Maschinen (OpenAPI):
api-scopes = Was Token dürfen
api-doors = Anfragen
api-english = Die Beschreibungen sind auf Englisch.
api-scope = Braucht
api-body = Inhalt
api-refusals = Ablehnungen
api-bodies = Inhalte
refused-token-missing = Dafür braucht es ein Token: Erstelle eines in deinem Profil und schick es als „Authorization: Bearer“ mit.
refused-token-unknown = Dieses Token ist hier nicht bekannt. Vielleicht wurde es widerrufen.
refused-scope-missing = Dieses Token darf das nicht: Ihm fehlt „{ $scope }“.
refused-no-scope = Kreuze an, was das Programm darf.
refused-program-nameless = Gib dem Programm einen Namen.
refused-too-many-tokens = { $most ->
    [one] Du kannst höchstens { $most } Token haben. Widerrufe zuerst eines.
   *[other] Du kannst höchstens { $most } Token haben. Widerrufe zuerst eines.
}
refused-no-such-program = Ein solches Programm hast du nicht.
refused-no-free-seat = Kein Platz ist frei.
refused-wrong-request = Das wurde nicht verstanden: { $why }.
refused-too-long = Das ist zu lang.

## Courtesy and hints

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-one-moment = Einen Moment, bitte.
phrase-must-go = Ich muss los.
phrase-take-your-time = Lass dir Zeit.
phrase-good-game = Schöne Partie!
phrase-oops = Hoppla!
# Reactions: what the signs 👏 🙂 😮 🤔 ❤️ 🎉 are called.
reaction-applause = Applaus
reaction-smile = Lächeln
reaction-surprise = Staunen
reaction-pondering = hm
reaction-heart = Herz
reaction-joy = Hurra
reaction = { $sign } { $words }
talk = Etwas sagen
talk-phrases = Sätze
talk-reactions = Reaktionen
talk-mute = Stummschalten
talk-mute-all = alle
talk-mute-at-you = Alle stummschalten: auf der Seite „Profil“
you-talk = Was andere sagen
you-quiet = Zeig mir an keinem Tisch Sätze und Reaktionen
you-keep = Speichern
you-kept = Das ist gespeichert.

asks = Für dich zu entscheiden
# Somebody for whom a bot plays just now.
stand-in-name = { $name } (Bot)
stand-in-absent = { $name } ist schon eine Weile weg.
stand-in-vote = Einen Bot für { $name } spielen lassen, bis { $name } zurück ist
stand-in-votes = Stimmen: { $given } von { $needed }
stand-in-waiting = Du hast abgestimmt.
stand-in-voted = { $name } würde einen Bot für { $other } spielen lassen
stand-in-voted-you = Du würdest einen Bot für { $other } spielen lassen
stand-in-begun = Für { $name } spielt jetzt ein Bot
stand-in-begun-you = Für dich spielt jetzt ein Bot
stand-in-over = { $name } ist zurück
stand-in-over-you = Du bist zurück
stand-in-you = Ein Bot spielt für dich.
stand-in-back = Ich bin zurück
offer-end = Vorschlagen, die Partie zu beenden
offer-end-more = Die Partie endet ohne Sieg, wenn alle zustimmen.
offer-made = { $name } schlägt vor, die Partie ohne Sieg zu beenden
offer-made-you = Du schlägst vor, die Partie ohne Sieg zu beenden
offer-accept = Zustimmen
offer-decline = Weiterspielen
offer-waiting = Die anderen haben noch nicht geantwortet.
offer-accepted = { $name } stimmt dem Ende der Partie zu
offer-accepted-you = Du stimmst dem Ende der Partie zu
offer-declined = { $name } möchte weiterspielen
offer-declined-you = Du möchtest weiterspielen
offer-agreed = Alle haben dem Ende der Partie zugestimmt: Niemand gewinnt

option-hints = Tipps: Am Zug darfst du den stärksten Bot fragen
hint = Tipp
hint-thinking = Denkt nach…
hint-title = Was der stärkste Bot meint
hint-chance = Gewinnchance je Schritt
hint-share = Anteil der Mitspielenden, die du damit hinter dir lässt
hint-percent = { $chance } % ± { $error }
hint-untried = nicht versucht
hint-about = { $chance } %
hint-below = unter { $chance } %
hint-above = über { $chance } %
hint-sure-win = gewinnt sicher
hint-sure-draw = endet sicher unentschieden
hint-sure-loss = verliert sicher
hint-hardly = kaum versucht
hint-as-good = { $chance }, vielleicht ebenso gut
hint-best = bester
hint-says = Tipp: { $move }
hint-more = Die übrigen Schritte
hint-close = Tipp schließen
hint-failed = Der Bot hat hier keinen Tipp für dich.
hint-asked = { $name } hat um einen Tipp gebeten
hint-asked-you = Du hast um einen Tipp gebeten

refused-no-such-phrase = Diesen Satz gibt es nicht.
refused-said-enough = { $most ->
    [one] Du hast seit dem letzten Schritt schon { $most } Satz gesagt. Warte auf den nächsten Schritt.
   *[other] Du hast seit dem letzten Schritt schon { $most } Sätze gesagt. Warte auf den nächsten Schritt.
}
refused-not-away = { $name } ist noch nicht lange weg.
refused-already-voted = Du hast schon abgestimmt. Die anderen sind noch an der Reihe.
refused-stood-in = Ein Bot spielt für dich. Sag zuerst, dass du zurück bist.
refused-not-stood-in = Niemand spielt an deiner Stelle.
refused-offer-open = Es liegt schon ein Vorschlag vor, die Partie zu beenden.
refused-offered-lately = { $moves ->
    [one] Das hast du erst vorgeschlagen. Nach { $moves } weiteren Schritt geht es wieder.
   *[other] Das hast du erst vorgeschlagen. Nach { $moves } weiteren Schritten geht es wieder.
}
refused-bots-play-on = In einer gewerteten Partie spielen Bots weiter. Du kannst aufgeben.
refused-no-offer = Es gibt keinen Vorschlag, auf den du antworten könntest.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-rated-with-hints = Eine Partie mit Tipps kann nicht gewertet werden. Wähle eines von beiden.
refused-too-many-hints = Du hast schon um viele Tipps gebeten. Warte einen Moment.

## The table in the terminal

tui-too-small = Dieses Fenster ist zu klein: Ein Spielfeld braucht { $width } Spalten und { $height } Zeilen, hier sind es { $is_width } und { $is_height }. Nichts ist verloren: Mach das Fenster größer, dann geht es weiter.
tui-curtain = Am Zug: { $name }
tui-curtain-more = Niemand sonst sollte jetzt auf den Bildschirm schauen. Nach dem Tastendruck werden die Karten gezeigt.
tui-uncover = Meine Karten zeigen
tui-leave = Gehen
tui-quit = Ende
tui-back = Zurück
tui-take = OK
tui-other-card = andere Karte
tui-pick = wählen
tui-unpick = abwählen
tui-next-combo = nächste Kombi
tui-more = Mehr
tui-strip = Führung
tui-log = Verlauf
tui-careful = { $warning } Drück noch einmal { $key }, um es trotzdem zu tun.
tui-change = ändern
tui-next = nächste Zeile
tui-line = Zeile
tui-page = Seite
tui-ends = Anfang, Ende
tui-new-game = Neue Partie
tui-delete = Löschen
tui-delete-more = Drück noch einmal x, um diese Partie endgültig zu löschen.
tui-seat = Platz { $number }
tui-player = Person { $number }
tui-bot = Bot
tui-is-person = jemand an diesem Bildschirm
tui-is-friend = wer den Link hat
tui-on = ja
tui-off = nein
tui-server = Auf einem Server spielen
tui-server-more = mit Freunden in der Ferne
tui-server-ask = Die Adresse eines Servers oder der Link einer Einladung
tui-server-as = Du bist hier { $name }
tui-server-code = Dein Wiederherstellungscode: { $code }. Mit ihm öffnest du im Browser dein Profil mit all deinen Partien. Zeig ihn niemandem.
tui-code = Mein Code
tui-other-code = Anderer Code
tui-invite = Wer diesen Link hat, kann mitspielen oder zuschauen: { $link }
tui-reading = Der Server wird gefragt…
tui-refresh = Neu laden
tui-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
tui-replays-more = Partien, die du gespielt hast, und Dateien mit Aufzeichnungen
tui-file-more = Wo die Datei liegt: eine Partie pro Zeile
tui-jump = Zu welchem Schritt?
tui-seen-by = andere Sicht
tui-kept = { $games ->
    [one] { $games } unbeendete Partie ist gespeichert: Mit „irisdeck tui“ geht sie weiter.
   *[other] { $games } unbeendete Partien sind gespeichert: Mit „irisdeck tui“ gehen sie weiter.
}
tui-speed = Tempo
tui-speed-calm = ruhig
tui-speed-normal = normal
tui-speed-instant = sofort
tui-resign-sure = Willst du wirklich aufgeben?
refused-cannot-keep = Das lässt sich nicht auf die Festplatte schreiben: { $why }. Nichts hat sich geändert.
refused-cannot-read = Diese Datei lässt sich nicht lesen: { $why }.
refused-open-elsewhere = Diese Partie ist in einem anderen Fenster geöffnet.

## At the prompt

# Eine Zeile, die damit beginnt, wovon sie handelt: „Deine Hand: R7, G4“.
line-label = { $label }: { $values }
line-list = { $before }; { $after }
line-which-game = Welches Spiel?
line-yes = ja
line-no = nein
line-no-choice = { $text } steht nicht zur Auswahl.
line-help = ? zeigt die Hilfe.
line-help-intro = Tippe einen Schritt oder eines der Wörter unten.
# Hinter den Wörtern, die man tippen kann: „undo, u: …“.
line-help-help = diese Hilfe
line-help-moves = alle Schritte, die du machen kannst, in Worten
line-help-board = noch einmal der Tisch
line-help-rules = die Regeln; die Nummer eines Absatzes, etwa { $clause }, zeigt ihn allein
line-help-undo = einen Schritt dieses Zuges zurücknehmen, der nichts aufgedeckt hat
line-help-quit = die Partie verlassen
line-careful = { $warning } Tippe noch einmal { $move }, um es trotzdem zu tun.
line-undone = Der letzte Schritt ist zurückgenommen.
line-farewell = Die Partie endet hier.
line-game = Partie { $number }
line-winner = Sieg: { $name }
line-to-act = Am Zug: { $name }
line-replay-help = Die Eingabetaste geht weiter, b einen Schritt zurück, eine Zahl zu diesem Schritt, a weiter bis ans Ende der Partie, q hört auf.
refused-no-such-clause = Einen Absatz { $clause } haben die Regeln nicht.

## Servers, from the terminal

# Was ein Server sagt, schon in der Sprache der Lesenden.
refused-remote-told = { $words }
refused-remote-no-link = { $link } ist keine Adresse eines Servers oder Tisches. Schreib sie wie localhost:8000 oder füge den Link eines Tisches ein.
refused-remote-no-host = Einen Rechner namens { $host } gibt es nicht. Prüf die Adresse und ob du online bist.
refused-remote-closed = Unter { $address } antwortet niemand. Prüf die Adresse und ob der Server läuft.
refused-remote-timeout = { $address } antwortet nicht rechtzeitig. Versuch es gleich noch einmal.
refused-remote-no-irisdeck = Unter { $address } gibt es kein Irisdeck. Prüf die Adresse.
refused-remote-too-old = Das Irisdeck unter { $address } ist dafür zu alt. Spiel dort im Browser oder bitte die Betreiber, es zu aktualisieren.
refused-remote-no-tls = Zu { $address } gibt es keine sichere Verbindung: Das Zertifikat wird nicht anerkannt, oder der Server spricht nur http://.
refused-remote-moved = Dieser Server ist jetzt unter { $address }. Nimm diese Adresse.
refused-remote-away = Der Server unter { $address } ist gerade nicht erreichbar. Versuch es gleich noch einmal.
refused-remote-lost = Die Verbindung zu { $address } ist abgebrochen. Versuch es gleich noch einmal.
refused-remote-unsure = Die Verbindung ist abgebrochen, bevor der Server geantwortet hat: Vielleicht ist es geschehen, vielleicht nicht. Sieh nach, bevor du es noch einmal versuchst.
refused-remote-proxy = Der Proxy aus deinen Einstellungen lässt sich nicht verwenden. Prüf HTTP_PROXY, HTTPS_PROXY und ALL_PROXY.

## Draws

history-draw = unentschieden

## Who begins

# The answer where two play.
option-first-other = die andere Person
# Behind the seat that begins, before the cards are dealt.
table-first-turn = erster Zug
## When something fails

table-not-saved = Ein Zug kann gerade nicht gespeichert werden. Der Server versucht es weiter.
refused-newer-table = Der Server wurde aktualisiert, und diese Seite kommt noch von der alten Version. Lade sie gleich neu.

## How long the others wait

patience-choose = Ohne Zeitlimit: wie lange man wartet, bis ein Bot für jemanden spielen darf, der weg ist
patience-terms = Ist jemand länger als { $span } weg, dürfen die anderen einen Bot spielen lassen, bis die Person zurück ist.
refused-clock-decides = An diesem Tisch gibt es ein Zeitlimit. Es entscheidet, abgestimmt wird nicht.

# Handling cards

table-skip = Zu deinen Karten springen
table-resign-sure = Dieses Spiel aufgeben? Dann gewinnen die anderen.
sure-yes = Ja, so machen
sure-no = Zurück
keys = Tasten
keys-arrows = ← →
keys-arrows-more = Eine Karte wählen
keys-digits = 1 – 9
keys-digits-more = Die erste Karte wählen, die zweite …
keys-enter = ↑ ↓, Enter
keys-enter-more = Wählen, was du mit ihr tust, und es tun
keys-letters = E, P
keys-letters-more = Zug beenden, spielen oder passen
keys-escape = Esc
keys-escape-more = Die Karte zurückstecken
keys-undo = U
keys-undo-more = Zurücknehmen
keys-hint = H
keys-hint-more = Tipp, wo der Tisch ihn erlaubt
keys-help = ?
keys-help-more = Diese Liste zeigen oder verbergen

## Avatars and settings

face = Dein Avatar
face-person = Person
face-bear = Bär
face-frog = Frosch
face-raven = Rabe
face-deer = Hirsch
face-hedgehog = Igel
face-panda = Panda
face-penguin = Pinguin
face-turtle = Schildkröte
face-bee = Biene
face-whale = Wal
face-unicorn = Einhorn
settings = Einstellungen
settings-more = Sie gelten auf jedem Gerät, auf dem du deinen Wiederherstellungscode verwendest.
setting-sound = Ton
setting-sound-on = an
setting-sound-off = aus
setting-speed = Tempo der Karten
setting-speed-calm = ruhig
setting-speed-normal = normal
setting-speed-fast = schnell
setting-speed-instant = sofort
setting-theme = Farbschema
setting-theme-system = wie auf diesem Gerät
setting-theme-light = hell
setting-theme-dark = dunkel
setting-size = Größe der Karten
setting-size-small = klein
setting-size-normal = normal
setting-size-large = groß
setting-palette = Farben
setting-palette-normal = üblich
setting-palette-deuteranopia = bei Grünblindheit (Deuteranopie)
setting-palette-protanopia = bei Rotblindheit (Protanopie)
setting-palette-tritanopia = bei Blaublindheit (Tritanopie)
setting-palette-monochrome = Graustufen
setting-confirm = Vor einem Zug nachfragen, der verliert
setting-confirm-on = ja
setting-confirm-off = nein

## Finding an opponent, and invitations

opponent-find = Mitspielende finden
opponent-find-more = Du setzt dich zu jemandem, der wartet, oder dein Tisch steht hier, bis jemand kommt.
opponent-tables = Hier wird noch jemand gesucht
opponent-sit = Hinsetzen
opponent-waiting = Dein Tisch steht auf der Startseite. Das Spiel beginnt, sobald alle Plätze besetzt sind.
invite-by = { $name } lädt dich ein: { $game }
round-tap = Tippen, um weiterzuspielen
## The end of a game

end-won = Gut gespielt!
end-won-close = Um Haaresbreite!
end-won-given = Die Partie gehört dir
end-lost = Gut gekämpft
end-lost-close = Ganz knapp
end-lost-given = Ein andermal wieder
end-lost-time = Die Uhr war schneller
end-drawn = Gleichauf bis zum Schluss
end-agreed = Als Freunde auseinandergegangen
end-watched = Eine schöne Partie
end-turning = { $name } ging mit Schritt { $at } endgültig in Führung
end-turning-you = Du gingst mit Schritt { $at } endgültig in Führung
end-see-turning = Zum Wendepunkt
end-share = Teilen
end-rounds = Runde für Runde
end-result = Das Ergebnis
end-look = Den Tisch ansehen

## Ohne Server

curtain-more = Gib das Gerät weiter. Sonst sollte jetzt niemand darauf schauen.
together = An einem Gerät spielen
together-short = Zusammen
together-more = Alle spielen an diesem Gerät. Zwischen den Zügen verdeckt ein Vorhang die Karten.
together-who = Wer hier spielt
together-person = ein Mensch
together-name = Name
tally = Deine Partien gegen Bots
device = Deine Partien in diesem Browser
device-kept = Alle Partien bleiben in diesem Browser, auch wenn du ihn schließt. Wer seine Daten löscht, löscht auch sie: exportiere sie ab und zu.
device-unpromised = Alle Partien bleiben in diesem Browser, aber er hat nicht versprochen, sie für immer zu behalten: ein privates Fenster vergisst sie, wenn du es schließt, und wenn der Platz knapp wird, kann er sie löschen. Exportiere sie ab und zu.
device-not-kept = Dieser Browser behält nichts, wie in einem privaten Fenster. Exportiere deine Partien, bevor du ihn schließt.
device-export = Alle Partien exportieren
device-import = Partien importieren
device-import-more = Eine Datei, die hier oder auf einem anderen Gerät exportiert wurde. Partien, die schon hier sind, bleiben, wie sie sind.
device-import-now = Importieren
device-loaded = { $games ->
    [0] Keine Partie in dieser Datei ist neu.
    [one] { $games } Partie wurde importiert.
   *[other] { $games } Partien wurden importiert.
}
device-forget = Alles löschen
device-forget-sure = Alle Partien und Einstellungen in diesem Browser endgültig löschen
device-forgotten = Alles wurde gelöscht.
refused-no-games-file = Das ist keine Datei mit exportierten Partien. Nichts hat sich geändert.
server = Was einen Server braucht
server-needed = Freunde in der Ferne, Wertungen und Zuschauen brauchen einen Server.
server-how = Wie du einen bekommst
server-get = Wer Irisdeck auf einem Computer hat, startet einen Server mit einem Befehl, für Freunde zu Hause oder in aller Welt:
server-carry = Beendete Partien lassen sich auf einen Server und zurück mitnehmen: speichere hier die Aufzeichnung einer Partie und öffne sie dort.
offline = Ohne Internet
offline-home = Spiel sofort gegen eines der Tiere oder mit allen, die neben dir sitzen. Kostenlos, ohne Konto und ohne Internet.
offline-play = Offline spielen
offline-more = Ab deinem zweiten Besuch funktioniert Irisdeck ohne Internet. Installiert öffnet es sich wie jede andere App.
offline-install = Installieren
boot-loading = Die Spiele werden geladen …
boot-wait = Es geht los, sobald alles da ist.
boot-old = Dieser Browser ist zu alt, um ohne Server zu spielen: ihm fehlen WebAssembly oder Module. Bitte aktualisiere ihn oder nimm einen anderen.
boot-download = Nicht alles konnte geladen werden. Bist du online? Was schon da ist, wird nicht noch einmal geladen.
boot-failed = Etwas ist schiefgegangen. Kein Zug, den du gemacht hast, ist verloren.
boot-not-kept = Dieser Browser behält hier nichts: was du jetzt spielst, ist weg, wenn du die Seite schließt.
boot-scripts = Um hier zu spielen, braucht es Skripte.
boot-new = Eine neue Version ist da.
boot-new-now = Jetzt verwenden
boot-again = Noch einmal laden
# Why a move cannot be kept: it stands in refused-cannot-keep.
storage-full = der Speicher dieses Browsers ist voll
storage-failed = dieser Browser speichert gerade nichts

## Puzzles

puzzle = Rätsel
puzzles = Rätsel
puzzles-more = Stellungen aus Partien von Bots, in denen ein Schritt viel besser ist als alle anderen. Du siehst, was man am Tisch gesehen hat: Mit Glück ist hier nichts zu lösen.
puzzles-start = Rätsel lösen
puzzle-find = Finde den Schritt, der viel besser ist als alle anderen
puzzle-solved = Richtig, das ist er!
puzzle-wrong = Das ist er nicht: Es gibt einen viel besseren Schritt. Versuch es noch einmal, oder lass ihn dir zeigen.
puzzle-shown = Dieser Schritt war gesucht.
puzzle-known = Dieses Rätsel kennst du schon, deshalb zählt es nicht mehr.
puzzle-all-solved = Du hast alle Rätsel dieses Spiels gelöst. Sie kommen wieder, zählen aber nicht mehr.
puzzle-tempting = verlockend
puzzle-theme = Worum es geht
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-level = Stufe { $points }
puzzle-rating = Deine Stufe: { $points }
puzzle-streak = { $count ->
    [0] Gerade keine Serie
    [one] { $count } in Folge
    *[other] { $count } in Folge
}
puzzle-longest = Längste Serie: { $count }
puzzle-count = Gelöst: { $solved } von { $tried }
line-puzzle-help = Tippe einen Schritt oder # und seine Nummer. Außerdem: hint (Tipp), show (Lösung), next (nächstes Rätsel), board (Tisch), quit (Ende); oder ihre ersten Buchstaben.
refused-no-such-puzzle = Dieses Rätsel gibt es nicht.
refused-no-puzzles = Für dieses Spiel gibt es keine Rätsel.
refused-progress-not-kept = Dein Fortschritt lässt sich nicht auf die Festplatte schreiben: { $why }. Er bleibt erhalten, bis du das Programm beendest, und wird mit dem nächsten Rätsel geschrieben.
## Analyse an der Eingabe und im Terminal

line-analyze = Tippe a, damit sich der stärkste Bot deine Entscheidungen ansieht, oder beende mit Enter.
line-analysis-legend = Jede Zeile: der Zug, wer ihn gemacht hat, dessen Chance in Prozent davor und danach, was er in Punkten gekostet hat, und was besser war.
line-analysis-ranked = Die Chance ist der Anteil der anderen, die man hinter sich lässt.
line-analysis-fair = Glück ist, was Karten bewirkt haben, Können, was Entscheidungen bewirkt haben; zusammen ergeben sie das Ergebnis. Oft gewinnt, wer mehr Glück hat: eine Partie sagt wenig darüber, wer besser spielt.
line-better = besser
line-luck-deal = Glück beim Geben
line-luck-drawn = Glück beim Ziehen
line-luck-uncovered = Glück beim Aufdecken
line-luck-held = Glück mit dem, was andere halten
line-account = { $initial } am Anfang, { $luck } durch Glück, { $own } durch eigene Entscheidungen, { $others } durch die der anderen: { $result } am Ende
line-adjusted = Mit durchschnittlichem Glück: { $share }
line-error-rate = { $choices ->
    [one] { $rate } Punkte bei der einzigen echten Entscheidung verloren
   *[other] im Schnitt { $rate } Punkte bei { $choices } echten Entscheidungen verloren
}
line-no-real-choice = Es gab keine echte Entscheidung.
line-grade-outstanding = herausragend
line-grade-strong = stark
line-grade-good = gut
line-grade-fair = ordentlich
line-grade-learning = noch am Lernen
line-costliest = Teuerste Entscheidungen:
tui-analyze = analysieren
tui-analysis = Analyse
tui-analysis-running = Entscheidungen beurteilt: { $done } von { $moves }
tui-analysis-stopped = Die Analyse wurde angehalten.
tui-analysis-stop = Analyse anhalten
tui-analysis-moves = Liste der Züge
tui-analysis-open = Mit offenen Karten
tui-find = einen besseren Zug finden
tui-find-ask = Was hättest du gespielt? Wähle einen besseren Zug.
tui-find-best = Ja, das ist der beste Zug!
tui-find-good = Ja, das ist so gut wie der beste Zug.
tui-find-same = Das wurde gespielt. Es gibt etwas Besseres.
tui-find-wrong = Dieser nicht. Es gibt etwas Besseres.
tui-find-none = Keine Entscheidung hat 2 Punkte oder mehr gekostet. Gut gespielt!
tui-find-show = zeig es mir
## The analysis of a game

analysis = Analyse
analysis-analyze = Analysieren
analysis-all = Alle
analysis-back = Zurück zur Partie
analysis-step = Durch die Partie gehen
analysis-whose = Wessen Entscheidungen:
analysis-progress = Wie weit die Analyse ist
analysis-waiting = Dein Platz in der Warteschlange: { $place }
analysis-running = Beurteilte Entscheidungen: { $done } von { $moves }
analysis-fills = Die Seite füllt sich nach und nach. Du kannst gehen und später wiederkommen.
analysis-cancel = Abbrechen
analysis-failed = Die Analyse ist fehlgeschlagen. Bitte versuch es noch einmal.
analysis-more = Der stärkste Bot sieht sich jede Entscheidung noch einmal an: was sie wert war, was besser gewesen wäre und wie viel vom Ergebnis Glück war.
analysis-find = Finde etwas Besseres
analysis-find-yours = Diese Entscheidungen haben dich am meisten gekostet. Versuch es noch einmal, mit den Karten, wie du sie gesehen hast.
analysis-find-theirs = Diese Entscheidungen haben am meisten gekostet. Versuch es noch einmal, mit den Karten, wie sie an diesem Platz zu sehen waren.
analysis-find-later = Teure Entscheidungen erscheinen hier, sobald sie beurteilt sind.
analysis-find-none = Keine deiner Entscheidungen hat 2 Punkte oder mehr gekostet. Gut gespielt!
analysis-find-none-theirs = Keine Entscheidung hat hier 2 Punkte oder mehr gekostet. Gut gespielt!
analysis-cost = { $points ->
    [one] kostete { $points } Punkt
   *[other] kostete { $points } Punkte
}
analysis-move = Schritt { $number }
analysis-played-was = Gespielt: { $move }
analysis-graph = Chancen im Verlauf der Partie
analysis-chance = Wie wahrscheinlich wer gewann.
analysis-share = Welchen Anteil der anderen wer hinter sich lassen würde.
analysis-graph-more = Wähle eine Stelle auf den Linien, um dorthin zu gehen.
analysis-course = anfangs { $first } %, unterwegs zwischen { $low } % und { $high } %, am Ende { $last } %
analysis-luck-skill = Glück und Können
analysis-luck = Glück
analysis-skill = Eigene Entscheidungen
analysis-sum = Anfangs { $initial } %, { $luck } durch Glück, { $own } durch eigene Entscheidungen, { $others } durch die der anderen: am Ende { $result } %.
analysis-adjusted = Ergebnis mit durchschnittlichem Glück: { $points } von 100
analysis-rate = Verlorene Punkte je echter Wahl: { $rate } (echte Wahlen: { $choices })
analysis-no-choices = Es gab keine echte Wahl.
analysis-luckiest-won = Diesmal hat gewonnen, wer am meisten Glück hatte.
analysis-luckiest-lost = Diesmal hat nicht gewonnen, wer am meisten Glück hatte.
analysis-reading = Alle beginnen mit der gleichen Chance. Karten, die ausgeteilt, gezogen oder umgedreht werden, verändern sie: das ist Glück. Ein Schritt, der nicht der beste ist, gibt etwas davon her: das ist Können. Zusammen führen sie genau zum Ergebnis. Wer gewinnt, hatte oft auch mehr Glück; eine einzige Partie sagt also wenig darüber, wer besser spielt. Das Ergebnis mit durchschnittlichem Glück ist eine Schätzung: es kann unter 0 oder über 100 liegen.
analysis-luck-later = Glück und Können werden zusammengezählt, sobald alle Entscheidungen beurteilt sind.
analysis-marks = stehen bei Schritten, die mindestens 5, 10 und 15 Punkte gekostet haben.
analysis-budget = Jede Entscheidung wird danach beurteilt, was man an diesem Platz wissen konnte, mit bis zu { $simulations } Simulationen je Schritt.
analysis-outstanding = hervorragend
analysis-strong = stark
analysis-good = gut
analysis-fair = ordentlich
analysis-learning = noch am Lernen
analysis-show = Zeig es mir
analysis-there = Was möglich war
analysis-there-more = Mit offenen Karten, wie sie niemand sehen konnte. Das sagt nichts darüber, wie gut die Entscheidung war.
analysis-judged-later = Diese Entscheidung ist noch nicht beurteilt.
analysis-played = Gespielt
analysis-best = Am besten
analysis-yours = Dein Versuch
analysis-found = Ja, das ist am besten!
analysis-found-other = Ja! Das ist so gut wie das Beste.
analysis-find-same = Das wurde gespielt. Es gibt etwas Besseres.
analysis-find-better = Das ist besser, aber es gibt noch etwas Besseres.
analysis-find-worse = Das nicht. Versuch etwas anderes.
analysis-find-ask = Was würdest du stattdessen spielen?
analysis-find-next = Nächste Entscheidung
analysis-see = In der Partie ansehen
refused-analysis-full = Zu viele Partien warten auf eine Analyse. Bitte versuch es in ein paar Minuten noch einmal.
refused-analysis-one = Eine andere Partie von dir wird gerade analysiert. Warte, bis sie fertig ist, oder brich das ab.
refused-analysis-long = Diese Partie ist zu lang für eine Analyse.

## The deal of the day

daily = Blatt des Tages
daily-more = Heute bekommen alle dieselben Karten und treffen auf dieselben Tiere mit demselben Glück. Nur deine erste Partie zählt. Ein neuer Tag beginnt um Mitternacht (UTC).
daily-alone = Hier wirst du mit den Tieren verglichen. Auf einem Server siehst du auch, wie es anderen Leuten ging.
daily-kind = { $players ->
    [one] { $game }, { $players } Person
   *[other] { $game }, { $players } Personen
}
daily-counts = Das Blatt des Tages: Diese Partie zählt, ohne Tipps und ohne Zurücknehmen
daily-again-more = Das Blatt des Tages noch einmal: Diese Partie zählt nicht
daily-go-on = Weiterspielen
daily-again = Noch einmal spielen
daily-uncounted = Nur zur Übung: Es zählt nicht.
daily-compare = Wie es anderen ging
daily-shared = geteilt
daily-own = Dein Ergebnis
daily-not-played = Nicht gespielt
daily-yesterday = Gestern
daily-count = Wie viele
daily-people = Andere Leute
daily-bots = Die Tiere
daily-field = Alle zusammen
daily-difference = Unterschied
daily-above = Gut gemacht: Du hast aus diesen Karten mehr geholt als die anderen.
daily-even = Du hast aus diesen Karten so viel geholt wie die anderen.
daily-below = Diesmal haben die anderen aus diesen Karten mehr geholt.
daily-waiting = Einige Tiere spielen noch.
daily-look = Noch einmal nachsehen
daily-everybody = Alle mit diesen Karten
refused-no-such-kind = So ein Blatt des Tages gibt es nicht.
refused-no-such-day = Von diesem Tag gibt es hier kein Blatt.
refused-daily-not-over = Spiel zuerst deine eigene Partie zu Ende. Dann siehst du, wie es anderen mit denselben Karten ging.
daily-same-cards = heute dieselben Karten für alle
option-series = Dieselben Karten von jedem Platz aus: so viele Runden wie Personen, jedes Mal rücken alle einen Platz weiter
series-round = Runde { $round } von { $rounds } mit denselben Karten
series-next = Nächste Runde
series-totals = Alle Runden bisher
series-wins = Siege
refused-series-goes-on = Diese Karten kommen noch einmal: Nachspielen kannst du nach der letzten Runde.
refused-rated-with-series = Ein Tisch, der dieselben Karten mehrmals spielt, kann nicht gewertet werden.
