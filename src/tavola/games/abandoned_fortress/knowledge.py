"""What a seat knows of a unit: who leads it, and which of its cards. AF-R90, AF-R101"""

from tavola.games.abandoned_fortress import strength
from tavola.games.abandoned_fortress.data import GENERALS, HEROES, OWN_LEADERS
from tavola.games.abandoned_fortress.imagining.generals import alike, missed
from tavola.games.abandoned_fortress.options import FOOD_OPEN
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import GENERAL, HERO, LEADERS, NONE
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice


def knows(t: Realm, owner: int, seat: int | None, mask: int) -> bool:
    """The owner, whoever has seen the card; everybody after the game. AF-R101"""
    open_to_all = mask == (1 << t.seats) - 1 or t.actor == OVER
    return open_to_all or (seat is not None and (owner == seat or bool(mask >> seat & 1)))


def knows_food(t: Realm, owner: int, seat: int | None) -> bool:
    """All, by option the owner; everybody after the game. AF-R100"""
    return bool(t.options[FOOD_OPEN]) or owner == seat or t.actor == OVER


def knows_leader(t: Realm, leader: int, seat: int | None) -> bool:
    """Heroes and castles all; a general also who can tell by the deck it was chosen from. AF-R10, AF-R101"""
    if leader % LEADERS < GENERAL or knows(t, leader // LEADERS, seat, t.general_known[leader]):
        return True
    return seat is not None and missed(t, seat, leader) and len(alike(t, seat, leader)) == 1


def hidden(t: Realm, leader: int, seat: int | None) -> list[int]:
    """The places of a leader whose card this seat does not know."""
    places = [place for place in (leader * 2, leader * 2 + 1) if t.card[place] != NONE]
    return [place for place in places if not knows(t, leader // LEADERS, seat, t.card_known[place])]


def seen_by(mask: int) -> tuple[int, ...]:
    """The seats that have seen a card: that they looked is known to all. AF-R101"""
    return tuple(seat for seat in range(4) if mask >> seat & 1)


def name(t: Realm, leader: int, voice: Voice) -> str:
    """To whoever knows it: the hero's, the castle's or the general's own."""
    if leader % LEADERS == HERO:
        return voice.say(f"name-{HEROES[t.hero[leader // LEADERS]].id}")
    if leader % LEADERS < GENERAL:
        return voice.say(f"own-{OWN_LEADERS[leader % LEADERS]}")
    return voice.say(f"card-{GENERALS[t.general[leader]].id}")


def stats(t: Realm, leader: int) -> str:
    return f"{strength.own_attack(t, leader)}/{strength.own_defence(t, leader)}"
