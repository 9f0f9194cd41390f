"""Who leads at the round limit, and how a position looks to a side. Ledger, termination and playing well"""

from mypy_extensions import i64

from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import BUILDINGS, FORT, LEADS, NONE, TYPES, VILLAGERS
from tavola.kernel.bits import BIT


def leaders(t: Power) -> i64:
    """Most shrines, the cave shrine, strength on the map, cards and doubloons; else a shared win. ED-R210"""
    best: i64 = -1
    winners: i64 = 0
    for side in range(t.sides):
        rank = ranking(t, side)
        if rank > best:
            best = rank
            winners = 0
        if rank == best:
            winners |= t.seats_of(side)
    return winners


def ranking(t: Power, side: i64) -> i64:
    wealth = t.side_cards(side) + (2 * t.doubloons if side == t.thieves else 0)
    cave = 1 if t.has_cave_shrine(side) else 0
    return ((t.shrines(side) * 2 + cave) * 1000 + standing(t, side)) * 1000 + wealth


def standing(t: Power, side: i64) -> i64:
    """Strength on the map: explorers or thieves, villagers, Wolf, forts, hideouts."""
    total: i64 = 0
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.side_of_lead(lead) == side:
            total += t.lead_strength(lead)
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        if t.v_at[i] != NONE:
            total += 1
    if t.wolf_of != NONE and t.side_of(t.wolf_of) == side:
        total += 1
    if t.corner[side * BUILDINGS + FORT] != NONE:
        total += 2 if side == t.thieves else 1
    return total


# how it looks


def worth(t: Power, side: i64) -> float:
    """Shrines first; then what buys the next one, and what defends."""
    value = 3.0 * float(t.island_shrines(side)) + 0.25 * float(standing(t, side))
    if t.has_cave_shrine(side):
        value += 2.0 + float(t.island_shrines(side))
    for seat in range(t.seats):
        if t.side_of(seat) == side:
            value += purse(t, seat)
    if side == t.thieves:
        value += 0.3 * float(t.doubloons)
    return value + nearness(t, side) + farming(t, side)


def purse(t: Power, seat: i64) -> float:
    """Cards toward two of each count most."""
    value = 0.0
    for type in range(TYPES):
        cards = t.hand[seat * TYPES + type]
        value += 0.3 * float(min(cards, 2)) + 0.06 * float(max(0, cards - 2))
    return value


def nearness(t: Power, side: i64) -> float:
    """An explorer beside a shrine it does not control yet."""
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.side_of_lead(lead) == side:
            for direction in range(6):
                place = t.beside(t.at[lead], direction)
                if place != NONE:
                    which = t.shrine_index(place)
                    if which != NONE and not t.offerings[side] & BIT[which]:
                        return 0.5
    return 0.0


def farming(t: Power, side: i64) -> float:
    """Farmhouses with villagers."""
    value = 0.0
    for building in range(FORT):
        corner = t.corner[side * BUILDINGS + building]
        if corner != NONE:
            value += 0.15
            for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
                if t.v_at[i] != NONE and t.touches(corner, t.v_at[i]):
                    value += 0.15
    return value


def share(t: Power, seat: i64) -> float:
    """A side's worth against all, sharpened."""
    mine = 0.0
    total = 0.0
    for side in range(t.sides):
        worthy = worth(t, side) + 1.0
        worthy = worthy * worthy
        total += worthy
        if side == t.side_of(seat):
            mine = worthy
    if t.sides == 1:
        return min(0.95, worth(t, 0) / 20.0)
    return mine / total
