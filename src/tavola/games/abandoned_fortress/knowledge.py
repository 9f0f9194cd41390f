"""What a seat knows of a unit: who leads it, and which of its cards. AF-R90, AF-R101"""

from tavola.games.abandoned_fortress.data import CASTLES, GENERALS, HEROES, Leader
from tavola.games.abandoned_fortress.imagining.generals import alike, missed
from tavola.games.abandoned_fortress.options import FOOD_OPEN
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import CASTLE, GENERAL, HERO, LEADERS, NONE
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice


def eyes(t: Realm, owner: int, seat: int | None) -> int:
    """The seats, as bits, that must have seen a card of an owner for this reader to know it. AF-R101

    None for the owner, and for everybody after the game; itself for another seat, all for a spectator.
    """
    if owner == seat or t.actor == OVER:
        return 0
    return (1 << t.seats) - 1 if seat is None else 1 << seat


def knows(t: Realm, owner: int, seat: int | None, mask: int) -> bool:
    """The owner, whoever has seen the card; everybody after the game. AF-R101"""
    needed = eyes(t, owner, seat)
    return mask & needed == needed


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


def who(t: Realm, leader: int) -> int:
    """Which hero, castle or general it is."""
    kind = leader % LEADERS
    if kind == HERO:
        return int(t.hero[leader // LEADERS])
    return kind - CASTLE if kind < GENERAL else int(t.general[leader])


def name(leader: int, who: int, voice: Voice) -> str:
    """To whoever knows it: the hero's, the castle's or the general's own."""
    said = "name" if leader % LEADERS == HERO else "own" if leader % LEADERS < GENERAL else "card"
    return voice.say(f"{said}-{printed(leader, who).id}")


def stats(leader: int, who: int) -> str:
    card = printed(leader, who)
    return f"{card.attack}/{card.defence}"


def printed(leader: int, who: int) -> Leader:
    """Its card."""
    if leader % LEADERS == HERO:
        return HEROES[who]
    return CASTLES[who] if leader % LEADERS < GENERAL else GENERALS[who]
