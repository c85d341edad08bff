### What people read, but for what belongs to one game: that stands in its folder. Names in braces are filled in: cards, numbers, players' names.
### Clauses in brackets lead to the rules; they stay as they are.

## Everywhere

list-or = { $rest } ou { $last }
list-more = { $rest }, { $last }
color-red = rouge
color-orange = orange
color-yellow = jaune
color-green = vert
color-blue = bleu
color-indigo = indigo
color-violet = violet
color-light = blanc
color-shade = noir
turn-ended = { $name } termine son tour
turn-ended-you = Vous terminez votre tour
# The same as something to do, as hints say it.
do-end-turn = finissez votre tour

# Who says what.
someone = { $name } : { $what }

## Levels of bots

level-random = aléatoire
level-novice = novice
level-easy = facile
level-greedy = glouton
level-decent = correct
level-medium = moyen
level-expert = expert
level-strong = fort
level-best = le meilleur

# What bots are called at a table, by their avatar.
bot-mouse = Souris
bot-chick = Poussin
bot-cat = Chat
bot-hare = Lièvre
bot-squirrel = Écureuil
bot-otter = Loutre
bot-octopus = Pieuvre
bot-fox = Renard
bot-owl = Hibou
# One of another package.
bot-robot = Bot
# A bot with its level: "Cat (easy)".
bot-title = { $name } ({ $level })

## Home

home-tagline = Trois jeux de cartes aux couleurs de l'arc-en-ciel
home-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
home-players-from = { $least } à { $most } joueurs
home-minutes = environ { $minutes } minutes
home-minutes-from = { $least } à { $most } minutes
home-age = dès { $years } ans
home-play = Jouer
home-friends = Jouer entre amis
home-name = Votre nom
home-against = Adversaires
home-how-many = Joueurs
home-running = Parties en cours
home-to-act = à vous de jouer
home-watch = Regarder
home-nothing-to-watch = Aucune partie publique en ce moment.
home-more = Jouez tout de suite contre l'un des animaux, avec des amis grâce à un lien, ou avec les personnes présentes. Gratuit et sans compte.
home-go = Jouer
home-friends-short = Amis
home-learn = Apprendre
home-options = Options
home-now = Parties en direct
home-close = Fermer
new-more = Vous recevez un lien à envoyer à vos amis. Les places libres peuvent être confiées à des bots.
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
you-code-more = Avec ce code, vous retrouvez votre profil et toutes vos parties sur un autre appareil. Toute personne qui le connaît peut jouer à votre place : ne le montrez à personne.
you-code-show = Afficher le code
you-code-renew = Obtenir un nouveau code
you-code-renew-more = Quelqu'un d'autre l'a vu ? Avec un nouveau code, l'ancien ne vaut plus rien ; vos connexions restent actives partout.
you-code-renewed = Votre code de récupération est nouveau et l'ancien ne marche plus. Notez le nouveau.
you-come-back = Code de récupération d'un autre appareil
you-be = Utiliser ce code
you-are-back = Bon retour parmi nous. Vos parties sont là.
you-sign-out = Se déconnecter partout
you-sign-out-more = Tous les autres navigateurs et terminaux oublient qui vous êtes, et votre ancien code de récupération ne fonctionne plus. Ce navigateur reste connecté et vous montre un nouveau code. Les programmes gardent leurs jetons : révoquez-les ci-dessous.
you-signed-out = La déconnexion est faite partout ailleurs. Votre code de récupération est nouveau : notez-le.

## Options of a table

option-first = Qui commence
option-first-random = au hasard
option-first-you = vous
option-listed = Table publique : toute personne sur ce serveur peut regarder et prendre les places libres
table-open = Ouvrir la table

## The table

table-your-turn = À vous de jouer
table-turn-of = À { $name } de jouer
table-turn-of-you = À vous de jouer
table-waiting = { $count ->
    [one] En attente de { $count } joueur
   *[other] En attente de { $count } joueurs
}
table-ready = Tout le monde est là : on peut commencer !
table-invite = Inviter des amis
table-invite-more = Avec ce lien, on peut prendre place ou regarder.
table-invite-only-here = Ce serveur ne répond que sur cet ordinateur ; lancez-le avec --host 0.0.0.0 pour que d'autres puissent vous rejoindre.
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
table-undone-you = Vous annulez le dernier coup
table-sat = { $name } prend place
table-sat-you = Vous prenez place
table-left = { $name } quitte la table
table-left-you = Vous quittez la table
table-resigned = { $name } abandonne
table-resigned-you = Vous abandonnez
table-bot = { $name } occupe une place
table-won = { $name } gagne
table-won-you = Vous gagnez
table-shared = Victoire partagée : { $names }
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
table-deck = Pioche
table-end-turn = Finir le tour
table-round = Manche { $round }
# Before a move that is most likely a mistake; { $warning } is a sentence.

## What cannot be

