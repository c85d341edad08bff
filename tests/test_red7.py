"""Red7, clause by clause: each test is a clause in words and a position in notation."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

import irisdeck
from irisdeck import IllegalMove, InvalidDeal, InvalidNotation, InvalidOption, State
from irisdeck.game import consequences, phrase, reveals
from irisdeck.games.red7 import rules as rules
from irisdeck.games.red7.game import COLOR_NAMES, read_card, show_card, show_cards

ALL = [f"{color}{number}" for number in range(7, 0, -1) for color in "ROYGBIV"]  # the highest first
COLORS = ("red", "orange", "yellow", "green", "blue", "indigo", "violet")


# -- Positions in notation --


def position(
    palettes: list[str],
    hands: list[str] | None = None,
    *,
    canvas: str = "",
    deck: str | None = None,
    scored: list[str] | None = None,
    seat: int = 0,
    out: tuple[int, ...] = (),
    known: list[str] | None = None,
    opened: int = 0,
    advanced: bool = False,
    actions: bool = False,
    seed: int = 0,
) -> State:
    """A position at the start of a turn. The last canvas card is on top, the first deck card is drawn first.

    The cards not named are the rest of the deck, or lie under the canvas where the deck is given.
    """
    game = irisdeck.game("red7", players=len(palettes), advanced=advanced, actions=actions)
    hands = hands or [""] * len(palettes)
    scored = scored or [""] * len(palettes)
    named = " ".join([*palettes, *hands, *scored, canvas, deck or ""]).split()
    assert len(set(named)) == len(named), "a card lies in two places"
    rest = [card for card in ALL if card not in named]
    pile = rest if deck is None else deck.split()
    under = "" if deck is None else " ".join(rest)
    in_game = 49 - len(" ".join(scored).split())
    top = in_game - len(pile)
    cover = read_card(canvas.split()[-1]) if canvas else 0
    fields = rules.State(
        rng=seed,
        players=len(palettes),
        advanced=int(advanced),
        actions=int(actions),
        seat=seat,
        alive=sum(1 << other for other in range(len(palettes)) if other not in out),
        rule=rules.color(cover) if cover else rules.RED,
        canvas=cards(f"{under} {canvas}"),
        cover=cover,
        top=top,
        cards=in_game,
        open=opened,
        deck=[0] * top + [read_card(card) for card in pile] + [0] * (49 - in_game),
        hand=four(hands),
        palette=four(palettes),
        known=four(known or []),
        scored=four(scored),
    )
    return State(game, fields, None, ())


def cards(text: str) -> int:
    return sum(rules.bit(read_card(card)) for card in text.split())


def four(sets: list[str]) -> list[int]:
    return [*map(cards, sets), 0, 0, 0, 0][:4]


def deal(hands: list[str], palettes: str, deck: str = "") -> str:
    """A whole deal; hands are filled up to seven and the deck to its end with the cards not named."""
    named = " ".join([*hands, palettes, deck]).split()
    rest = [card for card in ALL if card not in named]
    full = [[*hand.split(), *(rest.pop() for _ in range(7 - len(hand.split())))] for hand in hands]
    return " ".join([card for hand in full for card in hand] + palettes.split() + deck.split() + rest)


def leader(palettes: list[str], canvas: str = "", out: tuple[int, ...] = ()) -> int | None:
    """The seat that leads, whoever's turn it is."""
    leading = []
    for seat in range(len(palettes)):
        fields = position(palettes, canvas=canvas, seat=seat, out=out)._fields
        if seat not in out and rules.leads(fields, fields.rule):
            leading.append(seat)
    assert len(leading) < 2
    return leading[0] if leading else None


def play(state: State, moves: str) -> State:
    for move in moves.split():
        state = state.play(move)
    return state


def legal(state: State) -> str:
    return " ".join(sorted(state.legal_moves))


def hand(state: State, seat: int) -> str:
    return " ".join(state.view(seat).seen["hand"])


def palette(state: State, seat: int) -> str:
    return " ".join(state.view(0).seen["palettes"][seat])


def rule(state: State) -> str:
    return str(state.view(0).seen["rule"])


def still_in(state: State) -> list[int]:
    return [seat for seat, alive in enumerate(state.view(0).seen["in"]) if alive]


def refusal(state: State, move: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    return str(refused.value)


def win(palette: str, canvas: str = "", scored: list[str] | None = None, players: int = 2, seed: int = 0) -> State:
    """What follows when seat 0 wins a scored round with a palette, all others being out but one who passes."""
    used = " ".join([palette, canvas, *(scored or [])]).split()
    others = [card for card in ALL if card not in used][-players + 1 :]
    outs = tuple(range(2, players))
    return position([palette, *others], canvas=canvas, scored=scored, seat=1, out=outs, advanced=True, seed=seed).play(
        "pass"
    )


# -- Components --


def test_the_deck_is_every_number_in_every_color_once() -> None:
    """red7 R1"""
    dealt = irisdeck.game("red7").deal(seed=3).record().events[0]["deal"].split()
    assert sorted(dealt) == sorted(ALL)
    assert len(dealt) == 49


def test_a_higher_number_beats_a_lower_one_and_then_the_color_decides() -> None:
    """red7 R1"""
    assert leader(["R6", "V7"]) == 1
    for higher, lower in pairwise(ALL):
        assert leader([higher, lower]) == 0
        assert leader([lower, higher]) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    """red7 R1"""
    assert len(irisdeck.game("red7", players=players).deal(seed=1).scores) == players


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, "3", 2.5])
def test_no_other_number_can_play_and_the_refusal_names_those_that_can(players: int) -> None:
    """red7 R1"""
    with pytest.raises(InvalidOption) as refused:
        irisdeck.game("red7", players=players)
    assert str(refused.value) == f"red7: players must be 2, 3 or 4, not {players!r}"


def test_the_canvas_begins_with_the_red_start_card() -> None:
    """red7 R2"""
    seen = irisdeck.game("red7", players=3).deal(seed=5).view(0).seen
    assert (seen["rule"], seen["canvas"], seen["canvas_top"]) == ("red", [], None)


# -- A round --


def test_seven_cards_go_to_each_hand_and_then_one_to_each_palette() -> None:
    """red7 R3"""
    hands = ["V1 V2 V3 V4 V5 V6 V7", "I1 I2 I3 I4 I5 I6 I7", "B1 B2 B3 B4 B5 B6 B7"]
    state = irisdeck.game("red7", players=3).lay_out(deal(hands, "R4 O6 Y5", "G2 G1"))
    assert [sorted(hand(state, seat).split()) for seat in range(3)] == [each.split() for each in hands]
    assert [palette(state, seat) for seat in range(3)] == ["R4", "O6", "Y5"]
    assert state.view(2).seen["hands"] == [7, 7, 7]
    assert state.view(2).seen["deck"] == 49 - 24


@pytest.mark.parametrize(
    ("palettes", "first"),
    [("R4 O6 Y5", 2), ("R7 O6 Y5", 1), ("R4 O6 V7", 0), ("R4 O4 Y4", 1), ("V4 R3 I4 R2", 3), ("V4 R3 I2 B4", 0)],
)
def test_left_of_the_highest_palette_card_takes_the_first_turn(palettes: str, first: int) -> None:
    """red7 R3"""
    players = len(palettes.split())
    assert irisdeck.game("red7", players=players).lay_out(deal([""] * players, palettes)).seat == first


