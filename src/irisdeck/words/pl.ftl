### What people read, but for what belongs to one game: that stands in its folder. Names in braces are filled in: cards, numbers, players' names.
### Clauses in brackets lead to the rules; they stay as they are.

## Everywhere

list-or = { $rest } lub { $last }
list-more = { $rest }, { $last }
color-red = czerwony
color-orange = pomarańczowy
color-yellow = żółty
color-green = zielony
color-blue = niebieski
color-indigo = indygo
color-violet = fioletowy
color-light = biel
color-shade = czerń
turn-ended = { $name } kończy turę
turn-ended-you = Kończysz turę
# The same as something to do, as hints say it.
do-end-turn = zakończ turę

# Who says what.
someone = { $name }: { $what }

## Levels of bots

level-random = losowy
level-novice = nowicjusz
level-easy = łatwy
level-greedy = zachłanny
level-decent = niezły
level-medium = średni
level-expert = ekspert
level-strong = silny
level-best = najlepszy

# What bots are called at a table, by their avatar.
bot-mouse = Mysz
bot-chick = Kurczątko
bot-cat = Kot
bot-hare = Zając
bot-squirrel = Wiewiórka
bot-otter = Wydra
bot-octopus = Ośmiornica
bot-fox = Lis
bot-owl = Sowa
# One of another package.
bot-robot = Bot
# A bot with its level: "Cat (easy)".
bot-title = { $name } ({ $level })

## Home

home-tagline = Trzy gry karciane w kolorach tęczy
home-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
home-players-from = { $least }–{ $most } graczy
home-minutes = około { $minutes } min
home-minutes-from = { $least }–{ $most } min
home-age = od { $years } lat
home-play = Zagraj teraz
home-friends = Zagraj ze znajomymi
home-name = Twoje imię
home-against = Przeciwnicy
home-how-many = Liczba graczy
home-running = Gry w toku
home-to-act = twoja kolej
home-watch = Oglądaj grę
home-nothing-to-watch = W tej chwili nie toczy się żadna publiczna gra.
home-more = Zagraj od razu z jednym ze zwierząt, ze znajomymi przez link albo z kimś, kto właśnie tu jest. Za darmo i bez konta.
home-go = Graj
home-friends-short = Znajomi
home-learn = Nauka
home-options = Opcje
home-now = Teraz grają
home-close = Zamknij
new-more = Dostaniesz link, który wyślesz znajomym. Wolne miejsca mogą zająć boty.
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
you-code-more = Z tym kodem otworzysz swój profil i wszystkie swoje gry na innym urządzeniu. Kto go zna, może grać za ciebie: nikomu go nie pokazuj.
you-code-show = Pokaż kod
you-code-renew = Pobierz nowy kod
you-code-renew-more = Ktoś inny go widział? Nowy kod unieważnia stary, a logowanie zostaje wszędzie ważne.
you-code-renewed = Twój kod odzyskiwania jest nowy, a stary już nie działa. Zapisz nowy.
you-come-back = Kod odzyskiwania z innego urządzenia
you-be = Użyj kodu
you-are-back = Witaj ponownie. Twoje gry są tutaj.
you-sign-out = Wyloguj wszędzie
you-sign-out-more = Wszystkie inne przeglądarki i terminale zapomną, kim jesteś, a stary kod odzyskiwania przestanie działać. W tej przeglądarce nic się nie zmieni, a zobaczysz w niej nowy kod. Programy zachowują swoje tokeny: możesz je unieważnić poniżej.
you-signed-out = Wszędzie indziej nastąpiło wylogowanie. Twój kod odzyskiwania jest nowy: zapisz go.

## Options of a table

option-first = Kto rozpoczyna
option-first-random = losowo
option-first-you = ty
option-listed = Stół publiczny: każdy na tym serwerze może oglądać grę i zajmować wolne miejsca
table-open = Otwórz stół

## The table