refused-not-understood = Commande non comprise.
refused-no-such-bot = Ce bot n'existe pas.
refused-too-many-bot-tables = Aujourd'hui, vous avez commencé beaucoup de parties avec des bots qui ne sont pas terminées. Terminez-en une d'abord ou abandonnez-la, ou revenez demain.
refused-no-such-seat = Cette place n'existe pas.
refused-already-seated = Vous êtes déjà à cette table.
refused-seat-taken = Cette place est prise par { $name }.
refused-seat-kept = La partie a commencé : cette place reste à { $name }. En attendant, un bot peut y jouer.
refused-not-seated = Vous n'êtes pas à cette table.
refused-seats-empty = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
}
refused-already-begun = La partie a déjà commencé.
refused-not-begun = La partie n'a pas encore commencé.
refused-game-over = La partie est finie.
refused-not-over = La partie n'est pas encore terminée.
refused-not-your-turn = Ce n'est pas à vous de jouer.
refused-stale = La table a changé entre-temps. Regardez à nouveau.
refused-nothing-to-undo = Il n'y a rien à annuler : le tour vient de commencer, ou quelque chose a été révélé.
refused-no-cards = Choisissez d'abord les cartes.
refused-no-combo = Ce n'est pas une combinaison : jouez une carte, des cartes de même valeur ou une suite.
refused-rematch-begun = La revanche a déjà commencé.
refused-no-such-code = Ce code est inconnu ici. Vérifiez chaque caractère.
refused-illegal = { $move } est impossible. { $why }
refused-name-missing = Veuillez indiquer votre nom.
refused-name-too-long = { $most ->
    [one] Un nom a au plus { $most } caractère.
   *[other] Un nom a au plus { $most } caractères.
}
refused-no-such-table = Cette table n'existe pas. Le lien est peut-être incomplet.
refused-no-such-page = Cette page n'existe pas.
refused-no-such-game = Ce jeu n'existe pas, ou pas avec ces options.
refused-stale-page = Cette page est trop ancienne. Rechargez-la.
refused-too-fast = Trop de requêtes. Patientez un instant.
refused-failed = Une erreur s'est produite ici. Rien n'a changé ; réessayez dans un instant.

## Names put together

# A card, as a screen reader says it: "red 7".
card-red = { $number } rouge
card-orange = { $number } orange
card-yellow = { $number } jaune
card-green = { $number } vert
card-blue = { $number } bleu
card-indigo = { $number } indigo
card-violet = { $number } violet
# One of several bots of a kind: "Cat 2".
numbered = { $name } { $number }

## Time

clock = Temps
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] { $days } jour { $hours } h
   *[other] { $days } jours { $hours } h
}
length-seconds = { $seconds } s
length-minutes = { $minutes } min
length-hours = { $hours } h
length-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
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
clock-bot-moved = { $name } : temps écoulé, un bot joue le coup
clock-bot-moved-you = Votre temps est écoulé, un bot joue le coup
clock-lost = { $name } perd au temps
clock-lost-you = Vous perdez au temps
clock-left-move = Ce coup
clock-left-game = Toute la partie
refused-time-up = Votre temps est écoulé.
table-notify = M'avertir quand c'est à moi de jouer

## Ratings and history

option-rated = Partie classée : elle modifie la cote de chaque joueur ; incompatible avec les conseils
table-rated = partie classée
table-hints = conseils permis, donc partie non classée
ratings = Classement
ratings-more = D'après les parties classées. Les bots sont cotés par niveau, et la place à la table compte aussi. Une cote entre parenthèses n'est encore qu'une estimation.
ratings-empty = Personne n'a encore joué de partie classée à ce jeu. Lancez-vous : ouvrez une table et cochez « Partie classée ».
ratings-rank = Rang
ratings-rating = Cote
ratings-games = Parties
ratings-plot = Votre cote : { $game }
ratings-plot-told = { $games ->
    [one] Après { $games } partie classée : { $last }.
   *[other] De { $first } à { $last } en { $games } parties classées.
}
history = Vos parties
history-empty = Aucune de vos parties finies ne correspond. Jouez-en une !
history-game = Jeu
history-all = tous
history-result = Résultat
history-won = victoire
history-lost = défaite
history-placed = { $place }e sur { $players }
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
lesson-offer = Votre première partie ? Une courte leçon vous montre comment on joue.
lesson-to = Voir la leçon
lesson-no = Non, merci
lesson-tried = Simple essai : { $what }
refused-in-lesson = Ce n'est pas possible dans une leçon.
refused-no-such-lesson = Cette leçon n'existe pas.
refused-lesson-read-on = Lisez d'abord, puis appuyez sur « { lesson-continue } ».
refused-lesson-not-now = Pas maintenant. { $task }

## Replays

