"""What can be asked about the squares of the valley and those who stand on them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import DRAGON_TRAPS
from tavola.games.dracomundis.tables import (
    CAMPSITE,
    CELLS,
    COMBAT,
    DRAGON,
    GROUND_COMBAT,
    HUNTER,
    NEXT,
    NOTHING,
    TRAP,
    TRAP_MALUS,
)
from tavola.games.dracomundis.tokens import FACE_DOWN, is_of, kind_of, owner_of


def in_setup(t: Fields) -> bool:
    """Tokens are being placed: there are screens. DM-07"""
    return len(t.hand) > 0


def beyond(t: Fields, cell: i64, way: i64) -> i64:
    """The neighbour in that direction, or NOTHING. DM-01, DM-11"""
    to = NEXT[cell * 4 + way]
    return to if to >= t.edge else NOTHING


def is_empty(t: Fields, cell: i64) -> bool:
    return t.ground[cell] == NOTHING and t.figure[cell] == NOTHING


def face_down(t: Fields, cell: i64) -> bool:
    return t.ground[cell] >= FACE_DOWN


def is_free(t: Fields, cell: i64, seat: i64) -> bool:
    """Does a free character of the seat stand here? DM-12, DM-R45: a prisoner does not count."""
    return is_of(t.figure[cell], seat)


def free_men(t: Fields, seat: i64) -> vec[i64]:
    """The cells of the seat's free characters, a1 first."""
    out = vec[i64](capacity=12)
    figure = t.figure
    for cell in range(t.edge, CELLS):
        if is_of(figure[cell], seat):
            out = append(out, cell)
    return out


def neighbours(t: Fields, men: vec[i64]) -> vec[i64]:
    """The squares next to any of them that hold a token face down or a rival, each once."""
    out = vec[i64](capacity=32)
    for cell in men:
        for way in range(4):
            near = beyond(t, cell, way)
            if near == NOTHING or near in out:
                continue
            tok = t.figure[near]
            if face_down(t, near) or (tok != NOTHING and owner_of(tok) != t.mover):
                out = append(out, near)
    return out


def beside(t: Fields, cell: i64, seat: i64) -> bool:
    """Is a free character of the seat next to this square? DM-11"""
    for way in range(4):
        near = beyond(t, cell, way)
        if near != NOTHING and is_free(t, near, seat):
            return True
    return False


def cornered(t: Fields, cell: i64, seat: i64) -> bool:
    """Does a free character of the seat touch this square by a corner only? DM-11"""
    for way in range(4):
        side = beyond(t, cell, way)
        if side == NOTHING:
            continue
        diagonal = beyond(t, side, (way + 1) % 4)
        if diagonal != NOTHING and is_free(t, diagonal, seat):
            return not beside(t, cell, seat)
    return False


def strength(t: Fields, cell: i64) -> i64:
    """What the character here counts in a fight. DM-29, DM-30, DM-R04, DM-R24"""
    tok = t.figure[cell]
    kind = kind_of(tok)
    value = COMBAT[kind]
    ground = t.ground[cell]
    if ground >= 0:
        value += GROUND_COMBAT[kind_of(ground)]
        if kind == HUNTER and kind_of(ground) == CAMPSITE and owner_of(ground) == owner_of(tok):
            value += 1
    if kind == DRAGON and trapped(t, cell):
        value -= TRAP_MALUS
    return value if value > 0 else 0


def trapped(t: Fields, cell: i64) -> bool:
    """Is a face-up trap of any colour next to this square? DM-71, DM-72, DM-75, DM-R57"""
    if not t.options[DRAGON_TRAPS]:
        return False
    for way in range(4):
        near = beyond(t, cell, way)
        if near != NOTHING and t.figure[near] >= 0 and kind_of(t.figure[near]) == TRAP:
            return True
    return False
