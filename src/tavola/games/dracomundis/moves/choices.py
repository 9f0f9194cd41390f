"""Every legal action, in one fixed order: the ledger's list of verbs, squares from a1 on. DM-10, DM-R13."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis.moves import fight, powers, push, turn_over, walk
from tavola.games.dracomundis.tables import (
    CELLS,
    DESTROY,
    DRAGON_TRAPS,
    END_TURN,
    FACE,
    FIGHT,
    FIRST,
    FLIP,
    KINDS,
    LOOK,
    NOTHING,
    ORIENT,
    PICK,
    PLACE,
    REVEAL,
    SACRIFICE,
    SS307,
)
from tavola.games.dracomundis.tokens import facing_of, kind_of, owner_of
from tavola.games.dracomundis.valley import CHOOSING_FIRST, ENDED, PICKING, PLACING, Valley
from tavola.kernel.state import FINE


def outside_turns(valley: Valley) -> vec[i64]:
    """The lot, the setup, a facing; nothing at the end."""
    out = vec[i64](capacity=48)
    if valley.phase == PICKING:
        for kind in range(KINDS):
            if valley.hand[valley.mover * KINDS + kind] > 0:
                out = append(out, PICK + kind)
    elif valley.phase == PLACING:
        for cell in range(valley.edge, CELLS):
            if valley.ground[cell] == NOTHING and valley.figure[cell] == NOTHING:
                out = append(out, PLACE + cell)
    elif valley.phase == CHOOSING_FIRST:
        for seat in range(valley.seats):
            out = append(out, FIRST + seat)
    elif valley.phase != ENDED:
        for facing in range(4):
            out = append(out, FACE + facing)
    return out


def of_turn(valley: Valley) -> vec[i64]:
    """What the seat on turn may do; must agree with `breaks`."""
    out = vec[i64](capacity=64)
    if valley.must_flip():
        return flips(valley, out)
    if valley.actions_left() > 0:
        men = valley.men(valley.mover)
        out = actions(valley, out, men)
        if not valley.flipped and turn_over.may_flip(valley, men):
            out = flips(valley, out)
        if valley.options[DRAGON_TRAPS]:
            for cell in men:
                out = push.list_pushes(valley, out, cell)
    if valley.may_sacrifice():
        for cell in valley.men(valley.mover):
            if powers.sacrifice_breaks(valley, cell) == FINE:
                out = append(out, SACRIFICE + cell)
    if valley.used > 0:
        out = append(out, END_TURN)
    return out


def actions(valley: Valley, out: vec[i64], men: vec[i64]) -> vec[i64]:
    """Look, move, reveal, fight, turn, destroy."""
    near = neighbours(valley, men)
    for cell in near:
        if valley.face_down(cell):
            out = append(out, LOOK + cell)
    for cell in men:
        out = walk.list_moves(valley, out, cell)
    for cell in near:
        if valley.face_down(cell):
            out = append(out, REVEAL + cell)
    for cell in near:
        if valley.figure[cell] != NOTHING and fight.fight_breaks(valley, cell) == FINE:
            out = append(out, FIGHT + cell)
    for cell in men:
        for facing in range(4):
            if facing != facing_of(valley.figure[cell]):
                out = append(out, ORIENT + cell * 4 + facing)
    return camps(valley, out, men)


def neighbours(valley: Valley, men: vec[i64]) -> vec[i64]:
    """The squares next to any of them that hold a token face down or a rival, each once."""
    out = vec[i64](capacity=32)
    for cell in men:
        for way in range(4):
            near = valley.beyond(cell, way)
            if near == NOTHING or near in out:
                continue
            tok = valley.figure[near]
            if valley.face_down(near) or (tok != NOTHING and owner_of(tok) != valley.mover):
                out = append(out, near)
    return out


def camps(valley: Valley, out: vec[i64], men: vec[i64]) -> vec[i64]:
    """The camps an SS307 may destroy. DM-55, DM-R51: one action each"""
    for gun in men:
        if kind_of(valley.figure[gun]) != SS307:
            continue
        for way in range(4):
            camp = valley.beyond(gun, way)
            if camp != NOTHING and powers.destroy_breaks(valley, gun, camp) == FINE:
                out = append(out, DESTROY + gun * CELLS + camp)
    return out


def flips(valley: Valley, out: vec[i64]) -> vec[i64]:
    for cell in range(valley.edge, CELLS):
        if valley.face_down(cell):
            out = append(out, FLIP + cell)
    return out
