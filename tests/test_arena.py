"""The arena: fair seats, honest errors, the same results however they are computed, and bots that fail."""

from __future__ import annotations

import json
import math
import os
import time
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import pytest
from positions import VARIANTS, named

import irisdeck
from irisdeck.bots import Bot
from irisdeck.game import InvalidOption, Move, View
from irisdeck.record import Record
from irisdeck.research.arena import Arena, ArenaReport, ArenaResults, Outcome, Sprt, WorkerDied, compete
from irisdeck.research.arena import stats as arena_stats
from irisdeck.research.arena.play import Seating, ranked
from irisdeck.research.arena.report import meetings
from irisdeck.research.intervals import share_of, student

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from irisdeck.game import Game

DUEL = irisdeck.game("duel")


def arena_of(game: str, players: int, *bots: str, **settings: Any) -> Arena:
    return Arena(irisdeck.game(game, players), bots, **settings)


def outcomes(results: ArenaResults) -> list[Outcome]:
    return [outcome for deal in results.deals for outcome in deal]


# -- The schedule --


@pytest.mark.parametrize(("players", "bots"), [(2, 2), (2, 3), (2, 5), (3, 3), (3, 4), (3, 5), (4, 4), (4, 7)])
def test_every_bot_sits_in_every_seat_equally_often_on_every_deal(players: int, bots: int) -> None:
    arena = arena_of("red7", players, *["random"] * bots)
    for deal in range(5):
        seatings = [seating for seating in arena.schedule(5) if seating.deal == deal]
        assert len(seatings) == arena.games_per_deal
        assert len(set(seatings)) == len(seatings)
        taken = Counter(place for seating in seatings for place in enumerate(seating.seats))
        assert len(taken) == players * bots
        assert len(set(taken.values())) == 1


def test_heads_up_everybody_meets_everybody() -> None:
    games = Counter(frozenset(seating.seats) for seating in arena_of("red7", 2, *["random"] * 5).schedule(1))
    assert len(games) == 10
    assert set(games.values()) == {2}


def test_larger_tables_are_mixed_evenly_from_deal_to_deal() -> None:
    """Any two of seven bots meet about equally often at tables of three."""
    met: Counter[frozenset[int]] = Counter()
    for seating in arena_of("red7", 3, *["random"] * 7).schedule(400):
        one, two, three = seating.seats
        met.update(map(frozenset, ((one, two), (one, three), (two, three))))
    assert len(met) == 21
    assert max(met.values()) < 1.2 * min(met.values())


def test_a_longer_schedule_begins_with_the_shorter_one() -> None:
    arena = arena_of("tricks", 3, *["random"] * 4, seed=5)
    assert [*arena.schedule(3)] == [*arena.schedule(9)][: 3 * arena.games_per_deal]


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_the_games_of_a_deal_share_its_cards(game: Game) -> None:
    arena = Arena(game, ("random",) * game.players, seed=3, records=True)
    records = [arena.play(seating).record for seating in arena.schedule(1)]
    first = [record["events"][0] for record in records if record]
    assert len(first) == game.players
    assert all(event == first[0] for event in first)


def test_bots_that_think_alike_share_every_deal() -> None:
    """Their dice belong to the seats, so the second game is the first with the names exchanged."""
    results = compete(arena_of("red7", 2, "greedy", "greedy"), 40, workers=1)
    assert all(first.scores == second.scores for first, second in results.deals)
    assert ArenaReport(results).standings[0].wins.value == 0.5


# -- Scores --


def test_equal_scores_share_a_rank() -> None:
    assert ranked([3, 9, 3, 1]) == (2, 1, 2, 4)
    assert ranked([0, 0]) == (1, 1)


def test_a_shared_victory_is_shared_and_a_tie_is_half() -> None:
    outcome = Outcome(0, (2, 0, 1), (1, 3, 1))
    assert [outcome.share(bot) for bot in range(3)] == [0, 0.5, 0.5]
    assert outcome.ahead(2, 1) == 0.5
    assert (outcome.ahead(2, 0), outcome.ahead(0, 1)) == (1, 0)


