"""The study of a game: every figure against a slow count from records, honest intervals, and the command."""

from __future__ import annotations

import json
import math
import re
import shlex
from collections import defaultdict
from functools import cache
from itertools import groupby
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from positions import VARIANTS, named
from test_cli import interrupted, run

import irisdeck
from irisdeck.engine import compile
from irisdeck.engine import figures as default_figures
from irisdeck.game import closing
from irisdeck.research.intervals import Estimate, student
from irisdeck.research.simulate import Job
from irisdeck.research.study import Counts, StudyReport, StudyResults, Variant, linked, page, study
from irisdeck.research.study.estimates import difference, estimate, quantile
from irisdeck.research.study.figures import Figure, columns, declared, figures, slug, spreads

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from irisdeck.game import Game, State
    from irisdeck.record import Record

Told = dict[str, list[float]]  # of a figure: what is counted in a game, and what it is told per


def at_random(game: Game, games: int, seed: int = 4) -> Variant:
    return Variant(game, ("random",) * game.players, games, seed)


class Interpreted(Variant):
    """A variant whose games are counted by plain Python, whatever plays them."""

    @property
    def engine(self) -> compile.Engine:
        return compile.engine(self.game.rules, "python", *linked(self.game))


# -- The slow way: figures from what everybody sees of recorded games --


def transitions(record: Record) -> Iterator[tuple[State, str, State]]:
    before: State | None = None
    for event, after in zip(record.events, record.replay(), strict=True):
        if "move" in event:
            assert before is not None
            yield before, event["move"], after
        before = after


def slow(game: Game, record: Record) -> Told:
    """All figures of one game, as sums of the game."""
    steps = [*transitions(record)]
    counted: Told = defaultdict(lambda: [0.0, 0.0])
    for figure in figures(game):
        counted[figure.key] = [0.0, 0.0]
    turns, rounds = {"duel": slow_duel, "tricks": slow_tricks, "red7": slow_red7}[game.name](game, steps, counted)
    slow_length(game, len(steps), turns, rounds, counted)
    slow_choices(game, steps, counted)
    slow_seats(game, steps, counted)
    return dict(counted)


def slow_length(game: Game, decisions: int, turns: int, rounds: int, counted: Told) -> None:
    counted["length.decisions"] = [decisions, 1]
    counted["length.turns"] = [turns, 1]
    counted["length.rounds"] = [rounds, 1]
    inner = "length.decisions_per_trick" if game.name == "tricks" else "length.decisions_per_turn"
    counted[inner] = [decisions, rounds if game.name == "tricks" else turns]
    counted["length.turns_per_round"] = [turns, rounds]


def slow_choices(game: Game, steps: list[Any], counted: Told) -> None:
    widths = [len(before.legal_moves) for before, _, _ in steps]
    counted["choices.moves"] = [sum(widths), len(widths)]
    counted["choices.forced"] = [widths.count(1), len(widths)]
    for k, width in enumerate(widths):
        part = counted[f"choices.part.{1 + 10 * k // len(widths)}"]
        part[0] += width
        part[1] += 1
    for width, (before, _, _) in zip(widths, steps, strict=True):
        asked = declared(game, default_figures)["asked"](game)[slow_asked(game, before.view(before.seat).seen)]
        counted[f"choices.asked.{slug(asked)}"][0] += width
        counted[f"choices.asked.{slug(asked)}"][1] += 1
        counted[f"choices.share.{slug(asked)}"][0] += 1
    for key in [key for key in counted if key.startswith("choices.share.")]:
        counted[key][1] = len(widths)


def slow_asked(game: Game, seen: dict[str, Any]) -> int:
    if game.name == "duel":
        return 0 if not seen["row"] else 2 if seen["turned"] else 3 if seen["laid"] else 1
    if game.name == "tricks":
        combos = [play["combo"] for play in seen["trick"]]
        larger = [combo for combo in combos if len(combo) > 1]
        following = 0 if not combos else 1 if not larger else 2 if len(set(larger[0])) == 1 else 3
        return 4 if seen["taking"] else following
    return ("start", "action of a 7", "action of a 5", "action of a 1", "canvas", "draw").index(
        {"seven": "action of a 7", "five": "action of a 5", "one": "action of a 1"}.get(seen["phase"], seen["phase"])
    )


