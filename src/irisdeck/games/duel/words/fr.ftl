## The game

# A move, told.
duel-laid = { $name } pose la carte { $place } de sa main
duel-laid-you = Vous posez la carte { $place } de votre main
duel-laid-blind = { $name } pose à l'aveugle la carte { $place } de sa main
duel-laid-blind-you = Vous posez à l'aveugle la carte { $place } de votre main
duel-turned = { $name } retourne la carte { $place } de la ligne
duel-turned-you = Vous retournez la carte { $place } de la ligne

# The same as something to do, as hints say it.
duel-do-lay = posez la carte { $place } de votre main
duel-do-blind = posez la carte { $place } de votre main à l'aveugle
duel-do-turn = retournez la carte { $place } de la ligne

# What it brought about.
duel-shows = Face révélée : { $face }
duel-won-rainbow = { $cards ->
    [one] Arc-en-ciel ! { $name } gagne la ligne de { $cards } carte
   *[other] Arc-en-ciel ! { $name } gagne la ligne de { $cards } cartes
}
duel-won-rainbow-you = { $cards ->
    [one] Arc-en-ciel ! Vous gagnez la ligne de { $cards } carte
   *[other] Arc-en-ciel ! Vous gagnez la ligne de { $cards } cartes
}
duel-won-shade = { $cards ->
    [one] Face noire ! { $name } gagne la ligne de { $cards } carte
   *[other] Face noire ! { $name } gagne la ligne de { $cards } cartes
}
duel-won-shade-you = { $cards ->
    [one] Face noire ! Vous gagnez la ligne de { $cards } carte
   *[other] Face noire ! Vous gagnez la ligne de { $cards } cartes
}
duel-won-double = { $cards ->
    [one] Double ! { $name } gagne la ligne de { $cards } carte
   *[other] Double ! { $name } gagne la ligne de { $cards } cartes
}
duel-won-double-you = { $cards ->
    [one] Double ! Vous gagnez la ligne de { $cards } carte
   *[other] Double ! Vous gagnez la ligne de { $cards } cartes
}
duel-because-rainbow = { $name } pose la sixième carte, sans aucun double
duel-because-rainbow-you = Vous posez la sixième carte, sans aucun double
duel-because-shade = { $name } fait apparaître le noir
duel-because-shade-you = Vous faites apparaître le noir
duel-because-double = { $name } fait apparaître { $face } une deuxième fois
duel-because-double-you = Vous faites apparaître { $face } une deuxième fois
duel-over = Les mains ne peuvent plus être complétées : la partie est finie

# What a move would lead to, in few words.
duel-then-end = la ligne reste comme elle est
duel-then-unseen = tout est possible
duel-then-double = un double : vous perdez la ligne
duel-then-shade = noir : vous perdez la ligne
duel-then-rainbow = arc-en-ciel !
duel-then-fits = ça va : { $cards } sur 6
duel-then-turned = { $face } : ça va

# Before a move that loses the row.
duel-warning-double = Cette couleur est déjà dans la ligne : vous perdriez la ligne (D14).
duel-warning-shade = Le noir apparaît : vous perdriez la ligne (D15).

