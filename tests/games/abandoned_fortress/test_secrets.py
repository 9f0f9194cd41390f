"""What a seat may know: fronts, backs, windows, and what is imagined of the rest. Ledger, information"""

from typing import Any

import pytest

from tavola.games.abandoned_fortress import GAME
from tavola.kernel.rng import Rng

from .board import do, set_up, unit

ENEMY = {"generals": {"general1": unit("L3", "IS1", "IP1", card="G02")}, "black": {"turncoat": 1}, "hand": {"tax": 2}}


def zone(state: Any, seat: int | None, id: str) -> list[dict[str, Any]]:
    return next(list(zone.get("items", ())) for zone in GAME.scene(state, seat)["zones"] if zone["id"] == id)


@pytest.mark.rule("AF-R90", "AF-20")
def test_others_see_backs_with_branch_and_price() -> None:
    state = set_up(p1=ENEMY)
    backs = [(item["back"], item["cost"]) for item in zone(state, 0, "holder1") if "back" in item]
    assert backs == [("general-infantry", "3"), ("military-infantry", "1"), ("military-infantry", "1")]
    own = [item["title"] for item in zone(state, 1, "holder1")]
    assert own == ["Henry", "Ragna", "Village Watch", "Spear Levy"]


@pytest.mark.rule("AF-R90")
def test_by_option_only_the_number_shows() -> None:
    state = set_up(p1=ENEMY, options={"card_backs": "count_only"})
    backs = [(item["back"], item.get("cost")) for item in zone(state, 0, "holder1") if "back" in item]
    assert backs == [("general-infantry", None), ("military", None), ("military", None)]


@pytest.mark.rule("AF-R101")
def test_a_card_shown_in_battle_stays_known_to_all_and_one_spied_to_the_spy() -> None:
    seen = {"generals": {"general1": unit("L3", "IS1/0123", "IP1/0", card="G02")}}
    state = set_up(p1=seen)
    assert [item["title"] for item in zone(state, 2, "holder1") if "back" not in item] == ["Henry", "Village Watch"]
    titles = [item["title"] for item in zone(state, 0, "holder1") if "back" not in item]
    assert titles == ["Henry", "Spear Levy", "Village Watch"]


@pytest.mark.rule("AF-R104")
def test_hands_and_black_cards_are_counted_not_shown() -> None:
    state = set_up(p1=ENEMY)
    assert [(item["back"], item["n"]) for item in zone(state, 0, "hand1")] == [("action", 2)]
    assert [(item["back"], item["n"]) for item in zone(state, None, "blacks1")] == [("black", 1)]


@pytest.mark.rule("AF-R104", "AF-R72")
def test_a_secret_choice_is_told_to_nobody_before_the_reveal() -> None:
    """Scene and story of the others are the same whichever Black card, or none, is chosen."""
    p0 = {"black": {"black_powder": 1}, "generals": {"general1": unit("L4", "IA5", card="G01")}}
    enemy = ENEMY | {"black": {"smoke_screen": 1}}
    told = []
    for black in ("black_powder", "none"):
        state = set_up("move", p0=p0, p1=enemy, turn={"mover": "0 general1", "left": 3})
        do(state, "attack", space="L3")
        do(state, "black", black=black)
        told.append([GAME.scene(state, seat) for seat in (1, 2, None)])
    assert told[0] == told[1]


@pytest.mark.rule("AF-R101", "AF-R90")
def test_imagined_cards_have_the_backs_that_show_and_differ() -> None:
    state = set_up(p1=ENEMY)
    fronts, generals, blacks, hands = set(), set(), set(), set()
    for seed in range(60):
        player = GAME.dump(state.imagine(0, Rng(seed)))["players"][1]
        unit_seen = player["generals"]["general1"]
        fronts.update(unit_seen["cards"])
        generals.add(unit_seen["card"])
        blacks.update(player["black"])
        hands.add(tuple(player["hand"]))
    assert fronts == {"IA1", "IA2", "IS1", "IS2", "IP1"}  # infantry of price 1
    assert generals == {"G02", "G05", "G08"}
    assert len(blacks) > 5
    assert len(hands) > 10


def test_a_seat_imagines_its_own_cards_as_they_are() -> None:
    state = set_up(p1=ENEMY)
    assert GAME.dump(state.imagine(1, Rng(5)))["players"][1] == GAME.dump(state)["players"][1]


def test_the_battle_preview_shows_only_the_own_numbers() -> None:
    p0 = {"generals": {"general1": unit("L4", "IA5", "IA3", card="G01")}}
    state = set_up("move", p0=p0, p1=ENEMY, turn={"mover": "0 general1", "left": 3})
    choice = next(each for each in GAME.scene(state, 0)["choices"] if each.get("confirm") == "sheet")
    assert choice["preview"]["numbers"] == {"attack": 110, "defence": 50, "upkeep": 3}
    assert choice["preview"]["capture"] == "1-general1"
