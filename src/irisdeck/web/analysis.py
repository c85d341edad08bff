"""The analysis of a finished game as pages: costly decisions to try again, chances, luck and skill, every move judged.

Where somebody stands is all in the address, as in replays. Without a query it is the overview; `find` is a decision to
try again, with the `move` that was tried; `at` is a position beside what the strongest bot thinks of it. So everything
works with scripts off, and two players never disturb each other: each page shows one seat's view.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import floor
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlencode

from irisdeck.bots import Thought
from irisdeck.table import boards
from irisdeck.table.boards import Part
from irisdeck.table.replay import look_at
from irisdeck.table.table import Refused
from irisdeck.web import pages, replays
from irisdeck.web.replays import number_in, spot_of
from irisdeck.words import said, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from markupsafe import Markup

    from irisdeck.analysis import Account, Analysis, Chance, Decision
    from irisdeck.table.replay import Replay
    from irisdeck.table.table import Table
    from irisdeck.web.replays import Spot
    from irisdeck.words import Said

SHOWN = 5  # moves of a list that are shown before one asks for the others
FLAT = 0.05  # of the height of the graph: what is left free above and below
GRADES = {
    "outstanding": "analysis-outstanding",
    "strong": "analysis-strong",
    "good": "analysis-good",
    "fair": "analysis-fair",
    "learning": "analysis-learning",
}
CLASSES = {"??": "worst", "?": "bad", "?!": "doubtful"}  # how marks are drawn


class Progress(NamedTuple):
    """How far an analysis is."""

    state: str = ""  # waiting, running, done or failed; empty if nobody has asked for it
    place: int = 0  # in the queue, from 1 on
    done: int = 0  # decisions that are judged
    moves: int = 0
    mine: bool = False  # whether the viewer has asked for it, and may cancel it

    @property
    def pending(self) -> bool:
        """Whether there will be more to see."""
        return self.state in ("waiting", "running")


@dataclass(frozen=True)
class Analyzed:
    """A finished game and its analysis, as far as it is done, as somebody looks at it."""

    replay: Replay
    path: str
    own: int | None  # where the viewer sat
    back: str  # the page that it leads back to
    progress: Progress
    analysis: Analysis | None = None
    game: int | None = None  # its number in a file of several

    def link(self, seat: int | None, **more: Any) -> str:
        """The address of the overview for a seat, or of a decision or a position."""
        which = {} if self.game is None else {"game": self.game}
        return f"{self.path}?{urlencode({**which, **more, 'seat': 'open' if seat is None else seat})}"

    def spot(self, asked: Mapping[str, str], **more: str) -> Spot:
        """Where an address leads."""
        wanted = {name: asked[name] for name in ("at", "seat", "speed", "play") if name in asked}
        return spot_of(self.path, {**wanted, **more}, self.replay, self.own, self.game)


def result_of(table: Table) -> tuple[float, ...] | None:
    """What each seat got where a game was not played to its end; None if it was."""
    assert table.game
    players = range(table.game.players)
    if table.agreed:
        return tuple(0.5 if table.game.ranked else 1 / len(players) for _ in players)
    if table.resigned is not None:
        return tuple(float(seat in table.winners) for seat in players)
    return None


# -- Pages --


def page_of(looked: Analyzed, asked: Mapping[str, str], language: str) -> tuple[str, dict[str, Any]]:
    """The template of an address, and its values."""
    game = looked.replay.game
    if "find" in asked and looked.analysis:
        return "find.html", {"game": game, **find_page(looked, asked, language)}
    spot = looked.spot(asked)
    if "at" in asked and looked.analysis:
        values = replays.page_values(looked.replay, spot, looked.own, language, looked.back)
        return "replay.html", {**values, "table": stepping(looked, spot, language), "title": "analysis"}
    overview_part = pages.drawn([("analysis", overview(looked, spot.seat))], language)
    return "analysis.html", {"overview": overview_part, "game": game, "pending": looked.progress.pending}


def changes(looked: Analyzed, asked: Mapping[str, str], language: str) -> Markup:
    """The parts of a page that is open already."""
    spot = looked.spot(asked)
    if "at" in asked and looked.analysis:
        return pages.drawn(positions(looked, spot).items(), language)
    return pages.drawn([("analysis", overview(looked, spot.seat))], language)


def points(share: float) -> int:
    """A share in points of a hundred."""
    return round(100 * share)


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}" if number else "0"


def cost(decision: Decision) -> Said:
    """What a decision cost, in words."""
    return say("analysis-cost", points=points(decision.cost))


# -- The overview --


def overview(looked: Analyzed, seat: int | None) -> Part:
    """All of the game on one page: what to try again, chances, luck and skill, and the moves."""
    analysis, replay = looked.analysis, looked.replay
    names = boards.names_for(replay.names, looked.own)
    return Part(
        "analysis_overview",
        {
            "kind": replay.game,
            "names": names,
            "ending": boards.read_by(reader(looked), replay.positions[-1].told[-1:]),
            "back": looked.back,
            "start": looked.path,
            "number": looked.game,
            "progress": looked.progress,
            "views": views(looked, seat),
            "seat": seat,
            "mine": seat is not None and seat == looked.own,
            "costly": costly(looked, seat) if analysis else [],
            "steps": looked.link(seat, at=0),
            "graph": graph(looked, seat) if analysis else None,
            "accounts": accounts(looked) if analysis and analysis.complete else [],
            "luckiest": luckiest(analysis) if analysis and analysis.complete else "",
            "rounds": moves(looked, seat),
            "budget": analysis.simulations if analysis else 0,
        },
    )


def views(looked: Analyzed, seat: int | None) -> list[tuple[Said | str, str, bool]]:
    """Whose decisions can be looked at: everybody's, or those of one seat."""
    names = boards.names_for(looked.replay.names, looked.own)
    seats = [(None, said("analysis-all")), *enumerate(names)]
    return [(name, looked.link(who), who == seat) for who, name in seats]


