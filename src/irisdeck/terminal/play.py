"""A game at the prompt, line by line, against bots."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from irisdeck import rulebook
from irisdeck.bots import USUAL, Strong, bot, check_bot, kinds
from irisdeck.game import GAMES, InvalidOption, IrisdeckError, consequences, game, reveals, short
from irisdeck.terminal.board import LEGEND, MOVES_HELP, board
from irisdeck.words import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from irisdeck.bots import Bot
    from irisdeck.game import Game, State

HELP = """\
Type a move, or one of:
  ?        this help
  moves    the legal moves
  board    the table again
  rules    the rules; the number of a clause (like R5) shows it alone
  hint     what a strong player thinks of your moves
  undo     take back a move of this turn that revealed nothing
  quit     leave the game"""


T = TypeVar("T")


class Quit(Exception):
    """The player leaves."""


def ask(prompt: str) -> str:
    """A line from the player; the end of the input is a farewell."""
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        raise Quit from None


# -- Before the game --


def choose_game() -> Game:
    """Asks for a game, the number of players and every option; Enter takes what stands in brackets."""
    for number, kind in enumerate(GAMES.values(), start=1):
        print(f"  {number}  {kind.name:7} {kind.title}. {kind.line}")
    numbered = {str(number): name for number, name in enumerate(GAMES, start=1)}
    name = choose("Which game?", "red7", lambda text: game(numbered.get(text, text)).name)
    seats = GAMES[name].seats
    players = seats[0]
    if len(seats) > 1:
        players = choose(
            f"How many players ({seats[0]}-{seats[-1]})?", seats[0], lambda text: game(name, int(text)).players
        )
    options: dict[str, Any] = {}
    for key, option in GAMES[name].options_for(players).items():
        question = f"{key}: {option.help} ({option.allowed})?"
        options[key] = choose(question, option.default, partial(read_option, name, players, key))
    return game(name, players, **options)


def read_option(name: str, players: int, key: str, text: str) -> Any:
    """The value of an option from what was typed."""
    return game(name, players, **{key: text}).options[key]


def choose(question: str, default: T, read: Callable[[str], T]) -> T:
    """Asks until the answer can be read."""
    while True:
        text = ask(f"{question} [{default}] ")
        if not text:
            return default
        try:
            return read(text)
        except (ValueError, IndexError) as wrong:
            print(wrong if isinstance(wrong, IrisdeckError) else f"{short(text)} is none of the choices")


def choose_bot(table: Game) -> str:
    """Asks for the opponents."""
    return choose(f"Against which bot ({', '.join(kinds())})?", USUAL, partial(check_bot, game=table))


# -- The game --


@dataclass
class Sitting:
    """One person at a table of bots."""

    state: State
    seat: int
    bots: Sequence[Bot]
    names: Sequence[str]
    before: list[State] = field(default_factory=list)  # states of this turn that may be gone back to
    shown: State | None = None  # the last that was drawn
    warned: str = ""  # the move that was warned of

    def play(self) -> State:
        """Plays to the end."""
        while not self.state.over:
            if self.state.seat == self.seat:
                self.person()
            else:
                self.act(self.bots[self.state.seat].act(self.state.view(self.state.seat)))
        self.show_result()
        return self.state

    def act(self, move: str) -> None:
        """Makes a move and tells it, with what it brought."""
        seat, before = self.state.seat, self.state
        self.state = before.play(move)
        print(f"  {say('someone', name=self.names[seat], what=before.game.phrase(move))}")
        for line in consequences(before, move, self.state, self.names):
            print(f"  {line}")

    def person(self) -> None:
        """One line of the person: a command, the number of a clause, or a move."""
        if not self.before and self.state is not self.shown:
            self.show_board()
        text = ask(f"Your move ({' '.join(self.state.legal_moves)})> ")
        commands = {
            "": lambda: None,
            "?": self.help,
            "help": self.help,
            "moves": lambda: print(" ".join(self.state.legal_moves)),
            "board": self.show_board,
            "rules": lambda: print(rulebook.page(self.state.game.name)),
            "hint": self.hint,
            "undo": self.undo,
            "quit": self.quit,
        }
        try:
            if text.lower() in commands:
                commands[text.lower()]()
            elif re.fullmatch("[DTR][0-9]+a?", text, re.I):
                print(rulebook.clause(self.state.game.name, text))
            else:
                self.move(forgiving(text, self.state))
        except IrisdeckError as refused:
            print(f"  {refused}")

    def move(self, move: str) -> None:
        """Makes a move of the person, after a warning if it is most likely a mistake."""
        before = self.state
        if move in before.legal_moves and move != self.warned and (warning := before.view(self.seat).warning(move)):
            print(f"  Careful: {warning}. Type {move} again to do it all the same.")
            self.warned = move
            return
        self.act(move)
        self.warned = ""
        same_turn = self.state.seat == self.seat and not self.state.over
        self.before = [*self.before, before] if same_turn and not reveals(before, self.state, self.seat) else []

    def hint(self) -> None:
        """The five best moves with their chances and why."""
        check_bot("strong", self.state.game)
        for thought in Strong().think(self.state.view(self.seat))[:5]:
            chance = f"{100 * thought.chance:3.0f} % ± {196 * thought.error:.0f}"
            print(f"  {thought.move:7} {chance:11} {thought.reason}")

    def undo(self) -> None:
        """Goes back one move, unless it has shown something new."""
        if not self.before:
            print("  There is nothing to take back: your turn has just begun, or the last move revealed something.")
            return
        self.state = self.before.pop()
        print("  Taken back.")
        self.show_board()

    def show_board(self) -> None:
        """The table as the person sees it."""
        self.shown = self.state
        print()
        print("\n".join(board(self.state.view(self.seat), self.names)))

    def help(self) -> None:
        """What can be typed."""
        print(HELP)
        print(f"Moves: {MOVES_HELP[self.state.game.name]}")
        print(LEGEND[self.state.game.name])

    def quit(self) -> None:
        """Leaves."""
        raise Quit

    def show_result(self) -> None:
        """Who has won."""
        print()
        for name, score in zip(self.names, self.state.scores, strict=True):
            print(f"{name}: {score}")
        winners = [self.names[seat] for seat in self.state.winners]
        print(f"{'Shared victory' if len(winners) > 1 else 'Winner'}: {' and '.join(winners)}")


def forgiving(text: str, state: State) -> str:
    """The move meant by a text whose case or spaces are off."""
    squeezed = text.replace(" ", "").lower()
    return next((move for move in state.game.notation.values() if move.lower() == squeezed), text)


def sit_down(table: Game, opponent: str, seat: int = 0, seed: int | None = None) -> Sitting:
    """Deals, and seats the person among bots."""
    if seat not in range(table.players):
        raise InvalidOption(f"there is no seat {seat}: seats are 0 to {table.players - 1}")
    bots = [bot(opponent, None if seed is None else seed + 1 + place) for place in range(table.players)]
    names = ["You" if place == seat else f"Bot {place}" for place in range(table.players)]
    return Sitting(table.deal(seed), seat, bots, names)


def welcome(sitting: Sitting, opponent: str) -> None:
    """The first lines of a game."""
    table = sitting.state.game
    options = ", ".join(f"{key}={value}" for key, value in table.options.items() if key != "deck" or value != "default")
    print(f"{table.title}: {table.players} players, {options}. You play against {opponent}.")
    print(LEGEND[table.name])
    print("? shows the help.")
    sys.stdout.flush()
