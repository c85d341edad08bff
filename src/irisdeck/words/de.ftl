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
    [one] Ein Rainbow. { $name }: Reihe gewonnen, { $cards } Karte
   *[other] Ein Rainbow. { $name }: Reihe gewonnen, { $cards } Karten
}
duel-won-shade = { $cards ->
    [one] Ein Schatten. { $name }: Reihe gewonnen, { $cards } Karte
   *[other] Ein Schatten. { $name }: Reihe gewonnen, { $cards } Karten
}
duel-won-double = { $cards ->
    [one] Ein Fehler. { $name }: Reihe gewonnen, { $cards } Karte
   *[other] Ein Fehler. { $name }: Reihe gewonnen, { $cards } Karten
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
table-ready = Alle sind da: Es kann losgehen!
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

## Time

clock = Zeit
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] { $days } Tag { $hours } h
   *[other] { $days } Tage { $hours } h
}
clock-per-move = Zeit für jeden Spielzug
clock-per-game = Zeit für die ganze Partie
clock-none = unbegrenzt
clock-after = Wenn die Zeit um ist
clock-terms-move = { $span } für jeden Spielzug
clock-terms-game = { $span } für die ganze Partie
clock-choose-bot = ein Bot macht den Spielzug
clock-choose-loss = die Partie ist verloren
clock-then-bot = Wenn die Zeit um ist, macht ein Bot den Spielzug.
clock-then-loss = Wenn die Zeit um ist, ist die Partie verloren.
clock-bot-moved = { $name }: Zeit abgelaufen, ein Bot macht den Spielzug
clock-lost = { $name } verliert durch Zeitüberschreitung
refused-time-up = Deine Zeit ist um.
table-notify = Bescheid sagen, wenn ich am Zug bin

## Ratings and history

option-rated = Gewertet: Die Partie ändert die Wertungen aller, die mitspielen
table-rated = gewertet
ratings = Rangliste
ratings-more = Aus gewerteten Partien. Bots haben eine Wertung je Stärke, und auch der Platz am Tisch zählt. Eine Wertung in Klammern ist noch eine Schätzung.
ratings-empty = Dieses Spiel hat noch niemand gewertet gespielt. Mach den Anfang: Eröffne einen Tisch und kreuze „Gewertet“ an.
ratings-rank = Rang
ratings-rating = Wertung
ratings-games = Partien
ratings-plot = Deine Wertung: { $game }
ratings-plot-told = { $games ->
    [one] Nach { $games } gewerteten Partie: { $last }.
   *[other] Von { $first } auf { $last } in { $games } gewerteten Partien.
}
history = Deine Partien
history-empty = Keine passende beendete Partie. Spiel eine!
history-game = Spiel
history-all = alle
history-result = Ergebnis
history-won = gewonnen
history-lost = verloren
history-placed = Platz { $place } von { $players }
history-unknown = beendet
history-against = Gegen
history-when = Wann
history-rated-only = nur gewertete Partien
history-show = Anzeigen
history-older = Ältere Partien
history-newest = Neueste Partien

## Lektionen

lesson = Lektion
lesson-step = Schritt { $step } von { $steps }
# The bot of lessons, as a name.
lesson-coach = Coach
lesson-learn = Spielend lernen
lesson-go-on = Lektion fortsetzen
lesson-continue = Weiter
lesson-again = Lektion neu beginnen
lesson-stop = Lektion abbrechen
lesson-over = Die Lektion ist zu Ende
lesson-stopped = Die Lektion ist abgebrochen. Du kannst sie jederzeit neu beginnen.
lesson-real = Jetzt eine richtige Partie spielen
lesson-offer = Deine erste Partie? Eine kurze Lektion zeigt dir, wie es geht.
lesson-to = Zur Lektion
lesson-no = Nein, danke
lesson-tried = Nur probiert: { $what }
refused-in-lesson = Das geht in einer Lektion nicht.
refused-no-such-lesson = Diese Lektion gibt es nicht.
refused-lesson-read-on = Lies zuerst, und drück dann auf „{ lesson-continue }“.
refused-lesson-not-now = Noch nicht. { $task }

