"""How far it is on foot: steps over the tiles as they lie, whoever stands in the way."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado.land import FAR, NOWHERE_NEAR
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import CAVE_START, ISLAND, LEADS, LINK, NEXT, NONE, NOTHING, OUT, WAYS, Q, R

OFF_THE_MAP: Final = 4  # steps, for a side without a piece
NO_WAY: Final = 16.0  # steps, where nobody can walk as yet


def trails(t: Power, side: i64) -> vec[i64]:
    """By place: steps from the nearest lead piece of the side, FAR where there is no way."""
    far = NOWHERE_NEAR[:]
    queue = vec[i64](capacity=72)
    for lead in range(LEADS):
        place = t.at[lead]
        if place != NONE and t.side_of_lead(lead) == side and far[place] == FAR:
            far[place] = 0
            queue = append(queue, place)
    if len(queue) == 0:
        return anywhere(t)
    head: i64 = 0
    while head < i64(len(queue)):
        queue = go_on(t, far, queue, queue[head])
        head += 1
    return far


def anywhere(t: Power) -> vec[i64]:
    """For a side without a piece: it will come back somewhere."""
    far = NOWHERE_NEAR[:]
    for place in t.laid:
        if t.enterable(place):
            far[place] = OFF_THE_MAP
    return far


def go_on(t: Power, far: vec[i64], queue: vec[i64], place: i64) -> vec[i64]:
    """One step further from a place."""
    steps = far[place] + 1
    for direction in range(6):
        to = NEXT[place * 6 + direction] if t.bridge == NONE else t.beside(place, direction)
        if to != NONE and far[to] == FAR and t.enterable(to):
            far[to] = steps
            queue = append(queue, to)
    if place == t.entrance or place == t.exit or place == t.secret:
        for way in range(LINK, WAYS if place == t.secret else OUT):
            to = t.step(place, way)
            if to != NONE and far[to] == FAR and t.kind[to] != NOTHING:
                far[to] = steps
                queue = append(queue, to)
    return queue


def hexes(one: i64, other: i64) -> i64:
    """As the crow flies, on one plane."""
    q = Q[one] - Q[other]
    r = R[one] - R[other]
    return max(q, -q, r, -r, q + r, -q - r)


def steps_to(far: vec[i64], place: i64) -> float:
    """Steps to a place, or what it takes where there is no way yet."""
    return float(far[place]) if place != NONE and far[place] < FAR else NO_WAY


def steps_beside(t: Power, far: vec[i64], shrine: i64) -> float:
    """Steps to a tile next to an island shrine."""
    best = FAR
    for direction in range(6):
        near = t.beside(shrine, direction)
        if near != NONE:
            best = min(best, far[near])
    return float(best) if best < FAR else NO_WAY


def steps_to_edge(t: Power, far: vec[i64], cave: bool) -> float:
    """Steps to a tile from which one can discover."""
    best = FAR
    for place in t.laid:
        if (place >= ISLAND) == cave and far[place] < best and t.has_slot(place):
            best = far[place]
    if best < FAR:
        return float(best)
    if not cave:
        return NO_WAY
    return steps_to(far, t.entrance) + (1.0 if t.kind[CAVE_START] == NOTHING else 2.0)
