"""`irisdeck train`: a net that learns a game by playing itself."""

from __future__ import annotations

import argparse
import math
import shlex
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from irisdeck.cli.arguments import Failure, add_command, add_game, chosen_game, whole
from irisdeck.cli.runs import warn_if_slow
from irisdeck.game import short

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from irisdeck.cli.arguments import Commands
    from irisdeck.research.intervals import Estimate
    from irisdeck.training import Measured, Plan, Progress, Settings

TUNED = (
    "games",
    "batch",
    "epochs",
    "rate",
    "width",
    "depth",
    "earlier",
    "critic",
    "prior",
)  # settings with an argument
LINES = ("solid", "dashed", "dotted", "dash-dotted")  # how charts draw series, in their order


def register(commands: Commands) -> None:
    """Register the command."""
    command = add_command(
        commands,
        "train",
        run_train,
        "Train a net by self-play, on a GPU if there is one; afterwards net:FILE is a bot that plays by it.",
        "train tricks --minutes 10 --out tricks.net",
        "train red7 --players 4 --option advanced=on --option actions=on --minutes 60 --out red7.net",
        "play tricks --against net:tricks.net",
        "train tricks --exploit tricks.net --start tricks.net --out adversary.net",
        "train tricks --teacher wide.net --width 128 --out small.net",
    )
    add_game(command)
    command.add_argument("--out", metavar="NET", required=True, help="the file of the net")
    command.add_argument("--minutes", type=above_zero, default=10, help="to learn, measuring included (default: 10)")
    command.add_argument("--steps", type=whole(1), help="decisions to learn from, in place of minutes")
    command.add_argument("--seed", type=int, default=1, help="of the net and the deals (default: 1)")
    command.add_argument("--device", help="cpu, cuda or cuda:1 (default: a GPU if there is one)")
    command.add_argument("--against", default="easy,medium", help="bots to be measured against (default: easy,medium)")
    command.add_argument("--deals", type=whole(2), default=500, help="of a measurement, from every seat (default: 500)")
    command.add_argument("--checks", type=whole(0), default=12, help="measurements in a run (default: 12; 0: none)")
    command.add_argument("--curve", metavar="FILE", help="draw the learning curve, as .svg")
    others = command.add_argument_group("other nets, of the same game")
    others.add_argument("--start", metavar="NET", help="a net to go on from, in place of random weights")
    others.add_argument("--exploit", metavar="NET", help="a net to beat: it plays all other seats, and does not learn")
    others.add_argument("--teacher", metavar="NET", help="a net to imitate: a small net becomes nearly as good")
    tuning = command.add_argument_group("how to learn (defaults: those of the device)")
    tuning.add_argument("--games", type=whole(1), help="played side by side")
    tuning.add_argument("--batch", type=whole(1), help="decisions of a minibatch")
    tuning.add_argument("--epochs", type=whole(1), help="passes over what was played")
    tuning.add_argument("--rate", type=above_zero, help="of learning; it falls to 0")
    tuning.add_argument("--width", type=whole(1), help="units of a layer")
    tuning.add_argument("--depth", type=whole(1), help="layers before the last")
    tuning.add_argument("--earlier", type=share, help="the share of games against earlier nets")
    tuning.add_argument(
        "--prior",
        action=argparse.BooleanOptionalAction,
        help="build on the game's rules of thumb, by which medium plays: not from nothing (default: on a CPU)",
    )
    tuning.add_argument(
        "--critic", action="store_true", default=None, help="judge moves by a critic that sees all hands"
    )


def above_zero(text: str) -> float:
    """Read a number above 0."""
    try:
        if 0 < float(text) < math.inf:
            return float(text)
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(f"{short(text)} is no number above 0")


def share(text: str) -> float:
    """Read a number from 0 to 1."""
    try:
        if 0 <= float(text) <= 1:
            return float(text)
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(f"{short(text)} is no number from 0 to 1")


