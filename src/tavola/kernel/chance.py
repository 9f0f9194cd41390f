"""Chance: outcomes are actions with whole-number weights."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.kernel.rng import Rng


def weighted(weights: vec[i64], rng: Rng) -> i64:
    """An index of `weights`, each as likely as its weight."""
    total: i64 = 0
    for weight in weights:
        total += weight
    left = rng.below(total)
    for i in range(i64(len(weights))):
        left -= weights[i]
        if left < 0:
            return i
    raise ValueError("weights must be positive")
