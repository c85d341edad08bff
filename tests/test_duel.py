"""Rainbow duel, clause by clause (docs/rules/duel.md), and the words of its face.

A deal is written by its two ends: `front` is what player 0 draws, first card first, `back` what player 1 draws.
Player 0 sees the first letter of every card, player 1 the second.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import irisdeck
from irisdeck import IllegalMove, InvalidDeal, InvalidNotation, InvalidOption, State
from irisdeck.engine.state import Dice
from irisdeck.game import consequences, phrase
from irisdeck.games.duel.policy import reshuffle

if TYPE_CHECKING:
    from collections.abc import Iterator

COLORS = "ROYGBIV"
PAIRS = [one + two for one, two in combinations(COLORS, 2)]
DECK = [*PAIRS, *PAIRS, *(color + "W" for color in COLORS), *(color + "K" for color in COLORS), "WK"]


def deal(front: str = "", back: str = "", deck: str = "default", **options: Any) -> State:
    """A game with these cards at the two ends and the rest of the deck between them; seat 0 begins."""
    rest = list(DECK) if deck == "default" else deck.split()
    for card in [*front.split(), *back.split()]:
        rest.remove(card if card in rest else card[::-1])
    cards = [*front.split(), *rest, *reversed(back.split())]
    return irisdeck.game("duel", **{"first": 0, "deck": deck, **options}).lay_out(" ".join(cards))


def risky(*others: str) -> str:
    """A deck to run down fast: besides the cards given all are RO, of which two are given away by GIVE_AWAY."""
    return " ".join([*others, *["RO"] * (57 - len(others))])


GIVE_AWAY = "n1 f1 b2 "  # red is laid and turned to orange, then orange is laid


def play(state: State, moves: str) -> State:
    for move in moves.split():
        state = state.play(move)
    return state


def row(state: State) -> str:
    """The upper faces of the row; both seats see the same."""
    assert state.view(0).seen["row"] == state.view(1).seen["row"]
    return "".join(state.view(0).seen["row"])


def hand(state: State, seat: int) -> str:
    """What a seat sees of its own hand; a dot is an empty place."""
    return "".join(face or "." for face in state.view(seat).seen["hand"])


def left(state: State) -> int:
    """Cards in the deck."""
    return int(state.view(0).seen["deck"])


def legal(state: State) -> set[str]:
    return set(state.legal_moves)


def dealt(state: State) -> list[str]:
    """The whole deck as it was dealt."""
    return str(state.record().events[0]["deal"]).split()


def unturned(cards: list[str]) -> list[str]:
    """The same list for the same cards, whatever their order and orientation."""
    return sorted("".join(sorted(card)) for card in cards)


LAY = {"n1", "n2", "n3", "b1", "b2", "b3"}


# -- Components --


@pytest.mark.parametrize("players", [1, 3, True])
def test_the_game_is_for_two(players: int) -> None:
    """duel D1"""
    with pytest.raises(InvalidOption, match=f"^duel: players must be 2, not {players}$"):
        irisdeck.game("duel", players)


WRONG_CARDS = [
    ([*DECK[:-1], "RR"], "'RR' is no card: a card is two different faces of ROYGBIVWK (D1)"),
    ([*DECK[:-1], "WW"], "'WW' is no card: a card is two different faces of ROYGBIVWK (D1)"),
    ([*DECK[:-1], "RX"], "'RX' is no card: a card is two different faces of ROYGBIVWK (D1)"),
    ([*DECK[:-1], "rk"], "'rk' is no card: a card is two different faces of ROYGBIVWK (D1)"),
    ([*DECK[:-1], "R"], "'R' is no card: a card is two different faces of ROYGBIVWK (D1)"),
    ([*DECK[:-1], "ROY"], "'ROY' is no card: a card is two different faces of ROYGBIVWK (D1)"),
    ([*DECK, ""], "'' is no card: a card is two different faces of ROYGBIVWK (D1)"),
    (DECK[:-1], "there are 56 cards, not 57 (D1)"),
    ([*DECK, "RO"], "there are 58 cards, not 57 (D1)"),
]


@pytest.mark.parametrize(("cards", "why"), WRONG_CARDS)
def test_a_deal_is_57_cards_of_two_different_faces(cards: list[str], why: str) -> None:
    """duel D1"""
    with pytest.raises(InvalidDeal) as refused:
        irisdeck.game("duel").lay_out(" ".join(cards))
    assert str(refused.value) == why


def test_the_default_deck_has_every_pair_of_colors_twice_and_every_other_pair_once() -> None:
    """duel D2"""
    cards = dealt(irisdeck.game("duel").deal(seed=5))
    assert unturned(cards) == unturned(DECK)
    assert Counter("".join(cards)) == {**dict.fromkeys(COLORS, 14), "W": 8, "K": 8}


def test_a_deal_must_hold_the_cards_of_the_deck() -> None:
    """duel D2"""
    with pytest.raises(InvalidDeal, match=r"^the deal does not hold the cards of the deck \(D2\)$"):
        irisdeck.game("duel").lay_out(" ".join(["RO", *DECK[1:-1], "RO"]))  # a third RO for the WK
    turned = " ".join(card[::-1] for card in reversed(DECK))
    assert dealt(irisdeck.game("duel").lay_out(turned)) == turned.split()


def test_the_owner_of_another_print_can_enter_its_cards() -> None:
    """duel D2"""
    printed = " ".join(["KW"] * 20 + ["VR"] * 37)
    state = irisdeck.game("duel", deck=printed).deal(seed=1)
    assert unturned(dealt(state)) == unturned(printed.split())
    state = deal("KW VR RV", deck=printed).view(0).sample(Random(1))
    assert state.view(1).seen["opponent"] == ["W", "R", "V"]  # this deck leaves nothing to guess


def test_the_default_deal_is_no_deal_of_another_deck() -> None:
    """duel D2"""
    with pytest.raises(InvalidDeal, match=r"\(D2\)"):
        irisdeck.game("duel", deck=risky()).lay_out(" ".join(DECK))


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (risky("RR"), "('RR' is no card: a card is two different faces of ROYGBIVWK (D1))"),
        (risky("RX"), "('RX' is no card: a card is two different faces of ROYGBIVWK (D1))"),
        (risky()[3:], "(there are 56 cards, not 57 (D1))"),
        ("Default", "not 'Default' ('Default' is no card: a card is two different faces of ROYGBIVWK (D1))"),
        ("", "not '' ('' is no card: a card is two different faces of ROYGBIVWK (D1))"),
        (DECK, "not ['RO', 'RY', "),
        (None, "not None"),
        (57, "not 57"),
    ],
)
def test_a_wrong_deck_is_refused_with_what_it_may_be(value: Any, why: str) -> None:
    """duel D1, D2"""
    with pytest.raises(InvalidOption) as refused:
        irisdeck.game("duel", deck=value)
    message = str(refused.value)
    assert message.startswith("duel: option deck must be default, or 57 cards as text (RG OK ...), not ")
    assert why in message


def test_shuffling_mixes_order_and_orientation() -> None:
    """duel D3"""
    deals = [dealt(irisdeck.game("duel").deal(seed)) for seed in range(200)]
    upright = [cards.index("WK") for cards in deals if "WK" in cards]
    turned = [cards.index("KW") for cards in deals if "KW" in cards]
    assert len(upright) + len(turned) == 200
    assert 70 < len(upright) < 130
    assert len({*upright, *turned}) > 45  # of 57 places


def test_a_seed_deals_the_same_game_again() -> None:
    """duel D3"""
    game = irisdeck.game("duel")
    assert game.deal(seed=3).record() == game.deal(seed=3).record()
    assert game.deal(seed=3).record() != game.deal(seed=4).record()


# -- Set-up --

ENDS = {"front": "RO YG BK VR", "back": "OY GV IB RW"}


def test_each_draws_three_cards_from_the_own_end() -> None:
    """duel D3, D4"""
    state = deal(**ENDS)
    assert hand(state, 0) == "RYB"
    assert hand(state, 1) == "YVB"
    assert left(state) == 51


def test_of_every_card_in_either_hand_you_see_the_face_that_points_at_you() -> None:
    """duel D3, D4"""
    state = deal(**ENDS)
    assert state.view(0).seen["opponent"] == ["O", "G", "I"]
    assert state.view(1).seen["opponent"] == ["O", "G", "K"]


def test_of_the_deck_you_see_your_side_of_the_next_card_at_your_end() -> None:
    """duel D5"""
    state = deal(**ENDS)
    assert (state.view(0).seen["next"], state.view(1).seen["next"]) == ("V", "W")
    state = play(state, "n1 end")
    assert hand(state, 0) == "VYB"
    assert (state.view(0).seen["next"], state.view(1).seen["next"]) == ("R", "W")  # the filling begins with RO


def test_of_the_last_card_of_the_deck_each_sees_one_side() -> None:
    """duel D5"""
    state = play(deal(back="RO RO RO VI", deck=risky("VI")), GIVE_AWAY * 25)
    assert left(state) == 1
    assert (state.view(0).seen["next"], state.view(1).seen["next"]) == ("V", "I")
    state = play(state, "n1 end")
    assert (state.view(0).seen["next"], state.view(1).seen["next"]) == (None, None)


@pytest.mark.parametrize("first", [0, 1, "0", "1"])
def test_the_option_first_says_who_begins(first: int | str) -> None:
    """duel D6"""
    game = irisdeck.game("duel", first=first)
    assert {game.deal(seed).seat for seed in range(20)} == {int(first)}
    assert game.lay_out(" ".join(DECK)).seat == int(first)


def test_who_begins_is_random_by_default() -> None:
    """duel D6"""
    game = irisdeck.game("duel")
    assert game == irisdeck.game("duel", first="random")
    begins = [game.deal(seed).seat for seed in range(200)]
    assert set(begins) == {0, 1}
    assert 70 < sum(begins) < 130
    assert {game.lay_out(" ".join(DECK)).seat for _ in range(64)} == {0, 1}


@pytest.mark.parametrize("first", [2, -1, "younger", True, None, 0.0])
def test_nobody_else_can_begin(first: Any) -> None:
    """duel D6"""
    with pytest.raises(InvalidOption) as refused:
        irisdeck.game("duel", first=first)
    assert str(refused.value) == f"duel: option first must be 0, 1 or random, not {first!r}"


# -- Turn --


def test_both_players_lay_into_one_row() -> None:
    """duel D7"""
    state = play(deal("RO YG", "GB IV"), "n1 end n1 end n2 end n2 end")
    assert row(state) == "RBYV"


def test_after_a_round_another_one_begins_with_an_empty_row() -> None:
    """duel D7"""
    state = play(deal("RO", "OR"), "n1 end n1")
    assert row(state) == ""
    assert not state.over
    assert legal(state) == LAY


def test_you_lay_at_least_one_card() -> None:
    """duel D8"""
    state = deal("RO")
    assert "end" not in legal(state)
    assert "end" in legal(play(state, "n1"))
    assert "end" not in legal(play(state, "n1 end f1"))


@pytest.mark.parametrize(("moves", "laid"), [("n1 end", "R"), ("n1 f1 n2 end", "BO"), ("n1 f1 n2 f1 n3", "ROY")])
def test_you_lay_one_two_or_three_cards(moves: str, laid: str) -> None:
    """duel D8"""
    state = play(deal("RB OG YI"), moves)
    assert (row(state), state.seat) == (laid, 1)


def test_with_an_empty_row_there_is_nothing_to_turn() -> None:
    """duel D9"""
    assert legal(deal("RB")) == LAY


def test_before_your_first_card_you_may_turn_one() -> None:
    """duel D9"""
    state = play(deal("RB OG", "YI"), "n1 f1 n2 end")
    assert legal(state) == LAY | {"f1", "f2"}
    assert row(play(state, "n1")) == "BOI"
    assert row(play(state, "f1 n1")) == "ROI"


def test_before_each_further_card_you_must_turn_one() -> None:
    """duel D9"""
    state = play(deal("RB OG YI"), "n1")
    assert legal(state) == {"f1", "end"}
    state = play(state, "f1 n2")
    assert legal(state) == {"f1", "f2", "end"}  # also the card just laid
    assert row(play(state, "f2 n3")) == "BGY"


def test_two_cards_are_never_turned_one_after_the_other() -> None:
    """duel D9"""
    state = play(deal("RB OG YI"), "n1 f1")
    assert legal(state) == {"n2", "b2", "n3", "b3", "end"}
    assert legal(play(state, "end f1")) == LAY


@pytest.mark.parametrize(("moves", "up"), [("n1", "R"), ("b1", "O"), ("n3", "Y"), ("b3", "G")])
def test_a_card_is_laid_normal_or_blind(moves: str, up: str) -> None:
    """duel D10"""
    assert row(play(deal("RO BI YG"), moves)) == up
    assert row(play(deal(back="OR IB GY", first=1), moves)) == up


def test_the_turn_may_end_after_each_laid_card() -> None:
    """duel D11"""
    for end_after_flip in (True, False):
        state = play(deal("RB OG", end_after_flip=end_after_flip), "n1")
        assert play(state, "end").seat == 1
        assert play(state, "f1 n2 end").seat == 1


def test_the_turn_may_end_after_a_turned_card_by_default() -> None:
    """duel D11"""
    assert deal().game == deal(end_after_flip=True).game != deal(end_after_flip=False).game
    state = play(deal("RB OG"), "n1 f1")
    assert "end" in legal(state)
    assert (row(play(state, "end")), play(state, "end").seat) == ("B", 1)


def test_with_end_after_flip_off_a_turned_card_is_followed_by_a_laid_one() -> None:
    """duel D11"""
    state = play(deal("RB OG", end_after_flip=False), "n1 f1")
    assert legal(state) == {"n2", "b2", "n3", "b3"}
    assert "end" in legal(play(state, "n2"))


def test_the_turn_ends_by_itself_after_the_third_laid_card() -> None:
    """duel D11"""
    for end_after_flip in (True, False):
        state = play(deal("RB OG YI", end_after_flip=end_after_flip), "n1 f1 n2 f1 n3")
        assert state.seat == 1
        assert legal(state) == LAY | {"f1", "f2", "f3"}


@pytest.mark.parametrize("value", ["maybe", 1, None])
def test_end_after_flip_is_on_or_off(value: Any) -> None:
    """duel D11"""
    with pytest.raises(InvalidOption) as refused:
        irisdeck.game("duel", end_after_flip=value)
    assert str(refused.value) == f"duel: option end_after_flip must be true or false, not {value!r}"


def test_a_first_card_without_turning_does_not_free_the_second_from_it() -> None:
    """duel D12"""
    state = play(deal("RB", "OG YI"), "n1 end n1")  # seat 1 could have turned and did not
    assert legal(state) == {"f1", "f2", "end"}


def test_the_first_of_several_cards_needs_no_turning() -> None:
    """duel D12"""
    assert row(play(deal("RB", "OG YI"), "n1 end n1 f1 n2")) == "BGI"


# -- What a laid or turned card does --


def test_while_all_colors_differ_play_goes_on() -> None:
    """duel D13"""
    state = play(deal("RB YI", "OG"), "n1 end n1 end f2 n2")
    assert (row(state), state.scores, state.seat) == ("ROY", (0, 0), 0)


def test_a_color_that_was_turned_away_may_come_up_again() -> None:
    """duel D13"""
    assert row(play(deal("RB RO"), "n1 f1 n2")) == "BR"


def test_faces_that_lie_underneath_do_not_count() -> None:
    """duel D13"""
    assert row(play(deal("RB", "RB"), "n1 end n1")) == "RB"
    assert row(play(deal("RK", "OK"), "n1 end b1")) == "RO"


def test_light_is_any_color_and_may_lie_more_than_once() -> None:
    """duel D13"""
    state = play(deal("WR OW", "BW"), "n1 end n1 end")
    assert row(state) == "WW"
    state = play(state, "n2")
    assert row(state) == "WWO"
    state = play(state, "f3 end")
    assert (row(state), state.scores) == ("WWW", (0, 0))


def test_a_light_turned_away_shows_its_color() -> None:
    """duel D13, D14"""
    assert row(play(deal("WR WO"), "n1 f1 n2")) == "RW"
    assert play(deal("WR RO"), "n1 f1 n2").scores == (0, 2)


def test_laying_a_color_that_shows_already_loses_the_round() -> None:
    """duel D14"""
    assert play(deal("RB", "OR"), "n1 end n1").scores == (2, 0)
    assert play(deal("RB", "RO"), "n1 end b1").scores == (2, 0)
    assert play(deal("RB BO"), "n1 f1 n2").scores == (0, 2)  # the B has just been turned up


def test_turning_up_a_color_that_shows_already_loses_the_round() -> None:
    """duel D14"""
    state = play(deal("RB", "OB"), "n1 end n1")
    assert play(state, "f1").scores == (2, 0)
    assert play(state, "end f1").scores == (0, 2)
    assert row(play(state, "f2")) == "RO"


@pytest.mark.parametrize(
    ("card", "moves"), [("KR", "n1"), ("RK", "b1"), ("RK", "n1 f1"), ("KW", "n1"), ("WK", "n1 f1")]
)
def test_shade_laid_or_turned_up_loses_the_round(card: str, moves: str) -> None:
    """duel D15"""
    assert play(deal(front=card), moves).scores == (0, 1)
    assert play(deal(back=card[::-1], first=1), moves).scores == (1, 0)


SIX = {"front": "RI YI BI", "back": "IO IG IV"}
ONE_EACH = "n1 end n1 end n2 end n2 end n3 end "


def test_the_sixth_card_makes_a_rainbow() -> None:
    """duel D16"""
    five = play(deal(**SIX), ONE_EACH)
    assert (row(five), five.scores) == ("ROYGB", (0, 0))
    assert play(five, "n3").scores == (0, 6)


def test_the_sixth_card_must_not_be_a_double_or_shade() -> None:
    """duel D14, D15, D16"""
    five = play(deal(front="RI YI BI", back="IO IG BV"), ONE_EACH)
    assert play(five, "b3").scores == (6, 0)
    five = play(deal(front="RI YI BI", back="IO IG KV"), ONE_EACH)
    assert play(five, "b3").scores == (6, 0)


def test_turning_a_card_of_five_makes_no_rainbow() -> None:
    """duel D16"""
    state = play(deal(**SIX), ONE_EACH + "f1")
    assert (row(state), state.scores, state.seat) == ("IOYGB", (0, 0), 1)
    assert play(state, "n3").scores == (0, 6)


def test_lights_help_to_a_rainbow() -> None:
    """duel D13, D16"""
    assert play(deal("WR YI WO", "IO IG YW"), ONE_EACH + "n3").scores == (0, 6)
    assert play(deal("WR WO WY", "GW BW IW"), ONE_EACH + "n3").scores == (0, 6)


def test_a_rainbow_can_be_made_by_the_third_card_of_a_turn() -> None:
    """duel D11, D16"""
    state = play(deal(**SIX), "n1 f1 n2 f1 n3  n1 f2 n2 f2 n3")
    assert (state.scores, state.seat, row(state)) == ((0, 6), 0, "")
    assert left(state) == 45


def test_the_winner_takes_the_whole_row_with_the_last_card() -> None:
    """duel D17"""
    lost = play(deal("RB YI", "OG IR"), "n1 end n1 end n2 end n2")
    assert (lost.scores, row(lost)) == ((4, 0), "")
    assert lost.view(1).remembered["piles"] == [["RB", "YI", "?R", "?G"], []]
    won = play(deal(**SIX), ONE_EACH + "n3")
    assert [len(pile) for pile in won.view(0).remembered["piles"]] == [0, 6]


def test_piles_grow_from_round_to_round() -> None:
    """duel D17"""
    state = play(deal("KR RB", "OR"), "n1")
    assert state.scores == (0, 1)
    assert play(state, "n2 end n1").scores == (2, 1)


@pytest.mark.parametrize(
    ("ends", "moves", "opens"),
    [
        ({"front": "RB BO"}, "n1 f1 n2", 0),
        ({"front": "RB OB"}, "n1 f1 n2 f2", 0),
        ({"front": "KB"}, "n1", 0),
        ({"front": "RK"}, "n1 f1", 0),
        ({"front": "RB", "back": "OR"}, "n1 end n1", 1),
        ({"front": "RB", "back": "OK"}, "n1 end n1", 1),
        ({"front": "RK"}, "n1 end f1", 1),
        (SIX, ONE_EACH + "n3", 0),
        ({"front": "RI YI BI GI", "back": "IO IV"}, "n1 end n1 end n2 end n2 end n3 f1 n1", 1),
    ],
)
def test_the_loser_of_a_round_opens_the_next(ends: dict[str, str], moves: str, opens: int) -> None:
    """duel D18"""
    state = play(deal(**ends), moves)
    assert (row(state), state.seat) == ("", opens)
    assert sum(state.scores) > 0
    assert legal(state) == LAY


# -- Refill, end, winner --


def test_a_hand_is_refilled_from_the_own_end_in_rising_places() -> None:
    """duel D19"""
    turn = "n3 f1 n1"
    one = deal("RB OG YI VR GR")
    two = deal(back="BR GO IY RV RG", first=1)
    assert (hand(play(one, turn), 0), left(play(one, turn))) == (".O.", 51)  # nothing is drawn during the turn
    for state, seat in ((play(one, turn + " end"), 0), (play(two, turn + " end"), 1)):
        assert (hand(state, seat), left(state)) == ("VOG", 49)
        assert "." not in hand(state, 1 - seat)


def test_hands_are_refilled_when_a_round_ends() -> None:
    """duel D19"""
    state = play(deal("RB BO YI VR GR"), "n1 f1 n2")
    assert (hand(state, 0), left(state)) == ("VGY", 49)
    state = play(deal(back="IO IG IV BR GR RY", front="RI YI BI"), ONE_EACH + "n3")
    assert (hand(state, 1), left(state)) == ("RRY", 45)


def test_the_third_card_of_a_turn_is_followed_by_a_refill() -> None:
    """duel D11, D19"""
    state = play(deal("RB OG YI VR GR IR"), "n1 f1 n2 f1 n3")
    assert (hand(state, 0), left(state)) == ("VGI", 48)


def test_the_last_card_of_the_deck_is_still_played() -> None:
    """duel D20"""
    state = play(deal(deck=risky()), GIVE_AWAY * 25 + "n1 end")
    assert (left(state), hand(state, 0), state.over, state.winners) == (0, "RRR", False, ())


def test_the_game_ends_when_a_hand_cannot_be_refilled_and_the_row_counts_for_nobody() -> None:
    """duel D20"""
    state = play(deal(deck=risky()), GIVE_AWAY * 25 + "n1 f1 n2")
    assert not state.over
    state = play(state, "end")
    assert state.over
    assert (left(state), hand(state, 0)) == (1, "..R")  # two are wanted and one is there: it is not drawn
    assert (row(state), state.scores) == ("OR", (0, 50))
    assert state.legal_moves == state.view(0).legal_moves == state.view(1).legal_moves == ()


def test_the_other_end_of_the_deck_runs_out_as_well() -> None:
    """duel D20"""
    state = play(deal(deck=risky(), first=1), GIVE_AWAY * 25 + "n1 f1 n2 end")
    assert (state.over, state.scores, left(state), hand(state, 1)) == (True, (50, 0), 1, "..O")


def test_the_row_of_a_decided_round_is_taken_before_the_game_ends() -> None:
    """duel D20"""
    state = play(deal(deck=risky()), GIVE_AWAY * 25 + "n1 end b1")
    assert (state.over, state.scores, row(state), hand(state, 1)) == (True, (2, 50), "", ".OO")


def test_a_round_lost_by_turning_before_laying_does_not_end_the_game() -> None:
    """duel D20"""
    state = play(deal("RO RO RK", deck=risky("RK")), GIVE_AWAY * 25 + "n3 end")
    assert left(state) == 0
    state = play(state, "f1")
    assert (state.over, state.scores, state.seat, hand(state, 1)) == (False, (1, 50), 1, "OOO")
    assert play(state, "n1 end").over


def test_the_bigger_pile_wins() -> None:
    """duel D21"""
    moves = GIVE_AWAY * 25 + "n1 f1 n2 end"
    assert play(deal(deck=risky()), moves).winners == (1,)
    assert play(deal(deck=risky(), first=1), moves).winners == (0,)


def test_equal_piles_are_a_draw_that_names_both() -> None:
    """duel D21"""
    zero_loses = GIVE_AWAY * 11 + "n1 end n1 end n1 "  # 22 cards, and a row of three
    one_loses = "n1 f1 n2 end n1 " + GIVE_AWAY * 11
    state = play(deal(deck=risky()), zero_loses + one_loses)
    assert (state.scores, state.winners, left(state)) == ((25, 25), (), 1)
    state = play(state, "n1 f1 n2 end")
    assert (state.over, state.scores, state.winners) == (True, (25, 25), (0, 1))


# -- What a player knows --


def test_what_a_seat_sees() -> None:
    """duel D22"""
    state = play(deal("RB OG YI VR", "GB IV OY WK"), "n1 f1")
    table = {"row": ["B"], "piles": [0, 0], "deck": 51, "laid": 1, "turned": True}
    assert state.view(0).seen == {"hand": [None, "O", "Y"], "opponent": ["G", "I", "O"], "next": "V", **table}
    assert state.view(1).seen == {"hand": ["B", "V", "Y"], "opponent": [None, "G", "I"], "next": "K", **table}


def test_both_see_whose_turn_it_is_and_only_one_may_move() -> None:
    """duel D22"""
    state = deal("RB", "OR")
    assert [state.view(seat).turn for seat in (0, 1)] == [0, 0]
    assert (set(state.view(0).legal_moves), state.view(1).legal_moves) == (LAY, ())
    state = play(state, "n1 end")
    assert [state.view(seat).turn for seat in (0, 1)] == [1, 1]
    assert (state.view(0).legal_moves, set(state.view(1).legal_moves)) == ((), LAY | {"f1"})


def test_both_see_pile_sizes_and_the_size_of_the_deck() -> None:
    """duel D22"""
    state = play(deal("KR RB", "OR"), "n1 n2 end n1")
    for seat in (0, 1):
        assert state.view(seat).seen["piles"] == [2, 1]
        assert state.view(seat).seen["deck"] == 48


def remembered_row(state: State, seat: int) -> list[str]:
    row: list[str] = state.view(seat).remembered["row"]
    return row


def test_the_hidden_face_of_a_card_is_known_if_it_pointed_at_you() -> None:
    """duel D23"""
    state = play(deal("RB", "GY"), "n1 end n1")
    assert row(state) == "RY"
    assert remembered_row(state, 0) == ["R?", "GY"]
    assert remembered_row(state, 1) == ["RB", "?Y"]


def test_a_face_that_was_up_is_remembered_when_it_is_turned_back() -> None:
    """duel D23"""
    state = play(deal("RB", "GY"), "n1 f1 end f1 n1 end")
    assert row(state) == "RY"
    assert remembered_row(state, 0) == ["RB", "GY"]  # the B was up for a while
    assert state.view(0).seen["row"] == ["R", "Y"]  # and is not seen now
    assert "RB" not in json.dumps(state.view(0).seen)


def test_of_a_card_laid_blind_the_opponent_does_not_see_the_other_side() -> None:
    """duel D23"""
    state = play(deal("RB", "GY"), "b1 end b1")
    assert row(state) == "BG"
    assert remembered_row(state, 0) == ["RB", "G?"]
    assert remembered_row(state, 1) == ["?B", "GY"]
    assert remembered_row(play(state, "f1"), 1) == ["RB", "GY"]


def test_all_moves_are_remembered_by_both() -> None:
    """duel D23"""
    state = play(deal("RB OG", "YI"), "n1 f1 b2 end f2 n1 end")
    for seat in (0, 1):
        assert state.view(seat).remembered["history"] == "0:n1 0:f1 0:b2 0:end 1:f2 1:n1 1:end"


def test_of_a_pile_everyone_sees_the_size_and_remembers_what_was_seen_of_its_cards() -> None:
    """duel D24"""
    state = play(deal("RB YI", "GY BR"), "n1 end b1 end f1 n2 end n2")
    assert row(state) == "BGYR"
    state = play(state, "f1")  # a second R
    assert state.scores == (4, 0)
    for seat in (0, 1):
        assert state.view(seat).seen["piles"] == [4, 0]
        assert state.view(seat).seen["row"] == []
    assert state.view(0).remembered["piles"] == [["RB", "Y?", "BR", "G?"], []]
    assert state.view(1).remembered["piles"] == [["RB", "YI", "?R", "GY"], []]


def test_a_view_holds_what_was_seen_and_nothing_else() -> None:
    """duel D22, D23, D25"""
    state = play(deal("RB YI VO GV", "GY BR OW IK"), "n1 end")
    assert state.view(0).to_dict() == {
        "game": "duel",
        "players": 2,
        "options": {"first": 0, "end_after_flip": True, "deck": "default"},
        "seat": 0,
        "turn": 1,
        "over": False,
        "legal": [],
        "seen": {
            "hand": ["G", "Y", "V"],
            "opponent": ["G", "B", "O"],
            "next": "R",
            "row": ["R"],
            "piles": [0, 0],
            "deck": 50,
            "laid": 0,
            "turned": False,
        },
        "remembered": {"row": ["R?"], "piles": [[], []], "history": "0:n1 0:end"},
    }


# Twins: the same to player 0, but not the same cards. RO and RY have changed places, and so have the far sides of
# two cards of player 1, of the next card at player 0's end, and of cards deeper in the deck.
TWINS = (
    {"front": "RO RY YG VG OB IB", "back": "BR BO IV IR"},
    {"front": "RY RO YG VB OG BI", "back": "BO BR IV IR"},
)


def turned_round(ends: dict[str, str]) -> dict[str, str]:
    """What player 0 had becomes player 1's: every card is turned and the ends change places."""

    def turned(cards: str) -> str:
        return " ".join(card[::-1] for card in cards.split())

    return {"front": turned(ends["back"]), "back": turned(ends["front"])}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("moves", ["", "n1", "n1 end", "n3 end n3", "n1 end n3 end", "n3 end n3 end f2 n1"])
