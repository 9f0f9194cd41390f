"""What stays the same through a game of Adventurer's Guard."""

from tavola.games.adventurers_guard.state import CHOOSING_CORNER, AdventurersGuard
from tavola.games.adventurers_guard.tables import GONE


def pawns_are_counted_right(state: AdventurersGuard) -> bool:
    """AG-03: `standing` is the number of pawns of a side that are on the board."""
    if state.phase <= CHOOSING_CORNER:
        return True  # the warriors wait for their corner, AG-07
    return [sum(at != GONE for at in state.tile[side * 6 : side * 6 + 6]) for side in (0, 1)] == list(state.standing)


def no_two_pawns_share_a_tile(state: AdventurersGuard) -> bool:
    """AG-02."""
    taken = [at for at in state.tile if at != GONE]
    return len(set(taken)) == len(taken)


def adventurers_fall_last(state: AdventurersGuard) -> bool:
    """AG-46."""
    return all(state.tile[side * 6] != GONE or state.standing[side] == 0 for side in (0, 1))


CONSERVED = (pawns_are_counted_right, no_two_pawns_share_a_tile, adventurers_fall_last)
