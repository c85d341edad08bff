## The game

# A move, told.
duel-laid = { $name } wykłada { $place }. kartę z ręki
duel-laid-you = Wykładasz { $place }. kartę z ręki
duel-laid-blind = { $name } wykłada na ślepo { $place }. kartę z ręki
duel-laid-blind-you = Wykładasz na ślepo { $place }. kartę z ręki
duel-turned = { $name } odwraca { $place }. kartę w rzędzie
duel-turned-you = Odwracasz { $place }. kartę w rzędzie

# The same as something to do, as hints say it.
duel-do-lay = wyłóż { $place }. kartę z ręki
duel-do-blind = wyłóż { $place }. kartę z ręki na ślepo
duel-do-turn = odwróć { $place }. kartę w rzędzie

# What it brought about.
duel-shows = Na wierzchu: { $face }
duel-won-rainbow = { $cards ->
    [one] Tęcza! Rząd zdobywa { $name }: { $cards } karta
    [few] Tęcza! Rząd zdobywa { $name }: { $cards } karty
   *[many] Tęcza! Rząd zdobywa { $name }: { $cards } kart
}
duel-won-rainbow-you = { $cards ->
    [one] Tęcza! Zdobywasz rząd: { $cards } karta
    [few] Tęcza! Zdobywasz rząd: { $cards } karty
   *[many] Tęcza! Zdobywasz rząd: { $cards } kart
}
duel-won-shade = { $cards ->
    [one] Czerń! Rząd zdobywa { $name }: { $cards } karta
    [few] Czerń! Rząd zdobywa { $name }: { $cards } karty
   *[many] Czerń! Rząd zdobywa { $name }: { $cards } kart
}
duel-won-shade-you = { $cards ->
    [one] Czerń! Zdobywasz rząd: { $cards } karta
    [few] Czerń! Zdobywasz rząd: { $cards } karty
   *[many] Czerń! Zdobywasz rząd: { $cards } kart
}
duel-won-double = { $cards ->
    [one] Błąd! Rząd zdobywa { $name }: { $cards } karta
    [few] Błąd! Rząd zdobywa { $name }: { $cards } karty
   *[many] Błąd! Rząd zdobywa { $name }: { $cards } kart
}
duel-won-double-you = { $cards ->
    [one] Błąd! Zdobywasz rząd: { $cards } karta
    [few] Błąd! Zdobywasz rząd: { $cards } karty
   *[many] Błąd! Zdobywasz rząd: { $cards } kart
}
duel-because-rainbow = { $name } wykłada szóstą kartę i żaden kolor się nie powtarza
duel-because-rainbow-you = Wykładasz szóstą kartę i żaden kolor się nie powtarza
duel-because-shade = { $name } odkrywa czerń
duel-because-shade-you = Odkrywasz czerń
duel-because-double = { $name } drugi raz odkrywa: { $face }
duel-because-double-you = Drugi raz odkrywasz: { $face }
duel-over = Rąk nie da się już uzupełnić: gra skończona

# What a move would lead to, in few words.
duel-then-end = rząd zostaje taki, jaki jest
duel-then-unseen = może tam być wszystko
duel-then-double = powtórka koloru: tracisz rząd
duel-then-shade = czerń: tracisz rząd
duel-then-rainbow = tęcza!
duel-then-fits = pasuje: { $cards } z 6
duel-then-turned = { $face }: pasuje

# Before a move that loses the row.
duel-warning-double = Ten kolor leży już w rzędzie, więc stracisz rząd (D14).
duel-warning-shade = Na wierzch trafia czerń, więc stracisz rząd (D15).

# Why a move cannot be made.
duel-no-end-yet = Najpierw wyłóż co najmniej jedną kartę (D8).
duel-no-end-after-turn = Po odwróconej karcie trzeba wyłożyć następną (D11).
duel-no-second-turn = Nigdy nie odwraca się dwóch kart jedna po drugiej (D9).
duel-no-card-to-turn = { $cards ->
    [0] W rzędzie nie ma czego odwrócić (D9).
    [one] W rzędzie jest do odwrócenia { $cards } karta (D9).
    [few] W rzędzie są do odwrócenia { $cards } karty (D9).
   *[many] W rzędzie jest do odwrócenia { $cards } kart (D9).
}
duel-no-lay-before-turn = Przed wyłożeniem następnej karty odwróć kartę w rzędzie (D9).
duel-no-card-there = Pozycja { $place } w ręce jest pusta (D8).
duel-moves-are = ruchy to n1-n3 (wyłożenie), b1-b3 (wyłożenie na ślepo), f1-f6 (odwrócenie) i end (koniec tury)

