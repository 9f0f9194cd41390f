"""Black cards and Action cards, each by its text."""

from typing import Any

import pytest

from tavola.games.abandoned_fortress import GAME

from .board import (
    NW_WALLS,
    do,
    food,
    gold,
    kinds,
    marching,
    moves_left,
    named,
    points,
    quiet,
    refused,
    set_up,
    settle,
    unit,
    written,
)


def fight(mine: tuple, theirs: tuple, blacks: tuple[str | None, str | None] = (None, None), **given):
    """Seat 0's general (card, cards...) attacks seat 1's next to it; each side plays its Black card."""
    p0 = {"generals": {"general1": unit("B3", *mine[1:], card=mine[0])}, "gold": 12} | given.pop("p0", {})
    p1 = {"generals": {"general1": unit(given.pop("at", "B4"), *theirs[1:], card=theirs[0])}} | given.pop("p1", {})
    for player, black in ((p0, blacks[0]), (p1, blacks[1])):
        if black is not None:
            player["black"] = {black: 1}
    state = marching(p0=p0, p1=p1, **given)
    space = p1["generals"]["general1"]["at"]
    do(state, "attack", space=space)
    for black in blacks:
        if black is not None:
            do(state, "black", black=black)
    quiet(state)
    return state


def result(state) -> str:
    """Who is left of the two generals."""
    left = [bool(written(state, seat)["generals"]) for seat in (0, 1)]
    return {(True, False): "won", (False, True): "lost", (True, True): "draw"}[left[0], left[1]]


AXES = ("G04", "IA5", "IA3")  # 100 attack, 50 defence
WALL = ("G01", "IP5", "IP3")  # 60 attack, 100 defence


@pytest.mark.parametrize(
    ("mine", "theirs", "blacks", "expected"),
    [
        (AXES, WALL, (None, None), "lost"),  # 100 = 100 holds; 60 > 50
        (AXES, WALL, ("night_raid", None), "won"),
        (AXES, WALL, ("black_powder", None), "won"),
        (AXES, WALL, ("broken_shields", None), "won"),
        (AXES, WALL, ("turncoat", None), "draw"),  # their counter is 30
        (AXES, WALL, ("smoke_screen", None), "draw"),
        (AXES, ("G01", "IP5"), (None, None), "won"),
        (AXES, ("G01", "IP5", "IS4"), ("night_raid", "spike_trap"), "won"),  # 120 > 90 + 20
        (AXES, ("G01", "IP5", "IP2"), (None, "spike_trap"), "draw"),  # 100 against 90 + 20; 50 = 50
        (("G01", "IA5"), ("G04", "IP3", "IP2"), (None, None), "lost"),  # 70 = 70; 50 > 30
        (("G01", "IA5"), ("G04", "IP3", "IP1"), (None, None), "lost"),  # 70 = 70 holds; 40 > 30
        (("G01", "IA5"), ("G04", "IS4", "IS1"), (None, None), "won"),  # 70 > 50
        (("G01", "IA5"), ("G04", "IS4", "IP1"), (None, "torn_banner"), "lost"),  # 60 = 60 holds; 50 > 30
        (("G01", "IA5"), ("G04", "IS4"), (None, "turncoat"), "lost"),  # 10 against 30; 40 > 30
    ],
)
@pytest.mark.rule("AF-R72", "AF-R73", "AF-R75", "AF-R111", "AF-R77")
def test_black_cards_in_close_combat(mine: tuple, theirs: tuple, blacks: tuple, expected: str) -> None:
    assert result(fight(mine, theirs, blacks)) == expected


@pytest.mark.rule("AF-R111", "AF-38")
def test_torn_banner_takes_only_the_leaders_own_stats() -> None:
    """X26: Edmund's unit 100 against the Bastion of S6: 90 with the card, 100 without."""
    for black, stands in (("torn_banner", False), (None, True)):
        castle = {"at": "M5", "castles": {"bastion": unit("L1", "IP5", "IP1")}}
        p0 = {"generals": {"general1": unit("L2", "IS5", "IS4", card="G04")}, "gold": 12, "black": {"torn_banner": 1}}
        state = marching(p0=p0, p1=castle)
        do(state, "attack", space="L1")
        do(state, "black", black=black or "none")
        quiet(state)
        assert bool(written(state, 1)["castles"]) == stands
        assert written(state, 0)["black"] == ({} if black else {"torn_banner": 1})


