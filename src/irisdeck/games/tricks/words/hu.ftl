## The game

tricks-played = { $name } kijátssza: { $cards }
tricks-played-you = Kijátszod: { $cards }
tricks-taken = { $name } elviszi: { $cards }
tricks-taken-you = Elviszed: { $cards }

# The same as something to do, as hints say it.
tricks-do-play = játszd ki: { $cards }
tricks-do-take = vidd el: { $cards }

tricks-over = Vége a játéknak
tricks-out-of-cards = Elfogyott a lap: { $names }
tricks-trick-over = { $number }. ütés: vége
tricks-pile-up = { $name } felveszi a lefordított pakliját
tricks-pile-up-you = Felveszed a lefordított paklidat
tricks-discarded = Kikerült a játékból: { $cards }
tricks-leads = A következő ütést { $name } hívja
tricks-leads-you = A következő ütést te hívod

tricks-then-points = { $points ->
    [one] +{ $points } pont
   *[other] +{ $points } pont
}
tricks-then-first = { $nth } helyen választasz
tricks-then-first-so-far = eddig { $nth } helyen választasz
tricks-then-place = { $combos } közül { $nth } helyen választasz
tricks-then-place-so-far = eddig { $combos } közül { $nth } helyen választasz
tricks-then-nothing = nem jut neked halom
tricks-then-nothing-so-far = eddig nem jut neked halom
tricks-nth-1 = 1.
tricks-nth-2 = 2.
tricks-nth-3 = 3.
tricks-nth-4 = 4.
tricks-nth-5 = 5.
tricks-nth-6 = 6.

tricks-no-stack = Nincs ilyen halom: { $cards } (T13).
tricks-no-play-now = Most vigyél el egy halmot (T11).
tricks-no-take-now = Halmot elvinni csak akkor lehet, ha már mindenki játszott (T11).
tricks-no-such-cards = Ezek a lapok nincsenek a kezedben (T6).
tricks-only-sets = Már van kijátszott szett: csak szimpla vagy szett jöhet (T8).
tricks-only-runs = Már van kijátszott sorozat: csak szimpla vagy sorozat jöhet (T8).
tricks-moves-are = kijátszás: az értékek (4, 333, 2345); elvitel: = és egy halom értékei (=6, =55)

## The game in a line

tricks-title = Rainbow, az ütéses játék
tricks-by = Szerző: Mito Sazuki
tricks-line = Amit ebben az ütésben kijátszol, az a következő ütés nyereménye.

## Options of a table

option-aids-tricks = Pontsegítség: az asztal mutatja mindenki pontjait, és hogy mely lapok nem kerültek még elő

## The table

tricks-middle = A közép
tricks-middle-empty = A közép üres
tricks-trick = Az ütés
tricks-trick-empty = Még nincs kijátszott lap
tricks-score-pile = A gyűjteményed
tricks-face-down = lefordított pakli: { $cards }
tricks-play = Kijátszás
tricks-take = Elvitel
# The order in which players take, behind what they played.
tricks-takes = { $order }. a választásban
tricks-rank = { $cards ->
    [one] { $cards } lap, értéke { $rank }
   *[other] { $cards } lap, értékük { $rank }
}
tricks-play-chosen = Kiválasztott lapok kijátszása
tricks-offers = Amit kijátszhatsz
tricks-unseen = Még nem került elő
tricks-queue = Ki választ előbb
tricks-next = A következő ütés díjai
tricks-to-play = még játszik
tricks-after-you = utánad
tricks-no-cards = nincs lapja
tricks-choose = Koppints a lapokra, vagy húzd végig
tricks-bound-sets = Csak szett vagy szimpla
tricks-bound-runs = Csak sorozat vagy szimpla
tricks-play-single = { $cards } kijátszása
tricks-play-set = Szett kijátszása: { $cards }
tricks-play-run = Sorozat kijátszása: { $cards }

## Leckék

