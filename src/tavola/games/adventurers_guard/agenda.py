"""The questions by number, in the order of state.py's list."""

from typing import Final

FIRST: Final = 0
CORNER: Final = 1
ROLLING: Final = 2
MOVING: Final = 3
OVER: Final = 4