@pytest.mark.rule("AF-R72", "AF-R104")
def test_a_window_opens_for_whoever_holds_a_black_card() -> None:
    """X38: Night Raid is of no use to a defender; the window opens all the same."""
    p1 = {"generals": {"general1": unit("B4", "IS1", card="G02")}, "black": {"night_raid": 1}}
    state = marching(p0={"generals": {"general1": unit("B3", "IA5", card="G01")}}, p1=p1)
    do(state, "attack", space="B4")
    assert (state.actor, named(state)) == (1, {"black none"})
    assert refused(state, "black", black="night_raid") == "AF-R72"


@pytest.mark.rule("AF-R73", "AF-R35")
def test_paid_silence_and_smoke() -> None:
    assert gold(fight(AXES, ("G01", "IS1"), ("paid_silence", None)), 0) == 12
    assert gold(fight(AXES, ("G01", "IS1")), 0) == 9
    assert gold(fight(AXES, ("G01", "IS1"), ("paid_silence", "smoke_screen")), 0) == 9


@pytest.mark.rule("AF-R76", "AF-R107")
def test_last_stand_costs_the_winner_a_card() -> None:
    p1 = {"generals": {"general1": unit("B4", "IS1", card="G02")}, "black": {"last_stand": 1}}
    state = marching(p0={"generals": {"general1": unit("B3", "IA5", "IA1", card="G01")}}, p1=p1)
    do(state, "attack", space="B4")
    do(state, "black", black="last_stand")
    assert (state.actor, named(state)) == (0, {"lose_card IA5", "lose_card IA1"})
    assert points(state, 0) == 10
    do(state, "lose_card", card="IA5")
    assert [card for card in written(state, 0)["generals"]["general1"]["cards"] if card] == ["IA1/0123"]


@pytest.mark.rule("AF-R72", "AF-103")
def test_dragon_bane_against_the_dragon_only() -> None:
    state = set_up(
        "roll", dragon={"alert": 0, "at": "B10", "card": "D4"}, p3={"cards": ["CL1"], "black": {"dragon_bane": 1}}
    )
    do(state, "roll", white=2, black="down")
    assert state.actor == 3
    do(state, "black", black="dragon_bane")
    do(state, "place", space="A13")  # 30 + 40 = 70 < 100
    assert written(state, 3)["cards"] == []
    p0 = {"black": {"dragon_bane": 1}, "generals": {"general1": unit("B3", "IA5", card="G01")}}
    state = marching(p0=p0, p1={"generals": {"general1": unit("B4", "IS1", card="G02")}})
    do(state, "attack", space="B4")
    assert refused(state, "black", black="dragon_bane") == "AF-R72"


@pytest.mark.rule("AF-84", "AF-39")
def test_spike_trap_shelters_each_card_alone() -> None:
    """X7, X8: 90 against 60 and 30, or 80 and 50: both lost either way; 70 takes the first only without the card."""
    for cards, black, falls in (
        ("AC4", None, True),
        ("AC4", "spike_trap", True),
        ("AC1", None, True),
        ("AC1", "spike_trap", False),
    ):
        castle = {"at": "M5", "castles": {"bastion": unit("L1", "IP5", "IP1")}, "black": {"spike_trap": 1}}
        state = marching(p0={"generals": {"general1": unit("L3", cards, "AC3", card="G12")}, "gold": 12}, p1=castle)
        do(state, "attack", space="L1")
        do(state, "black", black=black or "none")
        quiet(state)
        assert (written(state, 1)["castles"] == {}, points(state, 0)) == ((True, 10) if falls else (False, 0))


# stay-cards


@pytest.mark.rule("AF-71", "AF-R116")
def test_stay_cards_lie_before_their_player() -> None:
    state = set_up("card", p0={"hand": {"war_drums": 1, "pay_chest": 1}})
    do(state, "play", card="war_drums")
    assert (written(state, 0)["drums"], written(state, 0)["hand"]) == (1, {"pay_chest": 1})
    assert GAME.dump(state)["action_discards"] == {}


@pytest.mark.rule("AF-R104", "AF-R111")
def test_war_drums_add_ten_to_the_attack() -> None:
    for answer, expected in (("yes", "won"), ("no", "lost")):
        p0 = {"generals": {"general1": unit("B3", "IA5", "IA3", card="G04")}, "drums": 1, "gold": 12}
        state = marching(p0=p0, p1={"generals": {"general1": unit("B4", "IP5", "IP3", card="G01")}})
        do(state, "attack", space="B4")
        assert named(state) == {"yes", "no"}
        do(state, answer)
        quiet(state)
        assert result(state) == expected
        assert written(state, 0)["drums"] == (0 if answer == "yes" else 1)