def test_play_goes_clockwise_among_those_still_in() -> None:
    """red7 R3"""
    start = position(["V1", "V2", "V3", "V4"], ["G5 G7", "Y5 Y7", "O5 O7", "R5 R7"], out=(1,))
    turns = []
    for move in ["+G5", "end", "+O5", "end", "pass", "+G7", "end", "+O7", "end"]:
        turns.append(start.seat)
        start = start.play(move)
    assert turns == [0, 0, 2, 2, 3, 0, 0, 2, 2]
    assert start.seat == 0


def test_a_turn_may_be_one_palette_card() -> None:
    """red7 R4"""
    state = position(["B3", "G4"], ["R5 V2", "I6"])
    assert legal(state) == "+R5 +V2 >V2 pass"
    after = play(state, "+R5 end")
    assert (palette(after, 0), hand(after, 0), rule(after), after.seat) == ("R5 B3", "V2", "red", 1)


def test_a_turn_may_be_one_canvas_card_and_nothing_after_it() -> None:
    """red7 R4"""
    after = position(["B3", "G4"], ["R5 V2", "I6"]).play(">V2")
    assert (palette(after, 0), hand(after, 0), rule(after), after.seat) == ("B3", "R5", "violet", 1)
    assert still_in(after) == [0, 1]


def test_a_turn_may_be_a_palette_card_and_then_a_canvas_card() -> None:
    """red7 R4"""
    laid = position(["B3", "G4"], ["R5 V2 O6", "I6"]).play("+R5")
    assert legal(laid) == ">O6 >V2 end"  # no second palette card, and no pass
    after = laid.play(">O6")
    assert (palette(after, 0), hand(after, 0), rule(after), after.seat) == ("R5 B3", "V2", "orange", 1)


def test_passing_is_being_out() -> None:
    """red7 R4"""
    after = position(["R7", "G4", "V1"], ["R5", "I6", "V2"]).play("pass")  # although seat 0 led
    assert still_in(after) == [1, 2]
    assert after.seat == 1


def test_with_no_card_in_hand_you_must_pass() -> None:
    """red7 R4"""
    assert legal(position(["R7", "G4"], ["", "I6"])) == "pass"


def test_the_top_canvas_card_is_the_rule() -> None:
    """red7 R5"""
    assert rule(position(["R7", "G4"], canvas="O5 B2 G1")) == "green"
    after = position(["R7", "G4"], ["O6", ""], canvas="B2").play(">O6")
    assert rule(after) == "orange"
    assert after.view(1).seen["canvas"] == ["O6", "B2"]
    assert after.view(1).seen["canvas_top"] == "O6"


def test_a_canvas_card_must_find_you_leading_under_its_own_rule() -> None:
    """red7 R5"""
    # R5 leads under blue with two colors, under violet with the B3; green, yellow and red belong to seat 1
    state = position(["R5 B3", "G6 G4"], ["B1 V1 G1 Y1 R1", ""])
    assert legal(state) == "+B1 +G1 +R1 +V1 +Y1 >B1 >V1 pass"


def test_the_palette_card_counts_for_the_canvas_card_that_follows() -> None:
    """red7 R4, R5"""
    state = position(["R2", "G6"], ["O5 O2", ""])
    assert ">O5" not in state.legal_moves  # one card of a number each, and the G6 is higher
    assert still_in(play(state, "+O2 >O5")) == [0, 1]


def test_the_canvas_card_itself_does_not_count_for_the_palette() -> None:
    """red7 R5"""
    assert legal(position(["V2", "I2"], ["G6", ""])) == "+G6 pass"


def test_who_does_not_lead_at_the_end_of_the_turn_is_out() -> None:
    """red7 R6"""
    assert still_in(play(position(["V1", "R7", "B2"], ["O6", "G1", "G2"]), "+O6 end")) == [1, 2]


def test_who_does_not_lead_during_the_turn_of_another_stays_in() -> None:
    """red7 R6"""
    after = play(position(["V1", "R6", "B2"], ["O7", "G1", "G2"]), "+O7 end")
    assert after.view(1).seen["leader"] == 0
    assert still_in(after) == [0, 1, 2]


def test_palettes_of_those_out_count_and_show_nothing() -> None:
    """red7 R6"""
    assert leader(["V1", "R7", "B2"]) == 1
    assert leader(["V1", "R7", "B2"], out=(1,)) == 2
    after = play(position(["R6", "V1", "B2"], ["O5", "O7", "G2"], seat=1), "pass")
    assert [palette(after, seat) for seat in range(3)] == ["R6", "", "B2"]


def test_the_last_one_in_wins_the_round() -> None:
    """red7 R7, R15"""
    state = position(["R7", "G4", "V1"], ["R5", "I6", "V2"]).play("pass")
    assert (state.over, state.scores, state.winners) == (False, (0, 0, 0), ())
    state = state.play("pass")
    assert (state.over, state.winners) == (True, (2,))  # with the lowest palette


def test_the_last_one_in_wins_also_when_the_other_falls_short() -> None:
    """red7 R6, R7"""
    assert play(position(["V1", "R7"], ["G2", ""]), "+G2 end").winners == (1,)


# -- Leading --


def test_more_cards_that_meet_the_rule_lead() -> None:
    """red7 R8"""
    assert leader(canvas="G1", palettes=["R6", "V2 V4"]) == 1
    assert leader(canvas="G1", palettes=["V2 V4", "R6", "B2 B4 B6"]) == 2


def test_ties_go_to_the_highest_card_that_meets_the_rule() -> None:
    """red7 R8"""
    assert leader(canvas="G1", palettes=["Y4 G2 R7", "B6 R2"]) == 1  # the R7 is there to be ignored
    assert leader(canvas="G1", palettes=["R6 V2", "O6 R4"]) == 0  # equal numbers: the color
    assert leader(canvas="V4", palettes=["R7 B3", "O6 I3"]) == 0
    assert leader(canvas="O5", palettes=["V3 B3 R7", "V4 I4"]) == 1


@pytest.mark.parametrize(("canvas", "palette"), [("G1", "R7 R5"), ("V1", "R7 R4")])
def test_a_palette_with_no_card_that_meets_the_rule_does_not_lead(canvas: str, palette: str) -> None:
    """red7 R8"""
    assert leader(canvas=canvas, palettes=[palette, "O7 O5"]) is None
    alone = position([palette, "O7 O5"], [f"{canvas[0]}6", ""])
    assert f">{canvas[0]}6" not in alone.legal_moves


@pytest.mark.parametrize("canvas", ["R5", "O5", "Y5", "G5", "B5", "I5", "V5"])
def test_one_card_is_enough(canvas: str) -> None:
    """red7 R8"""
    assert leader(canvas=canvas, palettes=["B2", "V2"]) == 0
    assert leader(canvas=canvas, palettes=["V2", "B2"]) == 1


@pytest.mark.parametrize(
    ("canvas", "less", "more"),
    [
        ("R1", "O7 Y7 G7", "R7"),  # red: the highest card, however many there are
        ("O1", "R7 R6 R5", "V2 I2"),  # orange: cards of one number
        ("O1", "R7 O7", "V2 I2 B2"),
        ("Y1", "R7 O7 G7", "V2 V3"),  # yellow: cards of one color
        ("Y1", "R7 R6", "V2 V3 V5"),
        ("G1", "R7 R5 R3 R6", "V2 V4"),  # green: even cards
        ("G2", "R7 R5 O6 O4", "V6 I4 B2"),
        ("B1", "R7 R6 R5 O4", "V2 I2 B2"),  # blue: different colors
        ("I1", "R7 O7 R5 R3", "V2 I3"),  # indigo: numbers in a row
        ("I1", "R7 R6 R4 R3", "V2 I3 B4"),
        ("V1", "R7 R6 R5 R3", "I1 V2"),  # violet: cards below 4
        ("V1", "R4 O4 Y4 G3", "I1 V2"),
    ],
)
def test_each_color_is_a_rule(canvas: str, less: str, more: str) -> None:
    """red7 R9"""
    assert leader(canvas=canvas, palettes=[less, more]) == 1
    assert leader(canvas=canvas, palettes=[more, less]) == 0


