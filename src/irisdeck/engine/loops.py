"""Many games at once: loops written against the names that every rules file has, so one source serves them all.

They run over lists of states in CPython and over arrays of records when compiled (engine/compile.py), where they hold
no lock, so that threads share the work. What a game does depends on its seed alone, never on who runs it or where.
"""

# The names below are bound by irisdeck.engine.compile to a game's rules.
# mypy: disable-error-code="name-defined, no-untyped-def, no-untyped-call"
# ruff: noqa: F821, ANN001, ANN201

from irisdeck.engine.state import mixed, random, stream

DEAL = -1  # in a log: a deal follows


def shake(dice, players, seed):
    """Seeds the dice of every seat from the seed of a game."""
    for seat in range(players):
        dice[seat].rng = stream(seed, 1 + seat)


def finish(s, dice, out):
    """Plays a game to its end at random; returns the decisions taken."""
    n = 0
    while not s.over:
        apply(s, out[random(dice[s.seat], moves(s, out))])
        n += 1
    return n


def deal_many(states, seed, first):
    """Deals blank states: the games number `first` and on of a seed."""
    for i in range(len(states)):
        deal(states[i], stream(stream(seed, first + i), 0))


def finish_many(states, dice, seed, first, out, lengths):
    """Plays dealt games to their ends at random, each by the dice of its number; returns the decisions taken."""
    total = 0
    for i in range(len(states)):
        shake(dice, states[i].players, stream(seed, first + i))
        lengths[i] = finish(states[i], dice, out)
        total += lengths[i]
    return total


def moves_many(states, out, counts):
    """Lists the legal moves of every state; none where the game is over."""
    for i in range(len(states)):
        counts[i] = 0 if states[i].over else moves(states[i], out[i])


def first_illegal(states, chosen, out):
    """The first state in which the chosen move may not be made; -1 if all may. Games that are over do not count."""
    for i in range(len(states)):
        if not states[i].over:
            found = 0
            for k in range(moves(states[i], out)):
                found |= out[k] == chosen[i]
            if not found:
                return i
    return -1


def apply_many(states, chosen):
    """Plays one legal move in every state that is not over."""
    for i in range(len(states)):
        if not states[i].over:
            apply(states[i], chosen[i])


def score_many(states, scores):
    """The scores of every state as they stand."""
    for i in range(len(states)):
        for seat in range(states[i].players):
            scores[i][seat] = score(states[i], seat)


def play_many(states, dice, seed, first, out, lengths):
    """Deals blank states and plays them out: `deal_many` and `finish_many` in one pass, while a state is in cache."""
    total = 0
    for i in range(len(states)):
        own = stream(seed, first + i)
        deal(states[i], stream(own, 0))
        shake(dice, states[i].players, own)
        lengths[i] = finish(states[i], dice, out)
        total += lengths[i]
    return total


def tally(states, sums):
    """Adds up finished games for every seat: victories (a whole one is 60), points, and the squares of both."""
    for i in range(len(states)):
        s = states[i]
        best = score(s, 0)
        for seat in range(1, s.players):
            best = max(best, score(s, seat))
        sharing = 0
        for seat in range(s.players):
            sharing += score(s, seat) == best
        for seat in range(s.players):
            points = score(s, seat)
            victory = 60 // sharing if points == best else 0
            sums[seat][0] += victory
            sums[seat][1] += points
            sums[seat][2] += victory * victory
            sums[seat][3] += points * points


def play_and_tally(states, blank, dice, seed, first, count, out, sums):
    """Plays the games number `first` and on, `count` of them, and adds them up; returns the decisions taken.

    All are played in one state, `states[0]`, which so stays in the cache of the thread that plays them.
    """
    total = 0
    for number in range(first, first + count):
        states[0] = blank[0].copy()
        own = stream(seed, number)
        deal(states[0], stream(own, 0))
        shake(dice, states[0].players, own)
        total += finish(states[0], dice, out)
        tally(states, sums)
    return total


def log_game(s, dice, seed, out, log):
    """Plays a blank state out at random and writes what happened: seat << 9 | move, or DEAL and the deck.

    Returns the length of the log, or -1 if it did not fit.
    """
    deal(s, stream(seed, 0))
    shake(dice, s.players, seed)
    end = log_deal(s, log, 0)
    while not s.over:
        if end + len(s.deck) + 2 > len(log):
            return -1
        move = out[random(dice[s.seat], moves(s, out))]
        log[end] = s.seat << 9 | move
        end += 1
        before = s.redeals
        apply(s, move)
        if s.redeals != before:
            end = log_deal(s, log, end)
    return end


def log_deal(s, log, end):
    """Writes the deck as it was dealt."""
    log[end] = DEAL
    for place in range(len(s.deck)):
        log[end + 1 + place] = s.deck[place]
    return end + 1 + len(s.deck)


def fingerprint(states, seed, out):
    """A number that changes when the rules do, and not when legal moves are merely listed in another order."""
    total = 0
    for i in range(len(states)):
        s = states[i]
        deal(s, stream(seed, i))
        luck = seed
        while not s.over:
            luck = mixed(luck + s.seat + 1)
            best = -1
            for k in range(moves(s, out)):
                rank = mixed(luck ^ out[k])
                total = total + rank & 0x3FFFFFFFFFFFFFFF
                if best < 0 or rank < mixed(luck ^ best):
                    best = out[k]
            apply(s, best)
        for seat in range(s.players):
            total = mixed(total + score(s, seat) & 0x3FFFFFFFFFFFFFFF)
    return total
