### What people read of the three games. Names in braces are filled in: cards, numbers, players' names.
### Clauses in brackets lead to the rules; they stay as they are.

## Everywhere

list-or = { $rest } or { $last }
color-red = red
color-orange = orange
color-yellow = yellow
color-green = green
color-blue = blue
color-indigo = indigo
color-violet = violet
end-of-turn = end of turn

# Who did what: { $what } is one of the messages below, "into the palette" and the like.
someone = { $name }: { $what }

## Duel

duel-light = light
duel-shade = shade

# A move, told.
duel-laid = card of place { $place } laid
duel-laid-blind = card of place { $place } laid blind
duel-turned = card { $place } of the row turned over

# What it brought about.
duel-shows = It shows { $face }
duel-won-rainbow = A rainbow: the row of { $cards } goes to { $name }
duel-won-shade = A shade: the row of { $cards } goes to { $name }
duel-won-double = A double: the row of { $cards } goes to { $name }

# What speaks for or against a move.
duel-why-end = { $cards ->
    [one] the row stays as it is, with { $cards } card
   *[other] the row stays as it is, with { $cards } cards
}
duel-why-unseen = you have not seen what will come up
duel-why-loses = { $face } comes up, and you lose the round
duel-why-rainbow = { $face } completes the rainbow
duel-why-fits = { $face } comes up, and it fits

# Why a move cannot be made.
duel-no-end-yet = lay at least one card first (D8)
duel-no-end-after-turn = a turned card must be followed by a laid one (D11)
duel-no-second-turn = two cards are never turned in a row (D9)
duel-no-card-to-turn = { $cards ->
    [0] the row has no cards to turn (D9)
    [one] the row has { $cards } card to turn (D9)
   *[other] the row has { $cards } cards to turn (D9)
}
duel-no-lay-before-turn = turn a card of the row over before you lay another (D9)
duel-no-card-there = hand place { $place } is empty (D8)
duel-moves-are = moves are n1-n3 (lay), b1-b3 (lay blind), f1-f6 (turn over) and end

## Tricks

tricks-played = { $cards } played
tricks-taken = { $cards } taken

tricks-over = The game is over
tricks-pile-up = { $name }: face-down pile taken up
tricks-discarded = Discarded: { $cards }
tricks-leads = { $name }: lead of the next trick

tricks-why-most = { $points ->
    [one] { $points } point, the most there are
   *[other] { $points } points, the most there are
}
tricks-why-less = { $points ->
    [one] { $points } point; there are { $most } to be had
   *[other] { $points } points; there are { $most } to be had
}
tricks-why-play = { $points ->
    [one] number { $place } to take so far; { $points } point goes to the next middle
   *[other] number { $place } to take so far; { $points } points go to the next middle
}
tricks-why-play-more = { $points ->
    [one] number { $place } to take so far, { $after } to play; { $points } point goes to the next middle
   *[other] number { $place } to take so far, { $after } to play; { $points } points go to the next middle
}

tricks-no-stack = there is no stack { $cards } (T13)
tricks-no-play-now = take a stack (T11)
tricks-no-take-now = stacks are taken when everybody has played (T11)
tricks-no-such-cards = you do not hold these cards (T6)
tricks-only-sets = a set was played: only singles or sets (T8)
tricks-only-runs = a run was played: only singles or runs (T8)
tricks-moves-are = a play is its ranks (4, 333, 2345), a take is = and the ranks of a stack (=6, =55)

## Red7

# What each color asks for.
red7-rule-red = the highest card
red7-rule-orange = most cards of one number
red7-rule-yellow = most cards of one color
red7-rule-green = most even cards
red7-rule-blue = most different colors
red7-rule-indigo = the longest run of numbers
red7-rule-violet = most cards below 4

red7-drew = a card drawn
red7-kept = no card drawn
red7-passed = pass, out
red7-laid = { $card } into the palette
red7-painted = { $card } onto the canvas: { $color } rules
red7-painted-by-7 = { $card } from the palette onto the canvas: { $color } rules
red7-taken-by-1 = { $card } from another palette onto the deck

