"""Is one mind better than another? A sequential test: as many games as it takes to be sure, and no more."""

from collections.abc import Sequence
from math import log

import msgspec

from tavola.bots.judge import Judge
from tavola.kernel.errors import BadOption
from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.state import OVER
from tavola.lab.rehearsal import duel
from tavola.lab.simulate import LIMIT

EDGE = 1.1  # a share so many times the fair one is to be told from the fair one,
SURE = log(19)  # wrongly once in twenty times
MOST = 1000  # games, after which nothing is proven


class Verdict(msgspec.Struct, frozen=True):
    """How an exam went."""

    games: int
    won: float
    better: bool


def sit(game: Game, newer: Judge, older: Judge, seats: int, seed: int, most: int = MOST) -> Verdict:
    """One seat for the newer mind, the others for the older one, its seat another in every game."""
    won = weight = 0.0
    for number in range(most):
        won += (result := one_game(game, newer, older, seats, number % seats, Rng(seed + number)))
        weight += evidence(result, 1 / seats)
        if abs(weight) >= SURE:
            return Verdict(number + 1, won, weight > 0)
    return Verdict(most, won, False)


def evidence(result: float, fair: float) -> float:
    """How much more likely this result is for a better player than for an equal one, as a logarithm."""
    better = fair * EDGE
    return result * log(better / fair) + (1 - result) * log((1 - better) / (1 - fair))


def share(game: Game, newer: Judge, older: Judge, seats: int, seed: int, games: int) -> float:
    """What the newer one wins of so many games, alone among older ones."""
    return sum(one_game(game, newer, older, seats, n % seats, Rng(seed + n)) for n in range(games)) / games


def one_game(game: Game, newer: Judge, older: Judge, seats: int, seat: int, rng: Rng) -> float:
    state = game.new(seats)
    judges: Sequence[Judge] = [newer if each == seat else older for each in range(seats)]
    duel(state, list(judges), rng, LIMIT)
    return state.result(seat) if state.actor == OVER else 0.0


def teachable(game: Game, seats: int) -> int:
    """How many features a mind of this game looks at; BadOption if there can be none."""
    if game.featured is None:
        raise BadOption(f"{game.title} has no features for a mind: its Game needs featured=, how many there are")
    game.new(seats)
    return game.featured(seats)
