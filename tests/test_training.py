"""`irisdeck train`: which decision earned what, what a learner learns from, checkpoints, and how strong a net is."""

from __future__ import annotations

import re
import sys
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
import torch
from commands import command
from positions import VARIANTS, named

import irisdeck
from irisdeck import InvalidOption, bot, envs, game, nets, training
from irisdeck.engine.state import stream
from irisdeck.envs import Layout
from irisdeck.nets import Net, quantized
from irisdeck.research import intervals
from irisdeck.training import CPU, Given, Learner, Plan, Progress, Settings, Stopped, credit, shares, train
from irisdeck.training import run as runs
from irisdeck.training.measure import strength
from irisdeck.training.model import FORBIDDEN, Critic, Model, unpacked
from irisdeck.training.ppo import drawn

if TYPE_CHECKING:
    from pathlib import Path

    from irisdeck import Game

torch.set_num_threads(1)  # nets this small learn fastest so, most of all beside other tests
TRACE = 0.8
SMALL = Settings(games=32, steps=32, batch=256, epochs=2, rate=2e-3, width=32, depth=2)
SMALL_WORDS = ["--games", "32", "--batch", "256", "--width", "32", "--depth", "2"]


# -- Which decision earned what --


def random_games(name: str, players: int, steps: int) -> tuple[Any, Any, Any, Any]:
    """Steps of random games, with values that somebody might have expected."""
    vec, rng, kept = envs.vector(name, players, 16, seed=3, speed="python"), np.random.default_rng(3), []
    vec.reset()
    for _ in range(steps):
        seats = vec.to_act.copy()
        _, rewards, terminated, _, _ = vec.step(vec.random_actions)
        kept.append((seats, rng.normal(size=16), rewards.astype(float), terminated.copy()))
    seats, values, rewards, terminated = (np.stack(part) for part in zip(*kept, strict=True))
    return seats, values, rewards, terminated


def credited(seats: Any, values: Any, rewards: Any, terminated: Any, trace: float) -> tuple[Any, Any]:
    """What `credit` says, from and to NumPy's arrays."""
    given: list[Any] = [torch.from_numpy(np.asarray(own)) for own in (seats, values, rewards, terminated)]
    advantages, known = credit(given[0], given[1], given[2], given[3], trace)
    return advantages.numpy(), known.numpy()


def told_game_by_game(seats: Any, values: Any, rewards: Any, terminated: Any) -> dict[tuple[int, int], float]:
    """The same by the definition: every seat's decisions in every game as a list of their own, summed up forwards."""
    told = {}
    for row in range(values.shape[1]):
        ends = [int(step) for step in np.flatnonzero(terminated[:, row])]
        for first, last in zip([0, *(end + 1 for end in ends)], [*ends, len(values) - 1], strict=True):
            for seat in range(rewards.shape[2]):
                own = [step for step in range(first, last + 1) if seats[step, row] == seat]
                surprises = [values[after, row] - values[step, row] for step, after in pairwise(own)]
                if own and last in ends:
                    surprises.append(rewards[last, row, seat] - values[own[-1], row])
                for number, step in enumerate(own[: len(surprises)]):
                    told[step, row] = sum(TRACE**ahead * one for ahead, one in enumerate(surprises[number:]))
    return told


@pytest.mark.parametrize(("name", "players"), [("tricks", 2), ("tricks", 4), ("red7", 3), ("duel", 2)])
def test_every_decision_is_credited_with_what_its_own_seat_got(name: str, players: int) -> None:
    seats, values, rewards, terminated = random_games(name, players, 400)
    assert terminated.any()
    advantages, known = credited(seats, values, rewards, terminated, TRACE)
    told = told_game_by_game(seats, values, rewards, terminated)
    assert {(step, row) for step, row in np.argwhere(known).tolist()} == told.keys()
    for place, advantage in told.items():
        assert advantages[place] == pytest.approx(advantage)


def test_without_a_trace_to_cut_what_was_expected_falls_out_and_the_reward_remains() -> None:
    seats, values, rewards, terminated = random_games("tricks", 3, 200)
    advantages, known = credited(seats, values, rewards, terminated, 1.0)
    for row in range(values.shape[1]):
        end = int(np.argmax(terminated[:, row]))
        for step in range(end + 1):
            assert known[step, row]
            got = advantages[step, row] + values[step, row]
            assert got == pytest.approx(rewards[end, row, seats[step, row]])


