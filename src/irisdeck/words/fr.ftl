### What people read of the three games. Names in braces are filled in: cards, numbers, players' names.
### Clauses in brackets lead to the rules; they stay as they are.

## Everywhere

list-or = { $rest } ou { $last }
color-red = rouge
color-orange = orange
color-yellow = jaune
color-green = vert
color-blue = bleu
color-indigo = indigo
color-violet = violet
end-of-turn = fin du tour

# Who did what: { $what } is one of the messages below, "into the palette" and the like.
someone = { $name } : { $what }

## Duel

duel-light = blanc
duel-shade = noir

# A move, told.
duel-laid = carte de l'emplacement { $place } posée
duel-laid-blind = carte de l'emplacement { $place } posée à l'aveugle
duel-turned = carte { $place } de la ligne retournée

# What it brought about.
duel-shows = Face révélée : { $face }
duel-won-rainbow = { $cards ->
    [one] Arc-en-ciel. { $name } : ligne de { $cards } carte gagnée
   *[other] Arc-en-ciel. { $name } : ligne de { $cards } cartes gagnée
}
duel-won-shade = { $cards ->
    [one] Face noire. { $name } : ligne de { $cards } carte gagnée
   *[other] Face noire. { $name } : ligne de { $cards } cartes gagnée
}
duel-won-double = { $cards ->
    [one] Double. { $name } : ligne de { $cards } carte gagnée
   *[other] Double. { $name } : ligne de { $cards } cartes gagnée
}

# What speaks for or against a move.
duel-why-end = { $cards ->
    [one] la ligne reste comme elle est, avec { $cards } carte
   *[other] la ligne reste comme elle est, avec { $cards } cartes
}
duel-why-unseen = vous n'avez pas vu ce qui va apparaître
duel-why-loses = face révélée : { $face }, et vous perdez la manche
duel-why-rainbow = face révélée : { $face }, et l'arc-en-ciel est complet
duel-why-fits = face révélée : { $face }, et tout va bien

