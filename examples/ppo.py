"""PPO by self-play: a net that learns to beat `easy` in ten minutes on two cores (docs/training.md).

    python examples/ppo.py --minutes 10 --save model.pt
    irisdeck arena tricks --bots ppo:model.pt,easy,medium       # after: pip install -e examples
    irisdeck play tricks --against ppo:model.pt

One net plays all seats: what it observes is told from the seat to act.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

os.environ.setdefault("OMP_WAIT_POLICY", "passive")  # threads that spin while they wait slow each other down
import torch
from selfplay import check, credit, interval, plot, shares
from torch import nn

from irisdeck import InvalidOption, envs, game
from irisdeck.envs import Layout

ROWS, STEPS = 256, 64  # games and decisions of a rollout; a game of two players has about 60 decisions
EPOCHS, BATCH = 3, 4096  # passes over a rollout, and decisions of a minibatch
RATE = 2e-3  # the learning rate, falling to 0
CLIP = 0.2  # an action's probability may change to 0.8 to 1.2 times that of the rollout
ENTROPY = 0.02  # the entropy bonus, falling to 0
TRACE = 0.95  # lambda of generalized advantage estimation
WIDTH = 256  # of the hidden layers
LEVELS = 4  # counts up to here have an input of their own
CHECKS = 12  # measurements against the opponent in a run


class Net(nn.Module):  # type: ignore[misc]  # where types are checked there is no torch
    """A policy and value net: observations in, a score for each action and the expected reward out."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        high = torch.from_numpy(layout.observation_space().high).float()
        self.register_buffer("high", high, persistent=False)
        self.register_buffer("counts", torch.nonzero(high > 1)[:, 0], persistent=False)
        inputs = layout.width + LEVELS * len(self.counts)
        self.body = nn.Sequential(linear(inputs, WIDTH), nn.ReLU(), linear(WIDTH, WIDTH), nn.ReLU())
        self.policy = linear(WIDTH, layout.actions, 0.01)
        self.value = linear(WIDTH, 1, 1)

    def forward(self, obs: Any, mask: Any) -> tuple[Any, Any]:
        """The log-probability of each action, with illegal actions masked; and the value."""
        counts = obs[:, self.counts]
        steps = [counts >= level for level in range(1, LEVELS + 1)]  # a third card is not worth three times the first
        hidden = self.body(torch.cat([obs / self.high, *steps], 1))
        scores = self.policy(hidden).masked_fill(mask == 0, -1e9)
        return torch.log_softmax(scores, 1), self.value(hidden)[:, 0]

    def best(self, obs: Any, mask: Any) -> Any:
        """The most probable action of each row, from and to NumPy arrays."""
        with torch.no_grad():
            return self(torch.from_numpy(obs), torch.from_numpy(mask))[0].argmax(1).numpy()


def linear(inputs: int, outputs: int, gain: float = 2**0.5) -> Any:
    """A linear layer with orthogonal initial weights."""
    layer = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer


# -- Learning --


class Rollout(NamedTuple):
    """Decisions by step and row, with their values and rewards."""

    obs: Any
    mask: Any
    actions: Any
    logs: Any  # the log-probability of the action
    values: Any
    seats: Any
    rewards: Any  # by step, row and seat
    terminated: Any


