### What people read, but for what belongs to one game: that stands in its folder. Names in braces are filled in: cards, numbers, players' names.
### Clauses in brackets lead to the rules; they stay as they are.

## Everywhere

list-or = { $rest } vagy { $last }
list-more = { $rest }, { $last }
color-red = piros
color-orange = narancssárga
color-yellow = sárga
color-green = zöld
color-blue = kék
color-indigo = indigó
color-violet = ibolya
color-light = fény
color-shade = árnyék
turn-ended = { $name } befejezi a lépését
turn-ended-you = Befejezed a lépésedet
# The same as something to do, as hints say it.
do-end-turn = fejezd be a lépésed

# Who says what.
someone = { $name }: { $what }

## Levels of bots

level-random = véletlenszerű
level-novice = kezdő
level-easy = könnyű
level-greedy = mohó
level-decent = ügyes
level-medium = közepes
level-expert = szakértő
level-strong = erős
level-best = legjobb

# What bots are called at a table, by their avatar.
bot-mouse = Egér
bot-chick = Csibe
bot-cat = Macska
bot-hare = Nyúl
bot-squirrel = Mókus
bot-otter = Vidra
bot-octopus = Polip
bot-fox = Róka
bot-owl = Bagoly
# One of another package.
bot-robot = Bot
# A bot with its level: "Cat (easy)".
bot-title = { $name } ({ $level })

## Home

home-tagline = Három kártyajáték a szivárvány színeiben
home-players = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
}
home-players-from = { $least }–{ $most } játékos
home-minutes = kb. { $minutes } perc
home-minutes-from = { $least }–{ $most } perc
home-age = { $years } éves kortól
home-play = Játssz most
home-friends = Játék barátokkal
home-name = A neved
home-against = Ellenfelek
home-how-many = Játékosok
home-running = Folyamatban lévő játékok
home-to-act = te jössz
home-watch = Játékok nézése
home-nothing-to-watch = Jelenleg nincs nyilvános játék.
home-more = Játssz azonnal valamelyik állat ellen, egy link segítségével a barátaiddal, vagy bárkivel, aki éppen itt van. Ingyenes, és fiók sem kell hozzá.
home-go = Játék
home-friends-short = Barátok
home-learn = Tanulás
home-options = Beállítások
home-now = Most játszanak
home-close = Bezárás
new-more = Kapsz egy linket, amelyet elküldhetsz a barátaidnak. Az üres helyekre botok is ülhetnek.
language = Nyelv
rules = Szabályok
home = Kezdőlap
try-again = Próbáld újra
menu = Menü

# What somebody is called who has not told a name.
guest = Vendég

## You: name, and the code for other devices

you = A profilod
you-keep-name = Név mentése
you-name-kept = A neved elmentve.
you-code = A helyreállító kódod
you-code-more = Ezzel a kóddal egy másik eszközön is a saját profiloddal játszhatsz, az összes játékoddal együtt. Aki ismeri, a nevedben játszhat: ne mutasd meg senkinek.
you-code-show = Kód megjelenítése
you-code-renew = Új kódot kérek
you-code-renew-more = Valaki más is látta? Új kóddal a régi érvényét veszti; mindenhol bejelentkezve maradsz.
you-code-renewed = Új helyreállító kódod van, a régi már nem érvényes. Írd fel az újat.
you-come-back = Helyreállító kód egy másik eszközről
you-be = Kód használata
you-are-back = Örülünk, hogy újra itt vagy. Megvan minden játékod.
you-sign-out = Kijelentkezés mindenhonnan
you-sign-out-more = Minden más böngésző és terminál elfelejti, ki vagy, és a régi helyreállító kódod többé nem érvényes. Ez a böngésző bejelentkezve marad, és új kódot mutat. A programok megtartják a tokenjeiket: lejjebb visszavonhatod őket.
you-signed-out = Mindenhol máshol ki vagy jelentkeztetve. A helyreállító kódod új: írd fel.

## Options of a table

option-first = Ki kezd?
option-first-random = véletlenszerűen
option-first-you = te
option-listed = Nyilvános: ezen a szerveren bárki nézheti a játékot, és leülhet a szabad helyekre
table-open = Asztal nyitása

## The table

table-your-turn = Te jössz
table-turn-of = Soron van: { $name }
table-turn-of-you = Te jössz
table-waiting = { $count ->
    [one] Még { $count } játékosra várunk
   *[other] Még { $count } játékosra várunk
}
table-ready = Mindenki itt van: kezdődhet!
table-invite = Hívd meg a barátaidat
table-invite-more = Akinek megvan ez a link, leülhet az asztalhoz, vagy nézheti a játékot.
table-invite-only-here = Ez a szerver csak erről a gépről érhető el; hogy mások is csatlakozhassanak, indítsd így: --host 0.0.0.0
table-copy = Link másolása
table-qr = A link QR-kódja
table-sit = Ide ülök
table-give-to-bot = Bot üljön ide
table-begin = Kezdés
table-empty-seat = üres hely
table-you = Te
table-undo = Visszavonás
table-resign = Feladás
table-leave = Felállás az asztaltól
table-rematch = Visszavágó
table-to-rematch = Irány a visszavágó
table-back = Vissza az asztalhoz
table-whole-log = Minden, ami történt
table-sound = Hangok
table-state = A játék állása
table-seats = Helyek
table-tools = Eszközök
table-bot-level = Bot szintje
table-player = Játékos
table-score = Pontszám
table-winner = győztes
table-over = Vége a játéknak
table-away = offline
table-again = Új játék
table-log = Mi történt
table-begun = A lapok kiosztva
table-undone = { $name } visszavonja az utolsó lépést
table-undone-you = Visszavontad az utolsó lépést
table-sat = { $name } leül az asztalhoz
table-sat-you = Leülsz az asztalhoz
table-left = { $name } feláll az asztaltól
table-left-you = Felállsz az asztaltól
table-resigned = { $name } feladja a játékot
table-resigned-you = Feladod a játékot
table-bot = { $name } helyet foglal
table-won = Győztes: { $name }
table-won-you = Győztél
table-shared = Közös győzelem: { $names }
table-record = Jegyzőkönyv letöltése
table-offline = Megszakadt a kapcsolat. Újrapróbálkozás…
table-watching = Nézőként vagy itt
table-points = { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}
table-cards = { $cards ->
    [one] { $cards } lap
   *[other] { $cards } lap
}
table-your-hand = A kezed
table-hidden-card = rejtett lap
table-deck = Pakli
table-end-turn = Lépés vége
table-round = { $round }. kör
# Before a move that is most likely a mistake; { $warning } is a sentence.

