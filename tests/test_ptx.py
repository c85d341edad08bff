"""The kernels of vectors on a GPU, compiled for this machine: the same games as the CPU's, byte for byte.

What needs a GPU itself, `python benchmarks/gpu.py --prove` checks: the same over all games, players and options.
"""

from __future__ import annotations

import ctypes
import re
import sys
from typing import Any

import numpy as np
import pytest

from irisdeck import envs
from irisdeck.engine import device
from irisdeck.envs import ptx
from irisdeck.envs.layout import Layout
from irisdeck.game import InvalidOption, game

GAMES = [
    ("duel", {"end_after_flip": False}),
    ("tricks", {"players": 3}),
    ("red7", {"players": 3, "advanced": True, "actions": True}),
]
N = 67  # more than one block, and no multiple of one
TENSORS = {"ended": "terminated", "drawn": "random_actions"}  # what vectors call them


class Here:
    """The kernels of a game on this machine, with arrays of their own."""

    def __init__(self, layout: Layout) -> None:
        self.engine, players = ptx.here(layout), layout.game.players
        blank = np.frombuffer(layout.game.blank().to_bytes(), np.int64)
        words = ("dies", "chosen", "seeds", "numbers", "strides", "to_act", "drawn")
        self.arrays: dict[str, Any] = {
            **{name: np.zeros(N, np.int64) for name in words},
            "cells": np.repeat(blank[:, None], N, axis=1),
            "wrong": np.zeros(1, np.int64),
            "fresh": np.ones(N, np.bool_),
            "ended": np.zeros(N, np.bool_),
            "rewards": np.zeros((N, players), np.float32),
            "scores": np.zeros((N, players), np.int64),
            "obs": np.zeros((N, layout.width), np.uint8),
            "mask": np.zeros((N, layout.actions), np.int8),
        }
        self.arrays["numbers"][:], self.arrays["strides"][:] = np.arange(N), N

    def __getattr__(self, name: str) -> Any:
        return self.arrays[name]

    def run(self, kernel: str, **given: Any) -> None:
        names = ptx.KERNELS[kernel].split()
        values = {"games": N, **self.arrays, **given}
        kinds = [ctypes.c_int64 if name in ptx.NUMBERS else ctypes.c_void_p for name in names]
        words = [values[name] if name in ptx.NUMBERS else values[name].ctypes.data for name in names]
        ctypes.CFUNCTYPE(None, *kinds)(self.engine.get_function_address(kernel))(*words)

    def step(self, chosen: Any) -> None:
        self.chosen[:] = chosen
        self.run("prove")
        self.run("step")

    def equals(self, vector: envs.Vector) -> bool:
        names = ("obs", "mask", "rewards", "scores", "ended", "to_act", "drawn")
        return all(np.array_equal(self.arrays[name], getattr(vector, TENSORS.get(name, name))) for name in names)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_kernels_play_the_games_of_the_cpu(name: str, options: dict[str, Any]) -> None:
    vector = envs.vector(name, n=N, seed=5, **options)
    here = Here(vector.layout)
    here.seeds[:] = 5
    vector.reset()
    here.run("reset")
    assert here.equals(vector)
    for _ in range(150):
        vector.step(vector.random_actions)
        here.step(here.drawn)
        assert here.equals(vector)
    assert vector.scores.any() or name == "red7"  # games have ended

    seen = vector.observe_all()
    for seat in range(vector.game.players):
        row = np.zeros((N, vector.layout.width), np.uint8)
        here.run("observe_seat", seat=seat, obs=row)
        assert np.array_equal(row, seen[:, seat])

    # An illegal action anywhere changes nothing anywhere, until the next reset.
    wrong = here.drawn.copy()
    wrong[40], wrong[60] = np.flatnonzero(here.mask[40] == 0)[0], -1
    before = {key: array.copy() for key, array in here.arrays.items() if key not in ("chosen", "wrong")}
    for chosen in (wrong, here.drawn.copy()):
        here.step(chosen)
        assert all(np.array_equal(here.arrays[key], array) for key, array in before.items())
    assert here.wrong[0] == 40

    # A reset deals some games anew and leaves the others as they are.
    here.fresh[:] = np.arange(N) % 3 == 0
    here.numbers[here.fresh] += N
    here.rewards[here.fresh], here.ended[here.fresh], here.scores[here.fresh] = 0, False, 0
    vector.reset(options={"reset_mask": here.fresh.copy()})
    here.run("reset")
    assert here.equals(vector)
    assert here.wrong[0] == device.NOBODY


def test_the_text_for_gpus_is_whole_and_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setenv("IRISDECK_CACHE_DIR", str(tmp_path))
    layout = Layout(game("duel"))
    text = ptx.kernels(layout)
    assert sorted(re.findall(r"\.visible \.entry (\w+)\(", text)) == sorted(ptx.KERNELS)
    assert set(re.findall(r"\.extern (.*)", text)) == {f".shared .align 16 .b8 {ptx.ROWS}[];"}  # it calls nothing else
    assert f".target {ptx.OLDEST}" in text
    monkeypatch.setattr(ptx, "assembled", lambda layout: "made again")
    assert ptx.kernels(layout) == text
    assert ptx.kernels(Layout(game("duel", end_after_flip=False))) == "made again"  # other options are other kernels


def test_what_is_missing_for_a_gpu_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InvalidOption, match="`out` is for tensors on a GPU"):
        envs.vector("duel", out={"obs": None})
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(ImportError, match=r"pip install 'irisdeck\[gpu\]'"):
        envs.vector("duel", device="cuda")
