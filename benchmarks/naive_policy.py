"""No policy at all: every move weighs the same and is tried, nothing is settled before the end or uncovered."""

from __future__ import annotations

from typing import Any

OTHERS = 1
EXPLORE = 0.7  # the square root of a half: what the theory of bandits asks for
WIDEN = 1e9


def weight(s: Any, move: int) -> int:
    return 0


def mark(s: Any) -> int:
    return 0


def revealed(s: Any) -> bool:
    return False


def sight(s: Any, move: int) -> int:
    return 0
