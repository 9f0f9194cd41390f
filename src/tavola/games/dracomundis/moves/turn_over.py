"""Actions 3 and 7: turn a token face up. DM-22 to DM-26, DM-38 to DM-43."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis import events as told
from tavola.games.dracomundis.moves.look import back_breaks
from tavola.games.dracomundis.moves.push import can_push
from tavola.games.dracomundis.moves.walk import can_move
from tavola.games.dracomundis.tables import (
    ANY_FACING,
    CAMPSITE,
    DRAGON_TRAPS,
    FLIP_AT,
    FLIP_FIGHTS,
    JOURNALIST,
    NEVER,
    NOTHING,
    STUCK_TEST,
)
from tavola.games.dracomundis.tokens import face_up, kind_of, owner_of, turned_to
from tavola.games.dracomundis.valley import Valley, code
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


def reveal_breaks(valley: Valley, cell: i64) -> i64:
    """DM-22."""
    return back_breaks(valley, cell, dm.REVEAL_NEXT_TO_YOU)


def flip_breaks(valley: Valley, cell: i64) -> i64:
    """DM-38, DM-43, DM-77, DM-R36."""
    if valley.flipped:
        return dm.ONE_FLIP_A_TURN
    if not valley.face_down(cell) or not may_flip(valley, valley.men(valley.mover)):
        return dm.FLIP_ANY_TOKEN
    return FINE


def may_flip(valley: Valley, men: vec[i64]) -> bool:
    """Asked at the moment of the action, DM-R34; `men` are the mover's free characters, prisoners not, DM-R35."""
    if valley.hidden <= FLIP_AT or len(men) == 0 or valley.must_flip():  # DM-41, DM-39, DM-R38, DM-R61, DM-77
        return True
    return all(stuck(valley, cell) for cell in men)  # DM-40, DM-R80


def stuck(valley: Valley, cell: i64) -> bool:
    """It is held up, and would be however it were turned, if the table asks for that. DM-40, DM-R33"""
    if not held_up(valley, cell):
        return False
    if valley.options[STUCK_TEST] != ANY_FACING:
        return True
    tok = valley.figure[cell]
    return not any(goes(valley, cell, turned_to(tok, facing)) for facing in range(4))


def held_up(valley: Valley, cell: i64) -> bool:
    """As it stands it can neither reveal nor move nor push. DM-R32"""
    for way in range(4):
        near = valley.beyond(cell, way)
        if near != NOTHING and valley.face_down(near):
            return False
    return not goes(valley, cell, valley.figure[cell])


def goes(valley: Valley, cell: i64, tok: i64) -> bool:
    if can_move(valley, cell, tok):
        return True
    return valley.options[DRAGON_TRAPS] == 1 and can_push(valley, cell, tok)


def turn_over(valley: Valley, cell: i64, by_flip: bool) -> None:
    """Face up for good: a terrain stays as ground, all else stands on the square. DM-12, DM-21, DM-22, DM-38"""
    tok = face_up(valley.ground[cell])
    if kind_of(tok) >= CAMPSITE and kind_of(tok) <= CAMPSITE + 4:
        valley.ground[cell] = tok
    else:
        valley.ground[cell] = NOTHING
        valley.figure[cell] = tok
    valley.hidden -= 1
    valley.turned = True
    valley.shown = code(tok) + 1
    if by_flip:
        valley.tell(told.FLIPPED, dm.FLIP_ANY_TOKEN, valley.mover, EVERYONE, cell, code(tok))
    else:
        valley.tell(told.REVEALED, dm.REVEAL_NEXT_TO_YOU, valley.mover, EVERYONE, cell, code(tok))


def must_fight(valley: Valley, cell: i64, by_flip: bool) -> bool:
    """A rival's character turned over is the target at once. DM-24 to DM-26, DM-42, DM-75, DM-R30"""
    tok = valley.figure[cell]
    if tok == NOTHING or kind_of(tok) >= CAMPSITE or kind_of(tok) == JOURNALIST or owner_of(tok) == valley.mover:
        return False
    if by_flip and valley.options[FLIP_FIGHTS] == NEVER:
        return False
    return valley.beside(cell, valley.mover)


def wants_facing(valley: Valley, cell: i64) -> bool:
    """Does the character turned over still stand there? Terrains and traps have no facing. DM-23, DM-R29"""
    tok = valley.figure[cell]
    return tok != NOTHING and kind_of(tok) < CAMPSITE
