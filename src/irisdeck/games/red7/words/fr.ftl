## The game

# What each color asks for.
red7-rule-red = la carte la plus haute
red7-rule-orange = le plus de cartes d'un même chiffre
red7-rule-yellow = le plus de cartes d'une même couleur
red7-rule-green = le plus de cartes paires
red7-rule-blue = le plus de couleurs différentes
red7-rule-indigo = la plus longue suite de chiffres
red7-rule-violet = le plus de cartes inférieures à 4
# The same in two words, where there is little room.
red7-short-red = plus haute carte
red7-short-orange = même chiffre
red7-short-yellow = même couleur
red7-short-green = cartes paires
red7-short-blue = plus de couleurs
red7-short-indigo = plus longue suite
red7-short-violet = moins de 4

red7-drew = { $name } pioche une carte
red7-drew-you = Vous piochez une carte
red7-kept = { $name } ne pioche pas
red7-kept-you = Vous ne piochez pas
red7-passed = { $name } passe et sort de la manche
red7-passed-you = Vous passez et sortez de la manche
red7-laid = { $name } pose { $card } dans sa palette
red7-laid-you = Vous posez { $card } dans votre palette
red7-painted = { $name } pose { $card } sur la toile, nouvelle règle : { $color }
red7-painted-you = Vous posez { $card } sur la toile, nouvelle règle : { $color }
red7-painted-by-7 = { $name } passe { $card } de sa palette à la toile, nouvelle règle : { $color }
red7-painted-by-7-you = Vous passez { $card } de votre palette à la toile, nouvelle règle : { $color }
red7-taken-by-1 = Avec le 1, { $name } prend { $card } à { $owner }
red7-taken-by-1-you = Avec le 1, vous prenez { $card } à { $owner }
red7-taken-from-reader = Avec le 1, { $name } vous prend { $card }

# The same as something to do, as hints say it.
red7-do-draw = piochez une carte
red7-do-keep = ne piochez pas
red7-do-pass = passez
red7-do-lay = posez { $card } dans votre palette
red7-do-paint = posez { $card } sur la toile
red7-do-paint-by-7 = posez { $card } de votre palette sur la toile
red7-do-take-by-1 = prenez { $card } dans sa palette et mettez cette carte sur la pioche

red7-drew-by-3 = { $name } pioche une carte grâce au 3
red7-drew-by-3-you = Vous piochez une carte grâce au 3
red7-out = { $name } n'est pas en tête et sort de la manche
red7-out-you = Vous n'êtes pas en tête et sortez de la manche
red7-round-last = Seul reste { $name }, qui gagne la manche
red7-round-last-you = Il ne reste que vous : vous gagnez la manche
red7-round-won = { $points ->
    [one] { $name } gagne la manche : { $points } point
   *[other] { $name } gagne la manche : { $points } points
}
red7-round-won-you = { $points ->
    [one] Vous gagnez la manche : { $points } point
   *[other] Vous gagnez la manche : { $points } points
}

# Why a round was won: "two 7s against two 4s under orange".
red7-round-against = { $mine } contre { $theirs } en { $color }
red7-round-left = { $name } passe tout en étant en tête
red7-round-left-you = Vous passez tout en étant en tête

# What counts of a palette under a rule; { $many } is the number in words.
red7-many-2 = deux
red7-many-3 = trois
red7-many-4 = quatre
red7-many-5 = cinq
red7-many-6 = six
red7-many-7 = sept
red7-some-1 = { $count ->
    [one] { $many } 1
   *[other] { $many } 1
}
red7-some-2 = { $count ->
    [one] { $many } 2
   *[other] { $many } 2
}
red7-some-3 = { $count ->
    [one] { $many } 3
   *[other] { $many } 3
}
red7-some-4 = { $count ->
    [one] { $many } 4
   *[other] { $many } 4
}
red7-some-5 = { $count ->
    [one] { $many } 5
   *[other] { $many } 5
}
red7-some-6 = { $count ->
    [one] { $many } 6
   *[other] { $many } 6
}
red7-some-7 = { $count ->
    [one] { $many } 7
   *[other] { $many } 7
}
red7-some-of-color = { $count ->
    [one] { $many } carte, { $color }
   *[other] { $many } cartes, { $color }
}
red7-some-even = { $count ->
    [one] { $many } carte paire
   *[other] { $many } cartes paires
}
red7-some-colors = { $count ->
    [one] { $many } couleur
   *[other] { $many } couleurs
}
red7-some-low = { $count ->
    [one] { $many } carte inférieure à 4
   *[other] { $many } cartes inférieures à 4
}
red7-none-even = aucune carte paire
red7-none-low = aucune carte inférieure à 4
red7-run = la suite { $first }–{ $last }
red7-color-and = { $color }, { $what }