# Why a move cannot be made.
duel-no-end-yet = Posez d'abord au moins une carte (D8).
duel-no-end-after-turn = Après une carte retournée, il faut en poser une (D11).
duel-no-second-turn = On ne retourne jamais deux cartes de suite (D9).
duel-no-card-to-turn = { $cards ->
    [0] La ligne n'a pas de carte à retourner (D9).
    [one] La ligne a { $cards } carte à retourner (D9).
   *[other] La ligne a { $cards } cartes à retourner (D9).
}
duel-no-lay-before-turn = Retournez une carte de la ligne avant d'en poser une autre (D9).
duel-no-card-there = L'emplacement { $place } de votre main est vide (D8).
duel-moves-are = les coups sont n1-n3 (poser), b1-b3 (poser à l'aveugle), f1-f6 (retourner) et end (finir le tour)

## The game in a line

duel-title = Rainbow, le duel
duel-by = de Mathias Spaan
duel-line = Complétez la ligne de six couleurs, ou poussez l'adversaire à la faute : un double ou une face noire.

## Options of a table

option-aids-duel = Aide-mémoire : la table montre ce que vous avez déjà vu
option-end-after-flip = Peut-on finir son tour après avoir retourné une carte ?
option-end-after-flip-yes = Oui (règles allemandes, anglaises, hongroises, tchèques, slovaques et polonaises)
option-end-after-flip-no = Non (règles françaises)
option-deck = Cartes d'une autre édition
option-deck-more = 57 cartes de deux lettres chacune, parmi R O Y G B I V (du rouge au violet), W (blanc) et K (noir)

## The table

duel-row = La ligne
duel-holder = Porte-cartes
duel-next = Votre prochaine carte
duel-pile = Pile
duel-lay = Poser
duel-blind = À l'aveugle
duel-turn = Retourner
duel-other-side = Dos :
duel-memory = Ce que vous avez vu
duel-your-pile = Dans votre pile
duel-their-pile = Dans la pile adverse
duel-phases = Cartes posées ce tour-ci : { $laid } sur 3

## Leçons

lesson-duel-aim = Le coach et vous posez des cartes dans une même ligne. Celui qui pose la sixième carte d'une ligne où aucune couleur n'est en double gagne toute la ligne. À la fin, la plus grande pile l'emporte.
lesson-duel-sides = Chaque carte a deux faces. Des cartes des deux mains, vous voyez la face tournée vers vous ; le coach voit l'autre. Le porte-cartes vous montre votre prochaine carte.
lesson-duel-lay = C'est à vous de jouer, et la ligne est vide. Une carte que vous posez montre la face que vous voyez.
lesson-duel-lay-do = Posez la carte rouge.
lesson-duel-end = Vous pouvez vous arrêter après chaque carte. Un tour compte trois cartes au plus, et avant la deuxième et la troisième il faut retourner une carte de la ligne (D9).
lesson-duel-end-do = Une suffit pour l'instant : finissez votre tour.
lesson-duel-blind = Le coach a posé du jaune, et votre main a été complétée à trois cartes. Vous pouvez aussi poser une carte à l'aveugle : c'est alors la face que vous ne voyez pas qui apparaît.
lesson-duel-blind-do = Posez la carte verte à l'aveugle.
lesson-duel-turn = C'était du bleu, tout va bien : toutes les couleurs de la ligne sont différentes. Avant d'en poser une autre, il faut retourner une carte (D9). Rappelez-vous : quand le coach tenait la carte jaune, elle vous montrait de l'orange.
lesson-duel-turn-do = Retournez la carte jaune.
lesson-duel-light = De l'orange, comme dans votre souvenir. Passons à la deuxième carte. Le blanc remplace n'importe quelle couleur, et une ligne peut en contenir plusieurs.
lesson-duel-light-do = Posez la carte blanche, puis finissez votre tour.
lesson-duel-rainbow = Cinq cartes, toutes différentes. Une sixième qui convient fait un arc-en-ciel !
lesson-duel-rainbow-do = Posez la carte jaune.
lesson-duel-double = Un arc-en-ciel : la ligne de six est à vous. Le coach a perdu la manche et a donc ouvert la suivante avec de l'orange. Faites maintenant une faute exprès, et voyez ce qui arrive quand une couleur est en double.
lesson-duel-double-do = Posez la carte orange.
lesson-duel-open = Un double : la ligne est allée au coach (D14). Celui qui perd une manche ouvre la suivante. Au fait, une des cartes du coach vous montre du noir ; le coach ne voit pas cette face.
lesson-duel-open-do = Posez la carte violette, puis finissez votre tour.
lesson-duel-shade = Le coach a posé justement cette carte, le bleu visible. Vous savez ce qu'il y a dessous : du noir. Celui qui fait apparaître du noir perd la manche (D15). Laissez cela au coach.
lesson-duel-shade-do = Posez la carte rouge, puis finissez votre tour.
lesson-duel-done = Le coach a fait apparaître la face noire, cette ligne est donc aussi à vous : neuf cartes contre deux. La partie dure jusqu'à ce qu'une main ne puisse plus être complétée à trois ; alors la plus grande pile l'emporte (D20, D21).
refused-lesson-duel-unseen = Vous n'avez jamais vu l'autre face de cette carte : elle peut montrer une couleur déjà présente, ou du noir (D14, D15). { $task }
refused-lesson-duel-more = Vous pourriez finir votre tour ici, mais il y a encore à voir. { $task }
refused-lesson-duel-double = Cette couleur est déjà dans la ligne : ce serait un double, et la ligne irait au coach (D14). { $task }
refused-lesson-duel-shade = Dessous, il y a du noir : vous l'avez vu dans la main du coach. Vous perdriez la ligne (D15). { $task }

## The table in the terminal

option-deck-usual = les habituelles
option-deck-own = les vôtres

## At the prompt

# { $colors } est une liste : « R rouge, O orange, … ».
line-legend-duel = { $colors }. Le blanc remplace n'importe quelle couleur ; celui qui fait apparaître du noir perd la manche.

## Draws

duel-drawn = { $cards ->
    [one] Égalité, { $cards } carte chacun : faites une autre partie !
   *[other] Égalité, { $cards } cartes chacun : faites une autre partie !
}

## How a card was laid

# Below a card in the row, in few letters: from which place of the hand it came.
duel-from-hand = main { $place }

## Lessons, further steps

lesson-duel-before = Le coach a retourné une carte avant d'en poser une. Avant votre première carte, vous le pouvez aussi, mais rien ne vous y oblige (D9). Il vient d'ouvrir la ligne suivante avec du jaune ; dans sa main, cette carte vous montrait du rouge.
lesson-duel-before-do = Retournez la carte jaune, puis posez la vôtre, jaune elle aussi.
lesson-duel-turned = Bien joué : à côté du jaune, c'était un double. Mais on peut aussi faire un double en retournant une carte. Avant d'en poser une autre, il faudrait retourner l'une de ces deux-là. Et si c'était la première ?
lesson-duel-turned-do = Essayez de retourner la carte rouge.
lesson-duel-stop = Il y aurait deux fois du jaune, et la ligne irait au coach : une carte retournée compte comme une carte posée (D14). Mieux vaut s'arrêter ici.
lesson-duel-stop-do = Finissez votre tour.
lesson-duel-faces = Quel est le risque d'une face que vous n'avez pas vue ? Les 57 cartes ont 114 faces : 14 de chacune des sept couleurs, 8 blanches et 8 noires (D2). Une ligne n'en demande que six, une couleur peut donc manquer.
lesson-duel-draw = Vous savez tout. Si les piles sont égales à la fin, personne n'a gagné : il y a égalité, et vous faites une autre partie (D21).

## The end of a game

duel-end-rainbow = Un arc-en-ciel, et la partie !

## Puzzles

duel-theme-rainbow = L'arc-en-ciel est proche
duel-theme-blind = Un risque qui en vaut la peine : à l'aveugle
duel-theme-counting = Que peut-il y avoir de l'autre côté ?
duel-theme-memory = Se souvenir de l'autre côté
duel-theme-threat = Une longue ligne : pour qui ?
duel-theme-trap = Laisser un piège
duel-theme-last-row = La dernière ligne décide
duel-theme-order = La bonne carte d'abord
