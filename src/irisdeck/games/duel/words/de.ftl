## The game

# A move, told.
duel-laid = { $name } legt Handkarte { $place } ab
duel-laid-you = Du legst Handkarte { $place } ab
duel-laid-blind = { $name } legt Handkarte { $place } blind ab
duel-laid-blind-you = Du legst Handkarte { $place } blind ab
duel-turned = { $name } dreht Karte { $place } der Reihe um
duel-turned-you = Du drehst Karte { $place } der Reihe um

# The same as something to do, as hints say it.
duel-do-lay = Leg Handkarte { $place } ab
duel-do-blind = Leg Handkarte { $place } blind ab
duel-do-turn = Dreh Karte { $place } der Reihe um

# What it brought about.
duel-shows = Es zeigt sich: { $face }
duel-won-rainbow = { $cards ->
    [one] Rainbow! { $name } gewinnt die Reihe mit { $cards } Karte
   *[other] Rainbow! { $name } gewinnt die Reihe mit { $cards } Karten
}
duel-won-rainbow-you = { $cards ->
    [one] Rainbow! Du gewinnst die Reihe mit { $cards } Karte
   *[other] Rainbow! Du gewinnst die Reihe mit { $cards } Karten
}
duel-won-shade = { $cards ->
    [one] Schatten! { $name } gewinnt die Reihe mit { $cards } Karte
   *[other] Schatten! { $name } gewinnt die Reihe mit { $cards } Karten
}
duel-won-shade-you = { $cards ->
    [one] Schatten! Du gewinnst die Reihe mit { $cards } Karte
   *[other] Schatten! Du gewinnst die Reihe mit { $cards } Karten
}
duel-won-double = { $cards ->
    [one] Fehler! { $name } gewinnt die Reihe mit { $cards } Karte
   *[other] Fehler! { $name } gewinnt die Reihe mit { $cards } Karten
}
duel-won-double-you = { $cards ->
    [one] Fehler! Du gewinnst die Reihe mit { $cards } Karte
   *[other] Fehler! Du gewinnst die Reihe mit { $cards } Karten
}
duel-because-rainbow = { $name } legt die sechste Karte, und keine Farbe ist doppelt
duel-because-rainbow-you = Du legst die sechste Karte, und keine Farbe ist doppelt
duel-because-shade = { $name } deckt den Schatten auf
duel-because-shade-you = Du deckst den Schatten auf
duel-because-double = { $name } deckt zum zweiten Mal { $face } auf
duel-because-double-you = Du deckst zum zweiten Mal { $face } auf
duel-over = Die Hände lassen sich nicht mehr auffüllen: Die Partie ist zu Ende

# What a move would lead to, in few words.
duel-then-end = die Reihe bleibt, wie sie ist
duel-then-unseen = alles ist möglich
duel-then-double = doppelte Farbe: du verlierst die Reihe
duel-then-shade = Schatten: du verlierst die Reihe
duel-then-rainbow = Rainbow!
duel-then-fits = passt: { $cards } von 6
duel-then-turned = { $face }: passt

# Before a move that loses the row.
duel-warning-double = Diese Farbe liegt schon in der Reihe: Du würdest die Reihe verlieren (D14).
duel-warning-shade = Der Schatten kommt nach oben: Du würdest die Reihe verlieren (D15).

# Why a move cannot be made.
duel-no-end-yet = Leg erst mindestens eine Karte ab (D8).
duel-no-end-after-turn = Nach dem Umdrehen muss noch eine Karte abgelegt werden (D11).
duel-no-second-turn = Nie werden zwei Karten nacheinander umgedreht (D9).
duel-no-card-to-turn = { $cards ->
    [0] Die Reihe hat keine Karten zum Umdrehen (D9).
    [one] Die Reihe hat { $cards } Karte zum Umdrehen (D9).
   *[other] Die Reihe hat { $cards } Karten zum Umdrehen (D9).
}
duel-no-lay-before-turn = Dreh eine Karte der Reihe um, bevor du noch eine ablegst (D9).
duel-no-card-there = Platz { $place } deiner Hand ist leer (D8).
duel-moves-are = Schritte sind n1-n3 (ablegen), b1-b3 (blind ablegen), f1-f6 (umdrehen) und end (Zug beenden)