# What a move would lead to, in few words: "three 4s: you lead".
red7-then = { $what } : { $name } est en tête
red7-then-you = { $what } : vous êtes en tête
red7-then-nobody = { $color } : personne n'est en tête
red7-then-out = vous sortez de la manche
red7-then-paint = ensuite { $colors } sur la toile
red7-then-7 = ensuite une carte de la palette sur la toile
red7-then-5 = ensuite une autre carte dans la palette
red7-then-1 = ensuite vous prenez une carte à quelqu'un
red7-then-draw = une carte de plus
red7-then-keep = pas de carte en plus
red7-then-laid = une seule carte par tour

red7-warning-end = Vous n'êtes pas en tête : ce serait l'élimination (R6).
red7-warning-lay = Vous ne pourriez plus prendre la tête à ce tour : ce serait l'élimination (R20).
red7-warning-pass = Ce serait l'élimination (R4).

red7-do-7 = Exécutez le 7 : posez une autre carte de votre palette sur la toile (R16).
red7-do-5 = Exécutez le 5 : posez une autre carte dans votre palette (R16).
red7-do-1 = Exécutez le 1 : prenez une carte d'une autre palette (R16).
red7-draw-or-keep = Décidez d'abord si vous piochez (R11).
red7-no-7 = C'est possible seulement juste après avoir posé un 7 dans votre palette, avec une carte qui vous met en tête (R16).
red7-no-1 = C'est possible seulement juste après avoir posé un 1 dans votre palette, avec une carte que vous pouvez prendre (R16, R17).
red7-no-end-bound = Vous devez finir ce tour en tête (R17).
red7-no-end-yet = Posez d'abord une carte, ou passez (R4).
red7-no-pass-now = Vous ne pouvez passer qu'au début de votre tour (R4).
red7-no-draw-due = Vous n'avez pas de carte à piocher (R11).
red7-not-in-hand = { $card } n'est pas dans votre main (R4).
red7-no-paint = En { $color }, vous ne seriez pas en tête (R5).
red7-palette-laid = Votre carte de palette est posée : jouez une carte sur la toile ou finissez le tour (R4).
red7-no-lay-1 = Quelle que soit la carte prise avec ce 1, vous ne pourriez pas finir le tour en tête (R17).
red7-moves-are = les coups sont +R7 (palette), >R7 (toile), 7>R7 et 1-R7 (actions), draw (piocher), keep (ne pas piocher), end (finir le tour) et pass (passer)

## The game in a line

red7-title = Red7
red7-by = de Carl Chudyk et Chris Cieslik
red7-line = Soyez en tête à la fin de votre tour. Sinon, changez la règle.

## Options of a table

option-advanced = Règles avancées : une carte assez haute sur la toile permet d'en piocher une, et l'on joue plusieurs manches aux points
option-actions = Actions : les cartes impaires ont un effet quand on les pose dans la palette

## The table

red7-canvas = Toile
red7-start-card = carte de départ
red7-leads = en tête
red7-is-out = hors jeu
red7-to-palette = Palette
red7-to-canvas = Toile
red7-pass = Passer
red7-draw = Piocher
red7-keep = Ne pas piocher
red7-palette = Palette
# On a button: the card goes back onto the deck.
red7-onto-deck = Sur la pioche
red7-asked-7 = Action du 7 : posez une autre carte de votre palette sur la toile.
red7-asked-5 = Action du 5 : posez une autre carte dans votre palette.
red7-asked-1 = Action du 1 : prenez une carte d'une autre palette et posez-la sur la pioche.
red7-asked-draw = Votre carte de toile vous permet de piocher une carte.
red7-strip = Qui serait en tête selon chaque règle

## Leçons

