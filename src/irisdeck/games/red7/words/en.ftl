## The game

# What each color asks for.
red7-rule-red = the highest card
red7-rule-orange = most cards of one number
red7-rule-yellow = most cards of one color
red7-rule-green = most even cards
red7-rule-blue = most different colors
red7-rule-indigo = the longest run of numbers
red7-rule-violet = most cards below 4
# The same in two words, where there is little room.
red7-short-red = highest card
red7-short-orange = one number
red7-short-yellow = one color
red7-short-green = even cards
red7-short-blue = most colors
red7-short-indigo = longest run
red7-short-violet = below 4

red7-drew = { $name } draws a card
red7-drew-you = You draw a card
red7-kept = { $name } does not draw
red7-kept-you = You do not draw
red7-passed = { $name } passes and is out
red7-passed-you = You pass and are out
red7-laid = { $name } lays { $card } in the palette
red7-laid-you = You lay { $card } in your palette
red7-painted = { $name } lays { $card } on the canvas: { $color } rules
red7-painted-you = You lay { $card } on the canvas: { $color } rules
red7-painted-by-7 = { $name } moves { $card } from the palette to the canvas: { $color } rules
red7-painted-by-7-you = You move { $card } from your palette to the canvas: { $color } rules
red7-taken-by-1 = With the 1, { $name } takes { $card } from { $owner }
red7-taken-by-1-you = With the 1, you take { $card } from { $owner }
red7-taken-from-reader = With the 1, { $name } takes { $card } from you

# The same as something to do, as hints say it.
red7-do-draw = draw a card
red7-do-keep = do not draw
red7-do-pass = pass
red7-do-lay = lay { $card } in your palette
red7-do-paint = lay { $card } on the canvas
red7-do-paint-by-7 = lay { $card } from your palette on the canvas
red7-do-take-by-1 = take { $card } from its palette and put it on the deck

red7-drew-by-3 = { $name } draws a card by the 3
red7-drew-by-3-you = You draw a card by the 3
red7-out = { $name } is not in the lead and is out of the round
red7-out-you = You are not in the lead and are out of the round
red7-round-last = { $name } is the last one left and wins the round
red7-round-last-you = You are the last one left and win the round
red7-round-won = { $points ->
    [one] { $name } wins the round: { $points } point
   *[other] { $name } wins the round: { $points } points
}
red7-round-won-you = { $points ->
    [one] You win the round: { $points } point
   *[other] You win the round: { $points } points
}

# Why a round was won: "two 7s against two 4s under orange".
red7-round-against = { $mine } against { $theirs } under { $color }
red7-round-left = { $name } passes although in the lead
red7-round-left-you = You pass although you are in the lead

# What counts of a palette under a rule; { $many } is the number in words.
red7-many-2 = two
red7-many-3 = three
red7-many-4 = four
red7-many-5 = five
red7-many-6 = six
red7-many-7 = seven
red7-some-1 = { $count ->
    [one] { $many } 1
   *[other] { $many } 1s
}
red7-some-2 = { $count ->
    [one] { $many } 2
   *[other] { $many } 2s
}
red7-some-3 = { $count ->
    [one] { $many } 3
   *[other] { $many } 3s
}
red7-some-4 = { $count ->
    [one] { $many } 4
   *[other] { $many } 4s
}
red7-some-5 = { $count ->
    [one] { $many } 5
   *[other] { $many } 5s
}
red7-some-6 = { $count ->
    [one] { $many } 6
   *[other] { $many } 6s
}
red7-some-7 = { $count ->
    [one] { $many } 7
   *[other] { $many } 7s
}
red7-some-of-color = { $count ->
    [one] { $many } { $color } card
   *[other] { $many } { $color } cards
}
red7-some-even = { $count ->
    [one] { $many } even card
   *[other] { $many } even cards
}
red7-some-colors = { $count ->
    [one] { $many } color
   *[other] { $many } colors
}
red7-some-low = { $count ->
    [one] { $many } card below 4
   *[other] { $many } cards below 4
}
red7-none-even = no even card
red7-none-low = no card below 4
red7-run = the run { $first }–{ $last }
red7-color-and = { $color }, { $what }

# What a move would lead to, in few words: "three 4s: you lead".
red7-then = { $what }: { $name } leads
red7-then-you = { $what }: you lead
red7-then-nobody = { $color }: nobody leads
red7-then-out = you are out
red7-then-paint = then paint { $colors }
red7-then-7 = then a palette card to the canvas
red7-then-5 = then another card in your palette
red7-then-1 = then take a card from somebody
red7-then-draw = one more card
red7-then-keep = no extra card
red7-then-laid = only one card a turn

