"""The Gymnasium environment: one seat learns, bots play the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium

from irisdeck.bots import checked_move, player_name, seated
from irisdeck.engine.stepping import CHANCES
from irisdeck.envs.aec import checked, lost_by, settled
from irisdeck.envs.layout import Layout
from irisdeck.envs.opponents import Opponents
from irisdeck.envs.picture import MODES, check_mode, rendered
from irisdeck.envs.rows import check_options
from irisdeck.envs.singles import check_seat
from irisdeck.game import game

if TYPE_CHECKING:
    from irisdeck.envs.opponents import Given, Player
    from irisdeck.game import State


class Single(gymnasium.Env[Any, Any]):
    """One seat of a game among bots; what it may do is in `info["action_mask"]`, and in `action_masks()`.

    The reward comes at the end: 1 for a victory, less for one that is shared, below 0 for a defeat. An action that the
    mask forbids ends the game: it is lost.
    """

    metadata = {  # noqa: RUF012  # as the base class has it
        "render_modes": [*MODES],
        "render_fps": 1,
    }

    def __init__(
        self,
        name: str,
        players: int | None = None,
        opponents: Given = "medium",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = game(name, players, **options)
        self.opponents = Opponents(opponents, self.game)
        self.seat = check_seat(seat, self.game)
        self.render_mode = check_mode(render_mode)
        self.layout = Layout(self.game)
        self.observation_space = self.layout.observation_space()
        self.action_space = self.layout.action_space()
        self._playing = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals a game in which this seat has a decision; a seat that was not given is drawn at random."""
        check_options(options)
        super().reset(seed=seed)
        self._deal()
        while self._state.over:
            self._deal()
        self._playing = True
        return self._observed(), self._info()

    def _deal(self) -> None:
        draws = [int(draw) for draw in self.np_random.integers(1 << 62, size=1 + self.game.players)]
        self._me = draws[0] % self.game.players if self.seat is None else self.seat
        players = self._drawn_opponents()
        self._names = {seat: player_name(player) for seat, player in players.items()}
        self._bots = {seat: seated(player, draws[1 + seat]) for seat, player in players.items()}
        self._state = self._played_on(self.game.deal(draws[1 + self._me]))

    def _drawn_opponents(self) -> dict[int, Player]:
        """Who plays the other seats of the next game."""
        places = range(self.game.players - 1)
        picks = [0 for _ in places]
        if self.opponents.mixed:
            picks = self.np_random.integers(CHANCES, size=len(places)).tolist()
        if self.opponents.together:
            picks = picks[:1] * len(places)
        drawn = [self.opponents.drawn(place, picks[place]) for place in places]
        return {(self._me + 1 + place) % self.game.players: player for place, player in enumerate(drawn)}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Takes an action, then plays the bots until this seat is to act or the game is over."""
        if not self._playing:
            raise gymnasium.error.ResetNeeded("call reset before the first step, and when a game is over")
        number = checked(action, self.layout)
        if not self.action_masks()[number]:
            self._playing = False
            reward = lost_by(self._me, self.game.players)[self._me]
            return self._observed(), reward, True, False, {**self._info(), "illegal_action": number}
        self._state = self._played_on(self._state.play(self.layout.notation[number]))
        self._playing = not self._state.over
        return self._observed(), self._reward(), self._state.over, False, self._info()

    def _played_on(self, state: State) -> State:
        while not state.over and state.seat != self._me:
            seat = state.seat
            state = state.play(checked_move(self._bots[seat], state.view(seat), self._names[seat]))
        return state

    def _reward(self) -> float:
        if not self._state.over:
            return 0.0
        engine = self.layout.engine("python")
        return settled(engine, [self._state._fields], self.game.players)[0][self._me]

    def _observed(self) -> Any:
        return self.layout.observe(self._state, self._me)

    def action_masks(self) -> Any:
        """1 for every legal action; MaskablePPO of sb3-contrib asks for it by this name."""
        return self.layout.mask(self._state.legal_moves)

    def _info(self) -> dict[str, Any]:
        info = {"action_mask": self.action_masks(), "seat": self._me}
        return {**info, "scores": list(self._state.scores)} if self._state.over else info

    def render(self) -> Any:
        """What the seat sees: as text (ansi), printed (human) or as a picture (rgb_array)."""
        return rendered(self._state.view(self._me), self.render_mode)