# Why a move cannot be made.
duel-no-end-yet = posez d'abord au moins une carte (D8)
duel-no-end-after-turn = après une carte retournée, il faut en poser une (D11)
duel-no-second-turn = on ne retourne jamais deux cartes de suite (D9)
duel-no-card-to-turn = { $cards ->
    [0] la ligne n'a pas de carte à retourner (D9)
    [one] la ligne a { $cards } carte à retourner (D9)
   *[other] la ligne a { $cards } cartes à retourner (D9)
}
duel-no-lay-before-turn = retournez une carte de la ligne avant d'en poser une autre (D9)
duel-no-card-there = l'emplacement { $place } de votre main est vide (D8)
duel-moves-are = les coups sont n1-n3 (poser), b1-b3 (poser à l'aveugle), f1-f6 (retourner) et end (finir le tour)

## Tricks

tricks-played = { $cards } : combinaison jouée
tricks-taken = { $cards } : lot pris

tricks-over = La partie est finie
tricks-pile-up = { $name } : pile face cachée prise en main
tricks-discarded = Défausse : { $cards }
tricks-leads = { $name } : entame du pli suivant

tricks-why-most = { $points ->
    [one] { $points } point, le maximum possible
   *[other] { $points } points, le maximum possible
}
tricks-why-less = { $points ->
    [one] { $points } point, sur { $most } possibles
   *[other] { $points } points, sur { $most } possibles
}
tricks-why-play = { $points ->
    [one] rang { $place } pour prendre, pour l'instant ; { $points } point va au prochain centre
   *[other] rang { $place } pour prendre, pour l'instant ; { $points } points vont au prochain centre
}
tricks-why-play-more = { $points ->
    [one] rang { $place } pour prendre, pour l'instant, encore { $after } à jouer ; { $points } point va au prochain centre
   *[other] rang { $place } pour prendre, pour l'instant, encore { $after } à jouer ; { $points } points vont au prochain centre
}

tricks-no-stack = il n'y a pas de lot { $cards } (T13)
tricks-no-play-now = prenez un lot (T11)
tricks-no-take-now = on prend les lots quand tout le monde a joué (T11)
tricks-no-such-cards = vous n'avez pas ces cartes en main (T6)
tricks-only-sets = un groupe a été joué : cartes seules ou groupes uniquement (T8)
tricks-only-runs = une suite a été jouée : cartes seules ou suites uniquement (T8)
tricks-moves-are = pour jouer, les valeurs des cartes (4, 333, 2345) ; pour prendre, = et les valeurs d'un lot (=6, =55)

## Red7

# What each color asks for.
red7-rule-red = la carte la plus haute
red7-rule-orange = le plus de cartes d'un même chiffre
red7-rule-yellow = le plus de cartes d'une même couleur
red7-rule-green = le plus de cartes paires
red7-rule-blue = le plus de couleurs différentes
red7-rule-indigo = la plus longue suite de chiffres
red7-rule-violet = le plus de cartes inférieures à 4

red7-drew = une carte piochée
red7-kept = aucune carte piochée
red7-passed = passe, élimination
red7-laid = { $card } dans la palette
red7-painted = { $card } sur la toile, nouvelle règle : { $color }
red7-painted-by-7 = { $card } de la palette sur la toile, nouvelle règle : { $color }
red7-taken-by-1 = { $card } d'une autre palette sur le paquet

red7-drew-by-3 = { $name } : une carte piochée grâce au 3
red7-out = { $name } : pas en tête, élimination
red7-round-over = La manche est finie
red7-round-empty = La manche est finie ; aucune carte du vainqueur ne répond à la règle
red7-round-won = { $points ->
    [one] { $name } : manche gagnée avec { $cards }, { $points } point
   *[other] { $name } : manche gagnée avec { $cards }, { $points } points
}

red7-why-pass = vous êtes éliminé de la manche
red7-why-draw = une carte de plus à jouer
red7-why-keep = pas de carte en plus
red7-why-leads = en { $color }, vous êtes en tête avec { $cards }
red7-why-out = vous n'êtes pas en tête et êtes éliminé
red7-why-then = ensuite, { $cards } sur la toile vous met en tête
red7-why-not-yet = en { $color }, vous n'êtes pas encore en tête

red7-warning-end = vous n'êtes pas en tête : vous seriez éliminé (R6)
red7-warning-lay = vous ne pourriez plus être en tête à ce tour : vous seriez éliminé (R20)

red7-do-7 = exécutez le 7 : posez une autre carte de votre palette sur la toile (R16)
red7-do-5 = exécutez le 5 : posez une autre carte dans votre palette (R16)
red7-do-1 = exécutez le 1 : prenez une carte d'une autre palette (R16)
red7-draw-or-keep = piochez d'abord, ou renoncez-y (R11)
red7-no-7 = il faut pour cela un 7 posé dans votre palette et une carte qui vous laisse en tête (R16)
red7-no-1 = il faut pour cela un 1 posé dans votre palette et une carte que vous pouvez prendre (R16, R17)
red7-no-end-bound = vous devez finir ce tour en tête (R17)
red7-no-end-yet = posez d'abord une carte, ou passez (R4)
red7-no-pass-now = vous ne pouvez passer qu'au début de votre tour (R4)
red7-no-draw-due = vous n'avez pas droit à une pioche (R11)
red7-not-in-hand = { $card } n'est pas dans votre main (R4)
red7-no-paint = en { $color }, vous ne seriez pas en tête (R5)
red7-palette-laid = votre carte de palette est posée ; suit une carte de toile ou la fin du tour (R4)
red7-no-lay-1 = aucune carte que ce 1 vous ferait prendre ne vous laisse finir le tour en tête (R17)
red7-moves-are = les coups sont +R7 (palette), >R7 (toile), 7>R7 et 1-R7 (actions), draw (piocher), keep (ne pas piocher), end (finir le tour) et pass (passer)

## The games in a line

duel-title = Rainbow, le duel
duel-by = de Mathias Spaan
duel-line = Complétez la ligne de six couleurs, ou poussez l'adversaire à un double ou à une carte noire.
tricks-title = Rainbow, les plis
tricks-by = de Mito Sazuki
tricks-line = Ce que vous jouez pour gagner ce pli est le butin du suivant.
red7-title = Red7
red7-by = de Carl Chudyk et Chris Cieslik
red7-line = Soyez en tête à la fin de votre tour ; vous pouvez changer la règle.

## Levels of bots

level-random = aléatoire
level-easy = facile
level-greedy = glouton
level-medium = moyen
level-strong = fort
level-best = le meilleur

# A bot at the table: "Bot, easy".
bot-name = Bot, { $level }

## Home

home-tagline = Trois jeux de cartes aux couleurs de l'arc-en-ciel
home-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
home-players-from = { $least }-{ $most } joueurs
home-minutes = environ { $minutes } minutes
home-play = Jouer
home-friends = Jouer entre amis
home-name = Votre nom
home-against = Adversaires
home-how-many = Joueurs
home-running = Vos parties
home-to-act = à vous de jouer
home-watch = Regarder
home-nothing-to-watch = Aucune partie publique en ce moment.
language = Langue
rules = Règles
home = Accueil
try-again = Réessayer
menu = Menu

# What somebody is called who has not told a name.
guest = Anonyme

## You: name, and the code for other devices

you = Profil
you-keep-name = Enregistrer ce nom
you-name-kept = Votre nom est enregistré.
you-code = Votre code de récupération
you-code-more = Avec ce code, vous retrouvez votre profil et toutes vos parties sur un autre appareil. Qui le connaît peut jouer à votre place : ne le montrez à personne.
you-code-show = Afficher le code
you-come-back = Code de récupération d'un autre appareil
you-be = Utiliser ce code
you-are-back = Bon retour parmi nous. Vos parties sont là.

## Options of a table

option-advanced = Avancé : les cartes de toile élevées font piocher, et l'on marque des points sur plusieurs manches
option-actions = Actions : les cartes impaires posées dans la palette ont un effet
option-first = Qui commence
option-first-random = au hasard
option-first-you = vous
option-aids-duel = Aide-mémoire : la table montre ce que vous avez déjà vu
option-aids-tricks = Aide au score : la table montre tous les scores et les cartes encore à venir
option-end-after-flip = Peut-on finir son tour après avoir retourné une carte ?
option-end-after-flip-yes = Oui (règles allemandes, anglaises, hongroises, tchèques, slovaques et polonaises)
option-end-after-flip-no = Non (règles françaises)
option-deck = Cartes d'une autre édition
option-deck-more = 57 cartes de deux lettres chacune, parmi R O Y G B I V (du rouge au violet), W (blanc) et K (noir)
option-listed = Table publique : tout le monde ici peut regarder et prendre les places libres
table-open = Ouvrir la table

## The table

table-your-turn = À vous de jouer
table-turn-of = À { $name } de jouer
table-waiting = { $count ->
    [one] En attente de { $count } joueur
   *[other] En attente de { $count } joueurs
}
table-ready = Tout le monde est là : on peut commencer !
table-invite = Inviter des amis
table-invite-more = Avec ce lien, on peut prendre place ou regarder.
table-invite-only-here = Ce serveur ne répond que sur cet ordinateur ; lancez-le avec --host 0.0.0.0 pour que d'autres puissent vous rejoindre.
table-copy = Copier le lien
table-qr = Le lien en code QR
table-sit = Prendre cette place
table-give-to-bot = Donner cette place à un bot
table-begin = Commencer
table-empty-seat = place libre
table-you = Vous
table-undo = Annuler le coup
table-resign = Abandonner
table-leave = Quitter la place
table-going = Quitter ou abandonner…
table-rematch = Revanche
table-to-rematch = Aller à la revanche
table-back = Retour à la table
table-whole-log = Déroulement complet
table-sound = Sons
table-state = État de la partie
table-seats = Places
table-tools = Outils
table-bot-level = Niveau du bot
table-player = Nom
table-score = Score
table-winner = victoire
table-over = La partie est finie
table-away = hors ligne
table-again = Rejouer
table-log = Déroulement
table-begun = Les cartes sont distribuées
table-undone = { $name } annule le dernier coup
table-sat = { $name } prend place
table-left = { $name } quitte la table
table-resigned = { $name } abandonne
table-bot = { $name } occupe une place
table-won = { $name } gagne
table-won-by-you = Vous gagnez
table-shared = Victoire partagée : { $names }
table-record = Télécharger l'enregistrement
table-offline = Connexion perdue. Nouvel essai…
table-watching = Vous regardez
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
table-your-hand = Votre main
table-hidden-card = une carte cachée
table-deck = Paquet
table-end-turn = Finir le tour

duel-row = La ligne
duel-holder = Porte-cartes
duel-next = Votre prochaine carte
duel-pile = Pile
duel-lay = Poser
duel-blind = À l'aveugle
duel-turn = Retourner
duel-other-side = Dos :
duel-memory = Ce que vous avez vu
duel-your-pile = Dans votre pile
duel-their-pile = Dans la pile adverse
tricks-middle = Le centre
tricks-middle-empty = Le centre est vide
tricks-trick = Le pli
tricks-trick-empty = Rien de joué pour l'instant
tricks-score-pile = Votre pile de score
tricks-face-down = pile face cachée : { $cards }
tricks-play = Jouer
tricks-take = Prendre
# The order in which players take, behind what they played.
tricks-takes = prend en position { $order }
tricks-rank = { $cards ->
    [one] { $cards } carte de valeur { $rank }
   *[other] { $cards } cartes de valeur { $rank }
}
tricks-play-chosen = Jouer les cartes choisies
tricks-offers = Ce que vous pouvez jouer
tricks-unseen = Pas encore vues
red7-canvas = Toile
red7-start-card = carte de départ
red7-leads = en tête
red7-is-out = hors jeu
red7-round = Manche { $round }
red7-to-palette = Palette
red7-to-canvas = Toile
red7-pass = Passer
red7-draw = Piocher
red7-keep = Ne pas piocher
red7-palette = Palette
# On a button: the card goes back onto the deck.
red7-onto-deck = Sur le paquet
red7-asked-7 = Action du 7 : posez une autre carte de votre palette sur la toile.
red7-asked-5 = Action du 5 : posez une autre carte dans votre palette.
red7-asked-1 = Action du 1 : prenez une carte d'une autre palette et posez-la sur le paquet.
red7-asked-draw = Votre carte de toile vous permet de piocher une carte.
red7-risky = Les coups ainsi marqués vous élimineraient de la manche.
red7-strip = Qui serait en tête selon chaque règle

## What cannot be

refused-not-understood = Cela n'a pas été compris.
refused-no-such-bot = Ce bot n'existe pas.
refused-no-such-seat = Cette place n'existe pas.
refused-already-seated = Vous êtes déjà à cette table.
refused-seat-taken = Cette place est prise par { $name }.
refused-not-seated = Vous n'êtes pas à cette table.
refused-seats-empty = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
}
refused-already-begun = La partie a déjà commencé.
refused-not-begun = La partie n'a pas encore commencé.
refused-game-over = La partie est finie.
refused-not-over = La partie n’est pas encore terminée.
refused-not-your-turn = Ce n'est pas à vous de jouer.
refused-stale = La table a changé entre-temps. Regardez à nouveau.
refused-nothing-to-undo = Il n'y a rien à annuler : le tour vient de commencer, ou quelque chose a été révélé.
refused-no-cards = Choisissez d’abord les cartes.
refused-no-combo = Ce n’est pas une combinaison : jouez une carte, des cartes de même valeur ou une suite.
refused-rematch-begun = La revanche a déjà commencé.
refused-no-such-code = Ce code est inconnu ici. Vérifiez chaque caractère.
refused-illegal = { $move } est impossible : { $why }
refused-name-missing = Veuillez indiquer votre nom.
refused-name-too-long = { $most ->
    [one] Un nom a au plus { $most } lettre.
   *[other] Un nom a au plus { $most } lettres.
}
refused-no-such-table = Cette table n'existe pas. Le lien est peut-être incomplet.
refused-no-such-page = Cette page n'existe pas.
refused-no-such-game = Ce jeu n'existe pas, ou pas avec ces options.
refused-stale-page = Cette page est trop ancienne. Rechargez-la.
refused-too-fast = Trop de requêtes. Patientez un instant.
refused-failed = Une erreur s’est produite ici. Rien n’a changé ; réessayez dans un instant.

