"""The questions by number, in the order of state.py's list."""

from typing import Final

FIRST: Final = 0
PICK: Final = 1
PLACE: Final = 2
FACE_EXPLORER: Final = 3
TURN: Final = 4  # from here on setup is over
FACE: Final = 5
OVER: Final = 6