red7-drew-by-3 = { $name }: a card drawn by the 3
red7-out = { $name }: not in the lead, out
red7-round-over = The round is over
red7-round-empty = The round is over; no card of the winner meets the rule
red7-round-won = { $points ->
    [one] { $name }: round won with { $cards }, { $points } point
   *[other] { $name }: round won with { $cards }, { $points } points
}

red7-why-pass = you are out of the round
red7-why-draw = one more card to play with
red7-why-keep = no card more
red7-why-leads = you lead under { $color } with { $cards }
red7-why-out = you do not lead, and are out
red7-why-then = then { $cards } onto the canvas makes you lead
red7-why-not-yet = you do not lead under { $color } yet

red7-warning-end = you do not lead: you would be out (R6)
red7-warning-lay = you could no longer lead this turn: you would be out (R20)

red7-do-7 = carry out the 7: lay another palette card onto the canvas (R16)
red7-do-5 = carry out the 5: lay another card into your palette (R16)
red7-do-1 = carry out the 1: take a card from another palette (R16)
red7-draw-or-keep = draw or keep first (R11)
red7-no-7 = only a 7 laid into your palette, with a card that lets you lead, does this (R16)
red7-no-1 = only a 1 laid into your palette, with a card you may take, does this (R16, R17)
red7-no-end-bound = this turn must end in the lead (R17)
red7-no-end-yet = lay a card first, or pass (R4)
red7-no-pass-now = you can pass only at the start of your turn (R4)
red7-no-draw-due = no draw is due (R11)
red7-not-in-hand = { $card } is not in your hand (R4)
red7-no-paint = you would not lead under { $color } (R5)
red7-palette-laid = your palette card is laid; a canvas card or the end of the turn follows (R4)
red7-no-lay-1 = no card you could take with this 1 lets you end the turn in the lead (R17)
red7-moves-are = moves are +R7 (palette), >R7 (canvas), 7>R7 and 1-R7 (actions), draw, keep, end and pass

## The games in a line

duel-title = Rainbow, the duel
duel-by = by Mathias Spaan
duel-line = Complete the six-color row, or lure the other into a double or a black card.
tricks-title = Rainbow, the tricks
tricks-by = by Mito Sazuki
tricks-line = What you play to win this trick is the prize of the next.
red7-title = Red7
red7-by = by Carl Chudyk and Chris Cieslik
red7-line = Be winning when your turn ends; you may change the rule.

## Levels of bots

level-random = random
level-easy = easy
level-greedy = greedy
level-medium = medium
level-strong = strong
level-best = best

# A bot at the table: "Bot, easy".
bot-name = Bot, { $level }

## Home

home-tagline = Three rainbow-colored card games
home-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
home-players-from = { $least }-{ $most } players
home-minutes = about { $minutes } minutes
home-play = Play now
home-friends = Play with friends
home-name = Your name
home-against = Opponents
home-how-many = Players
home-running = Your games
home-to-act = your turn
home-watch = Watch
home-nothing-to-watch = Nobody is playing in public just now.
language = Language
rules = Rules
home = Home
try-again = Try again
menu = Menu

# What somebody is called who has not told a name.
guest = Guest

## You: name, and the code for other devices

you = You
you-keep-name = Keep this name
you-name-kept = Your name is kept.
you-code = Your recovery code
you-code-more = With this code you are the same person on another device, with all your games. Whoever knows it can play in your place: show it to nobody.
you-code-show = Show the code
you-come-back = A recovery code from another device
you-be = Use this code
you-are-back = Welcome back. Your games are here.

## Options of a table

option-advanced = Advanced: high canvas cards draw, and several rounds are scored
option-actions = Actions: odd cards laid into the palette act
option-first = Who begins
option-first-random = chance decides
option-first-you = you
option-aids-duel = Memory aid: the table shows what you have seen before
option-aids-tricks = Score aid: the table shows all scores and which cards are still out
option-end-after-flip = May a turn end after a turned card?
option-end-after-flip-yes = Yes (German, English, Hungarian, Czech, Slovak and Polish rules)
option-end-after-flip-no = No (French rules)
option-deck = Cards of another print
option-deck-more = 57 cards, each as two letters of R O Y G B I V, W (light) and K (shade)
option-listed = Anybody here may watch and take free seats
table-open = Open the table

## The table

