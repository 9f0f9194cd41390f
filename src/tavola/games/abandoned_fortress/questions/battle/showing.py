"""The reveal: all cards shown at the same time, with everything that is added up. AF-74"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events, strength
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    BLACK_ATTACK,
    BLACK_DEFENCE,
    BLACKS,
    BROKEN_SHIELDS,
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


def remember(t: Realm) -> None:
    """What all see now, for a table that goes on showing it: sides, range, dragon, then units and secrets by side."""
    fought = t.attacker == DRAGON or t.defender == DRAGON
    dragon_card = t.dragon_card if fought else NONE
    shown = vec[i64]([t.attacker, t.defender, i64(t.ranged), dragon_card])
    for leader in (t.attacker, t.defender):
        dragon_side = leader == DRAGON
        shown = append(shown, NONE if dragon_side else t.general[leader])
        shown = append(shown, NONE if dragon_side else t.card[leader * 2])
        shown = append(shown, NONE if dragon_side else t.card[leader * 2 + 1])
    for side in range(2):
        shown = append(shown, t.secret[side])
        shown = append(shown, t.beaten_drums[side])
    t.shown = shown
    t.onlookers = BIT[t.seats] - 1


# the cards


def show(t: Realm, leader: i64, side: i64) -> None:
    """Leader card and military cards. AF-74"""
    if leader == DRAGON:
        t.tell(events.SHOWN, af.DRAGON_CARD_TURNED_UP, t.active, EVERYONE, leader, DRAGON_CARD + t.dragon_card)
        return
    seat = leader // LEADERS
    t.show_unit(leader)
    t.tell(
        events.SHOWN,
        af.BATTLE_UNDER_WAY,
        seat,
        EVERYONE,
        leader,
        leader_card(t, leader),
        leader_counts(t, leader),
    )
    for place in range(leader * 2, leader * 2 + 2):
        if t.card[place] != NONE:
            t.tell(
                events.SHOWN,
                af.BATTLE_UNDER_WAY,
                seat,
                EVERYONE,
                leader,
                t.card[place],
                card_counts(t, leader, place),
            )
    use_secrets(t, seat, side)


def leader_card(t: Realm, leader: i64) -> i64:
    """The card of a hero, a castle or a general."""
    if t.is_hero(leader):
        return HERO_CARD + t.hero[leader // LEADERS]
    kind = leader % LEADERS
    return CASTLE_CARD + kind - CASTLE if kind < GENERAL else FIRST_GENERAL + t.general[leader]


def leader_counts(t: Realm, leader: i64) -> i64:
    """Do the leader's own stats count here? AF-34, AF-37, AF-39"""
    alone = leader == t.defender and strength.card_by_card(t) and not strength.guards_each_card(t, leader)
    empty = not t.armed(leader)  # a castle under base_defence, AF-R29
    return COUNTS if empty or (strength.counts_itself(t, leader) and not alone) else IDLE


def card_counts(t: Realm, leader: i64, place: i64) -> i64:
    """At range only cards that shoot add attack; a unit that does not strike back has none to add. AF-86, AF-89"""
    strikes = t.ranged and (leader == t.attacker or not strength.card_by_card(t))
    return CLOSE_ONLY if strikes and not t.card_shoots(place) else COUNTS


def use_secrets(t: Realm, seat: i64, side: i64) -> None:
    """Discarded after use. AF-R72"""
    black = t.secret[side]
    t.glimpse_card(FIRST_BLACK + black)
    if black != NONE:
        t.black[seat * BLACKS + black] -= 1
        t.discard_market(FIRST_BLACK + black)
        t.tell(events.BLACK_SHOWN, af.BLACK_BEFORE_THE_REVEAL, seat, EVERYONE, black)
    if t.beaten_drums[side]:
        t.drums[seat] -= 1
        t.action_discards[WAR_DRUMS] += 1
        t.tell(events.DRUMS_SHOWN, af.BLACK_BEFORE_THE_REVEAL, seat, EVERYONE)


# what is added up beside the cards


def add_up(t: Realm, leader: i64, side: i64) -> None:
    """Specialty bonus, Turn Guide, secrets of both sides: what the totals hold beyond the cards. AF-38, AF-R111"""
    if leader == DRAGON or t.listener is None:
        return
    added(t, leader, SPECIALTY, af.SPECIALTY, 0, strength.specialty(t, leader))
    added(t, leader, RURIK, af.RURIK_STRIKES_FIRST, strength.rurik_bonus(t, leader, True), 0)
    added(t, leader, DRUMS, af.EFFECTS_ADD_UP, 10 * t.beaten_drums[side], 0)
    own = t.secret[side]
    if own != NONE:
        added(t, leader, BLACK + own, af.EFFECTS_ADD_UP, BLACK_ATTACK[own], BLACK_DEFENCE[own])
    suffered(t, leader, t.secret[1 - side])


def suffered(t: Realm, leader: i64, black: i64) -> None:
    """What the other side's Black card takes from this unit."""
    if black == TORN_BANNER and leader_counts(t, leader) == COUNTS:
        attack = strength.own_attack(t, leader) if t.armed(leader) else 0
        added(t, leader, BLACK + black, af.EFFECTS_ADD_UP, -attack, -strength.own_defence(t, leader))
    elif black == TURNCOAT:
        added(t, leader, BLACK + black, af.EFFECTS_ADD_UP, -strength.turned(t, leader, t.ranged), 0)
    elif black == BROKEN_SHIELDS:
        added(t, leader, BLACK + black, af.EFFECTS_ADD_UP, 0, -strength.specialty(t, leader))


def added(t: Realm, leader: i64, what: i64, clause: i64, attack: i64, defence: i64) -> None:
    if attack or defence:
        t.tell(events.ADDED, clause, leader // LEADERS, EVERYONE, leader, what, attack, defence)
