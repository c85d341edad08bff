"""How the quick bots choose, at one position or in many games at once. Uses the names of a game's rules and policy.

The bots ask these functions interpreted, one view after the other. Compiled, `answer_many` lets the same functions play
the opponents of a learner (irisdeck.envs). There they see whole states: a test holds that a weight is the same whatever
is hidden, and another that they play the games of the bots move by move.
"""

# The names below are bound by irisdeck.engine.compile to a game's rules and policy, and to search.
# mypy: disable-error-code="name-defined, no-untyped-def, no-untyped-call"
# ruff: noqa: F821, ANN001, ANN201

from irisdeck.engine.state import random

NOBODY, RANDOM, NOVICE, EASY, DECENT, MEDIUM = range(
    6
)  # who plays a seat; NOBODY here: a learner, or a bot that only Python can ask
FARTHEST = 1 << 30  # that a weight is said to be below the greatest
SLIPS = (0, 0, 600, 500, 250, 0)  # of a thousand moves of each are slips: any of the better half, or of all by a novice
FORGETFUL = EASY  # the best of those that forget


def choose_any(s, dice, out):
    """One of the legal moves, all equally likely."""
    return out[random(dice, moves(s, out))]


def choose_with_slips(who, s, dice, out):
    """Often a slip in place of the best move; `s` forgets what a beginner would not remember.

    `out` has room for twice as many numbers as there can be moves.
    """
    if who <= FORGETFUL:
        forget(s, dice)
    if random(dice, 1000) >= SLIPS[who]:
        return choose(s, dice, out)
    count = moves(s, out)
    sort_by_weight(s, out, count)
    return out[random(dice, count if who == NOVICE else (count + 1) // 2)]


def sort_by_weight(s, out, count):
    """Sorts moves, the heaviest first and equal ones as they were; their weights are in the second half of `out`."""
    for k in range(count):
        move = out[k]
        value = weight(s, move)
        place = k
        while place > 0 and out[MAX_MOVES + place - 1] < value:
            out[place] = out[place - 1]
            out[MAX_MOVES + place] = out[MAX_MOVES + place - 1]
            place -= 1
        out[place] = move
        out[MAX_MOVES + place] = value


def choose_for(who, s, dice, out, room):
    """The move of a quick bot; room[0] is a state to forget in."""
    if who == MEDIUM:
        return choose(s, dice, out)
    if who == RANDOM:
        return choose_any(s, dice, out)
    room[0] = s.copy()
    return choose_with_slips(who, room[0], dice, out)


def answer_many(states, chosen, codes, cast, dice, out, room):
    """Takes a legal action in every game, or none (-1); then quick bots play on until a seat of nobody's is to act."""
    for i in range(len(states)):
        if chosen[i] >= 0:
            apply(states[i], codes[chosen[i]])
        players = states[i].players
        while not states[i].over and cast[i, states[i].seat] != NOBODY:
            seat = states[i].seat
            apply(states[i], choose_for(cast[i, seat], states[i], dice[i * players + seat], out, room))


def compare_many(states, index, short, out):
    """Writes for every game how much less weight each legal action has than that of the greatest.

    `out` has room for twice as many numbers as there can be moves.
    """
    for i in range(len(states)):
        count = moves(states[i], out)
        most = weight(states[i], out[0])
        for k in range(count):
            out[MAX_MOVES + k] = weight(states[i], out[k])
            most = max(most, out[MAX_MOVES + k])
        for k in range(count):
            short[i, index[out[k]]] = min(most - out[MAX_MOVES + k], FARTHEST)
