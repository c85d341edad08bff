"""Which figures a study tells of each game, from which columns they come, and in which order they stand.

A figure is one column over another: rounds that ended in a rainbow, of all rounds. Where the other one is the number of
games it is a plain mean.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from irisdeck.engine import counting as loops
from irisdeck.games.duel import counts as duel
from irisdeck.games.red7 import counts as red7
from irisdeck.games.tricks import counts as tricks
from irisdeck.research.simulate import WHOLE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from irisdeck.game import Game

COUNTED = {"duel": duel, "tricks": tricks, "red7": red7}
RULES = ("violet", "indigo", "blue", "green", "yellow", "orange", "red")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


@dataclass(frozen=True)
class Figure:
    """A number with an interval: `top` over `per`. A share is told in per cent."""

    key: str
    label: str
    unit: str
    top: int
    per: int = loops.GAMES
    share: bool = False
    whole: int = 1  # of which the column counts parts


@dataclass(frozen=True)
class Group:
    """Figures that stand together: in a table, as bars, or along a line."""

    title: str
    figures: tuple[Figure, ...]
    drawn: str = ""  # "bars" or "line"
    axis: str = ""
    fair: float | None = None  # what every figure would be if nothing favored anybody


@dataclass(frozen=True)
class Spread:
    """How often each value came up. Those of games are independent; those within a game are not."""

    key: str
    title: str
    axis: str  # what the values are
    of: str  # what is counted
    bins: int

    @property
    def independent(self) -> bool:
        """Whether every game counts once, so that each count is binomial."""
        return self.of == "games"


@dataclass(frozen=True)
class Section:
    """A chapter of the report."""

    title: str
    lead: str
    parts: tuple[Group | Spread, ...]


def sections(game: Game) -> list[Section]:
    """All chapters on a game."""
    own = {"duel": _duel, "tricks": _tricks, "red7": _red7}[game.name]
    scores = [] if game.name == "red7" and not game.options["advanced"] else [_scores(game)]
    return [_length(game), _choices(game), _seats(game), *scores, *own(game)]


def figures(game: Game) -> Iterator[Figure]:
    """All figures of a game."""
    for part in parts(game):
        if isinstance(part, Group):
            yield from part.figures


def spreads(game: Game) -> Iterator[Spread]:
    """All distributions of a game."""
    return (part for part in parts(game) if isinstance(part, Spread))


def parts(game: Game) -> Iterator[Group | Spread]:
    """Whatever stands in the chapters."""
    for section in sections(game):
        yield from section.parts


def columns(game: Game) -> int:
    """How many columns are counted."""
    return int(COUNTED[game.name].COLUMNS)


def per(game: Game) -> list[int]:
    """Of each column the one it is told per; one told per game is told per nothing else, or per itself."""
    found = [loops.GAMES] * columns(game)
    for figure in figures(game):
        if figure.per != loops.GAMES:
            assert found[figure.top] in (loops.GAMES, figure.per), f"{figure.key} is told per two columns"
            found[figure.top] = figure.per
    return found


# -- Chapters that all games have --


def _round(game: Game) -> str:
    return "trick" if game.name == "tricks" else "round"


def _length(game: Game) -> Section:
    one = _round(game)
    turn = "combo" if game.name == "tricks" else "turn"
    inner = (
        Figure("length.decisions_per_trick", "Decisions in a trick", "decisions", loops.DECISIONS, loops.ROUNDS)
        if game.name == "tricks"
        else Figure("length.decisions_per_turn", "Decisions in a turn", "decisions", loops.DECISIONS, loops.TURNS)
    )
    lead = "A decision is one move of one player, also where there was only one legal move. "
    told = {
        "duel": "A turn is all that a player does before the other one is next.",
        "tricks": "Playing a combo is a decision, and so is taking a stack.",
        "red7": "The palette card, its action, the canvas card and the draw are decisions of one turn.",
    }
    return Section(
        "Length",
        lead + told[game.name],
        (
            Group(
                "How long a game is",
                (
                    Figure("length.decisions", "Decisions in a game", "decisions", loops.DECISIONS),
                    Figure("length.turns", f"{turn.capitalize()}s in a game", f"{turn}s", loops.TURNS),
                    Figure("length.rounds", f"{one.capitalize()}s in a game", f"{one}s", loops.ROUNDS),
                    inner,
                    Figure(
                        "length.turns_per_round",
                        f"{turn.capitalize()}s in a {one}",
                        f"{turn}s",
                        loops.TURNS,
                        loops.ROUNDS,
                    ),
                ),
            ),
            Spread("length.decisions", "Decisions in a game", "decisions in the game", "games", loops.BY_DECISIONS),
            Spread("length.turns", f"{turn.capitalize()}s in a game", f"{turn}s in the game", "games", loops.BY_TURNS),
            Spread("length.rounds", f"{one.capitalize()}s in a game", f"{one}s in the game", "games", loops.BY_ROUNDS),
        ),
    )


ASKED_FOR = {
    "duel": ("opening a round", "beginning a turn", "after turning a card", "after laying a card"),
    "tricks": ("leading", "following singles", "following a set", "following a run", "taking a stack"),
    "red7": (
        "beginning a turn",
        "action of a 7",
        "action of a 5",
        "action of a 1",
        "canvas card or end",
        "draw or keep",
    ),
}


def _asked(game: Game) -> list[tuple[int, str]]:
    """The kinds of decision that this variant knows."""
    kinds = [*enumerate(ASKED_FOR[game.name])]
    if game.name == "red7":
        without = () if game.options["actions"] else (1, 2, 3)
        return [kind for kind in kinds if kind[0] not in without and (kind[0] != 5 or game.options["advanced"])]
    return kinds


def _choices(game: Game) -> Section:
    tenths = [
        Figure(f"choices.part.{k + 1}", f"{10 * k} to {10 * k + 10} %", "moves", loops.PART_CHOICES + k, loops.PART + k)
        for k in range(loops.PARTS)
    ]
    asked = [
        Figure(f"choices.asked.{slug(name)}", name, "moves", loops.ASKED_CHOICES + kind, loops.ASKED + kind)
        for kind, name in _asked(game)
    ]
    shares = [
        Figure(f"choices.share.{slug(name)}", name, "", loops.ASKED + kind, loops.DECISIONS, share=True)
        for kind, name in _asked(game)
    ]
    return Section(
        "Choices",
        "How many legal moves a player has: over all decisions, as the game goes on, and by what is asked for.",
        (
            Group(
                "How much there is to choose from",
                (
                    Figure("choices.moves", "Legal moves at a decision", "moves", loops.CHOICES, loops.DECISIONS),
                    Figure(
                        "choices.forced", "Decisions with one legal move", "", loops.FORCED, loops.DECISIONS, share=True
                    ),
                ),
            ),
            Group("Legal moves as the game goes on", tuple(tenths), "line", "part of the game's decisions"),
            Group("Legal moves by what is asked for", tuple(asked), "bars", "legal moves at such a decision"),
            Group("What is asked for", tuple(shares), "bars", "share of all decisions"),
            Spread("choices.moves", "Legal moves at a decision", "legal moves", "decisions", loops.BY_CHOICES),
        ),
    )


def _seats(game: Game) -> Section:
    fair = 1 / game.players
    places = [
        Figure(f"seats.place.{k + 1}", f"plays {ORDINALS[k]}", "", loops.PLACE_WINS + k, share=True, whole=WHOLE)
        for k in range(game.players)
    ]
    seats = [
        Figure(f"seats.wins.{k}", f"seat {k}", "", loops.WINS + k, share=True, whole=WHOLE) for k in range(game.players)
    ]
    begins = {
        "duel": "Who plays first is the option `first`, by default left to chance.",
        "tricks": "Who leads first is the option `first`, by default left to chance.",
        "red7": "Who plays first follows from the cards (R3); of several rounds it is the first that counts.",
    }
    return Section(
        "Seats",
        f"Whom the order of play favors. {begins[game.name]} A shared victory counts for each winner in parts.",
        (
            Group("Victories by order of play", tuple(places), "bars", "share of the victories", fair),
            Group("Victories by seat", tuple(seats), "bars", "share of the victories", fair),
            Group("Shared", (Figure("seats.shared", "Games with a shared victory", "", loops.SHARED, share=True),)),
        ),
    )


def _scores(game: Game) -> Section:
    unit = "cards" if game.name == "duel" else "points"
    places = [
        Figure(f"scores.place.{k + 1}", f"plays {ORDINALS[k]}", unit, loops.PLACE_POINTS + k)
        for k in range(game.players)
    ]
    seats = [Figure(f"scores.seat.{k}", f"seat {k}", unit, loops.POINTS + k) for k in range(game.players)]
    return Section(
        "Scores",
        f"Scores are {unit}; the margin is what the winner is ahead of the next player, 0 where a victory is shared.",
        (
            Group(
                "At the end of a game",
                (
                    Figure("scores.winner", "Score of the winner", unit, loops.BEST),
                    Figure("scores.margin", "Margin", unit, loops.MARGIN),
                ),
            ),
            Group("Scores by order of play", tuple(places), "bars", f"{unit} at the end"),
            Group("Scores by seat", tuple(seats), "", f"{unit} at the end"),
            Spread("scores.points", "Scores of all players", f"{unit} at the end", "scores", loops.BY_POINTS),
            Spread("scores.margin", "Margin of the winner", unit, "games", loops.BY_MARGIN),
        ),
    )


# -- Chapters of their own --

DUEL_ENDS = ("a rainbow", "a double", "a shade", "no decision: the holder is empty")
DUEL_WAYS = ("laid as seen", "laid blind", "turned up")


def _duel(game: Game) -> list[Section]:
    ended = [
        Figure(f"rounds.ended.{slug(name)}", name, "", duel.ENDED + k, loops.ROUNDS, share=True)
        for k, name in enumerate(DUEL_ENDS)
    ]
    lost = [
        Figure(f"rounds.lost.{what}.{slug(way)}", f"{what}, {way}", "", duel.LOST + 3 * a + b, duel.DECIDED, share=True)
        for a, what in enumerate(("double", "shade"))
        for b, way in enumerate(DUEL_WAYS)
    ]
    made = [
        Figure(f"moves.{slug(name)}", name, "", duel.MADE + k, loops.DECISIONS, share=True)
        for k, name in enumerate(("lay as seen", "lay blind", "turn a card", "end the turn"))
    ]
    laid = [
        Figure(f"moves.laid.{k}", f"{k} card{'s' * (k != 1)}", "", duel.LAID + k, loops.TURNS, share=True)
        for k in range(4)
    ]
    others = (
        Figure("rounds.opener", "Decided rounds won by their opener", "", duel.OPENER_WON, duel.DECIDED, share=True),
        Figure("rounds.nobodys", "Cards that nobody won", "cards", duel.NOBODYS),
    )
    return [
        Section(
            "How rounds end",
            "A round ends in a rainbow (D16), a double (D14) or a shade (D15). The last one may stay undecided: "
            "a hand could not be filled (D20).",
            (
                Group("Rounds by their end", tuple(ended), "bars", "share of all rounds"),
                Group(
                    "Decisions in a round, by its end",
                    _by(DUEL_ENDS, "rounds.decisions", "decisions", duel.ENDED_DECISIONS, duel.ENDED),
                    "bars",
                    "decisions in the round",
                ),
                Group(
                    "Turns in a round, by its end",
                    _by(DUEL_ENDS, "rounds.turns", "turns", duel.ENDED_TURNS, duel.ENDED),
                ),
                Group(
                    "Cards in the row, by the end of the round",
                    _by(DUEL_ENDS, "rounds.cards", "cards", duel.ENDED_CARDS, duel.ENDED),
                ),
                Group("What rounds are lost by", tuple(lost), "bars", "share of the decided rounds"),
                Group("Openers, and what is left", others),
                Spread("rounds.turns", "Turns in a round", "turns in the round", "rounds", loops.BY_OWN),
                Spread("rounds.cards", "Cards won with a round", "cards", "decided rounds", loops.BY_OWN_TOO),
            ),
        ),
        Section(
            "What is played",
            "Which moves are made, and how many cards a turn brings into the row.",
            (
                Group("Moves", tuple(made), "bars", "share of all decisions"),
                Group("Cards laid in a turn", tuple(laid), "bars", "share of all turns"),
            ),
        ),
    ]


TRICK_KINDS = ("singles only", "with a set", "with a run")


def _tricks(game: Game) -> list[Section]:
    sizes = [Figure("combos.single", "single", "", tricks.SINGLES, loops.TURNS, share=True)]
    sizes += [
        Figure(f"combos.set.{n}", f"set of {n}", "", tricks.SETS + n - 2, loops.TURNS, share=True) for n in range(2, 11)
    ]
    sizes += [
        Figure(f"combos.run.{n}", f"run of {n}", "", tricks.RUNS + n - 2, loops.TURNS, share=True) for n in range(2, 7)
    ]
    kinds = [
        Figure(f"tricks.kind.{slug(name)}", name, "", tricks.KIND + k, loops.ROUNDS, share=True)
        for k, name in enumerate(TRICK_KINDS)
    ]
    per_trick = (
        Figure("tricks.points", "Points taken in a trick", "points", tricks.TRICK_POINTS, loops.ROUNDS),
        Figure("tricks.first", "Points of the stack taken first", "points", tricks.FIRST_POINTS, loops.ROUNDS),
        Figure("tricks.leader", "Tricks whose leader takes first", "", tricks.LEADER_FIRST, loops.ROUNDS, share=True),
        Figure("tricks.pairs", "Stacks taken that are pairs", "", tricks.PAIRS, tricks.STACKS, share=True),
    )
    return [
        Section(
            "Combos",
            "Which combos are played (T6).",
            (
                Group("Combos by kind and size", tuple(sizes), "bars", "share of all combos"),
                Group("Size", (Figure("combos.size", "Cards in a combo", "cards", tricks.PLAYED, loops.TURNS),)),
            ),
        ),
        Section(
            "Tricks",
            "What a trick is worth, and for whom.",
            (
                Group("In a trick", per_trick),
                Group("Tricks by what was played", tuple(kinds), "bars", "share of all tricks"),
                Group(
                    "Points in a trick, by what was played",
                    _by(TRICK_KINDS, "tricks.kind_points", "points", tricks.KIND_POINTS, tricks.KIND),
                    "bars",
                    "points taken in the trick",
                ),
                Spread("tricks.points", "Points taken in a trick", "points", "tricks", loops.BY_OWN),
            ),
        ),
        _tricks_end(game),
    ]


def _tricks_end(game: Game) -> Section:
    """T18, T19: two players end it when one runs out again, more when two are out."""
    two = game.players == 2
    names = (
        ("one player out of cards", "both out of cards")
        if two
        else tuple(f"{n} players out of cards" for n in range(2, game.players + 1))
    )
    first = 1 if two else 2
    ends = [
        Figure(f"end.out.{first + k}", name, "", tricks.OUT + first + k, share=True) for k, name in enumerate(names)
    ]
    lengths = [
        Figure(
            f"end.decisions.{first + k}", name, "decisions", tricks.OUT_DECISIONS + first + k, tricks.OUT + first + k
        )
        for k, name in enumerate(names)
    ]
    more = [
        Figure("end.held", "Cards left in hands", "cards", tricks.HELD),
        Figure("end.discarded", "Points that left the game unclaimed", "points", tricks.LEFT_OVER),
    ]
    if two:
        more.append(Figure("end.unraised", "Face-down piles never taken up", "piles", tricks.UNRAISED))
    return Section(
        "How the game ends",
        "Two players play until one runs out of cards a second time, and what the other still holds brings a point a "
        "card (T19). Among more the game ends after the trick in which two or more are out of cards (T18).",
        (
            Group("Games by their end", tuple(ends), "bars", "share of all games"),
            Group("Decisions in a game, by its end", tuple(lengths)),
            Group("At the end", tuple(more)),
        ),
    )


RED7_OUT = ("passed", "passed, no other move", "did not lead")


def _red7(game: Game) -> list[Section]:
    advanced, actions = game.options["advanced"], game.options["actions"]
    went = [
        Figure(f"out.{slug(name)}", name, "", red7.WENT + k, red7.WENT_OUT, share=True)
        for k, name in enumerate(RED7_OUT)
    ]
    ended = [
        Figure(f"rounds.ended.{slug(name)}", name, "", red7.ENDED + k, loops.ROUNDS, share=True)
        for k, name in enumerate(RED7_OUT)
    ]
    places = [
        Figure(f"rounds.place.{k + 1}", f"plays {ORDINALS[k]}", "", red7.PLACE_ROUNDS + k, loops.ROUNDS, share=True)
        for k in range(game.players)
    ]
    left = [
        Figure("rounds.hand", "Cards in the winner's hand", "cards", red7.HAND_LEFT, loops.ROUNDS),
        Figure("rounds.palette", "Cards in the winner's palette", "cards", red7.PALETTE_LEFT, loops.ROUNDS),
    ]
    if advanced:
        left.append(Figure("rounds.points", "Points for the winner", "points", red7.ROUND_POINTS, loops.ROUNDS))
        left.append(Figure("end.goal", "Games ended by reaching the goal (R14)", "", red7.GOALS, share=True))
    rounds: list[Group | Spread] = [
        Group("How players go out", tuple(went), "bars", "share of those who went out"),
        Group("Rounds by how the last opponent went out", tuple(ended), "bars", "share of all rounds"),
        Group(
            "Turns in a round, by how the last opponent went out",
            _by(RED7_OUT, "rounds.turns", "turns", red7.ENDED_TURNS, red7.ENDED),
        ),
        Group(
            "Decisions in a round, by how the last opponent went out",
            _by(RED7_OUT, "rounds.decisions", "decisions", red7.ENDED_DECISIONS, red7.ENDED),
        ),
        Group("Rounds won by order of play", tuple(places), "bars", "share of all rounds", 1 / game.players),
        Group("When a round is won", tuple(left)),
        Spread("rounds.turns", "Turns in a round", "turns in the round", "rounds", loops.BY_OWN),
    ]
    if advanced:
        rounds.append(Spread("rounds.points", "Points for a round", "points", "rounds", loops.BY_OWN_TOO))
    return [
        Section(
            "How rounds end",
            "A round ends when only one player is still in (R7). The others passed (R4), with or without another legal "
            "move, or did not lead at the end of their turn (R6).",
            tuple(rounds),
        ),
        _red7_rules(advanced),
        _red7_turns(advanced, actions),
    ]


def _red7_rules(advanced: bool) -> Section:
    setters = ("the winner", "another player", "the red start card")
    groups = [
        Group(
            "Rounds by the rule at their end",
            tuple(
                Figure(f"rules.{name}", name, "", red7.RULED + k, loops.ROUNDS, share=True)
                for k, name in reversed([*enumerate(RULES)])
            ),
            "bars",
            "share of all rounds",
            1 / 7,
        ),
        Group(
            "Who had set that rule",
            tuple(
                Figure(f"rules.set_by.{slug(name)}", name, "", red7.SET_BY + k, loops.ROUNDS, share=True)
                for k, name in enumerate(setters)
            ),
            "bars",
            "share of all rounds",
        ),
        Group(
            "Cards of the winner that count, by the rule",
            _by(RULES, "rules.cards", "cards", red7.RULED_CARDS, red7.RULED)[::-1],
        ),
        Group(
            "Turns in a round, by the rule at its end",
            _by(RULES, "rules.turns", "turns", red7.RULED_TURNS, red7.RULED)[::-1],
        ),
    ]
    if advanced:
        points = _by(RULES, "rules.points", "points", red7.RULED_POINTS, red7.RULED)[::-1]
        groups.insert(2, Group("Points for the winner, by the rule", points, "bars", "points for the round"))
    return Section(
        "The rule that wins", "Which color lies on the canvas when a round is won, and who laid it.", tuple(groups)
    )


def _red7_turns(advanced: bool, actions: bool) -> Section:
    kinds = ("palette only", "canvas only", "palette and canvas", "pass")
    did = [
        Figure(f"turns.{slug(name)}", name, "", red7.DID + k, loops.TURNS, share=True) for k, name in enumerate(kinds)
    ]
    groups = [Group("Turns by what was done", tuple(did), "bars", "share of all turns")]
    if actions:
        acted = [
            Figure(f"turns.action.{odd}", f"action of a {odd}", "a game", red7.ACTED + k)
            for k, odd in enumerate((1, 3, 5, 7))
        ]
        groups.append(Group("Actions carried out", tuple(acted), "bars", "actions in a game"))
    if advanced:
        draws = (
            Figure("turns.drawn", "Cards drawn for a canvas card", "a game", red7.DRAWN),
            Figure("turns.kept", "Draws declined", "a game", red7.KEPT),
        )
        groups.append(Group("Draws (R11)", draws))
    return Section("Turns", "What players do in their turns (R4).", tuple(groups))


def _by(names: tuple[str, ...], key: str, unit: str, top: int, under: int) -> tuple[Figure, ...]:
    """A mean for each of several kinds."""
    return tuple(Figure(f"{key}.{slug(name)}", name, unit, top + k, under + k) for k, name in enumerate(names))


def slug(name: str) -> str:
    """A name as part of a key: `a rainbow` is `a_rainbow`."""
    return "".join(sign if sign.isalnum() else "_" for sign in name.lower()).replace("__", "_").strip("_")
