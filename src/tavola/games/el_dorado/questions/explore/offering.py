"""An offering is declared, may be attacked, and is then paid or withdrawn."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import BUY_OFFERING, PAY_OFFERING, WITHDRAW
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.deeds import LeadAct
from tavola.games.el_dorado.rules.armies import buys
from tavola.games.el_dorado.rules.steps import lead_breaks
from tavola.games.el_dorado.tables import COST_OFFERING, NONE
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import FINE

OFFERING_PRICE: Final = 3  # doubloons
OFFERING_CARDS: Final = 6


@final
class BuyOffering(LeadAct):
    """Opponents may attack before it is paid. ED-54, ED-55, ED-R65, ED-R235"""

    def __init__(self) -> None:
        super().__init__(BUY_OFFERING)

    def breaks(self, t: Power, action: i64) -> i64:
        return offering_breaks(t, BUY_OFFERING.a(action), BUY_OFFERING.b(action), t.arg(1))

    def of_lead(self, t: Power, out: vec[i64], lead: i64, seat: i64) -> vec[i64]:
        if len(t.shrine_at) > 0 and affords_offering(t, seat):
            for shrine in range(3):
                if offering_breaks(t, lead, shrine, seat) == FINE:
                    out = append(out, BUY_OFFERING.code(lead, shrine))
        return out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        t.push(agenda.OFFERING, BUY_OFFERING.a(action), BUY_OFFERING.b(action), 0)
        t.push(agenda.WINDOW, agenda.W3, 0)


def offering_breaks(t: Power, lead: i64, shrine: i64, seat: i64) -> i64:
    """ED-06, ED-54, ED-138, ED-182, ED-224"""
    code = lead_breaks(t, lead, seat)
    if code != FINE:
        return code
    if shrine >= i64(len(t.shrine_at)) or not beside_shrine(t, t.at[lead], t.shrine_at[shrine]):
        return ed.OFFERING_BESIDE_THE_SHRINE
    if t.offerings[t.side_of(seat)] & BIT[shrine]:
        return ed.ONE_OFFERING_A_SHRINE
    if t.shrine_at[shrine] in t.guardian:
        return ed.GUARDED_SHRINE
    return FINE if affords_offering(t, seat) else ed.TOO_DEAR


def beside_shrine(t: Power, place: i64, shrine: i64) -> bool:
    """Sharing a side; from a bridge only at its end. ED-138, ED-R42"""
    for direction in range(6):
        if t.beside(place, direction) == shrine:
            return True
    return False


def affords_offering(t: Power, seat: i64) -> bool:
    if t.side_of(seat) == t.thieves:
        return t.doubloons >= OFFERING_PRICE
    return t.affords(seat, COST_OFFERING)


@final
class Offering(Question[Power]):
    """Paid at once if nobody attacked; else go on if the price is there, or withdraw. ED-55, ED-R65, ED-R212"""

    def __init__(self) -> None:
        super().__init__("offering", ed.OFFERING_WINDOW, [PAY_OFFERING, WITHDRAW])

    def asked(self, t: Power) -> i64:
        lead = t.arg(0)
        if t.arg(2) == 0 or t.at[lead] == NONE:
            return BY_ITSELF
        code = offering_breaks(t, lead, t.arg(1), t.owner(lead))
        dear = code == ed.TOO_DEAR and may_afford_offering(t, t.owner(lead))
        return t.owner(lead) if code == FINE or dear else BY_ITSELF

    def settle(self, t: Power) -> None:
        if t.arg(2) == 0:
            pay_offering(t)
        else:
            t.pop()

    def answer_breaks(self, t: Power, action: i64) -> i64:
        dear = PAY_OFFERING.takes(action) and not affords_offering(t, t.actor)
        return ed.TOO_DEAR if dear else FINE

    def apply(self, t: Power, action: i64) -> None:
        if PAY_OFFERING.takes(action):
            pay_offering(t)
            return
        t.tell(events.WITHDREW, ed.OFFERING_WINDOW, t.owner(t.arg(0)), EVERYONE)
        t.pop()


def may_afford_offering(t: Power, seat: i64) -> bool:
    """By the number of cards, which is public. ED-R212"""
    if t.side_of(seat) == t.thieves:
        return t.doubloons >= OFFERING_PRICE
    partner = t.together(seat)
    return t.cards(seat) + (t.cards(partner) if partner != NONE else 0) >= OFFERING_CARDS


def pay_offering(t: Power) -> None:
    """ED-04, ED-56, ED-155, ED-182"""
    lead = t.arg(0)
    shrine = t.arg(1)
    t.pop()
    seat = t.owner(lead)
    taught: i64 = 0
    if t.side_of(seat) == t.thieves:
        t.doubloons -= OFFERING_PRICE
    else:
        taught = t.pay(seat, COST_OFFERING)
        buys(t, seat)
    t.offerings[t.side_of(seat)] |= BIT[shrine]
    t.tell(events.OFFERING, ed.OFFERING_BESIDE_THE_SHRINE, seat, EVERYONE | taught, shrine)
    t.test_win()
