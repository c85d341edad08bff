### What people read of the three games. Names in braces are filled in: cards, numbers, players' names.
### Clauses in brackets lead to the rules; they stay as they are.

## Everywhere

list-or = { $rest } vagy { $last }
color-red = piros
color-orange = narancs
color-yellow = sárga
color-green = zöld
color-blue = kék
color-indigo = indigó
color-violet = ibolya
end-of-turn = a lépés vége

# Who did what: { $what } is one of the messages below, "into the palette" and the like.
someone = { $name }: { $what }

## Duel

duel-light = fény
duel-shade = árnyék

# A move, told.
duel-laid = a kéz { $place }. helyén lévő lap letéve
duel-laid-blind = a kéz { $place }. helyén lévő lap vakon letéve
duel-turned = a sor { $place }. lapja megfordítva

# What it brought about.
duel-shows = Felülre került: { $face }
duel-won-rainbow = Szivárvány. { $name }: megnyert sor, { $cards } lap
duel-won-shade = Árnyék. { $name }: megnyert sor, { $cards } lap
duel-won-double = Hiba. { $name }: megnyert sor, { $cards } lap

# What speaks for or against a move.
duel-why-end = { $cards ->
    [one] a sor így marad, { $cards } lappal
   *[other] a sor így marad, { $cards } lappal
}
duel-why-unseen = nem láttad, mi kerül felülre
duel-why-loses = felülre kerül: { $face }; elveszíted a kört
duel-why-rainbow = felülre kerül: { $face }; kész a szivárvány
duel-why-fits = felülre kerül: { $face }; beleillik a sorba

# Why a move cannot be made.
duel-no-end-yet = előbb tegyél le legalább egy lapot (D8)
duel-no-end-after-turn = megfordított lap után le kell tenned még egyet (D11)
duel-no-second-turn = két lapot sosem lehet egymás után megfordítani (D9)
duel-no-card-to-turn = { $cards ->
    [0] a sorban nincs megfordítható lap (D9)
    [one] a sorban csak { $cards } megfordítható lap van (D9)
   *[other] a sorban csak { $cards } megfordítható lap van (D9)
}
duel-no-lay-before-turn = mielőtt újabb lapot teszel le, fordíts meg egyet a sorban (D9)
duel-no-card-there = a kezed { $place }. helye üres (D8)
duel-moves-are = amit tehetsz: n1-n3 (letenni), b1-b3 (vakon letenni), f1-f6 (megfordítani) és end

## Tricks

tricks-played = kijátszva: { $cards }
tricks-taken = elvitt halom: { $cards }

tricks-over = Vége a játéknak
tricks-pile-up = { $name }: lefordított pakli felvéve
tricks-discarded = Kikerült a játékból: { $cards }
tricks-leads = A következő ütés hívója: { $name }

tricks-why-most = { $points ->
    [one] { $points } pont, ennél több nincs
   *[other] { $points } pont, ennél több nincs
}
tricks-why-less = { $points ->
    [one] { $points } pont; a legtöbb, ami elvihető: { $most }
   *[other] { $points } pont; a legtöbb, ami elvihető: { $most }
}
tricks-why-play = { $points ->
    [one] hely a választási sorrendben eddig: { $place }; { $points } pont kerül a következő középbe
   *[other] hely a választási sorrendben eddig: { $place }; { $points } pont kerül a következő középbe
}
tricks-why-play-more = { $points ->
    [one] hely a választási sorrendben eddig: { $place }, hátravan még { $after } kombináció; { $points } pont kerül a következő középbe
   *[other] hely a választási sorrendben eddig: { $place }, hátravan még { $after } kombináció; { $points } pont kerül a következő középbe
}

tricks-no-stack = nincs ilyen halom: { $cards } (T13)
tricks-no-play-now = vigyél el egy halmot (T11)
tricks-no-take-now = halmot elvinni csak akkor lehet, ha már mindenki játszott (T11)
tricks-no-such-cards = ezek a lapok nincsenek a kezedben (T6)
tricks-only-sets = már van kijátszott szett: csak szimpla vagy szett jöhet (T8)
tricks-only-runs = már van kijátszott sorozat: csak szimpla vagy sorozat jöhet (T8)
tricks-moves-are = kijátszás: az értékek (4, 333, 2345); elvitel: = és egy halom értékei (=6, =55)

