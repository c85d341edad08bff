### What people read of the three games. Names in braces are filled in: cards, numbers, players' names.
### Clauses in brackets lead to the rules; they stay as they are.

## Everywhere

list-or = { $rest } lub { $last }
color-red = czerwony
color-orange = pomarańczowy
color-yellow = żółty
color-green = zielony
color-blue = niebieski
color-indigo = indygo
color-violet = fioletowy
end-of-turn = koniec tury

# Who did what: { $what } is one of the messages below, "into the palette" and the like.
someone = { $name }: { $what }

## Duel

duel-light = biel
duel-shade = czerń

# A move, told.
duel-laid = wyłożona karta z pozycji { $place }
duel-laid-blind = wyłożona na ślepo karta z pozycji { $place }
duel-turned = odwrócona { $place }. karta w rzędzie

# What it brought about.
duel-shows = Na wierzchu: { $face }
duel-won-rainbow = { $cards ->
    [one] Tęcza. { $name }: zdobyty rząd, { $cards } karta
    [few] Tęcza. { $name }: zdobyty rząd, { $cards } karty
   *[many] Tęcza. { $name }: zdobyty rząd, { $cards } kart
}
duel-won-shade = { $cards ->
    [one] Czerń. { $name }: zdobyty rząd, { $cards } karta
    [few] Czerń. { $name }: zdobyty rząd, { $cards } karty
   *[many] Czerń. { $name }: zdobyty rząd, { $cards } kart
}
duel-won-double = { $cards ->
    [one] Błąd. { $name }: zdobyty rząd, { $cards } karta
    [few] Błąd. { $name }: zdobyty rząd, { $cards } karty
   *[many] Błąd. { $name }: zdobyty rząd, { $cards } kart
}

# What speaks for or against a move.
duel-why-end = { $cards ->
    [one] rząd zostaje taki, jaki jest: { $cards } karta
    [few] rząd zostaje taki, jaki jest: { $cards } karty
   *[many] rząd zostaje taki, jaki jest: { $cards } kart
}
duel-why-unseen = nie znasz strony, która trafi na wierzch
duel-why-loses = na wierzch trafia { $face } i przegrywasz rundę
duel-why-rainbow = { $face } dopełnia tęczę
duel-why-fits = na wierzch trafia { $face } i pasuje

# Why a move cannot be made.
duel-no-end-yet = najpierw wyłóż co najmniej jedną kartę (D8)
duel-no-end-after-turn = po odwróconej karcie trzeba wyłożyć następną (D11)
duel-no-second-turn = nigdy nie odwraca się dwóch kart pod rząd (D9)
duel-no-card-to-turn = { $cards ->
    [0] w rzędzie nie ma czego odwrócić (D9)
    [one] w rzędzie jest do odwrócenia { $cards } karta (D9)
    [few] w rzędzie są do odwrócenia { $cards } karty (D9)
   *[many] w rzędzie jest do odwrócenia { $cards } kart (D9)
}
duel-no-lay-before-turn = przed wyłożeniem następnej karty odwróć kartę w rzędzie (D9)
duel-no-card-there = pozycja { $place } w ręce jest pusta (D8)
duel-moves-are = ruchy to n1-n3 (wyłożenie), b1-b3 (wyłożenie na ślepo), f1-f6 (odwrócenie) i end

## Tricks

tricks-played = wyłożono { $cards }
tricks-taken = zabrano { $cards }

tricks-over = Gra skończona
tricks-pile-up = { $name }: zakryty stos wzięty na rękę
tricks-discarded = Odrzucono: { $cards }
tricks-leads = { $name }: rozpoczęcie następnej lewy

tricks-why-most = { $points ->
    [one] { $points } punkt, więcej zdobyć się nie da
    [few] { $points } punkty, więcej zdobyć się nie da
   *[many] { $points } punktów, więcej zdobyć się nie da
}
tricks-why-less = { $points ->
    [one] { $points } punkt; można zdobyć nawet { $most }
    [few] { $points } punkty; można zdobyć nawet { $most }
   *[many] { $points } punktów; można zdobyć nawet { $most }
}
tricks-why-play = { $points ->
    [one] na razie { $place }. miejsce przy zabieraniu; na następny środek trafia { $points } punkt
    [few] na razie { $place }. miejsce przy zabieraniu; na następny środek trafiają { $points } punkty
   *[many] na razie { $place }. miejsce przy zabieraniu; na następny środek trafia { $points } punktów
}
tricks-why-play-more = { $points ->
    [one] na razie { $place }. miejsce przy zabieraniu, do wyłożenia jeszcze: { $after }; na następny środek trafia { $points } punkt
    [few] na razie { $place }. miejsce przy zabieraniu, do wyłożenia jeszcze: { $after }; na następny środek trafiają { $points } punkty
   *[many] na razie { $place }. miejsce przy zabieraniu, do wyłożenia jeszcze: { $after }; na następny środek trafia { $points } punktów
}

tricks-no-stack = nie ma stosika { $cards } (T13)
tricks-no-play-now = zabierz stosik (T11)
tricks-no-take-now = stosiki zabiera się, gdy wszyscy wyłożą karty (T11)
tricks-no-such-cards = nie masz tych kart na ręce (T6)
tricks-only-sets = wyłożono zestaw: już tylko pojedyncze karty lub zestawy (T8)
tricks-only-runs = wyłożono sekwens: już tylko pojedyncze karty lub sekwensy (T8)
tricks-moves-are = kombinację zapisuje się wartościami (4, 333, 2345), zabranie znakiem = i wartościami stosika (=6, =55)

