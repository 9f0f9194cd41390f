"""The map begins anew when the first tile is ringed by water. ED-R45, ED-R242"""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.steps import some_tile_at
from tavola.games.el_dorado.tables import BUILDINGS, ISLAND, ISLAND_COUNTS, KINDS, NONE, SIDES, START, TYPES
from tavola.kernel.events import EVERYONE
from tavola.kernel.pile import Pile


def ringed(t: Power) -> bool:
    """The start tile is the only enterable island tile and has no slot left. ED-R45"""
    if t.has_slot(START) or t.island.size() == 0:
        return False
    for place in t.laid:
        if place < ISLAND and place != START and t.enterable(place):
            return False
    return True


def restart(t: Power) -> None:
    """The map begins anew; cards, cave and what is left of the turn stay. ED-R45, ED-R242"""
    t.tell(events.RESTARTED, ed.ISLAND_BEGINS_ANEW, t.captain(t.turn), EVERYONE)
    give_back_offerings(t)
    for place in t.laid:
        if place < ISLAND:
            t.lift(place)
    t.entrance = NONE
    t.bridge = NONE
    t.shrine_at = vec[i64]()
    for i in range(t.sides * BUILDINGS):
        if t.corner[i] != NONE and not some_tile_at(t, t.corner[i]):
            t.corner[i] = NONE
    refill_island(t)
    if t.thieves != NONE:
        t.push(agenda.AFTERMATH, t.thieves)  # without a thief they are in hiding again. ED-158
    t.push(agenda.FIRST_TILE)


def give_back_offerings(t: Power) -> None:
    """Their price goes back to the owner. ED-R242"""
    for side in range(t.sides):
        for _each in range(t.island_shrines(side)):
            if side == t.thieves:
                t.doubloons = min(5, t.doubloons + 3)
            else:
                for type in range(TYPES):
                    t.gains(t.captain(side), type, 2)
        t.offerings[side] = 0
    t.swapped = 0
    t.met = 0
    t.sits_out = 0
    t.guardian = vec[i64]([NONE, NONE, NONE])


def refill_island(t: Power) -> None:
    """All island tiles but the important ones still in hand."""
    counts = ISLAND_COUNTS[:]
    for side in range(SIDES):
        for kind in range(KINDS):
            t.important[side * KINDS + kind] += t.from_hand[side * KINDS + kind]
            t.from_hand[side * KINDS + kind] = 0
            counts[kind] -= t.important[side * KINDS + kind]
    t.island = Pile(counts)
