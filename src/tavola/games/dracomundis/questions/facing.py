"""Which way does a character face: an Explorer just placed, a character just turned over?"""

from typing import final

from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis import events
from tavola.games.dracomundis.actions import FACE
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.questions.picking import placer
from tavola.games.dracomundis.questions.placing import next_token
from tavola.games.dracomundis.tables import NOTHING
from tavola.games.dracomundis.tokens import code, turned_to
from tavola.games.dracomundis.turns import count_action
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Question


@final
class FacingExplorer(Question[Fields]):
    """Its owner chooses when placing it. DM-R06"""

    def __init__(self) -> None:
        super().__init__("face_explorer", dm.FACE_THE_EXPLORER, [FACE])

    def asked(self, t: Fields) -> i64:
        return placer(t)

    def apply(self, t: Fields, action: i64) -> None:
        face(t, FACE.a(action), dm.FACE_THE_EXPLORER)
        next_token(t)


@final
class Facing(Question[Fields]):
    """Whoever turned it over chooses, whosever it is, once a fight is done with. DM-23, DM-R29"""

    def __init__(self) -> None:
        super().__init__("face", dm.CHOOSE_ITS_FACING, [FACE])

    def asked(self, t: Fields) -> i64:
        return t.mover

    def apply(self, t: Fields, action: i64) -> None:
        face(t, FACE.a(action), dm.CHOOSE_ITS_FACING)
        count_action(t)  # DM-R78: it may act with what is left


def face(t: Fields, facing: i64, clause: i64) -> None:
    cell = t.turning
    t.figure[cell] = turned_to(t.figure[cell], facing)
    t.turning = NOTHING
    t.tell(events.FACED, clause, t.mover, EVERYONE, cell, facing, code(t.figure[cell]))