table-your-turn = Your turn
table-turn-of = { $name } is to act
table-waiting = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
table-ready = Everybody is here: begin!
table-invite = Invite your friends
table-invite-more = Whoever has this link can sit down or watch.
table-invite-only-here = This server answers only on this computer; start it with --host 0.0.0.0 to let others in.
table-copy = Copy the link
table-qr = The link as a QR code
table-sit = Sit down here
table-give-to-bot = Give this seat to a bot
table-begin = Begin
table-empty-seat = empty seat
table-you = You
table-undo = Take back
table-resign = Resign
table-leave = Leave the seat
table-going = Leave or resign…
table-rematch = Rematch
table-to-rematch = To the rematch
table-back = Back to the table
table-whole-log = Everything that happened
table-sound = Sounds
table-state = State of the game
table-seats = Seats
table-tools = Tools
table-bot-level = Level of a bot
table-player = Player
table-score = Score
table-winner = winner
table-over = The game is over
table-away = away
table-again = Play again
table-log = What happened
table-begun = The cards are dealt
table-undone = { $name } takes the last move back
table-sat = { $name } sits down
table-left = { $name } leaves the table
table-resigned = { $name } resigns
table-bot = { $name } takes a seat
table-won = { $name } wins
table-won-by-you = You win
table-shared = Shared victory: { $names }
table-record = Download the record
table-offline = Connection lost. Trying again…
table-watching = You are watching
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
table-your-hand = Your hand
table-hidden-card = a hidden card
table-deck = Deck
table-end-turn = End turn

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
tricks-middle = The middle
tricks-middle-empty = The middle is empty
tricks-trick = The trick
tricks-trick-empty = Nothing played yet
tricks-score-pile = Your score pile
tricks-face-down = face-down pile: { $cards }
tricks-play = Play
tricks-take = Take
# The order in which players take, behind what they played.
tricks-takes = takes no. { $order }
tricks-rank = { $cards ->
    [one] { $cards } card of rank { $rank }
   *[other] { $cards } cards of rank { $rank }
}
tricks-play-chosen = Play the chosen cards
tricks-offers = What you may play
tricks-unseen = Not seen yet
red7-canvas = Canvas
red7-start-card = start card
red7-leads = leads
red7-is-out = out
red7-round = Round { $round }
red7-to-palette = Palette
red7-to-canvas = Canvas
red7-pass = Pass
red7-draw = Draw
red7-keep = Do not draw
red7-palette = Palette
# On a button: the card goes back onto the deck.
red7-onto-deck = Onto the deck
red7-asked-7 = The 7 acts: lay another card of your palette onto the canvas.
red7-asked-5 = The 5 acts: lay another card into your palette.
red7-asked-1 = The 1 acts: take a card from another palette and lay it onto the deck.
red7-asked-draw = Your canvas card lets you draw a card.
red7-risky = Moves marked so would put you out of the round.
red7-strip = Who would lead under each rule

## What cannot be

refused-not-understood = That was not understood.
refused-no-such-bot = There is no such bot.
refused-no-such-seat = There is no such seat.
refused-already-seated = You sit at this table already.
refused-seat-taken = This seat is taken by { $name }.
refused-not-seated = You do not sit at this table.
refused-seats-empty = { $count ->
    [one] { $count } seat is still empty.
   *[other] { $count } seats are still empty.
}
refused-already-begun = The game has begun already.
refused-not-begun = The game has not begun yet.
refused-game-over = The game is over.
refused-not-over = The game is not over yet.
refused-not-your-turn = It is not your turn.
refused-stale = The table has changed meanwhile. Look again.
refused-nothing-to-undo = There is nothing to take back: the turn has just begun, or something was revealed.
refused-no-cards = Pick the cards first.
refused-no-combo = That is no combo: play one card, cards of one rank, or a run.
refused-rematch-begun = The rematch has begun already.
refused-no-such-code = This code is not known here. Check every sign.
refused-illegal = { $move } cannot be played: { $why }
refused-name-missing = Please tell your name.
refused-name-too-long = { $most ->
    [one] A name has at most { $most } letter.
   *[other] A name has at most { $most } letters.
}
refused-no-such-table = There is no such table. The link may be incomplete.
refused-no-such-page = There is no such page.
refused-no-such-game = There is no such game, or not with these options.
refused-stale-page = This page is too old. Load it again.
refused-too-fast = Too many requests. Wait a moment.
refused-failed = Something went wrong here. Nothing has changed; try again in a moment.