lesson-red7-aim = À la fin de votre tour, vous devez être en tête, sinon la manche est finie pour vous. La dernière personne en lice gagne la manche.
lesson-red7-canvas = Les cartes devant chacun sont les palettes. La carte du dessus de la toile donne la règle : en rouge, la carte la plus haute est en tête. Le coach est en tête avec le 5 orange.
lesson-red7-lay = À votre tour, vous pouvez poser une carte dans votre palette. Il vous en faut une plus haute que le 5 orange.
lesson-red7-lay-do = Posez le 7 jaune dans votre palette, puis finissez votre tour.
lesson-red7-paint = Le coach a posé une deuxième carte orange et changé la règle : en jaune, il faut avoir le plus de cartes d'une même couleur. Une carte posée sur la toile rétablit l'ancienne règle.
lesson-red7-paint-do = Posez le 1 rouge sur la toile.
lesson-red7-tie = Le coach a maintenant le 7 rouge. Le vôtre est jaune, et à chiffre égal le rouge est le plus haut (R1). Le bleu aiderait-il, le plus de couleurs différentes ? Vous en avez deux, le coach aussi.
lesson-red7-tie-do = Essayez le 1 bleu sur la toile.
lesson-red7-out = À égalité, la plus haute des cartes qui comptent décide : le 7 rouge (R8). Et sur la toile, vous ne pouvez poser qu'une couleur qui vous met en tête (R5). Il vous faut donc d'abord une troisième couleur.
lesson-red7-out-do = Posez le 3 vert dans votre palette, puis essayez de finir votre tour.
lesson-red7-both = Attention : la règle est toujours rouge, et vous n'êtes pas en tête. Finir ainsi, ce serait l'élimination (R6). Mais après une carte de palette, vous pouvez encore en poser une sur la toile, et vous avez maintenant trois couleurs.
lesson-red7-both-do = Posez le 1 bleu sur la toile.
lesson-red7-rules = Le coach a maintenant trois couleurs aussi, et la carte la plus haute. Voici les sept règles – { color-red } : { red7-rule-red } ; { color-orange } : { red7-rule-orange } ; { color-yellow } : { red7-rule-yellow } ; { color-green } : { red7-rule-green } ; { color-blue } : { red7-rule-blue } ; { color-indigo } : { red7-rule-indigo } ; { color-violet } : { red7-rule-violet }.
lesson-red7-pass = Regardez vos trois cartes : aucune ne vous met en tête, ni dans la palette ni sur la toile. Il ne reste qu'à passer, et la manche est alors finie pour vous.
lesson-red7-pass-do = Passez.
lesson-red7-next = La manche est finie pour vous, et le coach, dernier en jeu, la gagne (R7). Cela arrive aux meilleurs. Voyez maintenant la fin d'une autre manche.
lesson-red7-win = Le coach est en tête avec le 7 rouge, mais n'a plus de cartes, et celui qui n'en a plus ne peut que passer (R4). Avec 3, 4 et 5, vous auriez la plus longue suite de chiffres : la règle de l'indigo.
lesson-red7-win-do = Posez le 4 vert dans votre palette, puis le 1 indigo sur la toile.
lesson-red7-done = Le coach doit passer, et la manche est à vous ! Deux options enrichissent le jeu : des points sur plusieurs manches (R11) et des cartes impaires à effet (R16). Les règles en disent plus.
refused-lesson-red7-low = Le 4 bleu seul ne bat pas le 5 orange : si votre tour finissait ainsi, ce serait l'élimination (R6). { $task }
refused-lesson-red7-pass = Celui qui passe sort de la manche (R4). Il y a mieux à faire. { $task }
refused-lesson-red7-end = Vous n'êtes pas en tête : si votre tour finissait ici, ce serait l'élimination (R6). { $task }
refused-lesson-red7-run = Il faut le 1 indigo sur la toile, pour que la plus longue suite soit en tête. { $task }

## At the prompt

line-legend-red7 = { $colors }. À chiffre égal, le rouge est le plus haut et le violet le plus bas.

## Reminder of the actions

red7-actions = Actions des cartes impaires posées dans une palette
red7-action-7 = 7 : poser une autre carte de votre palette sur la toile, si cela vous met en tête
red7-action-5 = 5 : poser une autre carte dans votre palette
red7-action-3 = 3 : piocher une carte
red7-action-1 = 1 : mettre une carte d'une autre palette sur le paquet et finir son tour en tête