replays = Revoir des parties
replay = Revoir
replay-watch = Revoir la partie
replay-seat = Place { $number }
replay-unfinished = L'enregistrement s'arrête ici ; la partie n'est pas finie
replay-at = Coup { $at } sur { $moves }
replay-open = Toutes les mains visibles
# Before the names of the players and "All hands open".
replay-seen-by = Vue de :
replay-hand = Main : { $name }
replay-next = Prochaine carte : { $name }
replay-score-pile = Pile de score : { $name }
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
replay-keys = Touches : ← et → reculent ou avancent d'un coup, Début et Fin vont au début ou à la fin, la barre d'espace lance la lecture et la met en pause.
replay-copy = Copier le lien vers cette position
replay-other-games = Autres parties de ce fichier
replay-open-record = Ouvrir une partie enregistrée
replay-open-more = Un enregistrement est un fichier téléchargé ici après une partie, ou écrit par la ligne de commande. Chaque coup en est vérifié. Vous pouvez ensuite revoir la partie coup par coup.
replay-kept-more = Toute personne qui a le lien le peut aussi. Un enregistrement est conservé 90 jours après avoir été ouvert pour la dernière fois.
replay-file = Fichier d'enregistrements
replay-file-more = Une partie par ligne, 1 Mo au plus.
replay-paste = Ou collez un enregistrement
replay-open-now = Vérifier et ouvrir
replay-choose = Quelle partie ?
replay-length = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
refused-no-such-move = { $moves ->
    [one] Cette partie n'a que { $moves } coup.
   *[other] Cette partie n'a que { $moves } coups.
}
# { $why } is the sentence of the command line, in English.
refused-wrong-record = Ligne { $line } : { $why }.
refused-no-record = Choisissez un fichier ou collez un enregistrement.
refused-record-quota = Vous avez ouvert tant d'enregistrements qu'on ne peut plus en conserver. Ceux que personne n'ouvre sont supprimés au bout de 90 jours.
refused-empty-file = Le fichier est vide.
refused-too-large = C'est trop volumineux : un fichier peut avoir 1 Mo au plus.

## Programs

programs = Programmes
programs-more = Des programmes peuvent aussi jouer ici, les vôtres ou ceux d'autrui. Avec un jeton, ils agissent à votre place ou sous leur propre nom.
programs-how = Comment les programmes parlent à ce serveur
programs-called = Nom du programme
programs-may = Ce qu'il peut faire
programs-make = Créer un jeton
programs-made = Le jeton de { $name } n'est affiché que cette fois-ci. Toute personne qui le possède peut faire tout ce que vous avez coché : ne le montrez à personne.
programs-used = Dernière utilisation :
programs-unused = Jamais utilisé
programs-revoke = Révoquer
programs-revoked = Le jeton est révoqué : plus aucun programme ne peut s'en servir.
programs-invite = Ou l'un de vos programmes :
programs-seat = Lui donner une place
# A program at the table that plays under its own name.
program-name = 🤖 { $name } (programme)
scope-read = Voir les tables, les parties et les enregistrements
scope-play = Prendre place et jouer
scope-open = Ouvrir des tables
scope-bot = Jouer sous son propre nom, signalé comme programme
api-title = Pour les programmes
api-intro = Un programme reçoit de vous un jeton et l'envoie avec chaque requête. Créez-en un dans votre profil :
api-errors = Une requête refusée reçoit pour réponse un nom d'erreur pour le programme et une phrase dans la langue demandée (Accept-Language) ; rien n'a alors changé.
api-document = La description complète pour les machines (OpenAPI) :
api-scopes = Ce que permettent les jetons
api-doors = Requêtes
api-english = Les descriptions sont en anglais.
api-scope = Nécessite
api-body = Contenu
api-refusals = Refus
api-bodies = Contenus
refused-token-missing = Il faut un jeton : créez-en un dans votre profil et envoyez-le sous la forme « Authorization: Bearer ».
refused-token-unknown = Ce jeton est inconnu ici. Il a peut-être été révoqué.
refused-scope-missing = Ce jeton ne permet pas cela : il lui manque « { $scope } ».
refused-no-scope = Cochez ce que le programme peut faire.
refused-program-nameless = Donnez un nom au programme.
refused-too-many-tokens = { $most ->
    [one] Vous pouvez avoir au plus { $most } jeton. Révoquez-en d'abord un.
   *[other] Vous pouvez avoir au plus { $most } jetons. Révoquez-en d'abord un.
}
refused-no-such-program = Vous n'avez pas de tel programme.
refused-no-free-seat = Aucune place n'est libre.
refused-wrong-request = Commande non comprise : { $why }.
refused-too-long = C'est trop long.

## Courtesy and hints

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s'il vous plaît.
phrase-must-go = Je dois partir.
phrase-take-your-time = Prenez votre temps.
phrase-good-game = Belle partie !
phrase-oops = Oups !
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
talk-mute-all = tout le monde
talk-mute-at-you = Masquer les messages de tout le monde : sur la page Profil
you-talk = Ce que disent les autres
you-quiet = Ne me montrer ni phrases ni réactions, à aucune table
you-keep = Enregistrer
you-kept = C'est enregistré.

