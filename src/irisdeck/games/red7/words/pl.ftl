## The game

# What each color asks for.
red7-rule-red = najwyższa karta
red7-rule-orange = najwięcej kart o tej samej liczbie
red7-rule-yellow = najwięcej kart jednego koloru
red7-rule-green = najwięcej kart parzystych
red7-rule-blue = najwięcej różnych kolorów
red7-rule-indigo = najdłuższy sekwens liczb
red7-rule-violet = najwięcej kart poniżej 4
# The same in two words, where there is little room.
red7-short-red = najwyższa karta
red7-short-orange = jedna liczba
red7-short-yellow = jeden kolor
red7-short-green = karty parzyste
red7-short-blue = najwięcej kolorów
red7-short-indigo = najdłuższy sekwens
red7-short-violet = poniżej 4

red7-drew = { $name } dobiera kartę
red7-drew-you = Dobierasz kartę
red7-kept = { $name } nie dobiera karty
red7-kept-you = Nie dobierasz karty
red7-passed = { $name } pasuje i odpada
red7-passed-you = Pasujesz i odpadasz
red7-laid = { $name } wykłada { $card } do palety
red7-laid-you = Wykładasz { $card } do palety
red7-painted = { $name } wykłada { $card } na płótno: obowiązuje { $color }
red7-painted-you = Wykładasz { $card } na płótno: obowiązuje { $color }
red7-painted-by-7 = { $name } przekłada { $card } z palety na płótno: obowiązuje { $color }
red7-painted-by-7-you = Przekładasz { $card } z palety na płótno: obowiązuje { $color }
red7-taken-by-1 = { $name } zabiera kartą 1 z palety gracza { $owner }: { $card }
red7-taken-by-1-you = Zabierasz kartą 1 z palety gracza { $owner }: { $card }
red7-taken-from-reader = { $name } zabiera ci kartą 1 z palety: { $card }

# The same as something to do, as hints say it.
red7-do-draw = dobierz kartę
red7-do-keep = nie dobieraj karty
red7-do-pass = spasuj
red7-do-lay = wyłóż { $card } do palety
red7-do-paint = wyłóż { $card } na płótno
red7-do-paint-by-7 = przełóż { $card } z palety na płótno
red7-do-take-by-1 = zabierz { $card } z palety i połóż na wierzchu talii

red7-drew-by-3 = { $name } dobiera kartę dzięki 3
red7-drew-by-3-you = Dobierasz kartę dzięki 3
red7-out = { $name } nie prowadzi i odpada z rundy
red7-out-you = Nie prowadzisz i odpadasz z rundy
red7-round-last = W grze zostaje tylko { $name } i wygrywa rundę
red7-round-last-you = W grze zostajesz tylko ty i wygrywasz rundę
red7-round-won = { $points ->
    [one] Rundę wygrywa { $name }: { $points } punkt
    [few] Rundę wygrywa { $name }: { $points } punkty
   *[many] Rundę wygrywa { $name }: { $points } punktów
}
red7-round-won-you = { $points ->
    [one] Wygrywasz rundę: { $points } punkt
    [few] Wygrywasz rundę: { $points } punkty
   *[many] Wygrywasz rundę: { $points } punktów
}

# Why a round was won: "two 7s against two 4s under orange".
red7-round-against = { $mine } kontra { $theirs }; obowiązuje { $color }
red7-round-left = { $name } pasuje mimo prowadzenia
red7-round-left-you = Pasujesz mimo prowadzenia

# What counts of a palette under a rule; { $many } is the number in words.
red7-many-2 = dwie
red7-many-3 = trzy
red7-many-4 = cztery
red7-many-5 = pięć
red7-many-6 = sześć
red7-many-7 = siedem
red7-some-1 = { $count ->
    [one] { $many } jedynka
    [few] { $many } jedynki
   *[many] { $many } jedynek
}
red7-some-2 = { $count ->
    [one] { $many } dwójka
    [few] { $many } dwójki
   *[many] { $many } dwójek
}
red7-some-3 = { $count ->
    [one] { $many } trójka
    [few] { $many } trójki
   *[many] { $many } trójek
}
red7-some-4 = { $count ->
    [one] { $many } czwórka
    [few] { $many } czwórki
   *[many] { $many } czwórek
}
red7-some-5 = { $count ->
    [one] { $many } piątka
    [few] { $many } piątki
   *[many] { $many } piątek
}
red7-some-6 = { $count ->
    [one] { $many } szóstka
    [few] { $many } szóstki
   *[many] { $many } szóstek
}
red7-some-7 = { $count ->
    [one] { $many } siódemka
    [few] { $many } siódemki
   *[many] { $many } siódemek
}
red7-some-of-color = { $count ->
    [one] { $many } karta ({ $color })
    [few] { $many } karty ({ $color })
   *[many] { $many } kart ({ $color })
}
red7-some-even = { $count ->
    [one] { $many } parzysta karta
    [few] { $many } parzyste karty
   *[many] { $many } parzystych kart
}
red7-some-colors = { $count ->
    [one] { $many } barwa
    [few] { $many } barwy
   *[many] { $many } barw
}
red7-some-low = { $count ->
    [one] { $many } karta poniżej 4
    [few] { $many } karty poniżej 4
   *[many] { $many } kart poniżej 4
}
red7-none-even = żadna parzysta karta
red7-none-low = żadna karta poniżej 4
red7-run = sekwens { $first }–{ $last }
red7-color-and = { $color }, { $what }