def slow_seats(game: Game, steps: list[Any], counted: Told) -> None:
    opener, last = steps[0][0].seat, steps[-1][2]
    best, *others = sorted(last.scores, reverse=True)
    for seat, points in enumerate(last.scores):
        place = (seat - opener) % game.players + 1
        victory = (seat in last.winners) / len(last.winners)
        counted[f"seats.wins.{seat}"] = counted[f"seats.place.{place}"] = [victory, 1]
        if "scores.margin" in counted:
            counted[f"scores.seat.{seat}"] = counted[f"scores.place.{place}"] = [points, 1]
    counted["seats.shared"] = [len(last.winners) > 1, 1]
    if "scores.margin" in counted:
        counted["scores.winner"] = [best, 1]
        counted["scores.margin"] = [best - others[0], 1]


def in_rounds(steps: list[Any], over: Any) -> list[list[Any]]:
    """The steps of each round; `over` says whether a step ended one."""
    rounds: list[list[Any]] = [[]]
    for step in steps:
        rounds[-1].append(step)
        if over(step):
            rounds.append([])
    return [steps for steps in rounds if steps]


def in_turns(steps: list[Any]) -> list[list[Any]]:
    """The steps of each turn of a round: nobody has two turns running."""
    return [[*turn] for _, turn in groupby(steps, key=lambda step: step[0].seat)]


def row_won(before: Any, move: str, after: Any) -> dict[str, Any]:
    """How a row was decided by a move; empty if it was not."""
    end = closing(before, move, after)
    return end if "how" in end else {}


def slow_duel(game: Game, steps: list[Any], counted: Told) -> tuple[int, int]:
    rounds = in_rounds(steps, lambda step: row_won(*step))
    turns = [turn for steps in rounds for turn in in_turns(steps)]
    ways = {"n": "laid_as_seen", "b": "laid_blind", "f": "turned_up"}
    kinds = {"rainbow": "a_rainbow", "double": "a_double", "shade": "a_shade"}
    for one in rounds:
        (_, move, after), how = one[-1], row_won(*one[-1])
        end = kinds[how["how"]] if how else "no_decision_the_holder_is_empty"
        cards = len(how["row"]) if how else len(after.watch().seen["row"])
        counted[f"rounds.ended.{end}"][0] += 1
        for key, value in (("decisions", len(one)), ("turns", len(in_turns(one))), ("cards", cards)):
            counted[f"rounds.{key}.{end}"][0] += value
            counted[f"rounds.{key}.{end}"][1] += 1
        if how:
            counted["rounds.opener"][0] += how["winner"] == one[0][0].seat
            if how["how"] != "rainbow":
                counted[f"rounds.lost.{how['how']}.{ways[move[0]]}"][0] += 1
    decided = sum(bool(row_won(*one[-1])) for one in rounds)
    counted["rounds.nobodys"] = [57 - sum(steps[-1][2].scores), 1]
    names = {"n": "lay_as_seen", "b": "lay_blind", "f": "turn_a_card", "e": "end_the_turn"}
    for _, move, _ in steps:
        counted[f"moves.{names[move[0]]}"][0] += 1
    for turn in turns:
        counted[f"moves.laid.{sum(move[0] in 'nb' for _, move, _ in turn)}"][0] += 1
    for key in counted:
        if key.startswith("rounds.ended."):
            counted[key][1] = len(rounds)
        elif key.startswith("rounds.lost.") or key == "rounds.opener":
            counted[key][1] = decided
        elif key.startswith("moves."):
            counted[key][1] = len(turns) if "laid." in key else len(steps)
    return len(turns), len(rounds)


