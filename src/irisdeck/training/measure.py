"""How strong a net is against a bot, as quickly as can be told while it learns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from irisdeck import envs
from irisdeck.bots import NetPlayer, bot
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

    A deal that is over before a seat's first turn gives way to another one there (`envs.singles`), unless the opponent
    is a net.
    """
    other, seats = bot(opponent), range(net.game.players)
    if isinstance(other, NetPlayer):
        return np.mean([_against_net(net, seat, other.net, deals, seed) for seat in seats], axis=0)
    return np.mean([_against_bot(net, seat, opponent, deals, seed) for seat in seats], axis=0)


def _against_net(net: Net, seat: int, other: Net, deals: int, seed: int) -> Any:
    """The same against a net, which is asked for all games at once."""
    game = net.game
    vec: Any = envs.vector(game.name, game.players, deals, seed=seed, **dict(game.options))
    vec.reset()
    won, playing = np.zeros(deals), np.ones(deals, np.bool_)
    while playing.any():
        actions, ours = vec.random_actions.copy(), vec.to_act == seat
        for player, asked in ((net, playing & ours), (other, playing & ~ours)):
            actions[asked] = best_actions(player, vec, vec.obs, asked)
        _, rewards, terminated, _, _ = vec.step(actions)
        playing &= ~_counted(won, playing & terminated, rewards[:, seat], game.players)
    vec.close()
    return won


def best_actions(net: Net, vec: Any, obs: Any, asked: Any) -> Any:
    """What a net likes best in some of the games of a vector."""
    short = vec.shortfalls()[asked] if net.prior else 0
    return net.scores(obs[asked], vec.mask[asked], short)[0].argmax(1)


def _counted(won: Any, over: Any, rewards: Any, players: int) -> Any:
    """The games that are over, whose shares of victories have been noted."""
    won[over] = (rewards[over] * (players - 1) + 1) / players
    return over


def _against_bot(net: Net, seat: int, opponent: str, deals: int, seed: int) -> Any:
    game = net.game
    vec = envs.singles(game.name, game.players, deals, opponents=opponent, seat=seat, seed=seed, **dict(game.options))
    obs, _ = vec.reset()
    won, playing = np.zeros(deals), np.ones(deals, np.bool_)
    while playing.any():
        actions = vec.random_actions.copy()  # in rows whose game has been counted
        actions[playing] = best_actions(net, vec, obs, playing)
        obs, rewards, terminated, _, _ = vec.step(actions)
        playing &= ~_counted(won, playing & terminated, rewards, game.players)
    vec.close()
    return won
