"""The analysis of a game over real HTTP to a real server: its pages, its queue, what is kept, and the API."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
from contextlib import ExitStack, asynccontextmanager
from html import unescape
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from people import here, id_of, played_table, prepare
from serving import Server, server
from sqlalchemy import update

from irisdeck.analysis import Analysis, Decision, Judgment, analyze
from irisdeck.analysis.judging import Chance
from irisdeck.analysis.work import judged_here
from irisdeck.offline import analysis as offline_analysis
from irisdeck.offline.app import App, Request
from irisdeck.offline.storage import Memory
from irisdeck.server import analyses, identity, queue
from irisdeck.server.analyses import Analyses
from irisdeck.server.schema import QUEUE
from irisdeck.server.store import Store, StoreError
from irisdeck.table.replay import replay_of_table
from irisdeck.table.table import Refused, Table
from irisdeck.web import analysis
from irisdeck.web.analysis import Analyzed, Progress, result_of
from irisdeck.words import LANGUAGES, say, tell

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from pathlib import Path

    from irisdeck.bots import Thought
    from irisdeck.game import View

SMALL = 16  # simulations of a move
SHORT = played_table("red7", 100_000, seed=7)
LONGER = played_table("red7", 100_000, 3, seed=7)
MIDWAY = played_table("duel", 10)
AT_ONCE = [*played_table("duel", 0), {"kind": "resign", "seat": 1, "ends": True}]
RESIGNED = [*MIDWAY, {"kind": "resign", "seat": 1, "ends": True}]
People = Any  # what `reader` gives: Callable[..., Reader]
PATIENCE = 120  # seconds until something that must happen has to have happened


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("analysis") / "site"
    for name, log in (
        ("short", SHORT),
        ("longer", LONGER),
        ("midway", MIDWAY),
        ("resigned", RESIGNED),
        ("at-once", AT_ONCE),
    ):
        prepare(folder, log, name)
    with server(folder, words=("--simulations", str(SMALL))) as made:
        yield made


@pytest.fixture
def reader(site: Server) -> Iterator[Callable[..., Reader]]:
    """Makes people, and closes their connections."""
    with ExitStack() as stack:
        yield lambda who="": stack.enter_context(Reader(site, who))


class Reader(httpx.Client):
    """Somebody with scripts off; `who`: a player of the prepared tables."""

    def __init__(self, where: Server, who: str = "", language: str = "en") -> None:
        super().__init__(base_url=where.address, headers={"Accept-Language": language}, timeout=60)
        if who:
            key = identity.secret(where.folder / "secret.key")
            person = identity.Person(id=id_of(who), name=who, language=language)
            self.cookies.set("person", identity.signed(person, key))
        self.html = ""

    def read(self, path: str) -> str:
        """The words of a page."""
        answer = self.get(path, follow_redirects=True)
        self.html = answer.text
        return words(answer.text)

    def press(self, path: str, **form: str) -> httpx.Response:
        """Press a button of a page."""
        token = re.search(r'name="csrf" content="(\w+)"', self.get(path).text)
        assert token
        answer = self.post(path, data={"_csrf_token": token[1], **form}, follow_redirects=True)
        self.html = answer.text
        return answer

    def analyzed(self, path: str) -> str:
        """Start an analysis, and wait until all of it is there."""
        assert self.press(path).status_code == 200
        deadline = time.monotonic() + PATIENCE
        while "data-wait" in self.html:
            assert time.monotonic() < deadline
            time.sleep(0.05)
            self.read(path)
        return words(self.html)

    def links(self, pattern: str) -> list[str]:
        return [unescape(link) for link in re.findall(f'href="({pattern})"', self.html)]


def words(html: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", html.partition("<main>")[2])))


def whole(log: list[dict[str, Any]]) -> Analysis:
    """The analysis of a game, as the server must make it."""
    table = Table(log)
    return analyze(table.record(), SMALL, result=result_of(table), workers=1)


# -- However a game ends, luck and skill add up --


def played_on(log: list[dict[str, Any]], *events: dict[str, Any]) -> list[dict[str, Any]]:
    """The log of a table at which something happened, and which was then played to the end of the game."""
    table = Table([*log, *events])
    log = [*log, *events]
    while table.running:
        assert table.state
        log.append(table.decide_move(table.state.legal_moves[0]).event)
        table.apply(log[-1])
    return log


ENDINGS: dict[str, Callable[[], list[dict[str, Any]]]] = {
    "a draw": lambda: played_table("duel", 100_000, seed=42),
    "agreed among four, whose places count": lambda: [*played_table("tricks", 12, 4), {"kind": "agree", "seat": 0}],
    "several rounds": lambda: played_table("red7", 100_000, 3, advanced=True),
    "given up in a later round": lambda: [
        *played_table("red7", 30, advanced=True),
        {"kind": "resign", "seat": 0, "ends": True},
    ],
    "given up, and a bot played on": lambda: played_on(played_table("red7", 4, 3), {"kind": "resign", "seat": 1}),
    "away, and a bot stood in": lambda: played_on(
        played_table("tricks", 6, 3), {"kind": "stand-in", "seat": 1, "by": 0, "bot": "easy"}
    ),
    "on time": lambda: [*played_table("tricks", 10), {"kind": "timeout", "seat": 1, "ends": True}],
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_luck_and_skill_add_up_however_a_game_ends(ending: str) -> None:
    log = ENDINGS[ending]()
    table = Table(log)
    assert table.over
    assert len(table.rounds) > 1 or "round" not in ending
    made = whole(log)
    fair = sum(made.result) / len(made.result)
    for seat, result in enumerate(made.result):
        account = made.account(seat)
        assert account.initial == pytest.approx(fair)
        assert account.initial + account.luck + account.own + account.others == pytest.approx(result, abs=1e-9)
    for luck in made.luck:
        assert sum(luck.change) == pytest.approx(0, abs=0.001)  # worths are whole numbers, rounded for each seat
    if ending.startswith(("a draw", "agreed")):
        assert set(made.result) == {0.5}
    elif table.for_two:
        assert [seat for seat, share in enumerate(made.result) if share == 1] == [*table.winners]


# -- Pages --


def test_a_game_is_analyzed_from_the_result_to_the_luck_of_everybody(reader: People) -> None:
    ann = reader("Ann")
    ann.read("/tables/longer")
    assert 'form="analyze"' in ann.html
    assert 'action="/tables/longer/analysis"' in ann.html
    assert "Analyze" in ann.read("/tables/longer/analysis")
    text = ann.analyzed("/tables/longer/analysis")
    made = whole(LONGER)
    for seat in range(3):
        account = analysis.whole(made.account(seat))
        assert sum(account) == analysis.points(made.result[seat])
        assert f"{analysis.signed(account[1])} by luck" in text
    marked = [decision for decision in made.judged if decision.mark]
    assert ann.html.count("<small>cost ") == len(marked)
    assert len(ann.links(r"/tables/longer/analysis\?find=\d+&amp;seat=0")) == len(made.costliest(0))


def test_each_player_sees_their_own_costly_decisions_and_a_stranger_those_of_all(reader: People) -> None:
    made = whole(LONGER)
    for who, seat in (("Ann", 0), ("Bob", 1)):
        person = reader(who)
        person.analyzed("/tables/longer/analysis")
        found = {int(number) for number in re.findall(r"find=(\d+)", person.html)}
        assert found == {decision.number for decision in made.costliest(seat)}
    stranger = reader()
    assert "Whose decisions:" in stranger.read("/tables/longer/analysis")
    assert "find=" not in stranger.html
    assert 'class="mark' in stranger.html
    stranger.read("/tables/longer/analysis?seat=1")
    assert {int(number) for number in re.findall(r"find=(\d+)", stranger.html)} == {
        decision.number for decision in made.costliest(1)
    }


def test_a_position_stands_beside_what_the_bot_thinks_of_it(reader: People) -> None:
    ann, made = reader("Ann"), whole(LONGER)
    ann.analyzed("/tables/longer/analysis")
    replay = replay_of_table(Table(LONGER))
    for number, decision in enumerate(made.decisions):
        assert decision
        text = ann.read(f"/tables/longer/analysis?at={number}&seat=open")
        for chance in decision.judgment.chances:
            assert replay.positions[number].state.game.instruction(chance.move) in text
        assert "What was there" in text
    assert "What the strongest bot thinks" in text
    assert "The game is over" in ann.read(f"/tables/longer/analysis?at={replay.last}&seat=open")
    assert ann.get(f"/tables/longer/analysis?at={replay.last + 1}").status_code == 409
    part = ann.get("/tables/longer/analysis?at=1", headers={"x-live": "1"}).text
    assert part.count('id="judged"') == 1
    assert "<html" not in part


def test_a_game_that_runs_is_not_analyzed_and_nothing_of_it_is_told(reader: People) -> None:
    for who in ("Ann", "Bob", ""):
        person = reader(who)
        for path in ("/tables/midway/analysis", "/tables/midway/analysis?at=3&seat=1"):
            assert person.get(path).status_code == 409
            assert "The game is not over yet." in person.read(path)
        assert person.press("/tables/midway/analysis").status_code in (403, 409)
    assert reader().get("/tables/nowhere/analysis").status_code == 404


def test_a_game_that_was_given_up_ends_with_the_victory_of_the_other(reader: People) -> None:
    text = reader("Ann").analyzed("/tables/resigned/analysis")
    assert "100 % in the end" in text
    assert "0 % in the end" in text


def test_a_game_that_was_given_up_at_once_has_no_decisions(reader: People) -> None:
    ann = reader("Ann")
    assert "There was no real choice." in ann.analyzed("/tables/at-once/analysis")
    assert "The game is over" in ann.read("/tables/at-once/analysis?at=0")


def test_a_record_from_elsewhere_is_analyzed_and_an_unfinished_one_is_not(reader: People) -> None:
    person = reader()
    whole_game, part = Table(SHORT).record(), Table(MIDWAY)
    assert part.state
    unfinished = part.state.record(["Ann", "Bob"])
    person.get("/replays")
    for body, games in ((whole_game.to_json(), 1), (f"{unfinished.to_json()}\n{whole_game.to_json()}", 2)):
        token = re.search(r'name="csrf" content="(\w+)"', person.get("/replays").text)
        assert token
        opened = person.post(
            "/replays", files={"_csrf_token": (None, token[1]), "record": (None, body)}, follow_redirects=True
        )
        path = opened.url.path
        if games == 1:
            assert f"{path}/analysis" in opened.text
            assert "in the end" in person.analyzed(f"{path}/analysis")
        else:
            assert person.get(f"{path}/analysis?game=1").status_code == 409
            assert person.press(f"{path}/analysis?game=2", game="2").status_code == 200
            assert f"{path}/analysis?at=0&amp;seat=0&amp;game=2" not in person.html
            assert person.get(f"{path}/analysis?game=3").status_code == 404


def test_an_analysis_survives_a_restart_and_goes_with_a_record_that_is_dropped(tmp_path: Path) -> None:
    async def keep() -> None:
        async with Store(tmp_path / "tables.db") as store:
            await store.keep_analysis("table", "{}")
            await store.keep_analysis("table", "again")
            name = await store.keep_record("a record")
            await store.keep_analysis(f"{name}:1", "{}")
        async with Store(tmp_path / "tables.db") as store:
            assert await store.analysis("table") == "{}"
            assert await store.analysis(f"{name}:1") == "{}"
            await store.drop_records(time.time() + 1)
            assert await store.analysis(f"{name}:1") is None
            assert await store.analysis("table") == "{}"

    asyncio.run(keep())


# -- The queue --


@asynccontextmanager
async def process(folder: Path, shared: bool = False) -> AsyncIterator[Analyses]:
    """A process that analyzes; `shared`: there are others."""
    async with Store(folder / "tables.db") as store:
        made = Analyses(store, SMALL, shared)
        made.threads = 2  # on every machine
        yield made
        made.close()


async def settled(made: Analyses) -> None:
    """Wait until nothing is left in the queue."""
    while made.running:
        await made.running


def test_one_game_of_a_person_waits_and_the_queue_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "MOST", 3)
    gate, record = Gate(monkeypatch), Table(SHORT).record()

    async def ask() -> None:
        async with process(tmp_path) as made:
            for name in ("a", "b", "c"):
                await made.start(name, f"of {name}", record)
            await made.start("a", "also", record)
            for key, player, why in (("b", "of a", "analysis-one"), ("d", "of d", "analysis-full")):
                with pytest.raises(Refused) as refused:
                    await made.start(key, player, record)
                assert refused.value.message == why
            progress, found = await made.look("c", "of c")
            assert (progress.state, progress.place, progress.mine, found) == ("waiting", 3, True, None)
            assert not (await made.look("c", "of b"))[0].mine
            await made.cancel("b", "of c")  # it is not theirs
            await made.cancel("b", "of b")
            assert (await made.look("b", "of b"))[0].state == ""
            assert (await made.look("c", "of c"))[0].place == 2
            await made.cancel("a", "of a")
            assert (await made.look("a", "also"))[0].state == "running"
            gate.open()
            await settled(made)
            assert (await made.look("a", ""))[0].state == "done"
            assert (await made.look("c", ""))[0].state == "done"
            done = (await made.look("a", ""))[1]
            assert done
            assert done.to_dict() == whole(SHORT).to_dict()

    asyncio.run(ask())


def test_one_network_does_not_fill_the_queue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Analyses, "wake", lambda self: None)  # so that no game is done before all have asked
    record = Table(SHORT).record()

    async def ask() -> None:
        async with process(tmp_path) as made:
            for number in range(queue.MOST_OF_ONE):
                await made.start(f"game {number}", f"person {number}", record, network="a crowd")
            with pytest.raises(Refused, match="analysis-full"):
                await made.start("another game", "another person", record, network="a crowd")
            await made.start("game 0", "another person", record, network="a crowd")  # it waits already
            await made.start("a game", "Ann", record, network="elsewhere")
            assert (await made.look("a game", "Ann"))[0].place == queue.MOST_OF_ONE + 1

    asyncio.run(ask())


def test_a_cancelled_analysis_stops_and_can_be_started_again(tmp_path: Path) -> None:
    record = Table(LONGER).record()

    async def ask() -> None:
        async with process(tmp_path) as made:
            await made.start("a", "Ann", record)
            await made.cancel("a", "Ann")
            assert (await made.look("a", "Ann"))[0].state == ""
            await settled(made)
            assert await made.store.analysis("a") is None
            await made.start("a", "Ann", record)
            while (await made.look("a", "Ann"))[0].done == 0:
                await asyncio.sleep(0.01)
            await made.cancel("a", "Ann")  # while it is under way
            await made.start("a", "Ann", record)
            await settled(made)
            assert json.loads(await made.store.analysis("a") or "")["complete"]

    asyncio.run(ask())


class Gate:
    """Lets decisions be judged one at a time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, free: int = 0) -> None:
        self.judged: list[tuple[int, int]] = []  # moves of the game, and the number of the decision
        self.free = threading.Semaphore(free)
        monkeypatch.setattr(analyses, "judged_here", self.judge)
        monkeypatch.setattr(queue, "STALE", 1e9)  # no process is thought dead because the machine is slow

    def judge(self, work: Any, number: int, *rest: Any) -> Judgment:
        assert self.free.acquire(timeout=PATIENCE)
        self.judged.append((len(work.points), number))
        return judged_here(work, number, *rest)

    def open(self) -> None:
        """For all that come."""
        self.free.release(10_000)


