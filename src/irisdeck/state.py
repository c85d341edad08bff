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

import dataclasses
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar, cast, dataclass_transform

if TYPE_CHECKING:
    from collections.abc import Callable

MASK = (1 << 62) - 1


# -- Chance --


class Chance(Protocol):
    """Whatever carries a generator: a state for its deck, `Dice` for a player's whims."""

    rng: int


def mixed(z: int) -> int:
    """A number of 62 bits scrambled into another (the finalizer of splitmix, cut to 62 bits)."""
    z = (z ^ z >> 30) * 0x3F58476D1CE4E5B9 & MASK
    z = (z ^ z >> 27) * 0x14D049BB133111EB & MASK
    return z ^ z >> 31


def random(s: Chance, n: int) -> int:
    """A number from 0 to n - 1; n below 2**32."""
    s.rng = s.rng + 0x1E3779B97F4A7C15 & MASK
    return (mixed(s.rng) >> 30) * n >> 32


def stream(seed: int, index: int) -> int:
    """The seed of the index-th of many independent streams that grow from one seed."""
    return mixed(mixed(seed & MASK) + index * 0x1E3779B97F4A7C15 & MASK)


# -- A state --


def ints(length: int) -> list[int]:
    """Declares a field that holds a list of so many integers."""
    declared: Any = dataclasses.field(default_factory=lambda: [0] * length, metadata={"length": length})
    return cast("list[int]", declared)


class Fields:
    """A state as its fields: copied, compared, shown, and carried to and from a NumPy record."""

    __slots__ = ()
    lengths: dict[str, int]  # of each field; 0 for a plain int

    copy: Callable[[], Self]  # unrolled by `state`, because copying is half the cost of an interpreted move

    @classmethod
    def dtype(cls) -> Any:
        """The aligned NumPy record type of these fields."""
        import numpy as np

        return np.dtype([(n, np.int64, (k,)) if k else (n, np.int64) for n, k in cls.lengths.items()], align=True)

    def to_records(self, count: int = 1) -> Any:
        """An array of so many records, each equal to this state."""
        import numpy as np

        records = np.zeros(count, self.dtype())
        for name in self.lengths:
            records[name] = getattr(self, name)
        return records

    @classmethod
    def from_record(cls, record: Any) -> Self:
        """The state held by one record."""
        return cls(**{name: record[name].tolist() for name in cls.lengths})


T = TypeVar("T", bound=type[Fields])


@dataclass_transform()
def state(cls: T) -> T:
    """Makes a slotted dataclass that copies itself fast."""
    made: Any = dataclasses.dataclass(slots=True)(cls)
    made.lengths = {f.name: f.metadata.get("length", 0) for f in dataclasses.fields(made)}
    body = [f"    other.{n} = self.{n}{'[:]' if k else ''}" for n, k in made.lengths.items()]
    source = "\n".join(["def copy(self):", "    other = new(cls)", *body, "    return other"])
    space = {"cls": made, "new": object.__new__}
    exec(source, space)
    made.copy = space["copy"]
    return cast("T", made)


@state
class Dice(Fields):
    """A generator of its own, for whoever must not touch the deck's."""

    rng: int = 0
