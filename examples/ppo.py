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
from torch.nn import functional as F

import tavola
from tavola.envs.vector import Vector
from tavola.lab.intervals import wilson

GAME = tavola.game("adventurers-guard")
SEEN, CODES, MOVE = GAME.observation(), GAME.actions.size, GAME.actions.kinds["move"]
PLACES = SEEN.part("tile")
PAWNS, TILES = (len(names) for names in MOVE.params.values())
SIDE, SPAN = 9, 17  # tiles of a side; columns, or rows, two tiles can be apart, both ways
GAMMA, LAMBDA, CLIP, ENTROPY, RATE, BATCH, EPOCHS = 0.997, 0.95, 0.2, 0.01, 1e-3, 1024, 2
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

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Of every legal action its row, its code and the logarithm of its chance; of every row the value."""
        amounts = torch.log1p(seen[:, self.amounts].clamp(min=0).float())
        inside = F.relu(self.whole(seen[:, self.kinds] + self.shift) + self.scale(amounts))
        inside = inside + F.relu(self.deep(inside))
        row, code = mask.nonzero(as_tuple=True)
        near = NEAR[TILE_OF[code][:, None], torch.arange(PAWNS), seen[:, PLACES.offset : PLACES.end].long()[row]]
        score = self.weigh(F.relu(self.action(torch.cat([code[:, None], near], 1)) + self.after(inside)[row]))[:, 0]
        top = torch.full((len(seen),), NEVER).scatter_reduce(0, row, score.detach(), "amax")[row]
        total = torch.zeros(len(seen)).index_add(0, row, (score - top).exp())[row]
        return row, code, score - top - total.log(), self.value(inside)[:, 0]


def views(seen: dict, seats: np.ndarray) -> tuple[Tensor, Tensor]:
    """Observations and masks; seat 1 sees the board from its own side, so its codes are turned too."""
    mask = np.where(seats[:, None] == 1, seen["action_mask"][:, TURNED], seen["action_mask"])
    return torch.from_numpy(seen["observation"].copy()), torch.from_numpy(mask.astype(bool))


def chosen(row: Tensor, code: Tensor, score: Tensor, seats: np.ndarray) -> tuple[Tensor, np.ndarray]:
    """The highest score of each row: the code as the seat sees it, and as the game numbers it."""
    table = torch.full((len(seats), CODES), NEVER)
    table[row, code] = score
    best = table.argmax(1)
    return best, np.where(seats == 1, TURNED[best.numpy()], best.numpy())


def pawns(seen: Tensor) -> Tensor:
    """What the observer's pawns are worth beyond the other's."""
    stand = (seen[..., PLACES.offset : PLACES.end] >= 0).float()
    return PAWN * (stand[..., : PAWNS // 2].sum(-1) - stand[..., PAWNS // 2 :].sum(-1))


class Learner:
    """Plays against itself in many games at once, and learns from what it did."""

    def __init__(self, policy: Policy, envs: int, steps: int, seed: int) -> None:
        self.policy, self.steps = policy, steps
        self.optimizer = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
        self.games = Vector(GAME.slug, envs, copy=False, autoreset_mode="SameStep")
        self.seen, self.info = self.games.reset(seed=seed)

    @torch.no_grad()
    def play(self) -> dict[str, Tensor]:
        """So many decisions of every game, with what each gained beyond what was expected."""
        rows: list[tuple[Tensor, ...]] = []
        for _ in range(self.steps):
            seats = self.info["seat"]
            seen, mask = views(self.seen, seats)
            row, code, chance, value = self.policy(seen, mask)
            noise = -torch.log(-torch.log(torch.rand_like(chance).clamp(1e-9, 1 - 1e-7)))  # a draw by chances
            action, played = chosen(row, code, chance + noise, seats)
            self.seen, reward, over, _, self.info = self.games.step(played)
            result = torch.from_numpy(np.where(over, 2 * reward - 1, 0)).float()
            # what comes next is worth as much to who decided, or, if the other decides then, as little
            sign = torch.from_numpy(np.where(over, 0, np.where(self.info["seat"] == seats, 1, -1))).float()
            rows.append((seen, mask, action, chance[code == action[row]], value, result, sign))
        seen, mask, action, chance, value, result, sign = map(torch.stack, zip(*rows, strict=True))
        last, gain, stock = views(self.seen, self.info["seat"]), torch.zeros(len(over)), pawns(seen)
        gains, ahead, more = torch.zeros_like(value), self.policy(*last)[-1], pawns(last[0])
        for step in reversed(range(self.steps)):  # generalised advantages
            onward = GAMMA * sign[step]
            surprise = result[step] + onward * (more + ahead) - stock[step] - value[step]
            gains[step] = gain = surprise + LAMBDA * onward * gain
            ahead, more = value[step], stock[step]
        found = {"seen": seen, "mask": mask, "action": action, "chance": chance, "value": value, "gain": gains}
        return {name: each.flatten(0, 1) for name, each in found.items()}

    def learn(self, played: dict[str, Tensor], left: float) -> None:
        """Proximal policy optimisation; `left` is the share of the time that is left."""
        self.optimizer.param_groups[0]["lr"] = RATE * max(left, 0.05)
        target, gain = played["value"] + played["gain"], played["gain"]
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        for _ in range(EPOCHS):
            for some in torch.randperm(len(gain)).split(BATCH):
                row, code, chance, value = self.policy(played["seen"][some], played["mask"][some])
                ratio = (chance[code == played["action"][some][row]] - played["chance"][some]).exp()
                better = torch.min(ratio * gain[some], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[some]).mean()
                spread = -(chance.exp() * chance).sum() / len(some)
                self.optimizer.zero_grad()
                (F.mse_loss(value, target[some]) - better - ENTROPY * spread).backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimizer.step()


@torch.no_grad()
def trial(policy: Policy, bots: str, games: int, seed: int = 1) -> list[float]:
    """What the policy gets against a bot, seats by lot, if it always plays what it likes best."""
    table = Vector(GAME.slug, games, seat="any", bots=bots, copy=False, autoreset_mode="SameStep")
    seen, info = table.reset(seed=seed)
    got: dict[int, float] = {}
    while len(got) < games:
        row, code, chance, _ = policy(*views(seen, info["seat"]))
        seen, reward, over, _, info = table.step(chosen(row, code, chance, info["seat"])[1])
        for game in np.flatnonzero(over):
            got.setdefault(int(game), float(reward[game]))
    return list(got.values())


def main() -> None:
    asked = argparse.ArgumentParser(description="Masked PPO learns Adventurer's Guard by play against itself.")
    asked.add_argument("--minutes", type=float, default=10)
    asked.add_argument("--every", type=float, default=1, help="minutes between looks at how strong it is")
    asked.add_argument("--envs", type=int, default=256)
    asked.add_argument("--steps", type=int, default=32, help="decisions of each game between updates")
    asked.add_argument("--games", type=int, default=400, help="of each trial at the end")
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--threads", type=int, default=2)
    asked.add_argument("--busy", action="store_true", help="count minutes of processor, not of the clock")
    said = asked.parse_args()
    torch.manual_seed(said.seed)
    torch.set_num_threads(said.threads)
    policy = Policy()
    learner = Learner(policy, said.envs, said.steps, said.seed)
    clock = time.process_time if said.busy else time.monotonic
    begun, decisions, told = clock(), 0, 0.0
    while (spent := (clock() - begun) / 60) < said.minutes:
        learner.learn(learner.play(), 1 - spent / said.minutes)
        decisions += said.envs * said.steps
        if spent - told >= said.every:
            told, shares = spent, [f"{bots} {np.mean(trial(policy, bots, 100)):.0%}" for bots in ("random", "novice")]
            print(f"{spent:4.1f} min, {time.process_time() / 60:4.1f} of one core: {decisions:,}", *shares, flush=True)
    for bots in ("random", "novice", "greedy"):
        share = wilson(sum(trial(policy, bots, said.games, seed=10**6)), said.games)
        interval = f"95 % interval {share.low:.1%} to {share.high:.1%}"
        print(f"against {bots}: {share.share:.1%} of {said.games} games, {interval}", flush=True)


if __name__ == "__main__":
    main()