async def seen(made: Analyses, done: int, player: str = "Ann") -> Progress:
    """Wait until a process tells of so many decisions."""
    while (progress := (await made.look("a", player))[0]).done < done:
        await asyncio.sleep(0.01)
    return progress


def test_a_server_that_was_killed_goes_on_with_its_queue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch, free=3)
    first, second = Table(LONGER).record(), Table(SHORT).record()

    async def ask() -> None:
        async with process(tmp_path) as killed:
            await killed.start("a", "Ann", first)
            await killed.start("b", "Bob", second)
            assert (await seen(killed, 3)).state == "running"
        gate.open()
        async with process(tmp_path) as made:
            progress, found = await made.look("a", "Ann")
            assert (progress.done, progress.mine) == (3, True)
            assert found
            known = [(len(found.decisions), decision.number) for decision in found.judged]
            assert len(known) == 3
            assert (await made.look("b", "Bob"))[0].place == 2
            made.wake()
            await settled(made)
            for key, log in (("a", LONGER), ("b", SHORT)):
                done = (await made.look(key, ""))[1]
                assert done
                assert done.to_dict() == whole(log).to_dict()
        assert [gate.judged.count(each) for each in known] == [1, 1, 1]  # not judged again

    asyncio.run(ask())


def test_a_game_over_which_every_process_dies_has_failed_and_the_next_one_has_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Table(SHORT).record()

    async def ask() -> None:
        async with process(tmp_path) as made:
            with monkeypatch.context() as dying:
                dying.setattr(Analyses, "wake", lambda self: None)
                await made.start("a", "Ann", record)
                await made.start("b", "Bob", record)
            for _ in range(queue.TRIES):  # claimed, and never heard of again
                claim = await made._written(lambda connection: queue.claim(connection, time.time(), alone=True))
                assert claim
                assert claim.key == "a"
            made.wake()
            await settled(made)
            assert (await made.look("a", "Ann"))[0].state == "failed"
            assert (await made.look("b", "Bob"))[0].state == "done"
            await made.start("a", "Ann", record)  # as often as somebody wants it
            await settled(made)
            assert (await made.look("a", "Ann"))[0].state == "done"

    asyncio.run(ask())


