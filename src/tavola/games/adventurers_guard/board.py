"""What can be asked about the pawns on the board."""

from mypy_extensions import i64

from tavola.games.adventurers_guard.fields import Fields
from tavola.games.adventurers_guard.options import BORROW_CAPTURES_OWN, NO_CAPTURE, SUICIDE_GUARD
from tavola.games.adventurers_guard.reach import Mask, covered, nowhere, prey_of, reach, without
from tavola.games.adventurers_guard.tables import COPIES, FIRST_OF_TYPE, GONE, GUARD, PAWNS, TYPE_OF, TYPE_OF_FACE


def borrowing(t: Fields) -> bool:
    """The mover has no pawn of the rolled type left. AG-16, AG-R24"""
    return not has_type(t, t.mover, TYPE_OF_FACE[t.face])


def has_type(t: Fields, side: i64, kind: i64) -> bool:
    pawn = side * GUARD + FIRST_OF_TYPE[kind]
    return t.tile[pawn] != GONE or (COPIES[kind] == 2 and t.tile[pawn + 1] != GONE)


def pawn_on(t: Fields, tile: i64) -> i64:
    """The pawn on a tile, or GONE."""
    for pawn in range(PAWNS):
        if t.tile[pawn] == tile:
            return pawn
    return GONE


def turns_of(t: Fields, side: i64) -> i64:
    """How many turns a side has had; they alternate. AG-11"""
    return (t.had + (1 if side == t.first else 0)) >> 1


def prey(t: Fields, side: i64) -> Mask:
    """What pawns of a side may capture now: nobody in either's first turn. AG-36, AG-40

    Borrowed ones take nothing, or under an option their enemy, who moves them. AG-20, AG-R27, AG-R52
    """
    if t.had <= 1 or (side != t.mover and not t.options[BORROW_CAPTURES_OWN]):
        return nowhere()
    return prey_of(side, t.tile, t.standing)


def reach_of(t: Fields, pawn: i64, victims: Mask) -> Mask:
    return reach(TYPE_OF[pawn], t.heading[pawn], t.range[pawn], t.tile[pawn], t.taken, victims)


def find_goals(t: Fields, side: i64, kind: i64) -> None:
    """Where the side's pawns of this type may go: the mover's own by AG-13, else borrowed, AG-18, AG-21, AG-22."""
    victims = prey(t, side)
    t.pawn = side * GUARD + FIRST_OF_TYPE[kind]
    t.goals = goals_of(t, t.pawn, victims)
    t.next_goals = goals_of(t, t.pawn + 1, victims) if COPIES[kind] == 2 else nowhere()


def goals_of(t: Fields, pawn: i64, victims: Mask) -> Mask:
    if t.tile[pawn] == GONE:
        return nowhere()
    if pawn // GUARD == t.mover:
        return reach_of(t, pawn, victims)
    low, high = reach_of(t, pawn, victims)
    danger = danger_to(t, pawn, victims)
    return low & ~danger[0], high & ~danger[1]


def danger_to(t: Fields, pawn: i64, victims: Mask) -> Mask:
    """The tiles, empty or of `victims`, where a pawn of the borrower could capture this one. AG-19, AG-R28

    A way to the pawn never leads through it, so lifting it off the board once answers for every tile.
    """
    if t.options[SUICIDE_GUARD] == NO_CAPTURE:  # AG-R26
        return nowhere()
    return covered(t.mover, t.tile, t.range, t.heading, without(t.taken, t.tile[pawn]), victims)