def test_the_interval_is_that_of_the_mean_over_deals() -> None:
    """Deals of 1, 0.5, 1 and 0: the mean is 0.625, and the squares of the distances to it add up to 0.6875."""
    estimate = share_of([1.0, 0.5, 1.0, 0.0], trials=8)
    assert estimate == pytest.approx((0.625, student(3) * math.sqrt(0.6875 / 3 / 4)))


def test_no_interval_is_empty() -> None:
    """The rule of three: what did not happen in forty games may happen in three of forty."""
    assert share_of([1.0] * 20, trials=40) == (1, 3 / 40)
    assert share_of([0.0] * 20, trials=40) == (0, 3 / 40)
    assert share_of([0.5], trials=2) == (0.5, 1)


def test_the_games_of_a_deal_are_one_observation() -> None:
    """Where the cards decide, the first seat wins both games, and nothing but equality is proved; else deals differ."""
    seatings, deals = ((0, 1), (1, 0)), range(10)
    cards = [[Outcome(deal, seats, (1, 2)) for seats in seatings] for deal in deals]
    skill = [[Outcome(deal, seats, ranked(seats if deal % 2 else seats[::-1])) for seats in seatings] for deal in deals]
    arena = arena_of("duel", 2, "random", "random")
    assert ArenaReport(ArenaResults(arena, deals=cards)).standings[0].wins == share_of([0.5] * 10, trials=20)
    assert ArenaReport(ArenaResults(arena, deals=skill)).standings[0].wins == share_of([0.0, 1.0] * 5, trials=20)


def test_every_pair_is_reported_both_ways() -> None:
    report = ArenaReport(compete(arena_of("tricks", 3, "greedy", "random", "random", "random"), 60, workers=1))
    assert len(report.pairs) == 12
    for (one, other), (value, width) in report.pairs.items():
        back = report.pairs[other, one]
        assert value + back.value == pytest.approx(1)
        assert width == pytest.approx(back.width)


# -- Ratings --


def deals_of(*won: tuple[int, int, int]) -> list[arena_stats.Meetings]:
    """Deals of one game each: (winner, loser, times)."""
    return [
        {(min(one, other), max(one, other)): (1.0, float(one < other))}
        for one, other, times in won
        for _ in range(times)
    ]


def test_ratings_of_a_known_example() -> None:
    """The worked example of Wikipedia's page on the Bradley-Terry model, and of choix."""
    won = [(0, 1, 2), (0, 3, 1), (1, 0, 3), (1, 2, 5), (2, 1, 3), (2, 3, 1), (3, 0, 4), (3, 2, 3)]
    ratings = arena_stats.bradley_terry(4, deals_of(*won), virtual=0)
    strengths = [math.exp(rating.value / arena_stats.ELO) for rating in ratings]
    assert strengths == pytest.approx([0.640, 1.043, 0.660, 2.270], abs=5e-4)


def test_three_wins_to_one_are_191_points() -> None:
    high, low = arena_stats.bradley_terry(2, deals_of((0, 1, 3), (1, 0, 1)), virtual=0)
    assert high.value - low.value == pytest.approx(400 * math.log10(3))
    error = math.sqrt(4 * 0.75 * 0.25) / (4 * 0.75 * 0.25)  # of log-odds: here the curvature alone gives the same
    assert 2 * high.width == pytest.approx(arena_stats.ELO * 1.96 * error)


def test_equals_are_rated_equal() -> None:
    circle = arena_stats.bradley_terry(3, deals_of((0, 1, 4), (1, 2, 4), (2, 0, 4)))
    assert [rating.value for rating in circle] == pytest.approx([0, 0, 0], abs=1e-9)
    assert circle[0].width == pytest.approx(circle[1].width) == pytest.approx(circle[2].width)