red7-warning-end = You are not in the lead and would be out (R6).
red7-warning-lay = You could no longer take the lead in this turn and would be out (R20).
red7-warning-pass = You would be out of the round (R4).

red7-do-7 = Carry out the 7: lay another palette card on the canvas (R16).
red7-do-5 = Carry out the 5: lay another card in your palette (R16).
red7-do-1 = Carry out the 1: take a card from another palette (R16).
red7-draw-or-keep = Decide first whether to draw (R11).
red7-no-7 = You can do this only right after laying a 7 in your palette, and only with a card that puts you in the lead (R16).
red7-no-1 = You can do this only right after laying a 1 in your palette, and only with a card you may take (R16, R17).
red7-no-end-bound = You must be in the lead at the end of this turn (R17).
red7-no-end-yet = Lay a card first, or pass (R4).
red7-no-pass-now = You can pass only at the start of your turn (R4).
red7-no-draw-due = No draw is due (R11).
red7-not-in-hand = { $card } is not in your hand (R4).
red7-no-paint = You would not lead under { $color } (R5).
red7-palette-laid = You have laid a palette card already; now lay one on the canvas or end your turn (R4).
red7-no-lay-1 = No card you could take with this 1 lets you end the turn in the lead (R17).
red7-moves-are = moves are +R7 (palette), >R7 (canvas), 7>R7 and 1-R7 (actions), draw, keep, end and pass

## The game in a line

red7-title = Red7
red7-by = by Carl Chudyk and Chris Cieslik
red7-line = Be in the lead when your turn ends. If you are not, change the rule.

## Options of a table

option-advanced = Advanced: a high card on the canvas lets you draw, and several rounds are played for points
option-actions = Actions: odd cards have an action when laid in the palette

## The table

red7-canvas = Canvas
red7-start-card = start card
red7-leads = in the lead
red7-is-out = out
red7-to-palette = Palette
red7-to-canvas = Canvas
red7-pass = Pass
red7-draw = Draw
red7-keep = Do not draw
red7-palette = Palette
# On a button: the card goes back onto the deck.
red7-onto-deck = Onto the deck
red7-asked-7 = Action of the 7: lay another card of your palette on the canvas.
red7-asked-5 = Action of the 5: lay another card in your palette.
red7-asked-1 = Action of the 1: take a card from another palette and put it on the deck.
red7-asked-draw = Your canvas card lets you draw a card.
red7-strip = Who would lead under each rule

## Lessons

lesson-red7-aim = When your turn ends you must be in the lead, or you are out. The last one left wins the round.
lesson-red7-canvas = The cards in front of a player are that player’s palette. The color on top of the canvas sets the rule: under red the highest card leads. Coach leads with the orange 5.
lesson-red7-lay = In your turn you can lay a card in your palette. You need one that is higher than the orange 5.
lesson-red7-lay-do = Lay the yellow 7 in your palette, then end your turn.
lesson-red7-paint = Coach has laid a second orange card and changed the rule: under yellow whoever has the most cards of one color leads. Lay a card on the canvas to change it back.
lesson-red7-paint-do = Lay the red 1 on the canvas.
lesson-red7-tie = Coach now has the red 7. Yours is yellow, and of equal numbers red is the highest (R1). Would blue help, the most different colors? You have two, and so has Coach.
lesson-red7-tie-do = Try the blue 1 on the canvas.
lesson-red7-out = In a tie the highest of the cards that count decides: the red 7 (R8). And on the canvas you may lay only a color under which you lead (R5). So first get a third color.
lesson-red7-out-do = Lay the green 3 in your palette, then try to end your turn.
lesson-red7-both = Stop: red still rules, and you do not lead. That end of turn would put you out (R6). But after a palette card you may still lay one on the canvas, and now you have three colors.
lesson-red7-both-do = Lay the blue 1 on the canvas.
lesson-red7-rules = Coach has three colors now, too, and the higher card. These are all seven rules – { color-red }: { red7-rule-red }; { color-orange }: { red7-rule-orange }; { color-yellow }: { red7-rule-yellow }; { color-green }: { red7-rule-green }; { color-blue }: { red7-rule-blue }; { color-indigo }: { red7-rule-indigo }; { color-violet }: { red7-rule-violet }.
lesson-red7-pass = Look at your three cards: none of them brings you into the lead, neither in the palette nor on the canvas. What is left is to pass, and then you are out.
lesson-red7-pass-do = Pass.
lesson-red7-next = You are out, and Coach as the last one left wins the round (R7). That happens to the best. Now look at the end of another round.
lesson-red7-win = Coach leads with the red 7, but has no cards left, and whoever has none can only pass (R4). With 3, 4 and 5 you would have the longest run of numbers: the rule of indigo.
lesson-red7-win-do = Lay the green 4 in your palette, then the indigo 1 on the canvas.
lesson-red7-done = Coach has to pass, and the round is yours! Two options make the game richer: points over several rounds (R11), and actions of odd cards (R16). The rules tell more.
refused-lesson-red7-low = The blue 4 alone does not beat the orange 5: if your turn ended so, you would be out (R6). { $task }
refused-lesson-red7-pass = Whoever passes is out of the round (R4). You can do better. { $task }
refused-lesson-red7-end = You do not lead: if your turn ended here, you would be out (R6). { $task }
refused-lesson-red7-run = The indigo 1 is needed on the canvas, so that the longest run leads. { $task }

