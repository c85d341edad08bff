"""The screen of a table: local or remote, it is drawn and played in the same way."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from textual.content import Content

from irisdeck.game import Refused
from irisdeck.table import boards
from irisdeck.table.courtesy import PHRASES, REACTIONS
from irisdeck.terminal.tui import draw
from irisdeck.terminal.tui.blocks import wrapped
from irisdeck.terminal.tui.board import BoardPage, logged
from irisdeck.terminal.tui.footer import Key
from irisdeck.terminal.tui.local import LocalTable
from irisdeck.terminal.tui.reading import ChoicePage, LogPage
from irisdeck.words import tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from textual.timer import Timer

    from irisdeck.terminal.tui.draw import Plain

QUIET = "quiet"  # among the phrases: mutes the others
MOST_COMING = 12  # positions to show one after the other; of more the earlier ones are shown at once
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


class TablePage(BoardPage):
    """The screen of a table."""

    def __init__(self, client: TableClient) -> None:
        super().__init__()
        self.client = client
        self.hinted = False
        self.mine = False  # whether it was the viewer's turn at the last change
        self.since = 0.0  # when the table last changed, and when that was shown
        self.shown_at = 0.0
        self.coming: deque[dict[str, Any]] = deque()  # positions that are not shown yet
        self.paused = ""  # why a round has ended, while the screen stops there
        self.closed = -1  # the number of the round at whose end the screen has stopped last
        self._timer: Timer | None = None
        self._going: asyncio.Task[None] | None = None
        self._wishing: set[asyncio.Task[str]] = set()

    def on_mount(self) -> None:
        """Start following the table."""
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

    def follow_hint(self) -> None:
        """Move the cursor to the best card, or pick the best combo, once, when a hint has come."""
        hinted = "hint" in self.parts
        if hinted and not self.hinted:
            self.cursor = draw.best_spot(self.parts) or self.cursor
            self.picked = self.picked or draw.best_combo(self.parts)
        self.hinted = hinted

    @property
    def turn(self) -> int | None:
        seat = self.parts.get("status", {}).get("turn")
        return None if seat == "" else seat

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
        return super().lines(width, height)

    @property
    def message(self) -> str:
        return self.notice or ("" if self.spread else self.paused)

    def shown_parts(self) -> dict[str, Plain]:
        """The parts that the viewer wants, with the clock as it is now."""
        parts = super().shown_parts()
        if (running := parts.get("clock")) and running["left"] is not None:
            passed = time.monotonic() - self.since
            times = [
                (label, left, tell(boards.span(left - passed), self.app.language))
                for label, left, _ in running["times"]
            ]
            parts["clock"] = {**running, "times": times}
        return parts

    def brush(self, width: int, tall: bool) -> draw.Brush:
        brush = super().brush(width, tall)
        if self.paused:
            brush.advice = wrapped(self.paused, width, "bold #f7dc3c")
        return brush

    def advice(self, width: int) -> list[Content]:
        return [] if self.paused else super().advice(width)

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
        return [] if self.covered else super().above_log()

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
        return [*logged([" · ".join(lines) for lines in log]), *words]

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
        if "talk" in self.parts and self.parts["talk"]["speaks"] and not isinstance(self.client, LocalTable):
            yield Key("y", "y", self.t("talk"), self.talk)
        yield from self.reading_keys()
        if self.seldom():
            yield Key("m", "m", self.t("tui-more"), self.more)
        yield Key("q", "q", self.t("tui-leave"), self.back)

    def touched(self, what: str) -> None:
        if not self.covered:
            super().touched(what)

    # -- Commands --

    @property
    def number(self) -> int:
        """The number that a command names, so that a repeated one is not applied twice."""
        return int(self.board["moves"])

    async def make(self, move: str) -> None:
        await self.wish(do="move", move=move, number=self.number)

    async def play(self) -> None:
        """Play the cards that are picked; a local table says why it cannot be done."""
        if isinstance(self.client, LocalTable):
            await self.wish(do="play", cards=self.picked, number=self.number)
        else:
            await super().play()

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

    def uncover(self) -> None:
        """Show the cards of the person who has taken the screen."""
        self.acted = True
        if isinstance(self.client, LocalTable):
            self.client.uncover()

    async def hint(self) -> None:
        """Ask for a hint, or close it."""
        shown = self.parts["tools"]["hint"] == "told"
        await self.wish(do="close") if shown else await self.wish(do="hint", number=self.number)

    async def whole_log(self) -> None:
        """Show the whole log; a server is asked for it."""
        if isinstance(self.client, LocalTable):
            await super().whole_log()
            return
        try:
            self.app.show(LogPage(await self.app.server_of(self.client).log(self.board["id"])))
        except Refused as refused:
            self.notice = tell(refused.said, self.app.language)

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