def test_all_processes_know_one_queue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch, free=2)
    first, second = Table(LONGER).record(), Table(SHORT).record()

    async def ask() -> None:
        async with process(tmp_path, shared=True) as one, process(tmp_path, shared=True) as two:
            await one.start("a", "Ann", first)
            await seen(two, 2)
            progress, found = await two.look("a", "Ann")
            assert progress == Progress("running", 1, 2, len(whole(LONGER).decisions), True)
            assert found
            assert sum(decision is not None for decision in found.decisions) == 2
            with pytest.raises(Refused, match="analysis-one"):
                await two.start("b", "Ann", second)
            await two.start("a", "Bob", first)
            await one.cancel("a", "Ann")
            assert (await two.look("a", "Ann"))[0].state == "running"
            await two.cancel("a", "Bob")
            assert (await one.look("a", "Bob"))[0].state == ""
            gate.open()
            await settled(one)
            assert len(gate.judged) < len(whole(LONGER).decisions)  # what was cancelled there stops here
            await two.start("a", "Ann", first)
            await settled(two)
            assert (await one.look("a", ""))[0].state == "done"
            await one.cancel("a", "Ann")
            await one.cancel("a", "Ann")
            assert (await one.look("a", "Ann"))[0].state == "done"

    asyncio.run(ask())


