"""What is to be judged: one ply of a game, in writing, so that any process can do it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from tavola.bots.advice import Move
from tavola.bots.scales import Budget
from tavola.bots.values import Value
from tavola.kernel.record import Record
from tavola.kernel.state import CHANCE, State


class Order(msgspec.Struct, frozen=True):
    """A position, what was done in it, and how much thought it gets."""

    game: str
    ply: int
    position: dict[str, Any]
    action: int
    level: str
    budget: Budget
    seed: int = 0


class Fall(msgspec.Struct, frozen=True):
    """An outcome of chance: how likely it was, and what it is worth to each seat."""

    action: int
    weight: float
    shares: list[float]


class Ply(msgspec.Struct, frozen=True):
    """One ply, judged. Lists have a number for each seat."""

    ply: int
    action: int
    actor: int  # a seat, or CHANCE
    chances: list[Value]  # before it, as each seat could know
    effect: list[Value]  # of the decision against the best there was, or of chance against its mean
    facts: list[Value]  # what came to light by it; empty where nothing did
    open: list[float]  # the chances before it with all facts known; empty where nothing is hidden
    gap: list[float]  # what the best move gave beyond what was expected before it
    moves: list[Move]  # at a decision: the moves weighed, best first
    others: int  # moves that looked worse at once
    most: float  # the best of those
    falls: list[Fall]  # at chance: outcomes, where they are few
    futures: int
    sampled: bool  # outcomes are very many, and were drawn


def matters(state: State, action: int) -> bool:
    """Could anything else have happened here?"""
    legal = state.legal()
    if state.actor == CHANCE:
        return len({state.alike(each) for each in legal}) > 1
    return len(legal) > 1


def orders(record: Record, level: str, budget: Budget, seed: int = 0) -> Iterator[Order]:
    """Every ply where something else could have happened."""
    for ply, (state, action) in enumerate(zip(record.replay(), record.actions, strict=False)):
        if matters(state, action):
            position = record.game.dump(state)
            yield Order(record.game.slug, ply, position, action, level, budget, seed * len(record.actions) + ply)
