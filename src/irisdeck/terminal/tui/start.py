"""The first screen: which game, with what, against whom; games to go on with; all other doors."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from irisdeck.bots import BOTS, USUAL
from irisdeck.game import GAMES, InvalidOption, Refused, game, suggested_game
from irisdeck.table.table import clean_name, opened
from irisdeck.terminal.tui.app import dealt
from irisdeck.terminal.tui.here import person
from irisdeck.terminal.tui.page import Key
from irisdeck.terminal.tui.reading import Form, Item, LinePage, RulesPage, turned
from irisdeck.words import LANGUAGES, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from irisdeck.options import Option
    from irisdeck.table.table import Event, Table

MOST = 8  # games that wait, of those that are shown
PERSON = "person"  # in place of a bot's level: somebody at this screen,
FRIEND = "friend"  # or somebody far away
KINDS = {PERSON: "tui-is-person", FRIEND: "tui-is-friend"}


class NewGame(Form):
    """A game to be chosen: its options, and who plays."""

    others = PERSON  # who may sit in a seat besides bots

    # -- What is chosen --

    @property
    def game(self) -> str:
        """The game that was chosen last."""
        name: str = self.app.memory.get("game", "")
        return name if name in GAMES else suggested_game()

    @property
    def chosen(self) -> dict[str, Any]:
        """All that was chosen for it last."""
        found: dict[str, Any] = self.app.memory.get(f"chosen-{self.game}", {})
        return found

    def choose(self, **values: Any) -> None:
        """Chooses, and remembers it."""
        self.app.memory.put(**{f"chosen-{self.game}": {**self.chosen, **values}})

    @property
    def players(self) -> int:
        """How many play."""
        seats, wanted = GAMES[self.game].seats, self.chosen.get("players")
        return wanted if type(wanted) is int and wanted in seats else seats[0]

    @property
    def opponents(self) -> list[str]:
        """Who sits in the other seats: levels of bots, or people at this screen."""
        kept = self.chosen.get("opponents")
        known = [
            one if one in BOTS else self.others if one in (PERSON, FRIEND) else USUAL
            for one in (kept if isinstance(kept, list) else [])
        ]
        return (known + [USUAL] * self.players)[: self.players - 1]

    def options(self) -> dict[str, Any]:
        """The options, as far as they still are some."""
        kept = self.chosen.get("options")
        made: dict[str, Any] = {}
        for key, option in GAMES[self.game].options_for(self.players).items():
            made[key] = option.default
            if isinstance(kept, dict) and key in kept:
                try:
                    made[key] = option.read(kept[key])
                except (ValueError, KeyError, IndexError, InvalidOption):
                    continue
        return made

    @property
    def aids(self) -> bool:
        """Whether what could be remembered is shown."""
        return bool(self.chosen.get("aids", False))

    # -- The lines --

    def choices(self) -> Iterator[Item]:
        """The game, its options, and who plays."""
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
        """Who sits where."""
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
        return Item(key, label, self.on_off(value), lambda _: toggle(), more=more.strip())

    def value_words(self, option: Option, value: Any) -> str:
        """A value in words: an answer, a seat, or that chance decides."""
        if option.kind != "seat":
            return tell(option.answer(value), self.app.language)
        return self.t(f"{option.message}-random") if value == "random" else self.t("tui-seat", number=value + 1)

    def on_off(self, value: Any) -> str:
        """A switch in words."""
        return self.t("tui-on" if value else "tui-off")

    def somebody(self, seat: int) -> str:
        """Whoever sits in a seat that no bot has."""
        return self.name_of(seat)

    def name_of(self, seat: int) -> str:
        """What somebody at this screen is called."""
        names: dict[str, str] = self.app.memory.get("names", {})
        kept = names.get(str(seat))
        return kept if isinstance(kept, str) and kept else self.t("tui-player", number=seat + 1)

    # -- Choosing --

    def change_game(self, by: int) -> None:
        """Another game."""
        self.app.memory.put(game=turned(list(GAMES), self.game, by))

    def change_players(self, by: int) -> None:
        """More players, or fewer."""
        self.choose(players=turned(list(GAMES[self.game].seats), self.players, by))

    def change_opponent(self, at: int, by: int) -> None:
        """Somebody else in a seat."""
        others = self.opponents
        others[at] = turned([*BOTS, self.others], others[at], by)
        self.choose(opponents=others)

    def set_option(self, key: str, value: Any) -> None:
        """Another option."""
        self.choose(options={**self.options(), key: value})

    def ask_name(self, seat: int) -> None:
        """What somebody wants to be called."""

        def take(name: str) -> None:
            names = self.app.memory.get("names", {})
            self.app.memory.put(names={**names, str(seat): clean_name(name) if name else ""})

        self.app.show(LinePage(self.t("home-name"), "", self.name_of(seat), take))

    def ask_option(self, key: str, option: Option, value: str) -> None:
        """Asks for an option that is typed; an empty line means the default."""
        label, about = tell(option.label, self.app.language), self.t(f"{option.message}-more")

        def take(text: str) -> None:
            try:
                self.set_option(key, game(self.game, None, **{key: text or option.default}).options[key])
            except InvalidOption as wrong:
                raise Refused("wrong-request", why=str(wrong)) from None

        self.app.show(LinePage(label, about, "" if value == option.default else value, take))

    def play(self) -> None:
        """Opens the table."""
        raise NotImplementedError


class StartPage(NewGame):
    """Where everything begins."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[Path, Table]] = []
        self.doomed = ""  # the game that was asked to be deleted

    def on_mount(self) -> None:
        """Looks for games to go on with."""
        self.waiting = self.app.shelf.unfinished()
        self.current = self.waiting[0][0].stem if self.waiting else "play"
        super().on_mount()

    def on_screen_resume(self) -> None:
        """A game may have been left, or ended."""
        self.waiting = self.app.shelf.unfinished()
        super().on_screen_resume()

    def heading(self) -> str:
        return f"Irisdeck · {self.t('home-tagline')}"

    def items(self) -> Sequence[Item]:
        return [*self.resumed(), *self.choices(), *self.doors()]

    def resumed(self) -> Iterator[Item]:
        """Games that wait."""
        if not self.waiting:
            return
        yield Item("", self.t("home-running"), head=True)
        for file, table in self.waiting[:MOST]:
            yield Item(file.stem, self.told(table), act=partial(self.app.play_here, file), more=self.state(table))
        yield Item("", "", head=True)

    def told(self, table: Table) -> str:
        """A game in a line."""
        name = self.t(f"{table.first['game']}-title")
        if "lesson" in table.first:
            return f"{self.t('lesson')}: {name}"
        return f"{name}: {' · '.join(tell(one, self.app.language) for one in table.names)}"

    def state(self, table: Table) -> str:
        """Whose turn it is there."""
        return (
            "" if table.turn is None else self.t("table-turn-of", name=tell(table.names[table.turn], self.app.language))
        )

    def doors(self) -> Iterator[Item]:
        """Everything else."""
        app = self.app
        yield Item("", "", head=True)
        yield Item("server", self.t("tui-server"), act=self.ask_server, more=self.t("tui-server-more"))
        yield Item("learn", self.t("lesson-learn"), act=lambda: app.learn(self.game), more=self.t(f"{self.game}-title"))
        yield Item("replays", self.t("replays"), act=self.replays, more=self.t("tui-replays-more"))
        yield Item("rules", self.t("rules"), act=self.rules, more=self.t(f"{self.game}-title"))
        yield Item("language", self.t("language"), LANGUAGES[app.language], self.change_language)

    def tools(self) -> Iterator[Key]:
        if any(file.stem == self.current for file, _ in self.waiting):
            yield Key("x", "x", self.t("tui-delete"), self.delete)
        yield Key("question_mark", "?", self.t("rules"), self.rules)
        yield Key("q", "q", "", self.app.exit)

    def change_language(self, by: int) -> None:
        """Another language, from now on."""
        self.app.language = turned(list(LANGUAGES), self.app.language, by)
        self.app.memory.put(language=self.app.language)

    # -- Going --

    def play(self) -> None:
        """Deals."""
        self.app.begin_here(dealt(self.events()))

    def events(self) -> list[Event]:
        """The table as it was chosen."""
        options = self.options()
        events = [opened(self.game, self.players, options, aids=self.aids, hints=True)]
        for seat, one in enumerate([PERSON, *self.opponents]):
            if one == PERSON:
                events.append({"kind": "sit", "seat": seat, "player": person(seat), "name": self.name_of(seat)})
            else:
                events.append({"kind": "bot", "seat": seat, "bot": one})
        return events

    def delete(self) -> None:
        """Lets go of a game that waits, if the key is pressed twice."""
        file = next(file for file, _ in self.waiting if file.stem == self.current)
        if self.doomed != file.stem:
            self.doomed, self.notice = file.stem, self.t("tui-delete-more")
            return
        file.unlink(missing_ok=True)
        self.waiting = self.app.shelf.unfinished()

    def rules(self) -> None:
        """The rules of the game."""
        self.app.show(RulesPage(self.game))

    def replays(self) -> None:
        """Games that are over, and record files."""
        from irisdeck.terminal.tui.replay import RecordsPage

        self.app.show(RecordsPage())

    def ask_server(self) -> None:
        """Where a server is, or the link of an invitation."""
        self.app.show(
            LinePage(self.t("tui-server"), self.t("tui-server-ask"), self.app.memory.get("server", ""), self.app.visit)
        )

    async def go_at_once(self, where: str) -> None:
        """What was named when the program was started: a game, a file with records, or a server."""
        if where in GAMES:
            self.app.memory.put(game=where)
            self.draw()
        elif Path(where).is_file() or where.endswith((".jsonl", ".json")):
            from irisdeck.terminal.tui.replay import open_file

            await open_file(self.app, where)
        else:
            try:
                (await self.app.visit(where))()
            except Refused as refused:
                self.app.complain(refused)
