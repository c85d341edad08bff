"""The vector environment of one seat a game: a learner among opponents, as Gymnasium's wrappers expect it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from gymnasium import error, spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from irisdeck.bots import checked_move, player_name, seated
from irisdeck.bots.levels import quick_play
from irisdeck.engine.memory import rows
from irisdeck.engine.state import stream, zeros
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

    _unpickled = (*Rows._unpickled, "_quick", "_ended")

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
        self.rewards = zeros(num_envs, np.float64)
        self.to_act = zeros(num_envs, np.int64)  # the learner's seat
        self._opponents = zeros(by_seat, np.int64)  # numbers of self.opponents.players
        self._cast = zeros(by_seat, np.int64)  # which quick bot plays the seat in compiled code
        self._asked = zeros(num_envs, np.bool_)  # games whose opponents are asked one by one
        self._tables: dict[int, Table] = {}  # these games, by row
        self._shares = zeros(by_seat, np.float32)  # rewards of all seats
        self._scored = np.zeros(num_envs, np.bool_)  # where self.scores are those of the last step
        self._kept_for = zeros(num_envs, np.int64)
        self._last_obs = zeros(self.obs.shape, np.uint8)
        self._prepare()

    def _prepare(self) -> None:
        self._quick = quick_play(self.game, self._speed)
        self._ended = zeros(self.num_envs, np.bool_)  # the rows that are shown as ended
        super()._prepare()

    def _loops(self, part: slice) -> dict[str, tuple[Any, ...]]:
        engine, blank, compiled = self._engine, self.game.blank(), self._engine.compiled
        states, dice, marked = self._sliced(part, self._states), self._sliced(part, self._dice), self._marked[part]
        learners, cast, kept_for = self.to_act[part], self._cast[part], self._kept_for[part]
        chances, bots = np.array(self.opponents.chances, np.int64), np.array(self.opponents.bots, np.int64)
        drawing = -1 if self.seat is None else self.seat, int(self.opponents.together), chances, bots
        casting = learners, self._opponents[part], cast, self._asked[part], dice, kept_for
        ended = self.terminated[part]
        free = int(self.autoreset_mode is AutoresetMode.NEXT_STEP)
        at, index, codes = self.layout.tables(compiled)
        moves = engine.buffer(2 * engine.max_moves)
        kept = rows(self._kept[part], compiled) if engine.KEPT else 0
        shown = rows(self.obs[part], compiled), self.layout.width, rows(self._mask[part], compiled), self.layout.actions
        memory = at, index, moves, dice, kept, kept_for, *shown, self.random_actions[part]
        last = rows(self._last_obs[part], compiled), self.layout.width
        numbering = self._seeds[part], self._numbers[part]
        return {
            **super()._loops(part),
            "seat_many": (states, engine.states(blank, 1), marked, *numbering, *drawing, *casting),
            "answer_many": (states, self._chosen[part], codes, cast, dice, moves, engine.states(blank, 1)),
            "settle_seats": (
                states,
                learners,
                marked,
                self._shares[part],
                self.rewards[part],
                self.scores[part],
                ended,
            ),
            "observe_ended": (states, learners, ended, at, *last),
            "show_seats": (states, learners, marked, self._ended[part], free, *memory),
        }

    # -- Gymnasium --

    def _begin(self, fresh: Any) -> tuple[Any, dict[str, Any]]:
        self._scored[fresh] = False
        self._deal(fresh)
        self._show(fresh, self.terminated)
        return self._observations(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Takes an action in every game that goes on, and plays until the learner is to act again."""
        with self._team.lock:
            chosen, idle = self._checked(actions), self._idle()
            forbidden = self._forbidden(chosen, idle)
            self._dealt = False  # until all is done: if a bot fails, or on Ctrl-C, some games have moved on
            infos = self._play(chosen, idle, forbidden)
            self._dealt = True
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
        self._run("observe_ended")
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

    def _play(self, chosen: Any, idle: Any, forbidden: Any) -> dict[str, Any]:
        """Take the actions, let the opponents answer, and deal and show what is next; returns more infos."""
        self._answer(np.where(idle | forbidden, -1, chosen))
        self._settle(idle, forbidden)
        infos: dict[str, Any] = {}
        if forbidden.any():
            infos = {"illegal_action": chosen.copy(), "_illegal_action": forbidden}
        if self.autoreset_mode is AutoresetMode.SAME_STEP and self.terminated.any():
            infos |= self._last()
            idle = self.terminated
        self._deal_next(idle)
        self._show(np.ones_like(idle), self.terminated & ~idle)
        return infos

    def _show(self, shown: Any, ended: Any) -> None:
        """Write what the learners of these rows know and may do."""
        self._marked[:], self._ended[:] = shown, ended
        self._run("show_seats")

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
        self._marked[:] = idle
        self._run("settle_seats")
        self._scored[:] = self.terminated
        self.rewards[forbidden] = lost_by(0, self.game.players)[0]
        self.terminated |= forbidden

    def _answer(self, chosen: Any) -> None:
        """Take actions (-1: none), and let the opponents play until the learners are to act."""
        self._chosen[:] = chosen
        self._run("answer_many", self._quick)
        for i, table in self._tables.items():
            action = int(chosen[i])
            table.play(self.layout.notation[action] if action >= 0 else None)
            self._write(i, table.state)

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
            self._marked[:] = due
            self._run("seat_many")
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
