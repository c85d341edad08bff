"""Making puzzles: bots play, and every position is tried in which few moves may be much better than all others.

Values are means over worlds that the seat to act cannot tell apart, so no puzzle is solved by luck. A cheap look at all
moves finds candidates; a look with many simulations and other dice decides. Game number n grows from the seed and n
alone, so the same seed gives the same puzzles on any number of cores.
"""

from __future__ import annotations

import json
import multiprocessing
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from irisdeck.analysis.judging import Trial, asked, asked_in_view, difference
from irisdeck.analysis.puzzles import InvalidPuzzle, Puzzle, themes
from irisdeck.bots import bot
from irisdeck.bots.levels import Easy, Strong, declares, thinking
from irisdeck.bots.questions import Settle
from irisdeck.engine.state import stream
from irisdeck.game import kind
from irisdeck.options import changed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from irisdeck.game import Game, Move, State

PLAYERS = ("medium", "easy", "strong:200")  # a mix, so that positions are natural and mistakes happen
MOST_PLAYERS = 4
MOST_SOLUTIONS = 3
GAP = 0.30  # by which all solutions are better than all other moves, less SURE standard errors
SURE = 2.0
GLANCE = 16  # simulations of the move that rules of thumb suggest: if it is good, there is no puzzle
LOOKS = ((16, 0.12), (96, 0.24), (400, 0.28))  # simulations of every move, and the gap that is worth the next look
DEEP, DEEPER = 4_000, 16_000  # simulations of every move that decide, and that confirm it with other dice
ALIKE = 0.10  # by which solutions may differ: none of them is a mistake
TRIES, FOUND = 10, 0.4  # of the easy bot, and how often it may find it: more would be trivial
TEMPTING = 2  # wrong moves at least that do not lose at once for all to see
APART = 6  # moves between two puzzles of a game, so that they are not alike
LONGEST = 120  # moves before a puzzle
POSITIONS = 1_000_000  # that are looked at for each move, to know its exact result
PROBES = 8  # quick searches that are asked how hard it is
UNUSUAL = 0.4  # how often an option differs from its default


class Split(NamedTuple):
    """The best moves of a position, and those that are worse; both by what they are worth."""

    best: list[Move]
    rest: list[Move]
    gap: float  # between the worst of the best and the best of the rest
    error: float  # one standard error of that
    worth: dict[Move, float]  # the chances of all moves


def puzzles_of_game(name: str, seed: int, number: int) -> list[Puzzle]:
    """The puzzles in game number `number` that bots play."""
    rng = Random(stream(seed, number))
    deal = seed * 1_000_000 + number
    state = drawn(kind(name), rng).deal(deal)
    bots = [bot(rng.choice(PLAYERS), rng.getrandbits(62)) for _ in range(state.game.players)]
    puzzles: list[Puzzle] = []
    last = -APART
    while not state.over and len(state.history) < LONGEST:
        view = state.view(state.seat)
        if len(view.legal_moves) > 2 and len(state.history) >= last + APART:
            split = tried(state, rng.getrandbits(60))
            if split:
                puzzles.append(told(state, deal, split))
                last = len(state.history)
        state = state.play(bots[state.seat].act(view))
    return puzzles


def drawn(game: type[Game], rng: Random) -> Game:
    """One of the kinds of a game: players, and options that are on or off."""
    players = rng.choice([count for count in game.seats if count <= MOST_PLAYERS] or [game.seats[0]])
    switches = {name: option for name, option in game.options_for(players).items() if option.kind == "switch"}
    options = {name: rng.random() < UNUSUAL for name in switches}
    chosen = {name: option.default ^ options[name] for name, option in switches.items()}
    return game(players, **chosen)


# -- Whether a position is a puzzle --


def tried(state: State, seed: int) -> Split | None:
    """The solutions of a position, if it is a puzzle."""
    if suggested_well(state, stream(seed, 99)):
        return None
    for look, (simulations, gap) in enumerate(LOOKS):
        split = split_by_worth(trials(state, stream(seed, look), simulations, quick=True))
        if split is None or split.gap < gap or (look and found_easily(state, split.best)):
            return None
    split = clear_split(state, stream(seed, len(LOOKS)), DEEP)
    deeper = clear_split(state, stream(seed, len(LOOKS) + 1), DEEPER) if split else None
    if split is None or deeper is None or {*split.best} != {*deeper.best}:
        return None
    split = deeper
    if (results := settled(state)) is not None:
        split = split_by_result(results, split.best)
    if split is None or found_easily(state, split.best) or given_away(state, split.best):
        return None
    return split


