"""Environments for learners: what they tell is what a seat knows, and what they do is what the rules say."""

from __future__ import annotations

import copy
import doctest
import os
import pickle
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, render_test
from pettingzoo.test import seed_test as aec_seed_test
from pettingzoo.test import state_test as aec_state_test
from pettingzoo.test import test_save_obs as save_obs_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper
from positions import VARIANTS, named, played

import irisdeck
from irisdeck import IllegalMove, InvalidOption, envs
from irisdeck.bots.levels import thinking
from irisdeck.engine import compile
from irisdeck.engine.state import stream
from irisdeck.envs.layout import Layout, markdown
from irisdeck.games.duel.game import FACES
from irisdeck.games.red7.game import COLOR_NAMES, PHASES, show_card
from irisdeck.games.tricks.game import show_heap

if TYPE_CHECKING:
    from collections.abc import Iterator

    from irisdeck import Game, State, View

ROOT = Path(__file__).parent.parent
SPEEDS: list[compile.Speed] = ["python", "numba"] if compile.available() else ["python"]
save_obs_test.__test__ = False
aec_seed_test.__test__ = False
aec_state_test.__test__ = False
EACH = [("duel", {}), ("tricks", {"players": 4}), ("red7", {"players": 3, "advanced": True, "actions": True})]


def observed(state: State, seat: int) -> Any:
    """The observation of a seat, by the interpreted rules."""
    return Layout(state.game).observe(state, seat)


def positions(game: Game, seeds: int = 4) -> Iterator[State]:
    """States of random games, early ones and late ones, and their ends."""
    for seed in range(seeds):
        for moves in (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, None):
            yield played(game, seed, moves)


# -- Neither more nor less than a seat knows --


def taken_apart(game: Game, row: Any) -> dict[str, Any]:
    """The parts of an observation as lists."""
    return {part.name: row[part.start : part.start + part.length].tolist() for part in Layout(game).slices}


def split(values: list[int], size: int) -> list[list[int]]:
    return [values[start : start + size] for start in range(0, len(values), size)]


def marked(values: list[int]) -> list[int]:
    """The places that are not 0."""
    return [place for place, value in enumerate(values) if value]


def turned_to(seat: int, things: list[Any]) -> list[Any]:
    """What belongs to seats, from one of them on clockwise."""
    return [*things[seat:], *things[:seat]]


def duel_told(parts: dict[str, Any]) -> dict[str, Any]:
    def face(nine: list[int]) -> str | None:
        assert sum(nine) <= 1
        return FACES[nine.index(1)] if sum(nine) else None

    def pile(counts: list[int]) -> Counter[str]:
        known = {9 * mine + other: FACES[mine] + FACES[other] for mine in range(9) for other in range(9)}
        known |= {10 * mine: f"{FACES[mine]}?" for mine in range(9)}
        return Counter({known[place]: count for place, count in enumerate(counts) if count})

    up, below = ([face(nine) for nine in split(parts[name], 9)] for name in ("row_up", "row_below"))
    length = sum(one is not None for one in up)
    row = [(a or "", b or "?") for a, b in zip(up, below, strict=True)][:length]
    return {
        "hand": [face(nine) for nine in split(parts["hand"], 9)],
        "opponent": [face(nine) for nine in split(parts["opponent"], 9)],
        "next": face(parts["next"]),
        "row": [a for a, _ in row],
        "cards": [a + b if mine else b + a for (a, b), mine in zip(row, parts["row_mine"], strict=False)],
        "sizes": parts["piles"],
        "piles": [pile(parts["own_pile"]), pile(parts["other_pile"])],
        "deck": parts["holder"][0],
        "laid": parts["laid"][0],
        "turned": bool(parts["turned"][0]),
        "turn": bool(parts["turn"][0]),
    }


def duel_known(view: View) -> dict[str, Any]:
    seen, remembered, me = view.seen, view.remembered, view.seat

    def mine_first(cards: list[str]) -> list[str]:
        return cards if me == 0 else [card[::-1] for card in cards]

    return {
        **{name: seen[name] for name in ("hand", "opponent", "next", "row", "deck", "laid", "turned")},
        "cards": mine_first(remembered["row"]),
        "sizes": turned_to(me, seen["piles"]),
        "piles": [Counter(mine_first(pile)) for pile in turned_to(me, remembered["piles"])],
        "turn": view.turn == me,
    }