def test_a_seat_cannot_tell_deals_apart_that_differ_in_what_it_has_not_seen(seat: int, moves: str) -> None:
    """duel D25"""
    deals = [ends if seat == 0 else turned_round(ends) for ends in TWINS]
    one, two = (play(deal(**ends, first=seat), moves) for ends in deals)
    assert one.view(seat) == two.view(seat)
    assert one.view(1 - seat) != two.view(1 - seat)
    guesses = [state.view(seat).sample(Random(1)) for state in (one, two)]
    assert guesses[0].view(1 - seat) == guesses[1].view(1 - seat)  # the view itself carries nothing more


@pytest.mark.parametrize("seed", range(4))
def test_a_seat_cannot_tell_a_sample_from_the_real_game(seed: int) -> None:
    """duel D23, D25"""
    rng = Random(seed)
    state = irisdeck.game("duel", end_after_flip=bool(seed % 2)).deal(seed)
    while not state.over:
        state = state.play(rng.choice(state.legal_moves))
        seat = rng.randrange(2)
        guess = state.view(seat).sample(rng)
        assert guess.view(seat) == state.view(seat)
        assert guess.legal_moves == state.legal_moves


def cards_in_sight(state: State) -> tuple[str, ...]:
    """The cards of both hands and the last of the deck, put together from both views."""
    zero, one = state.view(0).seen, state.view(1).seen
    near = [*zero["hand"], *zero["opponent"], zero["next"]]
    far = [*one["opponent"], *one["hand"], one["next"]]
    return tuple(front + back for front, back in zip(near, far, strict=True))