def slow_tricks(game: Game, steps: list[Any], counted: Told) -> tuple[int, int]:
    def over(step: Any) -> bool:
        return bool(step[2].over or (step[1][0] == "=" and not step[2].watch().seen["taking"]))

    rounds = in_rounds(steps, over)
    combos = [move for _, move, _ in steps if move[0] != "="]
    stacks = [move[1:] for _, move, _ in steps if move[0] == "="]
    for combo in combos:
        kind = "single" if len(combo) == 1 else f"{'set' if len(set(combo)) == 1 else 'run'}.{len(combo)}"
        counted[f"combos.{kind}"][0] += 1
    counted["combos.size"] = [sum(map(len, combos)), len(combos)]
    for one in rounds:
        played = [move for _, move, _ in one if move[0] != "="]
        taken = [sum(map(int, move[1:])) for _, move, _ in one if move[0] == "="]
        larger = [combo for combo in played if len(combo) > 1]
        kind = "singles_only" if not larger else "with_a_set" if len(set(larger[0])) == 1 else "with_a_run"
        counted["tricks.points"][0] += sum(taken)
        counted["tricks.first"][0] += taken[0]
        counted["tricks.leader"][0] += one[0][0].seat == one[len(played)][0].seat
        counted[f"tricks.kind.{kind}"][0] += 1
        counted[f"tricks.kind_points.{kind}"][0] += sum(taken)
        counted[f"tricks.kind_points.{kind}"][1] += 1
    slow_tricks_end(game, steps, counted)
    counted["tricks.pairs"] = [sum(len(stack) == 2 for stack in stacks), len(stacks)]
    for key in counted:
        if key.startswith(("combos.set", "combos.run", "combos.single")):
            counted[key][1] = len(combos)
        elif key.startswith("tricks.kind.") or key in ("tricks.points", "tricks.first", "tricks.leader"):
            counted[key][1] = len(rounds)
        elif key.startswith("end.out."):
            counted[key][1] = 1
    return len(combos), len(rounds)


def slow_tricks_end(game: Game, steps: list[Any], counted: Told) -> None:
    last = steps[-1][2]
    hands = last.watch().seen["hands"]
    counted[f"end.out.{hands.count(0)}"][0] = 1
    counted[f"end.decisions.{hands.count(0)}"] = [len(steps), 1]
    counted["end.held"] = [sum(hands), 1]
    counted["end.discarded"] = [game.rules.points(last._fields.discarded), 1]
    if game.players == 2:
        counted["end.unraised"] = [sum(map(bool, last.laid_open["piles"])), 1]


def slow_red7(game: Game, steps: list[Any], counted: Told) -> tuple[int, int]:
    def over(step: Any) -> bool:
        return bool(step[2].over or step[2].watch().seen["round"] != step[0].watch().seen["round"])

    rounds = in_rounds(steps, over)
    turns = [turn for steps in rounds for turn in in_turns(steps)]
    outs = 0
    for one in rounds:
        slow_red7_round(game, one, counted)
        for before, move, after in one:
            out = slow_out(before, move, after, over((before, move, after)))
            if out:
                outs += 1
                counted[f"out.{out}"][0] += 1
    for turn in turns:
        moves = [move for _, move, _ in turn]
        laid, painted = any(move[0] == "+" for move in moves), any(move[0] == ">" for move in moves)
        did = "palette_and_canvas" if laid and painted else "palette_only" if laid else "canvas_only"
        counted[f"turns.{'pass' if moves == ['pass'] else did}"][0] += 1
    slow_red7_actions(game, steps, counted)
    if "end.goal" in counted:
        counted["end.goal"] = [max(steps[-1][2].scores) >= {2: 40, 3: 35, 4: 30}[game.players], 1]
    for key in counted:
        if key.startswith("out."):
            counted[key][1] = outs
        elif re.fullmatch(r"turns\.(pass|palette_only|canvas_only|palette_and_canvas)", key):
            counted[key][1] = len(turns)
        elif re.fullmatch(r"rounds\.(ended\.|place\.|hand|palette|points).*|rules\.(set_by\.)?[a-z_]+", key):
            counted[key][1] = len(rounds)
    return len(turns), len(rounds)