# What a move would lead to, in few words: "three 4s: you lead".
red7-then = { $what }: prowadzi { $name }
red7-then-you = { $what }: prowadzisz
red7-then-nobody = { $color }: nikt nie prowadzi
red7-then-out = odpadasz
red7-then-paint = potem na płótno: { $colors }
red7-then-7 = potem karta z palety na płótno
red7-then-5 = potem kolejna karta do palety
red7-then-1 = potem zabierasz komuś kartę
red7-then-draw = o kartę więcej
red7-then-keep = bez dodatkowej karty
red7-then-laid = tylko jedna karta na turę

red7-warning-end = Nie prowadzisz, więc odpadniesz (R6).
red7-warning-lay = W tej turze nie obejmiesz już prowadzenia, więc odpadniesz (R20).
red7-warning-pass = Odpadniesz z rundy (R4).

red7-do-7 = Wykonaj akcję 7: wyłóż inną kartę swojej palety na płótno (R16).
red7-do-5 = Wykonaj akcję 5: wyłóż do swojej palety kolejną kartę (R16).
red7-do-1 = Wykonaj akcję 1: zabierz kartę z cudzej palety (R16).
red7-draw-or-keep = Najpierw zdecyduj, czy dobierasz kartę (R11).
red7-no-7 = Można to zrobić tylko zaraz po wyłożeniu 7 do palety i tylko kartą, która da ci prowadzenie (R16).
red7-no-1 = Można to zrobić tylko zaraz po wyłożeniu 1 do palety i tylko z kartą, którą wolno ci zabrać (R16, R17).
red7-no-end-bound = Tę turę musisz zakończyć na prowadzeniu (R17).
red7-no-end-yet = Najpierw wyłóż kartę albo spasuj (R4).
red7-no-pass-now = Spasować możesz tylko na początku swojej tury (R4).
red7-no-draw-due = Nie masz teraz prawa do dobrania karty (R11).
red7-not-in-hand = Nie masz na ręce karty { $card } (R4).
red7-no-paint = Kolor { $color } nie da ci prowadzenia (R5).
red7-palette-laid = Karta do palety jest już wyłożona: teraz wyłóż kartę na płótno albo zakończ turę (R4).
red7-no-lay-1 = Cokolwiek zabierzesz tą 1, nie zakończysz tury na prowadzeniu (R17).
red7-moves-are = ruchy to +R7 (paleta), >R7 (płótno), 7>R7 i 1-R7 (akcje), draw (dobierz), keep (nie dobieraj), end (koniec tury) i pass (pas)

## The game in a line

red7-title = Red7
red7-by = Autorzy: Carl Chudyk i Chris Cieslik
red7-line = Bądź na prowadzeniu, gdy kończysz turę. Jeśli nie prowadzisz, zmień zasadę.

## Options of a table

option-advanced = Wersja zaawansowana: wysoka karta na płótnie pozwala dobrać kartę, a gra się kilka rund na punkty
option-actions = Akcje: karty nieparzyste wyłożone do palety mają akcję

## The table

red7-canvas = Płótno
red7-start-card = karta początkowa
red7-leads = na prowadzeniu
red7-is-out = poza grą
red7-to-palette = Do palety
red7-to-canvas = Na płótno
red7-pass = Spasuj
red7-draw = Dobierz
red7-keep = Nie dobieraj
red7-palette = Paleta
# On a button: the card goes back onto the deck.
red7-onto-deck = Na wierzch talii
red7-asked-7 = Akcja 7: wyłóż inną kartę swojej palety na płótno.
red7-asked-5 = Akcja 5: wyłóż do swojej palety kolejną kartę.
red7-asked-1 = Akcja 1: zabierz kartę z cudzej palety i połóż ją na wierzchu talii.
red7-asked-draw = Dzięki karcie na płótnie możesz dobrać kartę.
red7-strip = Kto prowadziłby według każdej z zasad

