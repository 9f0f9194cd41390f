"""Action 2: move a character, fly the Biplane, capture with the Cannibal."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis import events
from tavola.games.dracomundis.actions import MOVE
from tavola.games.dracomundis.entering import pass_breaks, stop_breaks
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.questions.acts import Act
from tavola.games.dracomundis.tables import BIPLANE, NOTHING
from tavola.games.dracomundis.tokens import code, kind_of
from tavola.games.dracomundis.turns import count_action
from tavola.games.dracomundis.valley import beyond, is_empty, is_free
from tavola.games.dracomundis.ways import arrow, distance, way_to
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class Move(Act):
    """In a straight line, over an arrow, as far as its number: DM-14 to DM-19, DM-R17."""

    def __init__(self) -> None:
        super().__init__(MOVE)

    def breaks(self, t: Fields, action: i64) -> i64:
        start, to = MOVE.a(action), MOVE.b(action)
        if start < t.edge or to < t.edge:
            return dm.NOT_IN_USE
        if not is_free(t, start, t.mover):
            return dm.ONLY_FREE_CHARACTERS
        if start == to:
            return dm.ARROWS_SAY_HOW_FAR
        way = way_to(start, to)
        return dm.STRAIGHT_LINES if way == NOTHING else way_breaks(t, start, to, way)

    def offered(self, t: Fields, out: vec[i64], men: vec[i64], near: vec[i64]) -> vec[i64]:
        for start in men:
            out = list_moves(t, out, start, t.figure[start])
        return out

    def apply(self, t: Fields, action: i64) -> None:
        move(t, MOVE.a(action), MOVE.b(action))
        count_action(t)


def way_breaks(t: Fields, start: i64, to: i64, way: i64) -> i64:
    """The arrow, every square on the way, the last square: the first clause in the way."""
    tok = t.figure[start]
    far = arrow(tok, way)
    if far == 0:
        return dm.NO_ARROW
    if distance(start, to) > far:
        return dm.ARROWS_SAY_HOW_FAR
    at = beyond(t, start, way)
    while at != to:
        passing = pass_breaks(t, tok, at)
        if passing != FINE:
            return passing
        at = beyond(t, at, way)
    return stop_breaks(t, tok, to)


def list_moves(t: Fields, out: vec[i64], start: i64, tok: i64) -> vec[i64]:
    """Append every move from here of a character like this token; must agree with `Move.breaks`."""
    first = MOVE.first + start * MOVE.step_a
    for way in range(4):
        at = start
        for _step in range(arrow(tok, way)):
            at = beyond(t, at, way)
            if at == NOTHING:
                break
            empty = is_empty(t, at)  # where everybody may stop and pass
            if empty or stop_breaks(t, tok, at) == FINE:
                out = append(out, first + at)
            if not empty and pass_breaks(t, tok, at) != FINE:
                break
    return out


def squares_ahead(t: Fields, start: i64, tok: i64) -> i64:
    """How many squares it could move to, facing as this token does."""
    return len(list_moves(t, vec[i64](), start, tok))


def can_move(t: Fields, start: i64, tok: i64) -> bool:
    """Is there any square it may move to, facing as this token does? DM-R32"""
    for way in range(4):
        at = start
        for _step in range(arrow(tok, way)):
            at = beyond(t, at, way)
            if at == NOTHING:
                break
            if is_empty(t, at) or stop_breaks(t, tok, at) == FINE:
                return True
            if pass_breaks(t, tok, at) != FINE:
                break
    return False


def move(t: Fields, start: i64, to: i64) -> None:
    """Facing stays, DM-R18; a prisoner goes along, DM-48, DM-R75; capture ends the move, DM-R41."""
    tok = t.figure[start]
    victim = t.figure[to]
    t.figure[start] = NOTHING
    t.figure[to] = tok
    if victim == NOTHING:
        t.tell(events.MOVED, move_clause(tok, t.ground[to]), t.mover, EVERYONE, start, to, code(tok))
        return
    t.captive[t.mover] = victim  # DM-46, DM-51
    t.tell(events.CAPTURED, dm.CAPTURE_THE_WEAKER, t.mover, EVERYONE, start, to, code(tok), code(victim))


def move_clause(tok: i64, ground: i64) -> i64:
    """What a move to this ground is told under."""
    if kind_of(tok) == BIPLANE:
        return dm.BIPLANE_FLIES
    return dm.ARROWS_SAY_HOW_FAR if ground == NOTHING else dm.ENTER_A_TERRAIN
