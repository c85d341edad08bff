## The game

# What each color asks for.
red7-rule-red = nejvyšší karta
red7-rule-orange = nejvíc karet jednoho čísla
red7-rule-yellow = nejvíc karet jedné barvy
red7-rule-green = nejvíc sudých karet
red7-rule-blue = nejvíc různých barev
red7-rule-indigo = nejdelší postupka čísel
red7-rule-violet = nejvíc karet nižších než 4
# The same in two words, where there is little room.
red7-short-red = nejvyšší karta
red7-short-orange = jedno číslo
red7-short-yellow = jedna barva
red7-short-green = sudé karty
red7-short-blue = nejvíc barev
red7-short-indigo = nejdelší postupka
red7-short-violet = nižší než 4

red7-drew = { $name } si líže kartu
red7-drew-you = Lížete si kartu
red7-kept = { $name } si nelíže kartu
red7-kept-you = Nelížete si kartu
red7-passed = { $name } pasuje a vypadává
red7-passed-you = Pasujete a vypadáváte
red7-laid = { $name } vykládá { $card } do palety
red7-laid-you = Vykládáte { $card } do palety
red7-painted = { $name } vykládá { $card } na plátno: platí { $color }
red7-painted-you = Vykládáte { $card } na plátno: platí { $color }
red7-painted-by-7 = { $name } přesouvá { $card } z palety na plátno: platí { $color }
red7-painted-by-7-you = Přesouváte { $card } z palety na plátno: platí { $color }
red7-taken-by-1 = { $name } bere kartou 1 z palety hráče { $owner }: { $card }
red7-taken-by-1-you = Berete kartou 1 z palety hráče { $owner }: { $card }
red7-taken-from-reader = { $name } vám bere kartou 1 z palety: { $card }

# The same as something to do, as hints say it.
red7-do-draw = lízněte si kartu
red7-do-keep = nelízejte si kartu
red7-do-pass = pasujte
red7-do-lay = vyložte { $card } do palety
red7-do-paint = vyložte { $card } na plátno
red7-do-paint-by-7 = přesuňte { $card } z palety na plátno
red7-do-take-by-1 = vezměte { $card } z palety a položte ji navrch balíčku

red7-drew-by-3 = { $name } si díky kartě 3 líže kartu
red7-drew-by-3-you = Díky kartě 3 si lížete kartu
red7-out = { $name } nevede a vypadává z kola
red7-out-you = Nevedete a vypadáváte z kola
red7-round-last = Ve hře zůstává jen { $name } a vyhrává kolo
red7-round-last-you = Ve hře zůstáváte jen vy a vyhráváte kolo
red7-round-won = { $points ->
    [one] Kolo vyhrává { $name }: { $points } bod
    [few] Kolo vyhrává { $name }: { $points } body
   *[other] Kolo vyhrává { $name }: { $points } bodů
}
red7-round-won-you = { $points ->
    [one] Vyhráváte kolo: { $points } bod
    [few] Vyhráváte kolo: { $points } body
   *[other] Vyhráváte kolo: { $points } bodů
}

# Why a round was won: "two 7s against two 4s under orange".
red7-round-against = { $mine } × { $theirs }; platí { $color }
red7-round-left = { $name } pasuje, ačkoli vede
red7-round-left-you = Pasujete, ačkoli vedete

# What counts of a palette under a rule; { $many } is the number in words.
red7-many-2 = dvě
red7-many-3 = tři
red7-many-4 = čtyři
red7-many-5 = pět
red7-many-6 = šest
red7-many-7 = sedm
red7-some-1 = { $count ->
    [one] { $many } jednička
    [few] { $many } jedničky
   *[other] { $many } jedniček
}
red7-some-2 = { $count ->
    [one] { $many } dvojka
    [few] { $many } dvojky
   *[other] { $many } dvojek
}
red7-some-3 = { $count ->
    [one] { $many } trojka
    [few] { $many } trojky
   *[other] { $many } trojek
}
red7-some-4 = { $count ->
    [one] { $many } čtyřka
    [few] { $many } čtyřky
   *[other] { $many } čtyřek
}
red7-some-5 = { $count ->
    [one] { $many } pětka
    [few] { $many } pětky
   *[other] { $many } pětek
}
red7-some-6 = { $count ->
    [one] { $many } šestka
    [few] { $many } šestky
   *[other] { $many } šestek
}
red7-some-7 = { $count ->
    [one] { $many } sedmička
    [few] { $many } sedmičky
   *[other] { $many } sedmiček
}
red7-some-of-color = { $count ->
    [one] { $many } karta ({ $color })
    [few] { $many } karty ({ $color })
   *[other] { $many } karet ({ $color })
}
red7-some-even = { $count ->
    [one] { $many } sudá karta
    [few] { $many } sudé karty
   *[other] { $many } sudých karet
}
red7-some-colors = { $count ->
    [one] { $many } barva
    [few] { $many } barvy
   *[other] { $many } barev
}
red7-some-low = { $count ->
    [one] { $many } karta nižší než 4
    [few] { $many } karty nižší než 4
   *[other] { $many } karet nižších než 4
}
red7-none-even = žádná sudá karta
red7-none-low = žádná karta nižší než 4
red7-run = postupka { $first }–{ $last }
red7-color-and = { $color }, { $what }

