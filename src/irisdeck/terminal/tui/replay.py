"""Replays: finished games move by move, from local games, servers and record files."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from textual.content import Content

from irisdeck.game import InvalidOption, Refused
from irisdeck.record import InvalidRecord, Record
from irisdeck.record_files import WrongLine, numbered_records
from irisdeck.table import boards
from irisdeck.table.replay import checked, look_at, names_in, replay_of_record
from irisdeck.terminal.tui import draw
from irisdeck.terminal.tui.analysis import AnalysisPage, Game, Search, beside_move, listed
from irisdeck.terminal.tui.blocks import placed
from irisdeck.terminal.tui.footer import Key
from irisdeck.terminal.tui.page import TALL, Page
from irisdeck.terminal.tui.reading import Form, Item, LinePage, RulesPage, turned
from irisdeck.words import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from textual.timer import Timer

    from irisdeck.analysis import Decision
    from irisdeck.table.replay import Replay
    from irisdeck.terminal.analysis import Reading
    from irisdeck.terminal.tui.app import Irisdeck

SPEEDS = {"slow": 4.0, "normal": 2.0, "fast": 1.0}  # seconds between two moves
MANY = 500  # games that are listed
HEAD = 3  # lines above the table: whose view it is, and the last move
LOOK = 0.25  # seconds between two looks at an analysis that runs


class ReplayPage(Page):
    """A replay of one game, and its analysis if it is over."""

    tabled = True

    def __init__(self, replay: Replay, game: Game, analyze: bool = False) -> None:
        super().__init__()
        self.begin = analyze
        self.replay = replay
        self.game = game
        self.search: Search | None = None  # for a better move
        self.looking: Timer | None = None  # at the analysis, while it runs
        self.at = 0
        self.seat: int | None = None  # whose view is shown; None: all hands are open
        self.speed = "normal"
        self.timer: Timer | None = None
        self.aside: list[Content] = []

    def on_mount(self) -> None:
        """Draw, and start the analysis if it was asked for."""
        if self.begin:
            self.analyze()
        super().on_mount()

    def heading(self) -> str:
        return f"{self.t(f'{self.replay.game}-title')} · {self.t('replay-at', at=self.at, moves=self.replay.last)}"

    def lines(self, width: int, height: int) -> list[Content]:
        look = look_at(self.replay, self.at, self.seat, None)
        parts = boards.board(look)
        if strip := boards.strip(look):
            parts["strip"] = strip
        over = self.at == self.replay.last
        turn = None if over else self.replay.positions[self.at].state.seat
        brush = draw.Brush(self.app.language, width, height >= TALL, turn=turn)
        if self.roomy:
            brush.height, brush.side = self.room - HEAD - 1, self.side_width(self.app.size.width) - 4
        who = self.t("replay-open") if self.seat is None else tell(self.replay.names[self.seat], self.app.language)
        head = Content.assemble((f"{self.t('replay-seen-by')} ", "dim"), (who, "bold"))
        plain = boards.plain(parts, self.app.language)
        spread = draw.spread(plain, self.replay.game, brush)
        self.aside = spread.aside if spread else []
        drawn = placed(spread, brush) if spread else draw.board(plain, self.replay.game, brush)
        return [head, Content.styled(self.sentence(self.at), "bold #f7dc3c"), *self.choices(width), *drawn]

    def above_log(self) -> list[Content]:
        return self.aside

    def choices(self, width: int) -> list[Content]:
        """What could be played here, with chances; nothing while somebody looks for it."""
        decision = None if self.search else self.game.decision(self.at)
        shown = [listed(decision, self.reading, width)] if decision else [Content("")]
        if self.roomy and self.game.analysis:
            label = self.label(self.t("tui-analysis-open"), "")
            shown.append(
                listed(decision, self.reading, width, label) if decision and self.seat is None else Content("")
            )
        return shown

    def beside(self) -> list[Content]:
        reading = self.reading if self.game.analysis else None
        return [self.line_beside(number, reading) for number in range(self.at + 1)]

    def line_beside(self, number: int, reading: Reading | None) -> Content:
        """A move, with the chances of its player if they are known."""
        look = draw.style("bold" if number == self.at else "dim", f"move:{number}")
        words = Content.styled(self.sentence(number), look)
        if reading is None:
            return Content.styled(f"{number:4}  ", look) + words
        chances = beside_move(self.game.decision(number - 1) if number else None, reading)
        return Content.assemble((f"{number:4} ", look), chances, " ") + words

    def sentence(self, number: int) -> str:
        """What happened in a move."""
        return " · ".join(tell(line, self.app.language) for line in self.replay.positions[number].told)

    @property
    def message(self) -> str:
        if self.search:
            return f"{self.notice or self.t('tui-find-ask')}\n{self.search.words()}"
        if self.game.running and not self.notice:
            done = self.game.analysis.done if self.game.analysis else 0
            return self.t("tui-analysis-running", done=done, moves=self.replay.last)
        return self.notice

    def keys(self) -> Iterator[Key | None]:
        if self.search:
            yield from self.search_keys(self.search)
            return
        playing = self.timer is not None
        yield Key("left", "←", self.t("replay-back"), lambda: self.go(self.at - 1))
        yield Key("right", "→", self.t("replay-forward"), lambda: self.go(self.at + 1))
        yield Key("space", "␣", self.t("replay-pause" if playing else "replay-play"), self.play, "main")
        yield Key("home", "Home", self.t("replay-first"), lambda: self.go(0))
        yield Key("end", "End", self.t("replay-last"), lambda: self.go(self.replay.last))
        yield Key("j", "j", self.t("tui-jump"), self.ask_move)
        yield None
        yield from self.analysis_keys()
        yield Key("v", "v", self.t("tui-seen-by"), self.change_view)
        yield Key("f", "f", self.label(self.t("replay-speed"), self.t(f"replay-{self.speed}")), self.change_speed)
        yield Key("question_mark", "?", self.t("rules"), lambda: self.app.show(RulesPage(self.replay.game)))
        yield Key("q", "q", "", self.leave)
        yield Key("escape", "esc", self.t("tui-back"), self.leave)

    def touched(self, what: str) -> None:
        kind, _, number = what.partition(":")
        if kind == "move":
            self.go(int(number))
            self.draw()

    def go(self, at: int) -> None:
        """Go to the position after a number of moves."""
        self.at = min(max(at, 0), self.replay.last)

    def change_view(self) -> None:
        """Show another seat's view, or all hands."""
        self.seat = turned([None, *range(len(self.replay.names))], self.seat, 1)

    def play(self) -> None:
        """Start playing from here, or from the deal if at the end; or pause."""
        if self.timer:
            return self.pause()
        if self.at == self.replay.last:
            self.at = 0
        self.timer = self.set_interval(SPEEDS[self.speed], self.advance)
        return None

    def pause(self) -> None:
        """Stop playing."""
        if self.timer:
            self.timer.stop()
        self.timer = None

    def advance(self) -> None:
        """Go to the next move; stop at the last."""
        self.go(self.at + 1)
        if self.at == self.replay.last:
            self.pause()
        self.draw()

    def change_speed(self) -> None:
        """Choose another speed."""
        self.speed = turned(list(SPEEDS), self.speed, 1)
        if self.timer:
            self.pause()
            self.play()

    def ask_move(self) -> None:
        """Ask which move to jump to."""

        def take(text: str) -> None:
            if not text.isdecimal() or int(text) > self.replay.last:
                raise Refused("no-such-move", moves=self.replay.last)
            self.go(int(text))

        self.app.show(LinePage(self.t("tui-jump"), self.t("replay-at", at=self.at, moves=self.replay.last), "", take))

    def leave(self) -> None:
        """Stop playing and analyzing, and close the replay."""
        self.pause()
        self.back()

    def on_unmount(self) -> None:
        """Stop the analysis, however the screen was closed."""
        self.game.stop()

    # -- Analysis --

    @property
    def reading(self) -> Reading:
        """The analysis, as far as it is done, in words."""
        return self.game.read_by(self.replay.names, self.app.language)

    def analysis_keys(self) -> Iterator[Key]:
        """Keys of the analysis: begin, stop, or what it comes to."""
        if self.game.running:
            yield Key("a", "a", self.t("tui-analysis-stop"), self.stop_analysis)
        elif self.game.analysis and self.game.analysis.complete:
            yield Key("a", "a", self.t("tui-analysis"), self.show_analysis, "main")
        elif self.game.offered:
            yield Key("a", "a", self.t("tui-analyze"), self.analyze)

    def analyze(self) -> None:
        """Start the analysis, and look at it from time to time."""
        self.game.start()
        self.looking = self.set_interval(LOOK, self.look_at_analysis)

    def look_at_analysis(self) -> None:
        """Show what is new."""
        if not self.game.running and self.looking:
            self.looking.stop()
            self.looking = None
            self.notice = self.game.failed or self.notice
        self.draw()

    def stop_analysis(self) -> None:
        """Cancel the analysis."""
        self.game.stop()
        self.notice = self.t("tui-analysis-stopped")

    def show_analysis(self) -> None:
        """Show luck, skill and the costliest decisions."""
        self.app.show(AnalysisPage(self.reading, self.find))

    def find(self, decision: Decision) -> None:
        """Go to a decision, as its player saw it, and look for a better move."""
        self.pause()
        self.at, self.seat = decision.number, decision.seat
        self.search = Search(decision, self.reading)
        self.draw()

    def search_keys(self, search: Search) -> Iterator[Key]:
        """Keys to look for a better move."""
        yield Key("left", "←", "", partial(search.turn, -1))
        yield Key("right", "→", self.t("replay-move"), partial(search.turn, 1))
        yield Key("enter", "↵", self.t("tui-find"), self.try_move, "main")
        yield Key("s", "s", self.t("tui-find-show"), self.give_up)
        yield Key("question_mark", "?", self.t("rules"), lambda: self.app.show(RulesPage(self.replay.game)))
        yield Key("escape", "esc", self.t("tui-back"), self.end_search)

    def try_move(self) -> None:
        """Say whether a move is good enough; once it is, what it leads to."""
        assert self.search
        self.notice = self.t(self.search.verdict())
        if self.search.found:
            self.notice = f"{self.notice} {self.search.words()}"
            self.search = None

    def give_up(self) -> None:
        """Show the best move."""
        assert self.search
        self.notice = self.reading.better(self.search.decision)
        self.search = None

    def end_search(self) -> None:
        """Go back to what the analysis comes to."""
        self.search = None
        self.show_analysis()