def test_the_last_move_of_another_seat_pays_every_seat() -> None:
    seats, values = np.array([[0], [1], [1]]), np.array([[0.5], [0.25], [0.0]])
    rewards = np.array([[[0.0, 0.0]], [[0.0, 0.0]], [[1.0, -1.0]]])
    advantages, known = credited(seats, values, rewards, np.array([[False], [False], [True]]), 0.5)
    assert known.all()
    assert advantages[:, 0].tolist() == [1 - 0.5, (0 - 0.25) + 0.5 * -1, -1]


def test_a_decision_whose_sequel_is_not_there_is_not_learned_from() -> None:
    seats, values = np.array([[0], [1], [0]]), np.array([[0.5], [0.25], [0.75]])
    advantages, known = credited(seats, values, np.zeros((3, 1, 2)), np.zeros((3, 1), np.bool_), 0.5)
    assert known[:, 0].tolist() == [True, False, False]
    assert advantages[:, 0].tolist() == [0.25, 0, 0]


# -- What a learner sees --


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_a_net_sees_at_a_table_what_it_has_learned_from(variant: Game) -> None:
    vec = envs.vector(variant.name, variant.players, 4, seed=5, speed="python", **variant.options)
    vec.reset()
    for _ in range(40):
        for row in range(4):
            obs, mask = envs.observe(vec.view(row))
            assert obs.tolist() == vec.obs[row].tolist()
            assert mask.tolist() == vec.mask[row].tolist()
        vec.step(vec.random_actions)


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_a_packed_net_says_what_the_trained_one_says(variant: Game) -> None:
    torch.manual_seed(2)
    model = Model(variant, 48, 3, torch.float32)
    with torch.no_grad():
        model.head.weight.normal_(0, 0.3)
    vec = envs.vector(variant.name, variant.players, 64, seed=6, speed="python", **variant.options)
    vec.reset()
    for _ in range(12):
        vec.step(vec.random_actions)
    obs, mask = torch.from_numpy(vec.obs), torch.from_numpy(vec.mask.copy())
    with torch.no_grad():
        logs, values = model(obs, mask)
    scores, packed_values = model.packed({}).scores(vec.obs, vec.mask)
    packed = torch.log_softmax(torch.from_numpy(scores).float(), 1)
    legal = mask == 1
    assert (logs - packed)[legal].abs().max() < 0.05 * logs[legal].abs().max()
    assert np.abs(values.numpy() - packed_values).max() < 0.05 * np.abs(packed_values).max() + 0.02
    with torch.no_grad():
        again, again_values = unpacked(model.packed({}), torch.float32)(obs, mask)
    assert torch.allclose(again[legal], packed[legal], atol=2e-2)  # outputs of units are rounded to 1/512
    assert again_values.numpy() == pytest.approx(packed_values, abs=2e-2)


def test_a_critic_sees_the_hands_of_all_in_turn_from_the_seat_to_act() -> None:
    one = game("tricks", 3)
    torch.manual_seed(4)
    critic = Critic(one, 16, 2, torch.float32)
    with torch.no_grad():
        critic.head.weight.normal_()
    seen = torch.randint(0, 2, (1, 3, Layout(one).width), dtype=torch.uint8)
    with torch.no_grad():
        values = [float(critic(seen, torch.tensor([seat]))[0]) for seat in range(3)]
        turned = [float(critic(seen.roll(-seat, 1), torch.tensor([0]))[0]) for seat in range(3)]
    assert values == pytest.approx(turned)
    assert len(set(values)) == 3


def test_the_values_of_a_critic_are_those_of_a_rollout() -> None:
    learner = Learner(game("tricks", 3), SMALL._replace(critic=True), seed=3)
    with torch.no_grad():
        learner.critic.head.bias.fill_(7)
        learner.critic.head.weight.zero_()
    learner.play()
    assert set(learner.values.flatten().tolist()) == {7}


# -- What a learner learns from --


