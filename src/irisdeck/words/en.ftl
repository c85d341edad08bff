### What people read, but for what belongs to one game: that stands in its folder. Names in braces are filled in: cards, numbers, players' names.
### Clauses in brackets lead to the rules; they stay as they are.

## Everywhere

list-or = { $rest } or { $last }
list-more = { $rest }, { $last }
color-red = red
color-orange = orange
color-yellow = yellow
color-green = green
color-blue = blue
color-indigo = indigo
color-violet = violet
color-light = light
color-shade = shade
turn-ended = { $name } ends the turn
turn-ended-you = You end your turn
# The same as something to do, as hints say it.
do-end-turn = end your turn

# Who says what.
someone = { $name }: { $what }

## Levels of bots

level-random = random
level-novice = novice
level-easy = easy
level-greedy = greedy
level-decent = decent
level-medium = medium
level-expert = expert
level-strong = strong
level-best = best

# What bots are called at a table, by their avatar.
bot-mouse = Mouse
bot-chick = Chick
bot-cat = Cat
bot-hare = Hare
bot-squirrel = Squirrel
bot-otter = Otter
bot-octopus = Octopus
bot-fox = Fox
bot-owl = Owl
# One of another package.
bot-robot = Bot
# A bot with its level: "Cat (easy)".
bot-title = { $name } ({ $level })

## Home

home-tagline = Three rainbow-colored card games
home-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
home-players-from = { $least }–{ $most } players
home-minutes = about { $minutes } minutes
home-minutes-from = { $least } to { $most } minutes
home-age = ages { $years } and up
home-play = Play now
home-friends = Play with friends
home-name = Your name
home-against = Opponents
home-how-many = Players
home-running = Games in progress
home-to-act = your turn
home-watch = Watch
home-nothing-to-watch = Nobody is playing in public just now.
home-more = Play right away against one of the animals, with friends by a link, or with whoever is here. Free, and without an account.
home-go = Play
home-friends-short = Friends
home-learn = Learn
home-options = Options
home-now = Now playing
home-close = Close
new-more = You get a link to send to your friends. Bots can take the seats that stay free.
language = Language
rules = Rules
home = Home
try-again = Try again
menu = Menu

# What somebody is called who has not told a name.
guest = Guest

## You: name, and the code for other devices

you = You
you-keep-name = Save name
you-name-kept = Name saved.
you-code = Your recovery code
you-code-more = Enter this code on another device to use your profile and all your games there. Anyone who knows it can play as you, so keep it to yourself.
you-code-show = Show the code
you-code-renew = Get a new code
you-code-renew-more = Has somebody else seen it? A new code makes the old one useless; you stay signed in everywhere.
you-code-renewed = Your recovery code is new, and the old one no longer works. Write the new one down.
you-come-back = A recovery code from another device
you-be = Use this code
you-are-back = Welcome back. Your games are here.
you-sign-out = Sign out everywhere
you-sign-out-more = Every other browser and terminal forgets who you are, and your old recovery code stops working. This browser stays signed in and shows you a new code. Programs keep their tokens: revoke them below.
you-signed-out = You are signed out everywhere else. Your recovery code is new: write it down.

## Options of a table

option-first = Who begins
option-first-random = at random
option-first-you = you
option-listed = Public: anyone on this server may watch and take free seats
table-open = Open the table

## The table

table-your-turn = Your turn
table-turn-of = { $name } to play
table-turn-of-you = Your turn
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
table-undo = Undo
table-resign = Resign
table-leave = Leave the seat
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
table-undone = { $name } undoes the last move
table-undone-you = You undo the last move
table-sat = { $name } sits down
table-sat-you = You sit down
table-left = { $name } leaves the table
table-left-you = You leave the table
table-resigned = { $name } resigns
table-resigned-you = You resign
table-bot = { $name } takes a seat
table-won = { $name } wins
table-won-you = You win
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
table-round = Round { $round }
# Before a move that is most likely a mistake; { $warning } is a sentence.

## What cannot be

