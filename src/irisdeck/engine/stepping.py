"""Environments step with these loops, over one game or many. They use the names of a game's rules and observations.

The observation and the mask of the seat to act are rows of bytes (engine/memory.py). The first KEPT bytes of an
observation change seldom: they are cached for every seat, and only what `settled` adds is written again.
"""

# The names below are bound by irisdeck.engine.compile to a game's rules and observations.
# mypy: disable-error-code="name-defined, no-untyped-def, no-untyped-call"
# ruff: noqa: F821, ANN001, ANN002, ANN201

from irisdeck.engine.memory import clear, copy, copy_lines, get, line, put
from irisdeck.engine.state import below, random, stream

CHANCES = 1 << 30  # what the chances of all opponents add up to
OUTCOMES = 3  # of the arrays of a rollout: those that tell what came of a step


def observe(s, seat, at, row, width):
    """Writes what a seat knows."""
    clear(row, 0, width)
    notice(s, seat, at, row)
    remember(s, seat, settled(s), row)


def settle_up(s, i, rewards, scores):
    """Writes scores and rewards of a game that is over: those who share the victory get what the others lose."""
    best = score(s, 0)
    for seat in range(s.players):
        scores[i, seat] = score(s, seat)
        best = max(best, scores[i, seat])
    sharing = 0
    for seat in range(s.players):
        sharing += scores[i, seat] == best
    for seat in range(s.players):
        rewards[i, seat] = (s.players / sharing - 1 if scores[i, seat] == best else -1) / (s.players - 1)


# -- One game --


def open_game(states, i, blank, seed, number):
    """Deals game `number` of a seed; `blank` holds the state before any deal."""
    states[i] = blank[0].copy()
    deal(states[i], stream(stream(seed, number), 0))


def look(states, index, at, buffer, obs, width, mask, actions):
    """Writes what the seat to act knows and may do; returns the seat, or -1 once the game is over."""
    if states[0].over:
        return -1
    observe(states[0], states[0].seat, at, obs, width)
    allow(states[0], index, buffer, mask, actions)
    return states[0].seat


def start_one(states, blank, seed, number, index, at, buffer, obs, width, mask, actions):
    """Deals a game, and writes the observation."""
    open_game(states, 0, blank, seed, number)
    return look(states, index, at, buffer, obs, width, mask, actions)


def step_one(states, move, index, at, buffer, obs, width, mask, actions):
    """Plays a legal move, and writes the observation."""
    apply(states[0], move)
    return look(states, index, at, buffer, obs, width, mask, actions)


def observe_one(states, seat, at, obs, width):
    """Writes what any seat knows."""
    observe(states[0], seat, at, obs, width)


def settle_one(states, rewards, scores):
    """Scores and rewards once the game is over."""
    settle_up(states[0], 0, rewards, scores)


# -- Many games --


def show(s, i, at, index, buffer, dice, kept, obs, width, mask, actions, to_act, drawn):
    """Writes the observation and the mask of a game, and draws a random legal action."""
    row = line(obs, width, i)
    clear(row, KEPT, width)
    if KEPT:
        copy(row, line(kept, KEPT, i * s.players + s.seat), KEPT)
    notice(s, s.seat, at, row)
    count = allow(s, index, buffer, line(mask, actions, i), actions)
    drawn[i] = allowed(index, buffer, random(dice[i], count))
    to_act[i] = s.seat


def begin(states, i, blank, seed, number, dice, kept):
    """Deals game `number` of a seed and clears the cached bytes."""
    open_game(states, i, blank, seed, number)
    dice[i].rng = stream(stream(seed, number), 1)
    if KEPT:
        clear(line(kept, KEPT * blank[0].players, i), 0, KEPT * blank[0].players)


def reset_many(
    states, blank, fresh, seeds, numbers, at, index, buffer, dice, kept, obs, width, mask, actions, to_act, drawn
):
    """Deals the game of its seed and number in every row that is fresh."""
    for i in range(len(states)):
        if fresh[i]:
            begin(states, i, blank, int(seeds[i]), int(numbers[i]), dice, kept)
            show(states[i], i, at, index, buffer, dice, kept, obs, width, mask, actions, to_act, drawn)


def step_many(states, blank, chosen, codes, *rest):
    """Takes a legal action in every game."""
    for i in range(len(states)):
        step_game(states, i, codes[chosen[i]], blank, *rest)


def roll_many(plan, block, sources, targets, widths, total, first, states, blank, drawn, codes, *rest):
    """Takes the actions that were drawn, step after step: in one block of games after the other, which stays in cache.

    `plan` has the first step, the one after the last, and whether to record them: what is seen and done is copied from
    the rows of `sources` to those of `targets`, where a step has `total` rows and these games begin with row `first`;
    then what came of it.
    """
    seen = len(widths) - OUTCOMES
    for start in range(0, len(states), block):
        count = min(block, len(states) - start)
        for step in range(plan[0], plan[1]):
            row = total * step + first + start
            if plan[2]:
                record(sources, targets, widths, 0, seen, start, row, count)
            for i in range(start, start + count):
                step_game(states, i, codes[drawn[i]], blank, *rest)
            if plan[2]:
                record(sources, targets, widths, seen, len(widths), start, row, count)