## What cannot be

refused-not-understood = Ezt nem értem.
refused-no-such-bot = Nincs ilyen bot.
refused-too-many-bot-tables = Ma sok játszmát kezdtél botokkal, amelyek még tartanak. Előbb fejezz be vagy adj fel egyet, vagy gyere vissza holnap.
refused-no-such-seat = Nincs ilyen hely.
refused-already-seated = Már ennél az asztalnál ülsz.
refused-seat-taken = Ez a hely már foglalt: { $name }.
refused-seat-kept = A játszma már elkezdődött: ez a hely { $name } számára marad. Addig egy bot játszhat itt.
refused-not-seated = Nem ülsz ennél az asztalnál.
refused-seats-empty = { $count ->
    [one] Még { $count } hely üres.
   *[other] Még { $count } hely üres.
}
refused-already-begun = A játék már elkezdődött.
refused-not-begun = A játék még nem kezdődött el.
refused-game-over = Vége a játéknak.
refused-not-over = A játék még nem ért véget.
refused-not-your-turn = Nem te jössz.
refused-stale = Közben megváltozott az asztal. Nézd meg újra.
refused-nothing-to-undo = Nincs mit visszavonni: a lépés most kezdődött, vagy olyasmi derült ki, ami rejtve volt.
refused-no-cards = Előbb válaszd ki a lapokat.
refused-no-combo = Ez nem kombináció: játssz ki egy lapot, szettet vagy sorozatot.
refused-rematch-begun = A visszavágó már elkezdődött.
refused-no-such-code = Ez a kód itt ismeretlen. Ellenőrizd minden karakterét.
refused-illegal = { $move } nem játszható. { $why }
refused-name-missing = Kérlek, add meg a neved.
refused-name-too-long = { $most ->
    [one] A név legfeljebb { $most } karakteres lehet.
   *[other] A név legfeljebb { $most } karakteres lehet.
}
refused-no-such-table = Nincs ilyen asztal. Lehet, hogy hiányos a link.
refused-no-such-page = Nincs ilyen oldal.
refused-no-such-game = Nincs ilyen játék, vagy nem ezekkel a beállításokkal.
refused-stale-page = Ez az oldal már elavult. Töltsd be újra.
refused-too-fast = Túl sok kérés. Várj egy kicsit.
refused-failed = Itt valami hiba történt. Semmi sem változott; próbáld újra egy kicsit később.

## Names put together

# A card, as a screen reader says it: "red 7".
card-red = piros { $number }
card-orange = narancssárga { $number }
card-yellow = sárga { $number }
card-green = zöld { $number }
card-blue = kék { $number }
card-indigo = indigó { $number }
card-violet = ibolya { $number }
# One of several bots of a kind: "Cat 2".
numbered = { $name } { $number }

## Time

clock = Idő
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours } ó { $minutes } p
clock-days = { $days ->
    [one] { $days } nap { $hours } ó
   *[other] { $days } nap { $hours } ó
}
length-seconds = { $seconds } mp
length-minutes = { $minutes } perc
length-hours = { $hours } óra
length-days = { $days ->
    [one] { $days } nap
   *[other] { $days } nap
}
clock-per-move = Idő lépésenként
clock-per-game = Idő az egész játékra
clock-none = korlátlan
clock-after = Ha lejár az idő
clock-terms-move = { $span } lépésenként
clock-terms-game = { $span } az egész játékra
clock-choose-bot = egy bot lép
clock-choose-loss = vereség
clock-then-bot = Ha lejár az idő, egy bot lép.
clock-then-loss = Ha lejár az idő, az vereség.
clock-bot-moved = { $name }: lejárt az idő, egy bot lép
clock-bot-moved-you = Lejárt az időd, egy bot lép
clock-lost = { $name } időtúllépéssel veszít
clock-lost-you = Időtúllépéssel veszítesz
clock-left-move = Ez a lépés
clock-left-game = Az egész játék
refused-time-up = Lejárt az időd.
table-notify = Szólj, ha én jövök

## Ratings and history

option-rated = Értékelt: a játék módosítja a résztvevők értékszámát; tippekkel együtt nem választható
table-rated = értékelt
table-hints = tippek kérhetők, ezért a játék nem értékelt
ratings = Ranglista
ratings-more = Az értékelt játékok alapján. A botoknak szintenként van értékszámuk, és az is számít, ki hol ül. A zárójeles értékszám még ideiglenes.
ratings-empty = Ezt még senki sem játszotta értékelt játékként. Legyél te az első: nyiss egy asztalt, és jelöld be az „Értékelt” beállítást.
ratings-rank = Helyezés
ratings-rating = Értékszám
ratings-games = Játékok
ratings-plot = Az értékszámod: { $game }
ratings-plot-told = { $games ->
    [one] { $games } értékelt játék után: { $last }.
   *[other] Kezdetben { $first }, { $games } értékelt játék után { $last }.
}
history = A játékaid
history-empty = Nincs ilyen befejezett játékod. Játssz egyet!
history-game = Játék
history-all = mind
history-result = Eredmény
history-won = győzelem
history-lost = vereség
history-placed = { $place }. hely { $players } játékosból
history-unknown = befejezve
history-against = Ellenfelek
history-when = Mikor
history-rated-only = csak értékelt játékok
history-show = Megjelenítés
history-older = Régebbi játékok
history-newest = Legújabb játékok

## Leckék

