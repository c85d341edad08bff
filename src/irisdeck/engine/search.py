"""Information-set Monte Carlo tree search (ISMCTS), one source for all games.

Written against the names of a game's rules and policy, and linked with them (engine/compile.py). A simulation deals the
hidden cards anew, walks down the tree by what has worked so far, adds one node, plays on by rules of thumb until the
round or the game is settled, and updates every node on the way with what its mover got (max^n).

A node is a row of numbers. Its children are the moves made from it, and below a move that uncovers something, one node
for each thing it may uncover, so that nobody in the tree plans with what is not yet known.
"""

# mypy: disable-error-code="name-defined, no-untyped-def, no-untyped-call"
# ruff: noqa: F821, ANN001, ANN201, D1

from math import sqrt

from irisdeck.engine.state import random, stream

CHILD, NEXT, MOVE, VISITS, CHANCES, VALUE, SQUARES, MOVER = range(8)  # columns
WIDTH = 8
LIMIT = 400  # moves of one simulation inside the tree
CODES = 1024  # more than any move is as a number
WHOLE = 10_000  # what the certain winner is worth
BATCH = 32  # compiled simulations between two looks at the clock
EXPLORE = 0.4
ANY = -1  # in place of a first move: whatever the tree suggests
OPEN = -1  # in place of a seat: one that sees all cards
WIDEN = 0.2  # moves to try at a node: 1, and so many times the root of its visits more


def logs(count):
    """The natural logarithms of 1, 2, ... after a zero, summed up in whole numbers: the same on every machine."""
    one = 1 << 80
    sums = [0, 0]
    for n in range(2, count):
        term, total, odd = one // (2 * n - 1), 0, 1
        while term:
            total += term // odd
            term //= (2 * n - 1) ** 2
            odd += 2
        sums.append(sums[-1] + 2 * total)
    return tuple(value / one for value in sums)


LOGS = logs(128)
LOG2 = LOGS[2]
THIRD, FIFTH = 2 / 3, 2 / 5


def choose(s, dice, out):
    """One of the legal moves of greatest weight."""
    return heaviest(s, dice, out, moves(s, out))


def heaviest(s, dice, out, count):
    """One of the first `count` moves of greatest weight, all equally likely."""
    best = -(1 << 40)
    ties = 0
    chosen = -1
    for k in range(count):
        value = weight(s, out[k])
        if value > best:
            best = value
            ties = 1
            chosen = out[k]
        elif value == best:
            ties += 1
            if random(dice, ties) == 0:
                chosen = out[k]
    return chosen


def think(states, seat, tree, used, dice, out, path, stamps, simulations):
    """Runs simulations from states[0], a full state that the seat cannot tell from the real one.

    Returns how many rows of the tree are used. states[1] is room to play in; row 0 is the root.
    """
    for _ in range(simulations):
        reshuffle(states[0], seat, dice)
        states[1] = states[0].copy()
        used = simulate(states[1], tree, used, dice, out, path, stamps, ANY)
    return used


def judge(states, seat, move, tree, used, seed, done, dice, out, path, stamps, sums, values, simulations):
    """Runs simulations that all begin with a move of the seat to act; returns how many rows of the tree are used.

    Worlds are those that `seat` cannot tell from states[0], or states[0] itself for the seat OPEN. Simulation number n
    has dice and a world of its own, the same for every move, so that moves can be compared world by world: `values` has
    what the mover got in each, `sums` what each seat got in all, and the squares of that. `done`: simulations before.
    """
    mover = states[0].seat
    players = states[0].players
    for n in range(done, done + simulations):
        dice.rng = stream(seed, n)
        if seat != OPEN:
            reshuffle(states[0], seat, dice)
        states[1] = states[0].copy()
        used = simulate(states[1], tree, used, dice, out, path, stamps, move)
        for who in range(players):
            value = worth(states[1], who)
            sums[who] += value
            sums[players + who] += value * value
        values[n] = worth(states[1], mover)
    return used


