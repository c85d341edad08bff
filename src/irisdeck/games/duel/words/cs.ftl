## The game

# A move, told.
duel-laid = { $name } vykládá { $place }. kartu z ruky
duel-laid-you = Vykládáte { $place }. kartu z ruky
duel-laid-blind = { $name } vykládá naslepo { $place }. kartu z ruky
duel-laid-blind-you = Vykládáte naslepo { $place }. kartu z ruky
duel-turned = { $name } otáčí { $place }. kartu v řadě
duel-turned-you = Otáčíte { $place }. kartu v řadě

# The same as something to do, as hints say it.
duel-do-lay = vyložte { $place }. kartu z ruky
duel-do-blind = vyložte { $place }. kartu z ruky naslepo
duel-do-turn = otočte { $place }. kartu v řadě

# What it brought about.
duel-shows = Navrchu je { $face }
duel-won-rainbow = { $cards ->
    [one] Duha! Řadu získává { $name }: { $cards } karta
    [few] Duha! Řadu získává { $name }: { $cards } karty
   *[other] Duha! Řadu získává { $name }: { $cards } karet
}
duel-won-rainbow-you = { $cards ->
    [one] Duha! Získáváte řadu: { $cards } karta
    [few] Duha! Získáváte řadu: { $cards } karty
   *[other] Duha! Získáváte řadu: { $cards } karet
}
duel-won-shade = { $cards ->
    [one] Stín! Řadu získává { $name }: { $cards } karta
    [few] Stín! Řadu získává { $name }: { $cards } karty
   *[other] Stín! Řadu získává { $name }: { $cards } karet
}
duel-won-shade-you = { $cards ->
    [one] Stín! Získáváte řadu: { $cards } karta
    [few] Stín! Získáváte řadu: { $cards } karty
   *[other] Stín! Získáváte řadu: { $cards } karet
}
duel-won-double = { $cards ->
    [one] Chyba! Řadu získává { $name }: { $cards } karta
    [few] Chyba! Řadu získává { $name }: { $cards } karty
   *[other] Chyba! Řadu získává { $name }: { $cards } karet
}
duel-won-double-you = { $cards ->
    [one] Chyba! Získáváte řadu: { $cards } karta
    [few] Chyba! Získáváte řadu: { $cards } karty
   *[other] Chyba! Získáváte řadu: { $cards } karet
}
duel-because-rainbow = { $name } vykládá šestou kartu a žádná barva se neopakuje
duel-because-rainbow-you = Vykládáte šestou kartu a žádná barva se neopakuje
duel-because-shade = { $name } odkrývá stín
duel-because-shade-you = Odkrýváte stín
duel-because-double = { $name } podruhé odkrývá: { $face }
duel-because-double-you = Podruhé odkrýváte: { $face }
duel-over = Ruce už nelze doplnit: hra skončila

# What a move would lead to, in few words.
duel-then-end = řada zůstane, jak je
duel-then-unseen = může tam být cokoli
duel-then-double = stejná barva dvakrát: přijdete o řadu
duel-then-shade = stín: přijdete o řadu
duel-then-rainbow = duha!
duel-then-fits = hodí se: { $cards } z 6
duel-then-turned = { $face }: hodí se

# Before a move that loses the row.
duel-warning-double = Tato barva už v řadě leží, takže přijdete o řadu (D14).
duel-warning-shade = Navrch přijde stín, takže přijdete o řadu (D15).

# Why a move cannot be made.
duel-no-end-yet = Nejprve vyložte aspoň jednu kartu (D8).
duel-no-end-after-turn = Po otočené kartě musíte ještě jednu vyložit (D11).
duel-no-second-turn = Nikdy se neotáčejí dvě karty po sobě (D9).
duel-no-card-to-turn = { $cards ->
    [0] V řadě není co otočit (D9).
    [one] V řadě lze otočit jen { $cards } kartu (D9).
    [few] V řadě lze otočit jen { $cards } karty (D9).
   *[other] V řadě lze otočit jen { $cards } karet (D9).
}
duel-no-lay-before-turn = Než vyložíte další kartu, otočte jednu v řadě (D9).
duel-no-card-there = Místo { $place } v ruce je prázdné (D8).
duel-moves-are = možné kroky: n1-n3 (vyložit), b1-b3 (vyložit naslepo), f1-f6 (otočit) a end (konec tahu)