## Names put together

# A card: "red 7".
card-name = { $number } { $color }
# One of several bots of a kind: "Bot, easy 2".
numbered = { $name } { $number }

## Time

clock = Temps
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] { $days } jour { $hours } h
   *[other] { $days } jours { $hours } h
}
clock-per-move = Temps par coup
clock-per-game = Temps pour toute la partie
clock-none = illimité
clock-after = Une fois le temps écoulé
clock-terms-move = { $span } par coup
clock-terms-game = { $span } pour toute la partie
clock-choose-bot = un bot joue le coup
clock-choose-loss = la partie est perdue
clock-then-bot = Une fois le temps écoulé, un bot joue le coup.
clock-then-loss = Une fois le temps écoulé, la partie est perdue.
clock-bot-moved = { $name } : temps écoulé, un bot joue le coup
clock-lost = { $name } perd au temps
refused-time-up = Votre temps est écoulé.
table-notify = M'avertir quand c'est à moi de jouer

## Ratings and history

option-rated = Partie classée : elle modifie la cote de chaque joueur
table-rated = partie classée
ratings = Classement
ratings-more = D'après les parties classées. Les bots sont cotés par niveau, et la place à la table compte aussi. Une cote entre parenthèses n'est encore qu'une estimation.
ratings-empty = Personne n'a encore joué de partie classée à ce jeu. Lancez-vous : ouvrez une table et cochez « Partie classée ».
ratings-rank = Rang
ratings-rating = Cote
ratings-games = Parties
ratings-plot = Votre cote : { $game }
ratings-plot-told = { $games ->
    [one] Après { $games } partie classée : { $last }.
   *[other] De { $first } à { $last } en { $games } parties classées.
}
history = Vos parties
history-empty = Aucune de vos parties finies ne correspond. Jouez-en une !
history-game = Jeu
history-all = tous
history-result = Résultat
history-won = victoire
history-lost = défaite
history-placed = rang { $place } sur { $players }
history-unknown = partie finie
history-against = Contre
history-when = Date
history-rated-only = parties classées uniquement
history-show = Afficher
history-older = Parties plus anciennes
history-newest = Parties les plus récentes

