"""Action 6, the only power: an SS307 destroys a rival's camp next to it."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis import events
from tavola.games.dracomundis.actions import DESTROY
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.questions.acts import Act
from tavola.games.dracomundis.questions.fighting import take
from tavola.games.dracomundis.tables import CAMPSITE, NOTHING, SS307
from tavola.games.dracomundis.tokens import code, kind_of, owner_of
from tavola.games.dracomundis.turns import count_action
from tavola.games.dracomundis.valley import beyond, face_down, is_free
from tavola.games.dracomundis.ways import corner_to_corner, touch
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

CAMP_POINTS: Final = 5


@final
class Destroy(Act):
    """DM-37, DM-55, DM-R49: face up, a rival's, next to the SS307 whatever it faces."""

    def __init__(self) -> None:
        super().__init__(DESTROY)

    def breaks(self, t: Fields, action: i64) -> i64:
        gun, camp = DESTROY.a(action), DESTROY.b(action)
        if gun < t.edge or camp < t.edge:
            return dm.NOT_IN_USE
        if not is_free(t, gun, t.mover):
            return dm.ONLY_FREE_CHARACTERS
        if kind_of(t.figure[gun]) != SS307:
            return dm.NO_POWER
        code = camp_breaks(t, camp)
        return code if code != FINE else touch_breaks(gun, camp)

    def offered(self, t: Fields, out: vec[i64], men: vec[i64], near: vec[i64]) -> vec[i64]:
        """One action each: DM-R51."""
        for gun in men:
            if kind_of(t.figure[gun]) != SS307:
                continue
            for way in range(4):
                camp = beyond(t, gun, way)
                if camp != NOTHING and camp_breaks(t, camp) == FINE:
                    out = append(out, DESTROY.code(gun, camp))
        return out

    def apply(self, t: Fields, action: i64) -> None:
        """Whoever is inside stays on the bare square. DM-55, DM-56, DM-R50, DM-R68"""
        gun, camp = DESTROY.a(action), DESTROY.b(action)
        tok = t.ground[camp]
        take(t, tok, t.mover, CAMP_POINTS)
        t.ground[camp] = NOTHING
        t.tell(events.DESTROYED, dm.DESTROY_A_RIVAL_CAMP, t.mover, EVERYONE, gun, camp, code(tok))
        count_action(t)


def camp_breaks(t: Fields, camp: i64) -> i64:
    """A camp face up, and not the mover's own. DM-55, DM-R49"""
    if face_down(t, camp):
        return dm.NO_SUCH_CAMP
    ground = t.ground[camp]
    if ground == NOTHING or kind_of(ground) != CAMPSITE:
        return dm.DESTROY_A_RIVAL_CAMP
    return dm.NO_SUCH_CAMP if owner_of(ground) == t.mover else FINE


def touch_breaks(gun: i64, camp: i64) -> i64:
    """DM-11, DM-55."""
    if touch(gun, camp):
        return FINE
    return dm.NO_DIAGONALS if corner_to_corner(gun, camp) else dm.DESTROY_A_RIVAL_CAMP
