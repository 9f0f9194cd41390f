"""Points, the crown, who has won, and who leads at the round limit."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress.options import (
    DRAGON_CARD_POINTS,
    DRAGON_CARD_REPLACES_CROWN,
    ONCE,
    QUEUE_BONUS,
    TEAMS,
)
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    DRAGONS,
    LEADERS,
    NONE,
    QUEUE_POINTS,
)
from tavola.kernel.bits import BIT, highest


def dragon_cards(t: Realm, seat: i64) -> i64:
    count: i64 = 0
    for card in range(DRAGONS):
        if t.dragon_owner[card] == seat:
            count += 1
    return count


def points(t: Realm, seat: i64) -> i64:
    """Tokens, first place of the Queue, Dragon cards. AF-04, AF-12, AF-R40, AF-R52"""
    return t.tokens[seat] + dragon_cards(t, seat) * t.options[DRAGON_CARD_POINTS] + queue_points(t, seat)


def queue_points(t: Realm, seat: i64) -> i64:
    """For whoever stands first, unless they were given once, as tokens. AF-12, AF-R52"""
    first = len(t.queue) > 0 and t.queue[0] == seat
    return QUEUE_POINTS if first and t.options[QUEUE_BONUS] != ONCE else 0


def owns_crown(t: Realm, seat: i64) -> bool:
    return t.crown != NONE and t.crown // LEADERS == seat


def crowned(t: Realm, seat: i64) -> bool:
    """Owning the crown, as far as winning goes. AF-R50"""
    return owns_crown(t, seat) or (t.options[DRAGON_CARD_REPLACES_CROWN] == 1 and dragon_cards(t, seat) > 0)


def target(t: Realm) -> i64:
    """AF-02"""
    return 50 if t.seats == 2 or t.options[TEAMS] else 70


def side(t: Realm, seat: i64) -> i64:
    """The seats that win together with this one, as bits. AF-R97"""
    return BIT[seat] | BIT[(seat + 2) % 4] if t.options[TEAMS] else BIT[seat]


def has_won(t: Realm, seat: i64) -> bool:
    """Crown and points at one moment, in the own turn; a team by the better ally. AF-01, AF-03, AF-115, AF-R45"""
    most: i64 = 0
    crown = False
    for each in range(t.seats):
        if side(t, seat) & BIT[each]:
            most = max(most, points(t, each))
            crown = crown or crowned(t, each)
    return crown and most >= target(t)


def rank(t: Realm, seat: i64) -> i64:
    """Points, crown, Dragon cards, castles, walls, gold; in teams the better ally's points, the rest summed. AF-R86"""
    best: i64 = 0
    crown: i64 = 0
    cards: i64 = 0
    castles: i64 = 0
    walls: i64 = 0
    gold: i64 = 0
    for each in range(t.seats):
        if side(t, seat) & BIT[each]:
            best = max(best, points(t, each))
            crown += i64(owns_crown(t, each))
            cards += dragon_cards(t, each)
            castles += t.castles_of(each)
            walls += t.walls[each]
            gold += t.gold[each]
    return ((((best * 2 + crown) * 5 + cards) * 7 + castles) * 17 + walls) * 25 + gold


def leaders(t: Realm) -> i64:
    """The seats that rank highest, as bits. AF-R113"""
    ranks = vec[i64](capacity=4)
    for seat in range(t.seats):
        ranks = append(ranks, rank(t, seat))
    return highest(ranks)
