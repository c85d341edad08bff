"""What search and quick bots ask of a game, with a default for each: rules of thumb, and worlds to simulate.

A game's policy.py is written like its rules and linked with them after this file (irisdeck.engine.compile), so it runs
interpreted for quick bots and compiled inside search. What it leaves out is taken from here:

- `weight(s, move)`: how good a legal move looks to the seat to act, which peeks at nothing hidden; higher is better.
- `mark(s)`: a number that changes when what search thinks about is settled (the round, or never).
- `worth(s, seat)`: the chance of a seat to win the game or the share it expects, in ten-thousandths, once that is
  settled or the game is over.
- `reshuffle(s, seat, dice)`: deals anew, equally likely, what a seat cannot see of a full state. Without it, search
  samples the seat's view from time to time.
- `OTHERS`: 1 if search plans what the others do, 0 if it plans the own turn and leaves the others to rules of thumb.
- `revealed(s)`: whether nothing is hidden any more and the game can be thought to its end (irisdeck.engine.minimax).
- `sight(s, move)`: what a move will uncover that its mover cannot know, as a number; 0 for nothing.
- `forget(s, dice)`: takes out of a view some of what a beginner would not remember.
"""

# The names below are bound by irisdeck.engine.compile to a game's rules.
# mypy: disable-error-code="name-defined, no-untyped-def, no-untyped-call"
# ruff: noqa: F821, ANN001, ANN201, D103

OTHERS = 1


def weight(s, move):
    return 0


def mark(s):
    return 0


def worth(s, seat):
    """Victory, shared by those who share it."""
    best = score(s, 0)
    for other in range(1, s.players):
        best = max(best, score(s, other))
    sharing = 0
    for other in range(s.players):
        sharing += score(s, other) == best
    return 10_000 // sharing if score(s, seat) == best else 0


def reshuffle(s, seat, dice):
    return


def revealed(s):
    return 0


def sight(s, move):
    return 0


def forget(s, dice):
    return