lesson = Lecke
lesson-step = { $step }. rész, összesen { $steps }
# The bot of lessons, as a name.
lesson-coach = Edző
lesson-learn = Tanulj meg játszani
lesson-go-on = A lecke folytatása
lesson-continue = Tovább
lesson-again = A lecke elölről
lesson-stop = A lecke befejezése
lesson-over = Vége a leckének
lesson-stopped = A lecke félbeszakadt. Bármikor újrakezdheted.
lesson-real = Most játssz egy igazi partit
lesson-offer = Ez az első partid? Egy rövid lecke megmutatja, hogyan megy.
lesson-to = A leckéhez
lesson-no = Köszönöm, nem
lesson-tried = Csak próba: { $what }
refused-in-lesson = Leckében ez nem lehetséges.
refused-no-such-lesson = Nincs ilyen lecke.
refused-lesson-read-on = Előbb olvasd el, aztán nyomd meg ezt: „{ lesson-continue }”.
refused-lesson-not-now = Most még ne. { $task }

## Replays

replays = Visszajátszások
replay = Visszajátszás
replay-watch = A játék visszajátszása
replay-seat = { $number }. hely
replay-unfinished = A jegyzőkönyv itt véget ér; a játék nem fejeződött be
replay-at = { $at }. lépés, összesen { $moves }
replay-open = Minden lap nyitva
# Before the names of the players and "All hands open".
replay-seen-by = Nézőpont:
replay-hand = Kéz: { $name }
replay-next = Következő lap: { $name }
replay-score-pile = Gyűjtemény: { $name }
replay-face-down = Lefordított pakli
replay-controls = Vezérlés
replay-first = Az elejére
replay-back = Egy lépéssel vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-forward = Egy lépéssel előre
replay-last = A végére
replay-move = Lépés
replay-speed = Sebesség
replay-slow = lassú
replay-normal = normál
replay-fast = gyors
replay-go = Ugrás ide
replay-moves = Lépések
replay-keys = Billentyűk: a ← és a → egy lépéssel megy vissza vagy előre, a Home és az End az elejére vagy a végére ugrik, a szóköz elindítja és megállítja a lejátszást.
replay-copy = Az állás linkjének másolása
replay-other-games = A fájl többi játéka
replay-open-record = Jegyzőkönyv megnyitása
replay-open-more = A jegyzőkönyv olyan fájl, amelyet egy játék után itt töltöttek le, vagy a parancssori program írt. Minden lépést ellenőrzünk benne. Ezután lépésről lépésre visszajátszhatod a játékot.
replay-kept-more = Az is megteheti, akinek megvan a linkje. A jegyzőkönyvet az utolsó megnyitás után 90 napig őrizzük meg.
replay-file = Jegyzőkönyvfájl
replay-file-more = Soronként egy játék, legfeljebb 1 MB.
replay-paste = Vagy illessz be egy jegyzőkönyvet
replay-open-now = Ellenőrzés és megnyitás
replay-choose = Melyik játék?
replay-length = { $moves ->
    [one] { $moves } lépés
   *[other] { $moves } lépés
}
refused-no-such-move = { $moves ->
    [one] Ebben a játékban csak { $moves } lépés van.
   *[other] Ebben a játékban csak { $moves } lépés van.
}
# { $why } is the sentence of the command line, in English.
refused-wrong-record = { $line }. sor: { $why }.
refused-no-record = Válassz ki egy fájlt, vagy illessz be egy jegyzőkönyvet.
refused-record-quota = Már annyi jegyzőkönyvet nyitottál meg, hogy többet nem tudunk megőrizni. Amit senki sem nyit meg, azt 90 nap után töröljük.
refused-empty-file = A fájl üres.
refused-too-large = Ez túl nagy: egy fájl legfeljebb 1 MB lehet.

## Programs

programs = Programok
programs-more = Programok is játszhatnak itt, a tieid vagy másokéi. Egy tokennel helyetted vagy a saját nevükön játszanak.
programs-how = Hogyan kommunikálnak a programok ezzel a szerverrel
programs-called = A program neve
programs-may = Mit tehet
programs-make = Token készítése
programs-made = { $name } tokenje csak most az egyszer látható. Aki ismeri, mindent megtehet, amit bejelöltél: ne mutasd meg senkinek.
programs-used = Utoljára használva:
programs-unused = Még nem használta senki
programs-revoke = Visszavonás
programs-revoked = A tokent visszavontad: többé egyetlen program sem használhatja.
programs-invite = Vagy az egyik programod:
programs-seat = Üljön le
# A program at the table that plays under its own name.
program-name = 🤖 { $name } (program)
scope-read = Asztalok, játékok és jegyzőkönyvek megtekintése
scope-play = Leülés és játék
scope-open = Asztalok nyitása
scope-bot = Játék a saját nevén, programként megjelölve
api-title = Programoknak
api-intro = A program tokent kap tőled, és minden kéréssel elküldi. Készíts egyet a profilodban:
api-errors = Az elutasított kérésre a válasz egy hibanév a programnak és egy mondat a kért nyelven (Accept-Language); ilyenkor semmi sem változott.
api-document = A teljes leírás gépek számára (OpenAPI):
api-scopes = Mit tehetnek a tokenek
api-doors = Kérések
api-english = A leírások angol nyelvűek.
api-scope = Szükséges
api-body = Tartalom
api-refusals = Elutasítások
api-bodies = Tartalmak
refused-token-missing = Ehhez token kell: készíts egyet a profilodban, és küldd el így: „Authorization: Bearer”.
refused-token-unknown = Ez a token itt ismeretlen. Lehet, hogy visszavonták.
refused-scope-missing = Ez a token ezt nem teheti meg, mert hiányzik belőle: „{ $scope }”.
refused-no-scope = Jelöld be, mit tehet a program.
refused-program-nameless = Adj nevet a programnak.
refused-too-many-tokens = { $most ->
    [one] Legfeljebb { $most } tokened lehet. Előbb vonj vissza egyet.
   *[other] Legfeljebb { $most } tokened lehet. Előbb vonj vissza egyet.
}
refused-no-such-program = Nincs ilyen programod.
refused-no-free-seat = Nincs szabad hely.
refused-wrong-request = Ezt nem értem: { $why }.
refused-too-long = Ez túl hosszú.

## Courtesy and hints

