## The game

tricks-played = { $name } spielt { $cards }
tricks-played-you = Du spielst { $cards }
tricks-taken = { $name } nimmt { $cards }
tricks-taken-you = Du nimmst { $cards }

# The same as something to do, as hints say it.
tricks-do-play = Spiel { $cards }
tricks-do-take = Nimm { $cards }

tricks-over = Die Partie ist zu Ende
tricks-out-of-cards = Keine Karten mehr: { $names }
tricks-trick-over = Stich { $number } ist zu Ende
tricks-pile-up = { $name } nimmt den verdeckten Stapel auf
tricks-pile-up-you = Du nimmst den verdeckten Stapel auf
tricks-discarded = Abgeworfen: { $cards }
tricks-leads = { $name } spielt zum nächsten Stich aus
tricks-leads-you = Du spielst zum nächsten Stich aus

tricks-then-points = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
tricks-then-first = du nimmst an { $nth } Stelle
tricks-then-first-so-far = bisher nimmst du an { $nth } Stelle
tricks-then-place = du nimmst an { $nth } Stelle von { $combos }
tricks-then-place-so-far = bisher nimmst du an { $nth } Stelle von { $combos }
tricks-then-nothing = du gehst leer aus
tricks-then-nothing-so-far = bisher gehst du leer aus
tricks-nth-1 = 1.
tricks-nth-2 = 2.
tricks-nth-3 = 3.
tricks-nth-4 = 4.
tricks-nth-5 = 5.
tricks-nth-6 = 6.

tricks-no-stack = Es gibt kein Päckchen { $cards } (T13).
tricks-no-play-now = Nimm jetzt ein Päckchen (T11).
tricks-no-take-now = Päckchen werden genommen, wenn alle gespielt haben (T11).
tricks-no-such-cards = Diese Karten hast du nicht auf der Hand (T6).
tricks-only-sets = Ein Set wurde gespielt: nur Einzelkarten oder Sets (T8).
tricks-only-runs = Eine Folge wurde gespielt: nur Einzelkarten oder Folgen (T8).
tricks-moves-are = gespielt wird mit den Werten der Karten (4, 333, 2345), genommen mit = und den Werten eines Päckchens (=6, =55)

## The game in a line

tricks-title = Rainbow, das Stichspiel
tricks-by = von Mito Sazuki
tricks-line = Was du in diesem Stich spielst, ist die Beute des nächsten.

## Options of a table

option-aids-tricks = Punktehilfe: Der Tisch zeigt alle Punktestände und welche Karten noch nicht zu sehen waren

## The table

tricks-middle = Die Mitte
tricks-middle-empty = Die Mitte ist leer
tricks-trick = Der Stich
tricks-trick-empty = Noch nichts gespielt
tricks-score-pile = Dein Punktestapel
tricks-face-down = verdeckter Stapel: { $cards }
tricks-play = Spielen
tricks-take = Nehmen
# The order in which players take, behind what they played.
tricks-takes = beim Nehmen Nr. { $order }
tricks-rank = { $cards ->
    [one] { $cards } Karte mit Wert { $rank }
   *[other] { $cards } Karten mit Wert { $rank }
}
tricks-play-chosen = Ausgewählte Karten spielen
tricks-offers = Was du spielen kannst
tricks-unseen = Noch nicht gesehen
tricks-queue = Wer zuerst nimmt
tricks-next = Preise im nächsten Stich
tricks-to-play = spielt noch
tricks-after-you = nach dir
tricks-no-cards = keine Karten
tricks-choose = Tippe Karten an oder wische
tricks-bound-sets = Nur Sets und Einzelkarten
tricks-bound-runs = Nur Folgen und Einzelkarten
tricks-play-single = { $cards } spielen
tricks-play-set = Set { $cards } spielen
tricks-play-run = Folge { $cards } spielen

## Lektionen

