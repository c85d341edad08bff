"""The site without a server: the same addresses and the same pages, answered on this device.

What needs a server is said where it would stand: friends far away, ratings, watching.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import asdict, dataclass, field, fields, replace
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

from irisdeck.analysis.puzzles import Progress
from irisdeck.bots import BOTS
from irisdeck.game import GAMES, InvalidOption, Refused
from irisdeck.offline.analysis import Analyses, answered_here
from irisdeck.offline.deals import DailyDeals
from irisdeck.offline.history import RESULTS, line, outcome, tallies
from irisdeck.offline.tables import LARGEST as LARGEST_EXPORT
from irisdeck.offline.tables import WRONG, Missing, Tables
from irisdeck.record import Record
from irisdeck.table import boards, rulebook
from irisdeck.table.commands import Leave, Rematch
from irisdeck.table.daily import day_before, kind_of, kinds
from irisdeck.table.lessons import LESSONS
from irisdeck.table.local import person as person_at
from irisdeck.table.local import refusing
from irisdeck.table.puzzles import found
from irisdeck.table.replay import Replay, replay_of_record, replay_of_table
from irisdeck.table.table import Table, clean_name, lesson_opened, sat
from irisdeck.web import analysis, daily, pages, preferences, puzzles, replays
from irisdeck.web.analysis import Analyzed, result_of
from irisdeck.web.forms import clocks, command_of, opening, read_form, repeatable, way_back
from irisdeck.web.lists import last_games, summary
from irisdeck.web.preferences import Person
from irisdeck.web.replays import ReplayCache, number_in, seat_of, spot_of
from irisdeck.words import LANGUAGES, preferred, say, tell

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from irisdeck.bots.questions import Ask
    from irisdeck.offline.storage import Storage
    from irisdeck.offline.tables import KeptTable
    from irisdeck.table.local import Bots
    from irisdeck.table.table import Event
    from irisdeck.words import Said

log = logging.getLogger(__name__)
SHOWN = 20  # games on a page of the history
YOU = person_at(0)  # who plays alone here


@dataclass(frozen=True)
class Request:
    """What the page asks for: an address, the fields of a form, a file; `live`: a page that is open stays so."""

    address: str
    form: dict[str, str] | None = None  # none: a page is wanted, nothing is sent
    file: bytes = b""
    live: bool = False

    @property
    def path(self) -> str:
        """The address without its query."""
        return self.address.partition("#")[0].partition("?")[0]

    @property
    def query(self) -> str:
        """The query of the address, as text."""
        return self.address.partition("#")[0].partition("?")[2]

    @property
    def asked(self) -> dict[str, str]:
        """The fields of the query."""
        return dict(parse_qsl(self.query))


@dataclass(frozen=True)
class Answer:
    """A page or a text; or another address to go to; or a file to save under a name."""

    text: str = ""
    status: int = 200
    where: str = ""
    file: str = ""


class Profiles:
    """Who plays on this device and what they have chosen, as one text; other windows may change it, too."""

    def __init__(self, storage: Storage, language: str) -> None:
        self.storage = storage
        self.visitor = self.person_now = Person(id=YOU, language=language)
        self.row = SimpleNamespace(face="", settings="{}", last="{}")

    async def read(self) -> dict[str, Any]:
        """Read what was chosen; what only another version knows is left out."""
        chosen: dict[str, Any] = {}
        with suppress(*WRONG):
            chosen = {**json.loads(await self.storage.text("person") or "{}")}
            known = {one.name for one in fields(Person)} - {"id"}
            values = {name: value for name, value in chosen.items() if name in known and value != ""}
            self.person_now = replace(self.visitor, **values)
            vars(self.row).update({name: chosen[name] for name in vars(self.row) if name in chosen})
        return chosen

    async def keep(self, **values: str) -> None:
        """Change some of what was chosen."""
        async with self.storage.lock("person"):
            chosen = await self.read()
            changed = {**chosen, **values}
            if changed != chosen:
                with refusing():
                    await self.storage.keep("person", json.dumps(changed, ensure_ascii=False))
                await self.read()

    async def person(self, player: str) -> Any:
        """What was chosen, as `irisdeck.web.preferences` reads it."""
        return self.row

    async def keep_person(self, player: str, **values: str) -> None:
        """The same, as `irisdeck.web.preferences` writes it."""
        await self.keep(**values)


@dataclass
class Connection:
    """A page that shows a table, and what it has been sent so far; `send` takes HTML, or ! and a reason."""

    app: App
    kept: KeptTable
    send: Callable[[str], None]
    shown: dict[str, pages.Piece] = field(default_factory=dict)
    sent: int = 0
    seat: int | None = None
    stack: AsyncExitStack = field(default_factory=AsyncExitStack)

    async def open(self) -> None:
        """Begin to push."""
        await self.stack.enter_async_context(self.kept.watched(self.push))
        self.push()

    async def close(self) -> None:
        """The page is gone."""
        await self.stack.aclose()

    def push(self) -> None:
        """Send what has changed; for another seat all of it, because its log calls others "you"."""
        kept, language = self.kept, self.app.person.language
        parts, seat = kept.parts(), kept.seat
        pieces = pages.pieces(parts.items(), language)
        if seat == self.seat and pages.fits(pieces, self.shown):
            html = pages.news(kept.table, pieces, self.shown, self.sent, language, seat=seat)
        else:
            html = pages.whole(kept.table, kept.id, parts, language, seat=seat)
        self.shown, self.sent, self.seat = pieces, kept.table.number, seat
        if html:
            self.send(html)

    async def perform(self, text: str) -> None:
        """Carry out a command of the page; an error is answered with its reason."""
        try:
            await self.app.perform(self.kept, read_form(text))
        except Exception as wrong:
            self.send(f"!{tell(complaint(wrong)[1], self.app.person.language)}")


class App:
    """The site on this device. `languages`: what the browser asks for; `ask`: answers questions of an analysis."""

    def __init__(self, storage: Storage, bots: Bots, languages: str = "", ask: Ask = answered_here) -> None:
        self.storage = storage
        self.analyses = Analyses(storage, ask)
        self.tables = Tables(storage, bots)
        self.deals = DailyDeals(self.tables)
        self.profiles = Profiles(storage, preferred(languages))
        self.replays = ReplayCache()

    async def start(self) -> None:
        """Read who plays here."""
        await self.profiles.read()

    @property
    def person(self) -> Person:
        """Who plays here."""
        return self.profiles.person_now

    # -- Requests --

    async def answer(self, request: Request) -> Answer:
        """Answer a request; an error is a page with one sentence."""
        try:
            await self.profiles.read()
            for pattern, reads, posts in ROUTES:
                if match := re.fullmatch(pattern, request.path):
                    handler = reads if request.form is None else posts
                    if handler:
                        return await handler(self, request, *match.groups())
            raise Missing(request.path)
        except Exception as wrong:
            status, words = complaint(wrong)
            if request.live:
                return Answer(tell(words, self.person.language), status)
            return await self.page(request, "error.html", status, words=words, code=status)

    async def connect(self, address: str, send: Callable[[str], None]) -> Connection:
        """Push a table to a page from now on; raises Missing."""
        connection = Connection(self, await self.tables.get(address.split("/")[2]), send)
        await connection.open()
        return connection

    async def page(self, request: Request, template: str, status: int = 200, **values: Any) -> Answer:
        """A whole page."""
        profile = await preferences.profile_of(self.profiles, YOU)
        here = {"path": request.path, "query": request.query, "base": "", "csrf": ""}
        values = {"person": self.person, "profile": profile, "settings": asdict(profile.settings), **here, **values}
        return Answer(pages.page(template, self.person.language, lasting=self.storage.lasting, **values), status)

    async def perform(self, kept: KeptTable, form: dict[str, str]) -> str:
        """Carry out a command at a table; returns the address to look at next."""
        if form.get("do") == "uncover":
            kept.uncover()
        else:
            command = command_of(form)
            if kept.covered:
                raise Refused("not-your-turn")
            if isinstance(command, Leave):  # nobody could sit down again
                raise Refused("not-understood")
            if isinstance(command, Rematch):
                return f"/tables/{await self.tables.rematch(kept)}"
            await kept.perform(command)
        return f"/tables/{kept.id}"

    # -- Home, rules, language, you --

    async def home(self, request: Request) -> Answer:
        """The games, and those that were begun here."""
        running = await self.tables.running()
        profile = await preferences.profile_of(self.profiles, YOU)
        return await self.page(
            request,
            "home.html",
            kinds=GAMES,
            facts=boards.facts,
            running=[summary(kept.id, kept.table, kept.acting) for kept in running],
            lessons={kept.table.lesson.lesson.name: kept.id for kept in running[::-1] if kept.table.lesson},
            clocks=clocks(),
            last=last_games(profile),
            open_tables=[],
            watchable=[],
            app="",
        )

    async def new_table(self, request: Request, name: str) -> Answer:
        """The form for a table of several people at this device."""
        kind = GAMES[known_game(name)]
        options = kind.options_for(kind.seats[-1])
        return await self.page(request, "together.html", name=name, kind=kind, options=options)

    async def rules(self, request: Request, name: str) -> Answer:
        """The rules of a game."""
        text = rulebook.page(known_game(name), self.person.language)
        return await self.page(request, "rules.html", name=name, kind=GAMES[name], text=text)

    async def language(self, request: Request) -> Answer:
        """Change the language."""
        form = request.form or {}
        if form.get("language") in LANGUAGES:
            await self.profiles.keep(language=form["language"])
        return Answer(where=way_back(form))

    async def decline_lesson(self, request: Request, name: str) -> Answer:
        """Stop offering the lesson of a game."""
        if name not in LESSONS:
            raise Refused("no-such-lesson")
        declined = " ".join(sorted({*self.person.declined.split(), name}))
        await self.profiles.keep(declined=declined)
        return Answer(where=way_back(request.form or {}))

    async def you(self, request: Request, notice: Said | None = None) -> Answer:
        """Name, avatar, settings, and all that is kept here."""
        promised = await self.storage.promised()
        return await self.page(request, "device.html", notice=notice, largest=LARGEST_EXPORT, promised=promised)

    async def change_you(self, request: Request) -> Answer:
        """Change name or avatar."""
        form = request.form or {}
        if "face" in form:
            await preferences.keep_face(self.profiles, YOU, form["face"])
            return await self.you(request, say("you-kept"))
        await self.profiles.keep(name=clean_name(form.get("name")))
        return await self.you(request, say("you-name-kept"))

    async def change_settings(self, request: Request) -> Answer:
        """Change some settings, from any page."""
        form = request.form or {}
        settings = await preferences.keep_settings(self.profiles, YOU, form)
        return Answer(json.dumps(asdict(settings))) if request.live else Answer(where=way_back(form))

    async def export(self, request: Request) -> Answer:
        """All games as one file."""
        return Answer(await self.tables.exported(), file=f"irisdeck-{time.strftime('%Y-%m-%d')}.jsonl")

    async def load(self, request: Request) -> Answer:
        """Add the games of such a file."""
        if not request.file:
            raise Refused("no-games-file")
        return await self.you(request, say("device-loaded", games=await self.tables.imported(request.file)))

    async def forget(self, request: Request) -> Answer:
        """Delete everything that is kept here."""
        if (request.form or {}).get("sure") != "on":
            raise Refused("not-understood")
        language = self.person.language
        self.analyses.cancel()
        await self.storage.clear()
        self.__init__(self.storage, self.tables.bots, language, self.analyses.ask)  # type: ignore[misc]
        return await self.you(request, say("device-forgotten"))

    async def needs_server(self, request: Request) -> Answer:
        """What only a server can offer."""
        return await self.page(request, "needs_server.html")

    # -- Tables --

    async def open_table(self, request: Request) -> Answer:
        """Open a table: a lesson, against bots, or among people at this device."""
        form = request.form or {}
        if form.get("lesson"):
            return Answer(where=f"/tables/{await self._lesson(form['lesson'])}")
        if form.get("name"):
            await self.profiles.keep(name=clean_name(form["name"]))
        first = {**opening({**form, "listed": "", "rated": ""}, []), "listed": False, "rated": False}
        first.pop("clock", None)  # nobody watches the time here
        seats = await self._seats(form, first["players"])
        table = Table([first, *seats])
        table_id = await self.tables.open([first, *seats, table.deal(by=YOU)])
        if form.get("bot"):
            with suppress(Refused):  # the table is there: it can be played
                await preferences.keep_last(self.profiles, YOU, first["game"], repeatable(form))
        return Answer(where=f"/tables/{table_id}")

    async def _seats(self, form: dict[str, str], players: int) -> list[Event]:
        """Who sits where: `bot` for all other seats, or `seat-1` and so on: a bot's level, or empty for a person."""
        profile = await preferences.profile_of(self.profiles, YOU)
        mine = self.person.name or tell(say("guest"), self.person.language)
        events: list[Event] = [sat(0, YOU, mine, profile.face)]
        for seat in range(1, players):
            bot = form.get("bot") or form.get(f"seat-{seat}", "")
            if bot and bot not in BOTS:
                raise Refused("no-such-bot")
            name = form.get(f"name-{seat}") or tell(say("tui-player", number=seat + 1), self.person.language)
            bot_sits: Event = {"kind": "bot", "seat": seat, "bot": bot}
            events.append(bot_sits if bot else sat(seat, person_at(seat), clean_name(name)))
        return events

    async def _lesson(self, name: str) -> str:
        """The table of a lesson: the one that is running, or a new one."""
        if name not in LESSONS:
            raise Refused("no-such-lesson")
        for kept in await self.tables.running():
            if kept.table.lesson and kept.table.lesson.lesson.name == name:
                return kept.id
        return await self.tables.open(lesson_opened(name, *await self._player()))

    async def table_page(self, request: Request, table_id: str) -> Answer:
        """The page of a table."""
        kept = await self.tables.get(table_id)
        table, language = kept.table, self.person.language
        assert table.game
        return await self.page(
            request,
            "page.html",
            table=pages.whole(table, table_id, kept.parts(), language, seat=kept.seat),
            table_id=table_id,
            game=table.game.name,
            players=table.game.players,
            kind=GAMES[table.game.name],
            offered=await self._is_new(kept),
            mine=table.to_act(kept.seat),
            begun=True,
            over=table.over,
        )

    async def _is_new(self, kept: KeptTable) -> bool:
        """Whether to offer a lesson: before the first move of the first game, unless it was declined."""
        table, name = kept.table, kept.table.first["game"]
        if table.lesson or table.movers or name not in LESSONS or name in self.person.declined.split():
            return False
        if len(kept.people) > 1:
            return False  # they can explain it to each other
        return not any(row.game == name and row.id != kept.id for row in await self.tables.rows())

    async def act(self, request: Request, table_id: str) -> Answer:
        """Carry out a command at a table."""
        where = await self.perform(await self.tables.get(table_id), request.form or {})
        return Answer(where) if request.live else Answer(where=where)

    async def whole_log(self, request: Request, table_id: str) -> Answer:
        """Everything that happened at a table."""
        kept = await self.tables.get(table_id)
        lines = boards.told(kept.table, seat=kept.seat)
        return await self.page(request, "log.html", told=lines, table_id=table_id, game=kept.table.first["game"])

    async def download_record(self, request: Request, table_id: str) -> Answer:
        """The record of a finished game."""
        record = (await self.tables.get(table_id)).table.record()
        return Answer(record.to_json() + "\n", file=f"{record.game}-{table_id}.jsonl")

    # -- The deal of the day --

    async def daily(self, request: Request) -> Answer:
        """Today's deals, and those of yesterday."""
        today = self.deals.today
        values = daily.overview(kinds(), await self.tables.dailies(), today, day_before(today))
        return await self.page(request, "daily.html", **values)

    async def play_daily(self, request: Request, kind: str) -> Answer:
        """Begin today's deal, or go on with it."""
        return Answer(where=f"/tables/{await self.deals.open(kind, *await self._player())}")

    async def daily_results(self, request: Request, day: str, kind: str) -> Answer:
        """What the reader and the bots have made of a deal; who could still play it gets to where that is done."""
        try:
            comparison = await self.deals.results(day, kind)
        except Refused as refused:
            if refused.message != "daily-not-over":
                raise
            return Answer(where="/daily")
        return await self.page(request, "daily_results.html", **daily.results(comparison, kind_of(kind), day, YOU))

    async def play_daily_again(self, request: Request, day: str, kind: str) -> Answer:
        """Play a deal that does not count any more."""
        return Answer(where=f"/tables/{await self.deals.open_again(day, kind, *await self._player())}")

    async def _player(self) -> tuple[str, str, str]:
        """Id, name and avatar of who plays alone here."""
        face = (await preferences.profile_of(self.profiles, YOU)).face
        return YOU, self.person.name or tell(say("guest"), self.person.language), face

    # -- Replays --

    async def table_replay(self, request: Request, table_id: str) -> Answer:
        """A finished game, move by move."""
        kept, key = await self.tables.get(table_id), (table_id, 0)
        replay = self.replays.find(key) or self.replays.keep(key, replay_of_table(kept.table))
        own = seat_of(kept.table, YOU) if len(kept.people) == 1 else None
        return await self._shown(request, replay, own, f"/tables/{table_id}")

    async def _shown(
        self, request: Request, replay: Replay, own: int | None, back: str, game: int | None = None
    ) -> Answer:
        """The page of a replay, or, for a page that is already open, the parts that differ."""
        spot = spot_of(request.path, request.asked, replay, own, game)
        if request.live:
            return Answer(pages.drawn(replays.parts(replay, spot, own).items(), self.person.language))
        values = replays.page_values(replay, spot, own, self.person.language, back)
        return await self.page(request, "replay.html", **values)

    async def open_page(self, request: Request, pasted: str = "", wrong: Said | None = None) -> Answer:
        """The page where records are opened."""
        status = 409 if wrong else 200
        return await self.page(request, "replays.html", status, wrong=wrong, pasted=pasted, largest=replays.LARGEST)

    async def open_records(self, request: Request) -> Answer:
        """Check and keep records; from then on they have an address."""
        pasted = (request.form or {}).get("record", "")
        data = request.file or pasted.strip().encode()
        try:
            if not data:
                raise Refused("no-record")
            text = replays.checked(data)
            name = hashlib.sha256(text.encode()).hexdigest()[:12]
            with refusing():
                await self.storage.keep(f"record {name}", text)
        except Refused as refused:
            return await self.open_page(request, pasted, refused.said)
        return Answer(where=f"/replays/{name}")

    async def record_replay(self, request: Request, name: str) -> Answer:
        """The replay of a record, or the list of games in a file of several."""
        text = await self.storage.text(f"record {name}")
        game = number_in(request.asked.get("game", "0"))
        if text is None or game is None:
            raise Missing(name)
        lines = text.split("\n")
        if not game and len(lines) > 1:
            games = replays.listed(f"/replays/{name}", [Record.from_json(line) for line in lines])
            return await self.page(request, "records.html", games=games)
        if game > len(lines):
            raise Missing(name)
        key = name, game
        replay = self.replays.find(key) or self.replays.keep(
            key, replay_of_record(Record.from_json(lines[max(game, 1) - 1]))
        )
        return await self._shown(request, replay, None, f"/replays/{name}" if game else "", game or None)

    # -- Puzzles --

    async def puzzles_page(self, request: Request) -> Answer:
        """The games that have puzzles, and how far the person at this device has come."""
        progress = await self._progress()
        puzzlers = {name: progress.puzzler(name) for name in GAMES}
        return await self.page(request, "puzzles.html", listed=puzzles.listed(puzzlers), kinds=GAMES)

    async def next_puzzle(self, request: Request, name: str) -> Answer:
        """Lead to the next puzzle of a game."""
        puzzle = (await self._progress()).next(known_game(name), Random(), request.asked.get("but", ""))
        if puzzle is None:
            raise Refused("no-puzzles")
        return Answer(where=puzzles.address(puzzle))

    async def puzzle_page(self, request: Request, name: str, puzzle_id: str) -> Answer:
        """A puzzle, and what is told after a try."""
        puzzle, progress = found(name, puzzle_id), await self._progress()
        spot = puzzles.spot_of(puzzle, request.asked, puzzle_id in progress.tried)
        puzzler, language = progress.puzzler(name), self.person.language
        values = puzzles.page_values(puzzle, spot, puzzler, puzzle.strength, language)
        return await self.page(request, "puzzle.html", **values)

    async def try_puzzle(self, request: Request, name: str, puzzle_id: str) -> Answer:
        """Try a move, or ask for the solution; the first try counts."""
        puzzle = found(name, puzzle_id)
        solved, where = puzzles.attempt(puzzle, request.form or {})
        async with self.storage.lock("puzzles"):
            progress = await self._progress()
            if progress.add(puzzle, solved):
                with refusing():
                    await self.storage.keep("puzzles", progress.to_json())
        return Answer(where) if request.live else Answer(where=where)

    async def _progress(self) -> Progress:
        return Progress.from_json(await self.storage.text("puzzles") or "")

    # -- Analyses --

    async def table_analysis(self, request: Request, table_id: str) -> Answer:
        """The analysis of a finished game; a form starts or cancels it."""
        kept, key = await self.tables.get(table_id), (table_id, 0)
        record = kept.table.record()
        replay = self.replays.find(key) or self.replays.keep(key, replay_of_table(kept.table))
        own = seat_of(kept.table, YOU) if len(kept.people) == 1 else None
        if request.form is not None:
            return await self._ask_for_analysis(request, table_id, record, result_of(kept.table))
        return await self._analysis(request, table_id, replay, own, f"/tables/{table_id}")

    async def record_analysis(self, request: Request, name: str) -> Answer:
        """The analysis of a recorded game."""
        text = await self.storage.text(f"record {name}")
        game = number_in((request.form or request.asked).get("game", "0"))
        lines = (text or "").split("\n")
        if text is None or game is None or game > len(lines):
            raise Missing(name)
        record, key = Record.from_json(lines[max(game, 1) - 1]), (name, game)
        replay = self.replays.find(key) or self.replays.keep(key, replay_of_record(record))
        if not replay.positions[-1].state.over:
            raise Refused("not-over")
        game_key, number = f"{name}:{max(game, 1)}", f"?game={game}" if game else ""
        if request.form is not None:
            return await self._ask_for_analysis(request, game_key, record, None, number)
        return await self._analysis(request, game_key, replay, None, f"/replays/{name}{number}", game or None)

    async def _ask_for_analysis(
        self, request: Request, key: str, record: Record, result: Sequence[float] | None, number: str = ""
    ) -> Answer:
        """Start or cancel an analysis."""
        if (request.form or {}).get("do") == "cancel":
            self.analyses.cancel()
        else:
            await self.analyses.start(key, record, result)
        return Answer(where=request.path + number)

    async def _analysis(
        self, request: Request, key: str, replay: Replay, own: int | None, back: str, game: int | None = None
    ) -> Answer:
        """The page of an analysis, or, for a page that is already open, what has changed."""
        progress, found = await self.analyses.look(key)
        looked = Analyzed(replay, request.path, own, back, progress, found, game)
        asked = read_form(request.query)
        if request.live:
            return Answer(analysis.changes(looked, asked, self.person.language))
        template, values = analysis.page_of(looked, asked, self.person.language)
        return await self.page(request, template, **values)

    # -- What has been played --

    async def history(self, request: Request) -> Answer:
        """The finished games of this device, and how often who won."""
        asked, rows = request.asked, [row for row in await self.tables.rows() if row.over and not row.lesson]
        game = asked.get("game", "") if asked.get("game") in GAMES else ""
        wanted = asked.get("result", "") if asked.get("result") in RESULTS else ""
        chosen = [row for row in rows if game in ("", row.game) and wanted in ("", outcome(row))]
        page = number_in(asked.get("page", "0")) or 0
        return await self.page(
            request,
            "games.html",
            rows=[line(row) for row in chosen[page * SHOWN : (page + 1) * SHOWN]],
            older=page + 1 if len(chosen) > (page + 1) * SHOWN else None,
            newest=page > 0,
            plots=[],
            tallies=tallies(rows),
            game=game,
            kinds=GAMES,
            result=wanted,
            results=RESULTS,
            rated=False,
        )


