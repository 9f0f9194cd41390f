"""Action 7: flip any token, if nothing else is left to do, or when few are left, or after too many quiet rounds."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis import events
from tavola.games.dracomundis.actions import FLIP
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import ANY_FACING, DRAGON_TRAPS, FLIP_FIGHTS, NEVER, STUCK_TEST
from tavola.games.dracomundis.questions.acts import Act
from tavola.games.dracomundis.questions.moving import can_move
from tavola.games.dracomundis.questions.pushing import can_push
from tavola.games.dracomundis.questions.revealing import meet, turn_over
from tavola.games.dracomundis.tables import CELLS, FLIP_AT, NOTHING
from tavola.games.dracomundis.tokens import turned_to
from tavola.games.dracomundis.turns import must_flip
from tavola.games.dracomundis.valley import beyond, face_down, free_men
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class Flip(Act):
    """DM-38, DM-43, DM-77, DM-R36, DM-R84"""

    def __init__(self) -> None:
        super().__init__(FLIP)

    def breaks(self, t: Fields, action: i64) -> i64:
        cell = FLIP.a(action)
        if cell < t.edge:
            return dm.NOT_IN_USE
        if t.flipped:
            return dm.ONE_FLIP_A_TURN
        if not face_down(t, cell):
            return dm.NOTHING_TO_FLIP
        if may_flip(t, free_men(t, t.mover)):
            return FINE
        return dm.FLIP_ANY_TOKEN if t.options[STUCK_TEST] == ANY_FACING else dm.ONLY_IF_STUCK

    def offered(self, t: Fields, out: vec[i64], men: vec[i64], near: vec[i64]) -> vec[i64]:
        return out if t.flipped or not may_flip(t, men) else list_flips(t, out)

    def apply(self, t: Fields, action: i64) -> None:
        """It starts no fight, unless the table says so. DM-38, DM-42, DM-R30"""
        cell = FLIP.a(action)
        if must_flip(t):
            t.tell(events.MUST_FLIP, dm.MUST_FLIP, t.mover, EVERYONE)
        t.flipped = True
        taught = turn_over(t, cell)
        t.tell(events.FLIPPED, dm.FLIP_ANY_TOKEN, t.mover, EVERYONE | taught, cell, t.shown - 1)
        meet(t, cell, t.options[FLIP_FIGHTS] != NEVER)


def list_flips(t: Fields, out: vec[i64]) -> vec[i64]:
    first = FLIP.first
    for cell in range(t.edge, CELLS):
        if face_down(t, cell):
            out = append(out, first + cell)
    return out


def may_flip(t: Fields, men: vec[i64]) -> bool:
    """Asked at the moment of the action, DM-R34; `men` are the mover's free characters, prisoners not, DM-R35."""
    if t.hidden <= FLIP_AT or len(men) == 0 or must_flip(t):  # DM-41, DM-39, DM-R38, DM-R61, DM-77
        return True
    return all(stuck(t, cell) for cell in men)  # DM-40, DM-R80


def stuck(t: Fields, cell: i64) -> bool:
    """It is held up, and would be however it were turned, if the table asks for that. DM-40, DM-R33"""
    if not held_up(t, cell):
        return False
    if t.options[STUCK_TEST] != ANY_FACING:
        return True
    tok = t.figure[cell]
    return not any(goes(t, cell, turned_to(tok, facing)) for facing in range(4))


def held_up(t: Fields, cell: i64) -> bool:
    """As it stands it can neither reveal nor move nor push. DM-R32"""
    for way in range(4):
        near = beyond(t, cell, way)
        if near != NOTHING and face_down(t, near):
            return False
    return not goes(t, cell, t.figure[cell])


def goes(t: Fields, cell: i64, tok: i64) -> bool:
    if can_move(t, cell, tok):
        return True
    return t.options[DRAGON_TRAPS] == 1 and can_push(t, cell, tok)