@pytest.mark.rule("AF-R109")
def test_a_pay_chest_pays_for_the_whole_unit() -> None:
    p0 = {"generals": {"general1": unit("B3", "IA5", "IA3", card="G01")}, "chests": 1, "gold": 0}
    state = marching(p0=p0, p1={"generals": {"general1": unit("B4", "IS1", card="G02")}})
    do(state, "attack", space="B4")
    do(state, "yes")
    assert (written(state, 0)["chests"], len(written(state, 0)["generals"]["general1"]["cards"])) == (0, 2)


# Action cards


def play(card: str, **given):
    """Seat 0 plays an Action card."""
    p0 = {"hand": {card: 1}} | given.pop("p0", {})
    state = set_up("card", p0=p0, **given)
    do(state, "play", card=card)
    return state


@pytest.mark.rule("AF-71", "AF-25")
def test_tax_and_harvest_mind_the_limits() -> None:
    assert gold(play("tax", p0={"hand": {"tax": 1}, "gold": 10}), 0) == 12
    assert food(play("harvest", p0={"hand": {"harvest": 1}, "food": 1}), 0) == 4


@pytest.mark.rule("AF-71")
def test_homecoming() -> None:
    state = play("homecoming", p0={"hand": {"homecoming": 1}, "at": "G7", "cards": ["IA1"]})
    do(state, "pick", leader="hero")
    assert refused(state, "place", space="G1") == "AF-71"
    do(state, "place", space="A1")
    assert written(state, 0)["at"] == "A1"


@pytest.mark.rule("AF-71", "AF-55")
def test_conscription_takes_a_free_card() -> None:
    state = play("conscription", p0={"hand": {"conscription": 1}, "gold": 0})
    assert named(state) == {"buy military_infantry", "buy military_archery", "buy military_cavalry"}
    do(state, "buy", deck="military_infantry")
    do(state, "front", card="IA1")
    settle(state)
    assert named(state) == {"assign IA1 hero none", "drop"}
    do(state, "assign", card="IA1", leader="hero", replace="none")
    assert (written(state, 0)["cards"], gold(state, 0)) == (["IA1"], 0)
    state = play("conscription")
    do(state, "buy", deck="military_archery")
    do(state, "front", card="AC1")
    settle(state)
    do(state, "drop")
    assert GAME.dump(state)["discards"] == {"AC1": 1}


@pytest.mark.rule("AF-71")
def test_forced_march_moves_without_a_battle() -> None:
    enemy = {"generals": {"general1": unit("B3", card="G02")}}
    state = play("forced_march", p0={"hand": {"forced_march": 1}, "cards": ["IA1"]}, p1=enemy)
    do(state, "pick", leader="hero")
    assert moves_left(state) == 3
    assert refused(state, "attack", space="B3") == "AF-71"
    do(state, "step", direction="up")
    do(state, "stop")
    assert written(state, 0)["at"] == "B1"


@pytest.mark.rule("AF-69", "AF-R19")
def test_second_strike() -> None:
    p0 = {"hand": {"second_strike": 1}, "cards": ["IA5"]}
    enemy = {"generals": {"general1": unit("B3", card="G02")}}
    state = play("second_strike", p0=p0, p1=enemy, turn={"fought": ["hero"]})
    do(state, "pick", leader="hero")
    assert named(state) == {"attack B3"}
    do(state, "attack", space="B3")
    assert written(state, 1)["generals"] == {}
    fresh = set_up("card", p0=p0, p1=enemy)
    assert refused(fresh, "play", card="second_strike") == "AF-R105"


@pytest.mark.rule("AF-59", "AF-58")
def test_masons_and_architect() -> None:
    state = play("masons", p0={"hand": {"masons": 1}, "gold": 0})
    do(state, "build_wall", space="F1")
    assert "stop" in kinds(state)
    do(state, "build_wall", space="F2")
    assert written(state, 0)["walls"] == ["F1", "F2"]
    state = play("architect", p0={"hand": {"architect": 1}, "gold": 1})
    do(state, "build_castle", space="B1", castle="tower")
    assert (gold(state, 0), list(written(state, 0)["castles"])) == (0, ["tower"])


@pytest.mark.rule("AF-119", "AF-R81", "AF-13")
def test_sabotage() -> None:
    p0 = {"hand": {"sabotage": 1}, "at": "G2", "cards": ["IA1"]}
    state = play("sabotage", p0=p0, p1={"walls": ["I1", "I5"]})
    assert named(state) == {"sabotage I1"}
    do(state, "sabotage", space="I1")
    assert (written(state, 1)["walls"], points(state, 0)) == (["I5"], 0)


@pytest.mark.rule("AF-R101")
def test_spies_see_and_go_on_knowing() -> None:
    enemy = {"generals": {"general1": unit("L3", "IS1", card="G02")}}
    state = play("spies", p1=enemy)
    assert named(state) == {"spy 1 general1"}
    do(state, "spy", seat=1, leader="general1")
    assert written(state, 1)["generals"]["general1"] == {"at": "L3", "cards": ["IS1/0"], "card": "G02/0"}


