"""OpenSpiel's own tree search against our `club`, at equal time, on every game.

    pip install 'tavola[envs]'
    python examples/openspiel_match.py --games 10

Where a game has secrets, OpenSpiel plays its information-set search, else its plain one. A position is worth what the
game's own estimate says, as it is to `club`; with `--value random`, what OpenSpiel's random play to the end gives.
OpenSpiel counts simulations and knows no clock: how many fit into the time is found out on the way, and the table says
how long both have thought. With `--keep FILE` every game is written down as soon as it is over, and the same command
goes on where it stopped. What came of it stands in docs/examples.md.
"""

import argparse
import json
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import tavola
from tavola.bots.levels import CLUB_MS, bot
from tavola.envs import openspiel
from tavola.lab.intervals import wilson

EXPLORE = 1.4
HEAD = (
    "game",
    "seats",
    "OpenSpiel's",
    "games",
    "club won",
    "95 % interval",
    "by chance",
    "time, club / theirs",
    "simulations",
)
HOLD = 0.5  # how much one decision says about the next one's speed


class Estimate(mcts.Evaluator):
    """The game's own estimate, once the dice and draws that are due have fallen."""

    def __init__(self, seed: int) -> None:
        self.dice = tavola.Rng(seed)

    def evaluate(self, state) -> np.ndarray:
        position = state.past.state.clone()
        while position.actor == tavola.CHANCE:
            position.play(position.sample(self.dice))
        return np.array(position.returns() if position.actor == tavola.OVER else list(position.estimates()))

    def prior(self, state) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@dataclass
class Clocked:
    """Whoever decides, and how long it took each time."""

    seconds: list[float] = field(default_factory=list)
    simulations: list[int] = field(default_factory=list)

    def timed(self, decide) -> int:
        begun = time.process_time()  # of this program: a busy machine takes from both alike
        action = decide()
        self.seconds.append(time.process_time() - begun)
        return int(action)


class Theirs(Clocked):
    """OpenSpiel's search, with as many simulations as the time has had room for so far."""

    def __init__(self, game, ms: int, seed: int, value: str) -> None:
        super().__init__()
        chance = np.random.RandomState(seed)
        worth = Estimate(seed) if value == "estimate" else mcts.RandomRolloutEvaluator(1, chance)
        self.open = game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
        self.name = "MCTS" if self.open else "IS-MCTS"
        if self.open:
            self.bot = mcts.MCTSBot(game, EXPLORE, 1, worth, random_state=chance)
        else:
            self.bot = ismcts.ISMCTSBot(
                game, worth, EXPLORE, 1, random_state=chance, allow_inconsistent_action_sets=True
            )
        self.budget, self.pace = ms / 1000, ms / 1000  # seconds a simulation takes

    def decide(self, state, rival: Clocked) -> int:
        if len(state.legal_actions()) == 1:
            return state.legal_actions()[0]
        fair = mean(rival.seconds) if rival.seconds else self.budget  # what its decisions really took
        owed = fair * (len(self.seconds) + 1) - sum(self.seconds)  # with what earlier decisions have left over
        count = max(2, round(min(max(owed, fair / 2), 2 * fair) / self.pace))
        setattr(self.bot, "max_simulations" if self.open else "_max_simulations", count)
        action = self.timed(lambda: self.bot.step(state))
        self.simulations.append(count)
        self.pace += HOLD * (self.seconds[-1] / count - self.pace)
        return action


class Ours(Clocked):
    """`club`, or the same search with another time."""

    def __init__(self, ms: int, seed: int) -> None:
        super().__init__()
        self.bot = bot(f"search:ms={ms}", seed)
        self.bot.clock = time.process_time

    def decide(self, state: tavola.State) -> int:
        if len(state.legal()) == 1:
            return int(state.legal()[0])
        return self.timed(lambda: self.bot.decide(state, state.actor))


def play(slug: str, seats: int, ms: int, seed: int, value: str, options: dict) -> dict[str, Any]:
    """One game: club on seat `seed`, counted round, OpenSpiel's search on all others. What came of it."""
    written = ",".join(f"{name}={value}" for name, value in {"seats": seats, **options}.items())
    game = pyspiel.load_game(f"tavola_{slug.replace('-', '_')}({written})")
    theirs, ours, dice = Theirs(game, ms, seed, value), Ours(ms, seed), tavola.Rng(seed)
    there, here = game.new_initial_state(), tavola.game(slug).new(seats, **options)
    while here.actor != tavola.OVER:
        if here.actor == tavola.CHANCE:
            action = here.sample(dice)
        elif here.actor == seed % seats:
            action = ours.decide(here)
        else:
            action = theirs.decide(there, ours)
        here.play(action)
        there.apply_action(action)
    spent = {"ours": ours.seconds, "theirs": theirs.seconds, "simulations": theirs.simulations}
    return {"name": theirs.name, "won": here.returns()[seed % seats]} | spent


class Book:
    """Games that were played, by what they were; in a file, if there is one, a line of JSON each."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        lines = path.read_text("utf-8").splitlines() if path and path.exists() else []
        self.known: dict[str, dict[str, Any]] = dict(map(json.loads, lines))

    def played(self, *what: Any) -> dict[str, Any]:
        """One game, if need be played now."""
        name = json.dumps(what)
        if name not in self.known:
            self.known[name] = play(*what)
            if self.path:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([name, self.known[name]]) + "\n")
        return self.known[name]


def match(slug: str, seats: int, games: int, ms: int, value: str, options: dict, book: Book) -> str:
    """A row of the table."""
    played = []
    for seed in range(games):
        played.append(book.played(slug, seats, ms, seed, value, options))
        won = sum(game["won"] for game in played)
        print(f"{slug}: {won:g} of {seed + 1} games won by club, {games} in all", file=sys.stderr, flush=True)
    ours, theirs, simulations = (
        mean(each for game in played for each in game[what]) for what in ("ours", "theirs", "simulations")
    )
    share, times = wilson(won, games), f"{ours * 1000:.0f} ms / {theirs * 1000:.0f} ms"
    shares = (f"{share.share:.0%}", f"{share.low:.0%} to {share.high:.0%}", f"{1 / seats:.0%}")
    return (
        "| " + " | ".join(map(str, (slug, seats, played[0]["name"], games, *shares, times, round(simulations)))) + " |"
    )


def slug(text: str) -> str:
    try:
        return tavola.game(text).slug
    except tavola.UnknownGame as wrong:
        raise argparse.ArgumentTypeError(str(wrong)) from None


def count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} must be a whole number from 1 on")
    return int(text)


def main() -> None:
    asked = argparse.ArgumentParser(description="OpenSpiel's search against club, at equal time.")
    asked.add_argument("slugs", nargs="*", type=slug, default=tavola.games(), help="games; all by default")
    asked.add_argument("--games", type=count, default=10)
    asked.add_argument("--ms", type=count, default=CLUB_MS, help="time of a decision; that of club by default")
    asked.add_argument("--value", choices=("estimate", "random"), default="estimate", help="what a position is worth")
    asked.add_argument(
        "--keep", type=Path, metavar="FILE", help="games are written here, and those that are, not played again"
    )
    said = asked.parse_args()
    openspiel.register()
    book = Book(said.keep)
    print("| " + " | ".join(HEAD) + " |")
    print("| --- " * len(HEAD) + "|")
    for game in map(tavola.game, said.slugs):
        seats = next(number for number in game.seats if number > 1)
        print(match(game.slug, seats, said.games, said.ms, said.value, {}, book), flush=True)


if __name__ == "__main__":
    main()
