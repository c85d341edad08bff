## The game

# A move, told.
duel-laid = { $name } leteszi a keze { $place }. lapját
duel-laid-you = Leteszed a kezed { $place }. lapját
duel-laid-blind = { $name } vakon leteszi a keze { $place }. lapját
duel-laid-blind-you = Vakon leteszed a kezed { $place }. lapját
duel-turned = { $name } megfordítja a sor { $place }. lapját
duel-turned-you = Megfordítod a sor { $place }. lapját

# The same as something to do, as hints say it.
duel-do-lay = tedd le a kezed { $place }. lapját
duel-do-blind = tedd le vakon a kezed { $place }. lapját
duel-do-turn = fordítsd meg a sor { $place }. lapját

# What it brought about.
duel-shows = Felülre került: { $face }
duel-won-rainbow = { $cards ->
    [one] Szivárvány! { $name } viszi a sort: { $cards } lap
   *[other] Szivárvány! { $name } viszi a sort: { $cards } lap
}
duel-won-rainbow-you = { $cards ->
    [one] Szivárvány! Te viszed a sort: { $cards } lap
   *[other] Szivárvány! Te viszed a sort: { $cards } lap
}
duel-won-shade = { $cards ->
    [one] Árnyék! { $name } viszi a sort: { $cards } lap
   *[other] Árnyék! { $name } viszi a sort: { $cards } lap
}
duel-won-shade-you = { $cards ->
    [one] Árnyék! Te viszed a sort: { $cards } lap
   *[other] Árnyék! Te viszed a sort: { $cards } lap
}
duel-won-double = { $cards ->
    [one] Hiba! { $name } viszi a sort: { $cards } lap
   *[other] Hiba! { $name } viszi a sort: { $cards } lap
}
duel-won-double-you = { $cards ->
    [one] Hiba! Te viszed a sort: { $cards } lap
   *[other] Hiba! Te viszed a sort: { $cards } lap
}
duel-because-rainbow = { $name } leteszi a hatodik lapot, és nincs két egyforma szín
duel-because-rainbow-you = Leteszed a hatodik lapot, és nincs két egyforma szín
duel-because-shade = { $name } árnyékot fed fel
duel-because-shade-you = Árnyékot fedsz fel
duel-because-double = { $name } másodszor is felfedi: { $face }
duel-because-double-you = Másodszor is felfeded: { $face }
duel-over = A kezeket már nem lehet feltölteni: vége a játéknak

# What a move would lead to, in few words.
duel-then-end = a sor így marad
duel-then-unseen = bármi lehet rajta
duel-then-double = kétszer ugyanaz a szín: elveszíted a sort
duel-then-shade = árnyék: elveszíted a sort
duel-then-rainbow = szivárvány!
duel-then-fits = beleillik: { $cards } a 6-ból
duel-then-turned = { $face }: beleillik

# Before a move that loses the row.
duel-warning-double = Ez a szín már ott van a sorban: elveszítenéd a sort (D14).
duel-warning-shade = Árnyék kerül felülre: elveszítenéd a sort (D15).

# Why a move cannot be made.
duel-no-end-yet = Előbb tegyél le legalább egy lapot (D8).
duel-no-end-after-turn = Megfordított lap után le kell tenned még egyet (D11).
duel-no-second-turn = Két lapot sosem lehet egymás után megfordítani (D9).
duel-no-card-to-turn = { $cards ->
    [0] A sorban nincs megfordítható lap (D9).
    [one] A sorban csak { $cards } megfordítható lap van (D9).
   *[other] A sorban csak { $cards } megfordítható lap van (D9).
}
duel-no-lay-before-turn = Mielőtt újabb lapot teszel le, fordíts meg egyet a sorban (D9).
duel-no-card-there = A kezed { $place }. helye üres (D8).
duel-moves-are = amit tehetsz: n1-n3 (letenni), b1-b3 (vakon letenni), f1-f6 (megfordítani) és end (a lépés vége)

## The game in a line

duel-title = Rainbow, a párbaj
duel-by = Szerző: Mathias Spaan
duel-line = Rakd ki a hatszínű sort, vagy vedd rá az ellenfeledet, hogy színt ismételjen vagy feketét fordítson.

## Options of a table

option-aids-duel = Memóriasegítség: az asztal mutatja, amit már láttál
option-end-after-flip = Véget érhet a lépés egy lap megfordításával?
option-end-after-flip-yes = Igen (német, angol, magyar, cseh, szlovák és lengyel szabály)
option-end-after-flip-no = Nem (francia szabály)
option-deck = Másik kiadás lapjai
option-deck-more = 57 lap, mindegyik két betűvel: R O Y G B I V (pirostól ibolyáig), W (fény) és K (árnyék)

## The table

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
duel-phases = Ebben a lépésben letett lapok: { $laid } a 3-ból

## Leckék

