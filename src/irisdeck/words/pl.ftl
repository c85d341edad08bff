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
refused-no-offer = Nie ma propozycji, na którą można odpowiedzieć.
refused-no-hints = Przy tym stole nie ma podpowiedzi.
refused-too-many-hints = To już wiele podpowiedzi. Poczekaj chwilę.