def test_a_forced_move_is_not_learned_from() -> None:
    learner = Learner(game("tricks"), SMALL, seed=3)
    learner.play()
    choices = learner.mask[:-1].sum(2, dtype=torch.int16)
    assert (choices == 1).any()
    assert learner.known.any()
    assert not learner.known[choices == 1].any()


def plays_by_number(net: Model, slope: float) -> None:
    """Make a net play the last legal action, or the first one."""
    with torch.no_grad():
        net.head.weight.zero_()
        net.head.bias.copy_(torch.linspace(0, 1e4 * slope, len(net.head.bias)))


def check_only_one_seat_learns(learner: Learner, games: int) -> None:
    """In so many games one seat plays the last legal action and learns, and the others play the first."""
    learner.play()
    masks, seats = learner.mask[:-1].bool(), learner.seats[:-1]
    numbers = torch.arange(masks.shape[2])
    first = torch.where(masks, numbers, 1 << 20).min(2).values
    last = torch.where(masks, numbers, -1).max(2).values
    ours = torch.ones_like(seats, dtype=torch.bool)
    ours[:, :games] = seats[:, :games] == torch.arange(games) % 3
    assert (learner.actions[ours] == last[ours]).all()
    assert (learner.actions[~ours] == first[~ours]).all()
    assert not learner.known[~ours].any()
    assert learner.known[:, :games].any()


def test_in_games_against_an_earlier_net_only_one_seat_learns() -> None:
    learner = Learner(game("tricks", 3), SMALL._replace(earlier=0.5), seed=3)
    plays_by_number(learner.net, 1.0)
    plays_by_number(learner.rival, -1.0)
    check_only_one_seat_learns(learner, games=16)


def test_a_net_to_be_beaten_has_all_seats_but_one_in_every_game_and_never_changes() -> None:
    one = game("tricks", 3)
    learner = Learner(one, SMALL, seed=3, given=Given(exploit=first_action(one)))
    plays_by_number(learner.net, 1.0)
    check_only_one_seat_learns(learner, games=32)
    before = learner.rival.head.bias.clone()
    for _ in range(2):
        learner.learn(0.1)
    assert (learner.rival.head.bias == before).all()


def test_an_adversary_learns_to_win_against_one_net(tmp_path: Path) -> None:
    target = tmp_path / "weak.net"
    first_action(game("red7")).write(target)
    wide = SMALL._replace(games=64, steps=64, batch=512, width=64)
    adversary = plan(tmp_path, steps=25_000, settings=wide, deals=300, exploit=str(target))
    _, curve = train(adversary)
    assert [*curve[0].results] == ["random", f"net:{target}"]
    won = [point.results[f"net:{target}"] for point in curve]
    assert won[-1].value - won[-1].width > 0.6
    assert nets.read(adversary.out).made["exploit"] == str(target)


def test_a_run_starts_from_a_net() -> None:
    one = game("red7")
    torch.manual_seed(2)
    net = Model(one, SMALL.width, SMALL.depth, torch.float32).packed({})
    learner = Learner(one, SMALL, seed=3, given=Given(start=net))
    again = learner.net.packed({})
    assert all(np.allclose(again.arrays[name], own, atol=1e-6) for name, own in net.arrays.items())
    learner.learn(0.0)
    assert learner.net.packed({}).digest != net.digest


@pytest.mark.parametrize(("name", "players"), [("duel", 2), ("tricks", 4), ("red7", 3)])
def test_a_net_that_builds_on_rules_of_thumb_begins_about_as_strong_as_medium(name: str, players: int) -> None:
    learner = Learner(game(name, players), SMALL._replace(prior=True), seed=3)
    assert abs(shares(learner.net.packed({}), "medium", 150, 7).mean() - 1 / players) < 0.12
    assert shares(Learner(game(name, players), SMALL, seed=3).net.packed({}), "medium", 50, 7).mean() < 0.5 / players
    before = learner.net.prior.item()
    learner.learn(0.0)
    learner.learn(0.1)
    assert learner.net.prior.item() != before
    assert learner.told()[0] > 0


