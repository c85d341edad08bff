## The game

# A move, told.
duel-laid = { $name } lays hand card { $place }
duel-laid-you = You lay hand card { $place }
duel-laid-blind = { $name } lays hand card { $place } blind
duel-laid-blind-you = You lay hand card { $place } blind
duel-turned = { $name } turns over row card { $place }
duel-turned-you = You turn over row card { $place }

# The same as something to do, as hints say it.
duel-do-lay = lay hand card { $place }
duel-do-blind = lay hand card { $place } blind
duel-do-turn = turn over row card { $place }

# What it brought about.
duel-shows = It shows { $face }
duel-won-rainbow = { $cards ->
    [one] Rainbow! { $name } wins the row of { $cards } card
   *[other] Rainbow! { $name } wins the row of { $cards } cards
}
duel-won-rainbow-you = { $cards ->
    [one] Rainbow! You win the row of { $cards } card
   *[other] Rainbow! You win the row of { $cards } cards
}
duel-won-shade = { $cards ->
    [one] Black! { $name } wins the row of { $cards } card
   *[other] Black! { $name } wins the row of { $cards } cards
}
duel-won-shade-you = { $cards ->
    [one] Black! You win the row of { $cards } card
   *[other] Black! You win the row of { $cards } cards
}
duel-won-double = { $cards ->
    [one] Double! { $name } wins the row of { $cards } card
   *[other] Double! { $name } wins the row of { $cards } cards
}
duel-won-double-you = { $cards ->
    [one] Double! You win the row of { $cards } card
   *[other] Double! You win the row of { $cards } cards
}
duel-because-rainbow = { $name } lays the sixth card, and no color comes twice
duel-because-rainbow-you = You lay the sixth card, and no color comes twice
duel-because-shade = { $name } brings up black
duel-because-shade-you = You bring up black
duel-because-double = { $name } brings up { $face } a second time
duel-because-double-you = You bring up { $face } a second time
duel-over = The hands can no longer be filled up: the game is over

# What a move would lead to, in few words.
duel-then-end = the row stays as it is
duel-then-unseen = anything may be on it
duel-then-double = a double: you lose the row
duel-then-shade = black: you lose the row
duel-then-rainbow = rainbow!
duel-then-fits = it fits: { $cards } of 6
duel-then-turned = { $face }: it fits

# Before a move that loses the row.
duel-warning-double = This color is in the row already: you would lose the row (D14).
duel-warning-shade = Black comes up: you would lose the row (D15).

# Why a move cannot be made.
duel-no-end-yet = Lay at least one card first (D8).
duel-no-end-after-turn = A turned card must be followed by a laid one (D11).
duel-no-second-turn = Two cards are never turned one after the other (D9).
duel-no-card-to-turn = { $cards ->
    [0] The row has no cards to turn (D9).
    [one] The row has { $cards } card to turn (D9).
   *[other] The row has { $cards } cards to turn (D9).
}
duel-no-lay-before-turn = Turn a card of the row over before you lay another (D9).
duel-no-card-there = Hand place { $place } is empty (D8).
duel-moves-are = moves are n1-n3 (lay), b1-b3 (lay blind), f1-f6 (turn over) and end

## The game in a line

duel-title = Rainbow, the duel
duel-by = by Mathias Spaan
duel-line = Complete the six-color row, or lure your opponent into a double or a black card.

## Options of a table

option-aids-duel = Memory aid: the table shows what you have seen before
option-end-after-flip = May a turn end after a turned card?
option-end-after-flip-yes = Yes (German, English, Hungarian, Czech, Slovak and Polish rules)
option-end-after-flip-no = No (French rules)
option-deck = Cards of another print
option-deck-more = 57 cards, each as two letters of R O Y G B I V, W (light) and K (shade)

## The table

duel-row = The row
duel-holder = Holder
duel-next = Your next card
duel-pile = Pile
duel-lay = Lay
duel-blind = Blind
duel-turn = Turn over
duel-other-side = Other side:
duel-memory = What you have seen
duel-your-pile = In your pile
duel-their-pile = In the other pile
duel-phases = { $laid } of 3 cards laid this turn

## Lessons

