"""How much food for a redeployment, and who leads each card after it? AF-57"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda, events, turns
from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import DEPLOY, PAY
from tavola.games.abandoned_fortress.fields import filled
from tavola.games.abandoned_fortress.options import (
    CARD_BACKS,
    COUNT_ONLY,
    FIELD2_ALL3,
    FLAT3,
    HERO_CASTLE_BRANCH,
    REDEPLOY_COST,
    UNIFORM,
)
from tavola.games.abandoned_fortress.questions.trade.assigning import branch_breaks, leader_clause
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import CARD_BRANCH, GENERAL, LEADERS, MILITARY, NONE, PRICE
from tavola.kernel.events import EVERYONE, TEACHES
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import FINE


@final
class Pay(Question[Realm]):
    """2 food for hero and generals, 3 with the castles; then the cards are given out. AF-57, AF-R03"""

    def __init__(self) -> None:
        super().__init__("pay", af.REASSIGN, [PAY])

    def asked(self, t: Realm) -> i64:
        return BY_ITSELF if t.paid else t.active

    def settle(self, t: Realm) -> None:
        give_out(t)

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        return pay_breaks(t, PAY.a(action) == 3)

    def apply(self, t: Realm, action: i64) -> None:
        all_three = PAY.a(action) == 3
        t.food[t.active] -= food_needed(t, all_three)
        begin(t, all_three or t.options[REDEPLOY_COST] != FIELD2_ALL3)


@final
class Deploy(Question[Realm]):
    """Who leads the next card? Only what leaves a place for all others. AF-57"""

    def __init__(self) -> None:
        super().__init__("deploy", af.REASSIGN, [DEPLOY])

    def asked(self, t: Realm) -> i64:
        return t.active

    def legal(self, t: Realm) -> vec[i64]:
        given = cards(t)
        out = vec[i64](capacity=8)
        for leader in range(LEADERS):
            if deploy_breaks(t, given, t.active * LEADERS + leader) == FINE:
                out = append(out, DEPLOY.first + leader)
        return out

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        return deploy_breaks(t, cards(t), t.active * LEADERS + DEPLOY.a(action))

    def apply(self, t: Realm, action: i64) -> None:
        t.plan = append(t.plan, t.active * LEADERS + DEPLOY.a(action))


def give_out(t: Realm) -> None:
    """One card after another, asked even where only one leader fits; in the end all move at once. AF-57, AF-R104"""
    if len(t.plan) == len(cards(t)):
        finish(t)
        turns.on_with_the_turn(t)
    else:
        t.pose(agenda.DEPLOY)


# the price


def redeploy_breaks(t: Realm) -> i64:
    """May the action be chosen? AF-R106"""
    code = pay_breaks(t, False)
    return code if code == FINE else pay_breaks(t, True)


def pay_breaks(t: Realm, all_three: bool) -> i64:
    """Food for it, and a card that may take part. AF-R03, AF-R106"""
    flat = t.options[REDEPLOY_COST]
    if flat != FIELD2_ALL3 and all_three != (flat == FLAT3):
        return af.FOOD_TO_REDEPLOY
    if t.food[t.active] < food_needed(t, all_three):
        return af.FOOD_TO_REDEPLOY
    return FINE if any_card(t, all_three or flat != FIELD2_ALL3) else af.NOTHING_FOR_THIS_ACTION


def food_needed(t: Realm, all_three: bool) -> i64:
    """2 food for hero and generals, 3 with the castles; by option one price for all. AF-R03"""
    cost = t.options[REDEPLOY_COST]
    return 2 + i64(all_three) if cost == FIELD2_ALL3 else 1 + cost


def any_card(t: Realm, with_castles: bool) -> bool:
    first = t.active * LEADERS
    for leader in range(first, first + LEADERS):
        if t.exists(leader) and t.armed(leader) and (with_castles or not t.is_castle(leader)):
            return True
    return False


# the cards


def begin(t: Realm, with_castles: bool) -> None:
    t.paid = True
    t.with_castles = with_castles
    t.plan = vec[i64]()


def takes_part(t: Realm, leader: i64) -> bool:
    return t.exists(leader) and (t.with_castles or not t.is_castle(leader))


def cards(t: Realm) -> vec[i64]:
    """The cards that take part, in card id order."""
    counts = filled(MILITARY, 0)
    first = t.active * LEADERS
    for leader in range(first, first + LEADERS):
        if takes_part(t, leader):
            for place in range(leader * 2, leader * 2 + 2):
                if t.card[place] != NONE:
                    counts[t.card[place]] += 1
    out = vec[i64](capacity=14)
    for card in range(MILITARY):
        for _copy in range(counts[card]):
            out = append(out, card)
    return out


def present_leader(t: Realm, given: vec[i64], at: i64) -> i64:
    """Where the card at this place of the list lies now; copies of one kind in the order of their leaders."""
    before: i64 = 0
    for i in range(at):
        if given[i] == given[at]:
            before += 1
    first = t.active * LEADERS
    for leader in range(first, first + LEADERS):
        for place in range(leader * 2, leader * 2 + 2):
            if takes_part(t, leader) and t.card[place] == given[at]:
                if before == 0:
                    return leader
                before -= 1
    return NONE


def lesson(t: Realm, given: vec[i64]) -> i64:
    """TEACHES, if it shows: by which card a leader lost or got, the others could tell them apart. AF-R90, AF-R104"""
    if len(given) == 1:
        return 0  # there is nothing to tell it from
    first = t.active * LEADERS
    for leader in range(first, first + LEADERS):
        sum_now: i64 = 0
        squares_now: i64 = 0
        for place in range(leader * 2, leader * 2 + 2 if takes_part(t, leader) else leader * 2):
            sum_now += look(t, t.card[place])
            squares_now += look(t, t.card[place]) ** 2
        for i in range(i64(len(given))):
            if t.plan[i] == leader:
                sum_now -= look(t, given[i])
                squares_now -= look(t, given[i]) ** 2
        if sum_now != 0 or squares_now != 0:  # of two cards, sum and squares tell which they are
            return TEACHES
    return 0


def look(t: Realm, card: i64) -> i64:
    """What the back of a card shows, as a number: its branch and its price, or only that it is there."""
    if card == NONE:
        return 0
    return 1 if t.options[CARD_BACKS] == COUNT_ONLY else 1 + CARD_BRANCH[card] * 100 + PRICE[card]


def finish(t: Realm) -> None:
    """All cards move at once, and are closed again. AF-57, AF-R101"""
    given = cards(t)
    taught = lesson(t, given) if t.listener is not None else 0
    first = t.active * LEADERS
    for leader in range(first, first + LEADERS):
        if takes_part(t, leader):
            t.unled(leader * 2)
            t.unled(leader * 2 + 1)
    for i in range(i64(len(given))):
        leader = t.plan[i]
        t.lead(leader * 2 if t.card[leader * 2] == NONE else leader * 2 + 1, given[i])
    t.tell(events.REDEPLOYED, af.REASSIGN, t.active, EVERYONE | taught | t.food_lesson(), i64(t.with_castles))
    t.paid = False
    t.with_castles = False
    t.plan = vec[i64]()


# what can still be completed


def deploy_breaks(t: Realm, given: vec[i64], leader: i64) -> i64:
    """The next of the cards to this leader, if the rest can still be given out. AF-29 to AF-31, AF-57"""
    if not t.exists(leader):
        return af.NO_SUCH_LEADER
    if not takes_part(t, leader):
        return af.FOOD_TO_REDEPLOY
    if i64(len(t.plan)) >= i64(len(given)):
        return af.REASSIGN
    card = given[i64(len(t.plan))]
    count, last = planned(t, given, leader)
    if count == 2:
        return leader_clause(t, leader)
    code = branch_breaks(t, leader, card, last)
    if code != FINE:
        return code
    before = t.plan
    t.plan = append(before[:], leader)
    done = can_finish(t, given)
    t.plan = before
    return FINE if done else af.REASSIGN


def planned(t: Realm, given: vec[i64], leader: i64) -> tuple[i64, i64]:
    """How many cards a leader has in the plan, and the last one."""
    count: i64 = 0
    last: i64 = NONE
    for i in range(i64(len(t.plan))):
        if t.plan[i] == leader:
            count += 1
            last = given[i]
    return count, last


def can_finish(t: Realm, given: vec[i64]) -> bool:
    """Is there a legal place for every card still to be given out?"""
    left = filled(3, 0)
    for i in range(i64(len(t.plan)), i64(len(given))):
        left[CARD_BRANCH[given[i]]] += 1
    return can_fill(t, given, t.active * LEADERS, left[0], left[1], left[2])


def can_fill(t: Realm, given: vec[i64], leader: i64, a: i64, b: i64, c: i64) -> bool:
    """From this leader on, for so many cards of each branch."""
    while leader % LEADERS < LEADERS - 1 and not takes_part(t, leader):
        leader += 1
    last_one = leader % LEADERS == LEADERS - 1
    if last_one and not takes_part(t, leader):
        return a + b + c == 0
    count, held = planned(t, given, leader)
    least: i64 = 1 if count == 0 and must_stay_armed(t, leader) else 0
    for x in range(min(a, 2 - count), -1, -1):
        for y in range(min(b, 2 - count - x), -1, -1):
            for z in range(min(c, 2 - count - x - y), -1, -1):
                if x + y + z < least or not mixes(t, leader, held, x, y, z):
                    continue
                rest = a + b + c - x - y - z
                if rest == 0 and last_one:
                    return True
                if not last_one and can_fill(t, given, leader + 1, a - x, b - y, c - z):
                    return True
    return False


def must_stay_armed(t: Realm, leader: i64) -> bool:
    """An armed piece outside its territory keeps a card. AF-R25"""
    cell = t.cell[leader]
    outside = cell != NONE and not t.at_home(leader // LEADERS, cell)
    return not t.is_castle(leader) and outside and t.armed(leader)


def mixes(t: Realm, leader: i64, held: i64, x: i64, y: i64, z: i64) -> bool:
    """May the leader have so many more cards of each branch? AF-29 to AF-31, AF-R13"""
    if leader % LEADERS >= GENERAL or x + y + z == 0:
        return True
    branches = i64(x > 0) + i64(y > 0) + i64(z > 0)
    only: i64 = 0 if x > 0 else 1 if y > 0 else 2
    if branches > 1:
        return False
    if t.options[HERO_CASTLE_BRANCH] == UNIFORM:
        return held == NONE or CARD_BRANCH[held] == only
    return only == t.branch(leader)
