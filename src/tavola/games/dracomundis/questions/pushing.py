"""Pushing a Dragon Trap, a way of moving: the trap goes straight away, the pusher follows directly behind."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis import events
from tavola.games.dracomundis.actions import PUSH
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import DRAGON_TRAPS, PUSH_DISTANCE, UP_TO
from tavola.games.dracomundis.questions.acts import Act
from tavola.games.dracomundis.tables import BIPLANE, CAMPSITE, MOUNTAIN, NOTHING, SS307, TIGER, TRAP
from tavola.games.dracomundis.tokens import FACE_DOWN, code, kind_of
from tavola.games.dracomundis.turns import count_action
from tavola.games.dracomundis.valley import beyond, is_free
from tavola.games.dracomundis.ways import arrow
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


@final
class Push(Act):
    """Any colour pushes any trap, with the arrow that touches it. DM-66 to DM-68, DM-R56"""

    def __init__(self) -> None:
        super().__init__(PUSH)

    def breaks(self, t: Fields, action: i64) -> i64:
        start, way, far = PUSH.a(action), PUSH.b(action), PUSH.c(action)
        if start < t.edge:
            return dm.NOT_IN_USE
        if not t.options[DRAGON_TRAPS]:
            return dm.NO_TRAPS_IN_PLAY
        return push_breaks(t, start, way, far) if is_free(t, start, t.mover) else dm.ONLY_FREE_CHARACTERS

    def offered(self, t: Fields, out: vec[i64], men: vec[i64], near: vec[i64]) -> vec[i64]:
        if t.options[DRAGON_TRAPS]:
            for start in men:
                out = list_pushes(t, out, start)
        return out

    def apply(self, t: Fields, action: i64) -> None:
        push(t, PUSH.a(action), PUSH.b(action), PUSH.c(action))
        count_action(t)


def push_breaks(t: Fields, start: i64, way: i64, far: i64) -> i64:
    """The trap next to the pusher, the arrow that touches it, then the way. DM-15, DM-68"""
    at = trap_at(t, start, way)
    if at == NOTHING:
        return dm.PUSH_A_TRAP
    tok = t.figure[start]
    if arrow(tok, way) == 0:
        return dm.NO_ARROW
    broken = far_breaks(t, arrow(tok, way), far)
    return broken if broken != FINE else way_breaks(t, tok, at, way, far)


def far_breaks(t: Fields, reach: i64, far: i64) -> i64:
    """Up to the number in the arrow, or exactly that many squares. DM-68, DM-R52"""
    if far > reach:
        return dm.PUSH_A_TRAP
    return FINE if far >= shortest(t, reach) else dm.PUSH_IN_FULL


def shortest(t: Fields, reach: i64) -> i64:
    """The least an arrow of this number pushes."""
    return 1 if t.options[PUSH_DISTANCE] == UP_TO else reach


def trap_at(t: Fields, start: i64, way: i64) -> i64:
    """Where the trap lies that touches this square on that side, or NOTHING."""
    at = beyond(t, start, way)
    if at == NOTHING or t.figure[at] == NOTHING or kind_of(t.figure[at]) != TRAP:
        return NOTHING
    return at


def way_breaks(t: Fields, tok: i64, at: i64, way: i64, far: i64) -> i64:
    """The trap leaves `at`, step by step, and the pusher follows directly behind it."""
    for step in range(1, far + 1):
        to = beyond(t, at, way)
        broken = trap_breaks(t, to)
        if broken == FINE:
            broken = follow_breaks(t, tok, at, step == far)
        if broken != FINE:
            return broken
        at = to
    return FINE


def trap_breaks(t: Fields, cell: i64) -> i64:
    """May the trap enter? Empty, or only Jungle, Swamp or Mountain. DM-69, DM-70, DM-R53, DM-R54"""
    if cell == NOTHING:
        return dm.TRAP_CANNOT_GO_THERE
    ground = t.ground[cell]
    if ground >= FACE_DOWN:
        return dm.TRAP_CANNOT_GO_THERE
    if ground != NOTHING and (kind_of(ground) == CAMPSITE or kind_of(ground) == TIGER):
        return dm.TRAP_CANNOT_GO_THERE
    other = t.figure[cell]
    if other == NOTHING:
        return FINE
    return dm.TRAP_CANNOT_GO_THERE if kind_of(other) == TRAP else dm.A_TRAP_BLOCKS


def follow_breaks(t: Fields, tok: i64, cell: i64, last: bool) -> i64:
    """May the pusher follow onto the square the trap leaves? DM-73, DM-R55"""
    ground = t.ground[cell]
    if ground == NOTHING:
        return FINE
    if kind_of(tok) == SS307 and kind_of(ground) == MOUNTAIN:
        return dm.SS307_CANNOT_FOLLOW
    return FINE if last or kind_of(tok) == BIPLANE else dm.PUSH_ENDS_ON_TERRAIN


def list_pushes(t: Fields, out: vec[i64], start: i64) -> vec[i64]:
    """Append every push of the character here; what stops a short one stops a longer one too."""
    for way in range(4):
        for far in range(shortest(t, arrow(t.figure[start], way)), 5):
            if push_breaks(t, start, way, far) != FINE:
                break
            out = append(out, PUSH.code(start, way, far))
    return out


def can_push(t: Fields, start: i64, tok: i64) -> bool:
    """Could it push any trap, facing as this token does? DM-R32"""
    for way in range(4):
        at = trap_at(t, start, way)
        reach = arrow(tok, way)
        if at != NOTHING and reach > 0 and way_breaks(t, tok, at, way, shortest(t, reach)) == FINE:
            return True
    return False


def push(t: Fields, start: i64, way: i64, far: i64) -> None:
    """One move action; no facing changes. DM-68, DM-74"""
    tok = t.figure[start]
    at = beyond(t, start, way)
    trap = t.figure[at]
    t.figure[start] = NOTHING
    t.figure[at] = NOTHING
    to = start
    for _step in range(far):
        to = beyond(t, to, way)
    t.figure[to] = tok
    t.figure[beyond(t, to, way)] = trap
    t.tell(events.PUSHED, dm.PUSH_A_TRAP, t.mover, EVERYONE, start, to, code(tok), beyond(t, to, way))
