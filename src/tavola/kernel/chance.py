"""Chance: outcomes are actions with whole-number weights."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tavola.kernel.rng import Rng

CODES: Final = 2048  # outcomes of dice, cards and tiles are below it in every game of ours
WEIGHTS: Final = 16
PAIRS: Final[list[object]] = [None] * (CODES * WEIGHTS)


def paired(outcomes: vec[i64], weights: vec[i64]) -> list[tuple[int, int]]:
    """Each outcome with its weight. Making a pair costs more than finding the outcome: common ones are kept."""
    out: list[object] = []
    for place in range(i64(len(outcomes))):
        outcome, weight = outcomes[place], weights[place]
        if outcome < CODES and 0 < weight <= WEIGHTS:
            out.append(_kept(outcome, weight))
        else:
            out.append((outcome, weight))
    return cast("list[tuple[int, int]]", out)


def _kept(outcome: i64, weight: i64) -> object:
    spot = outcome * WEIGHTS + weight - 1
    pair = PAIRS[spot]
    if pair is None:
        pair = (outcome, weight)
        PAIRS[spot] = pair
    return pair


def weighted(weights: vec[i64], rng: Rng) -> i64:
    """An index of `weights`, each as likely as its weight; one of weight 0 never."""
    total: i64 = 0
    for weight in weights:
        if weight < 0:
            raise ValueError(f"weights must be positive, not {weight}")
        total += weight
    if total == 0:
        raise ValueError("there is nothing to draw: weights must be positive")
    left = rng.below(total)
    drawn: i64 = 0
    while left >= weights[drawn]:
        left -= weights[drawn]
        drawn += 1
    return drawn
