"""The parts of a table (irisdeck.table.boards) as lines of text: for the prompt, for pipes and for screen readers.

Every line is a sentence, or a label with values. Cards are in notation, because that is what is typed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from irisdeck.table.boards import card

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from irisdeck.game import Game
    from irisdeck.table.boards import Card, Part
    from irisdeck.terminal.voice import Voice

LETTERS = {"duel": "ROYGBIVWK", "tricks": "", "red7": "ROYGBIV"}  # that stand for colors
LEGENDS = {"duel": "line-legend-duel", "tricks": "line-legend-tricks", "red7": "line-legend-red7"}
Shown = dict[str, Any]  # the values of a part


def lines(parts: Iterable[Part], voice: Voice) -> list[str]:
    """Parts as lines, in the order of reading."""
    return [line for part in parts for line in DRAWN[part.kind](voice, part.values)]


def introduction(game: Game, voice: Voice) -> list[str]:
    """What is played, what was agreed, and what the letters of cards mean."""
    title = f"{voice.words(f'{game.name}-title')} ({voice.words(f'{game.name}-by')})"
    colors = ", ".join(f"{letter} {voice.tell(card(letter).label)}" for letter in LETTERS[game.name])
    legend = voice.words(LEGENDS[game.name], colors=colors) if colors else voice.words(LEGENDS[game.name])
    return [voice.label(title, voice.words("home-players", count=game.players)), *agreed(game, voice), legend]


def agreed(game: Game, voice: Voice) -> Iterator[str]:
    """The options that are not as usual."""
    chosen = game.options
    yield from (voice.words(f"option-{name}") for name in ("advanced", "actions") if chosen.get(name))
    if chosen.get("end_after_flip") is False:
        yield f"{voice.words('option-end-after-flip')} {voice.words('option-end-after-flip-no')}"
    if chosen.get("deck", "default") != "default":
        yield f"{voice.words('option-deck')}."


def counted(voice: Voice, cards: Sequence[tuple[Card, int]]) -> str:
    """Cards that lie together, each kind once with its number."""
    there = [f"{voice.card(one)} x {count}" for one, count in cards if count]
    return ", ".join(there) or voice.words("table-cards", cards=0)


# -- Duel --


def duel_seat(voice: Voice, shown: Shown) -> Iterator[str]:
    """The other hand."""
    cards = [one for one, _ in shown["cards"]]
    yield voice.label(shown["name"], places(voice, cards, shown["backs"]), pile(voice, shown))


def duel_row(voice: Voice, shown: Shown) -> Iterator[str]:
    """The row, and how the last one was decided."""
    if shown["closed"]:
        yield voice.label(shown["closed"]["words"], voice.cards(shown["closed"]["row"]))
    cards = [one for one, _ in shown["cards"]]
    yield voice.label(voice.words("duel-row"), places(voice, cards, shown["backs"]))


def duel_holder(voice: Voice, shown: Shown) -> Iterator[str]:
    """How many cards are left, and what comes next."""
    ends = [voice.label(words, voice.card(one)) for one, _, words in shown["ends"] if one]
    yield voice.label(voice.words("duel-holder"), voice.words("table-cards", cards=shown["count"]), *ends)


def duel_hand(voice: Voice, shown: Shown) -> Iterator[str]:
    """One's own hand."""
    cards = [one for one, _ in shown["cards"]]
    yield voice.label(shown["title"], places(voice, cards, shown["backs"]), pile(voice, shown))


def duel_memory(voice: Voice, shown: Shown) -> Iterator[str]:
    """What has been seen of the cards in both piles."""
    mine = voice.label(voice.words("duel-your-pile"), counted(voice, shown["mine"]))
    theirs = voice.label(voice.words("duel-their-pile"), counted(voice, shown["theirs"]))
    yield voice.label(voice.words("duel-memory"), mine, theirs)


def places(voice: Voice, cards: Sequence[Card | None], backs: Sequence[Card | None]) -> str:
    """Cards with the numbers of their places, by which moves name them, and with their other sides where known."""
    there = [
        f"{place} {voice.card(one)}{other_side(voice, backs[place - 1]) if backs else ''}"
        for place, one in enumerate(cards, 1)
        if one
    ]
    return ", ".join(there) or voice.words("table-cards", cards=0)


def other_side(voice: Voice, back: Card | None) -> str:
    """In brackets behind a card."""
    return f" ({voice.words('duel-other-side')} {voice.card(back) if back else '?'})"


def pile(voice: Voice, shown: Shown) -> str:
    """How many cards somebody has won."""
    return voice.label(voice.words("duel-pile"), str(shown["pile_size"]))


# -- Tricks --


def tricks_seat(voice: Voice, shown: Shown) -> Iterator[str]:
    """Another player."""
    yield voice.label(shown["name"], *holds(voice, shown))