## The game in a line

duel-title = Rainbow, das Duell
duel-by = von Mathias Spaan
duel-line = Vollende die Reihe aus sechs Farben, oder verleite dein Gegenüber zu einem Fehler oder einer schwarzen Karte.

## Options of a table

option-aids-duel = Merkhilfe: Der Tisch zeigt, was du schon gesehen hast
option-end-after-flip = Darf ein Zug nach dem Umdrehen einer Karte enden?
option-end-after-flip-yes = Ja (deutsche, englische, ungarische, tschechische, slowakische und polnische Regeln)
option-end-after-flip-no = Nein (französische Regeln)
option-deck = Karten einer anderen Auflage
option-deck-more = 57 Karten, jede als zwei Buchstaben aus R O Y G B I V (Rot bis Violett), W (Licht) und K (Schatten)

## The table

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
duel-phases = In diesem Zug abgelegt: { $laid } von 3 Karten

## Lektionen

lesson-duel-aim = Du und der Coach legt Karten in eine gemeinsame Reihe. Wer die sechste Karte einer Reihe ablegt, in der keine Farbe doppelt vorkommt, gewinnt die ganze Reihe. Am Ende gewinnt der größere Ablagestapel.
lesson-duel-sides = Jede Karte hat zwei Seiten. Von den Karten auf beiden Händen siehst du die Seite, die zu dir zeigt; der Coach sieht die andere. Im Kartenhalter siehst du deine nächste Karte.
lesson-duel-lay = Du bist am Zug, und die Reihe ist leer. Legst du eine Karte ab, liegt die Seite oben, die du siehst.
lesson-duel-lay-do = Leg die rote Karte ab.
lesson-duel-end = Nach jeder Karte darfst du aufhören. Ein Zug hat höchstens drei Karten, und vor der zweiten und der dritten musst du eine Karte der Reihe umdrehen (D9).
lesson-duel-end-do = Fürs Erste genügt eine: Beende deinen Zug.
lesson-duel-blind = Der Coach hat Gelb abgelegt, und deine Hand wurde auf drei Karten ergänzt. Du darfst eine Karte auch blind ablegen: Dann kommt die Seite nach oben, die du nicht siehst.
lesson-duel-blind-do = Leg die grüne Karte blind ab.
lesson-duel-turn = Es war Blau, also ist alles gut: Alle Farben der Reihe sind verschieden. Vor der nächsten Karte musst du eine umdrehen (D9). Erinnere dich: Als der Coach die gelbe Karte noch auf der Hand hatte, hast du Orange gesehen.
lesson-duel-turn-do = Dreh die gelbe Karte um.
lesson-duel-light = Orange, wie du dich erinnert hast. Nun zur zweiten Karte. Weiß ist Licht: Es steht für jede Farbe und darf auch mehrmals liegen.
lesson-duel-light-do = Leg die weiße Karte ab und beende dann deinen Zug.
lesson-duel-rainbow = Fünf Karten, alle verschieden. Eine sechste, die passt, macht einen Rainbow!
lesson-duel-rainbow-do = Leg die gelbe Karte ab.
lesson-duel-double = Ein Rainbow: Die Reihe mit sechs Karten gehört dir. Der Coach hat die Runde verloren und deshalb die nächste mit Orange eröffnet. Mach jetzt mit Absicht einen Fehler und sieh, was passiert, wenn eine Farbe doppelt kommt.
lesson-duel-double-do = Leg die orangefarbene Karte ab.
lesson-duel-open = Ein Fehler: Die Reihe ging an den Coach (D14). Wer eine Runde verliert, eröffnet die nächste. Übrigens zeigt dir eine Karte des Coachs Schwarz; er selbst sieht diese Seite nicht.
lesson-duel-open-do = Leg die violette Karte ab und beende dann deinen Zug.
lesson-duel-shade = Der Coach hat genau diese Karte abgelegt, mit Blau nach oben. Du weißt, was darunter ist: Schwarz. Wer Schwarz, den Schatten, nach oben bringt, verliert die Runde (D15). Überlass das dem Coach.
lesson-duel-shade-do = Leg die rote Karte ab und beende dann deinen Zug.
lesson-duel-done = Der Coach hat die schwarze Seite nach oben gedreht, also gehört auch diese Reihe dir: neun Karten gegen zwei. Eine Partie dauert, bis sich eine Hand nicht mehr auf drei ergänzen lässt; dann gewinnt der größere Ablagestapel (D20, D21).
refused-lesson-duel-unseen = Die Rückseite dieser Karte hast du nie gesehen: Sie könnte eine Farbe sein, die schon liegt, oder schwarz (D14, D15). { $task }
refused-lesson-duel-more = Du könntest deinen Zug hier beenden, aber es gibt noch etwas zu sehen. { $task }
refused-lesson-duel-double = Diese Farbe liegt schon in der Reihe: Das wäre ein Fehler, und die Reihe ginge an den Coach (D14). { $task }
refused-lesson-duel-shade = Darunter ist Schwarz: Du hast es auf der Hand des Coachs gesehen. Du würdest die Reihe verlieren (D15). { $task }