refused-not-understood = That was not understood.
refused-no-such-bot = There is no such bot.
refused-too-many-bot-tables = You have begun many games with bots today that are not over. Finish or resign one first, or come back tomorrow.
refused-no-such-seat = There is no such seat.
refused-already-seated = You sit at this table already.
refused-seat-taken = This seat is taken by { $name }.
refused-seat-kept = The game has begun: this seat is kept for { $name }. A bot can play here meanwhile.
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
refused-nothing-to-undo = Nothing to undo: the turn has just begun, or something was revealed.
refused-no-cards = Pick the cards first.
refused-no-combo = That is no combo: play one card, cards of one rank, or a run.
refused-rematch-begun = The rematch has begun already.
refused-no-such-code = This code is not known here. Check every character.
refused-illegal = { $move } cannot be played. { $why }
refused-name-missing = Please enter your name.
refused-name-too-long = { $most ->
    [one] A name can have at most { $most } character.
   *[other] A name can have at most { $most } characters.
}
refused-no-such-table = There is no such table. The link may be incomplete.
refused-no-such-page = There is no such page.
refused-no-such-game = There is no such game, or not with these options.
refused-stale-page = This page is too old. Load it again.
refused-too-fast = Too many requests. Wait a moment.
refused-failed = Something went wrong here. Nothing has changed; try again in a moment.

## Names put together

# A card, as a screen reader says it: "red 7".
card-red = red { $number }
card-orange = orange { $number }
card-yellow = yellow { $number }
card-green = green { $number }
card-blue = blue { $number }
card-indigo = indigo { $number }
card-violet = violet { $number }
# One of several bots of a kind: "Cat 2".
numbered = { $name } { $number }

## Time

clock = Time
clock-minutes = { $minutes }:{ $seconds }
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] { $days } day { $hours } h
   *[other] { $days } days { $hours } h
}
length-seconds = { $seconds } s
length-minutes = { $minutes } min
length-hours = { $hours } h
length-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-per-move = Time for each move
clock-per-game = Time for the whole game
clock-none = unlimited
clock-after = When time is up
clock-terms-move = { $span } for each move
clock-terms-game = { $span } for the whole game
clock-choose-bot = a bot makes the move
clock-choose-loss = the game is lost
clock-then-bot = When time is up, a bot makes the move.
clock-then-loss = When time is up, the game is lost.
clock-bot-moved = { $name } ran out of time, and a bot makes the move
clock-bot-moved-you = You ran out of time, and a bot makes the move
clock-lost = { $name } loses on time
clock-lost-you = You lose on time
clock-left-move = This move
clock-left-game = Whole game
refused-time-up = Your time is up.
table-notify = Tell me when it is my turn

## Ratings and history

option-rated = Rated: the game changes the ratings of those who play it; not together with hints
table-rated = rated
table-hints = hints allowed, so the game is not rated
ratings = Leaderboard
ratings-more = From rated games. Bots are rated level by level, and the seat is taken into account. A rating in brackets is provisional.
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
history-empty = No finished games match. Play one!
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
replay-open-more = A record is a file that was downloaded here after a game, or written by the command line. Every move in it is checked. Then you can step through the game.
replay-kept-more = Whoever has its link can do so, too. A record is kept for 90 days after somebody has last opened it.
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
refused-wrong-record = Line { $line }: { $why }.
refused-no-record = Choose a file, or paste a record.
refused-record-quota = You have opened so many records that no more can be kept. Records that nobody opens are dropped after 90 days.
refused-empty-file = The file is empty.
refused-too-large = This is too large: a file may have at most 1 MB.

## Programs

programs = Programs
programs-more = Programs can play here, too: yours or somebody else's. With a token they act in your place, or under a name of their own.
programs-how = How programs talk to this server
programs-called = Name of the program
programs-may = What it may do
programs-make = Make a token
programs-made = The token of { $name } is shown only this once. Anyone who has it can do what you have ticked, so keep it to yourself.
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
api-errors = A refused request is answered with an error name for the program and a sentence in the language it asks for (Accept-Language); nothing has changed then.
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
refused-wrong-request = That was not understood: { $why }.
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
you-keep = Save
you-kept = Saved.