## Names put together

# A card: "red 7".
card-name = { $color } { $number }
# One of several bots of a kind: "Bot, easy 2".
numbered = { $name } { $number }

## Time

clock = Time
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] { $days } day { $hours } h
   *[other] { $days } days { $hours } h
}
clock-per-move = Time for each move
clock-per-game = Time for the whole game
clock-none = as long as it takes
clock-after = When time is up
clock-terms-move = { $span } for each move
clock-terms-game = { $span } for the whole game
clock-choose-bot = a bot makes the move
clock-choose-loss = the game is lost
clock-then-bot = When time is up, a bot makes the move.
clock-then-loss = When time is up, the game is lost.
clock-bot-moved = { $name } ran out of time, and a bot makes the move
clock-lost = { $name } has lost by time
refused-time-up = Your time is up.
table-notify = Tell me when it is my turn

## Ratings and history

option-rated = Rated: the game changes the ratings of those who play it
table-rated = rated
ratings = Leaderboard
ratings-more = From rated games. Bots are rated by their level, and where somebody sits counts, too. A rating in brackets is still a guess.
ratings-empty = Nobody has played a rated game of this yet. Be the first: open a table and tick “rated”.
ratings-rank = Rank
ratings-rating = Rating
ratings-games = Games
ratings-plot = Your rating: { $game }
ratings-plot-told = { $games ->
    [one] After { $games } rated game: { $last }.
   *[other] From { $first } to { $last } in { $games } rated games.
}
history = Your games
history-empty = No game you have finished fits. Play one!
history-game = Game
history-all = all
history-result = Result
history-won = won
history-lost = lost
history-placed = place { $place } of { $players }
history-unknown = finished
history-against = Against
history-when = When
history-rated-only = rated games only
history-show = Show
history-older = Older games
history-newest = Newest games

## Lessons

lesson = Lesson
lesson-step = Step { $step } of { $steps }
# The bot of lessons, as a name.
lesson-coach = Coach
lesson-learn = Learn to play
lesson-go-on = Go on with the lesson
lesson-continue = Continue
lesson-again = Begin the lesson again
lesson-stop = Stop the lesson
lesson-over = The lesson is over
lesson-stopped = The lesson is stopped. You can begin it again whenever you like.
lesson-real = Now play a real game
lesson-offer = Your first game? A short lesson shows you how it goes.
lesson-to = To the lesson
lesson-no = No, thank you
lesson-tried = Only tried: { $what }
refused-in-lesson = That cannot be done in a lesson.
refused-no-such-lesson = There is no such lesson.
refused-lesson-read-on = Read first, then press “{ lesson-continue }”.
refused-lesson-not-now = Not now. { $task }

lesson-duel-aim = You and Coach lay cards into one row. Whoever lays the sixth card of a row in which no color comes twice wins the whole row. In the end the bigger pile wins.
lesson-duel-sides = Every card has two sides. Of the cards in both hands you see the side that points at you; Coach sees the other one. The holder shows you your next card.
lesson-duel-lay = It is your turn, and the row is empty. A card that you lay comes into the row with the side up that you see.
lesson-duel-lay-do = Lay the red card.
lesson-duel-end = You may stop after each card. A turn has three cards at most, and before the second and the third you must turn over a card of the row (D9).
lesson-duel-end-do = One is enough for now: end your turn.
lesson-duel-blind = Coach has laid yellow, and your hand was filled up to three. You may also lay a card blind: then the side comes up that you do not see.
lesson-duel-blind-do = Lay the green card blind.
lesson-duel-turn = It was blue, so all is well: every color of the row is different. Before you lay another card you must turn one over (D9). Remember: when Coach still held the yellow card, it showed you orange.
lesson-duel-turn-do = Turn over the yellow card.
lesson-duel-light = Orange, as you remembered. Now for the second card. White is light: it stands in for any color and is never one too many.
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

