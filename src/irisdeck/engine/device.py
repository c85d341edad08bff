"""The loops of engine/stepping.py for a GPU, linked after them: one thread plays one game.

The threads of a block work together where memory is concerned. A state lies in global memory word by word, the first
words of all games side by side, so that neighbors read neighbors; its thread works on a copy of its own. Observations
and masks are written into the block's shared memory (`rows`), and from there by all threads to where they belong, 16
bytes at a time.

A kernel is called by every thread with its number in the block, and with arrays of its own: `states` and `words`, which
are the same memory, `dice` and `buffer`. Whoever is beyond the last game only helps to copy.
"""

# The names below are bound by irisdeck.engine.compile to a game's rules and observations, to engine/stepping.py, and to
# what envs/ptx.py has for each processor: sync() waits for all threads of the block, zero16(address) and
# move16(target, source) write 16 bytes at multiples of 16, lowest(array, value) makes the first number of an array the
# smaller one of both, whatever other threads do.
# mypy: disable-error-code="name-defined, no-untyped-def, no-untyped-call"
# ruff: noqa: F821, ANN001, ANN201

from irisdeck.engine.memory import line

KEPT = 0  # to write these bytes anew costs a GPU less than to fetch them
NOBODY = 1 << 62  # in `wrong`: every action so far was legal


def clear(row, start, stop):
    """Nothing: all rows of a block are cleared together."""


def show(s, i, at, index, buffer, dice, kept, obs, width, mask, actions, to_act, drawn):
    """Write the observation and the mask of a game into bytes that are 0, and draw a random legal action."""
    count = write(s, at, index, buffer, line(obs, width, i), line(mask, actions, i), actions)
    drawn[i] = allowed(index, buffer, random(dice[i], count))
    to_act[i] = s.seat


def write(s, at, index, buffer, row, mask, actions):
    """Write an observation and a mask into bytes that are 0; returns how many actions are legal."""
    notice(s, s.seat, at, row)
    remember(s, s.seat, settled(s), row)
    return allow(s, index, buffer, mask, actions)


# -- Kernels --


def prove(games, thread, threads, block, chosen, mask, actions, wrong):
    """Note the first game in which the action may not be taken."""
    g = block * threads + thread
    if g < games and first_masked(chosen[g : g + 1], line(mask, actions, g), actions) == 0:
        lowest(wrong, g)


def reset(
    games, thread, threads, block, rows, states, words, dice, buffer, cells, dies, fresh, seeds, numbers, blank, at,
    index, obs, width, mask, actions, to_act, drawn, wrong,
):  # fmt: skip
    """Deal the game of its seed and number in every row that is fresh; the others are written as they are."""
    g = block * threads + thread
    wipe(thread, threads, rows, width, actions)
    if g == 0:
        wrong[0] = NOBODY
    if g < games:
        row, marks = line(rows, width, thread), mask_of(thread, threads, rows, width, actions)
        if fresh[g]:
            reset_many(
                states, blank, fresh[g : g + 1], seeds[g : g + 1], numbers[g : g + 1], at, index, buffer, dice, 0, row,
                width, marks, actions, to_act[g : g + 1], drawn[g : g + 1],
            )  # fmt: skip
            save(words, cells, dice, dies, g, games)
        else:
            load(words, cells, dice, dies, g, games)
            write(states[0], at, index, buffer, row, marks, actions)
    deliver(games, thread, threads, block, rows, obs, width, mask, actions)


def step(
    games, thread, threads, block, rows, states, words, dice, buffer, cells, dies, chosen, codes, seeds, numbers,
    strides, rewards, scores, ended, blank, at, index, obs, width, mask, actions, to_act, drawn, wrong,
):  # fmt: skip
    """Take an action in every game, unless one of them may not be taken: then nothing changes anywhere."""
    if wrong[0] != NOBODY:
        return
    g = block * threads + thread
    wipe(thread, threads, rows, width, actions)
    if g < games:
        load(words, cells, dice, dies, g, games)
        step_many(
            states, blank, chosen[g : g + 1], codes, seeds[g : g + 1], numbers[g : g + 1], strides[g : g + 1],
            rewards[g : g + 1], scores[g : g + 1], ended[g : g + 1], at, index, buffer, dice, 0,
            line(rows, width, thread), width, mask_of(thread, threads, rows, width, actions), actions,
            to_act[g : g + 1], drawn[g : g + 1],
        )  # fmt: skip
        save(words, cells, dice, dies, g, games)
    deliver(games, thread, threads, block, rows, obs, width, mask, actions)


def observe_seat(
    games, thread, threads, block, rows, states, words, dice, cells, dies, seat, at, obs, width,
):  # fmt: skip
    """Write what one seat of every game knows."""
    g = block * threads + thread
    wipe(thread, threads, rows, width, 0)
    if g < games:
        load(words, cells, dice, dies, g, games)
        observe(states[0], seat, at, line(rows, width, thread), width)
    sync()
    deliver_rows(games, thread, threads, block, rows, obs, width)


# -- Memory --


def load(words, cells, dice, dies, g, games):
    """Fetch a state and the dice of a game."""
    for k in range(len(words)):
        words[k] = cells[k * games + g]
    dice[0].rng = dies[g]


def save(words, cells, dice, dies, g, games):
    """Put them back."""
    for k in range(len(words)):
        cells[k * games + g] = words[k]
    dies[g] = dice[0].rng


def padded(size):
    """The next multiple of 16."""
    return size + 15 & ~15


def mask_of(thread, threads, rows, width, actions):
    """Where a thread writes its mask: the masks come after the observations."""
    return rows + padded(threads * width) + thread * actions


def wipe(thread, threads, rows, width, actions):
    """Clear the rows of all threads of the block."""
    k = thread
    while k < (padded(threads * width) + padded(threads * actions)) >> 4:
        zero16(rows + 16 * k)
        k += threads
    sync()


def deliver(games, thread, threads, block, rows, obs, width, mask, actions):
    """Copy all rows of the block to where they belong."""
    sync()
    deliver_rows(games, thread, threads, block, rows, obs, width)
    deliver_rows(games, thread, threads, block, rows + padded(threads * width), mask, actions)


def deliver_rows(games, thread, threads, block, rows, target, width):
    """Copy one row of each thread of the block; a block's part begins at a multiple of 16, as `threads` is one."""
    size = min(threads, games - block * threads) * width
    start = target + block * threads * width
    k = thread
    while k < size >> 4:
        move16(start + 16 * k, rows + 16 * k)
        k += threads
    k = (size >> 4 << 4) + thread
    while k < size:
        put(start, k, get(rows, k))
        k += threads
