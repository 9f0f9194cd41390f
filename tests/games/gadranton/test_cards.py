"""GA-70 to GA-84: the Action cards."""

import pytest

from .city import (
    GAME,
    act,
    at,
    guard,
    guard_left,
    may,
    of,
    offered,
    player,
    refused,
    seen,
    thief_crowns,
    thief_left,
    two,
    where,
    worn,
)


@pytest.mark.rule("GA-70")
def test_answers_are_not_played_on_the_own_turn():
    state = two({"hand": "broken_bow plus_two_attack"})
    assert refused(state, "broken_bow") == refused(state, "plus_two") == "GA-70"


@pytest.mark.rule("GA-72", "GA-R18")
def test_accelerated_walk_adds_two():
    state = act(two({"at": "D9", "hand": "accelerated_walk"}, mover="thief", n=1), "accelerated_walk thief")
    assert thief_left(state) == 3


@pytest.mark.rule("GA-72", "GA-R19", "GA-R69")
def test_accelerated_walk_waits_for_a_guard():
    state = act(two({"hand": "accelerated_walk"}, mover="split", n=1), "accelerated_walk guard")
    assert (guard_left(state), seen(state)["turn"]["guard"]) == (3, None)
    assert refused(two({"hand": "accelerated_walk"}, mover="thief", n=1), "accelerated_walk guard") == "GA-R19"
    assert refused(two({"hand": "accelerated_walk", "blocked_by": 1}), "accelerated_walk thief") == "GA-76"


@pytest.mark.rule("GA-73", "GA-R78")
def test_master_key_saves_the_key():
    state = act(two({"at": "J12", "need": "red", "keys": "red", "hand": "master_key"}), "take_crown master_key")
    assert (worn(state, 0), of(state, 0, "keys")) == ("red", ["red"])
    assert refused(two({"at": "J12", "need": "red"}), "take_crown master_key") == "GA-15"


@pytest.mark.rule("GA-74", "GA-R39")
def test_a_door_shuts_a_gate():
    state = act(two({"at": "N9", "hand": "open_close_door"}), "open_close_door O9")
    assert seen(state)["doors"] == ["O9"]
    assert refused(state, "step thief O9") == "GA-74"
    state = act(two({"at": "N9", "hand": "open_close_door"}, doors=["O9"]), "open_close_door O9")
    assert may(state, "step thief O9")


@pytest.mark.rule("GA-75", "GA-R32", "GA-R76")
def test_hidden_thief():
    state = act(two({"hand": "hidden_thief hidden_thief"}), "hidden_thief")
    assert (of(state, 0, "hidden"), thief_crowns(state, 0)) == (True, 2)
    state = two({"hand": "hidden_thief", "hidden": True})
    assert refused(state, "hidden_thief") == "GA-75"


@pytest.mark.rule("GA-76", "GA-R33", "GA-R35")
def test_blocked_thief():
    state = two({"hand": "blocked_thief"})
    assert refused(state, "blocked_thief 0") == "GA-R33"
    assert refused(state, "blocked_thief 3") == "GA-R57"
    act(state, "blocked_thief 1")
    assert (of(state, 1, "blocked_by"), thief_crowns(state, 0)) == (0, 2)
    players = player(0, hand="blocked_thief"), player(1, blocked_by=2), player(2)
    assert refused(at(*players), "blocked_thief 1") == "GA-R35"


@pytest.mark.rule("GA-77", "GA-R35", "GA-R66")
def test_sleeping_guard():
    state = act(two({"hand": "sleeping_guard"}), "sleeping_guard G2")
    assert (guard(state, "G2")["asleep_by"], refused(state, "step G2 J7")) == (0, "GA-77")
    assert may(state, "step G1 J9")
    state = two({"hand": "sleeping_guard"}, guards={"G2": {"asleep_by": 1}})
    assert refused(state, "sleeping_guard G2") == "GA-77"


