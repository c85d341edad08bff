### What people read of the three games. Names in braces are filled in: cards, numbers, players' names.
### Clauses in brackets lead to the rules; they stay as they are.

## Everywhere

list-or = { $rest } oder { $last }
color-red = Rot
color-orange = Orange
color-yellow = Gelb
color-green = Grün
color-blue = Blau
color-indigo = Indigo
color-violet = Violett
end-of-turn = Ende des Zuges

# Who did what: { $what } is one of the messages below, "into the palette" and the like.
someone = { $name }: { $what }

## Duel

duel-light = Licht
duel-shade = Schatten

# A move, told.
duel-laid = Karte von Platz { $place } abgelegt
duel-laid-blind = Karte von Platz { $place } blind abgelegt
duel-turned = Karte { $place } der Reihe umgedreht

# What it brought about.
duel-shows = Es zeigt sich: { $face }
duel-won-rainbow = { $cards ->
    [one] Ein Rainbow: Die Reihe mit { $cards } Karte geht an { $name }
   *[other] Ein Rainbow: Die Reihe mit { $cards } Karten geht an { $name }
}
duel-won-shade = { $cards ->
    [one] Ein Schatten: Die Reihe mit { $cards } Karte geht an { $name }
   *[other] Ein Schatten: Die Reihe mit { $cards } Karten geht an { $name }
}
duel-won-double = { $cards ->
    [one] Ein Fehler: Die Reihe mit { $cards } Karte geht an { $name }
   *[other] Ein Fehler: Die Reihe mit { $cards } Karten geht an { $name }
}

# What speaks for or against a move.
duel-why-end = { $cards ->
    [one] die Reihe bleibt, wie sie ist, mit { $cards } Karte
   *[other] die Reihe bleibt, wie sie ist, mit { $cards } Karten
}
duel-why-unseen = du hast nicht gesehen, was nach oben kommt
duel-why-loses = { $face } kommt nach oben, und du verlierst die Runde
duel-why-rainbow = { $face } vollendet den Rainbow
duel-why-fits = { $face } kommt nach oben und passt

# Why a move cannot be made.
duel-no-end-yet = leg erst mindestens eine Karte ab (D8)
duel-no-end-after-turn = nach dem Umdrehen muss noch eine Karte abgelegt werden (D11)
duel-no-second-turn = nie werden zwei Karten nacheinander umgedreht (D9)
duel-no-card-to-turn = { $cards ->
    [0] die Reihe hat keine Karten zum Umdrehen (D9)
    [one] die Reihe hat { $cards } Karte zum Umdrehen (D9)
   *[other] die Reihe hat { $cards } Karten zum Umdrehen (D9)
}
duel-no-lay-before-turn = dreh eine Karte der Reihe um, bevor du noch eine ablegst (D9)
duel-no-card-there = Platz { $place } deiner Hand ist leer (D8)
duel-moves-are = Spielzüge sind n1-n3 (ablegen), b1-b3 (blind ablegen), f1-f6 (umdrehen) und end (Zug beenden)

## Tricks

tricks-played = { $cards } gespielt
tricks-taken = { $cards } genommen

tricks-over = Das Spiel ist zu Ende
tricks-pile-up = { $name }: verdeckten Stapel aufgenommen
tricks-discarded = Abgeworfen: { $cards }
tricks-leads = { $name }: Ausspiel zum nächsten Stich

tricks-why-most = { $points ->
    [one] { $points } Punkt, mehr ist nicht zu holen
   *[other] { $points } Punkte, mehr ist nicht zu holen
}
tricks-why-less = { $points ->
    [one] { $points } Punkt; zu holen wären { $most }
   *[other] { $points } Punkte; zu holen wären { $most }
}
tricks-why-play = { $points ->
    [one] beim Nehmen bisher Nummer { $place }; { $points } Punkt kommt in die nächste Mitte
   *[other] beim Nehmen bisher Nummer { $place }; { $points } Punkte kommen in die nächste Mitte
}
tricks-why-play-more = { $points ->
    [one] beim Nehmen bisher Nummer { $place }, noch { $after } zu spielen; { $points } Punkt kommt in die nächste Mitte
   *[other] beim Nehmen bisher Nummer { $place }, noch { $after } zu spielen; { $points } Punkte kommen in die nächste Mitte
}