lesson-duel-aim = Du und Coach legt Karten in eine gemeinsame Reihe. Wer die sechste Karte einer Reihe ablegt, in der keine Farbe doppelt vorkommt, gewinnt die ganze Reihe. Am Ende gewinnt der größere Ablagestapel.
lesson-duel-sides = Jede Karte hat zwei Seiten. Von den Karten auf beiden Händen siehst du die Seite, die zu dir zeigt; Coach sieht die andere. Im Kartenhalter siehst du deine nächste Karte.
lesson-duel-lay = Du bist am Zug, und die Reihe ist leer. Legst du eine Karte ab, liegt die Seite oben, die du siehst.
lesson-duel-lay-do = Leg die rote Karte ab.
lesson-duel-end = Nach jeder Karte darfst du aufhören. Ein Zug hat höchstens drei Karten, und vor der zweiten und der dritten musst du eine Karte der Reihe umdrehen (D9).
lesson-duel-end-do = Fürs Erste genügt eine: Beende deinen Zug.
lesson-duel-blind = Coach hat Gelb abgelegt, und deine Hand wurde auf drei Karten ergänzt. Du darfst eine Karte auch blind ablegen: Dann kommt die Seite nach oben, die du nicht siehst.
lesson-duel-blind-do = Leg die grüne Karte blind ab.
lesson-duel-turn = Es war Blau, also ist alles gut: Jede Farbe der Reihe ist anders. Vor der nächsten Karte musst du eine umdrehen (D9). Erinnere dich: Als Coach die gelbe Karte noch auf der Hand hatte, hast du Orange gesehen.
lesson-duel-turn-do = Dreh die gelbe Karte um.
lesson-duel-light = Orange, wie du dich erinnert hast. Nun zur zweiten Karte. Weiß ist Licht: Es steht für jede Farbe und ist nie eine zu viel.
lesson-duel-light-do = Leg die weiße Karte ab und beende dann deinen Zug.
lesson-duel-rainbow = Fünf Karten, alle verschieden. Eine sechste, die passt, macht einen Rainbow!
lesson-duel-rainbow-do = Leg die gelbe Karte ab.
lesson-duel-double = Ein Rainbow: Die Reihe mit sechs Karten gehört dir. Coach hat die Runde verloren und deshalb die nächste mit Orange eröffnet. Mach jetzt mit Absicht einen Fehler und sieh, was passiert, wenn eine Farbe doppelt kommt.
lesson-duel-double-do = Leg die orange Karte ab.
lesson-duel-open = Ein Fehler: Die Reihe ging an Coach (D14). Wer eine Runde verliert, eröffnet die nächste. Übrigens zeigt dir eine von Coachs Karten Schwarz; Coach sieht diese Seite nicht.
lesson-duel-open-do = Leg die violette Karte ab und beende dann deinen Zug.
lesson-duel-shade = Coach hat genau diese Karte abgelegt, mit Blau nach oben. Du weißt, was darunter ist: Schwarz. Wer Schwarz, den Schatten, nach oben bringt, verliert die Runde (D15). Überlass das Coach.
lesson-duel-shade-do = Leg die rote Karte ab und beende dann deinen Zug.
lesson-duel-done = Coach hat die schwarze Seite nach oben gedreht, also gehört auch diese Reihe dir: neun Karten gegen zwei. Eine Partie dauert, bis sich eine Hand nicht mehr auf drei ergänzen lässt; dann gewinnt der größere Ablagestapel (D20, D21).
refused-lesson-duel-unseen = Die Rückseite dieser Karte hast du nie gesehen: Sie könnte eine Farbe sein, die schon liegt, oder schwarz (D14, D15). { $task }
refused-lesson-duel-more = Du könntest deinen Zug hier beenden, aber es gibt noch etwas zu sehen. { $task }
refused-lesson-duel-double = Diese Farbe liegt schon in der Reihe: Das wäre ein Fehler, und die Reihe ginge an Coach (D14). { $task }
refused-lesson-duel-shade = Darunter ist Schwarz: Du hast es auf Coachs Hand gesehen. Du würdest die Reihe verlieren (D15). { $task }