lesson-tricks-aim = Cards that you take from the middle are your points: each counts its rank. In a trick everybody plays one combo, and whoever plays the most cards takes first.
lesson-tricks-combos = A combo is a single card, a set (cards of one rank) or a run (ranks that follow one another). Other cards cannot be played together. See for yourself.
lesson-tricks-combos-do = Pick a 2 and a 4, then press “{ tricks-play-chosen }”.
lesson-tricks-run = 2 and 4 do not follow one another, so they are no combo (T6). 3, 4 and 5 do: they are a run.
lesson-tricks-run-do = Play 3, 4 and 5.
lesson-tricks-take = Everybody has played. Your three cards are the most, so you take first; then comes the run of two, and the single card last (T11).
lesson-tricks-take-do = Take the 5, which is worth most.
lesson-tricks-prizes = What was just played is now the prize: as many stacks as there are players, and the cheapest cards leave the game (T16). So whatever you play, somebody may take it next.
lesson-tricks-set = Whoever played the biggest combo leads the next trick: you. This time with a set.
lesson-tricks-set-do = Play your two 2s.
lesson-tricks-tie = Coach 1 played three cards and took first. Coach 2 and you played two each: then the higher card goes first (T11). One stack is left for you.
lesson-tricks-tie-do = Take the 4.
lesson-tricks-kinds = Equal ranks have become pairs, and a pair is taken as a whole. Coach 1 has led a run: from then on this trick allows only runs and single cards (T8).
lesson-tricks-kinds-do = Pick two 5s and try them all the same.
lesson-tricks-follow = A set is not allowed once a run was played (T8). But you hold a run of four, the longest of all.
lesson-tricks-follow-do = Play 3, 4, 5 and 6, then take the pair of 4s.
lesson-tricks-single = You lead again. A single card is always allowed: it takes last, but it saves your hand and gives little away.
lesson-tricks-single-do = Play a 1, then take what is left.
lesson-tricks-later = So it goes on, trick after trick. Now look at the end of another game.
lesson-tricks-end = You hold two cards, and Coach 1 has just played the last ones. If two or more players have no cards left when a trick is over, the game is over (T18).
lesson-tricks-end-do = Play both 4s, then take the pair of 6s.
lesson-tricks-done = The most points win: yours, with 28. With two players everybody plays two combos in each trick, and takes up a second hand when the first is empty (T10, T19).
refused-lesson-tricks-less = You may take any stack, but another one is worth more. { $task }
refused-lesson-tricks-both = With one 4 left the game would go on (T18). { $task }

lesson-red7-aim = When your turn ends you must be in the lead, or you are out. The last one left wins the round.
lesson-red7-canvas = The cards before each of you are the palettes. The color on top of the canvas tells the rule: under red the highest card leads. Coach leads with the orange 5.
lesson-red7-lay = In your turn you can lay a card into your palette. You need one that is higher than the orange 5.
lesson-red7-lay-do = Lay the yellow 7 into your palette, then end your turn.
lesson-red7-paint = Coach has laid a second orange card and changed the rule: under yellow the most cards of one color lead. A card laid onto the canvas changes it back.
lesson-red7-paint-do = Lay the red 1 onto the canvas.
lesson-red7-tie = Coach now has the red 7. Yours is yellow, and of equal numbers red is the highest (R1). Would blue help, the most different colors? You have two, and so has Coach.
lesson-red7-tie-do = Try the blue 1 on the canvas.
lesson-red7-out = In a tie the highest of the cards that count decides: the red 7 (R8). And onto the canvas you may lay only a color under which you lead (R5). So first get a third color.
lesson-red7-out-do = Lay the green 3 into your palette, then try to end your turn.
lesson-red7-both = Stop: red still rules, and you do not lead. That end of turn would put you out (R6). But after a palette card you may still lay one onto the canvas, and now you have three colors.
lesson-red7-both-do = Lay the blue 1 onto the canvas.
lesson-red7-rules = Coach has three colors now, too, and the higher card. These are all seven rules – { color-red }: { red7-rule-red }; { color-orange }: { red7-rule-orange }; { color-yellow }: { red7-rule-yellow }; { color-green }: { red7-rule-green }; { color-blue }: { red7-rule-blue }; { color-indigo }: { red7-rule-indigo }; { color-violet }: { red7-rule-violet }.
lesson-red7-pass = Look at your three cards: none of them brings you into the lead, neither in the palette nor on the canvas. What is left is to pass, and then you are out.
lesson-red7-pass-do = Pass.
lesson-red7-next = You are out, and Coach as the last one left wins the round (R7). That happens to the best. Now look at the end of another round.
lesson-red7-win = Coach leads with the red 7, but has no cards left, and whoever has none can only pass (R4). With 3, 4 and 5 you would have the longest run of numbers: the rule of indigo.
lesson-red7-win-do = Lay the green 4 into your palette, then the indigo 1 onto the canvas.
lesson-red7-done = Coach has to pass, and the round is yours! Two options make the game richer: points over several rounds (R11), and odd cards that act (R16). The rules tell more.
refused-lesson-red7-low = The blue 4 alone does not beat the orange 5: if your turn ended so, you would be out (R6). { $task }
refused-lesson-red7-pass = Whoever passes is out of the round (R4). You can do better. { $task }
refused-lesson-red7-end = You do not lead: if your turn ended here, you would be out (R6). { $task }
refused-lesson-red7-run = The indigo 1 is needed on the canvas, so that the longest run leads. { $task }

