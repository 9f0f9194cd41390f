"""Action 1: look under a token. DM-13."""

from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis import events as told
from tavola.games.dracomundis.tokens import shown_to
from tavola.games.dracomundis.valley import Valley, code
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


def look_breaks(valley: Valley, cell: i64) -> i64:
    """DM-13; again at a token already known, DM-R10, DM-R14."""
    return back_breaks(valley, cell, dm.LOOK_NEXT_TO_YOU)


def back_breaks(valley: Valley, cell: i64, clause: i64) -> i64:
    """A token face down next to a free character, whichever: it is not asked which. DM-11, DM-R63"""
    if not valley.face_down(cell):
        return clause
    if valley.beside(cell, valley.mover):
        return FINE
    return dm.NO_DIAGONALS if valley.cornered(cell, valley.mover) else clause


def look(valley: Valley, cell: i64) -> None:
    """The seat alone learns the kind; all see that it looked. DM-13, DM-R15"""
    tok = valley.ground[cell]
    valley.ground[cell] = shown_to(tok, valley.mover)
    valley.peek = cell
    valley.peeker = valley.mover
    valley.shown = code(tok) + 1
    own = BIT[valley.mover]
    valley.tell(told.LOOKED, dm.LOOK_NEXT_TO_YOU, valley.mover, own, cell, code(tok))
    valley.tell(told.LOOKED_UNSEEN, dm.LOOK_NEXT_TO_YOU, valley.mover, EVERYONE & ~own, cell)