## Lessons, further steps

lesson-red7-begins = Qui commence ? La personne assise à gauche de la plus haute carte de palette (R3). C'est le 5 orange du coach : le premier tour est donc à vous.
lesson-red7-order = À chiffre égal, la couleur la plus haute gagne. L'ordre complet, de la plus haute à la plus basse : { color-red }, { color-orange }, { color-yellow }, { color-green }, { color-blue }, { color-indigo }, { color-violet } (R1).
lesson-red7-none = En vert et en violet, une palette peut n'avoir aucune carte qui compte : aucune paire, ou aucune en dessous de 4. Sans une telle carte, on ne peut pas être en tête, si hautes que soient les autres (R8). Pour toutes les autres règles, une carte suffit.
lesson-red7-options-title = { lesson } 2 : pioche, points, actions
lesson-red7-options = Vous connaissez le jeu ; voici ses deux options, à choisir séparément. En version avancée, vous pouvez piocher, et plusieurs manches rapportent des points (R11). Avec les actions, chaque carte impaire a un effet dans votre palette (R16).
lesson-red7-earn = D'abord la pioche : si le chiffre de votre carte de toile dépasse le nombre de cartes de votre palette, vous pouvez piocher une carte (R11). Vous y avez une carte, le 2 bleu. Elle est paire, et le coach n'en a pas.
lesson-red7-earn-do = Posez le 6 vert sur la toile, puis piochez.
lesson-red7-three = Le coach a maintenant une carte paire plus haute. Passons aux actions : elles se font dès qu'une carte impaire est dans votre palette. Un 3 pioche tout seul une carte, que vous pouvez utiliser aussitôt.
lesson-red7-three-do = Posez le 3 rouge dans votre palette, puis le 1 violet qu'il apporte sur la toile.
lesson-red7-five = En violet, le coach n'avait aucune carte qui compte ; il a donc remis la toile au rouge, et son 5 orange est en tête. Un 5 demande tout de suite une autre carte dans votre palette.
lesson-red7-five-do = Posez le 5 violet, puis le 6 orange, et finissez votre tour.
lesson-red7-one = Le 6 rouge du coach bat votre 6 orange. Un 1 prend une carte d'une autre palette et la met sur le paquet, mais jamais la dernière de quelqu'un. Et un tour avec un 1 doit se finir avec vous en tête (R17).
lesson-red7-one-do = Posez le 1 indigo, mettez le 6 rouge sur le paquet et finissez votre tour.
lesson-red7-seven = Le coach s'est servi d'un 7 : il déplace une autre carte de sa propre palette sur la toile, si cela le met en tête. La règle est jaune, et le 7 du coach est le plus haut. Vous avez un 7 aussi, et avec lui la suite 5, 6, 7.
lesson-red7-seven-do = Posez le 7 jaune, déplacez le 1 indigo sur la toile et finissez votre tour.
lesson-red7-points = Le coach passe, et la manche est à vous. En version avancée, on garde en gagnant les cartes qui répondent à la règle : votre suite de 5, 6 et 7 rapporte 18 points (R12). Toutes les autres cartes ont été mélangées et distribuées pour la manche suivante (R13).
lesson-red7-goal = On continue jusqu'à ce que quelqu'un ait 40 points, 35 à trois, 30 à quatre, ou qu'il n'y ait plus assez de cartes à distribuer. Le plus grand total gagne alors (R14). L'effet des quatre actions se lit toujours à la table.
refused-lesson-red7-keep = Vous pouvez vous en passer, mais une carte de plus est bonne à prendre. { $task }

## The end of a game

red7-end-won = En tête jusqu'au bout !
red7-end-lost = Hors jeu cette fois
red7-end-lost-close = Hors jeu – si près du but
red7-risky = Les coups marqués de ce signe vous feraient sortir de la manche.

## Puzzles

red7-theme-defense = Gagner contre toute défense
red7-theme-rule = Changer la règle
red7-theme-action = Utiliser l'action d'une carte
red7-theme-two-steps = D'abord la palette, puis la toile
red7-theme-keep = Garder une carte pour plus tard
red7-theme-few-cards = Les dernières cartes en main
red7-theme-lead = Une avance qui dure