## At the prompt

line-legend-red7 = { $colors }. Of equal numbers red is the highest and violet the lowest.

## Reminder of the actions

red7-actions = Actions of odd cards laid in a palette
red7-action-7 = 7: lay another card of your palette on the canvas, if it puts you in the lead
red7-action-5 = 5: lay another card in your palette
red7-action-3 = 3: draw a card
red7-action-1 = 1: put a card of another palette on the deck, and end your turn in the lead

## Lessons, further steps

lesson-red7-begins = Who begins? Whoever sits to the left of the highest palette card (R3). That is Coach's orange 5, so the first turn is yours.
lesson-red7-order = Of equal numbers the higher color wins. The whole order, from the highest to the lowest: { color-red }, { color-orange }, { color-yellow }, { color-green }, { color-blue }, { color-indigo }, { color-violet } (R1).
lesson-red7-none = Under green and violet a palette may have no card that counts: no even one, or none below 4. Whoever has none cannot lead, however high the other cards are (R8). Under all other rules one card is enough.
lesson-red7-options-title = { lesson } 2: drawing, points, actions
lesson-red7-options = You know the game; here are its two options, which can be chosen separately. In the advanced game you may draw cards, and several rounds are played for points (R11). With actions every odd card does something in your palette (R16).
lesson-red7-earn = First the drawing: if the number of your canvas card is higher than the number of cards in your palette, you may draw a card (R11). You have one card there, the blue 2. It is even, and Coach has no even card.
lesson-red7-earn-do = Lay the green 6 on the canvas, then draw.
lesson-red7-three = Coach has a higher even card now. On to the actions: they happen as soon as an odd card lies in your palette. A 3 draws a card by itself, and you may use that card at once.
lesson-red7-three-do = Lay the red 3 in your palette, then the violet 1 that it brings on the canvas.
lesson-red7-five = Under violet Coach had no card that counts, and so has painted the canvas red again: the orange 5 leads. A 5 wants another card in your palette, right away.
lesson-red7-five-do = Lay the violet 5, then the orange 6, and end your turn.
lesson-red7-one = Coach's red 6 beats your orange 6. A 1 takes a card from another palette and puts it on the deck, but never somebody's last one. And a turn with a 1 must end with you in the lead (R17).
lesson-red7-one-do = Lay the indigo 1, put the red 6 on the deck, and end your turn.
lesson-red7-seven = Coach has used a 7: it moves another card of the own palette to the canvas, if that puts its player in the lead. Yellow rules now, and Coach's 7 is the highest. You have a 7, too, and with it the run 5, 6, 7.
lesson-red7-seven-do = Lay the yellow 7, move the indigo 1 to the canvas, and end your turn.
lesson-red7-points = Coach passes, and the round is yours. In the advanced game the winner keeps the cards that meet the rule: your run of 5, 6 and 7 brings 18 points (R12). All other cards have been shuffled and dealt for the next round (R13).
lesson-red7-goal = It goes on until somebody has 40 points, with three players 35, with four 30, or until there are too few cards to deal. Then the player with the most points wins (R14). What the four actions do can always be read at the table.
refused-lesson-red7-keep = You may do without, but one more card is good to have. { $task }

## The end of a game

red7-end-won = In the lead to the last!
red7-end-lost = Out this time
red7-end-lost-close = Out – so close
red7-risky = Moves with this mark would put you out of the round.

## Puzzles

red7-theme-defense = Win against any defense
red7-theme-rule = Change the rule
red7-theme-action = Use the action of a card
red7-theme-two-steps = First the palette, then the canvas
red7-theme-keep = Keep a card for later
red7-theme-few-cards = The last cards in hand
red7-theme-lead = Take a lead that lasts