def ranks(counts: list[int]) -> str:
    return " ".join(str(rank) for rank, count in enumerate(counts, start=1) for _ in range(count))


def tricks_told(parts: dict[str, Any]) -> dict[str, Any]:
    combos = [ranks(combo) for combo in split(parts["trick"], 6) if any(combo)]
    owners = [marked(seats)[0] for seats in split(parts["owners"], len(parts["hands"])) if any(seats)]
    return {
        "hand": ranks(parts["hand"]),
        "hands": parts["hands"],
        "piles": parts["down"],
        "middle": sorted([*ranks(parts["singles"]).split(), *(2 * rank for rank in ranks(parts["pairs"]).split())]),
        "trick": list(zip(owners, combos, strict=True)),
        "leader": marked(parts["leader"]),
        "taking": bool(parts["taking"][0]),
        "taken": [ranks(heap) for heap in split(parts["taken"], 6)],
        "discarded": ranks(parts["discarded"]),
        "unseen": parts["unseen"],
        "turn": marked(parts["turn"]),
    }


def tricks_known(view: View) -> dict[str, Any]:
    seen, remembered, me, players = view.seen, view.remembered, view.seat, view.game.players
    return {
        **{name: seen[name] for name in ("hand", "taking")},
        **{name: remembered[name] for name in ("discarded", "unseen")},
        "hands": turned_to(me, seen["hands"]),
        "piles": turned_to(me, seen["piles"]),
        "middle": sorted(seen["middle"]),
        "trick": [((play["seat"] - me) % players, " ".join(play["combo"])) for play in seen["trick"]],
        "leader": [(seen["leader"] - me) % players],
        "taken": turned_to(me, remembered["taken"]),
        "turn": [(view.turn - me) % players],
    }


def red7_told(parts: dict[str, Any]) -> dict[str, Any]:
    def cards(marks: list[int]) -> list[str]:
        return [show_card(place + 1) for place in reversed(marked(marks))]

    top, rule = marked(parts["top"]), marked(parts["rule"])[0] + 1
    opened = sorted((value, show_card(place + 1)) for place, value in enumerate(parts["open"]) if value)
    return {
        "hand": cards(parts["hand"]),
        "hands": parts["hands"],
        "in": [bool(one) for one in parts["in"]],
        "palettes": [cards(palette) for palette in split(parts["palettes"], 49)],
        "rule": COLOR_NAMES[rule],
        "canvas": cards(parts["canvas"]),
        "canvas_top": show_card(7 * top[0] + rule) if top else None,
        "phase": PHASES[marked(parts["phase"])[0]],
        "must_lead": bool(parts["must_lead"][0]),
        "deck": parts["deck"][0],
        "turn": marked(parts["turn"]),
        "scored": [cards(scored) for scored in split(parts["scored"], 49)],
        "round": parts["round"][0] + 1 if parts["round"] else 1,
        "known": [cards(known) for known in split(parts["known"], 49)],
        "ones": parts["ones"],
        "opened": [card for _, card in opened],
    }


def red7_known(view: View) -> dict[str, Any]:
    seen, remembered, me, players = view.seen, view.remembered, view.seat, view.game.players
    palettes = [a or b for a, b in zip(seen["palettes"], remembered["palettes_out"], strict=True)]
    actions, advanced = view.game.options["actions"], view.game.options["advanced"]
    told = ("hand", "rule", "canvas", "canvas_top", "phase", "must_lead", "deck", "round")
    return {
        **{name: seen[name] for name in told},
        "hands": turned_to(me, seen["hands"]),
        "in": turned_to(me, seen["in"]),
        "palettes": turned_to(me, palettes),
        "turn": [(view.turn - me) % players],
        "scored": turned_to(me, seen["scored"]) if advanced else [],
        "known": turned_to(me, remembered["known_in_hands"]) if actions else [],
        "ones": turned_to(me, remembered["ones_in_hands"]) if actions else [],
        "opened": remembered["top_of_deck"],
    }


