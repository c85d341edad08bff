"""One seat of many games: opponents inside, Gymnasium's contract for vectors, and that of Stable-Baselines3."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import vector as wrappers
from positions import VARIANTS, named

import irisdeck
from irisdeck import IllegalMove, InvalidOption, envs
from irisdeck.bots import BotFailed, Medium, seated
from irisdeck.engine import compile
from irisdeck.engine.state import stream
from irisdeck.envs.layout import Layout
from irisdeck.envs.sb3 import Sb3

if TYPE_CHECKING:
    from irisdeck import Game, State, View

SPEEDS: list[compile.Speed] = ["python", "numba"] if compile.available() else ["python"]
MODES = [mode.value for mode in AutoresetMode]
QUICK = ["random", "easy", "medium"]


class Watchful:
    """Plays like medium, but is asked view by view; it looks at the moves so far."""

    def __init__(self) -> None:
        self.bot = Medium(1)
        self.histories: list[int] = []

    def act(self, view: View) -> str:
        self.histories.append(len(view.history))
        return self.bot.act(view)


class Slowly(Medium):
    """Medium, of which no compiled code knows."""


class Cheat:
    def act(self, view: View) -> str:
        return "resign"


# -- The games --


class Reference:
    """A game of the row of a vector as the interpreted rules and bots play it."""

    def __init__(self, vec: envs.Singles, row: int) -> None:
        self.game, self.seat = vec.game, int(vec.to_act[row])
        seed = stream(int(vec._seeds[row]), int(vec._numbers[row]))
        self.names = {seat: QUICK[number] for seat, number in enumerate(vec._opponents[row]) if seat != self.seat}
        self.bots = {seat: seated(name, stream(seed, 1 + seat)) for seat, name in self.names.items()}
        self.state = self.played_on(self.game.deal(stream(seed, 0)))

    def played_on(self, state: State) -> State:
        while not state.over and state.seat != self.seat:
            state = state.play(self.bots[state.seat].act(state.view(state.seat)))
        return state

    def shown(self) -> tuple[list[int], list[int]]:
        layout = Layout(self.game)
        return layout.observe(self.state, self.seat).tolist(), layout.mask(self.state.legal_moves).tolist()


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_quick_opponents_play_move_by_move_as_the_bots_do(game: Game) -> None:
    """The same choices of the same dice, so the same distribution; and what the learner is shown is its position."""
    mixtures = [dict.fromkeys(QUICK, 1) for _ in range(game.players - 1)]
    how: dict[str, Any] = {"opponents": mixtures, "seed": 5, "autoreset_mode": "SameStep"}
    vec = envs.singles(game.name, game.players, 4, **how, **game.options)
    vec.reset()
    games, finished, names = [Reference(vec, row) for row in range(4)], 0, set()
    for _ in range(70):
        for row, reference in enumerate(games):
            assert (vec.obs[row].tolist(), vec.mask[row].tolist()) == reference.shown()
        chosen = vec.random_actions.copy()
        _, rewards, terminated, _, infos = vec.step(chosen)
        for row, reference in enumerate(games):
            state = reference.played_on(reference.state.play(vec.layout.notation[chosen[row]]))
            reference.state = state
            assert terminated[row] == state.over == infos["_final_scores"][row]
            if state.over:
                assert tuple(infos["final_scores"][row]) == state.scores
                assert (rewards[row] > 0) == (reference.seat in state.winners and len(set(state.scores)) > 1)
                assert infos["final_obs"][row].tolist() == reference.shown()[0]
                names |= set(reference.names.values())
                games[row], finished = Reference(vec, row), finished + 1
            else:
                assert rewards[row] == 0
    assert finished > 2
    assert names == set(QUICK)


def told(vec: envs.Singles, steps: int) -> list[list[Any]]:
    """For each row, what it showed, step by step, at random actions; steps that only deal a game are left out."""
    rows: list[list[Any]] = [[] for _ in range(vec.num_envs)]
    vec.reset()
    for _ in range(steps):
        idle = vec.terminated.copy() if vec.autoreset_mode is AutoresetMode.NEXT_STEP else np.zeros(vec.num_envs, bool)
        if vec.autoreset_mode is AutoresetMode.DISABLED and vec.terminated.any():
            vec.reset(options={"reset_mask": vec.terminated.copy()})
        before = vec.obs.copy(), vec.random_actions.copy()
        obs, rewards, terminated, _, infos = vec.step(vec.random_actions)
        for i in np.flatnonzero(~idle).tolist():
            last = infos["final_obs"][i] if "final_obs" in infos and terminated[i] else obs[i]
            rows[i].append((before[0][i].tolist(), int(before[1][i]), float(rewards[i]), terminated[i], last.tolist()))
    return rows


@pytest.mark.parametrize(("name", "players"), [("duel", 2), ("tricks", 4), ("red7", 3)])
def test_games_are_the_same_interpreted_and_compiled(name: str, players: int) -> None:
    how: dict[str, Any] = {"opponents": {"medium": 1, "easy": 1}, "seed": 8}
    runs = [told(envs.singles(name, players, 3, speed=speed, **how), 40) for speed in SPEEDS]
    assert runs[0] == runs[-1]


def test_games_do_not_depend_on_how_they_follow_each_other() -> None:
    for name, players in (("duel", 2), ("red7", 3)):
        runs = [told(envs.singles(name, players, 6, seed=3, autoreset_mode=mode), 90) for mode in MODES]
        assert runs[1] == runs[2]
        assert all(known == same[: len(known)] for known, same in zip(runs[0], runs[1], strict=True))
        assert any(step[3] for row in runs[0] for step in row)


@pytest.mark.parametrize("mode", MODES)
def test_games_do_not_depend_on_threads(mode: str) -> None:
    how: dict[str, Any] = {"n": 150, "seed": 3, "autoreset_mode": mode, "opponents": {"medium": 1, "easy": 1}}
    alone, together = (told(envs.singles("red7", 3, threads=threads, **how), 40) for threads in (1, 3))
    assert alone == together
    assert any(step[3] for row in alone for step in row)


def test_between_two_games_any_action_is_allowed_or_a_reset_is_asked_for() -> None:
    for mode in ("NextStep", "Disabled"):
        vec = envs.singles("red7", n=8, seed=1, autoreset_mode=mode)
        vec.reset()
        while not vec.terminated.any():
            vec.step(vec.random_actions)
        row = int(vec.terminated.argmax())
        if mode == "NextStep":
            assert vec.mask[row].all()
            actions = vec.random_actions.copy()
            actions[row] = vec.layout.actions - 1
            _, rewards, terminated, _, infos = vec.step(actions)
            assert (rewards[row], terminated[row], infos["_final_scores"][row]) == (0, False, False)
        else:
            assert not vec.mask[row].any()
            with pytest.raises(gymnasium.error.ResetNeeded, match=f"game {row} is over"):
                vec.step(vec.random_actions)


# -- Opponents --


def test_objects_are_asked_view_by_view_and_see_the_moves_so_far() -> None:
    """A subclass of medium plays the games of medium; any object will do."""
    for name, players in (("tricks", 3), ("duel", 2)):
        fast = told(envs.singles(name, players, 4, opponents="medium", seed=2), 30)
        assert told(envs.singles(name, players, 4, opponents=Slowly(), seed=2), 30) == fast
        assert told(envs.singles(name, players, 4, opponents=Medium(9), seed=2), 30) == fast
    watchful = Watchful()
    vec = envs.singles("tricks", 3, 1, opponents=["random", watchful], seat=0, seed=2)
    vec.reset()
    while not vec.terminated.any():
        vec.step(vec.random_actions)
    assert len(watchful.histories) > 5
    assert watchful.histories == sorted(set(watchful.histories))


def test_a_mixture_is_drawn_for_every_game() -> None:
    watchful = Watchful()
    mixture: dict[Any, float] = {"medium": 3, "easy": 1, watchful: 1}
    vec = envs.singles("red7", 3, 1500, opponents=mixture, seed=4)
    vec.reset()
    drawn = Counter(map(tuple, np.sort(vec._opponents, 1)[:, 1:].tolist()))
    assert set(drawn) == {(0, 0), (1, 1), (2, 2)}
    assert drawn[0, 0] == pytest.approx(900, abs=100)
    assert drawn[2, 2] == pytest.approx(300, abs=80)
    assert watchful.histories
    each = envs.singles("red7", 3, 500, opponents=[{"medium": 1, "easy": 1}, "random"], seed=4)
    each.reset()
    seats = [(each.to_act + place) % 3 for place in (1, 2)]
    first, second = (each._opponents[np.arange(500), seat] for seat in seats)
    assert Counter(first.tolist())[0] == pytest.approx(250, abs=60)
    assert set(first.tolist()) == {0, 1}
    assert set(second.tolist()) == {2}
    one = envs.single("red7", opponents={watchful: 1, "random": 1})
    drawn_once = set()
    for seed in range(12):
        one.reset(seed=seed)
        drawn_once |= set(one._names.values())
    assert drawn_once == {"Watchful", "random"}


def test_simulations_and_arenas_take_objects_too() -> None:
    from irisdeck.research.arena import Arena
    from irisdeck.research.simulate import Job

    game = irisdeck.game("red7")
    job = Job(game, (Medium(3), Watchful()), seed=1)
    assert job.record(2).names == ["bot:Medium", "bot:Watchful"]
    assert Job(game, (Medium(3), "easy"), seed=1).record(2).events == Job(game, ("medium", "easy"), 1).record(2).events
    arena = Arena(game, (Watchful(), "easy", Watchful()))
    assert arena.names == ("Watchful", "easy", "Watchful#2")
    assert [outcome.forfeit for outcome in arena.play_all([*arena.schedule(1)])] == [None] * 6
    with pytest.raises(InvalidOption, match="an object with act"):
        Job(game, (3, "easy"))  # type: ignore[arg-type]


def test_an_opponent_that_fails_is_named_and_the_vector_wants_a_reset() -> None:
    vec = envs.singles("duel", n=3, opponents=Cheat(), seat=0, seed=1)

    def play() -> None:
        vec.reset()
        for _ in range(20):
            vec.step(vec.random_actions)

    with pytest.raises(BotFailed, match="the bot Cheat returned an illegal move at duel: 'resign'"):
        play()
    with pytest.raises(gymnasium.error.ResetNeeded):
        vec.step(vec.random_actions)


# -- Seeds, options, copies, masks --

KINDS = [
    lambda **how: envs.vector("duel", n=6, **how),
    lambda **how: envs.singles("duel", n=6, autoreset_mode="SameStep", **how),
    lambda **how: envs.singles("red7", 3, 6, autoreset_mode="SameStep", opponents={"easy": 1, Slowly(): 1}, **how),
]


def steps_of(vec: Any, steps: int) -> list[list[Any]]:
    """What each row shows."""
    rows: list[list[Any]] = [[] for _ in range(vec.num_envs)]
    for _ in range(steps):
        _, rewards, terminated, _, infos = vec.step(vec.random_actions.copy())
        scores = infos["final_scores"].tolist()
        for i, row in enumerate(rows):
            row.append((vec.obs[i].tolist(), vec.mask[i].tolist(), rewards[i].tolist(), terminated[i], scores[i]))
    return rows


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("speed", SPEEDS)
def test_a_copy_of_a_vector_goes_on_as_the_vector_does(kind: Any, speed: compile.Speed) -> None:
    vec = kind(seed=2, speed=speed)
    vec.reset()
    steps_of(vec, 15)
    twins = [copy.deepcopy(vec), pickle.loads(pickle.dumps(vec)), copy.copy(vec)]
    shown = steps_of(vec, 40)
    assert [steps_of(twin, 40) for twin in twins] == [shown] * 3


@pytest.mark.parametrize("kind", KINDS)
def test_every_game_may_have_a_seed_of_its_own(kind: Any) -> None:
    """A row plays what a vector of one game plays with that seed, wherever the row is."""
    vec = kind()
    vec.reset(seed=[5, 6, 7, 7, 6, 5])
    shown = steps_of(vec, 60)
    assert shown[:3] == shown[:2:-1]
    assert shown[0] != shown[1]
    vec.reset(seed=5)
    vec.reset(seed=np.array([9, 8, 7, 7, 6, 5]))
    assert steps_of(vec, 60)[3:] == shown[3:]
    vec.reset(seed=3)
    once = steps_of(vec, 30)
    vec.reset(seed=[None, 5, None, None, None, None])
    assert steps_of(vec, 60)[1] == shown[0]
    vec.reset(seed=3)
    assert steps_of(vec, 30) == once


@pytest.mark.parametrize("kind", KINDS)
def test_some_games_can_be_dealt_anew_while_the_others_go_on(kind: Any) -> None:
    vec, twin = kind(seed=2), kind(seed=2)
    some = np.array([True, False, False, True, False, False])
    with pytest.raises(gymnasium.error.ResetNeeded, match="the first reset deals all games"):
        vec.reset(options={"reset_mask": some})
    vec.reset()
    twin.reset()
    for _ in range(3):
        vec.step(vec.random_actions.copy())
        twin.step(twin.random_actions.copy())
    vec.reset(options={"reset_mask": some})
    assert (vec.obs[~some] == twin.obs[~some]).all()
    assert [i for i in range(6) if (vec.obs[i] != twin.obs[i]).any()] == [0, 3]
    shown, expected = steps_of(vec, 20), steps_of(twin, 20)
    assert [shown[i] for i in (1, 2, 4, 5)] == [expected[i] for i in (1, 2, 4, 5)]


@pytest.mark.parametrize("kind", KINDS)
def test_what_makes_no_sense_is_refused_and_changes_nothing(kind: Any) -> None:
    vec = kind(seed=2)
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset before the first step"):
        vec.step(vec.random_actions)
    vec.reset()
    before = pickle.dumps(vec)
    for wrong, said in (
        ({"seed": [1, 2]}, "one for each of the 6 games, not 2"),
        ({"seed": [1, 2, 3, 4, 5, "6"]}, "a seed is a whole number"),
        ({"seed": 0.5}, "a seed is a whole number"),
        ({"options": {"difficulty": 3}}, "reset has no option 'difficulty': it has reset_mask"),
        ({"options": {"reset_mask": [True] * 6}}, "reset_mask is an array of 6 booleans"),
        ({"options": {"reset_mask": np.ones(5, bool)}}, "reset_mask is an array of 6 booleans"),
    ):
        with pytest.raises(InvalidOption, match=said):
            vec.reset(**wrong)
    illegal = vec.random_actions.copy()
    illegal[4] = int(np.argmin(vec.mask[4]))
    with pytest.raises(IllegalMove, match="is not legal in game 4"):
        vec.step(illegal)
    for senseless in ([1], np.zeros(6), None):
        with pytest.raises(InvalidOption, match="actions are 6 whole numbers"):
            vec.step(senseless)
    with pytest.raises(ValueError, match="read-only"):
        vec.mask[0, 0] = 1
    assert pickle.dumps(vec) == before
    vec.close()
    for call in (vec.reset, lambda: vec.step(vec.random_actions)):
        with pytest.raises(gymnasium.error.ClosedEnvironmentError, match="the vector is closed"):
            call()
    vec.close()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"opponents": Medium}, r"a bot is a name, or an object with act\(view\), not .*: make one, Medium\(...\)"),
        ({"opponents": 7}, r"a bot is a name, or an object with act\(view\), not 7"),
        ({"opponents": ["easy"]}, "3 players need 2 opponents, not 1"),
        ({"opponents": {}}, "a mixture of opponents needs at least one"),
        ({"opponents": {"easy": 0}}, "the weight of easy is a number above 0, not 0"),
        ({"opponents": {"easy": float("nan")}}, "the weight of easy is a number above 0, not nan"),
        ({"seat": 3}, "there is no seat 3: seats are 0, 1 or 2"),
        ({"autoreset_mode": "never"}, "autoreset_mode is NextStep, SameStep or Disabled, not 'never'"),
        ({"illegal": "ignore"}, "illegal actions raise or lose, not 'ignore'"),
        ({"n": 0}, "at least one game"),
        ({"players": 9}, "players must be"),
        ({"render_mode": "ansi"}, "red7 has no option 'render_mode'"),
    ],
)
def test_an_impossible_vector_of_seats_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(InvalidOption, match=said):
        envs.singles("red7", **{"players": 3, "n": 2, **wrong})


def test_single_environments_take_no_options_at_a_reset() -> None:
    env = envs.single("duel", opponents="random")
    env.reset(seed=1, options={})
    with pytest.raises(InvalidOption, match="reset has no option 'seat': it has none"):
        env.reset(options={"seat": 1})


def test_illegal_actions_lose_where_that_is_asked_for() -> None:
    vec = envs.singles("tricks", 3, 5, illegal="lose", seed=1, seat=2)
    vec.reset()
    actions = vec.random_actions.copy()
    actions[3] = int(np.argmin(vec.mask[3]))
    _, rewards, terminated, _, infos = vec.step(actions)
    assert terminated.tolist() == [False, False, False, True, False]
    assert rewards.tolist() == [0, 0, 0, -1, 0]
    assert (infos["_illegal_action"] == terminated).all()
    assert not infos["_final_scores"].any()
    assert vec.step(np.full(5, 86))[2][3] is np.False_
    with pytest.raises(InvalidOption, match="an action is a whole number from 0 to 86"):
        vec.step(np.full(5, 87))


def test_what_is_returned_stays_as_it_is() -> None:
    vec = envs.singles("duel", n=4, seed=1, dict_obs=True)
    obs, infos = vec.reset()
    kept = obs["observation"].copy(), infos["action_mask"].copy()
    infos["action_mask"][:] = 0
    infos["action_mask"][:] = kept[1]
    later = vec.step(vec.random_actions)[0]
    assert (obs["observation"] == kept[0]).all()
    assert (obs["observation"] != later["observation"]).any()
    assert (obs["action_mask"] == kept[1]).all()
    assert vec.observation_space.contains(later)


# -- Gymnasium --


@pytest.mark.parametrize("mode", MODES)
def test_gymnasium_makes_it_and_its_wrappers_count_episodes_and_normalize(mode: str) -> None:
    how: dict[str, Any] = {"opponents": "random", "autoreset_mode": mode, "seed": 4}
    vec = gymnasium.make_vec("irisdeck/Red7-v0", num_envs=20, vectorization_mode="vector_entry_point", **how)
    assert isinstance(vec, envs.Singles)
    wrapped = wrappers.NormalizeReward(wrappers.RecordEpisodeStatistics(vec, buffer_length=10_000))
    wrapped.reset()
    returns, lengths, since = [], [], np.zeros(20, int)
    for _ in range(60):
        if mode == "Disabled" and vec.terminated.any():
            since[vec.terminated] = 0
            wrapped.reset(options={"reset_mask": vec.terminated.copy()})
        idle = vec.terminated.copy() if mode == "NextStep" else np.zeros(20, bool)
        _, rewards, terminated, _, infos = wrapped.step(vec.random_actions)
        since = np.where(idle, 0, since + 1)
        for i in np.flatnonzero(terminated).tolist():
            returns.append(float(vec.rewards[i]))
            lengths.append(int(since[i]))
        assert rewards.shape == (20,)
        assert ("episode" in infos) == terminated.any()
        if mode == "SameStep":
            since[terminated] = 0
    statistics: Any = wrapped.env
    assert list(statistics.return_queue) == pytest.approx(returns)
    assert list(statistics.length_queue) == lengths
    assert len(lengths) > 50
    assert wrapped.return_rms.var > 0


def test_gymnasiums_observation_wrappers_fit() -> None:
    def made() -> Any:
        return gymnasium.make_vec("irisdeck/Tricks-v0", num_envs=5, players=3, opponents="random", seed=1)

    plain = made()
    first = plain.reset()[0]
    scaled = wrappers.RescaleObservation(wrappers.DtypeObservation(made(), np.float32), np.float32(0), np.float32(1))
    assert scaled.reset()[0] == pytest.approx(first / plain.single_observation_space.high)
    assert (wrappers.FlattenObservation(made()).reset()[0] == first).all()
    normal = wrappers.NormalizeObservation(made())
    obs, infos = normal.reset()
    for _ in range(40):
        obs, _, _, _, infos = normal.step(infos["action_mask"].argmax(1))
    assert obs.dtype.kind == "f"
    assert abs(obs.mean()) < 1
    doubled = wrappers.TransformObservation(made(), lambda rows: 2 * rows)
    assert (doubled.reset()[0] == 2 * first).all()
    each: Any = wrappers.DictInfoToList(made()).reset()[1]
    assert [info["action_mask"].shape for info in each] == [(87,)] * 5
    assert "final_scores" not in each[0]


# -- Stable-Baselines3: its contract, as its documentation of VecEnv states it --


def test_stable_baselines3_gets_what_its_contract_says() -> None:
    vec = Sb3(envs.singles("red7", n=6, opponents="easy", autoreset_mode="SameStep"))
    assert vec.seed(7) == [7, 8, 9, 10, 11, 12]
    first = vec.reset()
    assert vec.observation_space.contains(first[0])
    assert len(vec.reset_infos) == 6
    assert (vec.reset() != first).any()
    vec.seed(7)
    assert (vec.reset() == first).all()
    ended = 0
    for _ in range(30):
        masks = np.stack(vec.env_method("action_masks"))
        assert masks.shape == (6, 200)
        assert (vec.env_method("action_masks", indices=[2])[0] == masks[2]).all()
        vec.step_async(masks.argmax(1))
        obs, rewards, dones, infos = vec.step_wait()
        assert (rewards.dtype, rewards.shape, dones.dtype) == (np.float32, (6,), np.bool_)
        for i in range(6):
            assert ("terminal_observation" in infos[i]) == dones[i]
            if dones[i]:
                assert vec.observation_space.contains(infos[i]["terminal_observation"])
                assert infos[i]["TimeLimit.truncated"] is False
                assert (infos[i]["terminal_observation"] != obs[i]).any()
                ended += 1
            else:
                assert rewards[i] == 0
    assert ended > 6
    assert vec.get_attr("render_mode") == [None] * 6
    assert vec.get_attr("num_envs", 3) == [6]
    assert vec.env_is_wrapped(object) == [False] * 6
    with pytest.raises(AttributeError):
        vec.get_attr("spaceship")
    with pytest.raises(AttributeError, match="seat cannot be set"):
        vec.set_attr("seat", 1)
    vec.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        vec.reset()


def test_without_stable_baselines3_one_line_says_how_to_get_it() -> None:
    with pytest.raises(ImportError, match="pip install stable-baselines3 sb3-contrib"):
        envs.stable_baselines3("duel")