class Ppo:
    """A net, its optimizer, and the games of its self-play."""

    def __init__(self, layout: Layout, seed: int, threads: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(threads)
        self.net = Net(layout)
        self.optimizer = torch.optim.Adam(self.net.parameters(), eps=1e-5)
        self.vec = envs.vector(layout.game.name, layout.game.players, ROWS, seed=seed, threads=threads)
        self.vec.reset()
        self.in_games = 0.0  # seconds spent in the environment

    def learn(self, left: float) -> None:
        """Play a rollout and train on it; `left` is the fraction of the run that is left."""
        with torch.no_grad():
            rollout = self.rollout()
        advantages, known = credit(rollout.seats, rollout.values, rollout.rewards, rollout.terminated, TRACE)
        target = advantages + rollout.values
        parts = [torch.from_numpy(part[known]) for part in (*rollout[:4], advantages, target)]
        for group in self.optimizer.param_groups:
            group["lr"] = RATE * left
        for _ in range(EPOCHS):
            for batch in torch.randperm(len(parts[0])).split(BATCH):
                self.improve(ENTROPY * left, *(part[batch] for part in parts))

    def rollout(self) -> Rollout:
        """Play on in all games; actions are drawn by the net's probabilities."""
        steps = []
        for _ in range(STEPS):
            vec = self.vec
            obs, mask, seats = vec.obs.copy(), vec.mask.copy(), vec.to_act.copy()
            logs, values = self.net(torch.from_numpy(obs), torch.from_numpy(mask))
            actions = torch.multinomial(logs.exp(), 1)
            start = time.perf_counter()
            vec.step(actions[:, 0].numpy())
            self.in_games += time.perf_counter() - start
            taken = logs.gather(1, actions)[:, 0].numpy()
            outcome = vec.rewards.copy(), vec.terminated.copy()
            steps.append((obs, mask, actions[:, 0].numpy(), taken, values.numpy(), seats, *outcome))
        return Rollout(*(np.stack(part) for part in zip(*steps, strict=True)))

    def improve(self, bonus: float, obs: Any, mask: Any, actions: Any, before: Any, gains: Any, target: Any) -> None:
        """One optimizer step on the clipped PPO loss."""
        logs, values = self.net(obs, mask)
        ratio = (logs.gather(1, actions[:, None])[:, 0] - before).exp()
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        policy = torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        entropy = -(logs.exp() * logs).sum(1).mean()
        loss = 0.5 * (values - target).square().mean() - policy - bonus * entropy
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimizer.step()


def train(ppo: Ppo, args: argparse.Namespace, curve: list[tuple[float, float, float]]) -> None:
    """Train for the given minutes or steps; append to the curve: minutes, share of victories, half its interval."""
    start, steps, measuring = time.perf_counter(), 0, 0.0
    while True:
        spent = time.perf_counter() - start
        done = min(1.0, steps / args.steps if args.steps else spent / 60 / args.minutes)
        if done >= len(curve) / CHECKS:
            learning = max(spent - measuring, 1e-9)
            print(
                f"{spent / 60:5.1f} min {steps:11,} steps {steps / learning:7,.0f} steps/s, "
                f"{ppo.in_games / learning:.0%} of the time in the games;",
                end=" ",
                flush=True,
            )
            curve.append((spent / 60, *measured(ppo.net, args.against, args, args.deals, args.seed + 1)))
            measuring += time.perf_counter() - start - spent
        if done == 1:
            return
        ppo.learn(1 - done)
        steps += ROWS * STEPS


def measured(net: Net, opponent: str, args: argparse.Namespace, deals: int, seed: int) -> tuple[float, float]:
    """Play against a bot, on deals that are not used for training, and print the result."""
    mean, width = interval(shares(opponent, net.best, args.game, args.players, deals, seed))
    print(f"wins {mean:.1%} ± {width:.1%} against {opponent}", flush=True)
    return mean, width


# -- The program --


def arguments() -> argparse.Namespace:
    """Parse the command line; wrong arguments are refused before training starts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="tricks", help="tricks (default), duel or red7")
    parser.add_argument("--players", type=int, default=2, help="at a table (default: 2)")
    parser.add_argument("--minutes", type=float, default=10, help="to learn, measuring included (default: 10)")
    parser.add_argument("--steps", type=int, help="decisions to learn from, in place of minutes: repeats a run")
    parser.add_argument("--seed", type=int, default=1, help="of the net and the deals (default: 1)")
    parser.add_argument("--threads", type=int, default=os.cpu_count(), help="(default: all cores); 1 repeats a run")
    parser.add_argument("--against", default="easy", help="the bot to be measured against (default: easy)")
    parser.add_argument("--deals", type=int, default=300, help="of a measurement, from every seat (default: 300)")
    parser.add_argument("--save", default="ppo.pt", help="where the net goes (default: ppo.pt)")
    parser.add_argument("--out", help="where the learning curve is drawn, as .svg")
    args = parser.parse_args()
    try:
        check(args.game, args.players, args.against, args.deals, args.save, args.out)
    except InvalidOption as wrong:
        parser.error(str(wrong))
    if not (args.threads > 0 and (args.steps or args.minutes) > 0):
        parser.error("learning takes a thread, and minutes or steps")
    return args


def main() -> None:
    """Train, save the net, and print how strong it is."""
    args = arguments()
    layout = Layout(game(args.game, args.players))
    ppo = Ppo(layout, args.seed, args.threads)
    curve: list[tuple[float, float, float]] = []
    try:
        train(ppo, args, curve)
    except KeyboardInterrupt:
        print("\nstopped: the net is kept as it is")
    model = {"game": args.game, "players": args.players, "weights": ppo.net.state_dict()}
    torch.save(model, args.save)  # examples/ppo_bot.py loads it
    if args.out and curve:
        plot(curve, args.out, f"{args.game}, {args.players} players", args.against, args.players)
    print(f"{time.process_time() / 60:.1f} minutes of a core were used; in the end, on other deals, the net")
    for opponent in dict.fromkeys((args.against, "easy", "medium")):
        measured(ppo.net, opponent, args, 5 * args.deals, args.seed + 2)
    irisdeck = os.path.relpath(Path(sys.executable).with_name("irisdeck"))  # of the environment that has PyTorch
    print(f"now: {irisdeck} play {args.game} --players {args.players} --against ppo:{args.save}")


if __name__ == "__main__":
    main()