# What a move would lead to, in few words: "three 4s: you lead".
red7-then = { $what }: vede { $name }
red7-then-you = { $what }: vedete
red7-then-nobody = { $color }: nikdo nevede
red7-then-out = vypadnete
red7-then-paint = pak na plátno { $colors }
red7-then-7 = pak karta z palety na plátno
red7-then-5 = pak další karta do palety
red7-then-1 = pak někomu vezmete kartu
red7-then-draw = o kartu víc
red7-then-keep = žádná karta navíc
red7-then-laid = jen jedna karta za tah

red7-warning-end = Nevedete, takže vypadnete (R6).
red7-warning-lay = V tomto tahu se už do vedení nedostanete, takže vypadnete (R20).
red7-warning-pass = Vypadnete z kola (R4).

red7-do-7 = Proveďte akci karty 7: přesuňte jinou kartu své palety na plátno (R16).
red7-do-5 = Proveďte akci karty 5: vyložte další kartu do své palety (R16).
red7-do-1 = Proveďte akci karty 1: vezměte kartu z cizí palety (R16).
red7-draw-or-keep = Nejprve se rozhodněte, zda si líznete (R11).
red7-no-7 = To jde jen hned po vyložení karty 7 do palety a jen s kartou, po jejímž přesunutí povedete (R16).
red7-no-1 = To jde jen hned po vyložení karty 1 do palety a jen s kartou, kterou smíte vzít (R16, R17).
red7-no-end-bound = Tento tah musíte skončit ve vedení (R17).
red7-no-end-yet = Nejprve vyložte kartu, nebo pasujte (R4).
red7-no-pass-now = Pasovat lze jen na začátku tahu (R4).
red7-no-draw-due = Líznutí vám teď nenáleží (R11).
red7-not-in-hand = Kartu { $card } nemáte v ruce (R4).
red7-no-paint = Podle tohoto pravidla nevedete: { $color } (R5).
red7-palette-laid = Karta do palety už je vyložena: teď vyložte kartu na plátno, nebo ukončete tah (R4).
red7-no-lay-1 = Ať touto kartou 1 vezmete cokoli, ve vedení tah neskončíte (R17).
red7-moves-are = možné kroky: +R7 (paleta), >R7 (plátno), 7>R7 a 1-R7 (akce), draw (líznout), keep (nelíznout), end (konec tahu) a pass (pas)

## The game in a line

red7-title = Red7
red7-by = Autoři: Carl Chudyk a Chris Cieslik
red7-line = Na konci svého tahu buďte ve vedení. Nejste-li, změňte pravidlo.

## Options of a table

option-advanced = Pro pokročilé: za vysokou kartu na plátně si můžete líznout a hraje se více kol na body
option-actions = Akce: liché karty vyložené do palety mají akci

## The table

red7-canvas = Plátno
red7-start-card = počáteční karta
red7-leads = ve vedení
red7-is-out = mimo kolo
red7-to-palette = Do palety
red7-to-canvas = Na plátno
red7-pass = Pasovat
red7-draw = Líznout
red7-keep = Nelízat
red7-palette = Paleta
# On a button: the card goes back onto the deck.
red7-onto-deck = Na balíček
red7-asked-7 = Akce karty 7: přesuňte jinou kartu své palety na plátno.
red7-asked-5 = Akce karty 5: vyložte další kartu do své palety.
red7-asked-1 = Akce karty 1: vezměte kartu z cizí palety a položte ji navrch balíčku.
red7-asked-draw = Za kartu na plátně si můžete líznout.
red7-strip = Kdo by vedl podle jednotlivých pravidel