def test_an_adversary_sees_what_the_net_to_be_beaten_builds_on() -> None:
    one = game("tricks", 3)
    thumbs = Model(one, 4, 1, torch.float32, prior=5.0).packed({})
    learner = Learner(one, SMALL, seed=3, given=Given(exploit=thumbs))
    learner.play()
    theirs = learner.seats[:-1] != torch.arange(SMALL.games) % 3
    short = learner.short.gather(2, learner.actions[:, :, None])[:, :, 0]
    assert (short[theirs] == 0).all()  # it always takes a move of the greatest weight
    assert (short[~theirs] > 0).any()


def test_rules_of_thumb_are_for_the_cpu() -> None:
    with pytest.raises(InvalidOption, match="leave out --prior, or take --device cpu"):
        Learner(game("tricks"), SMALL._replace(prior=True), seed=3, device="cuda")


def test_a_net_without_rules_of_thumb_goes_on_without_them() -> None:
    one = game("tricks")
    net = Model(one, SMALL.width, SMALL.depth, torch.float32).packed({})
    learner = Learner(one, SMALL._replace(prior=True), seed=3, given=Given(start=net))
    assert learner.net.packed({}).prior == 0
    learner.learn(0.0)


def test_only_actions_that_are_allowed_are_drawn_whatever_the_dice_say(monkeypatch: pytest.MonkeyPatch) -> None:
    scores = torch.tensor([[FORBIDDEN, 0.1, 0.2, FORBIDDEN], [0.3, FORBIDDEN, FORBIDDEN, FORBIDDEN]]).repeat(1, 50)
    logs = torch.log_softmax(scores, 1)
    for part in (0.0, 0.5, 1 - 2**-24):
        monkeypatch.setattr(torch, "rand_like", lambda like, part=part: torch.full_like(like, part))
        actions = drawn(logs)
        assert (scores.gather(1, actions[:, None]) > FORBIDDEN).all()
    monkeypatch.undo()
    torch.manual_seed(1)
    often = drawn(torch.tensor([0.1, 0.6, 0.3]).log().repeat(20_000, 1)).bincount() / 20_000
    assert often.tolist() == pytest.approx([0.1, 0.6, 0.3], abs=0.02)


def test_a_small_net_learns_to_play_as_its_teacher_does() -> None:
    one = game("red7")
    torch.manual_seed(2)
    wide = Model(one, 64, 3, torch.float32)
    with torch.no_grad():
        wide.head.weight.normal_(0, 1.0)
    teacher = wide.packed({})
    learner = Learner(one, SMALL._replace(epochs=4, rate=5e-3), seed=3, given=Given(teacher=teacher))
    learner.play()
    choices = learner.mask[:-1].sum(2, dtype=torch.int16) > 1
    obs, mask = learner.obs[:-1][choices].numpy(), learner.mask[:-1][choices].numpy()
    theirs = teacher.scores(obs, mask)[0].argmax(1)

    def alike() -> float:
        """The share of decisions in which both like the same move best."""
        return float((learner.net.packed({}).scores(obs, mask)[0].argmax(1) == theirs).mean())

    before = alike()
    for done in range(15):
        learner.learn(done / 15)
    assert alike() > 0.65 > 0.4 > before


@pytest.mark.parametrize(
    ("roles", "settings", "told"),
    [
        (("exploit",), SMALL._replace(earlier=0.5), "none is left for earlier nets"),
        (("exploit", "teacher"), SMALL, "take exploit or teacher"),
        (("start",), SMALL, "another shape: take width 4, depth 1"),
    ],
)
def test_nets_with_which_nothing_can_be_learned_are_refused(
    roles: tuple[str, ...], settings: Settings, told: str, tmp_path: Path
) -> None:
    path = tmp_path / "some.net"
    first_action(game("red7")).write(path)
    wrong = plan(tmp_path, settings=settings, **dict.fromkeys(roles, str(path)))
    with pytest.raises(InvalidOption, match=told):
        wrong.check()
    with pytest.raises(InvalidOption, match="has learned red7 for 2 players"):
        wrong._replace(game=game("red7", 3)).check()
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.raises(InvalidOption, match=r"some\.net: this net is damaged"):
        wrong.check()


def test_an_earlier_net_is_one_that_was_kept_on_the_way() -> None:
    learner = Learner(game("red7"), SMALL._replace(earlier=0.25), seed=3)
    learner.learn(0.0)
    kept = [own["head.weight"].clone() for own in learner.earlier]
    assert len(kept) == 1
    for _ in range(3):
        learner.learn(0.1)
    assert (learner.rival.head.weight == kept[0]).all()
    assert (learner.net.head.weight != kept[0]).any()


