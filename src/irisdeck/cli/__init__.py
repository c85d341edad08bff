"""The command line: what people type. Exit status 0, 1 (it failed), 2 (it was called wrongly), 130 (Ctrl-C)."""

from __future__ import annotations

import argparse
import errno
import io
import json
import os
import shlex
import signal
import sys
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, NoReturn

from irisdeck import __version__
from irisdeck.bots import BOTS, USUAL, check_bot, kinds, ratings
from irisdeck.engine.state import stream
from irisdeck.game import GAMES, InvalidOption, IrisdeckError, game, short
from irisdeck.options import changed
from irisdeck.record import InvalidRecord, Record, WrongRecord
from irisdeck.words import LANGUAGES, preferred

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import ModuleType

    from irisdeck.game import Game, Move, State
    from irisdeck.server.site import Settings

LONGEST_LINE = 64 << 20  # bytes: far more than any traced game, far less than memory


class Failure(Exception):
    """It cannot be done; carries the exit status."""

    def __init__(self, message: str, status: int = 1) -> None:
        super().__init__(message)
        self.status = status


# -- Files --


@contextmanager
def writing(path: str, unfinished: Path | None = None) -> Iterator[IO[str]]:
    """A file to write: made beside its final name, and put there when all went well.

    One that is gone on with is added to where it is, and stays there if it is not finished this time either.
    """
    target = Path(os.path.realpath(path))
    if path == "-":
        yield sys.stdout
        return
    special = target.exists() and not target.is_file()  # a device or a pipe is written as it is
    part = target if special else unfinished or target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with part.open("a" if unfinished else "w", encoding="utf-8", newline="\n") as file:
            yield file
        if not special:
            part.replace(target)
    except BrokenPipeError:
        raise
    except OSError as wrong:
        raise Failure(f"cannot write {path}: {wrong.strerror or wrong}") from None
    finally:
        if not special and not unfinished:
            part.unlink(missing_ok=True)


def unfinished(path: str) -> Path:
    """Where the records of a run that was interrupted are kept."""
    target = Path(os.path.realpath(path))
    return target.with_name(f"{target.name}.part")


def records_in(path: str) -> Iterator[tuple[int, Record]]:
    """The records of a file with their line numbers, one at a time."""
    try:
        with Path(path).open("rb") as file:
            number = 0
            while line := file.readline(LONGEST_LINE):
                number += 1
                if len(line) == LONGEST_LINE:
                    raise Failure(f"{path}: line {number} is longer than {LONGEST_LINE >> 20} MiB: not a record", 2)
                yield number, _read(path, number, line)
    except OSError as wrong:
        raise Failure(f"cannot read {path}: {wrong.strerror}", 2) from None
    if number == 0:
        raise Failure(f"{path}: the file is empty", 2)


def chosen_records(path: str, only: int | None) -> Iterator[tuple[int, Record]]:
    """All records of a file, or that of one line."""
    found = False
    for number, record in records_in(path):
        if only is None or number == only:
            found = True
            yield number, record
    if not found:
        raise Failure(f"{path} has no line {only}", 2)


def _read(path: str, number: int, line: bytes) -> Record:
    try:
        return Record.from_line(line)
    except (InvalidRecord, InvalidOption) as wrong:
        raise Failure(f"{path}: line {number}: {wrong}", 2) from None


# -- Commands --


def run_play(args: argparse.Namespace) -> None:
    """A game at the prompt."""
    from irisdeck.terminal import play
    from irisdeck.terminal.voice import Quit, Voice

    voice, sitting, interrupted = Voice(spoken(args, "words"), args.spell), None, False
    try:
        table = chosen_game(args) if args.game else play.choose_game(voice, args.seat)
        opponent = args.against or (USUAL if args.game else play.choose_bot(voice, table))
        check_bot(opponent, table)
        sitting = play.sit_down(table, opponent, voice, args.seat, args.seed, args.aids)
        sitting.welcome()
        sitting.play()
    except (Quit, KeyboardInterrupt) as left:
        interrupted = isinstance(left, KeyboardInterrupt)
        print("\n" * interrupted + voice.words("line-farewell"))
    if args.record and sitting:
        with writing(args.record) as file:
            file.write(sitting.record().to_json() + "\n")
    if interrupted:
        raise SystemExit(130)


def run_tui(args: argparse.Namespace) -> None:
    """The table on a screen of the terminal."""
    try:
        from irisdeck.terminal.tui import app
    except ImportError as missing:
        raise Failure(f"the screen needs {missing.name}: pip install 'irisdeck[tui]'") from None
    if not (sys.stdin.isatty() and sys.stderr.isatty()) or os.environ.get("TERM") == "dumb":
        raise Failure("the screen needs a terminal; `irisdeck play` plays line by line", 2)
    from irisdeck.folders import data_folder

    folder = Path(args.folder) if args.folder else data_folder()
    app.run(folder, spoken(args, "screens"), args.language is not None, args.where or "")