## Red7

# What each color asks for.
red7-rule-red = najwyższa karta
red7-rule-orange = najwięcej kart z jedną liczbą
red7-rule-yellow = najwięcej kart jednego koloru
red7-rule-green = najwięcej kart parzystych
red7-rule-blue = najwięcej różnych kolorów
red7-rule-indigo = najdłuższy sekwens liczb
red7-rule-violet = najwięcej kart poniżej 4

red7-drew = dobrana karta
red7-kept = bez dobierania karty
red7-passed = pas, odpadnięcie z rundy
red7-laid = { $card } do palety
red7-painted = { $card } na płótno: obowiązuje { $color }
red7-painted-by-7 = { $card } z palety na płótno: obowiązuje { $color }
red7-taken-by-1 = { $card } z cudzej palety na wierzch talii

red7-drew-by-3 = { $name }: karta dobrana dzięki 3
red7-out = { $name }: brak prowadzenia, odpadnięcie z rundy
red7-round-over = Runda skończona
red7-round-empty = Runda skończona; żadna karta zwycięzcy nie spełnia zasady
red7-round-won = { $points ->
    [one] { $name }: wygrana runda ({ $cards }), { $points } punkt
    [few] { $name }: wygrana runda ({ $cards }), { $points } punkty
   *[many] { $name }: wygrana runda ({ $cards }), { $points } punktów
}

red7-why-pass = odpadasz z rundy
red7-why-draw = o jedną kartę do gry więcej
red7-why-keep = bez dodatkowej karty
red7-why-leads = prowadzisz; kolor: { $color }, karty: { $cards }
red7-why-out = nie prowadzisz i odpadasz
red7-why-then = potem prowadzenie da ci { $cards } na płótnie
red7-why-not-yet = jeszcze nie prowadzisz; kolor: { $color }

red7-warning-end = nie prowadzisz: odpadniesz (R6)
red7-warning-lay = w tej turze nie obejmiesz już prowadzenia: odpadniesz (R20)

red7-do-7 = wykonaj akcję 7: wyłóż inną kartę swojej palety na płótno (R16)
red7-do-5 = wykonaj akcję 5: wyłóż do swojej palety kolejną kartę (R16)
red7-do-1 = wykonaj akcję 1: zabierz kartę z cudzej palety (R16)
red7-draw-or-keep = najpierw dobierz kartę albo zrezygnuj z dobrania (R11)
red7-no-7 = pozwala na to tylko 7 wyłożona do twojej palety, gdy masz kartę, która da ci prowadzenie (R16)
red7-no-1 = pozwala na to tylko 1 wyłożona do twojej palety, gdy jest karta, którą wolno ci zabrać (R16, R17)
red7-no-end-bound = tę turę musisz zakończyć na prowadzeniu (R17)
red7-no-end-yet = najpierw wyłóż kartę albo spasuj (R4)
red7-no-pass-now = spasować możesz tylko na początku swojej tury (R4)
red7-no-draw-due = nie masz teraz prawa do dobrania karty (R11)
red7-not-in-hand = nie masz na ręce karty { $card } (R4)
red7-no-paint = kolor { $color } nie da ci prowadzenia (R5)
red7-palette-laid = karta do palety jest już wyłożona; teraz karta na płótno albo koniec tury (R4)
red7-no-lay-1 = żadna karta, którą możesz zabrać tą 1, nie pozwoli ci zakończyć tury na prowadzeniu (R17)
red7-moves-are = ruchy to +R7 (paleta), >R7 (płótno), 7>R7 i 1-R7 (akcje), draw, keep, end i pass

## The games in a line

duel-title = Rainbow, pojedynek
duel-by = projekt: Mathias Spaan
duel-line = Dopełnij rząd sześciu kolorów albo doprowadź przeciwnika do błędu lub czarnej karty.
tricks-title = Rainbow, lewy
tricks-by = projekt: Mito Sazuki
tricks-line = Co wykładasz, by wygrać tę lewę, jest nagrodą w następnej.
red7-title = Red7
red7-by = projekt: Carl Chudyk i Chris Cieslik
red7-line = Kończąc turę, musisz wygrywać; wolno ci zmienić zasadę.

## Levels of bots

level-random = losowy
level-easy = łatwy
level-greedy = zachłanny
level-medium = średni
level-strong = silny
level-best = najlepszy

# A bot at the table: "Bot, easy".
bot-name = Bot, { $level }

## Home

home-tagline = Trzy gry karciane w kolorach tęczy
home-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
home-players-from = { $least }-{ $most } graczy
home-minutes = około { $minutes } min
home-play = Zagraj teraz
home-friends = Zagraj ze znajomymi
home-name = Twoje imię
home-against = Przeciwnicy
home-how-many = Liczba graczy
home-running = Twoje gry
home-to-act = twoja kolej
home-watch = Oglądaj grę
home-nothing-to-watch = W tej chwili nie toczy się żadna publiczna gra.
language = Język
rules = Zasady
home = Strona główna
try-again = Spróbuj ponownie
menu = Menu

# What somebody is called who has not told a name.
guest = Gość

## You: name, and the code for other devices

