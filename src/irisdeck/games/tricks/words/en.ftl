## The game

tricks-played = { $name } plays { $cards }
tricks-played-you = You play { $cards }
tricks-taken = { $name } takes { $cards }
tricks-taken-you = You take { $cards }

# The same as something to do, as hints say it.
tricks-do-play = play { $cards }
tricks-do-take = take { $cards }

tricks-over = The game is over
tricks-out-of-cards = No cards left: { $names }
tricks-trick-over = Trick { $number } is over
tricks-pile-up = { $name } picks up the face-down pile
tricks-pile-up-you = You pick up the face-down pile
tricks-discarded = Discarded: { $cards }
tricks-leads = { $name } leads the next trick
tricks-leads-you = You lead the next trick

tricks-then-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
tricks-then-first = you take { $nth }
tricks-then-first-so-far = you take { $nth } so far
tricks-then-place = you take { $nth } of { $combos }
tricks-then-place-so-far = you take { $nth } of { $combos } so far
tricks-then-nothing = you take nothing
tricks-then-nothing-so-far = you take nothing so far
tricks-nth-1 = 1st
tricks-nth-2 = 2nd
tricks-nth-3 = 3rd
tricks-nth-4 = 4th
tricks-nth-5 = 5th
tricks-nth-6 = 6th

tricks-no-stack = There is no stack { $cards } (T13).
tricks-no-play-now = Now take a stack (T11).
tricks-no-take-now = Stacks are taken when everybody has played (T11).
tricks-no-such-cards = You do not hold these cards (T6).
tricks-only-sets = A set was played: only singles or sets (T8).
tricks-only-runs = A run was played: only singles or runs (T8).
tricks-moves-are = to play, type the ranks (4, 333, 2345); to take, type = and the stack (=6, =55)

## The game in a line

tricks-title = Rainbow, the trick game
tricks-by = by Mito Sazuki
tricks-line = What you play in this trick is what everybody plays for in the next.

## Options of a table

option-aids-tricks = Score aid: the table shows all scores and which cards have not been seen yet

## The table

tricks-middle = The middle
tricks-middle-empty = The middle is empty
tricks-trick = The trick
tricks-trick-empty = Nothing played yet
tricks-score-pile = Your score pile
tricks-face-down = face-down pile: { $cards }
tricks-play = Play
tricks-take = Take
# The order in which players take, behind what they played.
tricks-takes = pick no. { $order }
tricks-rank = { $cards ->
    [one] { $cards } card of rank { $rank }
   *[other] { $cards } cards of rank { $rank }
}
tricks-play-chosen = Play the chosen cards
tricks-offers = What you may play
tricks-unseen = Not seen yet
tricks-queue = Who takes first
tricks-next = Prizes of the next trick
tricks-to-play = to play
tricks-after-you = after you
tricks-no-cards = no cards
tricks-choose = Tap cards, or slide for a run
tricks-bound-sets = Only sets and single cards
tricks-bound-runs = Only runs and single cards
tricks-play-single = Play the { $cards }
tricks-play-set = Play the set { $cards }
tricks-play-run = Play the run { $cards }

## Lessons

lesson-tricks-aim = Cards that you take from the middle are your points: each counts its rank. In a trick everybody plays one combo, and whoever plays the most cards takes first.
lesson-tricks-combos = A combo is a single card, a set (cards of one rank) or a run (ranks that follow one another). Other cards cannot be played together. See for yourself.
lesson-tricks-combos-do = Pick a 2 and a 4, then press “{ tricks-play-chosen }”.
lesson-tricks-run = 2 and 4 do not follow one another, so they are no combo (T6). 3, 4 and 5 do: they are a run.
lesson-tricks-run-do = Play 3, 4 and 5.
lesson-tricks-take = Everybody has played. Your three cards are the most, so you take first; then comes the run of two, and the single card last (T11).
lesson-tricks-take-do = Take the 5, which is worth most.
lesson-tricks-prizes = What was just played is now the prize: as many stacks as there are players, and the cards worth least leave the game (T16). So whatever you play, somebody may take it next.
lesson-tricks-set = The biggest combo also earns the next lead: yours. This time with a set.
lesson-tricks-set-do = Play your two 2s.
lesson-tricks-tie = Coach 1 played three cards and took first. Coach 2 and you played two each: then the higher card goes first (T11). One stack is left for you.
lesson-tricks-tie-do = Take the 4.
lesson-tricks-kinds = Equal ranks have become pairs, and a pair is taken as a whole. Coach 1 has led a run: from then on this trick allows only runs and single cards (T8).
lesson-tricks-kinds-do = Pick two 5s and try them all the same.
lesson-tricks-follow = A set is not allowed once a run was played (T8). But you hold a run of four, the longest of all.
lesson-tricks-follow-do = Play 3, 4, 5 and 6, then take the pair of 4s.
lesson-tricks-single = You lead again. A single card is always allowed: it mostly takes last, but it saves your hand and gives little away.
lesson-tricks-single-do = Play a 1, then take what is left.
lesson-tricks-later = So it goes on, trick after trick. Now look at the end of another game.
lesson-tricks-end = You hold two cards, and Coach 1 has just played the last ones. If two or more players have no cards left when a trick is over, the game is over (T18).
lesson-tricks-end-do = Play both 4s, then take the pair of 6s.
lesson-tricks-done = The player with the most points wins: you, with 28. With two players everybody plays two combos in each trick, and takes up a second hand when the first is empty (T10, T19).
refused-lesson-tricks-less = You may take any stack, but another one is worth more. { $task }
refused-lesson-tricks-both = With one 4 left the game would go on (T18). { $task }

## At the prompt

line-legend-tricks = A digit is a card of that rank, and worth as many points.

## Lessons, further steps

lesson-tricks-bound = A set binds a trick just as a run does: Coach 2 has led a set, so only sets and single cards may follow (T8). After nothing but single cards everything is still allowed.
lesson-tricks-bound-do = Pick 4, 5 and 6 and try them.
lesson-tricks-equal = No run after a set (T8). You have no pair, so play a single card. If somebody else plays the same one after you, you come first: of equal combos the one that was played earlier takes earlier (T11).
lesson-tricks-equal-do = Play the 6, then take the pair of 2s.
lesson-tricks-skipped = Your 6 took before the other 6, because it lay there first. Two more things: a player without cards is skipped, takes nothing any more, and passes the lead on to the next one who has some (T9, T17, T18). And if there are fewer stacks than combos, the last ones get nothing (T13).
lesson-tricks-bonus = Between two, a game ends when somebody runs out of cards for the second time. The other player then gets one more point for each card still in hand (T19).

## Puzzles

tricks-theme-prize = Which prize to take
tricks-theme-last-trick = The last tricks
tricks-theme-counting = Count what the other one holds
tricks-theme-keep = Keep your good cards together
tricks-theme-run = A run at the right time
tricks-theme-win-it = A trick worth winning
tricks-theme-give-little = Give little away