lesson-tricks-aim = Karten, die du aus der Mitte nimmst, sind deine Punkte: Jede zählt ihren Wert. In einem Stich spielt jeder eine Kombination, und wer die meisten Karten spielt, nimmt zuerst.
lesson-tricks-combos = Eine Kombination ist eine Einzelkarte, ein Set (Karten eines Wertes) oder eine Folge (Werte, die aufeinander folgen). Andere Karten darfst du nicht zusammen spielen. Probier es aus.
lesson-tricks-combos-do = Wähle eine 2 und eine 4 aus und drück dann auf „{ tricks-play-chosen }“.
lesson-tricks-run = 2 und 4 folgen nicht aufeinander, also sind sie keine Kombination (T6). 3, 4 und 5 schon: Sie sind eine Folge.
lesson-tricks-run-do = Spiel 3, 4 und 5.
lesson-tricks-take = Alle haben gespielt. Deine drei Karten sind die meisten, also nimmst du zuerst; dann kommt die Folge aus zweien und zuletzt die Einzelkarte (T11).
lesson-tricks-take-do = Nimm die 5, denn sie ist am meisten wert.
lesson-tricks-prizes = Was gerade gespielt wurde, ist jetzt der Preis: so viele Päckchen, wie Leute mitspielen, und die billigsten Karten scheiden aus (T16). Was du spielst, kann also als Nächstes jemand nehmen.
lesson-tricks-set = Wer die größte Kombination gespielt hat, spielt zum nächsten Stich aus: du. Diesmal mit einem Set.
lesson-tricks-set-do = Spiel deine beiden 2en.
lesson-tricks-tie = Coach 1 hat drei Karten gespielt und zuerst genommen. Coach 2 und du habt je zwei gespielt: Dann geht die höhere Karte vor (T11). Ein Päckchen bleibt für dich.
lesson-tricks-tie-do = Nimm die 4.
lesson-tricks-kinds = Gleiche Werte sind zu Paaren geworden, und ein Paar wird als Ganzes genommen. Coach 1 hat eine Folge ausgespielt: Von da an sind in diesem Stich nur Folgen und Einzelkarten erlaubt (T8).
lesson-tricks-kinds-do = Wähle zwei 5en aus und probier sie trotzdem.
lesson-tricks-follow = Ein Set ist nicht erlaubt, sobald eine Folge liegt (T8). Aber du hast eine Folge aus vier Karten, die längste von allen.
lesson-tricks-follow-do = Spiel 3, 4, 5 und 6 und nimm dann das Paar 4en.
lesson-tricks-single = Du spielst wieder aus. Eine Einzelkarte ist immer erlaubt: Sie nimmt zuletzt, aber sie schont deine Hand und verschenkt wenig.
lesson-tricks-single-do = Spiel eine 1 und nimm dann, was übrig ist.
lesson-tricks-later = So geht es weiter, Stich um Stich. Sieh dir jetzt das Ende einer anderen Partie an.
lesson-tricks-end = Du hast zwei Karten, und Coach 1 hat gerade die letzten gespielt. Sind am Ende eines Stiches zwei oder mehr Leute ohne Karten, ist die Partie zu Ende (T18).
lesson-tricks-end-do = Spiel beide 4en und nimm dann das Paar 6en.
lesson-tricks-done = Die meisten Punkte gewinnen: deine, mit 28. Zu zweit spielt jeder in jedem Stich zwei Kombinationen und nimmt eine zweite Hand auf, wenn die erste leer ist (T10, T19).
refused-lesson-tricks-less = Du dürftest jedes Päckchen nehmen, aber ein anderes ist mehr wert. { $task }
refused-lesson-tricks-both = Mit einer 4 auf der Hand ginge die Partie weiter (T18). { $task }

