"""GA-20 to GA-39: walking, keys, crowns and dots."""

import pytest

from .city import act, at, may, of, offered, player, refused, steps_left, stock, thief_left, told, two, where, worn


@pytest.mark.rule("GA-20")
def test_a_step_goes_to_a_neighbour_cell():
    state = two({"at": "D9"}, mover="thief", n=2)
    assert offered(state, "step") == ["thief C9", "thief D10", "thief D8", "thief E9"]
    assert refused(state, "step thief D7") == refused(state, "step thief F9") == "GA-20"
    assert thief_left(act(state, "step thief D8")) == 1


@pytest.mark.rule("GA-13", "GA-21")
def test_under_thief_only_the_thief_moves():
    state = two({"at": "D9"}, mover="thief", n=1)
    assert refused(state, "step G1 J9") == "GA-21"
    act(state, "step thief D8")
    assert refused(state, "step thief D9") == "GA-13"


@pytest.mark.rule("GA-22", "GA-R13", "GA-R14")
def test_under_split_the_steps_are_shared():
    state = two({"at": "D9"}, mover="split", n=2)
    act(state, "step thief D8", "step G1 J9")
    assert refused(state, "step thief D9") == refused(state, "step G1 J10") == "GA-22"


@pytest.mark.rule("GA-R13")
def test_split_by_halves():
    state = two({"at": "D9"}, mover="split", n=3, options={"split_mode": "half"})
    act(state, "step thief D8", "step thief D9")
    assert steps_left(state)[:2] == [0, 2]
    assert refused(state, "step thief D8") == "GA-R13"


@pytest.mark.rule("GA-23")
def test_under_both_each_has_the_steps():
    state = two({"at": "D9"}, mover="both", n=1)
    act(state, "step thief D8", "step G1 J9")
    assert refused(state, "step thief D9") == refused(state, "step G1 J10") == "GA-23"


@pytest.mark.rule("GA-24")
def test_one_guard_a_turn():
    assert refused(act(two(mover="both", n=3), "step G1 J9"), "step G2 J7") == "GA-24"


@pytest.mark.rule("GA-R16")
def test_thief_and_guard_may_alternate_unless_told_otherwise():
    walk = ("step thief D8", "step G1 J9")
    assert may(act(two({"at": "D9"}), *walk), "step thief D9")
    state = act(two({"at": "D9"}, options={"interleave": False}), *walk)
    assert refused(state, "step thief D9") == "GA-R16"
    assert may(state, "step G1 J10")


@pytest.mark.rule("GA-25")
def test_a_thief_passes_over_a_thief():
    assert where(act(two({"at": "N9"}, {"at": "M9"}), "step thief M9", "step thief L9"), 0) == "L9"


@pytest.mark.rule("GA-26", "GA-R37")
def test_an_awake_guard_bars_even_a_hidden_thief():
    state = two({"at": "N9", "hand": "hidden_thief"}, guards={"G1": "M9"})
    assert refused(act(state, "hidden_thief"), "step thief M9") == "GA-26"


@pytest.mark.rule("GA-27")
def test_a_guard_passes_over_a_guard():
    state = two(guards={"G1": "J9", "G2": "K9"})
    act(state, "step G1 K9")
    assert offered(state) == ["step G1 J9", "step G1 K10", "step G1 K8", "step G1 L9"]


@pytest.mark.rule("GA-28")
def test_a_thief_bars_a_guard_unless_hidden():
    assert refused(two({"at": "K9"}, guards={"G1": "J9"}), "step G1 K9") == "GA-28"
    assert may(two(None, {"at": "K9", "hidden": True}, guards={"G1": "J9"}), "step G1 K9")


@pytest.mark.rule("GA-29", "GA-R11")
def test_no_two_figures_rest_on_one_cell():
    state = two({"at": "N9"}, {"at": "M9"}, mover="thief", n=2)
    act(state, "step thief M9")
    assert not may(state, "end_turn")
    assert refused(state, "step G1 J9") == "GA-R11"


@pytest.mark.rule("GA-R11")
def test_in_passing_a_crown_may_be_taken():
    mine = {"at": "K12", "need": "red", "keys": "red"}
    state = act(two(mine, {"at": "J12"}, mover="thief", n=2), "step thief J12", "take_crown key")
    assert (worn(state, 0), offered(state, "step")) == ("red", ["thief I12", "thief J11", "thief K12"])


@pytest.mark.rule("GA-30")
def test_attacking_uses_the_turns_guard():
    state = two(None, {"at": "N10", "wears": "red"}, guards={"G1": "N9"})
    act(state, "fight G1 1 no", "fight_dice 6 1")
    assert refused(state, "step G2 J7") == "GA-24"


