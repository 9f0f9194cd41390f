"""A unit's sum part by part: cards, specialty, leader, effects; backs where the reader knows no more. AF-38"""

from tavola.games.abandoned_fortress import knowledge, names, strength
from tavola.games.abandoned_fortress.data import BRANCHES, MILITARY
from tavola.games.abandoned_fortress.knowledge import hidden
from tavola.games.abandoned_fortress.options import CARD_BACKS, COUNT_ONLY
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    BLACK_ATTACK,
    BLACK_DEFENCE,
    BROKEN_SHIELDS,
    DECK,
    DRAGON,
    DRAGON_ATTACK,
    DRAGON_DEFENCE,
    GENERAL,
    LEADERS,
    NONE,
    PRICE,
    TORN_BANNER,
    TURNCOAT,
)
from tavola.kernel.story import Voice

Part = tuple[str, int, int]  # what it is called, what it adds to attack and to defence


def lines(t: Realm, leader: int, seat: int | None, voice: Voice) -> list[str]:
    """The sum of one side of the battle at hand, as far as this seat knows it."""
    if leader == DRAGON:
        card = t.dragon_card
        return [_line((names.dragon(card, voice), DRAGON_ATTACK[card], DRAGON_DEFENCE[card]), voice)]
    if hidden(t, leader, seat) or not knowledge.knows_leader(t, leader, seat):
        return [*_backs(t, leader, seat, voice), _closed_leader(t, leader, seat, voice)]
    known = [_line(part, voice) for part in unit(t, leader, voice)]
    return known + [_effect(part, voice) for part in effects(t, leader, voice)]


def _line(part: Part, voice: Voice) -> str:
    return voice.say("part", what=part[0], attack=part[1], defence=part[2])


def _effect(part: Part, voice: Voice) -> str:
    """What an effect adds or takes; some change no number."""
    what, attack, defence = part
    return (
        voice.say("part", what=what, attack=names.signed(attack), defence=names.signed(defence))
        if attack or defence
        else what
    )


# a unit that is known


def unit(t: Realm, leader: int, voice: Voice) -> list[Part]:
    """Cards, specialty bonus, leader. AF-34 to AF-38"""
    places = _places(t, leader)
    found = [_card(t, place, voice) for place in places]
    bonus = strength.specialty(t, leader)
    if bonus:
        found.append((voice.say("part-specialty"), 0, bonus))
    counts, alone = strength.counts_itself(t, leader), not t.armed(leader)  # alone: an empty castle, AF-R29
    attack = strength.own_attack(t, leader) if counts else 0
    defence = strength.own_defence(t, leader) if counts or alone else 0
    return [*found, (knowledge.name(leader, knowledge.who(t, leader), voice), attack, defence)]


def _places(t: Realm, leader: int) -> list[int]:
    return [place for place in (leader * 2, leader * 2 + 1) if t.card[place] != NONE]


def _card(t: Realm, place: int, voice: Voice) -> Part:
    card = t.card[place]
    name = names.market_card(card, voice)
    return name, strength.card_attack(t, place, t.ranged), MILITARY[card].defence


def effects(t: Realm, leader: int, voice: Voice) -> list[Part]:
    """What both sides' secrets and the own Turn Guide do to this unit. AF-R72, AF-R89, AF-R111"""
    side = strength.side_of(t, leader)
    found = [_suffered(t, leader, side, voice)]
    own = t.secret[side]
    if own != NONE:
        found.append((names.black(own, voice), BLACK_ATTACK[own], BLACK_DEFENCE[own]))
    if t.beaten_drums[side]:
        found.append((voice.say("action-war_drums"), 10, 0))
    if strength.rurik_bonus(t, leader, True):
        found.append((voice.say("part-rurik"), 10, 0))
    return [part for part in found if part[0]]


def _suffered(t: Realm, leader: int, side: int, voice: Voice) -> Part:
    """The other side's Black card, if it takes something from this unit."""
    black = t.secret[1 - side]
    attack, defence = 0, 0
    if black == TORN_BANNER:
        _, attack, defence = unit(t, leader, voice)[-1]
    elif black == TURNCOAT:
        attack = strength.turned(t, leader, t.ranged)
    elif black == BROKEN_SHIELDS:
        defence = strength.specialty(t, leader)
    return (names.black(black, voice), -attack, -defence) if attack or defence else ("", 0, 0)


# a unit of which backs show


def _backs(t: Realm, leader: int, seat: int | None, voice: Voice) -> list[str]:
    """Sorted by what shows of them, so that their order tells nothing."""
    closed = hidden(t, leader, seat)
    fronts = sorted(set(_places(t, leader)) - set(closed), key=lambda place: t.card[place])
    backs = sorted((DECK[t.card[place]], PRICE[t.card[place]]) for place in closed)
    return [_line(_card(t, place, voice), voice) for place in fronts] + [_back(t, *b, voice) for b in backs]


def _back(t: Realm, deck: int, price: int, voice: Voice) -> str:
    if t.options[CARD_BACKS] == COUNT_ONLY:
        return voice.say("part-back")
    return voice.say("part-price", branch=voice.say(f"branch-{BRANCHES[deck - len(BRANCHES)]}"), n=price)


def _closed_leader(t: Realm, leader: int, seat: int | None, voice: Voice) -> str:
    """Heroes and castles always count, a general whose cards are closed perhaps. AF-34, AF-37"""
    if not knowledge.knows_leader(t, leader, seat):
        return voice.say("part-unknown-leader")
    who = knowledge.who(t, leader)
    name = knowledge.name(leader, who, voice)
    if leader % LEADERS >= GENERAL:
        return voice.say("part-perhaps", what=name, stats=knowledge.stats(leader, who))
    return _line((name, strength.own_attack(t, leader), strength.own_defence(t, leader)), voice)
