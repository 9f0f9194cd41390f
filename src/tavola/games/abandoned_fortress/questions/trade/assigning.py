"""Who leads a military card? Two cards a leader; castles and heroes lead their own branch. AF-28 to AF-31, AF-55"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events
from tavola.games.abandoned_fortress.actions import ASSIGN
from tavola.games.abandoned_fortress.options import HERO_CASTLE_BRANCH, UNIFORM
from tavola.games.abandoned_fortress.questions.battle.spoils import lose_card
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import CARD_BRANCH, GENERAL, LEADERS, MILITARY, NONE
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


def branch_breaks(t: Realm, leader: i64, card: i64, other: i64) -> i64:
    """Castles and heroes lead their own branch; by option any, if both cards are alike. AF-29 to AF-31, AF-R13"""
    if leader % LEADERS >= GENERAL:
        return FINE
    if t.options[HERO_CASTLE_BRANCH] == UNIFORM:
        fits = other == NONE or CARD_BRANCH[other] == CARD_BRANCH[card]
    else:
        fits = CARD_BRANCH[card] == t.branch(leader)
    return FINE if fits else leader_clause(t, leader)


def leader_clause(t: Realm, leader: i64) -> i64:
    """What a general, a hero or a castle may lead: which branch, and two cards at most. AF-29 to AF-31, AF-R12"""
    if leader % LEADERS >= GENERAL:
        return af.TWO_CARDS_A_GENERAL
    return af.HERO_BRANCH if t.is_hero(leader) else af.CASTLE_BRANCH


def not_staged(t: Realm, card: i64) -> i64:
    """A card that was not bought now: an own leader's stays there. AF-55, AF-R66"""
    for place in range(t.active * LEADERS * 2, (t.active + 1) * LEADERS * 2):
        if t.card[place] == card:
            return af.OLD_CARDS_STAY
    return af.ASSIGN_OR_DISCARD


def assign_breaks(t: Realm, action: i64) -> i64:
    """Two cards a leader: with both places taken one must be replaced. AF-28, AF-53, AF-55"""
    card, leader, replace = ASSIGN.a(action), t.active * LEADERS + ASSIGN.b(action), ASSIGN.c(action)
    if not t.staged[card]:
        return not_staged(t, card)
    if not t.exists(leader):
        return af.ASSIGN_OR_DISCARD
    full = t.cards_of(leader) == 2
    if full != (replace > 0):
        return leader_clause(t, leader) if full else af.ASSIGN_OR_DISCARD
    stays: i64 = leader * 2 + (1 if replace == 1 else 0)
    other = t.card[stays] if full else max(t.card[leader * 2], t.card[leader * 2 + 1])
    return branch_breaks(t, leader, card, other)


def assign(t: Realm, action: i64) -> None:
    """Old cards stay or are replaced. AF-55, AF-R66"""
    card, leader, replace = ASSIGN.a(action), t.active * LEADERS + ASSIGN.b(action), ASSIGN.c(action)
    seat = leader // LEADERS
    if replace > 0:
        lose_card(t, leader, leader * 2 + replace - 1, af.ASSIGN_OR_DISCARD)
    place = leader * 2 if t.card[leader * 2] == NONE else leader * 2 + 1
    t.staged[card] -= 1
    t.lead(place, card)
    t.tell(events.ASSIGNED, af.ASSIGN_OR_DISCARD, seat, BIT[seat], leader, card)
    t.tell(events.ASSIGNED, af.ASSIGN_OR_DISCARD, seat, EVERYONE & ~BIT[seat], leader, NONE)


def list_assigns(t: Realm, out: vec[i64]) -> vec[i64]:
    for card in range(MILITARY):
        if t.staged[card]:
            first = ASSIGN.code(card)
            for action in range(first, first + ASSIGN.step_a):
                if assign_breaks(t, action) == FINE:
                    out = append(out, action)
    return out


def any_staged(t: Realm) -> bool:
    for count in t.staged:
        if count > 0:
            return True
    return False


def discard_staged(t: Realm) -> None:
    """Cards left over at the end are discarded. AF-55, AF-R95"""
    for card in range(MILITARY):
        while t.staged[card] > 0:
            t.staged[card] -= 1
            t.discard_market(card)
            t.tell(events.STAGED_LOST, af.ASSIGN_OR_DISCARD, t.active, EVERYONE, card)
    t.bought = 0