lesson-red7-aim = Am Ende deines Zuges musst du führen, sonst scheidest du aus. Wer zuletzt übrig ist, gewinnt die Runde.
lesson-red7-canvas = Die Karten vor jedem von euch sind die Paletten. Die Farbe oben auf der Leinwand sagt die Regel: Nach Rot führt die höchste Karte. Coach führt mit der orangen 5.
lesson-red7-lay = In deinem Zug kannst du eine Karte in deine Palette legen. Du brauchst eine, die höher ist als die orange 5.
lesson-red7-lay-do = Leg die gelbe 7 in deine Palette und beende dann deinen Zug.
lesson-red7-paint = Coach hat eine zweite orange Karte gelegt und die Regel geändert: Nach Gelb führen die meisten Karten einer Farbe. Eine Karte auf die Leinwand ändert sie zurück.
lesson-red7-paint-do = Leg die rote 1 auf die Leinwand.
lesson-red7-tie = Coach hat jetzt die rote 7. Deine ist gelb, und bei gleicher Zahl ist Rot am höchsten (R1). Hilft Blau, die meisten verschiedenen Farben? Du hast zwei, Coach auch.
lesson-red7-tie-do = Probier die blaue 1 auf der Leinwand.
lesson-red7-out = Bei Gleichstand entscheidet die höchste der Karten, die zählen: die rote 7 (R8). Und auf die Leinwand darfst du nur eine Farbe legen, nach der du führst (R5). Hol dir also erst eine dritte Farbe.
lesson-red7-out-do = Leg die grüne 3 in deine Palette und versuch dann, deinen Zug zu beenden.
lesson-red7-both = Halt: Noch gilt Rot, und du führst nicht. So würdest du ausscheiden (R6). Aber nach einer Palettenkarte darfst du noch eine auf die Leinwand legen, und jetzt hast du drei Farben.
lesson-red7-both-do = Leg die blaue 1 auf die Leinwand.
lesson-red7-rules = Coach hat jetzt auch drei Farben, und die höhere Karte. Das sind alle sieben Regeln – { color-red }: { red7-rule-red }; { color-orange }: { red7-rule-orange }; { color-yellow }: { red7-rule-yellow }; { color-green }: { red7-rule-green }; { color-blue }: { red7-rule-blue }; { color-indigo }: { red7-rule-indigo }; { color-violet }: { red7-rule-violet }.
lesson-red7-pass = Sieh dir deine drei Karten an: Keine bringt dich in Führung, weder in der Palette noch auf der Leinwand. Dir bleibt nur zu passen, und dann scheidest du aus.
lesson-red7-pass-do = Passe.
lesson-red7-next = Du bist ausgeschieden, und Coach ist als Einziger übrig und gewinnt die Runde (R7). Das passiert den Besten. Sieh dir jetzt das Ende einer anderen Runde an.
lesson-red7-win = Coach führt mit der roten 7, hat aber keine Karten mehr, und wer keine hat, kann nur passen (R4). Mit 3, 4 und 5 hättest du die längste Folge von Zahlen: die Regel von Indigo.
lesson-red7-win-do = Leg die grüne 4 in deine Palette und dann die indigo 1 auf die Leinwand.
lesson-red7-done = Coach muss passen, und die Runde gehört dir! Zwei Optionen machen das Spiel reicher: Punkte über mehrere Runden (R11) und ungerade Karten mit Aktionen (R16). Mehr steht in den Regeln.
refused-lesson-red7-low = Die blaue 4 allein schlägt die orange 5 nicht: Endete dein Zug so, würdest du ausscheiden (R6). { $task }
refused-lesson-red7-pass = Wer passt, scheidet aus der Runde aus (R4). Du kannst es besser. { $task }
refused-lesson-red7-end = Du führst nicht: Endete dein Zug hier, würdest du ausscheiden (R6). { $task }
refused-lesson-red7-run = Die indigo 1 wird auf der Leinwand gebraucht, damit die längste Folge führt. { $task }

## Replays

