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

PATIENCE: Final = 6.0  # turns by which the odds are e times as good
MIDWAY: Final = 10.0  # turns: as good as not
FAR_OFF: Final = 30.0
RIVALRY: Final = 0.25  # what a turn of the rival ahead counts of an own one,
THREAT: Final = 0.4  # and what a rival about to win takes away
NEAR_THE_END: Final = 4.0  # turns
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
    """How a position looks to each seat: by its own way to the end, and somewhat by those of its rivals.

    What helps everybody is good for everybody: explorers who only compared themselves would leave exploring to others.
    """
    if t.sides == 1:
        return vec[float]([alone(t)])
    turns = vec[float](capacity=t.sides)
    for side in range(t.sides):
        turns = append(turns, turns_left(t, side) + haggling(t, side))
    looks = vec[float](capacity=t.sides)
    for side in range(t.sides):
        looks = append(looks, outlook(turns, side))
    out = vec[float](capacity=t.seats)
    for seat in range(t.seats):
        mates = 1.0 if t.partner(seat) == NONE else 2.0
        out = append(out, looks[t.side_of(seat)] / mates)
    return out


def outlook(turns: vec[float], side: i64) -> float:
    """From 0 to 1 by the turns that each side still needs."""
    ahead = 100.0
    threat = 0.0
    for other in range(i64(len(turns))):
        if other != side:
            ahead = min(ahead, turns[other])
            threat += exp(-max(0.0, turns[other]) / NEAR_THE_END)
    hope = (MIDWAY - turns[side] + RIVALRY * (min(ahead, FAR_OFF) - MIDWAY)) / PATIENCE - THREAT * threat
    return 1.0 / (1.0 + exp(-hope))


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