def slow_out(before: State, move: str, after: State, over: bool) -> str:
    """How the mover went out, if so."""
    if move == "pass":
        return "passed" if len(before.legal_moves) > 1 else "passed_no_other_move"
    out = over if over else not after.watch().seen["in"][before.seat]
    return "did_not_lead" if out else ""


def slow_red7_round(game: Game, one: list[Any], counted: Told) -> None:
    before, move, after = one[-1]
    seen = before.watch().seen
    (winner,) = [seat for seat in range(game.players) if seen["in"][seat] and seat != before.seat]
    painters = [step[0].seat for step in one if step[1][0] in ">7" and len(step[1]) > 1 and step[1] != "pass"]
    setter = "the_red_start_card" if not painters else "the_winner" if painters[-1] == winner else "another_player"
    rule, length = seen["rule"], len(in_turns(one))
    how = slow_out(before, move, after, True)
    place = (winner - one[0][0].seat) % game.players + 1
    counted[f"rounds.ended.{how}"][0] += 1
    counted[f"rounds.place.{place}"][0] += 1
    counted[f"rules.{rule}"][0] += 1
    counted[f"rules.set_by.{setter}"][0] += 1
    fields, rules = before._fields, before.game.rules
    cards = rules.counting(fields.palette[winner], fields.rule)
    values = {f"rounds.turns.{how}": length, f"rounds.decisions.{how}": len(one), f"rules.turns.{rule}": length}
    values[f"rules.cards.{rule}"] = cards.bit_count()
    points = after.scores[winner] - before.scores[winner]
    if "rounds.points" in counted:
        counted["rounds.points"][0] += points
        values[f"rules.points.{rule}"] = points
    for key, value in values.items():
        counted[key][0] += value
        counted[key][1] += 1
    counted["rounds.hand"][0] += seen["hands"][winner]
    counted["rounds.palette"][0] += len(seen["palettes"][winner])


def slow_red7_actions(game: Game, steps: list[Any], counted: Told) -> None:
    if game.options["actions"]:
        for odd in (1, 3, 5, 7):
            counted[f"turns.action.{odd}"] = [0, 1]
        for before, move, _ in steps:
            seen = before.view(before.seat).seen
            if seen["phase"] in ("one", "five", "seven"):
                counted[f"turns.action.{ {'one': 1, 'five': 5, 'seven': 7}[seen['phase']] }"][0] += 1
            if move[0] == "+" and move[2] == "3" and seen["deck"]:
                counted["turns.action.3"][0] += 1
    if game.options["advanced"]:
        counted["turns.drawn"] = [sum(move == "draw" for _, move, _ in steps), 1]
        counted["turns.kept"] = [sum(move == "keep" for _, move, _ in steps), 1]


def plain_estimate(games: list[list[float]], share: bool) -> tuple[float, float] | None:
    """A ratio and its interval, straight from the definition."""
    below = sum(b for _, b in games)
    if below == 0:
        return None
    many = below**2 / sum(b * b for _, b in games)
    if many < 2:
        return None
    ratio = sum(a for a, _ in games) / below
    spread = sum((a - ratio * b) ** 2 for a, b in games) * many / (many - 1)
    width = student(many - 1) * math.sqrt(spread) / below
    alike = len({a / b for a, b in games if b}) == 1
    return ratio, min(1, max(width, 3 / many if alike else 3 / below)) if share else width