asks = À vous de décider
# Somebody for whom a bot plays just now.
stand-in-name = { $name } (bot)
stand-in-absent = { $name } est hors ligne depuis un moment.
stand-in-vote = Laisser un bot jouer pour { $name } jusqu'à son retour
stand-in-votes = Votes : { $given } sur { $needed }
stand-in-waiting = Vous avez voté.
stand-in-voted = { $name } laisserait un bot jouer pour { $other }
stand-in-voted-you = Vous laisseriez un bot jouer pour { $other }
stand-in-begun = Un bot joue maintenant pour { $name }
stand-in-begun-you = Un bot joue maintenant pour vous
stand-in-over = { $name } est de retour
stand-in-over-you = Vous êtes de retour
stand-in-you = Un bot joue pour vous.
stand-in-back = Je suis de retour
offer-end = Proposer de finir la partie
offer-end-more = La partie finit sans vainqueur si tout le monde est d'accord.
offer-made = { $name } propose de finir la partie sans vainqueur
offer-made-you = Vous proposez de finir la partie sans vainqueur
offer-accept = Accepter
offer-decline = Continuer à jouer
offer-waiting = Les autres n'ont pas encore tous répondu.
offer-accepted = { $name } accepte de finir la partie
offer-accepted-you = Vous acceptez de finir la partie
offer-declined = { $name } préfère continuer à jouer
offer-declined-you = Vous préférez continuer à jouer
offer-agreed = Tout le monde a accepté de finir la partie : personne ne gagne

option-hints = Conseils : à votre tour, vous pouvez demander l'avis du bot le plus fort
hint = Conseil
hint-thinking = Réflexion…
hint-title = L'avis du bot le plus fort
hint-chance = Chances de gagner, pour chaque coup
hint-share = Part des autres joueurs que vous devanceriez, pour chaque coup
hint-percent = { $chance } % ± { $error }
hint-untried = pas essayé
hint-about = { $chance } %
hint-below = moins de { $chance } %
hint-above = plus de { $chance } %
hint-sure-win = gagne à coup sûr
hint-sure-draw = égalité certaine
hint-sure-loss = perd à coup sûr
hint-hardly = à peine essayé
hint-as-good = { $chance }, peut-être aussi bon
hint-best = meilleur
hint-says = Conseil : { $move }
hint-more = Les autres coups
hint-close = Fermer le conseil
hint-failed = Le bot n'a pas de conseil à vous donner ici.
hint-asked = { $name } a demandé un conseil
hint-asked-you = Vous avez demandé un conseil

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
refused-rated-with-hints = Une partie avec des conseils ne peut pas être classée. Choisissez l'un des deux.
refused-too-many-hints = Vous avez demandé beaucoup de conseils. Patientez un instant.

## The table in the terminal

tui-too-small = Cette fenêtre est trop petite : un plateau demande { $width } colonnes et { $height } lignes, et il y en a ici { $is_width } et { $is_height }. Rien n'est perdu : agrandissez la fenêtre, et la partie continue.
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
tui-careful = { $warning } Appuyez encore sur { $key } pour le faire quand même.
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
tui-server = Jouer sur un serveur
tui-server-more = avec des amis éloignés
tui-server-ask = L'adresse d'un serveur, ou le lien d'une invitation
tui-server-as = Votre nom ici : { $name }
tui-server-code = Votre code de récupération : { $code }. Il vous permet de retrouver votre profil et toutes vos parties dans le navigateur. Ne le montrez à personne.
tui-code = Mon code
tui-other-code = Autre code
tui-invite = Avec ce lien, on peut prendre place ou regarder : { $link }
tui-reading = Demande au serveur…
tui-refresh = Actualiser
tui-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
tui-replays-more = les parties que vous avez jouées, et des fichiers d'enregistrements
tui-file-more = Où se trouve le fichier : une partie par ligne
tui-jump = À quel coup ?
tui-seen-by = autre vue
tui-kept = { $games ->
    [one] { $games } partie inachevée est gardée : « irisdeck tui » la reprend.
   *[other] { $games } parties inachevées sont gardées : « irisdeck tui » les reprend.
}
tui-speed = Vitesse
tui-speed-calm = calme
tui-speed-normal = normale
tui-speed-instant = immédiate
tui-resign-sure = Voulez-vous vraiment abandonner ?
refused-cannot-keep = Impossible d'écrire cela sur le disque : { $why }. Rien n'a changé.
refused-cannot-read = Impossible de lire ce fichier : { $why }.
refused-open-elsewhere = Cette partie est ouverte dans une autre fenêtre.

## At the prompt

