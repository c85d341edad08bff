"""Bodies of the API: JSON of requests and answers. Tables are made from views alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from litestar.params import Parameter
from msgspec import Meta, Struct, to_builtins

from irisdeck.analysis import puzzles as known
from irisdeck.game import GAMES, Move
from irisdeck.table import boards, clock, daily, puzzles
from irisdeck.table.commands import COMMANDS, MOST_SEATS, BotName, SeatNumber, about
from irisdeck.table.courtesy import PATIENCES
from irisdeck.table.table import KINDS, NAME_LENGTH
from irisdeck.web.lists import name_of
from irisdeck.words import LANGUAGES, say, tell

if TYPE_CHECKING:
    from collections.abc import Mapping

    from irisdeck.analysis.puzzles import Puzzle, Puzzler, Strength
    from irisdeck.game import View
    from irisdeck.server.tokens import Caller
    from irisdeck.table.daily import Comparison, Entry
    from irisdeck.table.table import Seat, Table

if TYPE_CHECKING:
    GameName = str
    AnyGame = str
    Language = str
    Kind = str
    MoveSpan = int
    Patience = int
    GameSpan = int
else:
    Kind = Literal[KINDS]
    MoveSpan, GameSpan = Literal[clock.MOVES], Literal[clock.GAMES]
    Patience = Literal[PATIENCES]
    GameName = Literal[tuple(GAMES)]
    AnyGame, Language = Literal["", *GAMES], Literal["", *LANGUAGES]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]


MOST_RESULTS = 1000  # of a deal of the day
LINK = "JYkl5KOsTnAqWvPc"
STATUS = {"kind": "status", "text": "It is your turn.", "mine": True, "watching": False, "number": 3, "turn": 0}
SEEN = {"hand": ["R7", "B1"], "palettes": [["O4"], ["G6"]], "rule": "red", "leader": 0}


TableId = Annotated[str, Parameter(description="The table, as in its link.", max_length=40, pattern="^[A-Za-z0-9_-]+$")]
DealKind = Annotated[
    str,
    Parameter(description="Which deal: the game and the number of players.", max_length=40, pattern="^[a-z0-9_-]+$"),
]
Day = Annotated[
    str, Parameter(description="A day, such as 2026-11-18.", max_length=10, pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
]
PuzzleGame = Annotated[str, Parameter(description="A game, as in /games.", max_length=20, pattern="^[a-z0-9_-]+$")]
PuzzleId = Annotated[str, Parameter(description="The puzzle.", max_length=40, pattern="^[a-z0-9_-]+$")]
Players = Annotated[int, Meta(ge=2, le=MOST_SEATS)]


# -- What is answered --


class Problem(Struct):
    """Why something cannot be; nothing has changed."""

    error: Annotated[str, about("The reason, for programs.", examples=["not-your-turn"])]
    words: Annotated[str, about("The reason, in the language of Accept-Language.", examples=["It is not your turn."])]


class OptionShown(Struct):
    """A choice before the game."""

    name: str
    kind: Annotated[Literal["switch", "seat", "text"], about("switch: true or false; seat: a seat, or random.")]
    default: bool | int | str
    allowed: Annotated[str, about("What may be chosen, in words.")]
    help: str


class GameShown(Struct):
    """A game that is played here."""

    name: str
    title: str
    line: Annotated[str, about("The game in one sentence.")]
    players: Annotated[list[int], about("Possible numbers of players.")]
    options: list[OptionShown]
    rules: Annotated[str, about("Where the rules are, from the root of this server.")]


class BotShown(Struct):
    """A bot that can be given a seat."""

    name: str
    words: str
    usual: Annotated[bool, about("Whether it is the opponent for whoever names none.")]


class SeatShown(Struct):
    """A place at the table."""

    kind: Literal["empty", "person", "bot", "program"]
    name: Annotated[str, about("Who sits there, in words; empty for an empty seat.")]
    bot: Annotated[str | None, about("Which bot.")] = None
    face: Annotated[str, about("The avatar: the name of an animal, person or robot; empty for an empty seat.")] = ""


class Result(Struct):
    """How the game ended."""

    winners: Annotated[list[int], about("Seats; more than one share the victory, or have drawn.")]
    drawn: Annotated[bool, about("Whether the game is a draw.")]
    scores: Annotated[list[int] | None, about("Of each seat; none if somebody resigned.")]
    resigned: Annotated[int | None, about("The seat that gave the game up.")]


class ViewShown(Struct):
    """What the caller's seat may know, or, without a seat, what everybody may."""

    seen: Annotated[dict[str, Any], about("What lies before the eyes; each game has its own keys.", examples=[SEEN])]
    remembered: Annotated[
        dict[str, Any] | None,
        about("What was seen before, with all moves; for one's own seat, and where the table shows it to all."),
    ]
    legal_moves: Annotated[
        list[str], about("What the caller may do now; nothing while others act.", examples=[["+R7", ">B1", "pass"]])
    ]