def test_a_process_takes_over_from_one_that_is_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch, free=1)
    record = Table(LONGER).record()

    async def ask() -> None:
        async with process(tmp_path, shared=True) as silent, process(tmp_path, shared=True) as other:
            await silent.start("a", "Ann", record)
            await seen(silent, 1)
            other.wake()
            await settled(other)
            assert other.job is None  # as long as the first one is heard of, it is left alone
            await silent.store.do(lambda connection: connection.execute(update(QUEUE).values(beat=0.0)))
            other.wake()
            gate.open()
            await settled(other)
            await settled(silent)
            done = (await silent.look("a", "Ann"))[1]
            assert done
            assert done.to_dict() == whole(LONGER).to_dict()

    asyncio.run(ask())


def test_a_database_that_takes_nothing_for_a_while_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch, free=2)

    async def refuse(*writes: Any) -> None:
        raise StoreError("the disk is full")

    async def ask() -> None:
        async with process(tmp_path) as made:
            await made.start("a", "Ann", Table(LONGER).record())
            await seen(made, 2)
            with monkeypatch.context() as full:
                full.setattr(made.store, "do", refuse)
                gate.open()
                await settled(made)
                assert (await made.look("a", "Ann"))[0] == Progress("running", 1, 2, len(whole(LONGER).decisions), True)
            made.wake()  # as the sweep does every few seconds
            await settled(made)
            done = (await made.look("a", ""))[1]
            assert done
            assert done.to_dict() == whole(LONGER).to_dict()

    asyncio.run(ask())


