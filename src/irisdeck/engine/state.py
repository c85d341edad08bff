"""What the rules of every game stand on: a state made of integers, and chance.

    @state
    class State(Fields):
        seat: int = 0                   # an int in CPython, an int64 field of the NumPy record
        hand: list[int] = ints(4)       # a list of four ints, a nested array of the record

`State()` is a slotted object for plain CPython; `State.dtype()` is the record type the compiled rules run on.
NumPy is imported by the three methods that need it and by nothing else.

Everything fits in 62 bits, so that CPython's endless integers and the compiled 64-bit ones never differ.
"""

from __future__ import annotations

import math
import os
import struct
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar, cast, dataclass_transform

if TYPE_CHECKING:
    from collections.abc import Callable, MutableSequence

MASK = (1 << 62) - 1
STEP = 0x1E3779B97F4A7C15  # of a generator, from one number to the next
LINE = 128  # bytes that processors fetch together: two cache lines of 64


# -- Chance --


class Chance(Protocol):
    """Anything with a generator: a state for its deck, `Dice` for a player."""

    rng: int


def mixed(z: int) -> int:
    """A number of 62 bits scrambled into another (the finalizer of splitmix, cut to 62 bits)."""
    z = (z ^ z >> 30) * 0x3F58476D1CE4E5B9 & MASK
    z = (z ^ z >> 27) * 0x14D049BB133111EB & MASK
    return z ^ z >> 31


def below(n: int, rng: int) -> int:
    """The number from 0 to n - 1 that a state of a generator stands for; n below 2**32."""
    return (mixed(rng) >> 30) * n >> 32


def random(s: Chance, n: int) -> int:
    """A number from 0 to n - 1; n below 2**32."""
    s.rng = s.rng + STEP & MASK
    return below(n, s.rng)


def shuffle_deck(s: Chance, deck: MutableSequence[int], count: int) -> None:
    """Puts the first cards of a deck in any order: from the last down, each changes places with one up to it."""
    rng = s.rng  # kept out of memory, where the deck could lie over it for all a compiler knows
    for last in range(count - 1, 0, -1):
        rng = rng + STEP & MASK
        pick = below(last + 1, rng)
        card = deck[pick]
        deck[pick] = deck[last]
        deck[last] = card
    s.rng = rng


def stream(seed: int, index: int) -> int:
    """The seed of the index-th of many independent streams that grow from one seed."""
    return mixed(mixed(seed & MASK) + index * STEP & MASK)


def fresh_seed() -> int:
    """A seed from the system's own randomness, which nobody can guess."""
    return int.from_bytes(os.urandom(8), "big") & MASK


def seed_of(seed: int | None) -> int:
    """Any whole number as a seed of the generator; a fresh seed for None."""
    if seed is not None and not isinstance(seed, int):
        raise TypeError(f"a seed is a whole number, not {seed!r:.40}")
    return fresh_seed() if seed is None else seed & MASK


# -- A state --


class Length(int):
    """The length of a field that holds a list."""


def ints(length: int) -> list[int]:
    """Declares a field that holds a list of so many integers."""
    declared: Any = Length(length)
    return cast("list[int]", declared)


class Fields:
    """The fields of a state: copied, compared, shown, and converted to and from a NumPy record."""

    __slots__ = ()
    lengths: dict[str, int]  # of each field; 0 for a plain int

    copy: Callable[[], Self]  # made by `state`

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, n) == getattr(other, n) for n in self.lengths)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{n}={getattr(self, n)}' for n in self.lengths)})"

    @classmethod
    @cache
    def dtype(cls) -> Any:
        """The aligned NumPy record type of these fields; always the same one, which numba knows by its identity."""
        import numpy as np

        return np.dtype([(n, np.int64, (k,)) if k else (n, np.int64) for n, k in cls.lengths.items()], align=True)

    def to_records(self, count: int = 1) -> Any:
        """An array of so many records, each equal to this state."""
        one, records = zeros(1, self.dtype()), zeros(count, self.dtype())
        for name in self.lengths:
            one[name] = getattr(self, name)
        records.view("int64").reshape(count, -1)[:] = one.view("int64")
        return records

    def to_bytes(self) -> bytes:
        """The bytes of its record, made without NumPy."""
        values = [value for n, k in self.lengths.items() for value in (getattr(self, n) if k else [getattr(self, n)])]
        return struct.pack(f"<{len(values)}q", *values)

    @classmethod
    def from_record(cls, record: Any) -> Self:
        """The state held by one record."""
        return cls(**{name: record[name].tolist() for name in cls.lengths})


def zeros(shape: int | tuple[int, ...], dtype: Any) -> Any:
    """An array of zeros that shares no cache line with any other: threads that write side by side would wait."""
    import numpy as np

    size = math.prod(shape) if isinstance(shape, tuple) else shape
    size *= np.dtype(dtype).itemsize
    room = np.zeros(size + 2 * LINE, np.uint8)
    start = -room.__array_interface__["data"][0] % LINE
    return room[start : start + size].view(dtype).reshape(shape)


T = TypeVar("T", bound=type[Fields])


@dataclass_transform()
def state(cls: T) -> T:
    """Makes a slotted class of the fields it declares.

    Its constructor and its `copy` are unrolled, because copying is a good part of an interpreted move. The standard
    dataclass would do the same but takes longer to import than all our rules.
    """
    fields: dict[str, int] = {n: getattr(cls, n) for n in cls.__annotations__}
    lengths = {n: int(start) if isinstance(start, Length) else 0 for n, start in fields.items()}
    starts = [f"{n}=None" if lengths[n] else f"{n}={start}" for n, start in fields.items()]
    lines = [f"def __init__(self, {', '.join(starts)}):"]
    lines += [
        f"    self.{n} = [0] * {k} if {n} is None else {n}" if k else f"    self.{n} = {n}" for n, k in lengths.items()
    ]
    lines += ["def copy(self):", "    other = new(cls)"]
    lines += [f"    other.{n} = self.{n}{'[:]' if k else ''}" for n, k in lengths.items()]
    space: dict[str, Any] = {"new": object.__new__}
    exec("\n".join([*lines, "    return other"]), space)
    body = {n: value for n, value in vars(cls).items() if n not in (*fields, "__dict__", "__weakref__")}
    methods = {"__init__": space["__init__"], "copy": space["copy"]}
    made: Any = type(cls.__name__, cls.__bases__, {**body, **methods, "__slots__": tuple(fields), "lengths": lengths})
    space["cls"] = made
    return cast("T", made)


@state
class Dice(Fields):
    """A generator apart from the deck's."""

    rng: int = 0
