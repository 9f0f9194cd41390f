"""Military cards that lie closed before others, assigned or just bought. AF-R90"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress.imagining.decks import aside, draw
from tavola.games.abandoned_fortress.options import CARD_BACKS, COUNT_ONLY
from tavola.games.abandoned_fortress.questions.trade.assigning import branch_breaks
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import ALL_LEADERS, LEADERS, MILITARY, NONE
from tavola.kernel.bits import BIT
from tavola.kernel.rng import Rng
from tavola.kernel.state import FINE

SHUFFLES: Final = 8  # tries for each closed card, so that every place can be reached


def hidden_card(t: Realm, seat: i64, place: i64) -> bool:
    owner = place // 2 // LEADERS
    return owner != seat and t.card[place] != NONE and not t.card_known[place] & BIT[seat]


def redraw_military(t: Realm, seat: i64, rng: Rng) -> None:
    """All hidden cards go back before any is drawn, so that each may come anywhere. AF-R90"""
    counted = t.options[CARD_BACKS] == COUNT_ONLY
    if counted:
        mix_branches(t, seat, rng)
    tops = aside(t, rng, 3) if counted else vec[i64]()
    for place in range(ALL_LEADERS * 2):
        if hidden_card(t, seat, place):
            t.pool[t.card[place]] += 1
    if t.active != seat:
        for card in range(MILITARY):
            t.pool[card] += t.staged[card]
    if t.active != seat:
        redraw_staged(t, rng)  # first: their prices show even where those of assigned cards do not
    for place in range(ALL_LEADERS * 2):
        if hidden_card(t, seat, place):
            t.card[place] = draw(t, t.card[place], not counted, rng)
    for card in tops:
        t.pool[card] += 1


def redraw_staged(t: Realm, rng: Rng) -> None:
    """Cards bought and not yet assigned show their backs."""
    before = t.staged[:]
    for card in range(MILITARY):
        t.staged[card] = 0
    for card in range(MILITARY):
        for _copy in range(before[card]):
            t.staged[draw(t, card, True, rng)] += 1


def mix_branches(t: Realm, seat: i64, rng: Rng) -> None:
    """Where only numbers show, a closed card may lie wherever its branch fits, whoever holds it. AF-R90"""
    places = vec[i64]()
    for place in range(ALL_LEADERS * 2):
        if hidden_card(t, seat, place):
            places = append(places, place)
    count = i64(len(places))
    for _try in range(count * SHUFFLES):
        mix(t, seat, places[rng.below(count)], places[rng.below(count)])


def mix(t: Realm, seat: i64, a: i64, b: i64) -> None:
    """Two cards change places, or two pairs of them, if both leaders' rules allow it."""
    swap(t, a, b)
    if fits(t, a) and fits(t, b):
        return
    pairs = hidden_card(t, seat, a ^ 1) and hidden_card(t, seat, b ^ 1)
    if pairs:
        swap(t, a ^ 1, b ^ 1)
        if fits(t, a) and fits(t, b):
            return
        swap(t, a ^ 1, b ^ 1)
    swap(t, a, b)


def swap(t: Realm, a: i64, b: i64) -> None:
    kept = t.card[a]
    t.card[a] = t.card[b]
    t.card[b] = kept


def fits(t: Realm, place: i64) -> bool:
    """May its leader lead the card here, beside the other one, and shoot if it does so? AF-30, AF-31, AF-90, AF-R13"""
    leader = place // 2
    shooting = t.ranged and leader == t.attacker
    return branch_breaks(t, leader, t.card[place], t.card[place ^ 1]) == FINE and (not shooting or t.shoots(leader))