# Une ligne qui commence par ce dont elle parle : « Votre main : R7, G4 ».
line-label = { $label } : { $values }
line-list = { $before } ; { $after }
line-which-game = Quel jeu ?
line-yes = oui
line-no = non
line-no-choice = { $text } ne fait pas partie des choix.
line-help = ? affiche l'aide.
line-help-intro = Tapez un coup, ou l'un des mots ci-dessous.
# Derrière les mots que l'on peut taper : « undo, u : … ».
line-help-help = cette aide
line-help-moves = tous les coups que vous pouvez jouer, en toutes lettres
line-help-board = la table encore une fois
line-help-rules = les règles ; le numéro d'un article, comme { $clause }, l'affiche seul
line-help-undo = annuler un coup de ce tour qui n'a rien révélé
line-help-quit = quitter la partie
line-careful = { $warning } Tapez { $move } encore une fois pour le faire quand même.
line-undone = Le dernier coup est annulé.
line-farewell = La partie s'arrête ici.
line-game = Partie { $number }
line-winner = Victoire : { $name }
line-to-act = À jouer : { $name }
line-replay-help = Entrée avance, b recule d'un coup, un nombre va à ce coup, a va jusqu'à la fin de la partie, q arrête.
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
refused-remote-no-tls = Pas de connexion sécurisée avec { $address } : son certificat n'est pas accepté, ou ce serveur ne parle que http://.
refused-remote-moved = Ce serveur se trouve maintenant à l'adresse { $address }. Utilisez celle-ci.
refused-remote-away = Le serveur { $address } n'est pas disponible pour le moment. Réessayez dans un instant.
refused-remote-lost = La connexion avec { $address } est perdue. Réessayez dans un instant.
refused-remote-unsure = La connexion a été perdue avant la réponse du serveur : peut-être est-ce fait, peut-être pas. Regardez avant de réessayer.
refused-remote-proxy = Le proxy de vos réglages est inutilisable. Vérifiez HTTP_PROXY, HTTPS_PROXY et ALL_PROXY.

## Draws

history-draw = égalité

## Who begins

# The answer where two play.
option-first-other = l'autre joueur
# Behind the seat that begins, before the cards are dealt.
table-first-turn = premier tour
## When something fails

table-not-saved = Un coup ne peut pas être enregistré pour le moment. Le serveur réessaie.
refused-newer-table = Le serveur a été mis à jour et cette page vient encore de l'ancienne version. Rechargez-la dans un instant.

## How long the others wait

patience-choose = Sans limite de temps : combien attendre avant qu'un bot puisse jouer pour une personne absente
patience-terms = Si une personne s'absente pendant { $span }, les autres peuvent laisser un bot jouer jusqu'à son retour.
refused-clock-decides = Cette table a une limite de temps. C'est elle qui décide, on ne vote pas.

# Handling cards

table-skip = Aller à vos cartes
table-resign-sure = Abandonner cette partie ? Les autres gagnent.
sure-yes = Oui, je le fais
sure-no = Revenir
keys = Touches
keys-arrows = ← →
keys-arrows-more = Choisir une carte
keys-digits = 1 – 9
keys-digits-more = Choisir la première carte, la deuxième…
keys-enter = ↑ ↓, Entrée
keys-enter-more = Choisir quoi en faire, et le faire
keys-letters = E, P
keys-letters-more = Finir le tour, jouer ou passer
keys-escape = Échap
keys-escape-more = Remettre la carte
keys-undo = U
keys-undo-more = Annuler
keys-hint = H
keys-hint-more = Conseil, si la table le permet
keys-help = ?
keys-help-more = Afficher ou masquer cette liste

## Avatars and settings

face = Votre avatar
face-person = personne
face-bear = ours
face-frog = grenouille
face-raven = corbeau
face-deer = cerf
face-hedgehog = hérisson
face-panda = panda
face-penguin = manchot
face-turtle = tortue
face-bee = abeille
face-whale = baleine
face-unicorn = licorne
settings = Réglages
settings-more = Ils vous suivent sur tout appareil où vous utilisez votre code de récupération.
setting-sound = Son
setting-sound-on = activé
setting-sound-off = coupé
setting-speed = Vitesse des cartes
setting-speed-calm = calme
setting-speed-normal = normale
setting-speed-fast = rapide
setting-speed-instant = instantanée
setting-theme = Thème
setting-theme-system = comme sur cet appareil
setting-theme-light = clair
setting-theme-dark = sombre
setting-size = Taille des cartes
setting-size-small = petite
setting-size-normal = normale
setting-size-large = grande
setting-palette = Couleurs
setting-palette-normal = habituelles
setting-palette-deuteranopia = pour deutéranopie (vert)
setting-palette-protanopia = pour protanopie (rouge)
setting-palette-tritanopia = pour tritanopie (bleu)
setting-palette-monochrome = niveaux de gris
setting-confirm = Redemander avant un coup perdant
setting-confirm-on = oui
setting-confirm-off = non

## Finding an opponent, and invitations

opponent-find = Trouver un adversaire
opponent-find-more = Vous rejoignez une personne qui attend, ou votre table reste affichée ici jusqu'à ce que quelqu'un vienne.
opponent-tables = Tables qui attendent
opponent-sit = S'asseoir
opponent-waiting = Votre table est affichée sur la page d'accueil. La partie commence dès que toutes les places sont prises.
invite-by = { $name } vous invite : { $game }
round-tap = Touchez pour continuer
## The end of a game