## Red7

# What each color asks for.
red7-rule-red = a legmagasabb lap
red7-rule-orange = a legtöbb lap egy számból
red7-rule-yellow = a legtöbb lap egy színből
red7-rule-green = a legtöbb páros lap
red7-rule-blue = a legtöbb különböző szín
red7-rule-indigo = a leghosszabb sorozat egymást követő számokból
red7-rule-violet = a legtöbb 4-nél kisebb lap

red7-drew = lap felhúzva
red7-kept = nincs húzás
red7-passed = passz, kiesés
red7-laid = { $card } a palettára
red7-painted = { $card } a vászonra; szabály: { $color }
red7-painted-by-7 = { $card } a palettáról a vászonra; szabály: { $color }
red7-taken-by-1 = { $card } egy másik palettáról a pakli tetejére

red7-drew-by-3 = { $name }: lap felhúzva a 3-as akciójával
red7-out = { $name }: nem vezet, kiesik
red7-round-over = Vége a körnek
red7-round-empty = Vége a körnek; a győztes egyik lapja sem felel meg a szabálynak
red7-round-won = { $points ->
    [one] { $name } nyeri a kört: { $cards }, { $points } pont
   *[other] { $name } nyeri a kört: { $cards }, { $points } pont
}

red7-why-pass = kiesel a körből
red7-why-draw = eggyel több kijátszható lapod lesz
red7-why-keep = nem lesz több lapod
red7-why-leads = vezetsz; szabály: { $color }, lapok: { $cards }
red7-why-out = nem vezetsz, és kiesel
red7-why-then = ezután a vászonra téve vezetéshez juttat: { $cards }
red7-why-not-yet = még nem vezetsz; szabály: { $color }

red7-warning-end = nem vezetsz: kiesnél (R6)
red7-warning-lay = ebben a lépésben már nem tudnál vezetni: kiesnél (R20)

red7-do-7 = hajtsd végre a 7-es akcióját: tedd át a palettád egy másik lapját a vászonra (R16)
red7-do-5 = hajtsd végre az 5-ös akcióját: tegyél le még egy lapot a palettádra (R16)
red7-do-1 = hajtsd végre az 1-es akcióját: vegyél el egy lapot egy másik palettáról (R16)
red7-draw-or-keep = előbb döntsd el, húzol-e lapot (R11)
red7-no-7 = ehhez a palettádra tett 7-es kell, és egy lap, amellyel vezetni fogsz (R16)
red7-no-1 = ehhez a palettádra tett 1-es kell, és egy lap, amelyet elvehetsz (R16, R17)
red7-no-end-bound = ezt a lépést vezetéssel kell zárnod (R17)
red7-no-end-yet = előbb tegyél le egy lapot, vagy passzolj (R4)
red7-no-pass-now = passzolni csak a lépésed elején lehet (R4)
red7-no-draw-due = most nem jár húzás (R11)
red7-not-in-hand = { $card } nincs a kezedben (R4)
red7-no-paint = e szabály szerint nem vezetnél: { $color } (R5)
red7-palette-laid = a palettádra már tettél lapot; most a vászonra tehetsz egyet, vagy vége a lépésnek (R4)
red7-no-lay-1 = ezzel az 1-essel nem vehetsz el olyan lapot, amellyel vezetéssel zárhatnád a lépést (R17)
red7-moves-are = amit tehetsz: +R7 (paletta), >R7 (vászon), 7>R7 és 1-R7 (akciók), draw, keep, end és pass

## The games in a line

duel-title = Rainbow, a párbaj
duel-by = Szerző: Mathias Spaan
duel-line = Rakd ki a hatszínű sort, vagy csald az ellenfeledet ismétlődő színbe vagy fekete lapba.
tricks-title = Rainbow, az ütések
tricks-by = Szerző: Mito Sazuki
tricks-line = Amit kijátszol, hogy megnyerd ezt az ütést, az a következő ütés nyereménye.
red7-title = Red7
red7-by = Szerzők: Carl Chudyk és Chris Cieslik
red7-line = Állj nyerésre a lépésed végén; a szabályt is megváltoztathatod.