you = Twój profil
you-keep-name = Zapisz imię
you-name-kept = Twoje imię jest zapisane.
you-code = Twój kod odzyskiwania
you-code-more = Z tym kodem także na innym urządzeniu jesteś tą samą osobą i masz tam wszystkie swoje gry. Kto go zna, może grać za ciebie: nikomu go nie pokazuj.
you-code-show = Pokaż kod
you-come-back = Kod odzyskiwania z innego urządzenia
you-be = Użyj kodu
you-are-back = Witaj ponownie. Twoje gry są tutaj.

## Options of a table

option-advanced = Wersja zaawansowana: wysoka karta na płótnie pozwala dobrać kartę, a punktuje się kilka rund
option-actions = Akcje: karty nieparzyste wyłożone do palety mają akcję
option-first = Kto rozpoczyna
option-first-random = decyduje los
option-first-you = ty
option-aids-duel = Pomoc dla pamięci: stół pokazuje, co już znasz
option-aids-tricks = Pomoc w liczeniu: stół pokazuje punkty wszystkich i karty, których jeszcze nie znasz
option-end-after-flip = Czy można zakończyć na odwróconej karcie?
option-end-after-flip-yes = Tak (zasady niemieckie, angielskie, węgierskie, czeskie, słowackie i polskie)
option-end-after-flip-no = Nie (zasady francuskie)
option-deck = Karty z innego wydania
option-deck-more = 57 kart, każda jako dwie litery spośród R O Y G B I V, W (biel) i K (czerń)
option-listed = Każdy tutaj może oglądać grę i zajmować wolne miejsca
table-open = Otwórz stół

## The table

table-your-turn = Twoja kolej
table-turn-of = Teraz gra: { $name }
table-waiting = { $count ->
    [one] Oczekiwanie na { $count } gracza
    [few] Oczekiwanie na { $count } graczy
   *[many] Oczekiwanie na { $count } graczy
}
table-ready = Wszyscy są: można zaczynać!
table-invite = Zaproś znajomych
table-invite-more = Kto ma ten link, może usiąść do stołu lub oglądać grę.
table-invite-only-here = Ten serwer działa tylko na tym komputerze; aby inni mogli dołączyć, uruchom go z --host 0.0.0.0.
table-copy = Kopiuj link
table-qr = Link jako kod QR
table-sit = Usiądź tutaj
table-give-to-bot = Oddaj to miejsce botowi
table-begin = Rozpocznij
table-empty-seat = wolne miejsce
table-you = Ty
table-undo = Cofnij ruch
table-resign = Poddaj grę
table-leave = Zwolnij miejsce
table-going = Odejdź lub poddaj grę…
table-rematch = Rewanż
table-to-rematch = Przejdź do rewanżu
table-back = Wróć do stołu
table-whole-log = Pełny przebieg gry
table-sound = Dźwięki
table-state = Stan gry
table-seats = Miejsca
table-tools = Narzędzia
table-bot-level = Poziom bota
table-player = Gracz
table-score = Wynik
table-winner = zwycięstwo
table-over = Gra skończona
table-away = offline
table-again = Zagraj ponownie
table-log = Przebieg gry
table-begun = Karty są rozdane
table-undone = { $name }: ostatni ruch cofnięty
table-sat = Do stołu siada { $name }
table-left = Od stołu odchodzi { $name }
table-resigned = Grę poddaje { $name }
table-bot = Miejsce przy stole zajmuje { $name }
table-won = Wygrywa { $name }
table-won-by-you = Wygrywasz
table-shared = Wspólne zwycięstwo: { $names }
table-record = Pobierz zapis gry
table-offline = Utracono połączenie. Ponowna próba…
table-watching = Oglądasz grę
table-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
table-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
table-your-hand = Twoja ręka
table-hidden-card = ukryta karta
table-deck = Talia
table-end-turn = Zakończ turę

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
tricks-middle = Środek
tricks-middle-empty = Środek jest pusty
tricks-trick = Lewa
tricks-trick-empty = Nic jeszcze nie wyłożono
tricks-score-pile = Twój stos punktowy
tricks-face-down = zakryty stos: { $cards }
tricks-play = Wyłóż
tricks-take = Zabierz
# The order in which players take, behind what they played.
tricks-takes = zabiera jako { $order }.
tricks-rank = { $cards ->
    [one] { $cards } karta o wartości { $rank }
    [few] { $cards } karty o wartości { $rank }
   *[many] { $cards } kart o wartości { $rank }
}
tricks-play-chosen = Wyłóż wybrane karty
tricks-offers = Co możesz wyłożyć
tricks-unseen = Jeszcze nie znasz
red7-canvas = Płótno
red7-start-card = karta początkowa
red7-leads = prowadzi
red7-is-out = poza grą
red7-round = Runda { $round }
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
red7-risky = Po ruchu z tym znakiem odpadniesz z rundy.
red7-strip = Kto prowadziłby według każdej z zasad

## What cannot be

