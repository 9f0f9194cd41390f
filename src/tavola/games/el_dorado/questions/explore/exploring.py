"""What does a seat do in its explore phase: walk, buy, attack, trade, or end its turn?"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import (
    BUILD_FARMHOUSE,
    BUILD_FORT,
    BUILD_HIDEOUT,
    BUILD_OUTPOST,
    END_TURN,
    HAND_OVER,
    PAY_OFFERING,
    PLACE,
    WITHDRAW,
)
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.deeds import LeadAct, Refused
from tavola.games.el_dorado.questions.explore.armies import ArmyStep
from tavola.games.el_dorado.questions.explore.attacks import AttackBuilding, Shoot
from tavola.games.el_dorado.questions.explore.bargain import Propose
from tavola.games.el_dorado.questions.explore.bridge import BuildBridge, RemoveBridge
from tavola.games.el_dorado.questions.explore.exchange import Exchange
from tavola.games.el_dorado.questions.explore.offering import BuyOffering
from tavola.games.el_dorado.questions.explore.offers import MakeOffer
from tavola.games.el_dorado.questions.explore.purchases import Build, BuyVillager, Remove
from tavola.games.el_dorado.questions.explore.sharing import GiveShrine, Share
from tavola.games.el_dorado.questions.explore.walking import BuySpeed, Discover, DiscoverOwn, Ebb, Move
from tavola.games.el_dorado.questions.explore.wolf import WolfDiscover, WolfStep
from tavola.games.el_dorado.questions.thieves.buying import BuildDen, BuyThief, Mint
from tavola.games.el_dorado.rules.trade import always_open
from tavola.games.el_dorado.rules.turns import in_play
from tavola.games.el_dorado.tables import BELLONA, LEADS, NONE, THIEF
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Deed, Menu
from tavola.kernel.state import FINE


@final
class Exploring(Menu[Power]):
    """The captain begins; the turn ends with the second partner. ED-34, ED-169, ED-R36, ED-R230"""

    def __init__(self) -> None:
        self.walks: list[LeadAct] = [Move(), Discover(), DiscoverOwn(), Ebb(), BuySpeed()]
        self.villager: BuyVillager = BuyVillager()
        self.builds: list[LeadAct] = [
            BuyOffering(),
            Build(BUILD_FARMHOUSE, False),
            Build(BUILD_FORT, True),
            BuildDen(BUILD_OUTPOST, False),
            BuildDen(BUILD_HIDEOUT, True),
            BuildBridge(),
        ]
        self.others: list[Deed[Power]] = [
            Remove(),
            RemoveBridge(),
            ArmyStep(),
            AttackBuilding(),
            Shoot(),
            WolfStep(),
            WolfDiscover(),
            Exchange(),
            MakeOffer(),
            Propose(),
            Share(),
            HandOver(),
            BuyThief(),
            Mint(),
            GiveShrine(),
            EndPhase(),
        ]
        elsewhere: list[Deed[Power]] = [
            Refused(PLACE, ed.DISCOVER_AT_THE_EDGE),
            Refused(PAY_OFFERING, ed.OFFERING_WINDOW),
            Refused(WITHDRAW, ed.OFFERING_WINDOW),
        ]
        deeds: list[Deed[Power]] = [*self.walks, self.villager, *self.builds, *self.others, *elsewhere]
        super().__init__("explore", ed.TURN_ORDER, deeds)

    def asked(self, t: Power) -> i64:
        seat = t.arg(1)
        return BY_ITSELF if seat == NONE or t.ended & BIT[seat] else seat

    def settle(self, t: Power) -> None:
        if t.arg(1) == NONE:
            open_phase(t)
        else:
            partner_or_end(t)

    def legal(self, t: Power) -> vec[i64]:
        """Walk, buy, act, trade, end; walking and building piece by piece."""
        seat = t.arg(1)
        out = vec[i64](capacity=64)
        thieves = t.side_of(seat) == t.thieves
        first = THIEF if thieves else seat
        last = LEADS if thieves else seat + 1
        for lead in range(first, last):
            if t.at[lead] != NONE:
                for walk in self.walks:
                    out = walk.of_lead(t, out, lead, seat)
        out = self.villager.listed(t, out)
        for lead in range(first, last):
            if t.at[lead] != NONE:
                for build in self.builds:
                    out = build.of_lead(t, out, lead, seat)
        for deed in self.others:
            out = deed.listed(t, out)
        return out


def open_phase(t: Power) -> None:
    """Beaten pieces may be bought again, and Bellona has her step. ED-77, ED-107, ED-145, ED-R64"""
    side = t.arg(0)
    t.v_wait[side] = 0
    t.b_wait[side] = 0
    t.free_step = 0
    for seat in range(t.seats):
        if t.side_of(seat) == side and t.who[seat] == BELLONA:
            t.free_step = 1
    captain = t.captain(side)
    t.set_arg(1, captain if in_play(t, captain) else captain + 1)
    open_trade(t)
    t.push(agenda.WINDOW, agenda.W1)


def open_trade(t: Power) -> None:
    """Before the first action and after the last one too, if everybody trades without a limit. ED-R249"""
    if always_open(t):
        t.push(agenda.OFFERS)


def partner_or_end(t: Power) -> None:
    """The acting seat has ended: its partner goes on, or the phase is over. ED-R230"""
    partner = t.partner(t.arg(1))
    if partner == NONE or t.ended & BIT[partner] or not in_play(t, partner):
        t.pop()
        return
    t.set_arg(1, partner)
    t.acted = False


@final
class HandOver(Deed[Power]):
    """Let the partner go on. ED-R230"""

    def __init__(self) -> None:
        super().__init__(HAND_OVER)

    def breaks(self, t: Power, action: i64) -> i64:
        partner = t.partner(t.arg(1))
        if partner == NONE or t.ended & BIT[partner] or t.round == 1:
            return ed.HAND_OVER
        return FINE if t.acted or not t.acted_by & BIT[partner] else ed.HAND_OVER

    def apply(self, t: Power, action: i64) -> None:
        seat = t.arg(1)
        t.set_arg(1, t.partner(seat))
        t.acted = False
        t.acted_by |= BIT[t.partner(seat)]  # once: an idle turn does not go back and forth
        t.tell(events.HANDED_OVER, ed.HAND_OVER, seat, EVERYONE)


@final
class EndPhase(Deed[Power]):
    """Also without having done anything. ED-R36, ED-R69"""

    def __init__(self) -> None:
        super().__init__(END_TURN)

    def breaks(self, t: Power, action: i64) -> i64:
        return FINE

    def apply(self, t: Power, action: i64) -> None:
        seat = t.arg(1)
        t.ended |= BIT[seat]
        t.tell(events.ENDED, ed.TURN_ORDER, seat, EVERYONE)
        open_trade(t)
        t.push(agenda.WINDOW, agenda.W2)