## Levels of bots

level-random = véletlenszerű
level-easy = könnyű
level-greedy = mohó
level-medium = közepes
level-strong = erős
level-best = legjobb

# A bot at the table: "Bot, easy".
bot-name = Bot, { $level }

## Home

home-tagline = Három kártyajáték a szivárvány színeiben
home-players = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
}
home-players-from = { $least }-{ $most } játékos
home-minutes = kb. { $minutes } perc
home-play = Játssz most
home-friends = Játék barátokkal
home-name = A neved
home-against = Ellenfelek
home-how-many = Játékosok
home-running = A játékaid
home-to-act = te jössz
home-watch = Játékok nézése
home-nothing-to-watch = Jelenleg nincs nyilvános játék.
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
you-code-more = Ezzel a kóddal egy másik eszközön is te vagy te, az összes játékoddal. Aki ismeri, a nevedben játszhat: ne mutasd meg senkinek.
you-code-show = Kód megjelenítése
you-come-back = Helyreállító kód egy másik eszközről
you-be = Kód használata
you-are-back = Örülünk, hogy újra itt vagy. Megvan minden játékod.

## Options of a table

option-advanced = Haladó: a vászonra tett magas lapért húzás jár, és több kör pontjai számítanak
option-actions = Akciók: a palettára tett páratlan lapoknak akciójuk van
option-first = Ki kezd?
option-first-random = a véletlen dönt
option-first-you = te
option-aids-duel = Memóriasegítség: az asztal mutatja, amit már láttál
option-aids-tricks = Pontozási segítség: az asztal mutatja mindenki pontjait, és hogy mely lapok nem kerültek még elő
option-end-after-flip = Véget érhet a lépés egy lap megfordításával?
option-end-after-flip-yes = Igen (német, angol, magyar, cseh, szlovák és lengyel szabály)
option-end-after-flip-no = Nem (francia szabály)
option-deck = Másik kiadás lapjai
option-deck-more = 57 lap, mindegyik két betűvel: R O Y G B I V, W (fény) és K (árnyék)
option-listed = Itt bárki nézheti a játékot, és leülhet a szabad helyekre
table-open = Asztal nyitása

## The table

table-your-turn = Te jössz
table-turn-of = Soron van: { $name }
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
table-going = Felállás vagy feladás…
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
table-undone = { $name }: az utolsó döntés visszavonva
table-sat = Leül az asztalhoz: { $name }
table-left = Feláll az asztaltól: { $name }
table-resigned = Feladja a játékot: { $name }
table-bot = Helyet foglal: { $name }
table-won = Győztes: { $name }
table-won-by-you = Győztél
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

duel-row = A sor
duel-holder = Kártyatartó
duel-next = A következő lapod
duel-pile = Gyűjtemény
duel-lay = Lerakás
duel-blind = Vakon
duel-turn = Megfordítás
duel-other-side = Másik oldal:
duel-memory = Amit már láttál
duel-your-pile = A te gyűjteményedben
duel-their-pile = Az ellenfél gyűjteményében
tricks-middle = A közép
tricks-middle-empty = A közép üres
tricks-trick = Az ütés
tricks-trick-empty = Még nincs kijátszott lap
tricks-score-pile = A gyűjteményed
tricks-face-down = lefordított pakli: { $cards }
tricks-play = Kijátszás
tricks-take = Elvitel
# The order in which players take, behind what they played.
tricks-takes = { $order }. a választásban
tricks-rank = { $cards ->
    [one] { $cards } lap, értéke { $rank }
   *[other] { $cards } lap, értékük { $rank }
}
tricks-play-chosen = Kiválasztott lapok kijátszása
tricks-offers = Amit kijátszhatsz
tricks-unseen = Még nem került elő
red7-canvas = Vászon
red7-start-card = kezdőlap
red7-leads = vezet
red7-is-out = kiesett
red7-round = { $round }. kör
red7-to-palette = Palettára
red7-to-canvas = Vászonra
red7-pass = Passz
red7-draw = Húzás
red7-keep = Húzás nélkül
red7-palette = Paletta
# On a button: the card goes back onto the deck.
red7-onto-deck = A paklira
red7-asked-7 = A 7-es akciója: tedd át a palettád egy másik lapját a vászonra.
red7-asked-5 = Az 5-ös akciója: tegyél le még egy lapot a palettádra.
red7-asked-1 = Az 1-es akciója: vegyél el egy lapot egy másik palettáról, és tedd a pakli tetejére.
red7-asked-draw = A vászonra tett lapodért húzhatsz egy lapot.
red7-risky = Az így jelölt választással kiesnél a körből.
red7-strip = Ki vezetne az egyes szabályok szerint