table-your-turn = Twoja kolej
table-turn-of = Teraz gra: { $name }
table-turn-of-you = Twoja kolej
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
table-undone = { $name } cofa ostatni ruch
table-undone-you = Cofasz ostatni ruch
table-sat = Do stołu siada { $name }
table-sat-you = Siadasz do stołu
table-left = Od stołu odchodzi { $name }
table-left-you = Odchodzisz od stołu
table-resigned = Grę poddaje { $name }
table-resigned-you = Poddajesz grę
table-bot = Miejsce przy stole zajmuje { $name }
table-won = Wygrywa { $name }
table-won-you = Wygrywasz
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
table-round = Runda { $round }
# Before a move that is most likely a mistake; { $warning } is a sentence.

## What cannot be

refused-not-understood = Nie rozumiem tego polecenia.
refused-no-such-bot = Nie ma takiego bota.
refused-too-many-bot-tables = Masz dziś wiele rozpoczętych partii z botami, które jeszcze trwają. Najpierw którąś dokończ albo poddaj, albo wróć jutro.
refused-no-such-seat = Nie ma takiego miejsca.
refused-already-seated = Już siedzisz przy tym stole.
refused-seat-taken = To miejsce jest już zajęte: { $name }.
refused-seat-kept = Partia już trwa: to miejsce czeka na gracza { $name }. Do tego czasu może tu grać bot.
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
refused-illegal = Nie można zagrać { $move }. { $why }
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

# A card, as a screen reader says it: "red 7".
card-red = czerwona { $number }
card-orange = pomarańczowa { $number }
card-yellow = żółta { $number }
card-green = zielona { $number }
card-blue = niebieska { $number }
card-indigo = { $number } w kolorze indygo
card-violet = fioletowa { $number }
# One of several bots of a kind: "Cat 2".
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
length-seconds = { $seconds } s
length-minutes = { $minutes } min
length-hours = { $hours } godz.
length-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
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
clock-bot-moved-you = Twój czas minął, ruch wykonuje bot
clock-lost = { $name }: przegrana na czas
clock-lost-you = Przegrywasz na czas
clock-left-move = Ten ruch
clock-left-game = Cała gra
refused-time-up = Twój czas minął.
table-notify = Powiadamiaj mnie, gdy jest moja kolej

## Ratings and history

option-rated = Gra rankingowa: wynik zmienia ranking graczy; nie razem z podpowiedziami
table-rated = gra rankingowa
table-hints = podpowiedzi dozwolone, więc gra nie jest rankingowa
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
replay-open-more = Zapis to plik pobrany tutaj po grze albo utworzony przez program w wierszu poleceń. Każdy ruch jest w nim sprawdzany. Potem możesz przejść grę ruch po ruchu.
replay-kept-more = Może to zrobić też każdy, kto ma link. Zapis przechowujemy przez 90 dni od ostatniego otwarcia.
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
refused-wrong-record = Wiersz { $line }: { $why }.
refused-no-record = Wybierz plik albo wklej zapis.
refused-record-quota = Otwartych zapisów jest już tak wiele, że nie można przechować kolejnego. Zapisy, których nikt nie otwiera, są usuwane po 90 dniach.
refused-empty-file = Plik jest pusty.
refused-too-large = To za dużo: plik może mieć najwyżej 1 MB.

## Programs

programs = Programy
programs-more = Grać mogą tu także programy, twoje lub cudze. Z tokenem działają w twoim imieniu albo grają pod własną nazwą.
programs-how = Jak programy komunikują się z tym serwerem
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
api-errors = Na odrzucone żądanie odpowiedzią jest nazwa błędu dla programu i zdanie w wybranym języku (Accept-Language); nic się wtedy nie zmienia.
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
refused-wrong-request = Nie rozumiem tego polecenia: { $why }.
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
stand-in-vote = Niech do powrotu gracza { $name } gra bot
stand-in-votes = Głosy: { $given } z { $needed }
stand-in-waiting = Twój głos jest oddany.
stand-in-voted = { $name } głosuje, by za gracza { $other } grał bot
stand-in-voted-you = Głosujesz, by za gracza { $other } grał bot
stand-in-begun = Za gracza { $name } gra teraz bot
stand-in-begun-you = Za ciebie gra teraz bot
stand-in-over = { $name } wraca do gry
stand-in-over-you = Wracasz do gry
stand-in-you = Gra za ciebie bot.
stand-in-back = Już jestem
offer-end = Zaproponuj koniec gry
offer-end-more = Jeśli wszyscy się zgodzą, gra skończy się bez zwycięzcy.
offer-made = { $name } proponuje zakończyć grę bez zwycięzcy
offer-made-you = Proponujesz zakończyć grę bez zwycięzcy
offer-accept = Zgoda
offer-decline = Grajmy dalej
offer-waiting = Pozostali jeszcze nie odpowiedzieli.
offer-accepted = { $name } zgadza się na koniec gry
offer-accepted-you = Zgadzasz się na koniec gry
offer-declined = { $name } chce grać dalej
offer-declined-you = Chcesz grać dalej
offer-agreed = Wszyscy zgodzili się na koniec gry: nikt nie wygrywa

