"""How a battle may end for all a seat knows: every hand that may lie behind the backs, and how likely it is."""

from collections.abc import Iterator
from typing import Final

from tavola.games.abandoned_fortress import knowledge, strength
from tavola.games.abandoned_fortress.data import BRANCHES, MARKET_CARDS, MILITARY
from tavola.games.abandoned_fortress.imagining.generals import alike, missed
from tavola.games.abandoned_fortress.knowledge import hidden
from tavola.games.abandoned_fortress.options import CARD_BACKS, COUNT_ONLY, HERO_CASTLE_BRANCH, UNIFORM
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import (
    ALL_LEADERS,
    CARD_BRANCH,
    CARD_WEAPON,
    DECK,
    DRAGON,
    FIRST_GENERAL,
    GENERAL,
    LEADERS,
    NONE,
    PRICE,
)

FATES: Final = {1: "win", 0: "none", -1: "lose"}


def odds(t: AbandonedFortress, seat: int | None) -> dict[str, float]:
    """How a battle at hand would end for its starter, over all that may lie behind the backs, no Black card coming."""
    twin = t.clone()
    places, unknown = list[int](), NONE
    for leader in (t.attacker, t.defender):
        if leader != DRAGON:
            places += hidden(t, leader, seat)
            if t.general[leader] != NONE and not knowledge.knows_leader(t, leader, seat):
                unknown = leader
    tally = dict.fromkeys(FATES, 0.0)
    for likely in _deals(twin, places, Unseen(t, seat)):
        if twin.ranged and not twin.shoots(twin.attacker):
            continue  # who shoots has a card that does, AF-90
        for general in _generals(twin, unknown, seat, t):
            tally[strength.fate(twin)] += likely * general
    whole = sum(tally.values())
    return {FATES[fate]: round(n / whole, 6) for fate, n in tally.items() if n}


class Unseen:
    """The military cards a seat cannot place: in the decks, or behind the backs of others."""

    def __init__(self, t: Realm, seat: int | None) -> None:
        self.cards = [int(n) for n in t.pool[: len(MILITARY)]]
        if t.active != seat:
            self.cards = [n + staged for n, staged in zip(self.cards, t.staged, strict=True)]
        self.loose = [0 for _ in BRANCHES]  # cards by branch that may lie with any of several leaders
        for leader in range(ALL_LEADERS):
            for place in hidden(t, leader, seat):
                self.cards[t.card[place]] += 1
                self.loose[CARD_BRANCH[t.card[place]]] += _is_loose(t, leader)
        self.alike = [0 for _ in BRANCHES]  # all of a branch
        for card, n in enumerate(self.cards):
            self.alike[CARD_BRANCH[card]] += n

    def likely(self, card: int, loose: bool) -> float:
        """How likely this one is among those that may be there."""
        branch = CARD_BRANCH[card]
        return self.cards[card] * self.loose[branch] / max(1, self.alike[branch]) if loose else self.cards[card]

    def take(self, card: int, copies: int) -> None:
        self.cards[card] -= copies
        self.alike[CARD_BRANCH[card]] -= copies
        self.loose[CARD_BRANCH[card]] -= copies


def _is_loose(t: Realm, leader: int) -> bool:
    """Where only numbers show, nothing but a hero's or castle's own branch tells that of its cards. AF-R13, AF-R90"""
    led = leader % LEADERS < GENERAL and t.options[HERO_CASTLE_BRANCH] != UNIFORM
    return t.options[CARD_BACKS] == COUNT_ONLY and not led


def _deals(t: Realm, places: list[int], unseen: Unseen) -> Iterator[float]:
    """Put every hand that may be there into the units, one after another; how likely each is."""
    if not places:
        yield 1.0
        return
    place, kept = places[0], t.card[places[0]]
    loose = _is_loose(t, place // 2)
    other = NONE if place ^ 1 in places else t.card[place ^ 1]
    for card in range(len(MILITARY)):
        likely = unseen.likely(card, loose) if _may_lie(t, place, card, kept, other) else 0
        if likely > 0:
            t.card[place] = card
            unseen.take(card, 1)
            yield from (likely * rest for rest in _deals(t, places[1:], unseen))
            unseen.take(card, -1)
    t.card[place] = kept


def _may_lie(t: Realm, place: int, card: int, kept: int, other: int) -> bool:
    """Does the card fit the back, or where only numbers show its leader and the card beside it?"""
    if t.options[CARD_BACKS] != COUNT_ONLY:
        return DECK[card] == DECK[kept] and PRICE[card] == PRICE[kept]
    leader = place // 2
    if leader % LEADERS >= GENERAL:
        return True
    if t.options[HERO_CASTLE_BRANCH] != UNIFORM:
        return CARD_BRANCH[card] == t.branch(leader)
    return other == NONE or CARD_BRANCH[other] == CARD_BRANCH[card]


def _generals(twin: Realm, leader: int, seat: int | None, t: Realm) -> Iterator[int]:
    """Every general that may lead the unit; an unknown one matters only where all its cards carry one weapon. AF-37"""
    if leader == NONE:
        yield 1
        return
    kept = twin.general[leader]
    fits = _closed_generals(t, leader, seat)
    weapons = {CARD_WEAPON[twin.card[place]] for place in (leader * 2, leader * 2 + 1) if twin.card[place] != NONE}
    alone = [card for card in fits if weapons == {CARD_WEAPON[card]}]
    others = [card for card in fits if card not in alone]
    for card in alone + others[:1]:
        twin.general[leader] = card - FIRST_GENERAL
        yield len(others) if card in others else 1
    twin.general[leader] = kept


def _closed_generals(t: Realm, leader: int, seat: int | None) -> list[int]:
    """Those this seat cannot place, of the same branch, and of the same price if that shows; of those missed these."""
    if seat is not None and missed(t, seat, leader):
        return [FIRST_GENERAL + t.general[other] for other in alike(t, seat, leader)]
    card = FIRST_GENERAL + t.general[leader]
    closed = {FIRST_GENERAL + t.general[other] for other in range(ALL_LEADERS) if _is_closed(t, other, seat)}
    counted = t.options[CARD_BACKS] == COUNT_ONLY
    return [
        other
        for other in range(FIRST_GENERAL, len(MARKET_CARDS))
        if DECK[other] == DECK[card] and (counted or PRICE[other] == PRICE[card]) and (other in closed or t.pool[other])
    ]


def _is_closed(t: Realm, leader: int, seat: int | None) -> bool:
    """It may be any card: not seen, and not missed from a deck either. AF-R10"""
    known = knowledge.knows_leader(t, leader, seat) or (seat is not None and missed(t, seat, leader))
    return t.general[leader] != NONE and not known
