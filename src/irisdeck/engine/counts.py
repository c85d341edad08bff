"""What a study counts while games are played, with a default for each function.

A game's counts.py is written like its rules and linked with them after this file (irisdeck.engine.compile), so that a
million random games are counted in compiled code and the games of bots interpreted. `row` has a number for each
column, `memo` is room to remember something from move to move, `bins` count how often a value came up:

- `asked(s)`: which kind of decision the seat to act has before it (ASKED_KINDS of irisdeck.engine.counting).
- `begin(s, memo)`: a game has been dealt.
- `before(s, move, count, row, memo, bins)`: a seat is about to make a move, one of so many.
- `after(s, row, memo, bins)`: it has been made.
- `conclude(s, row)`: the game is over.
- `COLUMNS`: how many columns there are.
"""

# mypy: disable-error-code="no-untyped-def"
# ruff: noqa: ANN001, ANN201, D103

from irisdeck.engine.counting import OWN, ROUNDS, TURNS

COLUMNS = OWN


def asked(s):
    return 0


def begin(s, memo):
    return


def before(s, move, count, row, memo, bins):
    return


def after(s, row, memo, bins):
    """Every move is a turn."""
    row[TURNS] += 1


def conclude(s, row):
    """A game is one round."""
    row[ROUNDS] = 1