## The game in a line

duel-title = Rainbow, pojedynek
duel-by = Autor: Mathias Spaan
duel-line = Dopełnij rząd sześciu kolorów albo doprowadź przeciwnika do błędu lub czarnej karty.

## Options of a table

option-aids-duel = Pomoc dla pamięci: stół pokazuje, co już znasz
option-end-after-flip = Czy turę można zakończyć po odwróceniu karty?
option-end-after-flip-yes = Tak (zasady niemieckie, angielskie, węgierskie, czeskie, słowackie i polskie)
option-end-after-flip-no = Nie (zasady francuskie)
option-deck = Karty z innego wydania
option-deck-more = 57 kart, każda jako dwie litery spośród R O Y G B I V (od czerwonego do fioletowego), W (biel) i K (czerń)

## The table

duel-row = Rząd
duel-holder = Stojak
duel-next = Twoja następna karta
duel-pile = Stos
duel-lay = Wyłóż
duel-blind = Na ślepo
duel-turn = Odwróć
duel-other-side = Druga strona:
duel-memory = Co już znasz
duel-your-pile = W twoim stosie
duel-their-pile = W stosie przeciwnika
duel-phases = Karty wyłożone w tej turze: { $laid } z 3

## Lekcje

lesson-duel-aim = Ty i trener wykładacie karty do jednego rzędu. Kto wyłoży szóstą kartę rzędu, w którym żaden kolor się nie powtarza, zdobywa cały rząd. Na koniec wygrywa większy stos.
lesson-duel-sides = Każda karta ma dwie strony. Z kart w obu rękach widzisz stronę zwróconą ku tobie; trener widzi tę drugą. Stojak pokazuje ci twoją następną kartę.
lesson-duel-lay = Twoja kolej, a rząd jest pusty. Wyłożona karta leży w rzędzie tą stroną do góry, którą widzisz.
lesson-duel-lay-do = Wyłóż czerwoną kartę.
lesson-duel-end = Po każdej karcie możesz skończyć. W jednej turze wykłada się najwyżej trzy karty, a przed drugą i trzecią trzeba odwrócić kartę w rzędzie (D9).
lesson-duel-end-do = Na razie wystarczy jedna: zakończ turę.
lesson-duel-blind = Na stole leży już żółta karta trenera, a twoja ręka znów liczy trzy karty. Kartę można też wyłożyć na ślepo: wtedy na wierzch trafia strona, której nie widzisz.
lesson-duel-blind-do = Wyłóż zieloną kartę na ślepo.
lesson-duel-turn = To był niebieski, więc wszystko w porządku: kolory w rzędzie są różne. Przed wyłożeniem następnej karty musisz jedną odwrócić (D9). Przypomnij sobie: żółta karta w ręce trenera pokazywała ci pomarańczowy.
lesson-duel-turn-do = Odwróć żółtą kartę.
lesson-duel-light = Pomarańczowy, tak jak pamiętasz. Pora na drugą kartę. Biel zastępuje dowolny kolor i może leżeć w rzędzie kilka razy.
lesson-duel-light-do = Wyłóż białą kartę, a potem zakończ turę.
lesson-duel-rainbow = Pięć kart, każda inna. Szósta, która pasuje, tworzy tęczę!
lesson-duel-rainbow-do = Wyłóż żółtą kartę.
lesson-duel-double = Tęcza: rząd sześciu kart jest twój. Trener przegrał rundę, więc to on rozpoczął następną, pomarańczową kartą. Teraz popełnij błąd celowo i zobacz, co się dzieje, gdy kolor się powtórzy.
lesson-duel-double-do = Wyłóż pomarańczową kartę.
lesson-duel-open = Błąd: rząd zdobył trener (D14). Kto przegra rundę, rozpoczyna następną. Zauważ, że jedna z kart trenera pokazuje ci czerń; trener tej strony nie widzi.
lesson-duel-open-do = Wyłóż fioletową kartę, a potem zakończ turę.
lesson-duel-shade = Trener wyłożył właśnie tę kartę, niebieskim do góry. Wiesz, co jest pod spodem: czerń. Kto odwróci czerń na wierzch, przegrywa rundę (D15). Zostaw to trenerowi.
lesson-duel-shade-do = Wyłóż czerwoną kartę, a potem zakończ turę.
lesson-duel-done = Trener odwrócił czarną stronę na wierzch, więc i ten rząd jest twój: dziewięć kart do dwóch. Gra trwa, dopóki rękę można uzupełnić do trzech kart; potem wygrywa większy stos (D20, D21).
refused-lesson-duel-unseen = Nie znasz drugiej strony tej karty: może to być kolor, który już tu leży, albo czerń (D14, D15). { $task }
refused-lesson-duel-more = Można by tu zakończyć turę, ale jest jeszcze coś do zobaczenia. { $task }
refused-lesson-duel-double = Ten kolor leży już w rzędzie: to byłby błąd i rząd zdobyłby trener (D14). { $task }
refused-lesson-duel-shade = Pod spodem jest czerń, widoczna wcześniej w ręce trenera. Tracisz wtedy rząd (D15). { $task }