## Leçons

lesson = Leçon
lesson-step = Étape { $step } sur { $steps }
# The bot of lessons, as a name.
lesson-coach = Coach
lesson-learn = Apprendre à jouer
lesson-go-on = Reprendre la leçon
lesson-continue = Continuer
lesson-again = Recommencer la leçon
lesson-stop = Arrêter la leçon
lesson-over = La leçon est finie
lesson-stopped = La leçon est arrêtée. Vous pouvez la recommencer quand vous voulez.
lesson-real = Jouer maintenant une vraie partie
lesson-offer = Votre première partie ? Une courte leçon vous montre comment on joue.
lesson-to = Voir la leçon
lesson-no = Non, merci
lesson-tried = Simple essai : { $what }
refused-in-lesson = Ce n'est pas possible dans une leçon.
refused-no-such-lesson = Cette leçon n'existe pas.
refused-lesson-read-on = Lisez d'abord, puis appuyez sur « { lesson-continue } ».
refused-lesson-not-now = Pas maintenant. { $task }

lesson-duel-aim = Vous et Coach posez des cartes dans une même ligne. Qui pose la sixième carte d'une ligne où aucune couleur n'est en double gagne toute la ligne. À la fin, la plus grande pile l'emporte.
lesson-duel-sides = Chaque carte a deux faces. Des cartes des deux mains, vous voyez la face tournée vers vous ; Coach voit l'autre. Le porte-cartes vous montre votre prochaine carte.
lesson-duel-lay = C'est à vous de jouer, et la ligne est vide. Une carte que vous posez montre la face que vous voyez.
lesson-duel-lay-do = Posez la carte rouge.
lesson-duel-end = Vous pouvez vous arrêter après chaque carte. Un tour compte trois cartes au plus, et avant la deuxième et la troisième il faut retourner une carte de la ligne (D9).
lesson-duel-end-do = Une suffit pour l'instant : finissez votre tour.
lesson-duel-blind = Coach a posé du jaune, et votre main a été complétée à trois cartes. Vous pouvez aussi poser une carte à l'aveugle : c'est alors la face que vous ne voyez pas qui apparaît.
lesson-duel-blind-do = Posez la carte verte à l'aveugle.
lesson-duel-turn = C'était du bleu, tout va bien : toutes les couleurs de la ligne sont différentes. Avant d'en poser une autre, il faut retourner une carte (D9). Rappelez-vous : quand Coach tenait la carte jaune, elle vous montrait de l'orange.
lesson-duel-turn-do = Retournez la carte jaune.
lesson-duel-light = De l'orange, comme dans votre souvenir. Passons à la deuxième carte. Le blanc remplace n'importe quelle couleur et n'est jamais de trop.
lesson-duel-light-do = Posez la carte blanche, puis finissez votre tour.
lesson-duel-rainbow = Cinq cartes, toutes différentes. Une sixième qui convient fait un arc-en-ciel !
lesson-duel-rainbow-do = Posez la carte jaune.
lesson-duel-double = Un arc-en-ciel : la ligne de six est à vous. Coach a perdu la manche et a donc ouvert la suivante avec de l'orange. Faites maintenant une faute exprès, et voyez ce qui arrive quand une couleur est en double.
lesson-duel-double-do = Posez la carte orange.
lesson-duel-open = Un double : la ligne est allée à Coach (D14). Qui perd une manche ouvre la suivante. Au fait, une des cartes de Coach vous montre du noir ; Coach ne voit pas cette face.
lesson-duel-open-do = Posez la carte violette, puis finissez votre tour.
lesson-duel-shade = Coach a posé justement cette carte, le bleu visible. Vous savez ce qu'il y a dessous : du noir. Qui fait apparaître du noir perd la manche (D15). Laissez cela à Coach.
lesson-duel-shade-do = Posez la carte rouge, puis finissez votre tour.
lesson-duel-done = Coach a fait apparaître la face noire, cette ligne est donc aussi à vous : neuf cartes contre deux. La partie dure jusqu'à ce qu'une main ne puisse plus être complétée à trois ; alors la plus grande pile l'emporte (D20, D21).
refused-lesson-duel-unseen = Vous n'avez jamais vu l'autre face de cette carte : elle peut montrer une couleur déjà présente, ou du noir (D14, D15). { $task }
refused-lesson-duel-more = Vous pourriez finir votre tour ici, mais il y a encore à voir. { $task }
refused-lesson-duel-double = Cette couleur est déjà dans la ligne : ce serait un double, et la ligne irait à Coach (D14). { $task }
refused-lesson-duel-shade = Dessous, il y a du noir : vous l'avez vu dans la main de Coach. Vous perdriez la ligne (D15). { $task }

