"""How strong a net is against a bot, as quickly as can be told while it learns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from irisdeck import envs
from irisdeck.research import intervals

if TYPE_CHECKING:
    from irisdeck.nets import Net
    from irisdeck.research.intervals import Estimate


def strength(net: Net, opponent: str, deals: int, seed: int) -> Estimate:
    """The share of victories against a bot in all other seats, with its 95 % interval over deals."""
    won = shares(net, opponent, deals, seed)
    return intervals.share_of(won.tolist(), trials=len(won))


def shares(net: Net, opponent: str, deals: int, seed: int) -> Any:
    """The share of victories in each deal, which is played once from every seat.

    A deal that is over before a seat's first turn gives way to another one there (`envs.singles`).
    """
    return np.mean([_from_seat(net, seat, opponent, deals, seed) for seat in range(net.game.players)], axis=0)


def _from_seat(net: Net, seat: int, opponent: str, deals: int, seed: int) -> Any:
    game = net.game
    vec = envs.singles(game.name, game.players, deals, opponents=opponent, seat=seat, seed=seed, **dict(game.options))
    obs, _ = vec.reset()
    won, playing = np.zeros(deals), np.ones(deals, np.bool_)
    while playing.any():
        actions = vec.random_actions.copy()  # in rows whose game has been counted
        scores, _ = net.scores(obs[playing], vec.mask[playing])
        actions[playing] = scores.argmax(1)
        obs, rewards, terminated, _, _ = vec.step(actions)
        over = playing & terminated
        won[over] = (rewards[over] * (game.players - 1) + 1) / game.players
        playing &= ~over
    vec.close()
    return won