phrase-hello = Helló!
phrase-good-luck = Sok szerencsét!
phrase-well-played = Szép volt!
phrase-thanks = Köszönöm!
phrase-sorry = Bocsánat!
phrase-one-moment = Egy pillanat, kérlek.
phrase-must-go = Mennem kell.
phrase-take-your-time = Ráérünk, nyugodtan.
phrase-good-game = Jó játék volt!
phrase-oops = Hoppá!
# Reactions: what the signs 👏 🙂 😮 🤔 ❤️ 🎉 are called.
reaction-applause = taps
reaction-smile = mosoly
reaction-surprise = meglepetés
reaction-pondering = hm
reaction-heart = szív
reaction-joy = hurrá
reaction = { $sign } { $words }
talk = Mondj valamit
talk-phrases = Mondatok
talk-reactions = Reakciók
talk-mute = Némítás
talk-mute-all = mindenki
talk-mute-at-you = Mindenki némítása: a profilod oldalán
you-talk = Amit mások mondanak
you-quiet = Egyik asztalnál se mutasson nekem mondatokat és reakciókat
you-keep = Mentés
you-kept = Elmentve.

asks = Rajtad múlik
# Somebody for whom a bot plays just now.
stand-in-name = { $name } (bot)
stand-in-absent = { $name } már egy ideje nincs itt.
stand-in-vote = Játsszon bot { $name } helyett, amíg vissza nem tér
stand-in-votes = Szavazatok: { $given } / { $needed }
stand-in-waiting = Már szavaztál.
stand-in-voted = { $name } azt szeretné, hogy { $other } helyett bot játsszon
stand-in-voted-you = Azt szeretnéd, hogy { $other } helyett bot játsszon
stand-in-begun = { $name } helyett most bot játszik
stand-in-begun-you = Helyetted most bot játszik
stand-in-over = { $name } visszatért
stand-in-over-you = Visszatértél
stand-in-you = Helyetted most bot játszik.
stand-in-back = Itt vagyok újra
offer-end = Javaslat a játék befejezésére
offer-end-more = A játék győztes nélkül ér véget, ha mindenki egyetért.
offer-made = { $name } azt javasolja, hogy a játék győztes nélkül érjen véget
offer-made-you = Azt javaslod, hogy a játék győztes nélkül érjen véget
offer-accept = Egyetértek
offer-decline = Játsszunk tovább
offer-waiting = A többiek még nem válaszoltak mind.
offer-accepted = { $name } egyetért a játék befejezésével
offer-accepted-you = Egyetértesz a játék befejezésével
offer-declined = { $name } inkább tovább játszana
offer-declined-you = Inkább tovább játszanál
offer-agreed = Mindenki egyetértett a játék befejezésével: nincs győztes

option-hints = Tippek: ha te jössz, megkérdezheted a legerősebb botot
hint = Tipp
hint-thinking = Gondolkodik…
hint-title = A legerősebb bot véleménye
hint-chance = Nyerési esély lépésenként
hint-share = A többiek mekkora részét előznéd meg, lépésenként
hint-percent = { $chance } % ± { $error }
hint-untried = nem próbálta
hint-about = { $chance } %
hint-below = { $chance } % alatt
hint-above = { $chance } % felett
hint-sure-win = biztosan nyer
hint-sure-draw = biztosan döntetlen
hint-sure-loss = biztosan veszít
hint-hardly = alig próbálta
hint-as-good = { $chance }, talán ugyanolyan jó
hint-best = legjobb
hint-says = Tipp: { $move }
hint-more = A többi lehetőség
hint-close = Tipp bezárása
hint-failed = A botnak itt nincs tippje.
hint-asked = { $name } tippet kért
hint-asked-you = Tippet kértél

refused-no-such-phrase = Nincs ilyen mondat.
refused-said-enough = { $most ->
    [one] Az utolsó lépés óta már { $most } mondatot mondtál. Várd meg a következőt.
   *[other] Az utolsó lépés óta már { $most } mondatot mondtál. Várd meg a következőt.
}
refused-not-away = { $name } nincs még régóta távol.
refused-already-voted = Már szavaztál. A többiek következnek.
refused-stood-in = Helyetted most bot játszik. Előbb jelezd, hogy itt vagy újra.
refused-not-stood-in = Senki sem játszik helyetted.
refused-offer-open = Már van javaslat a játék befejezésére.
refused-offered-lately = { $moves ->
    [one] Ezt nemrég javasoltad. Még { $moves } lépés után teheted meg újra.
   *[other] Ezt nemrég javasoltad. Még { $moves } lépés után teheted meg újra.
}
refused-bots-play-on = Értékelt játékban a botok tovább játszanak. Feladhatod.
refused-no-offer = Nincs olyan javaslat, amelyre válaszolhatnál.
refused-no-hints = Ennél az asztalnál nincsenek tippek.
refused-rated-with-hints = Tippekkel a játék nem lehet értékelt. Válaszd az egyiket a kettő közül.
refused-too-many-hints = Már sok tippet kértél. Várj egy kicsit.

## The table in the terminal

