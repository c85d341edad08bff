"""Red7 as lines of text (irisdeck.terminal.board)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irisdeck.games.red7.board import actions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from irisdeck.game import Game
    from irisdeck.terminal.board import Values
    from irisdeck.terminal.voice import Voice


def seat(voice: Voice, values: Values) -> Iterator[str]:
    """A player with the palette; the leader, with the cards that count."""
    points = "" if values["points"] is None else voice.words("table-points", points=values["points"])
    if not values["in"]:
        yield voice.label(values["name"], voice.words("red7-is-out"), points)
        return
    cards = [card for card, _ in values["cards"]]
    palette = voice.label(voice.words("red7-palette"), voice.cards(cards))
    lit = voice.cards(card for card in cards if card.look == "lit")
    leads = voice.label(voice.words("red7-leads"), lit) if values["leads"] else ""
    yield voice.label(values["name"], voice.words("table-cards", cards=values["count"]), points, palette, leads)


def canvas(voice: Voice, values: Values) -> Iterator[str]:
    """The top of the canvas, its rule in words, the deck."""
    top = voice.card(values["top"]) if values["top"] else voice.words("red7-start-card")
    rule = voice.label(voice.words(f"color-{values['rule']}"), voice.words(f"red7-rule-{values['rule']}"))
    deck = voice.label(voice.words("table-deck"), str(values["deck"]))
    current = voice.words("table-round", round=values["round"]) if values["round"] else ""
    yield voice.label(voice.words("red7-canvas"), top, rule, deck, current)


def hand(voice: Voice, values: Values) -> Iterator[str]:
    """The viewer's own hand, and what an action asks for."""
    yield voice.label(values["title"], voice.cards(card for card, _ in values["cards"]))
    if values["asked"]:
        yield voice.tell(values["asked"])


def strip(voice: Voice, values: Values) -> Iterator[str]:
    """Who would lead under each rule, and by which cards; then what odd cards do, in a game with actions."""
    yield voice.words("red7-strip")
    for rule, leader, cards in values["rules"]:
        about = f"{voice.words(f'color-{rule}')} ({voice.words(f'red7-rule-{rule}')})"
        yield voice.label(about, voice.label(leader, voice.cards(cards)) if leader else "-")
    yield from map(voice.tell, values["actions"])


def legend(voice: Voice, game: Game) -> Iterator[str]:
    """What odd cards do, in a game with actions."""
    yield from map(voice.tell, actions(game))


LINES = {"red7_seat": seat, "red7_canvas": canvas, "red7_hand": hand, "red7_strip": strip}
