"""What is pushed to an open page: the parts that look different, and no others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from people import played_table
from positions import VARIANTS, named

from irisdeck.table import boards
from irisdeck.table.table import Table
from irisdeck.web import pages

if TYPE_CHECKING:
    from irisdeck.game import Game

PEOPLE = 4  # at a table of played_table, at most


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant.players <= PEOPLE], ids=named)
def test_a_part_is_pushed_just_when_it_looks_different(variant: Game) -> None:
    switches = {name: value for name, value in variant.options.items() if value is True}
    shown: dict[str, boards.Part] = {}
    table, checked = Table(), 0
    for event in played_table(variant.name, 30, variant.players, **switches):
        table.apply(event)
        parts = boards.parts(table, "t", boards.Viewer(0))
        pushed = pages.changed(*(pages.pieces(some.items(), "de") for some in (parts, shown)))
        for name in parts.keys() & shown.keys():
            before, now = (pages.drawn([(name, some[name])], "de") for some in (shown, parts))
            assert (now in pushed) == (now != before), name
            checked += now != before
        shown = parts
    assert checked >= 10