@pytest.mark.rule("AF-R96", "AF-R81")
def test_pickpocket() -> None:
    state = play("pickpocket", p1={"gold": 1}, p2={"gold": 0})
    assert named(state) == {"steal 1", "steal 3"}
    do(state, "steal", seat=1)
    assert (gold(state, 0), gold(state, 1)) == (6, 0)
    teams = set_up("card", options={"teams": True}, p0={"hand": {"pickpocket": 1}})
    do(teams, "play", card="pickpocket")
    assert refused(teams, "steal", seat=2) == "AF-R81"


@pytest.mark.rule("AF-14", "AF-48", "AF-102", "AF-R58")
def test_dragon_horn() -> None:
    state = play("dragon_horn")
    assert named(state) == {"horn forward"}
    do(state, "horn", way="forward")
    assert GAME.dump(state)["dragon"]["alert"] == 2
    state = play("dragon_horn", dragon={"alert": 0, "at": "A4", "card": "D1"}, p1={"at": "M4"})
    do(state, "fly", direction="left", spaces=1)
    assert (state.actor, kinds(state)) == (1, {"place"})  # Henry, unarmed, is sent home


@pytest.mark.rule("AF-R54", "AF-44")
def test_rockfall() -> None:
    state = play("rockfall", rock="G3", dragon={"alert": 0, "at": "K7", "card": "D1"})
    assert named(state) == {"place_rock G11", "place_rock C7", "lift_rock"}
    assert refused(state, "place_rock", tunnel="K7") == "AF-R54"
    do(state, "lift_rock")
    assert GAME.dump(state)["rock"] is None


@pytest.mark.rule("AF-57")
def test_new_orders_redeploy_without_food() -> None:
    given = {"hand": {"new_orders": 1}, "cards": ["IS1"], "castles": {"bastion": unit("C3")}}
    state = play("new_orders", p0=given)
    assert named(state) == {"deploy hero", "deploy bastion"}
    do(state, "deploy", leader="bastion")
    assert written(state, 0)["castles"]["bastion"]["cards"] == ["IS1"]


@pytest.mark.rule("AF-R88", "AF-53")
def test_night_market_is_a_trade_of_one_card() -> None:
    state = play("night_market", p0={"hand": {"night_market": 1}, "gold": 1, "food": 4})
    assert refused(state, "trade_food") == "AF-71"
    assert refused(state, "end_trade") == "AF-71"
    do(state, "buy", deck="black")
    assert gold(state, 0) == 0
    do(state, "front", card="turncoat")
    assert named(state) == {"end_trade"}
    do(state, "end_trade")
    assert kinds(state) == {"draw"}


@pytest.mark.rule("AF-R105")
@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("tax", {"p0": {"gold": 12}}),
        ("harvest", {"p0": {"food": 5}}),
        ("masons", {"p0": {"walls": NW_WALLS}}),
        ("architect", {"p0": {"gold": 0}}),
        ("second_strike", {"p0": {"cards": ["IA5"]}, "p1": {"at": "B3"}}),
        ("sabotage", {"p0": {"at": "G2"}, "p1": {"walls": ["I1"]}}),  # the hero is unarmed
        ("spies", {"p1": {"castles": {"bastion": unit("L1")}}}),
        ("pickpocket", {"p0": {"gold": 12}}),
        ("night_market", {"p0": {"gold": 0}}),
        ("new_orders", {"p0": {"castles": {"bastion": unit("B3")}}}),
        ("dragon_horn", {"dragon": {"alert": 0, "taken": dict.fromkeys(("D1", "D2", "D3", "D4"), 0)}}),
        ("forced_march", {"p0": {"at": "A1"}, "p1": {"at": "B1"}, "p2": {"at": "A2"}}),
    ],
)
def test_a_card_that_would_change_nothing_stays_in_the_hand(card: str, given: dict[str, Any]) -> None:
    p0 = {"hand": {card: 1}} | given.get("p0", {})
    state = set_up("card", **given | {"p0": p0})
    assert refused(state, "play", card=card) == "AF-R105"
    assert named(state) == {"pass"}


@pytest.mark.rule("AF-R105", "AF-R116")
def test_some_cards_may_always_be_played() -> None:
    state = set_up("card", p0={"hand": {"rockfall": 1, "pay_chest": 1, "war_drums": 1, "homecoming": 1}})
    assert named(state) == {"pass", "play rockfall", "play pay_chest", "play war_drums", "play homecoming"}
