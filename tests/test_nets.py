"""Nets: what they make of an observation, their files, and the bot that plays by one (irisdeck/nets.py)."""

from __future__ import annotations

import copy
import json
import os
import pickle
import random
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from positions import VARIANTS, named

import irisdeck
from irisdeck import InvalidOption, bot, envs, game, nets
from irisdeck.bots import check_bot
from irisdeck.bots.levels import Strong, thinking
from irisdeck.engine.net import SCORE
from irisdeck.nets import Inputs, Net, quantized

if TYPE_CHECKING:
    from collections.abc import Iterator

    from irisdeck import Game, View
    from irisdeck.engine.layout import Layout

WIDTH = 24


def some_weights(game: Game, depth: int = 3, prior: float = 0.0) -> dict[str, Any]:
    """Random weights in floating point, of the size that training gives them."""
    rng, inputs = np.random.default_rng(5), Inputs(game)

    def drawn(*shape: int) -> Any:
        return rng.normal(0, 0.3, shape).astype(np.float32)

    return {
        "first": drawn(inputs.rows, WIDTH),
        "slopes": drawn(len(inputs.linear), WIDTH),
        "bias": drawn(WIDTH),
        "hidden": [(drawn(WIDTH, WIDTH), drawn(WIDTH)) for _ in range(depth - 1)],
        "head": (drawn(WIDTH, inputs.actions + 1), drawn(inputs.actions + 1)),
        "prior": prior,
    }


def some_net(game: Game, depth: int = 3, prior: float = 0.0) -> Net:
    return quantized(game, **some_weights(game, depth, prior), made={"command": "irisdeck train", "seed": 5})


def some_views(game: Game, seed: int = 1) -> Iterator[View]:
    """The views of all seats to act in a random game."""
    state, rng = game.deal(seed), random.Random(seed)
    while not state.over:
        yield state.view(state.seat)
        state = state.play(rng.choice(state.legal_moves))


def shortfalls(view: View, layout: Layout) -> Any:
    """How much less each legal action weighs than the best one, by the definition."""
    short, weigh = np.zeros((1, layout.actions)), thinking(view.game, "python").weight
    weights = {layout.numbered(move): weigh(view._fields, view.game.codes[move]) for move in view.legal_moves}
    for action, weight in weights.items():
        short[0, action] = max(weights.values()) - weight
    return short


def in_floating_point(game: Game, weights: dict[str, Any], row: Any) -> Any:
    """What the trained weights say of a row, by the definition of the inputs."""
    inputs = Inputs(game)
    levels = [row[place] >= level for place, most in enumerate(inputs.levels) for level in range(1, most + 1)]
    counts = [row[place] / inputs.high[place] for place in inputs.linear]
    h = np.maximum(np.array(levels) @ weights["first"] + np.array(counts) @ weights["slopes"] + weights["bias"], 0)
    for matrix, bias in weights["hidden"]:
        h = h + np.maximum(h @ matrix + bias, 0)
    return h @ weights["head"][0] + weights["head"][1]


# -- What it sees --


@pytest.mark.parametrize("one", VARIANTS, ids=named)
def test_a_view_has_all_that_its_seat_observes(one: Game) -> None:
    layout, rng = envs.Layout(one), random.Random(3)
    for view in some_views(one, seed=3):
        assert (layout.observe(view, view.seat) == layout.observe(view.sample(rng), view.seat)).all()


@pytest.mark.parametrize("one", VARIANTS, ids=named)
def test_bytes_for_weights_change_the_scores_little(one: Game) -> None:
    weights, net = some_weights(one), some_net(one)
    for view in [*some_views(one)][::7]:
        row, mask = envs.observe(view)
        meant = in_floating_point(one, weights, row)
        scores, values = net.scores(row[None], mask[None])
        legal = mask == 1
        assert np.abs(scores[0, legal] - meant[:-1][legal]).max() < 0.03 * np.abs(meant).max() + 0.05
        assert np.isneginf(scores[0, ~legal]).all()
        assert values[0] == pytest.approx(meant[-1], abs=0.03 * np.abs(meant).max() + 0.05)