## Replays

replays = Replays
replay = Replay
replay-watch = Watch the replay
replay-seat = Seat { $number }
replay-unfinished = The record ends here; the game is not over
replay-at = Move { $at } of { $moves }
replay-open = All hands open
# Before the names of the players and "All hands open".
replay-seen-by = Seen by:
replay-hand = Hand: { $name }
replay-next = Next card: { $name }
replay-score-pile = Score pile: { $name }
replay-face-down = Face-down pile
replay-controls = Controls
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move forward
replay-last = To the end
replay-move = Move
replay-speed = Speed
replay-slow = slow
replay-normal = normal
replay-fast = fast
replay-go = Go there
replay-moves = Moves
replay-keys = Keys: ← and → go one move back or forward, Home and End to the beginning or the end, the space bar plays and pauses.
replay-copy = Copy the link to this position
replay-other-games = Other games of this file
replay-open-record = Open a recorded game
replay-open-more = A record is a file that was downloaded here after a game, or written by the command line. Every move in it is checked. Then you can step through the game, and whoever has its link can do so, too.
replay-file = File with records
replay-file-more = One game on each line, at most 1 MB.
replay-paste = Or paste a record
replay-open-now = Check and open
replay-choose = Which game?
replay-length = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
refused-no-such-move = { $moves ->
    [one] This game has only { $moves } move.
   *[other] This game has only { $moves } moves.
}
# { $why } is the sentence of the command line, in English.
refused-wrong-record = Line { $line }: { $why }
refused-no-record = Choose a file, or paste a record.
refused-empty-file = The file is empty.
refused-too-large = This is too large: a file may have at most 1 MB.

## Programs

programs = Programs
programs-more = Programs can play here, too: yours or somebody else's. With a token they act in your place, or under a name of their own.
programs-how = How programs talk to this server
programs-called = Name of the program
programs-may = What it may do
programs-make = Make a token
programs-made = The token of { $name } is shown only this once. Whoever has it can do what you have ticked: show it to nobody.
programs-used = Last used:
programs-unused = Never used
programs-revoke = Revoke
programs-revoked = The token is revoked: no program gets in with it any more.
programs-invite = Or one of your programs:
programs-seat = Let it sit down
# A program at the table that plays under its own name.
program-name = 🤖 { $name } (program)
scope-read = See tables, games and records
scope-play = Sit down and play
scope-open = Open tables
scope-bot = Play under its own name, marked as a program
api-title = For programs
api-intro = A program gets a token from you and sends it with every request. Make one on your page:
api-errors = What cannot be is answered with a name for the program and a sentence in the language it asks for (Accept-Language); nothing has changed then.
api-document = The whole description for machines (OpenAPI):
api-scopes = What tokens may do
api-doors = Requests
api-english = The descriptions are in English.
api-scope = Needs
api-body = Body
api-refusals = Refusals
api-bodies = Bodies
refused-token-missing = A token is needed: make one on your page, and send it as "Authorization: Bearer".
refused-token-unknown = This token is not known here. It may have been revoked.
refused-scope-missing = This token may not do that: it lacks "{ $scope }".
refused-no-scope = Tick what the program may do.
refused-program-nameless = Give the program a name.
refused-too-many-tokens = { $most ->
    [one] You can have at most { $most } token. Revoke one first.
   *[other] You can have at most { $most } tokens. Revoke one first.
}
refused-no-such-program = You have no such program.
refused-no-free-seat = No seat is free.
refused-wrong-request = That was not understood: { $why }
refused-too-long = That is too long.

