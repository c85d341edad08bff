"""Proximal policy optimization by self-play (Schulman et al., 2017): one net plays all seats of many games.

What it observes is told from the seat to act. On a GPU the games are played there, too, and a rollout and a step of the
optimizer are a CUDA graph each, so that Python is asked for nothing in between.
"""

from __future__ import annotations

import warnings
from copy import deepcopy
from typing import TYPE_CHECKING, Any, NamedTuple

import torch
from torch import nn

from irisdeck import envs
from irisdeck.game import InvalidOption
from irisdeck.training.model import FORBIDDEN, HELD_BACK, Critic, Model, unpacked

if TYPE_CHECKING:
    from collections.abc import Callable

    from irisdeck.game import Game
    from irisdeck.nets import Net

SHOWN = ("obs", "mask", "to_act", "rewards", "terminated")  # what a step of the games shows
WARMING = 20  # iterations in which the learning rate rises to what it is
PRIORS = 1e-6, 50.0  # the least and the most that rules of thumb count at first
MORE_ENTROPY = 0.3  # of the moves of a net that builds on them: with less it would hardly try anything else
SKIPPED = 20  # random moves after which the weights of a game are looked at
REMEMBERED, EVERY = 8, 25  # earlier nets that are kept as opponents; iterations from one to the next


class Settings(NamedTuple):
    """How to learn. The learning rate falls to 0 by the end of a run, the entropy bonus to `last_entropy`."""

    games: int  # played side by side
    steps: int  # decisions of each in a rollout
    batch: int  # decisions of a minibatch
    epochs: int  # passes over a rollout
    rate: float  # of learning
    width: int  # of the layers
    depth: int  # layers before the head
    entropy: float = 0.03
    last_entropy: float = 0.003
    trace: float = 0.95  # lambda of generalized advantage estimation
    clip: float = 0.2  # an action's probability may change to 1 - clip to 1 + clip times that of the rollout
    earlier: float = 0.0  # the share of games against earlier nets
    critic: bool = False  # whether advantages are those of a critic that sees all hands
    prior: bool = False  # whether the net builds on the game's rules of thumb, by which `medium` plays (on a CPU only)

    def check(self) -> None:
        """Raise InvalidOption unless something can be learned with them."""
        if min(self.games, self.steps, self.batch, self.epochs, self.width, self.depth) < 1:
            raise InvalidOption("learning takes at least one game, step, epoch, layer and unit")
        if self.games * self.steps < 4 * self.batch:
            raise InvalidOption("a rollout has at least four minibatches: take more games, or a smaller batch")
        if not 0 <= self.earlier < 1:
            raise InvalidOption("the share of games against earlier nets is from 0 to less than 1")


CPU = Settings(games=256, steps=64, batch=512, epochs=2, rate=5e-4, width=128, depth=3, prior=True)
GPU = Settings(games=16_384, steps=64, batch=32_768, epochs=1, rate=7e-4, width=512, depth=3)


class Given(NamedTuple):
    """Packed nets with which a learner learns."""

    start: Net | None = None  # to go on from, in place of random weights
    exploit: Net | None = None  # to be beaten: it has all seats but one in every game, and does not learn
    teacher: Net | None = None  # to be imitated

    def check(self, game: Game, settings: Settings) -> None:
        """Raise InvalidOption unless something can be learned with them."""
        for net in filter(None, self):
            net.refuse_other(game)
        if self.start and (self.start.shape.width, self.start.shape.depth) != (settings.width, settings.depth):
            shape = self.start.shape
            raise InvalidOption(
                f"the net to start from has another shape: take width {shape.width}, depth {shape.depth}"
            )
        if self.exploit and self.teacher:
            raise InvalidOption("a net that imitates another does not learn to beat one: take exploit or teacher")
        if self.exploit and settings.earlier:
            raise InvalidOption("where one net is to be beaten in every game, none is left for earlier nets")