end-won = Bien joué !
end-won-close = D'un cheveu !
end-won-given = La partie est à vous
end-lost = Belle résistance
end-lost-close = Si près du but
end-lost-given = Ce sera pour une autre fois
end-lost-time = La montre a été plus rapide
end-drawn = À égalité jusqu'au bout
end-agreed = On se quitte bons amis
end-watched = Une belle partie
end-turning = { $name } prend définitivement la tête au coup { $at }
end-turning-you = Vous prenez définitivement la tête au coup { $at }
end-see-turning = Voir le tournant
end-share = Partager
end-rounds = Manche par manche
end-result = Le résultat
end-look = Voir la table

## Sans serveur

curtain-more = Passez l'appareil. Personne d'autre ne devrait le regarder maintenant.
together = Jouer sur un seul appareil
together-short = Ensemble
together-more = Tout le monde joue sur cet appareil. Entre les tours, un rideau cache les cartes.
together-who = Qui joue ici
together-person = une personne
together-name = Nom
tally = Vos parties contre les bots
device = Vos parties dans ce navigateur
device-kept = Toutes les parties restent dans ce navigateur, même fermé. Effacer ses données les efface aussi : exportez-les de temps en temps.
device-unpromised = Toutes les parties restent dans ce navigateur, mais il n'a pas promis de les garder pour toujours : une fenêtre privée les oublie quand on la ferme, et si la place manque, il peut les effacer. Exportez-les de temps en temps.
device-not-kept = Ce navigateur ne garde rien, comme dans une fenêtre privée. Exportez vos parties avant de le fermer.
device-export = Exporter toutes les parties
device-import = Importer des parties
device-import-more = Un fichier exporté ici ou sur un autre appareil. Les parties déjà présentes restent telles quelles.
device-import-now = Importer
device-loaded = { $games ->
    [0] Aucune partie de ce fichier n'est nouvelle.
    [one] { $games } partie a été importée.
   *[other] { $games } parties ont été importées.
}
device-forget = Tout effacer
device-forget-sure = Effacer pour de bon toutes les parties et tous les réglages de ce navigateur
device-forgotten = Tout a été effacé.
refused-no-games-file = Ce n'est pas un fichier de parties exportées. Rien n'a changé.
server = Ce qui demande un serveur
server-needed = Les amis au loin, les classements et l'observation d'autres parties demandent un serveur.
server-how = Comment en avoir un
server-get = Qui a Irisdeck sur un ordinateur démarre un serveur avec une seule commande, pour des amis à la maison ou dans le monde entier :
server-carry = Les parties terminées peuvent aller sur un serveur et en revenir : enregistrez ici la partie dans un fichier et ouvrez-le là-bas.
offline = Sans internet
offline-home = Jouez tout de suite contre l'un des animaux, ou avec qui est assis à côté de vous. Gratuit, sans compte et sans internet.
offline-play = Jouer hors ligne
offline-more = Dès votre deuxième visite, Irisdeck fonctionne sans internet. Installé, il s'ouvre comme toute autre application.
offline-install = Installer
boot-loading = Chargement des jeux …
boot-wait = La partie commence dès que tout est là.
boot-old = Ce navigateur est trop ancien pour jouer sans serveur : il lui manque WebAssembly ou les modules. Mettez-le à jour ou prenez-en un autre.
boot-download = Tout n'a pas pu être chargé. Êtes-vous en ligne ? Ce qui est déjà là ne sera pas rechargé.
boot-failed = Une erreur s'est produite. Aucun coup joué n'est perdu.
boot-not-kept = Ce navigateur ne garde rien ici : ce que vous jouez maintenant disparaîtra quand vous fermerez la page.
boot-scripts = Il faut des scripts pour jouer ici.
boot-new = Une nouvelle version est là.
boot-new-now = L'utiliser maintenant
boot-again = Recharger
# Why a move cannot be kept: it stands in refused-cannot-keep.
storage-full = la mémoire de ce navigateur est pleine
storage-failed = ce navigateur ne garde rien en ce moment

## Puzzles

puzzle = Problème
puzzles = Problèmes
puzzles-more = Des positions tirées de parties de bots, où un coup est bien meilleur que tous les autres. Vous voyez ce que l'on voyait à la table : rien ici ne se résout par chance.
puzzles-start = Résoudre des problèmes
puzzle-find = Trouvez le coup bien meilleur que tous les autres
puzzle-solved = Exact, c'est bien lui !
puzzle-wrong = Ce n'est pas lui : il existe un bien meilleur coup. Essayez encore, ou faites-le afficher.
puzzle-shown = Voici le coup à trouver.
puzzle-known = Vous avez déjà vu ce problème : il ne compte plus.
puzzle-all-solved = Vous avez résolu tous les problèmes de ce jeu. Ils reviennent, mais ne comptent plus.
puzzle-tempting = tentant
puzzle-theme = De quoi il s'agit
puzzle-show = Voir la solution
puzzle-next = Problème suivant
puzzle-level = niveau { $points }
puzzle-rating = Votre niveau : { $points }
puzzle-streak = { $count ->
    [0] Pas de série en cours
    [one] { $count } d'affilée
    *[other] { $count } d'affilée
}
puzzle-longest = Plus longue série : { $count }
puzzle-count = Résolus : { $solved } sur { $tried }
line-puzzle-help = Tapez un coup, ou # et son numéro. Aussi : hint (conseil), show (solution), next (suivant), board (table), quit (fin) ; ou leurs initiales.
refused-no-such-puzzle = Ce problème n'existe pas.
refused-no-puzzles = Il n'y a pas de problèmes pour ce jeu.
refused-progress-not-kept = Impossible d'écrire votre progression sur le disque : { $why }. Elle est gardée jusqu'à ce que vous quittiez, et sera écrite avec le prochain problème.
## Analyse en ligne de commande et dans le terminal

