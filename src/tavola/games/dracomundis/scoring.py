"""Victory points and winners. DM-63 to DM-65."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis.moves.fight import WINNER
from tavola.games.dracomundis.moves.walk import distance, way_to
from tavola.games.dracomundis.tables import (
    CAMPSITE,
    CANNIBAL,
    CAPTOR,
    CELLS,
    DRAGON,
    GROUND_POINTS,
    JOURNALIST,
    NOTHING,
    PRISONER_SCORES,
    SHARED,
    TIE_BREAK,
)
from tavola.games.dracomundis.tokens import kind_of, owner_of
from tavola.games.dracomundis.valley import Valley
from tavola.kernel.bits import highest

SCOOP: Final = 7  # a Journalist in a rival's camp, DM-65
PENALTY: Final = 5  # the Tiger next to the own camp, DM-06


def points(valley: Valley, seat: i64) -> i64:
    """The seat's victory points as things stand. DM-63; tokens face down are worth nothing, DM-78"""
    total = valley.spoils[seat] + on_the_board(valley, seat)
    return total - PENALTY if tiger_at_camp(valley, seat) else total


def on_the_board(valley: Valley, seat: i64) -> i64:
    """Jungles, Mountains and scoops of the seat's free characters. DM-64, DM-65"""
    total: i64 = 0
    for cell in range(valley.edge, CELLS):
        ground = valley.ground[cell]
        if ground != NOTHING and valley.is_free(cell, seat) and not valley.face_down(cell):
            total += at(valley, cell, seat)
    return total


def at(valley: Valley, cell: i64, seat: i64) -> i64:
    """What the seat's character here earns by the terrain; a prisoner earns for its captor, DM-R46."""
    ground = valley.ground[cell]
    tok = valley.figure[cell]
    if kind_of(ground) == CAMPSITE:
        return SCOOP if kind_of(tok) == JOURNALIST and owner_of(ground) != seat else 0
    worth = GROUND_POINTS[kind_of(ground)]
    if kind_of(tok) == CANNIBAL and valley.captive[seat] != NOTHING and valley.options[PRISONER_SCORES] == CAPTOR:
        worth *= 2
    return worth


def scoops(valley: Valley, seat: i64) -> i64:
    """How many rival camps the seat's Journalist stands in: one or none. DM-65"""
    count: i64 = 0
    for cell in range(valley.edge, CELLS):
        ground = valley.ground[cell]
        if ground == NOTHING or kind_of(ground) != CAMPSITE or owner_of(ground) == seat or valley.face_down(cell):
            continue
        if valley.is_free(cell, seat) and kind_of(valley.figure[cell]) == JOURNALIST:
            count += 1
    return count


def tiger_at_camp(valley: Valley, seat: i64) -> bool:
    """Was the seat's Tiger placed next to its own Campsite? DM-06, DM-R11, DM-R74"""
    camp, tiger = valley.camp[seat], valley.tiger[seat]
    if camp == NOTHING or tiger == NOTHING or way_to(camp, tiger) == NOTHING:
        return False
    return distance(camp, tiger) == 1


def winners(valley: Valley) -> i64:
    """The seats with most points, as a mask; a tie is shared, or broken by Dragons and characters won. DM-R39"""
    ranks = vec[i64](capacity=4)
    for seat in range(valley.seats):
        rank = points(valley, seat) * 10000
        if valley.options[TIE_BREAK] != SHARED:
            rank += won(valley, seat, True) * 100 + won(valley, seat, False)
        ranks = append(ranks, rank)
    return highest(ranks)


def won(valley: Valley, seat: i64, dragons_only: bool) -> i64:
    """How many Dragons, or characters in all, the seat has eliminated."""
    count: i64 = 0
    for each in valley.won:
        kind = kind_of(each)
        if each // WINNER == seat and (kind == DRAGON or (not dragons_only and kind < CAMPSITE)):
            count += 1
    return count