@pytest.mark.parametrize("prior", [0.0, 0.05])
@pytest.mark.parametrize("name", ["duel", "tricks", "red7"])
def test_compiled_interpreted_and_by_numpy_a_net_says_exactly_the_same(name: str, prior: float) -> None:
    one = game(name)
    net = some_net(one, prior=prior)
    layout = net.inputs.layout
    for view in [*some_views(one)][::5]:
        interpreted = net.interpreted.scores(view)
        assert interpreted == net.compiled.scores(view)
        row, mask = envs.observe(view)
        scores, _ = net.scores(row[None], mask[None], shortfalls(view, layout))
        assert {layout.codes[k]: int(scores[0, k] * SCORE) for k in np.flatnonzero(mask)} == {
            move: score for score, move in interpreted
        }
        assert net.best(view) == layout.notation[int(scores[0].argmax())]


def test_a_net_is_compiled_once_it_has_been_asked_often_and_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nets, "OFTEN", 3)
    net, views = some_net(game("tricks")), [*some_views(game("tricks"))]
    before = [net.best(view) for view in views[:5]]
    while "compiled" not in vars(net):
        net.best(views[0])
    assert [net.best(view) for view in views[:5]] == before


@pytest.mark.parametrize("one", VARIANTS, ids=named)
def test_a_net_that_has_learned_nothing_beyond_the_rules_of_thumb_plays_a_move_of_medium(one: Game) -> None:
    weights = some_weights(one, prior=1.0)
    weights["head"] = tuple(part * 0 for part in weights["head"])
    net = quantized(one, **weights, made={})
    for view in [*some_views(one)][::9]:
        assert shortfalls(view, net.inputs.layout)[0, net.inputs.layout.numbered(net.best(view))] == 0


def test_a_net_that_has_played_can_be_copied_and_pickled() -> None:
    net, view = some_net(game("tricks")), next(some_views(game("tricks")))
    move = net.best(view)
    assert copy.deepcopy(net).best(view) == move
    assert pickle.loads(pickle.dumps(net)).best(view) == move


@pytest.mark.parametrize("large", [30.0, 3000.0])
def test_numbers_that_are_too_large_are_cut_off_alike_at_every_speed(large: float) -> None:
    one = game("duel")
    weights = some_weights(one)
    weights["hidden"] = [(matrix * large, bias * large) for matrix, bias in weights["hidden"]]
    net = quantized(one, **weights, made={})
    for view in [*some_views(one)][::9]:
        interpreted = net.interpreted.scores(view)
        assert interpreted == net.compiled.scores(view)
        row, mask = envs.observe(view)
        scores = net.scores(row[None], mask[None])[0][0]
        assert {int(scores[net.inputs.layout.codes.index(move)] * SCORE) for _, move in interpreted} == {
            score for score, _ in interpreted
        }


def test_a_net_that_cannot_be_compiled_plays_on_interpreted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = nets.Evaluator

    def failing(net: Net, speed: str) -> Any:
        if speed == "numba":
            raise RuntimeError("no compiler")
        return made(net, "python")

    monkeypatch.setattr(nets, "Evaluator", failing)
    monkeypatch.setattr(nets, "OFTEN", 1)
    net, view = some_net(game("tricks")), next(some_views(game("tricks")))
    assert {net.best(view) for _ in range(20)} == {net.best(view)}
    for thread in threading.enumerate():
        if thread.name == "compiler":
            thread.join()
    assert "the net of tricks cannot be compiled" in caplog.text


def test_the_widest_layers_add_up_alike_compiled_and_interpreted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "WIDTH", 1024)
    one = game("tricks")
    weights = some_weights(one, depth=2)
    weights["bias"] = weights["bias"] + 1000  # every output is as large as it can be
    weights["hidden"] = [(np.abs(matrix), bias) for matrix, bias in weights["hidden"]]
    quantized(one, **weights, made={}).write(tmp_path / "wide.net")
    net, view = nets.read(tmp_path / "wide.net"), next(some_views(one))
    assert net.interpreted.scores(view) == net.compiled.scores(view)


def test_of_equal_moves_the_first_is_made() -> None:
    one = game("red7")
    weights = some_weights(one)
    weights["head"] = (weights["head"][0] * 0, weights["head"][1] * 0)
    net = quantized(one, **weights, made={})
    for view in some_views(one):
        numbers = [net.inputs.layout.numbered(move) for move in view.legal_moves]
        assert net.inputs.layout.numbered(net.best(view)) == min(numbers)


# -- Files --


