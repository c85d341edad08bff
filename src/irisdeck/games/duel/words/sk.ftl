## The game

# A move, told.
duel-laid = { $name } vykladá { $place }. kartu z ruky
duel-laid-you = Vykladáte { $place }. kartu z ruky
duel-laid-blind = { $name } vykladá naslepo { $place }. kartu z ruky
duel-laid-blind-you = Vykladáte naslepo { $place }. kartu z ruky
duel-turned = { $name } otáča { $place }. kartu v rade
duel-turned-you = Otáčate { $place }. kartu v rade

# The same as something to do, as hints say it.
duel-do-lay = vyložte { $place }. kartu z ruky
duel-do-blind = vyložte { $place }. kartu z ruky naslepo
duel-do-turn = otočte { $place }. kartu v rade

# What it brought about.
duel-shows = Navrchu je { $face }
duel-won-rainbow = { $cards ->
    [one] Dúha! Rad získava { $name }: { $cards } karta
    [few] Dúha! Rad získava { $name }: { $cards } karty
   *[other] Dúha! Rad získava { $name }: { $cards } kariet
}
duel-won-rainbow-you = { $cards ->
    [one] Dúha! Získavate rad: { $cards } karta
    [few] Dúha! Získavate rad: { $cards } karty
   *[other] Dúha! Získavate rad: { $cards } kariet
}
duel-won-shade = { $cards ->
    [one] Tieň! Rad získava { $name }: { $cards } karta
    [few] Tieň! Rad získava { $name }: { $cards } karty
   *[other] Tieň! Rad získava { $name }: { $cards } kariet
}
duel-won-shade-you = { $cards ->
    [one] Tieň! Získavate rad: { $cards } karta
    [few] Tieň! Získavate rad: { $cards } karty
   *[other] Tieň! Získavate rad: { $cards } kariet
}
duel-won-double = { $cards ->
    [one] Chyba! Rad získava { $name }: { $cards } karta
    [few] Chyba! Rad získava { $name }: { $cards } karty
   *[other] Chyba! Rad získava { $name }: { $cards } kariet
}
duel-won-double-you = { $cards ->
    [one] Chyba! Získavate rad: { $cards } karta
    [few] Chyba! Získavate rad: { $cards } karty
   *[other] Chyba! Získavate rad: { $cards } kariet
}
duel-because-rainbow = { $name } vykladá šiestu kartu a žiadna farba sa neopakuje
duel-because-rainbow-you = Vykladáte šiestu kartu a žiadna farba sa neopakuje
duel-because-shade = { $name } odkrýva tieň
duel-because-shade-you = Odkrývate tieň
duel-because-double = { $name } druhýkrát odkrýva: { $face }
duel-because-double-you = Druhýkrát odkrývate: { $face }
duel-over = Ruky sa už nedajú doplniť: hra sa skončila

# What a move would lead to, in few words.
duel-then-end = rad zostáva taký, aký je
duel-then-unseen = môže tam byť čokoľvek
duel-then-double = rovnaká farba dvakrát: prídete o rad
duel-then-shade = tieň: prídete o rad
duel-then-rainbow = dúha!
duel-then-fits = hodí sa: { $cards } zo 6
duel-then-turned = { $face }: hodí sa

# Before a move that loses the row.
duel-warning-double = Táto farba už v rade leží, takže prídete o rad (D14).
duel-warning-shade = Navrch príde tieň, takže prídete o rad (D15).

# Why a move cannot be made.
duel-no-end-yet = Najprv vyložte aspoň jednu kartu (D8).
duel-no-end-after-turn = Po otočenej karte musí nasledovať vyložená (D11).
duel-no-second-turn = Dve karty sa nikdy neotáčajú po sebe (D9).
duel-no-card-to-turn = { $cards ->
    [0] V rade niet čo otočiť (D9).
    [one] V rade je na otočenie { $cards } karta (D9).
    [few] V rade sú na otočenie { $cards } karty (D9).
   *[other] V rade je na otočenie { $cards } kariet (D9).
}
duel-no-lay-before-turn = Pred vyložením ďalšej karty otočte kartu v rade (D9).
duel-no-card-there = Pozícia { $place } v ruke je prázdna (D8).
duel-moves-are = kroky sú n1-n3 (vyložiť), b1-b3 (vyložiť naslepo), f1-f6 (otočiť) a end (koniec ťahu)