lesson-tricks-aim = Karten, die du aus der Mitte nimmst, sind deine Punkte: Jede zählt ihren Wert. In einem Stich spielt jeder eine Kombination, und wer die meisten Karten spielt, nimmt zuerst.
lesson-tricks-combos = Eine Kombination ist eine Einzelkarte, ein Set (Karten eines Wertes) oder eine Folge (Werte, die aufeinander folgen). Andere Karten darfst du nicht zusammen spielen. Probier es aus.
lesson-tricks-combos-do = Wähle eine 2 und eine 4 aus und drück dann auf „{ tricks-play-chosen }“.
lesson-tricks-run = 2 und 4 folgen nicht aufeinander, also sind sie keine Kombination (T6). 3, 4 und 5 schon: Sie sind eine Folge.
lesson-tricks-run-do = Spiel 3, 4 und 5.
lesson-tricks-take = Alle haben gespielt. Deine drei Karten sind die meisten, also nimmst du zuerst; dann kommt die Folge aus zweien und zuletzt die Einzelkarte (T11).
lesson-tricks-take-do = Nimm die 5, denn sie ist am meisten wert.
lesson-tricks-prizes = Was gerade gespielt wurde, ist jetzt die Beute: so viele Päckchen, wie Leute mitspielen; die mit den wenigsten Punkten kommen aus dem Spiel (T16). Was du spielst, kann sich also als Nächstes jemand anders nehmen.
lesson-tricks-set = Wer die größte Kombination gespielt hat, spielt zum nächsten Stich aus: du. Diesmal mit einem Set.
lesson-tricks-set-do = Spiel deine beiden 2en.
lesson-tricks-tie = Coach 1 hat drei Karten gespielt und zuerst genommen. Coach 2 und du habt je zwei gespielt: Dann geht die höhere Karte vor (T11). Ein Päckchen bleibt für dich.
lesson-tricks-tie-do = Nimm die 4.
lesson-tricks-kinds = Gleiche Werte sind zu Paaren geworden, und ein Paar wird als Ganzes genommen. Coach 1 hat eine Folge ausgespielt: Von da an sind in diesem Stich nur Folgen und Einzelkarten erlaubt (T8).
lesson-tricks-kinds-do = Wähle zwei 5en aus und probier sie trotzdem.
lesson-tricks-follow = Ein Set ist nicht erlaubt, sobald eine Folge liegt (T8). Aber du hast eine Folge aus vier Karten, die längste von allen.
lesson-tricks-follow-do = Spiel 3, 4, 5 und 6 und nimm dann das Paar aus 4en.
lesson-tricks-single = Du spielst wieder aus. Eine Einzelkarte ist immer erlaubt: Sie nimmt meist zuletzt, aber sie schont deine Hand und verschenkt wenig.
lesson-tricks-single-do = Spiel eine 1 und nimm dann, was übrig ist.
lesson-tricks-later = So geht es weiter, Stich um Stich. Sieh dir jetzt das Ende einer anderen Partie an.
lesson-tricks-end = Du hast zwei Karten, und Coach 1 hat gerade die letzten gespielt. Sind am Ende eines Stiches zwei oder mehr Leute ohne Karten, ist die Partie zu Ende (T18).
lesson-tricks-end-do = Spiel beide 4en und nimm dann das Paar aus 6en.
lesson-tricks-done = Wer die meisten Punkte hat, gewinnt: du, mit 28. Zu zweit spielt jeder in jedem Stich zwei Kombinationen und nimmt eine zweite Hand auf, wenn die erste leer ist (T10, T19).
refused-lesson-tricks-less = Du dürftest jedes Päckchen nehmen, aber ein anderes ist mehr wert. { $task }
refused-lesson-tricks-both = Mit einer 4 auf der Hand ginge die Partie weiter (T18). { $task }

## At the prompt

line-legend-tricks = Eine Ziffer ist eine Karte mit diesem Wert und bringt so viele Punkte.

## Lessons, further steps

lesson-tricks-bound = Ein Set bindet den Stich genauso wie eine Folge: Coach 2 hat ein Set ausgespielt, also dürfen nur Sets und Einzelkarten folgen (T8). Liegen bisher nur Einzelkarten, ist noch alles erlaubt.
lesson-tricks-bound-do = Wähle 4, 5 und 6 aus und probier sie.
lesson-tricks-equal = Keine Folge nach einem Set (T8). Ein Paar hast du nicht, also spiel eine Einzelkarte. Spielt nach dir jemand die gleiche, bist du vorher dran: Bei gleichen Kombinationen nimmt zuerst, wer früher gespielt hat (T11).
lesson-tricks-equal-do = Spiel die 6 und nimm dann das Paar aus 2en.
lesson-tricks-skipped = Deine 6 hat vor der anderen 6 genommen, weil sie zuerst lag. Noch zweierlei: Wer keine Karten mehr hat, wird übersprungen, nimmt nichts mehr und gibt das Ausspielen weiter (T9, T17, T18). Und gibt es weniger Päckchen als Kombinationen, gehen die letzten leer aus (T13).
lesson-tricks-bonus = Zu zweit ist die Partie zu Ende, sobald jemand zum zweiten Mal keine Karten mehr hat. Die andere Person bekommt dann noch einen Punkt für jede Karte auf ihrer Hand (T19).

## Puzzles

tricks-theme-prize = Welche Beute man nimmt
tricks-theme-last-trick = Die letzten Stiche
tricks-theme-counting = Zählen, was der andere hat
tricks-theme-keep = Die guten Karten zusammenhalten
tricks-theme-run = Eine Folge zur rechten Zeit
tricks-theme-win-it = Ein Stich, der sich lohnt
tricks-theme-give-little = Wenig verschenken
