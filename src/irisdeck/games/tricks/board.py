"""A table of tricks as its viewer sees it: the other players, the middle, the trick, the hand."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import groupby, takewhile
from typing import TYPE_CHECKING, Any

from irisdeck.games.tricks.game import out_of_cards
from irisdeck.table.boards import Part, Side, card, counted, round_part
from irisdeck.words import said, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.table.boards import Card, Look
    from irisdeck.words import Said

    Taken = Sequence[tuple[int, str]]  # who took which stack, the first one first
    Slot = tuple[tuple[Card, ...], int] | None  # a combo and its place in the order of taking


def board(look: Look) -> dict[str, Part]:
    """The other players, the middle, the trick in order of playing, the hand."""
    seen, view, memory = look.seen, look.view, look.view.memory
    legal = view.legal_moves if look.acts else ()
    players = {
        seat: {
            **look.player(seat),
            "count": seen["hands"][seat],
            "pile": seen["piles"][seat] if seen["piles"] else 0,
            "points": memory["scores"][seat] if look.scores else None,
            "taken": len(memory["taken"][seat].split()),
        }
        for seat in look.round_the_table()
    }
    parts = {
        f"seat-{seat}": Part("tricks_seat", {**player, **laid_open_by_rank(look, seat)})
        for seat, player in players.items()
        if seat != look.seat
    }
    taken = taken_now(look)
    parts["middle"] = middle(look, legal, taken)
    parts["trick"] = trick(look, taken)
    if look.seat is not None:
        mine = players[look.seat]
        taken_cards = mine.pop("taken")  # what a part does not show must not make it new
        parts["hand"] = hand(look, mine, legal)
        parts["scored"] = score_pile(look, {**mine, "taken": taken_cards}, memory)
    return parts


def taken_now(look: Look) -> Taken:
    """The stacks of this trick that have been taken."""
    if not look.seen["taking"]:
        return []
    takes = [*takewhile(lambda made: made[1].startswith("="), look.view.recent)]
    return [(seat, move[1:]) for seat, move in reversed(takes)]


def middle(look: Look, legal: Sequence[str], taken: Taken) -> Part:
    """The stacks that can be taken; in `slots` also those that were taken in this trick, each at its own place."""
    stacks = [
        (cards(stack), (look.choice(f"={stack}", "tricks-take", stack),) if f"={stack}" in legal else ())
        for stack in look.seen["middle"]
    ]
    slots = [*((stack, None) for stack in look.seen["middle"]), *((stack, seat) for seat, stack in taken)]
    slots.sort(key=lambda slot: (points_of(slot[0]), len(slot[0])))
    left = iter(stacks)
    drawn = [
        (*next(left), points_of(stack), None) if seat is None else ((), (), points_of(stack), look.player(seat))
        for stack, seat in slots
    ]
    return Part(
        "tricks_middle", {"cards": stacks, "slots": drawn, "size": 4 if look.seen["piles"] else len(look.names)}
    )


def points_of(stack: str) -> int:
    """T1: the points of a stack."""
    return sum(map(int, stack))


def trick(look: Look, taken: Taken) -> Part:
    """The combos in order of playing, each with its place in the order of taking; also by player, and as a queue."""
    only = bound(look)
    takers = look.insight["takers"]
    order = {place: number for number, place in enumerate(takers, 1)}
    combos = [
        (play["seat"], look.names[play["seat"]], cards(play["combo"]), order[place])
        for place, play in enumerate(look.seen["trick"])
    ]
    waiting = [] if look.seen["taking"] or look.view.over else yet_to_play(look)
    played = "".join(play["combo"] for play in look.seen["trick"])
    return Part(
        "tricks_trick",
        {
            "combos": combos,
            "places": [place_of(look, seat, combos, waiting) for seat in look.round_the_table()],
            "queue": queue(look, [combos[place] for place in takers], waiting, len(taken)),
            "next": counted(sorted(played)),
            "only": only[0] if only else "",
            "viewer": look.seat,
        },
    )


def yet_to_play(look: Look) -> list[int]:
    """T7, T9, T10: the seats that still play in this trick, in order, as far as can be told."""
    hands, leader, count = look.seen["hands"], look.seen["leader"], len(look.names)
    turns = 2 * count if look.seen["piles"] else count
    played = [play["seat"] for play in look.seen["trick"]]
    seats = [(leader + turn) % count for turn in range(turns)]
    for seat in played:
        seats.remove(seat)
    return [seat for seat in seats if hands[seat]]


def place_of(
    look: Look, seat: int, combos: Sequence[Any], waiting: Sequence[int]
) -> tuple[int, Said | str, list[Slot], Said | str]:
    """A player's place in the trick: one slot, or two between two players, and what is said where one is empty."""
    slots: list[Slot] = [(cards, order) for who, _, cards, order in combos if who == seat]
    slots += [None] * ((2 if look.seen["piles"] else 1) - len(slots))
    if seat in waiting:
        after = look.own and seat != look.seat and look.seat in waiting[: waiting.index(seat)]
        words: Said | str = said("tricks-after-you" if after else "tricks-to-play")
    else:
        words = "" if look.seen["hands"][seat] else said("tricks-no-cards")
    return seat, look.names[seat], slots, words