@pytest.mark.parametrize("bots", ["random", "greedy"])
@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_every_figure_is_what_the_records_say(game: Game, bots: str) -> None:
    """Nineteen variants, two kinds of bots, twelve games each; no figure is left out."""
    variant = Variant(game, (bots,) * game.players, 12, 4)
    counts = variant.count(range(12))
    told = [slow(game, variant.job.record(number)) for number in range(12)]
    assert set(told[0]) == {figure.key for figure in figures(game)}
    for figure in figures(game):
        expected = plain_estimate([one[figure.key] for one in told], figure.share)
        found = estimate(counts, figure)
        assert (found is None) == (expected is None), figure.key
        if expected and found:
            assert found.value == pytest.approx(expected[0]), figure.key
            assert found.width == pytest.approx(expected[1], abs=1e-9), figure.key


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_interpreted_and_compiled_counts_are_the_same(game: Game) -> None:
    variant = at_random(game, 40)
    assert variant.count(range(40)) == Interpreted(game, variant.bots, 40, 4).count(range(40))


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_distributions_count_every_game_once(game: Game) -> None:
    counts = at_random(game, 60).count(range(60))
    for spread in spreads(game):
        if spread.independent:
            assert sum(counts.bins[spread.bins]) == 60, spread.key
    decisions = next(figure for figure in figures(game) if figure.key == "length.decisions")
    bins = counts.bins[next(spread.bins for spread in spreads(game) if spread.key == "length.decisions")]
    found = estimate(counts, decisions)
    assert found is not None
    assert found.value == pytest.approx(sum(value * count for value, count in enumerate(bins)) / 60)


def test_pieces_change_nothing() -> None:
    variant = at_random(irisdeck.game("red7", 3, advanced=True), 100)
    whole, pieces = variant.count(range(100)), Counts(columns(variant.game))
    for piece in (range(7), range(7, 8), range(8, 100)):
        pieces.add(variant.count(piece))
    assert pieces == whole
    again = Counts.from_dict(json.loads(json.dumps(whole.to_dict())), whole.width)
    assert again == whole


def test_every_game_here_has_counts_and_figures_of_its_own() -> None:
    for game in irisdeck.GAMES.values():
        assert game.module("counts"), game.name
        assert game.module("figures"), game.name


