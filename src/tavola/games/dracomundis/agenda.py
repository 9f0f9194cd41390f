"""The questions by number, in the order of state.py's list."""

from typing import Final

COLOUR: Final = 0
FIRST: Final = 1
PICK: Final = 2
PLACE: Final = 3
FACE_EXPLORER: Final = 4
TURN: Final = 5  # from here on setup is over
FACE: Final = 6
OVER: Final = 7