lesson-duel-aim = You and Coach lay cards into one row. Whoever lays the sixth card of a row in which no color comes twice wins the whole row. In the end the bigger pile wins.
lesson-duel-sides = Every card has two sides. Of the cards in both hands you see the side that points at you; Coach sees the other one. The holder shows you your next card.
lesson-duel-lay = It is your turn, and the row is empty. A card you lay goes into the row with the side you see facing up.
lesson-duel-lay-do = Lay the red card.
lesson-duel-end = You may stop after each card. A turn has three cards at most, and before the second and the third you must turn over a card of the row (D9).
lesson-duel-end-do = One is enough for now: end your turn.
lesson-duel-blind = Coach has laid yellow, and your hand was filled up to three. You may also lay a card blind: then the side comes up that you do not see.
lesson-duel-blind-do = Lay the green card blind.
lesson-duel-turn = It was blue, so all is well: the colors in the row are all different. Before you lay another card you must turn one over (D9). Remember: when Coach still held the yellow card, it showed you orange.
lesson-duel-turn-do = Turn over the yellow card.
lesson-duel-light = Orange, as you remembered. Now for the second card. White is light: it stands in for any color, and a row may hold several.
lesson-duel-light-do = Lay the white card, then end your turn.
lesson-duel-rainbow = Five cards, all different. A sixth one that fits makes a rainbow!
lesson-duel-rainbow-do = Lay the yellow card.
lesson-duel-double = A rainbow: the row of six is yours. Coach lost the round, and so has opened the next one with orange. Now make a mistake on purpose, and see what happens when a color comes twice.
lesson-duel-double-do = Lay the orange card.
lesson-duel-open = A double: the row went to Coach (D14). Whoever loses a round opens the next one. By the way, one of Coach's cards shows you black; Coach does not see that side.
lesson-duel-open-do = Lay the violet card, then end your turn.
lesson-duel-shade = Coach has laid that very card, with blue up. You know what is underneath: black. Whoever brings up black, the shade, loses the round (D15). Leave that to Coach.
lesson-duel-shade-do = Lay the red card, then end your turn.
lesson-duel-done = Coach has turned the black side up, so this row is yours, too: nine cards to two. A game goes on until a hand can no longer be filled up to three; then the bigger pile wins (D20, D21).
refused-lesson-duel-unseen = You have never seen the other side of this card: it could be a color that lies there already, or black (D14, D15). { $task }
refused-lesson-duel-more = You could end your turn here, but there is more to see. { $task }
refused-lesson-duel-double = This color lies in the row already: with a double the row would go to Coach (D14). { $task }
refused-lesson-duel-shade = Underneath is black: you saw it in Coach's hand. You would lose the row (D15). { $task }

## The table in the terminal

option-deck-usual = the usual ones
option-deck-own = your own

## At the prompt

# { $colors } is a list: "R red, O orange, …".
line-legend-duel = { $colors }. Light stands in for any color; whoever brings up shade loses the round.

## Draws

duel-drawn = { $cards ->
    [one] A draw, { $cards } card each: play another game!
   *[other] A draw, { $cards } cards each: play another game!
}

## How a card was laid

# Below a card in the row, in few letters: from which place of the hand it came.
duel-from-hand = hand { $place }

## Lessons, further steps

lesson-duel-before = Coach turned a card over before laying any. You may do so, too, before your first card, but you need not (D9). Now Coach has opened the next row with yellow; in Coach's hand this card showed you red.
lesson-duel-before-do = Turn over the yellow card, then lay your own yellow one.
lesson-duel-turned = Well done: with yellow still lying there it would have been a double. But turning can make one as well. Before another card you would have to turn one of these two. What if it were the first?
lesson-duel-turned-do = Try to turn over the red card.
lesson-duel-stop = Yellow would lie there twice, and the row would go to Coach: a card that is turned counts just like one that is laid (D14). Better stop here.
lesson-duel-stop-do = End your turn.
lesson-duel-faces = How risky is a side that you have not seen? The 57 cards have 114 sides: 14 of each of the seven colors, 8 white and 8 black (D2). A row needs only six of them, so one color may be missing.
lesson-duel-draw = You know it all now. Should the piles be equal in the end, nobody has won: it is a draw, and you play another game (D21).

## The end of a game

duel-end-rainbow = A rainbow, and the game!

## Puzzles

duel-theme-rainbow = The rainbow is near
duel-theme-blind = A risk worth taking: blind
duel-theme-counting = What can be on the other side?
duel-theme-memory = Remember the other side
duel-theme-threat = A long row: who gets it?
duel-theme-trap = Leave a trap behind
duel-theme-last-row = The last row decides
duel-theme-order = The right card first