def test_who_wins_everything_is_rated_high_and_uncertain() -> None:
    high, low = arena_stats.bradley_terry(2, [{(0, 1): (2.0, 2.0)}] * 20)
    assert 300 < high.value < 500
    assert high.value == pytest.approx(-low.value)
    assert high.width > 100


def test_more_deals_make_ratings_surer() -> None:
    few = arena_stats.bradley_terry(2, deals_of((0, 1, 30), (1, 0, 20)))
    many = arena_stats.bradley_terry(2, deals_of((0, 1, 120), (1, 0, 80)))
    assert many[0].width == pytest.approx(few[0].width / 2, rel=0.05)


def test_the_errors_of_ratings_hold_what_they_promise() -> None:
    """95 % of the intervals hold the truth, although luck of the deal ties its games together."""
    rng, held, runs = Random(2), 0, 200
    for _ in range(runs):
        deals = []
        for _ in range(60):
            luck = rng.choice([-0.2, 0.2])  # for whoever sits first
            deals.append({(0, 1): (2.0, float((rng.random() < 0.6 + luck) + (rng.random() < 0.6 - luck)))})
        value, width = arena_stats.bradley_terry(2, deals)[0]
        held += abs(value - 400 * math.log10(0.6 / 0.4) / 2) < width
    assert 0.91 <= held / runs <= 0.99


def test_openskill_rates_by_ranks() -> None:
    games = [((0, 1, 2), (1, 2, 3)), ((2, 0, 1), (3, 1, 2)), ((1, 2, 0), (2, 3, 1))] * 10
    first, second, third = arena_stats.plackett_luce(3, games)
    assert first.value - first.width > second.value > third.value + third.width
    draws = arena_stats.plackett_luce(3, [((0, 1, 2), (1, 1, 1))] * 10)
    assert [rating.value for rating in draws] == pytest.approx([25, 25, 25])


# -- The sequential test --


def decided(sprt: Sprt, wins: float, rng: Random, limit: int = 5000) -> str | None:
    """Adds deals of two games until the test knows; so many games of a hundred are won."""
    while sprt.verdict is None and sprt.deals < limit:
        sprt.add(((rng.random() < wins) + (rng.random() < wins)) / 2)
    return sprt.verdict


def test_the_sequential_test_finds_the_stronger_bot() -> None:
    assert decided(Sprt(0, 30), 0.6, Random(1)) == "H1"
    assert decided(Sprt(0, 30), 0.5, Random(1)) == "H0"
    assert decided(Sprt(0, 30), 0.4, Random(1)) == "H0"


def test_clear_answers_come_early() -> None:
    sure, close = Sprt(0, 30), Sprt(0, 30)
    decided(sure, 0.9, Random(1))
    decided(close, 0.55, Random(1))
    assert sure.deals < close.deals / 2


def test_the_sequential_test_errs_no_more_often_than_it_promises() -> None:
    rng, runs = Random(7), 200
    for wins, wrong in ((0.5, "H1"), (arena_stats.expected(60), "H0")):
        errors = sum(decided(Sprt(0, 60), wins, rng) == wrong for _ in range(runs))
        assert errors / runs <= 0.05 + 2 * math.sqrt(0.05 * 0.95 / runs)


def test_the_log_likelihood_ratio_of_a_known_example() -> None:
    """Eight deals of 1, 1, 1, 0.5, 0.5, 0.5, 0.5, 0 and the virtual 0 and 1: mean 0.6, variance 0.14."""
    sprt = Sprt(0, 100)
    for score in (1, 1, 1, 0.5, 0.5, 0.5, 0.5, 0):
        sprt.add(score)
    high = 1 / (1 + 10 ** (-100 / 400))
    assert sprt.llr == pytest.approx((high - 0.5) * (5 - 8 * (0.5 + high) / 2) / 0.14)
    assert sprt.bounds == pytest.approx((-2.944, 2.944), abs=1e-3)