tricks-no-stack = es gibt kein Päckchen { $cards } (T13)
tricks-no-play-now = nimm ein Päckchen (T11)
tricks-no-take-now = Päckchen werden genommen, wenn alle gespielt haben (T11)
tricks-no-such-cards = diese Karten hast du nicht auf der Hand (T6)
tricks-only-sets = ein Set wurde gespielt: nur Einzelkarten oder Sets (T8)
tricks-only-runs = eine Folge wurde gespielt: nur Einzelkarten oder Folgen (T8)
tricks-moves-are = gespielt wird mit den Werten der Karten (4, 333, 2345), genommen mit = und den Werten eines Päckchens (=6, =55)

## Red7

# What each color asks for.
red7-rule-red = die höchste Karte
red7-rule-orange = die meisten Karten einer Zahl
red7-rule-yellow = die meisten Karten einer Farbe
red7-rule-green = die meisten geraden Karten
red7-rule-blue = die meisten verschiedenen Farben
red7-rule-indigo = die längste Folge von Zahlen
red7-rule-violet = die meisten Karten unter 4

red7-drew = eine Karte gezogen
red7-kept = keine Karte gezogen
red7-passed = gepasst, ausgeschieden
red7-laid = { $card } in die Palette
red7-painted = { $card } auf die Leinwand: { $color } gilt
red7-painted-by-7 = { $card } aus der Palette auf die Leinwand: { $color } gilt
red7-taken-by-1 = { $card } aus einer anderen Palette auf das Deck

red7-drew-by-3 = { $name }: durch die 3 eine Karte gezogen
red7-out = { $name }: nicht in Führung, ausgeschieden
red7-round-over = Die Runde ist zu Ende
red7-round-empty = Die Runde ist zu Ende; keine Karte der Siegerpalette erfüllt die Regel
red7-round-won = { $points ->
    [one] { $name }: Runde gewonnen mit { $cards }, { $points } Punkt
   *[other] { $name }: Runde gewonnen mit { $cards }, { $points } Punkte
}

red7-why-pass = du scheidest aus der Runde aus
red7-why-draw = eine Karte mehr zum Spielen
red7-why-keep = keine Karte mehr als jetzt
red7-why-leads = du führst nach { $color } mit { $cards }
red7-why-out = du führst nicht und scheidest aus
red7-why-then = danach bringt dich { $cards } auf der Leinwand in Führung
red7-why-not-yet = du führst noch nicht nach { $color }

red7-warning-end = du führst nicht: Du würdest ausscheiden (R6)
red7-warning-lay = du könntest in diesem Zug nicht mehr führen: Du würdest ausscheiden (R20)

red7-do-7 = führ die 7 aus: Leg eine andere Palettenkarte auf die Leinwand (R16)
red7-do-5 = führ die 5 aus: Leg eine weitere Karte in deine Palette (R16)
red7-do-1 = führ die 1 aus: Nimm eine Karte aus einer anderen Palette (R16)
red7-draw-or-keep = erst ziehen oder darauf verzichten (R11)
red7-no-7 = das geht nur durch eine 7, die du in deine Palette legst, mit einer Karte, durch die du führst (R16)
red7-no-1 = das geht nur durch eine 1, die du in deine Palette legst, mit einer Karte, die du nehmen darfst (R16, R17)
red7-no-end-bound = am Ende dieses Zuges musst du führen (R17)
red7-no-end-yet = leg erst eine Karte, oder passe (R4)
red7-no-pass-now = passen kannst du nur am Anfang deines Zuges (R4)
red7-no-draw-due = es steht dir keine Karte zu (R11)
red7-not-in-hand = { $card } ist nicht auf deiner Hand (R4)
red7-no-paint = du würdest nach { $color } nicht führen (R5)
red7-palette-laid = deine Palettenkarte liegt; es folgt eine Leinwandkarte oder das Ende des Zuges (R4)
red7-no-lay-1 = keine Karte, die du mit dieser 1 nehmen könntest, lässt dich am Ende des Zuges führen (R17)
red7-moves-are = Spielzüge sind +R7 (Palette), >R7 (Leinwand), 7>R7 und 1-R7 (Aktionen), draw (ziehen), keep (nicht ziehen), end (Zug beenden) und pass (passen)

## The games in a line

