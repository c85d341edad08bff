## The game

# What each color asks for.
red7-rule-red = a legmagasabb lap
red7-rule-orange = a legtöbb lap egy számból
red7-rule-yellow = a legtöbb lap egy színből
red7-rule-green = a legtöbb páros lap
red7-rule-blue = a legtöbb különböző szín
red7-rule-indigo = a leghosszabb sorozat egymást követő számokból
red7-rule-violet = a legtöbb 4-nél kisebb lap
# The same in two words, where there is little room.
red7-short-red = legmagasabb lap
red7-short-orange = egy szám
red7-short-yellow = egy szín
red7-short-green = páros lapok
red7-short-blue = legtöbb szín
red7-short-indigo = leghosszabb sorozat
red7-short-violet = 4-nél kisebb

red7-drew = { $name } húz egy lapot
red7-drew-you = Húzol egy lapot
red7-kept = { $name } nem húz lapot
red7-kept-you = Nem húzol lapot
red7-passed = { $name } passzol, és kiesik
red7-passed-you = Passzolsz, és kiesel
red7-laid = { $name } a palettájára teszi: { $card }
red7-laid-you = A palettádra teszed: { $card }
red7-painted = { $name } a vászonra teszi: { $card }; szabály: { $color }
red7-painted-you = A vászonra teszed: { $card }; szabály: { $color }
red7-painted-by-7 = { $name } a palettájáról a vászonra teszi: { $card }; szabály: { $color }
red7-painted-by-7-you = A palettádról a vászonra teszed: { $card }; szabály: { $color }
red7-taken-by-1 = { $name } az 1-essel elveszi { $owner } palettájáról: { $card }
red7-taken-by-1-you = Az 1-essel elveszed { $owner } palettájáról: { $card }
red7-taken-from-reader = { $name } az 1-essel elveszi a palettádról: { $card }

# The same as something to do, as hints say it.
red7-do-draw = húzz egy lapot
red7-do-keep = ne húzz lapot
red7-do-pass = passzolj
red7-do-lay = tedd a palettádra: { $card }
red7-do-paint = tedd a vászonra: { $card }
red7-do-paint-by-7 = tedd át a palettádról a vászonra: { $card }
red7-do-take-by-1 = vedd el a palettájáról, és tedd a pakli tetejére: { $card }

red7-drew-by-3 = { $name } húz egy lapot a 3-as akciójával
red7-drew-by-3-you = Húzol egy lapot a 3-as akciójával
red7-out = { $name } nem vezet, kiesik a körből
red7-out-you = Nem vezetsz, kiesel a körből
red7-round-last = Már csak { $name } van játékban, és megnyeri a kört
red7-round-last-you = Már csak te vagy játékban, és megnyered a kört
red7-round-won = { $points ->
    [one] { $name } nyeri a kört: { $points } pont
   *[other] { $name } nyeri a kört: { $points } pont
}
red7-round-won-you = { $points ->
    [one] Te nyered a kört: { $points } pont
   *[other] Te nyered a kört: { $points } pont
}

# Why a round was won: "two 7s against two 4s under orange".
red7-round-against = { $mine }, az ellenfélé: { $theirs }; szabály: { $color }
red7-round-left = { $name } vezetve passzol
red7-round-left-you = Vezetve passzolsz

# What counts of a palette under a rule; { $many } is the number in words.
red7-many-2 = két
red7-many-3 = három
red7-many-4 = négy
red7-many-5 = öt
red7-many-6 = hat
red7-many-7 = hét
red7-some-1 = { $count ->
    [one] { $many } 1-es
   *[other] { $many } 1-es
}
red7-some-2 = { $count ->
    [one] { $many } 2-es
   *[other] { $many } 2-es
}
red7-some-3 = { $count ->
    [one] { $many } 3-as
   *[other] { $many } 3-as
}
red7-some-4 = { $count ->
    [one] { $many } 4-es
   *[other] { $many } 4-es
}
red7-some-5 = { $count ->
    [one] { $many } 5-ös
   *[other] { $many } 5-ös
}
red7-some-6 = { $count ->
    [one] { $many } 6-os
   *[other] { $many } 6-os
}
red7-some-7 = { $count ->
    [one] { $many } 7-es
   *[other] { $many } 7-es
}
red7-some-of-color = { $count ->
    [one] { $many } { $color } lap
   *[other] { $many } { $color } lap
}
red7-some-even = { $count ->
    [one] { $many } páros lap
   *[other] { $many } páros lap
}
red7-some-colors = { $count ->
    [one] { $many } szín
   *[other] { $many } szín
}
red7-some-low = { $count ->
    [one] { $many } 4-nél kisebb lap
   *[other] { $many } 4-nél kisebb lap
}
red7-none-even = egy páros lap sem
red7-none-low = egy 4-nél kisebb lap sem
red7-run = { $first }–{ $last } sorozat
red7-color-and = { $color }, { $what }

