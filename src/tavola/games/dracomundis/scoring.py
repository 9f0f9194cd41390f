"""Victory points and winners. DM-63 to DM-65."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import CAPTOR, PRISONER_SCORES, SHARED, TIE_BREAK
from tavola.games.dracomundis.tables import CAMPSITE, CANNIBAL, CELLS, DRAGON, GROUND_POINTS, JOURNALIST, NOTHING
from tavola.games.dracomundis.tokens import WINNER, kind_of, owner_of
from tavola.games.dracomundis.valley import face_down, is_free
from tavola.games.dracomundis.ways import touch
from tavola.kernel.bits import BIT, highest

SCOOP: Final = 7  # a Journalist in a rival's camp, DM-65
PENALTY: Final = 5  # the Tiger next to the own camp, DM-06


def points(t: Fields, seat: i64) -> i64:
    """The seat's victory points as things stand. DM-63; tokens face down are worth nothing, DM-78"""
    total = t.spoils[seat] + on_the_board(t, seat)
    return total - PENALTY if tiger_at_camp(t, seat) else total


def on_the_board(t: Fields, seat: i64) -> i64:
    """Jungles, Mountains and scoops of the seat's free characters. DM-64, DM-65"""
    total: i64 = 0
    for cell in range(t.edge, CELLS):
        ground = t.ground[cell]
        if ground != NOTHING and is_free(t, cell, seat) and not face_down(t, cell):
            total += at(t, cell, seat)
    return total


def at(t: Fields, cell: i64, seat: i64) -> i64:
    """What the seat's character here earns by the terrain; a prisoner earns for its captor, DM-R46."""
    ground = t.ground[cell]
    tok = t.figure[cell]
    if kind_of(ground) == CAMPSITE:
        return SCOOP if kind_of(tok) == JOURNALIST and owner_of(ground) != seat else 0
    worth = GROUND_POINTS[kind_of(ground)]
    if kind_of(tok) == CANNIBAL and t.captive[seat] != NOTHING and t.options[PRISONER_SCORES] == CAPTOR:
        worth *= 2
    return worth


def scoops(t: Fields, seat: i64) -> i64:
    """How many rival camps the seat's Journalist stands in: one or none. DM-65"""
    count: i64 = 0
    for cell in range(t.edge, CELLS):
        ground = t.ground[cell]
        if ground == NOTHING or kind_of(ground) != CAMPSITE or owner_of(ground) == seat or face_down(t, cell):
            continue
        if is_free(t, cell, seat) and kind_of(t.figure[cell]) == JOURNALIST:
            count += 1
    return count


def tiger_at_camp(t: Fields, seat: i64) -> bool:
    """Was the seat's Tiger placed next to its own Campsite? DM-06, DM-R11, DM-R74"""
    camp, tiger = t.camp[seat], t.tiger[seat]
    return camp != NOTHING and tiger != NOTHING and touch(camp, tiger)


def winners(t: Fields) -> i64:
    """The seats with most points, as a mask; a tie is shared, or broken by Dragons and characters won. DM-R39"""
    ranks = vec[i64](capacity=4)
    for seat in range(t.seats):
        rank = points(t, seat) * 10000
        if t.options[TIE_BREAK] != SHARED:
            rank += won(t, seat, True) * 100 + won(t, seat, False)
        ranks = append(ranks, rank)
    return highest(ranks)


def won(t: Fields, seat: i64, dragons_only: bool) -> i64:
    """How many Dragons, or characters in all, the seat has eliminated."""
    count: i64 = 0
    for each in t.won:
        kind = kind_of(each)
        if each // WINNER == seat and (kind == DRAGON or (not dragons_only and kind < CAMPSITE)):
            count += 1
    return count


def share(t: Fields, seat: i64) -> float:
    """Once over: winners share the point. DM-63, DM-R39"""
    if not t.winners & BIT[seat]:
        return 0.0
    sharing: i64 = 0
    for each in range(t.seats):
        if t.winners & BIT[each]:
            sharing += 1
    return 1.0 / float(sharing)