## Courtesy and hints

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-must-go = I have to go.
phrase-take-your-time = Take your time.
phrase-good-game = Good game!
phrase-oops = Oops!
# Reactions: what the signs 👏 🙂 😮 🤔 ❤️ 🎉 are called.
reaction-applause = applause
reaction-smile = smile
reaction-surprise = surprise
reaction-pondering = hmm
reaction-heart = heart
reaction-joy = hooray
reaction = { $sign } { $words }
talk = Say something
talk-phrases = Phrases
talk-reactions = Reactions
talk-mute = Mute
talk-mute-all = everybody
talk-mute-at-you = Mute everybody: on the page about you
you-talk = What others say
you-quiet = Show me no phrases and reactions, at any table
you-keep = Keep this
you-kept = This is kept.

asks = For you to decide
# Somebody for whom a bot plays just now.
stand-in-name = { $name } (bot)
stand-in-absent = { $name } has been away for some time.
stand-in-vote = Let a bot play for { $name } until they are back
stand-in-votes = Votes: { $given } of { $needed }
stand-in-waiting = You have voted.
stand-in-voted = { $voter } would let a bot play for { $name }
stand-in-begun = A bot plays for { $name } now
stand-in-over = { $name } is back
stand-in-you = A bot is playing for you.
stand-in-back = I am back
offer-end = Offer to end the game
offer-end-more = The game ends without a winner if everybody agrees.
offer-made = { $name } offers to end the game without a winner
offer-accept = Agree
offer-decline = Play on
offer-waiting = The others are still to answer.
offer-accepted = { $name } agrees to end the game
offer-declined = { $name } would rather play on
offer-agreed = All agreed to end the game: nobody wins

option-hints = Hints: whoever is to act may ask the strongest bot
hint = Hint
hint-thinking = Thinking…
hint-title = What the strongest bot thinks
hint-chance = Chance to win with each move
hint-share = Share of the others left behind with each move
hint-percent = { $chance } % ± { $error }
hint-untried = not tried
hint-best = best
hint-says = Hint: { $move }
hint-more = The other moves
hint-close = Close the hint
hint-failed = The bot has no hint for you here.
hint-asked = { $name } asked for a hint

refused-no-such-phrase = There is no such phrase.
refused-said-enough = { $most ->
    [one] You have said { $most } thing since the last move. Wait for the next one.
   *[other] You have said { $most } things since the last move. Wait for the next one.
}
refused-not-away = { $name } has not been away for long.
refused-already-voted = You have voted already. The others are still to vote.
refused-stood-in = A bot is playing for you. Say first that you are back.
refused-not-stood-in = Nobody plays in your place.
refused-offer-open = There is an offer to end the game already.
refused-offered-lately = { $moves ->
    [one] You offered this lately. You can do so again after { $moves } more move.
   *[other] You offered this lately. You can do so again after { $moves } more moves.
}
refused-bots-play-on = In a rated game bots play on. You can resign.
refused-no-offer = There is no offer that you could answer.
refused-no-hints = There are no hints at this table.
refused-too-many-hints = You have asked for many hints. Wait a moment.

## The table in the terminal