line-analyze = Tapez a pour que le bot le plus fort revoie vos décisions, ou terminez par Entrée.
line-analysis-legend = Chaque ligne : le coup, qui l'a joué, ses chances en pour cent avant et après, ce qu'il a coûté en points, et ce qui était meilleur.
line-analysis-ranked = La chance est la part des autres que l'on laisse derrière soi.
line-analysis-fair = La chance vient des cartes, l'adresse des décisions ; ensemble, elles donnent le résultat. Le vainqueur est souvent le plus chanceux : une partie dit peu sur qui joue le mieux.
line-better = mieux
line-luck-deal = chance à la donne
line-luck-drawn = chance à la pioche
line-luck-uncovered = chance de ce qui a été découvert
line-luck-held = chance selon ce que tiennent les autres
line-account = { $initial } au début, { $luck } par la chance, { $own } par ses propres décisions, { $others } par celles des autres : { $result } à la fin
line-adjusted = Avec une chance moyenne : { $share }
line-error-rate = { $choices ->
    [one] { $rate } points perdus au seul vrai choix
   *[other] { $rate } points perdus en moyenne sur { $choices } vrais choix
}
line-no-real-choice = Il n'y avait pas de vrai choix.
line-grade-outstanding = remarquable
line-grade-strong = fort
line-grade-good = bien
line-grade-fair = correct
line-grade-learning = en apprentissage
line-costliest = Décisions les plus coûteuses :
tui-analyze = analyser
tui-analysis = Analyse
tui-analysis-running = Décisions jugées : { $done } sur { $moves }
tui-analysis-stopped = L'analyse a été arrêtée.
tui-analysis-stop = arrêter l'analyse
tui-analysis-moves = liste des coups
tui-analysis-open = Toutes cartes ouvertes
tui-find = trouver un meilleur coup
tui-find-ask = Qu'auriez-vous joué ? Choisissez un meilleur coup.
tui-find-best = Oui, c'est le meilleur coup !
tui-find-good = Oui, il vaut le meilleur coup.
tui-find-same = C'est ce qui a été joué. Il y a mieux.
tui-find-wrong = Pas celui-ci. Il y a mieux.
tui-find-none = Aucune décision n'a coûté 2 points ou plus. Bien joué !
tui-find-show = montrer
## The analysis of a game

