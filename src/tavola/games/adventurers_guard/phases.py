"""What is asked now: the phases of a game, in their order."""

from typing import Final

CHOOSING_FIRST: Final = 0
CHOOSING_CORNER: Final = 1
ROLLING: Final = 2
MOVING: Final = 3
ENDED: Final = 4
