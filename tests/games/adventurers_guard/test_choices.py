"""What is offered and drawn agrees with what the rules say of the same position."""

from collections.abc import Iterator

import pytest

import tavola
from tavola import State
from tavola.games.adventurers_guard.data import PAWNS, TILES

from .board import GAME


def positions(seed: int, **options: object) -> Iterator[State]:
    """The positions of a random game in which somebody moves a pawn."""
    state, rng = GAME.new(**options), tavola.Rng(seed)
    while state.actor != tavola.OVER:
        if GAME.dump(state)["phase"] == "move":
            yield state
        state.play(state.sample(rng))


@pytest.mark.parametrize("seed", range(3))
def test_a_choice_says_who_goes_where_and_whom_it_takes(seed: int) -> None:
    for state in positions(seed, turn_limit=40):
        pawns = GAME.dump(state)["pawns"]
        on = {pawn["at"]: name for name, pawn in pawns.items()}
        for choice in GAME.scene(state, state.actor)["choices"]:
            if len(choice["ids"]) == 2:
                pawn, to = choice["ids"]
                borrowed = (pawn[0] == "N") == (state.actor == 0)
                assert choice.get("tone", "") == ("capture" if to in on else "borrow" if borrowed else "")
                assert choice["preview"].get("capture", "") == on.get(to, "")
                assert pawns[pawn]["at"] in choice["label"]
                assert to in choice["label"]


@pytest.mark.parametrize("reach", [6, 40])
def test_a_pawn_with_a_long_way_is_offered_all_its_moves(reach: int) -> None:
    pawns = {"S-A": "a2", "S-R1": {"at": "e5", "range": reach}, "N-A": "e8"}
    state = GAME.load({"pawns": pawns, "die": 4})
    choices = GAME.scene(state, 0)["choices"]
    assert [choice["act"] for choice in choices] == list(state.legal())
    assert all(len(choice["preview"].get("path", ())) <= reach for choice in choices)


@pytest.mark.rule("AG-19")
@pytest.mark.parametrize("seed", range(6))
def test_dangerous_tiles_are_those_where_a_borrowed_pawn_may_not_go_for_its_danger(seed: int) -> None:
    for state in positions(seed, turn_limit=60):
        moves = {tile: [GAME.why_not(state, move) for move in moves_to(tile)] for tile in TILES}
        clauses = {tile: {found.clause if found else None for found in each} for tile, each in moves.items()}
        wanted = [tile for tile, found in clauses.items() if "AG-19" in found and None not in found]
        spaces = GAME.scene(state, state.actor)["spaces"]
        assert [space["id"] for space in spaces if space.get("state") == "danger"] == wanted


def moves_to(tile: str) -> list[int]:
    return [GAME.actions.encode("move", pawn=pawn, to=tile) for pawn in PAWNS]
