"""What holds for all games, with every number of players and every option, and no list of exceptions."""

from __future__ import annotations

import json
import pickle
import re
from collections import Counter, defaultdict
from copy import deepcopy
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from positions import ONLY, VARIANTS, named, played

from irisdeck import IllegalMove, InvalidNotation, InvalidOption, Record

if TYPE_CHECKING:
    from irisdeck import Game, State

games = st.sampled_from(VARIANTS)
seeds = st.integers(0, 2**62 - 1)
settings.register_profile("laws", deadline=None, max_examples=60)
settings.load_profile("laws")


@st.composite
def states(draw: st.DrawFn) -> State:
    """Any state that random play reaches, early ones as likely as late ones."""
    return played(draw(games), draw(seeds), draw(st.integers(0, 150)))


# -- Cards --


def places(state: State) -> Counter[int]:
    """Every card with the number of places it lies in."""
    return Counter(card for cards in state.game.places(state._fields).values() for card in cards)


@given(states())
def test_every_card_is_in_one_place(state: State) -> None:
    copies = {"tricks": 10}.get(state.game.name, 1)
    assert set(places(state).values()) == {copies}
    assert places(state) == places(state.game.deal(1))


# -- Moves --


@given(states())
def test_every_legal_move_is_written_and_read_back(state: State) -> None:
    moves = state.legal_moves
    assert len(set(moves)) == len(moves)
    assert bool(moves) != state.over
    for move in moves:
        assert state.game.parse(str(move)) == move
        assert state.play(str(move)).history[-1] == (state.seat, move)


@given(states())
def test_a_refused_move_says_why_and_changes_nothing(state: State) -> None:
    before = state._fields.copy()
    for move in set(state.game.notation.values()) - set(state.legal_moves):
        with pytest.raises(IllegalMove) as refused:
            state.play(move)
        told = str(refused.value)
        assert told.startswith(f"{move}: ")
        clause = rf"{state.game.clause_letter()}\d+a?"
        assert state.over or (re.search(rf"\({clause}(, {clause})*\)", told) and " legal: " in told)
    assert state._fields == before


@given(games, st.text(max_size=8))
def test_text_that_is_no_move_is_refused_with_what_a_move_is(game: Game, text: str) -> None:
    if text in game.codes:
        return
    with pytest.raises(InvalidNotation, match="is no move of"):
        game.deal(1).play(text)


@given(states())
def test_playing_leaves_the_state_as_it_was(state: State) -> None:
    before = state._fields.copy()
    for move in state.legal_moves:
        state.play(move)
    assert state._fields == before


# -- Ends --


@given(games, seeds)
@settings(max_examples=100)
def test_every_game_ends_with_a_winner(game: Game, seed: int) -> None:
    state = played(game, seed)
    assert state.over
    assert state.legal_moves == ()
    assert len(state.scores) == game.players
    assert state.winners == tuple(seat for seat, score in enumerate(state.scores) if score == max(state.scores))
    with pytest.raises(IllegalMove, match="the game is over"):
        state.play(next(iter(game.codes)))


# -- Views --


@given(states(), seeds)
def test_a_view_cannot_tell_its_samples_apart(state: State, seed: int) -> None:
    for seat in range(state.game.players):
        view = state.view(seat)
        sample = view.sample(Random(seed))
        assert sample.view(seat) == view
        assert places(sample) == places(state)
        assert sample.over == state.over
        assert bool(sample.legal_moves) != sample.over


@given(states(), seeds)
def test_a_watcher_knows_only_what_every_seat_knows(state: State, seed: int) -> None:
    watched = state.watch()
    assert watched.legal_moves == ()
    for seat in range(state.game.players):
        assert state.view(seat).sample(Random(seed)).watch() == watched
    with pytest.raises(InvalidOption, match="a watcher has no seat"):
        watched.sample()


@given(states(), seeds)
@settings(max_examples=30)
def test_a_sample_can_be_played_to_its_end(state: State, seed: int) -> None:
    rng = Random(seed)
    sample = state.view(rng.randrange(state.game.players)).sample(rng)
    while not sample.over:
        sample = sample.play(rng.choice(sample.legal_moves))
    assert sample.winners