class TableShown(Struct):
    """A table as the caller may see it."""

    id: Annotated[str, about("In the link of the table: /tables/{id}.", examples=[LINK])]
    game: str
    players: int
    options: dict[str, Any]
    aids: Annotated[bool, about("Whether players are shown what they could remember.")]
    listed: Annotated[bool, about("Whether strangers find the table.")]
    rated: bool
    hints: Annotated[bool, about("Whether players may ask the strongest bot.")]
    deadline: Annotated[float | None, about("When the time of the seat to act is up, in seconds since 1970.")]
    patience: Annotated[
        float | None, about("Seconds after which the others may let a bot play for somebody who is away.")
    ]
    offer: Annotated[SeatNumber | None, about("The seat that offers to end the game without a winner.")]
    seats: list[SeatShown]
    seat: Annotated[int | None, about("Where the caller sits.")]
    begun: bool
    turn: Annotated[int | None, about("The seat to act.")]
    number: Annotated[int, about("Moves made so far: what the next move must name.")]
    event: Annotated[int, about("Happenings so far: what Last-Event-ID names.")]
    over: bool
    result: Result | None
    rematch: Annotated[str | None, about("The table at which the same people play again.")]
    may_undo: Annotated[bool, about("Whether the caller can take the last move back.")]
    view: Annotated[ViewShown | None, about("None before the deal.")]


class BoardShown(Struct):
    """A table as the page in the browser shows it, in parts, with all words in the language of Accept-Language."""

    id: Annotated[str, about("In the link of the table: /tables/{id}.", examples=[LINK])]
    game: str
    title: Annotated[str, about("The game, in words.")]
    event: Annotated[int, about("Happenings so far.")]
    moves: Annotated[int, about("Moves made so far: what the next move must name.")]
    over: bool
    link: Annotated[str, about("Where the table is in the browser, and by what others come to it.")]
    parts: Annotated[
        dict[str, dict[str, Any]],
        about(
            "Pieces by their names, in the order of reading; each kind has its own keys.", examples=[{"status": STATUS}]
        ),
    ]
    log: Annotated[
        list[list[int | list[str] | str]],
        about(
            "What happened lately, the first first: the number of an event, the sentences, and who said it, if so.",
            examples=[[[1, ["Ann sits down"], ""]]],
        ),
    ]


class Line(Struct):
    """A table in one line."""

    id: str
    game: str
    seats: list[SeatShown]
    free: Annotated[int, about("Empty seats.")]
    begun: bool
    mine: Annotated[bool, about("Whether it is the caller's turn.")]


class TableList(Struct):
    """Tables to go to."""

    mine: Annotated[list[Line], about("Where the caller sits and the game is not over, the newest first.")]
    listed: Annotated[list[Line], about("Where strangers may watch, or take a free seat, just now.")]


class Done(Struct):
    """The command was carried out."""

    table: Annotated[str, about("The table; after a rematch, the new one.")]
    number: Annotated[int, about("Moves made so far: what the next move must name.")]
    event: Annotated[int, about("Happenings so far.")]


class Happening(Struct, omit_defaults=True):
    """Something that happened at a table."""

    number: int
    kind: Kind
    words: Annotated[
        list[str], about("Told in a language; some things are not worth telling.", examples=[["Ann sits down"]])
    ]
    seat: int | None = None
    name: str | None = None
    bot: str | None = None
    move: str | None = None
    table: Annotated[str | None, about("Where the rematch is.")] = None


class AnalysisShown(Struct):
    """How far the analysis of a finished game is, and what is there of it."""

    state: Annotated[
        Literal["none", "waiting", "running", "done", "failed"], about("none: nobody has asked for it yet.")
    ]
    place: Annotated[int, about("In the queue, from 1 on; 0 if it is not there.")]
    judged: Annotated[int, about("Decisions that are judged.")]
    moves: Annotated[int, about("All decisions; 0 before anybody has asked.")]
    mine: Annotated[bool, about("Whether the caller has asked for it, and may cancel it.")]
    analysis: Annotated[
        dict[str, Any] | None,
        about("Chances of every move, luck and skill, as far as they are known: `irisdeck.analysis` reads it."),
    ]


