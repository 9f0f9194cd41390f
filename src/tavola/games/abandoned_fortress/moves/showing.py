"""The reveal: all cards shown at the same time, with everything that is added up. AF-74"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events as told
from tavola.games.abandoned_fortress import strength
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    ARCHERY,
    BLACK_ATTACK,
    BLACK_DEFENCE,
    BLACKS,
    BROKEN_SHIELDS,
    CARD_BRANCH,
    CASTLE,
    CASTLE_CARD,
    DRAGON,
    DRAGON_CARD,
    FIRST_BLACK,
    FIRST_GENERAL,
    GENERAL,
    HERO_CARD,
    LEADERS,
    NONE,
    TORN_BANNER,
    TURNCOAT,
    WAR_DRUMS,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE

COUNTS: Final = 0  # how a card that is shown counts
IDLE: Final = 1
CLOSE_ONLY: Final = 2

SPECIALTY: Final = 0  # what is added up beside the cards; from 3 on a Black card
RURIK: Final = 1
DRUMS: Final = 2
BLACK: Final = 3


def remember(realm: Realm) -> None:
    """What all see now, for a table that goes on showing it: sides, range, dragon, then units and secrets by side."""
    fought = realm.attacker == DRAGON or realm.defender == DRAGON
    dragon_card = realm.dragon_card if fought else NONE
    shown = vec[i64]([realm.attacker, realm.defender, i64(realm.ranged), dragon_card])
    for leader in (realm.attacker, realm.defender):
        dragon_side = leader == DRAGON
        shown = append(shown, NONE if dragon_side else realm.general[leader])
        shown = append(shown, NONE if dragon_side else realm.card[leader * 2])
        shown = append(shown, NONE if dragon_side else realm.card[leader * 2 + 1])
    for side in range(2):
        shown = append(shown, realm.secret[side])
        shown = append(shown, realm.beaten_drums[side])
    realm.shown = shown
    realm.onlookers = BIT[realm.seats] - 1


# the cards


def show(realm: Realm, leader: i64, side: i64) -> None:
    """Leader card and military cards. AF-74"""
    if leader == DRAGON:
        realm.tell(
            told.SHOWN, af.DRAGON_CARD_TURNED_UP, realm.active, EVERYONE, leader, DRAGON_CARD + realm.dragon_card
        )
        return
    seat = leader // LEADERS
    realm.show_unit(leader)
    realm.tell(
        told.SHOWN,
        af.BATTLE_UNDER_WAY,
        seat,
        EVERYONE,
        leader,
        leader_card(realm, leader),
        leader_counts(realm, leader),
    )
    for place in range(leader * 2, leader * 2 + 2):
        if realm.card[place] != NONE:
            realm.tell(
                told.SHOWN,
                af.BATTLE_UNDER_WAY,
                seat,
                EVERYONE,
                leader,
                realm.card[place],
                card_counts(realm, leader, place),
            )
    use_secrets(realm, seat, side)


def leader_card(realm: Realm, leader: i64) -> i64:
    """The card of a hero, a castle or a general."""
    if realm.is_hero(leader):
        return HERO_CARD + realm.hero[leader // LEADERS]
    kind = leader % LEADERS
    return CASTLE_CARD + kind - CASTLE if kind < GENERAL else FIRST_GENERAL + realm.general[leader]


def leader_counts(realm: Realm, leader: i64) -> i64:
    """Do the leader's own stats count here? AF-34, AF-37, AF-39"""
    alone = leader == realm.defender and card_by_card(realm) and not strength.guards_each_card(realm, leader)
    empty = not realm.armed(leader)  # a castle under base_defence, AF-R29
    return COUNTS if empty or (strength.counts_itself(realm, leader) and not alone) else IDLE


def card_counts(realm: Realm, leader: i64, place: i64) -> i64:
    """At range only Archery cards add attack; a unit that does not strike back has none to add. AF-86, AF-89"""
    strikes = realm.ranged and (leader == realm.attacker or not card_by_card(realm))
    return CLOSE_ONLY if strikes and CARD_BRANCH[realm.card[place]] != ARCHERY else COUNTS


def card_by_card(realm: Realm) -> bool:
    """At range against a unit that cannot shoot back. AF-84, AF-90"""
    return realm.ranged and realm.armed(realm.defender) and not realm.shoots(realm.defender)


def use_secrets(realm: Realm, seat: i64, side: i64) -> None:
    """Discarded after use. AF-R72"""
    black = realm.secret[side]
    realm.glimpse_card(FIRST_BLACK + black)
    if black != NONE:
        realm.black[seat * BLACKS + black] -= 1
        realm.discard_market(FIRST_BLACK + black)
        realm.tell(told.BLACK_SHOWN, af.BLACK_BEFORE_THE_REVEAL, seat, EVERYONE, black)
    if realm.beaten_drums[side]:
        realm.drums[seat] -= 1
        realm.action_discards[WAR_DRUMS] += 1
        realm.tell(told.DRUMS_SHOWN, af.BLACK_BEFORE_THE_REVEAL, seat, EVERYONE)


# what is added up beside the cards


def add_up(realm: Realm, leader: i64, side: i64) -> None:
    """Specialty bonus, Turn Guide, secrets of both sides: what the totals hold beyond the cards. AF-38, AF-R111"""
    if leader == DRAGON or realm.listener is None:
        return
    added(realm, leader, SPECIALTY, af.SPECIALTY, 0, strength.specialty(realm, leader))
    added(realm, leader, RURIK, af.RURIK_STRIKES_FIRST, strength.rurik_bonus(realm, leader, True), 0)
    added(realm, leader, DRUMS, af.EFFECTS_ADD_UP, 10 * realm.beaten_drums[side], 0)
    own = realm.secret[side]
    if own != NONE:
        added(realm, leader, BLACK + own, af.EFFECTS_ADD_UP, BLACK_ATTACK[own], BLACK_DEFENCE[own])
    suffered(realm, leader, realm.secret[1 - side])


def suffered(realm: Realm, leader: i64, black: i64) -> None:
    """What the other side's Black card takes from this unit."""
    if black == TORN_BANNER and leader_counts(realm, leader) == COUNTS:
        attack = strength.own_attack(realm, leader) if realm.armed(leader) else 0
        added(realm, leader, BLACK + black, af.EFFECTS_ADD_UP, -attack, -strength.own_defence(realm, leader))
    elif black == TURNCOAT:
        added(realm, leader, BLACK + black, af.EFFECTS_ADD_UP, -strength.turned(realm, leader, realm.ranged), 0)
    elif black == BROKEN_SHIELDS:
        added(realm, leader, BLACK + black, af.EFFECTS_ADD_UP, 0, -strength.specialty(realm, leader))


def added(realm: Realm, leader: i64, what: i64, clause: i64, attack: i64, defence: i64) -> None:
    if attack or defence:
        realm.tell(told.ADDED, clause, leader // LEADERS, EVERYONE, leader, what, attack, defence)
