"""Positions set up to break the game: two clauses meeting where each alone is easy."""

import pytest

import tavola

from .city import (
    GAME,
    act,
    guard,
    may,
    of,
    offered,
    player,
    refused,
    seen,
    thief_crowns,
    thief_left,
    told,
    two,
    where,
    worn,
)
from .city import at as table


@pytest.mark.rule("GA-R42", "GA-R11", "GA-29", "GA-26")
def test_a_secret_door_opens_onto_an_occupied_cell_only_with_a_step_to_spare():
    mine, rival = {"at": "N12", "hand": "secret_door"}, {"at": "P12"}
    assert refused(two(mine, rival, n=1), "cross S2") == "GA-29"
    state = act(two(mine, rival, n=2), "cross S2")
    assert offered(state) == ["step thief P11", "step thief P13"]
    assert refused(two({"at": "P12", "hand": "secret_door"}, guards={"G1": "N12"}), "cross S2") == "GA-26"


@pytest.mark.rule("GA-R22", "GA-71", "GA-R72")
def test_a_second_attack_in_one_turn_asks_nobody_who_has_laid_his_plus_two():
    defender = {"at": "N10", "wears": "red", "hand": "plus_two_attack plus_two_attack"}
    state = two({"at": "N9"}, defender, guards={"G1": "N11"})
    act(state, "fight thief 1 no", "plus_two", "fight_dice 1 1", "fight G1 1 no")
    assert state.actor == tavola.CHANCE
    act(state, "fight_dice 1 1", "end_turn", "draw accelerated_walk")
    assert of(state, 1, "played") == []


@pytest.mark.rule("GA-11", "GA-51", "GA-R34")
def test_a_beaten_guard_wakes_when_its_beater_begins_a_turn():
    state = two({"at": "D4"}, {"at": "N10", "wears": "red"}, guards={"G1": "N9"})
    act(state, "fight G1 1 no", "fight_dice 3 3")
    assert guard(state, "G1") == {"at": "N9", "asleep_by": 1, "beaten": True}
    act(state, "end_turn", "draw accelerated_walk")
    assert guard(state, "G1") == {"at": "N9", "asleep_by": None, "beaten": False}
    assert thief_crowns(state, 1) == 3


@pytest.mark.rule("GA-R69", "GA-R19", "GA-72")
def test_a_walk_for_a_guard_needs_one_awake_and_waits_for_it():
    asleep = {
        guard: {"at": cell, "asleep_by": 1} for guard, cell in zip(("G1", "G2", "G3"), ("D4", "E4", "F4"), strict=True)
    }
    mine = {"at": "N9", "hand": "accelerated_walk sleeping_guard"}
    state = two(mine, guards=asleep, mover="split", n=1)
    awake = act(state.clone(), "accelerated_walk guard", "step thief N10", "step G4 G10", "step G4 F10")
    assert refused(awake, "step G4 F9") == "GA-22"
    act(state, "sleeping_guard G4")
    assert refused(state, "accelerated_walk guard") == "GA-R19"


@pytest.mark.rule("GA-35", "GA-R12")
def test_teleports_never_follow_each_other_but_a_card_between_them_will_do():
    state = act(two({"at": "K17", "hand": "hidden_thief"}), "teleport Q11")
    assert refused(state, "teleport K17") == "GA-35"
    assert may(act(state, "hidden_thief"), "teleport K17")


@pytest.mark.rule("GA-44", "GA-R63", "GA-78")
def test_one_arrow_a_figure_from_tower_and_card_together():
    state = two({"at": "O11", "hand": "arrow_shot"}, {"at": "N14", "wears": "red"})
    act(state, "shoot thief 1 tower", "arrow_dice target 3", "step thief N11")
    assert refused(state, "shoot thief 1 arrow_shot") == "GA-44"