refused-not-understood = Żądanie było niezrozumiałe.
refused-no-such-bot = Nie ma takiego bota.
refused-no-such-seat = Nie ma takiego miejsca.
refused-already-seated = Już siedzisz przy tym stole.
refused-seat-taken = To miejsce jest już zajęte: { $name }.
refused-not-seated = Nie siedzisz przy tym stole.
refused-seats-empty = { $count ->
    [one] Jeszcze { $count } miejsce jest wolne.
    [few] Jeszcze { $count } miejsca są wolne.
   *[many] Jeszcze { $count } miejsc jest wolnych.
}
refused-already-begun = Gra już się rozpoczęła.
refused-not-begun = Gra jeszcze się nie rozpoczęła.
refused-game-over = Gra jest skończona.
refused-not-over = Gra jeszcze się nie skończyła.
refused-not-your-turn = To nie twoja kolej.
refused-stale = Sytuacja na stole tymczasem się zmieniła. Spójrz jeszcze raz.
refused-nothing-to-undo = Nie ma czego cofnąć: tura dopiero się zaczęła albo coś zostało odkryte.
refused-no-cards = Najpierw wybierz karty.
refused-no-combo = To nie jest kombinacja: zagraj jedną kartę, karty tej samej wartości albo sekwens.
refused-rematch-begun = Rewanż już się rozpoczął.
refused-no-such-code = Ten kod nie jest tu znany. Sprawdź każdy znak.
refused-illegal = Nie można zagrać { $move }: { $why }
refused-name-missing = Podaj swoje imię.
refused-name-too-long = { $most ->
    [one] Imię może mieć najwyżej { $most } znak.
    [few] Imię może mieć najwyżej { $most } znaki.
   *[many] Imię może mieć najwyżej { $most } znaków.
}
refused-no-such-table = Nie ma takiego stołu. Link może być niepełny.
refused-no-such-page = Nie ma takiej strony.
refused-no-such-game = Nie ma takiej gry albo nie z tymi opcjami.
refused-stale-page = Ta strona jest nieaktualna. Wczytaj ją ponownie.
refused-too-fast = Za dużo żądań. Poczekaj chwilę.
refused-failed = Coś się tu nie udało. Nic się nie zmieniło; spróbuj ponownie za chwilę.

## Names put together

# A card: "red 7".
card-name = { $number } ({ $color })
# One of several bots of a kind: "Bot, easy 2".
numbered = { $name } { $number }

## Time

clock = Czas
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours } godz. { $minutes } min
clock-days = { $days ->
    [one] { $days } dzień { $hours } godz.
    [few] { $days } dni { $hours } godz.
   *[many] { $days } dni { $hours } godz.
}
clock-per-move = Czas na każdy ruch
clock-per-game = Czas na całą grę
clock-none = bez limitu
clock-after = Po upływie czasu
clock-terms-move = { $span } na każdy ruch
clock-terms-game = { $span } na całą grę
clock-choose-bot = ruch wykonuje bot
clock-choose-loss = gra jest przegrana
clock-then-bot = Po upływie czasu ruch wykonuje bot.
clock-then-loss = Po upływie czasu gra jest przegrana.
clock-bot-moved = { $name }: czas minął, ruch wykonuje bot
clock-lost = { $name }: przegrana na czas
refused-time-up = Twój czas minął.
table-notify = Powiadamiaj mnie, gdy jest moja kolej

## Ratings and history

option-rated = Gra rankingowa: wynik zmienia ranking graczy
table-rated = gra rankingowa
ratings = Tabela liderów
ratings-more = Na podstawie gier rankingowych. Boty mają ranking według poziomu; liczy się też to, kto gdzie siedzi. Ranking w nawiasie to na razie tylko szacunek.
ratings-empty = Nikt jeszcze nie rozegrał tu gry rankingowej. Możesz być pierwszą osobą: otwórz stół i zaznacz „Gra rankingowa”.
ratings-rank = Miejsce
ratings-rating = Ranking
ratings-games = Gry
ratings-plot = Twój ranking: { $game }
ratings-plot-told = { $games ->
    [one] Po { $games } grze rankingowej: { $last }.
    [few] Z { $first } na { $last } w { $games } grach rankingowych.
   *[many] Z { $first } na { $last } w { $games } grach rankingowych.
}
history = Twoje gry
history-empty = Żadna z twoich skończonych gier nie pasuje. Zagraj!
history-game = Gra
history-all = wszystkie
history-result = Wynik
history-won = wygrana
history-lost = przegrana
history-placed = miejsce { $place } z { $players }
history-unknown = skończona
history-against = Przeciwnicy
history-when = Kiedy
history-rated-only = tylko gry rankingowe
history-show = Pokaż
history-older = Starsze gry
history-newest = Najnowsze gry

## Lekcje

lesson = Lekcja
lesson-step = Krok { $step } z { $steps }
# The bot of lessons, as a name.
lesson-coach = Trener
lesson-learn = Naucz się grać
lesson-go-on = Kontynuuj lekcję
lesson-continue = Dalej
lesson-again = Zacznij lekcję od nowa
lesson-stop = Przerwij lekcję
lesson-over = Lekcja skończona
lesson-stopped = Lekcja jest przerwana. W każdej chwili możesz zacząć ją od nowa.
lesson-real = Teraz zagraj naprawdę
lesson-offer = Twoja pierwsza gra? Krótka lekcja pokaże ci, jak się gra.
lesson-to = Do lekcji
lesson-no = Nie, dziękuję
lesson-tried = Tylko próba: { $what }
refused-in-lesson = Tego nie można zrobić w lekcji.
refused-no-such-lesson = Nie ma takiej lekcji.
refused-lesson-read-on = Najpierw przeczytaj, a potem naciśnij „{ lesson-continue }”.
refused-lesson-not-now = Nie teraz. { $task }

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
lesson-duel-light = Pomarańczowy, zgodnie z twoją pamięcią. Pora na drugą kartę. Biel zastępuje dowolny kolor i nigdy się nie powtarza.
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