lesson-tricks-aim = Les cartes que vous prenez au centre sont vos points : chacune compte sa valeur. Dans un pli, chacun joue une combinaison, et qui joue le plus de cartes prend en premier.
lesson-tricks-combos = Une combinaison est une carte seule, un groupe (des cartes de même valeur) ou une suite (des valeurs qui se suivent). D'autres cartes ne se jouent pas ensemble. Voyez vous-même.
lesson-tricks-combos-do = Choisissez un 2 et un 4, puis appuyez sur « { tricks-play-chosen } ».
lesson-tricks-run = 2 et 4 ne se suivent pas, ce n'est donc pas une combinaison (T6). 3, 4 et 5, si : c'est une suite.
lesson-tricks-run-do = Jouez 3, 4 et 5.
lesson-tricks-take = Tout le monde a joué. Avec trois cartes, vous en avez le plus et prenez en premier ; vient ensuite la suite de deux, et la carte seule en dernier (T11).
lesson-tricks-take-do = Prenez le 5, qui vaut le plus.
lesson-tricks-prizes = Ce qui vient d'être joué est maintenant à prendre : autant de lots que de joueurs, et les cartes les moins chères quittent la partie (T16). Ce que vous jouez, un autre peut donc le prendre ensuite.
lesson-tricks-set = Qui a joué la plus grande combinaison entame le pli suivant : c'est vous. Cette fois avec un groupe.
lesson-tricks-set-do = Jouez vos deux 2.
lesson-tricks-tie = Coach 1 a joué trois cartes et a pris en premier. Coach 2 et vous en avez joué deux chacun : la carte la plus haute passe alors devant (T11). Il vous reste un lot.
lesson-tricks-tie-do = Prenez le 4.
lesson-tricks-kinds = Les cartes de même valeur forment maintenant des paires, et une paire se prend en entier. Coach 1 a entamé avec une suite : dès lors, ce pli n'admet que des suites et des cartes seules (T8).
lesson-tricks-kinds-do = Choisissez deux 5 et essayez-les quand même.
lesson-tricks-follow = Un groupe n'est plus permis quand une suite a été jouée (T8). Mais vous avez une suite de quatre, la plus longue de toutes.
lesson-tricks-follow-do = Jouez 3, 4, 5 et 6, puis prenez la paire de 4.
lesson-tricks-single = Vous entamez de nouveau. Une carte seule est toujours permise : elle prend en dernier, mais elle ménage votre main et donne peu aux autres.
lesson-tricks-single-do = Jouez un 1, puis prenez ce qui reste.
lesson-tricks-later = Et ainsi de suite, pli après pli. Voyez maintenant la fin d'une autre partie.
lesson-tricks-end = Vous avez deux cartes, et Coach 1 vient de jouer ses dernières. Si deux joueurs ou plus n'ont plus de cartes à la fin d'un pli, la partie est finie (T18).
lesson-tricks-end-do = Jouez vos deux 4, puis prenez la paire de 6.
lesson-tricks-done = Le plus de points l'emporte : c'est vous, avec 28. À deux, chacun joue deux combinaisons par pli et prend une seconde main quand la première est vide (T10, T19).
refused-lesson-tricks-less = Vous pouvez prendre n'importe quel lot, mais un autre vaut plus. { $task }
refused-lesson-tricks-both = S'il vous restait un 4, la partie continuerait (T18). { $task }