@pytest.mark.parametrize(
    ("color", "palette", "counting"),
    [
        ("red", "R3 V7 I7", "I7"),
        ("orange", "R5 V2 I2", "I2 V2"),
        ("orange", "R3 V3 B6 I6", "B6 I6"),  # two pairs: the higher
        ("orange", "R3 V4 B6", "B6"),
        ("yellow", "R5 R1 V6 V2 V3", "V6 V3 V2"),
        ("yellow", "V7 V1 G6 G5", "V7 V1"),  # two pairs: the one with the highest card
        ("yellow", "R6 R5 V6 V5", "R6 R5"),
        ("green", "R6 V2 B4 I7 O1", "R6 B4 V2"),
        ("blue", "R2 R6 B1 B3 V5", "R6 V5 B3"),  # the highest of each color
        ("indigo", "R1 R2 B4 B5 V7", "B5 B4"),  # two runs: the one with the highest card
        ("indigo", "R1 R2 R3 V5 V6", "R3 R2 R1"),  # the longer run, though the other is higher
        ("indigo", "R3 O3 V4 B4 G5", "G5 B4 R3"),  # the highest card of each number
        ("indigo", "R1 O1 Y1 V3", "V3"),  # equal numbers are no run
        ("indigo", "R7 R1 V5", "R7"),  # and a run does not go round the corner
        ("violet", "R3 V2 B1 O4 R7", "R3 V2 B1"),
    ],
)
def test_the_best_group_is_the_one_that_counts(color: str, palette: str, counting: str) -> None:
    """red7 R9, R10"""
    assert " ".join(show_cards(rules.counting(cards(palette), COLOR_NAMES.index(color)))) == counting


def test_a_palette_is_as_strong_as_its_cards_that_count() -> None:
    """Of all rules, palettes of up to 14 cards: the quick way agrees with gathering the cards."""
    rng = random.Random(1)
    for _ in range(4000):
        palette = sum(1 << card for card in rng.sample(range(49), rng.randrange(15)))
        for rule in range(1, 8):
            assert rules.power(palette, rule) == rules.strength(rules.counting(palette, rule))


def test_ties_between_palettes_look_at_the_best_group_only() -> None:
    """red7 R8, R10"""
    assert leader(canvas="O1", palettes=["R3 V3 B6 I6", "R5 O5 V7"]) == 0  # sixes beat fives, the V7 is alone
    assert leader(canvas="I1", palettes=["V3 R3 V4", "O4 I3"]) == 1  # O4 beats V4, whatever the threes are
    assert leader(canvas="I1", palettes=["V3 I4 R4", "O4 I3"]) == 0  # R4, not I4, stands in the run
    assert leader(canvas="Y1", palettes=["V7 V1 G6 G5", "R6 R5"]) == 0


# -- The advanced rules --


def test_a_canvas_card_greater_than_the_palette_may_draw() -> None:
    """red7 R11"""
    state = position(["R7 G2", "V1"], ["O3 O2", "B1"], deck="Y5 Y6", advanced=True)
    earned = state.play(">O3")  # 3 > 2
    assert legal(earned) == "draw keep"
    assert earned.seat == 0
    drawn = earned.play("draw")
    assert (hand(drawn, 0), drawn.view(0).seen["deck"], drawn.seat) == ("Y5 O2", 1, 1)
    kept = earned.play("keep")
    assert (hand(kept, 0), kept.view(0).seen["deck"], kept.seat) == ("O2", 2, 1)


def test_an_equal_canvas_card_draws_nothing() -> None:
    """red7 R11"""
    state = position(["R7 G2", "V1"], ["O3 O2", "B1"], deck="Y5 Y6", advanced=True).play(">O2")  # 2 = 2
    assert (state.seat, hand(state, 0)) == (1, "O3")


def test_an_empty_deck_gives_no_draw() -> None:
    """red7 R11"""
    assert position(["R7 G2", "V1"], ["O3 O2", "B1"], deck="", advanced=True).play(">O3").seat == 1


def test_without_the_advanced_rules_nothing_is_drawn() -> None:
    """red7 R11"""
    assert position(["R7 G2", "V1"], ["O7 O2", "B1"], deck="Y5 Y6").play(">O7").seat == 1


@pytest.mark.parametrize(
    ("canvas", "palette", "scored"),
    [
        ("", "R7 R6 G2", "R7"),
        ("O1", "R4 Y4 B2 G2 V7", "R4 Y4"),
        ("Y1", "R7 R1 G6 G5", "R7 R1"),  # the greens would be worth 11
        ("G1", "R2 B4 V6 R7", "V6 B4 R2"),
        ("B1", "R7 R2 O3 G4 G6", "R7 G6 O3"),
        ("I1", "R3 O3 B4 V5 R7", "V5 B4 R3"),
        ("V1", "R2 B3 G1 R7", "B3 R2 G1"),
        ("G1", "R7", ""),  # the last one in wins without a card that meets the rule
    ],
)
def test_the_winner_scores_the_cards_that_meet_the_rule(canvas: str, palette: str, scored: str) -> None:
    """red7 R12"""
    state = win(palette, canvas)
    assert " ".join(state.view(0).seen["scored"][0]) == scored
    assert state.scores == (sum(int(card[1]) for card in scored.split()), 0)


def test_points_add_up_over_the_rounds() -> None:
    """red7 R12"""
    assert win("R7", scored=["O2 O3", "Y5"]).scores == (12, 5)


def test_scored_cards_never_return() -> None:
    """red7 R12, R13"""
    state = win("R7 O7 R3", "O1", scored=["", "G2"], seed=11)  # O7 and R7 scored
    fields = state._fields
    everywhere = [show_card(card) for card in fields.deck[fields.top : fields.cards]]
    for seat in range(2):
        everywhere += [*hand(state, seat).split(), *palette(state, seat).split()]
    assert sorted(everywhere) == sorted(set(ALL) - {"R7", "O7", "G2"})


def test_the_other_cards_are_shuffled_and_dealt_under_the_red_rule() -> None:
    """red7 R13, R3"""
    state = win("R2 O3 R3", "V1", seed=1)
    seen = state.view(0).seen
    assert (seen["rule"], seen["canvas"], seen["canvas_top"]) == ("red", [], None)
    assert (seen["hands"], seen["deck"], seen["in"]) == ([7, 7], 49 - 3 - 16, [True, True])
    assert [len(shown) for shown in seen["palettes"]] == [1, 1]
    assert seen["round"] == 2
    assert hand(state, 0) != hand(win("R2 O3 R3", "V1", seed=2), 0)


def test_the_next_round_begins_left_of_its_own_highest_card() -> None:
    """red7 R13, R3"""
    rounds = [win("R7", seed=seed) for seed in range(10)]
    ahead = [state.view(0).seen["leader"] for state in rounds]
    assert [state.seat for state in rounds] == [1 - seat for seat in ahead]
    assert set(ahead) == {0, 1}