def record(sources, targets, widths, begin, end, start, row, count):
    """Copies the rows of some games, of some of the arrays."""
    for k in range(begin, end):
        copy_lines(targets[k], row, sources[k], start, count, widths[k])


def step_game(
    states,
    i,
    move,
    blank,
    seeds,
    numbers,
    strides,
    rewards,
    scores,
    ended,
    at,
    index,
    buffer,
    dice,
    kept,
    obs,
    width,
    mask,
    actions,
    to_act,
    drawn,
):
    """Plays a legal move in a game; one that ends is scored and replaced by the next game of its row."""
    before = settled(states[i])
    apply(states[i], move)
    if ended[i]:
        ended[i] = False
        for seat in range(blank[0].players):
            rewards[i, seat] = 0
    if states[i].over:
        ended[i] = True
        settle_up(states[i], i, rewards, scores)
        numbers[i] += strides[i]
        begin(states, i, blank, int(seeds[i]), int(numbers[i]), dice, kept)
    elif KEPT and settled(states[i]) != before:
        for seat in range(blank[0].players):
            remember(states[i], seat, settled(states[i]) & ~before, line(kept, KEPT, i * blank[0].players + seat))
    show(states[i], i, at, index, buffer, dice, kept, obs, width, mask, actions, to_act, drawn)


def first_masked(chosen, mask, actions):
    """The first game in which the action may not be taken; -1 if all may."""
    for i in range(len(chosen)):
        if chosen[i] < 0 or chosen[i] >= actions or not get(line(mask, actions, i), chosen[i]):
            return i
    return -1


# -- Many games, in each of which one seat learns --


def seat_many(
    states,
    blank,
    fresh,
    seeds,
    numbers,
    fixed,
    together,
    chances,
    bots,
    learners,
    opponents,
    cast,
    asked,
    dice,
    kept_for,
):
    """Deals the game of its seed and number in every row that is fresh, and draws who plays.

    The learner has the seat `fixed`, or one at random (-1). `chances` has a row for each place clockwise from the
    learner: the chance of each opponent and those before it, in parts of CHANCES; `together`, one draw is for all
    places. `bots` says which quick bot an opponent is (engine/quick.py). If one is none, its game is `asked`: Python
    plays the opponents, and nobody is cast.
    """
    count = blank[0].players
    for i in range(len(states)):
        if fresh[i]:
            own = stream(int(seeds[i]), int(numbers[i]))
            open_game(states, i, blank, int(seeds[i]), int(numbers[i]))
            learner = fixed if fixed >= 0 else below(count, stream(own, 1 + count))
            learners[i] = learner
            opponents[i, learner] = -1
            asked[i] = False
            for place in range(1, count):
                pick = below(CHANCES, stream(own, 1 + count + (1 if together else place)))
                opponent = 0
                while pick >= chances[place - 1, opponent]:
                    opponent += 1
                opponents[i, (learner + place) % count] = opponent
                if bots[opponent] == 0:
                    asked[i] = True
            for seat in range(count):
                cast[i, seat] = 0 if asked[i] or seat == learner else bots[opponents[i, seat]]
                dice[i * count + seat].rng = stream(own, 1 + seat)
            kept_for[i] = -1


def settle_seats(states, learners, idle, shares, rewards, scores, ended):
    """Marks the games that are over and writes the rewards of their learners, except where no game was played."""
    for i in range(len(states)):
        rewards[i] = 0
        ended[i] = False
        if states[i].over and not idle[i]:
            ended[i] = True
            settle_up(states[i], i, shares, scores)
            rewards[i] = shares[i, learners[i]]


def observe_ended(states, learners, ended, at, obs, width):
    """Writes what the learners know at the end of their games."""
    for i in range(len(states)):
        if ended[i]:
            observe(states[i], int(learners[i]), at, line(obs, width, i), width)


def show_seats(
    states, learners, shown, ended, free, at, index, buffer, dice, kept, kept_for, obs, width, mask, actions, drawn
):
    """Writes the observation and the mask of learners, and draws a random legal action.

    Where the game has ended, all actions are marked (`free`), or none. `kept_for` has the cards that the cached bytes
    tell of; -1 if those are of an earlier game.
    """
    for i in range(len(states)):
        if not shown[i]:
            continue
        learner = int(learners[i])
        row = line(obs, width, i)
        clear(row, KEPT, width)
        if KEPT:
            own = line(kept, KEPT, i)
            if kept_for[i] < 0:
                clear(own, 0, KEPT)
                kept_for[i] = 0
            remember(states[i], learner, settled(states[i]) & ~int(kept_for[i]), own)
            kept_for[i] = settled(states[i])
            copy(row, own, KEPT)
        notice(states[i], learner, at, row)
        own_mask = line(mask, actions, i)
        if ended[i]:
            for action in range(actions):
                put(own_mask, action, free)
            drawn[i] = 0
        else:
            count = allow(states[i], index, buffer, own_mask, actions)
            drawn[i] = allowed(index, buffer, random(dice[i * states[i].players + learner], count))


# -- What any seat knows --


def observe_many(states, at, obs, width):
    """Writes what every seat of every game knows, seat after seat."""
    for i in range(len(states)):
        for seat in range(states[i].players):
            observe(states[i], seat, at, line(obs, width, i * states[i].players + seat), width)