## What cannot be

refused-not-understood = Ez nem volt érthető.
refused-no-such-bot = Nincs ilyen bot.
refused-no-such-seat = Nincs ilyen hely.
refused-already-seated = Már ennél az asztalnál ülsz.
refused-seat-taken = Ez a hely már foglalt: { $name }.
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
refused-no-cards = Előbb válaszd ki a kártyákat.
refused-no-combo = Ez nem kombináció: játssz ki egy lapot, szettet vagy sorozatot.
refused-rematch-begun = A visszavágó már elkezdődött.
refused-no-such-code = Ez a kód itt ismeretlen. Ellenőrizd minden karakterét.
refused-illegal = { $move } nem játszható: { $why }
refused-name-missing = Kérlek, add meg a neved.
refused-name-too-long = { $most ->
    [one] A név legfeljebb { $most } betűs lehet.
   *[other] A név legfeljebb { $most } betűs lehet.
}
refused-no-such-table = Nincs ilyen asztal. Lehet, hogy hiányos a link.
refused-no-such-page = Nincs ilyen oldal.
refused-no-such-game = Nincs ilyen játék, vagy nem ezekkel a beállításokkal.
refused-stale-page = Ez az oldal már elavult. Töltsd be újra.
refused-too-fast = Túl sok kérés. Várj egy kicsit.
refused-failed = Itt valami hiba történt. Semmi sem változott; próbáld újra egy kicsit később.

## Names put together

# A card: "red 7".
card-name = { $color } { $number }
# One of several bots of a kind: "Bot, easy 2".
numbered = { $name } { $number }

## Time

clock = Idő
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours } ó { $minutes } p
clock-days = { $days ->
    [one] { $days } nap { $hours } ó
   *[other] { $days } nap { $hours } ó
}
clock-per-move = Idő döntésenként
clock-per-game = Idő az egész játékra
clock-none = korlátlan
clock-after = Ha lejár az idő
clock-terms-move = { $span } döntésenként
clock-terms-game = { $span } az egész játékra
clock-choose-bot = egy bot dönt
clock-choose-loss = vereség
clock-then-bot = Ha lejár az idő, egy bot dönt.
clock-then-loss = Ha lejár az idő, az vereség.
clock-bot-moved = { $name }: lejárt az idő, egy bot dönt
clock-lost = Időtúllépéssel veszít: { $name }
refused-time-up = Lejárt az időd.
table-notify = Szólj, ha én jövök

## Ratings and history

option-rated = Értékelt: a játék módosítja a résztvevők értékszámát
table-rated = értékelt
ratings = Ranglista
ratings-more = Az értékelt játékok alapján. A botoknak szintenként van értékszámuk, és az is számít, ki hol ül. A zárójeles értékszám még csak becslés.
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
lesson-learn = Tanuld meg játszva
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