# What a move would lead to, in few words: "three 4s: you lead".
red7-then = { $what }: { $name } vezet
red7-then-you = { $what }: vezetsz
red7-then-nobody = { $color }: senki sem vezet
red7-then-out = kiesel
red7-then-paint = utána a vászonra: { $colors }
red7-then-7 = utána egy palettalap a vászonra
red7-then-5 = utána még egy lap a palettára
red7-then-1 = utána elveszel valakitől egy lapot
red7-then-draw = eggyel több lap
red7-then-keep = nincs újabb lap
red7-then-laid = körönként csak egy lap

red7-warning-end = Nem vezetsz, ezért kiesnél (R6).
red7-warning-lay = Ebben a lépésben már nem kerülhetnél az élre, ezért kiesnél (R20).
red7-warning-pass = Kiesnél a körből (R4).

red7-do-7 = Hajtsd végre a 7-es akcióját: tedd át a palettád egy másik lapját a vászonra (R16).
red7-do-5 = Hajtsd végre az 5-ös akcióját: tegyél le még egy lapot a palettádra (R16).
red7-do-1 = Hajtsd végre az 1-es akcióját: vegyél el egy lapot egy másik palettáról (R16).
red7-draw-or-keep = Előbb döntsd el, húzol-e lapot (R11).
red7-no-7 = Ez csak akkor megy, ha épp 7-est tettél a palettádra, és olyan lappal, amellyel vezetni fogsz (R16).
red7-no-1 = Ez csak akkor megy, ha épp 1-est tettél a palettádra, és olyan lappal, amelyet elvehetsz (R16, R17).
red7-no-end-bound = Ezt a lépést vezetéssel kell zárnod (R17).
red7-no-end-yet = Előbb tegyél le egy lapot, vagy passzolj (R4).
red7-no-pass-now = Passzolni csak a lépésed elején lehet (R4).
red7-no-draw-due = Most nem jár húzás (R11).
red7-not-in-hand = { $card } nincs a kezedben (R4).
red7-no-paint = E szabály szerint nem vezetnél: { $color } (R5).
red7-palette-laid = A palettádra már tettél lapot; most tegyél egyet a vászonra, vagy fejezd be a lépésed (R4).
red7-no-lay-1 = Bármit veszel is el ezzel az 1-essel, nem te vezetnél a lépésed végén (R17).
red7-moves-are = amit tehetsz: +R7 (paletta), >R7 (vászon), 7>R7 és 1-R7 (akciók), draw (húzás), keep (nem húzol), end (a lépés vége) és pass (passz)

## The game in a line

red7-title = Red7
red7-by = Szerzők: Carl Chudyk és Chris Cieslik
red7-line = Vezess, amikor a lépésed véget ér. Ha nem vezetsz, változtasd meg a szabályt.

## Options of a table

option-advanced = Haladó: a vászonra tett magas lapért húzhatsz egyet, és több kört játszotok pontokért
option-actions = Akciók: a palettára tett páratlan lapoknak akciójuk van

## The table

red7-canvas = Vászon
red7-start-card = kezdőlap
red7-leads = az élen
red7-is-out = játékon kívül
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
red7-strip = Ki vezetne az egyes szabályok szerint

## Leckék

