"""Games as rows for learning programs: what a seat observed, could do and did, and what it got for it.

The games are those that `irisdeck simulate` plays with the same bots and seed. Random players and rules of thumb
(`random` and `medium`) play in compiled loops; other bots by views, one decision at a time.
"""

from __future__ import annotations

import json
from contextlib import closing
from functools import partial
from itertools import pairwise
from typing import IO, TYPE_CHECKING, Any, NamedTuple

import numpy as np

from irisdeck.engine import compile, decisions, memory, observe, policy, search, stepping
from irisdeck.engine.memory import rows
from irisdeck.envs.aec import settled
from irisdeck.envs.layout import Layout
from irisdeck.record import InvalidRecord
from irisdeck.record_files import need_pyarrow
from irisdeck.research.crew import Crew

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Iterator
    from types import ModuleType

    from pyarrow import RecordBatch, Schema

    from irisdeck.game import Game
    from irisdeck.research.simulate import Job

COMPILED = {"random", "medium"}  # bots that the loops can play
AT_ONCE = 64  # games that a worker plays at once: as rows they take some megabytes
ROOM = 8192  # rows that the loops have room for at first
GROUP = 1 << 16  # rows that are written, or read, at once


class Steps(NamedTuple):
    """Decisions as arrays, one row each, in the order of the games and of the decisions in each.

    docs/envs.md describes observations, masks, actions and rewards.
    """

    game: Any  # its number: with the seed, that of `irisdeck simulate`
    step: Any  # the number of the decision in its game, from 0
    seat: Any  # that decides
    observation: Any  # (rows, bytes)
    mask: Any  # (rows, actions): 1 for legal ones
    action: Any
    reward: Any  # 0, but in the last row of a seat what the end of the game pays it
    last: Any  # whether it is the last row of its seat in its game
    result: Any  # what the end of the game pays the seat, in every row
    score: Any  # of the seat at the end of the game, in every row


# -- Playing --


def steps(job: Job, games: int, workers: int | None = 1) -> Iterator[Steps]:
    """Play games and return their decisions, some games at a time; without a number of workers, on all cores."""
    left = range(games)

    def take(size: int) -> range:
        nonlocal left
        piece, left = left[: min(size, AT_ONCE)], left[min(size, AT_ONCE) :]
        return piece

    Layout(job.game)  # refuses a game without observations before any worker starts
    threads = _by_loops(job) and compile.available()
    with Crew(workers, threads=threads) as crew:
        yield from crew.do(partial(played, job), take)


def played(job: Job, numbers: range, speed: compile.Speed = "auto") -> Steps:
    """The decisions of the games with these numbers."""
    layout = Layout(job.game)
    if _by_loops(job):
        return _played_by_loops(job, layout, numbers, speed)
    return _played_by_views(job, layout, numbers)


def _by_loops(job: Job) -> bool:
    """Whether the loops can play it: policy and observations, linked, must not have two functions of one name."""
    if not all(isinstance(player, str) and player in COMPILED for player in job.bots):
        return False
    weighing = compile.own_functions(*job.game.linked(policy))
    return weighing.isdisjoint(compile.own_functions(*_observing(job.game)))


def _thinking(game: Game) -> tuple[ModuleType, ...]:
    return (*game.linked(policy), search)


def _observing(game: Game) -> tuple[ModuleType, ...]:
    return (*game.linked(observe), memory, stepping)


class Written(NamedTuple):
    """What the loops write: a row for each decision, then a row for each game."""

    obs: Any
    mask: Any
    seats: Any
    actions: Any
    last: Any  # 1 in the last row of each seat in each game
    ends: Any  # the row that follows the last one of each game
    rewards: Any  # (games, players)
    scores: Any

    def steps(self, first: int) -> Steps:
        """The columns, where the first game has this number."""
        count, lengths = int(self.ends[-1]), np.diff(self.ends, prepend=0)
        game = np.repeat(np.arange(len(lengths)), lengths)
        seat, last = self.seats[:count], self.last[:count].astype(np.bool_)
        result = self.rewards[game, seat]
        return Steps(
            game=game + first,
            step=(np.arange(count) - np.repeat(self.ends - lengths, lengths)).astype(np.int32),
            seat=seat.astype(np.int8),
            observation=self.obs[:count].copy(),  # without the room that was not needed
            mask=self.mask[:count].copy(),
            action=self.actions[:count].astype(np.int16),
            reward=np.where(last, result, np.float32(0)),
            last=last,
            result=result,
            score=self.scores[game, seat].astype(np.int32),
        )


def _played_by_loops(job: Job, layout: Layout, numbers: range, speed: compile.Speed) -> Steps:
    engine = compile.engine(job.game.rules, speed, *_thinking(job.game), *_observing(job.game), decisions)
    at, index, _ = layout.tables(engine.compiled)
    states, blank = (engine.states(job.game.blank(), 1) for _ in range(2))
    by_weight = np.array([name == "medium" for name in job.bots], np.int64)
    room, games = ROOM, 0
    while games < len(numbers):
        written = _room_for(layout, room, len(numbers))
        obs, mask = (rows(bytes_, engine.compiled) for bytes_ in written[:2])
        games = engine.write_games(
            *(states, blank, engine.dice(job.game.players), by_weight, job.seed, numbers.start, at, index),
            *(engine.buffer(engine.max_moves), obs, layout.width, mask, layout.actions, *written[2:]),
        )
        room *= 2
    return written.steps(numbers.start)


