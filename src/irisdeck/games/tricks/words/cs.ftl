## The game

tricks-played = { $name } vykládá { $cards }
tricks-played-you = Vykládáte { $cards }
tricks-taken = { $name } bere { $cards }
tricks-taken-you = Berete { $cards }

# The same as something to do, as hints say it.
tricks-do-play = vyložte { $cards }
tricks-do-take = vezměte { $cards }

tricks-over = Hra skončila
tricks-out-of-cards = Bez karet: { $names }
tricks-trick-over = { $number }. zdvih skončil
tricks-pile-up = { $name } bere do ruky zakrytý balíček
tricks-pile-up-you = Berete do ruky zakrytý balíček
tricks-discarded = Odhozeno: { $cards }
tricks-leads = Do příštího zdvihu vynáší { $name }
tricks-leads-you = Do příštího zdvihu vynášíte vy

tricks-then-points = { $points ->
    [one] +{ $points } bod
    [few] +{ $points } body
   *[other] +{ $points } bodů
}
tricks-then-first = berete jako { $nth }
tricks-then-first-so-far = zatím berete jako { $nth }
tricks-then-place = berete jako { $nth } (celkem { $combos })
tricks-then-place-so-far = zatím berete jako { $nth } (celkem { $combos })
tricks-then-nothing = nic neberete
tricks-then-nothing-so-far = zatím nic neberete
tricks-nth-1 = 1.
tricks-nth-2 = 2.
tricks-nth-3 = 3.
tricks-nth-4 = 4.
tricks-nth-5 = 5.
tricks-nth-6 = 6.

tricks-no-stack = Hromádka { $cards } tu není (T13).
tricks-no-play-now = Teď si vezměte hromádku (T11).
tricks-no-take-now = Hromádky se berou, až když všichni zahráli (T11).
tricks-no-such-cards = Tyto karty nemáte v ruce (T6).
tricks-only-sets = Byla vyložena sada: jen jednotlivé karty nebo sady (T8).
tricks-only-runs = Byla vyložena postupka: jen jednotlivé karty nebo postupky (T8).
tricks-moves-are = kombinace se zapisuje hodnotami (4, 333, 2345), vzetí znakem = a hodnotami hromádky (=6, =55)

## The game in a line

tricks-title = Rainbow, zdvihová hra
tricks-by = Autor: Mito Sazuki
tricks-line = Co v tomto zdvihu vyložíte, o to se hraje v příštím.

## Options of a table

option-aids-tricks = Bodová pomůcka: stůl ukazuje body všech hráčů a karty, které se ještě neobjevily

## The table

tricks-middle = Střed
tricks-middle-empty = Střed je prázdný
tricks-trick = Zdvih
tricks-trick-empty = Zatím není nic vyloženo
tricks-score-pile = Váš bodový balíček
tricks-face-down = zakrytý balíček: { $cards }
tricks-play = Vyložit
tricks-take = Vzít
# The order in which players take, behind what they played.
tricks-takes = { $order }. při braní
tricks-rank = { $cards ->
    [one] { $cards } karta hodnoty { $rank }
    [few] { $cards } karty hodnoty { $rank }
   *[other] { $cards } karet hodnoty { $rank }
}
tricks-play-chosen = Vyložit vybrané karty
tricks-offers = Co můžete vyložit
tricks-unseen = Ještě se neobjevilo
tricks-queue = Kdo bere první
tricks-next = Ceny příštího zdvihu
tricks-to-play = ještě hraje
tricks-after-you = po vás
tricks-no-cards = bez karet
tricks-choose = Klepněte na karty nebo přejeďte
tricks-bound-sets = Jen sady a jednotlivé karty
tricks-bound-runs = Jen postupky a jednotlivé karty
tricks-play-single = Vyložit { $cards }
tricks-play-set = Vyložit sadu { $cards }
tricks-play-run = Vyložit postupku { $cards }

## Lekce

