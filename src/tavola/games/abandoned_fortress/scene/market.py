"""The market decks and what was bought; while heroes are chosen, those that are free."""

from tavola.games.abandoned_fortress import agenda
from tavola.games.abandoned_fortress.data import BRANCHES, DECKS, HEROES, MILITARY
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.scene import holders
from tavola.games.abandoned_fortress.tables import BLACK_DECK, BLACK_PRICE, CARD_BRANCH, NONE, PRICE
from tavola.kernel.scene import Item, Zone
from tavola.kernel.story import Voice


def zones(t: Realm, seat: int | None, voice: Voice) -> list[Zone]:
    return _heroes(t, voice) or [*_staged(t, seat, voice), _market(t, voice)]


def _heroes(t: Realm, voice: Voice) -> list[Zone]:
    """While heroes are chosen: those still free, with what each can do. AF-17"""
    if t.asks != agenda.HERO:
        return []
    free = [hero.id for i, hero in enumerate(HEROES) if i not in t.hero]
    items = tuple(_hero(hero, voice) for hero in free)
    return [Zone(id="heroes", kind="market", title=voice.say("heroes"), items=items, clauses=("AF-17",))]


def _hero(hero: str, voice: Voice) -> Item:
    title, gift = voice.say(f"role-{hero}"), voice.say(f"hero-{hero}")
    return Item(id=f"hero-{hero}", title=title, icon=f"hero-{hero}", lines=(gift,), frame="action")


def _market(t: Realm, voice: Voice) -> Zone:
    """Seven decks, each with the price on its top back. AF-R09"""
    items = []
    for deck, name in enumerate(DECKS):
        size = t.deck_size(deck)
        price = BLACK_PRICE if deck == BLACK_DECK else t.top[deck]
        cost = voice.say("price-of", n=price) if size and price != NONE else ""
        lines = (voice.say("n-cards", n=size),)
        items.append(Item(id=f"deck-{name}", title=voice.say(f"deck-{name}"), back=name, cost=cost, lines=lines))
    return Zone(id="market", kind="market", title=voice.say("market"), items=tuple(items), clauses=("AF-52", "AF-R102"))


def _staged(t: Realm, seat: int | None, voice: Voice) -> list[Zone]:
    """Bought cards that are not yet assigned: backs to the others."""
    owner = t.active
    cards = [card for card in range(len(MILITARY)) for _ in range(t.staged[card])]
    if not cards:
        return []
    if seat == owner:
        kinds = sorted(set(cards))
        items = [holders.front(f"staged-{MILITARY[card].id}", card, voice, n=cards.count(card)) for card in kinds]
    else:
        backs = sorted((CARD_BRANCH[card], PRICE[card]) for card in cards)
        items = [_staged_back(n, branch, price, voice) for n, (branch, price) in enumerate(backs)]
    return [
        Zone(id="staged", kind="tray", owner=owner, title=voice.say("staged"), items=tuple(items), clauses=("AF-55",))
    ]


def _staged_back(n: int, branch: int, price: int, voice: Voice) -> Item:
    name = BRANCHES[branch]
    title = voice.say("unknown-military", branch=voice.say(f"branch-{name}"))
    return Item(id=f"staged-back{n}", title=title, back=f"military-{name}", cost=str(price))