def arrangements(known: str, cards: list[str]) -> list[tuple[str, ...]]:
    """All ways to lay cards so that player 0 sees the known faces; ? is a face not known."""
    if not known:
        return [()]
    found = []
    for card in sorted({*cards, *(card[::-1] for card in cards)}):
        if known[0] in ("?", card[0]):
            rest = list(cards)
            rest.remove(card if card in rest else card[::-1])
            found += [(card, *more) for more in arrangements(known[1:], rest)]
    return found


def worlds(state: State, count: int) -> Iterator[State]:
    """What search imagines for seat 0; one grows from another, so that some are left out to forget the one before."""
    fields, dice = state._fields.copy(), Dice(rng=1)
    for _ in range(count):
        for _ in range(5):
            reshuffle(fields, 0, dice)
        yield State(state.game, fields, None, ())


def assert_equally_likely(counts: Counter[tuple[str, ...]], possible: list[tuple[str, ...]]) -> None:
    """By chi-square, four standard deviations wide."""
    assert set(counts) == set(possible)
    expected = counts.total() / len(possible)
    chi_square = sum((counts[cards] - expected) ** 2 / expected for cards in possible)
    freedom = len(possible) - 1
    assert abs(chi_square - freedom) < 4 * (2 * freedom) ** 0.5


