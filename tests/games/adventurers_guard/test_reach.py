"""The fast reach must agree with the ledger's algorithm, the drawn ways with both."""

from itertools import pairwise

import pytest

import tavola
from tavola.games.adventurers_guard.data import BASE_RANGE, PAWNS, SIZE, STEPS, TILES, TYPE_OF_PAWN

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
        "options": {"suicide_guard": guard, "borrow": "forced", "borrow_captures_own": rng.below(2) == 1},
    }


@pytest.mark.rule("AG-18", "AG-19", "AG-24", "AG-26", "AG-36", "AG-38", "AG-39", "AG-40", "AG-41", "AG-R28", "AG-R52")
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
        pawns = GAME.dump(state)["pawns"]
        taken = [pawn["at"] for pawn in pawns.values()]
        for choice in GAME.scene(state, state.actor)["choices"] if state.actor >= 0 else ():
            name, goal = choice["ids"]
            passed = choice["preview"].get("path", ())
            chain = [pawns[name]["at"], *passed, goal]
            assert len(chain) - 1 <= pawns[name]["range"]
            assert all(to in neighbours(name, pawns[name]["heading"], tile) for tile, to in pairwise(chain))
            assert not any(tile in taken for tile in passed)


def neighbours(name: str, heading: str, tile: str) -> list[str]:
    """The tiles one step away."""
    row, column = divmod(TILES.index(tile), SIZE)
    ahead = 1 if heading == "up" else -1
    places = [(row + north * ahead, column + east) for east, north in STEPS[TYPE_OF_PAWN[PAWNS.index(name)]]]
    return [TILES[y * SIZE + x] for y, x in places if 0 <= y < SIZE and 0 <= x < SIZE]