option-hints = Podpowiedzi: w swojej turze można zapytać najsilniejszego bota
hint = Podpowiedź
hint-thinking = Myśli…
hint-title = Co myśli najsilniejszy bot
hint-chance = Szansa na wygraną po każdym z ruchów
hint-share = Część pozostałych graczy, których wyprzedzisz po każdym z ruchów
hint-percent = { $chance } % ± { $error }
hint-untried = niesprawdzony
hint-about = { $chance } %
hint-below = poniżej { $chance } %
hint-above = powyżej { $chance } %
hint-sure-win = pewna wygrana
hint-sure-draw = pewny remis
hint-sure-loss = pewna przegrana
hint-hardly = prawie niesprawdzony
hint-as-good = { $chance }, może równie dobry
hint-best = najlepszy
hint-says = Podpowiedź: { $move }
hint-more = Pozostałe ruchy
hint-close = Zamknij podpowiedź
hint-failed = Bot nie ma tu dla ciebie podpowiedzi.
hint-asked = { $name } prosi o podpowiedź
hint-asked-you = Prosisz o podpowiedź

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
    [one] Niedawno była już taka propozycja. Następną możesz złożyć po { $moves } kolejnym ruchu.
    [few] Niedawno była już taka propozycja. Następną możesz złożyć po { $moves } kolejnych ruchach.
   *[many] Niedawno była już taka propozycja. Następną możesz złożyć po { $moves } kolejnych ruchach.
}
refused-bots-play-on = W grze rankingowej boty grają dalej. Możesz się poddać.
refused-no-offer = Nie ma propozycji, na którą można odpowiedzieć.
refused-no-hints = Przy tym stole nie ma podpowiedzi.
refused-rated-with-hints = Gra z podpowiedziami nie może być rankingowa. Wybierz jedno z dwojga.
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
tui-next-combo = nast. kombinacja
tui-more = Więcej
tui-strip = Kto prowadzi
tui-log = Przebieg
tui-careful = { $warning } Jeśli mimo to tego chcesz, naciśnij ponownie { $key }.
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
tui-server = Zagraj na serwerze
tui-server-more = ze znajomymi na odległość
tui-server-ask = Adres serwera albo link z zaproszenia
tui-server-as = Twoje imię tutaj: { $name }
tui-server-code = Twój kod odzyskiwania: { $code }. Z nim otworzysz swój profil i wszystkie swoje gry w przeglądarce. Nikomu go nie pokazuj.
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
tui-speed = Tempo
tui-speed-calm = spokojne
tui-speed-normal = zwykłe
tui-speed-instant = natychmiastowe
tui-resign-sure = Na pewno chcesz się poddać?
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
line-no-choice = Nie ma takiej możliwości: { $text }.
line-help = ? pokazuje pomoc.
line-help-intro = Wpisz ruch albo jedno z poniższych słów.
# Za słowami, które można wpisać: „undo, u: …”.
line-help-help = ta pomoc
line-help-moves = wszystkie ruchy, które możesz wykonać, opisane słowami
line-help-board = jeszcze raz stół
line-help-rules = zasady; numer punktu, na przykład { $clause }, pokazuje tylko ten punkt
line-help-undo = cofnij ruch z tej tury, który niczego nie odkrył
line-help-quit = wyjdź z gry
line-careful = { $warning } Jeśli mimo to tego chcesz, wpisz jeszcze raz { $move }.
line-undone = Ostatni ruch jest cofnięty.
line-farewell = Gra kończy się tutaj.
line-game = Gra { $number }
line-winner = Zwycięstwo: { $name }
line-to-act = Kolej: { $name }
line-replay-help = Enter idzie dalej, b o jeden ruch wstecz, liczba do tego ruchu, a aż do końca gry, q kończy.
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

