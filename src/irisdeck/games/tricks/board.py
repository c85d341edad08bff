"""A table of tricks as its viewer sees it: the other players, the middle, the trick, the hand."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any

from irisdeck.games.tricks.game import out_of_cards
from irisdeck.table.boards import Part, Side, card, counted, round_part, said
from irisdeck.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irisdeck.table.boards import Card, Look
    from irisdeck.words import Said


def board(look: Look) -> dict[str, Part]:
    """The other players, the middle, the trick in order of playing, the hand."""
    seen, view = look.seen, look.view
    legal = view.legal_moves if look.acts else ()
    scores = view.remembered["scores"] if look.scores else None
    players = {
        seat: {
            **look.player(seat),
            "count": seen["hands"][seat],
            "pile": seen["piles"][seat] if seen["piles"] else 0,
            "points": scores[seat] if scores else None,
        }
        for seat in look.round_the_table()
    }
    parts = {
        f"seat-{seat}": Part("tricks_seat", {**player, **laid_open_by_rank(look, seat)})
        for seat, player in players.items()
        if seat != look.seat
    }
    stacks = [
        (cards(stack), (look.choice(f"={stack}", "tricks-take", stack),) if f"={stack}" in legal else ())
        for stack in seen["middle"]
    ]
    parts["middle"] = Part("tricks_middle", {"cards": stacks})
    parts["trick"] = trick(look)
    if look.seat is not None:
        parts["hand"] = hand(look, players[look.seat], legal)
        parts["scored"] = score_pile(look)
    return parts


def trick(look: Look) -> Part:
    """The combos in order of playing, each with its place in the order of taking."""
    order = {place: number for number, place in enumerate(look.view.insight["takers"], 1)}
    combos = [
        (seat, look.names[seat], cards(combo), order[place]) for place, (seat, combo) in enumerate(look.seen["trick"])
    ]
    return Part("tricks_trick", {"combos": combos})


def hand(look: Look, player: dict[str, Any], legal: Sequence[str]) -> Part:
    """The hand by rank, and the combos that may be played."""
    return Part(
        "tricks_hand",
        {
            **player,
            "ranks": [(rank, len(list(same))) for rank, same in groupby(look.seen["hand"].split())],
            "plays": [
                (move, cards(move), move == look.best, look.outlook(move).then)
                for move in legal
                if not move.startswith("=")
            ],
            "wanted": look.wanted,
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


def score_pile(look: Look) -> Part:
    """What the viewer has taken; with the memory aid, also the cards not seen yet."""
    assert look.seat is not None
    memory = look.view.remembered
    unseen = [(card(str(rank)), count) for rank, count in enumerate(memory["unseen"], 1)] if look.aids else []
    taken = counted(look.seen["score_pile"].split())
    title = said("tricks-score-pile") if look.own else say("replay-score-pile", name=look.names[look.seat])
    return Part(
        "tricks_scored", {"ranks": taken, "points": memory["scores"][look.seat], "unseen": unseen, "title": title}
    )


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
        return round_part(look, said("tricks-over"), out_of_cards(was["out"], look.names), sides)
    sides = [Side(seat, look.names[seat], cards(stacks), worth(stacks)) for seat, stacks in taken.items()]
    title = say("tricks-trick-over", number=look.rounds)
    return round_part(look, title, say("tricks-leads", name=look.names[was["leader"]]), sides, brief=True)


@cache
def worth(ranks: str) -> Said:
    """T1: the points of cards that were taken."""
    return say("tricks-then-points", points=sum(map(int, ranks)))
