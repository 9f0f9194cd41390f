"""How strong a unit is: the two matching rules, and every effect of a battle. AF-34 to AF-39"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    ARCHERY,
    BLACK_POWDER,
    BOOST_RULE,
    BROKEN_SHIELDS,
    CARD_ATTACK,
    CARD_BRANCH,
    CARD_DEFENCE,
    CARD_WEAPON,
    CASTLE,
    CASTLE_ATTACK,
    CASTLE_DEFENCE,
    DRAGON,
    DRAGON_ATTACK,
    DRAGON_BANE,
    DRAGON_DEFENCE,
    FIRST_GENERAL,
    GENERAL,
    HERO,
    HERO_ATTACK,
    HERO_CASTLE_BRANCH,
    HERO_DEFENCE,
    LEADERS,
    NIGHT_RAID,
    NONE,
    RURIK,
    SPECIALTY,
    SPIKE_TRAP,
    TORN_BANNER,
    TURNCOAT,
)

STARTER: Final = 0
OTHER: Final = 1


def own_attack(realm: Realm, leader: i64) -> i64:
    """What is printed on the leader's card."""
    kind = leader % LEADERS
    if kind == HERO:
        return HERO_ATTACK[realm.hero[leader // LEADERS]]
    return CASTLE_ATTACK[kind - CASTLE] if kind < GENERAL else CARD_ATTACK[FIRST_GENERAL + realm.general[leader]]


def own_defence(realm: Realm, leader: i64) -> i64:
    kind = leader % LEADERS
    if kind == HERO:
        return HERO_DEFENCE[realm.hero[leader // LEADERS]]
    return CASTLE_DEFENCE[kind - CASTLE] if kind < GENERAL else CARD_DEFENCE[FIRST_GENERAL + realm.general[leader]]


def counts_itself(realm: Realm, leader: i64) -> bool:
    """Do the own stats count? Of heroes and castles always while armed, of generals by weapon. AF-33, AF-34, AF-37"""
    if not realm.armed(leader):
        return False
    if leader % LEADERS < GENERAL:
        return True
    cards: i64 = 0
    for place in range(leader * 2, leader * 2 + 2):
        if realm.card[place] != NONE:
            cards += 1
            if CARD_WEAPON[realm.card[place]] != CARD_WEAPON[FIRST_GENERAL + realm.general[leader]]:
                return False
    return cards == 2 or not realm.options[BOOST_RULE]  # AF-R06, AF-R01


def specialised(realm: Realm, leader: i64) -> bool:
    """Two cards, both of the leader's branch. AF-35, AF-36, AF-R05"""
    a, b = realm.card[leader * 2], realm.card[leader * 2 + 1]
    if a == NONE or b == NONE or realm.options[BOOST_RULE]:
        return False
    if realm.options[HERO_CASTLE_BRANCH] and leader % LEADERS < GENERAL:
        return CARD_BRANCH[a] == CARD_BRANCH[b]  # AF-R13
    return CARD_BRANCH[a] == realm.branch(leader) and CARD_BRANCH[b] == realm.branch(leader)


def specialty(realm: Realm, leader: i64) -> i64:
    """The bonus of all cards together. AF-36"""
    if not specialised(realm, leader):
        return 0
    return SPECIALTY[realm.card[leader * 2]] + SPECIALTY[realm.card[leader * 2 + 1]]


def guards_each_card(realm: Realm, leader: i64) -> bool:
    """Do the leader's stats protect a card shot at alone? Only by the single boost, and never a castle's. AF-R01"""
    return realm.options[BOOST_RULE] == 1 and not realm.is_castle(leader) and counts_itself(realm, leader)


def side_of(realm: Realm, leader: i64) -> i64:
    return STARTER if leader == realm.attacker else OTHER


def plays(realm: Realm, side: i64, black: i64) -> bool:
    return realm.secret[side] == black


def card_attack(realm: Realm, place: i64, ranged: bool) -> i64:
    """At range only Archery cards shoot. AF-89, AF-R16"""
    card = realm.card[place]
    if card == NONE or (ranged and CARD_BRANCH[card] != ARCHERY):
        return 0
    return CARD_ATTACK[card]


def turned(realm: Realm, leader: i64, ranged: bool) -> i64:
    """The attack Turncoat takes away: the highest card's. AF-R75"""
    return max(card_attack(realm, leader * 2, ranged), card_attack(realm, leader * 2 + 1, ranged))


def plain_attack(realm: Realm, leader: i64, ranged: bool) -> i64:
    """Cards and leader, without the effects of a battle. AF-38"""
    total = card_attack(realm, leader * 2, ranged) + card_attack(realm, leader * 2 + 1, ranged)
    return total + own_attack(realm, leader) if counts_itself(realm, leader) else total


def plain_defence(realm: Realm, leader: i64) -> i64:
    total = card_defence(realm, leader, leader * 2) + card_defence(realm, leader, leader * 2 + 1)
    return total + own_defence(realm, leader) if counts_itself(realm, leader) else total


def card_defence(realm: Realm, leader: i64, place: i64) -> i64:
    """A card's defence with its specialty bonus, which never adds to attack. AF-36, AF-R04"""
    card = realm.card[place]
    if card == NONE:
        return 0
    return CARD_DEFENCE[card] + (SPECIALTY[card] if specialised(realm, leader) else 0)


def total_attack(realm: Realm, leader: i64, opening: bool) -> i64:
    """In the battle at hand; effects are added together, their order never matters. AF-38, AF-R77, AF-R111"""
    if leader == DRAGON:
        return DRAGON_ATTACK[realm.dragon_card]
    side = side_of(realm, leader)
    total = plain_attack(realm, leader, realm.ranged)
    if plays(realm, 1 - side, TORN_BANNER) and counts_itself(realm, leader):
        total -= own_attack(realm, leader)
    if plays(realm, 1 - side, TURNCOAT):
        total -= turned(realm, leader, realm.ranged)
    total += 10 * realm.beaten_drums[side] + both_ways(realm, side)
    if opening and plays(realm, side, NIGHT_RAID):
        total += 20
    return total + rurik_bonus(realm, leader, opening)


def both_ways(realm: Realm, side: i64) -> i64:
    """Effects on attack and defence alike."""
    bonus: i64 = 10 if plays(realm, side, BLACK_POWDER) else 0
    return bonus + (40 if plays(realm, side, DRAGON_BANE) else 0)


def rurik_bonus(realm: Realm, leader: i64, opening: bool) -> i64:
    """The hero Rurik starts a close combat. AF-R89"""
    starts = opening and leader == realm.attacker and not realm.ranged and realm.is_hero(leader)
    return 10 if starts and realm.hero[leader // LEADERS] == RURIK else 0


def total_defence(realm: Realm, leader: i64, opening: bool) -> i64:
    if leader == DRAGON:
        return DRAGON_DEFENCE[realm.dragon_card]
    side = side_of(realm, leader)
    total = lone_defence(realm, leader, leader * 2, side) + lone_defence(realm, leader, leader * 2 + 1, side)
    alone = not realm.armed(leader)  # an empty castle under base_defence, AF-R29
    if (alone or counts_itself(realm, leader)) and not plays(realm, 1 - side, TORN_BANNER):
        total += own_defence(realm, leader)
    return total + shelter(realm, side, opening)


def shelter(realm: Realm, side: i64, opening: bool) -> i64:
    """Effects on a defence, of a unit or of one card."""
    bonus = both_ways(realm, side)
    return bonus + 20 if opening and plays(realm, side, SPIKE_TRAP) else bonus


def lone_defence(realm: Realm, leader: i64, place: i64, side: i64) -> i64:
    """A card by itself, its specialty broken or not."""
    card = realm.card[place]
    if card != NONE and plays(realm, 1 - side, BROKEN_SHIELDS):
        return CARD_DEFENCE[card]
    return card_defence(realm, leader, place)


def targeted_defence(realm: Realm, leader: i64, place: i64) -> i64:
    """Of a card shot at alone; the leader's stats never count. AF-39, AF-R07, AF-R31"""
    side = side_of(realm, leader)
    total = lone_defence(realm, leader, place, side) + shelter(realm, side, True)
    if guards_each_card(realm, leader) and not plays(realm, 1 - side, TORN_BANNER):
        total += own_defence(realm, leader)
    return total


def fallen(realm: Realm, leader: i64, attack: i64) -> vec[i64]:
    """The places whose card is lost to a shot, all judged as they stood at the reveal. AF-84, AF-85, AF-88"""
    out = vec[i64]()
    for place in range(leader * 2, leader * 2 + 2):
        if realm.card[place] != NONE and attack > targeted_defence(realm, leader, place):
            out = append(out, place)
    return out
