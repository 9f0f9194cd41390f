"""The questions by number, in the order of state.py's list."""

from typing import Final

FIRST: Final = 0
DEALING_OBJECTIVES: Final = 1
DEALING_ACTIONS: Final = 2
CHOOSING: Final = 3
PLACING: Final = 4
ROLLING: Final = 5
MAIN: Final = 6
ANSWERING_FIGHT: Final = 7
FIGHT_DICE: Final = 8
CROWN_WON: Final = 9
ANSWERING_SHOT: Final = 10
ARROW_DICE: Final = 11
DRAWING: Final = 12
DISCARDING: Final = 13
OVER: Final = 14
BEFORE_ROLL: Final = 15