tui-too-small = Ez az ablak túl kicsi: a játéktérhez { $width } oszlop és { $height } sor kell, itt pedig { $is_width } és { $is_height } van. Semmi sem veszett el: nagyítsd meg az ablakot, és folytatódik a játék.
tui-curtain = Soron van: { $name }
tui-curtain-more = Most senki más ne nézze a képernyőt. A lapok a billentyű lenyomására jelennek meg.
tui-uncover = Lapjaim mutatása
tui-leave = Távozás
tui-quit = Kilépés
tui-back = Vissza
tui-take = OK
tui-other-card = másik lap
tui-pick = választ
tui-unpick = elenged
tui-next-combo = köv. kombináció
tui-more = Egyéb
tui-strip = Ki vezet
tui-log = Napló
tui-careful = { $warning } Ha mégis ezt akarod, nyomd meg újra: { $key }.
tui-change = módosít
tui-next = következő sor
tui-line = sor
tui-page = oldal
tui-ends = eleje, vége
tui-new-game = Új játék
tui-delete = Törlés
tui-delete-more = A játék végleges törléséhez nyomd meg újra az x billentyűt.
tui-seat = { $number }. hely
tui-player = { $number }. játékos
tui-bot = bot
tui-is-person = valaki ennél a képernyőnél
tui-is-friend = akinek megvan a link
tui-on = igen
tui-off = nem
tui-server = Játék szerveren
tui-server-more = távoli barátokkal
tui-server-ask = Egy szerver címe vagy egy meghívó linkje
tui-server-as = A neved itt: { $name }
tui-server-code = A helyreállító kódod: { $code }. Ezzel a böngészőben is a saját profiloddal játszhatsz, az összes játékoddal együtt. Ne mutasd meg senkinek.
tui-code = Kódom
tui-other-code = Másik kód
tui-invite = Akinek megvan ez a link, leülhet az asztalhoz, vagy nézheti a játékot: { $link }
tui-reading = A szerver megkérdezése…
tui-refresh = Frissítés
tui-free = { $count ->
    [one] { $count } szabad hely
   *[other] { $count } szabad hely
}
tui-replays-more = játékok, amelyeket játszottál, és jegyzőkönyvfájlok
tui-file-more = Hol van a fájl: soronként egy játék
tui-jump = Melyik lépéshez?
tui-seen-by = más nézet
tui-kept = { $games ->
    [one] { $games } befejezetlen játék elmentve: az „irisdeck tui” paranccsal folytathatod.
   *[other] { $games } befejezetlen játék elmentve: az „irisdeck tui” paranccsal folytathatod őket.
}
tui-speed = Sebesség
tui-speed-calm = nyugodt
tui-speed-normal = normál
tui-speed-instant = azonnali
tui-resign-sure = Biztosan feladod?
refused-cannot-keep = Ezt nem lehet a lemezre írni: { $why }. Semmi sem változott.
refused-cannot-read = Ezt a fájlt nem lehet beolvasni: { $why }.
refused-open-elsewhere = Ez a játék egy másik ablakban van megnyitva.

## At the prompt

# Olyan sor, amely azzal kezdődik, amiről szól: „A kezed: R7, G4”.
line-label = { $label }: { $values }
line-list = { $before }; { $after }
line-which-game = Melyik játék?
line-yes = igen
line-no = nem
line-no-choice = { $text } nincs a választási lehetőségek között.
line-help = ? – ez mutatja a súgót.
line-help-intro = Írd be, mit teszel, vagy az alábbi szavak egyikét.
# A beírható szavak mögött: „undo, u: …”.
line-help-help = ez a súgó
line-help-moves = minden, amit most tehetsz, szavakkal
line-help-board = az asztal még egyszer
line-help-rules = a szabályok; egy pont száma, például { $clause }, csak azt a pontot mutatja
line-help-undo = visszavon egy lépést, ha az nem fedett fel semmit
line-help-quit = kilépés a játékból
line-careful = { $warning } Ha mégis ezt akarod, írd be újra: { $move }
line-undone = Az utolsó lépés visszavonva.
line-farewell = A játék itt véget ér.
line-game = { $number }. játék
line-winner = Győztes: { $name }
line-to-act = Soron: { $name }
line-replay-help = Az Enter továbblép, a b egy lépéssel visszalép, egy szám az annyiadik lépéshez ugrik, az a végigmegy a játék végéig, a q kilép.
refused-no-such-clause = A szabályoknak nincs { $clause } pontja.

## Servers, from the terminal

# Amit egy szerver mond, már az olvasó nyelvén.
refused-remote-told = { $words }
refused-remote-no-link = { $link } nem egy szerver vagy asztal címe. Ilyen formában írd: localhost:8000, vagy illeszd be egy asztal linkjét.
refused-remote-no-host = Nincs { $host } nevű számítógép. Ellenőrizd a címet, és hogy van-e internetkapcsolatod.
refused-remote-closed = Senki sem válaszol itt: { $address }. Ellenőrizd a címet, és hogy fut-e a szerver.
refused-remote-timeout = { $address } túl sokáig nem válaszol. Próbáld újra egy kicsit később.
refused-remote-no-irisdeck = Nincs Irisdeck ezen a címen: { $address }. Ellenőrizd a címet.
refused-remote-too-old = Az itteni Irisdeck ehhez túl régi: { $address }. Játssz ott böngészőben, vagy kérd meg az üzemeltetőjét, hogy frissítse.
refused-remote-no-tls = Nem jött létre biztonságos kapcsolat ezzel: { $address }. A tanúsítványa nem elfogadható, vagy csak a http:// működik.
refused-remote-moved = Ez a szerver most itt található: { $address }. Ezt a címet használd.
refused-remote-away = A szerver most nem érhető el: { $address }. Próbáld újra egy kicsit később.
refused-remote-lost = Megszakadt a kapcsolat ezzel: { $address }. Próbáld újra egy kicsit később.
refused-remote-unsure = Megszakadt a kapcsolat, mielőtt a szerver válaszolt volna: lehet, hogy megtörtént, lehet, hogy nem. Nézd meg, mielőtt újra próbálod.
refused-remote-proxy = A beállításaidban szereplő proxy nem használható. Ellenőrizd ezeket: HTTP_PROXY, HTTPS_PROXY, ALL_PROXY.

## Draws

history-draw = döntetlen

## Who begins

# The answer where two play.
option-first-other = a másik játékos
# Behind the seat that begins, before the cards are dealt.
table-first-turn = első lépés
## When something fails

table-not-saved = Egy lépést most nem lehet elmenteni. A szerver tovább próbálkozik.
refused-newer-table = A szerver frissült, és ez az oldal még a régi változatból való. Töltsd be újra egy kicsit később.

## How long the others wait

patience-choose = Időkorlát nélkül: mennyit kell várni, mielőtt bot játszhat valaki helyett, aki nincs itt
patience-terms = Ha valaki { $span } ideje nincs itt, a többiek bottal játszathatnak helyette, amíg vissza nem jön.
refused-clock-decides = Ennél az asztalnál időkorlát van. Az dönt, szavazás nincs.

# Handling cards

