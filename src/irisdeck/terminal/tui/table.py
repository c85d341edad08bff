"""The screen of a table: local or remote, it is drawn and played in the same way."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from functools import partial
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any, Protocol

from textual.content import Content

from irisdeck.game import GAMES, Refused
from irisdeck.table import boards
from irisdeck.table.courtesy import PHRASES, REACTIONS
from irisdeck.terminal.tui import draw
from irisdeck.terminal.tui.blocks import placed, tall, wrapped
from irisdeck.terminal.tui.footer import MARKS, Key
from irisdeck.terminal.tui.local import LocalTable
from irisdeck.terminal.tui.page import TALL, Page
from irisdeck.terminal.tui.reading import ChoicePage, LogPage, RulesPage, clause_in
from irisdeck.words import tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from textual.timer import Timer

    from irisdeck.terminal.tui.blocks import Spread
    from irisdeck.terminal.tui.draw import Plain, Spot

NUMBERS = "123456789"
LETTERS = f"pcdelobkxjz{ascii_uppercase}"  # keys of moves that the game has none for; no other key of a table
QUIET = "quiet"  # among the phrases: mutes the others
MOST_COMING = 12  # positions to show one after the other; of more the earlier ones are shown at once
ADVICE = 3  # lines for what can be done with a card, in a small window
LOGGED = 4  # lines that the log has at least, with the border above it, before there is advice
MOST_FRESH = 2  # cards that a move brings; if there are more, they were dealt


class TableClient(Protocol):
    """A table as this screen uses it: LocalTable or RemoteTable."""

    @property
    def shown(self) -> dict[str, Any] | None:
        """The table as its viewer sees it, in plain values; None before the first answer."""

    @property
    def problem(self) -> str:
        """Why it may be out of date, in words; empty if it is not."""

    async def run(self) -> None:
        """Follow the table until cancelled."""

    async def wish(self, wish: Mapping[str, Any]) -> str:
        """Send a player's command, or raise Refused; returns the table's name, another one after a rematch."""


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


def fresh_cards(before: dict[str, Plain], after: dict[str, Plain]) -> frozenset[tuple[str, str]]:
    """The cards on the table that were not there before, each with its part."""
    found = {
        (name, text)
        for name, part in after.items()
        if not part.get("plays") and "acts" not in part
        for text in faces(part) - faces(before.get(name, {}))
    }
    return frozenset(found) if len(found) <= MOST_FRESH else frozenset()


def faces(part: Plain) -> set[str]:
    """The open cards of a part, in notation; a combo with the seat that played it."""
    cards = [card for card, _ in part.get("cards", ()) if isinstance(card, dict)]
    top = [part["top"]] if part.get("top") else []
    combos = {f"{seat}:{''.join(card['text'] for card in cards)}" for seat, _, cards, _ in part.get("combos", ())}
    return {card["text"] for card in (*cards, *top)} | combos


class TablePage(Page):
    """The screen of a table."""

    tabled = True

    def __init__(self, client: TableClient) -> None:
        super().__init__()
        self.client = client
        self.cursor = ""
        self.picked = ""
        self.warned = ""  # the move that was asked about, and when
        self.warned_at = 0.0
        self.pressed = ""  # the key that was pressed last, when, and whether it made a move or went on
        self.pressed_at = 0.0
        self.acted = False
        self.spoken = ""  # the last notice, whose clause the rules show first
        self.strip = True
        self.hinted = False
        self.mine = False  # whether it was the viewer's turn at the last change
        self.since = 0.0  # when the table last changed, and when that was shown
        self.shown_at = 0.0
        self.board: dict[str, Any] = {"id": "", "parts": {}, "log": [], "game": "", "over": False, "moves": -1}
        self.coming: deque[dict[str, Any]] = deque()  # positions that are not shown yet
        self.paused = ""  # why a round has ended, while the screen stops there
        self.closed = -1  # the number of the round at whose end the screen has stopped last
        self.fresh: frozenset[tuple[str, str]] = frozenset()  # what the last move brought
        self._timer: Timer | None = None
        self.spread: Spread | None = None  # the table as it was drawn last in a large window
        self._going: asyncio.Task[None] | None = None
        self._wishing: set[asyncio.Task[str]] = set()

    @property
    def parts(self) -> dict[str, Plain]:
        """The parts of the board."""
        parts: dict[str, Plain] = self.board["parts"]
        return parts

    def on_mount(self) -> None:
        """Start following the table."""
        self.strip = self.app.settings.get("strip", True)
        self._going = asyncio.create_task(self.follow())
        self.set_interval(1, self.tick)
        self.changed()

    async def on_unmount(self) -> None:
        """Stop following the table."""
        if self._going:
            self._going.cancel()
        if isinstance(self.client, LocalTable):
            await self.client.close()

    async def follow(self) -> None:
        """Follow the table; show what ends it."""
        try:
            await self.client.run()
        except Refused as refused:
            self.say(tell(refused.said, self.app.language))

    # -- Positions, one after the other --

    def changed(self) -> None:
        """Take note of a change at the table, and show it when its turn has come."""
        if not self.is_attached:
            return
        board = {**(self.client.shown or self.board), "came": time.monotonic()}
        last = self.coming[-1] if self.coming else self.board
        if self.coming and board["moves"] == last["moves"]:
            self.coming[-1] = board
        elif self.paused and board["moves"] == last["moves"]:
            return
        else:
            self.coming.append(board)
        self.advance()

    def advance(self) -> None:
        """Show the next positions, each as soon as the one before it has been seen long enough."""
        while self.coming and not self.paused and self.is_attached:
            rest = self.rest_left()
            if rest > 0:
                if self._timer is None:
                    self._timer = self.set_timer(rest, self.rested)
                break
            board = self.coming.popleft()
            if closing := self.closing(board):
                self.coming.appendleft(board)
                self.pause(board, closing)
            else:
                self.take(board)
        self.draw()

    def rest_left(self) -> float:
        """Seconds until the next position may be shown; a player's own moves are shown at once."""
        if self.mine or self.board["moves"] in (-1, self.coming[0]["moves"]) or len(self.coming) > MOST_COMING:
            return 0
        return self.shown_at + self.app.pace.rest - time.monotonic()

    def rested(self) -> None:
        """Go on after a rest."""
        self._timer = None
        self.advance()

    def closing(self, board: Plain) -> dict[str, Plain]:
        """The parts to stop at before a position, if a round has just ended; otherwise none."""
        ended = board["parts"].get("round")
        if not ended or ended["brief"] or not self.app.pace.hold or not self.parts or self.closed == ended["number"]:
            return {}
        self.closed = ended["number"]
        stays = getattr(draw.screen_of(board["game"]), "STAYS", False)
        return {**(board["parts"] if stays else self.parts), "round": ended}

    def pause(self, board: Plain, parts: dict[str, Plain]) -> None:
        """Stop at the end of a round, with the reason, until a key is pressed or some seconds have passed."""
        status = {**parts["status"], "text": "", "mine": False, "turn": ""}
        self.paused = f"{parts['round']['title']} · {parts['round']['reason']}"
        kept = {name: part for name, part in parts.items() if name != "tools"}  # nothing can be undone
        self.board = {**board, "parts": {**kept, "status": status}, "covered": ""}
        self.mine, self.picked, self.warned = False, "", ""
        self._timer = self.set_timer(self.app.pace.hold, self.resume)

    def resume(self) -> None:
        """Go on after the end of a round."""
        if self._timer:
            self._timer.stop()
        self._timer, self.paused, self.shown_at = None, "", 0.0
        self.pressed, self.pressed_at, self.acted = "enter", time.monotonic(), True  # or was about to be
        self.advance()

    def take(self, board: Plain) -> None:
        """Make a position the one that is shown."""
        before, moves = self.parts, self.board["moves"]
        self.board = board
        self.since, self.shown_at = board["came"], time.monotonic()
        if board["moves"] != moves:
            self.picked = self.warned = ""
            self.fresh = fresh_cards(before, self.parts) if moves >= 0 else frozenset()
        mine = bool(self.parts.get("status", {}).get("mine"))
        if mine and not self.mine and not isinstance(self.client, LocalTable):
            self.app.bell()  # people who wait for others may look elsewhere
        self.mine = mine
        self.settle()
        self.follow_hint()

    def tick(self) -> None:
        """Update a running clock."""
        if "clock" in self.parts:
            self.draw()

    def settle(self) -> None:
        """Keep the cursor on a card with choices."""
        rows = draw.spots(self.parts)
        if not any(spot.id == self.cursor for row in rows for spot in row):
            self.cursor = rows[-1][0].id if rows else ""

    def follow_hint(self) -> None:
        """Move the cursor to the best card, or pick the best combo, once, when a hint has come."""
        hinted = "hint" in self.parts
        if hinted and not self.hinted:
            self.cursor = draw.best_spot(self.parts) or self.cursor
            self.picked = self.picked or draw.best_combo(self.parts)
        self.hinted = hinted

    @property
    def covered(self) -> str:
        """The name of the person who must take a shared screen first; empty if nobody."""
        return str(self.board.get("covered", ""))

    # -- What is shown --

    def heading(self) -> str:
        name = self.board["game"]
        if not name:
            return "Irisdeck"
        status = self.parts.get("status", {})
        watching = f" · {self.t('table-watching')}" if status.get("watching") and not self.covered else ""
        return " · ".join(filter(None, (self.title_of(name), status.get("text", "")))) + watching

    def lines(self, width: int, height: int) -> list[Content]:
        if self.covered:
            return self.curtain()
        parts, brush = self.timed_parts(), self.brush(width, height >= TALL)
        self.spread = draw.spread(parts, self.board["game"], brush)
        if self.spread:
            return placed(self.spread, brush)
        shown = [*self.news(parts, brush), *draw.board(parts, self.board["game"], brush), *draw.hint(parts, brush)]
        advice = tall([] if self.paused else self.advice(width)[:ADVICE], ADVICE)
        return [*shown, *advice] if len(shown) + ADVICE <= self.spare else shown

    @property
    def spare(self) -> int:
        """The lines of the body in a small window, if the log below it is to be read."""
        return self.app.size.height - 1 - self.footer_rows - 1 - LOGGED

    @property
    def message(self) -> str:
        return self.notice or ("" if self.spread else self.paused)

    def timed_parts(self) -> dict[str, Plain]:
        """The parts with the clock as it is now; those that the viewer does not want are left out."""
        parts = {name: part for name, part in self.parts.items() if name != "strip" or self.strip}
        if (running := parts.get("clock")) and running["left"] is not None:
            passed = time.monotonic() - self.since
            times = [
                (label, left, tell(boards.span(left - passed), self.app.language))
                for label, left, _ in running["times"]
            ]
            parts["clock"] = {**running, "times": times}
        return parts

    def brush(self, width: int, tall: bool) -> draw.Brush:
        """How the board is drawn now."""
        turn = self.parts.get("status", {}).get("turn")
        brush = draw.Brush(self.app.language, width, tall, self.cursor, self.picked, turn if turn != "" else None)
        if self.roomy:
            brush.height, brush.side = self.room, self.side_width(self.app.size.width) - 4
            brush.advice = self.advice(width)
        brush.fresh = self.fresh
        return brush

    def news(self, parts: dict[str, Plain], brush: draw.Brush) -> list[Content]:
        """What is said besides the board: invitations, questions, the result, a lesson, the clock."""
        return [
            *self.invitation(),
            *self.asked(),
            *draw.result(parts, brush),
            *draw.lesson(parts, brush),
            *draw.lobby(parts, brush),
            *draw.clock(parts, brush),
        ]

    def above_log(self) -> list[Content]:
        if self.covered or not self.spread:
            return []
        parts = self.timed_parts()
        brush = self.brush(self.side_width(self.app.size.width) - 4, False)
        ended = draw.round_end(parts, brush)
        return [*self.news(parts, brush), *ended, *self.spread.aside, *draw.hint(parts, brush)]

    def advice(self, width: int) -> list[Content]:
        """What can be done with the card under the cursor, each with what would follow, or why it cannot be done."""
        if self.paused:
            return wrapped(self.paused, width, "bold #f7dc3c")
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

    def curtain(self) -> list[Content]:
        """Only whose turn it is, and what happened last: another person may be looking."""
        log = [line for _, lines, _ in self.board["log"][-6:] for line in lines]
        whose, more = self.t("tui-curtain", name=self.covered), self.t("tui-curtain-more")
        head = [Content(""), Content.styled(whose, "bold"), Content(more), Content("")]
        return [*head, *(Content.styled(line, "dim") for line in log)]

    def invitation(self) -> list[Content]:
        """The link that invites others, while seats are empty."""
        link = self.board.get("link")
        waited = link and any(empty for _, _, empty in self.parts.get("lobby", {}).get("seats", []))
        return [Content(self.t("tui-invite", link=link)), Content("")] if waited else []

    def asked(self) -> list[Content]:
        """What the player is asked: to come back, to end the game, to let a bot play for others."""
        asks = self.parts.get("asks")
        if not asks:
            return []
        lines = [self.t("stand-in-you")] if asks["stood_in"] else []
        if asks["offer"]:
            lines.append(f"{asks['offer']}. {self.t('offer-waiting') if asks['answered'] else ''}")
        lines += [f"{vote['words']} {'' if vote['may_vote'] else self.t('stand-in-waiting')}" for vote in asks["votes"]]
        return [Content.styled(f"▸ {line}", "bold #f7dc3c") for line in lines]

    def beside(self) -> list[Content]:
        if self.covered:
            return []
        problem = tell(self.client.problem, self.app.language) or self.parts.get("status", {}).get("problem", "")
        words = [Content.styled(problem, "bold #f08a1d")] if problem else []
        quiet = self.app.settings.get("quiet", False)
        log = [lines for _, lines, speaker in self.board["log"] if not (quiet and speaker)]
        *earlier, last = [Content(" · ".join(lines)) for lines in log] or [Content("")]
        return [*earlier, last.stylize("bold"), *words]

    # -- Keys --

    def keys(self) -> Iterator[Key | None]:
        if self.covered:
            yield Key("enter", "↵", self.t("tui-uncover"), self.uncover, "main")
            yield Key("q", "q", self.t("tui-leave"), self.back)
            return
        if self.paused:
            yield Key("enter", "↵", self.t("lesson-continue"), self.resume, "main")
        else:
            yield from self.move_keys()
        yield None
        yield from self.table_keys()
        yield None
        yield from self.tool_keys()

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

    def table_keys(self) -> Iterator[Key]:
        """Keys for what a player can do at the table besides moves."""
        asks, lesson, result = (self.parts.get(name) for name in ("asks", "lesson", "result"))
        if asks:
            yield from self.answer_keys(asks)
        if lesson and lesson["reading"] and not lesson["over"]:
            yield Key(
                "enter", "↵", self.t("lesson-continue"), lambda: self.wish(do="continue", number=self.number), "main"
            )
        if lesson and lesson["over"]:
            yield Key("r", "r", self.t("lesson-real"), self.real_game, "main")
            if lesson.get("next") and isinstance(self.client, LocalTable):
                yield Key("n", "n", lesson["next"][1], partial(self.next_lesson, lesson["next"][0]))
        if result:
            yield from self.after_keys(result)
        if lobby := self.parts.get("lobby"):
            yield from self.lobby_keys(lobby)

    def answer_keys(self, asks: Plain) -> Iterator[Key]:
        """Keys to answer what others ask."""
        if asks["stood_in"]:
            yield Key("i", "i", self.t("stand-in-back"), lambda: self.wish(do="back"), "main")
        if asks["offer"] and not asks["answered"]:
            yield Key("a", "a", self.t("offer-accept"), lambda: self.wish(do="accept"))
            yield Key("n", "n", self.t("offer-decline"), lambda: self.wish(do="decline"))
        for vote in asks["votes"][:1]:
            if vote["may_vote"]:
                yield Key("v", "v", vote["wish"], partial(self.wish, do="vote", seat=vote["seat"]))

    def after_keys(self, result: Plain) -> Iterator[Key]:
        """Keys of a finished game."""
        if result["rematch"]:
            yield Key(
                "r", "r", self.t("table-to-rematch"), lambda: self.app.go_to(self.client, result["rematch"]), "main"
            )
        elif result["seated"]:
            yield Key("r", "r", self.t("daily-again" if result.get("daily") else "table-rematch"), self.rematch, "main")
        if result.get("daily") and self.app.is_local(self.client):
            yield Key("d", "d", self.t("daily-compare"), lambda: self.app.compare(self.client))
        yield Key("w", "w", self.t("replay-watch"), self.see_again)
        yield Key("a", "a", self.t("tui-analyze"), self.analyze)

    def lobby_keys(self, lobby: Plain) -> Iterator[Key]:
        """Keys before the deal, or while a seat is empty."""
        empty = [number for number, _, empty in lobby["seats"] if empty]
        if lobby["free"]:
            yield Key("t", "t", self.t("table-sit"), self.sit, "main")
        elif lobby["viewer"] is not None and empty:
            yield Key("f", "f", self.t("table-give-to-bot"), lambda: self.seat_bot(empty[0]))
        if lobby["viewer"] is not None and lobby["full"] and not lobby["begun"]:
            yield Key("enter", "↵", self.t("table-begin"), lambda: self.wish(do="begin"), "main")

    def tool_keys(self) -> Iterator[Key]:
        """Keys for hint, undo, rules and the like."""
        tools = self.parts.get("tools", {})
        if tools.get("hint"):
            words = {"ask": "hint", "thinking": "hint-thinking", "told": "hint-close"}[tools["hint"]]
            yield Key("h", "h", self.t(words), self.hint)
        if tools.get("undo"):
            yield Key("u", "u", self.t("table-undo"), lambda: self.wish(do="undo", number=self.number))
        if "strip" in self.parts:
            yield Key("s", "s", self.t("tui-strip"), self.toggle_strip)
        if "talk" in self.parts and self.parts["talk"]["speaks"] and not isinstance(self.client, LocalTable):
            yield Key("y", "y", self.t("talk"), self.talk)
        yield Key("question_mark", "?", self.t("rules"), self.rules)
        yield Key("g", "g", self.t("tui-log"), self.whole_log)
        if self.seldom():
            yield Key("m", "m", self.t("tui-more"), self.more)
        yield Key("q", "q", self.t("tui-leave"), self.back)

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
        if self.covered:
            return
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
        if isinstance(self.client, LocalTable):
            await self.wish(do="play", cards=self.picked, number=self.number)
        elif self.picked in self.codes:
            await self.wish(do="move", move=self.picked, number=self.number)
        else:
            self.notice = self.t("refused-no-combo" if self.picked else "refused-no-cards")

    @property
    def codes(self) -> Mapping[str, int]:
        """All moves of the game; none where only the server has it."""
        name = self.board["game"]
        return GAMES[name].codes if name in GAMES else {}

    # -- Commands --

    @property
    def number(self) -> int:
        """The number that a command names, so that a repeated one is not applied twice."""
        return int(self.board["moves"])

    async def choose(self, choice: Plain) -> None:
        """Make a move; warn once before one that is most likely a mistake."""
        if choice["why_not"]:
            self.notice = choice["why_not"]
        elif choice["warning"] and "lesson" not in self.parts and not self.sure(choice["move"]):  # a lesson refuses it
            key = self.choice_keys().get(choice["move"], "")
            self.notice = self.t("tui-careful", warning=choice["warning"], key=key)
        else:
            await self.wish(do="move", move=choice["move"], number=self.number)

    def sure(self, move: str) -> bool:
        """Whether a move was asked about before; a key that is held down, or hit twice by a slip, is no answer."""
        again = self.warned == move and time.monotonic() - self.warned_at >= self.app.apart
        self.warned, self.warned_at = move, time.monotonic()
        return again

    async def wish(self, **wish: Any) -> None:
        """Send a command in the background, so that keys work while the answer is awaited."""
        self.acted = wish["do"] in ("move", "play", "continue")
        task = asyncio.create_task(self.wished(wish))
        self._wishing.add(task)
        task.add_done_callback(self._wishing.discard)
        await asyncio.wait([task], timeout=0.02)  # most answers come at once, and are drawn with the key

    async def wished(self, wish: dict[str, Any]) -> str:
        """Send a command, wait for the answer, and show a refusal."""
        try:
            return await self.client.wish(wish)
        except Refused as refused:
            self.say(tell(refused.said, self.app.language))
            return ""

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

    def uncover(self) -> None:
        """Show the cards of the person who has taken the screen."""
        self.acted = True
        if isinstance(self.client, LocalTable):
            self.client.uncover()

    async def hint(self) -> None:
        """Ask for a hint, or close it."""
        shown = self.parts["tools"]["hint"] == "told"
        await self.wish(do="close") if shown else await self.wish(do="hint", number=self.number)

    def toggle_strip(self) -> None:
        """Show or hide the strip."""
        self.strip = not self.strip
        self.app.settings.put(strip=self.strip)

    def rules(self) -> None:
        """Show the rules, first the clause that the last notice cites."""
        if self.board["game"] not in GAMES:
            self.notice = self.t("refused-no-such-page")
            return
        self.app.show(RulesPage(self.board["game"], clause_in(self.spoken, self.board["game"])))

    async def whole_log(self) -> None:
        """Show the whole log; a server is asked for it."""
        log = [" · ".join(lines) for _, lines, _ in self.board["log"]]
        if not isinstance(self.client, LocalTable):
            try:
                log = await self.app.server_of(self.client).log(self.board["id"])
            except Refused as refused:
                self.notice = tell(refused.said, self.app.language)
                return
        self.app.show(LogPage(log))

    async def rematch(self) -> None:
        """Open a rematch."""
        if name := await self.wished({"do": "rematch"}):
            await self.app.go_to(self.client, name)

    async def see_again(self) -> None:
        """Show the replay."""
        await self.app.replay_of(self.client, self.board["id"])

    async def analyze(self) -> None:
        """Show the replay, and analyze the game."""
        await self.app.replay_of(self.client, self.board["id"], analyze=True)

    def real_game(self) -> None:
        """Start a game against an easy bot after a lesson."""
        self.app.start_easy_game(self.board["game"])

    def next_lesson(self, name: str) -> None:
        """Replace a finished lesson by the next one of the game."""
        self.app.pop_screen()
        self.app.learn(name)

    def sit(self) -> None:
        """Ask for a name, and take the first empty seat."""
        self.app.with_name(lambda name: self.wish(do="sit", seat=self.free_seat(), name=name))

    def free_seat(self) -> int:
        """The first empty seat."""
        seat: int = next(number for number, _, empty in self.parts["lobby"]["seats"] if empty)
        return seat

    def seat_bot(self, seat: int) -> None:
        """Ask for a level, and give a seat to a bot."""
        levels = [(level, self.t(f"level-{level}")) for level in self.app.levels]
        self.app.show(
            ChoicePage(self.t("table-bot-level"), levels, lambda bot: self.wish(do="bot", seat=seat, bot=bot))
        )

    def talk(self) -> None:
        """Choose a phrase; everybody reads it in their own language."""
        phrases = [(name, self.t(f"phrase-{name}")) for name in PHRASES]
        phrases += [(name, f"{sign} {self.t(f'reaction-{name}')}") for name, sign in REACTIONS.items()]
        quiet = self.app.settings.get("quiet", False)
        phrases.append((QUIET, f"{self.t('you-quiet')} ({self.t('tui-on' if quiet else 'tui-off')})"))
        self.app.show(ChoicePage(self.t("talk"), phrases, self.speak))

    async def speak(self, phrase: str) -> None:
        """Say a phrase, or mute and unmute the others."""
        if phrase != QUIET:
            await self.wish(do="say", phrase=phrase)
        else:
            self.app.settings.put(quiet=not self.app.settings.get("quiet", False))

    def more(self) -> None:
        """Offer what is done seldom, and must not be done by mistake."""
        self.app.show(ChoicePage(self.t("tui-more"), self.seldom(), self.do_seldom))

    async def do_seldom(self, what: str) -> None:
        """Do what was chosen; ask once more before giving a game up, with another answer first."""
        if what != "resign" or self.parts.get("tools", {}).get("lesson"):
            await self.wish(do=what)
            return
        answers = [("", self.t("tui-back")), (what, self.t("table-resign"))]
        self.app.show(ChoicePage(self.t("tui-resign-sure"), answers, self.resign))

    async def resign(self, what: str) -> None:
        """Resign, if that was the answer."""
        if what:
            await self.wish(do=what)

    def seldom(self) -> list[tuple[str, str]]:
        """Resigning and the like, as far as it is possible now."""
        menu, lobby = self.parts.get("menu", {}), self.parts.get("lobby")
        offered = []
        if menu.get("lesson"):
            offered += [("restart", self.t("lesson-again")), ("resign", self.t("lesson-stop"))]
        elif menu.get("seated"):
            offered.append(("resign", self.t("table-resign")))
        if not isinstance(self.client, LocalTable):
            if menu.get("offer"):
                offered.append(("offer", self.t("offer-end")))
            if menu.get("seated") or (lobby and lobby["viewer"] is not None):
                offered.append(("leave", self.t("table-leave")))
        return offered