@pytest.mark.parametrize(
    ("unseen", "ways"),
    [
        ("YR RY OG RO OY RY OR", 21),
        ("GR IG RV OI YG BV VY", 2),  # V-Y-G-R is a ring: its four cards move together or not at all
    ],
)
def test_a_sample_is_any_arrangement_of_the_unseen_faces_with_equal_chance(unseen: str, ways: int) -> None:
    """duel D25: for whoever imagines a view, and for the search of bots."""
    cards = unseen.split()  # hand, opponent's hand, deck; of all others player 0 has seen both faces
    start = deal(f"RO RO {cards[2]}", " ".join([*cards[3:], cards[1], cards[0]]), risky(*cards))
    state = play(start, GIVE_AWAY * 25)
    assert cards_in_sight(state) == tuple(cards)
    possible = arrangements("".join(card[0] for card in cards), cards)
    assert len(possible) == ways
    rng, view = Random(1), state.view(0)
    assert_equally_likely(Counter(cards_in_sight(view.sample(rng)) for _ in range(1500)), possible)
    assert_equally_likely(Counter(map(cards_in_sight, worlds(state, 1500))), possible)


def test_a_card_of_which_no_face_was_seen_is_sampled_either_way_round() -> None:
    """duel D25"""
    unseen = ["RO", "OY", "YG", "GB", "BR", "OG", "RW", "WG"]  # as above; of the last card no face is known
    start = deal("RO RO YG", "GB BR OG WG RW RO OY", risky(*unseen))
    state = play(start, GIVE_AWAY * 24 + "b1 end")

    def cards(state: State) -> tuple[str, ...]:
        state_after = state.play("n1")  # whatever it does, seat 1 then draws the last card and leaves the one before
        state_after = state_after.play("end") if "end" in state_after.legal_moves else state_after
        return (*cards_in_sight(state)[:6], cards_in_sight(state_after)[6], cards_in_sight(state_after)[3])

    assert cards(state) == tuple(unseen)
    rng, view = Random(1), state.view(0)
    counts = Counter(cards(view.sample(rng)) for _ in range(2500))
    assert_equally_likely(counts, arrangements("ROYGBOR?", unseen))
    assert_equally_likely(Counter(map(cards, worlds(state, 2500))), arrangements("ROYGBOR?", unseen))


