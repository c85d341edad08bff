"""The kernels in WebAssembly: in Node and in a browser they play, search and solve as the same rules do here."""

from __future__ import annotations

import asyncio
import logging
import math
import shutil
import struct
import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from node import BRIDGE, STATIC, Node, built, decode, encode, native_tree, running_node
from people import chromium
from positions import VARIANTS, named, played
from test_minimax import ends

import irisdeck
from irisdeck.analysis import judging
from irisdeck.bots import BOTS, Easy, Strong, bot, safe_move_by
from irisdeck.bots.adviser import advice_by
from irisdeck.bots.levels import thinking
from irisdeck.bots.questions import Settle, Simulate
from irisdeck.engine import compile, search, wasm
from irisdeck.engine.state import Dice

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from irisdeck import Game, State, View
    from irisdeck.bots.questions import Question

SIMULATIONS = 2000
NAMES = sorted({game.name for game in VARIANTS})
PRINTED = " ".join(["KW"] * 20 + ["VR"] * 37)  # the option that is no switch: the cards of another print
SEARCHED = [*VARIANTS, *([irisdeck.game("duel", deck=PRINTED)] if "duel" in NAMES else [])]
SPEEDS: tuple[compile.Speed, ...] = ("python", "numba")


@pytest.fixture(scope="module")
def kernels() -> Iterator[Node]:
    with running_node() as made:
        yield made


def choice(game: Game) -> State:
    """A position after a few moves, of the first game that goes on then and leaves a choice."""
    states = (played(game, seed, 3) for seed in count(11))
    return next(state for state in states if len(state.legal_moves) > 2)


def question(game: Game, simulations: int = SIMULATIONS) -> Simulate:
    """Of a search in such a position."""
    state = choice(game)
    return Simulate(game.name, state._fields, state.seat, 12345, simulations, 0, 2 * simulations + 100, search.CODES)


# -- Search --


@pytest.mark.parametrize("game", SEARCHED, ids=named)
def test_trees_are_equal_to_the_last_bit(game: Game, kernels: Node) -> None:
    asked = question(game)
    answer = kernels.ask({**asked.plain(), "whole": True})
    assert answer["tree"] == native_tree(asked)
    assert answer["used"] > 20
    assert asked.read(answer) == asked.answer(thinking(game))
    assert answer["done"] == SIMULATIONS