lesson-tricks-aim = Karty zabrane ze środka to twoje punkty: każda liczy tyle, ile wynosi jej wartość. W lewie każdy wykłada jedną kombinację, a kto wyłoży najwięcej kart, zabiera jako pierwszy.
lesson-tricks-combos = Kombinacja to pojedyncza karta, zestaw (karty tej samej wartości) albo sekwens (kolejne wartości). Innych kart nie można wyłożyć razem. Przekonaj się.
lesson-tricks-combos-do = Wybierz dwójkę i czwórkę, a potem naciśnij „{ tricks-play-chosen }”.
lesson-tricks-run = 2 i 4 nie następują po sobie, więc nie są kombinacją (T6). 3, 4 i 5 tak: to sekwens.
lesson-tricks-run-do = Wyłóż 3, 4 i 5.
lesson-tricks-take = Wszyscy wyłożyli karty. Twoich jest najwięcej, bo trzy, więc zabierasz jako pierwsza osoba; potem sekwens z dwóch kart, a na końcu pojedyncza karta (T11).
lesson-tricks-take-do = Zabierz piątkę, jest najwięcej warta.
lesson-tricks-prizes = Przed chwilą wyłożone karty są teraz nagrodą: tyle stosików, ilu graczy, a najtańsze karty wypadają z gry (T16). To, co wyłożysz, ktoś inny może więc zabrać w następnej lewie.
lesson-tricks-set = Kto wyłożył największą kombinację, rozpoczyna następną lewę: ty. Tym razem zestawem.
lesson-tricks-set-do = Wyłóż obie dwójki.
lesson-tricks-tie = Trener 1 wyłożył trzy karty i zabierał pierwszy. Trener 2 i ty macie kombinacje po dwie karty: wtedy pierwszeństwo ma wyższa karta (T11). Dla ciebie został jeden stosik.
lesson-tricks-tie-do = Zabierz czwórkę.
lesson-tricks-kinds = Z równych wartości powstały pary, a parę zabiera się w całości. Trener 1 rozpoczął sekwensem: od tej chwili w tej lewie dozwolone są tylko sekwensy i pojedyncze karty (T8).
lesson-tricks-kinds-do = Wybierz dwie piątki i mimo to spróbuj.
lesson-tricks-follow = Gdy leży sekwens, zestaw nie jest dozwolony (T8). Masz jednak sekwens z czterech kart, najdłuższy ze wszystkich.
lesson-tricks-follow-do = Wyłóż 3, 4, 5 i 6, a potem zabierz parę czwórek.
lesson-tricks-single = Znów rozpoczynasz. Pojedyncza karta jest dozwolona zawsze: zabiera ostatnia, ale oszczędza rękę i niewiele oddaje innym.
lesson-tricks-single-do = Wyłóż jedynkę, a potem zabierz to, co zostało.
lesson-tricks-later = I tak dalej, lewa za lewą. Teraz zobacz koniec innej gry.
lesson-tricks-end = Masz dwie karty, a trener 1 właśnie wyłożył swoje ostatnie. Jeśli na koniec lewy co najmniej dwóch graczy nie ma kart, gra się kończy (T18).
lesson-tricks-end-do = Wyłóż obie czwórki, a potem zabierz parę szóstek.
lesson-tricks-done = Wygrywa najwięcej punktów: twoje, jest ich 28. We dwoje każdy wykłada w każdej lewie dwie kombinacje, a gdy pierwsza ręka się skończy, bierze drugą (T10, T19).
refused-lesson-tricks-less = Możesz zabrać dowolny stosik, ale inny jest więcej wart. { $task }
refused-lesson-tricks-both = Z jedną czwórką w ręce gra toczyłaby się dalej (T18). { $task }

lesson-red7-aim = Na koniec swojej tury musisz prowadzić, inaczej odpadasz. Kto zostanie ostatni, wygrywa rundę.
lesson-red7-canvas = Karty przed każdym z was to palety. Kolor na wierzchu płótna wyznacza zasadę: czerwony oznacza, że prowadzi najwyższa karta. Prowadzi trener z pomarańczową 5.
lesson-red7-lay = W swojej turze możesz wyłożyć kartę do palety. Potrzebujesz wyższej niż pomarańczowa 5.
lesson-red7-lay-do = Wyłóż żółtą 7 do palety, a potem zakończ turę.
lesson-red7-paint = Trener wyłożył drugą pomarańczową kartę i zmienił zasadę: żółty oznacza, że prowadzi najwięcej kart jednego koloru. Karta wyłożona na płótno zmieni ją z powrotem.
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
lesson-red7-win = Trener prowadzi z czerwoną 7, ale nie ma już kart, a kto ich nie ma, może tylko spasować (R4). Z 3, 4 i 5 masz najdłuższy sekwens liczb: to zasada koloru indygo.
lesson-red7-win-do = Wyłóż zieloną 4 do palety, a potem 1 w kolorze indygo na płótno.
lesson-red7-done = Trener musi spasować, a runda jest twoja! Dwie opcje wzbogacają grę: punkty za kilka rund (R11) i karty nieparzyste z akcjami (R16). Więcej znajdziesz w zasadach.
refused-lesson-red7-low = Sama niebieska 4 nie bije pomarańczowej 5: taki koniec tury oznacza odpadnięcie (R6). { $task }
refused-lesson-red7-pass = Kto pasuje, odpada z rundy (R4). Masz lepsze wyjście. { $task }
refused-lesson-red7-end = Nie prowadzisz: koniec tury w tym miejscu oznacza odpadnięcie (R6). { $task }
refused-lesson-red7-run = Karta 1 w kolorze indygo jest potrzebna na płótnie, by prowadził najdłuższy sekwens. { $task }