# -- Files --


class RecordsPage(Form):
    """The records of local games, and a line to open another file."""

    def heading(self) -> str:
        return self.t("replays")

    def items(self) -> Sequence[Item]:
        files = sorted(self.app.saved.records.glob("*.jsonl"), reverse=True)[:MANY]
        yours = [Item(file.name, when(file), act=partial(open_file, self.app, str(file))) for file in files]
        return [
            Item("", self.t("replay-open-record"), head=True),
            Item("file", self.t("replay-file"), act=self.ask),
            *yours,
        ]

    def ask(self) -> None:
        """Ask for a file."""
        before = self.app.settings.get("record", "")
        self.app.show(LinePage(self.t("replay-file"), self.t("tui-file-more"), before, self.open))

    async def open(self, path: str) -> Callable[[], None]:
        """Read a file, and save its path; returns what shows it."""
        records = await asyncio.to_thread(read_records, path)
        self.app.settings.put(record=path)
        return partial(show_records, self.app, records)


def when(file: Path) -> str:
    """A record of a local game in a line: when it was played, and which game."""
    date, time_, _, name = [*file.stem.split("-"), "", "", ""][:4]
    return f"{date[:4]}-{date[4:6]}-{date[6:]} {time_[:2]}:{time_[2:4]}  {name}"