@pytest.mark.parametrize("name", irisdeck.GAMES)
def test_a_game_that_declares_nothing_gets_the_common_chapters(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = irisdeck.game(name)
    monkeypatch.setenv("IRISDECK_SPEED", "python")
    compile.engine.cache_clear()
    monkeypatch.setattr(type(game), "module", staticmethod(lambda name: None))
    variant = at_random(game, 30)
    report = StudyReport(study([variant], workers=1))
    chapters = ["Length", "Choices", "Seats", *(["Scores"] if game.scored else [])]
    assert [section.title for section in report.chapters] == chapters
    told = report.estimates[0]
    assert told["length.turns"] == told["length.decisions"]
    assert told["length.rounds"].value == 1
    assert page(report)
    compile.engine.cache_clear()


# -- Intervals --


@cache
def truth(name: str, players: int) -> StudyReport:
    return StudyReport(study([at_random(irisdeck.game(name, players), 300_000, seed=99)]))


COVERED = [
    ("duel", 2, "length.decisions"),
    ("duel", 2, "rounds.ended.a_rainbow"),
    ("duel", 2, "rounds.decisions.a_rainbow"),
    ("duel", 2, "seats.place.1"),
    ("tricks", 3, "tricks.points"),
    ("tricks", 3, "combos.set.3"),
    ("tricks", 3, "choices.part.3"),
    ("red7", 3, "seats.place.3"),
    ("red7", 3, "rules.green"),
    ("red7", 3, "rules.turns.green"),
    ("red7", 3, "choices.forced"),
]


@pytest.mark.parametrize(("name", "players", "key"), COVERED)
def test_intervals_cover_the_truth_in_19_of_20_studies(name: str, players: int, key: str) -> None:
    """Of 400 studies of 150 games about 380: the spread of that number is 4.4."""
    game = irisdeck.game(name, players)
    real = truth(name, players).estimates[0][key].value
    figure = next(figure for figure in figures(game) if figure.key == key)
    variant, covered = at_random(game, 0, seed=5), 0
    for number in range(400):
        found = estimate(variant.count(range(150 * number, 150 * number + 150)), figure)
        assert found is not None
        covered += abs(found.value - real) <= found.width
    assert 365 <= covered <= 394


def test_rounds_of_a_game_are_not_taken_for_independent() -> None:
    """Where games differ more than their rounds do, an interval over rounds would be too narrow."""
    counts = Counts(3)
    for ended in (0, 10) * 20:
        counts.add(Counts(3, 1, [[1, 1, 1], [10, 100, 10], [ended, ended**2, 10 * ended]], [[]] * 8))
    found = estimate(counts, Figure("", "", "", 2, per=1, share=True))
    assert found is not None
    assert found.value == 0.5
    naive = 1.96 * math.sqrt(0.25 / 400)
    assert found.width == pytest.approx(naive * math.sqrt(10) * student(39) / 1.96 * math.sqrt(40 / 39))


def test_what_never_happened_may_still_happen() -> None:
    counts = Counts(2, 100, [[100, 100, 100], [0, 0, 0]])
    assert estimate(counts, Figure("", "", "", 1, share=True)) == (0, 0.03)
    assert estimate(counts, Figure("", "", "", 1)) == (0, 0)
    assert estimate(counts, Figure("", "", "", 0, per=1)) is None


def test_few_games_have_wider_intervals() -> None:
    """Values of Student's t from any table."""
    for freedom, wanted in ((4, 2.776), (9, 2.262), (29, 2.045), (1e9, 1.96)):
        assert student(freedom) == pytest.approx(wanted, abs=0.01)


def test_quantiles_are_those_of_the_sorted_values() -> None:
    values = sorted(Random(3).choices(range(50), k=1001))
    bins = [values.count(value) for value in range(50)]
    for part in (0.05, 0.5, 0.95):
        found = quantile(bins, part)
        assert found.value == values[math.ceil(part * 1001) - 1]
        assert found.low <= found.value <= found.high
    assert quantile([0, 0, 7], 0.5) == (2, 2, 2)


def test_the_interval_of_a_median_covers_it() -> None:
    real, covered = 30, 0
    for seed in range(400):
        values = Random(seed).choices(range(61), k=101)
        found = quantile([values.count(value) for value in range(61)], 0.5)
        covered += found.low <= real <= found.high
    assert 372 <= covered <= 398  # never less than it promises: values are whole numbers


def test_differences_add_the_errors() -> None:
    assert difference(Estimate(1, 0.3), Estimate(3, 0.4)) == pytest.approx((2, 0.5))


# -- Reports --


def compared() -> StudyReport:
    game = irisdeck.game
    variants = [
        at_random(game("red7"), 400),
        at_random(game("red7", advanced=True), 400, seed=5),
        Variant(game("red7", 3), ("medium", "greedy", "random"), 20, 6),
    ]
    return StudyReport(study(variants, workers=1), "irisdeck stats <red7>")


def test_the_page_holds_every_figure_and_needs_nothing_else() -> None:
    report = compared()
    told = page(report)
    assert "irisdeck stats &lt;red7&gt;" in told
    assert "<script" not in told
    assert not re.findall(r"(?:src|href)=|url\(|@import", told)
    for section in report.chapters:
        assert f"<h2>{section.title}</h2>" in told
    for number in (400, 20):
        assert f"{number} games" in told
    for variant in report.results.variants:
        assert f"seed {variant.job.seed}" in told
    assert irisdeck.__version__ in told
    assert told.count("<svg") == told.count("</svg>")
    assert "nan" not in told.lower().replace("finance", "")


def test_the_json_holds_all_that_the_page_shows() -> None:
    report = compared()
    told = json.loads(json.dumps(report.to_dict(), allow_nan=False))
    assert told["format"] == "irisdeck-study/1"
    assert [variant["games"] for variant in told["variants"]] == [400, 400, 20]
    assert told["variants"][2]["bots"] == ["medium", "greedy", "random"]
    for number, variant in enumerate(told["variants"]):
        assert set(variant["figures"]) <= set(told["about"])
        for key, found in report.estimates[number].items():
            assert variant["figures"][key] == pytest.approx(list(found), rel=1e-7)
        for spread in variant["spreads"].values():
            assert spread["of"] != "games" or sum(spread["counts"]) == variant["games"]
    assert [one["variant"] for one in told["differences"]] == [1, 2]
    first, second = (told["variants"][n]["figures"]["length.decisions"] for n in (0, 1))
    changed = told["differences"][0]["figures"]["length.decisions"]
    assert changed == pytest.approx([second[0] - first[0], math.hypot(first[1], second[1])], rel=1e-5)


def test_a_chapter_that_only_one_variant_has_stands_in_its_place() -> None:
    titles = [section.title for section in compared().chapters]
    assert titles.index("Seats") < titles.index("Scores") < titles.index("How rounds end")


def test_a_report_of_no_games_of_a_kind_shows_a_dash() -> None:
    game = irisdeck.game("tricks", 6)
    report = StudyReport(StudyResults([at_random(game, 3)], [at_random(game, 3).count(range(3))]))
    assert "–" not in str(report)  # noqa: RUF001
    assert page(report)


# -- The command --


def test_stats_tells_people_and_programs_the_same(tmp_path: Path) -> None:
    out, data = tmp_path / "report.html", tmp_path / "report.json"
    call = ["stats", "red7", "--players", "3", "--games", "500", "--against", "players=2 advanced=on"]
    done = run(*call, "--out", str(out), "--json", str(data))
    assert done.returncode == 0
    told = json.loads(data.read_text())
    assert "red7, 3 players, random, seed 0: 500 games" in done.stdout
    assert "red7, 2 players, advanced=true, random" in done.stdout
    value = told["variants"][0]["figures"]["length.decisions"][0]
    assert f"{value:.1f}" in next(line for line in done.stdout.splitlines() if "Decisions in a game" in line)
    assert told["command"] in out.read_text().replace("&#x27;", "'")
    assert run(*call, "--json", "-").stdout == data.read_text()


def test_the_same_seed_gives_the_same_report_whatever_the_workers(tmp_path: Path) -> None:
    for bots in ("random", "greedy"):
        made = []
        for workers in ("1", "2", "3"):
            out, data = tmp_path / "report.html", tmp_path / "report.json"
            call = ["stats", "tricks", "--players", "3", "--bots", bots, "--games", "120", "--against", "players=4"]
            run(*call, "--workers", workers, "--out", str(out), "--json", str(data))
            made.append((out.read_bytes(), data.read_bytes()))
        assert made[0] == made[1] == made[2]


def test_the_command_of_a_report_gives_the_same_report(tmp_path: Path) -> None:
    data = tmp_path / "report.json"
    run(
        "stats", "duel", "--option", "end_after_flip=off", "--games", "300", "--against", "first=0", "--json", str(data)
    )
    told = json.loads(data.read_text())
    _, *words = shlex.split(told["command"])
    assert run(*words, "--json", "-").stdout == data.read_text()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("stats", "required: GAME"),
        ("stats chess", "there is no game 'chess'"),
        ("stats red7 --players 5", "red7: players must be 2, 3 or 4, not 5"),
        ("stats red7 --games 1", "'1' is no whole number from 2 on"),
        ("stats red7 --bots genius", "there is no bot 'genius'"),
        ("stats red7 --bots medium,easy,greedy --players 2", "2 players need 2 bots, not 3"),
        ("stats red7 --against", "expected one argument"),
        ("stats red7 --against advanced", "an option is written key=value, not 'advanced'"),
        ("stats red7 --against advanced=perhaps", "option advanced must be true or false"),
        ("stats red7 --against players=many", "'many' is no whole number from 1 on"),
        ("stats red7 --against players=7", "red7: players must be 2, 3 or 4, not 7"),
        ("stats red7 --bots easy,medium --against players=3", "3 players need 3 bots, not 2"),
        ("stats red7 --against 'advanced=on", "a quotation mark is not closed"),
        ("stats red7 --out no/such/folder.html", "cannot write no/such/folder.html"),
        ("stats red7 --json no/such/folder.json", "cannot write no/such/folder.json"),
        ("stats red7 --out - --json -", "standard output can take the page or the JSON, not both"),
        ("stats red7 --log no/such/folder.log", "cannot write no/such/folder.log"),
        (f"stats red7{' --against players=3' * 8}", "one report compares 8 variants at most"),
    ],
)
def test_a_wrong_call_is_told_what_is_wrong(words: str, why: str) -> None:
    done = run(*words.split())
    assert done.returncode in (1, 2)
    assert done.stdout == ""
    assert why in done.stderr
    assert len(done.stderr.splitlines()) == 1