@pytest.mark.parametrize("name", NAMES)
def test_interpreted_trees_are_equal_too(name: str, kernels: Node) -> None:
    asked = question(irisdeck.game(name), 150)
    assert kernels.ask({**asked.plain(), "whole": True})["tree"] == native_tree(asked, "python")


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_moves_are_judged_alike_by_who_sees_one_hand_and_by_who_sees_all(game: Game, kernels: Node) -> None:
    state = choice(game)
    move = game.codes[state.legal_moves[-1]]
    for asked in (judging.asked_in_view(state, 7), judging.asked(state, state._fields, search.OPEN, 7)):
        asked = asked._replace(move=move, simulations=SIMULATIONS // 10)
        assert asked.read(kernels.ask(asked.plain())) == asked.answer(thinking(game))


def test_a_search_is_bounded_by_time_and_by_room(kernels: Node) -> None:
    asked = question(irisdeck.game("red7"))._replace(simulations=0, milliseconds=20, rows=50)
    answer = kernels.ask({**asked.plain(), "whole": True})
    assert answer["done"] > 1
    assert answer["used"] in (49, 50)
    assert sum(row[search.VISITS] for row in asked.read(answer).children) <= answer["done"]


def test_logarithms_are_those_of_the_library() -> None:
    rng, logarithm = Random(1), thinking(irisdeck.game("tricks"), "python").logarithm
    for n in [*range(1, 70_000), *(rng.randrange(1, 1 << 52) for _ in range(20_000))]:
        assert math.isclose(logarithm(n), math.log(n), rel_tol=1e-15, abs_tol=1e-15)


def test_logarithms_are_the_same_compiled() -> None:
    plain, compiled = (thinking(irisdeck.game("tricks"), speed).logarithm for speed in SPEEDS)
    rng = Random(2)
    for n in [*range(1, 3000), *(rng.randrange(1, 1 << 52) for _ in range(3000))]:
        assert compiled(n) == plain(n)


# -- Ends that can be solved --


def settled(state: State, budget: int) -> Settle:
    return Settle(state.game.name, state._fields, [state.game.codes[move] for move in state.legal_moves], budget)


def test_ends_are_solved_alike(kernels: Node) -> None:
    engine, leads = thinking(irisdeck.game("tricks")), set()
    for state in ends(9, 40):
        for budget in (3, 30, 100_000):
            asked = settled(state, budget)
            answer = asked.read(kernels.ask(asked.plain()))
            assert answer == asked.answer(engine)
            leads.update(answer)
            assert budget < 100_000 or len(answer) == len(asked.moves)
    assert min(leads) < 0 < max(leads)


# -- Loops --


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_games_are_played_alike_to_the_last_byte(game: Game, kernels: Node) -> None:
    engine = compile.engine(game.rules)
    states, dice = engine.states(game.blank(), 40), engine.dice(game.players)
    out, lengths = engine.buffer(engine.max_moves), engine.buffer(40)
    values = [states.tobytes(), dice.tobytes(), 2**61 + 5, 3, out.tobytes(), lengths.tobytes()]
    total = int(engine.play_many(states, dice, 2**61 + 5, 3, out, lengths))
    assert kernels.call(game.name, "play_many", *values) == (
        total,
        [states.tobytes(), dice.tobytes(), 2**61 + 5, 3, out.tobytes(), lengths.tobytes()],
    )


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_the_fingerprint_is_the_same(game: Game, kernels: Node) -> None:
    engine = compile.engine(game.rules)
    states, out = engine.states(game.blank(), 10), engine.buffer(engine.max_moves)
    result, _ = kernels.call(game.name, "fingerprint", states.tobytes(), 7, out.tobytes())
    assert result == engine.fingerprint(states, 7, out)


@pytest.mark.parametrize("name", NAMES)
def test_every_loop_is_the_same(name: str, kernels: Node) -> None:
    """Dealt, one move made, scored and finished, in both."""
    game = irisdeck.game(name)
    engine = compile.engine(game.rules)
    states, dice = engine.states(game.blank(), 20), engine.dice(game.players)
    lists, counts = engine.buffer(engine.max_moves, 20), engine.buffer(20)
    scores = engine.buffer(max(type(game).seats), 20)

    def both(function: str, *arguments: Any) -> None:
        values = [value if isinstance(value, int) else value.tobytes() for value in arguments]
        result, left = kernels.call(name, function, *values)
        assert result == getattr(engine, function)(*arguments)
        assert left == [value if isinstance(value, int) else value.tobytes() for value in arguments]

    both("deal_many", states, 5, 0)
    both("moves_many", states, lists, counts)
    both("apply_many", states, lists[:, 0].copy())
    both("score_many", states, scores)
    both("finish_many", states, dice, 5, 0, lists[0], counts)
    both("score_many", states, scores)


@pytest.mark.parametrize("name", NAMES)
def test_single_states_are_played_alike(name: str, kernels: Node) -> None:
    """By the rules of thumb, move by move."""
    game = irisdeck.game(name)
    state = game.blank()
    plain = thinking(game, "python")
    dice, out = Dice(rng=9), plain.buffer(plain.max_moves)
    plain.deal(state, 4)
    _, [here, _] = kernels.call(name, "deal", game.blank().to_bytes(), 4)
    for _ in range(20):
        assert here == state.to_bytes()
        number = plain.moves(state, out)
        listed = struct.pack(f"<{number}q", *out[:number])
        result, [_, written] = kernels.call(name, "moves", here, bytes(8 * plain.max_moves))
        assert (result, written[: 8 * number]) == (number, listed)
        rolled = dice.to_bytes()
        move = plain.choose(state, dice, out)
        result, [here, rolled, _] = kernels.call(name, "choose", here, rolled, bytes(8 * plain.max_moves))
        assert (result, rolled) == (move, dice.to_bytes())
        plain.apply(state, move)
        _, [here, _] = kernels.call(name, "apply", here, move)
        assert kernels.call(name, "score", here, 0)[0] == plain.score(state, 0)
        if state.over:
            break


def test_what_cannot_be_answered_is_refused(kernels: Node) -> None:
    asked = question(irisdeck.game("duel")).plain()
    for change, reason in (
        ({"kind": "guess"}, "there is no question guess"),
        ({"game": "chess"}, "there is no kernel of chess"),
        ({"state": b"12345678"}, "a state of duel has 688 bytes"),
    ):
        assert kernels.ask({**asked, **change}) == {"failed": f"Error: {reason}"}
    assert kernels.ask({"call": ["duel", "shuffle"]}) == {"failed": "Error: there is no function shuffle"}
    assert kernels.ask(asked)["done"] == SIMULATIONS


# -- Bots whose questions are answered elsewhere --

SPECS = [f"{name}:60" if issubclass(kind, Strong) else name for name, kind in BOTS.items()]


async def here(question: Question) -> Any:
    return question.answer(thinking(irisdeck.game(question.game)))


def views(name: str) -> list[View]:
    """Some turns of a game, and where it can be solved its end."""
    states = [played(irisdeck.game(name), 5, moves) for moves in range(0, 24, 5)]
    if name == "tricks":
        states += ends(8, 3)
    return [state.view(state.seat) for state in states if not state.over]


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("name", NAMES)
def test_bots_act_the_same_wherever_their_questions_are_answered(name: str, spec: str, kernels: Node) -> None:
    alone, helped, remote = (bot(spec, 4) for _ in range(3))
    for view in views(name):
        move = alone.act(view)
        assert asyncio.run(helped.act_by(view, here)) == move
        assert asyncio.run(remote.act_by(view, kernels.answer)) == move
    assert alone.dice == helped.dice == remote.dice


@pytest.mark.parametrize("name", NAMES)
def test_thoughts_are_the_same_wherever_questions_are_answered(name: str, kernels: Node) -> None:
    for view in views(name):
        thoughts = Strong(3, simulations=300).think(view)
        assert asyncio.run(Strong(3, simulations=300).think_by(view, here)) == thoughts
        assert asyncio.run(Strong(3, simulations=300).think_by(view, kernels.answer)) == thoughts


def test_a_game_that_cannot_reshuffle_asks_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    game = irisdeck.game("tricks", 3)
    monkeypatch.setattr(type(game), "module", staticmethod(lambda name: None))
    compile.engine.cache_clear()
    state = played(game, 5, 2)
    view = state.view(state.seat)
    assert asyncio.run(bot("strong:21", 1).act_by(view, broken)) in view.legal_moves
    compile.engine.cache_clear()


async def broken(question: Question) -> Any:
    raise ConnectionError("nobody answers")


def test_a_bot_whose_question_fails_is_replaced_for_that_move(caplog: pytest.LogCaptureFixture) -> None:
    state = irisdeck.game("duel").deal(3)
    view = state.view(state.seat)
    with caplog.at_level(logging.ERROR):
        assert asyncio.run(safe_move_by("strong:20", view, broken)) in view.legal_moves
        assert asyncio.run(advice_by(view, 0, broken)) == []
    assert [record.getMessage() for record in caplog.records] == [
        "the bot strong:20 failed at duel",
        "the adviser failed at duel",
    ]
    assert asyncio.run(Easy(1).act_by(view, broken)) == Easy(1).act(view)


def test_advice_is_that_of_the_strongest_bot(kernels: Node) -> None:
    state = irisdeck.game("red7").deal(3)
    thoughts = asyncio.run(advice_by(state.view(state.seat), 0, kernels.answer))
    assert {thought.move for thought in thoughts} <= set(state.legal_moves)
    assert all(thought.reason for thought in thoughts)


ASKING = """
import asyncio, sys
import irisdeck
from irisdeck.bots import safe_move_by
from irisdeck.bots.levels import thinking

async def ask(question):
    question.plain()
    return question.answer(thinking(irisdeck.game(question.game), "python"))

for name in irisdeck.GAMES:
    state = irisdeck.game(name).deal(1)
    asyncio.run(safe_move_by("strong:5", state.view(state.seat), ask))
print({"numpy", "numba", "llvmlite"} & set(sys.modules))
"""


def test_asking_brings_neither_numpy_nor_numba() -> None:
    done = subprocess.run([sys.executable, "-c", ASKING], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("set()\n", "")


# -- In a browser --

IN_A_WORKER = """async ([manifest, messages]) => {
  const {decode, encode} = await import("/bridge.js");
  const modules = Object.fromEntries(Object.entries(manifest.games).map(([game, {file}]) => [game, `/${file}`]));
  const worker = new Worker("/thinker.js", {type: "module"});
  worker.postMessage({manifest, modules});
  const answers = [];
  for (const [id, message] of messages.entries()) {
    answers.push(await new Promise((resolve, reject) => {
      worker.onerror = reject;
      worker.onmessage = ({data}) => resolve(encode(data));
      worker.postMessage({id, question: decode(message)});
    }));
  }
  worker.terminate();
  return answers;
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of plain files: the scripts and the kernels."""
    folder = tmp_path_factory.mktemp("kernels")
    for file in [*built().glob("*.wasm"), *STATIC.glob("*.js")]:
        shutil.copy(file, folder)
    shutil.copy(BRIDGE, folder / "bridge.js")
    (folder / "index.html").write_text("<!doctype html><title>kernels</title>")
    with ThreadingHTTPServer(("localhost", 0), partial(Silent, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, *what: Any) -> None:
        pass


def test_a_worker_of_a_browser_answers_the_same(site: str) -> None:
    searches = [question(game) for game in SEARCHED]
    solved = [settled(state, 1000) for state in ends(8, 5)]
    messages = [{**asked.plain(), "whole": True} for asked in searches] + [asked.plain() for asked in solved]
    messages.append({"kind": "guess"})
    with chromium() as browser:
        page = browser.new_page()
        page.goto(site)
        answers = page.evaluate(IN_A_WORKER, [wasm.build(built()), [encode(message) for message in messages]])
    replies = [decode(answer) for answer in answers]
    assert [reply["id"] for reply in replies] == list(range(len(messages)))
    for asked, reply in zip(searches, replies, strict=False):
        assert reply["answer"]["tree"] == native_tree(asked), asked.game
    engine = thinking(irisdeck.game("tricks"))
    assert [reply["answer"]["leads"] for reply in replies[len(searches) : -1]] == [s.answer(engine) for s in solved]
    assert replies[-1]["failed"] == "Error: there is no question guess"


# -- Building --


def test_kernels_are_built_again_only_if_something_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = []

    def write(game: type[Game], file: Path) -> dict[str, Any]:
        written.append(game.name)
        file.write_bytes(b"12345")
        return {"file": file.name, "bytes": 5}

    monkeypatch.setattr(wasm, "_written", write)
    names = list(irisdeck.GAMES)
    first = wasm.build(tmp_path)
    assert wasm.build(tmp_path) == first
    assert written == names
    (tmp_path / "duel.wasm").unlink()
    wasm.build(tmp_path)
    assert written == [*names, "duel"]
    monkeypatch.setattr(wasm, "digest", lambda game: game.name)
    wasm.build(tmp_path, [irisdeck.GAMES["red7"]])
    assert written == [*names, "duel", "red7"]
    (tmp_path / wasm.MANIFEST).write_text("{")
    assert set(wasm.build(tmp_path)["games"]) == set(names)
    assert written == [*names, "duel", "red7", *names]


def test_nothing_is_imported_and_little_is_exported() -> None:
    listing = """
    import {readFileSync} from "node:fs";
    const module = new WebAssembly.Module(readFileSync(process.argv[1]));
    const names = WebAssembly.Module.exports(module).map((exported) => exported.name);
    console.log(WebAssembly.Module.imports(module).length, names.join());
    """
    for name in irisdeck.GAMES:
        command = ["node", "--input-type=module", "-e", listing, str(built() / f"{name}.wasm")]
        count, exports = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
        assert count == "0"
        assert set(exports.split(",")) == {*wasm.EXPORTS, "memory", "__heap_base"}
    assert (built() / "duel.wasm").stat().st_size < 100_000
