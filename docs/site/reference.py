"""Writes docs/reference.md, the public surface as its signatures and docstrings tell it: `make docs` runs this."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = Path(__file__).parent.parent / "reference.md"
HEAD = """# Reference

The public surface: what `import irisdeck` offers, modules for many games between bots and for games as data, and
`irisdeck.envs` for learning programs. Other names may change from one version to the next. The
[tutorials](tutorials/README.md) show how it is used.

This page is written from the docstrings by `make docs`.
"""
SECTIONS = {
    "Games": ["irisdeck.game", "irisdeck.GAMES", "irisdeck.Game"],
    "States, views and moves": ["irisdeck.State", "irisdeck.View", "irisdeck.Move"],
    "Records": ["irisdeck.Record"],
    "Bots": ["irisdeck.bot", "irisdeck.Bot", "irisdeck.bots.Strong", "irisdeck.bots.Thought"],
    "Analysis": [
        "irisdeck.analyze",
        "irisdeck.Analysis",
        *("irisdeck.analysis.Decision", "irisdeck.analysis.Judgment", "irisdeck.analysis.Chance"),
        *("irisdeck.analysis.Luck", "irisdeck.analysis.Account"),
    ],
    "Many games": [
        "irisdeck.Batch",
        "irisdeck.research.simulate.simulate",
        "irisdeck.research.simulate.Job",
        "irisdeck.research.simulate.Tally",
    ],
    "Games as data": [
        *("irisdeck.record_files.read_records", "irisdeck.record_files.write_records"),
        *("irisdeck.envs.steps", "irisdeck.envs.write_steps", "irisdeck.envs.read_steps", "irisdeck.envs.Steps"),
    ],
    "The arena": [
        *(
            "irisdeck.research.arena.Arena",
            "irisdeck.research.arena.compete",
            "irisdeck.research.arena.ArenaResults",
            "irisdeck.research.arena.ArenaReport",
        ),
        *("irisdeck.research.arena.Sprt", "irisdeck.research.arena.Estimate", "irisdeck.research.arena.Outcome"),
    ],
    "Environments for learning programs": [
        *("irisdeck.envs.single", "irisdeck.envs.singles", "irisdeck.envs.stable_baselines3", "irisdeck.envs.vector"),
        *("irisdeck.envs.aec", "irisdeck.envs.parallel", "irisdeck.envs.openspiel"),
        *("irisdeck.envs.observe", "irisdeck.envs.actions", "irisdeck.envs.layout", "irisdeck.envs.Slice"),
        "irisdeck.envs.Layout",
        *("irisdeck.envs.Single", "irisdeck.envs.Singles", "irisdeck.envs.Vector", "irisdeck.envs.Aec"),
    ],
    "The open-hand solver": ["irisdeck.solve", "irisdeck.Solution"],
    "Refusals": [
        *("irisdeck.IrisdeckError", "irisdeck.InvalidOption", "irisdeck.InvalidNotation", "irisdeck.IllegalMove"),
        *("irisdeck.InvalidDeal", "irisdeck.InvalidRecord", "irisdeck.WrongRecord"),
        "irisdeck.CannotAnalyze",
    ],
}
TOLD = {"GAMES": "All games by name: `irisdeck.GAMES` has `duel`, `tricks` and `red7`."}  # a dict has no docstring
CHOSEN = {
    "Game": ("deal", "lay_out", "parse"),
    "Strong": ("think",),
    "Layout": ("notation", "numbered", "observe", "mask"),
}  # the rest is for whoever writes a game or a bot
WIDEST = 90  # signs of a call that stay on one line: phones scroll sideways beyond
# Nobody calls these: games, states and functions make them.
MADE_ELSEWHERE = ("State", "View", "Move", "Slice", "Single", "Singles", "Vector", "Aec")


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(part for title, names in SECTIONS.items() for part in section(title, names))])


def section(title: str, names: list[str]) -> Iterator[str]:
    """Names that belong together."""
    yield f"## {title}\n"
    for name in names:
        home, _, own = name.rpartition(".")
        yield from entry(name, own, getattr(import_module(home), own))


def entry(name: str, own: str, thing: Any) -> Iterator[str]:
    """A name, how it is called, what it means, and what it has."""
    yield f"### {name}\n"
    if callable(thing) and own not in MADE_ELSEWHERE and not is_refusal(thing):
        yield f"```python\n{folded(own + signature(thing))}\n```\n"
    yield f"{TOLD.get(own) or prose(thing)}\n"
    lines = [] if is_refusal(thing) else [*members(own, thing)]
    if lines:
        yield "\n".join(lines) + "\n"


def is_refusal(thing: Any) -> bool:
    """Whether it is caught rather than called."""
    return isinstance(thing, type) and issubclass(thing, Exception)


def members(own: str, kind: Any) -> Iterator[str]:
    """The public methods and properties of a class, in the order of its source."""
    for name, member in vars(kind).items() if isinstance(kind, type) else ():
        call = member.__func__ if isinstance(member, (classmethod, staticmethod)) else member
        if name.startswith("_") or name not in CHOSEN.get(own, (name,)) or not inspect.getdoc(call):
            continue
        if inspect.isfunction(call):
            yield f"- `{name}{signature(call)}`: {prose(call)}".replace("\n\n", " ").replace("\n", " ")
        elif isinstance(call, property) or hasattr(call, "attrname"):  # a cached property has its name
            yield f"- `{name}`: {prose(call)}"


class Verbatim(str):
    """A type or a default as the source writes it: signatures show it without quotes."""

    __slots__ = ()

    __repr__ = str.__str__


def signature(thing: Any) -> str:
    """How something is called, on one line."""
    found = inspect.signature(thing)
    shown = [as_written(one) for one in found.parameters.values() if one.name not in ("self", "cls")]
    back = found.empty if isinstance(thing, type) else type_of(found.return_annotation)
    return str(found.replace(parameters=shown, return_annotation=back))


def folded(call: str) -> str:
    """A call that is too long for a line, with a line for each parameter."""
    if len(call) <= WIDEST:
        return call
    head, inside, back = re.fullmatch(r"(.*?\()(.*)(\).*)", call).groups()  # type: ignore[union-attr]
    return "\n".join([head, *(f"    {one}," for one in re.split(r", (?=\*|\w+: )", inside)), back])


def as_written(one: inspect.Parameter) -> inspect.Parameter:
    """A parameter with its type and its default; a default that has no notation is left open."""
    open_ended = callable(one.default) or repr(one.default).startswith("<")
    default = Verbatim("...") if open_ended and one.default is not one.empty else one.default
    return one.replace(annotation=type_of(one.annotation), default=default)


def type_of(annotation: Any) -> Verbatim:
    """A type as the source writes it, without the module it comes from."""
    text = annotation if isinstance(annotation, str) else annotation.__forward_arg__  # a named tuple wraps its own
    return Verbatim(re.sub(r"\b(fast|os)\.", "", text))


def prose(thing: Any) -> str:
    """A docstring as Markdown: paragraphs, and examples as code."""
    paragraphs = (inspect.getdoc(thing) or "").split("\n\n")
    return "\n\n".join(f"```pycon\n{text}\n\n```" if text.startswith(">>>") else text for text in paragraphs)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
