"""The fast reach must agree with the ledger's algorithm, the drawn ways with both."""

from itertools import pairwise

import pytest

import tavola
from tavola.games.adventurers_guard.data import BASE_RANGE, PAWNS, TILES, TYPE_OF_PAWN
from tavola.games.adventurers_guard.ways import neighbours, ways

from . import reference
from .board import GAME, roll


def random_position(rng: tavola.Rng) -> dict:
    """Any pawns anywhere AG-R47 allows, with any range; a few positions are crowded, a few bare."""
    tiles = list(TILES)
    missing = rng.below(11)
    pawns = {}
    for pawn, name in enumerate(PAWNS):
        if name[2] != "A" and rng.below(12) < missing:
            continue
        gained = rng.below(4) if rng.below(2) else 0
        heading = ("up", "down")[(pawn // 6 + gained) % 2]
        goal = "9" if heading == "up" else "1"
        at = tiles.pop(next(i for i in iter(lambda: rng.below(len(tiles)), -1) if tiles[i][1] != goal))
        pawns[name] = {"at": at, "range": BASE_RANGE[TYPE_OF_PAWN[pawn]] + gained, "heading": heading}
    turn = ("south", "north")[rng.below(2)]
    had = rng.below(2)
    guard = ("no_danger", "no_capture")[rng.below(4) // 3]
    return {
        "turn": turn,
        "turns": {"south": had, "north": had},
        "pawns": pawns,
        "options": {"suicide_guard": guard, "borrow": "forced"},
    }


@pytest.mark.rule("AG-18", "AG-19", "AG-24", "AG-26", "AG-36", "AG-38", "AG-39", "AG-40", "AG-41", "AG-R28")
@pytest.mark.parametrize("seed", range(20))
def test_legal_moves_are_those_of_the_ledgers_algorithm(seed):
    rng = tavola.Rng(seed)
    for _ in range(30):
        position = random_position(rng)
        for die in range(1, 7):
            expected = reference.allowed(position | {"die": die})
            state = roll(GAME.load(position), die)
            found = [GAME.actions.decode(action).params for action in state.legal()] if state.actor >= 0 else []
            assert {(move["pawn"], move["to"]) for move in found} == expected, position | {"die": die}
            assert len(found) == len(expected)


@pytest.mark.rule("AG-24", "AG-26")
@pytest.mark.parametrize("seed", range(10))
def test_a_drawn_way_is_a_shortest_legal_one(seed):
    rng = tavola.Rng(1000 + seed)
    for _ in range(20):
        state = roll(GAME.load(random_position(rng)), 1 + rng.below(6))
        for action in state.legal() if state.actor >= 0 else []:
            move = GAME.actions.decode(action).params
            pawn = PAWNS.index(move["pawn"])
            passed = [TILES.index(tile) for tile in ways(state, pawn)[move["to"]]]
            chain = [state.tile[pawn], *passed, TILES.index(move["to"])]
            assert len(chain) - 1 <= state.range[pawn]
            assert all(
                to in neighbours(TYPE_OF_PAWN[pawn], int(state.heading[pawn]), tile) for tile, to in pairwise(chain)
            )
            assert not any(tile in state.tile for tile in passed)
