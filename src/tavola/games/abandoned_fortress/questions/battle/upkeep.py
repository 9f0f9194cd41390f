"""Is a Pay Chest opened, and which cards are paid for? AF-93, AF-94, AF-R109"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda, events, steps
from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import NO, YES
from tavola.games.abandoned_fortress.fields import filled
from tavola.games.abandoned_fortress.questions.battle.spoils import lose_card
from tavola.games.abandoned_fortress.questions.matter import Interlude, Matter
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import DRAGON, LEADERS, NONE, PAID_SILENCE, PAY_CHEST, RURIK, UPKEEP
from tavola.kernel.events import EVERYONE


@final
class Opening(Matter):
    """What is due is looked up, and who has a Pay Chest is asked about it; who owes nothing is done. AF-R109"""

    def __init__(self) -> None:
        super().__init__("opening")

    def settle(self, t: Realm) -> None:
        if not t.owes:
            finish(t)
            return
        t.upkeep_due = upkeep_cards(t)
        if t.chests[t.attacker // LEADERS] > 0 and due(t) > 0:
            t.pose(agenda.CHEST)
        else:
            t.stage = steps.UPKEEP


@final
class Chest(Interlude):
    """Pay Chest instead of paying: all cards stay. AF-R109"""

    def __init__(self) -> None:
        super().__init__("chest", af.PAY_THE_UNIT, [YES, NO])

    def asked(self, t: Realm) -> i64:
        return t.attacker // LEADERS

    def apply(self, t: Realm, action: i64) -> None:
        t.stage = steps.UPKEEP
        if YES.takes(action):
            seat = t.attacker // LEADERS
            t.chests[seat] -= 1
            t.action_discards[PAY_CHEST] += 1
            t.upkeep_due = vec[i64]()
            t.tell(events.CHEST_OPENED, af.PAY_CHEST_FIRST, seat, EVERYONE, t.attacker)


@final
class Paying(Matter):
    """A card that cannot be paid for is discarded, as all can see; the next one is asked about at once. AF-94"""

    def __init__(self) -> None:
        super().__init__("paying")

    def settle(self, t: Realm) -> None:
        gold = t.gold[t.attacker // LEADERS]
        while len(t.upkeep_due) > 0:
            if price_of(t, t.upkeep_due[0]) <= gold:
                t.pose(agenda.UPKEEP)
                return
            decide_upkeep(t, False)
        finish(t)


@final
class Upkeep(Interlude):
    """One yes or no for each surviving card with a cost, in card id order. AF-94, AF-R109"""

    def __init__(self) -> None:
        super().__init__("upkeep", af.PAY_THE_UNIT, [YES, NO])

    def asked(self, t: Realm) -> i64:
        return t.attacker // LEADERS

    def apply(self, t: Realm, action: i64) -> None:
        decide_upkeep(t, YES.takes(action))


def owe_upkeep(t: Realm, smoke: bool) -> None:
    """The starter will pay for the unit, unless silence is paid for. AF-93, AF-95, AF-R35, AF-R73"""
    leader = t.attacker
    silent = t.secret[0] == PAID_SILENCE and not smoke
    t.owes = leader != DRAGON and not silent
    rurik = t.owes and t.is_hero(leader) and t.hero[leader // LEADERS] == RURIK
    t.rebate = 1 if rurik else 0


def upkeep_cards(t: Realm) -> vec[i64]:
    """The starter's cards with a cost, in card id order. AF-R109"""
    leader = t.attacker
    out = vec[i64]()
    a, b = t.card[leader * 2], t.card[leader * 2 + 1]
    low, high = (a, b) if a <= b else (b, a)
    if low != NONE and UPKEEP[low] > 0:
        out = append(out, low)
    if high != NONE and UPKEEP[high] > 0:
        out = append(out, high)
    return out


def due(t: Realm) -> i64:
    """The whole maintenance. AF-93"""
    total: i64 = 0
    for card in upkeep_cards(t):
        total += UPKEEP[card]
    return max(0, total - t.rebate)


def price_of(t: Realm, card: i64) -> i64:
    """Rurik's first gold is free. AF-R109"""
    return max(0, UPKEEP[card] - t.rebate)


def decide_upkeep(t: Realm, keep: bool) -> None:
    """One card paid for, or discarded. AF-94, AF-R36, AF-R37"""
    leader = t.attacker
    seat = leader // LEADERS
    card = t.upkeep_due[0]
    t.upkeep_due = t.upkeep_due[1:]
    if not keep:
        place = leader * 2 if t.card[leader * 2] == card else leader * 2 + 1
        lose_card(t, leader, place, af.PAY_FOR_SOME)
        return
    cost = price_of(t, card)
    t.rebate = max(0, t.rebate - UPKEEP[card])
    t.gold[seat] -= cost
    t.tell(events.UPKEEP_PAID, af.PAY_THE_UNIT, seat, EVERYONE, leader, card, cost)


def finish(t: Realm) -> None:
    """Nothing moves by itself after a battle. AF-R27"""
    t.stage = steps.NO_BATTLE
    t.attacker = NONE
    t.defender = NONE
    t.ranged = False
    t.secret = filled(2, NONE)
    t.beaten_drums = filled(2, 0)
    t.upkeep_due = vec[i64]()
    t.owes = False
    t.rebate = 0
    t.mourner = NONE