lesson-tricks-aim = A középről elvitt lapok a pontjaid: mindegyik annyit ér, amennyi az értéke. Egy ütésben mindenki egy kombinációt játszik ki, és aki a legtöbb lapot játssza ki, az választ először.
lesson-tricks-combos = Kombináció a szimpla (egy lap), a szett (azonos értékű lapok) és a sorozat (egymást követő értékek). Más lapok együtt nem játszhatók ki. Próbáld ki.
lesson-tricks-combos-do = Válassz ki egy 2-est és egy 4-est, aztán nyomd meg ezt: „{ tricks-play-chosen }”.
lesson-tricks-run = A 2 és a 4 nem követi egymást, tehát nem kombináció (T6). A 3, 4 és 5 igen: az sorozat.
lesson-tricks-run-do = Játszd ki a 3-as, 4-es és 5-ös lapot.
lesson-tricks-take = Mindenki játszott. A te három lapod a legtöbb, így te választasz először; utána a kétlapos sorozat, végül a szimpla jön (T11).
lesson-tricks-take-do = Vidd el az 5-öst, az éri a legtöbbet.
lesson-tricks-prizes = Amit az imént kijátszottak, az most a nyeremény: annyi halom, ahány játékos, a legkevesebbet érő lapok pedig kikerülnek a játékból (T16). Amit tehát kijátszol, azt legközelebb más elviheti.
lesson-tricks-set = Aki a legnagyobb kombinációt játszotta ki, az hívja a következő ütést: te. Most egy szettel.
lesson-tricks-set-do = Játszd ki a két 2-esedet.
lesson-tricks-tie = Edző 1 három lapot játszott ki, és először választott. Edző 2 és te két-két lapot: ilyenkor a magasabb lap az első (T11). Neked egy halom maradt.
lesson-tricks-tie-do = Vidd el a 4-est.
lesson-tricks-kinds = Az azonos értékekből párok lettek, és egy párt egyben lehet elvinni. Edző 1 sorozatot hívott: innentől ebben az ütésben csak sorozat és szimpla jöhet (T8).
lesson-tricks-kinds-do = Válassz ki két 5-öst, és próbáld meg mégis.
lesson-tricks-follow = Ha már van sorozat, szett nem játszható ki (T8). De van egy négylapos sorozatod, mind közül a leghosszabb.
lesson-tricks-follow-do = Játszd ki a 3-as, 4-es, 5-ös és 6-os lapot, aztán vidd el a 4-esek párját.
lesson-tricks-single = Megint te hívsz. A szimpla mindig játszható: többnyire utoljára választ, de kíméli a kezed, és keveset ad oda.
lesson-tricks-single-do = Játssz ki egy 1-est, aztán vidd el, ami maradt.
lesson-tricks-later = Így megy tovább, ütésről ütésre. Most nézd meg egy másik parti végét.
lesson-tricks-end = Két lapod van, és Edző 1 épp most játszotta ki az utolsóit. Ha egy ütés végén legalább két játékosnak nincs lapja, a játék véget ér (T18).
lesson-tricks-end-do = Játszd ki mindkét 4-est, aztán vidd el a 6-osok párját.
lesson-tricks-done = Akinek a legtöbb pontja van, az nyer: te, 28 ponttal. Két játékosnál mindenki két kombinációt játszik ki minden ütésben, és ha az első keze kiürült, felvesz egy másodikat (T10, T19).
refused-lesson-tricks-less = Bármelyik halmot elviheted, de van, amelyik többet ér. { $task }
refused-lesson-tricks-both = Ha egy 4-es nálad maradna, a játék folytatódna (T18). { $task }

## At the prompt

line-legend-tricks = Egy számjegy egy ilyen értékű lap, és ennyi pontot ér.

## Lessons, further steps

lesson-tricks-bound = A szett ugyanúgy megköti az ütést, mint a sorozat: Edző 2 szettet hívott, ezért csak szett és szimpla követheti (T8). Amíg csak szimplák vannak kint, még minden szabad.
lesson-tricks-bound-do = Válaszd ki a 4-est, az 5-öst és a 6-ost, és próbáld meg.
lesson-tricks-equal = Szett után nincs sorozat (T8). Párod nincs, játssz hát szimplát. Ha utánad valaki ugyanolyat játszik ki, te jössz előbb: egyforma kombinációk közül a korábban kijátszott választ előbb (T11).
lesson-tricks-equal-do = Játszd ki a 6-ost, aztán vidd el a 2-esek párját.
lesson-tricks-skipped = A te 6-osod a másik előtt választott, mert előbb került ki. Még két dolog: akinek nincs lapja, azt átugorjuk, többet nem visz el semmit, és a hívás a következőé, akinek van (T9, T17, T18). Ha pedig kevesebb a halom, mint a kombináció, az utolsóknak nem jut (T13).
lesson-tricks-bonus = Két játékosnál akkor van vége, amikor valaki másodszor is kifogy a lapokból. A másik ekkor még egy pontot kap minden lapért, amely a kezében maradt (T19).

## Puzzles

tricks-theme-prize = Melyik nyereményt vidd el
tricks-theme-last-trick = Az utolsó ütések
tricks-theme-counting = Számold ki, mi van a másiknál
tricks-theme-keep = Tartsd együtt a jó lapjaidat
tricks-theme-run = Sorozat a megfelelő pillanatban
tricks-theme-win-it = Egy ütés, amelyért érdemes küzdeni
tricks-theme-give-little = Keveset adj