asks = For you to decide
# Somebody for whom a bot plays just now.
stand-in-name = { $name } (bot)
stand-in-absent = { $name } has been away for some time.
stand-in-vote = Let a bot play for { $name } until they are back
stand-in-votes = Votes: { $given } of { $needed }
stand-in-waiting = You have voted.
stand-in-voted = { $name } would let a bot play for { $other }
stand-in-voted-you = You would let a bot play for { $other }
stand-in-begun = A bot plays for { $name } now
stand-in-begun-you = A bot plays for you now
stand-in-over = { $name } is back
stand-in-over-you = You are back
stand-in-you = A bot is playing for you.
stand-in-back = I am back
offer-end = Offer to end the game
offer-end-more = The game ends without a winner if everybody agrees.
offer-made = { $name } offers to end the game without a winner
offer-made-you = You offer to end the game without a winner
offer-accept = Agree
offer-decline = Play on
offer-waiting = The others are still to answer.
offer-accepted = { $name } agrees to end the game
offer-accepted-you = You agree to end the game
offer-declined = { $name } would rather play on
offer-declined-you = You would rather play on
offer-agreed = All agreed to end the game: nobody wins

option-hints = Hints: in your turn you may ask the strongest bot
hint = Hint
hint-thinking = Thinking…
hint-title = What the strongest bot thinks
hint-chance = Chance of winning, move by move
hint-share = Share of the other players you would beat, move by move
hint-percent = { $chance } % ± { $error }
hint-untried = not tried
hint-about = { $chance } %
hint-below = below { $chance } %
hint-above = above { $chance } %
hint-sure-win = wins for certain
hint-sure-draw = ends level for certain
hint-sure-loss = loses for certain
hint-hardly = hardly tried
hint-as-good = { $chance }, perhaps as good
hint-best = best
hint-says = Hint: { $move }
hint-more = The other moves
hint-close = Close the hint
hint-failed = The bot has no hint for you here.
hint-asked = { $name } asked for a hint
hint-asked-you = You asked for a hint

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
refused-rated-with-hints = A game with hints cannot be rated. Choose one of the two.
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
tui-careful = { $warning } Press { $key } again to do it all the same.
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
tui-server = Play on a server
tui-server-more = with friends far away
tui-server-ask = The address of a server, or the link of an invitation
tui-server-as = You are { $name } here
tui-server-code = Your recovery code: { $code }. Enter it in the browser to use your profile and all your games there. Keep it to yourself.
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
tui-speed = Speed
tui-speed-calm = calm
tui-speed-normal = normal
tui-speed-instant = instant
tui-resign-sure = Do you really want to resign?
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
# Behind the words that can be typed: "undo, u: undo a move …".
line-help-help = this help
line-help-moves = all moves that you can make, in words
line-help-board = the table once more
line-help-rules = the rules; the number of a clause, like { $clause }, shows it alone
line-help-undo = undo a move of this turn that revealed nothing
line-help-quit = leave the game
line-careful = { $warning } Type { $move } again to do it all the same.
line-undone = The last move is undone.
line-farewell = The game ends here.
line-game = Game { $number }
line-winner = Winner: { $name }
line-to-act = To play: { $name }
line-replay-help = Enter goes on, b goes one move back, a number goes to that move, a goes on to the end of the game, q quits.
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

## Draws

history-draw = draw

## Who begins

# The answer where two play.
option-first-other = the other player
# Behind the seat that begins, before the cards are dealt.
table-first-turn = first turn
## When something fails

table-not-saved = A move cannot be saved just now. The server keeps trying.
refused-newer-table = The server has been updated, and this page still comes from the old version. Load it again in a moment.

## How long the others wait

patience-choose = Without a time limit: how long to wait before a bot may play for somebody who is away
patience-terms = If somebody has been away for { $span }, the others may let a bot play until they are back.
refused-clock-decides = This table has a time limit. It decides, so there is no vote.

# Handling cards

table-skip = Skip to your cards
table-resign-sure = Give up this game? The others win.
sure-yes = Yes, do it
sure-no = Go back
keys = Keys
keys-arrows = ← →
keys-arrows-more = Choose a card
keys-digits = 1 – 9
keys-digits-more = Choose the first card, the second…
keys-enter = ↑ ↓, Enter
keys-enter-more = Choose what to do with it, and do it
keys-letters = E, P
keys-letters-more = End your turn, play or pass
keys-escape = Esc
keys-escape-more = Put the card back
keys-undo = U
keys-undo-more = Undo
keys-hint = H
keys-hint-more = Hint, where the table allows it
keys-help = ?
keys-help-more = Show or hide this list

## Avatars and settings

