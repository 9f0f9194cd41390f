"""Codes of what can happen in Adventurer's Guard; the comment names the arguments."""

from typing import Final

MORE: Final = 100  # a tile and another small number in one argument
FIRST_PLAYER: Final = 0  # a: seat
WARRIORS_PLACED: Final = 1  # a: south's tile, b: north's tile
ROLLED: Final = 2  # a: face
MOVED: Final = 3  # a: pawn, b: from + MORE * face, c: to + MORE if range is gained there, d: captured pawn or -1
TURNED: Final = 4  # a: pawn, b: its range now, c: 1 if it has grown
SHIELD_BROKEN: Final = 5  # a: side whose adventurer stands alone
LOST_BLOCKED: Final = 6  # a: face
LOST_BOTH_MISSING: Final = 7  # a: face
LOST_NO_BORROW: Final = 8  # a: face
HELD: Final = 9  # a: face
DECLINED: Final = 10  # a: face
WON_BY_CAPTURE: Final = 11  # a: seat
WON_AT_LIMIT: Final = 12  # a: seat
DRAWN_AT_LIMIT: Final = 13
