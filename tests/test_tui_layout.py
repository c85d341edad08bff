"""The table in a large window of the terminal: cards drawn as cards, everything in its place, nothing cut."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from positions import VARIANTS, named
from textual.content import Content

from irisdeck.table import boards
from irisdeck.table.table import Table, opened
from irisdeck.terminal.tui import draw
from irisdeck.terminal.tui.blocks import placed
from irisdeck.terminal.tui.page import FOOTER, NOTICE, Page
from irisdeck.words import LANGUAGES

if TYPE_CHECKING:
    from irisdeck.terminal.tui.blocks import Spread

SIZES = [(100, 32), (120, 40), (160, 50)]
Parts = dict[str, Any]


def brush(size: tuple[int, int], language: str = "en", footer: int = FOOTER) -> draw.Brush:
    """The room that a table has in a window."""
    width, height = size
    side = Page.side_width(width)
    advice = [Content(text) for text in ("what can be done", "and what follows", "or why it cannot be done")]
    room = height - 1 - NOTICE - footer - 1
    return draw.Brush(language, width - side - 2, True, height=room, side=side - 4, advice=advice)


@cache
def positions(number: int) -> tuple[tuple[Table, ...], str]:
    """Positions of a whole random game of a variant, in which Ann sits at seat 0 and bots elsewhere."""
    kind = VARIANTS[number]
    table = Table([opened(kind.name, kind.players, kind.options, aids=True)])
    table.apply({"kind": "sit", "seat": 0, "player": "ann", "name": "Ann"})
    for seat in range(1, kind.players):
        table.apply({"kind": "bot", "seat": seat, "bot": "medium"})
    table.apply(table.deal(7))
    dice, shown = random.Random(3), []
    while table.turn is not None and len(shown) < 60:
        shown.append(boards.parts(table, "", boards.Viewer(0, strip=True)))
        assert table.state
        moves = [move for move in table.state.legal_moves if move != "pass"] or ["pass"]
        table.apply(table.decide_move(dice.choice(moves)))
    return tuple(shown), kind.name  # type: ignore[arg-type]


def drawn(parts: Any, name: str, how: draw.Brush) -> Spread:
    """The table as it is drawn; every line fits, and no words are cut."""
    spread = draw.spread(boards.plain(parts, how.language), name, how)
    assert spread, "does not fit"
    for line in [*placed(spread, how), *spread.aside]:
        assert "…" not in line.plain, line.plain
    return spread


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("number", range(len(VARIANTS)), ids=map(named, VARIANTS))
def test_every_table_fits_and_nothing_moves(number: int, size: tuple[int, int]) -> None:
    shown, name = positions(number)
    for language in LANGUAGES:
        how = brush(size, language)
        heights = {
            (len(spread.table), len(spread.hand)) for spread in (drawn(parts, name, how) for parts in shown[::3])
        }
        assert len(heights) == 1, heights