lesson-red7-aim = À la fin de votre tour, vous devez être en tête, sinon vous êtes éliminé. Le dernier qui reste gagne la manche.
lesson-red7-canvas = Les cartes devant chacun sont les palettes. La couleur au-dessus de la toile donne la règle : en rouge, la carte la plus haute est en tête. Coach est en tête avec le 5 orange.
lesson-red7-lay = À votre tour, vous pouvez poser une carte dans votre palette. Il vous en faut une plus haute que le 5 orange.
lesson-red7-lay-do = Posez le 7 jaune dans votre palette, puis finissez votre tour.
lesson-red7-paint = Coach a posé une deuxième carte orange et changé la règle : en jaune, c'est le plus de cartes d'une même couleur. Une carte posée sur la toile la change de nouveau.
lesson-red7-paint-do = Posez le 1 rouge sur la toile.
lesson-red7-tie = Coach a maintenant le 7 rouge. Le vôtre est jaune, et à chiffre égal le rouge est le plus haut (R1). Le bleu aiderait-il, le plus de couleurs différentes ? Vous en avez deux, Coach aussi.
lesson-red7-tie-do = Essayez le 1 bleu sur la toile.
lesson-red7-out = À égalité, la plus haute des cartes qui comptent décide : le 7 rouge (R8). Et sur la toile, vous ne pouvez poser qu'une couleur qui vous met en tête (R5). Il vous faut donc d'abord une troisième couleur.
lesson-red7-out-do = Posez le 3 vert dans votre palette, puis essayez de finir votre tour.
lesson-red7-both = Halte : c'est encore le rouge, et vous n'êtes pas en tête. Finir ainsi vous éliminerait (R6). Mais après une carte de palette, vous pouvez encore en poser une sur la toile, et vous avez maintenant trois couleurs.
lesson-red7-both-do = Posez le 1 bleu sur la toile.
lesson-red7-rules = Coach a maintenant trois couleurs aussi, et la carte la plus haute. Voici les sept règles – { color-red } : { red7-rule-red } ; { color-orange } : { red7-rule-orange } ; { color-yellow } : { red7-rule-yellow } ; { color-green } : { red7-rule-green } ; { color-blue } : { red7-rule-blue } ; { color-indigo } : { red7-rule-indigo } ; { color-violet } : { red7-rule-violet }.
lesson-red7-pass = Regardez vos trois cartes : aucune ne vous met en tête, ni dans la palette ni sur la toile. Il ne reste qu'à passer, et vous êtes alors éliminé.
lesson-red7-pass-do = Passez.
lesson-red7-next = Vous êtes éliminé, et Coach, dernier en jeu, gagne la manche (R7). Cela arrive aux meilleurs. Voyez maintenant la fin d'une autre manche.
lesson-red7-win = Coach est en tête avec le 7 rouge, mais n'a plus de cartes, et qui n'en a plus ne peut que passer (R4). Avec 3, 4 et 5, vous auriez la plus longue suite de chiffres : la règle de l'indigo.
lesson-red7-win-do = Posez le 4 vert dans votre palette, puis le 1 indigo sur la toile.
lesson-red7-done = Coach doit passer, et la manche est à vous ! Deux options enrichissent le jeu : des points sur plusieurs manches (R11) et des cartes impaires à effet (R16). Les règles en disent plus.
refused-lesson-red7-low = Le 4 bleu seul ne bat pas le 5 orange : si votre tour finissait ainsi, vous seriez éliminé (R6). { $task }
refused-lesson-red7-pass = Qui passe est éliminé de la manche (R4). Il y a mieux à faire. { $task }
refused-lesson-red7-end = Vous n'êtes pas en tête : si votre tour finissait ici, vous seriez éliminé (R6). { $task }
refused-lesson-red7-run = Il faut le 1 indigo sur la toile, pour que la plus longue suite soit en tête. { $task }

## Replays

replays = Revoir des parties
replay = Revoir
replay-watch = Revoir la partie
replay-seat = Place { $number }
replay-unfinished = L'enregistrement s'arrête ici ; la partie n'est pas finie
replay-at = Coup { $at } sur { $moves }
replay-open = Toutes les mains visibles
# Before the names of the players and "All hands open".
replay-seen-by = Vue de :
replay-hand = Main : { $name }
replay-next = Prochaine carte : { $name }
replay-score-pile = Pile de score : { $name }
replay-face-down = Pile face cachée
replay-controls = Commandes
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-move = Coup
replay-speed = Vitesse
replay-slow = lente
replay-normal = normale
replay-fast = rapide
replay-go = Y aller
replay-moves = Coups
replay-keys = Touches : ← et → reculent ou avancent d'un coup, Début et Fin vont au début ou à la fin, la barre d'espace lance la lecture et la met en pause.
replay-copy = Copier le lien vers cette position
replay-other-games = Autres parties de ce fichier
replay-open-record = Ouvrir une partie enregistrée
replay-open-more = Un enregistrement est un fichier téléchargé ici après une partie, ou écrit par la ligne de commande. Chaque coup en est vérifié. Vous pouvez ensuite revoir la partie coup par coup, et toute personne qui a le lien aussi.
replay-file = Fichier d'enregistrements
replay-file-more = Une partie par ligne, 1 Mo au plus.
replay-paste = Ou collez un enregistrement
replay-open-now = Vérifier et ouvrir
replay-choose = Quelle partie ?
replay-length = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
refused-no-such-move = { $moves ->
    [one] Cette partie n'a que { $moves } coup.
   *[other] Cette partie n'a que { $moves } coups.
}
# { $why } is the sentence of the command line, in English.
refused-wrong-record = Ligne { $line } : { $why }
refused-no-record = Choisissez un fichier ou collez un enregistrement.
refused-empty-file = Le fichier est vide.
refused-too-large = C'est trop volumineux : un fichier peut avoir 1 Mo au plus.

## Programs

programs = Programmes
programs-more = Des programmes peuvent aussi jouer ici, les vôtres ou ceux d'autrui. Avec un jeton, ils agissent à votre place ou sous leur propre nom.
programs-how = Comment les programmes parlent à ce serveur
programs-called = Nom du programme
programs-may = Ce qu'il peut faire
programs-make = Créer un jeton
programs-made = Le jeton de { $name } n'est affiché que cette fois-ci. Qui le possède peut faire tout ce que vous avez coché : ne le montrez à personne.
programs-used = Dernière utilisation :
programs-unused = Jamais utilisé
programs-revoke = Révoquer
programs-revoked = Le jeton est révoqué : plus aucun programme ne peut s'en servir.
programs-invite = Ou l'un de vos programmes :
programs-seat = Lui donner une place
# A program at the table that plays under its own name.
program-name = 🤖 { $name } (programme)
scope-read = Voir les tables, les parties et les enregistrements
scope-play = Prendre place et jouer
scope-open = Ouvrir des tables
scope-bot = Jouer sous son propre nom, signalé comme programme
api-title = Pour les programmes
api-intro = Un programme reçoit de vous un jeton et l'envoie avec chaque requête. Créez-en un dans votre profil :
api-errors = Ce qui est impossible reçoit pour réponse un nom pour le programme et une phrase dans la langue demandée (Accept-Language) ; rien n'a alors changé.
api-document = La description complète pour les machines (OpenAPI) :
api-scopes = Ce que permettent les jetons
api-doors = Requêtes
api-english = Les descriptions sont en anglais.
api-scope = Nécessite
api-body = Contenu
api-refusals = Refus
api-bodies = Contenus
refused-token-missing = Il faut un jeton : créez-en un dans votre profil et envoyez-le sous la forme « Authorization: Bearer ».
refused-token-unknown = Ce jeton est inconnu ici. Il a peut-être été révoqué.
refused-scope-missing = Ce jeton ne permet pas cela : il lui manque « { $scope } ».
refused-no-scope = Cochez ce que le programme peut faire.
refused-program-nameless = Donnez un nom au programme.
refused-too-many-tokens = { $most ->
    [one] Vous pouvez avoir au plus { $most } jeton. Révoquez-en d'abord un.
   *[other] Vous pouvez avoir au plus { $most } jetons. Révoquez-en d'abord un.
}
refused-no-such-program = Vous n'avez pas de tel programme.
refused-no-free-seat = Aucune place n'est libre.
refused-wrong-request = Cela n'a pas été compris : { $why }
refused-too-long = C'est trop long.

