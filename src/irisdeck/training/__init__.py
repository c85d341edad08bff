"""Train a net by self-play: `irisdeck train` (docs/training.md). Needs PyTorch.

from irisdeck.training import Plan, train

net, curve = train(Plan(irisdeck.game("tricks"), out="tricks.net", minutes=10))
irisdeck.bot("net:tricks.net")                   # plays by it, without PyTorch
"""

from __future__ import annotations

import os
from importlib.util import find_spec

if missing := [name for name in ("torch", "gymnasium", "pettingzoo", "numpy") if find_spec(name) is None]:
    raise ImportError(f"training needs {' and '.join(missing)}: pip install 'irisdeck[train]'")

os.environ.setdefault("OMP_WAIT_POLICY", "passive")  # threads that spin while they wait slow the games down

from irisdeck.training.measure import shares
from irisdeck.training.ppo import CPU, GPU, Given, Learner, Settings, credit
from irisdeck.training.run import Measured, Plan, Progress, Stopped, best_device, train

__all__ = [
    "CPU",
    "GPU",
    "Given",
    "Learner",
    "Measured",
    "Plan",
    "Progress",
    "Settings",
    "Stopped",
    "best_device",
    "credit",
    "shares",
    "train",
]
