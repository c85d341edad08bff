"""A net that has learned a game, as it is evaluated: a row of bytes in, a score for each action and a value out.

Linked with the rules and the observations of a game (engine/compile.py). All numbers are whole, so every machine gets
the same scores at every speed: weights are bytes, the outputs of units are in parts of 1/UNIT, and multipliers in
powers of two bring sums of products back to that. Inputs that are 0 cost nothing: most are.
"""

# The names below are bound by irisdeck.engine.compile to a game's rules and observations.
# mypy: disable-error-code="name-defined, no-untyped-def, no-untyped-call"
# ruff: noqa: F821, ANN001, ANN201

from operator import add as plus
from operator import mul
from typing import Any

from irisdeck.engine.memory import get
from irisdeck.engine.quick import FARTHEST

UNIT = 512  # what an output of 1 is as a whole number
LARGEST = 32_767  # of an output
FIRST_SHIFT, SHIFT, LAST_SHIFT = 16, 24, 12  # bits by which products with multipliers are shifted
SCORE = UNIT << SHIFT - LAST_SHIFT  # what a score of 1 is as a whole number
HELD_BACK = 8 * SCORE  # of a score, at most, because of the weight of its move
START, LEVELS, SLOPE = range(3)  # columns of the table of inputs, which has a line for each byte of a row
COUNTED, SLOPED = range(2)  # lines of the multipliers that belong to the first layer; those of hidden layers follow


def weigh(
    states, at, index, buffer, row, width, inputs, first, slopes, hidden, head, scales, biases, ends, prior, sums, out
):
    """Writes the legal moves of a state and the score of each; returns how many there are.

    A net may build on the rules of thumb of the game: then the score of a move is lower the less it weighs.
    """
    observe(states[0], states[0].seat, at, row, width)
    forward(row, inputs, first, slopes, hidden, scales, biases, sums)
    count = moves(states[0], buffer)
    for k in range(count):
        out[k] = liking(sums[0], head, ends, index[buffer[k]])
    if prior[0][0]:
        hold_back(states[0], buffer, count, prior[0][0], out)
    return count


def hold_back(s, buffer, count, prior, out):
    """Lowers the scores of moves that weigh less than others; behind the scores is room for the weights."""
    most = -(1 << 60)
    for k in range(count):
        out[MAX_MOVES + k] = weight(s, buffer[k])
        most = max(most, out[MAX_MOVES + k])
    for k in range(count):
        out[k] -= min(min(most - out[MAX_MOVES + k], FARTHEST) * prior, HELD_BACK)


def liking(h, head, ends, action):
    """What the net gives an action, in parts of 1/SCORE; behind the last action stands the reward that it expects."""
    return shifted(dot(h, head[action]) * ends[0][action], LAST_SHIFT) + ends[1][action]


def forward(row, inputs, first, slopes, hidden, scales, biases, sums):
    """Evaluates a row up to the outputs of the last layer but one: a first layer, and layers that are added to it.

    `sums` is room for four lines: outputs, what a layer adds to them, and the two sums of the first layer.
    """
    h, more = sums[0], sums[1]
    take_in(row, inputs, first, slopes, scales, biases[0], sums)
    for layer in range(1, len(biases)):
        scale, bias, start = scales[SLOPED + layer], biases[layer], (layer - 1) * len(h)
        for unit in range(len(h)):
            more[unit] = max(0, shifted(dot(h, hidden[start + unit]) * scale[unit], SHIFT) + bias[unit])
        for unit in range(len(h)):
            h[unit] = min(h[unit] + more[unit], LARGEST)


def take_in(row, inputs, first, slopes, scales, bias, sums):
    """The first layer: adds a line of weights for every byte that is not 0, and for counts a slope times the count."""
    h, counted, sloped = sums[0], sums[2], sums[3]
    for unit in range(len(h)):
        counted[unit] = sloped[unit] = 0
    for place in range(len(inputs)):
        value = get(row, place)
        if value:
            if inputs[place][LEVELS]:
                add_line(counted, first[inputs[place][START] + min(value, inputs[place][LEVELS]) - 1])
            if inputs[place][SLOPE] >= 0:
                add_times(sloped, slopes[inputs[place][SLOPE]], value)
    for unit in range(len(h)):
        total = counted[unit] * scales[COUNTED][unit] + sloped[unit] * scales[SLOPED][unit]
        h[unit] = max(0, min(shifted(total, FIRST_SHIFT) + bias[unit], LARGEST))


def shifted(number: Any, bits: int) -> Any:
    """A number divided by a power of two, rounded."""
    return number + (1 << bits - 1) >> bits


# -- Lines of numbers: here as CPython adds them quickest --


def dot(given, weights):
    """The sum of the products of two lines."""
    return sum(map(mul, given, weights))


def add_line(sums, line):
    """Adds a line to another."""
    sums[:] = map(plus, sums, line)


def add_times(sums, line, factor):
    """Adds a line to another, so many times."""
    sums[:] = map(plus, sums, [factor * weight for weight in line])


def native(portable: bool = False):
    """The same for numba. Products have 32 bits, of which vector units take many; sums of wide layers need more."""
    from numba import int32, njit

    def dot(given, weights):  # noqa: ANN202
        total = 0
        for k in range(len(given)):
            total += int32(given[k] * weights[k])
        return total

    def add_line(sums, line) -> None:
        for k in range(len(sums)):
            sums[k] += line[k]

    def add_times(sums, line, factor) -> None:
        for k in range(len(sums)):
            sums[k] += factor * line[k]

    return {function.__name__: njit(function) for function in (dot, add_line, add_times)}
