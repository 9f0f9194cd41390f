"""Names for the clauses that code enacts; the number after AG-, rulings from 1000 on."""

from typing import Final

from tavola.kernel.state import RULING

CHOOSE_A_CORNER: Final = 7  # AG-07
OPPOSITE_CORNER: Final = 8  # AG-08
FIRST_PLAYER: Final = 10  # AG-10
TAKE_TURNS: Final = 11  # AG-11
ROLL_FIRST: Final = 12  # AG-12
THE_ROLLED_TYPE: Final = 13  # AG-13
MUST_MOVE: Final = 14  # AG-14
BLOCKED: Final = 15  # AG-15
BORROW_ONLY_A_LOST_TYPE: Final = 16  # AG-16
BOTH_HAVE_LOST_IT: Final = 17  # AG-17
INTO_DANGER: Final = 19  # AG-19
BORROWED_CAPTURE: Final = 20  # AG-20
NOTHING_TO_BORROW: Final = 23  # AG-23
OUT_OF_RANGE: Final = 24  # AG-24
SAME_TILE: Final = 25  # AG-25
IN_THE_WAY: Final = 26  # AG-26
MAGE_STEPS: Final = 27  # AG-27
RANGER_STEPS: Final = 28  # AG-28
ADVENTURER_STEPS: Final = 29  # AG-29
WARRIOR_STEPS: Final = 30  # AG-30
TURN_AT_THE_FAR_ROW: Final = 31  # AG-31
TURN_AT_HOME: Final = 32  # AG-32
TRUCE: Final = 36  # AG-36
CAPTURED_FOR_GOOD: Final = 37  # AG-37
SHIELDED: Final = 40  # AG-40
GAME_WON: Final = 45  # AG-45
TURN_LIMIT: Final = 47  # AG-47
MAY_HOLD: Final = RULING + 10  # AG-R10
MUST_BORROW: Final = RULING + 25  # AG-R25
HOLD_OR_DECLINE: Final = RULING + 46  # AG-R46
TAKES_ITS_BORROWER: Final = RULING + 52  # AG-R52