table-skip = Ugrás a lapjaidhoz
table-resign-sure = Feladod ezt a játékot? Akkor a többiek nyernek.
sure-yes = Igen, megteszem
sure-no = Vissza
keys = Billentyűk
keys-arrows = ← →
keys-arrows-more = Lap választása
keys-digits = 1 – 9
keys-digits-more = Az első lap, a második… választása
keys-enter = ↑ ↓, Enter
keys-enter-more = Mit teszel vele, és megteszed
keys-letters = E, P
keys-letters-more = Kör vége, kijátszás vagy passz
keys-escape = Esc
keys-escape-more = A lap visszatétele
keys-undo = U
keys-undo-more = Visszavonás
keys-hint = H
keys-hint-more = Tipp, ahol az asztal engedi
keys-help = ?
keys-help-more = A lista mutatása vagy elrejtése

## Avatars and settings

face = Az avatárod
face-person = ember
face-bear = medve
face-frog = béka
face-raven = holló
face-deer = szarvas
face-hedgehog = sün
face-panda = panda
face-penguin = pingvin
face-turtle = teknős
face-bee = méh
face-whale = bálna
face-unicorn = egyszarvú
settings = Beállítások
settings-more = Minden eszközön érvényesek, ahol a helyreállító kódodat használod.
setting-sound = Hang
setting-sound-on = be
setting-sound-off = ki
setting-speed = A lapok sebessége
setting-speed-calm = nyugodt
setting-speed-normal = normál
setting-speed-fast = gyors
setting-speed-instant = azonnali
setting-theme = Téma
setting-theme-system = mint ezen az eszközön
setting-theme-light = világos
setting-theme-dark = sötét
setting-size = A lapok mérete
setting-size-small = kicsi
setting-size-normal = normál
setting-size-large = nagy
setting-palette = Színek
setting-palette-normal = szokásos
setting-palette-deuteranopia = deuteranópiához (zöld)
setting-palette-protanopia = protanópiához (vörös)
setting-palette-tritanopia = tritanópiához (kék)
setting-palette-monochrome = szürkeárnyalatok
setting-confirm = Kérdezzen rá a vesztő lépés előtt
setting-confirm-on = igen
setting-confirm-off = nem

## Finding an opponent, and invitations

opponent-find = Ellenfél keresése
opponent-find-more = Leülsz valakihez, aki vár, vagy az asztalod itt látszik, amíg valaki nem jön.
opponent-tables = Játékosra várnak
opponent-sit = Leülök
opponent-waiting = Az asztalod látszik a kezdőlapon. A játék elkezdődik, amint minden hely elkelt.
invite-by = { $name } meghív egy játékra: { $game }
round-tap = Koppints a folytatáshoz
## The end of a game

end-won = Szép játék!
end-won-close = Egy hajszállal!
end-won-given = Tiéd a játék
end-lost = Becsülettel küzdöttél
end-lost-close = Kevésen múlt
end-lost-given = Majd legközelebb
end-lost-time = Az óra gyorsabb volt
end-drawn = Egyforma erők
end-agreed = Barátként váltatok el
end-watched = Szép parti volt
end-turning = { $name } végleg átvette a vezetést ({ $at }. lépés)
end-turning-you = Végleg átvetted a vezetést ({ $at }. lépés)
end-see-turning = A fordulópont
end-share = Megosztás
end-rounds = Körről körre
end-result = Az eredmény
end-look = Az asztal megnézése

## Kiszolgáló nélkül

curtain-more = Add tovább az eszközt. Most senki más ne nézzen rá.
together = Játék egy eszközön
together-short = Együtt
together-more = Mindenki ezen az eszközön játszik. Két lépés között függöny takarja el a lapokat.
together-who = Ki játszik itt
together-person = egy ember
together-name = Név
tally = Játszmáid a botok ellen
device = Játszmáid ebben a böngészőben
device-kept = Minden játszma megmarad ebben a böngészőben, akkor is, ha bezárod. Aki törli az adatait, ezeket is törli: időnként exportáld őket.
device-unpromised = Minden játszma ebben a böngészőben marad, de nem ígérte meg, hogy végleg megőrzi őket: egy privát ablak bezáráskor elfelejti őket, és ha kevés a hely, törölheti őket. Időnként exportáld őket.
device-not-kept = Ez a böngésző nem őriz meg semmit, mint egy privát ablak. Exportáld a játszmáidat, mielőtt bezárod.
device-export = Minden játszma exportálása
device-import = Játszmák importálása
device-import-more = Egy itt vagy másik eszközön exportált fájl. A már meglévő játszmák nem változnak.
device-import-now = Importálás
device-loaded = { $games ->
    [0] Ebben a fájlban nincs új játszma.
    [one] { $games } játszma importálva.
   *[other] { $games } játszma importálva.
}
device-forget = Minden törlése
device-forget-sure = Ennek a böngészőnek minden játszmáját és beállítását végleg törlöm
device-forgotten = Minden törölve.
refused-no-games-file = Ez nem exportált játszmák fájlja. Semmi sem változott.
server = Amihez kiszolgáló kell
server-needed = A távoli barátokhoz, az értékszámokhoz és mások játékának nézéséhez kiszolgáló kell.
server-how = Hogyan lesz ilyened
server-get = Akinek van Irisdeckje egy számítógépen, egyetlen paranccsal indít kiszolgálót, otthoni barátoknak vagy az egész világnak:
server-carry = A befejezett játszmák átvihetők kiszolgálóra és vissza: mentsd el itt a játszma jegyzőkönyvét, és nyisd meg ott.
offline = Internet nélkül
offline-home = Játssz azonnal az egyik állat ellen, vagy azzal, aki melletted ül. Ingyen, fiók nélkül és internet nélkül.
offline-play = Játék internet nélkül
offline-more = A második látogatástól az Irisdeck internet nélkül is működik. Telepítve úgy nyílik meg, mint bármely más alkalmazás.
offline-install = Telepítés
boot-loading = A játékok betöltése …
boot-wait = Kezdődik, amint minden megérkezett.
boot-old = Ez a böngésző túl régi a kiszolgáló nélküli játékhoz: hiányzik belőle a WebAssembly vagy a modulok. Frissítsd, vagy használj másikat.
boot-download = Nem sikerült mindent betölteni. Van internetkapcsolatod? Ami már itt van, nem töltődik be újra.
boot-failed = Valami hiba történt. Egyetlen megtett lépésed sem veszett el.
boot-not-kept = Ez a böngésző itt nem őriz meg semmit: amit most játszol, elvész, ha bezárod az oldalt.
boot-scripts = Itt a játékhoz szkriptek kellenek.
boot-new = Új változat érkezett.
boot-new-now = Használom most
boot-again = Betöltés újra
# Why a move cannot be kept: it stands in refused-cannot-keep.
storage-full = a böngésző tárhelye betelt
storage-failed = a böngésző most nem ment semmit