## The table in the terminal

option-deck-usual = zwykłe
option-deck-own = własne

## At the prompt

# { $colors } to lista: „R czerwony, O pomarańczowy, …”.
line-legend-duel = { $colors }. Biel zastępuje dowolny kolor; kto odwróci czerń na wierzch, przegrywa rundę.

## Draws

duel-drawn = { $cards ->
    [one] Remis, po { $cards } karcie: zagrajcie jeszcze raz!
    [few] Remis, po { $cards } karty: zagrajcie jeszcze raz!
   *[many] Remis, po { $cards } kart: zagrajcie jeszcze raz!
}

## How a card was laid

# Below a card in the row, in few letters: from which place of the hand it came.
duel-from-hand = ręka { $place }

## Lessons, further steps

lesson-duel-before = Trener odwrócił kartę, zanim jakąś wyłożył. Przed swoją pierwszą kartą też możesz to zrobić, ale nie musisz (D9). Teraz rozpoczął następny rząd żółtym; w jego ręce ta karta pokazywała ci czerwony.
lesson-duel-before-do = Odwróć żółtą kartę, a potem wyłóż swoją, też żółtą.
lesson-duel-turned = Dobrze: obok żółtej byłby to błąd. Ale błąd może się zdarzyć także przy odwracaniu. Przed kolejną kartą trzeba by odwrócić jedną z tych dwóch. A gdyby to była pierwsza?
lesson-duel-turned-do = Spróbuj odwrócić czerwoną kartę.
lesson-duel-stop = Żółty leżałby dwa razy i rząd przypadłby trenerowi: odwrócona karta liczy się tak samo jak wyłożona (D14). Lepiej na tym poprzestać.
lesson-duel-stop-do = Zakończ turę.
lesson-duel-faces = Jak ryzykowna jest strona, której nikt ci nie pokazał? 57 kart ma 114 stron: po 14 w każdym z siedmiu kolorów, 8 białych i 8 czarnych (D2). Rząd potrzebuje tylko sześciu kolorów, więc jednego może brakować.
lesson-duel-draw = Teraz wiesz już wszystko. Jeśli na koniec stosy są równe, nikt nie wygrał: jest remis i gracie jeszcze raz (D21).

## The end of a game

duel-end-rainbow = Tęcza, a z nią wygrana!

## Puzzles

duel-theme-rainbow = Tęcza jest blisko
duel-theme-blind = Ryzyko, które się opłaca: na ślepo
duel-theme-counting = Co może być po drugiej stronie?
duel-theme-memory = Przypomnieć sobie drugą stronę
duel-theme-threat = Długi rząd: kto go zdobędzie?
duel-theme-trap = Zostawić pułapkę
duel-theme-last-row = Decyduje ostatni rząd
duel-theme-order = Najpierw właściwa karta
