"""HTML in the reader's language: whole pages, and the parts of a table that are pushed.

Cards and buttons appear by the thousand but in few kinds, so each is rendered once and cached.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import asdict
from functools import cache, lru_cache
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    FileSystemLoader,
    PrefixLoader,
    StrictUndefined,
    TemplateNotFound,
    nodes,
)
from jinja2.compiler import CodeGenerator
from jinja2.ext import Extension
from jinja2.runtime import Macro
from markupsafe import Markup, escape

from irisdeck.analysis.puzzles import has_puzzles
from irisdeck.bots import BOTS, USUAL
from irisdeck.game import GAMES
from irisdeck.options import offered
from irisdeck.table import boards, faces
from irisdeck.table.boards import Card, Choice, card, picture
from irisdeck.table.courtesy import PHRASES, REACTIONS
from irisdeck.table.faces import CHOICES as FACES
from irisdeck.table.lessons import LESSONS
from irisdeck.table.table import bot_title
from irisdeck.web import art
from irisdeck.web.preferences import SETTINGS, Preferences
from irisdeck.words import LANGUAGES, say, tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from types import CodeType

    from jinja2 import Template
    from jinja2.compiler import Frame

    from irisdeck.table.boards import Part
    from irisdeck.table.table import Table
    from irisdeck.words import Said

HERE = Path(__file__).parent
BUILT: dict[str, str] = {}  # where a site without a server has its assets; empty on a server
# What pages and workers may load: scripts of their own host, and WebAssembly for the site without a server.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'"
)
COMPACT = (
    "macros.html",
    "parts.html",
    "analysis_parts.html",
    "table.html",
)  # templates whose line breaks are not part of the page


@cache
def environment(language: str) -> Environment:
    """The templates of a language; a constant "message" | t is translated once, when its template is compiled."""
    folders = {name: FileSystemLoader(game.folder()) for name, game in GAMES.items()}
    templates = Templates(
        loader=ChoiceLoader([Compiled(language), FileSystemLoader(HERE / "templates"), PrefixLoader(folders)]),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,  # templates change with a new version, not while the server runs
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=[Compact],
    )
    templates.filters |= words(language) | {"card": card, "rules": rules_as_html, "curve": curve, "numbered": numbered}
    templates.globals |= {name: templates.filters[name] for name in ("t", "tell", "label", "face", "card")}
    templates.globals |= {"asset": asset, "SCRIPTS": scripts().keys()}
    templates.globals |= {"language": language, "LANGUAGES": LANGUAGES, "LEVELS": tuple(BOTS), "USUAL": USUAL}
    templates.globals |= {"PHRASES": PHRASES, "REACTIONS": REACTIONS, "LESSONS": LESSONS, "picture": picture}
    templates.globals |= {"offered": offered, "SETTINGS": SETTINGS, "FACES": FACES, "settings": asdict(Preferences())}
    templates.globals |= {
        "policy": POLICY,
        "served": not BUILT,
    }  # whether there are other people, ratings, tables to watch
    templates.globals |= {"scripts_needed": lambda other: tell(say("boot-scripts"), other)}
    templates.globals |= {"has_puzzles": has_puzzles, "bot_face": faces.of_bot, "bot_title": bot_title}
    return templates


class Quick(CodeGenerator):
    """Compiles templates to quicker Python than usual: a table is drawn with every move.

    The sides of {{ a if b else c }} are escaped one by one, constants once and for all; what a filter has made safe is
    not looked at again; functions and macros are called straight away, because none asks for the context.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.shown: set[nodes.CondExpr] = set()  # that are shown, not used in another expression

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if isinstance(node, nodes.CondExpr):
            self.shown.add(node)
        elif not safe_already(node):
            super()._output_child_pre(node, frame, finalize)

    def _output_child_post(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if not (isinstance(node, nodes.CondExpr) or safe_already(node)):
            super()._output_child_post(node, frame, finalize)

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:  # noqa: N802  # Jinja calls it so
        if node not in self.shown:
            super().visit_CondExpr(node, frame)
            return
        self.write("(")
        self._side(node.expr1, frame)
        self.write(" if ")
        self.visit(node.test, frame)
        self.write(" else ")
        self._side(node.expr2 or nodes.Const(""), frame)
        self.write(")")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802
        if forward_caller or node.dyn_args or node.dyn_kwargs:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for argument in (*node.args, *node.kwargs):  # a keyword argument writes its name, too
            self.visit(argument, frame)
            self.write(", ")
        self.write(")")

    def _side(self, node: nodes.Expr, frame: Frame) -> None:
        finalize = self._make_finalize()
        try:
            constant = self._output_child_to_const(node, frame, finalize)
        except nodes.Impossible:
            self._output_child_pre(node, frame, finalize)
            self.visit(node, frame)
            self._output_child_post(node, frame, finalize)
        else:
            self.write(repr(str(constant)))


def safe_already(node: nodes.Expr) -> bool:
    """Whether what an expression shows was made safe by a filter of `words`."""
    return isinstance(node, nodes.Filter) and node.name in SAFE


class QuickMacro(Macro):
    """A macro; one that is given all its arguments in order does not look for them."""

    def __call__(self, *args: Any, **kwargs: Any) -> str:
        """What it draws, as safe HTML."""
        if kwargs or len(args) != self._argument_count or self.caller or self.catch_kwargs or self.catch_varargs:
            return super().__call__(*args, **kwargs)
        return safe(self._func(*args))


class Templates(Environment):
    """Templates that are compiled by `Quick`."""

    code_generator_class = Quick

    def _generate(
        self, source: nodes.Template, name: str | None, filename: str | None, defer_init: bool = False
    ) -> str:
        """The Python code of a template, in which `escape` and `Macro` are ours."""
        code = super()._generate(source, name, filename, defer_init)
        first, rest = code.split("\n", 1)  # the imports
        return f"{first}; from {__name__} import QuickMacro as Macro, quoted as escape\n{rest}"


def quoted(value: object) -> str:
    """A value as templates show it, escaped; what is safe already, and numbers, are not looked at."""
    kind = type(value)
    if kind is Markup:
        return value  # type: ignore[return-value]
    if kind is int:
        return str(value)
    return escaped(value) if kind is str and len(value) < SHORT else escape(value)  # type: ignore[arg-type]


class Compiled(BaseLoader):
    """Templates that were compiled for a language when a site was built (irisdeck.offline.compiling); often none."""

    codes: ClassVar[dict[str, dict[str, CodeType]]] = {}  # by language and name

    def __init__(self, language: str) -> None:
        self.known = self.codes.get(language, {})

    def load(self, environment: Environment, name: str, globals: Any = None) -> Template:
        """A template by its name."""
        if name not in self.known:
            raise TemplateNotFound(name)
        return environment.template_class.from_code(environment, self.known[name], globals or {})

    def list_templates(self) -> list[str]:
        return []  # each has a source, too


class Compact(Extension):
    """A Jinja extension that removes line breaks between tags or expressions, so that templates can have many lines."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """Join the lines of a template."""
        if name is None or name.rpartition("/")[2] not in COMPACT:
            return source
        return re.sub(r"\s*\n\s*", " ", re.sub(r"(?<=[>}])[ ]*\n\s*(?=[<{])", "", source))


SAFE = ("t", "tell", "label", "lines", "face", "button", "buttons", "chips", "items", "stack", "backs", "drawn_by")
SHORT = 100  # characters of a text that is worth caching
escaped = lru_cache(1 << 11)(escape)


def safe(html: str) -> Markup:
    """HTML that is known to be safe; a third of the time of Markup(html), which looks for __html__ first."""
    return str.__new__(Markup, html)


def words(language: str) -> dict[str, Callable[..., str]]:
    """The template filters of a language, for texts, cards and buttons; all return safe HTML."""

    @lru_cache(1 << 10)
    def t(message: str, **values: Any) -> Markup:
        return escape(tell(say(message, **values), language))

    def translated(said: Said | str) -> Markup:
        return escaped(tell(said, language))

    @lru_cache(1024)
    def label(name: str, value: object) -> Markup:
        return Markup(tell(say("line-label", label=str(escape(name)), values=str(escape(value))), language))

    def lines(happened: tuple[Said, ...]) -> Markup:
        return safe(" · ".join([escaped(tell(line, language)) for line in happened]))

    @lru_cache(1024)
    def face(shown: Card | None, kind: str = "") -> Markup:
        return card_html(shown, kind, tell(shown.label, language)) if shown else Markup('<b class="card gap"></b>')

    @lru_cache(1 << 11)
    def button(choice: Choice, inside: str = "", kind: str = "", key: str = "") -> Markup:
        return button_html(choice, language, inside, kind, key)

    def buttons(choices: Iterable[Choice]) -> Markup:
        return safe("".join(map(button, choices)))

    def chips(choices: Iterable[Choice]) -> Markup:
        return safe(f'<span class="chips">{buttons(choices)}</span>') if choices else Markup()

    @lru_cache(1 << 10)
    def item(shown: Card, choices: tuple[Choice, ...], prefix: str) -> Markup:
        text = shown.text
        if not choices:
            return safe(f'<li id="{prefix}{text}">{face(shown)}</li>')
        both = "".join([button(choice) for choice in choices])
        return safe(f'<li id="{prefix}{text}" data-key="{text}">{face(shown)}<span class="chips">{both}</span></li>')

    def items(cards: Iterable[tuple[Card, tuple[Choice, ...]]], prefix: str) -> Markup:
        return safe("".join([item(shown, choices, prefix) for shown, choices in cards]))

    @lru_cache(1 << 8)
    def stack(cards: tuple[Card, ...], kind: str = "") -> Markup:
        return Markup(f'<span class="stack">{"".join(face(one, kind) for one in cards)}</span>')

    @lru_cache(256)
    def backs(count: int, seat: int) -> Markup:
        hidden = '<b data-face="?"></b>' * count
        return Markup(f'<span class="backs" data-place="hand-{seat}" aria-hidden="true">{hidden}</span>')

    @lru_cache(1 << 11)
    def drawn_by(values: tuple[Any, ...], pattern: Macro) -> Markup:
        # A macro for what looks the same again and again. Names come translated: a person may be called "You".
        return Markup(pattern(*values))

    return {
        "t": t, "tell": translated, "label": label, "lines": lines, "face": face, "button": button, "buttons": buttons,
        "chips": chips, "items": items, "stack": stack, "backs": backs,
        "drawn_by": drawn_by,
    }  # fmt: skip


def numbered(things: Iterable[Any]) -> Iterable[tuple[int, Any]]:
    """Things with their numbers, from 1: much quicker than the `loop.index` of templates."""
    return enumerate(things, 1)


def curve(course: list[int]) -> dict[str, Any]:
    """A line through what somebody was ahead by, from even at the beginning, in a square of 100 by 100."""
    values = [0, *course]
    low, high = min(values), max(values)
    across, span = 100 / max(1, len(course)), max(1, high - low)

    def height(value: int) -> float:
        return round(92 - 84 * (value - low) / span, 1)  # the line is thick

    dots = [(round(across * place, 1), height(value)) for place, value in enumerate(values)]
    return {"dots": dots, "points": " ".join(f"{x},{y}" for x, y in dots), "even": height(0)}


def page(template: str, language: str, **values: Any) -> str:
    """Render a whole page."""
    return environment(language).get_template(template).render(**values)


@cache
def macro(kind: str, language: str) -> Any:
    """The macro that draws a kind of part, from our templates or the table.html of a game; None if there is none."""
    templates = environment(language)
    owners = [f"{name}/table.html" for name, game in GAMES.items() if (Path(game.folder()) / "table.html").exists()]
    for name in ["parts.html", "analysis_parts.html", *owners]:
        if match := getattr(templates.get_template(name).module, kind, None):
            return match
    return None


Piece = tuple["Callable[..., str]", tuple[Any, ...]]  # what draws a part, and all that it shows


@cache
def drawer(kind: str, language: str) -> tuple[Callable[..., str], Callable[[dict[str, Any]], tuple[Any, ...]]]:
    """A function that draws parts of a kind, and one that picks what it shows from their values, by its arguments."""
    own = macro(kind, language)
    if own is None:
        plain = macro("plain_part", language)
        known = plain.arguments
        return (lambda part_id, values: plain(part_id, **values)), lambda values: (
            {name: values[name] for name in known if name in values},
        )
    names = own.arguments[1:]
    pick = itemgetter(*names) if len(names) > 1 else lambda values: tuple(values[name] for name in names)
    return own._func, pick  # the macro itself would look at its arguments first


def pieces(parts: Iterable[tuple[str, Part]], language: str) -> dict[str, Piece]:
    """Parts of a table as they look in the browser: pieces that are equal look the same, whatever other skins need."""
    shown = {}
    for name, part in parts:
        draw, pick = drawer(part.kind, language)
        shown[name] = draw, pick(part.values)
    return shown


def drawn(parts: Iterable[tuple[str, Part]], language: str) -> Markup:
    """Render parts of a table."""
    drawers = [(name, part.values, *drawer(part.kind, language)) for name, part in parts]
    return safe("".join([draw(name, *pick(values)) for name, values, draw, pick in drawers]))


# Where each part of a table stands; those of the game are on the board.
REGIONS = {
    "status": "bar", "tools": "bar", "menu": "bar",
    "clock": "notes", "lesson": "notes", "seen-by": "notes",
    "curtain": "over", "asks": "over", "lobby": "over", "round": "over", "result": "over",
    "hint": "side", "log": "side", "talk": "side", "chances": "side",
    "judged": "side", "moves": "side",
    "steps": "foot",
}  # fmt: skip


PASSING = {name for name, where in REGIONS.items() if where == "over"} | {"hint"}  # parts that come and go


def fits(parts: dict[str, Piece], shown: dict[str, Piece]) -> bool:
    """Whether a page that shows some parts can show others without being drawn anew."""
    return bool(shown) and (parts.keys() == shown.keys() or parts.keys() ^ shown.keys() <= PASSING)


def changed(parts: dict[str, Piece], shown: dict[str, Piece]) -> Markup:
    """The parts that look different from those that are shown, and an empty element for each that is gone."""
    old = shown.get
    new = [piece[0](name, *piece[1]) for name, piece in parts.items() if piece != old(name)]
    gone = [Markup('<i id="{}" data-gone></i>').format(name) for name in shown if name not in parts]
    return safe("".join([*gone, *new]))


def region(name: str, part: Part) -> str:
    """Where a part stands; the other players stand together, above the rest of the board."""
    return REGIONS.get(name) or ("others" if part.values.get("mine") is False else "board")


def framed(
    parts: dict[str, Part], language: str, game: str, *, live: str = "", begun: bool = True, still: bool = False
) -> Markup:
    """A whole table, or a replay if it has no `live` address; or a `still` position, which follows nothing."""
    regions: dict[str, Markup] = {name: Markup() for name in (*REGIONS.values(), "others", "board")}
    for name, part in parts.items():
        regions[region(name, part)] += drawn([(name, part)], language)
    html: Markup = macro("frame", language)(game=game, live=live, begun=begun, replay=not (live or still), **regions)
    return html


def whole(
    table: Table,
    table_id: str,
    parts: dict[str, Part],
    language: str,
    quiet: bool = False,
    seat: int | None = None,
) -> Markup:
    """A whole table of these parts, with the log as a seat or a watcher reads it; `quiet`: without speech."""
    assert table.game
    log = {"log": boards.log(table, table_id, quiet, seat)}
    begun = table.state is not None
    return framed({**parts, **log}, language, table.game.name, live=f"/tables/{table_id}", begun=begun)


def news(
    table: Table,
    parts: dict[str, Piece],
    shown: dict[str, Piece],
    sent: int,
    language: str,
    quiet: bool = False,
    seat: int | None = None,
) -> Markup:
    """What has changed for a page that shows some parts and knows so many events: parts, and lines of the log."""
    draw = macro("news", language)._func
    lines = [draw("", *entry) for entry in reversed(boards.told(table, quiet, sent, seat))]
    return safe("".join([changed(parts, shown), *lines]))


def card_html(shown: Card, kind: str, label: str) -> Markup:
    """A card: color, number, sign, and a label for screen readers; short, because most of what is pushed are cards."""
    drawn = shown.number in art.NUMERALS
    number = Markup(' data-n="{}"').format(shown.number) if shown.number and not drawn else ""
    classes = ("card", f"c-{shown.color}", f"n{shown.number}" if drawn else "", kind, shown.look)
    return Markup('<b class="{}" data-face="{}"{}><i></i><u>{}</u></b>').format(
        " ".join(filter(None, classes)), shown.text, number, label
    )


def button_html(choice: Choice, language: str, inside: str = "", kind: str = "", key: str = "") -> Markup:
    """A button that makes a move: what it does, to which card (not shown: it is on it), and what follows.

    The button of an illegal move can be pressed, too, and the page says why: by itself, or, where the button shows what
    would follow, when the server refuses it. `kind` is how it looks, `key` the key for it.
    """

    def told(said: Said | str) -> str:
        return escaped(tell(said, language))

    looks = [kind] if kind else []
    about = f" {told(choice.about)}" if choice.about else ""
    more = f' aria-keyshortcuts="{key}"' if key else ""
    if choice.wanted:
        looks.append("wanted")
        more += ' aria-describedby="lesson-task"'
    elif choice.why_not:
        more += ' aria-disabled="true"' + ("" if choice.then else f' data-why="{told(choice.why_not)}"')
    elif choice.warning:
        looks.append("risky")
        more += f' data-warning="{told(choice.warning)}"'
    if choice.best:
        looks.append("best")
        about += f" ({told(say('hint-best'))})"
    if looks:
        more = f' class="{" ".join(looks)}"{more}'
    unseen = f"<u>{about}</u>" if about else ""
    then = f"<b>{told(choice.then)}</b>" if choice.then else ""
    move = escaped(choice.move)
    return safe(f'<button name="move" value="{move}"{more}>{inside}{told(choice.words)}{unseen}{then}</button>')


@cache
def static_files() -> dict[str, bytes]:
    """The files that pages load, by name: those of the folder, the drawings, and styles and scripts of the games."""
    files = {file.name: file.read_bytes() for file in sorted((HERE / "static").iterdir()) if file.is_file()}
    styles = [Path(game.folder()) / "table.css" for game in GAMES.values()]
    files["art.css"] = art.stylesheet().encode()
    files["games.css"] = b"\n".join(file.read_bytes() for file in styles if file.exists())
    return files | {name: file.read_bytes() for name, file in scripts().items()}


def scripts() -> dict[str, Path]:
    """The scripts of games that have one of their own."""
    files = {f"{name}.js": Path(game.folder()) / "table.js" for name, game in GAMES.items()}
    return {name: file for name, file in files.items() if file.exists()}


@cache
def compressed(name: str) -> bytes:
    """A file that pages load, compressed once."""
    return gzip.compress(static_files()[name], mtime=0)


@cache
def version() -> str:
    """A few letters that change with any of the files that pages load."""
    return digest(b"".join(static_files().values()))


def asset(name: str) -> str:
    """The address of a file that browsers may cache for ever; scripts import each other beside it."""
    return f"{BUILT.get('assets') or f'/static/{version()}'}/{name}"


def digest(content: bytes) -> str:
    """A few letters that change with the content."""
    return hashlib.sha256(content).hexdigest()[:8]


def rules_as_html(text: str) -> Markup:
    """Render a rules page from Markdown; HTML in it is escaped."""
    from markdown_it import MarkdownIt  # slow to import, and needed only here

    return Markup(MarkdownIt("commonmark", {"html": False}).enable("table").render(text))