def run_serve(args: argparse.Namespace) -> None:
    """The tables in the browser."""
    try:
        from irisdeck.server import run
    except ImportError as missing:
        raise Failure(f"the server needs {missing.name}: pip install 'irisdeck[server]'") from None
    more = {name: getattr(args, name) for name in ("pace", "limit", "patience", "log")}
    run.serve(args.host, args.port, args.browser, server_settings(args, **more))


def run_backup(args: argparse.Namespace) -> None:
    """All that the server knows, into a file."""
    from irisdeck.server.backup import backup

    rows = backup(server_settings(args), Path(args.file))
    print(f"{args.file} holds everything: {rows} rows. It holds the server's secret, too: keep it to yourself.")


def run_restore(args: argparse.Namespace) -> None:
    """And back."""
    from irisdeck.server.backup import restore

    rows = restore(server_settings(args), Path(args.file))
    print(f"All {rows} rows of {args.file} are back.")


def server_settings(args: argparse.Namespace, **more: Any) -> Settings:
    """Where the server's tables are, by options or by the environment."""
    from irisdeck.folders import data_folder
    from irisdeck.server.site import Settings

    folder = Path(args.folder) if args.folder else data_folder()
    database = args.database or os.environ.get("IRISDECK_DATABASE_URL", "")
    fanout = getattr(args, "fanout", None) or os.environ.get("IRISDECK_FANOUT_URL", "")
    return Settings(folder, database, fanout, **more)


def run_simulate(args: argparse.Namespace) -> None:
    """Games between bots."""
    from irisdeck.research import simulate as sim

    names = args.bots.split(",")
    if args.players is None and len(names) > 1:
        args.players = len(names)
    table = chosen_game(args)
    job = sim.Job(table, sim.seats(names, table.players), args.seed, bool(args.records), args.trace)
    if args.resume and not args.records:
        raise Failure("--resume goes on with a file of records: name one with --records", 2)
    if args.log and args.records:
        raise Failure("--log keeps the sums of games without records; with --records, --resume goes on", 2)
    if job.uniform and args.games >= 1000:
        say_if_slow(table.rules)
    if args.records:
        record(job, args)
        return
    with survived(lambda: from_log(args)):
        tally = simulate(job, args)
    if tally.games:
        show_tally(job, tally, args.json)
    if tally.interrupted:
        raise stopped(tally.games, args.games, from_log(args))


def record(job: Any, args: argparse.Namespace) -> None:
    """Games whose records are written; those of an interrupted run are kept, and --resume goes on from them."""
    from irisdeck.research import simulate as sim

    lies = unfinished(args.records)
    if args.resume and (args.records == "-" or lies.exists() != lies.is_file()):
        raise Failure("--resume goes on with a file of records: name one with --records", 2)
    total = sim.resumed(job, lies) if args.resume and lies.exists() else None
    if total:
        sim.refuse_more(total.games, args.games, str(lies))
        print(f"irisdeck: {total.games} games are in {lies} already", file=sys.stderr)
    with writing(args.records, lies if args.resume else None) as file:
        with survived(lambda: keep(file, lies)):
            tally = simulate(job, args, lambda line: file.write(line + "\n"), total)
        if tally.interrupted:  # raised in here, so that no half of the records gets the final name
            raise stopped(tally.games, args.games, keep(file, lies))
    if args.records != "-":
        show_tally(job, tally, args.json)


def keep(file: IO[str], lies: Path) -> str:
    """Puts the records of an interrupted run where --resume looks for them, and says so."""
    file.flush()
    written = Path(str(file.name))
    if file is sys.stdout or not written.is_file() or not written.stat().st_size:
        return ""
    written.replace(lies)
    return f"the records so far are in {lies}, and the same command with --resume goes on from there"


def from_log(args: argparse.Namespace) -> str:
    """How to go on with a run whose sums are kept."""
    return "the same command goes on from there" if args.log else ""


@contextmanager
def survived(kept: Callable[[], str]) -> Iterator[None]:
    """A process that dies takes no more along than Ctrl-C does: what is `kept` is said."""
    from irisdeck.research.crew import WorkerDied

    try:
        yield
    except WorkerDied as died:
        raise Failure(joined(str(died), kept())) from None


def stopped(games: int, wanted: int, more: str = "") -> Failure:
    """What is said after Ctrl-C."""
    return Failure(joined(f"stopped after {games} of {wanted} games", more), 130)


def joined(*parts: str) -> str:
    """One sentence, of the parts that say something."""
    return "; ".join(filter(None, parts))


def simulate(job: Any, args: argparse.Namespace, write: Any = None, total: Any = None) -> Any:
    """Runs a simulation under a progress bar, which shows on a terminal only."""
    from tqdm import tqdm

    from irisdeck.research import simulate as sim

    done = total.games if total else 0
    with tqdm(total=args.games, initial=done, unit=" games", unit_scale=True, disable=None, leave=False) as bar:
        return sim.simulate(job, args.games, args.workers, write, bar.update, ray=args.ray, log=args.log, total=total)