## Lekcje

lesson-red7-aim = Na koniec swojej tury musisz prowadzić, inaczej odpadasz. Kto zostanie ostatni, wygrywa rundę.
lesson-red7-canvas = Karty przed każdym z was to palety. Kolor na wierzchu płótna wyznacza zasadę: czerwony oznacza, że prowadzi najwyższa karta. Prowadzi trener z pomarańczową 5.
lesson-red7-lay = W swojej turze możesz wyłożyć kartę do palety. Potrzebujesz wyższej niż pomarańczowa 5.
lesson-red7-lay-do = Wyłóż żółtą 7 do palety, a potem zakończ turę.
lesson-red7-paint = Trener wyłożył drugą pomarańczową kartę i zmienił zasadę: przy żółtym prowadzi ten, kto ma najwięcej kart jednego koloru. Wyłóż kartę na płótno, a zmienisz ją z powrotem.
lesson-red7-paint-do = Wyłóż czerwoną 1 na płótno.
lesson-red7-tie = Trener ma teraz czerwoną 7. Twoja jest żółta, a przy równych liczbach najwyższy jest czerwony (R1). Może pomoże niebieski, najwięcej różnych kolorów? Masz dwa, trener też.
lesson-red7-tie-do = Spróbuj wyłożyć niebieską 1 na płótno.
lesson-red7-out = Przy remisie decyduje najwyższa z liczących się kart: czerwona 7 (R8). A na płótno wolno wyłożyć tylko kolor, który daje ci prowadzenie (R5). Najpierw potrzebujesz więc trzeciego koloru.
lesson-red7-out-do = Wyłóż zieloną 3 do palety, a potem spróbuj zakończyć turę.
lesson-red7-both = Stop: nadal obowiązuje czerwony, a ty nie prowadzisz. Taki koniec tury oznacza odpadnięcie (R6). Ale po karcie do palety możesz wyłożyć jeszcze jedną na płótno, a masz już trzy kolory.
lesson-red7-both-do = Wyłóż niebieską 1 na płótno.
lesson-red7-rules = Trener też ma teraz trzy kolory, a do tego wyższą kartę. Oto wszystkie siedem zasad – { color-red }: { red7-rule-red }; { color-orange }: { red7-rule-orange }; { color-yellow }: { red7-rule-yellow }; { color-green }: { red7-rule-green }; { color-blue }: { red7-rule-blue }; { color-indigo }: { red7-rule-indigo }; { color-violet }: { red7-rule-violet }.
lesson-red7-pass = Spójrz na swoje trzy karty: żadna nie da ci prowadzenia, ani w palecie, ani na płótnie. Pozostaje spasować, a to oznacza odpadnięcie.
lesson-red7-pass-do = Spasuj.
lesson-red7-next = Odpadasz, a trener, który został ostatni, wygrywa rundę (R7). To zdarza się najlepszym. Teraz zobacz koniec innej rundy.
lesson-red7-win = Trener prowadzi z czerwoną 7, ale nie ma już kart, a kto ich nie ma, może tylko spasować (R4). Z 3, 4 i 5 będziesz mieć najdłuższy sekwens liczb: to zasada koloru indygo.
lesson-red7-win-do = Wyłóż zieloną 4 do palety, a potem 1 w kolorze indygo na płótno.
lesson-red7-done = Trener musi spasować, a runda jest twoja! Dwie opcje wzbogacają grę: punkty za kilka rund (R11) i karty nieparzyste z akcjami (R16). Więcej znajdziesz w zasadach.
refused-lesson-red7-low = Sama niebieska 4 nie bije pomarańczowej 5: taki koniec tury oznacza odpadnięcie (R6). { $task }
refused-lesson-red7-pass = Kto pasuje, odpada z rundy (R4). Masz lepsze wyjście. { $task }
refused-lesson-red7-end = Nie prowadzisz: koniec tury w tym miejscu oznacza odpadnięcie (R6). { $task }
refused-lesson-red7-run = Karta 1 w kolorze indygo jest potrzebna na płótnie, by prowadził najdłuższy sekwens. { $task }

## At the prompt

line-legend-red7 = { $colors }. Przy równych liczbach najwyższy jest czerwony, a najniższy fioletowy.

## Reminder of the actions

red7-actions = Akcje kart nieparzystych dokładanych do palety
red7-action-7 = 7: inna karta z twojej palety na płótno, jeśli dzięki niej prowadzisz
red7-action-5 = 5: jeszcze jedna karta do twojej palety
red7-action-3 = 3: dobierz kartę
red7-action-1 = 1: karta z cudzej palety na wierzch talii; tura musi się skończyć twoim prowadzeniem