def tricks_middle(voice: Voice, shown: Shown) -> Iterator[str]:
    """The stacks that can be taken."""
    stacks = ", ".join(voice.stack(cards) for cards, _ in shown["cards"])
    yield voice.label(voice.words("tricks-middle"), stacks) if stacks else voice.words("tricks-middle-empty")


def tricks_trick(voice: Voice, shown: Shown) -> Iterator[str]:
    """What was played, by whom, and in which order they take."""
    combos = [
        f"{voice.label(name, voice.stack(cards))} ({voice.words('tricks-takes', order=order)})"
        for _, name, cards, order in shown["combos"]
    ]
    yield voice.label(voice.words("tricks-trick"), *(combos or [voice.words("tricks-trick-empty")]))


def tricks_hand(voice: Voice, shown: Shown) -> Iterator[str]:
    """One's own hand."""
    ranks = " ".join(rank for rank, count in shown["ranks"] for _ in range(count))
    yield voice.label(shown["title"], ranks, *holds(voice, shown))


def tricks_scored(voice: Voice, shown: Shown) -> Iterator[str]:
    """What one has taken, and with the aid what is still out."""
    yield voice.label(
        shown["title"], counted(voice, shown["ranks"]), voice.words("table-points", points=shown["points"])
    )
    if shown["unseen"]:
        yield voice.label(voice.words("tricks-unseen"), counted(voice, shown["unseen"]))


def holds(voice: Voice, shown: Shown) -> Iterator[str]:
    """How many cards somebody has, in hand and face down, and the points where they are shown."""
    yield voice.words("table-cards", cards=shown["count"])
    if shown["pile"]:
        yield voice.words("tricks-face-down", cards=shown["pile"])
    if shown["points"] is not None:
        yield voice.words("table-points", points=shown["points"])


# -- Red7 --


def red7_seat(voice: Voice, shown: Shown) -> Iterator[str]:
    """A player with the palette; whoever leads, with the cards by which they do."""
    points = "" if shown["points"] is None else voice.words("table-points", points=shown["points"])
    if not shown["in"]:
        yield voice.label(shown["name"], voice.words("red7-is-out"), points)
        return
    cards = [one for one, _ in shown["cards"]]
    palette = voice.label(voice.words("red7-palette"), voice.cards(cards))
    lit = voice.cards(one for one in cards if one.look == "lit")
    leads = voice.label(voice.words("red7-leads"), lit) if shown["leads"] else ""
    yield voice.label(shown["name"], voice.words("table-cards", cards=shown["count"]), points, palette, leads)


def red7_canvas(voice: Voice, shown: Shown) -> Iterator[str]:
    """The top of the canvas, its rule in words, the deck."""
    top = voice.card(shown["top"]) if shown["top"] else voice.words("red7-start-card")
    rule = voice.label(voice.words(f"color-{shown['rule']}"), voice.words(f"red7-rule-{shown['rule']}"))
    deck = voice.label(voice.words("table-deck"), str(shown["deck"]))
    current = voice.words("table-round", round=shown["round"]) if shown["round"] else ""
    yield voice.label(voice.words("red7-canvas"), top, rule, deck, current)


def red7_hand(voice: Voice, shown: Shown) -> Iterator[str]:
    """One's own hand, and what an action asks for."""
    yield voice.label(shown["title"], voice.cards(one for one, _ in shown["cards"]))
    if shown["asked"]:
        yield voice.tell(shown["asked"])


def red7_strip(voice: Voice, shown: Shown) -> Iterator[str]:
    """Who would lead under each rule, and by which cards."""
    yield voice.words("red7-strip")
    for rule, leader, cards in shown["rules"]:
        about = f"{voice.words(f'color-{rule}')} ({voice.words(f'red7-rule-{rule}')})"
        yield voice.label(about, voice.label(leader, voice.cards(cards)) if leader else "-")


# -- The end --


def result(voice: Voice, shown: Shown) -> Iterator[str]:
    """Who has won, with what."""
    yield voice.tell(shown["won"])
    if shown["scored"]:
        yield scores(voice, [(name, score) for name, score, _ in shown["rows"]])


def scores(voice: Voice, rows: Iterable[tuple[str, int]]) -> str:
    """Everybody's score."""
    return voice.label(voice.words("table-score"), *(voice.label(name, str(score)) for name, score in rows))


DRAWN: Mapping[str, Any] = {
    draw.__name__: draw
    for draw in (
        duel_seat, duel_row, duel_holder, duel_hand, duel_memory, tricks_seat, tricks_middle, tricks_trick, tricks_hand,
        tricks_scored, red7_seat, red7_canvas, red7_hand, red7_strip, result,
    )
}  # fmt: skip