lesson-duel-aim = Te és az edző egyetlen közös sorba teszitek a lapokat. Aki a hatodik lapot teszi egy olyan sorba, amelyben egy szín sem szerepel kétszer, az egész sort elviszi. A végén a nagyobb gyűjtemény nyer.
lesson-duel-sides = Minden lapnak két oldala van. Mindkét kéz lapjainak azt az oldalát látod, amely feléd néz; a másikat az edző látja. A kártyatartóban a következő lapodat látod.
lesson-duel-lay = Te jössz, és a sor üres. A letett lapnak az az oldala kerül felülre, amelyet látsz.
lesson-duel-lay-do = Tedd le a piros lapot.
lesson-duel-end = Minden lap után megállhatsz. Egy lépésben legfeljebb három lapot tehetsz le, és a második meg a harmadik előtt meg kell fordítanod egy lapot a sorban (D9).
lesson-duel-end-do = Most elég egy: fejezd be a lépésed.
lesson-duel-blind = Az edző sárgát tett le, a kezed pedig három lapra egészült ki. Vakon is letehetsz egy lapot: ilyenkor az az oldala kerül felülre, amelyet nem látsz.
lesson-duel-blind-do = Tedd le vakon a zöld lapot.
lesson-duel-turn = Kék volt, tehát minden rendben: a sor színei mind különböznek. Mielőtt újabb lapot teszel le, meg kell fordítanod egyet (D9). Emlékezz: amikor a sárga lap még az edző kezében volt, narancsot mutatott feléd.
lesson-duel-turn-do = Fordítsd meg a sárga lapot.
lesson-duel-light = Narancs, ahogy emlékeztél. Jöhet a második lap. A fehér a fény: bármelyik színt helyettesíti, és sosem sok belőle.
lesson-duel-light-do = Tedd le a fehér lapot, aztán fejezd be a lépésed.
lesson-duel-rainbow = Öt lap, mind különböző. Egy hatodik, amelyik odaillik, szivárványt ad!
lesson-duel-rainbow-do = Tedd le a sárga lapot.
lesson-duel-double = Szivárvány: a hatlapos sor a tiéd. Az edző elvesztette a kört, ezért ő kezdte a következőt, naranccsal. Most hibázz szándékosan, és nézd meg, mi történik, ha egy szín kétszer szerepel.
lesson-duel-double-do = Tedd le a narancs lapot.
lesson-duel-open = Hiba: a sort az edző vitte el (D14). Aki elveszít egy kört, az kezdi a következőt. Figyeld meg: az edző egyik lapja feketét mutat feléd; ő ezt az oldalt nem látja.
lesson-duel-open-do = Tedd le az ibolya lapot, aztán fejezd be a lépésed.
lesson-duel-shade = Az edző éppen ezt a lapot tette le, kékkel felfelé. Te tudod, mi van alatta: fekete. Aki feketét, vagyis árnyékot fordít felülre, elveszíti a kört (D15). Hagyd ezt az edzőre.
lesson-duel-shade-do = Tedd le a piros lapot, aztán fejezd be a lépésed.
lesson-duel-done = Az edző a fekete oldalt fordította felülre, így ez a sor is a tiéd: kilenc lap kettő ellen. A parti addig tart, amíg egy kéz már nem egészíthető ki három lapra; akkor a nagyobb gyűjtemény nyer (D20, D21).
refused-lesson-duel-unseen = Ennek a lapnak a másik oldalát sosem láttad: lehet olyan szín, amely már ott van, vagy fekete (D14, D15). { $task }
refused-lesson-duel-more = Befejezhetnéd itt a lépésed, de van még mit látni. { $task }
refused-lesson-duel-double = Ez a szín már ott van a sorban: hiba lenne, és a sort az edző vinné el (D14). { $task }
refused-lesson-duel-shade = Alatta fekete van: láttad az edző kezében. Elveszítenéd a sort (D15). { $task }