def test_a_round_that_has_just_been_dealt_can_be_dealt_otherwise() -> None:
    """red7 R13"""
    state = win("R7")
    cards_left = deal(["V1 V2 V3 V4 V5 V6 V7", "I1 I2 I3 I4 I5 I6 I7"], "B1 G1").replace(" R7", "")
    again = state.redeal(cards_left)
    assert (hand(again, 0), palette(again, 1), again.seat) == ("V7 V6 V5 V4 V3 V2 V1", "G1", 0)
    assert again.scores == (7, 0)
    with pytest.raises(InvalidDeal, match=r"^cards are dealt only at the start of a round \(R13\)$"):
        again.play("+V7").redeal(cards_left)


def test_a_game_of_several_rounds_replays_from_its_record() -> None:
    """red7 R13, R14"""
    rng = random.Random(4)
    state = irisdeck.game("red7", players=3, advanced=True, actions=True).deal(seed=4)
    while not state.over:
        state = state.play(rng.choice(state.legal_moves))
    record = state.record()
    deals = [event["deal"].split() for event in record.events if "deal" in event]
    assert len(deals) > 2
    assert all(len(set(dealt)) == len(dealt) for dealt in deals)
    assert all(set(later) <= set(earlier) for earlier, later in pairwise(deals))
    assert record.check().scores == state.scores


@pytest.mark.parametrize(
    ("players", "scored"),
    [(2, "O7 Y7 G7 B7 G5"), (3, "O7 Y7 G7 B7"), (4, "O7 Y7 G7 V2")],  # seven short of 40, 35, 30
)
def test_the_points_to_win_end_the_game(players: int, scored: str) -> None:
    """red7 R14"""
    before = [scored, *[""] * (players - 1)]
    short = win("R6", scored=before, players=players)
    assert (short.over, short.winners, len(short.legal_moves) > 0) == (False, (), True)
    ended = win("R7", scored=before, players=players)
    assert (ended.over, ended.winners, ended.legal_moves) == (True, (0,), ())
    assert ended.scores[0] == {2: 40, 3: 35, 4: 30}[players]


LOW = [f"{color}{number}" for number in (1, 2, 3) for color in "ROYGBIV"]


def test_the_game_ends_when_the_deck_is_too_small_and_most_points_win() -> None:
    """red7 R14"""
    ones_and_twos, threes = " ".join(LOW[:14]), " ".join(LOW[14:])  # 21 points each
    enough = win("R7", scored=["B4", ones_and_twos, f"{threes} V4 G4"], players=3)
    assert (enough.over, enough.view(0).seen["deck"]) == (False, 0)  # the 24 cards left are just dealt
    too_few = win("R7", scored=["B4 I4", ones_and_twos, f"{threes} V4 G4"], players=3)
    assert (too_few.over, too_few.scores, too_few.winners) == (True, (15, 21, 29), (2,))  # not who won the round


def test_equal_points_share_the_victory() -> None:
    """red7 R14"""
    ones_and_twos, threes = " ".join(LOW[:14]), " ".join(LOW[14:])
    state = win("R7 R6", "Y5", scored=["V4 I4 B4", ones_and_twos, f"{threes} G4"], players=3)
    assert (state.over, state.scores, state.winners) == (True, (25, 21, 25), (0, 2))


def test_without_the_advanced_rules_a_game_is_one_round() -> None:
    """red7 R15"""
    state = play(position(["R7", "G4", "V1"], ["R5", "I6", "V2"]), "pass pass")
    assert (state.over, state.scores, state.winners, state.legal_moves) == (True, (0, 0, 1), (2,), ())
    assert refusal(state, "pass") == "pass: the game is over"


# -- The actions of odd cards --


def test_a_seven_sends_another_palette_card_to_the_canvas() -> None:
    """red7 R16"""
    state = position(["G2 B4", "V6"], ["R7 O1", "Y1"], actions=True).play("+R7")
    assert legal(state) == "7>B4"  # 7>G2 would leave the B4 alone against the V6
    after = state.play("7>B4")
    assert (palette(after, 0), rule(after), after.seat) == ("R7 G2", "blue", 0)
    assert after.view(1).seen["canvas_top"] == "B4"


def test_a_seven_never_sends_itself() -> None:
    """red7 R16"""
    state = position(["O1 O2", "V6"], ["R7", "Y1"], actions=True).play("+R7")
    assert legal(state) == "7>O1 7>O2"


def test_a_seven_leads_with_the_palette_that_is_left() -> None:
    """red7 R16"""
    state = position(["Y4 R4", "V6"], ["G7", "Y1"], canvas="O1", actions=True).play("+G7")
    assert legal(state) == "7>R4 7>Y4"
    state = position(["Y4 R4", "V6 V5"], ["G7", "Y1"], canvas="O1", actions=True).play("+G7")
    assert legal(state) == "7>R4"  # yellow needs two of a color, and the Y4 that asks for it is gone


def test_a_seven_with_no_card_that_lets_you_lead_does_nothing() -> None:
    """red7 R16"""
    state = position(["G2", "V6 V4"], ["R7 B1", "Y1"], actions=True).play("+R7")
    assert legal(state) == ">B1 end"  # blue from hand: the palette of two is still whole
    assert palette(state, 0) == "R7 G2"


def test_a_five_lays_another_card() -> None:
    """red7 R16"""
    state = position(["G2", "V6"], ["R5 B4 R6", "Y1"], actions=True).play("+R5")
    assert legal(state) == "+B4 +R6"
    after = state.play("+R6")
    assert (palette(after, 0), hand(after, 0)) == ("R6 R5 G2", "B4")
    assert legal(after) == ">B4 end"


def test_the_card_laid_by_a_five_acts_too() -> None:
    """red7 R16"""
    start = position(["G2", "V6"], ["R5 O5 V3 R7", "Y1"], deck="G7 G5", actions=True)
    chain = play(start, "+R5 +O5")
    assert legal(chain) == "+R7 +V3"
    assert "G7" in hand(chain.play("+V3"), 0)
    assert legal(chain.play("+R7")) == "7>O5 7>R5"  # green would find no even card left


def test_a_five_with_an_empty_hand_does_nothing() -> None:
    """red7 R16"""
    state = position(["G2", "V4"], ["R5", "Y1"], actions=True).play("+R5")
    assert legal(state) == "end"


def test_a_five_with_nothing_but_ones_that_may_not_be_laid_does_nothing() -> None:
    """red7 R16, R17"""
    state = position(["V2", "R7 R6"], ["O5 R1 O1", "Y1"], actions=True)
    assert legal(state.play("+O5")) == "end"
    mixed = position(["V2", "R7 R6"], ["O5 R1 R2", "Y1"], actions=True)
    assert legal(mixed.play("+O5")) == "+R2"


def test_a_three_draws_by_itself_and_the_card_may_go_onto_the_canvas() -> None:
    """red7 R16"""
    state = position(["G2", "R7"], ["B3", "Y1"], deck="V5 V4", actions=True).play("+B3")
    assert (hand(state, 0), state.view(1).seen["deck"]) == ("V5", 1)
    assert legal(state) == ">V5 end"
    assert still_in(state.play(">V5")) == [0, 1]


def test_a_three_draws_nothing_from_an_empty_deck() -> None:
    """red7 R16"""
    state = position(["G2", "R7"], ["B3 Y4", "Y1"], deck="", actions=True).play("+B3")
    assert (hand(state, 0), state.view(1).seen["deck"]) == ("Y4", 0)


