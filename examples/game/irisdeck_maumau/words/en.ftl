### What people read of Mau-Mau. Names in braces are filled in.

maumau-title = Mau-Mau
maumau-by = a traditional game
maumau-line = Match suit or rank, and be the first without a card.
line-legend-maumau = A card is its rank (7 8 9 10 J Q K A) and its suit (C clubs, D diamonds, H hearts, S spades).

maumau-clubs = clubs
maumau-diamonds = diamonds
maumau-hearts = hearts
maumau-spades = spades
maumau-rank-7 = 7
maumau-rank-8 = 8
maumau-rank-9 = 9
maumau-rank-10 = 10
maumau-rank-j = jack
maumau-rank-q = queen
maumau-rank-k = king
maumau-rank-a = ace
maumau-card = { $rank } of { $suit }

maumau-pile = The pile
maumau-asks-for = asks for { $suit }
maumau-stock = stock: { $cards }
maumau-lay = Lay
maumau-draw = Draw
maumau-pass = Pass
maumau-wish-clubs = ♣ Clubs
maumau-wish-diamonds = ♦ Diamonds
maumau-wish-hearts = ♥ Hearts
maumau-wish-spades = ♠ Spades

# A move, as a sentence; a message ending in -you is told to the player it is about.
maumau-laid = { $name } lays the { $card }
maumau-laid-you = You lay the { $card }
maumau-wished = { $name } lays the { $card } and wishes for { $suit }
maumau-wished-you = You lay the { $card } and wish for { $suit }
maumau-drew = { $name } draws a card
maumau-drew-you = You draw a card
maumau-passed = { $name } passes
maumau-passed-you = You pass

# The same as something to do, as hints say it.
maumau-do-lay = lay the { $card }
maumau-do-wish = lay the { $card } and wish for { $suit }
maumau-do-draw = draw a card
maumau-do-pass = pass your turn

# What it brought about.
maumau-seven = { $name } draws two cards and misses a turn
maumau-seven-you = You draw two cards and miss a turn
maumau-eight = { $name } misses a turn
maumau-eight-you = You miss a turn
maumau-out = { $name } is out of cards
maumau-out-you = You are out of cards
maumau-blocked = Nobody lays a card any more

# What a move would lead to.
maumau-then-lay = gets rid of { $points } points
maumau-then-wait = keeps all cards

# Why a move cannot be made.
maumau-moves-are = moves are 10H (a card), JC:H (a jack and the suit wished for), draw and pass
maumau-not-in-hand = The { $card } is not in your hand (M4).
maumau-no-match = It matches neither { $suit } nor the rank of the pile (M4).
maumau-no-jack-on-jack = A jack is never laid on a jack (M4).
maumau-no-draw = The stock is empty, so you pass instead (M7).
maumau-no-pass = As long as there is a stock, you draw instead (M5).