face = Your avatar
face-person = person
face-bear = bear
face-frog = frog
face-raven = raven
face-deer = deer
face-hedgehog = hedgehog
face-panda = panda
face-penguin = penguin
face-turtle = turtle
face-bee = bee
face-whale = whale
face-unicorn = unicorn
settings = Settings
settings-more = They go with you to every device where you use your recovery code.
setting-sound = Sound
setting-sound-on = on
setting-sound-off = off
setting-speed = Speed of the cards
setting-speed-calm = calm
setting-speed-normal = normal
setting-speed-fast = fast
setting-speed-instant = instant
setting-theme = Theme
setting-theme-system = as on this device
setting-theme-light = light
setting-theme-dark = dark
setting-size = Card size
setting-size-small = small
setting-size-normal = normal
setting-size-large = large
setting-palette = Colors
setting-palette-normal = usual
setting-palette-deuteranopia = for deuteranopia (weak green)
setting-palette-protanopia = for protanopia (weak red)
setting-palette-tritanopia = for tritanopia (weak blue)
setting-palette-monochrome = shades of gray
setting-confirm = Ask again before a move that loses
setting-confirm-on = yes
setting-confirm-off = no

## Finding an opponent, and invitations

opponent-find = Find an opponent
opponent-find-more = You sit down with somebody who is waiting, or your table is listed here until somebody comes.
opponent-tables = Waiting for players
opponent-sit = Sit down
opponent-waiting = Your table is listed on the home page. The game begins as soon as every seat is taken.
invite-by = { $name } invites you to play { $game }
round-tap = Tap to go on
## The end of a game

# Titles above the result: for winners, losers, a draw and watchers; "close" if little was missing, "given" if somebody resigned.
end-won = Well played!
end-won-close = By a whisker!
end-won-given = The game is yours
end-lost = Well fought
end-lost-close = So close
end-lost-given = A game for another day
end-lost-time = The clock was faster
end-drawn = Even to the end
end-agreed = Parted as friends
end-watched = A game well played
end-turning = { $name } went ahead for good with move { $at }
end-turning-you = You went ahead for good with move { $at }
end-see-turning = See the turning point
end-share = Share
end-rounds = Round by round
end-result = The result
end-look = Look at the table

## Without a server

curtain-more = Hand the device over. Nobody else should look at it now.
together = Play at one device
together-short = Together
together-more = Everybody plays on this device. Between turns a curtain hides the cards.
together-who = Who plays here
together-person = a person
together-name = Name
tally = Your games against bots
device = Your games in this browser
device-kept = All games are kept in this browser, even when you close it. Whoever deletes its data deletes them, too: export them from time to time.
device-unpromised = All games are kept in this browser, but it has not promised to keep them for good: a private window forgets them when it is closed, and where space is short they may be deleted. Export them from time to time.
device-not-kept = This browser keeps nothing, as in a private window. Export your games before you close it.
device-export = Export all games
device-import = Import games
device-import-more = A file that was exported here or on another device. Games that are here already stay as they are.
device-import-now = Import
device-loaded = { $games ->
    [0] No game in this file is new.
    [one] { $games } game was imported.
   *[other] { $games } games were imported.
}
device-forget = Delete everything
device-forget-sure = Delete all games and settings in this browser for good
device-forgotten = Everything was deleted.
refused-no-games-file = This is no file of exported games. Nothing has changed.
server = What needs a server
server-needed = Friends far away, ratings and watching others need a server.
server-how = How to get one
server-get = Whoever has Irisdeck on a computer starts a server with one command, for friends at home or all over the world:
server-carry = Finished games can be carried to a server and back: save the record of a game here, and open it there.
offline = Without the internet
offline-home = Play right away against one of the animals, or with whoever sits beside you. Free, without an account, and without the internet.
offline-play = Play offline
offline-more = From your second visit on, Irisdeck works without the internet. Installed, it opens like any other app.
offline-install = Install
boot-loading = The games are being loaded …
boot-wait = It begins as soon as everything is here.
boot-old = This browser is too old to play without a server: it lacks WebAssembly or modules. Please update it, or use another one.
boot-download = Not everything could be loaded. Are you online? What is here already will not be loaded again.
boot-failed = Something went wrong. No move that you have made is lost.
boot-not-kept = This browser keeps nothing here: what you play now is gone when you close the page.
boot-scripts = Scripts are needed to play here.
boot-new = A new version is here.
boot-new-now = Use it now
boot-again = Load again
# Why a move cannot be kept: it stands in refused-cannot-keep.
storage-full = the storage of this browser is full
storage-failed = this browser keeps nothing at the moment