## Replays

replays = Powtórki
replay = Powtórka
replay-watch = Obejrzyj powtórkę
replay-seat = Miejsce { $number }
replay-unfinished = Tu zapis się kończy; gra nie została dokończona
replay-at = Ruch { $at } z { $moves }
replay-open = Wszystkie karty odkryte
# Before the names of the players and "All hands open".
replay-seen-by = Widok:
replay-hand = Ręka: { $name }
replay-next = Następna karta: { $name }
replay-score-pile = Stos punktowy: { $name }
replay-face-down = Zakryty stos
replay-controls = Sterowanie
replay-first = Na początek
replay-back = Ruch wstecz
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-forward = Ruch naprzód
replay-last = Na koniec
replay-move = Ruch
replay-speed = Tempo
replay-slow = wolne
replay-normal = zwykłe
replay-fast = szybkie
replay-go = Przejdź
replay-moves = Ruchy
replay-keys = Klawisze: ← i → o jeden ruch wstecz lub naprzód, Home i End na początek lub na koniec, spacja odtwarza i wstrzymuje.
replay-copy = Kopiuj link do tej pozycji
replay-other-games = Inne gry z tego pliku
replay-open-record = Otwórz zapis gry
replay-open-more = Zapis to plik pobrany tutaj po grze albo utworzony przez program w wierszu poleceń. Każdy ruch jest w nim sprawdzany. Potem możesz przejść grę ruch po ruchu, podobnie jak każdy, kto ma link.
replay-file = Plik z zapisami
replay-file-more = Jedna gra w wierszu, najwyżej 1 MB.
replay-paste = Albo wklej zapis
replay-open-now = Sprawdź i otwórz
replay-choose = Która gra?
replay-length = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
refused-no-such-move = { $moves ->
    [one] Ta gra ma tylko { $moves } ruch.
    [few] Ta gra ma tylko { $moves } ruchy.
   *[many] Ta gra ma tylko { $moves } ruchów.
}
# { $why } is the sentence of the command line, in English.
refused-wrong-record = Wiersz { $line }: { $why }
refused-no-record = Wybierz plik albo wklej zapis.
refused-empty-file = Plik jest pusty.
refused-too-large = To za dużo: plik może mieć najwyżej 1 MB.

## Programs

programs = Programy
programs-more = Grać mogą tu także programy, twoje lub cudze. Z tokenem działają w twoim imieniu albo grają pod własną nazwą.
programs-how = Jak programy rozmawiają z tym serwerem
programs-called = Nazwa programu
programs-may = Co mu wolno
programs-make = Utwórz token
programs-made = Token programu { $name } jest pokazywany tylko ten jeden raz. Kto go ma, może robić wszystko, co zaznaczono: nikomu go nie pokazuj.
programs-used = Ostatnio użyty:
programs-unused = Jeszcze nieużyty
programs-revoke = Unieważnij
programs-revoked = Token jest unieważniony: żaden program już z niego nie skorzysta.
programs-invite = Albo jeden z twoich programów:
programs-seat = Posadź przy stole
# A program at the table that plays under its own name.
program-name = 🤖 { $name } (program)
scope-read = Oglądać stoły, gry i zapisy
scope-play = Siadać do stołu i grać
scope-open = Otwierać stoły
scope-bot = Grać pod własną nazwą, z oznaczeniem programu
api-title = Dla programów
api-intro = Program dostaje od ciebie token i wysyła go z każdym żądaniem. Utwórz go w swoim profilu:
api-errors = Na to, czego nie można zrobić, odpowiedzią jest nazwa dla programu i zdanie w wybranym języku (Accept-Language); nic się wtedy nie zmienia.
api-document = Pełny opis dla maszyn (OpenAPI):
api-scopes = Na co pozwalają tokeny
api-doors = Żądania
api-english = Opisy są po angielsku.
api-scope = Wymaga
api-body = Treść
api-refusals = Odmowy
api-bodies = Treści
refused-token-missing = Potrzebny jest token: utwórz go w swoim profilu i wyślij jako „Authorization: Bearer”.
refused-token-unknown = Ten token nie jest tu znany. Możliwe, że został unieważniony.
refused-scope-missing = Ten token na to nie pozwala: brakuje mu „{ $scope }”.
refused-no-scope = Zaznacz, co wolno programowi.
refused-program-nameless = Nadaj programowi nazwę.
refused-too-many-tokens = { $most ->
    [one] Możesz mieć najwyżej { $most } token. Najpierw jakiś unieważnij.
    [few] Możesz mieć najwyżej { $most } tokeny. Najpierw jakiś unieważnij.
   *[many] Możesz mieć najwyżej { $most } tokenów. Najpierw jakiś unieważnij.
}
refused-no-such-program = Nie masz takiego programu.
refused-no-free-seat = Żadne miejsce nie jest wolne.
refused-wrong-request = Żądanie było niezrozumiałe: { $why }
refused-too-long = To jest za długie.