# -- Notation and refusals --


@pytest.mark.parametrize(
    ("moves", "tried", "message"),
    [
        ("", "end", "end: lay at least one card first (D8); legal: n1 b1 n2 b2 n3 b3"),
        ("n1 end f1", "end", "end: lay at least one card first (D8); legal: n1 b1 n2 b2 n3 b3"),
        ("", "f1", "f1: the row has no cards to turn (D9); legal: n1 b1 n2 b2 n3 b3"),
        ("n1", "f2", "f2: the row has 1 card to turn (D9); legal: f1 end"),
        ("n1 f1 n2", "f6", "f6: the row has 2 cards to turn (D9); legal: f1 f2 end"),
        ("n1 f1", "f1", "f1: two cards are never turned one after the other (D9); legal: n2 b2 n3 b3 end"),
        ("n1", "n2", "n2: turn a card of the row over before you lay another (D9); legal: f1 end"),
        ("n1", "b1", "b1: turn a card of the row over before you lay another (D9); legal: f1 end"),
        ("n1 f1", "n1", "n1: hand place 1 is empty (D8); legal: n2 b2 n3 b3 end"),
        ("n3 f1", "b3", "b3: hand place 3 is empty (D8); legal: n1 b1 n2 b2 end"),
    ],
)
def test_a_refusal_says_what_and_why_and_what_instead(moves: str, tried: str, message: str) -> None:
    """duel D8, D9"""
    state = play(deal("RB OG YI"), moves)
    before = state.record()
    with pytest.raises(IllegalMove) as refused:
        state.play(tried)
    assert str(refused.value) == message
    assert state.record() == before