## The game in a line

duel-title = Rainbow, duel
duel-by = Autor: Mathias Spaan
duel-line = Dokončete šestibarevnou řadu, nebo nalákejte protihráče na opakovanou barvu či černou kartu.

## Options of a table

option-aids-duel = Paměťová pomůcka: stůl ukazuje, co už znáte
option-end-after-flip = Smí tah skončit otočením karty?
option-end-after-flip-yes = Ano (německá, anglická, maďarská, česká, slovenská a polská pravidla)
option-end-after-flip-no = Ne (francouzská pravidla)
option-deck = Karty jiného vydání
option-deck-more = 57 karet, každá jako dvě písmena z R O Y G B I V (od červené po fialovou), W (světlo) a K (stín)

## The table

duel-row = Řada
duel-holder = Stojánek
duel-next = Vaše příští karta
duel-pile = Osobní balíček
duel-lay = Vyložit
duel-blind = Naslepo
duel-turn = Otočit
duel-other-side = Druhá strana:
duel-memory = Co už znáte
duel-your-pile = Ve vašem osobním balíčku
duel-their-pile = V balíčku protihráče
duel-phases = Karty vyložené v tomto tahu: { $laid } ze 3

## Lekce

lesson-duel-aim = Vy a trenér vykládáte karty do jedné řady. Kdo vyloží šestou kartu řady, v níž se žádná barva neopakuje, získá celou řadu. Nakonec vyhrává větší balíček.
lesson-duel-sides = Každá karta má dvě strany. Z karet v obou rukou vidíte tu stranu, která je obrácená k vám; trenér vidí tu druhou. Ve stojánku vidíte svou příští kartu.
lesson-duel-lay = Jste na tahu a řada je prázdná. Kartu vyložíte nahoru tou stranou, kterou vidíte.
lesson-duel-lay-do = Vyložte červenou kartu.
lesson-duel-end = Po každé kartě můžete skončit. V jednom tahu vyložíte nejvýš tři karty a před druhou a třetí musíte otočit kartu v řadě (D9).
lesson-duel-end-do = Zatím stačí jedna: ukončete tah.
lesson-duel-blind = Trenér vyložil žlutou a vaše ruka byla doplněna na tři karty. Kartu můžete vyložit také naslepo: navrchu se pak objeví strana, kterou nevidíte.
lesson-duel-blind-do = Vyložte zelenou kartu naslepo.
lesson-duel-turn = Byla to modrá, takže je všechno v pořádku: barvy v řadě jsou různé. Než vyložíte další kartu, musíte jednu otočit (D9). Vzpomeňte si: když měl trenér žlutou kartu v ruce, ukazovala vám oranžovou.
lesson-duel-turn-do = Otočte žlutou kartu.
lesson-duel-light = Oranžová, přesně jak si pamatujete. Teď druhá karta. Bílá je světlo: zastoupí kteroukoli barvu a v řadě jich může být několik.
lesson-duel-light-do = Vyložte bílou kartu a pak ukončete tah.
lesson-duel-rainbow = Pět karet a každá jiná. Šestá, která se hodí, vytvoří duhu!
lesson-duel-rainbow-do = Vyložte žlutou kartu.
lesson-duel-double = Duha: řada šesti karet je vaše. Trenér kolo prohrál, a proto další začal on, oranžovou. Teď udělejte chybu schválně a podívejte se, co se stane, když se barva opakuje.
lesson-duel-double-do = Vyložte oranžovou kartu.
lesson-duel-open = Chyba: řadu získal trenér (D14). Kdo kolo prohraje, začíná další. Všimněte si, že jedna z trenérových karet vám ukazuje černou; trenér tuto stranu nevidí.
lesson-duel-open-do = Vyložte fialovou kartu a pak ukončete tah.
lesson-duel-shade = Trenér vyložil právě tuto kartu, modrou stranou nahoru. Vy víte, co je pod ní: černá. Kdo otočí navrch černou, tedy stín, prohrává kolo (D15). Nechte to na trenérovi.
lesson-duel-shade-do = Vyložte červenou kartu a pak ukončete tah.
lesson-duel-done = Trenér otočil navrch černou stranu, takže i tato řada je vaše: devět karet proti dvěma. Hraje se, dokud lze ruku doplnit na tři karty; potom vyhrává větší balíček (D20, D21).
refused-lesson-duel-unseen = Druhou stranu této karty neznáte: může to být barva, která už v řadě leží, nebo černá (D14, D15). { $task }
refused-lesson-duel-more = Tah tu lze ukončit, ale ještě je co vidět. { $task }
refused-lesson-duel-double = Tato barva už v řadě leží: byla by to chyba a řadu by získal trenér (D14). { $task }
refused-lesson-duel-shade = Vespod je černá: byla vidět u trenéra v ruce. Přijdete o řadu (D15). { $task }