duel-title = Rainbow, das Duell
duel-by = von Mathias Spaan
duel-line = Vollende die Reihe aus sechs Farben, oder verleite dein Gegenüber zu einem Fehler oder einer schwarzen Karte.
tricks-title = Rainbow, die Stiche
tricks-by = von Mito Sazuki
tricks-line = Was du spielst, um diesen Stich zu gewinnen, ist die Beute des nächsten.
red7-title = Red7
red7-by = von Carl Chudyk und Chris Cieslik
red7-line = Sei am Ende deines Zuges in Führung; die Regel darfst du ändern.

## Levels of bots

level-random = zufällig
level-easy = leicht
level-greedy = gierig
level-medium = mittel
level-strong = stark
level-best = bester

# A bot at the table: "Bot, easy".
bot-name = Bot, { $level }

## Home

home-tagline = Drei Kartenspiele in Regenbogenfarben
home-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
home-players-from = { $least }-{ $most } Personen
home-minutes = etwa { $minutes } Minuten
home-play = Jetzt spielen
home-friends = Mit Freunden spielen
home-name = Dein Name
home-against = Gegenüber
home-how-many = Personen
home-running = Deine Partien
home-to-act = du bist am Zug
home-watch = Zuschauen
home-nothing-to-watch = Gerade spielt niemand öffentlich.
language = Sprache
rules = Regeln
home = Startseite
try-again = Noch einmal versuchen
menu = Menü

# What somebody is called who has not told a name.
guest = Gast

## You: name, and the code for other devices

you = Profil
you-keep-name = Namen speichern
you-name-kept = Dein Name ist gespeichert.
you-code = Dein Wiederherstellungscode
you-code-more = Mit diesem Code spielst du auf einem anderen Gerät als dieselbe Person weiter, mit all deinen Partien. Wer ihn kennt, kann an deiner Stelle spielen: Zeig ihn niemandem.
you-code-show = Code anzeigen
you-come-back = Wiederherstellungscode von einem anderen Gerät
you-be = Code verwenden
you-are-back = Willkommen zurück. Deine Partien sind da.

## Options of a table

option-advanced = Fortgeschritten: Für hohe Leinwandkarten wird gezogen, und mehrere Runden werden gewertet
option-actions = Aktionen: Ungerade Karten lösen in der Palette eine Aktion aus
option-first = Wer beginnt
option-first-random = der Zufall entscheidet
option-first-you = du
option-aids-duel = Gedächtnishilfe: Der Tisch zeigt, was du schon gesehen hast
option-aids-tricks = Punktehilfe: Der Tisch zeigt alle Punktestände und welche Karten noch ausstehen
option-end-after-flip = Darf ein Zug nach dem Umdrehen einer Karte enden?
option-end-after-flip-yes = Ja (deutsche, englische, ungarische, tschechische, slowakische und polnische Regeln)
option-end-after-flip-no = Nein (französische Regeln)
option-deck = Karten einer anderen Auflage
option-deck-more = 57 Karten, jede als zwei Buchstaben aus R O Y G B I V (Rot bis Violett), W (Licht) und K (Schatten)
option-listed = Öffentlich: Alle hier dürfen zuschauen und freie Plätze einnehmen
table-open = Tisch eröffnen

## The table

table-your-turn = Du bist am Zug
table-turn-of = { $name } ist am Zug
table-waiting = { $count ->
    [one] Warten auf { $count } Person
   *[other] Warten auf { $count } Personen
}
table-invite = Freunde einladen
table-invite-more = Wer diesen Link hat, kann mitspielen oder zuschauen.
table-invite-only-here = Dieser Server ist nur auf diesem Computer erreichbar; starte ihn mit --host 0.0.0.0, damit andere dazukommen können.
table-copy = Link kopieren
table-qr = Der Link als QR-Code
table-sit = Hier hinsetzen
table-give-to-bot = Diesen Platz einem Bot geben
table-begin = Beginnen
table-empty-seat = freier Platz
table-you = Du
table-undo = Zurücknehmen
table-resign = Aufgeben
table-leave = Platz verlassen
table-going = Verlassen oder aufgeben…
table-rematch = Revanche
table-to-rematch = Zur Revanche
table-back = Zurück zum Tisch
table-whole-log = Alles, was geschah
table-sound = Töne
table-state = Spielstand
table-seats = Plätze
table-tools = Werkzeuge
table-bot-level = Stärke des Bots
table-player = Name
table-score = Punkte
table-winner = Sieg
table-over = Die Partie ist zu Ende
table-away = offline
table-again = Noch einmal spielen
table-log = Was geschah
table-begun = Die Karten sind ausgeteilt
table-undone = { $name } nimmt den letzten Spielzug zurück
table-sat = { $name } setzt sich
table-left = { $name } verlässt den Tisch
table-resigned = { $name } gibt auf
table-bot = { $name } nimmt Platz
table-won = { $name } gewinnt
table-won-by-you = Du gewinnst
table-shared = Geteilter Sieg: { $names }
table-record = Aufzeichnung herunterladen
table-offline = Verbindung verloren. Neuer Versuch…
table-watching = Du schaust zu
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
table-your-hand = Deine Hand
table-hidden-card = eine verdeckte Karte
table-deck = Deck
table-end-turn = Zug beenden