## Courtesy and hints

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s'il vous plaît.
phrase-must-go = Je dois partir.
phrase-take-your-time = Prenez votre temps.
phrase-good-game = Belle partie !
phrase-oops = Oups !
# Reactions: what the signs 👏 🙂 😮 🤔 ❤️ 🎉 are called.
reaction-applause = bravo
reaction-smile = sourire
reaction-surprise = surprise
reaction-pondering = hum
reaction-heart = cœur
reaction-joy = hourra
reaction = { $sign } { $words }
talk = Dire quelque chose
talk-phrases = Phrases
talk-reactions = Réactions
talk-mute = Masquer les messages
talk-mute-all = de tout le monde
talk-mute-at-you = Masquer les messages de tout le monde : sur la page Profil
you-talk = Ce que disent les autres
you-quiet = Ne me montrer ni phrases ni réactions, à aucune table
you-keep = Enregistrer
you-kept = C'est enregistré.

asks = À vous de décider
# Somebody for whom a bot plays just now.
stand-in-name = { $name } (bot)
stand-in-absent = { $name } est hors ligne depuis un moment.
stand-in-vote = Laisser un bot jouer pour { $name } jusqu'à son retour
stand-in-votes = Votes : { $given } sur { $needed }
stand-in-waiting = Vous avez voté.
stand-in-voted = { $voter } laisserait un bot jouer pour { $name }
stand-in-begun = Un bot joue maintenant pour { $name }
stand-in-over = { $name } est de retour
stand-in-you = Un bot joue pour vous.
stand-in-back = Je suis de retour
offer-end = Proposer de finir la partie
offer-end-more = La partie finit sans vainqueur si tout le monde est d'accord.
offer-made = { $name } propose de finir la partie sans vainqueur
offer-accept = Accepter
offer-decline = Continuer à jouer
offer-waiting = Les autres n'ont pas encore tous répondu.
offer-accepted = { $name } accepte de finir la partie
offer-declined = { $name } préfère continuer à jouer
offer-agreed = Tout le monde a accepté de finir la partie : personne ne gagne

option-hints = Conseils : à son tour, on peut demander l'avis du bot le plus fort
hint = Conseil
hint-thinking = Réflexion…
hint-title = L'avis du bot le plus fort
hint-chance = Chance de gagner avec chaque coup
hint-share = Part des autres joueurs devancés avec chaque coup
hint-percent = { $chance } % ± { $error }
hint-untried = pas essayé
hint-best = meilleur
hint-says = Conseil : { $move }
hint-more = Les autres coups
hint-close = Fermer le conseil
hint-failed = Le bot n'a pas de conseil à vous donner ici.
hint-asked = { $name } a demandé un conseil

refused-no-such-phrase = Cette phrase n'existe pas.
refused-said-enough = { $most ->
    [one] Vous avez déjà dit { $most } phrase depuis le dernier coup. Attendez le prochain.
   *[other] Vous avez déjà dit { $most } phrases depuis le dernier coup. Attendez le prochain.
}
refused-not-away = L'absence de { $name } est encore trop courte.
refused-already-voted = Vous avez déjà voté. C'est aux autres de voter.
refused-stood-in = Un bot joue pour vous. Dites d'abord que vous êtes de retour.
refused-not-stood-in = Personne ne joue à votre place.
refused-offer-open = On a déjà proposé de finir la partie.
refused-offered-lately = { $moves ->
    [one] Vous l'avez proposé récemment. Vous pourrez recommencer après { $moves } coup de plus.
   *[other] Vous l'avez proposé récemment. Vous pourrez recommencer après { $moves } coups de plus.
}
refused-bots-play-on = Dans une partie classée, les bots continuent. Vous pouvez abandonner.
refused-no-offer = Il n'y a pas de proposition à laquelle répondre.
refused-no-hints = Il n'y a pas de conseils à cette table.
refused-too-many-hints = Vous avez demandé beaucoup de conseils. Patientez un instant.

## The table in the terminal

