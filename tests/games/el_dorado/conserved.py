"""What no action makes or loses: cards, tiles, pieces."""

from tavola.games.el_dorado.data import ISLAND_TILES


def cards(state) -> list[int]:
    """Every resource card is in a hand, in its stack, or in the Thieves' treasure. ED-16"""
    return [state.stock[i] + state.den[i] + sum(state.hand[seat * 3 + i] for seat in range(8)) for i in range(3)]


def island_tiles(state) -> int:
    """On the map, in the stack, in a hand, about to be dealt, or just drawn."""
    laid = sum(place < len(ISLAND_TILES) for place in state.laid)
    drawn = any(
        state.agenda[i] == 23 and state.agenda[i + 3] < len(ISLAND_TILES) for i in range(0, len(state.agenda), 4)
    )
    to_deal = [1 for i in range(0, len(state.agenda), 4) if state.agenda[i] == 1]
    return laid + state.island.size() + sum(state.important) + drawn + len(to_deal) * (2 if state.sides == 2 else 1)


CONSERVED = (cards, island_tiles)
