"""What happens in games, counted while they are played: the numbers under a study of a game.

A file here is written like a rules file and linked with one (irisdeck.fast), so that a million random games are counted
in compiled code and the games of bots interpreted. Every one has the same functions. `row` has a number for each
column, `memo` is room to remember something from move to move, `bins` count how often a value came up:

- `asked(s)`: which kind of decision the seat to act has before it (ASKED_KINDS).
- `begin(s, memo)`: a game has been dealt.
- `before(s, move, count, row, memo, bins)`: a seat is about to make a move, one of so many.
- `after(s, row, memo, bins)`: it has been made.
- `conclude(s, row)`: the game is over.
- `COLUMNS`: how many columns there are.
"""