tui-too-small = Cette fenêtre est trop petite : un plateau demande { $width } colonnes et { $height } lignes, et il y en a ici { $is_width } et { $is_height }. Rien n'est perdu : agrandissez la fenêtre, et la partie continue.
tui-curtain = À { $name } de jouer
tui-curtain-more = Personne d'autre ne devrait regarder l'écran maintenant. Les cartes s'affichent quand on appuie sur la touche.
tui-uncover = Voir mes cartes
tui-leave = Sortir
tui-quit = Quitter
tui-back = Retour
tui-take = OK
tui-other-card = autre carte
tui-pick = choisir
tui-unpick = retirer
tui-next-combo = combi. suivante
tui-more = Plus
tui-strip = En tête
tui-log = Journal
tui-careful = Attention : { $warning }. Appuyez encore sur { $key } pour le faire quand même.
tui-change = changer
tui-next = ligne suivante
tui-line = ligne
tui-page = page
tui-ends = début, fin
tui-new-game = Nouvelle partie
tui-delete = Effacer
tui-delete-more = Appuyez encore sur x pour effacer définitivement cette partie.
tui-seat = Place { $number }
tui-player = Joueur { $number }
tui-bot = bot
tui-is-person = une personne devant cet écran
tui-is-friend = quiconque a le lien
tui-on = oui
tui-off = non
tui-deck-usual = les habituelles
tui-deck-own = les vôtres
tui-server = Jouer sur un serveur
tui-server-more = avec des amis éloignés
tui-server-ask = L'adresse d'un serveur, ou le lien d'une invitation
tui-server-as = Votre nom ici : { $name }
tui-server-code = Votre code de récupération : { $code }. Il vous permet de retrouver votre profil et toutes vos parties dans le navigateur. Ne le montrez à personne.
tui-code = Mon code
tui-other-code = Autre code
tui-invite = Avec ce lien, on peut prendre place ou regarder : { $link }
tui-reading = Demande au serveur…
tui-refresh = Actualiser
tui-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
tui-replays-more = les parties que vous avez jouées, et des fichiers d'enregistrements
tui-file-more = Où se trouve le fichier : une partie par ligne
tui-jump = À quel coup ?
tui-seen-by = autre vue
tui-kept = { $games ->
    [one] { $games } partie inachevée est gardée : « irisdeck tui » la reprend.
   *[other] { $games } parties inachevées sont gardées : « irisdeck tui » les reprend.
}
refused-cannot-keep = Impossible d'écrire cela sur le disque : { $why }. Rien n'a changé.
refused-cannot-read = Impossible de lire ce fichier : { $why }.
refused-open-elsewhere = Cette partie est ouverte dans une autre fenêtre.

## At the prompt

# Une ligne qui commence par ce dont elle parle : « Votre main : R7, G4 ».
line-label = { $label } : { $values }
line-list = { $before } ; { $after }
line-which-game = Quel jeu ?
line-yes = oui
line-no = non
line-no-choice = { $text } ne fait pas partie des choix.
line-help = ? affiche l'aide.
line-help-intro = Tapez un coup, ou l'un des mots ci-dessous.
# Derrière les mots que l'on peut taper : « undo, u : … ».
line-help-help = cette aide
line-help-moves = tous les coups que vous pouvez jouer, en toutes lettres
line-help-board = la table encore une fois
line-help-rules = les règles ; le numéro d'un article, comme { $clause }, l'affiche seul
line-help-undo = annuler un coup de ce tour qui n'a rien révélé
line-help-quit = quitter la partie
line-careful = Attention : { $warning }. Tapez { $move } encore une fois pour le faire quand même.
line-undone = Le dernier coup est annulé.
line-farewell = La partie s'arrête ici.
line-game = Partie { $number }
line-winner = Victoire : { $name }
line-to-act = À jouer : { $name }
line-replay-help = Entrée avance, b recule d'un coup, un nombre va à ce coup, a va jusqu'à la fin de la partie, q arrête.
# { $colors } est une liste : « R rouge, O orange, … ».
line-legend-duel = { $colors }. Le blanc remplace n'importe quelle couleur ; qui fait apparaître du noir perd la manche.
line-legend-tricks = Un chiffre est une carte de cette valeur et rapporte autant de points.
line-legend-red7 = { $colors }. À chiffre égal, le rouge est le plus haut et le violet le plus bas.
refused-no-such-clause = Les règles n'ont pas d'article { $clause }.

## Servers, from the terminal

# Ce que dit un serveur, déjà dans la langue de qui lit.
refused-remote-told = { $words }
refused-remote-no-link = { $link } n'est l'adresse d'aucun serveur ni d'aucune table. Écrivez par exemple localhost:8000, ou collez le lien d'une table.
refused-remote-no-host = Aucun ordinateur ne s'appelle { $host }. Vérifiez l'adresse et votre connexion à Internet.
refused-remote-closed = Personne ne répond à l'adresse { $address }. Vérifiez l'adresse et que le serveur est en marche.
refused-remote-timeout = { $address } met trop de temps à répondre. Réessayez dans un instant.
refused-remote-no-irisdeck = Il n'y a pas d'Irisdeck à l'adresse { $address }. Vérifiez l'adresse.
refused-remote-too-old = L'Irisdeck de { $address } est trop ancien pour cela. Jouez-y dans le navigateur, ou demandez à qui le gère de le mettre à jour.
refused-remote-no-tls = Pas de connexion sécurisée avec { $address } : son certificat n'est pas accepté, ou ce serveur ne parle que http://.
refused-remote-moved = Ce serveur se trouve maintenant à l'adresse { $address }. Utilisez celle-ci.
refused-remote-away = Le serveur { $address } n'est pas disponible pour le moment. Réessayez dans un instant.
refused-remote-lost = La connexion avec { $address } est perdue. Réessayez dans un instant.
refused-remote-unsure = La connexion a été perdue avant la réponse du serveur : peut-être est-ce fait, peut-être pas. Regardez avant de réessayer.
refused-remote-proxy = Le proxy de vos réglages est inutilisable. Vérifiez HTTP_PROXY, HTTPS_PROXY et ALL_PROXY.