def test_what_fails_is_told_and_the_next_game_has_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record, real = Table(SHORT).record(), judged_here

    def fail(work: Any, *rest: Any) -> Any:
        if made_for == ["broken"]:
            raise OSError("no memory is left")
        return real(work, *rest)

    made_for = ["broken"]
    monkeypatch.setattr(analyses, "judged_here", fail)

    async def ask() -> None:
        async with process(tmp_path) as made:
            await made.start("a", "Ann", record)
            await settled(made)
            assert (await made.look("a", "Ann"))[0].state == "failed"
            made_for.clear()
            await made.start("a", "Ann", record)
            assert (await made.look("a", "Ann"))[0].state == "running"
            await settled(made)
            assert (await made.look("a", "Ann"))[0].state == "done"

    asyncio.run(ask())


# -- Find a better move: that before what --


def prepared(best: str, played: str, **others: float) -> Analyzed:
    """A decision at the first move of a game: the best move is worth 80, the one played 50, others what is said."""
    table = Table(SHORT)
    replay = replay_of_table(table)
    state = replay.positions[0].state
    values = dict.fromkeys(map(str, state.legal_moves), 0.3) | others | {played: 0.5, best: 0.8}
    chances = {
        move: Chance(state.game.parse(move), shared(share, state.seat), 0.01, 1000) for move, share in values.items()
    }
    order = sorted(chances.values(), key=lambda chance: -chance.shares[state.seat])
    judgment = Judgment(tuple(order), chances[played], chances[best], 0.01, tuple(order[::-1]))
    later = [None] * (replay.last - 1)
    made = Analysis("red7", 2, 1000, (Decision(0, state.seat, judgment), *later), ("deal",) * (replay.last + 1), (1, 0))
    return Analyzed(replay, "/tables/t/analysis", state.seat, "/tables/t", Progress("running"), made)


