"""Analysis on the screen: in a thread of its own, beside the positions, and what it comes to for each seat."""

from __future__ import annotations

from functools import cached_property, partial
from threading import Event, Thread
from typing import TYPE_CHECKING

from textual.content import Content

from irisdeck.analysis import SIMULATIONS, Cancelled, analyze
from irisdeck.terminal.analysis import Reading, before_moves
from irisdeck.terminal.tui.footer import Key
from irisdeck.terminal.tui.reading import TEXT, Form, Item
from irisdeck.terminal.voice import Voice
from irisdeck.words import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from irisdeck.analysis import Analysis, Chance, Decision
    from irisdeck.game import Move, State
    from irisdeck.record import Record
    from irisdeck.words import Said

INTERPRETED = 100  # simulations of a move where the rules are not compiled
COSTLY = "bold #f7dc3c"


class Game:
    """A finished game whose analysis runs in the background; a screen looks at it from time to time."""

    def __init__(self, record: Record, result: Sequence[float] | None = None) -> None:
        self.record = record
        self.result = result  # what each seat got, where the game was not played to its end
        self.analysis: Analysis | None = None  # as far as it is done
        self.running = False
        self.failed = ""
        self._stop = Event()

    @cached_property
    def states(self) -> list[State]:
        """The positions before each decision."""
        return before_moves(self.record)

    @property
    def offered(self) -> bool:
        """Whether it can be analyzed: it is over."""
        return self.record.scores is not None or self.result is not None

    def start(self) -> None:
        """Start a thread; the program may end before it does."""
        self._stop.clear()
        self.running, self.failed = True, ""
        Thread(target=self._run, daemon=True).start()

    def stop(self) -> None:
        """Cancel the analysis; what is done stays."""
        self._stop.set()

    def _run(self) -> None:
        from irisdeck.engine import compile  # slow to import

        simulations = SIMULATIONS if compile.available() else INTERPRETED
        try:
            analyze(self.record, simulations, result=self.result, progress=self._keep, cancelled=self._stop.is_set)
        except Cancelled:
            pass
        except Exception as error:  # the screen says so, and goes on
            self.failed = str(error)
        finally:
            self.running = False

    def _keep(self, part: Analysis) -> None:
        self.analysis = part

    def decision(self, number: int) -> Decision | None:
        """A decision, if it is judged."""
        decisions = self.analysis.decisions if self.analysis else ()
        return decisions[number] if number < len(decisions) else None

    def read_by(self, names: Sequence[Said | str], language: str) -> Reading:
        """The analysis in words."""
        assert self.analysis
        return Reading(self.analysis, self.states, names, Voice(language))


# -- Beside a position --


def beside_move(decision: Decision | None, reading: Reading) -> Content:
    """What stands before a move in the list: the chances of its player before and after it, and its mark."""
    if decision is None:
        return Content(" " * 15)
    before, after = (reading.number(shares[decision.seat]) for shares in (decision.before, decision.after))
    numbers = f"{before:>5} → {after:<5}" if decision.cost else f"{after:>13}"
    return Content.assemble(numbers, (f"{decision.mark:2}", COSTLY))


def listed(decision: Decision, reading: Reading, width: int, label: str = "") -> Content:
    """The moves of a decision with their chances, the best first, on a line; the one played is underlined.

    With a label, the same with all cards open.
    """
    chances = decision.judgment.there if label else decision.judgment.chances
    line = Content(label)
    for chance in chances:
        part = move_in_list(chance, chance is chances[0], decision, reading)
        if line.cell_length + part.cell_length > width:
            break
        line += part
    return line


def move_in_list(chance: Chance, best: bool, decision: Decision, reading: Reading) -> Content:
    """A move with its chance."""
    look = " ".join(["bold"] * best + ["underline"] * (chance.move == decision.move))
    share = reading.percent(chance.shares[decision.seat])
    return Content.assemble((f"{'★ ' * best}{chance.move}", look), (f" {share}   ", "dim"))


# -- Find a better move --


class Search:
    """Somebody looks for a better move in a position, as its player saw it."""

    def __init__(self, decision: Decision, reading: Reading) -> None:
        self.decision = decision
        self.reading = reading
        self.moves: Sequence[Move] = reading.states[decision.number].legal_moves
        self.place = self.moves.index(decision.move)

    @property
    def move(self) -> Move:
        """The move to try."""
        return self.moves[self.place]

    def turn(self, by: int) -> None:
        """Choose another move."""
        self.place = (self.place + by) % len(self.moves)

    def words(self) -> str:
        """The move to try, and what it would lead to as far as its player could know."""
        view, tell = self.reading.states[self.decision.number].view(self.decision.seat), self.reading.voice.tell
        what, then = view.game.instruction(self.move), view.outlook(self.move, self.reading.names).then
        return f"◂ {self.move} ▸  {tell(what)} · {tell(then)}"

    @property
    def found(self) -> bool:
        """Whether the move is the best one, or as good."""
        return self.decision.good_enough(self.move)

    def verdict(self) -> str:
        """What is said about the move; what would have been better only once it is found."""
        if self.found:
            return "tui-find-best" if self.move == self.decision.best else "tui-find-good"
        return "tui-find-same" if self.move == self.decision.move else "tui-find-wrong"


# -- What it comes to --


class AnalysisPage(Form):
    """Luck, skill and the costliest decisions of every seat; each of these can be tried again."""

    def __init__(self, reading: Reading, find: Callable[[Decision], None]) -> None:
        super().__init__()
        self.reading = reading
        self.find = find

    def heading(self) -> str:
        return self.t("tui-analysis")

    def items(self) -> Sequence[Item]:
        return [
            *(item for seat in range(self.reading.analysis.players) for item in self.seat(seat)),
            *self.text("line-analysis-fair"),
        ]

    def seat(self, seat: int) -> Iterator[Item]:
        """The lines of a seat."""
        yield Item("", tell(self.reading.names[seat], self.app.language), head=True)
        for line in self.reading.seat(seat, costliest=False):
            yield from self.wrapped(line)
        costliest = self.reading.analysis.costliest(seat)
        if not costliest:
            yield from self.text("tui-find-none")
        for decision in costliest:
            label = f"{decision.number + 1}. {decision.move} {decision.mark} {self.reading.number(-decision.cost)}"
            act = partial(self.try_again, decision)
            yield Item(f"{decision.number}", label, act=act, more=self.t("tui-find"))
        yield Item(TEXT, "", head=True)

    def text(self, message: str) -> Iterator[Item]:
        """A message as lines."""
        yield from self.wrapped(self.t(message))

    def try_again(self, decision: Decision) -> None:
        """Go to a decision, and look for a better move there."""
        self.back()
        self.find(decision)

    def tools(self) -> Iterator[Key]:
        yield Key("escape", "esc", self.t("tui-analysis-moves"), self.back)
