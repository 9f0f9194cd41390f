"""On which empty square does the token picked go?"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import agenda, events
from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis.actions import PLACE
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import SETUP_STEP
from tavola.games.dracomundis.questions.picking import behind_screen, placer
from tavola.games.dracomundis.tables import CAMPSITE, CELLS, EXPLORER, NOTHING, TIGER
from tavola.games.dracomundis.tokens import FACE_DOWN, token
from tavola.games.dracomundis.valley import is_empty
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Question
from tavola.kernel.state import FINE


@final
class Placing(Question[Fields]):
    """Any empty square in use, next to a Tiger too. DM-01, DM-04, DM-06"""

    def __init__(self) -> None:
        super().__init__("place", dm.PLACE_A_TOKEN, [PLACE])

    def asked(self, t: Fields) -> i64:
        return placer(t)

    def legal(self, t: Fields) -> vec[i64]:
        out = vec[i64](capacity=48)
        first = PLACE.first
        for cell in range(t.edge, CELLS):
            if is_empty(t, cell):
                out = append(out, first + cell)
        return out

    def answer_breaks(self, t: Fields, action: i64) -> i64:
        cell = PLACE.a(action)
        if cell < t.edge:
            return dm.NOT_IN_USE
        return FINE if is_empty(t, cell) else dm.PLACE_A_TOKEN

    def apply(self, t: Fields, action: i64) -> None:
        """Face down, an Explorer face up. DM-04, DM-05"""
        cell, kind = PLACE.a(action), t.picked
        tok = token(kind, t.mover, 0, placed(t))
        t.picked = NOTHING
        t.batch += 1
        if kind == EXPLORER:
            stand(t, cell, tok)
        else:
            lay(t, cell, tok, kind)
            next_token(t)


def stand(t: Fields, cell: i64, tok: i64) -> None:
    """An Explorer, whose facing is asked next. DM-05, DM-R06"""
    t.figure[cell] = tok
    t.turning = cell
    t.ask(agenda.FACE_EXPLORER, placer(t))
    t.tell(events.PLACED, dm.FACE_DOWN_BUT_EXPLORERS, t.mover, EVERYONE, cell, EXPLORER)


def lay(t: Fields, cell: i64, tok: i64, kind: i64) -> None:
    """Face down, so that the others see the square only."""
    t.ground[cell] = tok + FACE_DOWN
    t.hidden += 1
    if kind == CAMPSITE:
        t.camp[t.mover] = cell  # DM-R74
    elif kind == TIGER:
        t.tiger[t.mover] = cell
    own = BIT[t.mover]
    t.tell(events.PLACED, dm.FACE_DOWN_BUT_EXPLORERS, t.mover, own, cell, kind)
    t.tell(events.PLACED_FACE_DOWN, dm.FACE_DOWN_BUT_EXPLORERS, t.mover, EVERYONE & ~own, cell)


def placed(t: Fields) -> i64:
    """How many tokens lie in the valley: the number of the next, which all can count."""
    count = t.hidden
    for tok in t.figure:
        if tok != NOTHING:
            count += 1
    return count


def next_token(t: Fields) -> None:
    """The same seat again with two tokens a turn, else the next; then the first player begins. DM-07, DM-08"""
    if t.batch < t.options[SETUP_STEP] and behind_screen(t, t.mover) > 0:  # DM-R08, DM-R09
        t.ask(agenda.PICK, placer(t))
        return
    t.batch = 0
    t.mover = (t.mover + 1) % t.seats
    if behind_screen(t, t.mover) > 0:
        t.ask(agenda.PICK, placer(t))
    else:
        t.hand = vec[i64]()
        t.ask(agenda.TURN, t.mover)