async def open_file(app: Irisdeck, path: str) -> None:
    """Show the records of a file, or why they cannot be read."""
    try:
        show_records(app, await asyncio.to_thread(read_records, path))
    except Refused as refused:
        app.show_refusal(refused)


def read_records(path: str) -> list[tuple[int, Record]]:
    """The records of a file, with the numbers of their lines."""
    file = Path(path).expanduser()
    try:
        if file.is_file() and not file.stat().st_size:
            raise Refused("empty-file")
        return [*numbered_records(file)]
    except WrongLine as wrong:
        raise Refused("wrong-record", line=wrong.number, why=wrong.why) from None
    except (InvalidRecord, InvalidOption) as wrong:
        raise Refused("cannot-read", why=str(wrong)) from None
    except OSError as wrong:
        raise Refused("cannot-read", why=wrong.strerror or str(wrong)) from None


def show_records(app: Irisdeck, records: list[tuple[int, Record]]) -> None:
    """Show the only game of a file, or a list of its games."""
    if len(records) > 1:
        app.show(GamesPage(records))
    else:
        show_record(app, *records[0])


def show_record(app: Irisdeck, number: int, record: Record) -> None:
    """Show a game if it follows the rules."""
    try:
        record = checked(record.to_json().encode(), number)
        app.show(ReplayPage(replay_of_record(record), Game(record)))
    except Refused as refused:
        app.show_refusal(refused)


class GamesPage(Form):
    """The games of a file."""

    def __init__(self, records: list[tuple[int, Record]]) -> None:
        super().__init__()
        self.records = records

    def heading(self) -> str:
        return self.t("replay-choose")

    def items(self) -> Sequence[Item]:
        return [self.item(*record) for record in self.records[:MANY]]

    def item(self, number: int, record: Record) -> Item:
        """A game in a line."""
        names = ", ".join(tell(name, self.app.language) for name in names_in(record))
        moves = self.t("replay-length", moves=sum("move" in event for event in record.events))
        words = f"{number:4}  {self.label(self.t(f'{record.game}-title'), names)}"
        return Item(str(number), words, act=partial(show_record, self.app, number, record), more=moves)
