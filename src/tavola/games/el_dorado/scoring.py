"""Who leads at the round limit, and how a position looks to a side. Ledger, termination and playing well"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado.options import NO_LIMIT, TRADE_OFFERS
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.prospects import guarded, turns_left
from tavola.games.el_dorado.tables import BUILDINGS, FORT, LEADS, NONE, VILLAGERS
from tavola.kernel.bits import BIT, highest

PATIENCE: Final = 3.0  # turns by which a lead counts e times as much
SOLO_PATIENCE: Final = 12.0
OFFER_TAKES: Final = 0.05  # turns
PATIENT_OFFERS: Final = 2  # a turn; each one more takes a turn longer


def leaders(t: Power) -> i64:
    """Most shrines, the cave shrine, strength on the map, cards and doubloons; else a shared win. ED-R210"""
    ranks = vec[i64](capacity=8)
    for side in range(t.sides):
        ranks = append(ranks, ranking(t, side))
    first = highest(ranks)
    winners: i64 = 0
    for side in range(t.sides):
        if first & BIT[side]:
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


def shares(t: Power) -> vec[float]:
    """For each seat what its side may hope for: the fewer turns it needs, the more."""
    if t.sides == 1:
        return vec[float]([alone(t)])
    hopes = vec[float](capacity=t.sides)
    total = 0.0
    for side in range(t.sides):
        hope = exp(-(turns_left(t, side) + haggling(t, side)) / PATIENCE)
        hopes = append(hopes, hope)
        total += hope
    out = vec[float](capacity=t.seats)
    for seat in range(t.seats):
        mates = 1.0 if t.partner(seat) == NONE else 2.0
        out = append(out, hopes[t.side_of(seat)] / total / mates)
    return out


def haggling(t: Power, side: i64) -> float:
    """Turns that offers cost where nothing limits them, a few of them little; else nobody would stop. ED-R249"""
    total = 0.0
    for seat in range(t.seats if t.options[TRADE_OFFERS] == NO_LIMIT else 0):
        if t.side_of(seat) == side:
            offers = t.offers[seat]
            total += OFFER_TAKES * float(offers) + float(max(0, offers - PATIENT_OFFERS))
    return total


def alone(t: Power) -> float:
    """Solo: time runs against the Guardians."""
    return max(0.0, min(0.97, exp(-max(0.0, turns_left(t, 0)) / SOLO_PATIENCE) * (1.0 - 0.7 * guarded(t))))