def test_a_one_puts_a_card_of_another_palette_on_top_of_the_deck() -> None:
    """red7 R16"""
    state = position(["R7", "Y4 G4"], ["R1", "Y1"], deck="V5 V4", actions=True).play("+R1")
    assert legal(state) == "1-G4 1-Y4"
    after = state.play("1-Y4")
    assert (palette(after, 0), palette(after, 1), after.view(0).seen["deck"]) == ("R7 R1", "G4", 3)
    drawn = play(position(["R7", "Y4 G4"], ["R1", "B3"], deck="V5 V4", actions=True), "+R1 1-Y4 end +B3")
    assert hand(drawn, 1) == "Y4"


def test_a_one_can_fill_an_empty_deck() -> None:
    """red7 R16"""
    after = play(position(["R7", "Y4 G4"], ["R1", "B3"], deck="", actions=True), "+R1 1-Y4 end +B3")
    assert (hand(after, 1), after.view(0).seen["deck"]) == ("Y4", 0)


def test_a_one_spares_single_cards_players_out_and_oneself() -> None:
    """red7 R16"""
    state = position(["B2 B3", "Y4 G4", "V3", "R7 R6"], ["R1", "", "", ""], canvas="V1", out=(3,), actions=True)
    assert legal(state.play("+R1")) == "1-G4 1-Y4"


def test_a_one_with_nobody_to_take_from_does_nothing() -> None:
    """red7 R16, R17"""
    state = position(["B2", "Y4", "R7 R6"], ["R1", "V2", "V5"], out=(2,), actions=True)
    assert legal(state) == "+R1 pass"  # laid freely, although it cannot end in the lead
    assert legal(state.play("+R1")) == "end"
    assert still_in(play(state, "+R1 end")) == [1]


@pytest.mark.parametrize("odd", ["R7", "R5", "R3", "R1"])
def test_without_the_option_odd_cards_do_nothing(odd: str) -> None:
    """red7 R16"""
    state = position(["B4 G2", "Y4 V6"], [f"{odd} V2", "V5"], advanced=True).play(f"+{odd}")
    assert set(state.legal_moves) <= {">V2", "end"}
    assert "end" in state.legal_moves
    assert (hand(state, 0), palette(state, 1)) == ("V2", "V6 Y4")


@pytest.mark.parametrize("even", ["R6", "R4", "R2"])
def test_even_cards_have_no_action(even: str) -> None:
    """red7 R16"""
    state = position(["B4 G2", "Y4 V6"], [f"{even} Y1", "V5"], actions=True).play(f"+{even}")
    assert legal(state).endswith("end")
    assert (hand(state, 0), palette(state, 1)) == ("Y1", "V6 Y4")


@pytest.mark.parametrize("advanced", [False, True])
def test_actions_go_with_and_without_the_advanced_rules(advanced: bool) -> None:
    """red7 R16"""
    state = position(["G2 B4", "V6"], ["R7 O1", "Y1"], advanced=advanced, actions=True).play("+R7")
    assert legal(state) == "7>B4"


@pytest.mark.parametrize("odd", ["R5", "R3", "R1"])
def test_odd_cards_laid_onto_the_canvas_do_not_act(odd: str) -> None:
    """red7 R16"""
    state = position(["R7", "Y4 G4"], [f"{odd} B2 V4", ""], deck="I5", actions=True)
    after = state.play(f">{odd}")
    assert (after.seat, hand(after, 0), palette(after, 1)) == (1, "V4 B2", "Y4 G4")


def test_a_one_that_could_not_end_in_the_lead_may_not_be_laid() -> None:
    """red7 R17"""
    state = position(["V2", "R7 R6"], ["O1 B4", ""], actions=True)
    assert legal(state) == "+B4 +O1 pass"  # after the O1, >B4 leads with two colors
    assert legal(position(["V2", "R7 R6"], ["O1 R4", ""], actions=True)) == "+R4 pass"
    assert legal(position(["V2", "R7 R6"], ["B1", ""], actions=True)) == "pass"  # the B1 cannot go to both places
    assert legal(position(["V2", "R7 V1"], ["O1 R4", ""], actions=True)) == "+O1 +R4 pass"  # by taking the R7


def test_a_one_may_take_only_what_can_still_end_in_the_lead() -> None:
    """red7 R17"""
    state = position(["R6", "R7 V2"], ["O1", ""], actions=True)
    assert legal(state.play("+O1")) == "1-R7"
    assert legal(play(state, "+O1 1-R7")) == "end"


def test_after_the_taking_only_moves_that_end_in_the_lead_are_legal() -> None:
    """red7 R17"""
    laid = position(["R6", "R7 V2"], ["O1 V5", ""], actions=True).play("+O1")
    assert legal(laid) == "1-R7 1-V2"
    assert legal(laid.play("1-V2")) == ">V5"  # the R7 still leads under red, so the rule must change
    assert legal(laid.play("1-R7")) == "end"  # the V2 leads under violet, so it must not
    assert still_in(play(laid, "1-V2 >V5")) == [0, 1]


def test_a_one_binds_only_its_own_turn() -> None:
    """red7 R17"""
    state = play(position(["R6", "R5 V2"], ["O1", "V4"], actions=True), "+O1 1-R5 end +V4")
    assert "end" in state.legal_moves  # seat 1 does not lead
    assert state.view(1).seen["must_lead"] is False


def test_a_one_laid_by_a_five_is_bound_too() -> None:
    """red7 R17, R16"""
    state = position(["R6", "R7 V2"], ["G5 O1", ""], actions=True).play("+G5")
    assert legal(state) == "+O1"
    assert legal(state.play("+O1")) == "1-R7"


def test_a_turn_is_palette_action_canvas_draw() -> None:
    """red7 R18, R11"""
    start = position(["R6", "R7 V2"], ["O1 V5", "G3"], deck="B7", advanced=True, actions=True)
    asked = []
    for move in ["+O1", "1-V2", ">V5", "draw"]:
        asked.append(start.view(0).seen["phase"])
        start = start.play(move)
    assert asked == ["start", "one", "canvas", "draw"]
    assert (hand(start, 0), start.seat) == ("V2", 1)  # the very card that was taken


def test_the_palette_is_counted_when_the_canvas_card_lies() -> None:
    """red7 R18, R11"""
    state = position(["R7 G2", "V1"], ["O3 O4 G4", "B1"], deck="Y5 Y6", advanced=True)
    assert play(state, "+G4 >O3").seat == 1  # 3 > 2 before the palette card, but not after it
    assert legal(play(state, "+G4 >O4")) == "draw keep"


def test_a_canvas_card_by_a_seven_draws_too() -> None:
    """red7 R19, R11"""
    start = position(["G2 B3", "V6"], ["R7 O6", "Y1"], deck="I5 I4", advanced=True, actions=True)
    earned = play(start, "+R7 7>B3")  # 3 > 2: the B3 itself has left the palette
    assert legal(earned) == "draw keep"
    assert legal(earned.play("keep")) == ">O6 end"
    assert hand(earned.play("draw"), 0) == "O6 I5"
    small = position(["G3 B2", "V6"], ["R7 O6", "Y1"], deck="I5 I4", advanced=True, actions=True)
    assert legal(play(small, "+R7 7>B2")) == ">O6 end"  # 2 = 2


