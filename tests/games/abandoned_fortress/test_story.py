"""What is told of the things all may see: discards and decks."""

from typing import Any

import pytest

from tavola.games.abandoned_fortress import GAME
from tavola.games.abandoned_fortress.data import MILITARY
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.state import State
from tavola.kernel.story import Chronicle, Raw

from .board import do, marching, set_up, unit

ATTACKER = {"generals": {"general1": unit("L4", "IA1", card="G01")}}


def told(state: AbandonedFortress, seat: int | None, kind: str, **params: Any) -> list[tuple[str, str]]:
    """Clause and sentence of all that follows on an action."""
    return [(event.clause, event.text) for event in GAME.story(heard(state, kind, **params), seat)]


def heard(state: AbandonedFortress, kind: str, **params: Any) -> list[Raw]:
    """What an action makes the state tell."""
    state.listener = chronicle = Chronicle()
    do(state, kind, **params)
    return chronicle.events


@pytest.mark.rule("AF-R78")
@pytest.mark.parametrize(("seats", "colours"), [(2, "Red Green"), (3, "Red Blue Green"), (4, "Red Blue Green Gold")])
def test_a_log_names_each_seat_by_the_colour_of_its_corner(seats: int, colours: str) -> None:
    state = GAME.new(seats=seats, first_player="random")
    named = [GAME.story(_first(state.clone(), seat), None)[0].text for seat in range(seats)]
    assert named == [f"{colour} begins." for colour in colours.split()]
    panels = GAME.scene(state, None)["seats"]
    assert [panel["role"] for panel in panels] == [f"{colour} · no hero yet" for colour in colours.split()]


def _first(state: State, seat: int) -> list[Raw]:
    state.listener = chronicle = Chronicle()
    state.play(GAME.actions.encode("first", seat=seat))
    return chronicle.events


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Red’s general 1 attacks Blue’s general 1 on L3."),
        ("fr", "Le général 1 de Rouge attaque le général 1 de Bleu en L3."),
        ("ko", "빨강 장수 1이 L3의 파랑 장수 1을 공격해요."),
    ],
)
def test_the_sides_of_a_battle_are_named_by_colour_in_every_language(language: str, sentence: str) -> None:
    state = marching(p0=ATTACKER, p1={"generals": {"general1": unit("L3", card="G02")}})
    assert GAME.story(heard(state, "attack", space="L3"), None, language)[0].text == sentence


@pytest.mark.rule("AF-96", "AF-R101")
def test_the_card_of_an_unarmed_general_is_shown_as_it_is_discarded() -> None:
    state = marching(p0=ATTACKER, p1={"generals": {"general1": unit("L3", card="G02")}})
    assert told(state, 3, "attack", space="L3")[1] == ("AF-96", "Blue’s general 1, Ragna, has fallen.")


@pytest.mark.rule("AF-98", "AF-105", "AF-109", "AF-R29")
def test_a_castle_falls_under_the_clause_that_fells_it() -> None:
    state = marching(p0=ATTACKER, p1={"castles": {"bastion": unit("L3")}})
    assert ("AF-R29", "Blue’s Bastion has fallen.") in told(state, None, "attack", space="L3")
    for cards, clause in (([], "AF-109"), (["IS1"], "AF-105")):
        p0 = {"castles": {"bastion": unit("B3", *cards)}}
        state = set_up("roll", p0=p0, dragon={"alert": 0, "at": "B4", "card": "D1"}, active=1)
        assert (clause, "Red’s Bastion has fallen.") in told(state, 2, "roll", white=1, black="up")


@pytest.mark.rule("AF-R68", "AF-R112")
def test_a_market_deck_made_of_its_discards_is_told() -> None:
    thrown = {card.id: card.copies - (card.id == "IS5") for card in MILITARY if card.branch == "infantry"}
    state = set_up("trade", p0={"gold": 12}, discards={card: n for card, n in thrown.items() if n})
    do(state, "buy", deck="military_infantry")
    renewed = ("AF-R112", "Infantry troops: the discards become the deck.")
    assert renewed in told(state, 1, "front", card="IS5")
    state = set_up("trade", p0={"gold": 12})
    do(state, "buy", deck="military_infantry")
    assert renewed not in told(state, 1, "front", card="IA1")


@pytest.mark.rule("AF-17")
@pytest.mark.parametrize("language", ["en", "fr", "ko"])
def test_who_chooses_a_hero_reads_what_each_free_one_can_do(language: str) -> None:
    state = GAME.new(2, first_player="seat")
    do(state, "choose_hero", hero="mirelle")
    scene = GAME.scene(state, 0, language)
    (shown,) = [zone for zone in scene["zones"] if zone["id"] == "heroes"]
    assert [item["id"] for item in shown["items"]] == ["hero-henry", "hero-rurik", "hero-ove"]
    assert [choice["ids"] for choice in scene["choices"]] == [(item["id"],) for item in shown["items"]]
    assert all(len(item["lines"][0]) > 15 for item in shown["items"])


@pytest.mark.rule("AF-53", "AF-55", "AF-R64", "AF-R74")
@pytest.mark.parametrize(
    ("p0", "hint"),
    [
        ({"gold": 7}, "Gold left: 7. Choose a deck to buy its top card."),
        ({"black": {"spike_trap": 1, "turncoat": 1}}, "Only one Black card stays: discard one."),
        (
            {"generals": {f"general{n}": unit(f"C{n}", card=f"G0{n}") for n in (1, 2, 3, 4)}},
            "At most three generals stay: dismiss one.",
        ),
    ],
)
def test_a_trade_says_what_keeps_it_from_ending(p0: dict[str, Any], hint: str) -> None:
    assert GAME.scene(set_up("trade", p0=p0), 0)["prompt"]["hint"] == hint