TOLD = {"duel": duel_told, "tricks": tricks_told, "red7": red7_told}
KNOWN = {"duel": duel_known, "tricks": tricks_known, "red7": red7_known}


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_an_observation_can_be_read_back_into_what_the_seat_sees_and_remembers(game: Game) -> None:
    """Nothing is dropped but the order of past moves, and what follows from the rest: points, and who leads."""
    for state in positions(game):
        for seat in range(game.players):
            told = TOLD[game.name](taken_apart(game, observed(state, seat)))
            assert told == KNOWN[game.name](state.view(seat))


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_an_observation_is_the_same_for_all_that_a_seat_cannot_tell_apart(game: Game) -> None:
    for state in positions(game, seeds=2):
        for seat in range(game.players):
            twin = state.view(seat).sample(Random(7))
            assert observed(twin, seat).tobytes() == observed(state, seat).tobytes()


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_observations_stay_within_their_space_and_fill_it(game: Game) -> None:
    layout = Layout(game)
    space = layout.observation_space()
    assert sum(part.length for part in layout.slices) == layout.width == space.shape[0]
    for state in positions(game, seeds=2):
        assert all(space.contains(observed(state, seat)) for seat in range(game.players))


def test_heaps_are_written_as_the_rules_hold_them() -> None:
    state = irisdeck.game("tricks", players=3).deal(1)
    parts = taken_apart(state.game, observed(state, 1))
    assert ranks(parts["hand"]) == show_heap(state._fields.hand[1])


# -- Layout, actions, the page --


def test_actions_are_the_moves_of_the_game() -> None:
    assert envs.actions("duel") == ["n1", "n2", "n3", "b1", "b2", "b3", *(f"f{n}" for n in range(1, 7)), "end"]
    assert len(envs.actions("tricks")) == 87
    assert envs.actions("red7")[-4:] == ["draw", "keep", "end", "pass"]
    for name, kind in irisdeck.GAMES.items():
        assert sorted(envs.actions(name)) == sorted(kind.codes)


def test_the_layout_depends_on_players_and_options() -> None:
    slices = {part.name: part for part in envs.layout("red7", players=3)}
    assert slices["palettes"].length == 3 * 49
    assert slices["scored"].length == 0
    assert {part.name: part.length for part in envs.layout("red7", players=3, advanced=True)}["scored"] == 3 * 49


def test_the_page_has_the_tables_that_are_made_from_the_layout() -> None:
    assert markdown() in (ROOT / "docs/envs.md").read_text(encoding="utf-8")


def test_the_examples_of_the_page_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs/envs.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


# -- Vectors --


def stepped(vec: envs.Vector, steps: int) -> list[bytes]:
    """All that a vector shows in so many steps at random."""
    vec.reset()
    shown = []
    for _ in range(steps):
        arrays = (vec.obs, vec.mask, vec.rewards, vec.terminated, vec.to_act, vec.scores, vec.random_actions)
        shown += [array.tobytes() for array in arrays]
        vec.step(vec.random_actions)
    vec.close()
    return shown


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_a_vector_does_not_depend_on_threads_or_speed(game: Game) -> None:
    how = {**game.options, "players": game.players, "seed": 5}
    many = stepped(envs.vector(game.name, n=150, threads=1, **how), 90)
    assert stepped(envs.vector(game.name, n=150, threads=3, **how), 90) == many
    few = stepped(envs.vector(game.name, n=12, **how), 90)
    assert stepped(envs.vector(game.name, n=12, speed="python", **how), 90) == few


@pytest.mark.parametrize(("name", "options"), EACH, ids=[name for name, _ in EACH])
def test_the_actions_a_vector_draws_are_equally_likely(name: str, options: dict[str, Any]) -> None:
    """Of those that may be taken in a game, the first is drawn as often as the last."""
    vec = envs.vector(name, n=500, seed=3, **options)
    vec.reset()
    drawn, expected = Counter[int](), Counter[int]()
    for _ in range(60):
        for row, action in zip(vec.mask, vec.random_actions, strict=True):
            legal = np.flatnonzero(row).tolist()
            drawn[legal.index(int(action))] += 1
            expected.update({place: 1 / len(legal) for place in range(len(legal))})
        vec.step(vec.random_actions)
    for place, wanted in expected.items():
        assert drawn[place] == pytest.approx(wanted, abs=5 * wanted**0.5)