def test_settings_with_which_nothing_can_be_learned_are_refused() -> None:
    for wrong, told in (
        ({"games": 0}, "at least one game"),
        ({"width": 0}, "at least one game, step, epoch, layer and unit"),
        ({"batch": 512}, "four minibatches"),
        ({"earlier": 1.0}, "less than 1"),
    ):
        with pytest.raises(InvalidOption, match=told):
            Learner(game("red7"), SMALL._replace(**wrong), seed=1)


# -- How strong a net is --


def first_action(one: Game) -> Net:
    """A net that has learned nothing: the first action that may be taken."""
    inputs, width = nets.Inputs(one), 4
    none: dict[str, Any] = {
        "first": np.zeros((inputs.rows, width)),
        "slopes": np.zeros((len(inputs.linear), width)),
        "bias": np.zeros(width),
        "hidden": [],
        "head": (np.zeros((width, inputs.actions + 1)), -np.arange(inputs.actions + 1)),
    }
    return quantized(one, **none, made={})


def share_by_hand(net: Net, seat: int, seed: int) -> float:
    """The share of victories in the first game of a seed, as `irisdeck.game` plays it, move by move."""
    one = net.game
    state, layout = one.deal(stream(stream(seed, 0), 0)), net.inputs.layout
    others = [bot("random", stream(stream(seed, 0), 1 + other)) for other in range(one.players)]
    while not state.over:
        view = state.view(state.seat)
        ours = min(state.legal_moves, key=layout.numbered)
        state = state.play(ours if state.seat == seat else others[state.seat].act(view))
    best = max(state.scores)
    return (state.scores[seat] == best) / state.scores.count(best)


@pytest.mark.parametrize("players", [2, 3])
def test_a_deal_is_played_from_every_seat_and_the_part_of_the_victory_counts(players: int) -> None:
    net = first_action(game("tricks", players))
    won = [float(shares(net, "random", 1, seed)[0]) for seed in range(12)]
    by_hand = [np.mean([share_by_hand(net, seat, seed) for seat in range(players)]) for seed in range(12)]
    assert won == pytest.approx(by_hand)
    assert len(set(by_hand)) > 1


def test_every_deal_counts_once_and_none_is_left_out() -> None:
    net = first_action(game("tricks"))
    won = shares(net, "random", 30, 7)
    assert won.shape == (30,)
    assert set(won.tolist()) <= {0, 0.25, 0.5, 0.75, 1}
    assert won.tolist() == shares(net, "random", 30, 7).tolist()
    assert won.tolist() != shares(net, "random", 30, 8).tolist()


@pytest.mark.parametrize("players", [2, 3])
def test_against_itself_a_net_wins_its_fair_share_of_every_deal(players: int, tmp_path: Path) -> None:
    net, path = first_action(game("tricks", players)), tmp_path / "same.net"
    net.write(path)
    assert shares(net, f"net:{path}", 20, 7).tolist() == pytest.approx([1 / players] * 20)


def test_one_net_wins_against_another_what_the_other_loses(tmp_path: Path) -> None:
    one = game("tricks")
    torch.manual_seed(2)
    other, path = Model(one, 16, 2, torch.float32).packed({}), tmp_path / "some.net"
    first_action(one).write(path)
    other.write(tmp_path / "other.net")
    won = shares(other, f"net:{path}", 40, 7)
    lost = shares(first_action(one), f"net:{tmp_path / 'other.net'}", 40, 7)
    assert (won + lost).tolist() == pytest.approx([1] * 40)
    assert len(set(won.tolist())) > 1


# -- Runs --


def plan(tmp_path: Path, name: str = "red7", **more: Any) -> Plan:
    """A run of two iterations that measures twice."""
    short: dict[str, Any] = {"steps": 2048, "settings": SMALL, "against": ("random",), "deals": 20, "checks": 1}
    return Plan(game(name), str(tmp_path / "own.net"), **short | more)


def stopping_after(calls: int) -> Any:
    """Somebody who presses Ctrl-C when told so many times how far a run is."""

    def tell(progress: Progress) -> None:
        nonlocal calls
        calls -= 1
        if calls == 0:
            raise KeyboardInterrupt

    return tell