## Puzzles

puzzle = Feladvány
puzzles = Feladványok
puzzles-more = Állások botok játékaiból, amelyekben egy lépés sokkal jobb az összes többinél. Azt látod, amit a játékos látott: itt semmi sem szerencse dolga.
puzzles-start = Feladványok megoldása
puzzle-find = Találd meg a lépést, amely sokkal jobb az összes többinél
puzzle-solved = Igen, ez az!
puzzle-wrong = Nem ez az: van egy sokkal jobb lépés. Próbáld újra, vagy nézd meg a megoldást.
puzzle-shown = Ezt a lépést kellett megtalálni.
puzzle-known = Ezt már láttad, ezért többé nem számít.
puzzle-all-solved = Ennek a játéknak minden feladványát megoldottad. Újra sorra kerülnek, de többé nem számítanak.
puzzle-tempting = csábító
puzzle-theme = Miről szól
puzzle-show = Megoldás megmutatása
puzzle-next = Következő feladvány
puzzle-level = szint: { $points }
puzzle-rating = A szinted: { $points }
puzzle-streak = { $count ->
    [0] Most nincs sorozat
    [one] { $count } egymás után
    *[other] { $count } egymás után
}
puzzle-longest = Leghosszabb sorozat: { $count }
puzzle-count = Megoldva: { $solved } / { $tried }
line-puzzle-help = Írj be egy lépést, vagy # után a számát. Továbbá: hint (tipp), show (megoldás), next (következő), board (asztal), quit (vége); vagy a kezdőbetűjük.
refused-no-such-puzzle = Nincs ilyen feladvány.
refused-no-puzzles = Ehhez a játékhoz nincsenek feladványok.
refused-progress-not-kept = Az eredményeidet nem lehet a lemezre írni: { $why }. Kilépésig megmaradnak, és a következő feladvánnyal együtt íródnak ki.
## Elemzés a parancssorban és a terminálban

line-analyze = Írd be, hogy a, ha a legerősebb bot nézze át a döntéseidet, vagy fejezd be az Enterrel.
line-analysis-legend = Minden sorban: a lépés, ki lépte, az esélye százalékban előtte és utána, hány pontba került, és mi lett volna jobb.
line-analysis-ranked = Az esély azt mutatja, a többiek mekkora részét hagyja maga mögött valaki.
line-analysis-fair = A szerencse az, amit a lapok hoztak, a tudás az, amit a döntések; a kettő együtt adja az eredményt. Gyakran a szerencsésebb nyer, ezért egy játék keveset mond arról, ki játszik jobban.
line-better = jobb
line-luck-deal = szerencse az osztásnál
line-luck-drawn = szerencse a húzásnál
line-luck-uncovered = szerencse a felfedésnél
line-luck-held = szerencse a többiek lapjaival
line-account = { $initial } az elején, { $luck } a szerencse, { $own } a saját döntések, { $others } a többiek döntései miatt: { $result } a végén
line-adjusted = Átlagos szerencsével: { $share }
line-error-rate = { $choices ->
    [one] { $rate } pont veszteség az egyetlen igazi döntésnél
   *[other] átlagosan { $rate } pont veszteség { $choices } igazi döntésnél
}
line-no-real-choice = Nem volt igazi döntés.
line-grade-outstanding = kiemelkedő
line-grade-strong = erős
line-grade-good = jó
line-grade-fair = elfogadható
line-grade-learning = még tanul
line-costliest = A legdrágább döntések:
tui-analyze = elemzés
tui-analysis = Elemzés
tui-analysis-running = Elbírált döntések: { $done }, összesen: { $moves }
tui-analysis-stopped = Az elemzés megállt.
tui-analysis-stop = az elemzés megállítása
tui-analysis-moves = a lépések listája
tui-analysis-open = Nyílt lapokkal
tui-find = jobb lépés keresése
tui-find-ask = Mit léptél volna? Válassz egy jobb lépést.
tui-find-best = Igen, ez a legjobb lépés!
tui-find-good = Igen, ez is olyan jó, mint a legjobb lépés.
tui-find-same = Ezt lépték. Van jobb is.
tui-find-wrong = Nem ez az. Van jobb is.
tui-find-none = Egyik döntés sem került legalább 2 pontba. Szép játék!
tui-find-show = mutasd meg
## The analysis of a game

