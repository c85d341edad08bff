"""No policy at all: every move weighs the same, nothing is settled before the end, nothing is uncovered."""

from __future__ import annotations

from typing import Any


def weight(s: Any, move: int) -> int:
    return 0


def mark(s: Any) -> int:
    return 0


def sight(s: Any, move: int) -> int:
    return 0