## Courtesy and hints

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-one-moment = Chwileczkę.
phrase-must-go = Muszę iść.
phrase-take-your-time = Spokojnie, bez pośpiechu.
phrase-good-game = Dobra gra!
phrase-oops = Ojej!
# Reactions: what the signs 👏 🙂 😮 🤔 ❤️ 🎉 are called.
reaction-applause = brawo
reaction-smile = uśmiech
reaction-surprise = zdziwienie
reaction-pondering = hm
reaction-heart = serce
reaction-joy = hurra
reaction = { $sign } { $words }
talk = Powiedz coś
talk-phrases = Zwroty
talk-reactions = Reakcje
talk-mute = Wycisz
talk-mute-all = wszystkich
talk-mute-at-you = Wycisz wszystkich: na stronie twojego profilu
you-talk = Co mówią inni
you-quiet = Nie pokazuj mi zwrotów i reakcji przy żadnym stole
you-keep = Zapisz
you-kept = Zapisano.

asks = Do twojej decyzji
# Somebody for whom a bot plays just now.
stand-in-name = { $name } (bot)
stand-in-absent = { $name } od dłuższego czasu jest offline.
stand-in-vote = Gracz { $name }: do powrotu niech gra bot
stand-in-votes = Głosy: { $given } z { $needed }
stand-in-waiting = Twój głos jest oddany.
stand-in-voted = { $voter } głosuje, by za gracza { $name } grał bot
stand-in-begun = Za gracza { $name } gra teraz bot
stand-in-over = { $name } wraca do gry
stand-in-you = Gra za ciebie bot.
stand-in-back = Już jestem
offer-end = Zaproponuj koniec gry
offer-end-more = Jeśli wszyscy się zgodzą, gra skończy się bez zwycięzcy.
offer-made = { $name } proponuje zakończyć grę bez zwycięzcy
offer-accept = Zgoda
offer-decline = Grajmy dalej
offer-waiting = Pozostali jeszcze nie odpowiedzieli.
offer-accepted = { $name } zgadza się na koniec gry
offer-declined = { $name } chce grać dalej
offer-agreed = Wszyscy zgodzili się na koniec gry: nikt nie wygrywa

option-hints = Podpowiedzi: czyja kolej, ten może zapytać najsilniejszego bota
hint = Podpowiedź
hint-thinking = Myśli…
hint-title = Co myśli najsilniejszy bot
hint-chance = Szansa na wygraną po każdym z ruchów
hint-share = Część pozostałych graczy, których wyprzedzisz po każdym z ruchów
hint-percent = { $chance } % ± { $error }
hint-untried = niesprawdzony
hint-best = najlepszy
hint-says = Podpowiedź: { $move }
hint-more = Pozostałe ruchy
hint-close = Zamknij podpowiedź
hint-failed = Bot nie ma tu dla ciebie podpowiedzi.
hint-asked = { $name } prosi o podpowiedź

refused-no-such-phrase = Nie ma takiego zwrotu.
refused-said-enough = { $most ->
    [one] Od ostatniego ruchu padł już { $most } twój zwrot. Poczekaj na następny ruch.
    [few] Od ostatniego ruchu padły już { $most } twoje zwroty. Poczekaj na następny ruch.
   *[many] Od ostatniego ruchu padło już { $most } twoich zwrotów. Poczekaj na następny ruch.
}
refused-not-away = { $name } jest offline jeszcze zbyt krótko.
refused-already-voted = Twój głos jest już oddany. Teraz głosują pozostali.
refused-stood-in = Gra za ciebie bot. Najpierw daj znać, że już jesteś.
refused-not-stood-in = Nikt nie gra za ciebie.
refused-offer-open = Propozycja zakończenia gry już jest.
refused-offered-lately = { $moves ->
    [one] To twoja niedawna propozycja. Ponowisz ją po { $moves } kolejnym ruchu.
    [few] To twoja niedawna propozycja. Ponowisz ją po { $moves } kolejnych ruchach.
   *[many] To twoja niedawna propozycja. Ponowisz ją po { $moves } kolejnych ruchach.
}
refused-bots-play-on = W grze rankingowej boty grają dalej. Możesz się poddać.
refused-no-offer = Nie ma propozycji, na którą można odpowiedzieć.
refused-no-hints = Przy tym stole nie ma podpowiedzi.
refused-too-many-hints = To już wiele podpowiedzi. Poczekaj chwilę.

## The table in the terminal