def shared(share: float, seat: int) -> tuple[float, ...]:
    return (share, 1 - share) if seat == 0 else (1 - share, share)


def found(looked: Analyzed, **asked: str) -> str:
    values = analysis.find_page(looked, {"find": "0", **asked}, "en")
    part = re.search(r'<section id="lesson".*?</section>', values["table"], re.DOTALL)
    assert part
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", part[0])))


def test_a_try_is_told_that_before_what() -> None:
    state = replay_of_table(Table(SHORT)).positions[0].state
    best, good, better, worse, played = map(str, state.legal_moves[:5])
    looked = prepared(best, played, **{good: 0.79, better: 0.6, worse: 0.2})
    solution = state.game.instruction(best)
    asked = found(looked)
    assert "What would you play instead?" in asked
    assert "cost 30 points" in asked
    for move, reply in (
        (played, "That is what was played."),
        (better, "That is better, but there is something better still."),
        (worse, "Not this one."),
    ):
        said = found(looked, move=move)
        assert reply in said
        assert solution not in said
    for answer in ({"move": best}, {"move": good}, {"show": "on"}):
        told = found(looked, **answer)
        assert solution in told
        assert "80 % ± 2" in told
        assert state.view(state.seat).outlook(best).then in told
        assert state.view(state.seat).outlook(played).then in told
    assert "Yes, that is the best move!" in found(looked, move=best)
    assert "as good as the best move" in found(looked, move=good)
    illegal = next(move for move in state.game.codes if move not in state.legal_moves)
    assert str(state.view(state.seat).verdicts([illegal])[illegal]) in found(looked, move=illegal)


@pytest.mark.parametrize(
    "asked", [{"find": "x"}, {"find": "1"}, {"find": "99999"}, {"find": "0", "move": "nonsense"}, {"find": "-1"}]
)
def test_an_address_that_leads_nowhere_is_refused(asked: dict[str, str]) -> None:
    state = replay_of_table(Table(SHORT)).positions[0].state
    looked = prepared(*map(str, state.legal_moves[:2]))
    with pytest.raises(Refused):
        analysis.page_of(looked, asked, "en")