class DealShown(Struct):
    """A deal of today, and how far the caller is with it."""

    kind: Annotated[str, about("Which deal: what to begin it by.", examples=[daily.kinds()[0].id])]
    game: str
    players: int
    state: Annotated[Literal["new", "begun", "done"], about("Only the first game counts.")]
    table: Annotated[str | None, about("Where the caller plays or has played it.")]
    share: Annotated[float | None, about("What the caller got of the victory, once the game is over.")]
    score: int | None


class DailyShown(Struct):
    """The deals of a day, which begins at midnight in UTC."""

    day: Annotated[str, about("The day.", examples=["2026-11-18"])]
    deals: list[DealShown]


class DailyResult(Struct):
    """What somebody made of a deal."""

    name: Annotated[str, about("Who, in words.")]
    bot: Annotated[str | None, about("Which bot played the same cards in the same seat.")]
    mine: bool
    share: Annotated[float, about("Of the victory: 1 alone, 0.5 with one other, 0 if others won.")]
    score: Annotated[int | None, about("None of who gave up.")]


class DailyMean(Struct):
    """What several made of a deal, on average."""

    games: int
    share: float
    score: float | None


class DailyResults(Struct):
    """What everybody made of a deal; told to those who cannot begin it any more."""

    day: str
    kind: str
    people: Annotated[DailyMean | None, about("All people but the caller.")]
    bots: DailyMean | None
    field: Annotated[DailyMean | None, about("People and bots together: what the caller is compared with.")]
    ahead: Annotated[float | None, about("How much more of the victory the caller got than the field.")]
    points_ahead: Annotated[float | None, about("How many points more.")]
    results: Annotated[list[DailyResult], about("The best first.")]


class PuzzlerShown(Struct):
    """How far the caller is with the puzzles of a game."""

    game: str
    puzzles: Annotated[int, about("How many there are.")]
    rating: Annotated[int, about("On the scale of the ratings of players.")]
    solved: Annotated[int, about("At the first try.")]
    failed: int
    streak: Annotated[int, about("Solved since the last failure.")]
    longest: Annotated[int, about("The longest streak.")]


class PuzzleShown(Struct):
    """A position in which one move, or a few, are much better than all others."""

    id: Annotated[str, about("The puzzle, as in its address.")]
    game: str
    players: int
    options: dict[str, Any]
    seat: Annotated[int, about("Whose move is looked for.")]
    number: Annotated[int, about("Moves before the position.")]
    view: Annotated[ViewShown, about("What that seat may know.")]
    hint: Annotated[str, about("What the puzzle is about, in words; it costs nothing to read it.")]
    level: Annotated[int, about("How hard it is: the rating of those who solve it every other time.")]
    tried: Annotated[bool, about("Whether a try of the caller has been counted.")]


class PuzzleMove(Struct):
    """A move of a solution."""

    move: str
    words: str
    chance: Annotated[float, about("To win; in games with places, the share of the others left behind.")]
    then: Annotated[str, about("What it leads to, in words.")]
    best: Annotated[bool, about("Whether it solves the puzzle; the last one is the most tempting that does not.")]


class PuzzleTold(Struct):
    """What is told after a try."""

    solved: bool
    counted: Annotated[bool, about("Whether it was the first try, which changes the rating.")]
    solution: Annotated[list[PuzzleMove] | None, about("Told to those who found it, or asked for it.")]
    standing: PuzzlerShown


class Entered(Struct):
    """Somebody, and the token by which a program acts for them; it may read, play and open tables."""

    token: Annotated[str, about("It is told only now. On the page /you it can be revoked.")]
    name: Annotated[str, about("What they are called; the program says so when they sit down.")]
    code: Annotated[str, about("By this recovery code they are the same person elsewhere: nobody else may know it.")]


class NewCode(Struct):
    """The recovery code that is valid from now on."""

    code: Annotated[str, about("Nobody else may know it.")]


class Me(Struct):
    """Whom the token speaks for."""

    name: Annotated[str, about("What the program is called.")]
    program: Annotated[bool, about("Whether it plays under its own name, marked as a program.")]
    scopes: list[str]


# -- What is asked --


class Newcomer(Struct, forbid_unknown_fields=True):
    """Somebody who comes without a token: a new person, or, by a recovery code, one whom the server knows."""

    name: Annotated[Name | None, about("What they are called; if left out, as lately, or a guest.")] = None
    code: Annotated[
        Annotated[str, Meta(max_length=100)] | None,
        about("The recovery code from the page /you, however it was typed.", examples=["ABCD-EFGH-IJKL-MNOP"]),
    ] = None


