"""A game at the prompt, line by line, against bots: at a table (irisdeck.table.table), which decides and tells."""

from __future__ import annotations

import re
import sys
import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from irisdeck.bots import USUAL, bot, check_bot, kinds
from irisdeck.game import GAMES, InvalidOption, Refused, game, short
from irisdeck.table import boards, commands, rulebook
from irisdeck.table.table import Table, opened
from irisdeck.terminal.board import introduction, lines
from irisdeck.terminal.voice import Quit, Voice
from irisdeck.words import known

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from irisdeck.bots import Bot, Thought
    from irisdeck.game import Game, View
    from irisdeck.options import Option
    from irisdeck.record import Record
    from irisdeck.table.table import Result

YOU = "you"  # who the person is to the table
QUESTIONS = {
    "first": "option-first",
    "end_after_flip": "option-end-after-flip",
    "deck": "option-deck",
    "advanced": "option-advanced",
    "actions": "option-actions",
}
COMMANDS = {
    "help": ("?", "line-help-help"),
    "moves": ("m", "line-help-moves"),
    "board": ("b", "line-help-board"),
    "leads": ("l", "red7-strip"),
    "hint": ("h", "hint-title"),
    "undo": ("u", "line-help-undo"),
    "rules": ("r", "line-help-rules"),
    "quit": ("q", "line-help-quit"),
}  # each with its short form and the message that explains it
FULL = {short_form: word for word, (short_form, _) in COMMANDS.items()}
HINTED = 5  # moves that a hint tells of

T = TypeVar("T")


# -- Before the game --


def choose_game(voice: Voice, seat: int = 0) -> Game:
    """Asks for a game, the number of players and every option; Enter takes what stands in brackets."""
    for number, kind in enumerate(GAMES.values(), start=1):
        title, line = (voice.words(f"{kind.name}-{part}") for part in ("title", "line"))
        print(voice.label(f"{number}, {kind.name}", f"{title}. {line}"))
    numbered = {str(number): name for number, name in enumerate(GAMES, start=1)}
    name = choose(voice, voice.words("line-which-game"), "red7", lambda text: game(numbered.get(text, text)).name)
    seats = GAMES[name].seats
    players = seats[0]
    if len(seats) > 1:
        counts = {f"{seats[0]}-{seats[-1]}": ""}
        question = voice.words("home-how-many")
        players = choose(voice, question, seats[0], lambda text: game(name, int(text)).players, counts)
    options: dict[str, Any] = {}
    for key, option in GAMES[name].options_for(players).items():
        default, choices = option_choices(key, option, players, seat, voice)
        read = partial(read_option, name, players, key)
        options[key] = choose(voice, voice.words(QUESTIONS[key]), default, read, choices)
    return game(name, players, **options)


def option_choices(key: str, option: Option, players: int, seat: int, voice: Voice) -> tuple[Any, dict[str, str]]:
    """What is taken without an answer, and what may be typed, with what it means."""
    if isinstance(option.default, bool):
        return "on" if option.default else "off", {"on": voice.words("line-yes"), "off": voice.words("line-no")}
    if key == "first":
        seats = {str(one): voice.words("option-first-you") if one == seat else "" for one in range(players)}
        return option.default, {"random": voice.words("option-first-random"), **seats}
    return option.default, {option.default: "", voice.words("option-deck-more"): ""}


def read_option(name: str, players: int, key: str, text: str) -> Any:
    """The value of an option from what was typed."""
    return game(name, players, **{key: text}).options[key]


def choose(
    voice: Voice, question: str, default: Any, read: Callable[[str], T], choices: Mapping[str, str] | None = None
) -> T:
    """Asks until the answer can be read; the words of a choice will do, too."""
    offered = choices or {}
    told = ", ".join(f"{typed}: {words}" if words not in ("", typed) else typed for typed, words in offered.items())
    prompt = f"{question} {f'({told}) ' if told else ''}[{default}] "
    meant = {words.lower(): typed for typed, words in offered.items() if words}
    while True:
        text = voice.ask(prompt) or str(default)
        try:
            return read(meant.get(text.lower(), text))
        except (ValueError, IndexError):
            voice.say("line-no-choice", text=short(text))


