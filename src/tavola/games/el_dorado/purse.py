"""What the offerings still cost: cards to gather, and how fast they come in."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.farming import farmed, produces
from tavola.games.el_dorado.rules.trade import rate
from tavola.games.el_dorado.tables import AROUND, BUILDINGS, FORT, NONE, TYPES, VILLAGERS
from tavola.kernel.bits import BIT

OF_EACH: Final = 2  # cards of each type for an offering
LATER: Final = 0.7  # what a card for a later offering is worth of one for the next
SPARE: Final = 0.7  # and all that one card of the stacks costs
STOP: Final = 2.5  # cards that a turn costs which has to end on a tile of a type,
STANDING: Final = 1.0  # and if the explorer stands there already,
WAY_THERE: Final = 0.3  # and for each step to the nearest one,
LAST_TYPE: Final = 1.2  # which counts more if no other type is lacking
LATER_STOP: Final = 2.8  # for each offering after the next
FARMABLE: Final = 0.3  # of that, what a farmhouse without a villager saves
CARDS_A_DOUBLOON: Final = 2.0
STOLEN: Final = 1.5  # cards for each that is stolen
AT_MOST: Final = 6  # steps


def short_of_next(t: Power, side: i64) -> float:
    """Cards that the next offering still needs."""
    if side == t.thieves:
        return max(0.0, CARDS_A_DOUBLOON * float(3 - t.doubloons) - 0.8 * float(t.side_cards(side)))
    short: i64 = 0
    spare: i64 = 0
    for type in range(TYPES):
        have = t.side_has(side, type)
        short += max(0, OF_EACH - have)
        spare += max(0, have - OF_EACH)
    return max(0.0, float(short) - SPARE * float(spare) / float(rate(t, t.captain(side))))


def cards_left(t: Power, side: i64, need: i64, far: vec[i64]) -> float:
    """Cards to gather, and what it costs to come by their types."""
    if need <= 0:
        return 0.0
    if side == t.thieves:
        short = CARDS_A_DOUBLOON * float(3 * need - t.doubloons) - 0.8 * float(t.side_cards(side))
        return max(0.0, short) * STOLEN
    left = float(OF_EACH * TYPES * need)
    farms, near, here = farming(t, side)
    way = LAST_TYPE if lacking(t, side, farms) == 1 else WAY_THERE
    exchanged = SPARE / float(rate(t, t.captain(side)))
    for type in range(TYPES):
        have = t.side_has(side, type)
        left -= float(min(have, OF_EACH)) + LATER * float(max(0, min(have, OF_EACH * need) - OF_EACH))
        left -= exchanged * float(max(0, have - OF_EACH * need))
        if not farms & BIT[type]:
            stop = LATER_STOP * float(need - 1)
            if have < OF_EACH:
                stop += STANDING if here & BIT[type] else STOP + way * way_to(t, far, type)
            left += stop * (1.0 - FARMABLE) if near & BIT[type] else stop
    return max(0.0, left)


def lacking(t: Power, side: i64, farms: i64) -> i64:
    """How many types the next offering still needs that nobody farms."""
    count: i64 = 0
    for type in range(TYPES):
        if t.side_has(side, type) < OF_EACH and not farms & BIT[type]:
            count += 1
    return count


def way_to(t: Power, far: vec[i64], type: i64) -> float:
    """Steps to the nearest tile that produces a type."""
    best = AT_MOST
    for place in t.laid:
        if far[place] < best and produces(t, place) & BIT[type]:
            best = far[place]
    return float(best)


def farming(t: Power, side: i64) -> tuple[i64, i64, i64]:
    """Types as bits: those that villagers farm, those they could, and those where explorers stand."""
    farms: i64 = 0
    near: i64 = 0
    here: i64 = 0
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        place = t.v_at[i]
        if place != NONE and farmed(t, side, place):
            farms |= produces(t, place)
    for building in range(FORT):
        corner = t.corner[side * BUILDINGS + building]
        if corner != NONE:
            for i in range(3):
                place = AROUND[corner * 3 + i]
                if place != NONE:
                    near |= produces(t, place)
    for seat in range(t.seats):
        if t.side_of(seat) == side and t.at[seat] != NONE:
            here |= produces(t, t.at[seat])
    return farms, near, here
