"""What is drawn of a position, in numbers: one for each pawn, each move and the lost pawns of a side.

Equal numbers are drawn alike, so that whoever draws finds at once what was drawn before. Hot.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.adventurers_guard import clauses as ag
from tavola.games.adventurers_guard.actions import MOVE
from tavola.games.adventurers_guard.board import pawn_on
from tavola.games.adventurers_guard.fields import Fields
from tavola.games.adventurers_guard.questions.moving import may_grow
from tavola.games.adventurers_guard.reach import Mask, with_tile
from tavola.games.adventurers_guard.tables import GONE, GUARD, LAST_ROW, PAWNS, SIZE, TILES, TYPE_OF, TYPE_OF_FACE
from tavola.games.adventurers_guard.ways import found, way_back
from tavola.kernel.bits import BIT
from tavola.kernel.state import FINE

TWO: Final = 2
CODES: Final = 1 << 10  # of moves, rounded up
MEN: Final = 16  # pawns, and nobody


def standing_pawns(t: Fields) -> vec[i64]:
    """Each pawn on the board; `pawn_of` reads it again."""
    out = vec[i64](capacity=PAWNS)
    for pawn in range(PAWNS):
        if t.tile[pawn] != GONE:
            shielded = TYPE_OF[pawn] == 0 and t.standing[pawn // GUARD] > 1
            sign = (t.range[pawn] * TWO + t.heading[pawn]) * TWO + (1 if shielded else 0)
            out = append(out, (sign * TILES + t.tile[pawn]) * MEN + pawn)
    return out


def pawn_of(sign: i64) -> tuple[i64, i64, i64, i64, bool]:
    """Pawn, tile, range, heading, and is it shielded?"""
    rest = sign // MEN // TILES
    return sign % MEN, sign // MEN % TILES, rest // TWO // TWO, rest // TWO % TWO, rest % TWO == 1


def lost_pawns(t: Fields, side: i64) -> i64:
    """The captured pawns of a side, as bits."""
    out: i64 = 0
    for nth in range(GUARD):
        if t.tile[side * GUARD + nth] == GONE:
            out |= BIT[nth]
    return out


def moves(t: Fields) -> list[tuple[i64, vec[i64]]]:
    """Each legal move with the tiles between, last to first; `move_of` reads it again."""
    out: list[tuple[i64, vec[i64]]] = []
    pawn: i64 = GONE
    ways = vec[i64]()
    for code in t.legal():
        if MOVE.takes(code):
            if MOVE.a(code) != pawn:
                pawn = MOVE.a(code)
                ways = found(t, pawn)
            out.append((move(t, code), way_back(ways, t.tile[pawn], MOVE.b(code))))
    return out


def move(t: Fields, code: i64) -> i64:
    """A move: from where, whom it takes, whose pawn it is, and the range if it crosses the goal row, else 0."""
    pawn, to = MOVE.a(code), MOVE.b(code)
    crosses = to < SIZE if t.heading[pawn] else to >= LAST_ROW
    gained = t.range[pawn] + (1 if may_grow(t, pawn) else 0) if crosses else 0
    borrowed: i64 = 0 if pawn // GUARD == t.mover else 1
    return (((gained * TWO + borrowed) * MEN + pawn_on(t, to) + 1) * TILES + t.tile[pawn]) * CODES + code


def move_of(sign: i64) -> tuple[i64, i64, i64, bool, i64]:
    """Code, start, victim or GONE, is the pawn borrowed, range after crossing or 0."""
    rest = sign // CODES // TILES
    return (
        sign % CODES,
        sign // CODES % TILES,
        rest % MEN - 1,
        rest // MEN % TWO == 1,
        rest // MEN // TWO,
    )


def dangers(t: Fields) -> Mask:
    """The tiles where no pawn of the rolled type may be sent because it would be in danger there. AG-19"""
    out: Mask = (0, 0)
    for tile in range(TILES):
        if forbidden(t, tile):
            out = with_tile(out, tile)
    return out


def forbidden(t: Fields, tile: i64) -> bool:
    danger = False
    for pawn in range(PAWNS):
        if TYPE_OF[pawn] == TYPE_OF_FACE[t.face] and t.tile[pawn] != GONE:
            broken = t.breaks(MOVE.code(pawn, tile))
            if broken == FINE:
                return False
            danger = danger or broken == ag.INTO_DANGER
    return danger
