"""The screen in a real terminal: how it leaves, whatever ends it, and what it looks like with few colors or none."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from rich.color import Color, ColorSystem
from screens import begun

from irisdeck.terminal.tui.draw import INKS
from irisdeck.terminal.tui.local import SavedGames, read_events

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PATIENCE = 60  # seconds
ALTERNATE, USUAL = b"\x1b[?1049h", b"\x1b[?1049l"  # the screen of a program, and that of the shell
SHOW_CURSOR, NO_MOUSE = b"\x1b[?25h", b"\x1b[?1000l"


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, *args: str, size: tuple[int, int] = (80, 24), **environment: str) -> None:
        self.master, slave = pty.openpty()
        self.resize(*size)
        self.before = termios.tcgetattr(slave)
        kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLORTERM", "LANG")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "irisdeck", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**kept, "TERM": "xterm-256color", **environment},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        self.slave = slave
        self.seen = b""

    def resize(self, columns: int, lines: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def read(self, seconds: float = 0.05) -> bytes:
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return b""
        try:
            more = os.read(self.master, 1 << 16)
        except OSError:
            return b""
        self.seen += more
        return more

    def until(self, words: str) -> None:
        """Waits until words were written."""
        until = time.monotonic() + PATIENCE
        while words.encode() not in plain(self.seen):
            assert time.monotonic() < until, plain(self.seen).decode(errors="replace")[-3000:]
            assert self.process.poll() is None, self.seen
            self.read()

    def until_resized(self, columns: int, lines: int, words: str) -> None:
        """Pulls at a corner of the window until words were written, less often on a machine that is slow to answer."""
        for pull, pause in enumerate((1, 2, 4, 8, 16, 32, 60)):
            self.resize(columns + pull % 2, lines)
            until = time.monotonic() + pause
            while time.monotonic() < until:
                self.read()
                if words.encode() in plain(self.seen):
                    return
        raise AssertionError(plain(self.seen).decode(errors="replace")[-3000:])

    def send(self, keys: bytes) -> None:
        os.write(self.master, keys)

    def end(self) -> int:
        """Waits until the program is over."""
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < until
            self.read()
        while self.read(0.2):
            pass
        return self.process.returncode

    def close(self) -> None:
        """The window is closed."""
        for one in (self.master, self.slave):
            try:
                os.close(one)
            except OSError:
                continue


def plain(written: bytes) -> bytes:
    return re.sub(rb"\x1b\[[0-9;?:=>]*[A-Za-z]", b"", written)


@contextmanager
def terminal(*args: str, size: tuple[int, int] = (80, 24), **environment: Any) -> Iterator[Terminal]:
    made = Terminal(*args, size=size, **environment)
    try:
        yield made
    finally:
        if made.process.poll() is None:
            made.process.kill()
        made.process.wait()
        made.close()


def children(pid: int) -> list[int]:
    with open(f"/proc/{pid}/task/{pid}/children") as file:  # noqa: PTH123
        return [int(child) for child in file.read().split()]


def gone(pid: int) -> bool:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with open(f"/proc/{pid}/stat") as file:  # noqa: PTH123
                if file.read().split()[2] == "Z":
                    return True
        except FileNotFoundError:
            return True
        time.sleep(0.05)
    return False


def lay_a_card(at: Terminal) -> None:
    """Goes on with the game that waits."""
    at.until("Games in progress")
    at.send(b"\r")
    at.until("Lay")
    at.send(b"l")
    at.until("hand card 1")


def kept(folder: Path) -> int:
    """Moves of the one game that waits."""
    [(_, table)] = SavedGames(folder / "terminal").unfinished()
    return table.moves


@pytest.mark.parametrize("how", ["q", "ctrl-c", "term"])
def test_it_leaves_the_terminal_as_it_was(tmp_path: Path, how: str) -> None:
    begun(tmp_path, "duel", options={"first": 0}, bot="best")
    with terminal("tui", "--folder", str(tmp_path)) as at:
        lay_a_card(at)
        if how == "q":
            at.seen = b""
            at.send(b"q")
            at.until("A new game")
            at.send(b"q")
        elif how == "ctrl-c":
            at.send(b"\x03")
        else:
            at.process.send_signal(signal.SIGTERM)
        assert at.end() == 0, at.seen
        assert ALTERNATE not in at.seen[at.seen.rindex(USUAL) :]
        assert SHOW_CURSOR in at.seen
        assert NO_MOUSE in at.seen
        assert termios.tcgetattr(at.slave) == at.before
        assert b"Traceback" not in at.seen
        assert b"1 unfinished game is kept" in plain(at.seen)
    assert kept(tmp_path) >= 1


def test_a_closed_window_loses_nothing_and_leaves_nothing_behind(tmp_path: Path) -> None:
    begun(tmp_path, "duel", options={"first": 0}, bot="best")
    with terminal("tui", "--folder", str(tmp_path)) as at:
        lay_a_card(at)
        at.send(b"e")
        at.until("the turn")
        thinkers = children(at.process.pid)
        at.close()
        at.process.wait(PATIENCE)
        assert all(map(gone, thinkers))
    assert kept(tmp_path) >= 2


def test_a_killed_program_loses_nothing(tmp_path: Path) -> None:
    begun(tmp_path, "duel", options={"first": 0})
    with terminal("tui", "--folder", str(tmp_path)) as at:
        lay_a_card(at)
        thinkers = children(at.process.pid)
        at.process.kill()
        at.process.wait()
        assert all(map(gone, thinkers))
    assert kept(tmp_path) == 1
    with terminal("tui", "--folder", str(tmp_path)) as at:
        at.until("Games in progress")
        at.send(b"\r")
        at.until("hand card 1")
        at.send(b"\x03")
        assert at.end() == 0


def test_a_window_may_be_resized_at_any_moment(tmp_path: Path) -> None:
    begun(tmp_path, "red7")
    with terminal("tui", "--folder", str(tmp_path)) as at:
        at.until("Games in progress")
        at.until_resized(50, 10, "This window is too small")
        at.seen = b""
        at.until_resized(200, 60, "A new game")
        at.send(b"\x03")
        assert at.end() == 0


def test_without_color_there_is_none(tmp_path: Path) -> None:
    begun(tmp_path, "red7")
    with terminal("tui", "--folder", str(tmp_path), NO_COLOR="1") as at:
        at.until("Games in progress")
        at.send(b"\r")
        at.until("Your hand")
        at.send(b"\x03")
        at.end()
        colors = set(re.findall(rb"[34]8;2;(\d+;\d+;\d+)|[34]8;5;(\d+)", at.seen))
        greys = {rgb for rgb, _ in colors if rgb and len(set(rgb.split(b";"))) > 1}
        assert not greys, greys


@pytest.mark.parametrize("environment", [{"TERM": "xterm"}, {"TERM": "linux"}, {"COLORTERM": "truecolor"}])
def test_terminals_with_few_colors_and_many_get_cards_with_signs(tmp_path: Path, environment: dict[str, Any]) -> None:
    table = begun(tmp_path, "red7")
    assert table.state
    card = table.state.view(0).seen["hand"][0]
    with terminal("tui", "--folder", str(tmp_path), **environment) as at:
        at.until("Games in progress")
        at.send(b"\r")
        at.until(card)
        at.send(b"\x03")
        assert at.end() == 0


@pytest.mark.parametrize("system", [ColorSystem.STANDARD, ColorSystem.EIGHT_BIT, ColorSystem.TRUECOLOR])
def test_the_letter_on_a_card_stands_out_in_any_palette(system: ColorSystem) -> None:
    for on, ink in INKS.values():
        front, back = (Color.parse(one).downgrade(system).get_truecolor() for one in (on, ink))
        assert contrast(front, back) >= 4.5, (on, ink, front, back)
    inks = {Color.parse(ink).downgrade(system).get_truecolor() for _, ink in INKS.values()}
    assert len(inks) == len(INKS)  # none looks like another


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """As the WCAG has it."""

    def luminance(color: tuple[int, ...]) -> float:
        parts = [part / 255 for part in color[:3]]
        red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("environment", "words"), [({"TERM": "dumb"}, "irisdeck play"), ({}, "irisdeck play")])
def test_without_a_terminal_it_says_what_to_do(environment: dict[str, str], words: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "irisdeck", "tui"],
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr


def test_events_are_on_disk_one_by_one(tmp_path: Path) -> None:
    begun(tmp_path, "duel", moves="n1 end", options={"first": 0})
    [file] = (tmp_path / "terminal" / "games").glob("*")
    assert [event["kind"] for event in read_events(file)] == ["open", "sit", "bot", "begin", "move", "move"]