## Draws

history-draw = remis

## Who begins

# The answer where two play.
option-first-other = drugi gracz
# Behind the seat that begins, before the cards are dealt.
table-first-turn = pierwszy ruch
## When something fails

table-not-saved = Ruchu nie można teraz zapisać. Serwer próbuje dalej.
refused-newer-table = Serwer został zaktualizowany, a ta strona pochodzi jeszcze ze starej wersji. Wczytaj ją ponownie za chwilę.

## How long the others wait

patience-choose = Bez limitu czasu: ile trzeba czekać, zanim bot będzie mógł grać za nieobecną osobę
patience-terms = Jeśli ktoś jest nieobecny przez { $span }, pozostali mogą pozwolić grać botowi, aż ta osoba wróci.
refused-clock-decides = Przy tym stole obowiązuje limit czasu. To on decyduje, głosowania nie ma.

# Handling cards

table-skip = Przejdź do swoich kart
table-resign-sure = Poddać tę grę? Wygrają pozostali.
sure-yes = Tak, zrób to
sure-no = Wróć
keys = Klawisze
keys-arrows = ← →
keys-arrows-more = Wybierz kartę
keys-digits = 1 – 9
keys-digits-more = Wybierz pierwszą kartę, drugą…
keys-enter = ↑ ↓, Enter
keys-enter-more = Wybierz, co z nią zrobić, i zrób to
keys-letters = E, P
keys-letters-more = Zakończ turę, zagraj lub spasuj
keys-escape = Esc
keys-escape-more = Odłóż kartę
keys-undo = U
keys-undo-more = Cofnij
keys-hint = H
keys-hint-more = Podpowiedź, jeśli stół na nią pozwala
keys-help = ?
keys-help-more = Pokaż lub ukryj tę listę

## Avatars and settings

face = Twój awatar
face-person = człowiek
face-bear = niedźwiedź
face-frog = żaba
face-raven = kruk
face-deer = jeleń
face-hedgehog = jeż
face-panda = panda
face-penguin = pingwin
face-turtle = żółw
face-bee = pszczoła
face-whale = wieloryb
face-unicorn = jednorożec
settings = Ustawienia
settings-more = Obowiązują na każdym urządzeniu, na którym użyjesz swojego kodu odzyskiwania.
setting-sound = Dźwięk
setting-sound-on = włączony
setting-sound-off = wyłączony
setting-speed = Szybkość kart
setting-speed-calm = spokojna
setting-speed-normal = zwykła
setting-speed-fast = szybka
setting-speed-instant = natychmiastowa
setting-theme = Motyw
setting-theme-system = jak na tym urządzeniu
setting-theme-light = jasny
setting-theme-dark = ciemny
setting-size = Rozmiar kart
setting-size-small = mały
setting-size-normal = zwykły
setting-size-large = duży
setting-palette = Kolory
setting-palette-normal = zwykłe
setting-palette-deuteranopia = dla deuteranopii (zielony)
setting-palette-protanopia = dla protanopii (czerwony)
setting-palette-tritanopia = dla tritanopii (niebieski)
setting-palette-monochrome = odcienie szarości
setting-confirm = Pytaj ponownie przed przegrywającym ruchem
setting-confirm-on = tak
setting-confirm-off = nie

## Finding an opponent, and invitations

opponent-find = Znajdź przeciwnika
opponent-find-more = Usiądziesz z kimś, kto czeka, albo twój stół będzie tu widoczny, aż ktoś przyjdzie.
opponent-tables = Czekają na graczy
opponent-sit = Usiądź
opponent-waiting = Twój stół widać na stronie głównej. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
invite-by = { $name } zaprasza cię do stołu: { $game }
round-tap = Dotknij, aby grać dalej
## The end of a game

