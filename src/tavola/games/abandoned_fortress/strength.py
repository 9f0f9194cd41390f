"""How strong a unit is: the two matching rules, and every effect of a battle. AF-34 to AF-39"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress.options import BOOST_RULE, HERO_CASTLE_BRANCH, LEADER_ONLY, UNIFORM
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    BLACK_POWDER,
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


def own_attack(t: Realm, leader: i64) -> i64:
    """What is printed on the leader's card."""
    kind = leader % LEADERS
    if kind == HERO:
        return HERO_ATTACK[t.hero[leader // LEADERS]]
    return CASTLE_ATTACK[kind - CASTLE] if kind < GENERAL else CARD_ATTACK[FIRST_GENERAL + t.general[leader]]


def own_defence(t: Realm, leader: i64) -> i64:
    kind = leader % LEADERS
    if kind == HERO:
        return HERO_DEFENCE[t.hero[leader // LEADERS]]
    return CASTLE_DEFENCE[kind - CASTLE] if kind < GENERAL else CARD_DEFENCE[FIRST_GENERAL + t.general[leader]]


def counts_itself(t: Realm, leader: i64) -> bool:
    """Do the own stats count? Of heroes and castles always while armed, of generals by weapon. AF-33, AF-34, AF-37"""
    if not t.armed(leader):
        return False
    if leader % LEADERS < GENERAL:
        return True
    cards: i64 = 0
    for place in range(leader * 2, leader * 2 + 2):
        if t.card[place] != NONE:
            cards += 1
            if CARD_WEAPON[t.card[place]] != CARD_WEAPON[FIRST_GENERAL + t.general[leader]]:
                return False
    return cards == 2 or t.options[BOOST_RULE] != LEADER_ONLY  # AF-R06, AF-R01


def specialised(t: Realm, leader: i64) -> bool:
    """Two cards, both of the leader's branch. AF-35, AF-36, AF-R05"""
    a, b = t.card[leader * 2], t.card[leader * 2 + 1]
    if a == NONE or b == NONE or t.options[BOOST_RULE] == LEADER_ONLY:
        return False
    if t.options[HERO_CASTLE_BRANCH] == UNIFORM and leader % LEADERS < GENERAL:
        return CARD_BRANCH[a] == CARD_BRANCH[b]  # AF-R13
    return CARD_BRANCH[a] == t.branch(leader) and CARD_BRANCH[b] == t.branch(leader)


def specialty(t: Realm, leader: i64) -> i64:
    """The bonus of all cards together. AF-36"""
    if not specialised(t, leader):
        return 0
    return SPECIALTY[t.card[leader * 2]] + SPECIALTY[t.card[leader * 2 + 1]]


def guards_each_card(t: Realm, leader: i64) -> bool:
    """Do the leader's stats protect a card shot at alone? Only by the single boost, and never a castle's. AF-R01"""
    return t.options[BOOST_RULE] == LEADER_ONLY and not t.is_castle(leader) and counts_itself(t, leader)


def side_of(t: Realm, leader: i64) -> i64:
    return STARTER if leader == t.attacker else OTHER


def plays(t: Realm, side: i64, black: i64) -> bool:
    return t.secret[side] == black


def card_attack(t: Realm, place: i64, ranged: bool) -> i64:
    """At range only cards that shoot count. AF-89"""
    card = t.card[place]
    if card == NONE or (ranged and not t.card_shoots(place)):
        return 0
    return CARD_ATTACK[card]


def turned(t: Realm, leader: i64, ranged: bool) -> i64:
    """The attack Turncoat takes away: the highest card's. AF-R75"""
    return max(card_attack(t, leader * 2, ranged), card_attack(t, leader * 2 + 1, ranged))


def plain_attack(t: Realm, leader: i64, ranged: bool) -> i64:
    """Cards and leader, without the effects of a battle. AF-38"""
    total = card_attack(t, leader * 2, ranged) + card_attack(t, leader * 2 + 1, ranged)
    return total + own_attack(t, leader) if counts_itself(t, leader) else total


def plain_defence(t: Realm, leader: i64) -> i64:
    total = card_defence(t, leader, leader * 2) + card_defence(t, leader, leader * 2 + 1)
    return total + own_defence(t, leader) if counts_itself(t, leader) else total


def card_defence(t: Realm, leader: i64, place: i64) -> i64:
    """A card's defence with its specialty bonus, which never adds to attack. AF-36, AF-R04"""
    card = t.card[place]
    if card == NONE:
        return 0
    return CARD_DEFENCE[card] + (SPECIALTY[card] if specialised(t, leader) else 0)


def total_attack(t: Realm, leader: i64, opening: bool) -> i64:
    """In the battle at hand; effects are added together, their order never matters. AF-38, AF-R77, AF-R111"""
    if leader == DRAGON:
        return DRAGON_ATTACK[t.dragon_card]
    side = side_of(t, leader)
    total = plain_attack(t, leader, t.ranged)
    if plays(t, 1 - side, TORN_BANNER) and counts_itself(t, leader):
        total -= own_attack(t, leader)
    if plays(t, 1 - side, TURNCOAT):
        total -= turned(t, leader, t.ranged)
    total += 10 * t.beaten_drums[side] + both_ways(t, side)
    if opening and plays(t, side, NIGHT_RAID):
        total += 20
    return total + rurik_bonus(t, leader, opening)


def both_ways(t: Realm, side: i64) -> i64:
    """Effects on attack and defence alike."""
    bonus: i64 = 10 if plays(t, side, BLACK_POWDER) else 0
    return bonus + (40 if plays(t, side, DRAGON_BANE) else 0)


def rurik_bonus(t: Realm, leader: i64, opening: bool) -> i64:
    """The hero Rurik starts a close combat. AF-R89"""
    starts = opening and leader == t.attacker and not t.ranged and t.is_hero(leader)
    return 10 if starts and t.hero[leader // LEADERS] == RURIK else 0


def total_defence(t: Realm, leader: i64, opening: bool) -> i64:
    if leader == DRAGON:
        return DRAGON_DEFENCE[t.dragon_card]
    side = side_of(t, leader)
    total = lone_defence(t, leader, leader * 2, side) + lone_defence(t, leader, leader * 2 + 1, side)
    alone = not t.armed(leader)  # an empty castle under base_defence, AF-R29
    if (alone or counts_itself(t, leader)) and not plays(t, 1 - side, TORN_BANNER):
        total += own_defence(t, leader)
    return total + shelter(t, side, opening)


def shelter(t: Realm, side: i64, opening: bool) -> i64:
    """Effects on a defence, of a unit or of one card."""
    bonus = both_ways(t, side)
    return bonus + 20 if opening and plays(t, side, SPIKE_TRAP) else bonus


def lone_defence(t: Realm, leader: i64, place: i64, side: i64) -> i64:
    """A card by itself, its specialty broken or not."""
    card = t.card[place]
    if card != NONE and plays(t, 1 - side, BROKEN_SHIELDS):
        return CARD_DEFENCE[card]
    return card_defence(t, leader, place)


def targeted_defence(t: Realm, leader: i64, place: i64) -> i64:
    """Of a card shot at alone; the leader's stats never count. AF-39, AF-R07, AF-R31"""
    side = side_of(t, leader)
    total = lone_defence(t, leader, place, side) + shelter(t, side, True)
    if guards_each_card(t, leader) and not plays(t, 1 - side, TORN_BANNER):
        total += own_defence(t, leader)
    return total


def card_by_card(t: Realm) -> bool:
    """Is it fought at range against a unit that cannot shoot back? AF-84, AF-90"""
    return t.ranged and t.armed(t.defender) and not t.shoots(t.defender)


def strikes_back(t: Realm) -> bool:
    """Generals and castles cannot strike back at the dragon, an empty castle never. AF-103, AF-106, AF-R30"""
    if t.attacker == DRAGON:
        return t.is_hero(t.defender)
    return t.defender == DRAGON or t.armed(t.defender)


def fallen(t: Realm, leader: i64, attack: i64) -> vec[i64]:
    """The places whose card is lost to a shot, all judged as they stood at the reveal. AF-84, AF-85, AF-88"""
    out = vec[i64]()
    for place in range(leader * 2, leader * 2 + 2):
        if t.card[place] != NONE and attack > targeted_defence(t, leader, place):
            out = append(out, place)
    return out


def fate(t: Realm) -> i64:
    """1 if the starter would win, -1 if it would lose, 0 if nobody: must agree with `fight`, and changes nothing."""
    starter, other = t.attacker, t.defender
    attack = total_attack(t, starter, True)
    if card_by_card(t):
        return i64(i64(len(fallen(t, other, attack))) == t.cards_of(other))
    if attack > total_defence(t, other, True):
        return 1
    back = strikes_back(t) and total_attack(t, other, False) > total_defence(t, starter, False)
    return -1 if back else 0
