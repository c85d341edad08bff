"""A training run: time, checkpoints, measurements on the way, and the net at its end."""

from __future__ import annotations

import os
import pickle
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import torch

from irisdeck import __version__
from irisdeck.bots import check_bot
from irisdeck.envs.cuda import device_of
from irisdeck.folders import is_special, replacing
from irisdeck.game import InvalidOption
from irisdeck.nets import read, switches
from irisdeck.training.measure import strength
from irisdeck.training.ppo import CPU, GPU, Given, Learner, Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from irisdeck.game import Game
    from irisdeck.nets import Net
    from irisdeck.research.intervals import Estimate

FORMAT = "irisdeck-checkpoint/1"
SAVING = 60.0  # seconds from one checkpoint to the next
OTHER_DEALS = 1 << 40  # seeds of measurements are so far from that of training


class Stopped(Exception):
    """Ctrl-C: the net as it was then has been written, and so has a checkpoint, unless the text says why not."""


class Plan(NamedTuple):
    """What is to be learned, for how long, and where the net goes."""

    game: Game
    out: str
    minutes: float = 10.0
    steps: int | None = None  # decisions, in place of minutes
    settings: Settings | None = None  # those of the device
    device: str = "cpu"
    seed: int = 1
    against: tuple[str, ...] = ("easy", "medium")
    deals: int = 500  # of a measurement
    checks: int = 12  # measurements in a run, and one before it; 0: none at all
    start: str | None = None  # files of nets (training/ppo.py: Given)
    exploit: str | None = None
    teacher: str | None = None
    command: str = ""  # that made the net, to be kept with it

    @property
    def checkpoint(self) -> Path:
        """The file from which a run goes on."""
        return Path(f"{self.out}.checkpoint")

    @property
    def opponents(self) -> tuple[str, ...]:
        """The bots that it is measured against: a net that is to be beaten is one of them."""
        return (*self.against, *([f"net:{self.exploit}"] if self.exploit else []))

    def given(self) -> Given:
        """The nets with which it learns, from their files."""
        paths = self.start, self.exploit, self.teacher
        return Given(*(None if path is None else read(path, self.game) for path in paths))

    def chosen(self) -> Settings:
        """The settings, those of the device if none are given."""
        return self.settings or (CPU if self.device == "cpu" else GPU)

    def check(self) -> None:
        """Raise InvalidOption for what would otherwise fail only after training."""
        self.given().check(self.game, self.chosen())
        for bot in self.against:
            check_bot(bot, self.game)
        if self.device != "cpu":
            device_of(self.device)
        if self.deals < 2:
            raise InvalidOption("measuring takes two deals or more")
        if not (self.steps or self.minutes) > 0:
            raise InvalidOption("learning takes minutes or steps")
        folder = Path(self.out).parent
        if not folder.is_dir() or not os.access(folder, os.W_OK):
            raise InvalidOption(f"cannot write {self.out}: there is no such folder, or it is not yours")
        if is_special(self.out):
            raise InvalidOption(f"cannot write {self.out}: it is a folder or a device")

    def identity(self, given: Given) -> dict[str, Any]:
        """What a checkpoint must have been made for: all but how long it was to take, and the seed of its deals."""
        game, nets = self.game, {name: net and net.digest for name, net in given._asdict().items()}
        return {
            "game": game.name, "players": game.players, "options": switches(game), **self.chosen()._asdict(), **nets
        }  # fmt: skip


class Measured(NamedTuple):
    """A point of the curve."""

    minutes: float
    steps: int
    results: dict[str, Estimate]


class Progress(NamedTuple):
    """Where a run stands, for whoever shows it."""

    done: float  # from 0 to 1
    steps: int
    steps_a_second: float
    entropy: float
    error: float  # squared, of the value
    measured: Measured | None  # now
    unsaved: str  # why the last checkpoint could not be written, if it could not


def train(plan: Plan, tell: Callable[[Progress], None] = lambda progress: None) -> tuple[Net, list[Measured]]:
    """Train a net, from a checkpoint if there is one, and write it; returns it with the curve.

    Raises Stopped after Ctrl-C, and InvalidOption if there is too little memory for the games or the net.
    """
    plan.check()
    settings = plan.chosen()
    try:
        run = Run(plan)
        done = run.go(tell)
    except (torch.OutOfMemoryError, MemoryError):
        raise InvalidOption(too_little(plan, settings)) from None
    except RuntimeError as error:
        if "not enough memory" not in str(error):  # what PyTorch says on a CPU
            raise
        raise InvalidOption(too_little(plan, settings)) from None
    net = run.packed()
    net.write(plan.out)
    if not done:
        run.save()
        raise Stopped(run.unsaved and f"no checkpoint could be written ({run.unsaved})")
    plan.checkpoint.unlink(missing_ok=True)
    return net, run.curve


