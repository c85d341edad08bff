"""The vector environment on a GPU of NVIDIA: the games, observations and rewards of `Vector`, in tensors of PyTorch.

The kernels (envs/ptx.py) are loaded and launched by the driver itself, on PyTorch's stream, so a step only queues
work: nothing waits for the GPU, and all of it can be captured in a CUDA graph.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache, partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import error
from gymnasium.vector import AutoresetMode

from irisdeck.engine.device import NOBODY
from irisdeck.engine.stepping import OUTCOMES
from irisdeck.engine.threads import positive
from irisdeck.envs import ptx
from irisdeck.envs.rows import Rows
from irisdeck.envs.vector import Rollout
from irisdeck.game import IllegalMove, InvalidOption, State, short

if TYPE_CHECKING:
    from collections.abc import Mapping

    from irisdeck.envs.layout import Layout

THREADS = 64  # of a block; a power of two from 16 on, because rows are copied 16 bytes at a time
SHARING = 8  # what the driver calls the attribute of a kernel: the most bytes that a block may share


class CudaVector(Rows):
    """Many games of one kind on a GPU; a game that ends gives way to another at once.

    What a step returns are the same tensors every time, overwritten by the next step: clone what you want to keep.
    `out` may have tensors of your own for any of `obs`, `mask`, `rewards`, `terminated`, `to_act`, `scores` and
    `random_actions`.

    A step does not wait for the GPU, so it cannot raise for an illegal action. The GPU then changes nothing any more,
    in no game, until the next reset; `check()`, which waits, raises IllegalMove.
    """

    metadata = {  # noqa: RUF012  # as the base class has it
        "autoreset_mode": AutoresetMode.SAME_STEP
    }

    def __init__(
        self, layout: Layout, n: int, seed: int | None, device: Any, out: Mapping[str, Any] | None = None
    ) -> None:
        if not positive(n):
            raise InvalidOption("a vector of environments needs at least one game, in whole numbers")
        self.device = device_of(device)
        self._declare(layout, n, seed)
        self._tensors = self._allocated(dict(out or {}))
        self.obs, self.mask, self.rewards = (self._tensors[name] for name in ("obs", "mask", "rewards"))
        self.terminated, self.truncated = self._tensors["terminated"], self._tensors["truncated"]
        self.to_act, self.scores = self._tensors["to_act"], self._tensors["scores"]
        self.random_actions = self._tensors["random_actions"]
        self._module = loaded(ptx.kernels(layout), self.device.index)
        self._shared = ptx.shared(layout, THREADS)

    def _allocated(self, given: dict[str, Any]) -> dict[str, Any]:
        """All tensors, of the caller's where there are some."""
        torch = the_torch()
        n, players = self.num_envs, self.game.players
        blank = np.frombuffer(self.game.blank().to_bytes(), np.int64)
        shown = {
            "obs": ((n, self.layout.width), torch.uint8),
            "mask": ((n, self.layout.actions), torch.int8),
            "rewards": ((n, players), torch.float32),
            "terminated": ((n,), torch.bool),
            "to_act": ((n,), torch.int64),
            "scores": ((n, players), torch.int64),
            "random_actions": ((n,), torch.int64),
        }
        own = {
            "truncated": ((n,), torch.bool),  # every game is played to its end
            "cells": ((len(blank), n), torch.int64),
            "wrong": ((1,), torch.int64),
            "fresh": ((n,), torch.bool),
            **dict.fromkeys(("dies", "seeds", "numbers", "strides"), ((n,), torch.int64)),
        }
        if unknown := sorted(set(given) - set(shown)):
            raise InvalidOption(f"`out` has no place for {short(unknown[0])}: it may have {', '.join(shown)}")
        for name, tensor in given.items():
            refuse_unfit(name, tensor, *shown[name], self.device)
        try:
            made = {
                name: torch.zeros(shape, dtype=kind, device=self.device)
                for name, (shape, kind) in (shown | own).items()
                if name not in given
            }
        except torch.OutOfMemoryError:
            size = sum(int(np.prod(shape)) * kind.itemsize for shape, kind in (shown | own).values())
            few = f"{n} games of {self.game.name} need {size / 2**30:.1f} GiB"
            raise InvalidOption(f"{few}, which {self.device} does not have left") from None
        made["cells"][:] = torch.from_numpy(blank.copy()).to(self.device)[:, None]
        return {**made, **given}

    # -- Stepping --

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals all games, or those of the option `reset_mask`, as `Vector` does; waits for the GPU."""
        torch = the_torch()
        fresh = self._fresh(options)
        self._numbers = self._tensors["numbers"].cpu().numpy() if self._dealt else self._numbers
        self._number_games(seed, fresh)
        for name, values in (("seeds", self._seeds), ("numbers", self._numbers), ("strides", self._strides)):
            self._tensors[name].copy_(torch.from_numpy(values))
        self._tensors["fresh"].copy_(torch.from_numpy(fresh))
        for tensor in (self.rewards, self.terminated, self.scores):
            tensor[self._tensors["fresh"]] = 0
        self._dealt = True
        return self._begin(fresh)

    def _begin(self, fresh: Any) -> tuple[Any, dict[str, Any]]:
        self._launch("reset")
        return self.obs, self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Takes an action in every game, from a tensor of whole numbers on the GPU or what can become one."""
        self._refuse_unready()
        self._launch("step", chosen=actions if actions is self.random_actions else self._proved(actions))
        return self.obs, self.rewards, self.terminated, self.truncated, self._infos()

    def rollout(self, steps: int, out: Rollout | None = None) -> Rollout:
        """Takes so many random actions in every game and returns all of it, in new tensors or in those of `out`."""
        self._refuse_unready()
        if not positive(steps):
            raise InvalidOption(f"the steps are a whole number from 1 on, not {short(steps)}")
        torch, recorded = the_torch(), self._recorded()
        if out is None:
            empty = partial(torch.empty, device=self.device)
            out = Rollout(*(empty((steps, *each.shape), dtype=each.dtype) for each in recorded))
        for name, tensor, each in zip(Rollout._fields, out, recorded, strict=True):
            refuse_unfit(name, tensor, (steps, *each.shape), each.dtype, self.device)
        for step in range(steps):
            self._note(out, recorded, step, slice(-OUTCOMES))
            self.step(self.random_actions)
            self._note(out, recorded, step, slice(-OUTCOMES, None))
        return out

    def _note(self, out: Rollout, recorded: Rollout, step: int, some: slice) -> None:
        for target, source in zip(out[some], recorded[some], strict=True):
            target[step].copy_(source)

    def _recorded(self) -> Rollout:
        """The tensors that a rollout records."""
        seen = self.obs, self.mask, self.to_act, self.random_actions
        return Rollout(*seen, self.rewards, self.terminated, self.scores)

    def skip(self, steps: int) -> None:
        """Takes so many random actions in every game and keeps nothing: afterwards the games are of all ages."""
        if not positive(steps):
            raise InvalidOption(f"the steps are a whole number from 1 on, not {short(steps)}")
        for _ in range(steps):
            self.step(self.random_actions)

    def check(self) -> None:
        """Waits for the GPU; raises IllegalMove if an action since the last reset was illegal."""
        wrong = int(self._tensors["wrong"].item()) if self._dealt else NOBODY
        if wrong != NOBODY:
            raise IllegalMove(f"an action was not legal in game {wrong}; nothing has changed since: call reset")

    def _proved(self, actions: Any) -> Any:
        torch = the_torch()
        chosen = torch.as_tensor(actions, device=self.device)
        whole = not (chosen.is_floating_point() or chosen.is_complex() or chosen.dtype == torch.bool)
        if tuple(chosen.shape) != (self.num_envs,) or not whole:
            raise InvalidOption(
                f"actions are {self.num_envs} whole numbers, not {chosen.dtype} of shape {tuple(chosen.shape)}"
            )
        chosen = chosen.to(torch.int64).contiguous()
        self._launch("prove", chosen=chosen)
        return chosen

    def _infos(self) -> dict[str, Any]:
        scores = {"final_scores": self.scores, "_final_scores": self.terminated}
        return {"action_mask": self.mask, "to_act": self.to_act, **scores}

    # -- Looking --

    def observe_all(self) -> Any:
        """The observations of all seats: (num_envs, players, bytes), for critics that may see all hands."""
        self._refuse_unready()
        size = self.num_envs * self.layout.width
        shape = (self.game.players, size + 15 & ~15)  # each seat's begin at a multiple of 16
        seen = the_torch().zeros(shape, dtype=the_torch().uint8, device=self.device)
        for seat in range(self.game.players):
            self._launch("observe_seat", seat=seat, obs=seen[seat])
        return seen[:, :size].unflatten(1, (self.num_envs, self.layout.width)).transpose(0, 1)

    def _state(self, number: int) -> State:
        """A game as it stands, without its history; waits for the GPU."""
        self._refuse_unready()
        kind = type(self.game.blank())
        record = self._tensors["cells"][:, number].cpu().numpy().view(kind.dtype())[0]
        return State(self.game, kind.from_record(record), None, ())

    def _loops(self, part: slice) -> dict[str, tuple[Any, ...]]:
        raise NotImplementedError  # there are no threads here: the GPU divides the games

    def close_extras(self, **_: Any) -> None:
        """Lets go of the tensors, so that their memory can be used."""
        self._tensors = {}

    def __reduce__(self) -> Any:
        raise TypeError("a vector of environments on a GPU cannot be copied or pickled")

    def _refuse_unready(self) -> None:
        if self.closed:
            raise error.ClosedEnvironmentError("the vector is closed")
        if not self._dealt:
            raise error.ResetNeeded("call reset before the first step")

    # -- Launching --

    def _launch(self, kernel: str, **given: Any) -> None:
        """Queues a kernel on PyTorch's stream."""
        values = {
            **self._tensors, "games": self.num_envs, "ended": self.terminated, "drawn": self.random_actions, **given,
        }  # fmt: skip
        words = [values[name] for name in ptx.KERNELS[kernel].split()]
        words = [word if isinstance(word, int) else word.data_ptr() for word in words]
        stream = the_torch().cuda.current_stream(self.device).cuda_stream
        self._module.launch(kernel, -(-self.num_envs // THREADS), THREADS, self._shared, stream, words)


def device_of(name: Any) -> Any:
    """A GPU by its name, such as `cuda` or `cuda:1`; refused clearly if there is none."""
    torch = the_torch()
    try:
        device = torch.device(name)
    except (RuntimeError, TypeError):
        raise InvalidOption(f"there is no device {short(name)}: there are cpu and cuda") from None
    if device.type != "cuda":
        raise InvalidOption(f"vectors run on cpu or cuda, not on {device.type}")
    if not torch.cuda.is_available():
        raise InvalidOption("PyTorch finds no GPU of NVIDIA here: leave out device, or see torch.cuda.is_available()")
    number = torch.cuda.current_device() if device.index is None else device.index
    if number >= torch.cuda.device_count():
        raise InvalidOption(f"there is no device cuda:{number}: there are {torch.cuda.device_count()}")
    if torch.cuda.get_device_capability(number) < (8, 0):
        raise InvalidOption("vectors need a GPU of compute capability 8.0 or newer (Ampere, 2020)")
    return torch.device("cuda", number)


def the_torch() -> Any:
    """PyTorch, imported when the first vector on a GPU is made."""
    try:
        return import_module("torch")
    except ImportError:
        raise ImportError("vectors on a GPU need PyTorch: pip install 'irisdeck[gpu]'") from None


def refuse_unfit(name: str, tensor: Any, shape: tuple[int, ...], kind: Any, device: Any) -> None:
    """Refuse a tensor of the caller's that kernels could not write into."""
    torch = the_torch()
    if not torch.is_tensor(tensor) or tuple(tensor.shape) != shape or tensor.dtype != kind or tensor.device != device:
        raise InvalidOption(f"`{name}` must be a tensor of {kind} and shape {shape} on {device}")
    if not tensor.is_contiguous() or tensor.data_ptr() % 16:
        raise InvalidOption(f"`{name}` must be contiguous and begin at a multiple of 16 bytes")


# -- The driver --


@cache
def loaded(text: str, device: int) -> Module:
    """The kernels, loaded once for each GPU."""
    return Module(text, device)


class Module:
    """Kernels that the driver has compiled for a GPU."""

    def __init__(self, text: str, device: int) -> None:
        torch = the_torch()
        self.device, self.driver, self.functions = device, driver(), {}
        properties = torch.cuda.get_device_properties(device)
        with torch.cuda.device(device):
            torch.zeros(1, device=f"cuda:{device}")  # PyTorch's context is then current
            self.module = ctypes.c_void_p()
            done(self.driver.cuModuleLoadData(ctypes.byref(self.module), text.encode() + b"\0"))
            for name in ptx.KERNELS:
                self.functions[name] = ctypes.c_void_p()
                done(self.driver.cuModuleGetFunction(ctypes.byref(self.functions[name]), self.module, name.encode()))
                most = properties.shared_memory_per_block_optin
                done(self.driver.cuFuncSetAttribute(self.functions[name], SHARING, most))

    def launch(self, name: str, blocks: int, threads: int, shared: int, stream: int, words: list[int]) -> None:
        """Queue a kernel: all it is given are words of 64 bits."""
        values = (ctypes.c_int64 * len(words))(*words)
        places = (ctypes.c_void_p * len(words))(*(ctypes.addressof(values) + 8 * k for k in range(len(words))))
        with the_torch().cuda.device(self.device):
            done(
                self.driver.cuLaunchKernel(
                    self.functions[name], blocks, 1, 1, threads, 1, 1, shared, ctypes.c_void_p(stream), places, None
                )
            )


@cache
def driver() -> Any:
    """NVIDIA's driver."""
    name = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
    try:
        return ctypes.CDLL(name)
    except OSError:
        raise InvalidOption(f"NVIDIA's driver ({name}) is not installed") from None


def done(code: int) -> None:
    """Raise what the driver says of an error."""
    if code:
        words = ctypes.c_char_p()
        driver().cuGetErrorString(code, ctypes.byref(words))
        raise RuntimeError(f"the GPU's driver says: {(words.value or b'unknown error').decode()} ({code})")