lesson-tricks-aim = A középről elvitt lapok a pontjaid: mindegyik annyit ér, amennyi az értéke. Egy ütésben mindenki egy kombinációt játszik ki, és aki a legtöbb lapot játssza ki, az választ először.
lesson-tricks-combos = Kombináció a szimpla (egy lap), a szett (azonos értékű lapok) és a sorozat (egymást követő értékek). Más lapok együtt nem játszhatók ki. Próbáld ki.
lesson-tricks-combos-do = Válassz ki egy 2-est és egy 4-est, aztán nyomd meg ezt: „{ tricks-play-chosen }”.
lesson-tricks-run = A 2 és a 4 nem követi egymást, tehát nem kombináció (T6). A 3, 4 és 5 igen: az sorozat.
lesson-tricks-run-do = Játszd ki a 3-as, 4-es és 5-ös lapot.
lesson-tricks-take = Mindenki játszott. A te három lapod a legtöbb, így te választasz először; utána a kétlapos sorozat, végül a szimpla jön (T11).
lesson-tricks-take-do = Vidd el az 5-öst, az éri a legtöbbet.
lesson-tricks-prizes = Amit az imént kijátszottak, az most a nyeremény: annyi halom, ahány játékos, a legolcsóbb lapok pedig kikerülnek a játékból (T16). Amit tehát kijátszol, azt legközelebb más elviheti.
lesson-tricks-set = Aki a legnagyobb kombinációt játszotta ki, az hívja a következő ütést: te. Most egy szettel.
lesson-tricks-set-do = Játszd ki a két 2-esedet.
lesson-tricks-tie = Edző 1 három lapot játszott ki, és először választott. Edző 2 és te két-két lapot: ilyenkor a magasabb lap az első (T11). Neked egy halom maradt.
lesson-tricks-tie-do = Vidd el a 4-est.
lesson-tricks-kinds = Az azonos értékekből párok lettek, és egy párt egyben lehet elvinni. Edző 1 sorozatot hívott: innentől ebben az ütésben csak sorozat és szimpla jöhet (T8).
lesson-tricks-kinds-do = Válassz ki két 5-öst, és próbáld meg mégis.
lesson-tricks-follow = Ha már van sorozat, szett nem játszható ki (T8). De van egy négylapos sorozatod, mind közül a leghosszabb.
lesson-tricks-follow-do = Játszd ki a 3-as, 4-es, 5-ös és 6-os lapot, aztán vidd el a 4-esek párját.
lesson-tricks-single = Megint te hívsz. A szimpla mindig játszható: utoljára választ, de kíméli a kezed, és keveset ad oda.
lesson-tricks-single-do = Játssz ki egy 1-est, aztán vidd el, ami maradt.
lesson-tricks-later = Így megy tovább, ütésről ütésre. Most nézd meg egy másik parti végét.
lesson-tricks-end = Két lapod van, és Edző 1 épp most játszotta ki az utolsóit. Ha egy ütés végén legalább két játékosnak nincs lapja, a játék véget ér (T18).
lesson-tricks-end-do = Játszd ki mindkét 4-est, aztán vidd el a 6-osok párját.
lesson-tricks-done = A legtöbb pont nyer: a tiéd, 28-cal. Két játékosnál mindenki két kombinációt játszik ki minden ütésben, és ha az első keze kiürült, felvesz egy másodikat (T10, T19).
refused-lesson-tricks-less = Bármelyik halmot elviheted, de van, amelyik többet ér. { $task }
refused-lesson-tricks-both = Ha egy 4-es nálad maradna, a játék folytatódna (T18). { $task }