replays = Partien nachspielen
replay = Nachspielen
replay-watch = Partie nachspielen
replay-seat = Platz { $number }
replay-unfinished = Hier endet die Aufzeichnung; die Partie ist nicht zu Ende
replay-at = Spielzug { $at } von { $moves }
replay-open = Alle Karten offen
# Before the names of the players and "All hands open".
replay-seen-by = Gesehen von:
replay-hand = Hand: { $name }
replay-next = Nächste Karte: { $name }
replay-score-pile = Punktestapel: { $name }
replay-face-down = Verdeckter Stapel
replay-controls = Steuerung
replay-first = Zum Anfang
replay-back = Einen Spielzug zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Einen Spielzug weiter
replay-last = Zum Ende
replay-move = Spielzug
replay-speed = Tempo
replay-slow = langsam
replay-normal = normal
replay-fast = schnell
replay-go = Dorthin
replay-moves = Spielzüge
replay-keys = Tasten: ← und → gehen einen Spielzug zurück oder weiter, Pos1 und Ende an den Anfang oder ans Ende, die Leertaste spielt ab und hält an.
replay-copy = Link zu dieser Stellung kopieren
replay-other-games = Andere Partien dieser Datei
replay-open-record = Aufgezeichnete Partie öffnen
replay-open-more = Eine Aufzeichnung ist eine Datei, die hier nach einer Partie heruntergeladen oder von der Kommandozeile geschrieben wurde. Jeder Spielzug darin wird geprüft. Dann kannst du die Partie Zug um Zug nachspielen, und wer den Link hat, auch.
replay-file = Datei mit Aufzeichnungen
replay-file-more = Eine Partie pro Zeile, höchstens 1 MB.
replay-paste = Oder eine Aufzeichnung einfügen
replay-open-now = Prüfen und öffnen
replay-choose = Welche Partie?
replay-length = { $moves ->
    [one] { $moves } Spielzug
   *[other] { $moves } Spielzüge
}
refused-no-such-move = { $moves ->
    [one] Diese Partie hat nur { $moves } Spielzug.
   *[other] Diese Partie hat nur { $moves } Spielzüge.
}
# { $why } is the sentence of the command line, in English.
refused-wrong-record = Zeile { $line }: { $why }
refused-no-record = Wähle eine Datei aus oder füge eine Aufzeichnung ein.
refused-empty-file = Die Datei ist leer.
refused-too-large = Das ist zu groß: Eine Datei darf höchstens 1 MB haben.

## Programs

programs = Programme
programs-more = Auch Programme können hier spielen, deine oder die anderer. Mit einem Token handeln sie an deiner Stelle oder unter eigenem Namen.
programs-how = Wie Programme mit diesem Server sprechen
programs-called = Name des Programms
programs-may = Was es darf
programs-make = Token erstellen
programs-made = Das Token von { $name } wird nur dieses eine Mal gezeigt. Wer es hat, darf alles, was du angekreuzt hast: Zeig es niemandem.
programs-used = Zuletzt benutzt:
programs-unused = Nie benutzt
programs-revoke = Widerrufen
programs-revoked = Das Token ist widerrufen: Kein Programm kommt mehr damit herein.
programs-invite = Oder eines deiner Programme:
programs-seat = Platz nehmen lassen
# A program at the table that plays under its own name.
program-name = 🤖 { $name } (Programm)
scope-read = Tische, Partien und Aufzeichnungen sehen
scope-play = Platz nehmen und spielen
scope-open = Tische eröffnen
scope-bot = Unter eigenem Namen spielen, als Programm gekennzeichnet
api-title = Für Programme
api-intro = Ein Programm bekommt von dir ein Token und schickt es mit jeder Anfrage mit. Erstelle eines in deinem Profil:
api-errors = Was nicht geht, wird mit einem Namen für das Programm und einem Satz in der gewünschten Sprache (Accept-Language) beantwortet; geändert hat sich dann nichts.
api-document = Die ganze Beschreibung für Maschinen (OpenAPI):
api-scopes = Was Token dürfen
api-doors = Anfragen
api-english = Die Beschreibungen sind auf Englisch.
api-scope = Braucht
api-body = Inhalt
api-refusals = Ablehnungen
api-bodies = Inhalte
refused-token-missing = Dafür braucht es ein Token: Erstelle eines in deinem Profil und schick es als „Authorization: Bearer“ mit.
refused-token-unknown = Dieses Token ist hier nicht bekannt. Vielleicht wurde es widerrufen.
refused-scope-missing = Dieses Token darf das nicht: Ihm fehlt „{ $scope }“.
refused-no-scope = Kreuze an, was das Programm darf.
refused-program-nameless = Gib dem Programm einen Namen.
refused-too-many-tokens = { $most ->
    [one] Du kannst höchstens { $most } Token haben. Widerrufe zuerst eines.
   *[other] Du kannst höchstens { $most } Token haben. Widerrufe zuerst eines.
}
refused-no-such-program = Ein solches Programm hast du nicht.
refused-no-free-seat = Kein Platz ist frei.
refused-wrong-request = Das wurde nicht verstanden: { $why }
refused-too-long = Das ist zu lang.

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
refused-bots-play-on = In einer gewerteten Partie spielen Bots weiter. Du kannst aufgeben.
refused-no-offer = Es gibt keinen Vorschlag, auf den du antworten könntest.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-too-many-hints = Du hast schon um viele Tipps gebeten. Warte einen Moment.

