"""A board on which moves are chosen, by keys and mouse: what tables and puzzles have in common.

The cursor is on a card that something can be done with. The keys below the board are those of the moves with that card,
and of the moves without a card; combos are put together card by card.
"""

from __future__ import annotations

import time
from functools import partial
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any

from textual.content import Content

from irisdeck.game import GAMES
from irisdeck.terminal.tui import draw
from irisdeck.terminal.tui.blocks import placed, tall, wrapped
from irisdeck.terminal.tui.footer import MARKS, Key
from irisdeck.terminal.tui.page import TALL, Page
from irisdeck.terminal.tui.reading import LogPage, RulesPage, clause_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from irisdeck.terminal.tui.blocks import Spread
    from irisdeck.terminal.tui.draw import Plain, Spot

NUMBERS = "123456789"
LETTERS = f"pcdelobkxjz{ascii_uppercase}"  # keys of moves that the game has none for; no other key of a board
ADVICE = 3  # lines for what can be done with a card, in a small window
LOGGED = 4  # lines that the log has at least, with the border above it, before there is advice


def keys_of(moves: Sequence[str], known: Mapping[str, str]) -> dict[str, str]:
    """A key for each move: the game's own, found by how the move begins, or a letter that is free."""
    letters = iter(LETTERS)
    keys: dict[str, str] = {}
    for move in moves:
        begin = max((start for start in known if move.startswith(start)), key=len, default="")
        key = known[begin] if begin else next((letter for letter in letters if letter not in keys.values()), "")
        if key:
            keys[move] = key
    return keys


def worded(choice: Plain) -> str:
    """A move in words, with the card it is about."""
    return f"{choice['words']} {choice['about']}".rstrip()


def look_of(choice: Plain) -> str:
    """How a move is shown: wanted by a lesson, impossible, the best, most likely a mistake, or as usual."""
    if choice["wanted"]:
        return "wanted"
    return "off" if choice["why_not"] else "best" if choice["best"] else "risky" if choice["warning"] else "main"


