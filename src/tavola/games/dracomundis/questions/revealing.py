"""Action 3: turn over a neighbouring token, fight it if it must be, then face what still stands."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.dracomundis import agenda, events
from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis.actions import REVEAL
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.imagining import lesson
from tavola.games.dracomundis.questions.acts import Act
from tavola.games.dracomundis.questions.fighting import fight
from tavola.games.dracomundis.questions.looking import back_breaks, list_backs
from tavola.games.dracomundis.tables import CAMPSITE, JOURNALIST, NOTHING, TRAP
from tavola.games.dracomundis.tokens import code, face_up, kind_of, owner_of
from tavola.games.dracomundis.turns import count_action
from tavola.games.dracomundis.valley import beside
from tavola.kernel.events import EVERYONE


@final
class Reveal(Act):
    """DM-22"""

    def __init__(self) -> None:
        super().__init__(REVEAL)

    def breaks(self, t: Fields, action: i64) -> i64:
        return back_breaks(t, REVEAL.a(action), dm.REVEAL_NEXT_TO_YOU)

    def offered(self, t: Fields, out: vec[i64], men: vec[i64], near: vec[i64]) -> vec[i64]:
        return list_backs(t, out, near, REVEAL.first)

    def apply(self, t: Fields, action: i64) -> None:
        cell = REVEAL.a(action)
        taught = turn_over(t, cell)
        t.tell(events.REVEALED, dm.REVEAL_NEXT_TO_YOU, t.mover, EVERYONE | taught, cell, t.shown - 1)
        meet(t, cell, True)


def turn_over(t: Fields, cell: i64) -> i64:
    """Face up for good: a terrain stays as ground, all else stands on the square. DM-12, DM-21, DM-22, DM-38

    Whether that teaches anybody.
    """
    taught = lesson(t, cell, EVERYONE) if t.listener is not None else 0
    tok = face_up(t.ground[cell])
    if CAMPSITE <= kind_of(tok) < TRAP:
        t.ground[cell] = tok
    else:
        t.ground[cell] = NOTHING
        t.figure[cell] = tok
    t.hidden -= 1
    t.turned = True
    t.shown = code(tok) + 1
    return taught


def meet(t: Fields, cell: i64, fights: bool) -> None:
    """The compulsory fight, then the facing of what still stands. DM-24, DM-R29, DM-R78"""
    if fights and must_fight(t, cell):
        fight(t, cell)
    if wants_facing(t, cell):
        t.turning = cell
        t.ask(agenda.FACE, t.mover)
    else:
        count_action(t)


def must_fight(t: Fields, cell: i64) -> bool:
    """A rival's character turned over is the target at once. DM-24 to DM-26, DM-75"""
    tok = t.figure[cell]
    if tok == NOTHING or kind_of(tok) >= CAMPSITE or kind_of(tok) == JOURNALIST or owner_of(tok) == t.mover:
        return False
    return beside(t, cell, t.mover)


def wants_facing(t: Fields, cell: i64) -> bool:
    """Does the character turned over still stand there? Terrains and traps have no facing. DM-23, DM-R29"""
    tok = t.figure[cell]
    return tok != NOTHING and kind_of(tok) < CAMPSITE