def reader(looked: Analyzed) -> str | None:
    """Who reads the moves as their own."""
    return None if looked.own is None else getattr(looked.replay.names[looked.own], "player", None)


def costly(looked: Analyzed, seat: int | None) -> list[dict[str, Any]]:
    """The costliest decisions of a seat, the costliest first."""
    if seat is None or looked.analysis is None:
        return []
    return [
        {
            "number": decision.number,
            "mark": decision.mark,
            "look": CLASSES.get(decision.mark, ""),
            "cost": cost(decision),
            "points": points(decision.cost),
            "move": instruction(looked, decision.number, decision.move),
            "link": looked.link(seat, find=decision.number),
            "cards": hand_before(looked, decision),
        }
        for decision in looked.analysis.costliest(seat)
    ]


def instruction(looked: Analyzed, number: int, move: str) -> Said:
    """A move in words."""
    return looked.replay.positions[number].state.game.instruction(move)


def hand_before(looked: Analyzed, decision: Decision) -> tuple[boards.Card, ...]:
    """The cards that its player held, to recognize the position by."""
    state = looked.replay.positions[decision.number].state
    held = state.view(decision.seat).seen.get("hand") or ()
    texts = held.split() if isinstance(held, str) else [text for text in held if text]
    board = state.game.module("board")
    make = getattr(board, "card", boards.card)
    return tuple(make(text) for text in texts[:9])


def luckiest(analysis: Analysis) -> Said | str:
    """Whether who has won was the luckiest; nothing where nobody alone has won."""
    best = max(analysis.result)
    winners = [seat for seat, share in enumerate(analysis.result) if share == best]
    luck = [analysis.account(seat).luck for seat in range(analysis.players)]
    if len(winners) > 1:
        return ""
    return said("analysis-luckiest-won" if luck[winners[0]] == max(luck) else "analysis-luckiest-lost")


def accounts(looked: Analyzed) -> list[dict[str, Any]]:
    """How the result of every seat came about, with two bars: luck and own decisions."""
    analysis = looked.analysis
    assert analysis
    names = boards.names_for(looked.replay.names, looked.own)
    sums = [analysis.account(seat) for seat in range(analysis.players)]
    longest = max(0.1, *(abs(value) for account in sums for value in (account.luck, account.own)))
    rows = []
    for seat, account in enumerate(sums):
        initial, luck, own, others = whole(account)
        rows.append(
            {
                "seat": seat,
                "name": names[seat],
                "face": looked.replay.faces[seat],
                "mine": seat == looked.own,
                "bars": [
                    (said("analysis-luck"), signed(luck), *bar(account.luck / longest)),
                    (said("analysis-skill"), signed(own), *bar(account.own / longest)),
                ],
                "sum": say(
                    "analysis-sum",
                    initial=initial,
                    luck=signed(luck),
                    own=signed(own),
                    others=signed(others),
                    result=points(account.result),
                ),
                "adjusted": say("analysis-adjusted", points=signed(points(account.adjusted)).lstrip("+")),
                "grade": said(GRADES[grade]) if (grade := analysis.grade(seat)) else "",
                "rate": error_rate(analysis, seat),
            }
        )
    return rows


