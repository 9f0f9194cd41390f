"""Pushing a Dragon Trap, a way of moving. DM-66 to DM-75."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis import events as told
from tavola.games.dracomundis.moves.walk import arrow
from tavola.games.dracomundis.tables import (
    BIPLANE,
    CAMPSITE,
    DRAGON_TRAPS,
    MOUNTAIN,
    NOTHING,
    PUSH,
    SS307,
    TIGER,
    TRAP,
)
from tavola.games.dracomundis.tokens import FACE_DOWN, kind_of
from tavola.games.dracomundis.valley import Valley, code
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


def push_breaks(valley: Valley, start: i64, way: i64, far: i64) -> i64:
    """DM-67 to DM-73: any colour pushes any trap, with the arrow that touches it, up to its number (DM-R52, DM-R56)."""
    if not valley.options[DRAGON_TRAPS]:
        return dm.NO_TRAPS_IN_PLAY
    if not valley.is_free(start, valley.mover):
        return dm.ONLY_FREE_CHARACTERS
    tok = valley.figure[start]
    at = trap_at(valley, start, way)
    if at == NOTHING:
        return dm.PUSH_A_TRAP
    if arrow(tok, way) == 0:
        return dm.NO_ARROW
    if far > arrow(tok, way):
        return dm.PUSH_A_TRAP
    return way_breaks(valley, tok, at, way, far)


def trap_at(valley: Valley, start: i64, way: i64) -> i64:
    """Where the trap lies that touches this square on that side, or NOTHING."""
    at = valley.beyond(start, way)
    if at == NOTHING or valley.figure[at] == NOTHING or kind_of(valley.figure[at]) != TRAP:
        return NOTHING
    return at


def way_breaks(valley: Valley, tok: i64, at: i64, way: i64, far: i64) -> i64:
    """The trap leaves `at`, step by step, and the pusher follows directly behind it."""
    for step in range(1, far + 1):
        beyond = valley.beyond(at, way)
        code = trap_breaks(valley, beyond)
        if code == FINE:
            code = follow_breaks(valley, tok, at, step == far)
        if code != FINE:
            return code
        at = beyond
    return FINE


def trap_breaks(valley: Valley, cell: i64) -> i64:
    """May the trap enter? Empty, or only Jungle, Swamp or Mountain. DM-69, DM-70, DM-R53, DM-R54"""
    if cell == NOTHING:
        return dm.TRAP_CANNOT_GO_THERE
    ground = valley.ground[cell]
    if ground >= FACE_DOWN:
        return dm.TRAP_CANNOT_GO_THERE
    if ground != NOTHING and (kind_of(ground) == CAMPSITE or kind_of(ground) == TIGER):
        return dm.TRAP_CANNOT_GO_THERE
    other = valley.figure[cell]
    if other == NOTHING:
        return FINE
    return dm.TRAP_CANNOT_GO_THERE if kind_of(other) == TRAP else dm.A_TRAP_BLOCKS


def follow_breaks(valley: Valley, tok: i64, cell: i64, last: bool) -> i64:
    """May the pusher follow onto the square the trap leaves? DM-73, DM-R55"""
    ground = valley.ground[cell]
    if ground == NOTHING:
        return FINE
    if kind_of(tok) == SS307 and kind_of(ground) == MOUNTAIN:
        return dm.SS307_CANNOT_FOLLOW
    return FINE if last or kind_of(tok) == BIPLANE else dm.PUSH_ENDS_ON_TERRAIN


def list_pushes(valley: Valley, out: vec[i64], start: i64) -> vec[i64]:
    """Append every push of the character here."""
    for way in range(4):
        for far in range(1, 5):
            if push_breaks(valley, start, way, far) != FINE:
                break
            out = append(out, PUSH + (start * 4 + way) * 4 + far - 1)
    return out


def can_push(valley: Valley, start: i64, tok: i64) -> bool:
    """Could it push any trap, facing as this token does? DM-R32"""
    for way in range(4):
        at = trap_at(valley, start, way)
        if at != NOTHING and arrow(tok, way) > 0 and way_breaks(valley, tok, at, way, 1) == FINE:
            return True
    return False


def push(valley: Valley, start: i64, way: i64, far: i64) -> None:
    """One move action; no facing changes. DM-68, DM-74"""
    tok = valley.figure[start]
    at = valley.beyond(start, way)
    trap = valley.figure[at]
    valley.figure[start] = NOTHING
    valley.figure[at] = NOTHING
    to = start
    for _ in range(far):
        to = valley.beyond(to, way)
    valley.figure[to] = tok
    valley.figure[valley.beyond(to, way)] = trap
    valley.tell(told.PUSHED, dm.PUSH_A_TRAP, valley.mover, EVERYONE, start, to, code(tok), valley.beyond(to, way))
