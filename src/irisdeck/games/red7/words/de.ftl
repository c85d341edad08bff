## The game

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

## The game in a line

red7-title = Red7
red7-by = von Carl Chudyk und Chris Cieslik
red7-line = Sei am Ende deines Zuges in Führung; die Regel darfst du ändern.

## Options of a table

option-advanced = Fortgeschritten: Für hohe Leinwandkarten wird gezogen, und mehrere Runden werden gewertet
option-actions = Aktionen: Ungerade Karten lösen in der Palette eine Aktion aus

## The table

red7-canvas = Leinwand
red7-start-card = Startkarte
red7-leads = führt
red7-is-out = ausgeschieden
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

## Lektionen

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

## At the prompt

line-legend-red7 = { $colors }. Bei gleicher Zahl ist Rot am höchsten und Violett am niedrigsten.

## Reminder of the actions

red7-actions = Aktionen ungerader Karten in der Palette
red7-action-7 = 7: eine andere Karte deiner Palette auf die Leinwand, wenn du dann führst
red7-action-5 = 5: noch eine Karte in deine Palette
red7-action-3 = 3: eine Karte ziehen
red7-action-1 = 1: eine Karte einer fremden Palette auf das Deck; am Zugende musst du führen

## Lessons, further steps

lesson-red7-begins = Wer beginnt? Wer links neben der höchsten Palettenkarte sitzt (R3). Das ist die orangefarbene 5 des Coachs, also bist du zuerst am Zug.
lesson-red7-order = Bei gleicher Zahl gewinnt die höhere Farbe. Die ganze Reihenfolge, von der höchsten zur niedrigsten: { color-red }, { color-orange }, { color-yellow }, { color-green }, { color-blue }, { color-indigo }, { color-violet } (R1).
lesson-red7-none = Bei Grün und Violett kann eine Palette ganz ohne Karten sein, die zählen: keine gerade oder keine unter 4. Wer keine hat, kann nicht führen, wie hoch die anderen Karten auch sind (R8). Bei allen anderen Regeln genügt eine Karte.
lesson-red7-options-title = { lesson } 2: Ziehen, Punkte, Aktionen
lesson-red7-options = Das Spiel kennst du; hier sind seine zwei Optionen, die man einzeln wählen kann. Für Fortgeschrittene darfst du Karten ziehen, und mehrere Runden werden um Punkte gespielt (R11). Mit Aktionen bewirkt jede ungerade Karte etwas in deiner Palette (R16).
lesson-red7-earn = Zuerst das Ziehen: Ist die Zahl deiner Leinwandkarte höher als die Anzahl der Karten in deiner Palette, darfst du eine Karte ziehen (R11). Dort hast du eine Karte, die blaue 2. Sie ist gerade, und der Coach hat keine gerade.
lesson-red7-earn-do = Leg die grüne 6 auf die Leinwand und zieh dann.
lesson-red7-three = Der Coach hat jetzt eine höhere gerade Karte. Nun zu den Aktionen: Sie geschehen, sobald eine ungerade Karte in deiner Palette liegt. Eine 3 zieht von selbst eine Karte, und die darfst du gleich benutzen.
lesson-red7-three-do = Leg die rote 3 in deine Palette und dann die violette 1, die sie bringt, auf die Leinwand.
lesson-red7-five = Bei Violett hatte der Coach keine Karte, die zählt; deshalb hat er die Leinwand wieder rot gemacht, und seine orangefarbene 5 führt. Eine 5 verlangt sofort noch eine Karte in deiner Palette.
lesson-red7-five-do = Leg die violette 5, dann die orangefarbene 6, und beende deinen Zug.
lesson-red7-one = Die rote 6 des Coachs schlägt deine orangefarbene 6. Eine 1 nimmt eine Karte aus einer anderen Palette und legt sie auf das Deck, aber nie jemandes letzte. Und ein Zug mit einer 1 muss so enden, dass du führst (R17).
lesson-red7-one-do = Leg die indigofarbene 1, leg die rote 6 auf das Deck, und beende deinen Zug.
lesson-red7-seven = Der Coach hat eine 7 benutzt: Sie verschiebt eine andere Karte der eigenen Palette auf die Leinwand, wenn man damit führt. Jetzt gilt Gelb, und die 7 des Coachs ist am höchsten. Du hast auch eine 7, und mit ihr die Folge 5, 6, 7.
lesson-red7-seven-do = Leg die gelbe 7, verschieb die indigofarbene 1 auf die Leinwand, und beende deinen Zug.
lesson-red7-points = Der Coach passt, und die Runde gehört dir. Für Fortgeschrittene behält, wer gewinnt, die Karten, die die Regel erfüllen: Deine Folge aus 5, 6 und 7 bringt 18 Punkte (R12). Alle anderen Karten sind für die nächste Runde gemischt und verteilt (R13).
lesson-red7-goal = So geht es weiter, bis jemand 40 Punkte hat, zu dritt 35, zu viert 30, oder bis die Karten zum Austeilen nicht mehr reichen. Dann gewinnt, wer die meisten Punkte hat (R14). Was die vier Aktionen bewirken, steht immer am Tisch.
refused-lesson-red7-keep = Du darfst darauf verzichten, aber eine Karte mehr kann man brauchen. { $task }
