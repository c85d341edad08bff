"""Rainbow tricks: options, notation, views and words. The rules are in irisdeck/games/tricks/rules.py."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from irisdeck.game import WATCHER, Game, InvalidDeal, Outlook, short
from irisdeck.games.tricks import rules as rules
from irisdeck.games.tricks.rules import CARDS, DECK, HIGHEST, RUN, SET, TAKE, State, total
from irisdeck.options import first_seat
from irisdeck.words import listed, said, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from irisdeck.game import Past
    from irisdeck.options import Option
    from irisdeck.words import Said

    Names = Sequence[Said | str]

RANKS = range(1, HIGHEST + 1)


class Tricks(Game):
    """What you play in this trick is what everybody plays for in the next."""

    name = "tricks"
    title = "Rainbow, by Mito Sazuki"
    line = "What you play in this trick is what everybody plays for in the next."
    seats = range(2, 7)
    rules: ClassVar = rules
    clauses: ClassVar = {"deal": "T2", "turn": "T7", "move": "T8", "score": "T20"}
    minutes = 20
    picture = "1 3+3 4 5+5 6+6"
    picks = True
    aids = True
    beginner_loss = 5.5

    @classmethod
    def options_for(cls, players: int) -> dict[str, Option]:
        """T5."""
        return {"first": first_seat(players)}

    @classmethod
    def _moves(cls) -> Iterator[tuple[int, str]]:
        for rank in RANKS:
            for size in range(1, 11):
                yield SET + (size << 3) + rank, str(rank) * size
            for low in range(1, rank):
                yield RUN + (rank - low + 1 << 3) + rank, "".join(map(str, range(low, rank + 1)))
            yield TAKE + 8 + rank, f"={rank}"
            yield TAKE + 16 + rank, f"={rank}{rank}"

    def blank(self) -> State:
        first = self.options["first"]
        return State(players=self.players, first=-1 if first == "random" else first, deck=list(DECK))

    def set_deck(self, fields: State, deal: str) -> None:
        ranks = deal.split(" ")
        for rank in ranks:
            if rank not in map(str, RANKS):
                raise InvalidDeal(f"{short(rank)} is no card: ranks run from 1 to 6 (T1)")
        if Counter(map(int, ranks)) != Counter(DECK):
            raise InvalidDeal("the deal does not hold ten cards of each rank (T1)")
        fields.deck = [int(rank) for rank in ranks]

    def show_deck(self, deck: Sequence[int]) -> str:
        return " ".join(map(str, deck))

    def unreadable(self, text: str) -> str:
        return say("tricks-moves-are")

    def refusal(self, fields: State, code: int) -> Said:
        if fields.taking:
            stack = show_heap(rules.cards(code), "")
            return said("tricks-no-stack", cards=stack) if code & TAKE else said("tricks-no-play-now")
        if code & TAKE:
            return said("tricks-no-take-now")
        held, cards = fields.hand[fields.seat], rules.cards(code)
        if any(held >> 4 * rank & 15 < cards >> 4 * rank & 15 for rank in RANKS):
            return said("tricks-no-such-cards")
        return said("tricks-only-sets" if fields.kind == 1 else "tricks-only-runs")

    # -- What a player knows (T21); the cards it does not know are of rank 0 --

    def conceal(self, fields: State, seat: int) -> None:
        fields.deck = [0] * CARDS
        fields.aside = total(fields.aside)
        fields.pile = [total(pile) for pile in fields.pile]
        fields.hand = [hand if owner == seat else total(hand) for owner, hand in enumerate(fields.hand)]

    def imagine(self, fields: State, seat: int, rng: Random) -> None:
        pool = [rank for rank, count in zip(RANKS, unseen(fields), strict=True) for _ in range(count)]
        rng.shuffle(pool)

        def filled(heap: int) -> int:
            return heap & ~15 | sum(1 << 4 * pool.pop() for _ in range(heap & 15))

        fields.hand = [filled(hand) for hand in fields.hand]
        fields.pile = [filled(pile) for pile in fields.pile]
        fields.aside = filled(fields.aside)

    def places(self, fields: State) -> dict[str, list[int]]:
        stacks = fields.singles + 2 * fields.pairs
        played = sum(rules.cards(place >> 3) for place in fields.trick[: fields.laid])
        heaps = {"aside": fields.aside, "discarded": fields.discarded, "middle": stacks, "trick": played}
        heaps |= {f"pile {seat}": heap for seat, heap in enumerate(fields.pile)}
        for seat in range(self.players):
            heaps |= {f"hand {seat}": fields.hand[seat], f"taken {seat}": fields.taken[seat]}
        return {place: [rank for rank in RANKS for _ in range(heap >> 4 * rank & 15)] for place, heap in heaps.items()}

    def seen(self, fields: State, seat: int) -> dict[str, Any]:
        return {
            "hand": "" if seat == WATCHER else show_heap(fields.hand[seat]),
            "hands": [total(hand) for hand in fields.hand[: self.players]],
            "piles": [total(pile) for pile in fields.pile] if self.players == 2 else [],
            "aside": total(fields.aside),
            "middle": [self.notation[code][1:] for code in stacks_of(fields)],
            "trick": [{"seat": place & 7, "combo": self.notation[place >> 3]} for place in fields.trick[: fields.laid]],
            "leader": fields.leader,
            "taking": bool(fields.taking and not fields.over),
            "score_pile": "" if seat == WATCHER else show_heap(fields.taken[seat]),
        }

    def remembered(self, fields: State, seat: int) -> dict[str, Any]:
        return {
            "scores": [rules.score(fields, owner) for owner in range(self.players)],
            "taken": [show_heap(heap) for heap in fields.taken[: self.players]],
            "discarded": show_heap(fields.discarded),
            "unseen": unseen(fields),
        }

    def laid_open(self, fields: State) -> dict[str, Any]:
        return {
            "hands": [show_heap(hand) for hand in fields.hand[: self.players]],
            "piles": [show_heap(pile) for pile in fields.pile] if self.players == 2 else [],
        }

    def insight(self, fields: State) -> dict[str, Any]:
        return {"takers": taking_order(fields)}

    def phrase(self, before: State, code: int, names: Names) -> Said:
        cards, name = self.notation[code].removeprefix("="), names[before.seat]
        return say("tricks-taken" if code & TAKE else "tricks-played", cards=cards, name=name)

    def instruction(self, move: str) -> Said:
        if move.startswith("="):
            return say("tricks-do-take", cards=move[1:])
        return say("tricks-do-play", cards=str(move))

    def consequences(self, before: State, code: int, after: State, names: Names) -> list[Said]:
        lines = []
        if after.over:
            lines += [out_of_cards(self.out(after), names), say("tricks-over")]
        elif after.laid == 0:
            for seat in range(2):
                if (after.raised ^ before.raised) >> seat & 1:
                    lines.append(say("tricks-pile-up", name=names[seat]))
            gone = after.discarded - before.discarded
            lines += [say("tricks-discarded", cards=show_heap(gone))] if gone else []
            lines.append(say("tricks-leads", name=names[after.leader]))
        return lines

    def closing(self, before: State, code: int, after: State, past: Past) -> dict[str, Any]:
        """T11-T18: who took what in a trick that is over, and who leads the next; at the end all scores."""
        if after.laid and not after.over:
            return {}
        taken = [(before.seat, self.notation[code])] if code & TAKE else []
        while past and past[2].startswith("="):
            past, seat, move = past
            taken.append((seat, move))
        closing: dict[str, Any] = {"taken": [(seat, move[1:]) for seat, move in reversed(taken)]}
        if not after.over:
            return {**closing, "leader": after.leader}
        scores = [rules.score(after, seat) for seat in range(self.players)]
        return {**closing, "scores": scores, "out": self.out(after)}

    def out(self, fields: State) -> list[int]:
        """T18, T19: the seats that are out of cards."""
        return [seat for seat in range(self.players) if not fields.hand[seat]]

    def outlook(self, fields: State, code: int, names: Names, recall: bool) -> Outlook:
        """T11: as which one a combo would take as it stands; T1: the points of a stack."""
        if code & TAKE:
            return Outlook(said("tricks-then-points", points=rules.points(rules.cards(code))))
        place = 1 + sum(other >> 3 & 127 >= code & 127 for other in fields.trick[: fields.laid])
        last = fields.turns + 1 == (4 if self.players == 2 else self.players)
        stacks = total(fields.singles) + total(fields.pairs)
        return Outlook(takes_as(place, fields.laid + 1, last, place > stacks))

    @property
    def ranked(self) -> bool:
        return self.players > 2

    def known(self, fields: State) -> int:
        return CARDS - sum(unseen(fields))

    def seen_by(self, fields: State, seat: int) -> int:
        others = [hand for owner, hand in enumerate(fields.hand) if owner != seat]
        return CARDS - sum(map(total, [*others, *fields.pile, fields.aside]))


def takes_as(place: int, combos: int, last: bool, nothing: bool) -> Said:
    """T11, T13: the place of a combo in the order of taking, for good if it is the last one played."""
    so_far = "" if last else "-so-far"
    if nothing:
        return said(f"tricks-then-nothing{so_far}")
    nth = said(f"tricks-nth-{place}")
    if place == 1:
        return said(f"tricks-then-first{so_far}", nth=nth)
    return said(f"tricks-then-place{so_far}", nth=nth, combos=combos)


def out_of_cards(seats: Sequence[int], names: Names) -> Said:
    """T18, T19: who has no cards left, which ends the game."""
    return say("tricks-out-of-cards", names=listed(names[seat] for seat in seats))


def taking_order(fields: State) -> list[int]:
    """T11, T12: the places of the trick in the order of taking, as it stands."""
    trial = fields.copy()
    trial.claimed, order = 0, []
    while (place := rules.biggest(trial)) >= 0:
        order.append(place)
        trial.claimed |= 1 << place
    return order


def stacks_of(fields: State) -> list[int]:
    """The stacks in the middle as the moves that take them, worth least first."""
    stacks: list[int] = []
    for stack in rules.LOW_FIRST:
        heap = fields.pairs if stack > 8 else fields.singles
        stacks += [TAKE + 8 + stack] * (heap >> 4 * (stack & 7) & 15)
    return stacks


def unseen(fields: State) -> list[int]:
    """How many cards of each rank, the lowest first, lie where a view does not show them."""
    heaps = [*fields.hand, *fields.pile, fields.aside, *fields.taken, fields.discarded, fields.singles]
    heaps += [fields.pairs, fields.pairs, *(rules.cards(place >> 3) for place in fields.trick[: fields.laid])]
    shown = sum([heap >> 4 for heap in heaps])  # without rank 0; of no rank there are more than ten
    return [10 - (shown >> 4 * rank - 4 & 15) for rank in RANKS]


@lru_cache(1 << 11)
def show_heap(heap: int, joint: str = " ") -> str:
    """The ranks of a heap in rising order, ? for a card that is not known."""
    return joint.join("?123456"[rank] for rank in range(7) for _ in range(heap >> 4 * rank & 15))
