"""Tables: who may do what, what a log brings back, and what is refused."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest
from positions import VARIANTS, named

import irisdeck
from irisdeck import Game
from irisdeck.bots import BOTS
from irisdeck.table import boards
from irisdeck.table.commands import KINDS, Begin, Bot, Move, Sit, Undo, parse
from irisdeck.table.table import Event, Refused, Result, Table, opened

PEOPLE = ("ann", "bob", "cyd", "dan", "eva", "fox")


def table(name: str = "red7", players: int = 2, **options: Any) -> tuple[Table, list[Event]]:
    """A table and its log."""
    made, log = Table(), [opened(name, players, options)]
    made.apply(log[0])
    return made, log


FACTS = ("now", "seed", "away", "absent", "rematch")


def decided(made: Table, player: str, kind: str, **more: Any) -> Result:
    """What follows from a command; nothing has changed."""
    facts = {name: more.pop(name) for name in FACTS if name in more}
    return made.decide(player, KINDS[kind](**more), **facts)


def do(made: Table, log: list[Event], player: str, kind: str, **more: Any) -> None:
    """Apply a command, and log its event."""
    event = json.loads(json.dumps(decided(made, player, kind, **more).event))
    log.append(event)
    made.apply(event)


def seated(name: str = "red7", players: int = 2, **options: Any) -> tuple[Table, list[Event]]:
    made, log = table(name, players, **options)
    for seat in range(players):
        do(made, log, PEOPLE[seat], "sit", seat=seat, name=PEOPLE[seat].title())
    return made, log


def begun(name: str = "red7", players: int = 2, seed: int = 4, **options: Any) -> tuple[Table, list[Event]]:
    made, log = seated(name, players, **options)
    do(made, log, "ann", "begin", seed=seed)
    return made, log


def play(made: Table, log: list[Event], move: str) -> None:
    assert made.turn is not None
    do(made, log, PEOPLE[made.turn], "move", move=move, number=made.moves)


def same(one: Table, other: Table) -> bool:
    """Whether two tables are in the same place; a log from disk brings back all of it."""
    parts = [(t.number, t.state, t.seats, t.resigned, t._back, list(t.told)) for t in (one, other)]
    return parts[0] == parts[1]


# -- Whole games --


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_a_table_is_its_log(game: Game) -> None:
    options = {key: value for key, value in game.options.items() if key != "deck"}
    made, log = begun(game.name, game.players, seed=8, **options)
    rng = Random(1)
    while made.running:
        assert made.state
        assert made.turn is not None
        if made.may_undo(made.turn) and rng.random() < 0.2:
            do(made, log, PEOPLE[made.turn], "undo", number=made.moves)
        else:
            play(made, log, rng.choice(made.state.legal_moves))
        if rng.random() < 0.1:
            assert same(Table(log), made)
    assert made.state
    assert made.winners == made.state.winners
    assert same(Table(log), made)
    assert irisdeck.Record.from_json(made.state.record().to_json()).check() == made.state


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_to_decide_changes_nothing_and_to_apply_is_to_replay(game: Game) -> None:
    options = {key: value for key, value in game.options.items() if key != "deck"}
    made, log = begun(game.name, game.players, seed=3, **options)
    twin, rng = Table(log), Random(2)
    while made.running:
        assert made.state
        seat, before = made.turn or 0, copy.deepcopy(vars(made))
        result = decided(made, PEOPLE[seat], "move", move=rng.choice(made.state.legal_moves), number=made.moves)
        assert vars(made) == before
        made.apply(result)
        twin.apply(json.loads(json.dumps(result.event)))
        assert same(twin, made)
        assert (result.state, result.deadline, result.ending) == (twin.state, twin.deadline, twin.ending)


def test_a_result_is_applied_once() -> None:
    made, _ = begun(seed=4)
    result = decided(made, "bob", "resign")
    made.apply(result)
    with pytest.raises(AssertionError, match="changed since"):
        made.apply(result)


def test_a_move_that_revealed_nothing_can_be_taken_back() -> None:
    made, log = begun(seed=4)
    before, seat = made.state, made.turn
    assert not made.may_undo(seat)
    assert before
    play(made, log, next(move for move in before.legal_moves if move.startswith("+")))
    assert made.may_undo(seat)
    assert not made.may_undo(None)
    do(made, log, PEOPLE[seat or 0], "undo", number=made.moves)
    assert made.state == before
    with pytest.raises(Refused, match="nothing-to-undo"):
        made.decide(PEOPLE[seat or 0], Undo(made.moves))


def test_a_face_that_came_up_cannot_be_taken_back() -> None:
    made, log = begun("duel", first=0)
    play(made, log, "b1")
    assert not made.may_undo(made.turn)


# -- Coming and going --


def test_bots_take_empty_seats() -> None:
    made, log = table("tricks", 3)
    do(made, log, "ann", "sit", seat=1, name="Ann")
    with pytest.raises(Refused, match="seats-empty") as refused:
        made.decide("ann", Begin())
    assert refused.value.values == {"count": 2}
    for seat in (0, 2):
        do(made, log, "ann", "bot", seat=seat, bot="easy")
    do(made, log, "ann", "begin", seed=1)
    while made.bot_to_act:
        assert made.state
        log.append(made.decide_move(irisdeck.bot(made.bot_to_act, 1).act(made.state.view(made.state.seat))).event)
        made.apply(log[-1])
    assert made.turn == 1
    assert same(Table(log), made)


def test_whoever_leaves_makes_room() -> None:
    made, log = begun("tricks", 3)
    do(made, log, "bob", "leave")
    assert made.seats[1].empty
    assert made.seat_of("bob") is None
    with pytest.raises(Refused, match="not-seated"):
        made.decide("bob", Move("1", made.moves))
    do(made, log, "cyd", "bot", seat=1, bot="medium")
    assert made.seats[1].bot == "medium"


def test_a_seat_that_was_left_stays_its_owners() -> None:
    """Whoever sits down at two seats of a game has seen two hands; and a newcomer may be anybody's second name."""
    made, log = begun("red7", 3)
    do(made, log, "bob", "leave")
    do(made, log, "cyd", "leave")
    for player, seat in (("cyd", 1), ("dan", 1), ("dan", 2), ("dan", None)):
        with pytest.raises(Refused, match="seat-kept"):
            made.decide(player, Sit(seat, "Hopper"))
    do(made, log, "cyd", "sit", seat=None, name="Cyd")
    assert made.seat_of("cyd") == 2
    do(made, log, "ann", "bot", seat=1, bot="easy")
    with pytest.raises(Refused, match="seat-taken"):
        made.decide("bob", Sit(1, "Bob"))