def test_a_costly_decision_is_not_given_away_to_whoever_steps_through_the_game() -> None:
    state = replay_of_table(Table(SHORT)).positions[0].state
    looked = prepared(*map(str, state.legal_moves[:2]))
    mine = analysis.changes(looked, {"at": "0", "seat": str(state.seat)}, "en")
    assert '<details id="judged-told">' in mine
    assert '<details id="judged-told">' not in analysis.changes(looked, {"at": "0", "seat": "open"}, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_in_every_language(language: str) -> None:
    state = replay_of_table(Table(SHORT)).positions[0].state
    looked = prepared(*map(str, state.legal_moves[:2]))
    overview = str(analysis.changes(looked, {}, language))
    assert tell(say("analysis-find"), language) in unescape(overview)
    assert "{" not in overview


# -- Programs --


def test_programs_start_look_and_cancel(site: Server) -> None:
    with httpx.Client(base_url=f"{site.address}/api/v1", timeout=60) as client:
        token = client.post("/people", json={"name": "Prog"}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        assert client.get("/tables/midway/analysis").json()["error"] == "not-over"
        assert client.post("/tables/midway/analysis").status_code == 409
        assert client.get("/tables/nowhere/analysis").status_code == 404
        assert client.get("/tables/short/analysis").json()["state"] in ("none", "done")
        answer = client.post("/tables/short/analysis")
        assert answer.status_code == 200
        deadline = time.monotonic() + PATIENCE
        while (shown := client.get("/tables/short/analysis").json())["state"] != "done":
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert shown["judged"] == shown["moves"] == len(shown["analysis"]["decisions"])
        assert Analysis.from_dict(shown["analysis"]).to_dict() == whole(SHORT).to_dict()
        assert client.delete("/tables/short/analysis").json()["state"] == "done"
        paths = client.get("/openapi.json").json()["paths"]
        assert set(paths["/api/v1/tables/{table_id}/analysis"]) == {"get", "post", "delete"}


# -- Without a server --


class NoBots:
    async def move(self, view: View, bot: str, seed: int | None = None) -> str:
        return view.legal_moves[0]

    async def advice(self, view: View) -> list[Thought]:
        return []


async def device(log: list[dict[str, Any]]) -> App:
    """A device on which Ann has played a game."""
    app = App(Memory(), NoBots(), "en")
    app.analyses.simulations = SMALL
    await app.tables.open(map(here, log))
    return app


def test_a_device_analyzes_its_games_as_a_server_does_and_keeps_that(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offline_analysis, "FIRST", 0)

    async def ask() -> None:
        app = await device(SHORT)
        [row] = await app.tables.rows()
        path = f"/tables/{row.id}/analysis"
        assert "Analyze" in (await app.answer(Request(path))).text
        assert (await app.answer(Request(path, {}))).where == path
        assert "data-wait" in (await app.answer(Request(path, live=True))).text
        while app.analyses.running:
            await app.analyses.running
        again = App(app.storage, NoBots(), "en")
        page = (await again.answer(Request(path))).text
        assert "in the end" in page
        kept = await again.analyses.kept(row.id)
        assert kept
        assert kept.to_dict() == whole(SHORT).to_dict()
        assert 'id="judged"' in (await again.answer(Request(f"{path}?at=0"))).text
        assert "Find a better move" in (await again.answer(Request(f"{path}?find=0"))).text

    asyncio.run(ask())


def test_a_device_goes_on_where_an_analysis_was_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offline_analysis, "FIRST", 0)
    monkeypatch.setattr(offline_analysis, "KEEP", -1)

    async def ask() -> None:
        app = await device(LONGER)
        [row] = await app.tables.rows()
        path = f"/tables/{row.id}/analysis"
        real, asked = app.analyses.ask, 0

        async def counted(question: Any) -> Any:
            nonlocal asked
            asked += 1
            if app.analyses.work and app.analyses.work.analysis.done == 2:
                assert (await app.answer(Request(path, {"do": "cancel"}))).where == path
            return await real(question)

        app.analyses.ask = counted
        await app.answer(Request(path, {}))
        while app.analyses.running:
            await app.analyses.running
        kept, first = await app.analyses.kept(row.id), asked
        assert kept
        assert kept.done == 2
        assert "Analyze" in (await app.answer(Request(path))).text
        app.analyses.ask = real
        await app.answer(Request(path, {}))
        while app.analyses.running:
            await app.analyses.running
        done = await app.analyses.kept(row.id)
        assert done
        assert done.to_dict() == whole(LONGER).to_dict()
        assert first < 40

    asyncio.run(ask())


def test_a_device_analyzes_no_game_that_runs() -> None:
    async def ask() -> None:
        app = await device(MIDWAY)
        [row] = await app.tables.rows()
        forms: list[dict[str, str] | None] = [None, {}]
        for form in forms:
            answer = await app.answer(Request(f"/tables/{row.id}/analysis", form))
            assert answer.status == 409
            assert "The game is not over yet." in answer.text
        assert (await app.answer(Request("/replays/nothing/analysis"))).status == 404

    asyncio.run(ask())
