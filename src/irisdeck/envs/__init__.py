"""Environments for learning programs: PettingZoo, Gymnasium, OpenSpiel, and thousands of games a step.

    import irisdeck.envs as envs

    env = envs.aec("red7", players=3, advanced=True)      # PettingZoo: agents act in turn
    vec = envs.vector("tricks", players=4, n=4096)        # all seats of many games: arrays in place, all cores
    one = envs.single("duel", opponents="easy")           # Gymnasium: one seat against bots
    many = envs.singles("duel", n=1024, opponents="easy") # the same in many games at once
    sb3 = envs.stable_baselines3("duel", n=64)            # that for Stable-Baselines3
    game = envs.openspiel("duel")                         # OpenSpiel: what runs on its games runs on this

docs/envs.md describes the layout of observations and actions, docs/openspiel.md the games in OpenSpiel.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal, overload

if missing := [name for name in ("numpy", "gymnasium", "pettingzoo") if find_spec(name) is None]:
    raise ImportError(f"irisdeck.envs needs {' and '.join(missing)}: pip install 'irisdeck[envs]'")

from gymnasium.envs.registration import register, registry

from irisdeck.envs.aec import Aec
from irisdeck.envs.export import Steps, read_steps, steps, write_steps
from irisdeck.envs.layout import Layout, Slice
from irisdeck.envs.single import Single
from irisdeck.envs.singles import Singles
from irisdeck.envs.vector import Vector
from irisdeck.game import GAMES, InvalidOption, Move, game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gymnasium.vector import AutoresetMode
    from pettingzoo import ParallelEnv

    from irisdeck.engine.compile import Speed
    from irisdeck.envs.cuda import CudaVector
    from irisdeck.envs.openspiel_games import SpielGame
    from irisdeck.envs.opponents import Given
    from irisdeck.envs.sb3_vec_env import Sb3VecEnv
    from irisdeck.envs.singles import Illegal
    from irisdeck.game import View

__all__ = [
    "Aec",
    "Layout",
    "Single",
    "Singles",
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
    "singles",
    "stable_baselines3",
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


@overload
def vector(
    name: str, players: int | None = None, n: int = 1024, *, device: Literal["cpu"] = "cpu", **how: Any
) -> Vector: ...


@overload
def vector(name: str, players: int | None = None, n: int = 1024, *, device: Any, **how: Any) -> CudaVector: ...


def vector(
    name: str,
    players: int | None = None,
    n: int = 1024,
    *,
    seed: int | None = None,
    threads: int | None = None,
    speed: Speed = "auto",
    device: Any = "cpu",
    out: Mapping[str, Any] | None = None,
    **options: Any,
) -> Vector | CudaVector:
    """Many games, in which a learner plays all seats; on so many threads, by default as many as there are cores.

    `device="cuda"` plays them on a GPU of NVIDIA, in tensors of PyTorch; `out` may have some of these tensors.
    """
    layout = Layout(game(name, players, **options))
    if str(device) != "cpu":
        from irisdeck.envs.cuda import CudaVector

        return CudaVector(layout, n, seed, device, out)
    if out:
        raise InvalidOption("`out` is for tensors on a GPU: leave it out, or say device='cuda'")
    return Vector(layout, n, seed, threads, speed)


def single(
    name: str,
    players: int | None = None,
    *,
    opponents: Given = "medium",
    seat: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> Single:
    """One seat as a Gymnasium environment.

    `opponents`: the name of a bot or an object with `act(view)` for all other seats, or a list with one for each,
    clockwise. A dict in place of one is a mixture, with weights: `{"medium": 3, "easy": 1}`.
    """
    return Single(name, players, opponents, seat, render_mode, **options)


def singles(
    name: str,
    players: int | None = None,
    n: int = 1024,
    *,
    opponents: Given = "medium",
    seat: int | None = None,
    autoreset_mode: AutoresetMode | str = "NextStep",
    illegal: Illegal = "raise",
    dict_obs: bool = False,
    seed: int | None = None,
    threads: int | None = None,
    speed: Speed = "auto",
    **options: Any,
) -> Singles:
    """One seat in each of `n` games as a Gymnasium vector environment, with opponents as `single` has them.

    `autoreset_mode`: Gymnasium's NextStep, SameStep or Disabled. `illegal`: whether illegal actions "raise" or "lose"
    the game. `dict_obs`: observations are dicts of `observation` and `action_mask`.
    """
    how: dict[str, Any] = {"autoreset_mode": autoreset_mode, "illegal": illegal, "dict_obs": dict_obs}
    how |= {"seed": seed, "threads": threads, "speed": speed}
    return Singles(name, players, n, opponents=opponents, seat=seat, **how, **options)


def stable_baselines3(name: str, players: int | None = None, n: int = 64, **how: Any) -> Sb3VecEnv:
    """The same as a VecEnv of Stable-Baselines3, with masks for MaskablePPO; `how` is what `singles` takes."""
    if find_spec("stable_baselines3") is None:
        raise ImportError("Stable-Baselines3 is not installed: pip install stable-baselines3 sb3-contrib")
    from irisdeck.envs.sb3_vec_env import Sb3VecEnv

    return Sb3VecEnv(singles(name, players, n, autoreset_mode="SameStep", **how))


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
    layout = Layout(view.game)
    return layout.observe(view, view.seat), layout.mask(view.legal_moves)


for _name in GAMES:
    if f"irisdeck/{_name.capitalize()}-v0" not in registry:
        register(
            f"irisdeck/{_name.capitalize()}-v0",
            "irisdeck.envs.single:Single",
            vector_entry_point="irisdeck.envs.singles:Singles",
            kwargs={"name": _name},
        )
