"""The first general chosen from its deck: who has seen what. By option, as the rulebook has it. AF-R10"""

from typing import Any

import pytest

from tavola.games.abandoned_fortress import GAME, strength
from tavola.games.abandoned_fortress.duel import odds
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.errors import BadPosition
from tavola.kernel.rng import Rng
from tavola.kernel.story import Chronicle

from .board import do, set_up, unit, written

HOME = ("B2", "L2", "L12", "B12")
CAMP = ("C3", "K3", "K11", "C11")


def chosen(*generals: str, branch: str = "archery", **options: Any) -> AbandonedFortress:
    """Four seats; the first ones have taken these generals, the next one has just opened the deck."""
    state = GAME.new(4, first_player="seat", hero_choice="turn_order", initial_general="choose", **options)
    assert isinstance(state, AbandonedFortress)
    for hero in ("henry", "rurik", "mirelle", "ove"):
        do(state, "choose_hero", hero=hero)
    for seat, general in enumerate((*generals, "")):
        do(state, "place", space=HOME[seat])
        do(state, "choose_branch", branch=branch)
        if general:
            do(state, "choose_general", general=general)
            do(state, "place", space=CAMP[seat])
            do(state, "front", card=f"{('turncoat', 'night_raid', 'smoke_screen')[seat]}")
    return state


def generals_of(state: AbandonedFortress, seats: int) -> tuple[str, ...]:
    """The first generals' cards, without who knows of them."""
    cards = (written(state, seat)["generals"]["general1"]["card"] for seat in range(seats))
    return tuple(card[:3] for card in cards)


def titles(state: AbandonedFortress, reader: int, owner: int) -> list[str]:
    zones = GAME.scene(state, reader)["zones"]
    return [item["title"] for zone in zones if zone["id"] == f"holder{owner}" for item in zone["items"]]


@pytest.mark.rule("AF-R10", "AF-18")
@pytest.mark.parametrize("backs", ["visible", "count_only"])
def test_who_chooses_imagines_the_deck_as_it_lies_before_him(backs: str) -> None:
    """Whatever a bot chooses of what it imagines can be played."""
    state = chosen("G12", "G10", card_backs=backs)
    for seed in range(30):
        assert list(state.imagine(2, Rng(seed)).legal()) == list(state.legal())
    assert len(state.legal()) == 7


@pytest.mark.rule("AF-R10")
def test_one_card_gone_is_that_of_the_only_other_seat_that_chose_there() -> None:
    state = chosen("G12")
    assert {generals_of(state.imagine(1, Rng(seed)), 1) for seed in range(20)} == {("G12",)}
    assert "Matthias" in titles(state, 1, 0)
    assert "Matthias" not in titles(state, 2, 0)
    assert len({generals_of(state.imagine(2, Rng(seed)), 1) for seed in range(40)}) == 3  # any of that price


@pytest.mark.rule("AF-R10", "AF-R90")
def test_of_several_cards_gone_nobody_can_tell_who_has_which() -> None:
    """Unless the backs show their prices."""
    state = chosen("G12", "G10", card_backs="count_only")
    pairs = {generals_of(state.imagine(2, Rng(seed)), 2) for seed in range(40)}
    assert pairs == {("G12", "G10"), ("G10", "G12")}
    assert not {"Matthias", "Piers"} & {*titles(state, 2, 0), *titles(state, 2, 1)}
    state = chosen("G12", "G10")
    assert {generals_of(state.imagine(2, Rng(seed)), 2) for seed in range(40)} == {("G12", "G10")}
    assert "Piers" in titles(state, 2, 1)


@pytest.mark.rule("AF-R10")
def test_who_chose_before_knows_nothing_of_who_chose_later() -> None:
    state = chosen("G12", "G10", card_backs="count_only")
    seen = {generals_of(state.imagine(0, Rng(seed)), 2) for seed in range(80)}
    assert {first for first, _ in seen} == {"G12"}
    assert len({second for _, second in seen}) == 8
    assert len({generals_of(state.imagine(3, Rng(seed)), 2) for seed in range(80)}) > 20


@pytest.mark.rule("AF-R10")
def test_a_deck_nobody_else_chose_from_tells_nothing() -> None:
    state = chosen("G12")
    do(state, "choose_general", general="G10")
    do(state, "place", space="K3")
    do(state, "front", card="night_raid")
    do(state, "place", space="L12")
    do(state, "choose_branch", branch="cavalry")
    assert len(state.legal()) == 9
    assert len({generals_of(state.imagine(2, Rng(seed)), 2) for seed in range(60)}) > 4


