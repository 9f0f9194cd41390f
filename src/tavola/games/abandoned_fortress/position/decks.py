"""Decks in writing: what is left out is counted, for every card is in one place."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress.data import ACTION_CARDS, DECKS, MARKET_CARDS
from tavola.games.abandoned_fortress.position import sheets
from tavola.games.abandoned_fortress.position.spelling import refuse
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import (
    ACTION_COPIES,
    BLACK_DECK,
    BLACKS,
    COPIES,
    DECK,
    FIRST_BLACK,
    FIRST_GENERAL,
    MILITARY,
    NONE,
    PAY_CHEST,
    PRICE,
    WAR_DRUMS,
)
from tavola.kernel.sheet import Number, only

KEYS: Final = (
    *(*sheets.POOL.keys, *sheets.DISCARDS.keys, "tops", *sheets.TOPS_OPEN.keys),
    *(*sheets.ACTION_POOL.keys, *sheets.ACTION_DISCARDS.keys),
)


def write(t: AbandonedFortress) -> dict[str, Any]:
    tops = {DECKS[deck]: int(t.top[deck]) for deck in range(BLACK_DECK) if t.top[deck] != NONE}
    market = {**sheets.POOL.write(t), **sheets.DISCARDS.write(t), "tops": tops, **sheets.TOPS_OPEN.write(t)}
    return {**market, **sheets.ACTION_POOL.write(t), **sheets.ACTION_DISCARDS.write(t)}


def read(t: AbandonedFortress, written: Mapping[str, Any]) -> None:
    """Once everything else is read."""
    _read_market(t, written)
    _read_tops(t, written)
    _read_actions(t, written)


def market_cards_out(t: AbandonedFortress) -> Iterator[int]:
    """Every market card that is not in its deck."""
    yield from (card for card in t.card if card != NONE)
    yield from (FIRST_GENERAL + card for card in t.general if card != NONE)
    for card in range(MILITARY):
        yield from [card] * t.staged[card]
    for place, n in enumerate(t.black):
        yield from [FIRST_BLACK + place % BLACKS] * n
    for card, n in enumerate(t.discards):
        yield from [card] * n


def actions_left(t: AbandonedFortress) -> list[int]:
    """Action cards that are in the deck, by kind."""
    left = [ACTION_COPIES - n for n in t.action_discards]
    for place, n in enumerate(t.hand):
        left[place % len(left)] -= n
    for card in t.drawn:
        left[card] -= 1
    left[PAY_CHEST] -= sum(t.chests)
    left[WAR_DRUMS] -= sum(t.drums)
    return left


def _read_market(t: AbandonedFortress, written: Mapping[str, Any]) -> None:
    sheets.DISCARDS.read(t, written)
    held = sum(t.staged) + sum(t.black) + sum(t.discards)
    refuse(held > sum(COPIES), "there are more market cards than were printed")
    left = list(COPIES)
    for out in market_cards_out(t):
        left[out] -= 1
    refuse(min(left) < 0, f"there are more cards {MARKET_CARDS[left.index(min(left))]} than were printed")
    if written.get("pool") is not None:
        sheets.POOL.read(t, written)
        counted = list(t.pool) == left
        refuse(not counted, "pool must hold every market card that is nowhere else: leave it out to have it counted")
    t.pool = vec[i64](left)


def _read_tops(t: AbandonedFortress, written: Mapping[str, Any]) -> None:
    """Left out: the lowest price of each deck."""
    sheets.TOPS_OPEN.read(t, written)
    given = written.get("tops")
    shown = None if given is None else only("tops", given, DECKS[:BLACK_DECK])
    for deck, name in enumerate(DECKS[:BLACK_DECK]):
        prices = sorted({PRICE[card] for card in range(FIRST_BLACK) if DECK[card] == deck and t.pool[card]})
        if shown is None:
            t.top[deck] = prices[0] if prices and t.tops_open else NONE
        elif name in shown:
            t.top[deck] = Number(0, 200).read(f"the top of {name}", shown[name])
            refuse(t.top[deck] not in prices, f"the top of {name} cannot show {t.top[deck]}: no card of it does")


def _read_actions(t: AbandonedFortress, written: Mapping[str, Any]) -> None:
    sheets.ACTION_DISCARDS.read(t, written)
    left = actions_left(t)
    refuse(min(left) < 0, f"there are four cards {ACTION_CARDS[left.index(min(left))]}, not more")
    if written.get("actions") is not None:
        sheets.ACTION_POOL.read(t, written)
        counted = list(t.action_pool) == left
        message = "actions must hold every Action card that is nowhere else: leave it out to have it counted"
        refuse(not counted, message)
    t.action_pool = vec[i64](left)
