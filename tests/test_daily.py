"""The deal of the day: the same cards and the same replies for everybody, once for each, and nothing told too early."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from screens import desk
from test_offline_app import Device, on_a_device

from irisdeck.bots import safe_move
from irisdeck.cli import main
from irisdeck.game import GAMES, Refused, game
from irisdeck.server import deals as server_deals
from irisdeck.server.deals import DailyDeals
from irisdeck.server.store import Store
from irisdeck.server.tables import Tables
from irisdeck.table import commands
from irisdeck.table.daily import (
    LEVELS,
    SEAT,
    Deal,
    Entry,
    Kind,
    Score,
    compared,
    day_before,
    day_of,
    key_of,
    kind_of,
    kinds,
    played_by,
    read_day,
)
from irisdeck.table.table import Table, daily_opened
from irisdeck.terminal import daily as terminal_daily
from irisdeck.terminal.tui.local import LocalTable, read_events
from irisdeck.terminal.tui.table import TablePage
from irisdeck.web.daily import results

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from irisdeck.game import Move, View

DAY = "2026-11-18"
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
every_kind = pytest.mark.parametrize("kind", [kind.id for kind in kinds()])


def deal_of(kind: str, day: str = DAY, secret: bytes = b"") -> Deal:
    return Deal(key_of(day, secret), day, kind)


def opened_table(deal: Deal) -> Table:
    return Table(daily_opened(deal, "ann", "Ann"))


def play(table: Table, seed: int = 1, moves: int = 10_000) -> Table:
    """Ann plays at random, always the same way; the bots reply."""
    rng = Random(seed)
    while table.running and table.moves < moves:
        assert table.state
        if spec := table.bot_to_act:
            move: str = safe_move(spec, table.state.view(table.state.seat), table.dice)
        else:
            move = rng.choice(table.state.legal_moves)
        table.apply(table.decide_move(move))
    return table


def moves_of(table: Table) -> list[tuple[int, Any]]:
    assert table.state
    return list(table.state.history)


async def think(view: View, bot: str, seed: int) -> Move:
    return safe_move(bot, view, seed)


# -- Chance --


def test_every_game_has_a_deal_for_two_and_where_it_can_one_for_four() -> None:
    assert {kind.game for kind in kinds()} == set(GAMES)
    for name, one in GAMES.items():
        assert [kind.players for kind in kinds() if kind.game == name] == [n for n in (2, 4) if n in one.seats]


@every_kind
def test_the_same_play_meets_the_same_replies(kind: str) -> None:
    first, second = (play(opened_table(deal_of(kind))) for _ in range(2))
    assert moves_of(first) == moves_of(second)
    assert first.over


@every_kind
def test_a_bot_throws_the_same_dice_whatever_was_played_before(kind: str) -> None:
    """They follow from the day, the seat and the number of the decision."""
    thrown: list[dict[tuple[int, int], int]] = []
    for seed in (1, 2):
        table, made, dice = opened_table(deal_of(kind)), Counter[int](), {}
        rng = Random(seed)
        while table.running:
            assert table.state
            assert table.dice is not None
            seat = table.state.seat
            dice[seat, made[seat]] = table.dice
            made[seat] += 1
            table.apply(table.decide_move(rng.choice(table.state.legal_moves)))
        thrown.append(dice)
    common = thrown[0].keys() & thrown[1].keys()
    assert len(common) > 2
    assert {key: thrown[0][key] for key in common} == {key: thrown[1][key] for key in common}
    assert len(set(thrown[0].values())) == len(thrown[0])


@every_kind
def test_another_day_or_another_secret_is_another_deal(kind: str) -> None:
    deals = [deal_of(kind), deal_of(kind, "2026-11-19"), deal_of(kind, secret=b"one"), deal_of(kind, secret=b"two")]
    assert len({deal.begin()["deal"] for deal in deals}) == len(deals)
    cards = [sorted(deal.begin()["deal"].split()) for deal in deals]
    sets = {tuple(hand) for hand in cards}
    assert len(sets) == 1 or kind_of(kind).players == 2  # faces of a card may change places


def test_later_rounds_follow_from_the_day_and_no_card_is_lost() -> None:
    """Red7 for several rounds: won cards stay away, and the rest comes in the same order."""
    state = game("red7", 2, advanced=True).deal(3)
    deck = state.game.show_deck(state._deals[0][1])
    deal = deal_of("red7-2")
    whole, fewer = deal.chance.shuffled(deck, 2).split(), deal.chance.shuffled(" ".join(deck.split()[5:]), 2).split()
    assert fewer == [card for card in whole if card in fewer]
    assert sorted(whole) == sorted(deck.split())
    assert whole != deal.chance.shuffled(deck, 3).split()


# -- A table --


def test_the_game_that_counts_has_no_hints_no_undo_and_no_friendly_end() -> None:
    table = play(opened_table(deal_of("duel-2")), moves=6)
    while table.running and table.turn != SEAT:
        table = play(table, moves=table.moves + 1)
    assert not table.hints
    with pytest.raises(Refused):
        table.decide("ann", commands.Hint(table.moves))
    with pytest.raises(Refused):
        table.decide("ann", commands.Offer())
    before = table.moves
    while table.running and table.moves == before:
        assert table.state
        table.apply(table.decide("ann", commands.Move(table.state.legal_moves[0], table.moves)))
    assert not table.may_undo(SEAT)


def test_played_again_it_has_the_same_cards_and_replies_and_does_not_count() -> None:
    first = play(opened_table(deal_of("tricks-4")))
    again = Table(first.again(by="ann"))
    assert again.seat_of("ann") == SEAT
    assert again.daily
    assert not again.daily.counts
    assert again.hints
    assert moves_of(play(again)) == moves_of(first)


def test_giving_up_is_a_lost_deal_without_a_score() -> None:
    table = opened_table(deal_of("red7-2"))
    table.apply(table.decide("ann", commands.Resign()))
    from irisdeck.server.rows import daily_row

    row = daily_row(table)
    assert row
    assert (row.share, row.score) == (0, None)


def test_a_log_with_a_broken_deal_is_refused() -> None:
    events = daily_opened(deal_of("red7-2"), "ann", "Ann")
    for wrong in ({"key": "zz"}, {"day": "tomorrow"}, {"kind": "chess-2"}, {"more": 1}):
        first = {**events[0], "daily": {**events[0]["daily"], **wrong}}
        with pytest.raises((ValueError, TypeError, Refused)):
            Table([first, *events[1:]])


# -- Results --


@every_kind
def test_bots_play_the_same_cards_in_the_same_seat(kind: str) -> None:
    """Whoever plays as the medium bot does, with its dice, gets its result."""
    deal = deal_of(kind)
    score = asyncio.run(played_by("medium", deal, think))
    assert score == asyncio.run(played_by("medium", deal, think))
    table = opened_table(deal)
    while table.running:
        assert table.state
        table.apply(table.decide_move(safe_move("medium", table.state.view(table.state.seat), table.dice)))
    assert table.state
    assert score.score == table.state.scores[SEAT]
    assert (score.share > 0) == (SEAT in table.winners)


def test_a_result_is_compared_with_people_and_bots() -> None:
    entries = [
        Entry("ann", "Ann", Score(1.0, 30)),
        Entry("bob", "Bob", Score(0.0, 20)),
        Entry("cleo", "Cleo", None),
        Entry("bot:easy", "easy", Score(0.0, 10)),
        Entry("dan", "Dan", Score(0.0, None)),
    ]
    result = compared(entries, "ann")
    assert [entry.name for entry in result.entries] == ["Ann", "Bob", "easy", "Dan"]
    assert result.people
    assert (result.people.games, result.people.share, result.people.score) == (2, 0, 20)
    assert result.bots
    assert result.bots.score == 10
    assert (result.ahead, result.points_ahead) == (1, 15)
    assert compared(entries[:1], "ann").ahead is None


def test_whoever_got_as_much_shares_the_place() -> None:
    shares = {"ann": (1.0, 1), "bob": (1.0, 1), "bot:easy": (1.0, 1), "cleo": (0.0, 0), "dan": (0.0, None)}
    result = compared([Entry(who, who.title(), Score(*score)) for who, score in shares.items()], "ann")
    assert [result.place(entry) for entry in result.entries] == [1, 1, 1, 4, 5]
    listed = results(result, Kind("red7", 2), "2026-11-18", "ann")
    assert [row["place"] for row in listed["rows"]] == [1, 1, 1, 4, 5]


# -- Days and kinds --


def test_bad_kinds_and_days_are_refused_with_a_sentence() -> None:
    for wrong in ("", "chess-2", "red7", "red7-3", "red7-04", "../red7-2"):
        with pytest.raises(Refused) as refused:
            kind_of(wrong)
        assert refused.value.said == "There is no such deal of the day."
    for wrong in ("", "yesterday", "2026-11-19", "2026-02-30", "20261118", "2026-W47-3", "9999-12-31"):
        with pytest.raises(Refused) as refused:
            read_day(wrong, DAY)
        assert refused.value.said == "There is no deal of that day here."
    assert read_day(DAY, DAY) == DAY
    assert day_of(NOON) == DAY
    assert day_before("2026-03-01") == "2026-02-28"


# -- A server --


@asynccontextmanager
async def served(folder: Path, secret: bytes = b"s" * 32) -> AsyncIterator[DailyDeals]:
    async with Store(folder / "tables.db") as store:
        tables = Tables(store)
        await tables.start()
        deals = DailyDeals(tables, secret)
        yield deals
        deals.close()
        await tables.close()


async def finish(deals: DailyDeals, table_id: str, player: str) -> None:
    """Play to the end, the first legal move each time."""
    while not (table := await deals.tables.get(table_id)).over:
        if table.to_act(table.seat_of(player)):
            assert table.state
            await deals.tables.act(table_id, player, commands.Move(table.state.legal_moves[0], table.moves))
        else:
            await asyncio.sleep(0.001)


@pytest.fixture
def noon(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """A clock that stands still until it is set."""
    clock = {"now": NOON}
    monkeypatch.setattr("time.time", lambda: clock["now"])
    monkeypatch.setattr(server_deals, "LEVELS", LEVELS[:2])  # the third has to be compiled
    return clock


def test_a_deal_is_begun_once_and_gone_on_with(tmp_path: Path, noon: dict[str, float]) -> None:
    async def run() -> None:
        async with served(tmp_path) as deals:
            both = await asyncio.gather(*(deals.open("red7-2", "ann", "Ann", "person") for _ in range(2)))
            assert both[0] == both[1]
            await deals.tables.act(both[0], "ann", commands.Leave())
            assert await deals.open("red7-2", "ann", "Ann", "person") == both[0]
            assert (await deals.tables.get(both[0])).seat_of("ann") == SEAT, "whoever comes back sits down again"
            other = await deals.open("red7-2", "bob", "Bob", "person")
            assert other != both[0]
            first, second = [await deals.store.events(name) for name in (both[0], other)]
            begun = [next(e for e in log if e["kind"] == "begin")["deal"] for log in (first, second)]
            assert begun[0] == begun[1], "everybody has the same cards"
        async with served(tmp_path, b"t" * 32) as deals:  # with other keys: the deals of today stay
            assert await deals.open("red7-2", "ann", "Ann", "person") == both[0]
            third = await deals.store.events(await deals.open("red7-2", "cleo", "Cleo", "person"))
            assert next(e for e in third if e["kind"] == "begin")["deal"] == begun[0]

    asyncio.run(run())


def test_an_interrupted_opening_is_completed(tmp_path: Path, noon: dict[str, float]) -> None:
    async def run() -> None:
        async with served(tmp_path) as deals:
            deal = await deals.deal(DAY, "tricks-4")
            table_id, events = deals._table_id(deal, "ann"), daily_opened(deal, "ann", "Ann")
            await deals.tables.open_once(table_id, "ann", *events[:3])
            assert (await deals.tables.get(table_id)).state is None
            assert await deals.open("tricks-4", "ann", "Ann", "person") == table_id
            assert (await deals.tables.get(table_id)).state

    asyncio.run(run())


def test_nothing_is_told_before_the_own_game_is_over(tmp_path: Path, noon: dict[str, float]) -> None:
    async def run() -> None:
        async with served(tmp_path) as deals:
            ann = await deals.open("red7-2", "ann", "Ann", "person")
            await finish(deals, ann, "ann")
            result = await deals.results(DAY, "red7-2", "ann", patience=60)
            assert {entry.player for entry in result.entries} == {"ann", "bot:easy", "bot:medium"}
            bob = await deals.open("red7-2", "bob", "Bob", "person")
            for player in ("bob", "cleo"):
                for ask in (
                    deals.results(DAY, "red7-2", player),
                    deals.open_again(DAY, "red7-2", player, "X", "person"),
                ):
                    with pytest.raises(Refused, match="daily-not-over"):
                        await ask
            await finish(deals, bob, "bob")
            result = await deals.results(DAY, "red7-2", "bob")
            assert result.people
            assert result.people.games == 1
            again = await deals.tables.get(await deals.open_again(DAY, "red7-2", "bob", "Bob", "person"))
            assert again.daily
            assert not again.daily.counts

    asyncio.run(run())


def test_a_game_begun_before_midnight_counts_for_its_day(tmp_path: Path, noon: dict[str, float]) -> None:
    async def run() -> None:
        async with served(tmp_path) as deals:
            noon["now"] = NOON + 12 * 3600 - 1
            late = await deals.open("red7-2", "ann", "Ann", "person")
            noon["now"] += 2
            assert deals.today == "2026-11-19"
            with pytest.raises(Refused, match="daily-not-over"):
                await deals.results(DAY, "red7-2", "ann")
            await finish(deals, late, "ann")
            own = await deals.own("ann", DAY, deals.today)
            assert [(day, entry.score is not None) for (day, _), entry in own.items()] == [(DAY, True)]
            assert (await deals.results(DAY, "red7-2", "ann")).own
            assert (await deals.results(DAY, "red7-2", "bob")).own is None, (
                "the day is over: who has not played may look"
            )
            assert await deals.open("red7-2", "ann", "Ann", "person") != late, "a new day, a new deal"
            with pytest.raises(Refused, match="no-such-day"):
                await deals.results("2026-11-01", "red7-2", "ann")
            with pytest.raises(Refused, match="no-such-day"):
                await deals.results("2026-11-20", "red7-2", "ann")

    asyncio.run(run())


# -- The terminal --


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, noon: dict[str, float]) -> None:
    """Two bots in the person's seat: the third has to be compiled."""
    monkeypatch.setattr(terminal_daily, "LEVELS", LEVELS[:2])


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    answers = iter(lines)

    def ask(_: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", ask)


@pytest.mark.usefixtures("quick")
def test_at_the_prompt_a_deal_is_left_resumed_and_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["daily", "tricks", "--folder", str(tmp_path), "--language", "en"]
    assert main(["daily", "--folder", str(tmp_path), "--language", "en"]) == 0
    assert "tricks-4: Rainbow, the trick game, 4 players; Not played" in capsys.readouterr().out
    first = opened_table(deal_of("tricks-2"))
    while not first.to_act(SEAT):
        first = play(first, moves=first.moves + 1)
    assert first.state
    typed(monkeypatch, "undo", "hint", first.state.legal_moves[0])
    assert main(command) == 0
    text = capsys.readouterr().out
    assert "this game counts" in text
    assert "Nothing to undo" in text
    [file] = (tmp_path / "terminal" / "games").glob("*.jsonl")
    before = read_events(file)
    assert any(event["kind"] == "move" and event["seat"] == SEAT for event in before)
    typed(monkeypatch, *["moves"] * 2)
    assert main([*command, "--again"]) == 1, "not before it is over"
    assert main(command) == 0
    assert read_events(file)[: len(before)] == before
    with file.open("a") as log:
        log.write('{"kind":"resign","seat":0,"ends":true}\n')
    capsys.readouterr()
    assert main(command) == 0
    text = capsys.readouterr().out
    assert "Everybody with these cards" in text
    assert "You: lost" in text
    assert "Otter (medium): " in text
    assert main([*command, "--again"]) == 0
    assert "this game does not count" in capsys.readouterr().out
    assert main(["daily", "tricks", "--players", "3"]) == 2
    assert main(["daily", "chess"]) == 2


@pytest.mark.usefixtures("quick")
def test_on_the_screen_a_deal_is_played_and_compared(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.to("daily")
            await at.press("enter")
            await at.sees("Deal of the day: 2026-11-18")
            await at.to("red7-2")
            await at.press("enter")
            await at.until(lambda: isinstance(at.page, TablePage) and at.table.parts["status"]["mine"])
            assert "h" not in at.page.known, "no hints"
            await at.press("q")
            await at.sees("Go on")
            await at.press("enter")
            await at.until(lambda: isinstance(at.page, TablePage) and at.table.parts["status"]["mine"])
            await at.table.wish(do="resign")
            await at.sees("How others did")
            await at.press("d")
            await at.sees("Otter (medium)")
            await at.sees("You: lost")
            await at.press("enter")
            await at.until(lambda: isinstance(at.page, TablePage))
            client = at.table.client
            assert isinstance(client, LocalTable)
            assert client.table.daily
            assert not client.table.daily.counts

    asyncio.run(test())


# -- A device without a server --


def test_on_a_device_a_deal_is_played_once_and_compared_with_the_bots(noon: dict[str, float]) -> None:
    async def test(device: Device) -> None:
        assert "Deal of the day" in (await device.get("/")).text
        page = (await device.get("/daily")).text
        assert all(f'action="/daily/{kind.id}"' in page for kind in kinds())
        first = await device.post("/daily/red7-4")
        assert first.where.startswith("/tables/")
        assert (await device.post("/daily/red7-4")).where == first.where
        assert (await device.get(f"/daily/{DAY}/red7-4")).where == "/daily", "nothing is told before the end"
        assert (await device.post(f"/daily/{DAY}/red7-4")).status == 409
        kept = await device.app.tables.get(first.where.removeprefix("/tables/"))
        await device.play_to_the_end(kept)
        assert f'href="/daily/{DAY}/red7-4"' in (await device.get(first.where)).text
        results = (await device.get(f"/daily/{DAY}/red7-4")).text
        assert "Your result" in results
        assert "Cat (easy)" in results
        again = await device.post(f"/daily/{DAY}/red7-4")
        assert again.where != first.where
        assert (await device.post("/daily/red7-4")).where == first.where, "the first game stays the one that counts"
        exported = await device.app.tables.exported()
        other = Device()
        await other.post("/you/games", file=exported.encode())
        assert (DAY, "red7-4") in await other.app.tables.dailies()
        assert (await device.get("/daily/2026-11-19/red7-4")).status == 409
        assert (await device.post("/daily/chess-2")).status == 409

    on_a_device(test)


def test_on_a_device_giving_up_among_four_is_a_result(noon: dict[str, float]) -> None:
    async def test(device: Device) -> None:
        where = (await device.post("/daily/tricks-4")).where
        kept = await device.app.tables.get(where.removeprefix("/tables/"))
        await device.post(where, do="resign")
        await device.bots_play(kept)
        assert kept.table.over
        assert "Your result: lost" in (await device.get(f"/daily/{DAY}/tricks-4")).text

    on_a_device(test)