end-won = Świetna gra!
end-won-close = O włos!
end-won-given = Gra jest twoja
end-lost = Dzielna walka
end-lost-close = Tak niewiele brakowało
end-lost-given = Może następnym razem
end-lost-time = Zegar był szybszy
end-drawn = Równo do samego końca
end-agreed = Rozejście w zgodzie
end-watched = Ładna partia
end-turning = Ruch { $at }: na dobre obejmuje prowadzenie { $name }
end-turning-you = Ruch { $at }: na dobre obejmujesz prowadzenie
end-see-turning = Zobacz punkt zwrotny
end-share = Udostępnij
end-rounds = Runda po rundzie
end-result = Wynik
end-look = Zobacz stół

## Bez serwera

curtain-more = Podaj urządzenie dalej. Nikt inny nie powinien teraz na nie patrzeć.
together = Gra na jednym urządzeniu
together-short = Razem
together-more = Wszyscy grają na tym urządzeniu. Między ruchami karty zasłania kurtyna.
together-who = Kto tu gra
together-person = człowiek
together-name = Imię
tally = Twoje partie z botami
device = Twoje partie w tej przeglądarce
device-kept = Wszystkie partie zostają w tej przeglądarce, nawet gdy ją zamkniesz. Kto usunie jej dane, usunie też partie: eksportuj je od czasu do czasu.
device-unpromised = Wszystkie partie zostają w tej przeglądarce, ale nie obiecała, że zachowa je na zawsze: okno prywatne zapomina je po zamknięciu, a gdy brakuje miejsca, może je usunąć. Eksportuj je od czasu do czasu.
device-not-kept = Ta przeglądarka niczego nie przechowuje, jak okno prywatne. Wyeksportuj partie, zanim ją zamkniesz.
device-export = Eksportuj wszystkie partie
device-import = Importuj partie
device-import-more = Plik wyeksportowany tutaj lub na innym urządzeniu. Partie, które już tu są, zostaną bez zmian.
device-import-now = Importuj
device-loaded = { $games ->
    [0] W tym pliku nie ma nowych partii.
    [one] Zaimportowano { $games } partię.
    [few] Zaimportowano { $games } partie.
    [many] Zaimportowano { $games } partii.
   *[other] Zaimportowano { $games } partii.
}
device-forget = Usuń wszystko
device-forget-sure = Usuń na zawsze wszystkie partie i ustawienia w tej przeglądarce
device-forgotten = Wszystko usunięto.
refused-no-games-file = To nie jest plik z wyeksportowanymi partiami. Nic się nie zmieniło.
server = Co wymaga serwera
server-needed = Znajomi z daleka, rankingi i oglądanie innych wymagają serwera.
server-how = Jak go zdobyć
server-get = Kto ma Irisdeck na komputerze, uruchamia serwer jednym poleceniem, dla znajomych w domu albo na całym świecie:
server-carry = Zakończone partie można przenieść na serwer i z powrotem: zapisz tu zapis partii i otwórz go tam.
offline = Bez internetu
offline-home = Graj od razu z jednym ze zwierząt albo z tym, kto siedzi obok. Za darmo, bez konta i bez internetu.
offline-play = Graj bez internetu
offline-more = Od drugiej wizyty Irisdeck działa bez internetu. Zainstalowany otwiera się jak każda inna aplikacja.
offline-install = Zainstaluj
boot-loading = Wczytywanie gier …
boot-wait = Zacznie się, gdy tylko wszystko tu będzie.
boot-old = Ta przeglądarka jest za stara, by grać bez serwera: brakuje jej WebAssembly lub modułów. Zaktualizuj ją albo użyj innej.
boot-download = Nie udało się wczytać wszystkiego. Czy masz połączenie? Tego, co już tu jest, nie trzeba wczytywać ponownie.
boot-failed = Coś poszło nie tak. Żaden twój ruch nie przepadł.
boot-not-kept = Ta przeglądarka niczego tu nie przechowuje: to, w co teraz grasz, zniknie po zamknięciu strony.
boot-scripts = Do gry potrzebne są tu skrypty.
boot-new = Jest nowa wersja.
boot-new-now = Użyj teraz
boot-again = Wczytaj ponownie
# Why a move cannot be kept: it stands in refused-cannot-keep.
storage-full = pamięć tej przeglądarki jest pełna
storage-failed = ta przeglądarka teraz niczego nie zapisuje