def bar(length: float) -> tuple[float, float, str]:
    """A bar from the middle of a box of 200: where it begins, how long it is, and on which side."""
    size = round(98 * abs(length), 1)
    return (100 - size if length < 0 else 100), size, "less" if length < 0 else "more"


def whole(account: Account) -> list[int]:
    """The parts of an account in whole points that add up to the result."""
    exact = [100 * part for part in account[:4]]
    rounded = [floor(part) for part in exact]
    missing = points(account.result) - sum(rounded)
    for place in sorted(range(4), key=lambda place: rounded[place] - exact[place])[:missing]:
        rounded[place] += 1
    return rounded


def error_rate(analysis: Analysis, seat: int) -> Said:
    """What a seat lost by a real choice on average, in words."""
    rate = analysis.error_rate(seat)
    if rate is None:
        return said("analysis-no-choices")
    return say("analysis-rate", rate=round(rate, 1), choices=len(analysis.choices(seat)))


def moves(looked: Analyzed, seat: int | None, at: int | None = None) -> list[dict[str, Any]]:
    """Every move in words, round by round, marked by what it cost, with a link to the position before it."""
    analysis, who = looked.analysis, reader(looked)
    decisions = analysis.decisions if analysis else ()
    rounds = []
    for number, told in looked.replay.rounds():
        lines = [
            {
                "at": place - 1,
                "link": looked.link(seat, at=place - 1),
                "lines": boards.read_by(who, lines),
                "mark": decision.mark if decision else "",
                "look": CLASSES.get(decision.mark, "") if decision else "",
                "cost": cost(decision) if decision and decision.mark else "",
                "here": place - 1 == at,
            }
            for place, lines in told
            if place
            for decision in [decisions[place - 1] if analysis else None]
        ]
        rounds.append({"round": number, "moves": lines})
    return rounds


# -- The graph --


def graph(looked: Analyzed, seat: int | None, at: int | None = None, step: bool = False) -> dict[str, Any]:
    """The chances of all seats over the game as lines, and in words; a column of it leads to each position.

    A move takes two steps: to what luck has made of the chances, and to what the move has made of them.
    """
    analysis = looked.analysis
    assert analysis
    names = boards.names_for(looked.replay.names, looked.own)
    return {
        "width": len(analysis.decisions) + 1,
        "lines": [
            {"seat": who, "name": name, "mine": who == seat, "runs": [path(run) for run in runs(analysis, who)]}
            for who, name in enumerate(names)
        ],
        "marks": marks(analysis, seat),
        "columns": [
            (looked.link(seat, at=number), say("replay-at", at=number, moves=len(analysis.decisions)))
            for number in range(len(analysis.decisions))
        ],
        "told": [say("line-label", label=name, values=course(analysis, who)) for who, name in enumerate(names)],
        "about": said("analysis-share" if looked.replay.positions[0].state.game.ranked else "analysis-chance"),
        "at": None if at is None else at + 1,
        "step": step,
    }


def runs(analysis: Analysis, seat: int) -> list[list[tuple[float, float]]]:
    """The chances of a seat as points, in pieces: a decision that is not judged yet leaves a gap."""
    pieces: list[list[tuple[float, float]]] = [[(0, analysis.initial[seat])]]
    for number, decision in enumerate(analysis.decisions, 1):
        if decision is None:
            pieces.append([])
        else:
            pieces[-1] += [(number, decision.before[seat]), (number + 0.5, decision.after[seat])]
    pieces[-1].append((len(analysis.decisions) + 1, analysis.result[seat]))
    return [piece for piece in pieces if len(piece) > 1]


def path(run: Iterable[tuple[float, float]]) -> str:
    """Points of a line."""
    return " ".join(f"{x:g},{height(share):g}" for x, share in run)