def test_after_a_seven_another_card_may_go_onto_the_canvas() -> None:
    """red7 R19"""
    start = position(["G2 B3", "V6"], ["R7", "Y1"], deck="O6 I4", advanced=True, actions=True)
    drawn = play(start, "+R7 7>B3 draw")
    assert legal(drawn) == ">O6 end"  # the card just drawn
    again = drawn.play(">O6")
    assert legal(again) == "draw keep"  # and it draws once more
    done = again.play("draw")
    assert (hand(done, 0), rule(done), done.seat) == ("I4", "orange", 1)
    assert {"O6", "B3"} <= set(done.view(0).seen["canvas"])


def test_after_a_seven_without_the_advanced_rules_the_canvas_follows_at_once() -> None:
    """red7 R19"""
    start = position(["G2 B3", "V6"], ["R7 O6", "Y1"], actions=True)
    assert legal(play(start, "+R7 7>B3")) == ">O6 end"


def test_a_palette_card_may_be_laid_even_without_the_lead() -> None:
    """red7 R20, R6"""
    state = position(["V1", "R7", "O6"], ["B2", "", ""])
    assert legal(state) == "+B2 pass"
    assert still_in(play(state, "+B2 end")) == [1, 2]


# -- Options --


@pytest.mark.parametrize("option", ["advanced", "actions"])
def test_options_are_off_unless_asked_for(option: str) -> None:
    """red7 R11, R16"""
    assert irisdeck.game("red7").options[option] is False
    wanted: dict[str, Any] = {option: "on"}
    assert irisdeck.game("red7", **wanted).options[option] is True
    assert irisdeck.game("red7", **wanted) != irisdeck.game("red7")


@pytest.mark.parametrize("option", ["advanced", "actions"])
@pytest.mark.parametrize("value", ["maybe", 2, None, ""])
def test_a_wrong_option_is_told_what_is_allowed(option: str, value: Any) -> None:
    """red7 R11, R16"""
    wanted: dict[str, Any] = {option: value}
    with pytest.raises(InvalidOption) as refused:
        irisdeck.game("red7", **wanted)
    assert str(refused.value) == f"red7: option {option} must be true or false, not {value!r}"


def test_an_unknown_option_is_told_which_there_are() -> None:
    """red7 R11, R16"""
    with pytest.raises(InvalidOption, match=r"^red7 has no option 'first': it has advanced and actions$"):
        irisdeck.game("red7", first=1)


# -- What a player knows --


def test_a_seat_sees_its_hand_the_palettes_the_canvas_and_the_counts() -> None:
    """red7 R21"""
    state = position(
        ["G2 B3", "V6", "R4"],
        ["R7 O6", "Y1 Y2 Y3", ""],
        canvas="B2 I6",
        scored=["R1", "", "O1 O2"],
        deck="V1 V2",
        out=(2,),
        advanced=True,
    )
    seen = state.view(1).seen
    assert seen["hand"] == ["Y3", "Y2", "Y1"]
    assert seen["hands"] == [2, 3, 0]
    assert seen["in"] == [True, True, False]
    assert seen["palettes"] == [["B3", "G2"], ["V6"], []]
    assert {"I6", "B2"} <= set(seen["canvas"])
    assert (seen["rule"], seen["canvas_top"], seen["deck"], seen["leader"]) == ("indigo", "I6", 2, 0)
    assert seen["scored"] == [["R1"], [], ["O2", "O1"]]
    assert seen["scores"] == [1, 0, 3]
    assert state.view(1).remembered["palettes_out"] == [[], [], ["R4"]]


def test_palettes_of_those_out_are_remembered() -> None:
    """red7 R21, R6"""
    state = position(["G2 B3", "V6", "R4"], ["R7", "Y1", "Y2"]).play("pass")
    assert state.view(2).seen["palettes"] == [[], ["V6"], ["R4"]]
    assert state.view(2).remembered["palettes_out"] == [["B3", "G2"], [], []]


def test_moves_are_remembered() -> None:
    """red7 R21"""
    state = play(position(["G2", "V6", "R4"], ["R7", "Y1", "Y2"]), "+R7 end pass")
    assert state.view(2).remembered["history"] == "0:+R7 0:end 1:pass"


def test_a_card_put_onto_the_deck_is_known_until_it_is_drawn_and_then_until_it_is_played() -> None:
    """red7 R21"""
    start = position(["R7", "Y4 G4", "V2"], ["R1 I6", "B3 V5", "O6"], deck="V7 V4", actions=True)

    def known(state: State) -> list[tuple[list[str], list[list[str]]]]:
        memories = [state.view(seat).remembered for seat in range(3)]
        return [(memory["top_of_deck"], memory["known_in_hands"]) for memory in memories]

    assert known(start) == [([], [[], [], []])] * 3
    taken = play(start, "+R1 1-Y4 end")
    assert known(taken) == [(["Y4"], [[], [], []])] * 3
    drawn = taken.play("+B3")
    assert known(drawn) == [([], [[], ["Y4"], []])] * 3
    assert drawn.view(0).seen["hands"] == [1, 2, 1]
    after = play(drawn, "end pass")  # seat 1 is out, but the card stays known in that hand
    assert known(after)[0] == ([], [[], ["Y4"], []])


@pytest.mark.parametrize("move", ["+Y4", ">Y4"])
def test_a_known_card_that_is_played_is_no_longer_in_the_hand(move: str) -> None:
    """red7 R21"""
    state = position(["B2", "V1"], ["Y4 I6", "O1"], known=["Y4 I6", ""]).play(move)
    assert state.view(1).remembered["known_in_hands"] == [["I6"], []]


def test_two_cards_put_onto_the_deck_are_known_in_their_order() -> None:
    """red7 R21"""
    state = play(position(["R7", "Y6 G4"], ["O1", "I3"], deck="Y4 V7", opened=1, actions=True), "+O1 1-Y6")
    assert state.view(1).remembered["top_of_deck"] == ["Y6", "Y4"]
    assert play(state, "end +I3").view(0).remembered == {
        "palettes_out": [[], []],
        "known_in_hands": [[], ["Y6"]],
        "ones_in_hands": [0, 0],
        "top_of_deck": ["Y4"],
        "history": "0:+O1 0:1-Y6 0:end 1:+I3",
    }


def test_a_card_drawn_from_under_the_known_ones_is_not_known() -> None:
    """red7 R21"""
    start = position(["R7", "Y4 G4"], ["B3", "I3"], deck="Y6 V7", opened=1, actions=True)
    state = play(start, "+B3 end +I3")
    assert state.view(0).remembered["known_in_hands"] == [["Y6"], []]
    assert state.view(0).seen["hands"] == [1, 1]
    assert state.view(1).seen["hand"] == ["V7"]


def test_what_was_known_of_hands_is_forgotten_with_the_round() -> None:
    """red7 R21, R13"""
    state = position(["R7", "G4"], ["B3", "I3"], known=["B3", ""], deck="Y6", opened=1, advanced=True, seat=1)
    memory = state.play("pass").view(1).remembered
    assert (memory["top_of_deck"], memory["known_in_hands"]) == ([], [[], []])


def twin(hand: str, hand_out: str, deck: str) -> State:
    """A position in which seat 0 knows the G6 in the hand of seat 1, and the B2 on top of the deck."""
    return position(
        ["R6", "R7 V2", "B5"],
        ["O1 V5", hand, hand_out],
        deck=deck,
        known=["", "G6", ""],
        opened=1,
        out=(2,),
        advanced=True,
        actions=True,
    )