@given(states(), seeds)
def test_what_others_hold_is_in_no_view(state: State, seed: int) -> None:
    """Two states that a seat cannot tell apart give it the same bytes, not only equal answers."""
    seat = seed % state.game.players
    twin = state.view(seat).sample(Random(seed))
    assert pickle.dumps(twin.view(seat)._fields) == pickle.dumps(state.view(seat)._fields)


@given(states())
def test_a_view_knows_the_legal_moves_of_its_own_turn(state: State) -> None:
    for seat in range(state.game.players):
        view = pickle.loads(pickle.dumps(state.view(seat)))  # nothing that was worked out from the whole position
        assert view.legal_moves == state.view(seat).legal_moves == (state.legal_moves if seat == state.seat else ())


@given(states())
def test_what_a_seat_has_seen_is_counted_alike_by_the_state_and_by_its_view(state: State) -> None:
    game = state.game
    for seat in range(game.players):
        assert game.seen_by(state._fields, seat) == game.known(state.view(seat)._fields)


@given(states())
def test_a_view_is_json(state: State) -> None:
    for seat in range(state.game.players):
        view = state.view(seat).to_dict()
        assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_every_unseen_card_turns_up_in_every_hidden_place(game: Game) -> None:
    """A place is hidden if not all samples agree on what lies there."""
    state = played(game, 3, 4)
    view, rng = state.view(0), Random(1)
    met: defaultdict[str, set[int]] = defaultdict(set)
    always: dict[str, list[int]] = {}
    hidden: set[str] = set()
    for _ in range(400 if game.name != "duel" else 60):
        sample = view.sample(rng)
        for place, there in contents(sample).items():
            met[place].update(there)
            hidden |= {place} if always.setdefault(place, there) != there else set()
    if game.name == "duel":  # every face that the deck still has can lie on either side of a card nobody has seen
        middle = f"card {(state._fields.front + state._fields.back) // 2}"
        assert {card & 15 for card in met[middle]} == set(range(9))
        assert {card >> 4 for card in met[middle]} == set(range(9))
        return
    unseen = set.union(*(met[place] for place in hidden))
    assert len(unseen) > 5
    for place in hidden:
        assert met[place] == unseen, place


def contents(state: State) -> dict[str, list[int]]:
    """What lies in every place; of the duel, whose cards are known by where they lay, the two faces of each."""
    if state.game.name == "duel":
        return {f"card {place}": [card] for place, card in enumerate(state._fields.deck)}
    return state.game.places(state._fields)


@given(states())
def test_states_and_views_survive_pickling_and_copying(state: State) -> None:
    assert pickle.loads(pickle.dumps(state)) == state
    assert deepcopy(state).record() == state.record()
    for seat in range(state.game.players):
        assert pickle.loads(pickle.dumps(state.view(seat))) == state.view(seat)


def test_the_longest_game_survives_pickling() -> None:
    games = (played(game, seed) for game in VARIANTS for seed in range(10))
    state = max(games, key=lambda state: len(state.history))
    assert ONLY or len(state.history) > 200
    assert pickle.loads(pickle.dumps(state)) == state


# -- Records --


@given(states())
def test_a_record_replays_to_the_same_state(state: State) -> None:
    record = Record.from_json(state.record(["a"] * state.game.players).to_json())
    again = record.check()
    assert again.history == state.history
    assert again.scores == state.scores
    assert again.over == state.over
    assert all(again.view(seat) == state.view(seat) for seat in range(state.game.players))
    assert again.record(record.names).to_json() == record.to_json()


@given(states())
@settings(max_examples=20)
def test_a_traced_record_is_valid_and_tells_every_view(state: State) -> None:
    traced = state.record().traced()
    traced.check()
    for event in traced.events:
        if "move" in event:
            assert event["move"] in event["legal"]
            assert [view["seat"] for view in event["views"]] == list(range(state.game.players))