lesson-duel-aim = Te és az edző egyetlen közös sorba teszitek a lapokat. Aki a hatodik lapot teszi egy olyan sorba, amelyben egy szín sem szerepel kétszer, az egész sort elviszi. A végén a nagyobb gyűjtemény nyer.
lesson-duel-sides = Minden lapnak két oldala van. Mindkét kéz lapjainak azt az oldalát látod, amely feléd néz; a másikat az edző látja. A kártyatartóban a következő lapodat látod.
lesson-duel-lay = Te jössz, és a sor üres. A letett lapnak az az oldala kerül felülre, amelyet látsz.
lesson-duel-lay-do = Tedd le a piros lapot.
lesson-duel-end = Minden lap után megállhatsz. Egy lépésben legfeljebb három lapot tehetsz le, és a második meg a harmadik előtt meg kell fordítanod egy lapot a sorban (D9).
lesson-duel-end-do = Most elég egy: fejezd be a lépésed.
lesson-duel-blind = Az edző sárgát tett le, a kezed pedig három lapra egészült ki. Vakon is letehetsz egy lapot: ilyenkor az az oldala kerül felülre, amelyet nem látsz.
lesson-duel-blind-do = Tedd le vakon a zöld lapot.
lesson-duel-turn = Kék volt, tehát minden rendben: a sor színei mind különböznek. Mielőtt újabb lapot teszel le, meg kell fordítanod egyet (D9). Emlékezz: amikor a sárga lap még az edző kezében volt, narancssárgát mutatott feléd.
lesson-duel-turn-do = Fordítsd meg a sárga lapot.
lesson-duel-light = Narancssárga, ahogy emlékeztél. Jöhet a második lap. A fehér a fény: bármelyik színt helyettesíti, és több is lehet belőle a sorban.
lesson-duel-light-do = Tedd le a fehér lapot, aztán fejezd be a lépésed.
lesson-duel-rainbow = Öt lap, mind különböző. Egy hatodik, amelyik odaillik, szivárványt ad!
lesson-duel-rainbow-do = Tedd le a sárga lapot.
lesson-duel-double = Szivárvány: a hatlapos sor a tiéd. Az edző elvesztette a kört, ezért ő kezdte a következőt, narancssárgával. Most hibázz szándékosan, és nézd meg, mi történik, ha egy szín kétszer szerepel.
lesson-duel-double-do = Tedd le a narancssárga lapot.
lesson-duel-open = Hiba: a sort az edző vitte el (D14). Aki elveszít egy kört, az kezdi a következőt. Figyeld meg: az edző egyik lapja feketét mutat feléd; ő ezt az oldalt nem látja.
lesson-duel-open-do = Tedd le az ibolya lapot, aztán fejezd be a lépésed.
lesson-duel-shade = Az edző éppen ezt a lapot tette le, kékkel felfelé. Te tudod, mi van alatta: fekete. Aki feketét, vagyis árnyékot fordít felülre, elveszíti a kört (D15). Hagyd ezt az edzőre.
lesson-duel-shade-do = Tedd le a piros lapot, aztán fejezd be a lépésed.
lesson-duel-done = Az edző a fekete oldalt fordította felülre, így ez a sor is a tiéd: kilenc lap kettő ellen. A parti addig tart, amíg egy kéz már nem egészíthető ki három lapra; akkor a nagyobb gyűjtemény nyer (D20, D21).
refused-lesson-duel-unseen = Ennek a lapnak a másik oldalát sosem láttad: lehet olyan szín, amely már ott van, vagy fekete (D14, D15). { $task }
refused-lesson-duel-more = Befejezhetnéd itt a lépésed, de van még mit látni. { $task }
refused-lesson-duel-double = Ez a szín már ott van a sorban: hiba lenne, és a sort az edző vinné el (D14). { $task }
refused-lesson-duel-shade = Alatta fekete van: láttad az edző kezében. Elveszítenéd a sort (D15). { $task }

## The table in the terminal

option-deck-usual = a szokásosak
option-deck-own = sajátok

## At the prompt

# A { $colors } felsorolás: „R piros, O narancssárga, …”.
line-legend-duel = { $colors }. A fény bármelyik színt helyettesíti; aki árnyékot fordít felülre, elveszíti a kört.

## Draws

duel-drawn = { $cards ->
    [one] Döntetlen, fejenként { $cards } lap: játsszatok még egyet!
   *[other] Döntetlen, fejenként { $cards } lap: játsszatok még egyet!
}

## How a card was laid

# Below a card in the row, in few letters: from which place of the hand it came.
duel-from-hand = kéz { $place }

## Lessons, further steps

lesson-duel-before = Az edző megfordított egy lapot, mielőtt letett volna egyet. Az első lapod előtt te is megteheted, de nem kötelező (D9). Most sárgával kezdte a következő sort; amikor ez a lap a kezében volt, pirosat mutatott feléd.
lesson-duel-before-do = Fordítsd meg a sárga lapot, aztán tedd le a sajátodat, amely szintén sárga.
lesson-duel-turned = Jól van: a sárga mellett hiba lett volna. De fordítással is lehet hibázni. Újabb lap előtt a kettő közül az egyiket meg kellene fordítanod. Mi lenne, ha az elsőt?
lesson-duel-turned-do = Próbáld megfordítani a piros lapot.
lesson-duel-stop = Kétszer lenne sárga, és a sort az edző vinné el: a megfordított lap ugyanúgy számít, mint a letett (D14). Itt jobb megállni.
lesson-duel-stop-do = Fejezd be a lépésed.
lesson-duel-faces = Mennyire kockázatos egy oldal, amelyet nem láttál? Az 57 lapnak 114 oldala van: mind a hét színből 14, továbbá 8 fehér és 8 fekete (D2). Egy sorhoz csak hat szín kell, egy tehát hiányozhat.
lesson-duel-draw = Most már mindent tudsz. Ha a végén a két gyűjtemény egyforma, senki sem nyert: döntetlen, és játszotok még egyet (D21).

## The end of a game

duel-end-rainbow = Szivárvány, és a győzelem!

## Puzzles

duel-theme-rainbow = Közel a szivárvány
duel-theme-blind = Megéri a kockázatot: vakon
duel-theme-counting = Mi lehet a másik oldalon?
duel-theme-memory = Emlékezz a másik oldalra
duel-theme-threat = Hosszú sor: kié lesz?
duel-theme-trap = Hagyj magad után csapdát
duel-theme-last-row = Az utolsó sor dönt
duel-theme-order = Először a megfelelő lap
