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
red7-painted = { $card } auf die Leinwand, { $color } gilt
red7-painted-by-7 = { $card } aus der Palette auf die Leinwand, { $color } gilt
red7-taken-by-1 = { $card } aus einer anderen Palette auf das Deck

# The same as something to do, as hints say it.
red7-do-draw = Zieh eine Karte
red7-do-keep = Zieh keine Karte
red7-do-pass = Passe
red7-do-lay = Leg { $card } in deine Palette
red7-do-paint = Leg { $card } auf die Leinwand
red7-do-paint-by-7 = Leg { $card } aus deiner Palette auf die Leinwand
red7-do-take-by-1 = Nimm { $card } aus der Palette und leg sie auf das Deck

red7-drew-by-3 = { $name }: durch die 3 eine Karte gezogen
red7-out = { $name } führt nicht und scheidet aus der Runde aus
red7-out-you = Du führst nicht und scheidest aus der Runde aus
red7-round-over = Die Runde ist zu Ende
red7-round-empty = Die Runde ist zu Ende; keine Karte der Siegerpalette erfüllt die Regel
red7-round-won = { $points ->
    [one] { $name }: Runde gewonnen mit { $cards }, { $points } Punkt
   *[other] { $name }: Runde gewonnen mit { $cards }, { $points } Punkte
}

red7-why-pass = du scheidest aus der Runde aus
red7-why-draw = eine Karte mehr zum Spielen
red7-why-keep = keine zusätzliche Karte
red7-why-leads = bei { $color } führst du mit { $cards }
red7-why-out = du führst nicht und scheidest aus
red7-why-then = danach bringt dich { $cards } auf der Leinwand in Führung
red7-why-not-yet = bei { $color } führst du noch nicht

red7-warning-end = Du führst nicht und würdest ausscheiden (R6).
red7-warning-lay = Du kannst in diesem Zug nicht mehr in Führung gehen und würdest ausscheiden (R20).

red7-do-7 = Führ die 7 aus: Leg eine andere Palettenkarte auf die Leinwand (R16).
red7-do-5 = Führ die 5 aus: Leg eine weitere Karte in deine Palette (R16).
red7-do-1 = Führ die 1 aus: Nimm eine Karte aus einer anderen Palette (R16).
red7-draw-or-keep = Entscheide erst, ob du eine Karte ziehst (R11).
red7-no-7 = Das geht nur, wenn du gerade eine 7 in deine Palette gelegt hast und danach führst (R16).
red7-no-1 = Das geht nur, wenn du gerade eine 1 in deine Palette gelegt hast und eine Karte nehmen darfst (R16, R17).
red7-no-end-bound = Am Ende dieses Zuges musst du führen (R17).
red7-no-end-yet = Leg erst eine Karte, oder passe (R4).
red7-no-pass-now = Passen kannst du nur am Anfang deines Zuges (R4).
red7-no-draw-due = Es steht dir keine Karte zu (R11).
red7-not-in-hand = { $card } ist nicht auf deiner Hand (R4).
red7-no-paint = Bei { $color } würdest du nicht führen (R5).
red7-palette-laid = Du hast schon eine Palettenkarte gelegt: Leg jetzt eine auf die Leinwand oder beende deinen Zug (R4).
red7-no-lay-1 = Was du mit dieser 1 auch nimmst: Du würdest am Ende des Zuges nicht führen (R17).
red7-moves-are = Schritte sind +R7 (Palette), >R7 (Leinwand), 7>R7 und 1-R7 (Aktionen), draw (ziehen), keep (nicht ziehen), end (Zug beenden) und pass (passen)

## The game in a line

red7-title = Red7
red7-by = von Carl Chudyk und Chris Cieslik
red7-line = Sei am Ende deines Zuges in Führung. Bist du es nicht, ändere die Regel.

## Options of a table

option-advanced = Fortgeschritten: Für eine hohe Karte auf der Leinwand darfst du ziehen, und mehrere Runden werden um Punkte gespielt
option-actions = Aktionen: Ungerade Karten lösen in der Palette eine Aktion aus

## The table

red7-canvas = Leinwand
red7-start-card = Startkarte
red7-leads = in Führung
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
red7-risky = Mit so gekennzeichneten Schritten würdest du aus der Runde ausscheiden.
red7-strip = Wer bei welcher Regel führen würde