def show_tally(job: Any, tally: Any, as_json: bool) -> None:
    """The result of a simulation, for people or as JSON."""
    rows = [
        {"seat": seat, "bot": name, "wins": tally.share(seat), "points": tally.points(seat)}
        for seat, name in enumerate(job.bots)
    ]
    if as_json:
        about = {"game": job.game.name, "players": job.game.players, "options": job.game.options, "seed": job.seed}
        print(json.dumps({**about, "games": tally.games, "decisions": tally.decisions, "seats": rows}))
        return
    mean = tally.decisions / tally.games
    print(f"{job.game.name}, {job.game.players} players, seed {job.seed}: {tally.games} games, ", end="")
    print(f"{tally.decisions} decisions ({mean:.1f} a game)")
    print("seat  bot         wins (95 %)          points (95 %)")
    for row in rows:
        (share, width), (points, spread) = row["wins"], row["points"]
        wins = f"{100 * share:6.2f} % ± {100 * width:.2f}"
        print(f"{row['seat']:4}  {row['bot']:10}  {wins:20} {points:7.2f} ± {spread:.2f}")


def say_if_slow(*rules: ModuleType, more: tuple[ModuleType, ...] = ()) -> None:
    """One word where the compiled rules are missing, or where people wait for them to be compiled."""
    from irisdeck.engine import compile

    if not compile.available():
        note = "numba is not here, so the rules run interpreted, up to a hundred times slower"
        print(f"irisdeck: {note}: pip install 'irisdeck[fast]'", file=sys.stderr)
    elif sys.stderr.isatty() and not all(compile.is_cached(one, *more) for one in rules):
        print("irisdeck: compiling the rules; this takes some seconds, once", file=sys.stderr)


def run_arena(args: argparse.Namespace) -> None:
    """Bots rated against each other."""
    from irisdeck.research import arena
    from irisdeck.research.charts import check_path

    entry = arena.Arena(chosen_game(args), tuple(args.bots.split(",")), args.seed, bool(args.records))
    test = sequential_test(args)
    if args.plot:
        check_path(args.plot)
    with writing(args.records) if args.records else nullcontext() as file:
        with survived(lambda: from_log(args)):
            results = compete(entry, test, args, (lambda line: file.write(line + "\n")) if file else None)
        if args.records != "-":
            show_report(arena.ArenaReport(results), args)
        if results.interrupted:  # raised in here, so that no half of the records gets the final name
            raise Failure(joined(f"stopped after {len(results.deals)} deals", from_log(args)), 130)


def sequential_test(args: argparse.Namespace) -> Any:
    """The test asked for, or none."""
    from irisdeck.research import arena

    names = ("elo0", "elo1", "alpha", "beta")
    settings = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    if settings and not args.sprt:
        raise Failure(f"--{next(iter(settings))} is a setting of --sprt", 2)
    return arena.Sprt(**settings) if args.sprt else None


