"""Environments for learning programs: PettingZoo, Gymnasium, OpenSpiel, and thousands of games a step.

    import irisdeck.envs as envs

    env = envs.aec("red7", players=3, advanced=True)      # PettingZoo: agents act in turn
    vec = envs.vector("tricks", players=4, n=4096)        # arrays in place, all cores
    one = envs.single("duel", opponents="easy")           # Gymnasium: one seat against bots
    game = envs.openspiel("duel")                         # OpenSpiel: what runs on its games runs on this

docs/envs.md describes the layout of observations and actions, docs/openspiel.md the games in OpenSpiel.
"""

from __future__ import annotations

from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any

if missing := [name for name in ("numpy", "gymnasium", "pettingzoo") if find_spec(name) is None]:
    raise ImportError(f"irisdeck.envs needs {' and '.join(missing)}: pip install 'irisdeck[envs]'")

from gymnasium.envs.registration import register, registry

from irisdeck.envs.aec import Aec
from irisdeck.envs.export import Steps, read_steps, steps, write_steps
from irisdeck.envs.layout import Layout, Slice
from irisdeck.envs.single import Single
from irisdeck.envs.vector import Vector
from irisdeck.game import GAMES, Move, game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pettingzoo import ParallelEnv

    from irisdeck.engine.compile import Speed
    from irisdeck.envs.openspiel_games import SpielGame
    from irisdeck.game import View

__all__ = [
    "Aec",
    "Layout",
    "Single",
    "Slice",
    "Steps",
    "Vector",
    "actions",
    "aec",
    "layout",
    "observe",
    "openspiel",
    "parallel",
    "read_steps",
    "single",
    "steps",
    "vector",
    "write_steps",
]


def aec(
    name: str, players: int | None = None, *, render_mode: str | None = None, speed: Speed = "auto", **options: Any
) -> Aec:
    """A game as a PettingZoo AEC environment."""
    return Aec(Layout(game(name, players, **options)), render_mode, speed)


def parallel(
    name: str, players: int | None = None, *, render_mode: str | None = None, speed: Speed = "auto", **options: Any
) -> ParallelEnv[str, Any, Any]:
    """The same as a PettingZoo parallel environment: all agents give an action, and only the one to act counts."""
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    return turn_based_aec_to_parallel(aec(name, players, render_mode=render_mode, speed=speed, **options))


def vector(
    name: str,
    players: int | None = None,
    n: int = 1024,
    *,
    seed: int | None = None,
    threads: int | None = None,
    speed: Speed = "auto",
    **options: Any,
) -> Vector:
    """A Gymnasium vector environment of `n` games, on so many threads; by default as many as there are cores."""
    return Vector(Layout(game(name, players, **options)), n, seed, threads, speed)


def single(
    name: str,
    players: int | None = None,
    *,
    opponents: str | Sequence[str] = "medium",
    seat: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> Single:
    """One seat as a Gymnasium environment; `opponents` is a bot for all other seats, or one for each, clockwise."""
    return Single(name, players, opponents, seat, render_mode, **options)


def openspiel(name: str, **options: Any) -> SpielGame:
    """A game as an OpenSpiel game, with players, options and sizes."""
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        raise ImportError("OpenSpiel is not installed: pip install 'irisdeck[openspiel]'") from None
    from irisdeck.envs.openspiel_games import load

    return load(name, **options)


def layout(name: str, players: int | None = None, **options: Any) -> list[Slice]:
    """The parts of an observation with their offsets."""
    return Layout(game(name, players, **options)).slices


def actions(name: str) -> list[Move]:
    """The move of every action, by number."""
    return Layout(game(name)).notation


def observe(view: View) -> tuple[Any, Any]:
    """The observation of a view, and the mask of its legal moves."""
    layout, sample = Layout(view.game), view.sample(Random(0))  # all samples look the same to the seat
    return layout.observe(sample, view.seat), layout.mask(view.legal_moves)


for _name in GAMES:
    if f"irisdeck/{_name.capitalize()}-v0" not in registry:
        register(f"irisdeck/{_name.capitalize()}-v0", "irisdeck.envs.single:Single", kwargs={"name": _name})