def height(share: float) -> float:
    """Where a share is in a box of 100, from above."""
    return round(100 * (1 - FLAT - share * (1 - 2 * FLAT)), 1)


def marks(analysis: Analysis, seat: int | None) -> list[tuple[float, float, str]]:
    """Where decisions were costly: those of a seat, or of all."""
    return [
        (decision.number + 1.5, height(decision.after[decision.seat]), CLASSES[decision.mark])
        for decision in analysis.judged
        if decision.mark and seat in (None, decision.seat)
    ]


def course(analysis: Analysis, seat: int) -> Said:
    """The line of a seat in words."""
    shares = [share for run in runs(analysis, seat) for _, share in run] or [analysis.initial[seat]]
    return say(
        "analysis-course",
        first=points(shares[0]),
        low=points(min(shares)),
        high=points(max(shares)),
        last=points(shares[-1]),
    )


# -- Stepping: a position, and what the strongest bot thinks of it --


def positions(looked: Analyzed, spot: Spot) -> dict[str, Part]:
    """The parts that differ from position to position."""
    drawn = Part("analysis_chances", {"graph": graph(looked, spot.seat, spot.at, step=True)})
    return {**replays.parts(looked.replay, spot, looked.own), "chances": drawn, "judged": judged(looked, spot)}


def stepping(looked: Analyzed, spot: Spot, language: str) -> Markup:
    """The whole page of a position."""
    overview_link = looked.link(spot.seat)
    menu = Part("replay_menu", {"back": looked.back, "names": looked.replay.names, "analysis": overview_link})
    inside = {**positions(looked, spot), "menu": menu, "steps": replays.controls(looked.replay, spot)}
    inside["moves"] = Part("analysis_moves", {"rounds": moves(looked, spot.seat, spot.at)})
    return pages.framed(inside, language, looked.replay.game)


def judged(looked: Analyzed, spot: Spot) -> Part:
    """What the decision at a position was worth: all moves, the best first, by what its player could know.

    A decision that the viewer may want to try again is told only to those who ask.
    """
    analysis = looked.analysis
    assert analysis
    decision = analysis.decisions[spot.at] if spot.at < len(analysis.decisions) else None
    tried = decision is not None and spot.seat is not None and decision in analysis.costliest(spot.seat)
    return Part(
        "analysis_judged",
        {
            "overview": looked.link(spot.seat),
            "over": spot.at == looked.replay.last,
            "pending": decision is None and spot.at < looked.replay.last and looked.progress.pending,
            "rows": rows(looked, decision, decision.judgment.chances, decision.mark) if decision else [],
            "there": rows(looked, decision, decision.judgment.there) if decision else [],
            "find": looked.link(spot.seat, find=spot.at) if tried else "",
            "about": said("hint-share" if looked.replay.positions[0].state.game.ranked else "hint-chance"),
            "shown": SHOWN,
        },
    )


def rows(looked: Analyzed, decision: Decision, chances: Sequence[Chance], mark: str = "") -> list[dict[str, Any]]:
    """Moves of a decision in words: what each is worth, and what it leads to; `mark`: of the one that was played."""
    return [
        {
            **told(looked, decision, chance),
            "best": chance.move == chances[0].move,
            "played": chance.move == decision.move,
            "mark": mark if chance.move == decision.move else "",
            "look": CLASSES.get(mark, ""),
        }
        for chance in chances
    ]


def told(looked: Analyzed, decision: Decision, chance: Chance) -> dict[str, Any]:
    """A move in words, with its chance, and what it leads to."""
    replay = looked.replay
    view = replay.positions[decision.number].state.view(decision.seat)
    worth = boards.chance(thought(decision, chance))
    names = boards.names_for(replay.names, decision.seat if decision.seat == looked.own else None)
    return {
        "move": view.game.instruction(chance.move),
        "chance": worth,
        "then": view.outlook(chance.move, names, replay.aids).then,
    }


def thought(decision: Decision, chance: Chance) -> Thought:
    """The chance of a move as tables show what bots think."""
    return Thought(chance.move, chance.shares[decision.seat], chance.error, chance.simulations)


# -- Find a better move --