def test_the_sequential_test_ends_the_run() -> None:
    arena, sprt = arena_of("duel", 2, "greedy", "random"), Sprt(0, 100)
    results = compete(arena, None, sprt=sprt, workers=1)
    assert sprt.verdict == "H1"
    assert len(results.deals) == sprt.deals < 50
    assert "H1 accepted: greedy is rather 100 than 0 Elo stronger than random" in str(ArenaReport(results))
    undecided = compete(arena, 4, sprt=Sprt(0, 1), workers=1)
    assert "no verdict yet" in str(ArenaReport(undecided))
    assert len(undecided.deals) == 2


# -- The same results, whoever plays and whatever happens --


def test_workers_change_nothing() -> None:
    arena = arena_of("red7", 3, "greedy", "random", "random", "random", seed=4, records=True)
    told = []
    for workers in (1, 2, 3):
        lines: list[str] = []
        results = compete(arena, 30, workers=workers, write=lines.append)
        told.append((outcomes(results), lines))
    assert told[0] == told[1] == told[2]
    assert len(told[0][0]) == 36  # whole deals


def test_the_sequential_test_stops_at_the_same_deal_for_all_workers() -> None:
    arena = arena_of("duel", 2, "greedy", "random", seed=4)
    alone, shared = (compete(arena, None, sprt=Sprt(0, 100), workers=workers) for workers in (1, 2))
    assert outcomes(alone) == outcomes(shared)


def test_a_run_goes_on_where_its_log_ends(tmp_path: Path) -> None:
    """Wherever a crash cuts the log."""
    arena = arena_of("tricks", 3, "greedy", "random", "random", seed=4, records=True)
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    records: list[str] = []
    results = compete(arena, 12, workers=1, log=whole, write=records.append)
    log = whole.read_bytes()
    for length in [0, 1, len(log) - 1, len(log), *(Random(1).randrange(len(log)) for _ in range(12))]:
        cut.write_bytes(log[:length])
        again: list[str] = []
        resumed = compete(arena, 12, workers=1, log=cut, write=again.append)
        assert outcomes(resumed) == outcomes(results)
        assert cut.read_bytes() == log
        assert again == records


def test_what_is_in_the_log_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arena, log = arena_of("duel", 2, "greedy", "random"), tmp_path / "log.jsonl"
    results = compete(arena, 20, workers=1, log=log)
    monkeypatch.setattr(Arena, "play", None)
    assert outcomes(compete(arena, 20, workers=1, log=log)) == outcomes(results)
    assert outcomes(compete(arena, 10, workers=1, log=log)) == outcomes(results)[:10]


def after(games: int) -> Callable[[int], None]:
    """Ctrl-C after so many games."""
    left = [games]

    def progress(played: int) -> None:
        left[0] -= played
        if left[0] <= 0:
            raise KeyboardInterrupt

    return progress


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_keeps_what_is_done(tmp_path: Path, workers: int) -> None:
    arena, log = arena_of("duel", 2, "greedy", "random", "random"), tmp_path / "log.jsonl"
    stopped = compete(arena, 60, workers=workers, log=log, progress=after(20))
    assert stopped.interrupted
    assert (len(stopped.deals), len(stopped.unfinished)) == (3, 2)
    assert "18 games, 3 deals" in str(ArenaReport(stopped))
    resumed = compete(arena, 60, workers=workers, log=log)
    assert not resumed.interrupted
    assert outcomes(resumed) == outcomes(compete(arena, 60, workers=1))
    assert len(log.read_text(encoding="utf-8").splitlines()) == 61


