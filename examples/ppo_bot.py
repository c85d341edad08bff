"""The net of examples/ppo.py as a bot named ppo:model.pt, after `pip install -e examples`."""

from __future__ import annotations

import pickle
from functools import cache
from typing import TYPE_CHECKING, Self

import torch
from ppo import Net

from irisdeck import Bot, InvalidOption, envs, game
from irisdeck.envs import Layout

if TYPE_CHECKING:
    from irisdeck import Move, View


@cache
def load(path: str) -> tuple[Net, Layout]:
    """Load a net and the layout of its game; cached, so that a process loads a file once."""
    try:
        model = torch.load(path, weights_only=True)
        layout = Layout(game(model["game"], model["players"]))
        net = Net(layout)
        net.load_state_dict(model["weights"])
    except OSError as wrong:
        raise InvalidOption(f"cannot read {path}: {wrong.strerror or wrong}") from None
    except (pickle.UnpicklingError, EOFError, RuntimeError, LookupError, TypeError, ValueError, AttributeError):
        raise InvalidOption(f"{path} holds no net of examples/ppo.py") from None
    return net, layout


class Player(Bot):
    """Does what a net thinks best: ppo:model.pt."""

    level = "learned"

    def __init__(self, path: str, seed: int | None = None) -> None:
        super().__init__(seed)
        self.net, self.layout = load(path)
        self.games = (self.layout.game.name,)  # type: ignore[misc]  # depends on the file

    @classmethod
    def made(cls, budget: str, seed: int | None) -> Self:
        """Create a bot from its name: the file of the net follows the colon."""
        if not budget:
            raise InvalidOption("say which net is to play: ppo:model.pt")
        return cls(budget, seed)

    def act(self, view: View) -> Move:
        """The net's most probable move."""
        if Layout(view.game).slices != self.layout.slices:
            raise InvalidOption(f"this net has learned {self.layout.game.name} with {self.layout.game.players} players")
        obs, mask = envs.observe(view)
        return self.layout.notation[int(self.net.best(obs[None], mask[None])[0])]
