"""What no action may make or lose: twelve pawns, each on a tile of its own or captured."""

from tavola.games.adventurers_guard.data import PAWNS


def pawns(state) -> int:
    """Standing pawns and captured ones; no two on one tile, and the counts by side are those on the board."""
    standing = [tile for tile in state.tile if tile >= 0]
    assert len(set(standing)) == len(standing)
    before_the_corner = state.tile[5] == state.tile[11] == -1 and state.standing[0] == state.standing[1] == 6
    if not before_the_corner:
        assert [sum(tile >= 0 for tile in list(state.tile)[side * 6 : side * 6 + 6]) for side in (0, 1)] == list(
            state.standing
        )
    return len(PAWNS)


CONSERVED = (pawns,)
