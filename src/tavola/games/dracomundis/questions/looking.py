"""Action 1: look under a token. DM-13"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis import events
from tavola.games.dracomundis.actions import LOOK
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.imagining import lesson
from tavola.games.dracomundis.questions.acts import Act
from tavola.games.dracomundis.tokens import code, shown_to
from tavola.games.dracomundis.turns import count_action
from tavola.games.dracomundis.valley import beside, cornered, face_down
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class Look(Act):
    """Again at a token already known, too: DM-R10, DM-R14."""

    def __init__(self) -> None:
        super().__init__(LOOK)

    def breaks(self, t: Fields, action: i64) -> i64:
        return back_breaks(t, LOOK.a(action), dm.LOOK_NEXT_TO_YOU)

    def offered(self, t: Fields, out: vec[i64], men: vec[i64], near: vec[i64]) -> vec[i64]:
        return list_backs(t, out, near, LOOK.first)

    def apply(self, t: Fields, action: i64) -> None:
        """The seat alone learns the kind; all see that it looked. DM-13, DM-R15"""
        cell = LOOK.a(action)
        tok = t.ground[cell]
        own = BIT[t.mover]
        taught = lesson(t, cell, own) if t.listener is not None else 0
        t.ground[cell] = shown_to(tok, t.mover)
        t.peek = cell
        t.peeker = t.mover
        t.shown = code(tok) + 1
        t.tell(events.LOOKED, dm.LOOK_NEXT_TO_YOU, t.mover, own | taught, cell, code(tok))
        t.tell(events.LOOKED_UNSEEN, dm.LOOK_NEXT_TO_YOU, t.mover, EVERYONE & ~own, cell)
        count_action(t)


def back_breaks(t: Fields, cell: i64, clause: i64) -> i64:
    """A token face down next to a free character, whichever: it is not asked which. DM-11, DM-R63"""
    if cell < t.edge:
        return dm.NOT_IN_USE
    if not face_down(t, cell):
        return clause
    if beside(t, cell, t.mover):
        return FINE
    return dm.NO_DIAGONALS if cornered(t, cell, t.mover) else clause


def list_backs(t: Fields, out: vec[i64], near: vec[i64], first: i64) -> vec[i64]:
    """Every token face down next to the mover's characters, for a kind of action that begins with this code."""
    for cell in near:
        if face_down(t, cell):
            out = append(out, first + cell)
    return out
