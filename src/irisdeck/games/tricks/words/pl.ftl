## The game

tricks-played = { $name } wykłada { $cards }
tricks-played-you = Wykładasz { $cards }
tricks-taken = { $name } zabiera { $cards }
tricks-taken-you = Zabierasz { $cards }

# The same as something to do, as hints say it.
tricks-do-play = wyłóż { $cards }
tricks-do-take = zabierz { $cards }

tricks-over = Gra skończona
tricks-out-of-cards = Bez kart: { $names }
tricks-trick-over = { $number }. lewa skończona
tricks-pile-up = { $name } bierze na rękę zakryty stos
tricks-pile-up-you = Bierzesz na rękę zakryty stos
tricks-discarded = Odrzucono: { $cards }
tricks-leads = Następną lewę rozpoczyna { $name }
tricks-leads-you = Następną lewę rozpoczynasz ty

tricks-then-points = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
   *[many] +{ $points } punktów
}
tricks-then-first = zabierasz jako { $nth }
tricks-then-first-so-far = na razie zabierasz jako { $nth }
tricks-then-place = zabierasz jako { $nth } z { $combos }
tricks-then-place-so-far = na razie zabierasz jako { $nth } z { $combos }
tricks-then-nothing = nic nie zabierasz
tricks-then-nothing-so-far = na razie nic nie zabierasz
tricks-nth-1 = 1.
tricks-nth-2 = 2.
tricks-nth-3 = 3.
tricks-nth-4 = 4.
tricks-nth-5 = 5.
tricks-nth-6 = 6.

tricks-no-stack = Nie ma stosika { $cards } (T13).
tricks-no-play-now = Teraz zabierz stosik (T11).
tricks-no-take-now = Stosiki zabiera się, gdy wszyscy wyłożą karty (T11).
tricks-no-such-cards = Nie masz tych kart na ręce (T6).
tricks-only-sets = Wyłożono zestaw: już tylko pojedyncze karty lub zestawy (T8).
tricks-only-runs = Wyłożono sekwens: już tylko pojedyncze karty lub sekwensy (T8).
tricks-moves-are = kombinację zapisuje się wartościami (4, 333, 2345), zabranie znakiem = i wartościami stosika (=6, =55)

## The game in a line

tricks-title = Rainbow, gra w zbieranie lew
tricks-by = Autor: Mito Sazuki
tricks-line = To, co wykładasz w tej lewie, jest stawką następnej.

## Options of a table

option-aids-tricks = Pomoc punktowa: stół pokazuje punkty wszystkich i karty, których jeszcze nie znasz

## The table

tricks-middle = Środek
tricks-middle-empty = Środek jest pusty
tricks-trick = Bieżąca lewa
tricks-trick-empty = Nic jeszcze nie wyłożono
tricks-score-pile = Twój stos punktowy
tricks-face-down = zakryty stos: { $cards }
tricks-play = Wyłóż
tricks-take = Zabierz
# The order in which players take, behind what they played.
tricks-takes = { $order }. przy zabieraniu
tricks-rank = { $cards ->
    [one] { $cards } karta o wartości { $rank }
    [few] { $cards } karty o wartości { $rank }
   *[many] { $cards } kart o wartości { $rank }
}
tricks-play-chosen = Wyłóż wybrane karty
tricks-offers = Co możesz wyłożyć
tricks-unseen = Jeszcze niewidziane
tricks-queue = Kto zabiera pierwszy
tricks-next = Nagrody następnej lewy
tricks-to-play = jeszcze gra
tricks-after-you = po tobie
tricks-no-cards = bez kart
tricks-choose = Dotknij kart lub przeciągnij po nich
tricks-bound-sets = Tylko zestawy i pojedyncze karty
tricks-bound-runs = Tylko sekwensy i pojedyncze karty
tricks-play-single = Wyłóż { $cards }
tricks-play-set = Wyłóż zestaw { $cards }
tricks-play-run = Wyłóż sekwens { $cards }

## Lekcje