def test_a_net_learns_and_plays_as_a_bot(tmp_path: Path) -> None:
    wide = SMALL._replace(games=64, steps=64, batch=512, width=64)
    _, curve = train(plan(tmp_path, steps=60_000, settings=wide, deals=300))
    before, after = (point.results["random"] for point in (curve[0], curve[-1]))
    assert after.value - after.width > 0.6 > before.value
    path = tmp_path / "own.net"
    state = game("red7").deal(5)
    assert bot(f"net:{path}").act(state.view(state.seat)) in state.legal_moves
    made = nets.read(path).made
    assert (made["seed"], made["device"], made["version"]) == (1, "cpu", irisdeck.__version__)
    assert made["steps"] >= 60_000
    assert made["curve"][-1][2]["random"] == list(after)
    assert not (tmp_path / "own.net.checkpoint").exists()


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    whole = plan(tmp_path, steps=8 * 1024, checks=8)
    with pytest.raises(Stopped):
        train(whole, stopping_after(4))
    early = nets.read(tmp_path / "own.net").made
    assert early["steps"] == 3 * 1024
    kept = torch.load(f"{whole.out}.checkpoint", weights_only=True)
    told: list[Progress] = []
    _, curve = train(whole, told.append)
    assert told[0].done == pytest.approx(3 / 8)
    assert [point.steps for point in curve] == [1024 * count for count in range(9)]
    assert [point.steps for point in curve[:4]] == [point[1] for point in kept["curve"]]
    assert nets.read(tmp_path / "own.net").made["steps"] == 8 * 1024


def test_what_was_learned_before_a_stop_is_not_lost(tmp_path: Path) -> None:
    whole = plan(tmp_path, steps=1 << 30, settings=SMALL._replace(earlier=0.25, critic=True), checks=1)
    with pytest.raises(Stopped):
        train(whole, stopping_after(5))
    before = nets.read(tmp_path / "own.net")
    resumed = runs.Run(whole)
    after = resumed.packed()
    assert before.arrays == after.arrays
    assert resumed.learner.iterations == 4
    assert resumed.learner.optimizer.state_dict()["state"][0]["step"] > 0
    resumed.learner.learn(0.5)
    assert before.arrays != resumed.packed().arrays