def run_train(args: argparse.Namespace) -> None:
    """Train, write the net, and print how strong it is."""
    game = chosen_game(args)
    try:
        from irisdeck.training import Plan, Stopped, best_device, train
        from irisdeck.training.programs import words_of
    except ImportError as missing:
        raise Failure(str(missing), 2) from None
    device = args.device or best_device()
    against = tuple(args.against.split(","))
    plan = Plan(
        game,
        args.out,
        minutes=args.minutes,
        steps=args.steps,
        settings=chosen_settings(args, device),
        device=device,
        seed=args.seed,
        against=against,
        deals=args.deals,
        checks=args.checks,
        start=args.start,
        exploit=args.exploit,
        teacher=args.teacher,
        command=shlex.join(["irisdeck", *args.called]),
    )
    plan.check()
    check_curve(args.curve, plan)
    warn_if_slow(game.rules)
    try:
        with progress_shown() as tell:
            net, curve = train(plan, tell)
    except Stopped as stopped:
        kept = f"{args.out} has the net as it is"
        resume = f"; {stopped}" if str(stopped) else ", and the same command goes on from there"
        raise Failure(f"stopped: {kept}{resume}", 130) from None
    if args.curve:
        draw(plan, curve, args.curve)
    made = net.made
    print(f"{args.out}: learned from {made['steps']:,} decisions in {made['minutes']:.1f} minutes on {made['device']}")
    for bot, won in curve[-1].results.items() if curve else ():
        print(f"wins {told(won)} against {bot}")
    print(f"now: irisdeck play {' '.join(words_of(game))} --against net:{args.out}")


def chosen_settings(args: argparse.Namespace, device: str) -> Settings:
    """The settings of the device, with those of the command line in their place."""
    from irisdeck.training import CPU, GPU

    given = {name: getattr(args, name) for name in TUNED if getattr(args, name) is not None}
    return (CPU if device == "cpu" else GPU)._replace(**given)


# -- Progress and the curve --


@contextmanager
def progress_shown() -> Iterator[Callable[[Progress], None]]:
    """A bar with the time left, and a line for each measurement, on standard error."""
    from tqdm import tqdm

    form = "{percentage:3.0f}% {bar} {elapsed} gone, {remaining} left{postfix}"
    bar, warned = tqdm(total=100, disable=None, bar_format=form), False

    def tell(progress: Progress) -> None:
        nonlocal warned
        if bar.n == 0:
            bar.initial = bar.n = 100 * progress.done  # a run that is resumed does not begin at 0
        bar.update(100 * progress.done - bar.n)
        bar.set_postfix_str(f"{progress.steps_a_second:,.0f} decisions/s", refresh=False)
        if progress.measured:
            bar.write(measured_line(progress), file=sys.stderr)
        if progress.unsaved and not warned:
            warned = True
            note = f"the checkpoint cannot be written ({progress.unsaved}); learning goes on, and it is tried again"
            bar.write(f"irisdeck: {note}", file=sys.stderr)

    try:
        yield tell
    finally:
        bar.close()


def measured_line(progress: Progress) -> str:
    """A measurement in a line."""
    point: Any = progress.measured
    results = ", ".join(f"{told(won)} against {bot}" for bot, won in point.results.items())
    return f"{point.minutes:6.1f} min {point.steps:14,} decisions  wins {results}  (entropy {progress.entropy:.2f})"


def told(won: Estimate) -> str:
    """A share of victories with its interval."""
    return f"{won.value:.1%} ± {won.width:.1%}"


def check_curve(path: str | None, plan: Plan) -> None:
    """Refuse, before anything is learned, a curve that could not be drawn."""
    from irisdeck.research import charts

    if path:
        charts.check_path(path)
        if not plan.checks:
            raise Failure("a curve needs measurements: leave out --curve, or --checks 0", 2)
        if len(plan.opponents) > len(LINES):
            raise Failure(f"a curve shows {len(LINES)} bots at most: leave out --curve, or some of --against", 2)


def draw(plan: Plan, curve: list[Measured], path: str) -> None:
    """Draw the victories over time as SVG, a line for each bot."""
    from irisdeck.nets import described
    from irisdeck.research import charts
    from irisdeck.research.intervals import Estimate

    def points(bot: str) -> list[tuple[float, Estimate]]:
        results = [(point.minutes, point.results[bot]) for point in curve if bot in point.results]
        return [(minutes, Estimate(100 * won.value, 100 * won.width)) for minutes, won in results]

    bots = ", ".join(f"{bot} ({line})" for bot, line in zip(plan.opponents, LINES, strict=False))
    axes = (f"victories against {bots}, %; 95 % intervals", "minutes")
    xs = {tick: f"{tick:g}" for tick in charts.ticks(max(round(curve[-1].minutes, 1), 0.1), 10)}
    series = [points(bot) for bot in plan.opponents]
    title = f"{described(plan.game)}: learning curve"
    chart = charts.line(title, series, axes, xs, [0, 20, 40, 60, 80, 100], 100 / plan.game.players, 540)
    charts.save(chart, path)
