"""Action 5, turn on the spot; action 6, the SS307's power; and the Sherpa of Warpath. DM-36, DM-37, DM-55, DM-76."""

from typing import Final

from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis import events as told
from tavola.games.dracomundis.moves.fight import take
from tavola.games.dracomundis.moves.walk import distance, way_to
from tavola.games.dracomundis.tables import CAMPSITE, NOTHING, SHERPA, SS307, WARPATH
from tavola.games.dracomundis.tokens import facing_of, kind_of, owner_of, turned_to
from tavola.games.dracomundis.valley import Valley, code
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

CAMP_POINTS: Final = 5


def orient_breaks(valley: Valley, cell: i64, facing: i64) -> i64:
    """DM-36, DM-R14, DM-R16."""
    if not valley.is_free(cell, valley.mover):
        return dm.ONLY_FREE_CHARACTERS
    return dm.SAME_FACING if facing_of(valley.figure[cell]) == facing else FINE


def orient(valley: Valley, cell: i64, facing: i64) -> None:
    valley.figure[cell] = turned_to(valley.figure[cell], facing)
    valley.tell(told.ORIENTED, dm.TURN_ON_THE_SPOT, valley.mover, EVERYONE, cell, facing, code(valley.figure[cell]))


def destroy_breaks(valley: Valley, gun: i64, camp: i64) -> i64:
    """DM-37, DM-55, DM-R49: face up, a rival's, next to the SS307 whatever it faces."""
    if not valley.is_free(gun, valley.mover):
        return dm.ONLY_FREE_CHARACTERS
    if kind_of(valley.figure[gun]) != SS307:
        return dm.NO_POWER
    ground = valley.ground[camp]
    if valley.face_down(camp):
        return dm.NO_SUCH_CAMP
    if ground == NOTHING or kind_of(ground) != CAMPSITE:
        return dm.DESTROY_A_RIVAL_CAMP
    if owner_of(ground) == valley.mover:
        return dm.NO_SUCH_CAMP
    return touch_breaks(gun, camp)


def touch_breaks(gun: i64, camp: i64) -> i64:
    """DM-11, DM-55."""
    if way_to(gun, camp) != NOTHING:
        return FINE if distance(gun, camp) == 1 else dm.DESTROY_A_RIVAL_CAMP
    columns, rows = gun // 8 - camp // 8, gun % 8 - camp % 8
    return dm.NO_DIAGONALS if columns * columns == 1 and rows * rows == 1 else dm.DESTROY_A_RIVAL_CAMP


def destroy(valley: Valley, gun: i64, camp: i64) -> None:
    """Whoever is inside stays on the bare square. DM-55, DM-56, DM-R50, DM-R68"""
    tok = valley.ground[camp]
    take(valley, tok, valley.mover, CAMP_POINTS)
    valley.ground[camp] = NOTHING
    valley.tell(told.DESTROYED, dm.DESTROY_A_RIVAL_CAMP, valley.mover, EVERYONE, gun, camp, code(tok))


def sacrifice_breaks(valley: Valley, cell: i64) -> i64:
    """DM-76, DM-R45, DM-R59: once a game, a free Sherpa."""
    if not valley.options[WARPATH] or valley.sacrificed & BIT[valley.mover]:
        return dm.GIVE_UP_A_SHERPA
    if not valley.is_free(cell, valley.mover):
        return dm.ONLY_FREE_CHARACTERS
    return FINE if kind_of(valley.figure[cell]) == SHERPA else dm.GIVE_UP_A_SHERPA


def sacrifice(valley: Valley, cell: i64) -> None:
    """Out of the game for one more action; the terrain stays, nobody scores. DM-76"""
    valley.figure[cell] = NOTHING
    valley.sacrificed |= BIT[valley.mover]
    valley.extra = 1
    valley.tell(told.SACRIFICED, dm.GIVE_UP_A_SHERPA, valley.mover, EVERYONE, cell)