def queue(look: Look, combos: Sequence[Any], waiting: Sequence[int], taken: int) -> list[tuple[Any, ...]]:
    """T11: who takes first: order, seat, name, face, and whether this one " took" or takes " now"; 0 is to play."""
    rows: list[tuple[Any, ...]] = []
    for place, (seat, name, _, order) in enumerate(combos):
        state = "" if not look.seen["taking"] else " took" if place < taken else " now" if place == taken else ""
        rows.append((order, seat, name, look.player(seat)["face"], state))
    return rows + [(0, seat, look.names[seat], look.player(seat)["face"], "") for seat in waiting]


BOUND = {"sets": ("tricks-bound-sets", "tricks-only-sets"), "runs": ("tricks-bound-runs", "tricks-only-runs")}


def bound(look: Look) -> tuple[Said, Said] | None:
    """T8: what alone may be played in this trick, in few words and as a reason; None if everything may."""
    if look.seen["taking"] or look.view.over:
        return None
    combos = [play["combo"] for play in look.seen["trick"] if len(play["combo"]) > 1]
    if not combos:
        return None
    few, reason = BOUND["sets" if combos[0][0] == combos[0][1] else "runs"]
    return said(few), said(reason)


def hand(look: Look, player: dict[str, Any], legal: Sequence[str]) -> Part:
    """The hand by rank, and the combos that may be played."""
    only = bound(look)
    plays = [
        (move, cards(move), move == look.best, look.outlook(move).then) for move in legal if not move.startswith("=")
    ]
    return Part(
        "tricks_hand",
        {
            **player,
            "ranks": [(rank, len(list(same))) for rank, same in groupby(look.seen["hand"].split())],
            "plays": plays,
            "wanted": "" if look.wanted.startswith("=") else look.wanted,
            "best": "" if look.best.startswith("=") else look.best,
            "why_not": (only[1] if only else said("refused-no-combo")) if plays else "",
            "title": look.hand_title,
        },
    )


def laid_open_by_rank(look: Look, seat: int) -> dict[str, Any]:
    """A hand and a face-down pile by rank, in a replay with open hands."""
    hands, piles = look.laid_open.get("hands"), look.laid_open.get("piles")
    return {"held": by_rank(hands[seat]) if hands else (), "under": by_rank(piles[seat]) if piles else ()}


@lru_cache(1 << 10)
def by_rank(heap: str) -> tuple[tuple[Card, ...], ...]:
    """Cards of a heap, equal ones together."""
    return tuple(tuple(map(card, same)) for _, same in groupby(heap.split()))


def score_pile(look: Look, player: dict[str, Any], memory: dict[str, Any]) -> Part:
    """The viewer, and what they have taken; with the memory aid, also the cards not seen yet."""
    assert look.seat is not None
    unseen = [(card(str(rank)), count) for rank, count in enumerate(memory["unseen"], 1)] if look.aids else []
    title = said("tricks-score-pile") if look.own else say("replay-score-pile", name=look.names[look.seat])
    shown = {name: value for name, value in player.items() if name != "count"}
    values = {"ranks": counted(look.seen["score_pile"].split()), "points": memory["scores"][look.seat]}
    return Part("tricks_scored", {**shown, **values, "unseen": unseen, "title": title})


@cache
def cards(ranks: str) -> tuple[Card, ...]:
    """The cards of a combo or a stack."""
    return tuple(map(card, ranks))


def round_end(look: Look) -> Part:
    """T11, T18: what everybody took in a trick, in the order of taking; at the end of the game all points."""
    was = look.closing
    taken: dict[int, str] = {}
    for seat, stack in was["taken"]:
        taken[seat] = taken.get(seat, "") + stack
    if "scores" in was:
        sides = [
            Side(seat, look.names[seat], cards(taken.get(seat, "")), say("table-points", points=points))
            for seat, points in enumerate(was["scores"])
        ]
        return round_part(look, said("table-over"), out_of_cards(was["out"], look.names), sides)
    sides = [Side(seat, look.names[seat], cards(stacks), worth(stacks)) for seat, stacks in taken.items()]
    title = say("tricks-trick-over", number=look.rounds)
    return round_part(look, title, say("tricks-leads", name=look.names[was["leader"]]), sides, brief=True)


@cache
def worth(ranks: str) -> Said:
    """T1: the points of cards that were taken."""
    return say("tricks-then-points", points=points_of(ranks))
