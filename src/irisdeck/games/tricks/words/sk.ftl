## The game

tricks-played = { $name } vykladá { $cards }
tricks-played-you = Vykladáte { $cards }
tricks-taken = { $name } berie { $cards }
tricks-taken-you = Beriete { $cards }

# The same as something to do, as hints say it.
tricks-do-play = vyložte { $cards }
tricks-do-take = vezmite { $cards }

tricks-over = Hra sa skončila
tricks-out-of-cards = Bez kariet: { $names }
tricks-trick-over = { $number }. zdvih sa skončil
tricks-pile-up = { $name } berie do ruky zakrytý balíček
tricks-pile-up-you = Beriete do ruky zakrytý balíček
tricks-discarded = Vyradené: { $cards }
tricks-leads = Do ďalšieho zdvihu vynáša { $name }
tricks-leads-you = Do ďalšieho zdvihu vynášate vy

tricks-then-points = { $points ->
    [one] +{ $points } bod
    [few] +{ $points } body
   *[other] +{ $points } bodov
}
tricks-then-first = beriete ako { $nth }
tricks-then-first-so-far = zatiaľ beriete ako { $nth }
tricks-then-place = beriete ako { $nth } (spolu { $combos })
tricks-then-place-so-far = zatiaľ beriete ako { $nth } (spolu { $combos })
tricks-then-nothing = nič neberiete
tricks-then-nothing-so-far = zatiaľ nič neberiete
tricks-nth-1 = 1.
tricks-nth-2 = 2.
tricks-nth-3 = 3.
tricks-nth-4 = 4.
tricks-nth-5 = 5.
tricks-nth-6 = 6.

tricks-no-stack = Kôpka { $cards } v strede nie je (T13).
tricks-no-play-now = Teraz si vezmite kôpku (T11).
tricks-no-take-now = Kôpky sa berú, až keď vyložia všetci (T11).
tricks-no-such-cards = Tieto karty nemáte v ruke (T6).
tricks-only-sets = Bola vyložená sada: už len jednotlivé karty alebo sady (T8).
tricks-only-runs = Bola vyložená postupka: už len jednotlivé karty alebo postupky (T8).
tricks-moves-are = kombinácia sa zapisuje hodnotami (4, 333, 2345), vzatie znakom = a hodnotami kôpky (=6, =55)

## The game in a line

tricks-title = Rainbow, zdvihová hra
tricks-by = Autor: Mito Sazuki
tricks-line = Čo v tomto zdvihu vyložíte, o to sa hrá v ďalšom.

## Options of a table

option-aids-tricks = Pomôcka pre body: stôl ukazuje všetky body a karty, ktoré ste ešte nevideli

## The table

tricks-middle = Stred
tricks-middle-empty = Stred je prázdny
tricks-trick = Zdvih
tricks-trick-empty = Zatiaľ nie je nič vyložené
tricks-score-pile = Váš bodový balíček
tricks-face-down = zakrytý balíček: { $cards }
tricks-play = Vyložiť
tricks-take = Vziať
# The order in which players take, behind what they played.
tricks-takes = { $order }. pri braní
tricks-rank = { $cards ->
    [one] { $cards } karta s hodnotou { $rank }
    [few] { $cards } karty s hodnotou { $rank }
   *[other] { $cards } kariet s hodnotou { $rank }
}
tricks-play-chosen = Vyložiť vybrané karty
tricks-offers = Čo môžete vyložiť
tricks-unseen = Ešte ste nevideli
tricks-queue = Kto berie prvý
tricks-next = Ceny ďalšieho zdvihu
tricks-to-play = ešte hrá
tricks-after-you = po vás
tricks-no-cards = bez kariet
tricks-choose = Ťuknite na karty alebo prejdite
tricks-bound-sets = Len sady a jednotlivé karty
tricks-bound-runs = Len postupky a jednotlivé karty
tricks-play-single = Vyložiť { $cards }
tricks-play-set = Vyložiť sadu { $cards }
tricks-play-run = Vyložiť postupku { $cards }

## Lekcie