analysis = Analyse
analysis-analyze = Analyser
analysis-all = Tout le monde
analysis-back = Retour à la partie
analysis-step = Parcourir la partie
analysis-whose = Les décisions de :
analysis-progress = Où en est l'analyse
analysis-waiting = Votre place dans la file : { $place }
analysis-running = Décisions évaluées : { $done } sur { $moves }
analysis-fills = La page se remplit peu à peu. Vous pouvez partir et revenir plus tard.
analysis-cancel = Annuler
analysis-failed = L'analyse a échoué. Veuillez réessayer.
analysis-more = Le bot le plus fort revoit chaque décision : ce qu'elle valait, ce qui aurait été meilleur, et la part de chance dans le résultat.
analysis-find = Trouvez un meilleur coup
analysis-find-yours = Ces décisions vous ont coûté le plus cher. Réessayez, avec les cartes telles que vous les avez vues.
analysis-find-theirs = Ces décisions ont coûté le plus cher. Réessayez, avec les cartes telles qu'on les voyait à cette place.
analysis-find-later = Les décisions coûteuses apparaissent ici dès qu'elles sont évaluées.
analysis-find-none = Aucune de vos décisions n'a coûté 2 points ou plus. Bien joué !
analysis-find-none-theirs = Aucune décision n'a coûté ici 2 points ou plus. Bien joué !
analysis-cost = { $points ->
    [one] a coûté { $points } point
   *[other] a coûté { $points } points
}
analysis-move = Coup { $number }
analysis-played-was = Joué : { $move }
analysis-graph = Les chances au fil de la partie
analysis-chance = La probabilité de victoire de chaque joueur.
analysis-share = La part des autres que chaque joueur devancerait.
analysis-graph-more = Choisissez un point des lignes pour y aller.
analysis-course = { $first } % au début, entre { $low } % et { $high } % en chemin, { $last } % à la fin
analysis-luck-skill = Chance et talent
analysis-luck = Chance
analysis-skill = Propres décisions
analysis-sum = { $initial } % au début, { $luck } par la chance, { $own } par ses décisions, { $others } par celles des autres : { $result } % à la fin.
analysis-adjusted = Résultat avec une chance moyenne : { $points } sur 100
analysis-rate = Points perdus par vrai choix : { $rate } (vrais choix : { $choices })
analysis-no-choices = Il n'y avait pas de vrai choix.
analysis-luckiest-won = Cette fois, c'est le plus chanceux qui a gagné.
analysis-luckiest-lost = Cette fois, ce n'est pas le plus chanceux qui a gagné.
analysis-reading = Tout le monde part avec la même chance de gagner. Les cartes données, piochées ou retournées la changent : c'est la chance. Un coup qui n'est pas le meilleur en abandonne une partie : c'est le talent. Ensemble, ils mènent exactement au résultat. Le vainqueur est souvent aussi le plus chanceux : une seule partie dit peu de qui joue le mieux. Le résultat avec une chance moyenne est une estimation : il peut être inférieur à 0 ou supérieur à 100.
analysis-luck-later = Chance et talent sont additionnés quand toutes les décisions sont évaluées.
analysis-marks = signalent les coups qui ont coûté au moins 5, 10 et 15 points.
analysis-budget = Chaque décision est évaluée d'après ce qu'on pouvait savoir à cette place, avec jusqu'à { $simulations } simulations par coup.
analysis-outstanding = remarquable
analysis-strong = fort
analysis-good = bon
analysis-fair = correct
analysis-learning = en progrès
analysis-show = Montrez-moi
analysis-there = Ce qui était possible
analysis-there-more = Avec toutes les cartes visibles, comme personne ne pouvait les voir. Cela ne dit rien de la qualité de la décision.
analysis-judged-later = Cette décision n'est pas encore évaluée.
analysis-played = Joué
analysis-best = Le meilleur
analysis-yours = Votre essai
analysis-found = Oui, c'est le meilleur coup !
analysis-found-other = Oui ! C'est aussi bon que le meilleur coup.
analysis-find-same = C'est ce qui a été joué. Il y a mieux.
analysis-find-better = C'est mieux, mais il y a mieux encore.
analysis-find-worse = Pas celui-ci. Essayez-en un autre.
analysis-find-ask = Que joueriez-vous à la place ?
analysis-find-next = Décision suivante
analysis-see = Voir dans la partie
refused-analysis-full = Trop de parties attendent d'être analysées. Réessayez dans quelques minutes.
refused-analysis-one = Une autre de vos parties est en cours d'analyse. Attendez qu'elle soit terminée, ou annulez-la.
refused-analysis-long = Cette partie est trop longue pour être analysée.

## The deal of the day

daily = La donne du jour
daily-more = Aujourd'hui, tout le monde reçoit les mêmes cartes et rencontre les mêmes animaux avec la même chance. Seule votre première partie compte. Un nouveau jour commence à minuit (UTC).
daily-alone = Ici, vous êtes comparé aux animaux. Sur un serveur, vous voyez aussi les résultats des autres personnes.
daily-kind = { $players ->
    [one] { $game }, { $players } joueur
   *[other] { $game }, { $players } joueurs
}
daily-counts = La donne du jour : cette partie compte, sans conseils et sans annulation
daily-again-more = La donne du jour encore une fois : cette partie ne compte pas
daily-go-on = Continuer
daily-again = Rejouer cette donne
daily-uncounted = Seulement pour s'entraîner : cela ne compte pas.
daily-compare = Comment ont fait les autres
daily-shared = partagée
daily-own = Votre résultat
daily-not-played = Pas jouée
daily-yesterday = Hier
daily-count = Combien
daily-people = Autres personnes
daily-bots = Les animaux
daily-field = Tous ensemble
daily-difference = Différence
daily-above = Bravo : vous avez tiré plus de ces cartes que les autres.
daily-even = Vous avez tiré autant de ces cartes que les autres.
daily-below = Cette fois, les autres ont tiré plus de ces cartes.
daily-waiting = Certains animaux jouent encore.
daily-look = Regarder à nouveau
daily-everybody = Tout le monde avec ces cartes
refused-no-such-kind = Cette donne du jour n'existe pas.
refused-no-such-day = Il n'y a pas ici de donne pour ce jour.
refused-daily-not-over = Terminez d'abord votre partie. Vous verrez ensuite ce que les autres ont fait avec les mêmes cartes.
daily-same-cards = les mêmes cartes pour tous aujourd'hui
option-series = Mêmes cartes à chaque place : autant de manches que de joueurs, chacun avance d'une place à chaque fois
series-round = Manche { $round } sur { $rounds } avec les mêmes cartes
series-next = Manche suivante
series-totals = Toutes les manches jusqu'ici
series-wins = Victoires
refused-series-goes-on = Ces cartes reviendront : la partie pourra être revue après la dernière manche.
refused-rated-with-series = Une table qui joue plusieurs fois les mêmes cartes ne peut pas être classée.
