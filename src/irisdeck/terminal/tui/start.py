"""The first screen: games to resume, a form for a new game, and the way to all other screens."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from irisdeck.bots import BOTS, USUAL
from irisdeck.game import GAMES, InvalidOption, Refused, game, suggested_game
from irisdeck.table.lessons import LESSONS
from irisdeck.table.table import clean_name, opened
from irisdeck.terminal.tui.app import PACES, dealt
from irisdeck.terminal.tui.footer import Key
from irisdeck.terminal.tui.local import person
from irisdeck.terminal.tui.reading import Form, Item, LinePage, RulesPage, turned
from irisdeck.words import LANGUAGES, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from irisdeck.options import Option
    from irisdeck.table.table import Event, Table

MOST = 8  # unfinished games that are listed
PERSON = "person"  # in place of a bot's level: a person at this screen,
FRIEND = "friend"  # or a person at another one
KINDS = {PERSON: "tui-is-person", FRIEND: "tui-is-friend"}


class NewGame(Form):
    """A form for a new game: which one, its options, and who plays."""

    others = PERSON  # who may take a seat besides bots

    # -- What is chosen --

    @property
    def game(self) -> str:
        """The game that was chosen last."""
        name: str = self.app.settings.get("game", "")
        return name if name in GAMES else suggested_game()

    @property
    def chosen(self) -> dict[str, Any]:
        """What was chosen for this game last time."""
        choices: dict[str, Any] = self.app.settings.get(f"chosen-{self.game}", {})
        return choices

    def choose(self, **values: Any) -> None:
        """Save choices for this game."""
        self.app.settings.put(**{f"chosen-{self.game}": {**self.chosen, **values}})

    @property
    def players(self) -> int:
        """How many play."""
        seats, wanted = GAMES[self.game].seats, self.chosen.get("players")
        return wanted if type(wanted) is int and wanted in seats else seats[0]

    @property
    def opponents(self) -> list[str]:
        """Who sits in the other seats: levels of bots, PERSON or FRIEND."""
        kept = self.chosen.get("opponents")
        known = [
            saved if saved in BOTS else self.others if saved in (PERSON, FRIEND) else USUAL
            for saved in (kept if isinstance(kept, list) else [])
        ]
        return (known + [USUAL] * self.players)[: self.players - 1]

    def options(self) -> dict[str, Any]:
        """The saved options, as far as they are still valid, and defaults for the rest."""
        kept = self.chosen.get("options")
        options: dict[str, Any] = {}
        for key, option in GAMES[self.game].options_for(self.players).items():
            options[key] = option.offered(self.app.language)
            if isinstance(kept, dict) and key in kept:
                try:
                    options[key] = option.read(kept[key])
                except (ValueError, KeyError, IndexError, InvalidOption):
                    continue
        return options

    @property
    def aids(self) -> bool:
        """Whether the table shows what players could remember."""
        return bool(self.chosen.get("aids", False))

    # -- The lines --

    def choices(self) -> Iterator[Item]:
        """The lines of the form."""
        title, line = self.t(f"{self.game}-title"), self.t(f"{self.game}-line")
        yield Item("", self.t("tui-new-game"), head=True)
        yield Item("game", self.t("history-game"), title, self.change_game, more=line)
        if len(GAMES[self.game].seats) > 1:
            yield Item("players", self.t("home-how-many"), str(self.players), self.change_players)
        options = self.options()
        for key, option in GAMES[self.game].options_for(self.players).items():
            yield self.option(key, option, options[key])
        if GAMES[self.game].aids:
            toggle = partial(self.choose, aids=not self.aids)
            yield self.switch("aids", self.t(f"option-aids-{self.game}"), self.aids, toggle)
        yield from self.seats()
        yield Item("play", self.t("home-play"), act=self.play)

    def seats(self) -> Iterator[Item]:
        """A line for each seat."""
        first = self.t("tui-seat", number=1)
        yield Item("name", first, self.name_of(0), lambda _: self.ask_name(0), more=self.t("home-name"))
        for at, opponent in enumerate(self.opponents):
            seat, bot = at + 1, opponent in BOTS
            value = self.t(f"level-{opponent}") if bot else self.somebody(seat)
            more = self.t("tui-bot") if bot else self.t(KINDS[opponent])
            act = partial(self.ask_name, seat) if opponent == PERSON else None
            change = partial(self.change_opponent, at)
            yield Item(f"seat-{at}", self.t("tui-seat", number=seat + 1), value, change, act, more)

    def option(self, key: str, option: Option, value: Any) -> Item:
        """A line for an option."""
        label = tell(option.label, self.app.language)
        if option.kind == "switch" and not option.worded:
            return self.switch(key, label, value, partial(self.set_option, key, not value))
        words = self.value_words(option, value)
        if option.kind == "text":
            return Item(key, label, words, lambda _: self.ask_option(key, option, value))
        return Item(key, label, words, lambda by: self.set_option(key, turned(option.values, value, by)))

    def switch(self, key: str, words: str, value: bool, toggle: Callable[[], None]) -> Item:
        """A line for something that is on or off; what stands behind a colon explains it."""
        label, _, more = words.partition(":")
        return Item(key, label.rstrip(), self.on_off(value), lambda _: toggle(), more=more.strip())

    def value_words(self, option: Option, value: Any) -> str:
        """A value in words: an answer, a seat, or that chance decides."""
        if option.kind != "seat":
            return tell(option.answer(value), self.app.language)
        return self.t(f"{option.message}-random") if value == "random" else self.t("tui-seat", number=value + 1)

    def on_off(self, value: Any) -> str:
        """A switch in words."""
        return self.t("tui-on" if value else "tui-off")

    def somebody(self, seat: int) -> str:
        """What is shown for a seat that no bot has."""
        return self.name_of(seat)

    def name_of(self, seat: int) -> str:
        """The name of a person at this screen."""
        names: dict[str, str] = self.app.settings.get("names", {})
        kept = names.get(str(seat))
        return kept if isinstance(kept, str) and kept else self.t("tui-player", number=seat + 1)

    # -- Choosing --

    def change_game(self, by: int) -> None:
        """Choose another game."""
        self.app.settings.put(game=turned(list(GAMES), self.game, by))

    def change_players(self, by: int) -> None:
        """Choose another number of players."""
        self.choose(players=turned(list(GAMES[self.game].seats), self.players, by))

    def change_opponent(self, at: int, by: int) -> None:
        """Give a seat to another bot or to a person."""
        others = self.opponents
        others[at] = turned([*BOTS, self.others], others[at], by)
        self.choose(opponents=others)

    def set_option(self, key: str, value: Any) -> None:
        """Choose another value of an option."""
        self.choose(options={**self.options(), key: value})

    def ask_name(self, seat: int) -> None:
        """Ask for the name of a person at this screen."""

        def take(name: str) -> None:
            names = self.app.settings.get("names", {})
            self.app.settings.put(names={**names, str(seat): clean_name(name) if name else ""})

        self.app.show(LinePage(self.t("home-name"), "", self.name_of(seat), take))

    def ask_option(self, key: str, option: Option, value: str) -> None:
        """Ask for an option that is typed; an empty line means the default."""
        label, about = tell(option.label, self.app.language), self.t(f"{option.message}-more")

        def take(text: str) -> None:
            try:
                self.set_option(key, game(self.game, None, **{key: text or option.default}).options[key])
            except InvalidOption as wrong:
                raise Refused("wrong-request", why=str(wrong)) from None

        self.app.show(LinePage(label, about, "" if value == option.default else value, take))

    def play(self) -> None:
        """Start the game."""
        raise NotImplementedError


class StartPage(NewGame):
    """The first screen."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[Path, Table]] = []
        self.doomed = ""  # the game that the next press of the key deletes

    def on_mount(self) -> None:
        """List the unfinished games; the newest is the current line."""
        self.waiting = self.app.saved.unfinished()
        self.current = self.waiting[0][0].stem if self.waiting else "play"
        super().on_mount()

    def on_screen_resume(self) -> None:
        """List the unfinished games again: one may have been left or finished."""
        self.waiting = self.app.saved.unfinished()
        super().on_screen_resume()

    def heading(self) -> str:
        return f"Irisdeck · {self.t('home-tagline')}"

    def items(self) -> Sequence[Item]:
        return [*self.resumed(), *self.choices(), *self.other_items()]

    def resumed(self) -> Iterator[Item]:
        """Lines for the unfinished games."""
        if not self.waiting:
            return
        yield Item("", self.t("home-running"), head=True)
        for file, table in self.waiting[:MOST]:
            yield Item(file.stem, self.summary(table), act=partial(self.app.open_local, file), more=self.state(table))
        yield Item("", "", head=True)

    def summary(self, table: Table) -> str:
        """A game in a line."""
        name = self.t(f"{table.first['game']}-title")
        if "lesson" in table.first:
            return self.label(self.t("lesson"), name)
        return self.label(name, " · ".join(tell(player, self.app.language) for player in table.names))

    def state(self, table: Table) -> str:
        """Whose turn it is."""
        return "" if table.turn is None else self.t("table-turn-of", name=table.names[table.turn])

    def other_items(self) -> Iterator[Item]:
        """Lines for the other screens, and the language."""
        app = self.app
        yield Item("", "", head=True)
        yield Item("daily", self.t("daily"), act=self.daily, more=self.t("daily-same-cards"))
        yield Item("puzzles", self.t("puzzles"), act=self.puzzles, more=self.t("puzzle-find"))
        yield Item("server", self.t("tui-server"), act=self.ask_server, more=self.t("tui-server-more"))
        for lesson in LESSONS.of(self.game):
            words, title = tell(lesson.title, app.language), self.t(f"{self.game}-title")
            yield Item(f"learn-{lesson.name}", words, act=partial(app.learn, lesson.name), more=title)
        yield Item("replays", self.t("replays"), act=self.replays, more=self.t("tui-replays-more"))
        yield Item("rules", self.t("rules"), act=self.rules, more=self.t(f"{self.game}-title"))
        yield Item("speed", self.t("tui-speed"), self.t(f"tui-speed-{app.chosen_speed}"), self.change_speed)
        yield Item("language", self.t("language"), LANGUAGES[app.language], self.change_language)

    def tools(self) -> Iterator[Key]:
        if any(file.stem == self.current for file, _ in self.waiting):
            yield Key("x", "x", self.t("tui-delete"), self.delete)
        yield Key("question_mark", "?", self.t("rules"), self.rules)
        yield Key("q", "q", "", self.app.exit)

    def change_speed(self, by: int) -> None:
        """Choose how fast tables go on, and save it."""
        self.app.settings.put(speed=turned(list(PACES), self.app.chosen_speed, by))
        self.app.speed = ""

    def change_language(self, by: int) -> None:
        """Choose another language, and save it."""
        self.app.language = turned(list(LANGUAGES), self.app.language, by)
        self.app.settings.put(language=self.app.language)

    # -- Starting and opening --

    def play(self) -> None:
        """Deal, and open the table."""
        self.app.start_local(dealt(self.events()))

    def events(self) -> list[Event]:
        """The events of the chosen table."""
        options = self.options()
        events = [opened(self.game, self.players, options, aids=self.aids, hints=True)]
        for seat, player in enumerate([PERSON, *self.opponents]):
            if player == PERSON:
                events.append({"kind": "sit", "seat": seat, "player": person(seat), "name": self.name_of(seat)})
            else:
                events.append({"kind": "bot", "seat": seat, "bot": player})
        return events

    def delete(self) -> None:
        """Delete an unfinished game when the key is pressed twice."""
        file = next(file for file, _ in self.waiting if file.stem == self.current)
        if self.doomed != file.stem:
            self.doomed, self.notice = file.stem, self.t("tui-delete-more")
            return
        file.unlink(missing_ok=True)
        self.waiting = self.app.saved.unfinished()

    def rules(self) -> None:
        """Show the rules of the game."""
        self.app.show(RulesPage(self.game))

    def daily(self) -> None:
        """Show the deals of the day."""
        from irisdeck.terminal.tui.daily import DailyPage

        self.app.show(DailyPage())

    def puzzles(self) -> None:
        """Show the games whose puzzles can be solved."""
        from irisdeck.terminal.tui.puzzles import PuzzlesPage

        self.app.show(PuzzlesPage(self.game))

    def replays(self) -> None:
        """Show finished games and record files."""
        from irisdeck.terminal.tui.replay import RecordsPage

        self.app.show(RecordsPage())

    def ask_server(self) -> None:
        """Ask for the address of a server, or the link of a table."""
        last = self.app.settings.get("server", "")
        self.app.show(LinePage(self.t("tui-server"), self.t("tui-server-ask"), last, self.app.connect))

    async def open_argument(self, where: str) -> None:
        """Open what the command line names: a game, a file with records, or a server."""
        if where in GAMES:
            self.app.settings.put(game=where)
            self.draw()
        elif Path(where).is_file() or where.endswith((".jsonl", ".json", ".gz", ".parquet")):
            from irisdeck.terminal.tui.replay import open_file

            await open_file(self.app, where)
        else:
            try:
                (await self.app.connect(where))()
            except Refused as refused:
                self.app.show_refusal(refused)