def test_with_end_after_flip_off_the_refusal_says_so() -> None:
    """duel D11"""
    with pytest.raises(IllegalMove) as refused:
        play(deal("RB", end_after_flip=False), "n1 f1 end")
    assert str(refused.value) == "end: a turned card must be followed by a laid one (D11); legal: n2 b2 n3 b3"


def test_after_the_end_no_move_is_legal() -> None:
    """duel D20"""
    with pytest.raises(IllegalMove) as refused:
        play(deal(deck=risky()), GIVE_AWAY * 25 + "n1 f1 n2 end n3")
    assert str(refused.value) == "n3: the game is over"


@pytest.mark.parametrize("text", ["n0", "n4", "b4", "f0", "f7", "N1", "END", "n 1", "n1 ", "R", ""])
def test_a_text_that_is_no_move_is_refused_with_what_moves_are(text: str) -> None:
    """duel D9, D10"""
    moves = "moves are n1-n3 (lay), b1-b3 (lay blind), f1-f6 (turn over) and end"
    for read in (deal().play, deal().game.parse):
        with pytest.raises(InvalidNotation) as refused:
            read(text)
        assert str(refused.value) == f"{text!r} is no move of duel: {moves}"


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("n2", "Al lays hand card 2"),
        ("b3", "Al lays hand card 3 blind"),
        ("f6", "Al turns over row card 6"),
        ("end", "Al ends the turn"),
    ],
)
def test_a_move_in_words(move: str, words: str) -> None:
    """duel D9, D10, D11"""
    assert phrase(deal(), move, ["Al", "Bo"]) == words


@pytest.mark.parametrize(
    ("before", "move", "lines"),
    [
        ("", "n1", ["It shows red"]),
        ("", "b1", ["It shows blue"]),
        ("n1", "f1", ["It shows blue"]),
        ("n1", "end", []),
        ("", "b3", ["It shows shade", "Black! Bo wins the row of 1 card"]),
        ("n1 end", "n1", ["It shows red", "Double! Al wins the row of 2 cards"]),
        ("n1 end", "b1", ["It shows light"]),
    ],
)
def test_what_a_move_brings_about_in_words(before: str, move: str, lines: list[str]) -> None:
    """duel D13, D14, D15, D17"""
    state = play(deal("RB OG YK", "WR"), before)
    assert consequences(state, move, state.play(move), ["Al", "Bo"]) == lines


def test_a_rainbow_in_words() -> None:
    """duel D16, D17"""
    five = play(deal(**SIX), ONE_EACH)
    assert consequences(five, "n3", five.play("n3"), ["Al", "Bo"]) == [
        "It shows violet",
        "Rainbow! Bo wins the row of 6 cards",
    ]