def _room_for(layout: Layout, room: int, games: int) -> Written:
    players = layout.game.players
    return Written(
        obs=np.zeros((room, layout.width), np.uint8),
        mask=np.zeros((room, layout.actions), np.uint8),
        seats=np.zeros(room, np.int64),
        actions=np.zeros(room, np.int64),
        last=np.zeros(room, np.int64),
        ends=np.zeros(games, np.int64),
        rewards=np.zeros((games, players), np.float32),
        scores=np.zeros((games, players), np.int64),
    )


def _played_by_views(job: Job, layout: Layout, numbers: range) -> Steps:
    taken: list[tuple[Any, Any, int, int]] = []  # observation, mask, seat and action of every decision
    ends: list[int] = []
    results: list[tuple[list[float], list[int]]] = []
    for number in numbers:
        for state, after in pairwise(job.positions(number)):
            seat, move = after.history[-1]
            taken.append((layout.observe(state, seat), layout.mask(state.legal_moves), seat, layout.numbered(move)))
        ends.append(len(taken))
        results.append(settled(layout.engine("python"), [after._fields], job.game.players))
    obs, mask, seats, actions = (np.array(column) for column in zip(*taken, strict=True))
    rewards, scores = (np.array(column) for column in zip(*results, strict=True))
    last = np.zeros(len(taken), np.int64)
    for start, end in pairwise([0, *ends]):
        decisions.mark_last(start, end, job.game.players, seats, last)  # type: ignore[no-untyped-call]
    rewards = rewards.astype(np.float32)
    return Written(obs, mask.view(np.uint8), seats, actions, last, np.array(ends), rewards, scores).steps(numbers.start)


# -- Parquet --


def write_steps(
    file: str | os.PathLike[str] | IO[bytes],
    job: Job,
    games: int,
    workers: int | None = 1,
    progress: Callable[[int], object] = lambda games: None,
) -> int:
    """Play games and write their decisions to a Parquet file; returns how many.

    The same job writes the same bytes, whatever the number of workers. `progress` is told how many games are written.
    """
    need_pyarrow()
    import pyarrow as pa
    import pyarrow.parquet as pq

    count = 0
    columns = schema(job)
    waiting = columns.empty_table()
    with pq.ParquetWriter(file, columns, compression="zstd") as writer:
        for part in steps(job, games, workers):
            waiting = pa.concat_tables([waiting, pa.Table.from_batches([_as_batch(part, columns)])])
            while len(waiting) >= GROUP:
                writer.write_table(waiting.slice(0, GROUP).combine_chunks())
                waiting = waiting.slice(GROUP)
            count += len(part.game)
            progress(int(part.game[-1]) + 1)
        writer.write_table(waiting.combine_chunks())
    return count


def schema(job: Job) -> Schema:
    """The columns of the file; what was played and what observations and actions mean is JSON in its metadata."""
    import pyarrow as pa

    layout = Layout(job.game)
    about = {
        **job.about(),
        "observation": [part._asdict() for part in layout.slices],
        "actions": layout.notation,
    }
    kinds = {
        **{"game": pa.int64(), "step": pa.int32(), "seat": pa.int8()},
        **{"observation": pa.binary(layout.width), "mask": pa.binary(layout.actions), "action": pa.int16()},
        **{"reward": pa.float32(), "last": pa.bool_(), "result": pa.float32(), "score": pa.int32()},
    }
    return pa.schema(kinds.items(), {"irisdeck": json.dumps(about)})


def _as_batch(part: Steps, columns: Schema) -> RecordBatch:
    import pyarrow as pa

    def column(values: Any) -> Any:
        if values.ndim == 1:
            return pa.array(values)
        rows, width = values.shape
        return pa.Array.from_buffers(pa.binary(width), rows, [None, pa.py_buffer(np.ascontiguousarray(values))])

    return pa.RecordBatch.from_arrays([column(values) for values in part], schema=columns)


def read_steps(file: str | os.PathLike[str] | IO[bytes]) -> Iterator[Steps]:
    """The decisions of a Parquet file as arrays, some thousands at a time; raises InvalidRecord for another file."""
    need_pyarrow()
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        with closing(pq.ParquetFile(file)) as table:
            if (missing := [*{*Steps._fields} - {*table.schema_arrow.names}]) or not table.metadata:
                raise InvalidRecord(f"{file}: these are no decisions: there is no column {min(missing)!r}")
            for batch in table.iter_batches(GROUP, columns=[*Steps._fields]):
                yield Steps(*(_as_array(batch.column(name)) for name in Steps._fields))
    except pa.ArrowException as wrong:
        raise InvalidRecord(f"cannot read {file}: {' '.join(str(wrong).split())}") from None


def _as_array(column: Any) -> Any:
    import pyarrow as pa

    if not pa.types.is_fixed_size_binary(column.type):
        return column.to_numpy(zero_copy_only=False)
    width = column.type.byte_width
    data = np.frombuffer(column.buffers()[1], np.uint8)
    return data[column.offset * width : (column.offset + len(column)) * width].reshape(-1, width)