@pytest.mark.rule("GA-78")
def test_arrow_shot_for_the_turns_guard():
    state = two({"hand": "arrow_shot"}, {"at": "L9", "wears": "red"}, guards={"G1": "J9"})
    act(state, "shoot G1 1 arrow_shot")
    assert seen(state)["discards"] == {"arrow_shot": 1}


@pytest.mark.rule("GA-81", "GA-R42")
def test_secret_door_crosses_once():
    state = two({"at": "N12", "hand": "secret_door"}, mover="thief", n=3)
    assert refused(state, "cross S1") == "GA-81"
    act(state, "cross S2")
    assert (where(state, 0), thief_left(state)) == ("P12", 2)
    assert refused(state, "cross S2") == "GA-15"
    state = two({"at": "N12", "hand": "secret_door"}, mover="thief", n=3, options={"secret_door_use": "whole_turn"})
    assert where(act(state, "cross S2", "cross S2"), 0) == "N12"


@pytest.mark.rule("GA-81", "GA-R42")
def test_secret_door_needs_a_way_on_where_somebody_stands():
    state = two({"at": "N12", "hand": "secret_door"}, {"at": "P12"}, mover="thief", n=1)
    assert refused(state, "cross S2") == "GA-29"
    state = two({"at": "N12", "hand": "secret_door"}, {"at": "P12"}, mover="thief", n=2)
    assert offered(act(state, "cross S2"), "step") == ["thief P11", "thief P13"]


@pytest.mark.rule("GA-82", "GA-R54")
def test_thief_found_returns_the_crown_to_its_owner():
    state = act(two({"hand": "thief_found"}, {"hidden": True}), "thief_found 1")
    assert (of(state, 1, "hidden"), thief_crowns(state, 1)) == (False, 3)
    assert refused(two({"hand": "thief_found"}), "thief_found 1") == "GA-82"
    assert refused(two({"hand": "thief_found", "hidden": True}), "thief_found 0") == "GA-R33"


@pytest.mark.rule("GA-83", "GA-R54", "GA-R56")
def test_guard_awake():
    state = two({"hand": "guard_awake"}, guards={"G1": {"asleep_by": 1}})
    assert refused(state, "guard_awake G2") == "GA-83"
    act(state, "guard_awake G1")
    assert (guard(state, "G1")["asleep_by"], thief_crowns(state, 1)) == (None, 3)
    assert may(state, "step G1 J9")


@pytest.mark.rule("GA-R30")
def test_a_beaten_guard_may_not_count_as_asleep():
    beaten = {"G1": {"at": "M9", "asleep_by": 1, "beaten": True}}
    mine = {"at": "N9", "hand": "guard_awake sleeping_guard"}
    assert may(two(mine, guards=beaten), "step thief M9")
    state = two(mine, guards=beaten, options={"beaten_guard_is_asleep": False})
    assert refused(state, "step thief M9") == "GA-R30"
    assert refused(state, "guard_awake G1") == "GA-83"
    assert (refused(state, "sleeping_guard G1"), refused(state, "step G1 L9")) == ("GA-77", "GA-51")


@pytest.mark.rule("GA-84", "GA-R35")
def test_two_crowns_lie_on_a_figure_at_most():
    both = {"at": "J12", "need": "red", "keys": "red", "wears": "blue", "blocked_by": 1, "hand": "hidden_thief"}
    assert refused(two(both), "hidden_thief") == "GA-84"
    hidden = {"at": "J12", "need": "red", "keys": "red", "hidden": True, "blocked_by": 1}
    assert refused(two(hidden), "take_crown key") == "GA-76"
    assert GAME.ledger["GA-84"]


@pytest.mark.rule("GA-R70")
def test_a_walk_counts_for_the_whole_turn():
    state = two({"at": "D9", "hand": "accelerated_walk"}, mover="thief", n=1)
    act(state, "step thief D8")
    assert thief_left(state) == 0
    assert thief_left(act(state, "accelerated_walk thief")) == 2
