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
duel-won-rainbow = Szivárvány: a sort { $name } viszi el ({ $cards } lap)
duel-won-shade = Árnyék: a sort { $name } viszi el ({ $cards } lap)
duel-won-double = Hiba: a sort { $name } viszi el ({ $cards } lap)

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
refused-no-offer = Nincs olyan javaslat, amelyre válaszolhatnál.
refused-no-hints = Ennél az asztalnál nincsenek tippek.
refused-too-many-hints = Már sok tippet kértél. Várj egy kicsit.