## The game in a line

duel-title = Rainbow, duel
duel-by = Autor: Mathias Spaan
duel-line = Doplňte šesťfarebný rad alebo privedzte protihráča k chybe či čiernej karte.

## Options of a table

option-aids-duel = Pomôcka pre pamäť: stôl ukazuje, čo ste už videli
option-end-after-flip = Môže sa ťah skončiť otočením karty?
option-end-after-flip-yes = Áno (nemecké, anglické, maďarské, české, slovenské a poľské pravidlá)
option-end-after-flip-no = Nie (francúzske pravidlá)
option-deck = Karty z iného vydania
option-deck-more = 57 kariet, každá ako dve písmená z R O Y G B I V (od červenej po fialovú), W (svetlo) a K (tieň)

## The table

duel-row = Rad
duel-holder = Stojan
duel-next = Vaša ďalšia karta
duel-pile = Osobný balíček
duel-lay = Vyložiť
duel-blind = Naslepo
duel-turn = Otočiť
duel-other-side = Druhá strana:
duel-memory = Čo ste už videli
duel-your-pile = Vo vašom osobnom balíčku
duel-their-pile = V osobnom balíčku protihráča
duel-phases = Karty vyložené v tomto ťahu: { $laid } z 3

## Lekcie

lesson-duel-aim = Vy a tréner vykladáte karty do jedného radu. Kto vyloží šiestu kartu radu, v ktorom sa žiadna farba neopakuje, získa celý rad. Nakoniec vyhráva väčší balíček.
lesson-duel-sides = Každá karta má dve strany. Z kariet v oboch rukách vidíte tú stranu, ktorá je otočená k vám; tréner vidí tú druhú. V stojane vidíte svoju ďalšiu kartu.
lesson-duel-lay = Ste na ťahu a rad je prázdny. Kartu vyložíte navrch tou stranou, ktorú vidíte.
lesson-duel-lay-do = Vyložte červenú kartu.
lesson-duel-end = Po každej karte môžete skončiť. V jednom ťahu vyložíte najviac tri karty a pred druhou a treťou musíte otočiť kartu v rade (D9).
lesson-duel-end-do = Zatiaľ stačí jedna: ukončite ťah.
lesson-duel-blind = Tréner vyložil žltú a vaša ruka sa doplnila na tri karty. Kartu môžete vyložiť aj naslepo: navrch potom príde strana, ktorú nevidíte.
lesson-duel-blind-do = Vyložte zelenú kartu naslepo.
lesson-duel-turn = Bola to modrá, takže je všetko v poriadku: farby v rade sú rôzne. Pred vyložením ďalšej karty musíte jednu otočiť (D9). Spomeňte si: keď mal tréner žltú kartu v ruke, ukazovala vám oranžovú.
lesson-duel-turn-do = Otočte žltú kartu.
lesson-duel-light = Oranžová, ako ste si pamätali. Teraz druhá karta. Biela je svetlo: zastúpi ktorúkoľvek farbu a v rade ich môže byť niekoľko.
lesson-duel-light-do = Vyložte bielu kartu a potom ukončite ťah.
lesson-duel-rainbow = Päť kariet a každá iná. Šiesta, ktorá sa hodí, vytvorí dúhu!
lesson-duel-rainbow-do = Vyložte žltú kartu.
lesson-duel-double = Dúha: rad šiestich kariet je váš. Tréner kolo prehral, a preto ďalšie začal on, oranžovou. Teraz urobte chybu naschvál a pozrite sa, čo sa stane, keď sa farba opakuje.
lesson-duel-double-do = Vyložte oranžovú kartu.
lesson-duel-open = Chyba: rad získal tréner (D14). Kto kolo prehrá, začína ďalšie. Všimnite si, že jedna z trénerových kariet vám ukazuje čiernu; tréner túto stranu nevidí.
lesson-duel-open-do = Vyložte fialovú kartu a potom ukončite ťah.
lesson-duel-shade = Tréner vyložil práve túto kartu, modrou stranou navrch. Vy viete, čo je pod ňou: čierna. Kto otočí navrch čiernu, teda tieň, prehráva kolo (D15). Nechajte to na trénera.
lesson-duel-shade-do = Vyložte červenú kartu a potom ukončite ťah.
lesson-duel-done = Tréner otočil navrch čiernu stranu, takže aj tento rad je váš: deväť kariet proti dvom. Hrá sa, kým sa dá ruka doplniť na tri karty; potom vyhráva väčší balíček (D20, D21).
refused-lesson-duel-unseen = Druhú stranu tejto karty ste nikdy nevideli: môže to byť farba, ktorá už v rade leží, alebo čierna (D14, D15). { $task }
refused-lesson-duel-more = Ťah by ste tu mohli ukončiť, ale ešte je čo vidieť. { $task }
refused-lesson-duel-double = Táto farba už v rade leží: bola by to chyba a rad by získal tréner (D14). { $task }
refused-lesson-duel-shade = Naspodku je čierna: videli ste ju u trénera v ruke. Prišli by ste o rad (D15). { $task }

