"""Alpha-beta search to the end of a game of two players in which nothing is hidden any more.

Written against the names of a game's rules and policy, and linked with them (compile.py). It keeps its positions in
lists and calls nothing of its own again: numba cannot keep compiled code that calls itself.
"""

# mypy: disable-error-code="name-defined, no-untyped-def, no-untyped-call"
# ruff: noqa: F821, ANN001, ANN201, D1

TURN_OF, MOVES_HERE, TRIED, ALPHA, BETA, SO_FAR = range(6)  # columns of a frame; values are seat 0's lead
FRAME = 6
DEEPEST = 100  # more moves than an open end phase has
WIDE = 1 << 20
UNSETTLED = 1 << 30  # in place of a value: it would take too long


def lead_after(states, move, frames, lists, budget):
    """Seat 0's lead at the end of the game after a move from states[0], or UNSETTLED after so many positions.

    Only its sign is exact: who wins is all that counts, and asking for no more is many times faster.
    """
    states[1] = states[0].copy()
    apply(states[1], move)
    if states[1].over:
        return lead(states[1])
    d = 1
    enter(states[1], frames[1], lists[1], -1, 1)
    for _ in range(budget):
        while frames[d][TRIED] == frames[d][MOVES_HERE] or frames[d][ALPHA] >= frames[d][BETA]:
            if d == 1:
                return frames[1][SO_FAR]
            d -= 1
            learn(frames[d], frames[d + 1][SO_FAR])
        tried = lists[d][frames[d][TRIED]]
        frames[d][TRIED] += 1
        states[d + 1] = states[d].copy()
        apply(states[d + 1], tried)
        if states[d + 1].over:
            learn(frames[d], lead(states[d + 1]))
        else:
            enter(states[d + 1], frames[d + 1], lists[d + 1], frames[d][ALPHA], frames[d][BETA])
            d += 1
    return UNSETTLED


def lead(s):
    """By how much seat 0 is ahead."""
    return score(s, 0) - score(s, 1)


def enter(s, frame, out, low, high):
    """Prepares a frame for a position: its moves, sorted by weight."""
    frame[TURN_OF] = s.seat
    frame[MOVES_HERE] = moves(s, out)
    frame[TRIED] = 0
    frame[ALPHA] = low
    frame[BETA] = high
    frame[SO_FAR] = WIDE if s.seat else -WIDE
    for k in range(1, frame[MOVES_HERE]):
        move = out[k]
        value = weight(s, move)
        place = k
        while place and weight(s, out[place - 1]) < value:
            out[place] = out[place - 1]
            place -= 1
        out[place] = move


def learn(frame, value):
    """Updates a frame with the value of one of its moves."""
    if frame[TURN_OF]:
        frame[SO_FAR] = min(frame[SO_FAR], value)
        frame[BETA] = min(frame[BETA], value)
    else:
        frame[SO_FAR] = max(frame[SO_FAR], value)
        frame[ALPHA] = max(frame[ALPHA], value)