lesson-tricks-aim = Karty, které si vezmete ze středu, jsou vaše body: každá platí tolik, kolik je její hodnota. V každém zdvihu vyloží každý jednu kombinaci, a kdo vyloží nejvíc karet, bere první.
lesson-tricks-combos = Kombinace je jednotlivá karta, sada (karty stejné hodnoty) nebo postupka (hodnoty, které jdou za sebou). Jiné karty se spolu vyložit nedají. Vyzkoušejte si to.
lesson-tricks-combos-do = Vyberte dvojku a čtyřku a pak stiskněte „{ tricks-play-chosen }“.
lesson-tricks-run = 2 a 4 nejdou za sebou, takže to není kombinace (T6). 3, 4 a 5 ano: je to postupka.
lesson-tricks-run-do = Vyložte 3, 4 a 5.
lesson-tricks-take = Všichni vyložili. Vaše tři karty jsou nejvíc, proto berete první; pak přijde postupka dvou karet a nakonec jednotlivá karta (T11).
lesson-tricks-take-do = Vezměte si pětku, má nejvyšší hodnotu.
lesson-tricks-prizes = Co se právě vyložilo, je teď odměnou: tolik hromádek, kolik je hráčů; karty s nejnižší hodnotou se odhodí (T16). Co tedy vyložíte, může si příště vzít někdo jiný.
lesson-tricks-set = Kdo vyložil největší kombinaci, vynáší do příštího zdvihu: vy. Tentokrát se sadou.
lesson-tricks-set-do = Vyložte obě dvojky.
lesson-tricks-tie = Trenér 1 vyložil tři karty a bral první. Trenér 2 a vy jste vyložili po dvou: pak má přednost vyšší karta (T11). Na vás zbyla jedna hromádka.
lesson-tricks-tie-do = Vezměte si čtyřku.
lesson-tricks-kinds = Ze stejných hodnot se staly dvojice a dvojice se bere celá. Trenér 1 vynesl postupku: od té chvíle jsou v tomto zdvihu dovoleny jen postupky a jednotlivé karty (T8).
lesson-tricks-kinds-do = Vyberte dvě pětky a přesto to zkuste.
lesson-tricks-follow = Když leží postupka, sada není dovolena (T8). Máte ale postupku čtyř karet, nejdelší ze všech.
lesson-tricks-follow-do = Vyložte 3, 4, 5 a 6 a pak si vezměte dvojici čtyřek.
lesson-tricks-single = Znovu vynášíte. Jednotlivá karta je dovolena vždy: bere většinou poslední, ale šetří ruku a málo dá ostatním.
lesson-tricks-single-do = Vyložte jedničku a pak si vezměte, co zbude.
lesson-tricks-later = Tak to jde dál, zdvih za zdvihem. Teď se podívejte na konec jiné hry.
lesson-tricks-end = Máte dvě karty a Trenér 1 právě vyložil své poslední. Když na konci zdvihu nemají karty dva nebo více hráčů, hra končí (T18).
lesson-tricks-end-do = Vyložte obě čtyřky a pak si vezměte dvojici šestek.
lesson-tricks-done = Vyhrává ten, kdo má nejvíc bodů: vy, s 28 body. Ve dvou vykládá každý v každém zdvihu dvě kombinace, a když mu dojde první ruka, vezme si druhou (T10, T19).
refused-lesson-tricks-less = Vzít si můžete kteroukoli hromádku, ale jiná má vyšší hodnotu. { $task }
refused-lesson-tricks-both = S jednou čtyřkou v ruce by hra pokračovala (T18). { $task }

## At the prompt

line-legend-tricks = Číslice je karta této hodnoty a platí tolik bodů.

## Lessons, further steps

lesson-tricks-bound = Sada váže zdvih stejně jako postupka: Trenér 2 vynesl sadu, takže smí následovat jen sady a jednotlivé karty (T8). Dokud leží jen jednotlivé karty, je dovoleno všechno.
lesson-tricks-bound-do = Vyberte 4, 5 a 6 a zkuste to.
lesson-tricks-equal = Po sadě postupka nesmí přijít (T8). Dvojici nemáte, vyložte tedy jednotlivou kartu. Když po vás někdo vyloží stejnou, máte přednost: ze stejných kombinací bere dřív ta, která byla vyložena dřív (T11).
lesson-tricks-equal-do = Vyložte šestku a pak si vezměte dvojici dvojek.
lesson-tricks-skipped = Vaše šestka brala před tou druhou, protože ležela dřív. Ještě dvě věci: kdo nemá karty, je přeskočen, už nic nebere a vynáší místo něj další, kdo karty má (T9, T17, T18). A je-li hromádek méně než kombinací, na poslední se nedostane (T13).
lesson-tricks-bonus = Ve dvou hra končí, jakmile někomu dojdou karty podruhé. Druhý hráč pak dostane ještě bod za každou kartu, která mu zbyla v ruce (T19).

## Puzzles

tricks-theme-prize = Kterou odměnu vzít
tricks-theme-last-trick = Poslední zdvihy
tricks-theme-counting = Spočítat, co drží ten druhý
tricks-theme-keep = Nechat si dobré karty pohromadě
tricks-theme-run = Postupka ve správnou chvíli
tricks-theme-win-it = Zdvih, který stojí za to
tricks-theme-give-little = Dát málo
