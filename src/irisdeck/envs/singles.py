"""The vector environment of one seat a game: a learner among opponents, as Gymnasium's wrappers expect it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from gymnasium import error, spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from irisdeck.bots import BotFailed, checked_move, player_name, seated
from irisdeck.bots.levels import quick_play
from irisdeck.engine.memory import rows
from irisdeck.engine.state import stream
from irisdeck.envs.aec import lost_by
from irisdeck.envs.layout import Layout
from irisdeck.envs.opponents import Given, Opponents, Player
from irisdeck.envs.rows import Rows
from irisdeck.game import InvalidOption, alternatives, game, short

if TYPE_CHECKING:
    from collections.abc import Mapping

    from irisdeck.engine.compile import Speed
    from irisdeck.game import Game, Move, State

Illegal = Literal["raise", "lose"]


class Singles(Rows):
    """Many games, in each of which one seat learns; a step takes its action, and the opponents answer.

    Random, easy and medium opponents play in compiled code, all others one view after the other. What is returned are
    copies, which the next step leaves alone. Games in which the learner has no turn are passed over.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        num_envs: int = 1,
        *,
        opponents: Given = "medium",
        seat: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        illegal: Illegal = "raise",
        dict_obs: bool = False,
        seed: int | None = None,
        threads: int | None = None,
        speed: Speed = "auto",
        **options: Any,
    ) -> None:
        layout = Layout(game(name, players, **options))
        self.seat = check_seat(seat, layout.game)
        self.opponents = Opponents(opponents, layout.game)
        self.autoreset_mode = _mode(autoreset_mode)
        if illegal not in ("raise", "lose"):
            raise InvalidOption(f"illegal actions raise or lose, not {short(illegal)}")
        self.illegal, self.dict_obs = illegal, dict_obs
        self._dice_per_game = layout.game.players
        super().__init__(layout, num_envs, seed, threads, speed)
        self.metadata = {"autoreset_mode": self.autoreset_mode}
        if dict_obs:
            masked = {"observation": self.single_observation_space, "action_mask": layout.mask_space()}
            self.single_observation_space = spaces.Dict(masked)
            self.observation_space = batch_space(self.single_observation_space, num_envs)

        by_seat = (num_envs, self.game.players)
        self.rewards = np.zeros(num_envs, np.float64)
        self.to_act = np.zeros(num_envs, np.int64)  # the learner's seat
        self._opponents = np.zeros(by_seat, np.int64)  # numbers of self.opponents.players
        self._cast = np.zeros(by_seat, np.int64)  # which quick bot plays the seat in compiled code
        self._asked = np.zeros(num_envs, np.bool_)  # games whose opponents are asked one by one
        self._tables: dict[int, Table] = {}  # these games, by row
        self._shares = np.zeros(by_seat, np.float32)  # rewards of all seats
        self._scored = np.zeros(num_envs, np.bool_)  # where self.scores are those of the last step
        self._kept_for = np.zeros(num_envs, np.int64)
        self._last_obs = np.zeros_like(self.obs)
        self._prepare()

    def _prepare(self) -> None:
        self._quick = quick_play(self.game, self._speed)
        super()._prepare()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in super().__getstate__().items() if name != "_quick"}

    def _stretch(self, part: slice) -> Stretch:
        return Stretch(self, part)

    # -- Gymnasium --

    def _begin(self, fresh: Any) -> tuple[Any, dict[str, Any]]:
        self._scored[fresh] = False
        self._deal(fresh)
        self._share(lambda stretch: stretch.show(fresh, self.terminated))
        return self._observations(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Takes an action in every game that goes on, and plays until the learner is to act again."""
        chosen, idle = self._chosen(actions), self._idle()
        forbidden = self._forbidden(chosen, idle)
        self._answer(np.where(idle | forbidden, -1, chosen))
        self._settle(idle, forbidden)
        infos: dict[str, Any] = {}
        if forbidden.any():
            infos = {"illegal_action": chosen, "_illegal_action": forbidden}
        if self.autoreset_mode is AutoresetMode.SAME_STEP and self.terminated.any():
            infos |= self._last()
            idle = self.terminated
        self._deal_next(idle)
        ended = self.terminated & ~idle
        self._share(lambda stretch: stretch.show(np.ones_like(idle), ended))
        outcome = self.rewards.copy(), self.terminated.copy(), self.truncated.copy()
        return self._observations(), *outcome, {**self._infos(), **infos}

    def action_masks(self) -> Any:
        """1 for every legal action of each game."""
        return self._mask.copy()

    def _observations(self) -> Any:
        if self.dict_obs:
            return {"observation": self.obs.copy(), "action_mask": self._mask.copy()}
        return self.obs.copy()

    def _infos(self) -> dict[str, Any]:
        """As Gymnasium has it, `_name` says in which rows `name` is new; where it is missing, in all."""
        scores = {"final_scores": self.scores.copy(), "_final_scores": self._scored.copy()}
        return {"action_mask": self._mask.copy(), "seat": self.to_act.copy(), **scores}

    def _last(self) -> dict[str, Any]:
        """What Gymnasium tells of games that have given way to new ones in the same step."""
        self._share(lambda stretch: stretch.observe_ended())
        final = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(self.terminated).tolist():
            row = self._last_obs[i].copy()
            final[i] = {"observation": row, "action_mask": np.zeros_like(self._mask[i])} if self.dict_obs else row
        ended = self.terminated.copy()
        scores = {"final_scores": self.scores.copy(), "_final_scores": self._scored.copy()}
        return {
            "final_obs": final,
            "_final_obs": ended,
            "final_info": {"seat": self.to_act.copy(), "_seat": ended, **scores},
            "_final_info": ended,
        }

    # -- A step --

    def _idle(self) -> Any:
        """The games that are over: their actions do not count."""
        if self.autoreset_mode is AutoresetMode.SAME_STEP:
            return np.zeros_like(self.terminated)
        if self.autoreset_mode is AutoresetMode.DISABLED and self.terminated.any():
            over = int(np.argmax(self.terminated))
            raise error.ResetNeeded(f'game {over} is over: deal another by reset(options={{"reset_mask": terminated}})')
        return self.terminated.copy()

    def _forbidden(self, chosen: Any, idle: Any) -> Any:
        """The games that are lost by an illegal action, unless it raises."""
        if self.illegal == "raise":
            self._refuse_illegal(chosen)
            return np.zeros_like(idle)
        if chosen.min() < 0 or chosen.max() >= self.layout.actions:
            raise InvalidOption(f"an action is a whole number from 0 to {self.layout.actions - 1}")
        return (self._mask[np.arange(self.num_envs), chosen] == 0) & ~idle

    def _settle(self, idle: Any, forbidden: Any) -> None:
        self._share(lambda stretch: stretch.settle(idle))
        self._scored[:] = self.terminated
        self.rewards[forbidden] = lost_by(0, self.game.players)[0]
        self.terminated |= forbidden

    def _answer(self, chosen: Any) -> None:
        """Take actions (-1: none), and let the opponents play until the learners are to act."""
        self._share(lambda stretch: stretch.answer(chosen))
        try:
            for i, table in self._tables.items():
                action = int(chosen[i])
                table.play(self.layout.notation[action] if action >= 0 else None)
                self._write(i, table.state)
        except BotFailed:
            self._dealt = False  # some games have moved on and others have not
            raise

    def _write(self, i: int, state: State) -> None:
        fields = state._fields
        self._states[i] = fields.to_records()[0] if self._engine.compiled else fields.copy()

    def _deal_next(self, due: Any) -> None:
        """Deal the next game of some rows."""
        self._numbers[due] += self._strides[due]
        self._deal(due)

    def _deal(self, due: Any) -> None:
        """Deal the games of these rows; one that ends before the learner's first turn gives way to the next."""
        while due.any():
            self._share(partial(Stretch.deal, due=due))
            for i in np.flatnonzero(due).tolist():
                self._tables.pop(i, None)
                if self._asked[i]:
                    self._tables[i] = self._table(i)
            self._answer(np.full(self.num_envs, -1))
            due = due & self._over()
            self._numbers[due] += self._strides[due]

    def _over(self) -> Any:
        if self._engine.compiled:
            return self._states["over"] != 0
        return np.array([bool(fields.over) for fields in self._states])

    def _table(self, i: int) -> Table:
        seed = stream(int(self._seeds[i]), int(self._numbers[i]))
        players = {seat: self.opponents.players[n] for seat, n in enumerate(self._opponents[i].tolist()) if n >= 0}
        return Table(self.game, seed, players)


class Table:
    """A game whose opponents are asked one by one, with its history, which they may look at."""

    def __init__(self, game: Game, seed: int, players: Mapping[int, Player]) -> None:
        self.state = game.deal(stream(seed, 0))
        self.names = {seat: player_name(player) for seat, player in players.items()}
        self.bots = {seat: seated(player, stream(seed, 1 + seat)) for seat, player in players.items()}

    def play(self, move: Move | None) -> None:
        """Make the learner's move, if there is one; then the opponents play until it is the learner's turn."""
        if move is not None:
            self.state = self.state.play(move)
        while not self.state.over and self.state.seat in self.bots:
            seat = self.state.seat
            self.state = self.state.play(checked_move(self.bots[seat], self.state.view(seat), self.names[seat]))


class Stretch:
    """The slice of the games that one thread plays, with the arguments of the loops."""

    def __init__(self, vec: Singles, part: slice) -> None:
        self.engine, self.quick, self.part, self.seat = vec._engine, vec._quick, part, vec.seat
        compiled, blank = self.engine.compiled, vec.game.blank()
        self.states, self.dice = vec._sliced(part, vec._states), vec._sliced(part, vec._dice)
        self.blank, self.room = self.engine.states(blank, 1), self.engine.states(blank, 1)
        self.numbering = vec._seeds[part], vec._numbers[part]
        chances, bots = np.array(vec.opponents.chances, np.int64), np.array(vec.opponents.bots, np.int64)
        self.drawing = int(vec.opponents.together), chances, bots
        self.learners, self.cast, self.kept_for = vec.to_act[part], vec._cast[part], vec._kept_for[part]
        self.casting = self.learners, vec._opponents[part], self.cast, vec._asked[part], self.dice, self.kept_for
        self.ended = vec.terminated[part]
        self.outcome = vec._shares[part], vec.rewards[part], vec.scores[part], self.ended
        self.free = int(vec.autoreset_mode is AutoresetMode.NEXT_STEP)
        self.at, index, self.codes = vec.layout.tables(compiled)
        self.moves = self.engine.buffer(2 * self.engine.max_moves)
        kept = rows(vec._kept[part], compiled) if self.engine.KEPT else 0
        self.last, self.width = rows(vec._last_obs[part], compiled), vec.layout.width
        self.memory = self.at, index, self.moves, self.dice, kept, self.kept_for
        shown = rows(vec.obs[part], compiled), self.width, rows(vec._mask[part], compiled), vec.layout.actions
        self.shown = *shown, vec.random_actions[part]

    def deal(self, due: Any) -> None:
        """Deals these rows their games, and draws who plays."""
        seat = -1 if self.seat is None else self.seat
        self.engine.seat_many(
            self.states, self.blank, due[self.part], *self.numbering, seat, *self.drawing, *self.casting
        )

    def answer(self, chosen: Any) -> None:
        """Takes actions and lets the quick bots play."""
        self.quick.answer_many(self.states, chosen[self.part], self.codes, self.cast, self.dice, self.moves, self.room)

    def settle(self, idle: Any) -> None:
        """Writes how games have ended."""
        self.engine.settle_seats(self.states, self.learners, idle[self.part], *self.outcome)

    def observe_ended(self) -> None:
        """Writes what learners know at the end."""
        self.engine.observe_ended(self.states, self.learners, self.ended, self.at, self.last, self.width)

    def show(self, rows: Any, ended: Any) -> None:
        """Writes what learners know and may do."""
        these = rows[self.part], ended[self.part]
        self.engine.show_seats(self.states, self.learners, *these, self.free, *self.memory, *self.shown)


def check_seat(seat: int | None, game: Game) -> int | None:
    """The seat, if the game has it; None for one that is drawn."""
    if seat is not None and (type(seat) is not int or seat not in range(game.players)):
        raise InvalidOption(f"there is no seat {short(seat)}: seats are {alternatives(range(game.players))}")
    return seat


def _mode(mode: AutoresetMode | str) -> AutoresetMode:
    try:
        return AutoresetMode(mode)
    except ValueError:
        modes = alternatives([known.value for known in AutoresetMode])
        raise InvalidOption(f"autoreset_mode is {modes}, not {short(mode)}") from None