def compete(entry: Any, test: Any, args: argparse.Namespace, write: Any) -> Any:
    """Runs an arena under a progress bar, which shows on a terminal only."""
    from tqdm import tqdm

    from irisdeck.research import arena

    games = args.games or (None if test else 400)
    total = None if games is None else -(-games // entry.games_per_deal) * entry.games_per_deal
    with tqdm(total=total, unit=" games", disable=None, leave=False) as bar:

        def progress(played: int) -> None:
            if test:
                bar.set_postfix_str(f"LLR {test.llr:+.2f}", refresh=False)
            bar.update(played)

        return arena.compete(
            entry, games, sprt=test, workers=args.workers, ray=args.ray, log=args.log, write=write, progress=progress
        )


def show_report(report: Any, args: argparse.Namespace) -> None:
    """The result of an arena, for people or as JSON, and as a picture if one is wanted."""
    if not report:
        raise Failure("stopped before the first deal was finished", 130)
    print(json.dumps(report.to_dict()) if args.json else report)
    if args.plot:
        try:
            report.plot(args.plot)
        except OSError as wrong:
            raise Failure(f"cannot write {args.plot}: {wrong.strerror or wrong}") from None


def run_stats(args: argparse.Namespace) -> None:
    """The study of a game."""
    from irisdeck.research import study

    if args.out == args.json == "-":
        raise Failure("standard output can take the page or the JSON, not both", 2)
    variants = chosen_variants(args)
    command = stats_command(args, variants)
    if any(variant.job.uniform for variant in variants):
        say_if_slow(variants[0].game.rules, more=study.linked(variants[0].game))
    with files_of(args) as (page_file, json_file):
        with survived(lambda: from_log(args)):
            results = investigate(variants, args)
        if any(counts.games < 2 for counts in results.counts[:1]):
            raise stopped(results.games, sum(variant.games for variant in variants))
        report = study.StudyReport(study.without_empty(results), command)
        if page_file:
            page_file.write(study.page(report))
        if json_file:
            json_file.write(json.dumps(report.to_dict()) + "\n")
    if args.json != "-" and args.out != "-":
        print(report)
    if results.interrupted:
        raise stopped(results.games, sum(variant.games for variant in variants), from_log(args))


@contextmanager
def files_of(args: argparse.Namespace) -> Iterator[tuple[IO[str] | None, IO[str] | None]]:
    """The files of a report, opened before anything is played, so that a wrong name is told at once."""
    with (
        writing(args.out) if args.out else nullcontext() as page_file,
        writing(args.json) if args.json else nullcontext() as json_file,
    ):
        yield page_file, json_file


def chosen_variants(args: argparse.Namespace) -> list[Any]:
    """The variant of the command line, and those it is compared with."""
    from irisdeck.research import study

    if len(args.against) >= study.MOST_VARIANTS:
        raise Failure(f"one report compares {study.MOST_VARIANTS} variants at most", 2)
    settings = {"players": args.players, "bots": args.bots, **options_in(args.option)}
    made = []
    for number, text in enumerate(["", *args.against]):
        own = {**settings, **against(text)}
        names = str(own.pop("bots")).split(",")
        players = own.pop("players") or (len(names) if len(names) > 1 else None)
        table = game(args.game, players, **own)
        seed = stream(args.seed, number) if number else args.seed
        bots = study.seats(names, table.players)
        games = args.games or (100_000 if set(bots) == {"random"} else 1000)
        made.append(study.Variant(table, bots, games, seed))
        made[-1].job  # noqa: B018  wrong bots are told before anything is played
    return made


def against(text: str) -> dict[str, Any]:
    """What a variant has otherwise: players=3 advanced=on bots=medium."""
    try:
        changes: dict[str, Any] = options_in(shlex.split(text))
    except ValueError:
        raise Failure(f"--against {short(text)}: a quotation mark is not closed", 2) from None
    if "players" in changes:
        try:
            changes["players"] = whole(1)(changes["players"])
        except argparse.ArgumentTypeError as wrong:
            raise Failure(f"--against {short(text)}: {wrong}", 2) from None
    return changes


def stats_command(args: argparse.Namespace, variants: list[Any]) -> str:
    """The command that gives the same figures again, wherever it runs."""
    words = ["irisdeck", "stats", args.game, "--players", str(variants[0].game.players)]
    for option in args.option:
        words += ["--option", option]
    words += ["--bots", args.bots]
    if args.games:
        words += ["--games", str(args.games)]
    words += ["--seed", str(args.seed)]
    for text in args.against:
        words += ["--against", text]
    return shlex.join(words)


def investigate(variants: list[Any], args: argparse.Namespace) -> Any:
    """Runs a study under a progress bar, which shows on a terminal only."""
    from tqdm import tqdm

    from irisdeck.research import study

    total = sum(variant.games for variant in variants)
    with tqdm(total=total, unit=" games", unit_scale=True, disable=None, leave=False) as bar:
        return study.study(variants, workers=args.workers, ray=args.ray, log=args.log, progress=bar.update)


def run_replay(args: argparse.Namespace) -> None:
    """Records walked through, checked, or traced."""
    if args.check:
        check_file(args.file)
    if args.trace:
        trace_file(args.file, args.trace)
    if not args.check and not args.trace:
        walk_file(args)


def with_progress(records: Iterator[tuple[int, Record]]) -> Iterator[tuple[int, Record]]:
    """The same records, counted on the terminal if there is one."""
    from tqdm import tqdm

    yield from tqdm(records, unit=" games", disable=None, leave=False)


def check_file(path: str) -> None:
    """Proves every record of a file, or names the first that is wrong."""
    games = moves = 0
    for number, record in with_progress(records_in(path)):
        try:
            record.check()
        except WrongRecord as wrong:
            raise Failure(f"{path}: line {number}: {wrong}") from None
        games += 1
        moves += sum("move" in event for event in record.events)
    print(f"{games} games, {moves} moves: all valid")  # a promise of the record format: programs read it


def trace_file(path: str, out: str) -> None:
    """Writes the records again with what was possible at each move."""
    with writing(out) as file:
        for number, record in with_progress(records_in(path)):
            try:
                file.write(record.traced().to_json() + "\n")
            except WrongRecord as wrong:
                raise Failure(f"{path}: line {number}: {wrong}") from None


def walk_file(args: argparse.Namespace) -> None:
    """Tells the games of a file move by move; on a terminal, Enter goes on."""
    from irisdeck.terminal.voice import Quit, Voice
    from irisdeck.terminal.walk import walk

    voice = Voice(spoken(args, "words"), args.spell)
    for number, record in chosen_records(args.file, args.only):
        try:
            walk(record, number, voice)
        except Quit:
            return
        except WrongRecord as wrong:
            raise Failure(f"{args.file}: line {number}: {wrong}") from None


def run_solve(args: argparse.Namespace) -> None:
    """Red7 with open hands."""
    from irisdeck.games.red7 import solve as solver

    solver.refuse_others(game(args.game))
    if args.every and args.after is not None:
        raise Failure("--every and --after exclude each other", 2)
    say_if_slow()
    for number, record in chosen_records(args.file, args.only):
        try:
            states = solver.positions(record)
            asked = [s for s in states if not s.over] if args.every else [solver.asked_for(states, args.after)]
        except WrongRecord as wrong:
            raise Failure(f"{args.file}: line {number}: {wrong}") from None
        except InvalidOption as wrong:
            raise Failure(f"{args.file}: line {number}: {wrong}", 2) from None
        tell_solutions(number, asked, record.names, args)


def tell_solutions(number: int, states: list[State], names: list[str] | None, args: argparse.Namespace) -> None:
    """What is true of some positions of a record; a move that gave a won round away gets a question mark."""
    from irisdeck.games.red7 import solve as solver

    best: tuple[Move, ...] = ()  # the moves that would have won, one position before
    for state in states:
        found = solved(state, args)
        after = len(state.history)
        about: dict[str, Any] = {"line": number, "after": after, "seat": state.seat}
        words = str(found)
        last = f", {state.history[-1][1]}" if after else ""
        if best and state.history[-1][1] not in best:
            last += "?"
        best = ()
        if isinstance(found, solver.Solution):
            best = found.moves
            words = solver.sentence(state, found, names)
            about |= {"winner": found.winner, "moves": found.moves, "positions": found.nodes}
        line = f"line {number}, after {solver.count(after, 'move')}{last}: {words}"
        print(json.dumps(about) if args.json else line, flush=True)


def solved(state: State, args: argparse.Namespace) -> Any:
    """The solution of a position, or why there is none; counts the positions on a terminal."""
    from tqdm import tqdm

    from irisdeck.games.red7 import solve as solver

    with tqdm(unit=" positions", unit_scale=True, disable=None, leave=False, delay=0.5) as bar:
        try:
            return solver.solve(state, args.limit, progress=lambda looked_at: bar.update(looked_at - bar.n))
        except solver.Unsolved as undecided:
            return undecided


def run_bots(args: argparse.Namespace) -> None:
    """Every bot there is."""
    told = []
    for name, kind in kinds().items():
        words = (kind.__doc__ or "").strip().splitlines()
        elo = {which: known[name] for which, known in ratings()["elo"].items() if name in known and name in BOTS}
        about = {"name": name, "level": kind.level, "games": list(kind.games), "time per move": kind.pace}
        told.append({**about, "rating": elo, "how it thinks": words[0] if words else ""})
    if args.json:
        print(json.dumps(told))
        return
    rows = [("name", "level", "time per move", *(f"{which} elo" for which in GAMES), "how it thinks")]
    rows += [tuple(bot_row(about)) for about in told]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
    for row in rows:
        print("  ".join([*(f"{cell:{width}}" for cell, width in zip(row[:-1], widths, strict=True)), row[-1]]))
    searched = ", ".join(f"{name}{budget}" for name, budget in ratings()["budgets"].items() if budget)
    print(
        f"elo: above random, heads-up, measured on {ratings()['date']} with {searched} (docs/bots.md); - is not rated"
    )


def bot_row(about: dict[str, Any]) -> Iterator[str]:
    """The cells of a bot in the list."""
    yield from (about["name"], about["level"], about["time per move"])
    for which in GAMES:
        if which not in about["games"]:
            yield "does not play"
        elif which in about["rating"]:
            value, width = about["rating"][which]
            yield f"{value} ± {width}" if value else "0"
        else:
            yield "-"
    yield about["how it thinks"]


def run_rules(args: argparse.Namespace) -> None:
    """The clauses in our own words."""
    from irisdeck.table import rulebook

    name, language = game(args.game).name, spoken(args, "rules")
    print(rulebook.clause(name, args.clause, language) if args.clause else rulebook.page(name, language))


def spoken(args: argparse.Namespace, what: str) -> str:
    """The language asked for, or that of the terminal."""
    if args.language is None:
        names = ("LC_ALL", "LC_MESSAGES", "LANG")
        return preferred(next((os.environ[name] for name in names if os.environ.get(name)), ""))
    if args.language not in LANGUAGES:
        known = ", ".join(f"{code} ({title})" for code, title in LANGUAGES.items())
        raise Failure(f"there are no {what} in {short(args.language)}: there are {known}", 2)
    return str(args.language)


def run_bench(args: argparse.Namespace) -> None:
    """Throughput and the signature."""
    if args.peers:
        run_peers(args.quick)
        return
    if args.quick:
        raise Failure("--quick is for --peers", 2)
    from irisdeck.research import bench

    say_if_slow(*(kind.rules for kind in GAMES.values()))
    if args.signature:
        print(bench.signature())
        return
    about = bench.machine()
    rows = []
    if not args.json:
        print(", ".join(f"{key} {value}" for key, value in about.items()))
        print(f"{'decisions a second':38} {'one core':>12} {'all cores':>12} {'interpreted':>12} {'State.play':>12}")
    for variant in bench.shown_variants():
        name, players = variant.name, variant.players
        options = changed(variant.options_for(players), variant.options)
        rates = bench.measure(variant, args.seconds)
        rows.append({"game": name, "players": players, "options": options, **rates})
        if not args.json:
            label = f"{name}, {players} players{''.join(f', {key}' for key in options)}"
            shown = [
                f"{rates[key]:12,.0f}" if key in rates else f"{'-':>12}"
                for key in ("compiled", "cores", "python", "surface")
            ]
            print(f"{label:38} {' '.join(shown)}", flush=True)
    signed = bench.signature()
    print(json.dumps({"machine": about, "rates": rows, "signature": signed}) if args.json else f"signature {signed}")


def run_peers(quick: bool) -> None:
    """The benchmark that installs the peers, which is no part of the package."""
    import subprocess

    script = Path(__file__).parents[2] / "benchmarks" / "peers.py"
    if not script.exists():
        raise Failure("the peers are measured from a checkout or the source distribution: there is no benchmarks/ here")
    status = subprocess.run([sys.executable, script, *(["--quick"] if quick else [])]).returncode
    if status:
        raise Failure("the benchmark against the peers has failed")


# -- Arguments --


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        raise Failure(f"{message} (see {self.prog} --help)", 2)


def chosen_game(args: argparse.Namespace) -> Game:
    """The game named on the command line, with its options."""
    return game(args.game, args.players, **options_in(args.option))


def options_in(texts: list[str]) -> dict[str, str]:
    """Options by their names."""
    options = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise Failure(f"an option is written key=value, not {short(text)}", 2)
        options[key] = value
    return options


def whole(low: int) -> Any:
    """A reader of whole numbers from `low` on."""

    def read(text: str) -> int:
        try:
            if int(text) >= low:
                return int(text)
        except ValueError:
            pass
        raise argparse.ArgumentTypeError(f"{short(text)} is no whole number from {low} on")

    return read


def port_number(text: str) -> int:
    """0 to 65535."""
    if text.isdecimal() and int(text) < 1 << 16:
        return int(text)
    raise argparse.ArgumentTypeError(f"{short(text)} is no port: ports run from 0 to 65535")


def parser() -> Parser:
    """All commands."""
    top = Parser(
        prog="irisdeck",
        description="Play, study and research three rainbow-colored card games. No command: play in the browser.",
    )
    top.add_argument("--version", action="version", version=f"irisdeck {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)

    def command(name: str, run: Any, promise: str, *examples: str) -> argparse.ArgumentParser:
        text = "\n".join([promise, "", *(f"  irisdeck {example}" for example in examples)])
        form = argparse.RawDescriptionHelpFormatter
        made = commands.add_parser(name, help=promise, description=text, formatter_class=form)
        made.set_defaults(run=run)
        return made

    play = command(
        "play",
        run_play,
        "Play at the prompt against bots.",
        "play",
        "play red7 --players 3 --option actions=on",
        "play tricks --language de --aids",
    )
    add_game(play, "?")
    play.add_argument("--against", metavar="BOT", help=f"{', '.join(BOTS)} (default: {USUAL})")
    play.add_argument("--seat", type=whole(0), default=0, help="where you sit (default: 0)")
    play.add_argument("--seed", type=whole(0), help="deal this game again (default: a new one)")
    play.add_argument("--record", metavar="FILE", help="write the game to this file, finished or not")
    play.add_argument("--aids", action="store_true", help="show what you could remember: faces, scores, unseen cards")
    add_voice(play)

    tui = command(
        "tui",
        run_tui,
        "Play on a screen of the terminal: against bots, two at one screen, or on a server.",
        "tui",
        "tui red7",
        "tui https://irisdeck.example/tables/JYkl5KOsTnAqWvPc",
        "tui games.jsonl",
    )
    tui.add_argument(
        "where", metavar="GAME|SERVER|FILE", nargs="?", help="a game, a server or an invitation, or records to replay"
    )
    tui.add_argument(
        "--language", help=f"{', '.join(LANGUAGES)} (default: the one chosen last, or that of the terminal)"
    )
    tui.add_argument("--folder", help="where games are kept (default: the user's data folder)")

    serve = command(
        "serve", run_serve, "Play in the browser, alone or with friends.", "serve", "serve --host 0.0.0.0 --port 8080"
    )
    serve.add_argument(
        "--host", default="127.0.0.1", help="where to listen; 0.0.0.0 lets others in (default: 127.0.0.1)"
    )
    serve.add_argument("--port", type=port_number, default=8000, help="0 takes any free one (default: 8000)")
    add_database(serve)
    serve.add_argument(
        "--fanout",
        metavar="URL",
        help="redis://...: how several processes tell each other news (default: IRISDECK_FANOUT_URL, or the database)",
    )
    serve.add_argument("--pace", type=float, default=0.8, help="seconds a bot takes at least (default: 0.8)")
    serve.add_argument(
        "--limit", metavar="REQUESTS", type=whole(1), default=60, help="a second from one address (default: 60)"
    )
    serve.add_argument("--log", choices=["text", "json"], default="text", help="how to tell of trouble (default: text)")
    serve.add_argument(
        "--patience",
        metavar="SECONDS",
        type=float,
        default=60,
        help="until the others may let a bot play for somebody who is away (default: 60)",
    )
    serve.add_argument("--no-browser", dest="browser", action="store_false", help="do not open a browser")

    backup = command(
        "backup",
        run_backup,
        "Write all tables, ratings and tokens of the server to one file; it may run meanwhile.",
        "backup club.irisdeck",
        "backup club.irisdeck --database postgresql://irisdeck@localhost/irisdeck",
    )
    backup.add_argument("file", metavar="FILE", help="replaced once everything is written")
    add_database(backup)
    restore = command(
        "restore", run_restore, "Fill an empty database of the server from a backup.", "restore club.irisdeck"
    )
    restore.add_argument("file", metavar="FILE", help="what irisdeck backup wrote, from SQLite or PostgreSQL")
    add_database(restore)

    sim = command(
        "simulate",
        run_simulate,
        "Play bots against each other and write the records.",
        "simulate red7 --bots greedy,random --games 1000",
        "simulate tricks --players 5 --bots random --games 10000 --records out.jsonl",
        "simulate red7 --games 10000000 --ray auto --log red7.log",
    )
    add_game(sim)
    sim.add_argument("--bots", default="random", help="one for all seats, or one for each: a,b,c (default: random)")
    sim.add_argument("--games", type=whole(1), default=1000, help="how many (default: 1000)")
    sim.add_argument("--seed", type=whole(0), default=0, help="same seed, same games (default: 0)")
    add_crew(sim)
    sim.add_argument("--log", metavar="FILE", help="keep the sums so far here; if it is there, go on from it")
    sim.add_argument("--records", metavar="FILE", help="write the records here, one a line; - is standard output")
    sim.add_argument("--resume", action="store_true", help="go on with the records of a run that was interrupted")
    sim.add_argument("--trace", action="store_true", help="records tell legal moves and views too")
    sim.add_argument("--json", action="store_true", help="print the result as JSON")

    arena = command(
        "arena",
        run_arena,
        "Rate bots against each other: every deal from every seat, with error bars.",
        "arena red7 --bots medium,greedy,random --games 400",
        "arena tricks --players 4 --bots medium,easy,greedy,random --games 2000 --log tricks.jsonl --plot tricks.svg",
        "arena duel --bots strong:2000,strong:500 --sprt --elo1 30",
    )
    add_game(arena)
    arena.add_argument("--bots", required=True, help="two or more: a,b,c; one named twice plays twice, as a and a#2")
    arena.add_argument(
        "--games", type=whole(1), help="how many, rounded up to whole deals (default: 400; with --sprt what it takes)"
    )
    arena.add_argument("--seed", type=whole(0), default=0, help="same seed, same games (default: 0)")
    add_crew(arena)
    arena.add_argument("--log", metavar="FILE", help="keep every finished game here; if it is there, go on from it")
    arena.add_argument("--records", metavar="FILE", help="write the records here, one a line; - is standard output")
    arena.add_argument("--plot", metavar="FILE", help="draw the ratings as SVG: name.svg")
    arena.add_argument("--json", action="store_true", help="print the result as JSON")
    arena.add_argument("--sprt", action="store_true", help="two bots: stop as soon as it is clear who is stronger")
    arena.add_argument("--elo0", type=float, help="the first is no more than so much stronger (default: 0)")
    arena.add_argument("--elo1", type=float, help="or it is so much stronger (default: 20)")
    arena.add_argument("--alpha", type=float, help="risk to accept elo1 wrongly (default: 0.05)")
    arena.add_argument("--beta", type=float, help="risk to accept elo0 wrongly (default: 0.05)")

    stats = command(
        "stats",
        run_stats,
        "Study a game: length, choices, seats, scores and how rounds end, with confidence intervals.",
        "stats red7 --players 3 --games 1000000 --out red7.html",
        "stats red7 --against advanced=on --against 'advanced=on actions=on' --out red7.html --json red7.json",
        "stats duel --bots medium --against bots=random --games 2000 --log duel.log",
    )
    add_game(stats)
    stats.add_argument("--bots", default="random", help="one for all seats, or one for each: a,b,c (default: random)")
    stats.add_argument("--games", type=whole(2), help="of each variant (default: 100000 at random, 1000 by other bots)")
    stats.add_argument("--seed", type=whole(0), default=0, help="same seed, same figures (default: 0)")
    add_crew(stats)
    stats.add_argument(
        "--against",
        metavar="CHANGES",
        action="append",
        default=[],
        help="compare with a variant: options, players=N, bots=a,b; may be given several times",
    )
    stats.add_argument("--log", metavar="FILE", help="keep the sums so far here; if it is there, go on from it")
    stats.add_argument("--out", metavar="FILE", help="write the report as a page; - is standard output")
    stats.add_argument("--json", metavar="FILE", help="write the report as JSON; - is standard output")

    replay = command(
        "replay",
        run_replay,
        "Walk through recorded games, or prove them.",
        "replay out.jsonl",
        "replay out.jsonl --only 3 --language fr",
        "replay out.jsonl --check",
        "replay out.jsonl --trace traced.jsonl",
    )
    replay.add_argument("file", metavar="FILE", help="records, one a line")
    replay.add_argument("--check", action="store_true", help="verify every move, score and winner")
    replay.add_argument("--trace", metavar="OUT", help="write them again with legal moves and views")
    replay.add_argument("--only", metavar="LINE", type=whole(1), help="walk through the game of this line alone")
    add_voice(replay)

    solve = command(
        "solve",
        run_solve,
        "Solve Red7 between two with open hands: who wins, and by which moves.",
        "solve red7 games.jsonl",
        "solve red7 games.jsonl --only 3 --after 4",
        "solve red7 games.jsonl --every",
    )
    solve.add_argument("game", metavar="GAME", help="red7")
    solve.add_argument("file", metavar="FILE", help="records, one a line; hands and deck of a record are open")
    solve.add_argument("--only", metavar="LINE", type=whole(1), help="the game of this line alone")
    solve.add_argument(
        "--after",
        metavar="MOVES",
        type=whole(0),
        help="the position after so many moves (default: where the game stands, or where a finished one began)",
    )
    solve.add_argument("--every", action="store_true", help="every position; a move that gave the win away gets a ?")
    solve.add_argument("--limit", metavar="POSITIONS", type=whole(1), help="give up after so many (default: never)")
    solve.add_argument("--json", action="store_true", help="print each position as a line of JSON")

    bots = command(
        "bots", run_bots, "List the bots: how each thinks, and how long.", "bots", "play duel --against strong"
    )
    bots.add_argument("--json", action="store_true", help="print the list as JSON")

    rules = command(
        "rules", run_rules, "Print the rules of a game, clause by clause.", "rules duel", "rules red7 R17 --language de"
    )
    rules.add_argument("game", metavar="GAME", help=f"{', '.join(GAMES)}")
    rules.add_argument("clause", metavar="CLAUSE", nargs="?", help="one clause alone")
    add_language(rules)

    bench = command(
        "bench",
        run_bench,
        "Measure this machine, and sign the rules.",
        "bench",
        "bench --signature",
        "bench --peers --quick",
    )
    bench.add_argument("--seconds", type=float, default=1.0, help="for each figure (default: 1)")
    bench.add_argument("--signature", action="store_true", help="only the signature: it changes when the rules do")
    bench.add_argument("--json", action="store_true", help="print the figures as JSON")
    bench.add_argument(
        "--peers",
        action="store_true",
        help="from a checkout: install OpenSpiel, RLCard, PettingZoo, Pgx and PufferLib, and compare",
    )
    bench.add_argument("--quick", action="store_true", help="with --peers: fewer and shorter rounds, a rough picture")
    return top


def add_language(command: argparse.ArgumentParser) -> None:
    """The argument that chooses a language."""
    command.add_argument("--language", help=f"{', '.join(LANGUAGES)} (default: that of the terminal)")


def add_voice(command: argparse.ArgumentParser) -> None:
    """The arguments that tell how somebody is spoken to."""
    add_language(command)
    command.add_argument("--spell", action="store_true", help="tell cards in words: red 7 in place of R7")


def add_database(command: argparse.ArgumentParser) -> None:
    """The arguments that tell where the server's tables are."""
    command.add_argument("--folder", help="where tables are kept (default: the user's data folder)")
    command.add_argument(
        "--database", metavar="URL", help="postgresql://... instead of the folder (default: IRISDECK_DATABASE_URL)"
    )


def add_crew(command: argparse.ArgumentParser) -> None:
    """The arguments that say who does the work."""
    command.add_argument("--workers", type=whole(1), help="cores to use (default: all)")
    command.add_argument(
        "--ray",
        metavar="CLUSTER",
        help="on a Ray cluster: auto (the one this machine is in), local (one for this run) or an address",
    )


def add_game(command: argparse.ArgumentParser, nargs: str | None = None) -> None:
    """The arguments that choose a game."""
    command.add_argument("game", metavar="GAME", nargs=nargs, help=f"{', '.join(GAMES)}")
    command.add_argument("--players", type=whole(1), help="how many (default: 2)")
    command.add_argument(
        "--option", metavar="KEY=VALUE", action="append", default=[], help="may be given several times"
    )
    lines = ["options:"]
    for name, kind in GAMES.items():
        lines.append(
            f"  {name}, {kind.seats[0]}-{kind.seats[-1]} players" if len(kind.seats) > 1 else f"  {name}, 2 players"
        )
        for key, option in kind.options_for(kind.seats[0]).items():
            lines.append(f"    {key}={option.default}: {option.help} ({option.allowed})")
    command.epilog = "\n".join(lines)


def main(argv: list[str] | None = None) -> int:
    """Runs a command; whatever goes wrong is told in one line."""
    for told in (sys.stdout, sys.stderr, sys.stdin):
        if isinstance(told, io.TextIOWrapper):
            told.reconfigure(errors="backslashreplace")  # a terminal that lacks a sign is no reason to fail
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that unfinished files are removed
    try:
        args = parser().parse_args((sys.argv[1:] if argv is None else argv) or ["serve"])
        args.run(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        print("\nirisdeck: interrupted", file=sys.stderr)
        return 130
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Failure as failure:
        print(f"irisdeck: {failure}", file=sys.stderr)
        return failure.status
    except InvalidOption as wrong:
        print(f"irisdeck: {wrong}", file=sys.stderr)
        return 2
    except IrisdeckError as wrong:
        print(f"irisdeck: {wrong}", file=sys.stderr)
        return 1
    except OSError as wrong:
        if wrong.errno not in (errno.ENOSPC, errno.EIO, errno.EFBIG, errno.EDQUOT):
            raise
        print(f"irisdeck: cannot write: {wrong.strerror}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