class OldCode(Struct, forbid_unknown_fields=True):
    """A recovery code that is to be revoked."""

    code: Annotated[str, about("The code, however it was typed.", max_length=100, examples=["ABCD-EFGH-IJKL-MNOP"])]


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """A try at a puzzle."""

    move: Annotated[
        Annotated[str, Meta(max_length=200)] | None,
        about("The move. Without one the solution is told, and if it is the first try, it has failed."),
    ] = None


class Terms(Struct, forbid_unknown_fields=True):
    """Time to think: for a move, for the whole game, or both."""

    move: Annotated[MoveSpan | None, about("Seconds for each move.")] = None
    game: Annotated[GameSpan | None, about("Seconds for the whole game.")] = None
    then: Annotated[Literal["bot", "loss"], about("When time is up a bot makes the move, or the game is lost.")] = "bot"


class Opening(Struct, forbid_unknown_fields=True):
    """A table to be opened; once no seat is free, the cards are dealt."""

    game: GameName
    players: Annotated[Players | None, about("As few as the game allows, if left out.")] = None
    options: Annotated[
        dict[str, bool | int | str], about("Those of the game, see /games.", examples=[{"advanced": True}])
    ] = {}
    bots: Annotated[
        list[BotName], about("Bots for the next free seats.", max_length=MOST_SEATS, examples=[["easy"]])
    ] = []
    sit: Annotated[bool, about("Whether the caller takes seat 0; this needs the scope play, too.")] = True
    name: Annotated[Name | None, about("What the caller is called; a program has its own name.")] = None
    aids: Annotated[bool, about("Players are shown what they could remember.")] = False
    listed: Annotated[bool, about("Strangers find the table, and may watch and take free seats.")] = False
    hints: Annotated[bool, about("Whoever is to act may ask the strongest bot.")] = False
    rated: Annotated[bool, about("The game changes the ratings of those who play it; refused with hints.")] = False
    series: Annotated[bool, about("The same deal from every seat, a round for each; refused with rated.")] = False
    clock: Annotated[Terms | None, about("Time to think; without it, as long as it takes.")] = None
    patience: Annotated[
        Patience | None,
        about(
            "Seconds after which the others may let a bot play for somebody who is away; with a clock, it decides. "
            "If left out, the server's default."
        ),
    ] = None


ANSWERED = [Problem, Entered, GameShown, BotShown, Me, TableList, TableShown, BoardShown, Done, Happening]
ANSWERED += [AnalysisShown]
ANSWERED += [DailyShown, DailyResults]
ANSWERED += [PuzzlerShown, PuzzleShown, PuzzleTold]
BODIES = [*ANSWERED, Newcomer, Opening, PuzzleTry, *COMMANDS]


# -- The deal of the day as JSON --


def daily_shown(day: str, entries: Mapping[tuple[str, str], Entry]) -> DailyShown:
    """Today's deals; `entries`: what the caller has begun."""
    deals = []
    for kind in daily.kinds():
        entry = entries.get((day, kind.id))
        score = entry.score if entry else None
        state: Literal["new", "begun", "done"] = "done" if score else "begun" if entry else "new"
        table, (share, points) = entry.table_id if entry else None, score or (None, None)
        deals.append(DealShown(kind.id, kind.game, kind.players, state, table, share, points))
    return DailyShown(day, deals)


def daily_results(comparison: Comparison, day: str, kind: str, caller: Caller) -> DailyResults:
    """What everybody made of a deal."""
    people, bots, field = (mean and DailyMean(*mean) for mean in (comparison.people, comparison.bots, comparison.field))
    results = [
        DailyResult(
            tell(name_of(entry.player, entry.name), caller.language),
            entry.bot or None,
            entry.player == caller.player,
            *entry.score,
        )
        for entry in comparison.entries[:MOST_RESULTS]
        if entry.score
    ]
    return DailyResults(day, kind, people, bots, field, comparison.ahead, comparison.points_ahead, results)


# -- Puzzles as JSON --


def puzzler_shown(name: str, puzzler: Puzzler) -> PuzzlerShown:
    """How far somebody is with the puzzles of a game."""
    standing = puzzles.standing(puzzler)
    more = {key: standing[key] for key in ("rating", "solved", "streak", "longest")}
    return PuzzlerShown(name, len(known.puzzles(name)), failed=puzzler.failed, **more)


