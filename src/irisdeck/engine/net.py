"""A net that has learned a game, as it is evaluated: a row of bytes in, a score for each action and a value out.

Linked with the rules and the observations of a game (engine/compile.py). Weights are bytes (int8), and each unit has a
scale of its own. The sums of the first layer are whole numbers, and all others are added in the order of the inputs, so
every machine gets the same scores to the last bit. Inputs that are 0 cost nothing: most are.
"""

# The names below are bound by irisdeck.engine.compile to a game's rules and observations.
# mypy: disable-error-code="name-defined, no-untyped-def, no-untyped-call"
# ruff: noqa: F821, ANN001, ANN201

from irisdeck.engine.memory import get

START, LEVELS, SLOPE = range(3)  # columns of the table of inputs, which has a line for each byte of a row
COUNTED, SLOPED = range(2)  # lines of the scales that belong to the first layer; those of hidden layers follow


def advise(
    states, at, index, buffer, row, width, inputs, first, slopes, hidden, head, scales, biases, ends, sums, h, out
):
    """The legal move that the net likes best, from a full state; `out` gets the scores of all actions and the value."""
    observe(states[0], states[0].seat, at, row, width)
    forward(row, inputs, first, slopes, hidden, head, scales, biases, ends, sums, h, out)
    chosen = -1
    best = -1
    for k in range(moves(states[0], buffer)):
        action = index[buffer[k]]
        if best < 0 or out[action] > out[best] or (out[action] == out[best] and action < best):
            best = action
            chosen = buffer[k]
    return chosen


def forward(row, inputs, first, slopes, hidden, head, scales, biases, ends, sums, h, out):
    """Evaluates a row: a first layer, layers that are added to what they get, and one that gives scores and value."""
    take_in(row, inputs, first, slopes, scales, biases, sums, h)
    width = len(biases[0])
    for layer in range(1, len(biases)):
        for unit in range(width):
            h[1, unit] = 0
        add_products(h[0], hidden, (layer - 1) * width, h[1])
        for unit in range(width):
            value = biases[layer, unit] + scales[SLOPED + layer, unit] * h[1, unit]
            if value > 0:
                h[0, unit] += value
    for action in range(len(out)):
        out[action] = 0
    add_products(h[0], head, 0, out)
    for action in range(len(out)):
        out[action] = ends[1, action] + ends[0, action] * out[action]


def take_in(row, inputs, first, slopes, scales, biases, sums, h):
    """The first layer: adds a line of weights for every byte that is not 0, and for counts a slope times the count."""
    width = len(biases[0])
    for unit in range(width):
        sums[COUNTED, unit] = 0
        sums[SLOPED, unit] = 0
    for place in range(len(inputs)):
        value = get(row, place)
        if value:
            if inputs[place, LEVELS]:
                line = inputs[place, START] + min(value, inputs[place, LEVELS]) - 1
                for unit in range(width):
                    sums[COUNTED, unit] += first[line, unit]
            line = inputs[place, SLOPE]
            if line >= 0:
                for unit in range(width):
                    sums[SLOPED, unit] += value * int(slopes[line, unit])
    for unit in range(width):
        value = (
            biases[0, unit] + scales[COUNTED, unit] * sums[COUNTED, unit] + scales[SLOPED, unit] * sums[SLOPED, unit]
        )
        h[0, unit] = value if value > 0 else 0


def add_products(given, weights, start, out):
    """Adds to `out`, for each number given, so many times its line of weights; the first line is `start`."""
    for unit in range(len(given)):
        value = given[unit]
        if value != 0:
            for k in range(len(out)):
                out[k] += value * weights[start + unit, k]
