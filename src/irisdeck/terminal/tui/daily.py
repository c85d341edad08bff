"""The deal of the day on the screen: today's deals, and a result beside those of the bots."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from irisdeck.bots.base import Stopped
from irisdeck.table.daily import SEAT, Deal, kind_of, kinds, played_by, verdict
from irisdeck.table.table import daily_opened
from irisdeck.terminal.daily import DailyGames, lines
from irisdeck.terminal.tui.local import person
from irisdeck.terminal.tui.reading import Form, Item
from irisdeck.words import tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from irisdeck.table.daily import Kind


class DailyPage(Form):
    """Today's deals: what is to be played, what goes on, and what is over."""

    def heading(self) -> str:
        return self.label(self.t("daily"), self.games.deal(kinds()[0].id).day)

    @property
    def games(self) -> DailyGames:
        """The deals of this terminal."""
        return DailyGames(self.app.saved)

    def items(self) -> Sequence[Item]:
        return [self.item(kind) for kind in kinds()]

    def item(self, kind: Kind) -> Item:
        """A deal in a line."""
        state = tell(self.games.state(kind), self.app.language)
        return Item(kind.id, tell(kind.title, self.app.language), act=partial(self.open, kind), more=state)

    def open(self, kind: Kind) -> None:
        """Play a deal, go on with it, or show what everybody made of it."""
        deal = self.games.deal(kind.id)
        if self.games.score(deal):
            self.app.show(DailyResultsPage(deal))
        else:
            self.app.open_kept(lambda: self.games.open(deal))


class DailyResultsPage(Form):
    """What everybody made of a deal that is over; bots that have not played it do so now."""

    def __init__(self, deal: Deal) -> None:
        super().__init__()
        self.deal = deal._replace(counts=True)
        self.kind = kind_of(deal.kind)

    def on_mount(self) -> None:
        """Let the bots play that have not."""
        super().on_mount()
        self.run_worker(self.play_bots(), exclusive=True)

    @property
    def games(self) -> DailyGames:
        """The deals of this terminal."""
        return DailyGames(self.app.saved)

    def heading(self) -> str:
        return f"{self.label(self.t('daily'), tell(self.kind.title, self.app.language))} · {self.deal.day}"

    def items(self) -> Sequence[Item]:
        return [*self.results(), Item("", "", head=True), self.again()]

    def results(self) -> Iterator[Item]:
        """A line for everybody, and how the difference reads."""
        comparison = self.games.compared(self.deal)
        for name, result in lines(comparison, self.kind):
            yield Item("", self.label(tell(name, self.app.language), tell(result, self.app.language)), head=True)
        if words := verdict(comparison):
            yield Item("", tell(words, self.app.language), head=True)
        if self.games.missing(self.deal):
            yield Item("", self.t("daily-waiting"), head=True)

    def again(self) -> Item:
        """The line to play it once more."""
        return Item("again", self.t("daily-again"), act=self.play_again, more=self.t("daily-uncounted"))

    def play_again(self) -> None:
        """Play it once more, without counting."""
        self.app.start_local(daily_opened(self.deal._replace(counts=False), person(SEAT), ""))

    async def play_bots(self) -> None:
        """Let the bots play, one after the other, and show each result."""
        for level in self.games.missing(self.deal):
            try:
                score = await played_by(level, self.deal, self.app.bots.move)
            except Stopped:  # whoever looks again lets it try again
                return
            self.games.keep(self.deal, level, score)
            self.draw()
