"""Setup: pick a token behind the screen, place it, face an Explorer. DM-02 to DM-08."""

from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis import events as told
from tavola.games.dracomundis.tables import CAMPSITE, DRAGON_TRAPS, EXPLORER, KINDS, NOTHING, TIGER, TRAP
from tavola.games.dracomundis.tokens import FACE_DOWN, token
from tavola.games.dracomundis.valley import FACING_EXPLORER, PLACING, Valley
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


def pick_breaks(valley: Valley, kind: i64) -> i64:
    """DM-02, DM-66; Explorers at any time, DM-R07."""
    if kind == TRAP and not valley.options[DRAGON_TRAPS]:
        return dm.NO_TRAPS_IN_PLAY
    return FINE if valley.hand[valley.mover * KINDS + kind] > 0 else dm.NONE_LEFT


def place_breaks(valley: Valley, cell: i64) -> i64:
    """DM-01, DM-04: any empty square in use, next to a Tiger too (DM-06)."""
    if cell < valley.edge:
        return dm.NOT_IN_USE
    return FINE if valley.ground[cell] == NOTHING and valley.figure[cell] == NOTHING else dm.PLACE_A_TOKEN


def pick(valley: Valley, kind: i64) -> None:
    """Secret, unless it is an Explorer. DM-02, DM-05"""
    valley.hand[valley.mover * KINDS + kind] -= 1
    valley.picked = kind
    valley.phase = PLACING
    valley.tell(told.PICKED, dm.PLACE_A_TOKEN, valley.mover, EVERYONE if kind == EXPLORER else BIT[valley.mover], kind)


def place(valley: Valley, cell: i64) -> None:
    """Face down, an Explorer face up. DM-04, DM-05"""
    kind = valley.picked
    tok = token(kind, valley.mover, 0, placed(valley))
    valley.picked = NOTHING
    valley.batch += 1
    if kind == EXPLORER:
        valley.figure[cell] = tok
        valley.turning = cell
        valley.phase = FACING_EXPLORER  # DM-R06
        valley.tell(told.PLACED, dm.FACE_DOWN_BUT_EXPLORERS, valley.mover, EVERYONE, cell, kind)
        return
    valley.ground[cell] = tok + FACE_DOWN
    valley.hidden += 1
    if kind == CAMPSITE:
        valley.camp[valley.mover] = cell  # DM-R74
    elif kind == TIGER:
        valley.tiger[valley.mover] = cell
    own = BIT[valley.mover]
    valley.tell(told.PLACED, dm.FACE_DOWN_BUT_EXPLORERS, valley.mover, own, cell, kind)
    valley.tell(told.PLACED_FACE_DOWN, dm.FACE_DOWN_BUT_EXPLORERS, valley.mover, EVERYONE & ~own, cell)


def placed(valley: Valley) -> i64:
    """How many tokens lie in the valley: the number of the next, which all can count."""
    count = valley.hidden
    for tok in valley.figure:
        if tok != NOTHING:
            count += 1
    return count
