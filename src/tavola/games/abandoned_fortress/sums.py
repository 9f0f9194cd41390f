"""A unit's sum part by part: cards, specialty, leader, effects; backs where the reader knows no more. AF-38"""

from tavola.games.abandoned_fortress import holders, strength, wording
from tavola.games.abandoned_fortress.data import BRANCHES, MILITARY
from tavola.games.abandoned_fortress.odds import hidden
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import (
    BLACK_ATTACK,
    BLACK_DEFENCE,
    BROKEN_SHIELDS,
    CARD_BACKS,
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


def lines(realm: AbandonedFortress, leader: int, seat: int | None, voice: Voice) -> list[str]:
    """The sum of one side of the battle at hand, as far as this seat knows it."""
    if leader == DRAGON:
        card = realm.dragon_card
        return [_line((wording.dragon(card, voice), DRAGON_ATTACK[card], DRAGON_DEFENCE[card]), voice)]
    if hidden(realm, leader, seat) or not holders.knows_leader(realm, leader, seat):
        return [*_backs(realm, leader, seat, voice), _closed_leader(realm, leader, seat, voice)]
    known = [_line(part, voice) for part in unit(realm, leader, voice)]
    return known + [_effect(part, voice) for part in effects(realm, leader, voice)]


def _line(part: Part, voice: Voice) -> str:
    return voice.say("part", what=part[0], attack=part[1], defence=part[2])


def _effect(part: Part, voice: Voice) -> str:
    """What an effect adds or takes; some change no number."""
    what, attack, defence = part
    return (
        voice.say("part", what=what, attack=wording.signed(attack), defence=wording.signed(defence))
        if attack or defence
        else what
    )


# a unit that is known


def unit(realm: AbandonedFortress, leader: int, voice: Voice) -> list[Part]:
    """Cards, specialty bonus, leader. AF-34 to AF-38"""
    places = _places(realm, leader)
    found = [_card(realm, place, voice) for place in places]
    bonus = strength.specialty(realm, leader)
    if bonus:
        found.append((voice.say("part-specialty"), 0, bonus))
    counts, alone = strength.counts_itself(realm, leader), not realm.armed(leader)  # alone: an empty castle, AF-R29
    attack = strength.own_attack(realm, leader) if counts else 0
    defence = strength.own_defence(realm, leader) if counts or alone else 0
    return [*found, (holders.name(realm, leader, voice), attack, defence)]


def _places(realm: AbandonedFortress, leader: int) -> list[int]:
    return [place for place in (leader * 2, leader * 2 + 1) if realm.card[place] != NONE]


def _card(realm: AbandonedFortress, place: int, voice: Voice) -> Part:
    card = realm.card[place]
    name = wording.market_card(card, voice)
    return name, strength.card_attack(realm, place, realm.ranged), MILITARY[card].defence


def effects(realm: AbandonedFortress, leader: int, voice: Voice) -> list[Part]:
    """What both sides' secrets and the own Turn Guide do to this unit. AF-R72, AF-R89, AF-R111"""
    side = strength.side_of(realm, leader)
    found = [_suffered(realm, leader, side, voice)]
    own = realm.secret[side]
    if own != NONE:
        found.append((wording.black(own, voice), BLACK_ATTACK[own], BLACK_DEFENCE[own]))
    if realm.beaten_drums[side]:
        found.append((voice.say("action-war_drums"), 10, 0))
    if strength.rurik_bonus(realm, leader, True):
        found.append((voice.say("part-rurik"), 10, 0))
    return [part for part in found if part[0]]


def _suffered(realm: AbandonedFortress, leader: int, side: int, voice: Voice) -> Part:
    """The other side's Black card, if it takes something from this unit."""
    black = realm.secret[1 - side]
    attack, defence = 0, 0
    if black == TORN_BANNER:
        _, attack, defence = unit(realm, leader, voice)[-1]
    elif black == TURNCOAT:
        attack = strength.turned(realm, leader, realm.ranged)
    elif black == BROKEN_SHIELDS:
        defence = strength.specialty(realm, leader)
    return (wording.black(black, voice), -attack, -defence) if attack or defence else ("", 0, 0)


# a unit of which backs show


def _backs(realm: AbandonedFortress, leader: int, seat: int | None, voice: Voice) -> list[str]:
    """Sorted by what shows of them, so that their order tells nothing."""
    closed = hidden(realm, leader, seat)
    fronts = sorted(set(_places(realm, leader)) - set(closed), key=lambda place: realm.card[place])
    backs = sorted((DECK[realm.card[place]], PRICE[realm.card[place]]) for place in closed)
    return [_line(_card(realm, place, voice), voice) for place in fronts] + [_back(realm, *b, voice) for b in backs]


def _back(realm: AbandonedFortress, deck: int, price: int, voice: Voice) -> str:
    if realm.options[CARD_BACKS]:
        return voice.say("part-back")
    return voice.say("part-price", branch=voice.say(f"branch-{BRANCHES[deck - len(BRANCHES)]}"), n=price)


def _closed_leader(realm: AbandonedFortress, leader: int, seat: int | None, voice: Voice) -> str:
    """Heroes and castles always count, a general whose cards are closed perhaps. AF-34, AF-37"""
    if not holders.knows_leader(realm, leader, seat):
        return voice.say("part-unknown-leader")
    name = holders.name(realm, leader, voice)
    if leader % LEADERS >= GENERAL:
        return voice.say("part-perhaps", what=name, stats=holders.stats(realm, leader))
    return _line((name, strength.own_attack(realm, leader), strength.own_defence(realm, leader)), voice)
