"""Rules of thumb and worlds to think in: what a seat would do, knowing only what it may know.

A policy file is written like a rules file and linked with it (irisdeck.fast), so it runs interpreted for quick bots and
compiled inside search. Every one has the same functions:

- `weight(s, move)`: how good a legal move looks to the seat to act, which peeks at nothing hidden; higher is better.
- `mark(s)`: a number that changes when what search thinks about is settled (the round, or never).
- `worth(s, seat)`: the chance of a seat to win the game or the share it expects, in ten-thousandths, once that is
  settled or the game is over.
- `reshuffle(s, seat, dice)`: deals anew, equally likely, what a seat cannot see of a full state.
- `OTHERS`: 1 if search plans what the others do, 0 if it plans the own turn and leaves the others to rules of thumb.
- `revealed(s)`: whether nothing is hidden any more and the game can be thought to its end (irisdeck.minimax).
- `sight(s, move)`: what a move will uncover that its mover cannot know, as a number; 0 for nothing.
"""