## Lektionen

lesson-red7-aim = Am Ende deines Zuges musst du führen, sonst scheidest du aus. Wer zuletzt übrig ist, gewinnt die Runde.
lesson-red7-canvas = Die Karten vor dir sind deine Palette, die vor dem Coach seine. Die oberste Farbe der Leinwand bestimmt die Regel: Bei Rot führt die höchste Karte. Der Coach führt mit der orangefarbenen 5.
lesson-red7-lay = In deinem Zug kannst du eine Karte in deine Palette legen. Du brauchst eine, die höher ist als die orangefarbene 5.
lesson-red7-lay-do = Leg die gelbe 7 in deine Palette und beende dann deinen Zug.
lesson-red7-paint = Der Coach hat eine zweite orangefarbene Karte gelegt und die Regel geändert: Bei Gelb führt, wer die meisten Karten einer Farbe hat. Mit einer Karte auf der Leinwand änderst du die Regel zurück.
lesson-red7-paint-do = Leg die rote 1 auf die Leinwand.
lesson-red7-tie = Der Coach hat jetzt die rote 7. Deine ist gelb, und bei gleicher Zahl ist Rot am höchsten (R1). Hilft Blau, die meisten verschiedenen Farben? Du hast zwei, der Coach auch.
lesson-red7-tie-do = Probier die blaue 1 auf der Leinwand.
lesson-red7-out = Bei Gleichstand entscheidet die höchste der Karten, die zählen: die rote 7 (R8). Und auf die Leinwand darfst du nur eine Farbe legen, bei der du führst (R5). Hol dir also erst eine dritte Farbe.
lesson-red7-out-do = Leg die grüne 3 in deine Palette und versuch dann, deinen Zug zu beenden.
lesson-red7-both = Halt: Noch gilt Rot, und du führst nicht. So würdest du ausscheiden (R6). Aber nach einer Palettenkarte darfst du noch eine auf die Leinwand legen, und jetzt hast du drei Farben.
lesson-red7-both-do = Leg die blaue 1 auf die Leinwand.
lesson-red7-rules = Der Coach hat jetzt auch drei Farben, und die höhere Karte. Das sind alle sieben Regeln – { color-red }: { red7-rule-red }; { color-orange }: { red7-rule-orange }; { color-yellow }: { red7-rule-yellow }; { color-green }: { red7-rule-green }; { color-blue }: { red7-rule-blue }; { color-indigo }: { red7-rule-indigo }; { color-violet }: { red7-rule-violet }.
lesson-red7-pass = Sieh dir deine drei Karten an: Keine bringt dich in Führung, weder in der Palette noch auf der Leinwand. Dir bleibt nur zu passen, und dann scheidest du aus.
lesson-red7-pass-do = Passe.
lesson-red7-next = Du bist ausgeschieden, und der Coach ist als Einziger übrig und gewinnt die Runde (R7). Das passiert den Besten. Sieh dir jetzt das Ende einer anderen Runde an.
lesson-red7-win = Der Coach führt mit der roten 7, hat aber keine Karten mehr, und wer keine hat, kann nur passen (R4). Mit 3, 4 und 5 hättest du die längste Folge von Zahlen: die Regel von Indigo.
lesson-red7-win-do = Leg die grüne 4 in deine Palette und dann die indigofarbene 1 auf die Leinwand.
lesson-red7-done = Der Coach muss passen, und die Runde gehört dir! Zwei Optionen machen das Spiel reicher: Punkte über mehrere Runden (R11) und ungerade Karten mit Aktionen (R16). Mehr steht in den Regeln.
refused-lesson-red7-low = Die blaue 4 allein schlägt die orangefarbene 5 nicht: Endete dein Zug so, würdest du ausscheiden (R6). { $task }
refused-lesson-red7-pass = Wer passt, scheidet aus der Runde aus (R4). Du kannst es besser. { $task }
refused-lesson-red7-end = Du führst nicht: Endete dein Zug hier, würdest du ausscheiden (R6). { $task }
refused-lesson-red7-run = Die indigofarbene 1 wird auf der Leinwand gebraucht, damit die längste Folge führt. { $task }

## At the prompt

line-legend-red7 = { $colors }. Bei gleicher Zahl ist Rot am höchsten und Violett am niedrigsten.