def test_processors_without_special_instructions_play_the_same(tmp_path: Path) -> None:
    code = """
import hashlib
from irisdeck import envs
vec, told = envs.vector("tricks", 4, n=50, seed=5), hashlib.sha256()
vec.reset()
for _ in range(200):
    told.update(b"".join(array.tobytes() for array in (vec.obs, vec.mask, vec.random_actions)))
    vec.step(vec.random_actions)
print(told.hexdigest())
"""
    plain = os.environ | {"NUMBA_CPU_NAME": "generic", "IRISDECK_CACHE_DIR": str(tmp_path)}
    runs = [subprocess.run([sys.executable, "-c", code], env=env, capture_output=True) for env in (plain, os.environ)]
    assert runs[0].stdout == runs[1].stdout != b"", runs[0].stderr


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_a_vector_plays_the_games_of_the_rules(game: Game, speed: compile.Speed) -> None:
    """Step by step: the seat, its moves, its observation; at the end scores and rewards, and the next game in place."""
    n, layout = 4, Layout(game)
    vec = envs.vector(game.name, game.players, n=n, seed=9, speed=speed, **game.options)
    vec.reset()
    numbers = list(range(n))
    states = [game.deal(stream(stream(9, number), 0)) for number in numbers]
    for _ in range(150):
        for i, state in enumerate(states):
            assert vec.to_act[i] == state.seat
            assert [layout.notation[action] for action in np.flatnonzero(vec.mask[i])] == in_order(layout, state)
            assert vec.obs[i].tobytes() == observed(state, state.seat).tobytes()
        chosen = vec.random_actions.copy()
        vec.step(chosen)
        for i, action in enumerate(chosen):
            states[i] = states[i].play(layout.notation[action])
            assert vec.terminated[i] == states[i].over
            assert vec.rewards[i].tolist() == pytest.approx(rewards_of(states[i]))
            if states[i].over:
                assert tuple(vec.scores[i]) == states[i].scores
                numbers[i] += n
                states[i] = game.deal(stream(stream(9, numbers[i]), 0))
    assert not vec.truncated.any()
    assert max(numbers) >= n
    every = vec.observe_all()
    for i, state in enumerate(states):
        assert vec.view(i).seen == state.view(state.seat).seen
        assert [every[i, seat].tobytes() for seat in range(game.players)] == [
            observed(state, seat).tobytes() for seat in range(game.players)
        ]


def in_order(layout: Layout, state: State) -> list[str]:
    return sorted(state.legal_moves, key=layout.numbered)


def rewards_of(state: State) -> list[float]:
    """1 shared by the winners, 1 lost by the others; nothing before the end."""
    players, winners = state.game.players, state.winners
    if not winners:
        return [0.0] * players
    won = (players / len(winners) - 1) / (players - 1)
    return [won if seat in winners else -1 / (players - 1) for seat in range(players)]


@pytest.mark.parametrize("speed", ["python", "numba"])
@pytest.mark.parametrize("name", ["duel", "tricks", "red7"])
def test_shortfalls_tell_how_much_less_an_action_weighs_than_the_best_one(name: str, speed: compile.Speed) -> None:
    vec = envs.vector(name, n=12, seed=4, threads=2, speed=speed)
    vec.reset()
    for _ in range(6):
        vec.step(vec.random_actions)
    short, layout, weigh = vec.shortfalls(), vec.layout, thinking(vec.game, "python").weight
    for row in range(12):
        view = vec.view(row)
        weights = [weigh(view._fields, view.game.codes[move]) for move in view.legal_moves]
        told = [short[row, layout.numbered(move)] for move in view.legal_moves]
        assert told == [max(weights) - weight for weight in weights]


