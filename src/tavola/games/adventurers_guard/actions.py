"""Every action, declared once: its kind, its parameters and, by its place in the list, its codes."""

from typing import Final

from tavola.games.adventurers_guard.data import HANDS, PAWNS, TILES
from tavola.kernel.actions import ActionSpace, kind

FIRST: Final = kind("first", seat=(0, 1))
CORNER: Final = kind("corner", side=HANDS)  # AG-R05
ROLL: Final = kind("roll", face=range(1, 7))  # AG-R07
MOVE: Final = kind("move", pawn=PAWNS, to=TILES)  # AG-R50
HOLD: Final = kind("hold")
DECLINE: Final = kind("decline")

ACTIONS: Final = ActionSpace(FIRST, CORNER, ROLL, MOVE, HOLD, DECLINE)
