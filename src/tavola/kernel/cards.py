"""Arithmetic of piles: copies by kind, and known cards as a row of kind, mask, kind, mask, ..."""

from librt.vecs import append, vec
from mypy_extensions import i64


def total(copies: vec[i64]) -> i64:
    """All copies of all kinds."""
    out: i64 = 0
    for count in copies:
        out += count
    return out


def places(weights: vec[i64]) -> vec[i64]:
    """Where the weights are not 0."""
    out = vec[i64](capacity=8)
    for i in range(i64(len(weights))):
        if weights[i] > 0:
            out = append(out, i)
    return out


def positive(weights: vec[i64]) -> vec[i64]:
    """The weights that are not 0."""
    out = vec[i64](capacity=8)
    for weight in weights:
        if weight > 0:
            out = append(out, weight)
    return out


def add_cards(copies: vec[i64], pairs: vec[i64]) -> None:
    """Count known cards."""
    for i in range(0, i64(len(pairs)), 2):
        copies[pairs[i]] += 1


def common_divisor(a: i64, b: i64) -> i64:
    """The greatest, and 1 if both are 0."""
    while b:
        a, b = b, a % b
    return a if a else 1


def without_first(pairs: vec[i64], kind: i64) -> vec[i64]:
    """Known cards without the first, which must be of this kind."""
    if len(pairs) == 0:
        raise ValueError("the pile is empty: there is no card to take")
    if pairs[0] != kind:
        raise ValueError(f"the next card cannot be {kind}: it is known to be {pairs[0]}")
    return pairs[2:]


def same_cards(kinds: vec[i64], pairs: vec[i64]) -> bool:
    """Are these the kinds of the first known cards, in whatever order?"""
    for kind in kinds:
        balance: i64 = 0
        for i in range(i64(len(kinds))):
            balance += i64(kinds[i] == kind) - i64(pairs[i * 2] == kind)
        if balance != 0:
            return False
    return True