duel-row = Die Reihe
duel-holder = Kartenhalter
duel-next = Deine nächste Karte
duel-pile = Ablagestapel
duel-lay = Ablegen
duel-blind = Blind
duel-turn = Umdrehen
duel-other-side = Rückseite:
duel-memory = Was du gesehen hast
duel-your-pile = In deinem Ablagestapel
duel-their-pile = Im anderen Ablagestapel
tricks-middle = Die Mitte
tricks-middle-empty = Die Mitte ist leer
tricks-trick = Der Stich
tricks-trick-empty = Noch nichts gespielt
tricks-score-pile = Dein Punktestapel
tricks-face-down = verdeckter Stapel: { $cards }
tricks-play = Spielen
tricks-take = Nehmen
# The order in which players take, behind what they played.
tricks-takes = nimmt als Nr. { $order }
tricks-rank = { $cards ->
    [one] { $cards } Karte mit Wert { $rank }
   *[other] { $cards } Karten mit Wert { $rank }
}
tricks-play-chosen = Ausgewählte Karten spielen
tricks-offers = Was du spielen kannst
tricks-unseen = Noch nicht gesehen
red7-canvas = Leinwand
red7-start-card = Startkarte
red7-leads = führt
red7-is-out = ausgeschieden
red7-round = Runde { $round }
red7-to-palette = Palette
red7-to-canvas = Leinwand
red7-pass = Passen
red7-draw = Ziehen
red7-keep = Nicht ziehen
red7-palette = Palette
# On a button: the card goes back onto the deck.
red7-onto-deck = Auf das Deck
red7-asked-7 = Aktion der 7: Leg eine andere Karte deiner Palette auf die Leinwand.
red7-asked-5 = Aktion der 5: Leg eine weitere Karte in deine Palette.
red7-asked-1 = Aktion der 1: Nimm eine Karte aus einer anderen Palette und leg sie auf das Deck.
red7-asked-draw = Für deine Leinwandkarte darfst du eine Karte ziehen.
red7-risky = Mit so markierten Spielzügen würdest du aus der Runde ausscheiden.
red7-strip = Wer nach welcher Regel führen würde

## What cannot be

refused-not-understood = Das wurde nicht verstanden.
refused-no-such-bot = Diesen Bot gibt es nicht.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-already-seated = Du sitzt schon an diesem Tisch.
refused-seat-taken = Auf diesem Platz sitzt schon { $name }.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-seats-empty = { $count ->
    [one] Noch { $count } Platz ist frei.
   *[other] Noch { $count } Plätze sind frei.
}
refused-already-begun = Die Partie hat schon begonnen.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-game-over = Die Partie ist zu Ende.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-not-your-turn = Du bist nicht am Zug.
refused-stale = Der Tisch hat sich inzwischen verändert. Schau noch einmal hin.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen: Der Zug hat gerade erst begonnen, oder etwas wurde aufgedeckt.
refused-no-cards = Wähle zuerst die Karten aus.
refused-no-combo = Das ist keine Kombination: Spiele eine Karte, gleiche Karten oder eine Folge.
refused-rematch-begun = Die Revanche hat schon begonnen.
refused-no-such-code = Dieser Code ist hier nicht bekannt. Prüf jedes Zeichen.
refused-illegal = { $move } geht nicht: { $why }
refused-name-missing = Bitte sag deinen Namen.
refused-name-too-long = { $most ->
    [one] Ein Name hat höchstens { $most } Buchstaben.
   *[other] Ein Name hat höchstens { $most } Buchstaben.
}
refused-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
refused-no-such-page = Diese Seite gibt es nicht.
refused-no-such-game = Dieses Spiel gibt es nicht, oder nicht mit diesen Einstellungen.
refused-stale-page = Diese Seite ist veraltet. Lade sie neu.
refused-too-fast = Zu viele Anfragen. Warte einen Moment.
refused-failed = Hier ist etwas schiefgegangen. Nichts hat sich geändert; versuch es gleich noch einmal.