## Puzzles

puzzle = Zadanie
puzzles = Zadania
puzzles-more = Pozycje z gier botów, w których jeden ruch jest znacznie lepszy od wszystkich innych. Widzisz to, co było widać przy stole: tu nic nie zależy od szczęścia.
puzzles-start = Rozwiązuj zadania
puzzle-find = Znajdź ruch znacznie lepszy od wszystkich innych
puzzle-solved = Dobrze, to ten!
puzzle-wrong = To nie ten: jest znacznie lepszy ruch. Spróbuj jeszcze raz albo zobacz rozwiązanie.
puzzle-shown = To był szukany ruch.
puzzle-known = To zadanie już znasz, więc się nie liczy.
puzzle-all-solved = Wszystkie zadania tej gry są już rozwiązane. Wracają, ale więcej się nie liczą.
puzzle-tempting = kuszący
puzzle-theme = O co chodzi
puzzle-show = Pokaż rozwiązanie
puzzle-next = Następne zadanie
puzzle-level = poziom { $points }
puzzle-rating = Twój poziom: { $points }
puzzle-streak = { $count ->
    [0] Na razie bez serii
    [one] { $count } z rzędu
    [few] { $count } z rzędu
    *[many] { $count } z rzędu
}
puzzle-longest = Najdłuższa seria: { $count }
puzzle-count = Rozwiązane: { $solved } z { $tried }
line-puzzle-help = Wpisz ruch albo # i jego numer. Także: hint (podpowiedź), show (rozwiązanie), next (następne), board (stół), quit (koniec); lub ich pierwsze litery.
refused-no-such-puzzle = Nie ma takiego zadania.
refused-no-puzzles = Ta gra nie ma zadań.
refused-progress-not-kept = Twoich postępów nie można zapisać na dysku: { $why }. Pozostaną do zamknięcia programu i zapiszą się z następnym zadaniem.
## Analiza w wierszu poleceń i w terminalu

line-analyze = Wpisz a, aby najsilniejszy bot przejrzał twoje decyzje, albo zakończ klawiszem Enter.
line-analysis-legend = W każdym wierszu: ruch, kto go wykonał, jego szansa w procentach przed nim i po nim, ile punktów kosztował i co było lepsze.
line-analysis-ranked = Szansa to część pozostałych, których zostawia się za sobą.
line-analysis-fair = Szczęście to wpływ kart, umiejętności to wpływ decyzji; razem dają wynik. Często wygrywa ten, kto miał więcej szczęścia, więc jedna gra niewiele mówi o tym, kto gra lepiej.
line-better = lepiej
line-luck-deal = szczęście przy rozdaniu
line-luck-drawn = szczęście przy dobieraniu
line-luck-uncovered = szczęście przy odkryciu
line-luck-held = szczęście do tego, co trzymają inni
line-account = { $initial } na początku, { $luck } dzięki szczęściu, { $own } przez własne decyzje, { $others } przez decyzje innych: { $result } na końcu
line-adjusted = Przy przeciętnym szczęściu: { $share }
line-error-rate = { $choices ->
    [one] strata { $rate } punktu przy { $choices } prawdziwym wyborze
    [few] średnia strata { $rate } punktu przy { $choices } prawdziwych wyborach
   *[many] średnia strata { $rate } punktu przy { $choices } prawdziwych wyborach
}
line-no-real-choice = Nie było prawdziwego wyboru.
line-grade-outstanding = znakomicie
line-grade-strong = mocno
line-grade-good = dobrze
line-grade-fair = nieźle
line-grade-learning = jeszcze się uczy
line-costliest = Najdroższe decyzje:
tui-analyze = analiza
tui-analysis = Analiza
tui-analysis-running = Ocenione decyzje: { $done } z { $moves }
tui-analysis-stopped = Analiza została zatrzymana.
tui-analysis-stop = zatrzymaj analizę
tui-analysis-moves = lista ruchów
tui-analysis-open = Przy odkrytych kartach
tui-find = znajdź lepszy ruch
tui-find-ask = Jak można było zagrać? Wybierz lepszy ruch.
tui-find-best = Tak, to najlepszy ruch!
tui-find-good = Tak, jest równie dobry jak najlepszy ruch.
tui-find-same = Tak zagrano. Jest coś lepszego.
tui-find-wrong = Nie ten. Jest coś lepszego.
tui-find-none = Żadna decyzja nie kosztowała 2 punktów lub więcej. Dobra gra!
tui-find-show = pokaż
## The analysis of a game