analysis = Elemzés
analysis-analyze = Elemzés indítása
analysis-all = Mindenki
analysis-back = Vissza a játékhoz
analysis-step = Végiglépkedés a játékon
analysis-whose = Kinek a döntései:
analysis-progress = Hol tart az elemzés
analysis-waiting = A helyed a sorban: { $place }
analysis-running = Értékelt döntések: { $done }, összesen { $moves }
analysis-fills = Az oldal menet közben telik meg. Elmehetsz, és később visszajöhetsz.
analysis-cancel = Mégse
analysis-failed = Az elemzés nem sikerült. Próbáld újra.
analysis-more = A legerősebb bot minden döntést újra végiggondol: mennyit ért, mi lett volna jobb, és mennyi volt az eredményben a szerencse.
analysis-find = Találj jobb lépést
analysis-find-yours = Ezek a döntések kerültek neked a legtöbbe. Próbáld újra, úgy látva a lapokat, mint akkor.
analysis-find-theirs = Ezek a döntések kerültek a legtöbbe. Próbáld újra, úgy látva a lapokat, ahogy arról a helyről látszottak.
analysis-find-later = A drága döntések itt jelennek meg, amint értékelve vannak.
analysis-find-none = Egyik döntésed sem került 2 vagy több pontba. Szép játék!
analysis-find-none-theirs = Itt egyik döntés sem került 2 vagy több pontba. Szép játék!
analysis-cost = { $points ->
    [one] { $points } pontba került
   *[other] { $points } pontba került
}
analysis-move = { $number }. lépés
analysis-played-was = Ami történt: { $move }
analysis-graph = Az esélyek a játék során
analysis-chance = Ki mekkora eséllyel nyer.
analysis-share = Ki a többiek mekkora részét előzné meg.
analysis-graph-more = Válassz egy pontot a vonalakon, hogy odaugorj.
analysis-course = eleinte { $first } %, közben { $low } % és { $high } % között, a végén { $last } %
analysis-luck-skill = Szerencse és tudás
analysis-luck = Szerencse
analysis-skill = Saját döntések
analysis-sum = Eleinte { $initial } %, szerencse: { $luck }, saját döntések: { $own }, a többiek döntései: { $others }, a végén { $result } %.
analysis-adjusted = Eredmény átlagos szerencsével: { $points }, 100-ból
analysis-rate = Elvesztett pont valódi választásonként: { $rate } (valódi választások: { $choices })
analysis-no-choices = Nem volt valódi választás.
analysis-luckiest-won = Ezúttal a legszerencsésebb nyert.
analysis-luckiest-lost = Ezúttal nem a legszerencsésebb nyert.
analysis-reading = Mindenki ugyanakkora eséllyel indul. Az osztott, húzott vagy felfordított lapok változtatnak rajta: ez a szerencse. Az a lépés, amely nem a legjobb, elad belőle valamennyit: ez a tudás. A kettő együtt pontosan az eredményhez vezet. A győztes gyakran a szerencsésebb is, ezért egyetlen játék keveset mond arról, ki játszik jobban. Az átlagos szerencsével számolt eredmény becslés: lehet 0 alatti vagy 100 feletti is.
analysis-luck-later = A szerencse és a tudás akkor adódik össze, amikor minden döntés értékelve van.
analysis-marks = azokat a lépéseket jelöli, amelyek legalább 5, 10 és 15 pontba kerültek.
analysis-budget = Minden döntést aszerint értékelünk, amit arról a helyről tudni lehetett, lépésenként legfeljebb { $simulations } szimulációval.
analysis-outstanding = kiemelkedő
analysis-strong = erős
analysis-good = jó
analysis-fair = elfogadható
analysis-learning = még tanul
analysis-show = Mutasd meg
analysis-there = Ami benne volt
analysis-there-more = Minden lappal nyitva, ahogy senki sem láthatta. Ez nem mond semmit arról, milyen jó volt a döntés.
analysis-judged-later = Ez a döntés még nincs értékelve.
analysis-played = Ami történt
analysis-best = A legjobb
analysis-yours = A te próbád
analysis-found = Igen, ez a legjobb lépés!
analysis-found-other = Igen! Ez ugyanolyan jó, mint a legjobb lépés.
analysis-find-same = Pont ez történt. Van ennél jobb.
analysis-find-better = Ez jobb, de van még ennél is jobb.
analysis-find-worse = Nem ez az. Próbálj mást.
analysis-find-ask = Mit játszanál helyette?
analysis-find-next = A következő döntés
analysis-see = Megnézem a játékban
refused-analysis-full = Túl sok játék vár elemzésre. Próbáld újra néhány perc múlva.
refused-analysis-one = Egy másik játékod elemzése folyik. Várd meg a végét, vagy állítsd le.
refused-analysis-long = Ez a játék túl hosszú az elemzéshez.

## The deal of the day

daily = A nap leosztása
daily-more = Ma mindenki ugyanazokat a lapokat kapja, és ugyanazokkal az állatokkal játszik, ugyanakkora szerencsével. Csak az első játékod számít. Az új nap éjfélkor (UTC) kezdődik.
daily-alone = Itt az állatokhoz hasonlíthatod magad. Szerveren azt is látod, más emberek hogyan játszottak.
daily-kind = { $players ->
    [one] { $game }, { $players } játékos
   *[other] { $game }, { $players } játékos
}
daily-counts = A nap leosztása: ez a játék számít, tippek és visszavonás nélkül
daily-again-more = A nap leosztása még egyszer: ez a játék nem számít
daily-go-on = Folytatás
daily-again = Újra ugyanez
daily-uncounted = Csak gyakorlásnak: nem számít.
daily-compare = Hogyan ment másoknak
daily-shared = közös
daily-own = Az eredményed
daily-not-played = Nem játszottad
daily-yesterday = Tegnap
daily-count = Hányan
daily-people = Más emberek
daily-bots = Az állatok
daily-field = Összesen
daily-difference = Különbség
daily-above = Szép volt: többet hoztál ki ezekből a lapokból, mint a többiek.
daily-even = Ugyanannyit hoztál ki ezekből a lapokból, mint a többiek.
daily-below = Ezúttal a többiek többet hoztak ki ezekből a lapokból.
daily-waiting = Néhány állat még játszik.
daily-look = Nézd meg újra
daily-everybody = Mindenki ezekkel a lapokkal
refused-no-such-kind = Nincs ilyen napi leosztás.
refused-no-such-day = Ahhoz a naphoz itt nincs leosztás.
refused-daily-not-over = Előbb fejezd be a saját játékodat. Utána látod, mire mentek mások ugyanezekkel a lapokkal.
daily-same-cards = ma mindenkinek ugyanazok a lapok
option-series = Ugyanazok a lapok minden helyről: annyi kör, ahány játékos, minden körben mindenki egy hellyel arrébb ül
series-round = { $round }. kör a { $rounds } közül, ugyanazokkal a lapokkal
series-next = Következő kör
series-totals = Az eddigi körök összesen
series-wins = Győzelmek
refused-series-goes-on = Ezek a lapok még visszajönnek: visszajátszani az utolsó kör után lehet.
refused-rated-with-series = Az az asztal, ahol ugyanazokkal a lapokkal többször játszanak, nem lehet értékelt.