lesson-red7-aim = A lépésed végén vezetned kell, különben kiesel. Aki utolsóként bent marad, megnyeri a kört.
lesson-red7-canvas = Az előttetek fekvő lapok a paletták. A vászon tetején lévő szín a szabály: pirosnál a legmagasabb lap vezet. Az edző vezet a narancssárga 5-össel.
lesson-red7-lay = A lépésedben egy lapot a palettádra tehetsz. Olyan kell, amely magasabb a narancssárga 5-ösnél.
lesson-red7-lay-do = Tedd a sárga 7-est a palettádra, aztán fejezd be a lépésed.
lesson-red7-paint = Az edző egy második narancssárga lapot tett le, és megváltoztatta a szabályt: sárgánál az vezet, akinek egy színből a legtöbb lapja van. Tegyél egy lapot a vászonra, és visszaváltoztatod.
lesson-red7-paint-do = Tedd a piros 1-est a vászonra.
lesson-red7-tie = Az edzőnél most a piros 7-es van. A tiéd sárga, és egyenlő számoknál a piros a legmagasabb (R1). Segítene a kék, a legtöbb különböző szín? Neked kettő van, az edzőnek is.
lesson-red7-tie-do = Próbáld meg a kék 1-est a vászonra tenni.
lesson-red7-out = Egyenlőség esetén a számító lapok közül a legmagasabb dönt: a piros 7-es (R8). A vászonra pedig csak olyan színt tehetsz, amely szerint vezetsz (R5). Előbb tehát kell egy harmadik szín.
lesson-red7-out-do = Tedd a zöld 3-ast a palettádra, aztán próbáld meg befejezni a lépésed.
lesson-red7-both = Állj: még mindig a piros a szabály, és nem vezetsz. Így kiesnél (R6). De a palettára tett lap után még tehetsz egyet a vászonra, és most már három színed van.
lesson-red7-both-do = Tedd a kék 1-est a vászonra.
lesson-red7-rules = Most már az edzőnek is három színe van, és magasabb lapja. Ez mind a hét szabály – { color-red }: { red7-rule-red }; { color-orange }: { red7-rule-orange }; { color-yellow }: { red7-rule-yellow }; { color-green }: { red7-rule-green }; { color-blue }: { red7-rule-blue }; { color-indigo }: { red7-rule-indigo }; { color-violet }: { red7-rule-violet }.
lesson-red7-pass = Nézd meg a három lapodat: egyikkel sem kerülsz az élre, sem a palettán, sem a vásznon. Csak a passz marad, és akkor kiesel.
lesson-red7-pass-do = Passzolj.
lesson-red7-next = Kiestél, és az edző, aki egyedül maradt bent, megnyeri a kört (R7). A legjobbakkal is megesik. Most nézd meg egy másik kör végét.
lesson-red7-win = Az edző vezet a piros 7-essel, de nincs több lapja, és akinek nincs, az csak passzolhat (R4). A 3, 4 és 5 lenne a leghosszabb sorozat: ez az indigó szabálya.
lesson-red7-win-do = Tedd a zöld 4-est a palettádra, aztán az indigó 1-est a vászonra.
lesson-red7-done = Az edző passzolni kényszerül, a kör a tiéd! Két beállítás gazdagabbá teszi a játékot: pontozás több körön át (R11) és páratlan lapok akcióval (R16). A szabályok többet mondanak.
refused-lesson-red7-low = A kék 4-es egymagában nem veri a narancssárga 5-öst: ha így érne véget a lépésed, kiesnél (R6). { $task }
refused-lesson-red7-pass = Aki passzol, kiesik a körből (R4). Van jobb lépésed. { $task }
refused-lesson-red7-end = Nem vezetsz: ha itt érne véget a lépésed, kiesnél (R6). { $task }
refused-lesson-red7-run = Az indigó 1-es a vászonra kell, hogy a leghosszabb sorozat vezessen. { $task }

## At the prompt

line-legend-red7 = { $colors }. Egyenlő számoknál a piros a legmagasabb, az ibolya a legalacsonyabb.

## Reminder of the actions

red7-actions = Mit tesz a palettára rakott páratlan lap
red7-action-7 = 7: egy másik lap a palettádról a vászonra, ha azzal vezetsz
red7-action-5 = 5: még egy lap a palettádra
red7-action-3 = 3: húzz egy lapot
red7-action-1 = 1: egy lap más palettájáról a pakli tetejére; a lépésed végén vezetned kell

## Lessons, further steps