TWINS = [
    twin("G6 R2 R3", "Y1", "B2 I7 I1"),
    twin("G6 I1 Y1", "R3", "B2 R2 I7"),
    twin("G6 R3 I7", "I1", "B2 Y1 R2"),
]


@pytest.mark.parametrize("moves", ["", "+O1", "+O1 1-V2", "+O1 1-V2 >V5", "+O1 1-V2 >V5 draw", "+V5 +O1 1-R7 end"])
def test_views_of_positions_that_differ_in_hidden_cards_are_equal(moves: str) -> None:
    """red7 R21"""
    views = [play(state, moves).view(0) for state in TWINS]
    assert views[0] == views[1] == views[2]
    assert len({repr(view._fields) for view in views}) == 1  # nor does the view hold what it does not show
    assert TWINS[0].view(1) != TWINS[1].view(1)
    assert TWINS[0].view(2) != TWINS[1].view(2)


def test_views_of_deals_that_differ_in_hidden_cards_are_equal() -> None:
    """red7 R21"""
    game = irisdeck.game("red7", players=3)
    one = game.lay_out(deal(["V1 V2", "I1 I2", "B1 B2"], "G4 G5 G6", "R7 R6")).view(0)
    other = game.lay_out(deal(["V2 V1", "I1 R7", "I2 B2"], "G4 G5 G6", "R6 B1")).view(0)
    assert one == other
    assert repr(one._fields) == repr(other._fields)


def test_refusals_tell_no_more_than_the_view() -> None:
    """red7 R21"""
    for move in [">R2", "+R2", ">V5", "end", "draw", "1-V2", "7>R6"]:
        assert len({refusal(state, move) for state in TWINS}) == 1


def test_only_the_seat_to_act_sees_moves() -> None:
    """red7 R21"""
    assert TWINS[0].view(0).legal_moves == TWINS[0].legal_moves
    assert TWINS[0].view(1).legal_moves == ()
    with pytest.raises(InvalidOption, match=r"^there is no seat 3: seats are 0, 1 or 2$"):
        TWINS[0].view(3)


def test_samples_keep_what_is_known_and_reach_every_hidden_place() -> None:
    """red7 R21"""
    state = TWINS[0]
    view = state.view(0)
    rng = random.Random(1)
    reached: list[set[str]] = [set(), set(), set(), set()]
    for _ in range(300):
        sample = view.sample(rng)
        assert sample.view(0) == view
        assert hand(sample, 0) == "V5 O1"
        assert "G6" in hand(sample, 1)
        fields = sample._fields
        deck = [show_card(card) for card in fields.deck[fields.top : fields.cards]]
        assert deck[0] == "B2"
        hidden = [set(hand(sample, 1).split()) - {"G6"}, set(hand(sample, 2).split()), {deck[1]}, {deck[2]}]
        assert [len(held) for held in hidden] == [2, 1, 1, 1]
        assert set().union(*hidden) == {"R2", "R3", "Y1", "I7", "I1"}
        reached = [before | held for before, held in zip(reached, hidden, strict=True)]
    assert reached == [{"R2", "R3", "Y1", "I7", "I1"}] * 4


@pytest.mark.parametrize("moves", ["", "+O1", "+O1 1-V2", "+O1 1-V2 >V5"])
def test_in_a_sample_whoever_acts_can_go_on(moves: str) -> None:
    """red7 R17, R21"""
    state = play(TWINS[0], moves)  # bound by a 1, seat 0 must hold a card that leads; the others know that much
    rng = random.Random(2)
    for seat in range(3):
        assert all(state.view(seat).sample(rng).legal_moves for _ in range(60))


# -- Refusals and words --


def waiting(phase: str) -> State:
    """A position in which the seat is asked for something."""
    if phase == "seven":
        return position(["G2 B4", "V6"], ["R7 O1", "Y1"], actions=True).play("+R7")
    if phase == "five":
        return position(["V2", "R7 R6"], ["O5 R1 R2", "Y1"], actions=True).play("+O5")
    if phase == "one":
        return position(["R6", "R7 V2"], ["O1", "V5"], actions=True).play("+O1")
    if phase == "bound":
        return position(["R6", "R7 V2"], ["O1 V5", ""], actions=True).play("+O1").play("1-V2")
    if phase == "canvas":
        return position(["V2", "R7"], ["O5 R2 B6", "Y1"]).play("+O5")
    if phase == "draw":
        return position(["R7 G2", "V1"], ["O3 O2", "B1"], advanced=True).play(">O3")
    return position(["V2", "R7 R6"], ["O5 R1 R2", "Y1"], actions=True)


ONLY = "you can do this only right after laying a {} in your palette, and only with a card {}"
AFTER_A_7 = ONLY.format(7, "that puts you in the lead (R16)")
AFTER_A_1 = ONLY.format(1, "you may take (R16, R17)")


@pytest.mark.parametrize(
    ("phase", "move", "reason"),
    [
        ("start", "+R7", "R7 is not in your hand (R4)"),
        ("start", ">Y1", "Y1 is not in your hand (R4)"),
        ("start", ">R2", "you would not lead under red (R5)"),
        ("start", ">O5", "you would not lead under orange (R5)"),
        ("start", "+R1", "no card you could take with this 1 lets you end the turn in the lead (R17)"),
        ("start", "end", "lay a card first, or pass (R4)"),
        ("start", "draw", "no draw is due (R11)"),
        ("start", "keep", "no draw is due (R11)"),
        ("start", "7>V2", AFTER_A_7),
        ("start", "1-R7", AFTER_A_1),
        ("canvas", "+R2", "you have laid a palette card already; now lay one on the canvas or end your turn (R4)"),
        ("canvas", "pass", "you can pass only at the start of your turn (R4)"),
        ("bound", "end", "you must be in the lead at the end of this turn (R17)"),
        ("draw", "end", "decide first whether to draw (R11)"),
        ("draw", ">O2", "decide first whether to draw (R11)"),
        ("seven", "end", "carry out the 7: lay another palette card on the canvas (R16)"),
        ("seven", ">O1", "carry out the 7: lay another palette card on the canvas (R16)"),
        ("seven", "7>G2", AFTER_A_7),
        ("five", "end", "carry out the 5: lay another card in your palette (R16)"),
        ("five", ">R2", "carry out the 5: lay another card in your palette (R16)"),
        ("five", "+R1", "no card you could take with this 1 lets you end the turn in the lead (R17)"),
        ("one", "end", "carry out the 1: take a card from another palette (R16)"),
        ("one", "pass", "carry out the 1: take a card from another palette (R16)"),
        ("one", "1-V2", AFTER_A_1),
    ],
)
def test_a_refusal_says_why_and_what_instead(phase: str, move: str, reason: str) -> None:
    """red7 R4, R5, R11, R16, R17"""
    state = waiting(phase)
    assert refusal(state, move) == f"{move}: {reason}; legal: {' '.join(state.legal_moves)}"


@pytest.mark.parametrize("color", COLORS)
def test_a_canvas_refusal_names_the_rule_under_which_you_would_not_lead(color: str) -> None:
    """red7 R5"""
    card = f"{color[0].upper()}2"
    state = position(["V1", "R7 R6 G5 G4 B5 B3"], [card, ""])
    assert refusal(state, f">{card}").startswith(f">{card}: you would not lead under {color} (R5); legal: +{card} pass")


