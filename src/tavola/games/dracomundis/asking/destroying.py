"""Action 6: an SS307, then the camp it destroys."""

from collections.abc import Sequence
from typing import Final

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis.actions import DESTROY
from tavola.games.dracomundis.asking.moving import two_cells
from tavola.games.dracomundis.asking.pointing import Words
from tavola.games.dracomundis.data import CELLS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.names import piece_id, standing_id
from tavola.games.dracomundis.questions.destroying import touch_breaks
from tavola.games.dracomundis.tables import CAMPSITE, NOTHING, SS307
from tavola.games.dracomundis.tokens import kind_of
from tavola.games.dracomundis.valley import face_down
from tavola.kernel.actions import Action
from tavola.kernel.story import Voice

WRONG_CAMP: Final = (dm.NO_SUCH_CAMP, dm.DESTROY_A_RIVAL_CAMP)


class Destroy(Words):
    kind = DESTROY
    tone = "capture"

    def ids(self, t: Fields, act: Action) -> tuple[str, ...]:
        camp = CELLS.index(str(act.params["camp"]))
        return standing_id(t, str(act.params["ss307"])), piece_id(t.ground[camp])

    def label(self, t: Fields, act: Action, voice: Voice) -> str:
        return voice.say("choose-destroy", start=act.params["ss307"], to=act.params["camp"])

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        found = two_cells(t, ids)
        return int(DESTROY.code(*found)) if found and is_gun(t, found[0]) and is_camp(t, found[1]) else None

    def reasons(self, t: Fields, code: int, first: int) -> Sequence[int]:
        """A camp that may not be destroyed may be far away besides. DM-11, DM-55"""
        return (touch_breaks(DESTROY.a(code), DESTROY.b(code)),) if first in WRONG_CAMP else ()


def is_gun(t: Fields, at: int) -> bool:
    return bool(t.figure[at] != NOTHING and kind_of(t.figure[at]) == SS307)


def is_camp(t: Fields, at: int) -> bool:
    return bool(t.ground[at] != NOTHING and not face_down(t, at) and kind_of(t.ground[at]) == CAMPSITE)