def test_another_run_does_not_go_on_from_a_checkpoint(tmp_path: Path) -> None:
    with pytest.raises(Stopped):
        train(plan(tmp_path), stopping_after(2))
    wider = SMALL._replace(width=48)
    first_action(game("red7")).write(tmp_path / "weak.net")
    against = plan(tmp_path, exploit=str(tmp_path / "weak.net"))
    for other in (plan(tmp_path, "tricks"), plan(tmp_path, settings=wider), against):
        with pytest.raises(InvalidOption, match="another game or other settings: remove it"):
            train(other)
    checkpoint = tmp_path / "own.net.checkpoint"
    whole = checkpoint.read_bytes()
    for wrong in (b"", b"no checkpoint", whole[: len(whole) // 2]):
        checkpoint.write_bytes(wrong)
        with pytest.raises(InvalidOption, match="no checkpoint of this version, or it is damaged: remove it"):
            train(plan(tmp_path))
        assert checkpoint.read_bytes() == wrong


def test_a_checkpoint_that_cannot_be_written_is_told_and_learning_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runs, "SAVING", 0.0)
    checkpoint = tmp_path / "own.net.checkpoint"
    checkpoint.symlink_to(tmp_path / "nowhere" / "there.checkpoint")
    told: list[Progress] = []
    train(plan(tmp_path, steps=4096), told.append)
    assert "No such file" in told[-1].unsaved
    assert nets.read(tmp_path / "own.net").made["steps"] == 4096


def test_too_little_memory_is_said_with_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for error in (
        torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 9 GiB"),
        RuntimeError("[enforce fail at alloc_cpu.cpp:117] . DefaultCPUAllocator: not enough memory"),
        MemoryError(),
    ):

        def fail(*_: Any, error: BaseException = error) -> None:
            raise error

        monkeypatch.setattr(runs, "Learner", fail)
        with pytest.raises(InvalidOption, match=r"do not fit into the memory of cpu: take fewer games"):
            train(plan(tmp_path))


def test_what_would_fail_after_learning_is_refused_before(tmp_path: Path) -> None:
    plan(tmp_path).check()
    (tmp_path / "folder").mkdir()
    for wrong, told in (
        ({"against": ("nobody",)}, "nobody"),
        ({"deals": 1}, "two deals"),
        ({"steps": None, "minutes": 0.0}, "minutes or steps"),
        ({"device": "cuda"}, "finds no GPU of NVIDIA"),
        ({"device": "abacus"}, "there is no device"),
    ):
        with pytest.raises(InvalidOption, match=told):
            plan(tmp_path, **wrong).check()
    for out in (tmp_path / "nowhere" / "own.net", tmp_path / "folder"):
        with pytest.raises(InvalidOption, match="cannot write"):
            plan(tmp_path)._replace(out=str(out)).check()


# -- The command --


def test_the_command_trains_tells_and_draws(tmp_path: Path) -> None:
    out, curve = tmp_path / "own.net", tmp_path / "curve.svg"
    words = ["train", "red7", "--steps", "4096", *SMALL_WORDS, "--deals", "20", "--against", "random,easy"]
    done = command(*words, "--out", out, "--curve", curve)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith(f"{out}: learned from 4,096 decisions in ")
    assert [line.split()[-1] for line in lines[1:3]] == ["random", "easy"]
    assert lines[3] == f"now: irisdeck play red7 --against net:{out}"
    measured = [line for line in done.stderr.splitlines() if " decisions  wins " in line]
    assert len(measured) >= 2
    assert re.search(r" 4,096 decisions  wins [\d.]+% ± [\d.]+% against random, ", measured[-1])
    assert "victories against random (solid), easy (dashed), %" in curve.read_text()
    arena = command("arena", "red7", "--bots", f"net:{out},random", "--games", "8")
    assert arena.returncode == 0, arena.stderr
    again = command(*words, "--start", out, "--exploit", out, "--out", tmp_path / "adversary.net")
    assert again.returncode == 0, again.stderr
    assert re.search(rf"^wins [\d.]+% ± [\d.]+% against net:{re.escape(str(out))}$", again.stdout, re.M)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["red7", "--device", "cuda"], "PyTorch finds no GPU of NVIDIA here"),
        (["red7", "--rate", "0"], "'0' is no number above 0"),
        (["red7", "--minutes", "nan"], "'nan' is no number above 0"),
        (["red7", "--earlier", "2"], "'2' is no number from 0 to 1"),
        (["red7", "--batch", "100000"], "a rollout has at least four minibatches"),
        (["red7", "--curve", "curve.doc"], "charts are SVG"),
        (["red7", "--against", "a,b,c"], "there is no bot 'a'"),
        (["red7", "--against", "easy,easy,easy,easy,easy", "--curve", "c.svg"], "a curve shows 4 bots at most"),
        (["red7", "--players", "9"], "players"),
        (["red7", "--exploit", "nothing.net"], "cannot read the net nothing.net: No such file"),
        (["chess"], "there is no game 'chess'"),
    ],
)
def test_a_wrong_call_is_refused_at_once(words: list[str], told: str, tmp_path: Path) -> None:
    done = command("train", *words, "--out", tmp_path / "own.net")
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert done.stderr.count("\n") == 1
    assert not [*tmp_path.iterdir()]


def test_without_pytorch_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("irisdeck.training")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr(irisdeck, "training", raising=False)
    monkeypatch.setattr("importlib.util.find_spec", lambda name, package=None: None if name == "torch" else name)
    done = command("train", "red7", "--out", tmp_path / "own.net")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "irisdeck: training needs torch: pip install 'irisdeck[train]'\n"


def test_the_settings_of_devices_can_learn() -> None:
    for settings in (training.CPU, training.GPU):
        settings.check()
    assert CPU.games * CPU.steps >= 4 * CPU.batch


def test_intervals_of_a_measurement_are_over_deals() -> None:
    net = first_action(game("tricks"))
    own = strength(net, "random", 40, 3)
    assert own == intervals.share_of(shares(net, "random", 40, 3).tolist(), trials=40)