def lines_in(log: Path) -> int:
    return len(log.read_bytes().splitlines()) if log.exists() else 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_writes_what_is_finished_and_the_log_goes_on_from_there(workers: str, tmp_path: Path) -> None:
    log, data, out = tmp_path / "study.log", tmp_path / "report.json", tmp_path / "report.html"
    call = ["stats", "red7", "--bots", "greedy", "--workers", workers, "--log", str(log), "--json", str(data)]
    status, told, complained = interrupted(
        *call, "--games", "1000000", "--out", str(out), "--against", "players=3", when=lambda: lines_in(log) > 1
    )
    assert status == 130
    assert re.search(r"stopped after \d+ of 2000000 games; the same command goes on from there", complained)
    assert "Decisions in a game" in told
    assert "This study was interrupted" in out.read_text()
    partly = json.loads(data.read_text())
    (variant,) = partly["variants"]  # the second was not reached
    assert partly["interrupted"]
    games = str(variant["games"] + 30)
    resumed = run(*call, "--games", games, "--against", "players=3")
    assert resumed.returncode == 0
    with_log = data.read_bytes()
    again = run("stats", "red7", "--bots", "greedy", "--games", games, "--against", "players=3", "--json", str(data))
    assert data.read_bytes() == with_log
    assert again.stdout == resumed.stdout