def puzzle_shown(puzzle: Puzzle, strength: Strength, tried: bool, language: str) -> PuzzleShown:
    """A puzzle as its seat sees it."""
    return PuzzleShown(
        id=puzzle.id,
        game=puzzle.game,
        players=puzzle.players,
        options=puzzle.state.game.options,
        seat=puzzle.seat,
        number=len(puzzle.state.history),
        view=plain_view(puzzle.state.view(puzzle.seat)),
        hint=tell(puzzles.hint(puzzle), language),
        level=known.points(strength.mu),
        tried=tried,
    )


def solution_shown(puzzle: Puzzle, language: str) -> list[PuzzleMove]:
    """The moves that solve a puzzle, and the most tempting one that does not."""
    chances = {**puzzle.solutions, puzzle.wrong[0]: puzzle.wrong[1]}
    return [
        PuzzleMove(
            told.move, tell(told.words, language), chances[Move(told.move)], tell(told.then, language), told.best
        )
        for told in puzzles.solution(puzzle)
    ]


# -- Tables as JSON --


def shown(table: Table, table_id: str, seat: int | None, language: str) -> TableShown:
    """A table as a seat may see it."""
    assert table.game
    first = table.first
    return TableShown(
        id=table_id,
        game=table.game.name,
        players=table.game.players,
        options=table.game.options,
        aids=table.aids,
        listed=bool(first.get("listed")),
        rated=bool(first.get("rated")),
        hints=table.hints,
        deadline=table.deadline,
        patience=first.get("patience"),
        offer=table.courtesy.offer,
        seats=seats_of(table, language),
        seat=seat,
        begun=table.state is not None,
        turn=table.turn,
        number=table.moves,
        event=table.number,
        over=table.over,
        result=result_of(table),
        rematch=table.rematch,
        may_undo=table.may_undo(seat),
        view=view_of(table, seat),
    )


def board_shown(
    table: Table,
    table_id: str,
    parts: Mapping[str, boards.Part],
    link: str,
    language: str,
    seat: int | None = None,
) -> BoardShown:
    """A table in the parts that a viewer sees, with the log as they read it at their seat."""
    assert table.game
    heard = reversed(boards.told(table, seat=seat))
    return BoardShown(
        id=table_id,
        game=table.game.name,
        title=tell(say(f"{table.game.name}-title"), language),
        event=table.number,
        moves=table.moves,
        over=table.over,
        link=link,
        parts=boards.plain(parts, language),
        log=[
            [number, [tell(line, language) for line in lines], who.name if who else ""] for number, lines, who in heard
        ],
    )


def seats_of(table: Table, language: str) -> list[SeatShown]:
    """Who sits where."""
    names = [tell(name, language) for name in table.names]
    kinds = [kind_of(seat) for seat in table.seats]
    return [
        SeatShown(kind, "" if kind == "empty" else seat.name if kind == "program" else name, seat.bot, seat.face)
        for seat, kind, name in zip(table.seats, kinds, names, strict=True)
    ]


def kind_of(seat: Seat) -> Literal["empty", "person", "bot", "program"]:
    """Who plays here."""
    if seat.empty:
        return "empty"
    return "bot" if seat.bot else "program" if seat.program else "person"


def result_of(table: Table) -> Result | None:
    """How the game ended, if it has."""
    if not table.over or table.state is None:
        return None
    scores = list(table.state.scores) if table.resigned is None else None
    return Result(winners=list(table.winners), drawn=table.drawn, scores=scores, resigned=table.resigned)


def view_of(table: Table, seat: int | None) -> ViewShown | None:
    """What a seat may know, or everybody. A program could remember by itself what its seat has seen."""
    view = table.view(seat)
    if view is None:
        return None
    remembers = seat is not None or table.aids or table.over
    return plain_view(view, remembers, table.running)


def plain_view(view: View, remembers: bool = True, acts: bool = True) -> ViewShown:
    """A view in values of JSON."""
    remembered = view.remembered if remembers else None
    moves = sorted(view.legal_moves) if acts else []
    return ViewShown(*(to_builtins(value, enc_hook=str) for value in (view.seen, remembered, moves)))


def line_of(table: Table, table_id: str, caller: Caller) -> Line:
    """A table in one line."""
    assert table.game
    seats, seat = seats_of(table, caller.language), table.seat_of(caller.player)
    free = sum(table.may_sit(caller.player, number) for number in range(len(table.seats)))
    return Line(table_id, table.game.name, seats, free, table.state is not None, table.to_act(seat))
