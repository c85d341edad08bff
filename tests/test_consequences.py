"""What a move would lead to, which moves are asked again, and why a round was won: in words, from a seat's own view."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
import test_duel
import test_red7
import test_tricks
from positions import VARIANTS, named, played

import irisdeck
from irisdeck.game import closing, phrase
from irisdeck.table import boards
from irisdeck.table.boards import names_for
from irisdeck.table.table import Table, opened
from irisdeck.web.pages import drawn
from irisdeck.words import LANGUAGES, YOU, say, tell

if TYPE_CHECKING:
    from irisdeck import Game, State
    from irisdeck.words import Said

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]


def names_of(state: State) -> list[Said | str]:
    return list(names_for(NAMES[: state.game.players], state.seat))


def then(state: State, move: str, *, recall: bool = False) -> str:
    """What the seat to act is told of a move."""
    return str(state.view(state.seat).outlook(move, names_of(state), recall).then)


def guarded(state: State, *, recall: bool = False) -> set[str]:
    """The moves that are asked again."""
    view = state.view(state.seat)
    return {str(move) for move in view.legal_moves if view.outlook(move, names_of(state), recall).warning}


# -- Red7 --


@pytest.mark.parametrize(
    ("canvas", "palettes", "move", "words"),
    [
        ("", ["V1", "O6"], "+R7", "red 7: you lead"),
        ("O1", ["R4 B4", "Y7 G7"], "+G4", "three 4s: you lead"),
        ("Y1", ["R4 R5", "B7 B6"], "+R6", "three red cards: you lead"),
        ("G1", ["R4 R5", "B7 B6"], "+Y2", "two even cards: you lead"),
        ("B5", ["R4 O5", "B7 B6"], "+Y2", "three colors: you lead"),
        ("I1", ["R4 O5", "B7 B6"], "+Y6", "the run 4\u20136: you lead"),
        ("V4", ["R4 O1", "B7 B2"], "+Y2", "two cards below 4: you lead"),
        ("G1", ["R5", "B7"], "+Y2", "yellow 2: you lead"),
    ],
)
def test_a_palette_card_says_with_what_you_lead(canvas: str, palettes: list[str], move: str, words: str) -> None:
    """red7 R8, R9"""
    assert then(test_red7.position(palettes, [move[1:], "V5"], canvas=canvas), move) == words


def test_a_canvas_card_says_who_leads_then() -> None:
    """red7 R5"""
    state = test_red7.position(["R4 B4", "Y7 G7 V3"], ["G2 O2 R1 B2", "V5"])
    assert then(state, ">G2") == "green, two even cards: you lead"
    assert then(state, ">O2") == "orange, two 7s: Bo leads"  # it is not legal, and says why
    assert then(test_red7.position(["R5", "Y7"], ["G2", "V5"]), ">G2") == "green: nobody leads"


def test_a_palette_card_that_is_not_enough_says_what_else_is_needed() -> None:
    """red7 R4, R20"""
    state = test_red7.position(["V1", "R7"], ["V2 B4 G2", "B1"], deck="Y4")
    assert then(state, "+B4") == "then paint green or violet"
    assert tell(state.view(0).outlook("+B4").then, "de") == "danach Grün oder Violett auf die Leinwand"
    lost = test_red7.position(["V1", "R7"], ["V2 B4", "B1"], deck="Y4")
    assert then(lost, "+V2") == "you are out"
    assert then(lost.play("+B4"), "end") == "you are out"
    assert then(lost.play("+B4"), ">V2") == "violet, violet 1: you lead"
    assert then(lost, "pass") == "you are out"


def test_odd_cards_say_what_their_action_asks_for() -> None:
    """red7 R16, R17"""
    state = test_red7.position(["V1 R6", "O6 O4"], ["R7 Y5 B3 G1 I2", "V5"], deck="Y4 Y3", actions=True)
    assert then(state, "+R7") == "then a palette card to the canvas"
    assert then(state, "+Y5") == "then another card in your palette"
    assert then(state, "+B3") == "red 6: you lead"
    assert then(state, "+G1") == "then take a card from somebody"
    behind = test_red7.position(["V1", "O6 O4"], ["B3", "V5"], deck="Y4 Y3", actions=True)
    assert then(behind, "+B3") == "one more card"
    robbing = test_red7.position(["V4 I5", "O6 O4", "B2"], ["G1 R2", "V5", "V7"], deck="Y4", actions=True)
    assert then(robbing.play("+G1"), "1-O6") == "indigo 5: you lead"
    assert then(test_red7.play(state, "+R7"), "7>R6") == "red, red 7: you lead"


def test_a_draw_that_was_earned_is_a_card_more() -> None:
    """red7 R11"""
    earned = test_red7.position(["R7", "V1"], ["R6", "V5"], advanced=True).play(">R6")
    assert (then(earned, "draw"), then(earned, "keep")) == ("one more card", "no extra card")


def test_red7_asks_again_before_a_move_that_puts_you_out() -> None:
    """red7 R4, R6, R20"""
    state = test_red7.position(["V1", "R7"], ["V2 B4", "B1"], deck="Y4")
    assert guarded(state) == {"+V2", "pass"}
    assert guarded(state.play("+B4")) == {"end"}
    assert guarded(test_red7.position(["V1", "R7"], ["", "B1"])) == set()  # there is nothing else to do


# -- The duel --


def test_a_card_laid_as_it_is_seen_says_what_it_does() -> None:
    """duel D13, D14, D15, D16"""
    state = test_duel.play(test_duel.deal("RB OG KY", "WR"), "n1 f1 n2 end")
    assert (then(state, "n1"), then(state, "end" if "end" in state.legal_moves else "f1")) == (
        "it fits: 3 of 6",
        "anything may be on it",
    )
    first = test_duel.deal("RB OG KY", "WR")
    assert then(first, "n3") == "black: you lose the row"
    double = test_duel.play(test_duel.deal("RB OG YK", "WR"), "n1 end")
    assert then(double, "n1") == "a double: you lose the row"
    five = test_duel.play(test_duel.deal(**test_duel.SIX), test_duel.ONE_EACH)
    assert then(five, "n3") == "rainbow!"
    laid = test_duel.play(first, "n1")
    assert then(laid, "end") == "the row stays as it is"


def test_what_a_seat_only_remembers_is_told_with_the_memory_aid() -> None:
    """duel D22, D23"""
    state = test_duel.play(test_duel.deal("RB OG YK", "WR"), "n1 f1 n2 end")  # the first card lay with both sides up
    assert then(state, "f1") == "anything may be on it"
    assert then(state, "f1", recall=True) == "red: it fits"
    assert then(state, "b1") == then(state, "b1", recall=True) == "anything may be on it"  # D25


def test_the_duel_asks_again_before_an_open_double_or_black_card_but_not_before_a_risk() -> None:
    """duel D14, D15, D23"""
    assert guarded(test_duel.deal("RB OG KY", "WR")) == {"n3"}
    double = test_duel.play(test_duel.deal("RB OG YK", "WR WO WY"), "n1 end")
    assert guarded(double) == {"n1"}
    warning = double.view(1).warning("n1")
    assert warning == "This color is in the row already: you would lose the row (D14)."
    black_below = test_duel.play(test_duel.deal("YK OG RB", "WR"), "n1 end")  # seat 1 saw the black side in the hand
    assert "f1" not in guarded(black_below)
    assert "f1" in guarded(black_below, recall=True)


# -- Tricks --


def test_a_combo_says_as_which_one_it_would_take() -> None:
    """tricks T11"""
    state = test_tricks.deal(3, "1 2 3", ["1 4 4 5", "2 3 4 6", "1 5 6 6"])
    assert then(state, "44") == "you take 1st so far"
    second = state.play("44")
    assert then(second, "6") == "you take 2nd of 2 so far"
    third = second.play("6")
    assert then(third, "66") == "you take 1st"
    assert then(third, "6") == "you take 3rd of 3"  # the same card was played earlier


def test_a_stack_says_its_points() -> None:
    """tricks T1"""
    state = test_tricks.deal(3, "1 2 3", ["1 4 4 5", "2 3 4 6", "1 5 6 6"])
    for move in ("44", "6", "1"):
        state = state.play(move)
    assert then(state, "=3") == "+3 points"
    assert then(state, "=1") == "+1 point"
    assert guarded(state) == set()


# -- All games --


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_every_legal_move_says_what_it_leads_to_in_every_language_and_from_the_view_alone(game: Game) -> None:
    rng = Random(7)
    for seed in range(8):
        state = played(game, seed, rng.randrange(40))
        if state.over:
            continue
        view, names = state.view(state.seat), names_of(state)
        twins = [view.sample(rng).view(state.seat) for _ in range(2)]
        for move in view.legal_moves:
            outlook = view.outlook(move, names, recall=True)
            assert [twin.outlook(move, names, recall=True) for twin in twins] == [outlook, outlook]
            assert len(outlook.then) <= 60
            for language in LANGUAGES:
                text = tell(outlook.then, language)
                assert text
                assert "{" not in text


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_the_buttons_of_whoever_acts_say_it_and_nobody_elses(game: Game) -> None:
    state = played(game, 3, 6)
    for seat in range(game.players):
        acts = seat == state.seat and not state.over
        look = boards.Look(state.view(seat), seat, names_for(NAMES[: game.players], seat), {}, acts=acts)
        told = dict(spoken(boards.board(look)))
        legal = look.view.legal_moves if look.acts else ()
        assert {move for move, words in told.items() if words} >= set(legal)
        for move in legal:
            assert told[move] == look.outlook(move).then
        assert look.acts or not told


def spoken(value: Any) -> list[tuple[str, str]]:
    """All moves that parts offer, and what is said of each."""
    if isinstance(value, boards.Choice):
        return [(value.move, str(value.then))]
    if isinstance(value, dict):
        plays = [(str(move), str(then)) for move, _, _, then in value.get("plays", ())]
        return plays + [one for key, item in value.items() if key != "plays" for one in spoken(item)]
    return [one for item in value for one in spoken(item)] if isinstance(value, list | tuple) else []


# -- The end of a round --


def table_of(game: Game) -> Table:
    """A table of people in play."""
    table = seated(game)
    table.apply(table.deal(4))
    return table


def seated(game: Game) -> Table:
    """A table of people before the deal."""
    table = Table([opened(game.name, game.players, game.options)])
    for seat in range(game.players):
        table.apply({"kind": "sit", "seat": seat, "player": f"p{seat}", "name": NAMES[seat]})
    return table


def test_a_round_of_red7_ends_with_its_reason_and_the_palettes_side_by_side() -> None:
    """red7 R6, R7, R12"""
    state = test_red7.position(["Y4 G4 V1", "R7 B7 I2"], ["V2", "V3"], canvas="O1", advanced=True)
    look = boards.Look(state.view(1), 1, names_for(NAMES[:2], 1), closing(state, "pass", state.play("pass")), rounds=3)
    part = boards.round_end(look)
    assert part
    values = part.values
    assert (part.kind, values["rule"], values["number"]) == ("round", "orange", 3)
    assert values["title"] == "You win the round: 14 points"
    assert values["reason"] == "two 7s against two 4s under orange"
    assert [(side.seat, side.name, side.words) for side in values["sides"]] == [
        (1, "You", "two 7s"),
        (0, "Ann", "two 4s"),
    ]
    assert [(card.text, card.look) for card in values["sides"][0].cards] == [("R7", "lit"), ("B7", "lit"), ("I2", "")]
    leading = test_red7.position(["R7", "V1"], ["V2", "V3"])
    was = closing(leading, "pass", leading.play("pass"))
    look = boards.Look(leading.view(0), 0, names_for(NAMES[:2], 0), was)
    assert boards.round_end(look).values["reason"] == "You pass although you are in the lead"  # type: ignore[union-attr]


def test_a_row_of_the_duel_ends_with_its_reason_and_the_piles() -> None:
    """duel D14, D17"""
    state = test_duel.play(test_duel.deal("RB OG YK", "WR"), "n1 end")
    look = boards.Look(state.view(0), 0, names_for(NAMES[:2], 0), closing(state, "n1", state.play("n1")), rounds=1)
    values = boards.round_end(look).values  # type: ignore[union-attr]
    assert values["title"] == "Double! You win the row of 2 cards"
    assert values["reason"] == "Bo brings up red a second time"
    assert [side.words for side in values["sides"]] == ["2 cards", "0 cards"]
    assert [[card.look for card in side.cards] for side in values["sides"]] == [["lit", "lit"], []]


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_the_end_of_every_round_and_of_every_game_is_part_of_the_page_until_the_next_move(game: Game) -> None:
    table, rng, shown = table_of(game), Random(4), 0
    while not table.over:
        assert table.state
        table.apply(table.decide_move(rng.choice(table.state.legal_moves)))
        page = boards.parts(table, "t", boards.Viewer(0))
        assert ("round" in page) == bool(table.closing)
        if "round" in page:
            shown += 1
            assert page["round"].values["number"] == shown
            for language in LANGUAGES:
                assert "{" not in drawn([("round", page["round"])], language)
    assert "round" in page
    assert {side.seat for side in page["round"].values["sides"]} >= set(table.winners if game.name == "red7" else ())


def test_a_lost_row_is_not_taken_back() -> None:
    """duel D15: even if its player knew what came up, because it showed in the other hand."""
    state = test_duel.deal("YK OG RB", "WR")
    table = seated(state.game)
    table.apply({"kind": "begin", "deal": state.record().events[0]["deal"], "first": 0})
    for move in ("n1", "end", "f1"):
        table.apply(table.decide_move(move))
    assert table.closing["how"] == "shade"
    assert table.turn == 1
    assert not table.may_undo(1)


# -- The log --


def test_the_log_says_whose_card_a_1_took() -> None:
    """red7 R16"""
    state = test_red7.position(["V4 I5 G1", "O6 O4", "B2"], ["R2", "V5", "V7"], deck="Y4", actions=True)
    assert phrase(state, "1-O6", NAMES) == "With the 1, Ann takes O6 from Bo"
    assert phrase(state, "1-O6", [say(YOU), "Bo", "Cy"]) == "With the 1, you take O6 from Bo"
    assert phrase(state, "1-O6", ["Ann", say(YOU), "Cy"]) == "With the 1, Ann takes O6 from you"
    assert tell(phrase(state, "1-O6", NAMES), "de") == "Ann nimmt mit der 1 Bo die Karte O6 weg"


@pytest.mark.parametrize("game", VARIANTS, ids=named)
def test_every_move_in_the_log_is_a_sentence_that_names_who_made_it(game: Game) -> None:
    state = played(game, 9)
    record = irisdeck.Record.of(state, NAMES[: game.players])
    before = None
    for event, position in zip(record.events, record.replay(), strict=True):
        if before and "move" in event:
            for language in LANGUAGES:
                assert NAMES[event["seat"]] in tell(phrase(before, event["move"], NAMES), language)
        before = position