analysis = Analiza
analysis-analyze = Przeanalizuj
analysis-all = Wszyscy
analysis-back = Wróć do gry
analysis-step = Przejdź przez grę
analysis-whose = Czyje decyzje:
analysis-progress = Postęp analizy
analysis-waiting = Twoje miejsce w kolejce: { $place }
analysis-running = Ocenione decyzje: { $done } z { $moves }
analysis-fills = Strona wypełnia się stopniowo. Możesz wyjść i wrócić później.
analysis-cancel = Anuluj
analysis-failed = Analiza się nie udała. Spróbuj jeszcze raz.
analysis-more = Najsilniejszy bot przygląda się każdej decyzji jeszcze raz: ile była warta, co byłoby lepsze i ile w wyniku było szczęścia.
analysis-find = Znajdź lepszy ruch
analysis-find-yours = Te decyzje kosztowały cię najwięcej. Spróbuj jeszcze raz, z takimi kartami, jakie było wtedy widać.
analysis-find-theirs = Te decyzje kosztowały najwięcej. Spróbuj jeszcze raz, z takimi kartami, jakie było widać z tego miejsca.
analysis-find-later = Kosztowne decyzje pojawią się tutaj, gdy tylko zostaną ocenione.
analysis-find-none = Żadna twoja decyzja nie kosztowała 2 punktów ani więcej. Dobra gra!
analysis-find-none-theirs = Żadna decyzja nie kosztowała tu 2 punktów ani więcej. Dobra gra!
analysis-cost = { $points ->
    [one] koszt: { $points } punkt
    [few] koszt: { $points } punkty
   *[many] koszt: { $points } punktów
}
analysis-move = Ruch { $number }
analysis-played-was = Zagrano: { $move }
analysis-graph = Szanse w trakcie gry
analysis-chance = Jaką szansę na wygraną kto miał.
analysis-share = Jaką część pozostałych kto by wyprzedził.
analysis-graph-more = Wybierz miejsce na liniach, żeby tam przejść.
analysis-course = na początku { $first } %, po drodze od { $low } % do { $high } %, na końcu { $last } %
analysis-luck-skill = Szczęście i umiejętności
analysis-luck = Szczęście
analysis-skill = Własne decyzje
analysis-sum = Na początku { $initial } %, szczęście { $luck }, własne decyzje { $own }, decyzje innych { $others }: na końcu { $result } %.
analysis-adjusted = Wynik przy przeciętnym szczęściu: { $points } na 100
analysis-rate = Punkty stracone na prawdziwy wybór: { $rate } (prawdziwych wyborów: { $choices })
analysis-no-choices = Nie było prawdziwego wyboru.
analysis-luckiest-won = Tym razem wygrała osoba, która miała najwięcej szczęścia.
analysis-luckiest-lost = Tym razem osoba, która miała najwięcej szczęścia, nie wygrała.
analysis-reading = Wszyscy zaczynają z taką samą szansą. Karty rozdane, dobrane lub odwrócone ją zmieniają: to szczęście. Ruch, który nie jest najlepszy, oddaje jej część: to umiejętności. Razem prowadzą dokładnie do wyniku. Kto wygrywa, często ma też więcej szczęścia, więc jedna gra mówi niewiele o tym, kto gra lepiej. Wynik przy przeciętnym szczęściu to oszacowanie: może być poniżej 0 albo powyżej 100.
analysis-luck-later = Szczęście i umiejętności zostaną zsumowane, gdy wszystkie decyzje będą ocenione.
analysis-marks = oznaczają ruchy, które kosztowały co najmniej 5, 10 i 15 punktów.
analysis-budget = Każda decyzja jest oceniana według tego, co można było wiedzieć z tego miejsca, z najwyżej { $simulations } symulacjami każdego ruchu.
analysis-outstanding = znakomicie
analysis-strong = mocno
analysis-good = dobrze
analysis-fair = nieźle
analysis-learning = wciąż nauka
analysis-show = Pokaż mi
analysis-there = Co tam było
analysis-there-more = Ze wszystkimi kartami odkrytymi, czego nikt nie mógł widzieć. To nic nie mówi o tym, jak dobra była decyzja.
analysis-judged-later = Ta decyzja nie jest jeszcze oceniona.
analysis-played = Zagrano
analysis-best = Najlepiej
analysis-yours = Twoja próba
analysis-found = Tak, to najlepszy ruch!
analysis-found-other = Tak! To równie dobre jak najlepszy ruch.
analysis-find-same = Właśnie to zagrano. Jest coś lepszego.
analysis-find-better = To lepsze, ale jest coś jeszcze lepszego.
analysis-find-worse = Nie to. Spróbuj czegoś innego.
analysis-find-ask = Co zagrasz zamiast tego?
analysis-find-next = Następna decyzja
analysis-see = Zobacz w grze
refused-analysis-full = Zbyt wiele gier czeka na analizę. Spróbuj ponownie za kilka minut.
refused-analysis-one = Trwa analiza innej twojej gry. Poczekaj, aż się skończy, albo ją anuluj.
refused-analysis-long = Ta gra jest zbyt długa, żeby ją przeanalizować.

