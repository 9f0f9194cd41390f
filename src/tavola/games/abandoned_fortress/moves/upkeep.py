"""Maintenance after a battle: chest, card by card, and the end of the battle. AF-93, AF-94, AF-R109"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events as told
from tavola.games.abandoned_fortress import phases
from tavola.games.abandoned_fortress.moves import spoils
from tavola.games.abandoned_fortress.realm import Realm, filled
from tavola.games.abandoned_fortress.tables import (
    DRAGON,
    LEADERS,
    NONE,
    PAID_SILENCE,
    PAY_CHEST,
    RURIK,
    UPKEEP,
)
from tavola.kernel.events import EVERYONE


def owe_upkeep(realm: Realm, smoke: bool) -> None:
    """The starter will pay for the unit, unless silence is paid for. AF-93, AF-95, AF-R35, AF-R73"""
    leader = realm.attacker
    silent = realm.secret[0] == PAID_SILENCE and not smoke
    realm.owes = leader != DRAGON and not silent
    rurik = realm.owes and realm.is_hero(leader) and realm.hero[leader // LEADERS] == RURIK
    realm.rebate = 1 if rurik else 0


def upkeep_cards(realm: Realm) -> vec[i64]:
    """The starter's cards with a cost, in card id order. AF-R109"""
    leader = realm.attacker
    out = vec[i64]()
    a, b = realm.card[leader * 2], realm.card[leader * 2 + 1]
    low, high = (a, b) if a <= b else (b, a)
    if low != NONE and UPKEEP[low] > 0:
        out = append(out, low)
    if high != NONE and UPKEEP[high] > 0:
        out = append(out, high)
    return out


def due(realm: Realm) -> i64:
    """The whole maintenance. AF-93"""
    total: i64 = 0
    for card in upkeep_cards(realm):
        total += UPKEEP[card]
    return max(0, total - realm.rebate)


def price_of(realm: Realm, card: i64) -> i64:
    """Rurik's first gold is free. AF-R109"""
    return max(0, UPKEEP[card] - realm.rebate)


def ask_upkeep(realm: Realm) -> bool:
    seat = realm.attacker // LEADERS
    if realm.stage == phases.CHEST:
        if not realm.owes:
            finish(realm)
            return False
        realm.upkeep_due = upkeep_cards(realm)
        if realm.chests[seat] > 0 and due(realm) > 0:
            realm.ask(phases.ASK_CHEST, seat)
            return True
        realm.stage = phases.UPKEEP
    return ask_about_a_card(realm, seat)


def ask_about_a_card(realm: Realm, seat: i64) -> bool:
    """A card that cannot be paid for is discarded, as all can see. AF-94"""
    while len(realm.upkeep_due) > 0:
        if price_of(realm, realm.upkeep_due[0]) <= realm.gold[seat]:
            realm.ask(phases.ASK_UPKEEP, seat)
            return True
        decide_upkeep(realm, False)
    finish(realm)
    return False


def open_chest(realm: Realm, yes: bool) -> None:
    """Pay Chest instead of paying: all cards stay."""
    realm.stage = phases.UPKEEP
    if yes:
        seat = realm.attacker // LEADERS
        realm.chests[seat] -= 1
        realm.action_discards[PAY_CHEST] += 1
        realm.upkeep_due = vec[i64]()
        realm.tell(told.CHEST_OPENED, af.PAY_CHEST_FIRST, seat, EVERYONE, realm.attacker)


def decide_upkeep(realm: Realm, keep: bool) -> None:
    """One card paid for, or discarded. AF-94, AF-R36, AF-R37"""
    leader = realm.attacker
    seat = leader // LEADERS
    card = realm.upkeep_due[0]
    realm.upkeep_due = realm.upkeep_due[1:]
    if not keep:
        place = leader * 2 if realm.card[leader * 2] == card else leader * 2 + 1
        spoils.lose_card(realm, leader, place, af.PAY_FOR_SOME)
        return
    cost = price_of(realm, card)
    realm.rebate = max(0, realm.rebate - UPKEEP[card])
    realm.gold[seat] -= cost
    realm.tell(told.UPKEEP_PAID, af.PAY_THE_UNIT, seat, EVERYONE, leader, card, cost)


def finish(realm: Realm) -> None:
    """Nothing moves by itself after a battle. AF-R27"""
    realm.stage = phases.NO_BATTLE
    realm.attacker = NONE
    realm.defender = NONE
    realm.ranged = False
    realm.secret = filled(2, NONE)
    realm.beaten_drums = filled(2, 0)
    realm.upkeep_due = vec[i64]()
    realm.owes = False
    realm.rebate = 0
    realm.mourner = NONE
