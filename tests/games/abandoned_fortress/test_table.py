"""What the table lights and where it puts things."""

from typing import Any

import pytest

from tavola.games.abandoned_fortress import GAME

from .board import marching, set_up, unit

GENERAL = {"generals": {"general1": unit("B3", "IA1", card="G01")}}
SPIED = {"generals": {"general1": unit("L11", card="G02")}}
SPYING = {"effect": "spies", "effect_left": 1}
SABOTAGE = {"effect": "sabotage", "effect_left": 1}
TWO_CASTLES = {"at": "G7", "castles": {"bastion": unit("B1"), "tower": unit("C1")}}


def near(state: Any, seat: int, space: str) -> tuple[str, ...]:
    spaces = GAME.scene(state, seat)["spaces"]
    return next(tuple(each.get("near", ())) for each in spaces if each["id"] == space)


def test_the_piece_on_the_move_is_led_by_its_target_alone() -> None:
    enemy = {"generals": {"general1": unit("B6", card="G02")}}
    state = marching(p0={"generals": {"general1": unit("C6", "IA5", card="G01")}, "walls": ["C5"]}, p3=enemy)
    ids = {choice["ids"] for choice in GAME.scene(state, 0)["choices"]}
    assert ids == {("D6",), ("C7",), ("3-general1",), ("stop",)}
    wall = GAME.action_of(state, 0, ["C5"])
    assert wall is not None
    assert GAME.why_not(state, wall).clause == "AF-64"


def test_whole_walks_are_lit_round_walls_and_through_tunnels() -> None:
    state = marching(p0={"generals": {"general1": unit("D6", "IA5", card="G01")}, "walls": ["C5", "E5"]})
    assert set(near(state, 0, "C6")) == {"C7", "B6", "D6"}
    assert {"G3", "K7", "G11"} <= set(near(state, 0, "C7"))
    assert near(state, 0, "L12") == ()  # out of reach: the table need not know
    assert near(state, 1, "C6") == ()  # others are told nothing


def test_what_is_asked_for_stands_first_under_the_map() -> None:
    given = {"p0": {"hand": {"tax": 1}, "castles": {"bastion": unit("B1")}}}
    first = {asks: GAME.scene(set_up(asks, **given), 0)["zones"][0]["id"] for asks in ("trade", "card", "build")}
    assert first == {"trade": "market", "card": "hand0", "build": "holder-0-hero"}


def test_each_own_leader_has_a_holder() -> None:
    state = set_up(p0={"castles": {"tower": unit("B1", "AL4")}})
    holders = [zone for zone in GAME.scene(state, 0)["zones"] if zone["kind"] == "holder"]
    here = [zone for zone in holders if zone["limit"]]
    assert [(zone["id"], zone["title"], zone["lines"]) for zone in here] == [
        ("holder-0-hero", "Rurik", ("hero · 10/10",)),
        ("holder-0-tower", "Bow Tower", ("castle · 10/10",)),
    ]
    assert (here[1]["corners"], here[1]["cost"]) == (("40/40",), "upkeep 2")
    royal = here[1]["items"][0]
    assert (royal["title"], royal["corners"], royal["cost"]) == ("Royal Archers", ("30/30", "+20"), "upkeep 2")


def test_the_row_of_holders_has_the_same_places_from_the_first_decision_to_the_last() -> None:
    state = set_up(p0={"castles": {"tower": unit("B1", "AL4")}})
    row = [zone for zone in GAME.scene(state, 0)["zones"] if zone["kind"] == "holder"]
    assert [(zone["id"], zone.get("cost", "")) for zone in row if not zone["limit"]] == [
        ("vacant-0-general1", "from 2 gold"),
        ("vacant-0-general2", "from 2 gold"),
        ("vacant-0-general3", "from 2 gold"),
        ("build-bastion", "3 gold"),
        ("build-stables", "3 gold"),
    ]
    assert [zone["id"] for zone in row][4:] == ["build-bastion", "holder-0-tower", "build-stables"]


@pytest.mark.parametrize(
    ("given", "ids", "clause"),
    [
        ({"asks": "pick", "turn": {"moved": ["hero"]}, "p0": GENERAL}, ("0-hero",), "AF-62"),
        ({"asks": "rock", "dragon": {"alert": 0, "at": "K7", "card": "D1"}}, ("K7",), "AF-R54"),
        ({"asks": "theft", "active": 2, "p0": {"at": "L11"}}, ("seat-1",), "AF-R87"),
        ({"asks": "trade", "turn": {"staged": {"AC1": 1}}}, ("staged-AC1", "0-hero"), "AF-31"),
        ({"asks": "trade", "p0": GENERAL}, ("dismiss", "0-general1"), "AF-53"),
        ({"asks": "effect", "turn": SPYING, "p2": SPIED}, ("1-hero",), "AF-R105"),
        (
            {"asks": "effect", "turn": SABOTAGE, "p0": {"at": "H1", "cards": ["IA1"]}, "p1": {"walls": ["I1", "M6"]}},
            ("wall-M6",),
            "AF-R105",
        ),
        ({"asks": "crown", "crown_taker": 0, "p0": TWO_CASTLES}, ("0-stables",), "AF-112"),
    ],
)
def test_what_is_not_lit_answers_with_a_clause(given: dict[str, Any], ids: tuple[str, ...], clause: str) -> None:
    state = set_up(**given)
    action = GAME.action_of(state, state.actor, ids)
    assert action is not None
    refusal = GAME.why_not(state, action)
    assert refusal is not None
    assert refusal.clause == clause
