"""Points, the crown, who has won, and who leads at the round limit."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    DRAGON_CARD_POINTS,
    DRAGON_CARD_REPLACES_CROWN,
    DRAGONS,
    LEADERS,
    NONE,
    QUEUE_BONUS,
    QUEUE_POINTS,
    TEAMS,
)
from tavola.kernel.bits import BIT, highest


def dragon_cards(realm: Realm, seat: i64) -> i64:
    count: i64 = 0
    for card in range(DRAGONS):
        if realm.dragon_owner[card] == seat:
            count += 1
    return count


def points(realm: Realm, seat: i64) -> i64:
    """Tokens, first place of the Queue, Dragon cards. AF-04, AF-12, AF-R40, AF-R52"""
    total = realm.tokens[seat] + dragon_cards(realm, seat) * realm.options[DRAGON_CARD_POINTS]
    first = len(realm.queue) > 0 and realm.queue[0] == seat
    return total + QUEUE_POINTS if first and not realm.options[QUEUE_BONUS] else total


def owns_crown(realm: Realm, seat: i64) -> bool:
    return realm.crown != NONE and realm.crown // LEADERS == seat


def crowned(realm: Realm, seat: i64) -> bool:
    """Owning the crown, as far as winning goes. AF-R50"""
    return owns_crown(realm, seat) or (realm.options[DRAGON_CARD_REPLACES_CROWN] == 1 and dragon_cards(realm, seat) > 0)


def target(realm: Realm) -> i64:
    """AF-02"""
    return 50 if realm.seats == 2 or realm.options[TEAMS] else 70


def side(realm: Realm, seat: i64) -> i64:
    """The seats that win together with this one, as bits. AF-R97"""
    return BIT[seat] | BIT[(seat + 2) % 4] if realm.options[TEAMS] else BIT[seat]


def has_won(realm: Realm, seat: i64) -> bool:
    """Crown and points at one moment, in the own turn; a team by the better ally. AF-01, AF-03, AF-115, AF-R45"""
    most: i64 = 0
    crown = False
    for each in range(realm.seats):
        if side(realm, seat) & BIT[each]:
            most = max(most, points(realm, each))
            crown = crown or crowned(realm, each)
    return crown and most >= target(realm)


def rank(realm: Realm, seat: i64) -> i64:
    """Points, crown, Dragon cards, castles, walls, gold; in teams the better ally's points, the rest summed. AF-R86"""
    best: i64 = 0
    crown: i64 = 0
    cards: i64 = 0
    castles: i64 = 0
    walls: i64 = 0
    gold: i64 = 0
    for each in range(realm.seats):
        if side(realm, seat) & BIT[each]:
            best = max(best, points(realm, each))
            crown += i64(owns_crown(realm, each))
            cards += dragon_cards(realm, each)
            castles += realm.castles_of(each)
            walls += realm.walls[each]
            gold += realm.gold[each]
    return ((((best * 2 + crown) * 5 + cards) * 7 + castles) * 17 + walls) * 25 + gold


def leaders(realm: Realm) -> i64:
    """The seats that rank highest, as bits. AF-R113"""
    ranks = vec[i64](capacity=4)
    for seat in range(realm.seats):
        ranks = append(ranks, rank(realm, seat))
    return highest(ranks)
