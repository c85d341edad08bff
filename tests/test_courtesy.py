"""Phrases, a bot for whoever stays away, offers to end a game, and hints: what a table grants and refuses."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from test_table import PEOPLE, begun, decided, do, play, same, seated

from irisdeck.bots import USUAL, Thought
from irisdeck.game import Move
from irisdeck.table import boards
from irisdeck.table.commands import Accept, Offer
from irisdeck.table.courtesy import IN_A_ROW, PAUSE, PHRASES, REACTIONS
from irisdeck.table.table import Player, Refused, Table, opened
from irisdeck.words import LANGUAGES, tell

if TYPE_CHECKING:
    from irisdeck.table.table import Event

CLOCK = {"move": 60, "game": None, "then": "loss"}
AWAY: dict[str, Any] = {"away": (1,), "absent": (1,)}  # Bob is not here, and has not been for long


def refusal(made: Table, player: str, kind: str, **wish: Any) -> str:
    """Why somebody does not get what they want; the table stays as it is."""
    number = made.number
    with pytest.raises(Refused) as refused:
        decided(made, player, kind, **wish)
    assert made.number == number
    return refused.value.message


def play_any(made: Table, log: list[Event], moves: int = 1) -> None:
    for _ in range(moves):
        assert made.state
        legal = made.state.legal_moves
        play(made, log, next((move for move in legal if move.startswith("n")), legal[0]))


# -- Phrases --


@pytest.mark.parametrize("phrase", [*PHRASES, *REACTIONS])
def test_everybody_reads_a_phrase_in_their_own_language(phrase: str) -> None:
    made, log = seated()
    do(made, log, "bob", "say", phrase=phrase)
    number, (line,) = made.told[-1]
    told = {tell(line, language) for language in LANGUAGES}
    assert all(one.startswith("Bob") for one in told)
    assert len(told) > 3
    assert made.courtesy.speeches[number].seat == 1
    assert same(Table(log), made)


def test_nobody_can_write_what_they_like() -> None:
    made, _ = begun()
    for phrase in (None, "", "rubbish", ["hello"], "phrase-hello"):
        assert refusal(made, "ann", "say", phrase=phrase) == "no-such-phrase"
    assert refusal(made, "eva", "say", phrase="hello") == "not-seated"


def test_whoever_talks_too_much_waits_for_the_next_move() -> None:
    made, log = begun("duel", first=0)
    for _ in range(IN_A_ROW):
        do(made, log, "ann", "say", phrase="hello")
    assert refusal(made, "ann", "say", phrase="oops") == "said-enough"
    do(made, log, "bob", "say", phrase="thanks")
    assert refusal(made, "ann", "say", phrase="oops") == "said-enough"
    play_any(made, log)
    do(made, log, "ann", "say", phrase="oops")


def test_what_is_said_neither_hides_the_last_move_nor_changes_it() -> None:
    made, log = begun("duel", first=0)
    play_any(made, log)
    last, moves = made.last, made.moves
    do(made, log, "bob", "say", phrase="well-played")
    assert (made.last, made.moves) == (last, moves)


def test_one_can_say_goodbye_after_the_game() -> None:
    made, log = begun()
    do(made, log, "bob", "resign")
    do(made, log, "ann", "say", phrase="good-game")


def test_a_table_forgets_speeches_with_what_it_told() -> None:
    made, log = begun("duel", first=0)
    for _ in range(30):
        do(made, log, PEOPLE[made.turn or 0], "say", phrase="hello")
        play_any(made, log)
    assert 0 < len(made.courtesy.speeches) <= len(made.told)
    assert len(Table(log, remembered=None).courtesy.speeches) == 30


# -- Somebody stays away --


def test_of_two_the_other_alone_lets_a_bot_play_until_the_owner_is_back() -> None:
    made, log = begun("duel", first=1)
    do(made, log, "ann", "vote", seat=1, **AWAY)
    assert (made.seats[1].player, made.seats[1].bot) == ("bob", USUAL)
    assert made.names == ["Ann", "Bob (bot)"]
    assert made.bot_to_act == USUAL
    assert not made.to_act(1)
    assert made.seat_of("bob") == 1
    assert refusal(made, "bob", "move", move="n1", number=0) == "stood-in"
    assert refusal(made, "bob", "offer") == "stood-in"
    assert same(Table(log), made)
    do(made, log, "bob", "back")
    assert made.names == ["Ann", "Bob"]
    assert made.to_act(1)
    play_any(made, log)
    assert same(Table(log), made)


def test_among_more_all_who_are_here_must_agree() -> None:
    made, log = begun("red7", 4)
    do(made, log, "ann", "vote", seat=1, **AWAY)
    assert made.seats[1].bot is None
    assert refusal(made, "ann", "vote", seat=1, **AWAY) == "already-voted"
    do(made, log, "cyd", "vote", seat=1, **AWAY)
    assert made.seats[1].bot is None
    do(made, log, "dan", "vote", seat=1, **AWAY)
    assert made.seats[1].bot == USUAL


def test_whoever_goes_away_meanwhile_is_not_waited_for() -> None:
    made, log = begun("red7", 3)
    do(made, log, "ann", "vote", seat=1, **AWAY)
    do(made, log, "ann", "vote", seat=1, away=(1, 2), absent=(1,))
    assert made.seats[1].bot == USUAL


def test_bots_have_no_vote() -> None:
    made, log = seated("red7", 3)
    do(made, log, "cyd", "leave")
    do(made, log, "ann", "bot", seat=2, bot="easy")
    do(made, log, "ann", "begin", seed=1)
    do(made, log, "ann", "vote", seat=1, **AWAY)
    assert made.seats[1].bot == USUAL
    assert made.names[2] == "Cat"


@pytest.mark.parametrize("how", ["back", "move"])
def test_a_vote_lapses_when_the_player_is_back_or_moves(how: str) -> None:
    made, log = begun("tricks", 3, first=1)
    do(made, log, "ann", "vote", seat=1, **AWAY)
    assert Table(log).courtesy.votes == {1: {0}}
    if how == "back":
        do(made, log, "bob", "back")
    else:
        play_any(made, log)
    do(made, log, "cyd", "vote", seat=1, **AWAY)
    assert made.seats[1].bot is None
    assert same(Table(log), made)


@pytest.mark.parametrize(
    ("seat", "wish"),
    [
        (1, {}),
        (1, {"away": (1,), "absent": ()}),
        (0, {"away": (0,), "absent": (0,)}),
        (2, {"away": (2,), "absent": (2,)}),
    ],
)
def test_only_somebody_who_is_away_for_long_is_stood_in_for(seat: int, wish: dict[str, Any]) -> None:
    made, log = begun("red7", 3)
    do(made, log, "cyd", "resign")
    assert made.seats[2].bot
    assert refusal(made, "ann", "vote", seat=seat, **wish) == "not-away"


def test_nobody_comes_back_who_was_not_away() -> None:
    made, _ = begun()
    assert refusal(made, "bob", "back") == "not-stood-in"
    assert refusal(made, "eva", "vote", seat=1, **AWAY) == "not-seated"
    assert refusal(made, "ann", "vote", seat=9, **AWAY) == "no-such-seat"
    waiting, _ = seated()
    assert refusal(waiting, "ann", "vote", seat=1, **AWAY) == "not-begun"


def test_in_a_rematch_the_owner_has_a_seat_again() -> None:
    made, log = begun()
    do(made, log, "ann", "vote", seat=1, **AWAY)
    do(made, log, "ann", "resign")
    again = Table(made.again())
    assert (again.seat_of("bob"), again.seats[0].bot) == (0, None)


def test_whoever_never_comes_back_has_given_the_game_up() -> None:
    def places(*wishes: tuple[str, dict[str, Any]]) -> tuple[int, ...]:
        made, log = begun("duel", first=0, seed=3)
        for player, wish in wishes:
            do(made, log, player, **wish)
        while True:
            assert made.state
            result = made.decide_move(made.state.legal_moves[0])
            if result.ending:
                return result.ending.places
            made.apply(result)

    away: tuple[str, dict[str, Any]] = ("ann", {"kind": "vote", "seat": 1, **AWAY})
    assert places(away) == (1, 2)
    assert places(away, ("bob", {"kind": "back"})) == places()


def test_with_a_clock_the_clock_decides_and_nobody_votes() -> None:
    log = [opened("red7", 3, clock={"move": 3 * 86_400, "game": None, "then": "loss"}, rated=True)]
    made = Table(log)
    for seat in range(3):
        do(made, log, PEOPLE[seat], "sit", seat=seat, name=PEOPLE[seat].title(), now=1000)
    do(made, log, "ann", "begin", seed=4, now=1000)
    assert refusal(made, "ann", "vote", seat=1, now=1100, **AWAY) == "clock-decides"
    assert "asks" not in boards.parts(made, "t", boards.Viewer(0), (1,), (1,), now=1100)


def test_everybody_who_sits_down_is_told_how_long_the_others_wait() -> None:
    waits, timed = Table([opened("red7", 2, patience=300)]), Table([opened("red7", 2, patience=300, clock=CLOCK)])
    words = "If somebody has been away for 5 min, the others may let a bot play until they are back."
    assert boards.terms(waits) == [words]
    assert "patience" not in timed.first
    assert words not in boards.terms(timed)
    made, _ = seated()
    assert waits.first | {"players": 2} == Table([waits.first]).again()[0]
    assert boards.terms(made) == []  # of an earlier version


def test_who_comes_back_gets_their_place_and_their_result_back() -> None:
    def result(*wishes: tuple[str, dict[str, Any]]) -> tuple[int, ...]:
        made, log = begun("red7", 3, seed=3)
        for player, wish in wishes:
            do(made, log, player, **wish)
        while True:
            assert made.state
            decided = made.decide_move(made.state.legal_moves[0])
            made.apply(decided)
            if decided.ending:
                return decided.ending.places

    alone: dict[str, Any] = {"kind": "vote", "seat": 1, "away": (1, 2), "absent": (1,)}
    assert result(("ann", alone))[1] == 3
    assert result(("ann", alone), ("bob", {"kind": "back"})) == result()
    left, sat = {"kind": "leave"}, {"kind": "sit", "seat": 1, "name": "Bob"}
    assert result(("bob", left), ("bob", sat)) == result()


# -- Offers to end a game --


def test_a_game_ends_without_a_winner_when_all_agree() -> None:
    made, log = begun("red7", 3)
    do(made, log, "bob", "offer")
    do(made, log, "ann", "accept")
    assert made.running
    assert made.decide("cyd", Accept()).ending == (
        "red7", (Player("ann", "Ann"), Player("bob", "Bob"), Player("cyd", "Cyd")), (), False,
    )  # fmt: skip
    do(made, log, "cyd", "accept")
    assert (made.over, made.running, made.winners) == (True, False, ())
    assert refusal(made, "ann", "offer") == "game-over"
    assert Table(log).over
    assert same(Table(log), made)


def test_an_offer_is_declined_or_lapses_with_the_next_move() -> None:
    made, log = begun("duel", first=0)
    assert refusal(made, "bob", "accept") == "no-offer"
    do(made, log, "ann", "offer")
    assert refusal(made, "ann", "accept") == "no-offer"
    assert refusal(made, "bob", "offer") == "offer-open"
    do(made, log, "bob", "decline")
    assert refusal(made, "bob", "accept") == "no-offer"
    do(made, log, "bob", "offer")
    play_any(made, log)
    assert refusal(made, "ann", "accept") == "no-offer"
    assert made.running


def test_the_same_seat_offers_again_only_after_some_moves() -> None:
    made, log = begun("duel", first=0)
    do(made, log, "ann", "offer")
    do(made, log, "bob", "decline")
    for left in range(PAUSE, 0, -1):
        with pytest.raises(Refused) as refused:
            made.decide("ann", Offer())
        assert (refused.value.message, refused.value.values) == ("offered-lately", {"moves": left})
        assert not made.courtesy.may_offer(made, 0)
        play_any(made, log)
    do(made, log, "ann", "offer")


def test_bots_agree_at_once_and_so_does_one_who_stands_in() -> None:
    made, log = begun("red7", 3)
    do(made, log, "cyd", "resign")
    do(made, log, "ann", "vote", seat=1, **AWAY)
    do(made, log, "ann", "offer")
    assert made.over
    assert made.winners == ()


def test_an_offer_lapses_when_others_sit_down() -> None:
    made, log = begun("red7", 3)
    do(made, log, "ann", "offer")
    do(made, log, "bob", "leave")
    assert refusal(made, "cyd", "accept") == "no-offer"


# -- Hints --


def test_hints_are_given_where_the_table_says_so_and_to_whoever_is_to_act() -> None:
    made, _ = begun("duel", first=0)
    assert refusal(made, "ann", "hint", number=0) == "no-hints"
    log = [opened("duel", 2, {"first": 0}, hints=True)]
    made = Table(log)
    for seat in range(2):
        do(made, log, PEOPLE[seat], "sit", seat=seat, name=PEOPLE[seat].title())
    assert refusal(made, "ann", "hint", number=0) == "not-begun"
    do(made, log, "ann", "begin", seed=4)
    assert refusal(made, "bob", "hint", number=0) == "not-your-turn"
    assert refusal(made, "eva", "hint", number=0) == "not-seated"
    assert refusal(made, "ann", "hint", number=3) == "stale"
    do(made, log, "ann", "hint", number=0)
    assert made.told[-1][1] == ("Ann asked for a hint",)
    assert made.last == ("The cards are dealt",)  # which stays in view
    assert same(Table(log), made)


def test_whoever_plays_bots_alone_may_always_ask() -> None:
    for rated in (False, True):
        log = [opened("duel", 2, {"first": 0}, rated=rated)]
        made = Table(log)
        do(made, log, "ann", "sit", seat=0, name="Ann")
        do(made, log, "ann", "bot", seat=1, bot="easy")
        do(made, log, "ann", "begin", seed=4)
        assert made.hints is not rated


@dataclass
class Told:
    """A hint that says one move is best."""

    thoughts: list[Thought]


@pytest.mark.parametrize("begins", ["7>", "1-", "+", ">", "end"])
def test_a_hint_lights_the_button_of_the_best_move_and_no_other(begins: str) -> None:
    made, log = begun("red7", 3, actions=True)
    rng = Random(2)
    while not [move for move in offered(made) if move.startswith(begins)]:
        if not made.running:
            made, log = begun("red7", 3, actions=True, seed=rng.randrange(1000))
        assert made.state
        play(made, log, rng.choice([move for move in made.state.legal_moves if move != "pass"] or ["pass"]))
    best = next(move for move in offered(made) if move.startswith(begins))
    viewer = boards.Viewer(made.turn, hint=Told([Thought(Move(best), 0.5, 0.1, 9)]))
    parts = [part.values for part in boards.parts(made, "t", viewer).values()]
    choices = [choice for part in parts for _, choices in part.get("cards", ()) for choice in choices]
    choices += [choice for part in parts for choice in part.get("acts", ())]
    assert [choice.move for choice in choices if choice.best] == [best]
    assert not [choice for choice in choices if choice.wanted]


def offered(made: Table) -> list[str]:
    return [] if made.state is None or made.over else [str(move) for move in made.state.legal_moves]


def test_a_game_with_hints_is_refused_as_a_rated_one_and_its_terms_say_so() -> None:
    with pytest.raises(Refused) as refused:
        opened("duel", 2, hints=True, rated=True)
    assert refused.value.said == "A game with hints cannot be rated. Choose one of the two."
    assert boards.terms(Table([opened("duel", 2, rated=True)])) == ["rated"]
    assert boards.terms(Table([opened("duel", 2, hints=True)])) == ["hints allowed, so the game is not rated"]


def test_bots_do_not_spare_anybody_a_rated_loss() -> None:
    table = Table([opened("red7", 2, rated=True)])
    for event in (
        {"kind": "sit", "seat": 0, "player": "ann", "name": "Ann"},
        {"kind": "bot", "seat": 1, "bot": "easy"},
    ):
        table.apply(event)
    table.apply(table.deal(1))
    assert not table.courtesy.may_offer(table, 0)
    with pytest.raises(Refused, match="bots-play-on"):
        table.decide("ann", Offer())