## The table in the terminal

option-deck-usual = obvyklé
option-deck-own = vlastní

## At the prompt

# { $colors } je seznam: „R červená, O oranžová, …“.
line-legend-duel = { $colors }. Světlo zastoupí kteroukoli barvu; kdo otočí navrch stín, prohrává kolo.

## Draws

duel-drawn = { $cards ->
    [one] Remíza, oba mají { $cards } kartu: zahrajte si ještě jednou!
    [few] Remíza, oba mají { $cards } karty: zahrajte si ještě jednou!
   *[other] Remíza, oba mají { $cards } karet: zahrajte si ještě jednou!
}

## How a card was laid

# Below a card in the row, in few letters: from which place of the hand it came.
duel-from-hand = ruka { $place }

## Lessons, further steps

lesson-duel-before = Trenér otočil kartu dřív, než nějakou vyložil. Před svou první kartou to smíte i vy, ale nemusíte (D9). Teď začal další řadu žlutou; v ruce vám tato karta ukazovala červenou.
lesson-duel-before-do = Otočte žlutou kartu a pak vyložte svou, také žlutou.
lesson-duel-turned = Výborně: vedle žluté by to byla chyba. Chybu ale může způsobit i otočení. Před další kartou by bylo nutné jednu z těchto dvou otočit. Co kdyby to byla ta první?
lesson-duel-turned-do = Zkuste otočit červenou kartu.
lesson-duel-stop = Žlutá by ležela dvakrát a řadu by získal trenér: otočená karta se počítá stejně jako vyložená (D14). Raději tu skončete.
lesson-duel-stop-do = Ukončete tah.
lesson-duel-faces = Jak riskantní je strana, kterou neznáte? 57 karet má 114 stran: 14 od každé ze sedmi barev, 8 bílých a 8 černých (D2). Řada potřebuje jen šest barev, jedna tedy může chybět.
lesson-duel-draw = Teď už víte všechno. Jsou-li balíčky nakonec stejně velké, nevyhrál nikdo: je to remíza a hrajete ještě jednou (D21).

## The end of a game

duel-end-rainbow = Duha, a s ní výhra!

## Puzzles

duel-theme-rainbow = Duha je blízko
duel-theme-blind = Riziko, které se vyplatí: naslepo
duel-theme-counting = Co může být na druhé straně?
duel-theme-memory = Vzpomenout si na druhou stranu
duel-theme-threat = Dlouhá řada: kdo ji získá?
duel-theme-trap = Nechat za sebou past
duel-theme-last-row = Rozhoduje poslední řada
duel-theme-order = Nejdřív správná karta