## The table in the terminal

tui-too-small = Dieses Fenster ist zu klein: Ein Spielfeld braucht { $width } Spalten und { $height } Zeilen, hier sind es { $is_width } und { $is_height }. Nichts ist verloren: Mach das Fenster größer, dann geht es weiter.
tui-curtain = Am Zug: { $name }
tui-curtain-more = Niemand sonst sollte jetzt auf den Bildschirm schauen. Nach dem Tastendruck werden die Karten gezeigt.
tui-uncover = Meine Karten zeigen
tui-leave = Gehen
tui-quit = Ende
tui-back = Zurück
tui-take = OK
tui-other-card = andere Karte
tui-pick = wählen
tui-unpick = abwählen
tui-next-combo = nächste Kombi
tui-more = Mehr
tui-strip = Führung
tui-log = Verlauf
tui-careful = Vorsicht: { $warning }. Drück noch einmal { $key }, um es trotzdem zu tun.
tui-change = ändern
tui-next = nächste Zeile
tui-line = Zeile
tui-page = Seite
tui-ends = Anfang, Ende
tui-new-game = Neue Partie
tui-delete = Löschen
tui-delete-more = Drück noch einmal x, um diese Partie endgültig zu löschen.
tui-seat = Platz { $number }
tui-player = Person { $number }
tui-bot = Bot
tui-is-person = jemand an diesem Bildschirm
tui-is-friend = wer den Link hat
tui-on = ja
tui-off = nein
tui-deck-usual = die üblichen
tui-deck-own = eigene
tui-server = Auf einem Server spielen
tui-server-more = mit Freunden in der Ferne
tui-server-ask = Die Adresse eines Servers oder der Link einer Einladung
tui-server-as = Du bist hier { $name }
tui-server-code = Dein Wiederherstellungscode: { $code }. Mit ihm spielst du im Browser als dieselbe Person weiter, mit all deinen Partien. Zeig ihn niemandem.
tui-code = Mein Code
tui-other-code = Anderer Code
tui-invite = Wer diesen Link hat, kann mitspielen oder zuschauen: { $link }
tui-reading = Der Server wird gefragt…
tui-refresh = Neu laden
tui-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
tui-replays-more = Partien, die du gespielt hast, und Dateien mit Aufzeichnungen
tui-file-more = Wo die Datei liegt: eine Partie pro Zeile
tui-jump = Zu welchem Spielzug?
tui-seen-by = andere Sicht
tui-kept = { $games ->
    [one] { $games } unbeendete Partie ist gespeichert: Mit „irisdeck tui“ geht sie weiter.
   *[other] { $games } unbeendete Partien sind gespeichert: Mit „irisdeck tui“ gehen sie weiter.
}
refused-cannot-keep = Das lässt sich nicht auf die Festplatte schreiben: { $why }. Nichts hat sich geändert.
refused-cannot-read = Diese Datei lässt sich nicht lesen: { $why }.
refused-open-elsewhere = Diese Partie ist in einem anderen Fenster geöffnet.