def simulate(s, tree, used, dice, out, path, stamps, first):
    """One simulation, with a given first move or ANY; returns how many rows of the tree are used."""
    begun = mark(s)
    seat = s.seat
    node = 0
    depth = 1
    path[0] = 0
    fresh = False
    while not fresh and depth < LIMIT and (OTHERS or s.seat == seat) and not s.over and mark(s) == begun:
        if depth == 1 and first != ANY:
            child = find(tree, 0, first)
            if child < 0:
                child = -1 - first
        else:
            count = moves(s, out)
            child = select(s, tree, node, out, count, dice, stamps)
        if child < 0:
            if used + 2 > len(tree):
                break
            child = add(tree, node, used, -child - 1, s.seat)
            used += 1
            fresh = True
        seen = sight(s, tree[child][MOVE])
        apply(s, tree[child][MOVE])
        path[depth] = child
        depth += 1
        node = child
        if seen and not fresh:
            node = find(tree, child, -seen)
            if node < 0:
                if used + 2 > len(tree):
                    break
                node = add(tree, child, used, -seen, -1)
                used += 1
    while not s.over and mark(s) == begun:
        apply(s, choose(s, dice, out))
    reward(s, tree, path, depth)
    return used


def select(s, tree, node, out, count, dice, stamps):
    """The child to follow, or -1 - move for a move to try for the first time, the one that looks best first.

    Moves that look worse are tried only as a node is visited more often: thousands of visits are worth more on a few.
    """
    stamps[0] += 1
    stamp = stamps[0]
    for k in range(count):
        stamps[1 + out[k]] = stamp
    best = -1.0
    chosen = -1
    known = 0
    visits = 0
    child = tree[node][CHILD]
    while child:
        row = tree[child]
        if stamps[1 + row[MOVE]] == stamp:
            stamps[1 + row[MOVE]] = -stamp
            known += 1
            visits += row[VISITS]
            row[CHANCES] += 1
            value = row[VALUE] / row[VISITS] / WHOLE + EXPLORE * sqrt(logarithm(row[CHANCES]) / row[VISITS])
            if value > best:
                best = value
                chosen = child
        child = row[NEXT]
    if known == count or known >= 1 + WIDEN * sqrt(visits):
        return chosen
    return -1 - untried(s, out, count, dice, stamps, stamp)


def logarithm(n):
    """The natural logarithm of a count from 1 on.

    The library's differs from machine to machine in the last bit, and so would the trees. This one is made of sums,
    products and quotients, which are the same everywhere: log n = log head + log(n / head), the latter by a series.
    """
    if n < 128:
        return LOGS[n]
    shift = n.bit_length() - 7
    head = n >> shift << shift
    ratio = (n - head) / (n + head)
    square = ratio * ratio
    return LOGS[n >> shift] + shift * LOG2 + ratio * (2.0 + square * (THIRD + square * FIFTH))


def untried(s, out, count, dice, stamps, stamp):
    """The legal move of greatest weight that has no node yet."""
    left = 0
    for k in range(count):
        if stamps[1 + out[k]] == stamp:
            out[left] = out[k]
            left += 1
    return heaviest(s, dice, out, left)


def add(tree, parent, row, move, mover):
    """Adds a child to a node."""
    for column in range(WIDTH):
        tree[row][column] = 0
    tree[row][MOVE] = move
    tree[row][MOVER] = mover
    tree[row][CHANCES] = 1
    tree[row][NEXT] = tree[parent][CHILD]
    tree[parent][CHILD] = row
    return row


def find(tree, parent, move):
    """The child of a node by its move, or -1."""
    child = tree[parent][CHILD]
    while child:
        if tree[child][MOVE] == move:
            return child
        child = tree[child][NEXT]
    return -1


def reward(s, tree, path, depth):
    """Updates the nodes of a simulation with what their movers got."""
    tree[0][VISITS] += 1
    for k in range(1, depth):
        row = tree[path[k]]
        value = worth(s, row[MOVER])
        row[VISITS] += 1
        row[VALUE] += value
        row[SQUARES] += value * value
