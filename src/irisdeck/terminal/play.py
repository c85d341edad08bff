"""A game at the prompt, line by line, against bots. The table (irisdeck.table.table) decides what is legal."""

from __future__ import annotations

import re
import sys
import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from irisdeck.bots import USUAL, bot, check_bot, checked_move, kinds
from irisdeck.game import GAMES, InvalidOption, Refused, game, short, suggested_game
from irisdeck.table import boards, commands, rulebook
from irisdeck.table.table import Table, opened
from irisdeck.terminal.board import introduction, legend, lines, result
from irisdeck.terminal.voice import Quit, Voice
from irisdeck.words import known

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from irisdeck.bots import Bot, Thought
    from irisdeck.game import Game, Move, View
    from irisdeck.options import Option
    from irisdeck.record import Record
    from irisdeck.table.table import Event, Result

YOU = "you"  # the id of the person at the table
COMMANDS = {
    "help": ("?", "line-help-help"),
    "moves": ("m", "line-help-moves"),
    "board": ("b", "line-help-board"),
    "leads": ("l", ""),  # the heading of the game's strip, where it has one
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
    """Ask for a game, the number of players and every option; Enter takes the default in brackets."""
    for number, kind in enumerate(GAMES.values(), start=1):
        title, line = (voice.words(f"{kind.name}-{part}") for part in ("title", "line"))
        print(voice.label(f"{number}, {kind.name}", f"{title}. {line}"))
    numbered = {str(number): name for number, name in enumerate(GAMES, start=1)}
    name = choose(
        voice, voice.words("line-which-game"), suggested_game(), lambda text: game(numbered.get(text, text)).name
    )
    seats = GAMES[name].seats
    players = seats[0]
    if len(seats) > 1:
        counts = {f"{seats[0]}-{seats[-1]}": ""}
        question = voice.words("home-how-many")
        players = choose(voice, question, seats[0], lambda text: game(name, int(text)).players, counts)
    options: dict[str, Any] = {}
    for key, option in GAMES[name].options_for(players).items():
        default, choices = option_choices(option, seat, voice)
        read = partial(read_option, name, players, key)
        options[key] = choose(voice, voice.tell(option.label), default, read, choices)
    return game(name, players, **options)


def option_choices(option: Option, seat: int, voice: Voice) -> tuple[str, dict[str, str]]:
    """What an empty answer means, and what may be typed, each with what it means."""
    if option.kind == "switch":
        usual = "on" if option.offered(voice.language) else "off"
        return usual, {"on": voice.words("line-yes"), "off": voice.words("line-no")}
    if option.kind == "seat":
        meanings = {"random": voice.words(f"{option.message}-random"), seat: voice.words(f"{option.message}-you")}
        return str(option.default), {str(value): meanings.get(value, "") for value in option.values}
    return option.default, {option.default: "", voice.words(f"{option.message}-more"): ""}


def read_option(name: str, players: int, key: str, text: str) -> Any:
    """The value of an option from what was typed."""
    return game(name, players, **{key: text}).options[key]


def choose(
    voice: Voice, question: str, default: Any, read: Callable[[str], T], choices: Mapping[str, str] | None = None
) -> T:
    """Ask until the answer is valid: what may be typed, or the words that explain it."""
    offered = choices or {}
    listed = ", ".join(
        voice.label(typed, words) if words not in ("", typed) else typed for typed, words in offered.items()
    )
    prompt = f"{question} {f'({listed}) ' if listed else ''}[{default}] "
    meant = {words.lower(): typed for typed, words in offered.items() if words}
    while True:
        text = voice.ask(prompt) or str(default)
        try:
            return read(meant.get(text.lower(), text))
        except (ValueError, IndexError):
            voice.say("line-no-choice", text=short(text))


def choose_bot(voice: Voice, table: Game) -> str:
    """Ask for the opponents' bot."""
    levels = {name: voice.words(f"level-{name}") if known(f"level-{name}") else "" for name in kinds()}
    return choose(voice, voice.words("home-against"), USUAL, partial(check_bot, game=table), levels)


def sit_down(
    chosen: Game, opponent: str, voice: Voice, seat: int = 0, seed: int | None = None, aids: bool = False
) -> PromptGame:
    """Open a table, seat the person among bots, and deal."""
    if seat not in range(chosen.players):
        raise InvalidOption(f"there is no seat {seat}: seats are 0 to {chosen.players - 1}")
    table = Table([opened(chosen.name, chosen.players, chosen.options, aids=aids)])
    table.apply({"kind": "sit", "seat": seat, "player": YOU, "name": ""})  # no name: the table says "You"
    for place in range(chosen.players):
        if place != seat:
            table.apply({"kind": "bot", "seat": place, "bot": opponent})  # no command: it may have a budget
    table.apply(table.decide(YOU, commands.Begin(), seed=seed))
    bots = [bot(opponent, None if seed is None else seed + 1 + place) for place in range(chosen.players)]
    return PromptGame(table, seat, bots, voice)


# -- The game --


@dataclass
class PromptGame:
    """A person at a table of bots."""

    table: Table
    seat: int
    bots: Sequence[Bot]
    voice: Voice
    player: str = YOU
    write: Callable[[Event], None] | None = None  # keeps an event before it is shown
    shown: int = 0  # the number of events when the board was printed last
    warned: str = ""  # the move that was warned about

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
        """Print the first lines of a game."""
        print("\n".join(introduction(self.game, self.voice)))
        print(self.voice.label(self.voice.words("table-seats"), *self.table.names))
        self.voice.say("line-help")
        sys.stdout.flush()

    def play(self) -> None:
        """Play to the end."""
        while (turn := self.table.turn) is not None:
            if turn == self.seat:
                self.person()
            else:
                self.apply(self.table.decide_move(self.reply(turn)))
        print()
        print("\n".join(result(self.voice, boards.result(self.table, "", self.seat).values)))

    def reply(self, seat: int) -> Move:
        """The move of a bot; where its dice are agreed, it is made with them."""
        name, dice = self.table.seats[seat].bot or "", self.table.dice
        player = self.bots[seat] if dice is None else bot(name, dice)
        return checked_move(player, self.view_of(seat), name)

    def keep(self, result: Result) -> None:
        """Write the event of a result, then apply it."""
        if self.write:
            self.write(result.event)
        self.table.apply(result)

    def apply(self, result: Result) -> None:
        """Apply a result, and print what happened."""
        self.keep(result)
        for line in self.table.last:
            print(f"  {self.voice.tell(line)}")

    def draw(self, *parts: boards.Part) -> None:
        """Print parts of the table."""
        print("\n".join(lines(parts, self.game, self.voice)))

    def record(self) -> Record:
        """The game so far; it may be recorded before its end, as nobody else plays."""
        assert self.table.state
        return self.table.state.record([player.record_name for player in self.table.playing])

    # -- What the person types --

    def person(self) -> None:
        """Read a line and act on it: a command, the number of a clause, or a move."""
        if self.shown != self.table.number and not self.table.may_undo(self.seat):
            self.board()
        text = self.voice.ask(f"{self.voice.words('table-your-turn')} ({' '.join(self.view.legal_moves)})> ")
        word = FULL.get(text.lower(), text.lower())
        try:
            if word in COMMANDS:
                getattr(self, word)()
            elif re.fullmatch(f"{self.game.clause_letter()}[0-9]+a?", text, re.I):
                self.clause(text)
            elif text:
                self.move(forgiving(text, self.game))
        except Refused as refused:
            print(self.voice.refusal(refused))
            if refused.message == "not-understood":
                self.explain_notation()
                self.voice.say("line-help")

    def explain_notation(self) -> None:
        """Print how moves are written, where the game has words for it."""
        if known(message := f"{self.game.name}-moves-are"):
            print(self.voice.sentence(message))

    def decide(self, command: commands.Command) -> Result:
        """The result of a command of the person; raises Refused."""
        return self.table.decide(self.player, command)

    def move(self, move: str) -> None:
        """Make a move; warn once before one that is most likely a mistake."""
        combo, number = self.game.picks and move.isdigit(), self.table.moves
        result = self.decide(commands.Play(move, number) if combo else commands.Move(move, number))
        warning = self.view.warning(move, self.table.aids)
        if warning and move != self.warned:
            self.voice.say("line-careful", warning=warning, move=move)
            self.warned = move
            return
        self.warned = ""
        self.apply(result)

    def help(self) -> None:
        """Print what can be typed."""
        self.voice.say("line-help-intro")
        self.explain_notation()
        for word, (short_form, message) in COMMANDS.items():
            message = message or f"{self.game.name}-strip"
            if word == "leads" and not self.strip:
                continue
            values = {"clause": self.game.clauses["move"]} if word == "rules" else {}
            print(f"  {self.voice.label(f'{word}, {short_form}', self.voice.words(message, **values))}")
        for line in legend(self.game, self.voice):
            print(line)

    def moves(self) -> None:
        """Print all legal moves, in words, each with what would follow."""
        for move in self.view.legal_moves:
            print(f"  {self.voice.label(move, self.game.instruction(move), self.look.outlook(move).then)}")

    def board(self) -> None:
        """Print the table as the person sees it."""
        self.shown = self.table.number
        print()
        self.draw(*boards.board(self.look).values())

    def leads(self) -> None:
        """Print the strip of the game: in Red7, who would lead under each rule."""
        if not self.strip:
            raise Refused("not-understood")
        self.draw(self.strip)

    @property
    def strip(self) -> boards.Part | None:
        """The strip of the game, where it has one: what follows from what all can see."""
        return boards.strip(self.look)

    def rules(self) -> None:
        """Print the rules."""
        try:
            print(rulebook.page(self.game.name, self.voice.language))
        except InvalidOption:  # an installation without its rules
            raise Refused("no-such-page") from None

    def clause(self, number: str) -> None:
        """Print one clause of the rules."""
        try:
            print(rulebook.clause(self.game.name, number, self.voice.language))
        except InvalidOption:
            raise Refused("no-such-clause", clause=number.upper()) from None

    def hint(self) -> None:
        """Print the best moves with their chances and reasons."""
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
            print(f"  {self.voice.label(thought.move, words, chance, reason)}")

    def undo(self) -> None:
        """Take back a move, unless it has revealed something."""
        self.keep(self.decide(commands.Undo(self.table.moves)))
        self.voice.say("line-undone")
        self.board()

    def quit(self) -> None:
        """Leave the game."""
        raise Quit


def advice(view: View) -> list[Thought]:
    """The strongest bot's opinion of all moves; then compile what makes the next one faster."""
    import logging

    from irisdeck.bots import adviser

    logging.getLogger("irisdeck").addHandler(logging.NullHandler())  # a failure is reported, but not as a traceback
    thoughts = adviser.advice(view, time.monotonic() + adviser.BUDGET)
    adviser.prepare(view)
    return thoughts


def forgiving(text: str, game: Game) -> str:
    """The move that a text means, whatever its case, spaces, or order of ranks."""
    squeezed = text.replace(" ", "").lower()
    if squeezed.isdigit():
        return "".join(sorted(squeezed))
    return next((move for move in game.notation.values() if move.lower() == squeezed), text)
