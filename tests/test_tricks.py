"""Rainbow tricks, clause by clause: docs/rules/tricks.md."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import irisdeck
from irisdeck import IllegalMove, InvalidDeal, InvalidNotation, InvalidOption
from irisdeck.games.tricks.game import show_heap

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from irisdeck import State

RANKS = "123456"
PLACES = {  # the sizes of the middle, the hands, the face-down piles and what is set aside
    2: [4, 14, 14, 14, 14],
    3: [3, 14, 14, 14, 15],
    4: [4, 14, 14, 14, 14],
    5: [5, 11, 11, 11, 11, 11],
    6: [6, 9, 9, 9, 9, 9, 9],
}
SETS = {rank * size for rank in RANKS for size in range(2, 11)}
RUNS = {RANKS[low:high] for low in range(6) for high in range(low + 2, 7)}


# -- Positions in notation --


def deal(players: int, middle: str = "", hands: Sequence[str] = (), piles: Sequence[str] = (), first: int = 0) -> State:
    """A game whose named cards lie where they are named; the others fill the free places, lowest rank first."""
    named = [cards.replace(" ", "") for cards in (middle, *hands, *[""] * (players - len(hands)), *piles)]
    named += [""] * (len(PLACES[players]) - len(named))
    rest = iter(sorted((Counter(RANKS * 10) - Counter("".join(named))).elements()))
    ranks: list[str] = []
    for cards, size in zip(named, PLACES[players], strict=True):
        ranks += [*cards, *islice(rest, size - len(cards))]
    return irisdeck.game("tricks", players=players, first=first).lay_out(" ".join(ranks))


def after(state: State, line: str) -> State:
    """The position after a line of moves."""
    for move in line.split():
        state = state.play(move)
    return state


def seen(state: State, what: str, seat: int = 0) -> Any:
    return state.view(seat).seen[what]


def plays(*combos: tuple[int, str]) -> list[dict[str, Any]]:
    """The combos of a trick as a view has them."""
    return [{"seat": seat, "combo": combo} for seat, combo in combos]


def remembered(state: State, what: str, seat: int = 0) -> Any:
    return state.view(seat).remembered[what]


def actors(state: State) -> list[int]:
    """The seats that have moved, in their order."""
    return [seat for seat, _ in state.history]


def takers(state: State) -> list[int]:
    """The seats that now take a stack each, in their order."""
    begun = len(state.history)
    while not state.over and seen(state, "taking"):
        state = state.play(state.legal_moves[0])
    return actors(state)[begun:]


def hidden(state: State) -> list[str]:
    """What lies in the hands, the face-down piles and aside: for samples, whose insides no view shows."""
    fields = state._fields
    heaps = [*fields.hand[: state.game.players], *(fields.pile if state.game.players == 2 else ()), fields.aside]
    return [show_heap(heap, "") for heap in heaps]


def one_has_run_out() -> State:
    """Two players after the first trick; the leader has run out once."""
    hands = ["1111111111 2222", "55555566666666"]
    state = deal(2, middle="5566", hands=hands, piles=["3333333333 4444"])
    return after(state, "1111111111 6 2222 6 =6 =6 =5 =5")


def both_have_run_out() -> State:
    """Two players after a first trick in which both have played all their cards."""
    hands = ["1111111111 2222", "3333333333 2222"]
    state = deal(2, middle="2255", hands=hands, piles=["4444444444 5555", "6666666666 5555"])
    return after(state, "1111111111 3333333333 2222 2222 =5 =5 =2 =2")


def playout(players: int, seed: int) -> Iterator[State]:
    """All positions of a game with random moves."""
    rng = Random(seed)
    state = irisdeck.game("tricks", players=players).deal(seed)
    while not state.over:
        yield state
        state = state.play(rng.choice(state.legal_moves))
    yield state


# -- Components and set-up --


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_deal_is_a_shuffled_deck_of_ten_cards_of_each_of_six_ranks(players: int) -> None:
    """tricks T1"""
    deals = [irisdeck.game("tricks", players=players).deal(seed).record().events[0]["deal"] for seed in range(5)]
    assert all(Counter(text.split(" ")) == Counter(RANKS * 10) for text in deals)
    assert len(set(deals)) == 5


@pytest.mark.parametrize("players", [0, 1, 7, -2, True, "4"])
def test_two_to_six_can_play(players: Any) -> None:
    """tricks T1"""
    with pytest.raises(InvalidOption) as refused:
        irisdeck.game("tricks", players=players)
    assert str(refused.value) == f"tricks: players must be 2, 3, 4, 5 or 6, not {players!r}"


def test_a_card_is_worth_its_rank() -> None:
    """tricks T1"""
    state = after(deal(6, middle="123456", hands=["6", "5", "4", "3", "2", "1"]), "6 5 4 3 2 1")
    assert state.scores == (0, 0, 0, 0, 0, 0)
    assert after(state, "=2").scores == (2, 0, 0, 0, 0, 0)
    assert after(state, "=2 =1 =6 =4 =3 =5").scores == (2, 1, 6, 4, 3, 5)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("", "'' is no card: ranks run from 1 to 6 (T1)"),
        ("7" + " 1" * 59, "'7' is no card: ranks run from 1 to 6 (T1)"),
        ("0" + " 1" * 59, "'0' is no card: ranks run from 1 to 6 (T1)"),
        ("1  2", "'' is no card: ranks run from 1 to 6 (T1)"),
        ("rainbow" * 9, "'rainbowrainbowrainbowrainbowrainbow... is no card: ranks run from 1 to 6 (T1)"),
        ("1 2 3 4 5 6", "the deal does not hold ten cards of each rank (T1)"),
        (" ".join("1" * 11 + "2" * 9 + RANKS[2:] * 10), "the deal does not hold ten cards of each rank (T1)"),
        (" ".join(RANKS * 11), "the deal does not hold ten cards of each rank (T1)"),
    ],
)
def test_other_cards_than_the_deck_are_no_deal(wrong: str, why: str) -> None:
    """tricks T1"""
    with pytest.raises(InvalidDeal) as refused:
        irisdeck.game("tricks", players=4).lay_out(wrong)
    assert str(refused.value) == why


@pytest.mark.parametrize(("players", "stacks"), [(2, 4), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_one_card_per_player_lies_in_the_middle_and_four_for_two(players: int, stacks: int) -> None:
    """tricks T2"""
    state = irisdeck.game("tricks", players=players).deal(seed=3)
    assert len(seen(state, "middle")) == stacks
    assert all(len(stack) == 1 for stack in seen(state, "middle"))


def test_equal_ranks_are_singles_in_the_first_trick() -> None:
    """tricks T2, T11"""
    state = deal(4, middle="6565", hands=["4", "3", "2", "1"])
    assert seen(state, "middle") == ["5", "5", "6", "6"]
    state = after(state, "4 3 2 1")
    assert state.legal_moves == ("=5", "=6")
    assert after(state, "=6 =6 =5").legal_moves == ("=5",)


@pytest.mark.parametrize(("players", "size", "aside"), [(3, 14, 15), (4, 14, 0), (5, 11, 0), (6, 9, 0)])
def test_three_to_six_hold_all_the_cards_but_fifteen_with_three(players: int, size: int, aside: int) -> None:
    """tricks T3"""
    state = irisdeck.game("tricks", players=players).deal(seed=5)
    assert seen(state, "hands") == [size] * players
    assert seen(state, "aside") == aside
    assert seen(state, "piles") == []
    for seat in range(players):
        assert len(seen(state, "hand", seat).split()) == size


def test_a_deal_is_read_as_middle_then_hands_then_what_is_set_aside() -> None:
    """tricks T2, T3"""
    state = deal(3, middle="616", hands=["22222222223333", "66666666555554", "33333344444444"])
    assert seen(state, "middle") == ["1", "6", "6"]
    assert [seen(state, "hand", seat).replace(" ", "") for seat in range(3)] == [
        "22222222223333",
        "45555566666666",
        "33333344444444",
    ]
    assert hidden(state)[3] == "111111111455555"


def test_two_players_have_a_hand_and_a_face_down_pile_of_fourteen_each() -> None:
    """tricks T4"""
    state = irisdeck.game("tricks", players=2).deal(seed=5)
    assert seen(state, "hands") == [14, 14]
    assert seen(state, "piles") == [14, 14]
    assert seen(state, "aside") == 0


def test_not_even_its_owner_looks_into_a_face_down_pile() -> None:
    """tricks T4, T21"""
    hands = ["11112222333344", "44445555666611"]
    state = deal(2, middle="5566", hands=hands, piles=["11112222223333", "33444455556666"])
    other = deal(2, middle="5566", hands=hands, piles=["33444455556666", "11112222223333"])
    assert [state.view(seat) for seat in (0, 1)] == [other.view(seat) for seat in (0, 1)]


def test_a_random_seat_leads_unless_one_is_chosen() -> None:
    """tricks T5"""
    assert irisdeck.game("tricks", players=4) == irisdeck.game("tricks", players=4, first="random")
    assert {irisdeck.game("tricks", players=4).deal(seed).seat for seed in range(40)} == {0, 1, 2, 3}
    assert {irisdeck.game("tricks", players=4, first=2).deal(seed).seat for seed in range(40)} == {2}
    assert {irisdeck.game("tricks", players=4, first="3").deal(seed).seat for seed in range(40)} == {3}


def test_a_view_and_a_record_name_the_seat_that_chance_chose() -> None:
    """tricks T5"""
    state = irisdeck.game("tricks", players=6, first="random").deal(seed=1)
    assert state.view(0).to_dict()["options"] == {"first": state.seat}
    assert state.record().options == {"first": state.seat}


@pytest.mark.parametrize("first", [3, -1, "-1", "3", "last", "", True, 1.0, None])
def test_only_a_seat_of_the_table_or_chance_can_begin(first: Any) -> None:
    """tricks T5"""
    with pytest.raises(InvalidOption) as refused:
        irisdeck.game("tricks", players=3, first=first)
    assert str(refused.value) == f"tricks: option first must be 0, 1, 2 or random, not {first!r}"


def test_there_is_no_other_option() -> None:
    """tricks T5"""
    with pytest.raises(InvalidOption, match=r"^tricks has no option 'leader': it has first$"):
        irisdeck.game("tricks", players=3, leader=1)


# -- Combos --


def test_a_combo_is_a_single_a_set_or_a_run() -> None:
    """tricks T6"""
    state = deal(6, hands=["11 2 45 6666"])
    assert " ".join(sorted(state.legal_moves)) == "1 11 12 2 4 45 456 5 56 6 66 666 6666"


def test_the_longest_run_has_six_cards_and_the_largest_set_ten() -> None:
    """tricks T6"""
    state = deal(4, hands=["123456 22222222"])
    assert {move for move in state.legal_moves if len(set(move)) > 1} == RUNS
    assert seen(state.play("123456"), "hand") == "2 2 2 2 2 2 2 2"
    state = deal(4, hands=["4444444444 6666"])
    assert {move for move in state.legal_moves if move[0] == "4"} == {"4" * size for size in range(1, 11)}
    assert seen(state.play("4444444444"), "hand") == "6 6 6 6"


def test_a_run_goes_neither_over_the_edge_nor_over_a_gap() -> None:
    """tricks T6"""
    assert set(deal(6, hands=["1111 66666"]).legal_moves) == {"1", "11", "111", "1111"} | {"6" * n for n in range(1, 6)}
    assert not RUNS & set(deal(6, hands=["111 333 555"]).legal_moves)


@pytest.mark.parametrize(
    "text", ["61", "612", "1223", "112", "321", "135", "0", "7", "77", "4" * 11, "", "pass", "3 3"]
)
def test_what_is_no_combo_is_no_move(text: str) -> None:
    """tricks T6, T9"""
    state = deal(4, hands=["112233445566 11"])
    with pytest.raises(InvalidNotation) as refused:
        state.play(text)
    reason = "to play, type the ranks (4, 333, 2345); to take, type = and the stack (=6, =55)"
    assert str(refused.value) == f"{text!r} is no move of tricks: {reason}"


@pytest.mark.parametrize("text", ["=", "=7", "=12", "=333", "=0"])
def test_what_is_no_stack_is_no_move(text: str) -> None:
    """tricks T11, T13"""
    with pytest.raises(InvalidNotation, match=f"^'{text}' is no move of tricks: to play, type the ranks"):
        deal(4).play(text)


@pytest.mark.parametrize("move", ["5", "33", "23", "1234"])
def test_a_combo_consists_of_cards_in_hand(move: str) -> None:
    """tricks T6"""
    with pytest.raises(IllegalMove) as refused:
        deal(6, hands=["1111111 34"]).play(move)
    legal = "1 11 111 1111 11111 111111 1111111 3 4 34"
    assert str(refused.value) == f"{move}: you do not hold these cards (T6); legal: {legal}"


# -- A trick --


def test_play_goes_clockwise_from_the_leader() -> None:
    """tricks T7"""
    state = after(deal(4, hands=["1", "2", "3", "4"], first=2), "3 4 1 2")
    assert actors(state) == [2, 3, 0, 1]
    assert seen(state, "trick") == plays((2, "3"), (3, "4"), (0, "1"), (1, "2"))
    assert seen(state, "taking")


def test_what_is_played_leaves_the_hand() -> None:
    """tricks T7"""
    state = after(deal(6, hands=["123334456"]), "345")
    assert seen(state, "hand") == "1 2 3 3 4 6"
    assert seen(state, "hands") == [6, 9, 9, 9, 9, 9]


def test_after_singles_any_combo_may_follow() -> None:
    """tricks T8"""
    state = after(deal(6, hands=["1", "2", "33 45 66666"]), "1 2")
    assert " ".join(sorted(state.legal_moves)) == "3 33 34 345 3456 4 45 456 5 56 6 66 666 6666 66666"


def test_after_a_set_only_singles_and_sets_of_any_size_may_follow() -> None:
    """tricks T8"""
    state = after(deal(6, hands=["1", "444", "2", "33 45 66666"]), "1 444 2")
    assert " ".join(sorted(state.legal_moves)) == "3 33 4 5 6 66 666 6666 66666"
    with pytest.raises(IllegalMove) as refused:
        state.play("345")
    why = "a set was played: only singles or sets (T8)"
    assert str(refused.value) == f"345: {why}; legal: 3 33 4 5 6 66 666 6666 66666"


def test_after_a_run_only_singles_and_runs_of_any_size_may_follow() -> None:
    """tricks T8"""
    state = after(deal(6, hands=["1", "345", "2", "33 45 66666"]), "1 345 2")
    assert " ".join(sorted(state.legal_moves)) == "3 34 345 3456 4 45 456 5 56 6"
    with pytest.raises(IllegalMove) as refused:
        state.play("33")
    why = "a run was played: only singles or runs (T8)"
    assert str(refused.value) == f"33: {why}; legal: 3 4 5 6 34 345 3456 45 456 56"


def test_the_next_trick_starts_free() -> None:
    """tricks T8"""
    state = after(deal(3, middle="123", hands=["55 123", "6", "6"]), "55 6 6 =3 =2 =1")
    assert {"1", "123"} <= set(state.legal_moves)
    state = after(deal(3, middle="123", hands=["45 33", "6", "6"]), "45 6 6 =3 =2 =1")
    assert {"3", "33"} <= set(state.legal_moves)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_legal_combos_are_all_that_hand_and_trick_allow(players: int) -> None:
    """tricks T6, T8, T9"""
    for state in playout(players, seed=players):
        if not state.over and not seen(state, "taking"):
            hand = Counter(seen(state, "hand", state.seat).split())
            trick = {play["combo"] for play in seen(state, "trick")}
            barred = RUNS if trick & SETS else SETS if trick & RUNS else set()
            allowed = {*RANKS, *SETS, *RUNS} - barred
            assert sorted(state.legal_moves) == sorted(combo for combo in allowed if Counter(combo) <= hand)


def test_a_single_is_always_possible_and_passing_never() -> None:
    """tricks T9"""
    state = after(deal(6, hands=["12", "444 555 666"]), "12")
    assert state.legal_moves == ("4", "5", "6", "45", "456", "56")
    state = after(deal(6, hands=["12", "111 333 555"]), "12")
    assert state.legal_moves == ("1", "3", "5")


def test_a_player_without_cards_is_skipped() -> None:
    """tricks T9"""
    state = deal(6, middle="222222", hands=["3333", "111111111", "4455", "4455", "4455", "44555"])
    state = after(state, "3 111111111 4 4 4 4 =2 =2 =2 =2 =2 =2")
    assert seen(state, "hands") == [8, 0, 8, 8, 8, 8]
    assert actors(after(state, "5 5 5 5 3"))[12:] == [2, 3, 4, 5, 0]
    assert seen(after(state, "5 5 5 5 3"), "taking")


def test_two_players_play_two_combos_each_in_turns() -> None:
    """tricks T10"""
    state = after(deal(2, hands=["12", "34"], first=1), "3 1 4 2")
    assert actors(state) == [1, 0, 1, 0]
    assert seen(state, "taking")
    assert not seen(after(deal(2, hands=["12", "34"]), "1 3 2"), "taking")


def test_two_players_follow_a_set_or_a_run_over_all_four_combos() -> None:
    """tricks T10, T8"""
    hands = ["1122 3456 555555", "112233445566 66"]
    state = after(deal(2, hands=hands), "11 6 2")
    assert " ".join(sorted(state.legal_moves)) == "1 11 2 22 3 33 4 44 5 55 6 66 666"
    state = after(deal(2, hands=hands), "6 12 5")
    assert set(state.legal_moves) == {*RANKS, *RUNS}


def test_whoever_has_no_card_for_a_second_combo_plays_none() -> None:
    """tricks T10"""
    state = deal(2, middle="3456", hands=["1111111111 222 3", "6666 5555 444 333"])
    state = after(state, "1111111111 6 222 55 =6 =5 =4 =3")
    leader_out = after(state, "3 6 5")
    assert actors(leader_out)[8:] == [0, 1, 1]
    assert seen(leader_out, "taking")
    state = deal(2, middle="3456", hands=["1111111 2222222", "333333 444444 55"])
    state = after(state, "1111111 333333 2 444444 =6 =5 =4 =3")
    other_out = after(state, "2 55 2")
    assert actors(other_out)[8:] == [0, 1, 0]
    assert seen(other_out, "taking")


# -- Scoring a trick --


def test_the_most_cards_take_first_whatever_they_are_worth() -> None:
    """tricks T11"""
    state = after(deal(4, middle="3456", hands=["6", "555", "66", "1111"]), "6 555 66 1111")
    assert takers(state) == [3, 1, 2, 0]
    assert after(state, "=6 =5 =4 =3").scores == (3, 5, 4, 6)


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("33 55 44 66", [3, 1, 2, 0]),
        ("23 45 345 34", [2, 1, 3, 0]),
        ("5 3 6 4", [2, 0, 3, 1]),
    ],
)
def test_of_equal_combos_the_one_with_the_higher_highest_card_takes_first(line: str, order: list[int]) -> None:
    """tricks T11"""
    assert takers(after(deal(4, hands=line.split()), line)) == order


@pytest.mark.parametrize("combo", ["4", "44", "34"])
def test_of_like_combos_the_one_played_earlier_takes_first(combo: str) -> None:
    """tricks T11"""
    state = after(deal(4, hands=[combo] * 4, first=2), " ".join([combo] * 4))
    assert takers(state) == [2, 3, 0, 1]


def test_from_the_second_trick_on_there_are_pairs_to_take() -> None:
    """tricks T11, T13"""
    state = deal(4, middle="3456", hands=["66 1", "66 1", "5 2", "4 2"])
    state = after(state, "66 66 5 4 =6 =5 =4 =3 1 1 2 2")
    assert seen(state, "middle") == ["4", "5", "66", "66"]
    assert state.legal_moves == ("=4", "=5", "=66")
    assert seen(state.play("=66"), "middle") == ["4", "5", "66"]
    assert seen(state.play("=5"), "middle") == ["4", "66", "66"]


@pytest.mark.parametrize("move", ["=3", "=6", "=55"])
def test_only_a_stack_that_is_there_can_be_taken(move: str) -> None:
    """tricks T11, T13"""
    state = deal(4, middle="3456", hands=["66 1", "66 1", "5 2", "4 2"])
    state = after(state, "66 66 5 4 =6 =5 =4 =3 1 1 2 2")
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    assert str(refused.value) == f"{move}: there is no stack {move[1:]} (T13); legal: =4 =5 =66"


def test_each_combo_of_two_players_takes_a_stack_of_its_own() -> None:
    """tricks T12"""
    state = after(deal(2, middle="3456", hands=["333 6", "44 555"]), "333 44 6 555")
    assert takers(state) == [1, 0, 1, 0]
    assert after(state, "=6 =5 =4 =3").scores == (8, 10)
    state = after(deal(2, middle="3456", hands=["66 55", "3 4"]), "66 3 55 4")
    assert takers(state) == [0, 0, 1, 1]


def test_a_pair_is_taken_whole() -> None:
    """tricks T13, T1"""
    state = deal(4, middle="3333", hands=["66 1", "66 1", "5 2", "4 2"])
    state = after(state, "66 66 5 4 =3 =3 =3 =3 1 1 2 2 =66")
    assert actors(state)[-1] == 2
    assert seen(state, "score_pile", 2) == "3 6 6"
    assert state.scores == (3, 3, 15, 3)


def test_taking_is_not_optional() -> None:
    """tricks T13, T11"""
    state = after(deal(4, middle="1111", hands=["6", "5", "4", "3"]), "6 5 4 3")
    assert state.legal_moves == ("=1",)
    with pytest.raises(IllegalMove) as refused:
        state.play("2")
    assert str(refused.value) == "2: now take a stack (T11); legal: =1"
    assert takers(state) == [0, 1, 2, 3]


def test_stacks_are_taken_when_everybody_has_played() -> None:
    """tricks T11"""
    state = after(deal(6, middle="123456", hands=["6", "5", "4", "6", "2", "333333333"]), "6 5 4 6 2")
    with pytest.raises(IllegalMove) as refused:
        state.play("=6")
    why = "stacks are taken when everybody has played (T11)"
    assert str(refused.value) == f"=6: {why}; legal: {' '.join('3' * size for size in range(1, 10))}"


def test_with_fewer_stacks_than_combos_the_last_get_nothing() -> None:
    """tricks T13"""
    state = after(deal(4, middle="1111", hands=["65", "64", "63", "62"]), "6 6 6 6 =1 =1 =1 =1")
    assert seen(state, "middle") == ["66", "66"]
    state = after(state, "5 4 3 2")
    assert takers(state) == [0, 1]
    state = after(state, "=66 =66")
    assert state.scores == (13, 13, 1, 1)
    assert not seen(state, "taking")
    assert state.seat == 0


def test_a_score_pile_is_for_its_owners_eyes_and_its_total_for_every_memory() -> None:
    """tricks T14"""
    state = deal(4, middle="3456", hands=["66 1", "66 1", "5 2", "4 2"])
    state = after(state, "66 66 5 4 =6 =5 =4 =3 1 1 2 2 =66")
    assert [seen(state, "score_pile", seat) for seat in range(4)] == ["6", "5", "4 6 6", "3"]
    for seat in range(4):
        assert remembered(state, "scores", seat) == [6, 5, 16, 3] == list(state.scores)
        assert remembered(state, "taken", seat) == ["6", "5", "4 6 6", "3"]


def test_score_piles_of_others_are_not_before_a_players_eyes() -> None:
    """tricks T14, T21"""
    state = after(deal(3, middle="123", hands=["6", "5", "4"]), "6 5 4")
    assert state.play("=1").view(2).seen == {**state.view(2).seen, "middle": ["2", "3"]}


# -- The next trick --


def test_what_was_played_is_stacked_into_pairs_and_singles() -> None:
    """tricks T15"""
    state = after(deal(4, middle="6666", hands=["333", "3", "3", "1"]), "333 3 3 1 =6 =6 =6 =6")
    assert seen(state, "middle") == ["1", "3", "33", "33"]
    assert seen(state, "trick") == []


def test_a_run_is_stacked_by_rank_too() -> None:
    """tricks T15"""
    state = after(deal(4, middle="6666", hands=["345", "34", "3", "5"]), "345 34 3 5 =6 =6 =6 =6")
    assert seen(state, "middle") == ["3", "33", "44", "55"]


def test_what_nobody_took_is_stacked_together_with_what_was_played() -> None:
    """tricks T15"""
    state = deal(2, middle="3456", hands=["1111111111 222 3", "6666 5555 444 333"])
    state = after(state, "1111111111 6 222 55 =6 =5 =4 =3")
    assert seen(state, "middle") == ["11", "22", "6", "55"]
    assert seen(after(state, "3 6 5 =55 =22 =11"), "middle") == ["3", "5", "66"]
    assert seen(after(state, "3 6 5 =55 =6 =11"), "middle") == ["3", "22", "5", "6"]
    assert seen(after(state, "3 6 5 =22 =6 =11"), "middle") == ["3", "5", "6", "55"]


def test_the_stacks_worth_least_are_discarded_until_there_is_one_per_player() -> None:
    """tricks T16"""
    state = deal(4, middle="5555", hands=["123456", "123", "12", "6"])
    state = after(state, "123456 123 12 6 =5 =5 =5 =5")  # 1 11 2 22 33 4 5 66
    assert seen(state, "middle") == ["22", "5", "33", "66"]
    assert remembered(state, "discarded") == "1 1 1 2 4"


def test_nothing_is_discarded_while_there_are_no_more_stacks_than_players() -> None:
    """tricks T16"""
    state = after(deal(4, middle="6666", hands=["11", "2", "3", "4"]), "11 2 3 4 =6 =6 =6 =6")
    assert seen(state, "middle") == ["2", "11", "3", "4"]
    assert remembered(state, "discarded") == ""


@pytest.mark.parametrize(("pair", "single"), [("11", "2"), ("22", "4"), ("33", "6")])
def test_at_equal_points_the_single_is_discarded(pair: str, single: str) -> None:
    """tricks T16"""
    state = after(deal(3, middle="123", hands=[pair, single, "5555"]), f"{pair} {single} 5555 =3 =2 =1")
    assert seen(state, "middle") == [pair, "55", "55"]
    assert remembered(state, "discarded") == single


def test_there_is_no_stack_for_a_player_who_has_just_run_out() -> None:
    """tricks T16, T19a"""
    state = deal(6, middle="222222", hands=["3", "111111111", "4", "5", "6", "6"])
    state = after(state, "3 111111111 4 5 6 6 =2 =2 =2 =2 =2 =2")  # 1 11 11 11 11 3 4 5 66
    assert seen(state, "middle") == ["11", "3", "4", "5", "66"]
    assert remembered(state, "discarded") == "1 1 1 1 1 1 1"


def test_two_players_keep_four_stacks() -> None:
    """tricks T16"""
    state = deal(2, middle="6666", hands=["12345 12345", "12345 12345"])
    state = after(state, "12345 12345 12345 1234 =6 =6 =6 =6")  # 11 11 22 22 33 33 44 44 5 55
    assert seen(state, "middle") == ["33", "44", "44", "55"]
    assert remembered(state, "discarded") == "1 1 1 1 2 2 2 2 3 3 5"


def test_discarded_cards_add_up_over_the_tricks() -> None:
    """tricks T16, T21"""
    state = after(deal(3, middle="666", hands=["123123", "145", "14"]), "123 45 4 =6 =6 =6")  # 1 2 3 44 5
    assert remembered(state, "discarded") == "1 2"
    state = after(state, "123 1 1 =44 =5 =3")  # 1 11 2 3
    assert seen(state, "middle") == ["2", "11", "3"]
    assert remembered(state, "discarded") == "1 1 2"


def test_whoever_played_the_biggest_combo_leads_the_next_trick() -> None:
    """tricks T17"""
    state = after(deal(4, middle="1234", hands=["6", "55", "333", "444"]), "6 55 333 444 =4 =3 =2 =1")
    assert state.seat == 3
    assert seen(state, "leader") == 3
    state = after(deal(4, middle="1234", hands=["6", "6", "6", "5"], first=2), "6 5 6 6 =4 =3 =2 =1")
    assert state.seat == 2


def test_the_lead_of_a_player_without_cards_passes_clockwise() -> None:
    """tricks T17"""
    state = deal(6, middle="222222", hands=["3", "111111111", "4", "5", "6", "6"])
    state = after(state, "3 111111111 4 5 6 6 =2 =2 =2 =2 =2 =2")
    assert state.seat == 2
    state = deal(6, middle="222222", hands=["3", "4", "5", "6", "6", "111111111"])
    state = after(state, "3 4 5 6 6 111111111 =2 =2 =2 =2 =2 =2")
    assert state.seat == 0
    assert seen(state, "leader") == 0


# -- End --


def test_the_game_ends_after_scoring_when_two_players_are_out() -> None:
    """tricks T18"""
    state = deal(6, middle="345666", hands=["3", "111111111", "4", "222222222", "5", "5"])
    state = after(state, "3 111111111 4 222222222 5 5")
    assert not state.over
    assert takers(state) == [3, 1, 4, 5, 2, 0]
    state = after(state, "=6 =6 =6 =5 =4")
    assert not state.over
    state = state.play("=3")
    assert state.over
    assert state.scores == (3, 6, 4, 6, 6, 5)
    assert state.legal_moves == ()
    with pytest.raises(IllegalMove, match=r"^3: the game is over$"):
        state.play("3")


def test_the_game_ends_when_more_than_two_are_out() -> None:
    """tricks T18"""
    state = deal(6, middle="666655", hands=["333333333", "111111111", "444444444", "222222222", "5", "5"])
    state = after(state, "333333333 111111111 444444444 222222222 5 5 =6 =6 =6 =6 =5 =5")
    assert state.over


def test_with_one_player_out_the_game_goes_on_until_the_second_is() -> None:
    """tricks T18"""
    state = deal(6, middle="345666", hands=["44", "111111111", "45", "3 22222222", "56", "56"])
    state = after(state, "4 111111111 5 3 6 6 =6 =6 =6 =5 =4 =3")
    assert not state.over
    state = after(state, "4 22222222 5 5 4")
    assert seen(state, "hands") == [7, 0, 7, 0, 7, 7]
    assert 1 not in takers(state)
    while not state.over:
        assert seen(state, "taking")
        state = state.play(state.legal_moves[-1])
    assert state.scores[1] == 6
    assert seen(state, "hands") == [7, 0, 7, 0, 7, 7]


def test_a_player_of_two_who_runs_out_takes_up_the_face_down_pile() -> None:
    """tricks T19"""
    state = one_has_run_out()
    assert seen(state, "hands") == [14, 12]
    assert seen(state, "piles") == [0, 14]
    assert seen(state, "hand") == "3 3 3 3 3 3 3 3 3 3 4 4 4 4"
    assert "3333333333" in state.legal_moves
    assert not state.over


def test_the_first_time_one_player_runs_out_is_no_second_time_for_the_other() -> None:
    """tricks T19"""
    state = deal(2, middle="5555", hands=["1111111111 2222", "33333333 666666"], piles=["4444444444 5555"])
    state = after(state, "1111111111 6 2222 6 =5 =5 =5 =5 4 33333333 5 6666 =66 =22 =22 =11")
    assert not state.over
    assert seen(state, "hands") == [12, 14]
    assert seen(state, "piles") == [0, 0]
    assert state.seat == 1


def test_who_has_not_run_out_twice_gets_a_point_per_card_in_hand() -> None:
    """tricks T19"""
    state = after(one_has_run_out(), "3333333333 6 4444 6 =66 =22 =22")
    assert state.scores == (12 + 12 + 4, 10 + 4)
    state = state.play("=11")
    assert state.over
    assert seen(state, "hand", 1) == "5 5 5 5 5 5 6 6 6 6"
    assert state.scores == (12 + 12 + 4, 10 + 4 + 2 + 10)
    assert remembered(state, "scores", 0) == remembered(state, "scores", 1) == [28, 26]


def test_both_may_take_up_their_piles_in_one_trick() -> None:
    """tricks T19"""
    state = both_have_run_out()
    assert not state.over
    assert seen(state, "hands") == [14, 14]
    assert seen(state, "piles") == [0, 0]
    assert seen(state, "hand", 1) == "5 5 5 5 6 6 6 6 6 6 6 6 6 6"


def test_nobody_gets_the_bonus_if_both_run_out_in_the_same_trick() -> None:
    """tricks T19"""
    state = both_have_run_out()
    assert seen(state, "middle") == ["33", "33", "33", "33"]
    state = after(state, "6666666666 4444444444 5555 5555 =33 =33 =33 =33")
    assert state.over
    assert state.scores == (5 + 2 + 6 + 6, 5 + 2 + 6 + 6)


def test_the_end_comes_before_a_pile_is_taken_up() -> None:
    """tricks T19a, T19"""
    state = deal(2, middle="5555", hands=["1111111111 2222", "33333333 666666"], piles=["4444444444 5555"])
    state = after(state, "1111111111 6 2222 6 =5 =5 =5 =5")
    state = after(state, "4444444444 33333333 5555 6666 =66 =22 =22 =11")
    assert state.over
    assert seen(state, "hands") == [0, 0]
    assert seen(state, "piles") == [0, 14]
    assert state.scores == (5 + 5 + 12 + 2, 5 + 5 + 4 + 4)  # the pile of 14 is no part of the hand


def test_a_pile_is_taken_up_before_the_next_leader_is_found() -> None:
    """tricks T19a, T17"""
    state = one_has_run_out()
    assert (state.seat, seen(state, "leader")) == (0, 0)
    assert both_have_run_out().seat == 1


def test_most_points_win() -> None:
    """tricks T20"""
    state = deal(6, middle="345556", hands=["3", "111111111", "4", "222222222", "5", "5"])
    state = after(state, "3 111111111 4 222222222 5 5 =5 =6 =5 =5 =4")
    assert state.winners == ()
    state = state.play("=3")
    assert state.scores == (3, 6, 4, 5, 5, 5)
    assert state.winners == (1,)


def test_equal_points_share_the_victory() -> None:
    """tricks T20"""
    state = deal(6, middle="345666", hands=["3", "111111111", "4", "222222222", "5", "5"])
    state = after(state, "3 111111111 4 222222222 5 5 =6 =6 =5 =6 =4 =3")
    assert state.scores == (3, 6, 4, 6, 5, 6)
    assert state.winners == (1, 3, 5)
    assert after(both_have_run_out(), "6666666666 4444444444 5555 5555 =33 =33 =33 =33").winners == (0, 1)


# -- What a player knows --


def test_a_player_sees_the_table_and_remembers_all_that_was_open() -> None:
    """tricks T21"""
    state = deal(3, middle="456", hands=["11223344556666", "1 45", "2 6"])
    view = after(state, "123 45 6 =6 =5 =4 66 1 2").view(0)
    assert view.seen == {
        "hand": "1 2 3 4 4 5 5 6 6",
        "hands": [9, 11, 12],
        "piles": [],
        "aside": 15,
        "middle": ["4", "5", "6"],
        "trick": plays((0, "66"), (1, "1"), (2, "2")),
        "leader": 0,
        "taking": True,
        "score_pile": "6",
    }
    assert view.remembered == {
        "scores": [6, 5, 4],
        "taken": ["6", "5", "4"],
        "discarded": "1 2 3",
        "unseen": [7, 7, 8, 6, 6, 4],
        "history": "0:123 1:45 2:6 0:=6 1:=5 2:=4 0:66 1:1 2:2",
    }


def test_a_player_knows_whose_turn_it_is_and_only_their_own_moves() -> None:
    """tricks T21"""
    state = deal(4, hands=["1", "2"]).play("1")
    assert [state.view(seat).turn for seat in range(4)] == [1, 1, 1, 1]
    assert state.view(1).legal_moves == state.legal_moves
    assert [state.view(seat).legal_moves for seat in (0, 2, 3)] == [(), (), ()]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_deals_that_differ_in_hidden_cards_only_look_the_same(players: int) -> None:
    """tricks T21"""
    middle, own = "112233"[: PLACES[players][0]], (RANKS * 3)[: PLACES[players][1]]
    sixes = "66" if players == 2 else "6"
    state, twin = (deal(players, middle, [own, *[sixes + cards] * (players - 1)]) for cards in ("45", "1"))
    assert [state.view(seat) == twin.view(seat) for seat in range(players)] == [True, *[False] * (players - 1)]
    for move in [*["6"] * PLACES[players][0], *(f"={rank}" for rank in middle), "5"]:
        state, twin = state.play(move), twin.play(move)
        assert json.dumps(state.view(0).to_dict()) == json.dumps(twin.view(0).to_dict())
        assert state.view(0)._fields == twin.view(0)._fields  # nothing is carried along where JSON does not show it


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_view_cannot_tell_its_samples_from_the_truth(players: int) -> None:
    """tricks T21"""
    for state in playout(players, seed=10 + players):
        for seat in range(players):
            view = state.view(seat)
            sample = view.sample(Random(1))
            assert sample.view(seat) == view
            assert list(map(len, hidden(sample))) == list(map(len, hidden(state)))
            unseen = Counter(dict(zip(RANKS, view.remembered["unseen"], strict=True)))
            assert Counter("".join(hidden(sample))) - Counter(hidden(state)[seat]) == +unseen


@pytest.mark.parametrize(
    ("players", "places"), [(2, {1, 2, 3}), (3, {1, 2, 3}), (4, {1, 2, 3}), (5, {1, 2, 3, 4}), (6, {1, 2, 3, 4, 5})]
)
def test_an_unseen_card_may_lie_in_every_hidden_place(players: int, places: set[int]) -> None:
    """tricks T21"""
    view = deal(players, middle="111222"[: PLACES[players][0]], hands=["666666666"]).view(0)
    assert view.remembered["unseen"][5] == 1
    samples = [hidden(view.sample(Random(seed)))[1:] for seed in range(100)]
    for rank, unseen in zip(RANKS, view.remembered["unseen"], strict=True):
        found = {1 + place for sample in samples for place, cards in enumerate(sample) if rank in cards}
        assert found == (places if unseen else set())


def test_a_pile_that_was_taken_up_is_known_to_its_owner_only() -> None:
    """tricks T21, T19"""
    state = one_has_run_out()
    assert remembered(state, "unseen", 0) == [0, 6, 0, 6, 8, 6]
    assert remembered(state, "unseen", 1) == [0, 6, 10, 10, 2, 0]
    samples = [hidden(state.view(1).sample(Random(seed))) for seed in range(100)]
    assert {len(pile) for _, _, pile, _, _ in samples} == {0}
    for place in (0, 3):  # the hand that was a pile, and the pile of seat 1
        assert set("".join(sample[place] for sample in samples)) == {"2", "3", "4", "5"}


def test_the_order_of_taking_is_shown_as_it_stands() -> None:
    """tricks T11"""
    state = deal(4, hands=["1 2 6", "4 4", "3 3 6", "3 3 2"])
    orders = []
    for move in ("6", "44", "33", "33"):
        state = state.play(move)
        orders.append(state.view(0).insight["takers"])
    assert orders == [[0], [1, 0], [1, 2, 0], [1, 2, 3, 0]]
