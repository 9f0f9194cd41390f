"""Redeploy: all own military cards are given out anew, one after another. AF-57"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events as told
from tavola.games.abandoned_fortress.moves.market import branch_breaks, full_breaks
from tavola.games.abandoned_fortress.realm import Realm, filled
from tavola.games.abandoned_fortress.tables import (
    CARD_BRANCH,
    GENERAL,
    HERO_CASTLE_BRANCH,
    LEADERS,
    MILITARY,
    NONE,
    REDEPLOY_COST,
)
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


def takes_part(realm: Realm, leader: i64) -> bool:
    return realm.exists(leader) and (realm.with_castles or not realm.is_castle(leader))


def cards(realm: Realm) -> vec[i64]:
    """The cards that take part, in card id order."""
    counts = filled(MILITARY, 0)
    first = realm.active * LEADERS
    for leader in range(first, first + LEADERS):
        if takes_part(realm, leader):
            for place in range(leader * 2, leader * 2 + 2):
                if realm.card[place] != NONE:
                    counts[realm.card[place]] += 1
    out = vec[i64](capacity=14)
    for card in range(MILITARY):
        for _copy in range(counts[card]):
            out = append(out, card)
    return out


# the price


def food_needed(realm: Realm, all_three: bool) -> i64:
    """2 food for hero and generals, 3 with the castles; by option one price for all. AF-R03"""
    cost = realm.options[REDEPLOY_COST]
    return 2 + i64(all_three) if cost == 0 else 1 + cost


def pay_breaks(realm: Realm, all_three: bool) -> i64:
    """Food for it, and a card that may take part. AF-R03, AF-R106"""
    flat = realm.options[REDEPLOY_COST]
    if flat and all_three != (flat == 2):
        return af.FOOD_TO_REDEPLOY
    if realm.food[realm.active] < food_needed(realm, all_three):
        return af.FOOD_TO_REDEPLOY
    return FINE if any_card(realm, all_three or flat > 0) else af.NOTHING_FOR_THIS_ACTION


def any_card(realm: Realm, with_castles: bool) -> bool:
    first = realm.active * LEADERS
    for leader in range(first, first + LEADERS):
        if realm.exists(leader) and realm.armed(leader) and (with_castles or not realm.is_castle(leader)):
            return True
    return False


def pay(realm: Realm, all_three: bool) -> None:
    realm.food[realm.active] -= food_needed(realm, all_three)
    begin(realm, all_three or realm.options[REDEPLOY_COST] > 0)


def begin(realm: Realm, with_castles: bool) -> None:
    realm.paid = True
    realm.with_castles = with_castles
    realm.plan = vec[i64]()


# giving the cards out


def must_stay_armed(realm: Realm, leader: i64) -> bool:
    """An armed piece outside its territory keeps a card. AF-R25"""
    cell = realm.cell[leader]
    return (
        not realm.is_castle(leader)
        and cell != NONE
        and realm.armed(leader)
        and not realm.at_home(leader // LEADERS, cell)
    )


def planned(realm: Realm, given: vec[i64], leader: i64) -> tuple[i64, i64]:
    """How many cards a leader has in the plan, and the last one."""
    count: i64 = 0
    last: i64 = NONE
    for i in range(i64(len(realm.plan))):
        if realm.plan[i] == leader:
            count += 1
            last = given[i]
    return count, last


def deploy_breaks(realm: Realm, leader: i64) -> i64:
    """The next card to this leader, if the rest can still be given out. AF-29 to AF-31, AF-57"""
    given = cards(realm)
    if not realm.exists(leader):
        return af.NO_SUCH_LEADER
    if not takes_part(realm, leader):
        return af.FOOD_TO_REDEPLOY
    if i64(len(realm.plan)) >= i64(len(given)):
        return af.REASSIGN
    card = given[i64(len(realm.plan))]
    count, last = planned(realm, given, leader)
    if count == 2:
        return full_breaks(realm, leader)
    code = branch_breaks(realm, leader, card, last)
    if code != FINE:
        return code
    before = realm.plan
    realm.plan = append(before[:], leader)
    done = can_finish(realm, given)
    realm.plan = before
    return FINE if done else af.REASSIGN


def can_finish(realm: Realm, given: vec[i64]) -> bool:
    """Is there a legal place for every card still to be given out?"""
    left = filled(3, 0)
    for i in range(i64(len(realm.plan)), i64(len(given))):
        left[CARD_BRANCH[given[i]]] += 1
    return can_fill(realm, given, realm.active * LEADERS, left[0], left[1], left[2])


def can_fill(realm: Realm, given: vec[i64], leader: i64, a: i64, b: i64, c: i64) -> bool:
    """From this leader on, for so many cards of each branch."""
    while leader % LEADERS < LEADERS - 1 and not takes_part(realm, leader):
        leader += 1
    last_one = leader % LEADERS == LEADERS - 1
    if last_one and not takes_part(realm, leader):
        return a + b + c == 0
    count, held = planned(realm, given, leader)
    least: i64 = 1 if count == 0 and must_stay_armed(realm, leader) else 0
    for x in range(min(a, 2 - count), -1, -1):
        for y in range(min(b, 2 - count - x), -1, -1):
            for z in range(min(c, 2 - count - x - y), -1, -1):
                if x + y + z < least or not mixes(realm, leader, held, x, y, z):
                    continue
                rest = a + b + c - x - y - z
                if rest == 0 and last_one:
                    return True
                if not last_one and can_fill(realm, given, leader + 1, a - x, b - y, c - z):
                    return True
    return False


def mixes(realm: Realm, leader: i64, held: i64, x: i64, y: i64, z: i64) -> bool:
    """May the leader have so many more cards of each branch? AF-29 to AF-31, AF-R13"""
    if leader % LEADERS >= GENERAL or x + y + z == 0:
        return True
    branches = i64(x > 0) + i64(y > 0) + i64(z > 0)
    only: i64 = 0 if x > 0 else 1 if y > 0 else 2
    if branches > 1:
        return False
    if realm.options[HERO_CASTLE_BRANCH]:
        return held == NONE or CARD_BRANCH[held] == only
    return only == realm.branch(leader)


def deploy(realm: Realm, leader: i64) -> None:
    realm.plan = append(realm.plan, leader)


def finish(realm: Realm) -> None:
    """All cards move at once, and are closed again. AF-57, AF-R101"""
    given = cards(realm)
    first = realm.active * LEADERS
    for leader in range(first, first + LEADERS):
        if takes_part(realm, leader):
            realm.unled(leader * 2)
            realm.unled(leader * 2 + 1)
    for i in range(i64(len(given))):
        leader = realm.plan[i]
        realm.lead(leader * 2 if realm.card[leader * 2] == NONE else leader * 2 + 1, given[i])
    realm.tell(told.REDEPLOYED, af.REASSIGN, realm.active, EVERYONE, i64(realm.with_castles))
    realm.paid = False
    realm.with_castles = False
    realm.plan = vec[i64]()


def is_done(realm: Realm) -> bool:
    return len(realm.plan) == len(cards(realm))