def test_without_a_finished_deal_there_is_nothing_to_report() -> None:
    report = ArenaReport(compete(arena_of("duel", 2, "greedy", "random"), 60, workers=1, progress=after(1)))
    assert not report
    assert str(report) == "no deal was finished"


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (arena_of("tricks", 2, "greedy", "random"), "game is 'duel' there and 'tricks' here"),
        (Arena(irisdeck.game("duel", first=1), ("greedy", "random")), "options is"),
        (arena_of("duel", 2, "random", "greedy"), r"bots is \['greedy', 'random'\] there"),
        (arena_of("duel", 2, "greedy", "random", seed=1), "seed is 0 there and 1 here"),
        (arena_of("duel", 2, "greedy", "random", records=True), "records is False there and True here"),
    ],
)
def test_the_log_of_another_arena_is_refused(tmp_path: Path, other: Arena, said: str) -> None:
    log = tmp_path / "log.jsonl"
    compete(arena_of("duel", 2, "greedy", "random"), 4, workers=1, log=log)
    before = log.read_bytes()
    with pytest.raises(InvalidOption, match=f"is the log of another arena: {said}"):
        compete(other, 4, workers=1, log=log)
    assert log.read_bytes() == before


@pytest.mark.parametrize("text", ["my diary", "my diary\n", "{}\n", "[1]\n", '{"format":"irisdeck/1"}\n', "\n"])
def test_a_file_that_is_no_log_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "diary.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(InvalidOption, match=r"diary.txt is no log of an arena; choose another file"):
        compete(arena_of("duel", 2, "greedy", "random"), 4, workers=1, log=file)
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("line", ["nonsense", "{}", "[]", '{"deal":7,"seats":[0,1],"ranks":[1,2]}', '{"deal":0,"x":1}'])
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    arena, log = arena_of("duel", 2, "greedy", "random"), tmp_path / "log.jsonl"
    compete(arena, 6, workers=1, log=log)
    lines = log.read_text(encoding="utf-8").splitlines()
    log.write_text("\n".join([*lines[:2], line, *lines[3:]]) + "\n", encoding="utf-8")
    with pytest.raises(InvalidOption, match=r"log.jsonl: line 3 is not the game that was due there"):
        compete(arena, 6, workers=1, log=log)


def test_a_log_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidOption, match="cannot write"):
        compete(arena_of("duel", 2, "greedy", "random"), 4, workers=1, log=tmp_path)


class Deadly(Arena):
    """An arena whose third deal kills whoever plays it."""

    def play(self, seating: Seating) -> Outcome:
        if seating.deal == 2:
            os._exit(9)
        return super().play(seating)