## Lekce

lesson-red7-aim = Na konci svého tahu musíte vést, jinak vypadnete. Kdo zbude poslední, vyhrává kolo.
lesson-red7-canvas = Karty před každým z vás jsou palety. Barva navrchu plátna určuje pravidlo: podle červené vede nejvyšší karta. Vede trenér s oranžovou 5.
lesson-red7-lay = Ve svém tahu můžete vyložit kartu do palety. Potřebujete vyšší, než je oranžová 5.
lesson-red7-lay-do = Vyložte žlutou 7 do palety a pak ukončete tah.
lesson-red7-paint = Trenér vyložil druhou oranžovou kartu a změnil pravidlo: podle žluté vede ten, kdo má nejvíc karet jedné barvy. Kartou vyloženou na plátno ho změníte zpátky.
lesson-red7-paint-do = Vyložte červenou 1 na plátno.
lesson-red7-tie = Trenér má teď červenou 7. Vaše je žlutá a při stejném čísle je nejvyšší červená (R1). Pomohla by modrá, nejvíc různých barev? Vy máte dvě a trenér také.
lesson-red7-tie-do = Zkuste modrou 1 na plátno.
lesson-red7-out = Při shodě rozhoduje nejvyšší z karet, které se počítají: červená 7 (R8). A na plátno smíte vyložit jen barvu, podle níž vedete (R5). Nejprve tedy potřebujete třetí barvu.
lesson-red7-out-do = Vyložte zelenou 3 do palety a pak zkuste ukončit tah.
lesson-red7-both = Pozor: pořád platí červená a vy nevedete. Takto vypadnete (R6). Po kartě do palety ale můžete vyložit ještě jednu na plátno a teď už máte tři barvy.
lesson-red7-both-do = Vyložte modrou 1 na plátno.
lesson-red7-rules = Trenér má teď také tři barvy a k tomu vyšší kartu. Toto je všech sedm pravidel – { color-red }: { red7-rule-red }; { color-orange }: { red7-rule-orange }; { color-yellow }: { red7-rule-yellow }; { color-green }: { red7-rule-green }; { color-blue }: { red7-rule-blue }; { color-indigo }: { red7-rule-indigo }; { color-violet }: { red7-rule-violet }.
lesson-red7-pass = Podívejte se na své tři karty: žádná vás nedostane do vedení, ani v paletě, ani na plátně. Zbývá jen pasovat, a pak vypadáváte.
lesson-red7-pass-do = Pasujte.
lesson-red7-next = Vypadáváte a trenér, který zbyl poslední, vyhrává kolo (R7). To se stává i nejlepším. Teď se podívejte na konec jiného kola.
lesson-red7-win = Trenér vede s červenou 7, ale nemá už žádné karty, a kdo žádné nemá, může jen pasovat (R4). Se 3, 4 a 5 budete mít nejdelší postupku čísel: to je indigové pravidlo.
lesson-red7-win-do = Vyložte zelenou 4 do palety a pak indigovou 1 na plátno.
lesson-red7-done = Trenér musí pasovat a kolo je vaše! Dvě volby hru obohatí: body za více kol (R11) a liché karty s akcemi (R16). Víc najdete v pravidlech.
refused-lesson-red7-low = Samotná modrá 4 oranžovou 5 nepřebije: pokud tah takto skončí, vypadnete (R6). { $task }
refused-lesson-red7-pass = Kdo pasuje, vypadává z kola (R4). Máte lepší možnost. { $task }
refused-lesson-red7-end = Nevedete: pokud tah skončí tady, vypadnete (R6). { $task }
refused-lesson-red7-run = Indigová 1 je potřeba na plátně, aby vedla nejdelší postupka. { $task }

## At the prompt

line-legend-red7 = { $colors }. Při stejném čísle je nejvyšší červená a nejnižší fialová.

## Reminder of the actions

red7-actions = Akce lichých karet vyložených do palety
red7-action-7 = 7: jinou kartu své palety dejte na plátno, pokud pak vedete
red7-action-5 = 5: vyložte do palety další kartu
red7-action-3 = 3: lízněte kartu
red7-action-1 = 1: kartu z cizí palety dejte na balíček a tah zakončete ve vedení

