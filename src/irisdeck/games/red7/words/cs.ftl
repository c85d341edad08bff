## The game

# What each color asks for.
red7-rule-red = nejvyšší karta
red7-rule-orange = nejvíc karet jednoho čísla
red7-rule-yellow = nejvíc karet jedné barvy
red7-rule-green = nejvíc sudých karet
red7-rule-blue = nejvíc různých barev
red7-rule-indigo = nejdelší postupka čísel
red7-rule-violet = nejvíc karet nižších než 4

red7-drew = líznutí karty
red7-kept = bez líznutí
red7-passed = pas, vypadnutí z kola
red7-laid = { $card } do palety
red7-painted = { $card } na plátno, platí { $color }
red7-painted-by-7 = { $card } z palety na plátno, platí { $color }
red7-taken-by-1 = { $card } z cizí palety navrch balíčku

# The same as something to do, as hints say it.
red7-do-draw = lízněte si kartu
red7-do-keep = nelízejte si kartu
red7-do-pass = pasujte
red7-do-lay = vyložte { $card } do palety
red7-do-paint = vyložte { $card } na plátno
red7-do-paint-by-7 = přesuňte { $card } z palety na plátno
red7-do-take-by-1 = vezměte { $card } z palety a položte ji navrch balíčku

red7-drew-by-3 = { $name }: líznutí karty díky kartě 3
red7-out = { $name } nevede a vypadává z kola
red7-out-you = Nevedete a vypadáváte z kola
red7-round-over = Kolo skončilo
red7-round-empty = Kolo skončilo; žádná karta vítěze nesplňuje pravidlo
red7-round-won = { $points ->
    [one] { $name }: vyhrané kolo, { $cards }, { $points } bod
    [few] { $name }: vyhrané kolo, { $cards }, { $points } body
   *[other] { $name }: vyhrané kolo, { $cards }, { $points } bodů
}

red7-why-pass = vypadnete z kola
red7-why-draw = o jednu kartu v ruce víc
red7-why-keep = žádná karta navíc
red7-why-leads = vedete; pravidlo: { $color }, karty: { $cards }
red7-why-out = nevedete a vypadnete
red7-why-then = pak vás do vedení dostane { $cards } na plátně
red7-why-not-yet = zatím nevedete; pravidlo: { $color }

red7-warning-end = Nevedete, takže vypadnete (R6).
red7-warning-lay = V tomto tahu se už do vedení nedostanete, takže vypadnete (R20).

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
red7-risky = Po krocích s touto značkou vypadnete z kola.
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