def test_a_vector_keeps_its_arrays_and_its_seeds() -> None:
    vec = envs.vector("red7", n=6, seed=4)
    obs, infos = vec.reset()
    first = obs.copy()
    again, rewards, terminated, truncated, more = vec.step(vec.random_actions)
    assert again is obs is vec.obs
    assert more["action_mask"] is infos["action_mask"] is vec.mask
    assert (rewards is vec.rewards, terminated is vec.terminated, truncated is vec.truncated) == (True, True, True)
    assert (vec.reset()[0] != first).any()
    assert (vec.reset(seed=4)[0] == first).all()
    assert vec.observation_space.contains(obs)
    assert vec.action_space.contains(vec.random_actions)
    assert vec.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_vector_refuses_an_illegal_action_and_changes_nothing(speed: compile.Speed) -> None:
    vec = envs.vector("duel", n=80, seed=1, speed=speed, threads=2)
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset before the first step"):
        vec.step(vec.random_actions)
    vec.reset()
    before = [array.tobytes() for array in (vec.obs, vec.mask, vec.to_act)]
    for wrong, told in ((12, r"12 \(end\)"), (13, r"13 \(no move\)"), (-1, r"-1 \(no move\)"), (1 << 40, "no move")):
        chosen = vec.random_actions.copy()
        chosen[70] = wrong
        with pytest.raises(IllegalMove, match=f"{told}.*is not legal in game 70$"):
            vec.step(chosen)
    for senseless in ([1], np.zeros(80), np.zeros((80, 1), int), "abc", None):
        with pytest.raises(InvalidOption, match="actions are 80 whole numbers"):
            vec.step(senseless)
    assert [array.tobytes() for array in (vec.obs, vec.mask, vec.to_act)] == before
    vec.step(vec.random_actions.astype(np.uint8))


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize(("name", "options"), EACH, ids=[name for name, _ in EACH])
def test_a_rollout_has_what_as_many_steps_show(name: str, options: dict[str, Any], speed: compile.Speed) -> None:
    n, steps = (200, 80) if speed == "numba" else (5, 80)
    stepped, rolled = (envs.vector(name, n=n, seed=3, threads=3, speed=speed, **options) for _ in range(2))
    stepped.reset()
    rolled.reset()
    out = rolled.rollout(steps)
    assert rolled.rollout(steps, out) is out
    stepped.skip(steps)
    for step in range(steps):
        shown = stepped.obs, stepped.mask, stepped.to_act, stepped.random_actions
        assert all((array[step] == seen).all() for array, seen in zip(out, shown, strict=False))
        stepped.step(stepped.random_actions)
        outcome = stepped.rewards, stepped.terminated, stepped.scores
        assert all((array[step] == came).all() for array, came in zip(out[4:], outcome, strict=True))
    assert out.terminated.any()
    assert (stepped.obs == rolled.obs).all()
    assert (stepped.random_actions == rolled.random_actions).all()


def test_a_rollout_that_cannot_be_is_refused() -> None:
    vec = envs.vector("red7", n=70, seed=3)
    with pytest.raises(gymnasium.error.ResetNeeded):
        vec.rollout(3)
    vec.reset()
    out = vec.rollout(3)
    before = vec.obs.copy()
    for steps in (0, -1, 2.5, "3", None, True):
        with pytest.raises(InvalidOption, match="the steps are a whole number from 1 on, not"):
            vec.rollout(steps)  # type: ignore[arg-type]
        with pytest.raises(InvalidOption, match="the steps are a whole number from 1 on, not"):
            vec.skip(steps)  # type: ignore[arg-type]
    for wrong in (
        vec.rollout(4),
        out._replace(obs=out.obs[:, ::2]),
        out._replace(mask=out.mask.astype(bool)),
        out[:3],
        5,
    ):
        before = vec.obs.copy()
        with pytest.raises(InvalidOption, match="`out` is no rollout of 3 steps of these games"):
            vec.rollout(3, wrong)  # type: ignore[arg-type]
    locked = vec.rollout(3)
    locked.rewards.flags.writeable = False
    before = vec.obs.copy()
    with pytest.raises(InvalidOption, match="`out` is no rollout"):
        vec.rollout(3, locked)
    assert (vec.obs == before).all()


@pytest.mark.parametrize(
    "wrong",
    [
        {"n": 0},
        {"n": "5"},
        *({"n": 5, "threads": threads} for threads in (0, -1, 1.5, "2", True)),
        {"players": 9},
        {"advance": True},
    ],
)
def test_an_impossible_vector_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(InvalidOption):
        envs.vector("red7", **wrong)


# -- PettingZoo --

# PettingZoo's own list of games whose observations may be dicts, and dead agents with nothing to do, make it warn.
tolerant = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
    "ignore:Action mask numpy array is all zeros",
    "ignore:The base environment",
)


@tolerant
@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_pettingzoo_finds_nothing_wrong(game: Game) -> None:
    api_test(envs.aec(game.name, game.players, **game.options), num_cycles=100)
    aec_seed_test(lambda: envs.aec(game.name, game.players, **game.options), num_cycles=100)


