"""What never changes in number."""

from collections import Counter

from tavola.games.abandoned_fortress.data import MARKET_CARDS
from tavola.games.abandoned_fortress.position.decks import actions_left, market_cards_out


def market_cards(state) -> Counter:
    """Military, general and Black cards."""
    found = Counter(market_cards_out(state))
    for card in range(len(MARKET_CARDS)):
        found[card] += state.pool[card]
    return found


def action_cards(state) -> list[int]:
    """What is out and what is in the deck."""
    return [left - n for left, n in zip(actions_left(state), state.action_pool, strict=True)]


CONSERVED = (market_cards, action_cards)