## The deal of the day

daily = Rozdanie dnia
daily-more = Dziś wszyscy dostają te same karty i spotykają te same zwierzęta z tym samym szczęściem. Liczy się tylko twoja pierwsza partia. Nowy dzień zaczyna się o północy (UTC).
daily-alone = Tutaj porównujesz się ze zwierzętami. Na serwerze widać też, jak poszło innym ludziom.
daily-kind = { $players ->
    [one] { $game }, { $players } gracz
    [few] { $game }, { $players } graczy
   *[many] { $game }, { $players } graczy
}
daily-counts = Rozdanie dnia: ta partia się liczy, bez podpowiedzi i bez cofania
daily-again-more = Rozdanie dnia jeszcze raz: ta partia się nie liczy
daily-go-on = Graj dalej
daily-again = Zagraj ponownie
daily-uncounted = Tylko dla ćwiczenia: to się nie liczy.
daily-compare = Jak poszło innym
daily-shared = wspólna wygrana
daily-own = Twój wynik
daily-not-played = Nie rozegrano
daily-yesterday = Wczoraj
daily-count = Ilu
daily-people = Inni ludzie
daily-bots = Zwierzęta
daily-field = Wszyscy razem
daily-difference = Różnica
daily-above = Dobra robota: z tych kart udało ci się wycisnąć więcej niż innym.
daily-even = Z tych kart udało ci się wycisnąć tyle co innym.
daily-below = Tym razem inni wycisnęli z tych kart więcej.
daily-waiting = Niektóre zwierzęta jeszcze grają.
daily-look = Sprawdź ponownie
daily-everybody = Wszyscy z tymi kartami
refused-no-such-kind = Nie ma takiego rozdania dnia.
refused-no-such-day = Nie ma tu rozdania z tego dnia.
refused-daily-not-over = Najpierw dokończ swoją partię. Potem zobaczysz, jak poszło innym z tymi samymi kartami.
daily-same-cards = dziś te same karty dla wszystkich
option-series = Te same karty z każdego miejsca: tyle rund, ilu graczy, za każdym razem wszyscy przesiadają się o jedno miejsce
series-round = Runda { $round } z { $rounds } z tymi samymi kartami
series-next = Następna runda
series-totals = Wszystkie rundy do tej pory
series-wins = Wygrane
refused-series-goes-on = Te karty jeszcze wrócą: powtórkę można obejrzeć po ostatniej rundzie.
refused-rated-with-series = Stół, przy którym te same karty gra się kilka razy, nie może być rankingowy.