def test_a_game_in_which_somebody_took_over_a_seat_is_not_rated() -> None:
    """Earlier versions allowed it, and such games may still be running."""
    ratings = []
    for player in ("bob", "dan"):
        made = Table([opened("red7", 2, rated=True)])
        for seat, name in enumerate(("ann", "bob")):
            made.apply({"kind": "sit", "seat": seat, "player": name, "name": name})
        made.apply(made.deal(4))
        made.apply({"kind": "leave", "seat": 1})
        made.apply({"kind": "sit", "seat": 1, "player": player, "name": player})
        made.apply({"kind": "resign", "seat": 0, "ends": True})
        assert made.ending
        ratings.append(made.ending.rated)
    assert ratings == [True, False]


def test_to_resign_ends_a_game_of_two_and_hands_a_larger_one_to_a_bot() -> None:
    made, log = begun()
    do(made, log, "bob", "resign")
    assert made.over
    assert made.winners == (0,)
    with pytest.raises(Refused, match="game-over"):
        made.decide("ann", Move("pass", made.moves))
    made, log = begun("red7", 3)
    do(made, log, "bob", "resign")
    assert made.running
    assert made.seats[1].bot in BOTS


# -- What is refused --


@pytest.mark.parametrize(
    ("player", "wish", "message"),
    [
        ("ann", {}, "wrong-request"),
        ("ann", {"do": "fly"}, "wrong-request"),
        ("ann", {"do": ["move"]}, "wrong-request"),
        ("ann", {"do": "begin", "seed": 4}, "wrong-request"),
        ("ann", {"do": "vote", "seat": 1, "absent": [1]}, "wrong-request"),
        ("ann", {"do": "close"}, "not-understood"),
        ("eva", {"do": "move", "move": "pass", "number": 0}, "not-seated"),
        ("ann", {"do": "move", "move": "pass", "number": 0}, "not-your-turn"),
        ("bob", {"do": "move", "move": "pass", "number": 1}, "stale"),
        ("bob", {"do": "move", "move": "pass"}, "wrong-request"),
        ("bob", {"do": "move", "move": "nonsense", "number": 0}, "not-understood"),
        ("bob", {"do": "move", "move": None, "number": 0}, "wrong-request"),
        ("bob", {"do": "move", "move": "+R1", "number": 0}, "illegal"),
        ("bob", {"do": "undo", "number": 0}, "nothing-to-undo"),
        ("ann", {"do": "begin"}, "already-begun"),
        ("ann", {"do": "sit", "seat": 0, "name": "Ann"}, "already-seated"),
        ("eva", {"do": "sit", "seat": 0, "name": "Eva"}, "seat-taken"),
        ("eva", {"do": "sit", "seat": 2, "name": "Eva"}, "no-such-seat"),
        ("eva", {"do": "sit", "seat": True, "name": "Eva"}, "wrong-request"),
        ("eva", {"do": "sit", "seat": "0", "name": "Eva"}, "wrong-request"),
        ("eva", {"do": "sit", "name": "Eva"}, "no-free-seat"),
        ("eva", {"do": "sit", "seat": 0, "name": " \t"}, "name-missing"),
        ("eva", {"do": "sit", "seat": 0, "name": None}, "name-missing"),
        ("eva", {"do": "sit", "seat": 0, "name": "x" * 25}, "name-too-long"),
        ("eva", {"do": "leave"}, "not-seated"),
        ("eva", {"do": "resign"}, "not-seated"),
        ("ann", {"do": "bot", "seat": 0, "bot": "easy"}, "seat-taken"),
        ("eva", {"do": "bot", "seat": 0, "bot": "easy"}, "not-seated"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(player: str, wish: dict[str, Any], message: str) -> None:
    made, log = begun(seed=4)
    assert made.turn == 1
    with pytest.raises(Refused) as refused:
        made.decide(player, parse(wish))
    assert refused.value.message == message
    assert same(made, Table(log))


def test_before_the_deal_there_is_nothing_to_play() -> None:
    made, _ = seated()
    assert made.view(0) is None
    assert made.winners == ()
    for wish in ({"do": "move", "move": "pass", "number": 0}, {"do": "resign"}):
        with pytest.raises(Refused, match="not-begun"):
            made.decide("ann", parse(wish))


def test_an_unknown_bot_is_refused() -> None:
    made, log = table()
    do(made, log, "ann", "sit", seat=0, name="Ann")
    with pytest.raises(Refused, match="no-such-bot"):
        made.decide("ann", Bot(1, "genius"))


def test_names_are_tidied() -> None:
    made, log = table()
    do(made, log, "ann", "sit", seat=0, name="  Ann\u202e \n Lee ")
    assert made.seats[0].name == "Ann Lee"


def test_a_watcher_of_a_table_sees_no_hand() -> None:
    made, _ = begun("duel", seed=3)
    watched = made.view(None)
    assert watched
    assert watched.seen["hand"] == watched.seen["opponent"] == ["?", "?", "?"]


def next_deal(made: Table) -> list[str]:
    return str(made.decide(PEOPLE[made.turn or 0], Move("pass", 0)).event["deal"]).split()


def test_the_next_round_follows_from_the_seed_where_there_is_one() -> None:
    made, again = begun(advanced=True, seed=1)[0], begun(advanced=True, seed=1)[0]
    assert next_deal(made) == next_deal(made) == next_deal(again)


def test_without_a_seed_every_round_is_shuffled_from_the_systems_randomness() -> None:
    """What is known of the first deck tells nothing about the next one."""
    made, log = seated(advanced=True)
    do(made, log, "ann", "begin")
    one, other = next_deal(made), next_deal(made)
    assert sorted(one) == sorted(other)
    assert sum(card == twin for card, twin in zip(one, other, strict=True)) < 12  # of 48: about one by chance
    result = made.decide(PEOPLE[made.turn or 0], Move("pass", 0))
    made.apply(result)
    log.append(result.event)
    assert same(made, Table(log))


@pytest.mark.parametrize("game", irisdeck.GAMES)
def test_a_deal_has_more_orders_than_a_seed_has_values(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where all seeds were the same, no two tables would get the same cards."""
    monkeypatch.setattr("irisdeck.engine.state.os.urandom", lambda count: b"x" * count)
    made, _ = seated(game, 2)
    deals = {str(made.deal()["deal"]) for _ in range(5)}
    assert len(deals) == 5
    assert made.deal(3)["deal"] == made.deal(3)["deal"]


def test_a_sentence_about_somebody_is_not_told_of_another_of_the_same_name() -> None:
    """Sentences are cached, and only whoever they are about reads "you"."""
    for person in ("ann-1", "ann-2"):
        log = [opened("duel", 2, {"first": 0}), {"kind": "sit", "seat": 0, "player": person, "name": "Ann"}]
        table = Table([*log, {"kind": "sit", "seat": 1, "player": "bob", "name": "Bob"}])
        table.apply(table.decide(person, Begin(), seed=1))
        table.apply(table.decide_move("n1"))
        assert boards.told(table, seat=0)[0][1][0].startswith("You lay")
