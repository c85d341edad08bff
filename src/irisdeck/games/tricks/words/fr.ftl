## The game

tricks-played = { $name } joue { $cards }
tricks-played-you = Vous jouez { $cards }
tricks-taken = { $name } prend { $cards }
tricks-taken-you = Vous prenez { $cards }

# The same as something to do, as hints say it.
tricks-do-play = jouez { $cards }
tricks-do-take = prenez { $cards }

tricks-over = La partie est finie
tricks-out-of-cards = Plus de cartes : { $names }
tricks-trick-over = Le pli { $number } est fini
tricks-pile-up = { $name } prend en main la pile face cachée
tricks-pile-up-you = Vous prenez en main la pile face cachée
tricks-discarded = Défausse : { $cards }
tricks-leads = { $name } entame le pli suivant
tricks-leads-you = Vous entamez le pli suivant

tricks-then-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
tricks-then-first = vous prenez en { $nth }
tricks-then-first-so-far = pour l'instant, vous prenez en { $nth }
tricks-then-place = vous prenez en { $nth } sur { $combos }
tricks-then-place-so-far = pour l'instant, vous prenez en { $nth } sur { $combos }
tricks-then-nothing = vous ne prenez rien
tricks-then-nothing-so-far = pour l'instant, vous ne prenez rien
tricks-nth-1 = 1er
tricks-nth-2 = 2e
tricks-nth-3 = 3e
tricks-nth-4 = 4e
tricks-nth-5 = 5e
tricks-nth-6 = 6e

tricks-no-stack = Il n'y a pas de lot { $cards } (T13).
tricks-no-play-now = Prenez maintenant un lot (T11).
tricks-no-take-now = On prend les lots quand tout le monde a joué (T11).
tricks-no-such-cards = Vous n'avez pas ces cartes en main (T6).
tricks-only-sets = Un groupe a été joué : cartes seules ou groupes uniquement (T8).
tricks-only-runs = Une suite a été jouée : cartes seules ou suites uniquement (T8).
tricks-moves-are = pour jouer, les valeurs des cartes (4, 333, 2345) ; pour prendre, = et les valeurs d'un lot (=6, =55)

## The game in a line

tricks-title = Rainbow, le jeu de plis
tricks-by = de Mito Sazuki
tricks-line = Ce que vous jouez dans ce pli est le butin du suivant.

## Options of a table

option-aids-tricks = Aide au score : la table montre tous les scores et les cartes que l'on n'a pas encore vues

## The table

tricks-middle = Le centre
tricks-middle-empty = Le centre est vide
tricks-trick = Le pli
tricks-trick-empty = Rien de joué pour l'instant
tricks-score-pile = Votre pile de score
tricks-face-down = pile face cachée : { $cards }
tricks-play = Jouer
tricks-take = Prendre
# The order in which players take, behind what they played.
tricks-takes = rang { $order } pour se servir
tricks-rank = { $cards ->
    [one] { $cards } carte de valeur { $rank }
   *[other] { $cards } cartes de valeur { $rank }
}
tricks-play-chosen = Jouer les cartes choisies
tricks-offers = Ce que vous pouvez jouer
tricks-unseen = Pas encore vues
tricks-queue = Qui se sert d'abord
tricks-next = Prix du prochain pli
tricks-to-play = doit jouer
tricks-after-you = après vous
tricks-no-cards = plus de cartes
tricks-choose = Touchez des cartes ou glissez dessus
tricks-bound-sets = Groupes et cartes seules uniquement
tricks-bound-runs = Suites et cartes seules uniquement
tricks-play-single = Jouer le { $cards }
tricks-play-set = Jouer le groupe { $cards }
tricks-play-run = Jouer la suite { $cards }

## Leçons

