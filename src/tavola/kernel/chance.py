"""Chance: outcomes are actions with whole-number weights."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.kernel.rng import Rng


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