lesson-red7-begins = Ki kezd? Az, aki a legmagasabb palettalap gazdájának bal oldalán ül (R3). Ez a lap az edző narancssárga 5-öse, tehát te lépsz először.
lesson-red7-order = Egyenlő számoknál a magasabb szín nyer. A teljes sorrend, a legmagasabbtól a legalacsonyabbig: { color-red }, { color-orange }, { color-yellow }, { color-green }, { color-blue }, { color-indigo }, { color-violet } (R1).
lesson-red7-none = Zöldnél és ibolyánál előfordulhat, hogy egy palettán nincs számító lap: nincs páros, vagy nincs 4 alatti. Akinek nincs, az nem vezethet, bármilyen magas a többi lapja (R8). Minden más szabálynál egy lap is elég.
lesson-red7-options-title = { lesson } 2: húzás, pontok, akciók
lesson-red7-options = A játékot már ismered; ez a két beállítása, külön-külön is választhatók. A haladó játékban lapot húzhatsz, és több kört pontokért játszotok (R11). Akciókkal minden páratlan lap csinál valamit a palettádon (R16).
lesson-red7-earn = Először a húzás: ha a vászonra tett lapod száma nagyobb, mint ahány lap a palettádon van, húzhatsz egy lapot (R11). Ott egy lapod van, a kék 2-es. Ez páros, az edzőnek pedig nincs páros lapja.
lesson-red7-earn-do = Tedd a zöld 6-ost a vászonra, aztán húzz.
lesson-red7-three = Az edzőnek most magasabb páros lapja van. Jöjjenek az akciók: azonnal megtörténnek, amint egy páratlan lap a palettádra kerül. A 3-as magától húz egy lapot, és azt rögtön használhatod.
lesson-red7-three-do = Tedd a piros 3-ast a palettádra, aztán a vele húzott ibolya 1-est a vászonra.
lesson-red7-five = Ibolyánál az edzőnek nem volt számító lapja, ezért a vásznat visszafestette pirosra: a narancssárga 5-ös vezet. Az 5-ös azonnal még egy lapot kér a palettádra.
lesson-red7-five-do = Tedd le az ibolya 5-öst, aztán a narancssárga 6-ost, és fejezd be a lépésed.
lesson-red7-one = Az edző piros 6-osa veri a te narancssárga 6-osodat. Az 1-es elvesz egy lapot egy másik palettáról, és a pakli tetejére teszi, de soha nem valakinek az utolsó lapját. Az 1-essel játszott lépés végén pedig vezetned kell (R17).
lesson-red7-one-do = Tedd le az indigó 1-est, tedd a piros 6-ost a paklira, és fejezd be a lépésed.
lesson-red7-seven = Az edző 7-est használt: az a saját palettájának egy másik lapját a vászonra viszi, ha ezzel vezet. Most a sárga a szabály, és az edző 7-ese a legmagasabb. Neked is van 7-esed, vele pedig megvan az 5, 6, 7 sorozat.
lesson-red7-seven-do = Tedd le a sárga 7-est, vidd az indigó 1-est a vászonra, és fejezd be a lépésed.
lesson-red7-points = Az edző passzol, a kör a tiéd. A haladó játékban a győztes megtartja a szabálynak megfelelő lapjait: az 5, 6, 7 sorozatod 18 pontot ér (R12). A többi lapot megkeverték, és kiosztották a következő körre (R13).
lesson-red7-goal = Így megy tovább, amíg valakinek 40 pontja nem lesz, hárman 35, négyen 30, vagy amíg már nincs elég lap az osztáshoz. Akkor az nyer, akinek a legtöbb pontja van (R14). Hogy a négy akció mit tesz, az asztalnál mindig elolvasható.
refused-lesson-red7-keep = Le is mondhatsz róla, de még egy lap jól jön. { $task }

## The end of a game

red7-end-won = Az élen mindvégig!
red7-end-lost = Ezúttal kiestél
red7-end-lost-close = Kiestél – kevésen múlt
red7-risky = Az ezzel a jellel jelölt lépésekkel kiesnél a körből.

## Puzzles

red7-theme-defense = Győzelem minden védekezés ellen
red7-theme-rule = Változtasd meg a szabályt
red7-theme-action = Használd egy lap akcióját
red7-theme-two-steps = Előbb a paletta, aztán a vászon
red7-theme-keep = Tarts meg egy lapot későbbre
red7-theme-few-cards = Az utolsó lapok a kézben
red7-theme-lead = Olyan vezetés, amely kitart
