"""Loops over many games that are counted, and the columns that all games share.

Written against the names of a game's rules and of its own counts, and linked with them (compile.py). A game fills a
row of numbers, one for each column. Over many games each column has a sum, a sum of squares, and a sum of products
with the column it is divided by. Means, ratios of two columns and their confidence intervals need no more than that,
whatever the number of games.
"""

# The names below are bound by irisdeck.engine.compile to a game's rules and counts.
# mypy: disable-error-code="name-defined, no-untyped-def, no-untyped-call"
# ruff: noqa: F821, ANN001, ANN201

from collections.abc import MutableSequence
from typing import Any

from irisdeck.engine.state import random, stream

# -- Columns --

MOST_SEATS, PARTS, ASKED_KINDS = 6, 10, 8
GAMES, DECISIONS, TURNS, ROUNDS, CHOICES, FORCED, SHARED, MARGIN, BEST = range(9)
WINS = 9  # by seat; a whole victory is 60
POINTS = WINS + MOST_SEATS  # by seat
PLACE_WINS = POINTS + MOST_SEATS  # by place in the order of play: who acts first in the game is at place 0
PLACE_POINTS = PLACE_WINS + MOST_SEATS
PART = PLACE_POINTS + MOST_SEATS  # decisions by tenth of the game
PART_CHOICES = PART + PARTS  # and the legal moves there
ASKED = PART_CHOICES + PARTS  # decisions by kind
ASKED_CHOICES = ASKED + ASKED_KINDS
OWN = ASKED_CHOICES + ASKED_KINDS  # from here on each game has columns of its own

# -- Bins: how often a value came up --

BY_DECISIONS, BY_TURNS, BY_ROUNDS, BY_CHOICES, BY_MARGIN, BY_POINTS, BY_OWN, BY_OWN_TOO = range(8)
BINS, LAST = 8, 2047  # the last one counts larger values, too
LONGEST = 1 << 14  # decisions of a game that are told by tenths
MEMO = 12


def count_into(bins: MutableSequence[Any], which: int, value: int) -> None:
    """Counts a value."""
    bins[which][min(value, LAST)] += 1


def count_many(states, blank, dice, seed, first, games, out, widths, row, memo, per, sums, bins):
    """Plays the games number `first` and on at random, so many of them, and counts; all in one state, `states[0]`."""
    for number in range(first, first + games):
        states[0] = blank[0].copy()
        s = states[0]
        own = stream(seed, number)
        deal(s, stream(own, 0))
        shake(dice, s.players, own)
        clear(row)
        clear(memo)
        begin(s, memo)
        opener = s.seat
        n = 0
        while not s.over:
            count = moves(s, out)
            count_move(s, out[random(dice[s.seat], count)], count, n, widths, row, memo, bins)
            n += 1
        count_end(s, opener, n, widths, row, bins)
        add_row(row, per, sums)


def count_given(s, seed, given, out, widths, row, memo, per, sums, bins):
    """The same for a game whose moves are known, dealt from its seed."""
    deal(s, stream(seed, 0))
    clear(row)
    clear(memo)
    begin(s, memo)
    opener = s.seat
    for n in range(len(given)):
        count_move(s, given[n], moves(s, out), n, widths, row, memo, bins)
    count_end(s, opener, len(given), widths, row, bins)
    add_row(row, per, sums)


def clear(numbers):
    """Sets all to 0."""
    for k in range(len(numbers)):
        numbers[k] = 0


def count_move(s, move, count, n, widths, row, memo, bins):
    """Makes the n-th move of a game, one of so many, and counts it."""
    row[CHOICES] += count
    row[FORCED] += count == 1
    kind = asked(s)
    row[ASKED + kind] += 1
    row[ASKED_CHOICES + kind] += count
    count_into(bins, BY_CHOICES, count)
    if n < len(widths):
        widths[n] = count
    before(s, move, count, row, memo, bins)
    apply(s, move)
    after(s, row, memo, bins)


def count_end(s, opener, n, widths, row, bins):
    """Counts what is known only at the end of a game."""
    row[GAMES] = 1
    row[DECISIONS] = n
    told = min(n, len(widths))
    k = 0
    for part in range(PARTS):
        end = ((part + 1) * told + PARTS - 1) // PARTS
        row[PART + part] = end - k
        while k < end:
            row[PART_CHOICES + part] += widths[k]
            k += 1
    count_scores(s, opener, row, bins)
    conclude(s, row)
    count_into(bins, BY_DECISIONS, n)
    count_into(bins, BY_TURNS, row[TURNS])
    count_into(bins, BY_ROUNDS, row[ROUNDS])


def count_scores(s, opener, row, bins):
    """Counts victories, points and the margin of the winner."""
    best = -1
    second = -1
    sharing = 0
    for seat in range(s.players):
        had = score(s, seat)
        if had > best:
            second = best
            best = had
            sharing = 1
        else:
            sharing += had == best
            second = max(second, had)
    for seat in range(s.players):
        had = score(s, seat)
        place = (seat - opener + s.players) % s.players
        victory = 60 // sharing if had == best else 0
        row[WINS + seat] = victory
        row[PLACE_WINS + place] = victory
        row[POINTS + seat] = had
        row[PLACE_POINTS + place] = had
        count_into(bins, BY_POINTS, had)
    row[SHARED] = sharing > 1
    row[BEST] = best
    row[MARGIN] = best - second
    count_into(bins, BY_MARGIN, best - second)


def add_row(row, per, sums):
    """Adds a game to the sums."""
    for column in range(len(row)):
        value = row[column]
        sums[column][0] += value
        sums[column][1] += value * value
        sums[column][2] += value * row[per[column]]
