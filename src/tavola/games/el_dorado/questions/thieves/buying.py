"""What the Thieves buy: thieves, outposts and the hideout for doubloons, and doubloons for cards."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import BUY_THIEF, MINT
from tavola.games.el_dorado.fields import LOOSE
from tavola.games.el_dorado.options import THIEVES_ON_OCCUPIED
from tavola.games.el_dorado.power import Power, one_type
from tavola.games.el_dorado.questions.deeds import Act, LeadAct
from tavola.games.el_dorado.rules.hideouts import hideout_corner_breaks
from tavola.games.el_dorado.rules.spoils import take_shrine
from tavola.games.el_dorado.rules.steps import lead_breaks
from tavola.games.el_dorado.tables import (
    BAVIECA_COIN,
    BUILDINGS,
    FORT,
    LEADS,
    MOST_DOUBLOONS,
    NONE,
    THIEF,
    THIEF_SPEED,
    TYPES,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.kinds import Kind
from tavola.kernel.state import FINE

THIEF_PRICE: Final = 2


@final
class BuildDen(LeadAct):
    """An outpost or the hideout, beside a thief. ED-180, ED-183, ED-185, ED-R134"""

    def __init__(self, kind: Kind, hideout: bool) -> None:
        super().__init__(kind)
        self.hideout: bool = hideout

    def breaks(self, t: Power, action: i64) -> i64:
        seat = t.arg(1)
        if t.side_of(seat) != t.thieves:
            return ed.OUTPOST_PLACE
        return den_breaks(t, self.kind.a(action), self.kind.b(action), seat, self.hideout)

    def of_lead(self, t: Power, out: vec[i64], lead: i64, seat: i64) -> vec[i64]:
        if lead >= THIEF and t.doubloons > 0:
            for corner in range(6):
                if den_breaks(t, lead, corner, seat, self.hideout) == FINE:
                    out = append(out, self.kind.code(lead, corner))
        return out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        lead = self.kind.a(action)
        building = FORT if self.hideout else outpost_slot(t)
        t.doubloons -= 1
        t.corner[t.thieves * BUILDINGS + building] = t.corner_of(t.at[lead], self.kind.b(action))
        clause = ed.HIDEOUT_PLACE if self.hideout else ed.OUTPOST_PLACE
        what = events.HIDEOUT if self.hideout else events.OUTPOST
        t.tell(events.BOUGHT, clause, seat, EVERYONE, what, t.at[lead])


def outpost_slot(t: Power) -> i64:
    for building in range(FORT):
        if t.corner[t.thieves * BUILDINGS + building] == NONE and not t.b_wait[t.thieves] & BIT[building]:
            return building
    return NONE


def den_breaks(t: Power, lead: i64, k: i64, seat: i64, hideout: bool) -> i64:
    """Hideout and outposts, beside a thief. ED-180, ED-183, ED-185, ED-R134"""
    place = ed.HIDEOUT_PLACE if hideout else ed.OUTPOST_PLACE
    code = lead_breaks(t, lead, seat)
    if code != FINE:
        return code
    if lead < THIEF or t.at[lead] == t.bridge:
        return place
    corner = t.corner_of(t.at[lead], k)
    if t.building_on(corner) != NONE:
        return ed.CORNER_USED
    building = FORT if hideout else outpost_slot(t)
    if building == NONE or t.corner[t.thieves * BUILDINGS + building] != NONE:
        return ed.NOT_IN_SUPPLY
    if t.b_wait[t.thieves] & BIT[building]:
        return ed.BEATEN_WAITS
    if hideout and hideout_corner_breaks(t, corner) != FINE:
        return place
    return FINE if t.doubloons >= 1 else ed.TOO_DEAR


@final
class BuyThief(Act):
    """It acts at once with 4 speed. ED-171, ED-181, ED-R142, ED-R148, ED-R236"""

    def __init__(self) -> None:
        super().__init__(BUY_THIEF)

    def breaks(self, t: Power, action: i64) -> i64:
        return thief_breaks(t, BUY_THIEF.a(action), t.arg(1))

    def listed(self, t: Power, out: vec[i64]) -> vec[i64]:
        seat = t.arg(1)
        if t.side_of(seat) != t.thieves or t.doubloons < THIEF_PRICE or spare_thief(t) == NONE:
            return out
        for place in t.laid:
            if thief_breaks(t, place, seat) == FINE:
                out = append(out, BUY_THIEF.code(place))
        return out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        lead = spare_thief(t)
        t.doubloons -= THIEF_PRICE
        t.at[lead] = BUY_THIEF.a(action)
        t.came[lead] = NONE
        t.fixed[lead] = 0
        t.speed[lead] = THIEF_SPEED - (1 if t.curse == lead else 0)
        if t.coin[BAVIECA_COIN] == seat and not t.bavieca_used:
            t.bavieca_used = True
            t.speed[lead] += 1
        t.tell(events.BOUGHT, ed.THIEF_PLACE, seat, EVERYONE, events.THIEF, t.at[lead])
        if t.shrine_by == LOOSE:
            take_shrine(t, lead)


def spare_thief(t: Power) -> i64:
    """One that may be bought; a cursed one last. ED-181, ED-R147"""
    found: i64 = NONE
    for lead in range(THIEF, LEADS):
        if t.at[lead] == NONE and t.wait[lead] == 0 and (found == NONE or found == t.curse):
            found = lead
    return found


def thief_breaks(t: Power, place: i64, seat: i64) -> i64:
    """On a free tile, or by option on any: placing is no step, so nobody is attacked. ED-181, ED-R142, ED-R272"""
    if t.side_of(seat) != t.thieves:
        return ed.THIEF_PLACE
    if spare_thief(t) == NONE:
        return ed.NOT_IN_SUPPLY
    if t.kind[place] == 0 or not t.enterable(place) or not t.beside_building(t.thieves, place):
        return ed.THIEF_PLACE
    if not t.options[THIEVES_ON_OCCUPIED] and not t.free(t.thieves, place):
        return ed.UNOCCUPIED_FOR_THIEVES
    return FINE if t.doubloons >= THIEF_PRICE else ed.TOO_DEAR


@final
class Mint(Act):
    """Two cards of a type for a doubloon, five at most. ED-179, ED-R135"""

    def __init__(self) -> None:
        super().__init__(MINT)

    def breaks(self, t: Power, action: i64) -> i64:
        return mint_breaks(t, MINT.a(action), t.arg(1))

    def listed(self, t: Power, out: vec[i64]) -> vec[i64]:
        return super().listed(t, out) if t.side_of(t.arg(1)) == t.thieves else out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        type = MINT.a(action)
        taught = t.lesson(seat, one_type(type, 2))
        t.hand[seat * TYPES + type] -= 2
        t.stock[type] += 2
        t.doubloons += 1
        t.tell(events.MINTED, ed.MINT, seat, EVERYONE | taught, type)


def mint_breaks(t: Power, type: i64, seat: i64) -> i64:
    """Two of a type for a doubloon, five at most. ED-179, ED-R135"""
    if t.side_of(seat) != t.thieves or t.doubloons >= MOST_DOUBLOONS:
        return ed.MINT
    return FINE if t.hand[seat * TYPES + type] >= 2 else ed.MINT