## Puzzles

puzzle = Puzzle
puzzles = Puzzles
puzzles-more = Positions from games of bots in which one move is much better than all others. You see what the player saw: nothing here is solved by luck.
puzzles-start = Solve puzzles
puzzle-find = Find the move that is much better than all others
puzzle-solved = Right, that’s it!
puzzle-wrong = That’s not it: there is a much better move. Try again, or let it be shown.
puzzle-shown = This was the move to find.
puzzle-known = You have seen this one before, so it doesn’t count any more.
puzzle-all-solved = You have solved all puzzles of this game. They come again, but don’t count any more.
puzzle-tempting = tempting
puzzle-theme = What it is about
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-level = level { $points }
puzzle-rating = Your level: { $points }
puzzle-streak = { $count ->
    [0] No streak at the moment
    [one] { $count } in a row
    *[other] { $count } in a row
}
puzzle-longest = Longest streak: { $count }
puzzle-count = Solved: { $solved } of { $tried }
line-puzzle-help = Type a move or # and its number. Also: hint, show, next, board, quit; or their first letters.
refused-no-such-puzzle = There is no such puzzle.
refused-no-puzzles = This game has no puzzles.
refused-progress-not-kept = Your progress cannot be written to the disk: { $why }. It is kept until you quit, and written with your next puzzle.
## Analysis at the prompt and in the terminal

line-analyze = Type a to let the strongest bot go over your decisions, or press Enter to end.
line-analysis-legend = Each line: the move, who made it, their chance in percent before and after it, what it cost in points, and what was better.
line-analysis-ranked = The chance is the share of the others whom one leaves behind.
line-analysis-fair = Luck is what cards did, skill is what decisions did; both add up to the result. The winner is often the luckier one, so one game says little about who plays better.
line-better = better
line-luck-deal = luck of the deal
line-luck-drawn = luck of the draw
line-luck-uncovered = luck of what was uncovered
line-luck-held = luck of what others hold
line-account = { $initial } at first, { $luck } by luck, { $own } by own decisions, { $others } by those of others: { $result } in the end
line-adjusted = With average luck: { $share }
line-error-rate = { $choices ->
    [one] { $rate } points lost in the only real choice
   *[other] { $rate } points lost on average in { $choices } real choices
}
line-no-real-choice = There was no real choice.
line-grade-outstanding = outstanding
line-grade-strong = strong
line-grade-good = good
line-grade-fair = fair
line-grade-learning = still learning
line-costliest = Costliest decisions:
tui-analyze = analyze
tui-analysis = Analysis
tui-analysis-running = Decisions judged: { $done } of { $moves }
tui-analysis-stopped = The analysis was stopped.
tui-analysis-stop = stop the analysis
tui-analysis-moves = list of moves
tui-analysis-open = With all cards open
tui-find = find a better move
tui-find-ask = What would you have played? Choose a better move.
tui-find-best = Yes, that is the best move!
tui-find-good = Yes, that is as good as the best move.
tui-find-same = That is what was played. There is something better.
tui-find-wrong = Not this one. There is something better.
tui-find-none = No decision cost 2 points or more. Well played!
tui-find-show = show me
## The analysis of a game