def choose_bot(voice: Voice, table: Game) -> str:
    """Asks for the opponents."""
    levels = {name: voice.words(f"level-{name}") if known(f"level-{name}") else "" for name in kinds()}
    return choose(voice, voice.words("home-against"), USUAL, partial(check_bot, game=table), levels)


def sit_down(
    chosen: Game, opponent: str, voice: Voice, seat: int = 0, seed: int | None = None, aids: bool = False
) -> Sitting:
    """Opens a table, seats the person among bots, and deals."""
    if seat not in range(chosen.players):
        raise InvalidOption(f"there is no seat {seat}: seats are 0 to {chosen.players - 1}")
    table = Table([opened(chosen.name, chosen.players, chosen.options, aids=aids)])
    table.apply(table.decide(YOU, commands.Sit(seat, voice.words("table-you"))))
    for place in range(chosen.players):
        if place != seat:
            table.apply({"kind": "bot", "seat": place, "bot": opponent})  # no command: it may have a budget
    table.apply(table.decide(YOU, commands.Begin(), seed=seed))
    bots = [bot(opponent, None if seed is None else seed + 1 + place) for place in range(chosen.players)]
    return Sitting(table, seat, bots, voice)


# -- The game --


@dataclass
class Sitting:
    """One person at a table of bots."""

    table: Table
    seat: int
    bots: Sequence[Bot]
    voice: Voice
    shown: int = 0  # how many events the table had taken in when it was drawn last
    warned: str = ""  # the move that was warned of

    @property
    def game(self) -> Game:
        """What is played."""
        assert self.table.game
        return self.table.game

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.view_of(self.seat)

    def view_of(self, seat: int) -> View:
        """What a seat may know."""
        view = self.table.view(seat)
        assert view  # the cards are dealt
        return view

    @property
    def look(self) -> boards.Look:
        """The table as the person sees it."""
        return boards.look_at(self.table, boards.Viewer(self.seat), ())

    def welcome(self) -> None:
        """The first lines of a game."""
        print("\n".join(introduction(self.game, self.voice)))
        print(self.voice.label(self.voice.words("table-seats"), *self.table.names))
        self.voice.say("line-help")
        sys.stdout.flush()

    def play(self) -> None:
        """Plays to the end."""
        while (turn := self.table.turn) is not None:
            if turn == self.seat:
                self.person()
            else:
                self.apply(self.table.decide_move(self.bots[turn].act(self.view_of(turn))))
        print()
        self.draw(boards.result(self.table, "", self.seat))

    def apply(self, result: Result) -> None:
        """Apply a result, and tell it."""
        self.table.apply(result)
        for line in self.table.last:
            print(f"  {self.voice.tell(line)}")

    def draw(self, *parts: boards.Part) -> None:
        """Prints parts of the table."""
        print("\n".join(lines(parts, self.voice)))

    def record(self) -> Record:
        """The game so far; unlike at a table of people, it may be told before its end."""
        assert self.table.state
        return self.table.state.record([seat.name if seat.player else f"bot:{seat.bot}" for seat in self.table.seats])

    # -- What the person types --

    def person(self) -> None:
        """One line of the person: a command, the number of a clause, or a move."""
        if self.shown != self.table.number and not self.table.may_undo(self.seat):
            self.board()
        text = self.voice.ask(f"{self.voice.words('table-your-turn')} ({' '.join(self.view.legal_moves)})> ")
        word = FULL.get(text.lower(), text.lower())
        try:
            if word in COMMANDS:
                getattr(self, word)()
            elif re.fullmatch("[DTR][0-9]+a?", text, re.I):
                self.clause(text)
            elif text:
                self.move(forgiving(text, self.game))
        except Refused as refused:
            print(self.voice.refusal(refused))
            if refused.message == "not-understood":
                print(self.voice.sentence(f"{self.game.name}-moves-are"))
                self.voice.say("line-help")

    def decide(self, command: commands.Command) -> Result:
        """What follows from a command of the person; raises Refused."""
        return self.table.decide(YOU, command)

    def move(self, move: str) -> None:
        """Makes a move, after a warning if it is most likely a mistake."""
        combo = self.game.name == "tricks" and move.isdigit()
        number = self.table.moves
        result = self.decide(commands.Play(move, number) if combo else commands.Move(move, number))
        warning = self.view.warning(move)
        if warning and move != self.warned:
            self.voice.say("line-careful", warning=warning, move=move)
            self.warned = move
            return
        self.warned = ""
        self.apply(result)

    def help(self) -> None:
        """What can be typed."""
        self.voice.say("line-help-intro")
        print(self.voice.sentence(f"{self.game.name}-moves-are"))
        for word, (short_form, message) in COMMANDS.items():
            if word != "leads" or self.game.name == "red7":
                values = {"clause": self.game.clauses["move"]} if word == "rules" else {}
                print(f"  {self.voice.label(f'{word}, {short_form}', self.voice.words(message, **values))}")
        print(introduction(self.game, self.voice)[-1])

    def moves(self) -> None:
        """All legal moves, in words."""
        for move in self.view.legal_moves:
            print(f"  {self.voice.label(move, self.game.phrase(move))}")

    def board(self) -> None:
        """The table as the person sees it."""
        self.shown = self.table.number
        print()
        self.draw(*boards.board(self.look).values())

    def leads(self) -> None:
        """Red7: who would lead under each rule."""
        if self.game.name != "red7":
            raise Refused("not-understood")
        strip = boards.strip(self.look, "", True)
        assert strip
        self.draw(strip)

    def rules(self) -> None:
        """The whole page."""
        try:
            print(rulebook.page(self.game.name, self.voice.language))
        except InvalidOption:  # an installation without its rules
            raise Refused("no-such-page") from None

    def clause(self, number: str) -> None:
        """One clause of it."""
        try:
            print(rulebook.clause(self.game.name, number, self.voice.language))
        except InvalidOption:
            raise Refused("no-such-clause", clause=number.upper()) from None

    def hint(self) -> None:
        """The best moves with their chances and why."""
        self.decide(commands.Hint(self.table.moves))
        self.voice.say("hint-thinking")
        sys.stdout.flush()
        thoughts = advice(self.view)
        if not thoughts:
            self.voice.say("hint-failed")
            return
        part = boards.hint(self.look, thoughts)
        print(self.voice.label(self.voice.words("hint-title"), part.values["about"]))
        for thought, (words, chance, reason) in list(zip(thoughts, part.values["rows"], strict=False))[:HINTED]:
            percent = self.voice.words("hint-percent", chance=chance[0], error=chance[1])
            print(f"  {self.voice.label(thought.move, words, percent, reason)}")

    def undo(self) -> None:
        """Goes back one move, unless it has shown something new."""
        self.table.apply(self.decide(commands.Undo(self.table.moves)))
        self.voice.say("line-undone")
        self.board()

    def quit(self) -> None:
        """Leaves."""
        raise Quit


def advice(view: View) -> list[Thought]:
    """What the strongest bot thinks; the next time it thinks faster."""
    import logging

    from irisdeck.bots import adviser

    logging.getLogger("irisdeck").addHandler(logging.NullHandler())  # a failure is told, but not as a traceback
    found = adviser.advice(view, time.monotonic() + adviser.BUDGET)
    adviser.prepare(view)
    return found


def forgiving(text: str, game: Game) -> str:
    """The move meant by a text whose case or spaces are off, or whose ranks are in another order."""
    squeezed = text.replace(" ", "").lower()
    if squeezed.isdigit():
        return "".join(sorted(squeezed))
    return next((move for move in game.notation.values() if move.lower() == squeezed), text)