def known_game(name: str) -> str:
    """The name of a game; any other is missing."""
    if name not in GAMES:
        raise Missing(name)
    return name


def complaint(wrong: Exception) -> tuple[int, Said]:
    """The status and the sentence with which an error is answered; it is logged if it is ours."""
    if isinstance(wrong, Refused):
        return 409, wrong.said
    if isinstance(wrong, Missing):
        return 404, say("refused-no-such-page")
    if isinstance(wrong, InvalidOption):
        return 400, say("refused-no-such-game")
    log.error("something failed", exc_info=wrong)
    return 500, say("refused-failed")


# What an address is: what reads it, and what answers a form that is sent there.
ROUTES: list[tuple[str, Callable[..., Awaitable[Answer]] | None, Callable[..., Awaitable[Answer]] | None]] = [
    ("/", App.home, None),
    ("/new/([a-z0-9_-]+)", App.new_table, None),
    ("/rules/([a-z0-9_-]+)", App.rules, None),
    ("/language", None, App.language),
    ("/lessons/([a-z0-9_-]+)/no", None, App.decline_lesson),
    ("/you", App.you, App.change_you),
    ("/you/settings", None, App.change_settings),
    ("/you/games", App.export, App.load),
    ("/you/forget", None, App.forget),
    ("/opponent|/ratings|/api", App.needs_server, App.needs_server),
    ("/tables", None, App.open_table),
    ("/tables/([^/]+)", App.table_page, App.act),
    ("/tables/([^/]+)/log", App.whole_log, None),
    ("/tables/([^/]+)/record", App.download_record, None),
    ("/tables/([^/]+)/replay", App.table_replay, None),
    ("/tables/([^/]+)/analysis", App.table_analysis, App.table_analysis),
    ("/daily", App.daily, None),
    ("/daily/([^/]+)", None, App.play_daily),
    ("/daily/([^/]+)/([^/]+)", App.daily_results, App.play_daily_again),
    ("/replays", App.open_page, App.open_records),
    ("/replays/([^/]+)/analysis", App.record_analysis, App.record_analysis),
    ("/replays/([^/]+)", App.record_replay, None),
    ("/puzzles", App.puzzles_page, None),
    ("/puzzles/([a-z0-9_-]+)", App.next_puzzle, None),
    ("/puzzles/([a-z0-9_-]+)/([^/]+)", App.puzzle_page, App.try_puzzle),
    ("/games", App.history, None),
]
