"""Policies: they peek at nothing, change nothing, think the same at both speeds, and know what is good for them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from positions import VARIANTS, named, played

import irisdeck
from irisdeck import State
from irisdeck.bots import bot
from irisdeck.bots.levels import thinking
from irisdeck.engine import compile
from irisdeck.engine.state import Dice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from irisdeck import Game

every_variant = pytest.mark.parametrize("game", VARIANTS, ids=named)


def positions(game: Game) -> Iterator[State]:
    """Some of a few games, none of them over."""
    for seed in range(6):
        for moves in range(seed, 60, 7):
            state = played(game, seed, moves)
            if not state.over:
                yield state


def weights(fields: Any, game: str) -> dict[int, int]:
    engine = thinking(irisdeck.game(game), "python")
    codes = engine.buffer(engine.max_moves)
    return {codes[k]: engine.weight(fields, codes[k]) for k in range(engine.moves(fields, codes))}


def imagined(state: State, seat: int, dice: Dice) -> State:
    """The state with what a seat cannot see dealt anew, as search does it."""
    fields = state._fields.copy()
    thinking(state.game, "python").reshuffle(fields, seat, dice)
    return State(state.game, fields, state._past, ())


# -- What they may know --


@every_variant
def test_a_move_weighs_the_same_whatever_is_hidden(game: Game) -> None:
    for state in positions(game):
        seen = weights(state.view(state.seat)._fields.copy(), game.name)
        twin = state.view(state.seat).sample(Random(3))
        assert weights(state._fields.copy(), game.name) == weights(twin._fields.copy(), game.name) == seen


@every_variant
def test_weighing_changes_nothing(game: Game) -> None:
    for state in positions(game):
        fields = state._fields.copy()
        weights(fields, game.name)
        if game.name == "duel":
            fields.row[fields.length :] = state._fields.row[fields.length :]  # behind the end of the row lies nothing
        assert fields == state._fields


@every_variant
def test_an_imagined_world_cannot_be_told_from_the_real_one(game: Game) -> None:
    for number, state in enumerate(positions(game)):
        seat = state.seat if game.name == "red7" else number % game.players
        assert imagined(state, seat, Dice(rng=number)).view(seat) == state.view(seat)


@pytest.mark.parametrize("name", ["tricks", "red7"])
def test_imagined_worlds_are_dealt_as_samples_are(name: str) -> None:
    """Every hidden card lies as often in the other hand, within four standard deviations."""
    state = played(irisdeck.game(name, 3), 4, 5)
    seat, dice, rng, worlds = state.seat, Dice(rng=1), Random(1), 1500
    other = (seat + 1) % 3
    hands = [[imagined(state, seat, dice), state.view(seat).sample(rng)] for _ in range(worlds)]
    counts = [Counter(card for pair in hands for card in pair[way].view(other).seen["hand"]) for way in range(2)]
    assert set(counts[0]) == set(counts[1])
    for card in counts[0]:
        assert abs(counts[0][card] - counts[1][card]) < 4 * (2 * worlds) ** 0.5


# -- Both speeds --


@pytest.mark.parametrize("name", irisdeck.GAMES)
def test_policies_are_the_same_interpreted_and_compiled(name: str) -> None:
    game = irisdeck.game(name)
    plain, other = thinking(game, "python"), thinking(game, "numba" if compile.available() else "python")
    for state in positions(game):
        fields, twin = state._fields.copy(), other.states(state._fields, 1)[0]
        dice, dice_too = Dice(rng=7), other.states(Dice(rng=7), 1)[0]
        codes = plain.buffer(plain.max_moves)
        for k in range(plain.moves(fields, codes)):
            assert plain.weight(fields, codes[k]) == other.weight(twin, codes[k])
            assert plain.sight(fields, codes[k]) == other.sight(twin, codes[k])
        assert plain.mark(fields) == other.mark(twin)
        plain.reshuffle(fields, state.seat, dice)
        other.reshuffle(twin, state.seat, dice_too)
        hidden = "hand" if name == "tricks" else "deck"
        assert list(getattr(fields, hidden)) == list(twin[hidden] if other.compiled else getattr(twin, hidden))


# -- The chance to win --


@every_variant
def test_the_winners_share_the_game(game: Game) -> None:
    worth = thinking(game, "python").worth
    for seed in range(10):
        state = played(game, seed)
        shares = [worth(state._fields, seat) for seat in range(game.players)]
        assert abs(sum(shares) - 5_000 * game.players) < 3 or game.name != "tricks"
        best = max(shares)
        assert state.winners == tuple(seat for seat in range(game.players) if shares[seat] == best)
        if game.name != "tricks" or game.players == 2:
            assert best == 10_000 // len(state.winners)
            assert sum(shares) == best * len(state.winners)


def test_a_lead_in_duel_is_worth_more_the_fewer_cards_are_left() -> None:
    """duel D21"""
    worth = thinking(irisdeck.game("duel"), "python").worth
    fields = irisdeck.game("duel").deal(1)._fields
    assert worth(fields, 0) == worth(fields, 1) == 5000
    fields.pile[0] = 0b111
    early = worth(fields, 0)
    fields.front = 45
    assert 5000 < early < worth(fields, 0) < 10_000
    assert worth(fields, 0) + worth(fields, 1) == 10_000


def test_points_in_red7_are_worth_more_near_the_goal() -> None:
    """red7 R14"""
    worth = thinking(irisdeck.game("red7"), "python").worth
    state = irisdeck.game("red7", advanced=True).deal(1)
    state._fields.scored[0] = 1 << 48
    shares = [worth(state._fields, seat) for seat in range(2)]
    assert shares[0] > 5000 > shares[1]
    state._fields.scored[0] |= 1 << 47 | 1 << 46
    assert worth(state._fields, 0) > shares[0]


# -- What they do --


def medium(state: State) -> str:
    return bot("medium", 1).act(state.view(state.seat))


def duel(hand: str, row: str, moves: str = "", **options: Any) -> State:
    """Seat 0 has three cards and is to lay on a row of known cards; all are written front first."""
    game = irisdeck.game("duel", first=0, **options)
    state = game.deal(1)
    for place, card in enumerate([*hand.split(), *row.split()]):
        state._fields.deck[place] = "ROYGBIVWK".index(card[0]) | "ROYGBIVWK".index(card[1]) << 4
    fields = state._fields
    fields.length = len(row.split())
    fields.front = 3 + fields.length
    for place in range(3, fields.front):
        fields.row[place - 3] = 2 * place
        fields.shown[0] |= 1 << place
        fields.shown[1] |= 1 << place
        fields.colors |= 1 << (fields.deck[place] & 15) & 127
    for move in moves.split():
        state = state.play(move)
    return state


def test_in_duel_medium_completes_the_rainbow() -> None:
    """duel D16"""
    assert medium(duel("RO RY VK", "RG OI YR GB BI")) == "n3"
    assert medium(duel("RO KY WK", "RG OI YR GB BI")) == "n3"


def test_in_duel_medium_turns_a_card_to_make_room_for_the_last() -> None:
    """duel D9: only indigo is free behind red, and red is in hand."""
    assert medium(duel("RO RY RG", "RI OY YG GB BO")) == "f1"


def test_in_duel_medium_does_not_lay_a_double_or_a_shade_without_need() -> None:
    """duel D13, D15"""
    assert medium(duel("RO KY VG", "RG OI")) == "n3"


def test_in_duel_medium_remembers_a_face_it_saw() -> None:
    """duel D23: all cards in hand are doubles, and turning the first would bring up a shade."""
    state = duel("RO RY RG", "RK OV YI GB BO")
    assert medium(state) != "f1"


def test_in_tricks_medium_takes_the_stack_worth_most() -> None:
    """tricks T11"""
    game = irisdeck.game("tricks", 4)
    taken = 0
    for seed in range(20):
        state = game.deal(seed)
        while not state.over:
            move = medium(state)
            if move.startswith("="):
                assert sum(map(int, move[1:])) == max(sum(map(int, other[1:])) for other in state.legal_moves)
                taken += 1
            state = state.play(move)
    assert taken > 20


def test_in_red7_medium_stays_in_where_it_can() -> None:
    """red7 R6"""
    for seed in range(40):
        state = irisdeck.game("red7", 3).deal(seed)
        while not state.over:
            move, seat = medium(state), state.seat
            assert survives(state.play(move), seat) or not survives(state, seat)
            state = state.play(move)


def survives(state: State, seat: int) -> bool:
    """Whether a seat can end its turn in the round."""
    if state.seat != seat or state.over:
        return bool(state.view(seat).seen["in"][seat])
    return any(survives(state.play(move), seat) for move in state.legal_moves)
