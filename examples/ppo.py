"""Masked PPO on the vectorised environment: a policy for Adventurer's Guard, by play against itself.

    pip install 'tavola[envs,learn]'
    python examples/ppo.py --minutes 10

What it learns in ten minutes on two cores stands in docs/examples.md.
"""

import argparse
import time

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical
from torch.nn import functional as F

import tavola
from tavola.envs.vector import Vector
from tavola.lab.intervals import Share, wilson

GAME = tavola.game("adventurers-guard")
SEEN, CODES, MOVE = GAME.observation(), GAME.actions.size, GAME.actions.kinds["move"]
PLACES, (PAWNS, TILES) = SEEN.part("tile"), map(len, MOVE.params.values())
SIDE, SPAN = 9, 17  # tiles of a side; columns, or rows, two tiles can be apart, both ways
ENVS, STEPS, BATCH, EPOCHS = 256, 32, 1024, 2  # games at once, decisions of each between updates; how these are learnt
GAMMA, LAMBDA, CLIP, ENTROPY, RATE = 0.997, 0.95, 0.2, 0.01, 1e-3
PAWN = 0.1  # what a pawn more than the other side has is worth before the end: it speeds learning, and sums to nothing
NEVER = -1e9


def turned() -> np.ndarray:
    """For each code the one that is to seat 1 what it is to seat 0: the other's pawn, the tile across."""
    codes = np.arange(CODES)
    pawn, tile = np.divmod(np.arange(MOVE.size), TILES)
    codes[MOVE.first : MOVE.end] = MOVE.first + (pawn + PAWNS // 2) % PAWNS * TILES + TILES - 1 - tile
    return codes


def relations() -> np.ndarray:
    """How a pawn stands to a tile, as a number: by tile, pawn and the pawn's own tile; what is gone is last."""
    columns, rows = (each[:, None] - each + SIDE - 1 for each in (np.arange(TILES) % SIDE, np.arange(TILES) // SIDE))
    apart = np.full((TILES + 1, TILES + 1), SPAN * SPAN)
    apart[:TILES, :TILES] = rows * SPAN + columns
    return CODES + apart[:, None, :] + np.arange(PAWNS)[None, :, None] * (SPAN * SPAN + 1)


TURNED, NEAR = turned(), torch.from_numpy(relations())
TILE_OF = torch.full((CODES,), TILES)  # of an action that names no tile: one that is not there
TILE_OF[MOVE.first : MOVE.end] = torch.arange(MOVE.size) % TILES


class Policy(nn.Module):
    """A small network that weighs only what is legal.

    The whole observation goes into a wide layer; from it come the value, and what the seat is after. An action is its
    code, and how every pawn stands to its tile; a thin layer weighs that together with what the seat is after.
    """

    def __init__(self, wide: int = 256, thin: int = 64) -> None:
        super().__init__()
        low, high, kind = (
            np.concatenate([np.full(part.size, getattr(part, name)) for part in SEEN.parts])
            for name in ("low", "high", "category")
        )
        self.kinds, self.amounts = np.flatnonzero(kind), np.flatnonzero(~kind)
        sizes = (high - low + 1)[self.kinds]
        self.shift = torch.from_numpy(np.cumsum(sizes) - sizes - low[self.kinds])
        self.whole = nn.EmbeddingBag(int(sizes.sum()), wide, mode="sum")
        self.action = nn.EmbeddingBag(int(NEAR.max()) + 1, thin, mode="sum")
        for bag in (self.whole, self.action):
            nn.init.normal_(bag.weight, std=0.1)
        self.scale, self.deep = nn.Linear(len(self.amounts), wide), nn.Linear(wide, wide)
        self.after, self.weigh, self.value = nn.Linear(wide, thin), nn.Linear(thin, 1), nn.Linear(wide, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        """The chances of all actions, none for what is masked, and what the position is worth."""
        amounts = torch.log1p(seen[:, self.amounts].clamp(min=0).float())
        inside = F.relu(self.whole(seen[:, self.kinds] + self.shift) + self.scale(amounts))
        inside = inside + F.relu(self.deep(inside))
        row, code = mask.nonzero(as_tuple=True)
        near = NEAR[TILE_OF[code][:, None], torch.arange(PAWNS), seen[:, PLACES.offset : PLACES.end].long()[row]]
        score = self.weigh(F.relu(self.action(torch.cat([code[:, None], near], 1)) + self.after(inside)[row]))[:, 0]
        scores = torch.full(mask.shape, NEVER).index_put((row, code), score)
        return Categorical(logits=scores, validate_args=False), self.value(inside)[:, 0]


def views(seen: dict, seats: np.ndarray) -> tuple[Tensor, Tensor]:
    """Observations and masks; seat 1 sees the board from its own side, so its codes are turned too."""
    mask = np.where(seats[:, None] == 1, seen["action_mask"][:, TURNED], seen["action_mask"])
    return torch.from_numpy(seen["observation"].copy()), torch.from_numpy(mask.astype(bool))


def coded(actions: Tensor, seats: np.ndarray) -> np.ndarray:
    """What the seats have chosen, as the game numbers it."""
    return np.where(seats == 1, TURNED[actions.numpy()], actions.numpy())


def pawns(seen: Tensor) -> Tensor:
    """What the observer's pawns are worth beyond the other's."""
    stand = (seen[..., PLACES.offset : PLACES.end] >= 0).float()
    return PAWN * (stand[..., : PAWNS // 2].sum(-1) - stand[..., PAWNS // 2 :].sum(-1))


class Learner:
    """Plays against itself in many games at once, and learns from what it did."""

    def __init__(self, policy: Policy, seed: int, envs: int = ENVS, steps: int = STEPS) -> None:
        self.policy, self.steps = policy, steps
        self.optimizer = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
        self.games = Vector(GAME.slug, envs, copy=False, autoreset_mode="SameStep")
        self.seen, self.info = self.games.reset(seed=seed)

    @torch.no_grad()
    def play(self) -> list[Tensor]:
        """So many decisions of every game, with what each was worth and gained beyond what was expected."""
        rows = []
        for _ in range(self.steps):
            seats = self.info["seat"]
            seen, mask = views(self.seen, seats)
            chances, value = self.policy(seen, mask)
            action = chances.sample()
            self.seen, reward, over, _, self.info = self.games.step(coded(action, seats))
            result = torch.from_numpy(np.where(over, 2 * reward - 1, 0)).float()
            # what comes next is worth as much to who decided, or, if the other decides then, as little
            sign = torch.from_numpy(np.where(over, 0, np.where(self.info["seat"] == seats, 1, -1))).float()
            rows.append((seen, mask, action, chances.log_prob(action), value, result, sign))
        seen, mask, action, chance, value, result, sign = map(torch.stack, zip(*rows, strict=True))
        last = views(self.seen, self.info["seat"])
        ahead, more, stock = self.policy(*last)[1], pawns(last[0]), pawns(seen)
        gain, gains = torch.zeros(len(ahead)), torch.zeros_like(value)
        for step in reversed(range(self.steps)):  # generalised advantages
            onward = GAMMA * sign[step]
            surprise = result[step] + onward * (ahead + more) - value[step] - stock[step]
            gains[step] = gain = surprise + LAMBDA * onward * gain
            ahead, more = value[step], stock[step]
        return [each.flatten(0, 1) for each in (seen, mask, action, chance, value + gains, gains)]

    def learn(self, played: list[Tensor], left: float) -> None:
        """Proximal policy optimisation; `left` is the share of the time that is left."""
        self.optimizer.param_groups[0]["lr"] = RATE * max(left, 0.05)
        gains = played[-1]
        played[-1] = (gains - gains.mean()) / (gains.std() + 1e-8)
        for some in (some for _ in range(EPOCHS) for some in torch.randperm(len(gains)).split(BATCH)):
            seen, mask, action, before, target, gain = (each[some] for each in played)
            chances, value = self.policy(seen, mask)
            ratio = (chances.log_prob(action) - before).exp()
            better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            self.optimizer.zero_grad()
            (F.mse_loss(value, target) - better - ENTROPY * chances.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
            self.optimizer.step()


@torch.no_grad()
def trial(policy: Policy, bots: str, games: int, seed: int = 1) -> Share:
    """What the policy gets against a bot, seats by lot, if it always plays what it likes best."""
    table = Vector(GAME.slug, games, seat="any", bots=bots, copy=False, autoreset_mode="SameStep")
    seen, info = table.reset(seed=seed)
    got: dict[int, float] = {}
    while len(got) < games:
        best = policy(*views(seen, info["seat"]))[0].logits.argmax(1)
        seen, reward, over, _, info = table.step(coded(best, info["seat"]))
        for game in np.flatnonzero(over):
            got.setdefault(int(game), float(reward[game]))
    return wilson(sum(got.values()), games)


def main() -> None:
    asked = argparse.ArgumentParser(description="Masked PPO learns Adventurer's Guard by play against itself.")
    asked.add_argument("--minutes", type=float, default=10)
    asked.add_argument("--every", type=float, default=1, help="minutes between looks at how strong it is")
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--busy", action="store_true", help="count minutes of processor, not of the clock")
    said = asked.parse_args()
    torch.manual_seed(said.seed)
    torch.set_num_threads(1)  # so small a network gains little by two, and loses much where they are not free
    learner, clock = Learner(Policy(), said.seed), time.process_time if said.busy else time.monotonic
    begun, told, decisions = clock(), 0.0, 0
    while (spent := (clock() - begun) / 60) < said.minutes:
        learner.learn(learner.play(), 1 - spent / said.minutes)
        decisions += ENVS * STEPS
        if spent >= told + said.every:
            told, found = spent, {bots: trial(learner.policy, bots, 100) for bots in ("random", "novice")}
            shares = ", ".join(f"{bots} {share.share:.0%}" for bots, share in found.items())
            print(f"{spent:4.1f} min, {time.process_time() / 60:4.1f} of one core: {decisions:,}, {shares}", flush=True)
    for bots in ("random", "novice", "greedy"):
        print(f"{bots}: {trial(learner.policy, bots, 400, seed=10**6)} of 400 games", flush=True)


if __name__ == "__main__":
    main()