def test_a_worker_that_dies_is_reported_and_what_was_played_is_kept(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    with pytest.raises(WorkerDied, match="a process that played is gone"):
        compete(Deadly(DUEL, ("greedy", "random")), 40, workers=2, log=log)
    assert len(compete(Arena(DUEL, ("greedy", "random")), 40, workers=1, log=log).deals) == 20


class Slow(Arena):
    """An arena whose later games take for ever."""

    def play(self, seating: Seating) -> Outcome:
        if seating.deal >= 2:
            time.sleep(60)
        return super().play(seating)


def test_ctrl_c_does_not_wait_for_the_games_under_way() -> None:
    start = time.monotonic()
    assert compete(Slow(DUEL, ("greedy", "random")), 40, workers=2, progress=after(4)).interrupted
    assert time.monotonic() - start < 30


# -- Bots that fail --


class Raises(Bot):
    """Gives up when there is a choice to make for the third time."""

    def act(self, view: View) -> Move:
        if len([seat for seat, _ in view.history if seat == view.seat]) >= 2:
            raise RuntimeError("I cannot\ngo on \ud800")
        return view.legal_moves[0]


class Cheats(Bot):
    """Plays what is not allowed."""

    def act(self, view: View) -> Move:
        return Move("win")


class Silent(Bot):
    """Says nothing at all."""

    def act(self, view: View) -> Move:
        return None  # type: ignore[return-value]


class Broken(Bot):
    """Can be made only once."""

    left = 1

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        Broken.left -= 1
        if Broken.left < 0:
            raise OSError("the net is gone")

    def act(self, view: View) -> Move:
        return view.legal_moves[0]


@pytest.fixture(autouse=True)
def failing_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enters them under their names, in this process only."""
    failing: dict[str, type[Bot]] = {kind.__name__.lower(): kind for kind in (Raises, Cheats, Silent, Broken)}
    real = irisdeck.bots.bot

    def bot(spec: str, seed: int | None = None) -> Bot:
        return failing[spec](seed) if spec in failing else real(spec, seed)

    monkeypatch.setattr(Broken, "left", 1)
    monkeypatch.setattr("irisdeck.bots.bot", bot)


@pytest.mark.parametrize(
    ("bot", "error"),
    [
        ("raises", "RuntimeError: I cannot go on \\ud800"),
        ("cheats", "InvalidNotation: 'win' is no move of duel"),
        ("silent", "InvalidNotation: a move of duel is text, not NoneType"),
        ("broken", "OSError: the net is gone"),
    ],
)
def test_a_bot_that_fails_forfeits_and_is_named(bot: str, error: str, tmp_path: Path) -> None:
    arena = arena_of("duel", 2, "random", bot, records=True)
    lines: list[str] = []
    report = ArenaReport(compete(arena, 10, workers=1, log=tmp_path / "log.jsonl", write=lines.append))
    first, last = report.standings
    assert (first.bot, first.wins.value, first.forfeits, first.error) == ("random", 1, 0, None)
    assert (last.bot, last.wins.value, last.forfeits) == (bot, 0, 10)
    assert last.error is not None
    assert last.error.startswith(error)
    assert f"{bot} forfeited 10 of 10 games, first by {error}" in str(report)
    for line in lines:
        record = Record.from_json(line)
        record.check()
        assert record.scores is None
        assert record.others["forfeit"]["seat"] == record.names.index(f"bot:{bot}") if record.names else False


def test_at_larger_tables_who_fails_is_last_and_the_others_share() -> None:
    results = compete(arena_of("red7", 3, "random", "cheats", "greedy"), 3, workers=1)
    for outcome in outcomes(results):
        assert [outcome.rank(bot) for bot in range(3)] == [1, 3, 1]
        assert [outcome.share(bot) for bot in range(3)] == [0.5, 0, 0.5]
        assert outcome.scores is None
    assert [one.bot for one in ArenaReport(results).standings][-1] == "cheats"


def test_forfeits_survive_the_log(tmp_path: Path) -> None:
    arena, log = arena_of("duel", 2, "random", "raises"), tmp_path / "log.jsonl"
    results = compete(arena, 6, workers=1, log=log)
    assert outcomes(compete(arena, 6, workers=1, log=log)) == outcomes(results)


# -- What is wrong is said --


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ((), "2 players need 2 bots or more, not 0"),
        (("greedy",), "2 players need 2 bots or more, not 1"),
        (("greedy", "nobody"), "there is no bot 'nobody'"),
        (("greedy", ""), "there is no bot ''"),
    ],
)
def test_wrong_bots_are_refused(bots: tuple[str, ...], said: str) -> None:
    with pytest.raises(InvalidOption, match=said):
        Arena(DUEL, bots)


def test_a_bot_that_cannot_be_made_is_refused_before_anything_is_played() -> None:
    Broken.left = 0
    with pytest.raises(InvalidOption, match="bot 'broken' cannot be made: OSError: the net is gone"):
        Arena(DUEL, ("broken", "random"))


def test_too_few_bots_for_the_table_are_refused() -> None:
    with pytest.raises(InvalidOption, match="3 players need 3 bots or more, not 2"):
        arena_of("red7", 3, "greedy", "random")


def test_wrong_numbers_are_refused() -> None:
    two, three = arena_of("duel", 2, "greedy", "random"), arena_of("duel", 2, "greedy", "random", "random")
    for games in (0, -3):
        with pytest.raises(InvalidOption, match="an arena plays one game or more"):
            compete(two, games)
    with pytest.raises(InvalidOption, match="only a sequential test needs no number of games"):
        compete(two, None)
    with pytest.raises(InvalidOption, match="a sequential test compares two bots, not 3"):
        compete(three, 10, sprt=Sprt())


@pytest.mark.parametrize(
    "settings",
    [{"elo0": 5, "elo1": 5}, {"elo1": math.nan}, {"elo1": 1e9}, {"alpha": 0}, {"beta": 0.5}, {"beta": math.nan}],
)
def test_wrong_tests_are_refused(settings: dict[str, float]) -> None:
    with pytest.raises(InvalidOption, match="must"):
        Sprt(**settings)  # type: ignore[arg-type]


def test_the_same_bot_may_play_twice_and_is_numbered() -> None:
    assert arena_of("duel", 2, "random", "greedy", "random", "random").names == (
        "random",
        "greedy",
        "random#2",
        "random#3",
    )


# -- Reports --


def test_greedy_beats_random_at_a_table_of_three() -> None:
    report = ArenaReport(compete(arena_of("red7", 3, "greedy", "random", "random"), 90, workers=1))
    best = report.standings[0]
    assert best.bot == "greedy"
    assert best.wins.value - best.wins.width > 1 / 3
    assert all(best.rating.value - best.rating.width > other.rating.value for other in report.standings[1:])


def test_the_table_lists_every_bot_once_and_lines_up() -> None:
    results = compete(arena_of("red7", 2, "greedy", "random", "random"), 30, workers=1)
    lines = str(ArenaReport(results)).splitlines()
    assert lines[0] == "red7, 2 players, seed 0: 30 games, 5 deals, each played 6 times with seats exchanged"
    assert len(lines) == 1 + 4 + 4
    assert len({line.index("±") for line in lines[2:5]}) == 1
    assert [line.split()[1] for line in lines[2:5]] == [line.split()[1] for line in lines[6:9]]


def test_the_table_names_options_that_are_not_the_usual_ones() -> None:
    arena = Arena(irisdeck.game("red7", 2, actions=True), ("greedy", "random"))
    assert str(ArenaReport(compete(arena, 2, workers=1))).startswith(
        "red7, 2 players, actions=True, seed 0: 2 games, 1 deal,"
    )


@pytest.mark.parametrize("players", [2, 3])
def test_json_is_json(players: int) -> None:
    arena = arena_of("red7", players, *["greedy", "random", "random"][:players])
    report = ArenaReport(compete(arena, 12, sprt=Sprt() if players == 2 else None, workers=1))
    told = json.loads(json.dumps(report.to_dict(), allow_nan=False))
    assert told["games"] == 12
    assert told["model"] == ("elo" if players == 2 else "openskill")
    assert {bot["bot"] for bot in told["bots"]} == set(arena.names)
    assert all(len(bot["wins"]) == len(bot["rating"]) == 2 for bot in told["bots"])
    assert len(told["pairs"]) == players * (players - 1)
    assert (told["sprt"] is None) == (players == 3)


def test_the_plot_is_a_picture_of_every_bot(tmp_path: Path) -> None:
    report = ArenaReport(compete(arena_of("red7", 2, "greedy", "random"), 8, workers=1))
    report.plot(tmp_path / "ratings.SVG")
    drawn = ET.parse(tmp_path / "ratings.SVG").getroot()
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    assert {"greedy", "random"} <= {text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")}


@pytest.mark.parametrize("name", ["ratings.png", "ratings.txt", "ratings"])
def test_a_plot_that_is_no_svg_is_refused(tmp_path: Path, name: str) -> None:
    report = ArenaReport(compete(arena_of("red7", 2, "greedy", "random"), 2, workers=1))
    with pytest.raises(InvalidOption, match=rf"cannot draw .*{name}: charts are SVG, so the name must end in .svg"):
        report.plot(tmp_path / name)


def test_meetings_count_every_pair_of_a_game() -> None:
    deal = [Outcome(0, (0, 1, 2), (1, 2, 2)), Outcome(0, (2, 0, 1), (1, 2, 3))]
    assert meetings(deal) == {(0, 1): (2, 2), (0, 2): (2, 1), (1, 2): (2, 0.5)}