class BoardPage(Page):
    """A screen with a board on which moves are chosen."""

    tabled = True

    def __init__(self) -> None:
        super().__init__()
        self.board: dict[str, Any] = {"id": "", "parts": {}, "log": [], "game": "", "over": False, "moves": -1}
        self.cursor = ""
        self.picked = ""
        self.warned = ""  # the move that was asked about, and when
        self.warned_at = 0.0
        self.pressed = ""  # the key that was pressed last, when, and whether it made a move or went on
        self.pressed_at = 0.0
        self.acted = False
        self.spoken = ""  # the last notice, whose clause the rules show first
        self.fresh: frozenset[tuple[str, str]] = frozenset()  # what the last move brought
        self.spread: Spread | None = None  # the board as it was drawn last in a large window

    # -- What a subclass defines --

    @property
    def turn(self) -> int | None:
        """The seat to act."""
        raise NotImplementedError

    async def make(self, move: str) -> None:
        """Make a move."""
        raise NotImplementedError

    def news(self, parts: dict[str, Plain], brush: draw.Brush) -> list[Content]:
        """What is said besides the board."""
        raise NotImplementedError

    # -- What is shown --

    @property
    def parts(self) -> dict[str, Plain]:
        """The parts of the board."""
        parts: dict[str, Plain] = self.board["parts"]
        return parts

    @property
    def cramped(self) -> bool:
        """Whether something else takes the place of the strip."""
        return False

    def shown_parts(self) -> dict[str, Plain]:
        """The parts without those that the viewer does not want."""
        return {name: part for name, part in self.parts.items() if name != "strip" or (self.strip and not self.cramped)}

    def settle(self) -> None:
        """Keep the cursor on a card with choices."""
        rows = draw.spots(self.parts)
        if not any(spot.id == self.cursor for row in rows for spot in row):
            self.cursor = rows[-1][0].id if rows else ""

    def lines(self, width: int, height: int) -> list[Content]:
        parts, brush = self.shown_parts(), self.brush(width, height >= TALL)
        self.spread = draw.spread(parts, self.board["game"], brush)
        if self.spread:
            return placed(self.spread, brush)
        shown = [*self.news(parts, brush), *draw.board(parts, self.board["game"], brush), *draw.hint(parts, brush)]
        advice = tall(self.advice(width)[:ADVICE], ADVICE)
        return [*shown, *advice] if len(shown) + ADVICE <= self.spare else shown

    @property
    def spare(self) -> int:
        """The lines of the body in a small window, if the log below it is to be read."""
        return self.app.size.height - 1 - self.footer_rows - 1 - LOGGED

    def brush(self, width: int, tall: bool) -> draw.Brush:
        """How the board is drawn now."""
        brush = draw.Brush(self.app.language, width, tall, self.cursor, self.picked, self.turn)
        if self.roomy:
            brush.height, brush.side = self.room, self.side_width(self.app.size.width) - 4
            brush.advice = self.advice(width)
        brush.fresh = self.fresh
        return brush

    def above_log(self) -> list[Content]:
        if not self.spread:
            return []
        parts = self.shown_parts()
        brush = self.brush(self.side_width(self.app.size.width) - 4, False)
        ended = draw.round_end(parts, brush)
        return [*self.news(parts, brush), *ended, *self.spread.aside, *draw.hint(parts, brush)]

    def advice(self, width: int) -> list[Content]:
        """What can be done with the card under the cursor, each with what would follow, or why it cannot be done."""
        keys, lines = self.choice_keys(), []
        for choice in sorted(self.choices(), key=lambda choice: bool(choice["why_not"])):
            look, key = look_of(choice), keys.get(choice["move"], "")
            press = f"key:{key}" if key else ""
            head = Content.assemble(
                (f" {key} ", draw.style("reverse", press)),
                (f" {MARKS.get(look, '')}{worded(choice)}", draw.style("", press)),
            )
            more = choice.get("then") or choice["why_not"] or choice["warning"]
            if head.cell_length + 2 + len(more) <= width:
                lines.append(
                    head + Content.styled(f"  {more}", "dim" if look == "off" else "#f08a1d" if look == "risky" else "")
                )
            else:
                lines += [head, *wrapped(f"   {more}", width, "dim")] if not choice["why_not"] else [head]
        return lines

    def beside(self) -> list[Content]:
        return logged([" · ".join(lines) for _, lines, *_ in self.board["log"]])

    # -- Keys --

    def move_keys(self) -> Iterator[Key]:
        """The keys of moves, and those of the cursor."""
        hand = self.picking()
        if hand:
            yield from self.combo_keys(hand)
        spot, rows = self.spot(), draw.spots(self.parts)
        able = [choice for choice in spot.choices if not choice["why_not"]] if spot else []
        usual = next((choice for choice in able if choice["best"]), able[0] if able else None)
        keys = self.choice_keys()
        for choice in self.choices():
            if choice["move"] in keys:
                if choice is usual:
                    yield Key("enter", "↵", "", partial(self.choose, choice))
                yield self.choice_key(choice, keys[choice["move"]])
        if sum(map(len, rows)) > 1:
            yield from self.cursor_keys(rows, not hand)

    def picking(self) -> Plain | None:
        """The hand from which cards are picked now, if any."""
        return next((part for part in self.parts.values() if part.get("plays")), None)

    def choices(self) -> list[Plain]:
        """What can be done with the card under the cursor, and without a card."""
        spot = self.spot()
        return [*(spot.choices if spot else []), *draw.acts(self.parts)]

    def choice_keys(self) -> dict[str, str]:
        """The keys of these moves."""
        screen = draw.screen_of(self.board["game"])
        return keys_of([choice["move"] for choice in self.choices()], screen.KEYS if screen else {})

    def cursor_keys(self, rows: list[list[Spot]], numbered: bool) -> Iterator[Key]:
        """Keys to another card: arrows, and in the lowest row its number."""
        if len(rows) > 1:
            yield Key("up", "↑", "", lambda: self.go(-1, 0))
            yield Key("down", "↓", "", lambda: self.go(1, 0))
        held = rows[-1][: len(NUMBERS)] if numbered else []
        for number, card in zip(NUMBERS, held, strict=False):
            yield Key(number, f"1-{len(held)} " if number == "1" else "", "", partial(self.to, card.id))
        yield Key("left", "←", "", lambda: self.go(0, -1))
        yield Key("right", "→", self.t("tui-other-card"), lambda: self.go(0, 1))

    def choice_key(self, choice: Plain, key: str) -> Key:
        """The key of a move."""
        return Key(key, key, worded(choice), lambda: self.choose(choice), look_of(choice))

    def combo_keys(self, hand: Plain) -> Iterator[Key]:
        """Keys to pick cards and to play them together."""
        legal = [move for move, *_ in hand["plays"]]
        look = "main" if self.picked in legal else "off"
        yield Key("enter", "↵", f"{self.t(self.board['game'] + '-play')} {self.picked}".strip(), self.play, look)
        for rank, _ in hand["ranks"]:
            yield Key(rank, rank, "", partial(self.pick, rank))
        yield Key("space", "␣", self.t("tui-pick"), self.pick_here)
        yield Key("backspace", "⌫", self.t("tui-unpick"), self.unpick)
        yield Key("tab", "⇥", self.t("tui-next-combo"), lambda: self.next_combo(legal))

    def reading_keys(self) -> Iterator[Key]:
        """Keys for what can be read: the strip, the rules, the log."""
        if "strip" in self.parts and not self.cramped:
            yield Key("s", "s", self.t("tui-strip"), self.toggle_strip)
        yield Key("question_mark", "?", self.t("rules"), self.rules)
        yield Key("g", "g", self.t("tui-log"), self.whole_log)

    async def press(self, name: str) -> None:
        if self.slipped(name):
            return
        self.spoken = self.notice
        await super().press(name)

    def slipped(self, name: str) -> bool:
        """Whether a key that has just made a move is held down, or was hit twice: it makes no other move so soon."""
        now = time.monotonic()
        again = self.acted and name == self.pressed and now - self.pressed_at < self.app.apart
        self.pressed, self.pressed_at, self.acted = name, now, again
        return again

    # -- The cursor --

    def spot(self) -> Spot | None:
        """The card under the cursor."""
        return next((spot for row in draw.spots(self.parts) for spot in row if spot.id == self.cursor), None)

    def to(self, name: str) -> None:
        """Move the cursor to a card."""
        self.cursor = name
        self.warned = ""

    def go(self, down: int, right: int) -> None:
        """Move the cursor to the next card, or to the next row."""
        rows = draw.spots(self.parts)
        for at, row in enumerate(rows):
            for place, spot in enumerate(row):
                if spot.id == self.cursor:
                    if down:
                        other = rows[(at + down) % len(rows)]
                        return self.to(other[min(place, len(other) - 1)].id)
                    return self.to(row[(place + right) % len(row)].id)
        return None

    def touched(self, what: str) -> None:
        if what.startswith("pick:"):
            self.picked = what.removeprefix("pick:")
        elif what.startswith("key:"):
            self.action_press(what.removeprefix("key:"))
        else:
            self.to(what)
            self.pick_here()
        self.draw()

    # -- Picking --

    def pick(self, rank: str) -> None:
        """Pick one more card of a rank; after the last, none."""
        hand = self.picking()
        held = dict(hand["ranks"])[rank] if hand else 0
        if self.picked.count(rank) < held:
            self.picked = "".join(sorted(self.picked + rank))
        else:
            self.picked = self.picked.replace(rank, "")

    def pick_here(self) -> None:
        """Pick the card under the cursor."""
        spot = self.spot()
        if spot and spot.pick:
            self.pick(spot.pick)

    def unpick(self) -> None:
        """Put back the last card that was picked."""
        self.picked = self.picked[:-1]

    def next_combo(self, legal: list[str]) -> None:
        """Pick the next combo that may be played."""
        at = legal.index(self.picked) + 1 if self.picked in legal else 0
        self.picked = legal[at % len(legal)]

    async def play(self) -> None:
        """Play the cards that are picked."""
        if self.picked in self.codes:
            await self.make(self.picked)
        else:
            self.notice = self.t("refused-no-combo" if self.picked else "refused-no-cards")

    @property
    def codes(self) -> Mapping[str, int]:
        """All moves of the game; none where only the server has it."""
        name = self.board["game"]
        return GAMES[name].codes if name in GAMES else {}

    # -- Choosing --

    async def choose(self, choice: Plain) -> None:
        """Make a move; warn once before one that is most likely a mistake."""
        if choice["why_not"]:
            self.notice = choice["why_not"]
        elif choice["warning"] and "lesson" not in self.parts and not self.sure(choice["move"]):  # a lesson refuses it
            key = self.choice_keys().get(choice["move"], "")
            self.notice = self.t("tui-careful", warning=choice["warning"], key=key)
        else:
            await self.make(choice["move"])

    def sure(self, move: str) -> bool:
        """Whether a move was asked about before; a key that is held down, or hit twice by a slip, is no answer."""
        again = self.warned == move and time.monotonic() - self.warned_at >= self.app.apart
        self.warned, self.warned_at = move, time.monotonic()
        return again

    # -- Reading --

    @property
    def strip(self) -> bool:
        """Whether the strip is shown, as chosen before."""
        return bool(self.app.settings.get("strip", True))

    def toggle_strip(self) -> None:
        """Show or hide the strip."""
        self.app.settings.put(strip=not self.strip)

    def rules(self) -> None:
        """Show the rules, first the clause that the last notice cites."""
        if self.board["game"] not in GAMES:
            self.notice = self.t("refused-no-such-page")
            return
        self.app.show(RulesPage(self.board["game"], clause_in(self.spoken, self.board["game"])))

    async def whole_log(self) -> None:
        """Show the whole log."""
        self.app.show(LogPage([" · ".join(lines) for _, lines, *_ in self.board["log"]]))


def logged(lines: Sequence[str]) -> list[Content]:
    """The lines of a log, the last one bold."""
    *earlier, last = map(Content, lines or [""])
    return [*earlier, last.stylize("bold")]
