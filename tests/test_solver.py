"""The solver against all lines of play tried one by one, at both speeds; and what it refuses."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from positions import played

import irisdeck
from irisdeck import InvalidOption, Record, State, WrongRecord
from irisdeck.cli import main
from irisdeck.engine import compile
from irisdeck.games.red7 import rules, solve_loops
from irisdeck.games.red7 import solve as solver
from irisdeck.games.red7.game import read_card
from irisdeck.games.red7.solve import Solution, Unsolved, asked_for, positions, sentence, solve

if TYPE_CHECKING:
    from pathlib import Path

SPEEDS: list[compile.Speed] = ["python", "numba"] if compile.available() else ["python"]
VARIANTS = [(False, False), (True, False), (False, True), (True, True)]
variants = pytest.mark.parametrize(("advanced", "actions"), VARIANTS)


# -- Positions --


def position(
    mine: tuple[str, str],
    theirs: tuple[str, str],
    canvas: str = "",
    deck: str = "",
    advanced: bool = False,
    actions: bool = False,
) -> State:
    """Seat 0 is to act; each side is its palette and its hand. Cards not named lie under the canvas."""
    pile = [read_card(card) for card in deck.split()]
    cover = read_card(canvas) if canvas else 0
    palettes, hands = zip(mine, theirs, strict=True)
    fields = rules.State(
        players=2,
        advanced=int(advanced),
        actions=int(actions),
        alive=0b11,
        rule=rules.color(cover) if cover else rules.RED,
        cover=cover,
        top=49 - len(pile),
        cards=49,
        deck=[0] * (49 - len(pile)) + pile,
        hand=[*map(cards, hands), 0, 0],
        palette=[*map(cards, palettes), 0, 0],
    )
    return State(irisdeck.game("red7", advanced=advanced, actions=actions), fields, None, ())


def cards(text: str) -> int:
    return sum(rules.bit(read_card(card)) for card in text.split())


def small(rng: random.Random, advanced: bool, actions: bool) -> State:
    """A random position with few cards, every other one with mostly odd ones, and often in the middle of a turn."""
    odd_first = rng.random() < 0.5
    deck = [f"{color}{number}" for number in range(1, 8) for color in "ROYGBIV"]
    deck.sort(key=lambda card: (rng.random() < 0.8 and odd_first and int(card[1]) % 2 == 0, rng.random()))
    sizes = [rng.randint(1, 3) for _ in range(4)] + [1, rng.randint(0, 3)]
    sets = [" ".join(deck.pop(0) for _ in range(size)) for size in sizes]
    state = position((sets[0], sets[1]), (sets[2], sets[3]), sets[4], sets[5], advanced, actions)
    for _ in range(rng.randrange(4)):
        after = state.play(rng.choice(state.legal_moves))
        if settled(state, after):
            break
        state = after
    return state


def settled(before: State, after: State) -> bool:
    """Whether the move between two states ended the round; whoever made it has lost."""
    return bool(after.over or after._fields.redeals != before._fields.redeals)


# -- All lines of play, one by one --


def wins(state: State) -> bool:
    return any(wins_by(state, move) for move in state.legal_moves)


def wins_by(state: State, move: str) -> bool:
    after = state.play(move)
    if settled(state, after):
        return False
    return wins(after) if after.seat == state.seat else not wins(after)


@variants
def test_the_solver_finds_what_trying_everything_finds(advanced: bool, actions: bool) -> None:
    rng = random.Random(7)
    phases = set()
    for _ in range(150):
        state = small(rng, advanced, actions)
        winning = tuple(move for move in state.legal_moves if wins_by(state, move))
        solutions = [solve(state, speed=speed) for speed in SPEEDS]
        for solution in solutions:
            assert solution.moves == winning, state._fields
            assert solution.winner == (state.seat if winning else 1 - state.seat)
        assert len(set(solutions)) == 1  # down to the number of positions looked at
        phases.add(state._fields.phase)
    turns = {rules.START, rules.CANVAS} | ({rules.DRAW_LAST} if advanced else set())
    assert phases >= turns | ({rules.SEVEN, rules.FIVE, rules.ONE} if actions else set())


# -- Whole deals --


@pytest.mark.parametrize("seed", range(3))
def test_both_speeds_agree_on_a_whole_deal(seed: int) -> None:
    state = irisdeck.game("red7").deal(seed)
    assert len({solve(state, speed=speed) for speed in SPEEDS}) == 1


@variants
def test_winning_moves_win_against_any_replies(advanced: bool, actions: bool) -> None:
    rng = random.Random(3)
    game = irisdeck.game("red7", advanced=advanced, actions=actions)
    deals = [game.deal(seed) for seed in (6, 9, 11)]
    for after in deals if compile.available() else [small(rng, advanced, actions) for _ in range(20)]:
        state = after
        winner = solve(state).winner
        while not settled(state, after):
            state = after
            solution = solve(state)
            assert solution.winner == winner
            after = state.play(rng.choice(solution.moves or state.legal_moves))
        assert state.seat != winner


# -- Positions in notation --


def test_a_turn_without_answer_wins() -> None:
    assert solve(position(("Y4", "R7 V1"), ("B6", "V5")))[:2] == (0, ("+R7",))


def test_every_move_that_wins_is_told() -> None:
    assert solve(position(("Y4", "R7 O7 V1"), ("B6", "V5"))).moves == ("+O7", "+R7")


def test_who_cannot_end_in_the_lead_loses() -> None:
    assert solve(position(("Y4", "V1"), ("B6", "V5")))[:2] == (1, ())


def test_the_rule_may_be_changed_to_win() -> None:
    """Under violet the V1 counts, and the R7 does not."""
    assert solve(position(("V1", "V4"), ("R7", "V5"))).moves == (">V4",)


def test_the_deck_is_known() -> None:
    """V3 takes the lead under violet; only the card that the V7 draws takes it back."""
    state = position(("V1", "V7"), ("R7", "V3"), deck="G2 O1", advanced=True)
    assert solve(state).moves == (">V7",)
    assert solve(state.play(">V7")).moves == ("draw",)
    assert solve(position(("V1", "V7"), ("R7", "V3"), deck="G4 O1", advanced=True)).moves == ()


def test_of_several_fives_any_may_come_first() -> None:
    state = position(("V1", "R5 O5 Y6"), ("G6", "B2"), actions=True)
    assert solve(state).moves == ("+O5", "+R5", "+Y6")
    assert solve(state.play("+O5")).moves == ("+R5", "+Y6")


def test_a_five_asks_for_a_one_where_there_is_nobody_to_take_from() -> None:
    state = position(("Y5", "I5 I1"), ("G5", "B5"), "G4", actions=True)
    assert solve(state).moves == ("+I1", ">I1", ">I5")


# -- Memory, stretches, room and limits --


def test_positions_that_share_a_place_in_memory_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played(irisdeck.game("red7", actions=True), 4, 3)
    expected = whole(state)
    engine = compile.engine(rules, "python", solve_loops)
    monkeypatch.setitem(engine.search.__globals__, "place_of", lambda s: 0)
    assert whole(state)[:2] == expected[:2]


def test_a_deck_gives_back_what_ones_have_put_on_it() -> None:
    search = solve_loops.Search(cards=49, deck=[*range(1, 50)])
    deck = solve_loops.with_top(solve_loops.with_top(2, 30), 7)
    drawn = []
    while deck:
        drawn.append(solve_loops.top_card(search, deck).bit_length())
        deck = solve_loops.without_top(deck)
    assert drawn == [7, 30, 48, 49]


def whole(state: State) -> Solution:
    return solve(state, speed="python")


def test_a_search_can_be_stopped_and_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played(irisdeck.game("red7", actions=True), 4, 3)
    expected = whole(state)
    monkeypatch.setattr(solver, "STRETCH", 1)
    assert whole(state) == expected


def test_a_search_that_needs_more_room_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played(irisdeck.game("red7", actions=True), 4, 3)
    expected = whole(state)
    monkeypatch.setattr(solver, "ROOM", 1)
    assert whole(state) == expected


def test_a_search_keeps_its_limit() -> None:
    state = irisdeck.game("red7").deal(0)
    nodes = whole(state).nodes
    assert solve(state, limit=nodes * 10, speed="python").nodes == nodes
    with pytest.raises(Unsolved, match=r"^undecided after \d+ positions$"):
        solve(state, limit=nodes // 2, speed="python")


# -- Refusals --


def test_only_red7_between_two_that_is_not_over_is_solved() -> None:
    with pytest.raises(InvalidOption, match=r"^only red7 can be solved, not duel$"):
        solve(irisdeck.game("duel").deal(1))
    with pytest.raises(InvalidOption, match=r"^only red7 between 2 players can be solved, not 3$"):
        solve(irisdeck.game("red7", players=3).deal(1))
    with pytest.raises(InvalidOption, match=r"^the game is over: there is nothing to solve$"):
        solve(played(irisdeck.game("red7"), 1))


# -- Records --


def record(moves: int) -> Record:
    """A game that may be unfinished, read back from its text."""
    state = played(irisdeck.game("red7"), 4, moves)
    return Record.from_json(state.record(["Ada", "bot:random"]).to_json())


def told(record: Record, after: int | None = None) -> str:
    state = asked_for(positions(record), after)
    return sentence(state, solve(state), record.names)


def test_a_solution_in_words_names_the_winner_and_the_moves() -> None:
    assert told(record(0)) == "bot:random (seat 1) wins with +V5, +G5 or +Y7"
    assert told(record(1)) == "Ada (seat 0) wins, whatever bot:random (seat 1) does"
    assert told(irisdeck.game("red7").deal(4).record()) == "seat 1 wins with +V5, +G5 or +Y7"


def test_any_position_of_a_record_can_be_asked_for() -> None:
    assert told(record(11)) == told(record(0))  # it is over: where it began
    assert told(record(11), after=1) == told(record(1))
    with pytest.raises(InvalidOption, match=r"^the record has 4 moves, not 5$"):
        asked_for(positions(record(4)), 5)
    with pytest.raises(InvalidOption, match=r"^the record has 1 move, not 2$"):
        asked_for(positions(record(1)), 2)


def test_of_a_game_over_several_rounds_the_round_is_solved() -> None:
    state = played(irisdeck.game("red7", advanced=True), 4, 6)
    assert told(state.record()) == "seat 1 wins the round with +B2 or +Y7"


def test_positions_are_numbered_by_moves_in_every_round() -> None:
    state = irisdeck.game("red7", advanced=True).deal(5).play("pass")
    after = Record.from_json(state.record().to_json())
    assert [len(position.history) for position in positions(after)] == [0, 1]
    assert positions(after)[1].view(0) == state.view(0)
    after.events.pop()
    with pytest.raises(InvalidOption, match=r"^the next round is not dealt yet \(R13\)$"):
        positions(after)


def test_a_wrong_record_is_told_as_such() -> None:
    wrong = record(2)
    wrong.events[1]["move"] = "+R9"
    with pytest.raises(WrongRecord, match=r"^event 1: "):
        positions(wrong)
    with pytest.raises(InvalidOption, match=r"^only red7 can be solved, not tricks$"):
        positions(irisdeck.game("tricks").deal(1).record())


# -- The command --


@pytest.fixture
def games(tmp_path: Path) -> str:
    file = tmp_path / "games.jsonl"
    file.write_text(f"{record(11).to_json()}\n{record(1).to_json()}\n")
    return str(file)


def solve_command(*words: str) -> int:
    return main(["solve", "red7", *words])


def test_the_command_tells_who_wins_and_how(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert solve_command(games) == 0
    assert capsys.readouterr().out == (
        "line 1, after 0 moves: bot:random (seat 1) wins with +V5, +G5 or +Y7\n"
        "line 2, after 1 move, +B5: Ada (seat 0) wins, whatever bot:random (seat 1) does\n"
    )


def test_the_command_marks_the_moves_that_gave_the_win_away(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert solve_command(games, "--only", "1", "--every") == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 11
    assert lines[1].startswith("line 1, after 1 move, +B5?: Ada")
    for before, after in pairwise(lines):
        gave_away = " wins with " in before and before.split(": ")[1].split()[0] not in after.split(": ")[1].split()[0]
        assert ("?:" in after) == gave_away


def test_the_command_speaks_json_and_keeps_its_limit(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert solve_command(games, "--only", "1", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told.pop("positions") > 0
    assert told == {"line": 1, "after": 0, "seat": 1, "winner": 1, "moves": ["+V5", "+G5", "+Y7"]}
    assert solve_command(games, "--only", "1", "--limit", "10") == 0
    assert capsys.readouterr().out == "line 1, after 0 moves: undecided after 10 positions\n"
    assert solve_command(games, "--only", "1", "--limit", "10", "--json") == 0
    assert json.loads(capsys.readouterr().out) == {"line": 1, "after": 0, "seat": 1}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--after", "99"], "line 1: the record has 11 moves, not 99"),
        (["--only", "1", "--after", "11"], "line 1: after 11 moves the game is over: there is nothing to solve"),
        (["--only", "3"], "has no line 3"),
        (["--every", "--after", "1"], "--every and --after exclude each other"),
        (["--limit", "0"], "'0' is no whole number from 1 on"),
    ],
)
def test_the_command_refuses_what_makes_no_sense(
    words: list[str], message: str, games: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert solve_command(games, *words) == 2
    assert message in capsys.readouterr().err


def test_the_command_solves_red7_alone(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "duel", games]) == 2
    assert "duel has no solver: there is one for red7" in capsys.readouterr().err
