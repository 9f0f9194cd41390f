"""The market decks and what was bought; while heroes are chosen, those that are free."""

from collections.abc import Sequence
from typing import Final

from tavola.games.abandoned_fortress import agenda
from tavola.games.abandoned_fortress.data import BRANCHES, DECKS, HEROES, MILITARY
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.scene import holders
from tavola.games.abandoned_fortress.tables import BLACK_DECK, BLACK_PRICE, CARD_BRANCH, NONE, PRICE
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Item, Zone
from tavola.kernel.story import Voice

ALL_DECKS: Final = range(len(DECKS))


def zones(t: Realm, voice: Voice) -> list[Zone]:
    if t.asks == agenda.HERO:
        return [_heroes(tuple(t.hero), voice)]
    market = _market(tuple([t.deck_size(deck) for deck in ALL_DECKS]), tuple(t.top), voice)
    cards = _staged(t)
    backs = tuple(sorted((CARD_BRANCH[card], PRICE[card]) for card in cards))
    return [_staged_backs(t.active, backs, voice), market] if cards else [market]


def own_zones(t: Realm, seat: int, voice: Voice) -> dict[str, Sequence[Zone]]:
    """What the seat itself has bought."""
    return {"staged": [_staged_fronts(seat, _staged(t), voice)]} if seat == t.active else {}


# while heroes are chosen


@drawn
def _heroes(chosen: tuple[int, ...], voice: Voice) -> Zone:
    """Those still free, with what each can do. AF-17"""
    items = tuple(_hero(hero.id, voice) for i, hero in enumerate(HEROES) if i not in chosen)
    return Zone(id="heroes", kind="market", title=voice.say("heroes"), items=items, clauses=("AF-17",))


def _hero(hero: str, voice: Voice) -> Item:
    title, gift = voice.say(f"role-{hero}"), voice.say(f"hero-{hero}")
    return Item(id=f"hero-{hero}", title=title, icon=f"hero-{hero}", lines=(gift,), frame="action")


# the decks


@drawn
def _market(sizes: tuple[int, ...], tops: tuple[int, ...], voice: Voice) -> Zone:
    """Seven decks, each with the price on its top back. AF-R09"""
    prices = [BLACK_PRICE if deck == BLACK_DECK else tops[deck] for deck in ALL_DECKS]
    items = tuple(_deck(deck, sizes[deck], prices[deck], voice) for deck in ALL_DECKS)
    return Zone(id="market", kind="market", title=voice.say("market"), items=items, clauses=("AF-52", "AF-R102"))


@drawn
def _deck(deck: int, size: int, price: int, voice: Voice) -> Item:
    name, cost = DECKS[deck], voice.say("cost-gold", n=price) if size and price != NONE else ""
    lines = (voice.say("n-cards", n=size),)
    icon, marks = name.rsplit("_", 1)[-1], ("flag",) if name.startswith("general") else ()
    title = voice.say(f"deck-{name}")
    return Item(id=f"deck-{name}", title=title, icon=icon, marks=marks, back=name, cost=cost, lines=lines)


# bought cards that are not yet assigned: backs to the others


def _staged(t: Realm) -> tuple[int, ...]:
    return tuple([card for card, n in enumerate(t.staged) if n for _ in range(n)])


@drawn
def _staged_fronts(owner: int, cards: tuple[int, ...], voice: Voice) -> Zone:
    kinds = sorted(set(cards))
    items = [holders.front(f"staged-{MILITARY[card].id}", card, voice, n=cards.count(card)) for card in kinds]
    return _tray(owner, items, voice)


@drawn
def _staged_backs(owner: int, backs: tuple[tuple[int, int], ...], voice: Voice) -> Zone:
    return _tray(owner, [_staged_back(n, branch, price, voice) for n, (branch, price) in enumerate(backs)], voice)


def _tray(owner: int, items: list[Item], voice: Voice) -> Zone:
    title = voice.say("staged")
    return Zone(id="staged", kind="tray", owner=owner, title=title, items=tuple(items), clauses=("AF-55",))


def _staged_back(n: int, branch: int, price: int, voice: Voice) -> Item:
    name = BRANCHES[branch]
    title = voice.say("unknown-military", branch=voice.say(f"branch-{name}"))
    return Item(id=f"staged-back{n}", title=title, back=f"military-{name}", cost=str(price))
