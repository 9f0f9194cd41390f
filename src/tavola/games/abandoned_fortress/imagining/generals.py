"""General cards that lie closed before others, and those a seat has missed in their deck. AF-R10, AF-R90"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress.imagining.decks import aside, draw
from tavola.games.abandoned_fortress.options import CARD_BACKS, COUNT_ONLY
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import ALL_LEADERS, DECK, FIRST_GENERAL, LEADERS, NONE, PRICE
from tavola.kernel.bits import BIT
from tavola.kernel.rng import Rng


def redraw_generals(t: Realm, seat: i64, rng: Rng) -> None:
    """Branch shows by the figure, price by the back. AF-R90"""
    counted = t.options[CARD_BACKS] == COUNT_ONLY
    tops = aside(t, rng, 0) if counted else vec[i64]()
    for leader in range(ALL_LEADERS):
        if hidden_general(t, seat, leader) and not missed(t, seat, leader):
            t.pool[FIRST_GENERAL + t.general[leader]] += 1
    for leader in range(ALL_LEADERS):
        if hidden_general(t, seat, leader) and not missed(t, seat, leader):
            like = FIRST_GENERAL + t.general[leader]
            t.general[leader] = draw(t, like, not counted, rng) - FIRST_GENERAL
    for card in tops:
        t.pool[card] += 1


def hidden_general(t: Realm, seat: i64, leader: i64) -> bool:
    known = leader // LEADERS == seat or t.general_known[leader] & BIT[seat]
    return t.general[leader] != NONE and not known


def missed(t: Realm, seat: i64, leader: i64) -> bool:
    """Did the seat miss its card when it chose from the deck, where it lies closed since? AF-R10"""
    return t.general_missed[leader] & BIT[seat] != 0 and hidden_general(t, seat, leader)


def alike(t: Realm, seat: i64, leader: i64) -> vec[i64]:
    """The generals missed from one deck among which the seat cannot tell who has which card. AF-R10, AF-R90"""
    card = FIRST_GENERAL + t.general[leader]
    counted = t.options[CARD_BACKS] == COUNT_ONLY
    out = vec[i64]()
    for other in range(ALL_LEADERS):
        if missed(t, seat, other):
            its = FIRST_GENERAL + t.general[other]
            if DECK[its] == DECK[card] and (counted or PRICE[its] == PRICE[card]):
                out = append(out, other)
    return out


def mix_missed(t: Realm, seat: i64, rng: Rng) -> None:
    """The cards missed stay out, whoever of those that cannot be told apart has which."""
    for leader in range(ALL_LEADERS):
        if missed(t, seat, leader):
            among = alike(t, seat, leader)
            other = among[rng.below(count_up_to(among, leader))]
            kept = t.general[leader]
            t.general[leader] = t.general[other]
            t.general[other] = kept


def count_up_to(leaders: vec[i64], last: i64) -> i64:
    """Each changes places with itself or one before it, so that every order is as likely."""
    count: i64 = 0
    for leader in leaders:
        if leader <= last:
            count += 1
    return count