## The table in the terminal

option-deck-usual = obvyklé
option-deck-own = vlastné

## At the prompt

# { $colors } je zoznam: „R červená, O oranžová, …“.
line-legend-duel = { $colors }. Svetlo zastúpi ktorúkoľvek farbu; kto otočí navrch tieň, prehráva kolo.

## Draws

duel-drawn = { $cards ->
    [one] Remíza, obaja majú { $cards } kartu: zahrajte si ešte raz!
    [few] Remíza, obaja majú { $cards } karty: zahrajte si ešte raz!
   *[other] Remíza, obaja majú { $cards } kariet: zahrajte si ešte raz!
}

## How a card was laid

# Below a card in the row, in few letters: from which place of the hand it came.
duel-from-hand = ruka { $place }

## Lessons, further steps

lesson-duel-before = Tréner otočil kartu skôr, než nejakú vyložil. Pred svojou prvou kartou to smiete aj vy, ale nemusíte (D9). Teraz začal ďalší rad žltou; v ruke vám táto karta ukazovala červenú.
lesson-duel-before-do = Otočte žltú kartu a potom vyložte svoju, tiež žltú.
lesson-duel-turned = Výborne: vedľa žltej by to bola chyba. Chybu však môže spôsobiť aj otočenie. Pred ďalšou kartou by bolo nutné jednu z týchto dvoch otočiť. Čo keby to bola tá prvá?
lesson-duel-turned-do = Skúste otočiť červenú kartu.
lesson-duel-stop = Žltá by ležala dvakrát a rad by získal tréner: otočená karta sa počíta rovnako ako vyložená (D14). Radšej tu skončite.
lesson-duel-stop-do = Ukončite ťah.
lesson-duel-faces = Aká riskantná je strana, ktorú nepoznáte? 57 kariet má 114 strán: 14 z každej zo siedmich farieb, 8 bielych a 8 čiernych (D2). Rad potrebuje len šesť farieb, jedna teda môže chýbať.
lesson-duel-draw = Teraz už viete všetko. Ak sú balíčky nakoniec rovnako veľké, nevyhral nikto: je to remíza a hráte ešte raz (D21).

## The end of a game

duel-end-rainbow = Dúha, a s ňou výhra!

## Puzzles

duel-theme-rainbow = Dúha je blízko
duel-theme-blind = Riziko, ktoré sa oplatí: naslepo
duel-theme-counting = Čo môže byť na druhej strane?
duel-theme-memory = Spomenúť si na druhú stranu
duel-theme-threat = Dlhý rad: kto ho získa?
duel-theme-trap = Nechať za sebou pascu
duel-theme-last-row = Rozhoduje posledný rad
duel-theme-order = Najprv správna karta