## Lessons, further steps

lesson-red7-begins = Kto zaczyna? Ten, kto siedzi po lewej stronie właściciela najwyższej karty w paletach (R3). To pomarańczowa 5 trenera, więc pierwsza tura jest twoja.
lesson-red7-order = Przy równych liczbach wygrywa wyższy kolor. Cała kolejność od najwyższego do najniższego: { color-red }, { color-orange }, { color-yellow }, { color-green }, { color-blue }, { color-indigo }, { color-violet } (R1).
lesson-red7-none = Przy zielonym i fioletowym paleta może nie mieć żadnej karty, która się liczy: żadnej parzystej albo żadnej poniżej 4. Kto jej nie ma, nie może prowadzić, choćby inne karty były najwyższe (R8). Przy wszystkich innych zasadach wystarczy jedna karta.
lesson-red7-options-title = { lesson } 2: dobieranie, punkty, akcje
lesson-red7-options = Grę już znasz; oto jej dwie opcje, które można wybrać osobno. W grze zaawansowanej możesz dobierać karty, a kilka rund gra się na punkty (R11). Z akcjami każda nieparzysta karta robi coś w twojej palecie (R16).
lesson-red7-earn = Najpierw dobieranie: jeśli liczba na twojej karcie na płótnie jest większa niż liczba kart w twojej palecie, możesz dobrać kartę (R11). Masz tam jedną kartę, niebieską 2. Jest parzysta, a trener parzystej nie ma.
lesson-red7-earn-do = Wyłóż zieloną 6 na płótno, a potem dobierz kartę.
lesson-red7-three = Trener ma teraz wyższą parzystą kartę. Pora na akcje: dzieją się od razu, gdy nieparzysta karta leży w twojej palecie. Trójka sama dobiera kartę, której możesz użyć natychmiast.
lesson-red7-three-do = Wyłóż czerwoną 3 do palety, a potem fioletową 1, którą przyniesie, na płótno.
lesson-red7-five = Przy fioletowym trener nie miał żadnej liczącej się karty, więc przemalował płótno z powrotem na czerwono: prowadzi pomarańczowa 5. Piątka od razu chce jeszcze jednej karty w twojej palecie.
lesson-red7-five-do = Wyłóż fioletową 5, potem pomarańczową 6 i zakończ turę.
lesson-red7-one = Czerwona 6 trenera bije twoją pomarańczową 6. Jedynka zabiera kartę z cudzej palety i kładzie ją na talii, ale nigdy czyjejś ostatniej. A tura z jedynką musi się skończyć twoim prowadzeniem (R17).
lesson-red7-one-do = Wyłóż 1 w kolorze indygo, połóż czerwoną 6 na talii i zakończ turę.
lesson-red7-seven = Trener użył siódemki: przenosi ona inną kartę z własnej palety na płótno, jeśli daje to prowadzenie. Obowiązuje żółty, a 7 trenera jest najwyższa. Ty też masz siódemkę, a z nią sekwens 5, 6, 7.
lesson-red7-seven-do = Wyłóż żółtą 7, przenieś 1 w kolorze indygo na płótno i zakończ turę.
lesson-red7-points = Trener pasuje, a runda jest twoja. W grze zaawansowanej zwycięzca zachowuje karty, które spełniają zasadę: twój sekwens 5, 6 i 7 daje 18 punktów (R12). Wszystkie inne karty przetasowano i rozdano na następną rundę (R13).
lesson-red7-goal = I tak dalej, aż ktoś zdobędzie 40 punktów, w trzy osoby 35, w cztery 30, albo aż zabraknie kart do rozdania. Wtedy wygrywa ten, kto ma najwięcej punktów (R14). Co robią cztery akcje, zawsze można przeczytać przy stole.
refused-lesson-red7-keep = Możesz z niej zrezygnować, ale dodatkowa karta się przyda. { $task }

## The end of a game

red7-end-won = Na prowadzeniu do końca!
red7-end-lost = Tym razem poza grą
red7-end-lost-close = Poza grą – tak niewiele brakowało
red7-risky = Po ruchu z tym znakiem odpadniesz z rundy.

## Puzzles

red7-theme-defense = Wygrać przeciw każdej obronie
red7-theme-rule = Zmienić zasadę
red7-theme-action = Wykorzystać akcję karty
red7-theme-two-steps = Najpierw paleta, potem płótno
red7-theme-keep = Zachować kartę na później
red7-theme-few-cards = Ostatnie karty na ręce
red7-theme-lead = Prowadzenie, które się utrzyma