def find_page(looked: Analyzed, asked: Mapping[str, str], language: str) -> dict[str, Any]:
    """A decision to try again, on the position as its player saw it."""
    decision = decision_of(looked, asked["find"])
    spot = looked.spot(asked, at=str(decision.number), seat=str(decision.seat))
    answer = answered(looked, decision, asked)
    look = look_at(looked.replay, decision.number, decision.seat, looked.own)
    look.acts, look.scores = True, looked.replay.aids
    if answer["told"]:
        look.thoughts = [thought(decision, decision.judgment.best)]
    strip = boards.strip(look)
    menu = {"back": looked.back, "names": looked.replay.names, "analysis": looked.link(decision.seat)}
    parts = {
        "status": replays.status(looked.replay, spot, looked.own),
        "lesson": Part("analysis_find", {**place_of(looked, decision), **answer}),  # it stands where the coach does
        **boards.board(look),
        **({"strip": strip} if strip else {}),
        "menu": Part("find_menu", menu),
    }
    hidden = {"find": decision.number, "seat": decision.seat}
    return {
        "table": pages.framed(parts, language, looked.replay.game, still=True),
        "hidden": hidden if looked.game is None else {**hidden, "game": looked.game},
    }


def decision_of(looked: Analyzed, text: str) -> Decision:
    """The decision that an address names."""
    number, analysis = number_in(text), looked.analysis
    assert analysis
    if number is None:
        raise Refused("not-understood")
    decision = analysis.decisions[number] if number < len(analysis.decisions) else None
    if decision is None:
        raise Refused("no-such-move", moves=len(analysis.decisions))
    return decision


def place_of(looked: Analyzed, decision: Decision) -> dict[str, Any]:
    """Which of the costliest decisions this is, and where the others are."""
    assert looked.analysis
    seat = decision.seat
    numbers = [other.number for other in looked.analysis.costliest(seat)]
    place = numbers.index(decision.number) + 1 if decision.number in numbers else 0
    following = numbers[place] if place and place < len(numbers) else None
    return {
        "place": place,
        "count": len(numbers),
        "overview": looked.link(seat),
        "next": "" if following is None else looked.link(seat, find=following),
        "show": looked.link(seat, find=decision.number, show="on"),
        "see": looked.link(seat, at=decision.number),
        "again": looked.link(seat, find=decision.number),
    }


def answered(looked: Analyzed, decision: Decision, asked: Mapping[str, str]) -> dict[str, Any]:
    """What is said to the move that somebody tried: first only whether it is good enough, then all of it."""
    tried = asked.get("cards", "") if asked.get("do") == "play" else asked.get("move", "")
    good = bool(tried) and decision.good_enough(tried)
    told_all = good or "show" in asked
    return {
        "mine": decision.seat == looked.own,
        "mark": decision.mark,
        "look": CLASSES.get(decision.mark, ""),
        "cost": cost(decision),
        "played": instruction(looked, decision.number, decision.move),
        "good": good,
        "told": told_all,
        "words": reply(looked, decision, tried, good),
        "moves": compared(looked, decision, tried if good else "") if told_all else [],
    }


def reply(looked: Analyzed, decision: Decision, tried: str, good: bool) -> Said | str:
    """Whether a move is good enough, and no more."""
    if not tried:
        return ""
    if good:
        return said("analysis-found" if tried == decision.best else "analysis-found-other")
    view = looked.replay.positions[decision.number].state.view(decision.seat)
    if tried not in view.game.codes:
        raise Refused("not-understood")
    if refused := view.verdicts([tried])[tried]:
        return refused
    if tried == decision.move:
        return said("analysis-find-same")
    chances: dict[str, Chance] = {chance.move: chance for chance in decision.judgment.chances}
    better = chances[tried].shares[decision.seat] > decision.after[decision.seat]
    return said("analysis-find-better" if better else "analysis-find-worse")


def compared(looked: Analyzed, decision: Decision, tried: str) -> list[dict[str, Any]]:
    """The best move and the one that was played side by side, and the one that was found, if it is another."""
    chances: dict[str, Chance] = {chance.move: chance for chance in decision.judgment.chances}
    wanted = {"analysis-best": decision.judgment.best, "analysis-played": decision.judgment.played}
    if tried and tried not in (decision.best, decision.move):
        wanted = {"analysis-yours": chances[tried], **wanted}
    return [{"label": said(label), **told(looked, decision, chance)} for label, chance in wanted.items()]
