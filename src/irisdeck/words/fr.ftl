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
    [one] Arc-en-ciel : la ligne de { $cards } carte va à { $name }
   *[other] Arc-en-ciel : la ligne de { $cards } cartes va à { $name }
}
duel-won-shade = { $cards ->
    [one] Face noire : la ligne de { $cards } carte va à { $name }
   *[other] Face noire : la ligne de { $cards } cartes va à { $name }
}
duel-won-double = { $cards ->
    [one] Double : la ligne de { $cards } carte va à { $name }
   *[other] Double : la ligne de { $cards } cartes va à { $name }
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
refused-no-offer = Il n'y a pas de proposition à laquelle répondre.
refused-no-hints = Il n'y a pas de conseils à cette table.
refused-too-many-hints = Vous avez demandé beaucoup de conseils. Patientez un instant.