def test_a_file_keeps_all_of_a_net(tmp_path: Path) -> None:
    one = game("tricks", 3)
    net = some_net(one)
    net.write(tmp_path / "some.net")
    again = nets.read(tmp_path / "some.net", one)
    assert again.made == {"command": "irisdeck train", "seed": 5}
    assert again.arrays == net.arrays
    assert [path.name for path in tmp_path.iterdir()] == ["some.net"]
    net.write(tmp_path / "again.net")
    assert (tmp_path / "again.net").read_bytes() == (tmp_path / "some.net").read_bytes()


@pytest.mark.parametrize("depth", [1, 3])
@pytest.mark.parametrize("one", [game("duel"), game("tricks", 5), game("red7", 4, actions=True)], ids=named)
def test_the_weights_of_a_net_make_it_again(one: Game, depth: int) -> None:
    net = some_net(one, depth)
    again = quantized(one, **net.weights(), made={})
    for name, own in net.arrays.items():
        assert np.allclose(again.arrays[name], own, rtol=1e-5, atol=0 if own.typecode == "b" else 1), name
    assert again.digest == quantized(one, **net.weights(), made={"seed": 6}).digest
    assert again.digest != some_net(one, depth + 1).digest


def test_who_begins_is_nothing_to_learn_but_rules_are() -> None:
    net = some_net(game("tricks"))
    net.refuse_other(game("tricks", first=1))
    with pytest.raises(InvalidOption, match="has learned tricks for 2 players, not tricks for 3 players"):
        net.refuse_other(game("tricks", 3))
    with pytest.raises(InvalidOption, match=r"red7 for 2 players \(advanced off, actions off\), not .*advanced on"):
        some_net(game("red7")).refuse_other(game("red7", advanced=True))


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a file with a net."""
    path = tmp_path_factory.mktemp("nets") / "some.net"
    net = some_net(game("duel"))
    net.made.clear()  # words that may say anything
    net.write(path)
    return path.read_bytes()


def read_as(content: bytes, folder: Path) -> Net:
    path = folder / "wrong.net"
    path.write_bytes(content)
    return nets.read(path)


def test_a_damaged_file_is_refused_wherever_it_is_damaged(content: bytes, tmp_path: Path) -> None:
    rng = random.Random(7)
    for _ in range(60):
        place = rng.randrange(len(content))
        wrong = content[:place] + bytes([content[place] ^ 1 << rng.randrange(8)]) + content[place + 1 :]
        with pytest.raises(InvalidOption, match=r"wrong\.net"):
            read_as(wrong, tmp_path)
    for end in (0, 1, 100, len(content) // 2, len(content) - 5):
        with pytest.raises(InvalidOption, match=r"this is no net|this net is damaged"):
            read_as(content[:end], tmp_path)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": "irisdeck-net/1"}, "only irisdeck-net/2 can be read"),
        ({"format": "PNG"}, "this is no net"),
        ({"game": "chess"}, "has learned a game that is not here"),
        ({"players": 7}, "has learned a game that is not here"),
        ({"options": {"wings": True}}, "has learned a game that is not here"),
        ({"layout": "0123456789abcdef"}, "another version of duel: train it anew"),
        ({"width": 25}, "damaged"),
        ({"width": 10**9}, "damaged"),
        ({"width": -1}, "damaged"),
        ({"depth": "3"}, "damaged"),
        ({"made": None}, "damaged"),
        ({"digest": "00"}, "damaged"),
    ],
)
def test_a_header_that_lies_is_refused(content: bytes, changes: Any, message: str, tmp_path: Path) -> None:
    line, _, body = content.partition(b"\n")
    header = json.dumps(json.loads(line) | changes).encode()
    with pytest.raises(InvalidOption, match=message):
        read_as(header + b"\n" + body, tmp_path)


def test_other_files_are_no_nets(tmp_path: Path) -> None:
    for wrong in (b"", b"\n", b"[]\n", b"[" * 100_000, b"{" + b" " * (1 << 21), bytes(range(256)) * 10):
        with pytest.raises(InvalidOption, match="this is no net"):
            read_as(wrong, tmp_path)
    with pytest.raises(InvalidOption, match="cannot read the net"):
        nets.read(tmp_path)
    with pytest.raises(InvalidOption, match=r"cannot read the net .*No such file"):
        nets.read(tmp_path / "nothing.net")


def test_weights_that_are_no_numbers_are_refused() -> None:
    weights = some_weights(game("duel"))
    weights["hidden"][0][1][3] = np.nan
    with pytest.raises(InvalidOption, match="weights that are no numbers"):
        quantized(game("duel"), **weights, made={})


@pytest.mark.parametrize("one", VARIANTS, ids=named)
def test_every_game_with_its_players_and_switches_has_a_place_of_its_own_for_a_net(one: Game) -> None:
    path = nets.shipped_path(one)
    assert path.parent.parent == Path(one.folder())
    assert path.stem == named(one).removeprefix(f"{one.name}-")
    assert sum(nets.shipped_path(other) == path for other in VARIANTS) == 1


# -- The bot --


@pytest.mark.parametrize(
    "one", [game("duel"), game("tricks", 5), game("red7", 3, advanced=True, actions=True)], ids=named
)
def test_the_bot_of_a_file_plays_whole_games(one: Game, tmp_path: Path) -> None:
    some_net(one).write(tmp_path / "some.net")
    player = bot(f"net:{tmp_path / 'some.net'}")
    state = one.deal(4)
    while not state.over:
        move = player.act(state.view(state.seat))
        assert move in state.legal_moves
        state = state.play(move)


def test_the_bot_of_a_file_is_refused_before_a_game_that_it_has_not_learned(tmp_path: Path) -> None:
    some_net(game("tricks")).write(tmp_path / "some.net")
    spec = f"net:{tmp_path / 'some.net'}"
    assert check_bot(spec, game("tricks")) == spec
    for other in (game("tricks", 4), game("duel")):
        with pytest.raises(InvalidOption, match="has learned tricks for 2 players"):
            check_bot(spec, other)
    with pytest.raises(InvalidOption, match="net plays by a file"):
        check_bot("net", game("tricks"))


def test_a_file_that_has_changed_is_read_anew(tmp_path: Path) -> None:
    path, one = tmp_path / "some.net", game("tricks")
    some_net(one).write(path)
    assert nets.opened(str(path)) is nets.opened(str(path))
    before = nets.opened(str(path))
    some_net(one, depth=1).write(path)
    assert nets.opened(str(path)).shape.depth == 1
    assert before.shape.depth == 3


def test_without_numpy_and_numba_a_net_is_read_and_plays(tmp_path: Path) -> None:
    one = game("tricks")
    some_net(one).write(tmp_path / "some.net")
    moves = [bot(f"net:{tmp_path / 'some.net'}").act(view) for view in [*some_views(one)][:9]]
    program = f"""if True:
        import sys
        sys.modules |= dict.fromkeys(["numpy", "numba"])  # importing them fails
        sys.path.insert(0, {str(Path(__file__).parent)!r})
        import random, irisdeck
        state, rng, player = irisdeck.game("tricks").deal(1), random.Random(1), irisdeck.bot(sys.argv[1])
        for _ in range(9):
            print(player.act(state.view(state.seat)))
            state = state.play(rng.choice(state.legal_moves))
    """
    command = [sys.executable, "-c", program, f"net:{tmp_path / 'some.net'}"]
    environment = {**os.environ, "IRISDECK_SPEED": "python"}
    out = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    assert out.stdout.split() == moves


SHIPPED = [one for one in VARIANTS if nets.shipped_path(one).exists()]


@pytest.mark.parametrize("one", SHIPPED, ids=named)
def test_a_net_that_comes_with_a_game_has_learned_it_and_is_what_the_expert_plays_by(one: Game) -> None:
    net = nets.shipped(one)
    assert net
    assert net.game == type(one)(one.players, **one.options)
    assert {"command", "seed", "minutes", "steps", "device", "settings"} <= net.made.keys()
    for view in [*some_views(one)][:40:4]:
        assert bot("expert").act(view) == net.best(view)


def test_all_nets_together_stay_small() -> None:
    assert SHIPPED
    assert sum(nets.shipped_path(one).stat().st_size for one in SHIPPED) < 12_000_000


def test_where_there_is_no_net_the_expert_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nets, "shipped", lambda one: None)
    view = next(view for view in some_views(game("red7")) if len(view.legal_moves) > 1)
    assert bot("expert", 3).act(view) == Strong(3, simulations=200).act(view)


def test_nets_cost_nothing_where_none_is_used() -> None:
    assert "net" in irisdeck.bots.kinds()
    assert "net" not in irisdeck.bots.BOTS  # nobody at a distance can name a file of the server