lesson-tricks-aim = Karty, ktoré si vezmete zo stredu, sú vaše body: každá platí toľko bodov, koľko je jej hodnota. V každom zdvihu vyloží každý jednu kombináciu, a kto vyloží najviac kariet, berie prvý.
lesson-tricks-combos = Kombinácia je jednotlivá karta, sada (karty rovnakej hodnoty) alebo postupka (hodnoty, ktoré idú za sebou). Iné karty sa spolu vyložiť nedajú. Vyskúšajte si to.
lesson-tricks-combos-do = Vyberte dvojku a štvorku a potom stlačte „{ tricks-play-chosen }“.
lesson-tricks-run = 2 a 4 nejdú za sebou, takže to nie je kombinácia (T6). 3, 4 a 5 áno: je to postupka.
lesson-tricks-run-do = Vyložte 3, 4 a 5.
lesson-tricks-take = Všetci vyložili. Vaše tri karty sú najviac, preto si vyberáte ako prvý hráč; potom príde postupka dvoch kariet a nakoniec jednotlivá karta (T11).
lesson-tricks-take-do = Vezmite si päťku, má najvyššiu hodnotu.
lesson-tricks-prizes = Čo sa práve vyložilo, je teraz odmena: toľko kôpok, koľko je hráčov, a karty s najnižšou hodnotou sa vyradia (T16). Čo teda vyložíte, môže si nabudúce vziať niekto iný.
lesson-tricks-set = Kto vyložil najväčšiu kombináciu, vynáša do ďalšieho zdvihu: vy. Tentoraz so sadou.
lesson-tricks-set-do = Vyložte obe dvojky.
lesson-tricks-tie = Tréner 1 vyložil tri karty a bral prvý. Tréner 2 a vy ste vyložili po dve: vtedy má prednosť vyššia karta (T11). Vám zostala jedna kôpka.
lesson-tricks-tie-do = Vezmite si štvorku.
lesson-tricks-kinds = Z rovnakých hodnôt sa stali dvojice a dvojica sa berie celá. Tréner 1 vyniesol postupku: od tej chvíle sú v tomto zdvihu dovolené len postupky a jednotlivé karty (T8).
lesson-tricks-kinds-do = Vyberte dve päťky a napriek tomu to skúste.
lesson-tricks-follow = Keď leží postupka, sada nie je dovolená (T8). Máte však postupku štyroch kariet, najdlhšiu zo všetkých.
lesson-tricks-follow-do = Vyložte 3, 4, 5 a 6 a potom si vezmite dvojicu štvoriek.
lesson-tricks-single = Znova vynášate. Jednotlivá karta je dovolená vždy: berie väčšinou posledná, ale šetrí ruku a málo dá ostatným.
lesson-tricks-single-do = Vyložte jednotku a potom si vezmite, čo zostane.
lesson-tricks-later = Tak to ide ďalej, zdvih za zdvihom. Teraz sa pozrite na koniec inej hry.
lesson-tricks-end = Máte dve karty a Tréner 1 práve vyložil svoje posledné. Keď na konci zdvihu nemajú karty dvaja alebo viacerí hráči, hra sa končí (T18).
lesson-tricks-end-do = Vyložte obe štvorky a potom si vezmite dvojicu šestiek.
lesson-tricks-done = Vyhráva ten, kto má najviac bodov: vy, s 28 bodmi. V hre dvoch hráčov vykladá každý v každom zdvihu dve kombinácie, a keď sa mu minie prvá ruka, vezme si druhú (T10, T19).
refused-lesson-tricks-less = Vziať si môžete ktorúkoľvek kôpku, ale iná má vyššiu hodnotu. { $task }
refused-lesson-tricks-both = S jednou štvorkou v ruke by hra pokračovala (T18). { $task }

## At the prompt

line-legend-tricks = Číslica je karta tejto hodnoty a platí toľko bodov.

## Lessons, further steps

lesson-tricks-bound = Sada viaže zdvih rovnako ako postupka: Tréner 2 vyniesol sadu, takže môžu nasledovať len sady a jednotlivé karty (T8). Kým ležia iba jednotlivé karty, je dovolené všetko.
lesson-tricks-bound-do = Vyberte 4, 5 a 6 a skúste to.
lesson-tricks-equal = Po sade postupka nesmie prísť (T8). Dvojicu nemáte, vyložte teda jednotlivú kartu. Ak po vás niekto vyloží rovnakú, máte prednosť: z rovnakých kombinácií berie skôr tá, ktorá bola vyložená skôr (T11).
lesson-tricks-equal-do = Vyložte šestku a potom si vezmite dvojicu dvojok.
lesson-tricks-skipped = Vaša šestka brala pred tou druhou, lebo ležala skôr. Ešte dve veci: kto nemá karty, toho preskočíme, už nič neberie a vynáša namiesto neho ďalší, kto karty má (T9, T17, T18). A ak je kôpok menej ako kombinácií, na posledné sa nedostane (T13).
lesson-tricks-bonus = V hre dvoch hráčov sa končí, len čo sa niekomu minú karty druhý raz. Druhý hráč potom dostane ešte bod za každú kartu, ktorá mu zostala v ruke (T19).

## Puzzles

tricks-theme-prize = Ktorú odmenu vziať
tricks-theme-last-trick = Posledné zdvihy
tricks-theme-counting = Spočítať, čo drží ten druhý
tricks-theme-keep = Nechať si dobré karty pokope
tricks-theme-run = Postupka v správnej chvíli
tricks-theme-win-it = Zdvih, ktorý stojí za to
tricks-theme-give-little = Dať málo
