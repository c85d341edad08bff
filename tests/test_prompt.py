"""A game at the prompt, as somebody meets it who types, pipes or listens: in a process of its own."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from fluent.syntax import visitor
from test_cli import ENGLISH, IRISDECK, in_terminal, run
from test_words import messages

import irisdeck
from irisdeck.bots import BOTS
from irisdeck.table.boards import Part, card
from irisdeck.terminal.board import introduction, legend, lines
from irisdeck.terminal.play import COMMANDS
from irisdeck.terminal.voice import Voice
from irisdeck.words import LANGUAGES, say, tell

if TYPE_CHECKING:
    from collections.abc import Callable

ELSEWHERE = [language for language in LANGUAGES if language != "en"]


def played(*words: str, first: str = "", last: str = "") -> str:
    """A game at the prompt: some lines, then whatever is asked a legal move, until it ends or `last` is typed."""
    process = subprocess.Popen(
        [*IRISDECK, "play", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=ENGLISH
    )
    told, lines = "", first.splitlines()
    with process:
        assert process.stdin
        assert process.stdout
        while piece := process.stdout.read(1):
            told += piece
            if told.endswith(")> "):
                offered = told[told.rindex(" (") + 2 : -3].split()
                line = lines.pop(0) if lines else next((move for move in offered if move not in ("pass", "end")), "")
                process.stdin.write((line or last or offered[0]) + "\n")
                process.stdin.flush()
    assert process.returncode == 0
    return told


# -- Whole games --


@pytest.mark.parametrize(
    "options", ["duel --aids", "tricks --players 3", "red7 --players 3 --option advanced=on --option actions=on"]
)
def test_a_whole_game_can_be_played_at_the_prompt(options: str, tmp_path: Path) -> None:
    """Whatever is asked, a legal move is typed; the same seed, and the same moves, make the same game again."""
    record = tmp_path / "game.jsonl"
    told = played(*options.split(), "--seed", "4", "--record", str(record))
    assert re.search(r"^(You win|Otter( [12])? wins|Shared victory: .+)$", told, re.M)
    assert re.search("^Score: .*You: [0-9]+", told, re.M)
    assert run("replay", str(record), "--check").stdout.startswith("1 games, ")
    assert re.search("(Winner|Shared victory): (You|Otter)", run("replay", str(record)).stdout)
    assert played(*options.split(), "--seed", "4") == told


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", irisdeck.GAMES)
def test_every_word_that_is_told_is_one_of_the_messages(name: str, language: str) -> None:
    """Of a whole game, with all that can be asked for, wrong things, and a record of it told again."""
    asked = "?\nmoves\nboard\nleads\nhint\nundo\nfly\n99\nf6\n=11\n>R7\nR99\n"
    told = played(name, "--language", language, "--seed", "7", "--aids", "--players", "2", first=asked)
    known = words_in("\n".join(Texts(language).found))
    known |= words_in(" ".join([*irisdeck.GAMES[name].codes, *COMMANDS, *BOTS]))
    assert words_in(told) - known == set()


class Texts(visitor.Visitor):
    """All that the messages of a language say, without the names of what is filled in."""

    def __init__(self, language: str) -> None:
        self.found: list[str] = []
        for message in messages(language).values():
            self.visit(message)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.found.append(node.value)


def words_in(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[^\W\d_]{2,}", text)}


# -- Languages --


@pytest.mark.parametrize("language", ELSEWHERE)
@pytest.mark.parametrize("name", irisdeck.GAMES)
def test_a_game_begins_in_the_language_of_the_terminal(name: str, language: str) -> None:
    asked = run("play", name, "--language", language, "--seed", "3", given="?\nfly\nquit\n")
    of_terminal = {**os.environ, "LC_ALL": "", "LC_MESSAGES": f"{language}_XX.UTF-8", "LANG": "en_US.UTF-8"}
    assert run("play", name, "--seed", "3", given="?\nfly\nquit\n", env=of_terminal).stdout == asked.stdout
    assert asked.returncode == 0
    lines = asked.stdout.splitlines()
    assert lines[0].startswith(tell(say(f"{name}-title"), language))
    assert lines[-1] == tell(say("line-farewell"), language)
    for message in ("line-help", "line-help-undo", "hint-title", "refused-not-understood", f"{name}-moves-are"):
        assert tell(say(message), language)[1:] in asked.stdout
    assert asked.stdout.count(f"{tell(say('table-your-turn'), language)} (") == 3


def test_what_is_asked_before_the_game_can_be_answered_in_words() -> None:
    done = run("play", "--language", "de", given="nonsense\n2\n7\n3\nmaybe\nJa\nnein\nleicht\nquit\n")
    assert "'nonsense' steht nicht zur Auswahl." in done.stdout
    assert "'7' steht nicht zur Auswahl." in done.stdout
    assert "'maybe' steht nicht zur Auswahl." in done.stdout
    assert "\nFortgeschritten: Für eine hohe Karte auf der Leinwand darfst du ziehen, und mehrere" in done.stdout
    assert "Plätze: Du; Katze 1; Katze 2\n" in done.stdout
    assert done.returncode == 0


def test_the_prompt_asks_for_game_players_and_every_option() -> None:
    done = run("play", given="nonsense\n2\n3\nmaybe\non\non\n\nquit\n")
    assert done.stdout.count("is none of the choices.") == 2
    assert "): 3 players\nAdvanced: a high card on the canvas" in done.stdout
    assert "\nActions: odd cards have an action when laid in the palette\n" in done.stdout
    assert "Seats: You; Otter 1; Otter 2\n" in done.stdout
    duel = run("play", given="duel\n0\noff\nRG\n\nrandom\nquit\n")
    assert "Who begins (random: at random, 0: you, 1) [random]" in duel.stdout
    assert "May a turn end after a turned card? No (French rules)\n" in duel.stdout
    assert "'RG' is none of the choices." in duel.stdout
    assert "Seats: You; Mouse\n" in duel.stdout


# -- Commands --


def test_the_prompt_helps_refuses_and_takes_back() -> None:
    given = "?\nmoves\nd9\nD99\nf1\nfly\n\nN 2\nundo\nundo\nquit\n"
    told = run("play", "duel", "--option", "first=0", "--seed", "8", given=given).stdout
    assert "undo, u: undo" in told
    assert "leads" not in told
    assert "n1: lay hand card 1; " in told
    assert "- **D9**" in told
    assert "The rules have no clause D99." in told
    assert "f1 cannot be played. The row has no cards to turn (D9)." in told
    assert "That was not understood.\nMoves are n1-n3" in told
    assert "You lay hand card 2\n" in told
    assert told.count("The last move is undone.") == 1
    assert "Nothing to undo" in told


@pytest.mark.parametrize("word", COMMANDS)
def test_every_command_has_a_short_form(word: str) -> None:
    def told(typed: str) -> str:
        text = run("play", "red7", "--seed", "5", given=f"{typed}\nquit\n").stdout
        return re.sub(r" *[+>p]\S+: .*( %|tried).*\n", "", text)  # what a bot thinks in a second is never the same

    assert told(word) == told(COMMANDS[word][0]) == told(word.upper())


def test_a_run_may_be_typed_in_any_order_and_what_is_no_combo_is_told() -> None:
    state = irisdeck.game("tricks", 3, first=0).deal(2)
    combo = next(move for move in state.legal_moves if len(set(move)) > 1)
    given = f"{combo[::-1]}\nquit\n"
    told = run("play", "tricks", "--players", "3", "--option", "first=0", "--seed", "2", given=given).stdout
    assert f"You play {combo}\n" in told
    wrong = run("play", "tricks", "--seed", "2", given="13\n78\nquit\n").stdout
    assert wrong.count("That is no combo: play one card, cards of one rank, or a run.") == 2


def test_the_prompt_warns_before_you_put_yourself_out() -> None:
    seed, state = first_deal("red7", lambda state: state.seat == 0 and bool(risky(state)))
    move = risky(state)[0]
    done = run("play", "red7", "--seed", str(seed), given=f"{move}\n{move}\nquit\n")
    assert "You could no longer take the lead in this turn and would be out (R20)." in done.stdout
    assert done.stdout.count(f"You lay {move[1:]} in your palette") == 1


def first_deal(name: str, fits: Callable[[irisdeck.State], bool]) -> tuple[int, irisdeck.State]:
    """The first seed whose deal fits."""
    deals = ((seed, irisdeck.game(name).deal(seed)) for seed in range(1000))
    return next((seed, state) for seed, state in deals if fits(state))


def risky(state: irisdeck.State) -> list[str]:
    return [move for move in state.legal_moves if move != "pass" and state.view(state.seat).warning(move)]


def test_a_hint_tells_chances_and_reasons() -> None:
    told = run("play", "red7", "--seed", "3", given="hint\nquit\n")
    assert "What the strongest bot thinks: Chance of winning, move by move\n" in told.stdout
    assert len(re.findall(r"^  [+>]\S+: .* (palette|canvas); (\d+|below \d+) %.*; \S", told.stdout, re.M)) >= 2
    assert told.stderr == ""


def test_red7_tells_who_would_lead_under_each_rule() -> None:
    seed, state = first_deal("red7", lambda state: state.seat == 0)
    told = run("play", "red7", "--seed", str(seed), given="leads\nquit\n").stdout
    strip = told[told.index("Who would lead under each rule") :].splitlines()[1:8]
    assert [line.split(" (")[0] for line in strip] == ["red", "orange", "yellow", "green", "blue", "indigo", "violet"]
    leader, cards = state.view(0).insight["leading"]["red"]
    assert strip[0] == f"red (the highest card): {['You', 'Otter'][leader]}: {', '.join(cards)}"
    assert "not understood" in run("play", "duel", "--seed", "3", given="leads\nquit\n").stdout


def test_moves_are_listed_with_what_would_follow() -> None:
    seed, state = first_deal("red7", lambda state: state.seat == 0)
    told = run("play", "red7", "--seed", str(seed), given="moves\nquit\n").stdout
    for move in state.legal_moves:
        assert f"  {move}: {tell(state.game.instruction(move), 'en')}; " in told
    assert "pass: pass; you are out\n" in told


def test_what_odd_cards_do_is_told_before_the_game_and_by_the_help() -> None:
    """red7 R16"""
    told = "\n".join(introduction(irisdeck.game("red7", actions=True), Voice()))
    assert "7: lay another card of your palette" in told
    assert "3: draw a card" in told
    assert "3: draw a card" in "\n".join(legend(irisdeck.game("red7", actions=True), Voice("en", spell=True)))
    assert "3: " not in "\n".join(introduction(irisdeck.game("red7"), Voice()))


def test_aids_show_what_could_be_remembered_and_only_when_asked_for() -> None:
    for name, aid in (("duel", "What you have seen: In your pile: "), ("tricks", "Not seen yet: 1 x ")):
        assert aid in run("play", name, "--seed", "3", "--aids", given="quit\n").stdout
        assert aid not in run("play", name, "--seed", "3", given="quit\n").stdout


def test_tricks_tell_the_order_of_taking_and_the_face_down_piles() -> None:
    state = irisdeck.game("tricks", 2, first=0).deal(3)
    given = f"{state.legal_moves[0]}\nquit\n"
    told = run("play", "tricks", "--option", "first=0", "--seed", "3", given=given).stdout
    assert "face-down pile: 14" in told
    assert re.search(r"The trick: You: \d+ \(pick no. \d\); Otter: \d+ \(pick no. \d\)", told)


def test_cards_can_be_told_in_words() -> None:
    told = played("red7", "--players", "2", "--seed", "3", "--spell", first="leads\nhint\n>R7\n")
    sentences = [line for line in told.splitlines() if not line.startswith("Your turn (")]
    assert [line for line in sentences if re.search(r"(?<![+>(])\b[ROYGBIV][1-7]\b", line)] == []
    assert re.search(r"^Your hand: (red|orange|yellow|green|blue|indigo|violet) [1-7], ", told, re.M)
    assert re.search(r"^  You lay (red|orange|yellow|green|blue|indigo|violet) [1-7] (in|on) ", told, re.M)
    duel = run("play", "duel", "--seed", "3", "--spell", "--language", "pl", given="quit\n").stdout
    assert re.search(r"^Twoja ręka: 1 \w{4,}, 2 \w{4,}, 3 \w{4,}; ", duel, re.M)


# -- Leaving --


def test_the_end_of_the_input_is_a_farewell() -> None:
    for given in ("", "1\n", "1\n\n\n\n\n"):
        done = run("play", given=given)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.endswith("The game ends here.\n")


def test_bytes_that_are_no_text_are_not_understood() -> None:
    call = [*IRISDECK, "play", "duel", "--seed", "8"]
    done = subprocess.run(call, input=b"\xff\xfe\n\x00\nquit\n", capture_output=True, env=ENGLISH, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"That was not understood.") == 2


def test_an_unfinished_game_is_recorded_too(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "duel", "--option", "first=0", "--seed", "8", "--record", str(path), given="n2\nquit\n")
    record = json.loads(path.read_text())
    assert record["events"][1] == {"seat": 0, "move": "n2"}
    assert "scores" not in record
    assert record["names"] == ["You", "bot:medium"]
    assert record["options"]["first"] == 0


def test_ctrl_c_at_the_prompt_is_a_clean_end() -> None:
    screen = in_terminal("play", "duel", "--seed", "1", "--language", "sk", keys="\x03")
    assert "Traceback" not in screen
    assert "Hra sa tu končí." in screen


def await_sleep(pid: int) -> None:
    """
    Waits until a process waits for its input. Python's `input` does not look for signals between showing its prompt
    and reading: one sent in that instant, which no person can hit, is heard with the next line only.
    """
    while Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1][0] != "S":
        time.sleep(0.01)


def test_an_interrupt_leaves_with_a_word_and_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    call = [*IRISDECK, "play", "duel", "--option", "first=0", "--seed", "8", "--record", str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(call, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=ENGLISH) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("n2\n")
        process.stdin.flush()
        told = ""
        while told.count(")> ") < 2:
            told += process.stdout.read(1)
        await_sleep(process.pid)
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
        assert process.stdout.read() == "\nThe game ends here.\n"
        assert process.stderr
        assert process.stderr.read() == ""
    assert json.loads(path.read_text())["events"][1] == {"seat": 0, "move": "n2"}


def test_nothing_slow_is_loaded_before_it_is_needed() -> None:
    code = (
        "import sys; from irisdeck.cli import main; main(sys.argv[1:]);"
        "print(*{'numba', 'numpy', 'textual', 'litestar', 'jinja2', 'sqlalchemy', 'httpx'} & set(sys.modules), sep='!')"
    )
    for name in irisdeck.GAMES:
        call = [sys.executable, "-c", code, "play", name, "--seed", "3", "--option", "first=1"]
        call = call[:-2] if name == "red7" else call
        done = subprocess.run(call, input="", capture_output=True, text=True, env=ENGLISH, timeout=60)
        assert done.stdout.endswith("The game ends here.\n\n"), done.stdout[-200:]


def test_any_part_is_told_from_what_all_boards_share() -> None:
    """A game of another package needs no lines.py."""
    seven, ace = card("R7"), card("B1")
    parts = [
        Part(
            "whist_seat",
            {"name": "Bob", "seat": 1, "away": False, "mine": False, "notes": [say("table-away")], "cards": []},
        ),
        Part("whist_trick", {"groups": [{"label": "Trick", "cards": [(seven, ()), (None, ())]}]}),
        Part("whist_hand", {"title": say("table-your-hand"), "cards": [(ace, ()), ((seven, ace), ())], "acts": ()}),
        Part("whist_gap", {}),
    ]
    told = lines(parts, irisdeck.game("red7"), Voice())
    assert told == ["Bob: away", "Trick: R7", "Your hand: B1, R7B1"]