## Lessons, further steps

lesson-red7-begins = Kdo začíná? Ten, kdo sedí vlevo od nejvyšší karty v paletách (R3). Tou je trenérova oranžová 5, takže první tah je váš.
lesson-red7-order = Při stejném čísle vyhrává vyšší barva. Celé pořadí od nejvyšší po nejnižší: { color-red }, { color-orange }, { color-yellow }, { color-green }, { color-blue }, { color-indigo }, { color-violet } (R1).
lesson-red7-none = Podle zelené a fialové nemusí mít paleta žádnou kartu, která se počítá: žádnou sudou, nebo žádnou pod 4. Kdo žádnou nemá, nemůže vést, ať jsou ostatní karty jakkoli vysoké (R8). Podle všech ostatních pravidel stačí jedna karta.
lesson-red7-options-title = { lesson } 2: lízání, body, akce
lesson-red7-options = Hru už znáte; tady jsou její dvě volby, které lze zvolit každou zvlášť. V pokročilé hře si můžete lízat karty a hraje se více kol na body (R11). S akcemi každá lichá karta v paletě něco udělá (R16).
lesson-red7-earn = Nejprve lízání: je-li číslo vaší karty na plátně vyšší než počet karet ve vaší paletě, můžete si líznout (R11). Máte tam jednu kartu, modrou 2. Je sudá a trenér žádnou sudou nemá.
lesson-red7-earn-do = Vyložte zelenou 6 na plátno a pak si lízněte.
lesson-red7-three = Trenér má teď vyšší sudou kartu. A teď akce: provedou se, jakmile je lichá karta ve vaší paletě. Trojka sama lízne kartu a tu můžete hned použít.
lesson-red7-three-do = Vyložte červenou 3 do palety a pak fialovou 1, kterou přinese, na plátno.
lesson-red7-five = Podle fialové neměl trenér žádnou kartu, která se počítá, a tak plátno zase přebarvil na červenou: vede oranžová 5. Pětka chce hned další kartu do vaší palety.
lesson-red7-five-do = Vyložte fialovou 5, pak oranžovou 6 a ukončete tah.
lesson-red7-one = Trenérova červená 6 přebíjí vaši oranžovou 6. Jednička vezme kartu z cizí palety a položí ji na balíček, nikdy ale něčí poslední. A tah s jedničkou musíte ukončit ve vedení (R17).
lesson-red7-one-do = Vyložte indigovou 1, dejte červenou 6 na balíček a ukončete tah.
lesson-red7-seven = Trenér použil sedmičku: ta přesune jinou kartu vlastní palety na plátno, pokud s ní hráč vede. Teď platí žlutá a trenérova 7 je nejvyšší. Vy máte také sedmičku a s ní postupku 5, 6, 7.
lesson-red7-seven-do = Vyložte žlutou 7, přesuňte indigovou 1 na plátno a ukončete tah.
lesson-red7-points = Trenér pasuje a kolo je vaše. V pokročilé hře si vítěz nechá karty, které splňují pravidlo: vaše postupka 5, 6 a 7 vynese 18 bodů (R12). Všechny ostatní karty se zamíchaly a rozdaly pro další kolo (R13).
lesson-red7-goal = Tak to jde dál, dokud někdo nemá 40 bodů, ve třech 35, ve čtyřech 30, nebo dokud je z čeho rozdávat. Pak vyhrává, kdo má nejvíc bodů (R14). Co dělají čtyři akce, si u stolu můžete kdykoli přečíst.
refused-lesson-red7-keep = Můžete se bez ní obejít, ale karta navíc se hodí. { $task }

## The end of a game

red7-end-won = Ve vedení až do konce!
red7-end-lost = Tentokrát mimo hru
red7-end-lost-close = Mimo hru – tak těsně
red7-risky = Po krocích s touto značkou vypadnete z kola.

## Puzzles

red7-theme-defense = Vyhrát proti každé obraně
red7-theme-rule = Změnit pravidlo
red7-theme-action = Využít akci karty
red7-theme-two-steps = Nejdřív paleta, pak plátno
red7-theme-keep = Nechat si kartu na později
red7-theme-few-cards = Poslední karty v ruce
red7-theme-lead = Vedení, které vydrží