lesson-tricks-aim = Karty zabrane ze środka to twoje punkty: każda liczy tyle, ile wynosi jej wartość. W lewie każdy wykłada jedną kombinację, a kto wyłoży najwięcej kart, zabiera jako pierwszy.
lesson-tricks-combos = Kombinacja to pojedyncza karta, zestaw (karty tej samej wartości) albo sekwens (kolejne wartości). Innych kart nie można wyłożyć razem. Przekonaj się.
lesson-tricks-combos-do = Wybierz dwójkę i czwórkę, a potem naciśnij „{ tricks-play-chosen }”.
lesson-tricks-run = 2 i 4 nie następują po sobie, więc nie są kombinacją (T6). 3, 4 i 5 tak: to sekwens.
lesson-tricks-run-do = Wyłóż 3, 4 i 5.
lesson-tricks-take = Wszyscy wyłożyli karty. Twoich jest najwięcej, bo trzy, więc zabierasz w pierwszej kolejności; potem sekwens z dwóch kart, a na końcu pojedyncza karta (T11).
lesson-tricks-take-do = Zabierz piątkę, jest najwięcej warta.
lesson-tricks-prizes = Przed chwilą wyłożone karty są teraz nagrodą: tyle stosików, ilu graczy, a karty warte najmniej są odrzucane (T16). To, co wyłożysz, ktoś inny może więc zabrać w następnej lewie.
lesson-tricks-set = Kto wyłożył największą kombinację, rozpoczyna następną lewę: ty. Tym razem zestawem.
lesson-tricks-set-do = Wyłóż obie dwójki.
lesson-tricks-tie = Trener 1 wyłożył trzy karty i zabierał pierwszy. Trener 2 i ty macie kombinacje po dwie karty: wtedy pierwszeństwo ma wyższa karta (T11). Dla ciebie został jeden stosik.
lesson-tricks-tie-do = Zabierz czwórkę.
lesson-tricks-kinds = Z równych wartości powstały pary, a parę zabiera się w całości. Trener 1 rozpoczął sekwensem: od tej chwili w tej lewie dozwolone są tylko sekwensy i pojedyncze karty (T8).
lesson-tricks-kinds-do = Wybierz dwie piątki i mimo to spróbuj.
lesson-tricks-follow = Gdy leży sekwens, zestaw nie jest dozwolony (T8). Masz jednak sekwens z czterech kart, najdłuższy ze wszystkich.
lesson-tricks-follow-do = Wyłóż 3, 4, 5 i 6, a potem zabierz parę czwórek.
lesson-tricks-single = Znów rozpoczynasz. Pojedyncza karta jest dozwolona zawsze: zabiera zwykle ostatnia, ale oszczędza rękę i niewiele oddaje innym.
lesson-tricks-single-do = Wyłóż jedynkę, a potem zabierz to, co zostało.
lesson-tricks-later = I tak dalej, lewa za lewą. Teraz zobacz koniec innej gry.
lesson-tricks-end = Masz dwie karty, a Trener 1 właśnie wyłożył swoje ostatnie. Jeśli na koniec lewy co najmniej dwóch graczy nie ma kart, gra się kończy (T18).
lesson-tricks-end-do = Wyłóż obie czwórki, a potem zabierz parę szóstek.
lesson-tricks-done = Wygrywa ten, kto ma najwięcej punktów: ty, z wynikiem 28. W grze dwuosobowej każdy wykłada w każdej lewie dwie kombinacje, a gdy pierwsza ręka się skończy, bierze drugą (T10, T19).
refused-lesson-tricks-less = Możesz zabrać dowolny stosik, ale inny jest więcej wart. { $task }
refused-lesson-tricks-both = Z jedną czwórką w ręce gra toczyłaby się dalej (T18). { $task }

## At the prompt

line-legend-tricks = Cyfra to karta o tej wartości i tyle jest warta punktów.

## Lessons, further steps

lesson-tricks-bound = Zestaw wiąże lewę tak samo jak sekwens: Trener 2 rozpoczął zestawem, więc dalej wolno wykładać tylko zestawy i pojedyncze karty (T8). Dopóki leżą same pojedyncze karty, wolno wszystko.
lesson-tricks-bound-do = Wybierz 4, 5 i 6 i spróbuj.
lesson-tricks-equal = Po zestawie nie ma sekwensu (T8). Nie masz pary, wyłóż więc pojedynczą kartę. Jeśli ktoś wyłoży po tobie taką samą, masz pierwszeństwo: z równych kombinacji wcześniej zabiera ta, którą wyłożono wcześniej (T11).
lesson-tricks-equal-do = Wyłóż szóstkę, a potem zabierz parę dwójek.
lesson-tricks-skipped = Twoja szóstka zabierała przed tą drugą, bo leżała wcześniej. Jeszcze dwie rzeczy: gracz bez kart jest pomijany, nic już nie zabiera, a zamiast niego rozpoczyna następny, który karty ma (T9, T17, T18). A jeśli stosików jest mniej niż kombinacji, dla ostatnich nic nie zostaje (T13).
lesson-tricks-bonus = We dwoje gra się kończy, gdy komuś po raz drugi zabraknie kart. Druga osoba dostaje wtedy jeszcze po punkcie za każdą kartę, która została jej w ręce (T19).

## Puzzles

tricks-theme-prize = Którą nagrodę zabrać
tricks-theme-last-trick = Ostatnie lewy
tricks-theme-counting = Policzyć, co ma druga osoba
tricks-theme-keep = Trzymać dobre karty razem
tricks-theme-run = Sekwens we właściwej chwili
tricks-theme-win-it = Lewa warta wygrania
tricks-theme-give-little = Mało oddać
