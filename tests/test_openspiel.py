"""OpenSpiel: its own suites, chance in the open, what a player knows, smaller games, and its algorithms."""

from __future__ import annotations

import doctest
import itertools
import math
import os
import pickle
import re
import subprocess
import sys
import unittest
from collections import Counter
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough
from open_spiel.python.observation import make_observation
from positions import VARIANTS, named

import irisdeck
import irisdeck.envs.openspiel_games  # registers the games
from irisdeck import envs
from irisdeck.envs.openspiel_dealer import FIRST
from irisdeck.games.duel.openspiel import CARDS
from irisdeck.games.red7.openspiel import DRAWN

ROOT = Path(__file__).parent.parent
GOLDEN = ROOT / "tests/data/playthroughs"
WHOLE = (
    "irisdeck_duel",
    "irisdeck_duel(end_after_flip=False,first=1)",
    "irisdeck_tricks",
    "irisdeck_tricks(players=3)",
    "irisdeck_tricks(players=6,first=2)",
    "irisdeck_red7",
    "irisdeck_red7(players=4)",
    "irisdeck_red7(players=3,advanced=True,actions=True)",
)
SMALLER = (
    "irisdeck_duel(colors=3,hand=2)",
    "irisdeck_tricks(ranks=3,copies=4,hand=2)",
    "irisdeck_red7(colors=3,numbers=3,hand=2)",
    "irisdeck_red7(colors=5,numbers=5,hand=3,advanced=True,actions=True)",
)
TINY = {  # chance nodes, decisions, ends of the whole tree; information states
    "irisdeck_duel(deck=RO RO RO RO,hand=1,row=2,first=0)": (15, 208, 256, 200),
    "irisdeck_tricks(ranks=2,copies=4,hand=1,first=0)": (473, 1566, 952, 326),
    "irisdeck_red7(colors=2,numbers=3,hand=1)": (157, 990, 840, 510),
}
PRIVATE = pyspiel.PrivateInfoType


def dealt(state: Any, rng: Random) -> Any:
    """Lets chance have its way until somebody acts."""
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
    return state


def played(name: str, seed: int, moves: int) -> Any:
    """A game after so many random moves, or so many that one more would end it."""
    rng, game = Random(seed), pyspiel.load_game(name)
    state = dealt(game.new_initial_state(), rng)
    for _ in range(moves):
        after = dealt(state.child(rng.choice(state.legal_actions())), rng)
        if after.is_terminal():
            break
        state = after
    return state


def sampler(seed: int) -> Any:
    return pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)


# -- Its own suites --