lesson-tricks-aim = Les cartes que vous prenez au centre sont vos points : chacune compte sa valeur. Dans un pli, chacun joue une combinaison, et celui qui joue le plus de cartes se sert en premier.
lesson-tricks-combos = Une combinaison est une carte seule, un groupe (des cartes de même valeur) ou une suite (des valeurs qui se suivent). D'autres cartes ne se jouent pas ensemble. Voyez vous-même.
lesson-tricks-combos-do = Choisissez un 2 et un 4, puis appuyez sur « { tricks-play-chosen } ».
lesson-tricks-run = 2 et 4 ne se suivent pas, ce n'est donc pas une combinaison (T6). 3, 4 et 5, si : c'est une suite.
lesson-tricks-run-do = Jouez 3, 4 et 5.
lesson-tricks-take = Tout le monde a joué. Avec trois cartes, vous en avez le plus et prenez en premier ; vient ensuite la suite de deux, et la carte seule en dernier (T11).
lesson-tricks-take-do = Prenez le 5, qui vaut le plus.
lesson-tricks-prizes = Ce qui vient d'être joué est maintenant à prendre : autant de lots que de joueurs, et les cartes de moindre valeur sont défaussées (T16). Ce que vous jouez, un autre peut donc le prendre ensuite.
lesson-tricks-set = Celui qui a joué la plus grande combinaison entame le pli suivant : c'est vous. Cette fois avec un groupe.
lesson-tricks-set-do = Jouez vos deux 2.
lesson-tricks-tie = Coach 1 a joué trois cartes et a pris en premier. Coach 2 et vous en avez joué deux chacun : la carte la plus haute passe alors devant (T11). Il vous reste un lot.
lesson-tricks-tie-do = Prenez le 4.
lesson-tricks-kinds = Les cartes de même valeur forment maintenant des paires, et une paire se prend en entier. Coach 1 a entamé avec une suite : dès lors, ce pli n'admet que des suites et des cartes seules (T8).
lesson-tricks-kinds-do = Choisissez deux 5 et essayez-les quand même.
lesson-tricks-follow = Un groupe n'est plus permis quand une suite a été jouée (T8). Mais vous avez une suite de quatre, la plus longue de toutes.
lesson-tricks-follow-do = Jouez 3, 4, 5 et 6, puis prenez la paire de 4.
lesson-tricks-single = Vous entamez de nouveau. Une carte seule est toujours permise : le plus souvent elle se sert en dernier, mais elle ménage votre main et donne peu aux autres.
lesson-tricks-single-do = Jouez un 1, puis prenez ce qui reste.
lesson-tricks-later = Et ainsi de suite, pli après pli. Voyez maintenant la fin d'une autre partie.
lesson-tricks-end = Vous avez deux cartes, et Coach 1 vient de jouer ses dernières. Si deux joueurs ou plus n'ont plus de cartes à la fin d'un pli, la partie est finie (T18).
lesson-tricks-end-do = Jouez vos deux 4, puis prenez la paire de 6.
lesson-tricks-done = Celui qui a le plus de points gagne : c'est vous, avec 28. À deux, chacun joue deux combinaisons par pli et prend une seconde main quand la première est vide (T10, T19).
refused-lesson-tricks-less = Vous pouvez prendre n'importe quel lot, mais un autre vaut plus. { $task }
refused-lesson-tricks-both = S'il vous restait un 4, la partie continuerait (T18). { $task }

## At the prompt

line-legend-tricks = Un chiffre est une carte de cette valeur et rapporte autant de points.

## Lessons, further steps

lesson-tricks-bound = Un groupe lie le pli tout comme une suite : Coach 2 a entamé avec un groupe, seuls des groupes et des cartes seules peuvent donc suivre (T8). Tant qu'il n'y a que des cartes seules, tout reste permis.
lesson-tricks-bound-do = Choisissez 4, 5 et 6 et essayez-les.
lesson-tricks-equal = Pas de suite après un groupe (T8). Vous n'avez pas de paire, jouez donc une carte seule. Si quelqu'un joue la même après vous, vous passez devant : à combinaisons égales, la première jouée se sert la première (T11).
lesson-tricks-equal-do = Jouez le 6, puis prenez la paire de 2.
lesson-tricks-skipped = Votre 6 s'est servi avant l'autre, parce qu'il était là le premier. Encore deux choses : un joueur sans cartes est sauté, ne prend plus rien et laisse l'entame au suivant qui en a (T9, T17, T18). Et s'il y a moins de lots que de combinaisons, les dernières n'ont rien (T13).
lesson-tricks-bonus = À deux, la partie s'achève quand quelqu'un n'a plus de cartes pour la seconde fois. L'autre reçoit alors un point de plus par carte encore en main (T19).

## Puzzles

tricks-theme-prize = Quel lot prendre
tricks-theme-last-trick = Les derniers plis
tricks-theme-counting = Compter ce que l'autre a en main
tricks-theme-keep = Garder ses bonnes cartes ensemble
tricks-theme-run = Une suite au bon moment
tricks-theme-win-it = Un pli qui en vaut la peine
tricks-theme-give-little = Donner peu