## Names put together

# A card: "red 7".
card-name = { $color } { $number }
# One of several bots of a kind: "Bot, easy 2".
numbered = { $name } { $number }

## Courtesy and hints

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-one-moment = Einen Moment, bitte.
phrase-must-go = Ich muss los.
phrase-take-your-time = Lass dir Zeit.
phrase-good-game = Schöne Partie!
phrase-oops = Hoppla!
# Reactions: what the signs 👏 🙂 😮 🤔 ❤️ 🎉 are called.
reaction-applause = Applaus
reaction-smile = Lächeln
reaction-surprise = Staunen
reaction-pondering = hm
reaction-heart = Herz
reaction-joy = Hurra
reaction = { $sign } { $words }
talk = Etwas sagen
talk-phrases = Sätze
talk-reactions = Reaktionen
talk-mute = Stummschalten
talk-mute-all = alle
talk-mute-at-you = Alle stummschalten: auf der Seite „Profil“
you-talk = Was andere sagen
you-quiet = Zeig mir an keinem Tisch Sätze und Reaktionen
you-keep = Speichern
you-kept = Das ist gespeichert.

asks = Für dich zu entscheiden
# Somebody for whom a bot plays just now.
stand-in-name = { $name } (Bot)
stand-in-absent = { $name } ist schon eine Weile weg.
stand-in-vote = Einen Bot für { $name } spielen lassen, bis { $name } zurück ist
stand-in-votes = Stimmen: { $given } von { $needed }
stand-in-waiting = Du hast abgestimmt.
stand-in-voted = { $voter } würde einen Bot für { $name } spielen lassen
stand-in-begun = Für { $name } spielt jetzt ein Bot
stand-in-over = { $name } ist zurück
stand-in-you = Ein Bot spielt für dich.
stand-in-back = Ich bin zurück
offer-end = Vorschlagen, die Partie zu beenden
offer-end-more = Die Partie endet ohne Sieg, wenn alle zustimmen.
offer-made = { $name } schlägt vor, die Partie ohne Sieg zu beenden
offer-accept = Zustimmen
offer-decline = Weiterspielen
offer-waiting = Die anderen haben noch nicht geantwortet.
offer-accepted = { $name } stimmt dem Ende der Partie zu
offer-declined = { $name } möchte weiterspielen
offer-agreed = Alle haben dem Ende der Partie zugestimmt: Niemand gewinnt

option-hints = Tipps: Wer am Zug ist, darf den stärksten Bot fragen
hint = Tipp
hint-thinking = Denkt nach…
hint-title = Was der stärkste Bot meint
hint-chance = Gewinnchance mit jedem Spielzug
hint-share = Anteil der anderen, die mit jedem Spielzug hinter dir landen
hint-percent = { $chance } % ± { $error }
hint-untried = nicht versucht
hint-best = bester
hint-says = Tipp: { $move }
hint-more = Die übrigen Spielzüge
hint-close = Tipp schließen
hint-failed = Der Bot hat hier keinen Tipp für dich.
hint-asked = { $name } hat um einen Tipp gebeten

refused-no-such-phrase = Diesen Satz gibt es nicht.
refused-said-enough = { $most ->
    [one] Du hast seit dem letzten Spielzug schon { $most } Satz gesagt. Warte auf den nächsten Spielzug.
   *[other] Du hast seit dem letzten Spielzug schon { $most } Sätze gesagt. Warte auf den nächsten Spielzug.
}
refused-not-away = { $name } ist noch nicht lange weg.
refused-already-voted = Du hast schon abgestimmt. Die anderen sind noch an der Reihe.
refused-stood-in = Ein Bot spielt für dich. Sag zuerst, dass du zurück bist.
refused-not-stood-in = Niemand spielt an deiner Stelle.
refused-offer-open = Es liegt schon ein Vorschlag vor, die Partie zu beenden.
refused-offered-lately = { $moves ->
    [one] Das hast du erst vorgeschlagen. Nach { $moves } weiteren Spielzug geht es wieder.
   *[other] Das hast du erst vorgeschlagen. Nach { $moves } weiteren Spielzügen geht es wieder.
}
refused-no-offer = Es gibt keinen Vorschlag, auf den du antworten könntest.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-too-many-hints = Du hast schon um viele Tipps gebeten. Warte einen Moment.