lesson-red7-aim = A lépésed végén vezetned kell, különben kiesel. Aki utolsóként bent marad, megnyeri a kört.
lesson-red7-canvas = Az előttetek fekvő lapok a paletták. A vászon tetején lévő szín a szabály: pirosnál a legmagasabb lap vezet. Az edző vezet a narancs 5-tel.
lesson-red7-lay = A lépésedben egy lapot a palettádra tehetsz. Olyan kell, amely magasabb a narancs 5-nél.
lesson-red7-lay-do = Tedd a sárga 7-et a palettádra, aztán fejezd be a lépésed.
lesson-red7-paint = Az edző egy második narancs lapot tett le, és megváltoztatta a szabályt: sárgánál az egy színből való legtöbb lap vezet. Egy vászonra tett lap visszaváltoztatja.
lesson-red7-paint-do = Tedd a piros 1-et a vászonra.
lesson-red7-tie = Az edzőnél most a piros 7 van. A tiéd sárga, és egyenlő számoknál a piros a legmagasabb (R1). Segítene a kék, a legtöbb különböző szín? Neked kettő van, az edzőnek is.
lesson-red7-tie-do = Próbáld meg a kék 1-et a vászonra tenni.
lesson-red7-out = Döntetlennél a számító lapok közül a legmagasabb dönt: a piros 7 (R8). A vászonra pedig csak olyan színt tehetsz, amely szerint vezetsz (R5). Előbb tehát kell egy harmadik szín.
lesson-red7-out-do = Tedd a zöld 3-at a palettádra, aztán próbáld meg befejezni a lépésed.
lesson-red7-both = Állj: még mindig a piros a szabály, és nem vezetsz. Így kiesnél (R6). De a palettára tett lap után még tehetsz egyet a vászonra, és most már három színed van.
lesson-red7-both-do = Tedd a kék 1-et a vászonra.
lesson-red7-rules = Most már az edzőnek is három színe van, és magasabb lapja. Ez mind a hét szabály – { color-red }: { red7-rule-red }; { color-orange }: { red7-rule-orange }; { color-yellow }: { red7-rule-yellow }; { color-green }: { red7-rule-green }; { color-blue }: { red7-rule-blue }; { color-indigo }: { red7-rule-indigo }; { color-violet }: { red7-rule-violet }.
lesson-red7-pass = Nézd meg a három lapodat: egyikkel sem kerülsz az élre, sem a palettán, sem a vásznon. Csak a passz marad, és akkor kiesel.
lesson-red7-pass-do = Passzolj.
lesson-red7-next = Kiestél, és az edző, aki egyedül maradt bent, megnyeri a kört (R7). A legjobbakkal is megesik. Most nézd meg egy másik kör végét.
lesson-red7-win = Az edző vezet a piros 7-tel, de nincs több lapja, és akinek nincs, az csak passzolhat (R4). A 3, 4 és 5 lenne a leghosszabb sorozat: ez az indigó szabálya.
lesson-red7-win-do = Tedd a zöld 4-et a palettádra, aztán az indigó 1-et a vászonra.
lesson-red7-done = Az edző passzolni kényszerül, a kör a tiéd! Két beállítás gazdagabbá teszi a játékot: pontozás több körön át (R11) és páratlan lapok akcióval (R16). A szabályok többet mondanak.
refused-lesson-red7-low = A kék 4 egymagában nem veri a narancs 5-öt: ha így érne véget a lépésed, kiesnél (R6). { $task }
refused-lesson-red7-pass = Aki passzol, kiesik a körből (R4). Van jobb lépésed. { $task }
refused-lesson-red7-end = Nem vezetsz: ha itt érne véget a lépésed, kiesnél (R6). { $task }
refused-lesson-red7-run = Az indigó 1 a vászonra kell, hogy a leghosszabb sorozat vezessen. { $task }

## Replays

replays = Visszajátszások
replay = Visszajátszás
replay-watch = A játék visszajátszása
replay-seat = { $number }. hely
replay-unfinished = A jegyzőkönyv itt véget ér; a játék nem fejeződött be
replay-at = { $at }. döntés, összesen { $moves }
replay-open = Minden lap nyitva
# Before the names of the players and "All hands open".
replay-seen-by = Nézőpont:
replay-hand = Kéz: { $name }
replay-next = Következő lap: { $name }
replay-score-pile = Gyűjtemény: { $name }
replay-face-down = Lefordított pakli
replay-controls = Vezérlés
replay-first = Az elejére
replay-back = Egy döntéssel vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-forward = Egy döntéssel előre
replay-last = A végére
replay-move = Döntés
replay-speed = Sebesség
replay-slow = lassú
replay-normal = normál
replay-fast = gyors
replay-go = Ugrás ide
replay-moves = Döntések
replay-keys = Billentyűk: a ← és a → egy döntéssel lép vissza vagy előre, a Home és az End az elejére vagy a végére ugrik, a szóköz elindítja és megállítja a lejátszást.
replay-copy = Az állás linkjének másolása
replay-other-games = A fájl többi játéka
replay-open-record = Jegyzőkönyv megnyitása
replay-open-more = A jegyzőkönyv olyan fájl, amelyet egy játék után itt töltöttek le, vagy a parancssori program írt. Minden döntést ellenőrzünk benne. Ezután lépésről lépésre visszajátszhatod a játékot, és az is, akinek megvan a linkje.
replay-file = Jegyzőkönyvfájl
replay-file-more = Soronként egy játék, legfeljebb 1 MB.
replay-paste = Vagy illessz be egy jegyzőkönyvet
replay-open-now = Ellenőrzés és megnyitás
replay-choose = Melyik játék?
replay-length = { $moves ->
    [one] { $moves } döntés
   *[other] { $moves } döntés
}
refused-no-such-move = { $moves ->
    [one] Ebben a játékban csak { $moves } döntés van.
   *[other] Ebben a játékban csak { $moves } döntés van.
}
# { $why } is the sentence of the command line, in English.
refused-wrong-record = { $line }. sor: { $why }
refused-no-record = Válassz ki egy fájlt, vagy illessz be egy jegyzőkönyvet.
refused-empty-file = A fájl üres.
refused-too-large = Ez túl nagy: egy fájl legfeljebb 1 MB lehet.

