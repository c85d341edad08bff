"""The nets that are trained, in PyTorch: what they are for is packed into bytes afterwards (irisdeck/nets.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch
from torch import nn
from torch.nn import functional

from irisdeck.engine import net as packed
from irisdeck.nets import Inputs, Net, quantized

if TYPE_CHECKING:
    from collections.abc import Mapping

    from irisdeck.game import Game

HELD_BACK = packed.HELD_BACK / packed.SCORE
FORBIDDEN = -1e9  # the score of an illegal action
ALIGNED = 64  # a GPU multiplies matrices fastest whose sides are multiples of this


class Encoder(nn.Module):  # type: ignore[misc]  # types are checked without PyTorch
    """Observations in bytes as the inputs of a net: an input for each level of a count, and one that grows with it."""

    def __init__(self, inputs: Inputs) -> None:
        super().__init__()
        numbered = [*enumerate(inputs.levels)]
        places = [place for place, levels in numbered for _ in range(levels)]
        levels = [level for _, most in numbered for level in range(1, most + 1)]
        high = [inputs.high[place] for place in inputs.linear]
        self.padding = -(len(places) + len(high)) % ALIGNED
        self.width = len(places) + len(high) + self.padding
        self.register_buffer("places", torch.tensor(places), persistent=False)
        self.register_buffer("levels", torch.tensor(levels, dtype=torch.uint8), persistent=False)
        self.register_buffer("linear", torch.tensor(inputs.linear, dtype=torch.int64), persistent=False)
        self.register_buffer("slopes", 1 / torch.tensor(high, dtype=torch.float32), persistent=False)

    def forward(self, obs: Any, dtype: Any) -> Any:
        """The inputs of many observations."""
        chosen = obs.gather(1, self.places.expand(len(obs), -1))  # on a CPU three times as fast as by index
        reached = (chosen >= self.levels).to(dtype)
        counts = obs[:, self.linear].to(dtype) * self.slopes.to(dtype)
        return torch.cat([reached, counts, counts.new_zeros(len(obs), self.padding)], 1)


class Model(nn.Module):  # type: ignore[misc]
    """A policy and value net: a first layer, layers that are added to what they get, and a head."""

    def __init__(self, game: Game, width: int, depth: int, dtype: Any, prior: float = 0.0) -> None:
        super().__init__()
        self.game, self.dtype = game, dtype
        # How much the weights of the rules of thumb count; learned as its logarithm, because games weigh differently.
        self.prior = nn.Parameter(torch.tensor(prior).log()) if prior else None
        self.inputs = Inputs(game)
        self.encoder = Encoder(self.inputs)
        self.first = linear(self.encoder.width, width, 2**0.5)
        self.hidden = nn.ModuleList([linear(width, width, 1.0) for _ in range(depth - 1)])
        self.head = linear(width, self.inputs.actions + 1, 0.02)

    def take(self, net: Net) -> None:
        """Take over the weights of a packed net of the same shape."""
        weights = net.weights()
        first = _array(self.first.weight.T) * 0
        first[: self.inputs.rows] = weights["first"]
        first[self.inputs.rows : self.inputs.rows + len(self.inputs.linear)] = weights["slopes"]
        layers = [(first, weights["bias"]), *weights["hidden"], weights["head"]]
        with torch.no_grad():
            self.prior = nn.Parameter(torch.tensor(net.prior).log()) if net.prior else None
            for layer, (matrix, bias) in zip((self.first, *self.hidden, self.head), layers, strict=True):
                layer.weight.copy_(torch.from_numpy(matrix.T.copy()))
                layer.bias.copy_(torch.from_numpy(bias.copy()))

    def forward(self, obs: Any, mask: Any, short: Any = None) -> tuple[Any, Any]:
        """The log-probability of each action, with illegal actions masked; and the expected reward.

        `short` has the shortfalls of the actions (envs.vector), for a net that builds on the rules of thumb.
        """
        out = self.head(body(self.encoder(obs, self.dtype), self.first, self.hidden))
        scores = out[:, :-1]
        if self.prior is not None:
            scores = scores - (short * self.prior.exp()).clamp(max=HELD_BACK)
        return torch.log_softmax(scores.masked_fill(mask == 0, FORBIDDEN), 1), out[:, -1]

    def packed(self, made: Mapping[str, Any]) -> Net:
        """The same net with weights of a byte each, as programs play by it."""
        weights = _array(self.first.weight.T)
        levels, linears = self.inputs.rows, len(self.inputs.linear)
        return quantized(
            self.game,
            first=weights[:levels],
            slopes=weights[levels : levels + linears],
            bias=_array(self.first.bias),
            hidden=[(_array(layer.weight.T), _array(layer.bias)) for layer in self.hidden],
            head=(_array(self.head.weight.T), _array(self.head.bias)),
            made=made,
            prior=0.0 if self.prior is None else float(self.prior.detach().exp()),
        )


def unpacked(net: Net, dtype: Any) -> Model:
    """A packed net in PyTorch, to be asked and not to be changed."""
    model = Model(net.game, net.shape.width, net.shape.depth, dtype)
    model.take(net)
    model.requires_grad_(False)
    return model


class Critic(nn.Module):  # type: ignore[misc]
    """Expects a reward from what all seats see, those after the one to act in turn; only for training."""

    def __init__(self, game: Game, width: int, depth: int, dtype: Any) -> None:
        super().__init__()
        self.dtype, self.players = dtype, game.players
        self.encoder = Encoder(Inputs(game))
        self.first = linear(game.players * self.encoder.width, width, 2**0.5)
        self.hidden = nn.ModuleList([linear(width, width, 1.0) for _ in range(depth - 1)])
        self.head = linear(width, 1, 0.02)

    def forward(self, seen: Any, seats: Any) -> Any:
        """The expected reward of the seats to act, from the observations of all: (games, players, bytes)."""
        order = (seats[:, None] + torch.arange(self.players, device=seats.device)) % self.players
        turned = seen.gather(1, order[:, :, None].expand(-1, -1, seen.shape[2]))
        inputs = self.encoder(turned.flatten(0, 1), self.dtype).view(len(seen), -1)
        return self.head(body(inputs, self.first, self.hidden))[:, 0]


def body(inputs: Any, first: Any, hidden: Any) -> Any:
    """What the layers before the head make of the inputs, in their type; the head is always of 32 bits."""

    def through(layer: Any, given: Any) -> Any:
        return functional.relu(functional.linear(given, layer.weight.to(given.dtype), layer.bias.to(given.dtype)))

    h = through(first, inputs)
    for layer in hidden:
        h = h + through(layer, h)
    return h.float()


def linear(inputs: int, outputs: int, gain: float) -> Any:
    """A linear layer with orthogonal initial weights."""
    layer = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer


def _array(tensor: Any) -> Any:
    return tensor.detach().float().cpu().numpy()
