## The game

# What each color asks for.
red7-rule-red = die höchste Karte
red7-rule-orange = die meisten Karten einer Zahl
red7-rule-yellow = die meisten Karten einer Farbe
red7-rule-green = die meisten geraden Karten
red7-rule-blue = die meisten verschiedenen Farben
red7-rule-indigo = die längste Folge von Zahlen
red7-rule-violet = die meisten Karten unter 4
# The same in two words, where there is little room.
red7-short-red = höchste Karte
red7-short-orange = eine Zahl
red7-short-yellow = eine Farbe
red7-short-green = gerade Karten
red7-short-blue = meiste Farben
red7-short-indigo = längste Folge
red7-short-violet = unter 4

red7-drew = { $name } zieht eine Karte
red7-drew-you = Du ziehst eine Karte
red7-kept = { $name } zieht keine Karte
red7-kept-you = Du ziehst keine Karte
red7-passed = { $name } passt und scheidet aus
red7-passed-you = Du passt und scheidest aus
red7-laid = { $name } legt { $card } in die Palette
red7-laid-you = Du legst { $card } in deine Palette
red7-painted = { $name } legt { $card } auf die Leinwand: { $color } gilt
red7-painted-you = Du legst { $card } auf die Leinwand: { $color } gilt
red7-painted-by-7 = { $name } legt { $card } aus der Palette auf die Leinwand: { $color } gilt
red7-painted-by-7-you = Du legst { $card } aus deiner Palette auf die Leinwand: { $color } gilt
red7-taken-by-1 = { $name } nimmt mit der 1 { $owner } die Karte { $card } weg
red7-taken-by-1-you = Du nimmst mit der 1 { $owner } die Karte { $card } weg
red7-taken-from-reader = { $name } nimmt dir mit der 1 die Karte { $card } weg

# The same as something to do, as hints say it.
red7-do-draw = Zieh eine Karte
red7-do-keep = Zieh keine Karte
red7-do-pass = Passe
red7-do-lay = Leg { $card } in deine Palette
red7-do-paint = Leg { $card } auf die Leinwand
red7-do-paint-by-7 = Leg { $card } aus deiner Palette auf die Leinwand
red7-do-take-by-1 = Nimm { $card } aus der Palette und leg sie auf das Deck

red7-drew-by-3 = { $name } zieht durch die 3 eine Karte
red7-drew-by-3-you = Du ziehst durch die 3 eine Karte
red7-out = { $name } führt nicht und scheidet aus der Runde aus
red7-out-you = Du führst nicht und scheidest aus der Runde aus
red7-round-last = Nur { $name } ist noch dabei und gewinnt die Runde
red7-round-last-you = Nur du bist noch dabei und gewinnst die Runde
red7-round-won = { $points ->
    [one] { $name } gewinnt die Runde: { $points } Punkt
   *[other] { $name } gewinnt die Runde: { $points } Punkte
}
red7-round-won-you = { $points ->
    [one] Du gewinnst die Runde: { $points } Punkt
   *[other] Du gewinnst die Runde: { $points } Punkte
}

# Why a round was won: "two 7s against two 4s under orange".
red7-round-against = { $mine } gegen { $theirs } bei { $color }
red7-round-left = { $name } passt trotz Führung
red7-round-left-you = Du passt trotz Führung

# What counts of a palette under a rule; { $many } is the number in words.
red7-many-2 = zwei
red7-many-3 = drei
red7-many-4 = vier
red7-many-5 = fünf
red7-many-6 = sechs
red7-many-7 = sieben
red7-some-1 = { $count ->
    [one] { $many } Eins
   *[other] { $many } Einsen
}
red7-some-2 = { $count ->
    [one] { $many } Zwei
   *[other] { $many } Zweien
}
red7-some-3 = { $count ->
    [one] { $many } Drei
   *[other] { $many } Dreien
}
red7-some-4 = { $count ->
    [one] { $many } Vier
   *[other] { $many } Vieren
}
red7-some-5 = { $count ->
    [one] { $many } Fünf
   *[other] { $many } Fünfen
}
red7-some-6 = { $count ->
    [one] { $many } Sechs
   *[other] { $many } Sechsen
}
red7-some-7 = { $count ->
    [one] { $many } Sieben
   *[other] { $many } Siebenen
}
red7-some-of-color = { $count ->
    [one] { $many }mal { $color }
   *[other] { $many }mal { $color }
}
red7-some-even = { $count ->
    [one] { $many } gerade Karte
   *[other] { $many } gerade Karten
}
red7-some-colors = { $count ->
    [one] { $many } Farbe
   *[other] { $many } Farben
}
red7-some-low = { $count ->
    [one] { $many } Karte unter 4
   *[other] { $many } Karten unter 4
}
red7-none-even = keine gerade Karte
red7-none-low = keine Karte unter 4
red7-run = die Folge { $first }–{ $last }
red7-color-and = { $color }, { $what }

# What a move would lead to, in few words: "three 4s: you lead".
red7-then = { $what }: { $name } führt
red7-then-you = { $what }: du führst
red7-then-nobody = { $color }: niemand führt
red7-then-out = du scheidest aus
red7-then-paint = danach { $colors } auf die Leinwand
red7-then-7 = danach eine Palettenkarte auf die Leinwand
red7-then-5 = danach noch eine Karte in die Palette
red7-then-1 = danach nimmst du jemandem eine Karte weg
red7-then-draw = eine Karte mehr
red7-then-keep = keine zusätzliche Karte
red7-then-laid = nur eine Karte pro Zug

red7-warning-end = Du führst nicht und würdest ausscheiden (R6).
red7-warning-lay = Du kannst in diesem Zug nicht mehr in Führung gehen und würdest ausscheiden (R20).
red7-warning-pass = Du würdest aus der Runde ausscheiden (R4).

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

## The end of a game

red7-end-won = In Führung bis zuletzt!
red7-end-lost = Diesmal ausgeschieden
red7-end-lost-close = Draußen – ganz knapp
red7-risky = Mit so gekennzeichneten Schritten würdest du aus der Runde ausscheiden.

## Puzzles

red7-theme-defense = Gewinnen gegen jede Verteidigung
red7-theme-rule = Die Regel ändern
red7-theme-action = Die Aktion einer Karte nutzen
red7-theme-two-steps = Erst die Palette, dann die Leinwand
red7-theme-keep = Eine Karte für später behalten
red7-theme-few-cards = Die letzten Karten auf der Hand
red7-theme-lead = Eine Führung, die hält