def test_a_log_is_proved_before_it_is_gone_on_with(tmp_path: Path) -> None:
    log = tmp_path / "study.log"
    call = ["stats", "red7", "--log", str(log)]
    run(*call, "--games", "60")
    whole = log.read_bytes()
    other = run(*call, "--games", "60", "--seed", "3")
    assert other.returncode == 2
    assert "is the log of another study: variants is" in other.stderr
    fewer = run(*call, "--games", "50")
    assert "holds 60 games already: ask for as many or more" in fewer.stderr
    assert log.read_bytes() == whole
    log.write_bytes(whole + b'{"variant":0,"first":60,')
    longer = run(*call, "--games", "80")
    assert longer.stdout == run("stats", "red7", "--games", "80").stdout
    damaged = log.read_bytes().replace(b'"first":60', b'"first":61')
    log.write_bytes(damaged)
    assert "study.log: line 3 is not what comes next in it" in run(*call, "--games", "80").stderr


def test_a_study_that_was_stopped_at_once_says_so(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    call = ["stats", "red7", "--bots", "strong:20000000", "--games", "100", "--out", str(out)]
    status, told, complained = interrupted(*call, when=lambda: any(tmp_path.iterdir()))
    assert status == 130
    assert told == ""
    assert re.search("stopped after 0 of 100 games|interrupted", complained)
    assert not any(tmp_path.iterdir())


def test_job_and_variant_play_the_same_games() -> None:
    game = irisdeck.game("duel")
    tally = Job(game, ("random", "random"), 4).play(range(50))
    counts = at_random(game, 50).count(range(50))
    assert counts.sums[1][0] == tally.decisions
