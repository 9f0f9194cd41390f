"""What is told of the things all may see: discards and decks."""

from typing import Any

import pytest

from tavola.games.abandoned_fortress import GAME
from tavola.games.abandoned_fortress.data import MILITARY
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.story import Chronicle

from .board import do, marching, set_up, unit

ATTACKER = {"generals": {"general1": unit("L4", "IA1", card="G01")}}


def told(state: AbandonedFortress, seat: int | None, kind: str, **params: Any) -> list[tuple[str, str]]:
    """Clause and sentence of all that follows on an action."""
    state.listener = chronicle = Chronicle()
    do(state, kind, **params)
    return [(event.clause, event.text) for event in GAME.story(chronicle.events, seat)]


@pytest.mark.rule("AF-96", "AF-R101")
def test_the_card_of_an_unarmed_general_is_shown_as_it_is_discarded() -> None:
    state = marching(p0=ATTACKER, p1={"generals": {"general1": unit("L3", card="G02")}})
    assert told(state, 3, "attack", space="L3")[1] == ("AF-96", "general 1 of seat 2, Ragna, has fallen")


@pytest.mark.rule("AF-98", "AF-105", "AF-109", "AF-R29")
def test_a_castle_falls_under_the_clause_that_fells_it() -> None:
    state = marching(p0=ATTACKER, p1={"castles": {"bastion": unit("L3")}})
    assert ("AF-R29", "the Bastion of seat 2 has fallen") in told(state, None, "attack", space="L3")
    for cards, clause in (([], "AF-109"), (["IS1"], "AF-105")):
        p0 = {"castles": {"bastion": unit("B3", *cards)}}
        state = set_up("roll", p0=p0, dragon={"alert": 0, "at": "B4", "card": "D1"}, active=1)
        assert (clause, "the Bastion of seat 1 has fallen") in told(state, 2, "roll", white=1, black="up")


@pytest.mark.rule("AF-R68", "AF-R112")
def test_a_market_deck_made_of_its_discards_is_told() -> None:
    thrown = {card.id: card.copies - (card.id == "IS5") for card in MILITARY if card.branch == "infantry"}
    state = set_up("trade", p0={"gold": 12}, discards={card: n for card, n in thrown.items() if n})
    do(state, "buy", deck="military_infantry")
    renewed = ("AF-R112", "infantry troops: the discards become the deck")
    assert renewed in told(state, 1, "front", card="IS5")
    state = set_up("trade", p0={"gold": 12})
    do(state, "buy", deck="military_infantry")
    assert renewed not in told(state, 1, "front", card="IA1")