class Run:
    """A learner with its clock, its curve and its checkpoints."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.settings, given = plan, plan.chosen(), plan.given()
        self.steps, self.spent = 0, 0.0  # seconds, with those of measurements
        self.measuring = 0.0  # the seconds of measurements
        self.unsaved = ""  # why the last checkpoint could not be written
        self.curve: list[Measured] = []
        self.identity = plan.identity(given)
        before = loaded(plan.checkpoint, self.identity, plan.device) if plan.checkpoint.exists() else None
        self.learner = Learner(plan.game, self.settings, plan.seed, plan.device, given)
        if before:
            self._resume(before)

    @property
    def done(self) -> float:
        """The part of the run that is over."""
        plan = self.plan
        return min(1.0, self.steps / plan.steps if plan.steps else self.spent / 60 / plan.minutes)

    def go(self, tell: Callable[[Progress], None]) -> bool:
        """Learn until the run is done, which is returned, or until Ctrl-C."""
        try:
            self._go(tell)
        except KeyboardInterrupt:
            return False
        return True

    def _go(self, tell: Callable[[Progress], None]) -> None:
        own, mark, saved = self.settings, time.perf_counter(), time.perf_counter()
        while True:
            now = time.perf_counter()
            self.spent, mark = self.spent + now - mark, now
            due = self.plan.checks > 0 and self.done >= len(self.curve) / self.plan.checks
            if due:
                self.curve.append(self.measured(self.plan.deals))
                self.measuring += time.perf_counter() - now
            speed = self.steps / max(self.spent - self.measuring, 1e-9)
            point = self.curve[-1] if due else None
            tell(Progress(self.done, self.steps, speed, *self.learner.told(), point, self.unsaved))
            if self.done == 1:
                return
            if now - saved > SAVING:
                saved = now
                self.save()
            self.learner.learn(self.done)
            self.steps += own.games * own.steps

    def measured(self, deals: int) -> Measured:
        """How strong the net is now, on deals that it has not learned from."""
        net, seed = self.packed(), self.plan.seed + OTHER_DEALS
        results = {bot: strength(net, bot, deals, seed) for bot in self.plan.opponents}
        return Measured(self.spent / 60, self.steps, results)

    def packed(self) -> Net:
        """The net as it is, with what made it."""
        plan, own = self.plan, self.settings
        curve = [(round(point.minutes, 2), point.steps, point.results) for point in self.curve]
        made = {
            "version": __version__, "seed": plan.seed, "device": device_name(plan.device), "steps": self.steps,
            "minutes": round(self.spent / 60, 2), "settings": own._asdict(), "curve": curve,
        }  # fmt: skip
        more = {name: getattr(plan, name) for name in ("command", "start", "exploit", "teacher")}
        made |= {name: text for name, text in more.items() if text}
        net: Net = self.learner.net.packed(made)
        return net

    # -- Checkpoints --

    def save(self) -> None:
        """Write a checkpoint; if the disk refuses, the one before stays, and the run goes on."""
        curve = [
            (point.minutes, point.steps, {bot: [*own] for bot, own in point.results.items()}) for point in self.curve
        ]
        content = {
            "format": FORMAT, "identity": self.identity, "steps": self.steps, "spent": self.spent,
            "measuring": self.measuring, "curve": curve, "learner": self.learner.state(),
        }  # fmt: skip
        try:
            with replacing(self.plan.checkpoint) as file:
                torch.save(content, file)
            self.unsaved = ""
        except (OSError, RuntimeError) as refused:  # PyTorch says it by a RuntimeError
            self.unsaved = (refused.strerror if isinstance(refused, OSError) else None) or str(refused)

    def _resume(self, before: dict[str, Any]) -> None:
        from irisdeck.research.intervals import Estimate

        self.steps, self.spent, self.measuring = before["steps"], before["spent"], before["measuring"]
        self.curve = [
            Measured(minutes, steps, {bot: Estimate(*own) for bot, own in results.items()})
            for minutes, steps, results in before["curve"]
        ]
        self.learner.resume(before["learner"], self.plan.seed)


def loaded(path: Path, identity: dict[str, Any], device: str) -> dict[str, Any]:
    """The content of a checkpoint, if a run like this one has written it."""
    advice = "remove it to begin anew, or choose another name for the net"
    try:
        content: Any = torch.load(path, weights_only=True, map_location=device)
    except OSError as error:
        raise InvalidOption(f"cannot read {path}: {error.strerror}") from None
    except (pickle.UnpicklingError, RuntimeError, EOFError, LookupError, ValueError):
        content = None
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise InvalidOption(f"{path} is no checkpoint of this version, or it is damaged: {advice}")
    if content["identity"] != identity:
        raise InvalidOption(f"{path} is of a run with another game or other settings: {advice}")
    return content


def best_device() -> str:
    """The device to learn on: a GPU that can play the games, if there is one."""
    try:
        return str(device_of("cuda"))
    except InvalidOption:
        return "cpu"


def device_name(device: str) -> str:
    """What a net says of the machine that made it."""
    return "cpu" if device == "cpu" else str(torch.cuda.get_device_name(device))


def too_little(plan: Plan, settings: Settings) -> str:
    """What to do where the memory does not suffice."""
    size = f"{settings.games:,} games of {settings.steps} steps, and layers of {settings.width}"
    return f"{size}, do not fit into the memory of {device_name(plan.device)}: take fewer games, or a smaller net"