tui-too-small = This window is too small: a board needs { $width } columns and { $height } lines, and here are { $is_width } and { $is_height }. Nothing is lost: make the window larger, and it goes on.
tui-curtain = It is { $name }’s turn
tui-curtain-more = Nobody else should look at the screen now. The cards are shown when the key is pressed.
tui-uncover = Show my cards
tui-leave = Leave
tui-quit = Quit
tui-back = Back
tui-take = Take
tui-other-card = other card
tui-pick = pick
tui-unpick = let go
tui-next-combo = next combo
tui-more = More
tui-strip = Leaders
tui-log = Log
tui-careful = Careful: { $warning }. Press { $key } again to do it all the same.
tui-change = change
tui-next = next line
tui-line = line
tui-page = page
tui-ends = beginning, end
tui-new-game = A new game
tui-delete = Delete
tui-delete-more = Press x again to delete this game for good.
tui-seat = Seat { $number }
tui-player = Player { $number }
tui-bot = bot
tui-is-person = a person at this screen
tui-is-friend = whoever has the link
tui-on = yes
tui-off = no
tui-deck-usual = the usual ones
tui-deck-own = your own
tui-server = Play on a server
tui-server-more = with friends far away
tui-server-ask = The address of a server, or the link of an invitation
tui-server-as = You are { $name } here
tui-server-code = Your recovery code: { $code }. With it you are the same person in the browser, with all your games. Show it to nobody.
tui-code = Recovery code
tui-other-code = Another code
tui-invite = Whoever has this link can sit down or watch: { $link }
tui-reading = Asking the server…
tui-refresh = Look again
tui-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
tui-replays-more = games you have played, and record files
tui-file-more = Where the file is: one game on each line
tui-jump = To which move?
tui-seen-by = another view
tui-kept = { $games ->
    [one] { $games } unfinished game is kept: “irisdeck tui” goes on with it.
   *[other] { $games } unfinished games are kept: “irisdeck tui” goes on with them.
}
refused-cannot-keep = This cannot be written to the disk: { $why }. Nothing has changed.
refused-cannot-read = This file cannot be read: { $why }.
refused-open-elsewhere = This game is open in another window.

## At the prompt

# A line that begins with what it is about: "Your hand: R7, G4".
line-label = { $label }: { $values }
line-list = { $before }; { $after }
line-which-game = Which game?
line-yes = yes
line-no = no
line-no-choice = { $text } is none of the choices.
line-help = ? shows the help.
line-help-intro = Type a move, or one of the words below.
# Behind the words that can be typed: "undo, u: take back …".
line-help-help = this help
line-help-moves = all moves that you can make, in words
line-help-board = the table once more
line-help-rules = the rules; the number of a clause, like { $clause }, shows it alone
line-help-undo = take back a move of this turn that revealed nothing
line-help-quit = leave the game
line-careful = Careful: { $warning }. Type { $move } again to do it all the same.
line-undone = The last move is taken back.
line-farewell = The game ends here.
line-game = Game { $number }
line-winner = Winner: { $name }
line-to-act = To act: { $name }
line-replay-help = Enter goes on, b goes one move back, a number goes to that move, a goes on to the end of the game, q quits.
# { $colors } is a list: "R red, O orange, …".
line-legend-duel = { $colors }. Light stands in for any color; whoever brings up shade loses the round.
line-legend-tricks = A digit is a card of that rank, and worth as many points.
line-legend-red7 = { $colors }. Of equal numbers red is the highest and violet the lowest.
refused-no-such-clause = The rules have no clause { $clause }.

## Servers, from the terminal

# What a server says, in the reader's language already.
refused-remote-told = { $words }
refused-remote-no-link = { $link } is no address of a server or a table. Write one like localhost:8000, or paste the link of a table.
refused-remote-no-host = There is no computer called { $host }. Check the address, and whether you are online.
refused-remote-closed = Nobody answers at { $address }. Check the address, and whether the server is running.
refused-remote-timeout = { $address } takes too long to answer. Try again in a moment.
refused-remote-no-irisdeck = There is no Irisdeck at { $address }. Check the address.
refused-remote-too-old = The Irisdeck at { $address } is too old for this. Play there in the browser, or ask whoever runs it to update it.
refused-remote-no-tls = There is no secure connection to { $address }: its certificate is not accepted, or it only speaks http://.
refused-remote-moved = This server is now at { $address }. Use that address.
refused-remote-away = The server at { $address } is not available just now. Try again in a moment.
refused-remote-lost = The connection to { $address } was lost. Try again in a moment.
refused-remote-unsure = The connection was lost before the server answered: perhaps it was done, perhaps not. Look before you try again.
refused-remote-proxy = The proxy in your settings cannot be used. Check HTTP_PROXY, HTTPS_PROXY and ALL_PROXY.
