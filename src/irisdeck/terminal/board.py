"""The parts of a table (irisdeck.table.boards) as lines of text: for the prompt, for pipes and for screen readers.

Every line is a sentence, or a label with values. Cards are in notation, because that is what is typed.

A game tells its own parts in games/NAME/lines.py: LINES maps the kind of a part to the function that tells it. A part
without such a function is told by `any_part`, from what all boards have in common.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from irisdeck.options import agreed
from irisdeck.table.boards import Card, card
from irisdeck.words import known

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from irisdeck.game import Game
    from irisdeck.table.boards import Part
    from irisdeck.terminal.voice import Voice

Values = dict[str, Any]  # the values of a part


def lines(parts: Iterable[Part], game: Game, voice: Voice) -> list[str]:
    """Parts as lines, in the order of reading."""
    module = game.module("lines")
    own = module.LINES if module else {}
    return [line for part in parts for line in own.get(part.kind, any_part)(voice, part.values)]


def introduction(game: Game, voice: Voice) -> list[str]:
    """What is played, which options were chosen, and what the letters of cards mean."""
    title = voice.words(f"{game.name}-title")
    if known(f"{game.name}-by"):
        title = f"{title} ({voice.words(f'{game.name}-by')})"
    players = voice.words("home-players", count=game.players)
    return [voice.label(title, players), *chosen_options(game, voice), *legend(game, voice)]


def chosen_options(game: Game, voice: Voice) -> Iterator[str]:
    """The options that differ from their defaults, a sentence each."""
    for label, answer in agreed(game.options_for(game.players), game.options):
        text = voice.tell(label)
        yield f"{text} {voice.tell(answer)}" if answer else text


def legend(game: Game, voice: Voice) -> Iterator[str]:
    """What the letters of cards mean, and what else the game explains."""
    message = f"line-legend-{game.name}"
    colors = ", ".join(f"{letter} {voice.tell(card(letter).label)}" for letter in game.letters)
    if known(message):
        yield voice.words(message, colors=colors) if colors else voice.words(message)
    if more := getattr(game.module("lines"), "legend", None):
        yield from more(voice, game)


def counted(voice: Voice, cards: Sequence[tuple[Card, int]]) -> str:
    """Cards that lie together, each kind once with its number."""
    kinds = [f"{voice.card(card)} x {count}" for card, count in cards if count]
    return ", ".join(kinds) or voice.words("table-cards", cards=0)


# -- Any part --


def any_part(voice: Voice, values: Values) -> Iterator[str]:
    """Any part of any game: whose it is, notes, cards, and groups of cards."""
    label = values.get("title") or values.get("name") or ""
    notes = values.get("notes", [])
    cards = entries(voice, values["cards"]) if values.get("cards") or ("cards" in values and not notes) else ""
    groups = [voice.label(group["label"], entries(voice, group["cards"])) for group in values.get("groups", [])]
    facts = [fact for fact in (*notes, cards, *groups) if fact]
    if label and facts:
        yield voice.label(label, *facts)
    elif label or facts:
        yield voice.list(label, *facts)


def entries(voice: Voice, cards: Iterable[tuple[Any, Any]]) -> str:
    """Cards or stacks of cards; empty places are left out."""
    shown = [voice.card(card) if isinstance(card, Card) else voice.stack(card) for card, _ in cards if card]
    return ", ".join(shown) or voice.words("table-cards", cards=0)


# -- The end --


def result(voice: Voice, values: Values) -> list[str]:
    """Who has won, with what."""
    won = voice.tell(values["won"])
    return [won, scores(voice, [(row["name"], row["score"]) for row in values["rows"]])] if values["scored"] else [won]


def scores(voice: Voice, rows: Iterable[tuple[str, int]]) -> str:
    """Everybody's score."""
    return voice.label(voice.words("table-score"), *(voice.label(name, str(score)) for name, score in rows))