def clear_split(state: State, seed: int, simulations: int) -> Split | None:
    """The best moves of a position, if they are better than all others by enough, whatever chance may explain."""
    split = split_by_worth(trials(state, seed, simulations))
    return split if split and split.gap - SURE * split.error >= GAP else None


def trials(
    state: State, seed: int, simulations: int, moves: Sequence[Move] = (), quick: bool = False
) -> dict[Move, Trial]:
    """Simulations of some moves, or all, in worlds that the seat to act cannot tell from the real one.

    `quick`: the first world is shuffled from the real one in place of a sample, which takes longer.
    """
    engine, codes = thinking(state.game), state.game.codes
    if quick and declares(state.game, "reshuffle"):
        question = asked(state, state._fields.copy(), state.seat, seed)
    else:
        question = asked_in_view(state, seed)
    question = question._replace(simulations=simulations)
    return {
        move: Trial(question._replace(move=codes[move]).answer(engine), state.seat)
        for move in moves or state.legal_moves
    }


def split_by_worth(trials: dict[Move, Trial]) -> Split | None:
    """The few best moves, which are alike, whose lead over all others is the greatest."""
    order = sorted(trials, key=lambda move: -trials[move].mean)
    splits = []
    for count in range(1, min(MOST_SOLUTIONS, (len(order) - 1) // 2) + 1):
        if trials[order[0]].mean - trials[order[count - 1]].mean <= ALIKE:
            gap, error = difference(trials[order[count - 1]], trials[order[count]])
            worth = {move: trial.mean for move, trial in trials.items()}
            splits.append(Split(order[:count], order[count:], gap, error, worth))
    return max(splits, key=lambda split: split.gap, default=None)


def suggested_well(state: State, seed: int) -> bool:
    """Whether the one move that rules of thumb suggest is good, at a glance; not where bots may forget it."""
    heaviest = by_weight(state)[0]
    if len(heaviest) > 1 or declares(state.game, "forget"):
        return False
    return trials(state, seed, GLANCE, heaviest, quick=True)[heaviest[0]].mean > 1 - LOOKS[0][1]


def settled(state: State) -> dict[Move, float] | None:
    """The exact result of every move, where nothing is hidden any more and it can be thought to the end."""
    fields, codes = state.view(state.seat).sample(Random(0))._fields, state.game.codes
    if not thinking(state.game, "python").revealed(fields):
        return None
    moves = [codes[move] for move in state.legal_moves]
    leads = Settle(state.game.name, fields, moves, POSITIONS).answer(thinking(state.game))
    if len(leads) < len(moves):
        return None
    ours = [lead if state.seat == 0 else -lead for lead in leads]
    return {move: (1 + (lead > 0) - (lead < 0)) / 2 for move, lead in zip(state.legal_moves, ours, strict=True)}


def split_by_result(results: dict[Move, float], best: Sequence[Move]) -> Split | None:
    """The same by exact results; none if search has found other moves, or if they are too many."""
    order = sorted(results, key=lambda move: -results[move])
    winning = [move for move in order if results[move] == results[order[0]]]
    if not {*best} <= {*winning} or len(winning) > min(MOST_SOLUTIONS, (len(order) - 1) // 2):
        return None
    rest = order[len(winning) :]
    return Split(winning, rest, results[order[0]] - results[rest[0]], 0.0, results)


def found_easily(state: State, best: Sequence[Move]) -> bool:
    """Whether the easy bot finds it: often, or at its first try."""
    view, seed = state.view(state.seat), grown(state)
    if Easy(seed).act(view) in best:
        return True
    return sum(Easy(stream(seed, n)).act(view) in best for n in range(TRIES)) > FOUND * TRIES


def given_away(state: State, best: Sequence[Move]) -> bool:
    """Whether hardly any other move is left that the table does not warn of."""
    view = state.view(state.seat)
    return sum(move not in best and view.warning(move, recall=True) is None for move in view.legal_moves) < TEMPTING


def by_weight(state: State) -> list[list[Move]]:
    """The legal moves as rules of thumb rank them, the best first; equal ones together."""
    engine, codes = thinking(state.game), state.game.codes
    fields = engine.states(state.view(state.seat)._fields, 1)[0]
    weights = {move: int(engine.weight(fields, codes[move])) for move in state.legal_moves}
    return [
        [move for move in weights if weights[move] == value] for value in sorted(set(weights.values()), reverse=True)
    ]


def grown(state: State) -> int:
    """A seed for the bots that are asked about a position."""
    return stream(len(state.history), state._fields.rng)


# -- What is told about it --


def told(state: State, deal: int, split: Split) -> Puzzle:
    """The puzzle of a position."""
    game, worth = state.game, {move: round(chance, 3) for move, chance in split.worth.items()}
    options = changed(game.options_for(game.players), game.options)
    known = themes(type(game))
    view = state.view(state.seat)
    wrong = next((move for move in split.rest if view.warning(move, recall=True) is None), split.rest[0])
    return Puzzle(
        game.name,
        game.players,
        {name: value for name, value in options.items() if name != "first"},
        deal,
        " ".join(move for _, move in state.history),
        {move: worth[move] for move in split.best},
        (wrong, worth[wrong]),
        known.theme(state, split.best[0], wrong) if known else "",
        hardness(state, split.best),
    )


def hardness(state: State, best: Sequence[Move]) -> float:
    """How strong a player must be to solve it every other time, by our scale with a middle of 25.

    It grows with the moves that rules of thumb rank before a solution, with the quick searches that miss it, and with
    the number of legal moves.
    """
    groups = by_weight(state)
    before = 0.0
    for group in groups:
        hits = sum(move in best for move in group)
        if hits:
            before += (len(group) - hits) / 2
            break
        before += len(group)
    rank = before / (len(state.legal_moves) - len(best))
    view = state.view(state.seat)
    missed = sum(Strong(stream(grown(state), probe), simulations=50).act(view) not in best for probe in range(PROBES))
    return round(18 + 6 * rank + 8 * missed / PROBES + 0.25 * min(12, len(state.legal_moves) - 3), 1)


# -- Many games --


def make(
    name: str,
    games: int,
    seed: int,
    journal: Path,
    workers: int | None = None,
    progress: Callable[[int, int], object] = lambda games, puzzles: None,
) -> list[Puzzle]:
    """Make puzzles from so many games on all cores; `journal` keeps what is done, and is resumed from.

    `progress` is called after each game with how many are done and how many puzzles they gave.
    """
    done = resumed(journal, name, seed)
    puzzles = [puzzle for some in done for puzzle in some]
    progress(len(done), len(puzzles))
    with journal.open("a", encoding="utf-8") as file:
        if not done:
            file.write(headline(name, seed) + "\n")
        for number, some in enumerate(played(name, seed, range(len(done), games), workers), start=len(done) + 1):
            file.write(json.dumps([puzzle.to_json() for puzzle in some]) + "\n")
            file.flush()
            puzzles += some
            progress(number, len(puzzles))
    return puzzles


def played(name: str, seed: int, numbers: range, workers: int | None) -> Iterator[list[Puzzle]]:
    """The puzzles of some games, in their order."""
    workers = workers or os.cpu_count() or 1
    if workers == 1 or not numbers:
        yield from (puzzles_of_game(name, seed, number) for number in numbers)
        return
    compile_all(kind(name)().deal(0))
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, spawn) as pool:
        try:
            waiting = [pool.submit(puzzles_of_game, name, seed, number) for number in numbers]
            for future in waiting:
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def compile_all(state: State) -> None:
    """Compile here, once, what all workers then load."""
    by_weight(state)
    trials(state, 0, 1)
    Strong(0, simulations=1).act(state.view(state.seat))


def resumed(journal: Path, name: str, seed: int) -> list[list[Puzzle]]:
    """The puzzles of the games that an interrupted run has played; a half-written last line is cut off."""
    if not journal.exists():
        return []
    whole, _, _ = journal.read_bytes().rpartition(b"\n")
    lines = whole.decode("utf-8").splitlines()
    journal.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    if not lines:
        return []
    if lines[0] != headline(name, seed):
        raise InvalidPuzzle(f"{journal} belongs to another run: {lines[0]:.60}")
    try:
        return [[Puzzle.from_json(line) for line in json.loads(some)] for some in lines[1:]]
    except (ValueError, TypeError) as error:
        raise InvalidPuzzle(f"{journal} is no run that can be resumed: {error!r:.60}") from None


def headline(name: str, seed: int) -> str:
    """The first line of a journal."""
    return json.dumps({"game": name, "seed": seed})


def chosen(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """So many puzzles at most, of all kinds and themes alike; none twice."""
    kinds: dict[tuple[object, ...], list[Puzzle]] = {}
    for puzzle in {puzzle.id: puzzle for puzzle in puzzles}.values():
        kinds.setdefault((puzzle.players, *sorted(puzzle.options), puzzle.theme), []).append(puzzle)
    rounds = max(map(len, kinds.values()), default=0)
    in_turn = (some[place] for place in range(rounds) for some in kinds.values() if place < len(some))
    return sorted(islice(in_turn, most), key=lambda puzzle: (puzzle.hard, puzzle.id))


def counted(puzzles: Sequence[Puzzle]) -> dict[str, int]:
    """How many puzzles of each theme there are."""
    return dict(Counter(puzzle.theme for puzzle in puzzles).most_common())