tui-too-small = To okno jest za małe: stół wymaga kolumn: { $width }, wierszy: { $height }, a tu jest { $is_width } i { $is_height }. Nic nie przepadło: powiększ okno, a gra potoczy się dalej.
tui-curtain = Teraz gra: { $name }
tui-curtain-more = Nikt inny nie powinien teraz patrzeć na ekran. Karty pojawią się po naciśnięciu klawisza.
tui-uncover = Pokaż moje karty
tui-leave = Wyjdź
tui-quit = Koniec
tui-back = Wróć
tui-take = OK
tui-other-card = inna karta
tui-pick = wybierz
tui-unpick = odłóż
tui-next-combo = kombinacja
tui-more = Więcej
tui-strip = Liderzy
tui-log = Przebieg
tui-careful = Uwaga: { $warning }. Jeśli mimo to tego chcesz, naciśnij ponownie { $key }.
tui-change = zmień
tui-next = dalej
tui-line = wiersz
tui-page = strona
tui-ends = początek, koniec
tui-new-game = Nowa gra
tui-delete = Usuń
tui-delete-more = Naciśnij ponownie x, aby trwale usunąć tę grę.
tui-seat = Miejsce { $number }
tui-player = Gracz { $number }
tui-bot = bot
tui-is-person = osoba przy tym ekranie
tui-is-friend = każdy, kto ma link
tui-on = tak
tui-off = nie
tui-deck-usual = zwykłe
tui-deck-own = własne
tui-server = Zagraj na serwerze
tui-server-more = ze znajomymi na odległość
tui-server-ask = Adres serwera albo link z zaproszenia
tui-server-as = Twoje imię tutaj: { $name }
tui-server-code = Twój kod odzyskiwania: { $code }. Z nim także w przeglądarce jesteś tą samą osobą i masz tam wszystkie swoje gry. Nikomu go nie pokazuj.
tui-code = Kod odzyskiwania
tui-other-code = Inny kod
tui-invite = Kto ma ten link, może usiąść do stołu lub oglądać grę: { $link }
tui-reading = Oczekiwanie na serwer…
tui-refresh = Odśwież
tui-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
tui-replays-more = twoje rozegrane gry i pliki z zapisami
tui-file-more = Gdzie jest plik: jedna gra w wierszu
tui-jump = Który ruch?
tui-seen-by = inny widok
tui-kept = { $games ->
    [one] Zapisana jest { $games } niedokończona gra: „irisdeck tui” pozwoli ją dokończyć.
    [few] Zapisane są { $games } niedokończone gry: „irisdeck tui” pozwoli je dokończyć.
   *[many] Zapisanych jest { $games } niedokończonych gier: „irisdeck tui” pozwoli je dokończyć.
}
refused-cannot-keep = Nie można tego zapisać na dysku: { $why }. Nic się nie zmieniło.
refused-cannot-read = Nie można odczytać tego pliku: { $why }.
refused-open-elsewhere = Ta gra jest otwarta w innym oknie.

## At the prompt

# Wiersz, który zaczyna się od tego, o czym mówi: „Twoja ręka: R7, G4”.
line-label = { $label }: { $values }
line-list = { $before }; { $after }
line-which-game = Która gra?
line-yes = tak
line-no = nie
line-no-choice = { $text } nie należy do możliwości wyboru.
line-help = ? pokazuje pomoc.
line-help-intro = Wpisz ruch albo jedno z poniższych słów.
# Za słowami, które można wpisać: „undo, u: …”.
line-help-help = ta pomoc
line-help-moves = wszystkie ruchy, które możesz wykonać, opisane słowami
line-help-board = jeszcze raz stół
line-help-rules = zasady; numer punktu, na przykład { $clause }, pokazuje tylko ten punkt
line-help-undo = cofnij ruch z tej tury, który niczego nie odkrył
line-help-quit = wyjdź z gry
line-careful = Uwaga: { $warning }. Aby mimo to tak zagrać, wpisz jeszcze raz { $move }.
line-undone = Ostatni ruch jest cofnięty.
line-farewell = Gra kończy się tutaj.
line-game = Gra { $number }
line-winner = Zwycięstwo: { $name }
line-to-act = Kolej: { $name }
line-replay-help = Enter idzie dalej, b o jeden ruch wstecz, liczba do tego ruchu, a aż do końca gry, q kończy.
# { $colors } to lista: „R czerwony, O pomarańczowy, …”.
line-legend-duel = { $colors }. Biel zastępuje dowolny kolor; kto odwróci czerń na wierzch, przegrywa rundę.
line-legend-tricks = Cyfra to karta o tej wartości i tyle jest warta punktów.
line-legend-red7 = { $colors }. Przy równych liczbach najwyższy jest czerwony, a najniższy fioletowy.
refused-no-such-clause = Zasady nie mają punktu { $clause }.

## Servers, from the terminal

# Co mówi serwer, już w języku czytającego.
refused-remote-told = { $words }
refused-remote-no-link = { $link } nie jest adresem serwera ani stołu. Wpisz go na przykład tak: localhost:8000, albo wklej link do stołu.
refused-remote-no-host = Nie ma komputera o nazwie { $host }. Sprawdź adres i połączenie z internetem.
refused-remote-closed = Pod adresem { $address } nikt nie odpowiada. Sprawdź adres i czy serwer działa.
refused-remote-timeout = { $address } odpowiada zbyt długo. Spróbuj ponownie za chwilę.
refused-remote-no-irisdeck = Pod adresem { $address } nie ma Irisdecka. Sprawdź adres.
refused-remote-too-old = Irisdeck pod adresem { $address } jest na to za stary. Graj tam w przeglądarce albo poproś o aktualizację tego, kto go prowadzi.
refused-remote-no-tls = Nie ma bezpiecznego połączenia z { $address }: certyfikat jest nie do przyjęcia albo serwer zna tylko http://.
refused-remote-moved = Ten serwer jest teraz pod adresem { $address }. Użyj tego adresu.
refused-remote-away = Serwer { $address } jest teraz niedostępny. Spróbuj ponownie za chwilę.
refused-remote-lost = Utracono połączenie z { $address }. Spróbuj ponownie za chwilę.
refused-remote-unsure = Utracono połączenie, zanim serwer odpowiedział: może się to stało, a może nie. Sprawdź, zanim spróbujesz ponownie.
refused-remote-proxy = Nie można użyć proxy z twoich ustawień. Sprawdź HTTP_PROXY, HTTPS_PROXY i ALL_PROXY.