@pytest.mark.parametrize("name", [*WHOLE, *SMALLER])
def test_random_games_pass_its_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_the_games_pass_its_api_test() -> None:
    program = (
        "import irisdeck.envs.openspiel_games, runpy, sys; sys.argv = ['test', '--test_only_games=irisdeck_.*']; "
        "runpy.run_module('open_spiel.integration_tests.api_test', run_name='__main__', alter_sys=True)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert re.search(r"Ran 1[5-9] tests", done.stderr)


@pytest.mark.parametrize("name", TINY)
def test_whole_trees_pass_its_api_test(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Among other things that a player with perfect recall forgets nothing, and that the sizes are as documented."""
    *nodes, known = TINY[name]
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, name, tuple(nodes))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, name, known)
    members = {"game_name": name, "game": pyspiel.load_game(name)}
    case = type("WholeTree", (api_test.EnforceAPIOnFullTreeBase,), members)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 7
    assert not result.errors + result.failures


def test_the_documented_sizes_are_the_true_ones() -> None:
    page = (ROOT / "docs/openspiel.md").read_text(encoding="utf-8")
    for name, (*nodes, known) in TINY.items():
        assert re.search(rf"`{re.escape(name)}` \| {sum(nodes):,} \| {known:,} \|", page), name


def test_the_examples_of_the_page_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs/openspiel.md"), module_relative=False)
    assert tried > 8
    assert failed == 0


@pytest.mark.parametrize("name", TINY)
def test_a_golden_playthrough_is_played_again_as_it_was(name: str) -> None:
    """IRISDECK_WRITE_GOLDEN=1 writes them anew."""
    flags.FLAGS(["test"])
    path = GOLDEN / f"{name.split('(')[0]}.txt"
    if os.environ.get("IRISDECK_WRITE_GOLDEN"):
        path.write_text(generate_playthrough.playthrough(name, None, seed=1), encoding="utf-8")
    original, again = generate_playthrough.replay(str(path))
    assert again == original


@pytest.mark.parametrize("name", ["irisdeck_duel", "irisdeck_tricks", "irisdeck_red7(players=3,advanced=True)"])
def test_playthroughs_of_whole_games_can_be_made_and_replayed(name: str, tmp_path: Path) -> None:
    flags.FLAGS(["test"])
    path = tmp_path / "game.txt"
    path.write_text(generate_playthrough.playthrough(name, None, seed=2), encoding="utf-8")
    original, again = generate_playthrough.replay(str(path))
    assert again == original
    assert "IsTerminal() = True" in original


# -- The same games --


def outcome_of(deck: Any, fields: Any, state: Any) -> int:
    """What must be dealt next so that a game goes as one that was dealt at once."""
    node, dealer = state.node, state._dealer
    gap = node.gap
    if gap.place == FIRST:
        return int(dealer.first_outcome + fields.first)
    if dealer.variant.name == "duel":
        return CARDS.index(deck[gap.place])
    if dealer.variant.name == "red7":
        return int(deck[node.fields.top - 1 if gap.place == DRAWN else gap.place]) - 1
    start = sum(gap == other for other, _ in node.events)
    size, hand = dealer.middle, dealer.hand
    if gap.owner >= 0:
        start += size + hand * (gap.owner if start < hand else gap.owner + dealer.players - 1)
    return int(deck[start]) - 1


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_they_are_the_games_of_the_rules(variant: irisdeck.Game) -> None:
    """The same deal and the same moves: the same moves to choose from, the same views, the same victory."""
    for seed in range(3):
        rng, state = Random(seed), variant.deal(seed)
        there = envs.openspiel(variant.name, players=variant.players, **variant.options).new_initial_state()
        while not state.over:
            while there.is_chance_node():
                there.apply_action(outcome_of(state._fields.deck, state._fields, there))
            assert there.current_player() == state.seat
            assert sorted(map(there.action_to_string, there.legal_actions())) == sorted(state.legal_moves)
            for seat in range(variant.players):
                seen = there.to_observation_struct(seat).to_dict()
                assert {name: seen[name] for name in state.view(seat).seen} == state.view(seat).seen
            move = rng.choice(state.legal_moves)
            state = state.play(move)
            there.apply_action(there.string_to_action(move))
        assert there.is_terminal()
        best = max(there.returns())
        assert tuple(seat for seat, won in enumerate(there.returns()) if won == best) == state.winners


def test_a_victory_is_paid_by_all_others_and_shared_by_those_who_share_it() -> None:
    seen = set()
    for seed in range(150):
        state = played("irisdeck_tricks(players=3,ranks=3,copies=6,hand=3)", seed, 100)
        rng = Random(seed)
        while not state.is_terminal():
            state = dealt(state.child(rng.choice(state.legal_actions())), rng)
        assert math.isclose(sum(state.returns()), 0, abs_tol=1e-9)
        seen.add(tuple(sorted(state.returns())))
    assert (-0.5, -0.5, 1) in seen
    assert (-0.5, 0.25, 0.25) in seen


# -- Chance --


def test_equal_cards_are_one_outcome_with_the_chances_of_all() -> None:
    game = pyspiel.load_game("irisdeck_duel(first=0)")
    state = game.new_initial_state()
    chances = {state.action_to_string(outcome): chance for outcome, chance in state.chance_outcomes()}
    assert len(chances) == 72
    assert chances["RO"] == chances["OR"] == pytest.approx(2 / 57 / 2)
    assert chances["RW"] == chances["WK"] == pytest.approx(1 / 57 / 2)
    state.apply_action(game.new_initial_state().string_to_action("OR"))
    after = {state.action_to_string(outcome): chance for outcome, chance in state.chance_outcomes()}
    assert after["RO"] == after["OR"] == pytest.approx(1 / 56 / 2)
    assert after["GB"] == pytest.approx(2 / 56 / 2)


def deals(state: Any, chance: Fraction) -> list[tuple[str, Fraction]]:
    """Every deal there is before somebody acts, and how likely it is."""
    if not state.is_chance_node():
        return [(str(state), chance)]
    return [
        each
        for outcome, part in state.chance_outcomes()
        for each in deals(state.child(outcome), chance * Fraction(part).limit_denominator(1000))
    ]


def test_a_deal_is_as_likely_as_in_a_shuffled_deck() -> None:
    """All ways to shuffle four cards and to turn each of them, counted."""
    cards = ["RO", "RO", "RK", "OK"]
    shuffled = Counter(
        " ".join(f"({card[::way]})" for card, way in zip((deck[0], deck[1], deck[3], deck[2]), ways, strict=True))
        for deck in itertools.permutations(cards)
        for ways in itertools.product((1, -1), repeat=4)
    )
    state = pyspiel.load_game("irisdeck_duel(deck=RO RO RK OK,hand=1,row=2,first=0)").new_initial_state()
    assert dict(deals(state, Fraction(1))) == {deal: Fraction(n, 24 * 16) for deal, n in shuffled.items()}


def test_what_nobody_has_seen_is_not_dealt() -> None:
    """Tricks of two: the face-down piles are dealt when they are taken up, and what is put away never is."""
    state = played("irisdeck_tricks(first=0)", 1, 0)
    assert len(state.history()) == 4 + 14 + 14
    assert len(played("irisdeck_tricks(players=3,first=0)", 1, 0).history()) == 3 + 3 * 14
    assert len(played("irisdeck_duel(first=0)", 1, 0).history()) == 3 + 3 + 2
    assert len(played("irisdeck_red7", 1, 0).history()) == 16


# -- What a player knows --

KNOWING = (*WHOLE, *SMALLER)


@pytest.mark.parametrize("name", KNOWING)
def test_a_player_cannot_tell_a_resampled_state_from_the_real_one(name: str) -> None:
    for moves in (0, 3, 11, 40):
        state = played(name, moves, moves)
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, sampler(moves))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)


@pytest.mark.parametrize("name", KNOWING)
def test_what_others_know_differs_in_other_worlds(name: str) -> None:
    """Strings, tensors and the true state change with the hidden cards, for those who see them."""
    state = played(name, 5, 0 if name in SMALLER else 2)  # small hands soon hide nothing
    worlds = [state.resample_from_infostate(0, sampler(seed)) for seed in range(8)]
    assert len({str(world) for world in worlds}) > 2
    assert len({world.information_state_string(1) for world in worlds}) > 2
    assert len({tuple(world.information_state_tensor(1)) for world in worlds}) > 2


@pytest.mark.parametrize("name", KNOWING)
def test_a_resampled_state_has_a_history_of_its_own(name: str) -> None:
    """It was dealt and played like any other: what chance did in it is not what chance did in truth."""
    state = played(name, 8, 25)
    other = state.resample_from_infostate(1, sampler(2))
    again = state.get_game().new_initial_state()
    for action in other.history():
        assert action in again.legal_actions()
        again.apply_action(action)
    assert str(again) == str(other)
    assert len(other.history()) == len(state.history())


def test_the_history_of_a_resampled_state_holds_no_hidden_card_of_earlier_rounds() -> None:
    state = played("irisdeck_red7(advanced=True)", 3, 30)
    rounds = [state, *(state.resample_from_infostate(0, sampler(seed)) for seed in range(6))]
    firsts = {tuple(sorted(one.history()[7:14])) for one in rounds}  # seat 1's hand of the first round
    assert state.node.fields.redeals > 1
    assert len(firsts) > 3
    assert len({tuple(sorted(one.history()[:7])) for one in rounds}) == 1  # seat 0 knows its own


def test_every_unseen_card_may_turn_up() -> None:
    """Red7: of 49 cards a player sees nine; each of the others is in the other hand now and then."""
    state = played("irisdeck_red7", 4, 0)
    mine = set(state.history()[:7]) | set(state.history()[14:])
    hands = [state.resample_from_infostate(0, sampler(seed)).history()[7:14] for seed in range(400)]
    counts = Counter(card for hand in hands for card in hand)
    assert set(counts) == set(range(49)) - mine
    assert all(400 * 7 / 40 / 2.5 < count < 400 * 7 / 40 * 2 for count in counts.values())


def test_cards_are_not_seen_in_the_order_in_which_they_are_dealt() -> None:
    game = pyspiel.load_game("irisdeck_red7(colors=3,numbers=3,hand=2)")
    told = set()
    for order in ([0, 1, 2, 3, 4, 5], [1, 0, 3, 2, 4, 5]):
        state = game.new_initial_state()
        for card in order:
            state.apply_action(game.new_initial_state().legal_actions()[card])
        told.add((state.information_state_string(0), state.information_state_string(1)))
    assert len(told) == 1


def observer(game: Any, private: Any, public: bool, recall: bool = False) -> Any:
    kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
    return make_observation(game, kind)


@pytest.mark.parametrize("name", KNOWING)
@pytest.mark.parametrize("recall", [False, True])
def test_public_and_private_parts_are_kept_apart(name: str, recall: bool) -> None:
    """Twins for player 0: what is public is the same for all, what is private of player 1 is not."""
    state = played(name, 6, 0 if name in SMALLER else 4)
    worlds = [state.resample_from_infostate(0, sampler(seed)) for seed in range(8)]
    public = observer(state.get_game(), PRIVATE.NONE, True, recall)
    private = observer(state.get_game(), PRIVATE.SINGLE_PLAYER, False, recall)
    everybody = observer(state.get_game(), PRIVATE.ALL_PLAYERS, False, recall)

    def seen(by: Any, player: int) -> list[tuple[str, bytes]]:
        found = []
        for world in worlds:
            by.set_from(world, player)
            found.append((by.string_from(world, player), by.tensor.tobytes()))
        return found

    for player in range(state.num_players()):
        assert len(set(seen(public, player))) == 1
    assert len(set(seen(private, 0))) == 1
    assert len(set(seen(private, 1))) > 2
    assert len(set(seen(everybody, 0))) > 2


def test_an_observer_names_its_parts() -> None:
    state = played("irisdeck_red7(players=3)", 1, 3)
    whole = observer(state.get_game(), PRIVATE.SINGLE_PLAYER, True)
    whole.set_from(state, 2)
    assert whole.dict["player"].tolist() == [0, 0, 1]
    assert whole.dict["hand"].sum() == len(irisdeck_view(state, 2).seen["hand"])
    assert whole.tensor.min() >= 0
    assert whole.tensor.max() <= 1
    open_hands = observer(state.get_game(), PRIVATE.ALL_PLAYERS, True)
    open_hands.set_from(state, 0)
    assert open_hands.dict["hand"].shape == (3, 49)
    assert open_hands.dict["hand"].sum(axis=1).tolist() == irisdeck_view(state, 0).seen["hands"]
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(state.get_game(), params={"depth": 1})


def irisdeck_view(state: Any, seat: int) -> irisdeck.View:
    return irisdeck.State(state._dealer.variant, state.node.fields, None, ()).view(seat)


# -- Copies --


@pytest.mark.parametrize("name", KNOWING)
def test_a_state_is_copied_written_down_and_pickled(name: str) -> None:
    state = played(name, 2, 9)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    for other in (state.clone(), read, pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.history() == state.history()
        assert other.legal_actions() == state.legal_actions()
        before = str(state)
        other.apply_action(other.legal_actions()[0])
        assert str(other) != before == str(state)


# -- Parameters --


def test_a_game_is_loaded_by_its_text() -> None:
    game = pyspiel.load_game("irisdeck_red7(players=3,advanced=True)")
    assert game.num_players() == 3
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert str(envs.openspiel("red7", players=3, advanced=True)) == str(game)
    assert game.num_distinct_actions() == len(irisdeck.GAMES["red7"].notation)
    begun = pyspiel.load_game("irisdeck_duel(first=1)").new_initial_state()
    assert dealt(begun, Random(1)).current_player() == 1
    assert str(envs.openspiel("duel", first="random")) == str(pyspiel.load_game("irisdeck_duel"))


@pytest.mark.parametrize(
    ("name", "options", "says"),
    [
        ("chess", {}, "there is no game 'chess': there are duel, red7 and tricks"),
        ("duel", {"players": 3}, "players must be 2, not 3"),
        ("duel", {"first": 2}, "first must be 0, 1 or random"),
        ("duel", {"colors": 1}, "colors must be 2, 3, 4, 5, 6 or 7, not 1"),
        ("duel", {"row": 7}, "row must be 2, 3, 4, 5 or 6, not 7"),
        ("duel", {"deck": "RO RR"}, "'RR' is no card"),
        ("duel", {"deck": "RO RG"}, "a deck has 6 to 57 cards, not 2"),
        ("tricks", {"hand": "two"}, "hand must be a whole number, not 'two'"),
        ("tricks", {"hand": 15}, "hand must be"),
        ("tricks", {"copies": 4}, "24 cards are too few"),
        ("red7", {"numbers": 2, "colors": 2}, "4 cards are too few to deal 16"),
        ("red7", {"jokers": 2}, "has no parameter 'jokers': it has players, advanced, actions"),
    ],
)
def test_a_wrong_parameter_is_refused_in_a_sentence(name: str, options: dict[str, Any], says: str) -> None:
    with pytest.raises(irisdeck.InvalidOption, match=re.escape(says)):
        envs.openspiel(name, **options)


def test_a_game_without_a_dealer_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(irisdeck.envs.openspiel_games.SPIEL_GAMES, "duel")
    with pytest.raises(irisdeck.InvalidOption, match="duel is not offered in OpenSpiel: there are red7 and tricks"):
        envs.openspiel("duel")


def test_without_openspiel_the_sentence_says_what_to_install() -> None:
    program = "import sys; sys.modules['pyspiel'] = None; from irisdeck import envs; envs.openspiel('duel')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert "pip install 'irisdeck[openspiel]'" in done.stderr.splitlines()[-1]


# -- Smaller games --


def test_a_smaller_duel_has_its_own_row_hands_and_deck() -> None:
    """Three colors, hands of two: 13 cards; a row of three ends a round, a second card ends a turn."""
    lengths, laid = set(), set()
    for seed in range(40):
        rng, state = Random(seed), played("irisdeck_duel(colors=3,hand=2)", seed, 0)
        cards = Counter[str]()
        while not state.is_terminal():
            fields = state.node.fields
            lengths.add(fields.length)
            laid.add(fields.laid)
            state.apply_action(rng.choice(state.legal_actions()))
            dealt(state, rng)
        for player, action in zip(*history(state), strict=True):
            if player < 0 and "begins" not in state.action_to_string(player, action):
                cards["".join(sorted(state.action_to_string(player, action)))] += 1
        assert cards <= Counter(["OR", "RY", "OY"] * 2 + ["RW", "OW", "WY", "KR", "KO", "KY", "KW"])
    assert lengths == {0, 1, 2}
    assert laid == {0, 1}


def history(state: Any) -> tuple[list[int], list[int]]:
    items = state.full_history()
    return [item.player for item in items], [item.action for item in items]


def test_a_whole_row_wins_a_smaller_duel() -> None:
    """Two red-orange cards laid with different faces up are the row of two."""
    game = pyspiel.load_game("irisdeck_duel(deck=RO RO RO RO,hand=1,row=2,first=0)")
    state = game.new_initial_state()
    for card in ("RO", "RO", "RO", "RO"):
        state.apply_action(state.string_to_action(card))
    state.apply_action(state.string_to_action("n1"))  # red up; a hand of one card ends the turn
    state.apply_action(state.string_to_action("n1"))  # the other sees orange
    assert state.node.fields.pile[1].bit_count() == 2


def test_smaller_red7_ends_when_its_cards_are_too_few_for_a_round() -> None:
    """Nine cards, six to deal: when four are scored nothing more can be dealt, whoever has how many points."""
    for seed in range(30):
        rng, state = Random(seed), played("irisdeck_red7(colors=3,numbers=3,hand=2,advanced=True)", seed, 0)
        while not state.is_terminal():
            fields = state.node.fields
            assert 9 - sum(fields.scored).bit_count() >= 6
            cards = sum(fields.hand) | sum(fields.palette) | fields.canvas | sum(fields.scored)
            assert cards.bit_count() <= 9
            dealt(state.apply_action(rng.choice(state.legal_actions())) or state, rng)
        assert 9 - sum(state.node.fields.scored).bit_count() < 6


# -- Its algorithms --


@pytest.mark.parametrize(("name", "solver"), [*zip(TINY, (cfr.CFRSolver, *[pyspiel.CFRPlusSolver] * 2), strict=True)])
def test_regret_minimization_makes_a_policy_hard_to_exploit(name: str, solver: Any) -> None:
    """In Python and in C++, which OpenSpiel runs on these games, too."""
    game = pyspiel.load_game(name)
    solving, left = solver(game), []
    measure = exploitability.nash_conv if solver is cfr.CFRSolver else pyspiel.nash_conv
    for iterations in (1, 5):
        for _ in range(iterations):
            solving.evaluate_and_update_policy()
        left.append(measure(game, solving.average_policy()))
    assert left[1] < left[0] / 2


def example(name: str, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / name), *words],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_the_example_of_regret_minimization_runs() -> None:
    lines = example("openspiel_cfr.py", "irisdeck_red7(colors=2,numbers=3,hand=1)", "2").splitlines()
    left = [float(found) for found in re.findall(r"exploitability ([\d.]+)", "\n".join(lines))]
    assert left == sorted(left, reverse=True)
    assert lines[-1] == "510 information states"


@pytest.mark.parametrize("name", ["irisdeck_red7", "irisdeck_tricks(players=3,ranks=3,copies=6,hand=4)"])
def test_the_example_of_search_plays_a_game(name: str) -> None:
    assert re.search(r"returns \[", example("openspiel_search.py", name, "4"))


def test_the_example_of_learning_learns() -> None:
    lines = example("openspiel_learning.py", "irisdeck_red7(colors=2,numbers=3,hand=1)", "100", "10").splitlines()
    assert len(lines) == 11
    assert lines[-1].split()[0] == "100"