@tolerant
@pytest.mark.parametrize(("name", "how"), EACH)
def test_pettingzoo_finds_nothing_wrong_with_the_rest(
    name: str, how: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    env = envs.aec(name, **how)
    render_test(lambda render_mode: envs.aec(name, render_mode=render_mode, **how))
    save_obs_test(env)
    if name == "red7":  # it plays for five seconds, whatever the game
        performance_benchmark(env)
    parallel_api_test(envs.parallel(name, **how), num_cycles=300)
    parallel_seed_test(lambda: envs.parallel(name, **how))
    aec_state_test(envs.aec(name, **how), envs.parallel(name, **how))
    assert "Passed Parallel API test" in capsys.readouterr().out


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_an_aec_game_is_the_game_of_the_rules(game: Game, speed: compile.Speed) -> None:
    layout, rng = Layout(game), Random(3)
    env = envs.aec(game.name, game.players, speed=speed, **game.options)
    env.reset(seed=6)
    for number in range(2):
        state = game.deal(stream(stream(6, number), 0))
        while not state.over:
            seen, reward, terminated, truncated, _ = env.last()
            assert env.agent_selection == f"player_{state.seat}"
            assert (reward, terminated, truncated) == (0, False, False)
            assert seen["observation"].tobytes() == observed(state, state.seat).tobytes()
            move = rng.choice(in_order(layout, state))
            assert seen["action_mask"][layout.numbered(move)]
            env.step(layout.numbered(move))
            state = state.play(move)
        assert list(env.rewards.values()) == pytest.approx(rewards_of(state))
        assert env.infos["player_0"]["scores"] == list(state.scores)
        returns = {}
        for agent in env.agent_iter():
            seen, returns[agent], terminated, _, _ = env.last()
            assert terminated
            assert seen["observation"].tobytes() == observed(state, int(agent[-1])).tobytes()
            env.step(None)
        assert sum(returns.values()) == pytest.approx(0, abs=1e-6)
        env.reset()


@pytest.mark.parametrize(("name", "how"), EACH)
def test_an_illegal_action_loses_an_aec_game(name: str, how: dict[str, Any]) -> None:
    env = envs.aec(name, **how)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    loser, forbidden = env.agent_selection, int(np.argmin(env.last()[0]["action_mask"]))
    for senseless in (-1, 1000, "n1", 0.5, None):
        with pytest.raises(InvalidOption, match="an action is a whole number from 0 to"):
            env.step(senseless)
    env.step(forbidden)
    assert env.rewards[loser] == -1
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert all(env.terminations.values())
    assert env.infos[loser] == {"illegal_action": forbidden}
    wrapped = TerminateIllegalWrapper(envs.aec(name, **how), illegal_reward=-7)
    wrapped.reset(seed=1)
    wrapped.observe(loser)
    wrapped.step(forbidden)
    assert wrapped.rewards[loser] == -7


@pytest.mark.parametrize(("name", "how"), EACH)
def test_a_copy_of_an_aec_game_goes_on_by_itself(name: str, how: dict[str, Any]) -> None:
    env = envs.aec(name, **how)
    env.reset(seed=2)
    for _ in range(5):
        env.step(int(np.argmax(env.last()[0]["action_mask"])))
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    state = env.state().tobytes()
    for twin in twins:
        assert twin.state().tobytes() == state
        twin.step(int(np.argmax(twin.last()[0]["action_mask"])))
        assert env.state().tobytes() == state
    assert twins[0].state().tobytes() == twins[1].state().tobytes()


@pytest.mark.parametrize(("name", "how"), EACH)
def test_a_picture_keeps_its_size_and_shows_what_happens(name: str, how: dict[str, Any]) -> None:
    env = envs.aec(name, render_mode="rgb_array", **how)
    env.reset(seed=3)
    pictures = []
    while not any(env.terminations.values()):
        pictures.append(env.render())
        env.step(int(np.argmax(env.last()[0]["action_mask"])))
    assert len({picture.shape for picture in pictures}) == 1
    assert len({picture.tobytes() for picture in pictures}) > len(pictures) / 2


@pytest.mark.parametrize("name", irisdeck.GAMES)
def test_a_game_that_declares_no_picture_gets_one_of_its_board(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    env = envs.aec(name, render_mode="rgb_array", speed="python")
    env.reset(seed=1)
    own = env.render()
    monkeypatch.delattr(irisdeck.GAMES[name].module("observe"), "picture_rows")
    first = env.render()
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert first.shape == env.render().shape != own.shape
    assert len({first.tobytes(), env.render().tobytes()}) == 2


def test_text_is_the_board_of_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    env = envs.aec("red7", players=3, render_mode="ansi")
    env.reset(seed=1)
    assert "Canvas: start card; red: the highest card" in env.render()
    assert f"{env.agent_selection} to act" in env.render()
    shown = envs.aec("red7", players=3, render_mode="human")
    shown.reset(seed=1)
    assert shown.render() is None
    assert env.render() in capsys.readouterr().out
    with pytest.raises(InvalidOption, match="there is no render_mode 'rgb': there are human, ansi and rgb_array"):
        envs.aec("red7", render_mode="rgb")


# -- Gymnasium --


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_gymnasium_finds_nothing_wrong(game: Game) -> None:
    how = {**game.options, "players": game.players, "opponents": "random"}
    check_env(envs.single(game.name, **how), skip_render_check=True)
    made = gymnasium.make(f"irisdeck/{game.name.capitalize()}-v0", render_mode="rgb_array", **how)
    check_env(made.unwrapped)


@pytest.mark.parametrize("opponents", ["easy", "greedy"])
@pytest.mark.parametrize(("name", "how"), EACH)
def test_a_single_seat_plays_a_game_to_its_end(name: str, how: dict[str, Any], opponents: str) -> None:
    def play(seed: int) -> tuple[list[bytes], float, dict[str, Any]]:
        env, rng = envs.single(name, opponents=opponents, **how), Random(seed)
        obs, info = env.reset(seed=seed)
        shown, terminated, reward = [obs.tobytes()], False, 0.0
        while not terminated:
            assert reward == 0
            assert (info["action_mask"] == env.action_masks()).all()
            action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
            obs, reward, terminated, truncated, info = env.step(action)
            assert not truncated
            shown.append(obs.tobytes())
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(0)
        return shown, reward, info

    seats = set()
    for seed in range(4):
        shown, reward, info = play(seed)
        best = max(info["scores"])
        assert (reward > 0) == (info["scores"][info["seat"]] == best and min(info["scores"]) < best)
        assert play(seed)[0] == shown
        seats.add(info["seat"])
    assert len(seats) > 1


def test_the_seat_and_each_opponent_can_be_chosen() -> None:
    env = envs.single("red7", players=3, opponents=["random", "easy"], seat=1)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {1}
    assert env.reset(seed=1)[0][envs.layout("red7", players=3)[10].start] == 1  # its turn


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"opponents": ["easy", "easy"]}, "2 players need 1 opponents, not 2"),
        ({"seat": 2}, "there is no seat 2: seats are 0 or 1"),
        ({"players": 5}, "players must be"),
        ({"render_mode": "rgb"}, "there is no render_mode"),
    ],
)
def test_an_impossible_seat_is_refused(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(InvalidOption, match=told):
        envs.single("red7", **wrong)


def test_an_illegal_action_loses_a_single_seat_its_game() -> None:
    env = envs.single("duel", opponents="random", seat=0)
    _, info = env.reset(seed=1)
    forbidden = int(np.argmin(info["action_mask"]))
    _, reward, terminated, _, info = env.step(forbidden)
    assert (reward, terminated, info["illegal_action"]) == (-1, True, forbidden)


# -- What it takes --


@pytest.mark.parametrize("name", ["numpy", "gymnasium", "pettingzoo"])
def test_without_the_extra_one_line_says_what_is_missing(name: str) -> None:
    code = f"import sys; sys.modules[{name!r}] = None; import irisdeck; import irisdeck.envs"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    last = done.stderr.strip().splitlines()[-1]
    assert last == f"ImportError: irisdeck.envs needs {name}: pip install 'irisdeck[envs]'"


def test_irisdeck_alone_brings_no_environments() -> None:
    code = "import irisdeck, sys; print({'gymnasium', 'pettingzoo', 'irisdeck.envs'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "set()\n"
