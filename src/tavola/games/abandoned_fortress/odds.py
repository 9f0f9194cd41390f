"""How a battle may end for all a seat knows: every hand that may lie behind the backs, and how likely it is."""

from collections.abc import Iterator
from typing import Final

from tavola.games.abandoned_fortress import holders
from tavola.games.abandoned_fortress.data import BRANCHES, MARKET_CARDS, MILITARY
from tavola.games.abandoned_fortress.moves import battle
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import (
    ALL_LEADERS,
    CARD_BACKS,
    CARD_BRANCH,
    CARD_WEAPON,
    DECK,
    DRAGON,
    FIRST_GENERAL,
    GENERAL,
    HERO_CASTLE_BRANCH,
    LEADERS,
    NONE,
    PRICE,
)

FATES: Final = {1: "win", 0: "none", -1: "lose"}


def odds(realm: AbandonedFortress, seat: int | None) -> dict[str, float]:
    """How a battle at hand would end for its starter, over all that may lie behind the backs, no Black card coming."""
    twin = realm.clone()
    places, unknown = list[int](), NONE
    for leader in (realm.attacker, realm.defender):
        if leader != DRAGON:
            places += hidden(realm, leader, seat)
            if realm.general[leader] != NONE and not holders.knows_leader(realm, leader, seat):
                unknown = leader
    tally = dict.fromkeys(FATES, 0.0)
    for likely in _deals(twin, places, Unseen(realm, seat)):
        for general in _generals(twin, unknown, seat, realm):
            tally[battle.fate(twin)] += likely * general
    whole = sum(tally.values())
    return {FATES[fate]: round(n / whole, 6) for fate, n in tally.items() if n}


def hidden(realm: AbandonedFortress, leader: int, seat: int | None) -> list[int]:
    """The places of a leader whose card this seat does not know."""
    places = [place for place in (leader * 2, leader * 2 + 1) if realm.card[place] != NONE]
    return [place for place in places if not holders.knows(realm, leader // LEADERS, seat, realm.card_known[place])]


class Unseen:
    """The military cards a seat cannot place: in the decks, or behind the backs of others."""

    def __init__(self, realm: AbandonedFortress, seat: int | None) -> None:
        self.cards = [int(n) for n in realm.pool[: len(MILITARY)]]
        if realm.active != seat:
            self.cards = [n + staged for n, staged in zip(self.cards, realm.staged, strict=True)]
        self.loose = [0 for _ in BRANCHES]  # cards by branch that may lie with any of several leaders
        for leader in range(ALL_LEADERS):
            for place in hidden(realm, leader, seat):
                self.cards[realm.card[place]] += 1
                self.loose[CARD_BRANCH[realm.card[place]]] += _is_loose(realm, leader)
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


def _is_loose(realm: AbandonedFortress, leader: int) -> bool:
    """Where only numbers show, nothing but a hero's or castle's own branch tells that of its cards. AF-R13, AF-R90"""
    led = leader % LEADERS < GENERAL and not realm.options[HERO_CASTLE_BRANCH]
    return bool(realm.options[CARD_BACKS]) and not led


def _deals(realm: AbandonedFortress, places: list[int], unseen: Unseen) -> Iterator[float]:
    """Put every hand that may be there into the units, one after another; how likely each is."""
    if not places:
        yield 1.0
        return
    place, kept = places[0], realm.card[places[0]]
    loose = _is_loose(realm, place // 2)
    other = NONE if place ^ 1 in places else realm.card[place ^ 1]
    for card in range(len(MILITARY)):
        likely = unseen.likely(card, loose) if _may_lie(realm, place, card, kept, other) else 0
        if likely > 0:
            realm.card[place] = card
            unseen.take(card, 1)
            yield from (likely * rest for rest in _deals(realm, places[1:], unseen))
            unseen.take(card, -1)
    realm.card[place] = kept


def _may_lie(realm: AbandonedFortress, place: int, card: int, kept: int, other: int) -> bool:
    """Does the card fit the back, or where only numbers show its leader and the card beside it?"""
    if not realm.options[CARD_BACKS]:
        return DECK[card] == DECK[kept] and PRICE[card] == PRICE[kept]
    leader = place // 2
    if leader % LEADERS >= GENERAL:
        return True
    if not realm.options[HERO_CASTLE_BRANCH]:
        return CARD_BRANCH[card] == realm.branch(leader)
    return other == NONE or CARD_BRANCH[other] == CARD_BRANCH[card]


def _generals(twin: AbandonedFortress, leader: int, seat: int | None, realm: AbandonedFortress) -> Iterator[int]:
    """Every general that may lead the unit; an unknown one matters only where all its cards carry one weapon. AF-37"""
    if leader == NONE:
        yield 1
        return
    kept = twin.general[leader]
    fits = _closed_generals(realm, FIRST_GENERAL + kept, seat)
    weapons = {CARD_WEAPON[twin.card[place]] for place in (leader * 2, leader * 2 + 1) if twin.card[place] != NONE}
    alone = [card for card in fits if weapons == {CARD_WEAPON[card]}]
    others = [card for card in fits if card not in alone]
    for card in alone + others[:1]:
        twin.general[leader] = card - FIRST_GENERAL
        yield len(others) if card in others else 1
    twin.general[leader] = kept


def _closed_generals(realm: AbandonedFortress, card: int, seat: int | None) -> list[int]:
    """Those this seat cannot place, of the same branch, and of the same price if that shows."""
    closed = {FIRST_GENERAL + realm.general[leader] for leader in range(ALL_LEADERS) if _is_closed(realm, leader, seat)}
    counted = bool(realm.options[CARD_BACKS])
    return [
        other
        for other in range(FIRST_GENERAL, len(MARKET_CARDS))
        if DECK[other] == DECK[card]
        and (counted or PRICE[other] == PRICE[card])
        and (other in closed or realm.pool[other])
    ]


def _is_closed(realm: AbandonedFortress, leader: int, seat: int | None) -> bool:
    return realm.general[leader] != NONE and not holders.knows_leader(realm, leader, seat)