@pytest.mark.rule("AF-R10")
def test_who_opens_the_deck_is_told_what_is_gone_and_nobody_else() -> None:
    state = chosen("G12", "G10")
    do(state, "choose_general", general="G18")
    do(state, "place", space="K11")
    do(state, "front", card="smoke_screen")
    do(state, "place", space="B12")
    state.listener = chronicle = Chronicle()
    do(state, "choose_branch", branch="archery")
    events = chronicle.take()
    gone = [f"{name} is gone from the deck." for name in ("Piers", "Matthias", "Hugh")]
    assert [each.text for each in GAME.story(events, 3)][1:] == gone
    assert all(each.only_you for each in GAME.story(events, 3)[1:])
    assert [each.text for each in GAME.story(events, 0)] == ["Gold chooses archery."]


@pytest.mark.rule("AF-R10", "AF-R101")
def test_what_was_missed_stays_known_until_the_general_is_gone() -> None:
    """In battle one of two is shown: whoever missed both knows the other one too."""
    known = {"card_backs": "count_only", "initial_general": "choose"}
    p0 = {"generals": {"general1": unit("K4", card="G12?2/0123")}}
    p1 = {"generals": {"general1": unit("K3", "IS1", card="G10?2")}}
    state = set_up("pick", active=2, p0=p0, p1=p1, options=known, p2={"at": "J4", "cards": ["CL1"]})
    assert "Piers" in titles(state, 2, 1)
    assert "Piers" not in titles(state, 3, 1)
    do(state, "pick", leader="hero")
    do(state, "attack", space="K4")
    dumped = GAME.dump(state)
    assert (dumped["players"][0]["generals"], dumped["discards"]) == ({}, {"G12": 1})
    assert dumped["players"][1]["generals"]["general1"]["card"] == "G10?2"
    assert GAME.load(dumped).legal() == state.legal()


@pytest.mark.rule("AF-R10")
def test_the_odds_go_by_the_cards_that_were_missed() -> None:
    """Seat 2 has missed Piers 10/0 and Matthias 20/10: 30 against 20 wins; against 30 it holds, and 50 strikes back."""
    known = {"card_backs": "count_only", "initial_general": "choose"}
    p0 = {"generals": {"general1": unit("K4", "AC3/2", card="G10?2")}}
    p1 = {"generals": {"general1": unit("K3", card="G12?2"), "general2": unit("K2", card="G14")}}
    p2 = {"at": "J4", "cards": ["CS1"], "black": {"night_raid": 1}}
    battle = {"stage": "starter_black", "attacker": "2 hero", "defender": "0 general1"}
    state = set_up("black", active=2, p0=p0, p1=p1, p2=p2, options=known, battle=battle)
    assert odds.odds(state, 2) == {"win": 0.5, "lose": 0.5}
    drawn = [strength.fate(state.imagine(2, Rng(seed))) for seed in range(400)]
    assert drawn.count(1) == pytest.approx(200, abs=40)
    assert odds.odds(state.imagine(2, Rng(3)), 2) == {"win": 0.5, "lose": 0.5}


@pytest.mark.rule("AF-R10")
def test_a_general_bought_later_is_none_of_those_that_were_missed() -> None:
    """Of nine Archery generals two are gone: of seven that may lead Yeomen, Wat alone adds 10 to their 20."""
    known = {"card_backs": "count_only", "initial_general": "choose"}
    p0 = {"generals": {"general1": unit("K4", "AL3/2", card="G13")}}
    p1 = {"generals": {"general1": unit("K3", card="G17?2"), "general2": unit("K2", card="G18?2")}}
    p2 = {"at": "J4", "cards": ["CS1"], "black": {"night_raid": 1}}
    battle = {"stage": "starter_black", "attacker": "2 hero", "defender": "0 general1"}
    state = set_up("black", active=2, p0=p0, p1=p1, p2=p2, options=known, battle=battle)
    assert odds.odds(state, 2)["win"] == pytest.approx(6 / 7, abs=1e-6)


@pytest.mark.rule("AF-R10")
def test_a_new_general_in_the_place_of_one_that_was_missed_was_not() -> None:
    generals = {f"general{i}": unit(at, card=f"G0{i}") for i, at in enumerate(("B3", "C3", "D3", "D4"), 1)}
    generals["general1"]["card"] = "G01?2"
    state = set_up("trade", p0={"gold": 9, "generals": generals}, options={"initial_general": "choose"})
    do(state, "discard_general", leader="general1")
    do(state, "buy", deck="general_archery")
    do(state, "front", card="G10")
    assert written(state, 0)["generals"]["general1"]["card"] == "G10"


@pytest.mark.parametrize("card", ["G10?9", "G10?20", "G10?2?3", "G10?x/0"])
def test_a_note_of_missed_cards_that_cannot_be(card: str) -> None:
    with pytest.raises(BadPosition, match="stand the seats that have missed the card, such as 02"):
        set_up(p0={"generals": {"general1": unit("C3", card=card)}})
