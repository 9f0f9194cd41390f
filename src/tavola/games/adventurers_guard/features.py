"""What a mind looks at: pawns and their way, who could take whom, the roll, and the count at the limit.

Everything as the seat sees it: its own side is 0, the enemy's 1. A feature's number is the first of its sort plus what
it is about; pawns of a type are alike.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.adventurers_guard import agenda, scoring
from tavola.games.adventurers_guard.board import turns_of
from tavola.games.adventurers_guard.fields import Fields
from tavola.games.adventurers_guard.options import TURN_LIMIT
from tavola.games.adventurers_guard.reach import Mask, holds, reach, without
from tavola.games.adventurers_guard.tables import BASE_RANGE, GONE, GUARD, PAWNS, SIZE, TYPE_OF, TYPE_OF_FACE
from tavola.kernel.bits import BIT

TYPES: Final = 4
SLOTS: Final = 2 * TYPES  # a side and a type
MOST_GAIN: Final = 3
GAINS: Final = MOST_GAIN + 1
MIDDLE: Final = 4  # column e
LATE: Final = 6  # turns left from which on they are told apart

STANDS: Final = 0  # by slot
RANGE: Final = STANDS + SLOTS  # by slot and gain
TURNED: Final = RANGE + SLOTS * GAINS
WAY: Final = TURNED + SLOTS  # by slot and rows still to go
COLUMN: Final = WAY + SLOTS * SIZE  # by slot and columns from the middle
THREAT: Final = COLUMN + SLOTS * (MIDDLE + 1)  # by slot of the victim and type of the captor
GUARDED: Final = THREAT + SLOTS * TYPES  # by slot and type of the friend
HANGING: Final = GUARDED + SLOTS * TYPES  # by slot: threatened, and no friend near
LEFT: Final = HANGING + SLOTS  # by side and pawns left
ROLLED: Final = LEFT + 2 * (GUARD + 1)  # by side to move and type rolled; before the roll the last
STRIKE: Final = ROLLED + 2 * (TYPES + 1)  # by slot: what the roll lets the mover take
AHEAD: Final = STRIKE + SLOTS  # by who leads the count and turns left
FIRST_TURN: Final = AHEAD + 3 * (LATE + 1)  # nobody captures yet
COUNT: Final = FIRST_TURN + 1


def count(seats: i64) -> i64:
    """How many features there are."""
    return COUNT


def features(t: Fields, seat: i64) -> vec[i64]:
    """What is the case, as this seat sees it."""
    out = vec[i64](capacity=128)
    for pawn in range(PAWNS):
        if t.tile[pawn] != GONE:
            out = put_pawn(t, out, pawn, slot_of(pawn, seat))
    for side in range(2):
        out = append(out, LEFT + (side ^ seat) * (GUARD + 1) + t.standing[side])
    if t.asks == agenda.ROLLING or t.asks == agenda.MOVING:
        out = put_roll(t, out, t.mover ^ seat)
    out = put_limit(t, out, seat)
    return put_prey(t, out, seat)


def slot_of(pawn: i64, seat: i64) -> i64:
    side: i64 = 1 if pawn >= GUARD else 0
    return (side ^ seat) * TYPES + TYPE_OF[pawn]


def put_pawn(t: Fields, out: vec[i64], pawn: i64, slot: i64) -> vec[i64]:
    """Where one pawn stands, and what it can."""
    row = t.tile[pawn] // SIZE
    column = t.tile[pawn] % SIZE - MIDDLE
    gain = t.range[pawn] - BASE_RANGE[pawn]
    out = append(out, STANDS + slot)
    out = append(out, RANGE + slot * GAINS + (gain if gain < MOST_GAIN else MOST_GAIN))
    if t.heading[pawn] != pawn // GUARD:
        out = append(out, TURNED + slot)
    out = append(out, WAY + slot * SIZE + (row if t.heading[pawn] else SIZE - 1 - row))
    return append(out, COLUMN + slot * (MIDDLE + 1) + (column if column >= 0 else -column))


def put_roll(t: Fields, out: vec[i64], side: i64) -> vec[i64]:
    """Who moves, and which type if it has been rolled."""
    rolled = TYPE_OF_FACE[t.face] if t.asks == agenda.MOVING else TYPES
    out = append(out, ROLLED + side * (TYPES + 1) + rolled)
    return append(out, FIRST_TURN) if t.had <= 1 else out


def put_limit(t: Fields, out: vec[i64], seat: i64) -> vec[i64]:
    """Who would win the count, and how near it is. AG-47"""
    limit = t.options[TURN_LIMIT]
    left = limit - turns_of(t, t.mover) if limit else LATE
    leader = scoring.ahead(t.tile, t.range)
    if leader != scoring.EVEN:
        leader ^= seat
    return append(out, AHEAD + leader * (LATE + 1) + max(0, min(left, LATE)))


def put_prey(t: Fields, out: vec[i64], seat: i64) -> vec[i64]:
    """Who could take whom, and who stands under whose guard. AG-38 to AG-42"""
    struck: i64 = 0  # pawns that an enemy could take, as bits
    kept: i64 = 0  # pawns that a friend could avenge
    rolled = TYPE_OF_FACE[t.face] if t.asks == agenda.MOVING else GONE
    for pawn in range(PAWNS):
        if t.tile[pawn] == GONE:
            continue
        kind = TYPE_OF[pawn]
        near = struck_by(t, pawn)
        for other in range(PAWNS):
            if t.tile[other] == GONE or other == pawn or not holds(near, t.tile[other]):
                continue
            slot = slot_of(other, seat)
            if (other >= GUARD) == (pawn >= GUARD):
                kept |= BIT[other]
                out = append(out, GUARDED + slot * TYPES + kind)
            elif is_prey(t, other):
                struck |= BIT[other]
                out = append(out, THREAT + slot * TYPES + kind)
                if kind == rolled and (pawn >= GUARD) == (t.mover == 1):
                    out = append(out, STRIKE + slot)
    for pawn in range(PAWNS):
        if struck & BIT[pawn] and not kept & BIT[pawn]:
            out = append(out, HANGING + slot_of(pawn, seat))
    return out


def struck_by(t: Fields, pawn: i64) -> Mask:
    """The tiles of pawns next to its way, friends among them."""
    others = without(t.taken, t.tile[pawn])
    low, high = reach(TYPE_OF[pawn], t.heading[pawn], t.range[pawn], t.tile[pawn], t.taken, others)
    return low & others[0], high & others[1]


def is_prey(t: Fields, pawn: i64) -> bool:
    """An adventurer is safe as long as one of his guard stands. AG-40, AG-42"""
    return TYPE_OF[pawn] != 0 or t.standing[pawn // GUARD] == 1
