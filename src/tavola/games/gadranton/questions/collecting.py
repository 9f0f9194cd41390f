"""Taking a crown where the thief stands, and reaching for what lies on an occupied cell. GA-33, GA-37"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton import events
from tavola.games.gadranton.actions import REACH, TAKE
from tavola.games.gadranton.city import next_to, other_on
from tavola.games.gadranton.crowns import crown_breaks, pick_up_key, put_on
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.figures import acts, feet_breaks, no_steps, spend_step, thief_breaks, thief_left
from tavola.games.gadranton.options import REACH_OCCUPIED
from tavola.games.gadranton.tables import (
    BY_KEY,
    COLOURS,
    CROWN,
    CROWN_OF,
    FOR_NOTHING,
    KEY,
    KEY_OF,
    NEXT,
    NONE,
    PAYS,
    SIDES,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Deed
from tavola.kernel.state import FINE


@final
class TakeCrown(Deed[Fields]):
    """On its cell, at any moment of the turn, if he likes. GA-33, GA-R09"""

    def __init__(self) -> None:
        super().__init__(TAKE)

    def breaks(self, t: Fields, action: i64) -> i64:
        code = thief_breaks(t)
        if code != FINE:
            return code
        colour = CROWN_OF[t.cell[t.active]]
        return ga.CROWN_FOR_A_KEY if colour == NONE else crown_breaks(t, colour, paid(action))

    def listed(self, t: Fields, out: vec[i64]) -> vec[i64]:
        return out if CROWN_OF[t.cell[t.active]] == NONE else super().listed(t, out)

    def apply(self, t: Fields, action: i64) -> None:
        acts(t, t.active)
        put_on(t, CROWN_OF[t.cell[t.active]], paid(action))


def paid(action: i64) -> i64:
    """A crown is not taken for nothing, so the first way to pay is the key."""
    return TAKE.a(action) + BY_KEY


@final
class Reach(Deed[Fields]):
    """One step spent without moving. GA-37, GA-R10"""

    def __init__(self) -> None:
        super().__init__(REACH)

    def breaks(self, t: Fields, action: i64) -> i64:
        if not t.options[REACH_OCCUPIED]:
            return ga.NOTHING_TO_REACH
        if t.passing != NONE:
            return ga.GO_ON_IN_PASSING
        code = feet_breaks(t)
        if code != FINE:
            return code
        thief, place = t.active, REACH.a(action)
        cell = cell_of(place)
        if not next_to(t.cell[thief], cell) or other_on(t, cell, thief) == NONE:
            return ga.REACH_AN_OCCUPIED_CELL
        return gain_breaks(t, place, REACH.b(action)) if thief_left(t) > 0 else no_steps(t, thief)

    def listed(self, t: Fields, out: vec[i64]) -> vec[i64]:
        beside = t.cell[t.active] * SIDES
        for side in range(SIDES):
            place = place_on(NEXT[beside + side])
            for pay in range(0 if place == NONE else PAYS):
                if self.breaks(t, REACH.code(place, pay)) == FINE:
                    out = append(out, REACH.code(place, pay))
        return out

    def apply(self, t: Fields, action: i64) -> None:
        place = REACH.a(action)
        spend_step(t, t.active)
        t.tell(events.REACHED, ga.REACH_AN_OCCUPIED_CELL, t.active, EVERYONE, cell_of(place))
        if place < COLOURS:
            pick_up_key(t, place)
        else:
            put_on(t, place - COLOURS, REACH.b(action))


def cell_of(place: i64) -> i64:
    """Key cells are places 0 to 7, crown cells 8 to 15."""
    return KEY[place] if place < COLOURS else CROWN[place - COLOURS]


def place_on(cell: i64) -> i64:
    """The key or crown cell here, or NONE."""
    if cell == NONE:
        return NONE
    if KEY_OF[cell] != NONE:
        return KEY_OF[cell]
    return NONE if CROWN_OF[cell] == NONE else CROWN_OF[cell] + COLOURS


def gain_breaks(t: Fields, place: i64, pay: i64) -> i64:
    """Offered only if something is collected by it. GA-R10"""
    if place >= COLOURS:
        return ga.CROWN_FOR_A_KEY if pay == FOR_NOTHING else crown_breaks(t, place - COLOURS, pay)
    has_key = t.keys[t.active] & BIT[place]
    return ga.NOTHING_TO_REACH if has_key or pay != FOR_NOTHING else FINE