analysis = Analysis
analysis-analyze = Analyze
analysis-all = Everybody
analysis-back = Back to the game
analysis-step = Step through the game
analysis-whose = Whose decisions:
analysis-progress = How far the analysis is
analysis-waiting = Your place in the queue: { $place }
analysis-running = Decisions judged: { $done } of { $moves }
analysis-fills = The page fills in as it goes. You can leave and come back later.
analysis-cancel = Cancel
analysis-failed = The analysis failed. Please try it again.
analysis-more = The strongest bot goes over every decision once more: what it was worth, what would have been better, and how much of the result was luck.
analysis-find = Find a better move
analysis-find-yours = These decisions cost you the most. Try again, with the cards as you saw them.
analysis-find-theirs = These decisions cost the most. Try again, with the cards as the player saw them.
analysis-find-later = Costly decisions appear here as soon as they are judged.
analysis-find-none = None of your decisions cost 2 points or more. Well played!
analysis-find-none-theirs = No decision here cost 2 points or more. Well played!
analysis-cost = { $points ->
    [one] cost { $points } point
   *[other] cost { $points } points
}
analysis-move = Move { $number }
analysis-played-was = Played: { $move }
analysis-graph = Chances over the game
analysis-chance = How likely each player was to win.
analysis-share = What share of the others each player would beat.
analysis-graph-more = Choose a place on the lines to go there.
analysis-course = { $first } % at first, between { $low } % and { $high } % on the way, { $last } % in the end
analysis-luck-skill = Luck and skill
analysis-luck = Luck
analysis-skill = Own decisions
analysis-sum = { $initial } % at first, { $luck } by luck, { $own } by own decisions, { $others } by the others: { $result } % in the end.
analysis-adjusted = Result with average luck: { $points } of 100
analysis-rate = Points lost per real choice: { $rate } (real choices: { $choices })
analysis-no-choices = There was no real choice.
analysis-luckiest-won = This time the luckiest player won.
analysis-luckiest-lost = This time the luckiest player did not win.
analysis-reading = Everybody starts with the same chance. Cards that are dealt, drawn or turned over change it: that is luck. A move that is not the best one gives some of it away: that is skill. Together they lead exactly to the result. The winner is often the luckier one, so one game says little about who plays better. A result with average luck is an estimate: it can lie below 0 or above 100.
analysis-luck-later = Luck and skill are added up once all decisions are judged.
analysis-marks = mark moves that cost at least 5, 10 and 15 points.
analysis-budget = Every decision is judged by what its player could know, with up to { $simulations } simulations of each move.
analysis-outstanding = outstanding
analysis-strong = strong
analysis-good = good
analysis-fair = fair
analysis-learning = still learning
analysis-show = Show me
analysis-there = What was there
analysis-there-more = With all cards open, as nobody could see them. This says nothing about how good the decision was.
analysis-judged-later = This decision is not judged yet.
analysis-played = Played
analysis-best = Best
analysis-yours = Your try
analysis-found = Yes, that is the best move!
analysis-found-other = Yes! That is as good as the best move.
analysis-find-same = That is what was played. There is something better.
analysis-find-better = That is better, but there is something better still.
analysis-find-worse = Not this one. Try another.
analysis-find-ask = What would you play instead?
analysis-find-next = Next decision
analysis-see = See it in the game
refused-analysis-full = Too many games are waiting to be analyzed. Please try again in a few minutes.
refused-analysis-one = Another game of yours is being analyzed. Wait until it is done, or cancel it.
refused-analysis-long = This game is too long to be analyzed.

## The deal of the day

daily = Deal of the day
daily-more = Everybody gets the same cards today and meets the same animals with the same luck. Only your first game counts. A new day begins at midnight (UTC).
daily-alone = Here you are compared with the animals. On a server you also see how other people did.
daily-kind = { $players ->
    [one] { $game }, { $players } player
   *[other] { $game }, { $players } players
}
daily-counts = The deal of the day: this game counts, without hints and without taking back
daily-again-more = The deal of the day once more: this game does not count
daily-go-on = Go on
daily-again = Play it again
daily-uncounted = Only for practice: it does not count.
daily-compare = How others did
daily-shared = shared
daily-own = Your result
daily-not-played = Not played
daily-yesterday = Yesterday
daily-count = How many
daily-people = Other people
daily-bots = The animals
daily-field = All of them
daily-difference = Difference
daily-above = Well done: you got more out of these cards than the others.
daily-even = You got as much out of these cards as the others.
daily-below = The others got more out of these cards this time.
daily-waiting = Some animals are still playing.
daily-look = Look again
daily-everybody = Everybody with these cards
refused-no-such-kind = There is no such deal of the day.
refused-no-such-day = There is no deal of that day here.
refused-daily-not-over = Finish your own game first. Then you see how others did with the same cards.
daily-same-cards = the same cards for everybody today
option-series = Same cards from every seat: as many rounds as players, everybody one seat further each time
series-round = Round { $round } of { $rounds } with the same cards
series-next = Next round
series-totals = All rounds so far
series-wins = Wins
refused-series-goes-on = These cards come again: the replay opens after the last round.
refused-rated-with-series = A table that plays the same cards several times cannot be rated.
