"""The PettingZoo AEC environment: agents act one after the other."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import error, spaces
from pettingzoo import AECEnv

from irisdeck.engine.memory import rows
from irisdeck.engine.state import seed_of
from irisdeck.envs.picture import MODES, check_mode, rendered
from irisdeck.game import InvalidOption, State

if TYPE_CHECKING:
    from irisdeck.engine.compile import Speed
    from irisdeck.envs.layout import Layout


class Aec(AECEnv[str, dict[str, Any], Any]):  # type: ignore[misc]  # PettingZoo ships no types
    """A game as an agent-environment cycle; agents are player_0, player_1, ... by their seats.

    Rewards come at the end and add up to 0. An action that the mask forbids ends the game: who took it has lost.
    """

    def __init__(self, layout: Layout, render_mode: str | None, speed: Speed) -> None:
        super().__init__()
        self.layout = layout
        self.game = layout.game
        self.metadata = {"name": f"irisdeck_{self.game.name}_v0", "render_modes": [*MODES], "render_fps": 1}
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        seen = layout.observation_space()
        space = spaces.Dict({"observation": seen, "action_mask": layout.mask_space()})
        self._spaces = {agent: (space, layout.action_space()) for agent in self.possible_agents}
        high = np.tile(seen.high, self.game.players)
        self.state_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.agents: list[str] = []
        self._speed: Speed = speed
        self._seed, self._number, self._seat = seed_of(None), -1, -1
        self._obs, self._mask = np.zeros(layout.width, np.uint8), np.zeros(layout.actions, np.int8)
        self._other = np.zeros(layout.width, np.uint8)  # what somebody observes whose turn it is not
        self._states = layout.engine(speed).states(self.game.blank(), 1)
        self._prepare()

    def _prepare(self) -> None:
        """Makes the buffers that the loops need, apart from the states."""
        engine, layout = self.layout.engine(self._speed), self.layout
        self._engine = engine
        self._blank = engine.states(self.game.blank(), 1)
        self._at, index, _ = layout.tables(engine.compiled)
        self._room = rows(self._other, engine.compiled)
        self._rest = (
            index,
            self._at,
            engine.buffer(engine.max_moves),
            rows(self._obs, engine.compiled),
            layout.width,
            rows(self._mask, engine.compiled),
            layout.actions,
        )

    def __getstate__(self) -> dict[str, Any]:
        return {
            name: value for name, value in vars(self).items() if name not in ("_engine", "_blank", "_room", "_rest")
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._prepare()

    # -- PettingZoo --

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals the first game of a seed, or without one the next game."""
        self._number += 1
        if seed is not None:
            self._seed, self._number = seed_of(seed), 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._seat = self._engine.start_one(self._states, self._blank, self._seed, self._number, *self._rest)
        self.agent_selection = self.agents[self._seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """The observation of an agent and, in its turn, the mask of its legal actions."""
        if self._seat >= 0 and agent == self.agent_selection:
            return {"observation": self._obs.copy(), "action_mask": self._mask.copy()}
        row = self._observed(self.possible_agents.index(agent))
        return {"observation": row, "action_mask": np.zeros(self.layout.actions, np.int8)}

    def _observed(self, seat: int) -> Any:
        self._engine.observe_one(self._states, seat, self._at, self._room, self.layout.width)
        return self._other.copy()

    def state(self) -> Any:
        """The observations of all agents in a row; every hand is open in it."""
        return np.concatenate([self._observed(seat) for seat in range(self.game.players)])

    def step(self, action: Any) -> None:
        """Takes an action for the agent to act."""
        if not self.agents:
            raise error.ResetNeeded("call reset before the first step, and when a game is over")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = checked(action, self.layout)
        self._cumulative_rewards[agent] = 0.0
        if not self._mask[number]:
            self._end(lost_by(self._seat, self.game.players), {"illegal_action": number})
            return
        self._seat = self._engine.step_one(self._states, self.layout.codes[number], *self._rest)
        if self._seat < 0:
            rewards, scores = settled(self._engine, self._states, self.game.players)
            self._end(rewards, {"scores": scores})
        else:
            self.agent_selection = self.agents[self._seat]

    def _end(self, rewards: list[float], info: dict[str, Any]) -> None:
        self._seat = -1
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: dict(info) for agent in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """What the agent whose turn it is sees: as text (ansi), printed (human) or as a picture (rgb_array)."""
        fields = self._states[0]
        if self._engine.compiled:
            fields = type(self.game.blank()).from_record(fields)
        seat = self.possible_agents.index(self.agent_selection)
        return rendered(State(self.game, fields.copy(), None, ()).view(seat), self.render_mode)

    def close(self) -> None:
        """Nothing to close; PettingZoo asks for the method."""


def checked(action: Any, layout: Layout) -> int:
    """An action as a number, if there is such an action, legal now or not."""
    try:
        number = operator.index(action)
    except TypeError:
        number = -1
    if not 0 <= number < layout.actions:
        raise InvalidOption(f"an action is a whole number from 0 to {layout.actions - 1}, not {action!r:.40}")
    return number


def settled(engine: Any, states: Any, players: int) -> tuple[list[float], list[int]]:
    """The rewards and scores of a finished game."""
    rewards, scores = np.zeros((1, players), np.float32), np.zeros((1, players), np.int64)
    engine.settle_one(states, rewards, scores)
    return rewards[0].tolist(), scores[0].tolist()


def lost_by(seat: int, players: int) -> list[float]:
    """The rewards of a game that a seat has lost by an illegal action: the others share what it loses."""
    return [-1.0 if other == seat else 1 / (players - 1) for other in range(players)]
