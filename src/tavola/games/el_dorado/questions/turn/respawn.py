"""Where does a beaten explorer come back? The victor says, before its next turn."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import PLACE_EXPLORER
from tavola.games.el_dorado.options import ON_THE_ISLAND, RESPAWN_AREA
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import ISLAND, NONE
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import FINE


@final
class Respawn(Question[Power]):
    """A single place is taken without asking; without one the explorer stays away. ED-80, ED-81, ED-R98"""

    def __init__(self) -> None:
        super().__init__("respawn", ed.BESIDE_OWN_SHRINE, [PLACE_EXPLORER])

    def asked(self, t: Power) -> i64:
        placer = t.placer[t.arg(0)]
        return placer if placer != NONE and len(self.legal(t)) > 1 else BY_ITSELF

    def settle(self, t: Power) -> None:
        places = vec[i64]() if t.placer[t.arg(0)] == NONE else self.legal(t)
        if len(places) == 0:
            t.pop()
        else:
            self.apply(t, places[0])

    def legal(self, t: Power) -> vec[i64]:
        """Must agree with `answer_breaks`; whether some tile lies beside a shrine is asked once."""
        out = vec[i64](capacity=16)
        side = t.side_of(t.arg(0))
        beside = some_shrine_tile(t, side)
        for place in t.laid:
            fits = beside_controlled(t, side, place) if beside else is_allowed(t, place)
            if fits and t.enterable(place) and t.free(side, place):
                out = append(out, PLACE_EXPLORER.code(place))
        return out

    def answer_breaks(self, t: Power, action: i64) -> i64:
        return respawn_breaks(t, PLACE_EXPLORER.a(action))

    def apply(self, t: Power, action: i64) -> None:
        lead = t.arg(0)
        t.pop()
        t.at[lead] = PLACE_EXPLORER.a(action)
        t.placer[lead] = NONE
        t.tell(events.PLACED, ed.BESIDE_OWN_SHRINE, lead, EVERYONE, t.at[lead])


def respawn_breaks(t: Power, place: i64) -> i64:
    """Beside a controlled shrine, else anywhere unoccupied. ED-80, ED-81, ED-R95 to ED-R97"""
    side = t.side_of(t.arg(0))
    if t.kind[place] == 0 or not t.enterable(place) or not t.free(side, place):
        return ed.ANY_FREE_TILE
    if beside_controlled(t, side, place):
        return FINE
    if some_shrine_tile(t, side):
        return ed.BESIDE_OWN_SHRINE
    return FINE if is_allowed(t, place) else ed.ANY_FREE_TILE


def is_allowed(t: Power, place: i64) -> bool:
    """Any tile, or by option of the island. ED-R96"""
    return t.options[RESPAWN_AREA] != ON_THE_ISLAND or place < ISLAND


def beside_controlled(t: Power, side: i64, place: i64) -> bool:
    for direction in range(6):
        shrine = t.beside(place, direction)
        if shrine != NONE:
            which = t.shrine_index(shrine)
            if which != NONE and t.offerings[side] & BIT[which]:
                return True
    return False


def some_shrine_tile(t: Power, side: i64) -> bool:
    if t.offerings[side] == 0:
        return False
    for place in t.laid:
        if t.enterable(place) and t.free(side, place) and beside_controlled(t, side, place):
            return True
    return False