## The table in the terminal

option-deck-usual = die üblichen
option-deck-own = eigene

## At the prompt

# { $colors } ist eine Liste: „R rot, O orange, …“.
line-legend-duel = { $colors }. Licht steht für jede Farbe; wer Schatten nach oben bringt, verliert die Runde.

## Draws

duel-drawn = { $cards ->
    [one] Unentschieden, je { $cards } Karte: Spielt noch eine Partie!
   *[other] Unentschieden, je { $cards } Karten: Spielt noch eine Partie!
}

## How a card was laid

# Below a card in the row, in few letters: from which place of the hand it came.
duel-from-hand = Hand { $place }

## Lessons, further steps

lesson-duel-before = Der Coach hat eine Karte umgedreht, bevor er eine ablegte. Vor deiner ersten Karte darfst du das auch, musst aber nicht (D9). Jetzt hat der Coach die nächste Reihe mit Gelb eröffnet; auf seiner Hand hat dir diese Karte Rot gezeigt.
lesson-duel-before-do = Dreh die gelbe Karte um und leg dann deine eigene gelbe ab.
lesson-duel-turned = Gut gemacht: Neben dem Gelb wäre es ein Fehler gewesen. Aber auch Umdrehen kann zu einem Fehler führen. Vor einer weiteren Karte müsstest du eine der beiden umdrehen. Und wenn es die erste wäre?
lesson-duel-turned-do = Probier, die rote Karte umzudrehen.
lesson-duel-stop = Gelb läge doppelt, und die Reihe ginge an den Coach: Eine umgedrehte Karte zählt genauso wie eine abgelegte (D14). Hör lieber hier auf.
lesson-duel-stop-do = Beende deinen Zug.
lesson-duel-faces = Wie riskant ist eine Seite, die du nicht gesehen hast? Die 57 Karten haben 114 Seiten: 14 von jeder der sieben Farben, 8 weiße und 8 schwarze (D2). Eine Reihe braucht nur sechs Farben, eine darf also fehlen.
lesson-duel-draw = Jetzt weißt du alles. Sind die Ablagestapel am Ende gleich groß, hat niemand gewonnen: Es steht unentschieden, und ihr spielt noch eine Partie (D21).

## The end of a game

duel-end-rainbow = Ein Regenbogen, und die Partie!

## Puzzles

duel-theme-rainbow = Der Rainbow ist nah
duel-theme-blind = Ein Wagnis, das sich lohnt: blind
duel-theme-counting = Was kann auf der anderen Seite sein?
duel-theme-memory = Sich an die andere Seite erinnern
duel-theme-threat = Eine lange Reihe: Wer bekommt sie?
duel-theme-trap = Eine Falle hinterlassen
duel-theme-last-row = Die letzte Reihe entscheidet
duel-theme-order = Zuerst die richtige Karte