class Learner:
    """A net, its optimizer, and the games in which it plays itself, or the net that it is to beat."""

    def __init__(
        self, game: Game, settings: Settings, seed: int, device: str = "cpu", given: Given | None = None
    ) -> None:
        self.given = given or Given()
        settings.check()
        self.given.check(game, settings)
        if device != "cpu" and (settings.prior or any(net and net.prior for net in self.given)):
            raise InvalidOption("rules of thumb are weighed on the CPU only: leave out --prior, or take --device cpu")
        torch.manual_seed(seed)
        self.game, self.settings, self.gpu = game, settings, device != "cpu"
        n, rules = settings.games, dict(game.options)
        threads = None if self.gpu else torch.get_num_threads()  # several runs at once share the cores
        self.vec: Any = envs.vector(game.name, game.players, n, seed=seed, threads=threads, device=device, **rules)
        self.device = self.vec.device if self.gpu else torch.device("cpu")
        dtype = torch.bfloat16 if self.gpu or multiplies_short_numbers() else torch.float32
        shape = game, settings.width, settings.depth, dtype
        self.vec.reset()
        self.net = Model(*shape, prior=first_prior(self.vec) if settings.prior else 0.0).to(self.device)
        if self.given.start:
            self.net.take(self.given.start)
        self.critic: Any = Critic(*shape).to(self.device) if settings.critic else None
        self.rivals = n if self.given.exploit else int(settings.earlier * n)  # games in which only one seat learns,
        self.rival: Any = self._first_rival(dtype)  # and this net has the others
        self.teacher: Any = unpacked(self.given.teacher, dtype).to(self.device) if self.given.teacher else None
        self.earlier: list[dict[str, Any]] = []
        self.optimizer = self._optimizer()
        self._allocate()
        self._play = Replayed(self.play, self.gpu)
        self._improve = Replayed(self.improve, self.gpu)
        self.iterations = 0
        self.vec.reset(seed=seed)
        self._note_shown(settings.steps)

    def _first_rival(self, dtype: Any) -> Any:
        if self.given.exploit:
            return unpacked(self.given.exploit, dtype).to(self.device)
        return deepcopy(self.net) if self.rivals else None

    def _optimizer(self) -> Any:
        parameters = [*self.net.parameters(), *(self.critic.parameters() if self.critic else ())]
        if not self.gpu:
            return torch.optim.Adam(parameters, lr=0.0, eps=1e-5, fused=True)
        rate = torch.tensor(0.0, device=self.device)  # a number that a CUDA graph reads
        return torch.optim.Adam(parameters, lr=rate, eps=1e-5, fused=True, capturable=True)

    def _allocate(self) -> None:
        """The tensors of a rollout, by step and game; what is seen after its last step begins the next one."""
        steps, n, batch = self.settings.steps, self.settings.games, self.settings.batch
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", "The given NumPy array is not writable")  # it is only read
            self.shown = {name: torch.as_tensor(getattr(self.vec, name)) for name in SHOWN}
        kept = {name: _room(steps + 1, own, self.device) for name, own in self.shown.items()}
        self.obs, self.mask, self.seats = kept["obs"], kept["mask"], kept["to_act"]
        self.rewards, self.terminated = kept["rewards"][:-1], kept["terminated"][:-1]
        made = {"device": self.device}
        self.actions = torch.zeros(steps, n, dtype=torch.int64, **made)
        self.logs, self.values, self.advantages, self.targets = (torch.zeros(steps, n, **made) for _ in range(4))
        self.known = torch.zeros(steps, n, dtype=torch.bool, **made)
        weighing = any(own is not None and own.prior is not None for own in (self.net, self.rival, self.teacher))
        self.short: Any = torch.zeros(steps, *self.mask.shape[1:], dtype=torch.int32, **made) if weighing else None
        everything = (steps, n, self.game.players, self.obs.shape[2])
        self.seen: Any = torch.zeros(everything, dtype=torch.uint8, **made) if self.critic else None
        self.chosen = torch.zeros(batch, dtype=torch.int64, **made)  # the decisions of a minibatch
        self.bonus = torch.zeros((), **made)  # the entropy bonus
        self.losses = torch.zeros(3, **made)  # entropy, squared error of the value, minibatches; summed up
        learning = torch.arange(self.rivals, device=self.device) % self.game.players
        self.learning = learning  # the seat that learns, in the games in which only one does

    # -- A rollout --

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self) -> None:
        """Play on in all games; actions are drawn by the net's probabilities."""
        steps = self.settings.steps
        for kept in (self.obs, self.mask, self.seats):
            kept[0].copy_(kept[steps])
        for step in range(steps):
            if self.short is not None:
                self.short[step].copy_(torch.from_numpy(self.vec.shortfalls()))
            logs, values = self.net(self.obs[step], self.mask[step], self._short(step))
            if self.critic:
                self.seen[step].copy_(torch.as_tensor(self.vec.observe_all()))
                values = self.critic(self.seen[step], self.seats[step])
            self.values[step].copy_(values)
            actions = drawn(self._with_rivals(logs, step))
            self.actions[step].copy_(actions)
            self.logs[step].copy_(logs.gather(1, actions[:, None])[:, 0])
            self.vec.step(actions if self.gpu else actions.numpy())
            self.rewards[step].copy_(self.shown["rewards"])
            self.terminated[step].copy_(self.shown["terminated"])
            self._note_shown(step + 1)
        advantages, known = credit(self.seats[:steps], self.values, self.rewards, self.terminated, self.settings.trace)
        if self.rival:
            known[:, : self.rivals] &= self.seats[:steps, : self.rivals] == self.learning
        self.advantages.copy_(advantages)
        self.targets.copy_(advantages + self.values)
        self.known.copy_(known & (self.mask[:steps].sum(2, dtype=torch.int16) > 1))  # a forced move teaches nothing

    def _note_shown(self, step: int) -> None:
        for name, kept in (("obs", self.obs), ("mask", self.mask), ("to_act", self.seats)):
            kept[step].copy_(self.shown[name])

    def _short(self, step: int, some: slice = slice(None)) -> Any:
        """The shortfalls of actions in some games of a step, if a net needs them."""
        return None if self.short is None else self.short[step, some]

    def _with_rivals(self, logs: Any, step: int) -> Any:
        """The log-probabilities by which everybody plays: in some games another net has all seats but one.

        A net that is to be beaten plays as its bot does, always the move that it likes best.
        """
        if not self.rival:
            return logs
        some = slice(self.rivals)
        theirs, _ = self.rival(self.obs[step, some], self.mask[step, some], self._short(step, some))
        if self.given.exploit:
            theirs = theirs.masked_fill(theirs < theirs.max(1, keepdim=True).values, FORBIDDEN)
        ours = (self.seats[step, some] == self.learning)[:, None]
        return torch.cat([torch.where(ours, logs[some], theirs), logs[self.rivals :]])

    # -- Learning --

    def learn(self, done: float) -> None:
        """Play a rollout and learn from it; `done` is the part of the run that is over, from 0 to 1."""
        own = self.settings
        self._schedule(done)
        self.iterations += 1
        self._play()
        index = self.known.view(-1).nonzero()[:, 0]
        if not len(index):
            return  # no game of the rollout had a choice in it
        gains = self.advantages.view(-1)[index]
        self.advantages.sub_(gains.mean()).div_(gains.std() + 1e-8)
        for _ in range(own.epochs):
            order = index[torch.randperm(len(index), device=self.device)]
            for part in order.split(own.batch)[: max(1, len(order) // own.batch)]:
                self.chosen.copy_(part.repeat(-(-own.batch // len(part)))[: own.batch])
                self._improve()

    def _schedule(self, done: float) -> None:
        own = self.settings
        rate = own.rate * (1 - done) * min(1, (self.iterations + 1) / WARMING)
        for group in self.optimizer.param_groups:
            if self.gpu:
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate
        self.bonus.fill_(own.entropy + (own.last_entropy - own.entropy) * min(1, done / 0.9))
        if self.rival and not self.given.exploit and self.iterations % EVERY == 0:
            self._change_rival()

    def _change_rival(self) -> None:
        """Keep the net as it is, in place of one of those kept before, and let one of them play."""
        own = {name: value.clone() for name, value in self.net.state_dict().items()}
        place = int(torch.randint(REMEMBERED, ()))
        self.earlier[place : place + 1] = [own]
        self.rival.load_state_dict(self.earlier[int(torch.randint(len(self.earlier), ()))])

    def improve(self) -> None:
        """One step of the optimizer on the loss of a minibatch."""
        targets = self._picked(self.targets)
        obs, mask = self._picked(self.obs), self._picked(self.mask)
        short = None if self.short is None else self._picked(self.short)
        logs, values = self.net(obs, mask, short)
        entropy = -(logs.exp() * logs).sum(1).mean()
        error = (values - targets).square().mean()
        loss = 0.5 * error + self._policy_loss(logs, obs, mask, short, entropy)
        if self.critic:
            seen = self.critic(self._picked(self.seen), self._picked(self.seats))
            loss = loss + 0.5 * (seen - targets).square().mean()
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.optimizer.param_groups[0]["params"], 0.5)
        self.optimizer.step()
        self.losses += torch.stack([entropy, error, torch.ones_like(error)]).detach()

    def _picked(self, kept: Any) -> Any:
        """What was kept of the decisions of the minibatch."""
        return kept[: self.settings.steps].flatten(0, 1)[self.chosen]

    def _policy_loss(self, logs: Any, obs: Any, mask: Any, short: Any, entropy: Any) -> Any:
        if self.teacher:
            theirs, _ = self.teacher(obs, mask, short)
            return -(theirs.exp() * logs).sum(1).mean()  # the cross-entropy to what the teacher would do
        return self._clipped(logs) - self.bonus * entropy

    def _clipped(self, logs: Any) -> Any:
        """The loss of proximal policy optimization."""
        gains, clip = self._picked(self.advantages), self.settings.clip
        ratio = (logs.gather(1, self._picked(self.actions)[:, None])[:, 0] - self._picked(self.logs)).exp()
        return -torch.min(ratio * gains, ratio.clamp(1 - clip, 1 + clip) * gains).mean()

    def told(self) -> tuple[float, float]:
        """The mean entropy and squared error of the value since this was asked last."""
        entropy, error, count = self.losses.tolist()
        self.losses.zero_()
        return entropy / max(count, 1), error / max(count, 1)

    # -- Checkpoints --

    def state(self) -> dict[str, Any]:
        """What it takes to go on later; the games are dealt anew."""
        critic = self.critic.state_dict() if self.critic else {}
        return {
            "net": self.net.state_dict(),
            "critic": critic,
            "optimizer": self.optimizer.state_dict(),
            "earlier": self.earlier,
            "iterations": self.iterations,
        }

    def resume(self, state: dict[str, Any], seed: int) -> None:
        """Go on from what `state` returned, with other deals and dice than those before."""
        self.net.load_state_dict(state["net"])
        if self.critic:
            self.critic.load_state_dict(state["critic"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.earlier = list(state["earlier"])
        if self.rival and self.earlier:
            self.rival.load_state_dict(self.earlier[-1])
        self.iterations = int(state["iterations"])
        torch.manual_seed(seed + self.iterations)
        self.vec.reset(seed=seed + self.iterations)
        self._note_shown(self.settings.steps)


class Replayed:
    """A function without arguments; on a GPU it becomes a CUDA graph when it has been called a few times."""

    def __init__(self, function: Callable[[], None], gpu: bool) -> None:
        self.function, self.graph = function, None
        self.before = 3 if gpu else -1  # calls until then

    def __call__(self) -> None:
        """Do it."""
        if self.graph:
            self.graph.replay()
            return
        self.before -= 1
        if self.before == 0:
            self._capture()
        elif self.before > 0:
            self._warm_up()
        else:
            self.function()

    def _warm_up(self) -> None:
        """Call it on a stream of its own, as PyTorch asks for before a capture."""
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            self.function()
        torch.cuda.current_stream().wait_stream(side)

    def _capture(self) -> None:
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, capture_error_mode="relaxed"):  # kernels of the games are launched by the driver
            self.function()
        graph.replay()
        self.graph = graph


def credit(seats: Any, values: Any, rewards: Any, terminated: Any, trace: float) -> tuple[Any, Any]:
    """The advantage of every decision (GAE), and a mask of the decisions for which it is known.

    All are by step and game: the seat that decided, the value it expected, the rewards of all seats, and whether the
    step ended the game. A row mixes the decisions of all seats, so the loop goes back from the last step and remembers
    for each seat what comes next: its next decision in the same game, or the end of the game and its reward, whoever
    made the last move. If the steps end in the middle of a game, the last decision of each seat has no next one: its
    value bootstraps the decision before, and its own advantage is not known.
    """
    advantages, known = torch.zeros_like(values), torch.zeros_like(terminated)
    # By game and seat: rewards before the seat's next decision, the value and advantage of that, and whether it exists.
    paid, value, advantage = (torch.zeros_like(rewards[0]) for _ in range(3))
    follows = torch.zeros_like(rewards[0], dtype=torch.bool)
    for step in reversed(range(len(values))):
        ended, own = terminated[step][:, None], seats[step][:, None]
        paid = paid.masked_fill(ended, 0) + rewards[step]
        value, advantage = value.masked_fill(ended, 0), advantage.masked_fill(ended, 0)
        follows = follows | ended
        known[step] = follows.gather(1, own)[:, 0]
        gain = (paid + value + trace * advantage).gather(1, own)[:, 0] - values[step]
        advantages[step] = torch.where(known[step], gain, 0.0)
        paid = paid.scatter(1, own, 0.0)
        value = value.scatter(1, own, values[step][:, None])
        advantage = advantage.scatter(1, own, advantages[step][:, None])
        follows = follows.scatter(1, own, value=True)
    return advantages, known


def drawn(logs: Any) -> Any:
    """An action of each row, drawn by its log-probabilities: the first up to which they add up to a random part of all.

    That part is above 0 and at most all, so rounding can neither choose a forbidden action nor go beyond the last.
    """
    sums = logs.exp().cumsum(1)
    return (sums < sums[:, -1:] * (1 - torch.rand_like(sums[:, :1]))).sum(1)


def multiplies_short_numbers() -> bool:
    """Whether this processor multiplies numbers of 16 bits faster; PyTorch knows, but promises no name for that."""
    return bool(getattr(torch.cpu, "_is_avx512_bf16_supported", bool)())


def first_prior(vec: Any) -> float:
    """How much the rules of thumb count at first: moves drawn by them alone have MORE_ENTROPY than the best alone."""
    vec.skip(SKIPPED)
    choices = vec.mask.sum(1) > 1
    short, legal = torch.from_numpy(vec.shortfalls()[choices]), torch.from_numpy(vec.mask[choices]) != 0

    def entropy(prior: float) -> float:
        scores = (short * -prior).clamp(min=-HELD_BACK).masked_fill(~legal, FORBIDDEN)
        return float(torch.distributions.Categorical(logits=scores).entropy().mean())

    low, high = PRIORS
    wanted = entropy(high) + MORE_ENTROPY
    for _ in range(40):
        middle = (low * high) ** 0.5
        low, high = (middle, high) if entropy(middle) > wanted else (low, middle)
    return low


def _room(steps: int, like: Any, device: Any) -> Any:
    return torch.zeros(steps, *like.shape, dtype=like.dtype, device=device)