@pytest.mark.rule("GA-32", "GA-R08")
def test_a_key_is_picked_up_by_entering():
    state = two({"at": "L4"})
    assert told(state, "step thief L5") == ["stepped", "key"]
    assert told(act(state, "step thief L4"), "step thief L5") == ["stepped"]
    assert of(state, 0, "keys") == ["red"]


@pytest.mark.rule("GA-33", "GA-R06")
def test_a_key_buys_a_crown():
    state = two({"at": "J12", "need": "red", "keys": "red"})
    act(state, "take_crown key")
    assert (worn(state, 0), of(state, 0, "keys"), stock(state)) == ("red", [], 1)
    assert refused(two({"at": "J12", "need": "red"}), "take_crown key") == "GA-33"
    assert refused(two({"at": "J11", "need": "red", "keys": "red"}), "take_crown key") == "GA-33"


@pytest.mark.rule("GA-R07")
def test_only_crowns_of_undelivered_objectives_are_taken():
    mine = {"at": "J12", "keys": "red", "objectives": ["orange", "yellow", "green", "blue", "purple", "pink"]}
    assert refused(two(mine), "take_crown key") == "GA-R07"
    assert refused(two({"at": "J12", "keys": "red", "delivered": ["red"]}), "take_crown key") == "GA-R07"


@pytest.mark.rule("GA-34")
def test_one_crown_at_a_time():
    assert refused(two({"at": "J12", "need": "red", "keys": "red", "wears": "blue"}), "take_crown key") == "GA-34"


@pytest.mark.rule("GA-35")
def test_from_dot_to_dot_for_nothing():
    state = two({"at": "A7"}, {"at": "G1"}, mover="thief", n=1)
    assert refused(state, "teleport G1") == "GA-29"
    assert refused(state, "teleport A7") == "GA-35"
    act(state, "teleport Q7")
    assert (where(state, 0), thief_left(state)) == ("Q7", 1)
    assert refused(state, "teleport K1") == "GA-35"
    assert refused(two({"at": "D9"}), "teleport K1") == "GA-35"


@pytest.mark.rule("GA-36")
def test_no_attack_from_a_dot():
    state = two({"at": "Q11", "hand": "arrow_shot"}, {"at": "P11", "wears": "red"})
    assert refused(state, "fight thief 1 no") == refused(state, "shoot thief 1 arrow_shot") == "GA-36"


@pytest.mark.rule("GA-37", "GA-R10")
def test_reaching_needs_an_occupied_neighbour_and_something_to_collect():
    assert refused(two({"at": "L4"}), "reach L5 none") == "GA-37"
    assert refused(two({"at": "L4", "keys": "red"}, guards={"G1": "L5"}), "reach L5 none") == "GA-R10"
    assert refused(two({"at": "M4"}, guards={"G1": "L5"}), "reach L5 none") == "GA-37"
    off = two({"at": "L4"}, guards={"G1": "L5"}, options={"reach_occupied": False})
    assert refused(off, "reach L5 none") == "GA-R10"
    passing = act(two({"at": "K4"}, {"at": "L4"}, guards={"G1": "L5"}), "step thief L4")
    assert refused(passing, "reach L5 none") == "GA-R11"


@pytest.mark.rule("GA-38", "GA-R41")
def test_guards_may_stand_on_gates_and_towers_only():
    state = two(guards={"G1": "N9", "G2": "N11"})
    assert may(state, "step G1 O9")
    assert may(state, "step G2 O11")
    assert refused(act(state, "step G1 O9"), "step G1 P9") == "GA-38"


@pytest.mark.rule("GA-39", "GA-R59")
def test_the_forest_is_not_home():
    state = act(two({"at": "O9", "wears": "red"}), "step thief P9")
    assert worn(state, 0) == "red"


@pytest.mark.rule("GA-R12")
def test_a_thief_without_a_crown_may_visit_an_occupied_dot():
    state = act(two({"at": "K16"}, {"at": "K17"}, mover="thief", n=1), "step thief K17")
    assert [line.split()[0] for line in offered(state)] == ["teleport"] * 7


@pytest.mark.rule("GA-R40", "GA-R74")
def test_a_thief_may_be_penned_in():
    state = at(player(0, at="O11"), player(1), guards={"G1": "N11"}, mover="split", n=2)
    assert offered(state, "step thief") == []
    assert may(state, "end_turn")
    assert where(act(state, "step G1 N10", "step thief N11"), 0) == "N11"


@pytest.mark.rule("GA-R17")
def test_attacking_needs_no_step():
    assert may(two({"at": "N9"}, {"at": "N10", "wears": "red"}), "fight thief 1 no")


@pytest.mark.rule("GA-R67")
def test_a_guard_on_a_crown_cell_changes_nothing():
    state = act(two({"keys": "red", "need": "red"}, guards={"G1": "J11"}), "step G1 J12")
    assert (worn(state, 0), stock(state)) == (None, 2)
