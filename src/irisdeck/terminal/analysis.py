"""An analysis in words: its decisions with their chances, luck and skill, and what the costliest decisions missed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from irisdeck.words import tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from irisdeck.analysis import Analysis, Decision, Luck
    from irisdeck.game import State
    from irisdeck.record import Record
    from irisdeck.terminal.voice import Voice
    from irisdeck.words import Said

LUCK = {
    "deal": "line-luck-deal",
    "drawn": "line-luck-drawn",
    "uncovered": "line-luck-uncovered",
    "held": "line-luck-held",
}
GRADES = {
    "outstanding": "line-grade-outstanding",
    "strong": "line-grade-strong",
    "good": "line-grade-good",
    "fair": "line-grade-fair",
    "learning": "line-grade-learning",
}
SHOWN = 0.0005  # a change of chances that is not shown as 0.0


class Reading(NamedTuple):
    """An analysis, and who reads it."""

    analysis: Analysis
    states: Sequence[State]  # before each decision
    names: Sequence[Said | str]
    voice: Voice

    # -- Numbers --

    def number(self, share: float, sign: str = "") -> str:
        """A share in points of a hundred, with the decimal sign of the reader's language."""
        text = f"{100 * share:{sign}.1f}"
        text = text.replace("-0.0", "0.0") if float(text) == 0 else text
        return text if self.voice.language == "en" else text.replace(".", ",")

    def percent(self, share: float) -> str:
        """A share in percent."""
        return f"{self.number(share)} %"

    # -- Decisions and luck --

    def decision(self, decision: Decision, width: int) -> str:
        """A decision: who moved, the chances before and after, and what was better if it cost something."""
        name = tell(self.names[decision.seat], self.voice.language)
        before, after = (self.number(shares[decision.seat]) for shares in (decision.before, decision.after))
        cost = f"{self.number(-decision.cost):>6} {decision.mark:2}" if decision.cost >= SHOWN else ""
        head = f"{decision.number + 1:4}  {decision.move:8} {name:{width}} {before:>6} % → {after:>5} %{cost}"
        return f"{head} {self.better(decision)}" if decision.cost >= SHOWN else head

    def better(self, decision: Decision) -> str:
        """What would have been better, and what would have followed."""
        return self.voice.label(self.voice.words("line-better"), f"{decision.best} · {self.then(decision)}")

    def then(self, decision: Decision) -> str:
        """What the best move would have led to, as its player saw the cards."""
        view = self.states[decision.number].view(decision.seat)
        return self.voice.tell(view.outlook(decision.best, self.names).then)

    def luck(self, luck: Luck) -> str:
        """A change that nobody decided: by how much, for each seat; nothing where it is none."""
        if all(abs(change) < SHOWN for change in luck.change):
            return ""
        each = zip(self.names, luck.change, strict=True)
        changes = [f"{tell(name, self.voice.language)} {self.number(change, '+')}" for name, change in each]
        return self.voice.label(self.voice.words(LUCK[luck.kind]), ", ".join(changes))

    # -- Seats --

    def seat(self, seat: int, costliest: bool = True) -> list[str]:
        """How the result of a seat came about, how well it played, and its costliest decisions."""
        account, words = self.analysis.account(seat), self.voice.words
        parts = {name: self.number(getattr(account, name), "+") for name in ("luck", "own", "others")}
        first, last = self.percent(account.initial), self.percent(account.result)
        lines = [
            words("line-account", initial=first, result=last, **parts),
            words("line-adjusted", share=self.percent(account.adjusted)),
            self.graded(seat),
        ]
        costly = [self.costly(decision) for decision in self.analysis.costliest(seat)] if costliest else []
        return [*lines, *([words("line-costliest"), *(f"  {line}" for line in costly)] if costly else [])]

    def graded(self, seat: int) -> str:
        """The error rate of a seat, and its grade."""
        rate = self.analysis.error_rate(seat)
        if rate is None:
            return self.voice.words("line-no-real-choice")
        rated = self.voice.words(
            "line-error-rate", rate=self.number(rate / 100), choices=len(self.analysis.choices(seat))
        )
        return self.voice.label(self.voice.words(GRADES[self.analysis.grade(seat)]), rated)

    def costly(self, decision: Decision) -> str:
        """A costly decision in a line."""
        move = " ".join(filter(None, [decision.move, decision.mark, self.number(-decision.cost)]))
        return f"{decision.number + 1:3}  {move}  {self.better(decision)}"


def before_moves(record: Record) -> list[State]:
    """The positions before each decision of a record."""
    pairs = zip(record.events[1:], record.replay(), strict=False)
    return [state for event, state in pairs if "move" in event]


def told(
    analysis: Analysis,
    record: Record,
    names: Sequence[Said | str],
    title: str,
    voice: Voice,
    seat: int | None,
) -> Iterator[str]:
    """All lines of an analysis; with a seat, its decisions and its account alone."""
    read = Reading(analysis, before_moves(record), names, voice)
    yield voice.label(title, *names)
    yield voice.words("line-analysis-legend")
    if read.states and read.states[0].game.ranked:
        yield voice.words("line-analysis-ranked")
    width = max(len(tell(name, voice.language)) for name in names)
    lucks = {luck.number: luck for luck in analysis.luck}
    for number in range(len(analysis.decisions) + 1):
        if number in lucks and (line := read.luck(lucks[number])):
            yield f"      {line}"
        decision = analysis.decisions[number] if number < len(analysis.decisions) else None
        if decision and seat in (None, decision.seat):
            yield read.decision(decision, width)
    for one, name in enumerate(names):
        if seat in (None, one):
            yield ""
            yield tell(name, voice.language)
            yield from (f"  {line}" for line in read.seat(one))
    yield ""
    yield voice.words("line-analysis-fair")
    yield ""