## Programs

programs = Programok
programs-more = Programok is játszhatnak itt, a tieid vagy másokéi. Egy tokennel helyetted vagy a saját nevükön játszanak.
programs-how = Hogyan beszélnek a programok ezzel a szerverrel
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
api-errors = Ami nem lehetséges, arra a válasz egy név a programnak és egy mondat a kért nyelven (Accept-Language); ilyenkor semmi sem változott.
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
refused-wrong-request = Ez nem volt érthető: { $why }
refused-too-long = Ez túl hosszú.

## Courtesy and hints

phrase-hello = Sziasztok!
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
stand-in-voted = { $voter } azt szeretné, hogy { $name } helyett bot játsszon
stand-in-begun = { $name } helyett most bot játszik
stand-in-over = { $name } visszatért
stand-in-you = Helyetted most bot játszik.
stand-in-back = Itt vagyok újra
offer-end = Javaslat a játék befejezésére
offer-end-more = A játék győztes nélkül ér véget, ha mindenki egyetért.
offer-made = { $name } azt javasolja, hogy a játék győztes nélkül érjen véget
offer-accept = Egyetértek
offer-decline = Játsszunk tovább
offer-waiting = A többiek még nem válaszoltak mind.
offer-accepted = { $name } egyetért a játék befejezésével
offer-declined = { $name } inkább tovább játszana
offer-agreed = Mindenki egyetértett a játék befejezésével: nincs győztes

option-hints = Tippek: aki soron van, megkérdezheti a legerősebb botot
hint = Tipp
hint-thinking = Gondolkodik…
hint-title = A legerősebb bot véleménye
hint-chance = Nyerési esély az egyes lehetőségekkel
hint-share = A többiek mekkora része marad mögötted az egyes lehetőségekkel
hint-percent = { $chance } % ± { $error }
hint-untried = nem próbálta
hint-best = legjobb
hint-says = Tipp: { $move }
hint-more = A többi lehetőség
hint-close = Tipp bezárása
hint-failed = A botnak itt nincs tippje.
hint-asked = { $name } tippet kért

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
tui-careful = Vigyázz: { $warning }. Ha mégis ezt akarod, nyomd meg újra: { $key }.
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
tui-deck-usual = a szokásosak
tui-deck-own = sajátok
tui-server = Játék szerveren
tui-server-more = távoli barátokkal
tui-server-ask = Egy szerver címe vagy egy meghívó linkje
tui-server-as = A neved itt: { $name }
tui-server-code = A helyreállító kódod: { $code }. Ezzel a böngészőben is te vagy te, az összes játékoddal. Ne mutasd meg senkinek.
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
tui-jump = Melyik döntéshez?
tui-seen-by = más nézet
tui-kept = { $games ->
    [one] { $games } befejezetlen játék elmentve: az „irisdeck tui” paranccsal folytathatod.
   *[other] { $games } befejezetlen játék elmentve: az „irisdeck tui” paranccsal folytathatod őket.
}
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
line-help-undo = visszavonja e lépés egy döntését, ha az nem fedett fel semmit
line-help-quit = kilépés a játékból
line-careful = Vigyázz: { $warning }. Ha mégis ezt akarod, írd be újra: { $move }
line-undone = Az utolsó döntés visszavonva.
line-farewell = A játék itt véget ér.
line-game = { $number }. játék
line-winner = Győztes: { $name }
line-to-act = Soron következik: { $name }
line-replay-help = Az Enter továbblép, a b egy döntéssel visszalép, egy szám az annyiadik döntéshez ugrik, az a végigmegy a játék végéig, a q kilép.
# A { $colors } felsorolás: „R piros, O narancs, …”.
line-legend-duel = { $colors }. A fény bármelyik színt helyettesíti; aki árnyékot fordít felülre, elveszíti a kört.
line-legend-tricks = Egy számjegy egy ilyen értékű lap, és ennyi pontot ér.
line-legend-red7 = { $colors }. Egyenlő számoknál a piros a legmagasabb, az ibolya a legalacsonyabb.
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
