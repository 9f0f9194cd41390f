"""Everything that can happen, declared once: the names it is told under, each with its cue; comments name arguments."""

from typing import Final

from tavola.kernel.cues import CAPTURE, END, LOSS, MOVE, QUIET, ROLL, TURN, WIN, Events

MORE: Final = 100  # a tile and another small number in one argument

EVENTS: Final = Events()
FIRST_PLAYER: Final = EVENTS.add(first=TURN)  # a: seat
WARRIORS_PLACED: Final = EVENTS.add(warriors=MOVE)  # a: south's tile, b: north's tile
ROLLED: Final = EVENTS.add(rolled=ROLL)  # a: face
# a: pawn, b: from + MORE * face, c: to + MORE if range is gained there, d: captured pawn or -1
MOVED: Final = EVENTS.add(moved=MOVE, borrowed=MOVE, captured=CAPTURE, captured_own=CAPTURE)
TURNED: Final = EVENTS.add(turned=QUIET)  # a: pawn, b: its range now, c: 1 if it has grown
SHIELD_BROKEN: Final = EVENTS.add(shield_broken=QUIET)  # a: side whose adventurer stands alone
LOST_BLOCKED: Final = EVENTS.add(lost_blocked=LOSS)  # a: face
LOST_BOTH_MISSING: Final = EVENTS.add(lost_both_missing=LOSS)  # a: face
LOST_NO_BORROW: Final = EVENTS.add(lost_no_borrow=LOSS)  # a: face
HELD: Final = EVENTS.add(held=TURN)  # a: face
DECLINED: Final = EVENTS.add(declined=TURN)  # a: face
WON_BY_CAPTURE: Final = EVENTS.add(won=WIN)  # a: seat
WON_AT_LIMIT: Final = EVENTS.add(won_at_limit=WIN)  # a: seat
DRAWN_AT_LIMIT: Final = EVENTS.add(drawn=END)