@pytest.mark.rule("GA-R50", "GA-90", "GA-39", "GA-R12")
def test_the_last_crown_is_home_even_on_an_occupied_dot():
    home = ["orange", "yellow", "green", "blue", "purple"]
    state = two({"at": "K16", "wears": "red", "delivered": home}, {"at": "K17"}, mover="thief", n=1)
    assert told(state, "step thief K17") == ["stepped", "delivered", "won"]
    assert (where(state, 0), where(state, 1), state.returns()) == ("K17", "K17", [1.0, 0.0])
    assert seen(GAME.load(GAME.dump(state))) == seen(state)


@pytest.mark.rule("GA-54", "GA-74", "GA-15")
def test_a_door_shut_in_the_same_turn_stops_the_arrow():
    state = two({"at": "I12", "hand": "arrow_shot open_close_door"}, {"at": "I16", "wears": "red"})
    assert may(state, "shoot thief 1 arrow_shot")
    assert refused(act(state, "open_close_door I15"), "shoot thief 1 arrow_shot") == "GA-54"


@pytest.mark.rule("GA-84", "GA-R35", "GA-R38", "GA-R54")
def test_two_crowns_lie_on_a_thief_and_no_third():
    rival = {"at": "N10", "wears": "red", "hidden": True}
    state = two({"at": "N9", "hand": "blocked_thief thief_found"}, rival)
    assert refused(state, "blocked_thief 1") == "GA-84"
    act(state, "thief_found 1")
    assert thief_crowns(state, 1) == 3
    act(state, "blocked_thief 1")
    assert seen(state)["players"][1] | {"hidden": False, "blocked_by": 0, "wears": "red"} == seen(state)["players"][1]


@pytest.mark.rule("GA-28", "GA-75", "GA-R29", "GA-R11")
def test_a_guard_passes_over_a_hidden_thief_but_never_rests_on_him():
    state = two({"at": "D4"}, {"at": "N10", "hidden": True}, guards={"G1": "N9"}, n=2)
    act(state, "step G1 N10")
    assert offered(state) == ["step G1 N11", "step G1 N9"]
    assert refused(state, "end_turn") == "GA-R11"
    assert refused(two({"at": "D4"}, {"at": "N10", "hidden": True}, guards={"G1": "N9"}, n=1), "step G1 N10") == "GA-29"


@pytest.mark.rule("GA-R62", "GA-50", "GA-39")
def test_a_crown_won_in_mid_move_is_delivered_in_the_same_move():
    state = two({"at": "P10", "need": "red"}, {"at": "P11", "wears": "red"}, mover="thief", n=3)
    act(state, "fight thief 1 no", "fight_dice 6 1", "wear")
    act(state, "step thief P11", "step thief Q11")
    assert of(state, 0, "delivered") == ["red"]
    assert (worn(state, 0), thief_left(state)) == (None, 1)


@pytest.mark.rule("GA-R66", "GA-24")
def test_putting_the_own_guard_to_sleep_ends_its_move_for_good():
    state = two({"at": "D4", "hand": "sleeping_guard guard_awake"}, n=4)
    act(state, "step G1 K10", "sleeping_guard G1")
    assert (refused(state, "step G1 J10"), refused(state, "step G2 J7")) == ("GA-77", "GA-24")
    assert may(act(state, "guard_awake G1"), "step G1 J10")


@pytest.mark.rule("GA-R31", "GA-51")
def test_with_no_thief_crown_left_a_beaten_guard_goes_on():
    out = {"G2": {"at": "D5", "asleep_by": 1}, "G3": {"at": "D6", "asleep_by": 1}, "G1": "N9"}
    players = [player(0, at="D8"), player(1, at="N10", wears="red"), player(2, blocked_by=1)]
    state = act(table(*players, guards=out, n=2), "fight G1 1 no", "fight_dice 1 6")
    assert guard(state, "G1")["asleep_by"] is None
    assert refused(state, "fight G1 1 no") == "GA-44"
    assert may(state, "step G1 M9")