MOVES = "moves are +R7 (palette), >R7 (canvas), 7>R7 and 1-R7 (actions), draw, keep, end and pass"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("+R9", "there is no R9: numbers run from 1 to 7 (R1)"),
        (">R0", "there is no R0: numbers run from 1 to 7 (R1)"),
        ("7>X3", "there is no card 'X3': a card is a color of ROYGBIV and a number (R1)"),
        ("1-", "there is no card '': a card is a color of ROYGBIV and a number (R1)"),
        ("+r7", "there is no card 'r7': a card is a color of ROYGBIV and a number (R1)"),
        ("+R77", "there is no card 'R77': a card is a color of ROYGBIV and a number (R1)"),
        ("R7", MOVES),
        ("hello", MOVES),
        ("", MOVES),
    ],
)
def test_text_that_is_no_move_is_told_what_a_move_is(text: str, reason: str) -> None:
    """red7 R1, R4, R16"""
    state = irisdeck.game("red7").deal(seed=1)
    with pytest.raises(InvalidNotation) as refused:
        state.play(text)
    assert str(refused.value) == f"{text!r} is no move of red7: {reason}"


@pytest.mark.parametrize(
    ("wrong", "instead", "reason"),
    [
        ("R7", "R8", "there is no R8: numbers run from 1 to 7 (R1)"),
        ("R7", "Z7", "there is no card 'Z7': a card is a color of ROYGBIV and a number (R1)"),
        ("R7", "", "there is no card '': a card is a color of ROYGBIV and a number (R1)"),
        ("R7", "O7", "the deal holds O7 twice (R1)"),
        (" R7", "", "R7 is missing from the deal (R1)"),
    ],
)
def test_a_deal_that_is_not_the_deck_is_told_what_is_wrong(wrong: str, instead: str, reason: str) -> None:
    """red7 R1, R3"""
    wrong_deal = deal(["", ""], "V1 V2").replace(wrong, instead)
    with pytest.raises(InvalidDeal) as refused:
        irisdeck.game("red7").lay_out(wrong_deal)
    assert str(refused.value) == reason


def test_a_scored_card_cannot_be_dealt_again() -> None:
    """red7 R12, R13"""
    with pytest.raises(InvalidDeal, match=r"^R7 was scored and is not dealt again \(R12\)$"):
        win("R7").redeal(deal(["", ""], "V1 V2"))


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("+R7", "R7 palette"),
        (">O5", "O5 canvas orange"),
        ("7>I4", "I4 palette canvas indigo"),
        ("1-G2", "1 G2 Bo"),
        ("draw", "draws card"),
        ("keep", "not draw"),
        ("end", "ends turn"),
        ("pass", "passes out"),
    ],
)
def test_every_kind_of_move_is_told_in_its_own_words(move: str, words: str) -> None:
    """red7 R4, R11, R16"""
    game = irisdeck.game("red7")
    assert game.parse(move) == move
    told = phrase(position(["R1", "G2 G4"], ["Y1", "B1"]), move, ["Ann", "Bo"])
    assert "Ann" in told
    assert [word for word in words.split() if word not in told] == []


def test_what_follows_a_move_is_told() -> None:
    """red7 R6, R7, R12, R16"""

    def told(state: State, move: str) -> list[str]:
        return [str(line) for line in consequences(state, move, state.play(move), ["Ann", "Bo", "Cy"])]

    drawing = position(["G2", "R7"], ["B3", "Y1"], deck="V5 V4", actions=True)
    assert told(drawing, "+B3") == ["Ann draws a card by the 3"]  # and not which
    falling = position(["V1", "R7", "B2"], ["O6", "G1", "G2"])
    assert told(falling, "+O6") == []
    assert told(falling.play("+O6"), "end") == ["Ann is not in the lead and is out of the round"]
    scoring = position(["V1", "R7 O3"], advanced=True)
    assert told(scoring, "pass") == ["red 7 against violet 1 under red", "Bo wins the round: 7 points"]


def test_a_drawn_card_is_new_to_who_draws_it() -> None:
    """red7 R21, R16"""
    before = position(["G2", "R7"], ["B3 V2", "Y1"], deck="V5 V4", actions=True)
    after = before.play("+B3")
    assert reveals(before, after, 0)
    assert not reveals(after, after.play("end"), 1)


def test_a_five_that_asks_for_no_other_card_shows_that_only_ones_are_held() -> None:
    """red7 R16, R17, R21"""
    # Under red nothing that seat 0 holds or could take beats the 7s, so its ones may not be laid after the 5.
    start = position(
        ["R2", "R7 R6", "O7 O6"], ["Y5 Y1 G1", "B4", "I4"], deck="V6 V5 V4 B6 I6 Y6 B1 I1 V1", actions=True
    )
    state = play(start, "+Y5")
    assert legal(state) == "end"
    seen = state.view(1)
    assert seen.remembered["ones_in_hands"] == [2, 0, 0]
    for seed in range(20):
        hand = seen.sample(random.Random(seed)).view(0).seen["hand"]
        assert [card[1] for card in hand] == ["1", "1"]
    later = play(state, "end +B4")
    assert later.view(2).remembered["ones_in_hands"] == [2, 0, 0]


def test_a_person_is_warned_before_a_move_that_puts_them_out() -> None:
    """red7 R20"""
    state = position(["V1", "R7"], ["V2 B4", "B1"], deck="Y4")
    assert state.view(0).warning("+V2") == "You could no longer take the lead in this turn and would be out (R20)."
    assert state.view(0).warning("+B4") is None  # violet follows
    assert play(state, "+B4").view(0).warning("end") == "You are not in the lead and would be out (R6)."
    assert play(state, "+B4").view(0).warning(">V2") is None
    assert state.view(0).warning("pass") == "You would be out of the round (R4)."
    assert position(["V1", "R7"], ["", "B1"]).view(0).warning("pass") is None  # nothing else can be done


def test_a_card_still_to_be_drawn_leaves_hope() -> None:
    """red7 R16, R20"""
    hands, palettes = ["V3 B5", ""], ["V1", "R7"]
    assert position(palettes, hands, deck="Y4", actions=True).view(0).warning("+V3") is None
    assert position(palettes, hands, deck="", actions=True).view(0).warning("+V3") is not None
    assert position(palettes, ["V2 B5", ""], deck="Y4", actions=True).view(0).warning("+B5") is not None


def test_what_was_known_of_ones_is_forgotten_with_the_round() -> None:
    """red7 R13, R21"""
    state = position(["R7", "R6"], ["Y4 G4", "B1 I1"], seat=1, advanced=True, actions=True)
    state._fields.ones = [0, 2, 0, 0]
    assert state.view(0).remembered["ones_in_hands"] == [0, 2]
    assert play(state, "pass").view(0).remembered["ones_in_hands"] == [0, 0]


def test_who_would_lead_under_each_rule_is_worked_out() -> None:
    """red7 R8, R9, R10"""
    state = position(["R7 V2", "O6 G6 B1", "Y5"], ["G1", "G2", "G3"])
    assert state.view(0).insight["leading"] == {
        "red": (0, ("R7",)),
        "orange": (1, ("O6", "G6")),
        "yellow": (0, ("R7",)),
        "green": (1, ("O6", "G6")),
        "blue": (1, ("O6", "G6", "B1")),
        "indigo": (0, ("R7",)),
        "violet": (0, ("V2",)),
    }
    nobody = position(["R7", "Y5"], ["G1", "G2"]).watch().insight["leading"]
    assert nobody["violet"] == (None, ())