## At the prompt

# Eine Zeile, die damit beginnt, wovon sie handelt: „Deine Hand: R7, G4“.
line-label = { $label }: { $values }
line-list = { $before }; { $after }
line-which-game = Welches Spiel?
line-yes = ja
line-no = nein
line-no-choice = { $text } steht nicht zur Auswahl.
line-help = ? zeigt die Hilfe.
line-help-intro = Tippe einen Spielzug oder eines der Wörter unten.
# Hinter den Wörtern, die man tippen kann: „undo, u: …“.
line-help-help = diese Hilfe
line-help-moves = alle Spielzüge, die du machen kannst, in Worten
line-help-board = noch einmal der Tisch
line-help-rules = die Regeln; die Nummer eines Absatzes, etwa { $clause }, zeigt ihn allein
line-help-undo = einen Spielzug dieses Zuges zurücknehmen, der nichts aufgedeckt hat
line-help-quit = die Partie verlassen
line-careful = Vorsicht: { $warning }. Tippe noch einmal { $move }, um es trotzdem zu tun.
line-undone = Der letzte Spielzug ist zurückgenommen.
line-farewell = Die Partie endet hier.
line-game = Partie { $number }
line-winner = Sieg: { $name }
line-to-act = Am Zug: { $name }
line-replay-help = Die Eingabetaste geht weiter, b einen Spielzug zurück, eine Zahl zu diesem Spielzug, a weiter bis ans Ende der Partie, q hört auf.
# { $colors } ist eine Liste: „R rot, O orange, …“.
line-legend-duel = { $colors }. Licht steht für jede Farbe; wer Schatten nach oben bringt, verliert die Runde.
line-legend-tricks = Eine Ziffer ist eine Karte mit diesem Wert und bringt so viele Punkte.
line-legend-red7 = { $colors }. Bei gleicher Zahl ist Rot am höchsten und Violett am niedrigsten.
refused-no-such-clause = Einen Absatz { $clause } haben die Regeln nicht.

## Servers, from the terminal

# Was ein Server sagt, schon in der Sprache der Lesenden.
refused-remote-told = { $words }
refused-remote-no-link = { $link } ist keine Adresse eines Servers oder Tisches. Schreib sie wie localhost:8000 oder füge den Link eines Tisches ein.
refused-remote-no-host = Einen Rechner namens { $host } gibt es nicht. Prüf die Adresse und ob du online bist.
refused-remote-closed = Unter { $address } antwortet niemand. Prüf die Adresse und ob der Server läuft.
refused-remote-timeout = { $address } antwortet nicht rechtzeitig. Versuch es gleich noch einmal.
refused-remote-no-irisdeck = Unter { $address } gibt es kein Irisdeck. Prüf die Adresse.
refused-remote-too-old = Das Irisdeck unter { $address } ist dafür zu alt. Spiel dort im Browser oder bitte die Betreiber, es zu aktualisieren.
refused-remote-no-tls = Zu { $address } gibt es keine sichere Verbindung: Das Zertifikat wird nicht anerkannt, oder der Server spricht nur http://.
refused-remote-moved = Dieser Server ist jetzt unter { $address }. Nimm diese Adresse.
refused-remote-away = Der Server unter { $address } ist gerade nicht erreichbar. Versuch es gleich noch einmal.
refused-remote-lost = Die Verbindung zu { $address } ist abgebrochen. Versuch es gleich noch einmal.
refused-remote-unsure = Die Verbindung ist abgebrochen, bevor der Server geantwortet hat: Vielleicht ist es geschehen, vielleicht nicht. Sieh nach, bevor du es noch einmal versuchst.
refused-remote-proxy = Der Proxy aus deinen Einstellungen lässt sich nicht verwenden. Prüf HTTP_PROXY, HTTPS_PROXY und ALL_PROXY.
