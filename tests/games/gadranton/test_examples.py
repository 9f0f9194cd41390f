"""The ledger's worked examples, GA-X01 to GA-X46."""

import pytest

from .city import (
    GAME,
    act,
    at,
    cards,
    guard,
    guard_left,
    may,
    of,
    offered,
    player,
    refused,
    seen,
    steps_left,
    stock,
    thief_crowns,
    thief_left,
    told,
    two,
    where,
    worn,
)


@pytest.mark.rule("GA-22", "GA-R15")
def test_x01_split_five():
    state = two({"at": "D9"}, guards={"G1": "J9"}, mover="split", n=5)
    act(state, "step thief D8", "step thief D9", "step thief D8", "step G1 K9", "step G1 L9")
    assert steps_left(state)[:2] == [0, 0]
    state = two({"at": "D9"}, {"at": "M9", "wears": "red"}, guards={"G1": "L9"}, mover="split", n=5)
    for cell in ("D8", "D9", "D8", "D9", "D8"):
        act(state, f"step thief {cell}")
    assert refused(state, "step G1 K9") == "GA-22"
    assert may(state, "fight G1 1 no")


@pytest.mark.rule("GA-21", "GA-78")
def test_x02_under_thief_no_guard_shoots():
    state = two(
        {"at": "P9", "hand": "arrow_shot"}, {"at": "P11", "wears": "red"}, guards={"G1": "O11"}, mover="thief", n=4
    )
    assert refused(state, "shoot G1 1 tower") == "GA-21"
    assert may(state, "shoot thief 1 arrow_shot")


@pytest.mark.rule("GA-23", "GA-24")
def test_x03_both_five_each():
    state = two({"at": "D9"}, guards={"G1": "J9"}, mover="both", n=5)
    act(state, *[f"step thief {cell}" for cell in ("D8", "D9", "D8", "D9", "D8")])
    act(state, *[f"step G1 {cell}" for cell in ("K9", "L9", "M9", "N9", "N8")])
    assert steps_left(state)[:2] == [0, 0]
    assert refused(state, "step G2 J7") == "GA-24"


@pytest.mark.rule("GA-72", "GA-R18")
@pytest.mark.parametrize(
    ("thief", "guard", "fits"), [(4, 1, True), (5, 0, True), (5, 1, False), (2, 3, True), (2, 4, False), (6, 0, False)]
)
def test_x04_accelerated_walk_under_split(thief, guard, fits):
    turn = {"thief_steps": thief, "guard_steps": guard, "thief_bonus": 2, "guard": "G1" if guard else None}
    players = player(0, at="D9", played=["accelerated_walk"]), player(1)
    make = lambda: at(*players, mover="split", n=3, turn=turn, discards={"accelerated_walk": 1})  # noqa: E731
    if fits:
        assert min(steps_left(make())) >= 0
    else:
        with pytest.raises(ValueError, match="steps"):
            make()


@pytest.mark.rule("GA-25", "GA-29", "GA-R11")
def test_x05_passing_over_a_thief():
    state = two({"at": "N9"}, {"at": "M9"}, mover="thief", n=1)
    assert refused(state, "step thief M9") == "GA-29"
    state = two({"at": "N9", "hand": "hidden_thief"}, {"at": "M9"}, mover="thief", n=2)
    act(state, "step thief M9")
    assert offered(state) == ["step thief L9", "step thief N9"]
    assert refused(state, "end_turn") == refused(state, "hidden_thief") == "GA-R11"
    assert where(act(state, "step thief L9"), 0) == "L9"


@pytest.mark.rule("GA-26", "GA-29")
def test_x06_an_awake_guard_bars_the_way():
    assert refused(two({"at": "N9"}, guards={"G1": "M9"}), "step thief M9") == "GA-26"
    asleep = {"G1": {"at": "M9", "asleep_by": 1}}
    assert may(two({"at": "N9"}, guards=asleep, mover="thief", n=2), "step thief M9")
    assert refused(two({"at": "N9"}, guards=asleep, mover="thief", n=1), "step thief M9") == "GA-29"


@pytest.mark.rule("GA-37", "GA-32")
def test_x07_reaching_a_key():
    state = act(two({"at": "L4"}, guards={"G1": "L5"}, mover="thief", n=1), "reach L5 none")
    assert (where(state, 0), of(state, 0, "keys"), thief_left(state)) == ("L4", ["red"], 0)


@pytest.mark.rule("GA-37", "GA-33", "GA-56")
def test_x08_reaching_a_crown():
    state = two({"at": "K12", "need": "red", "keys": "red"}, {"at": "J12"}, mover="thief", n=1)
    act(state, "reach J12 key")
    assert (worn(state, 0), where(state, 0), of(state, 0, "keys"), stock(state)) == ("red", "K12", [], 1)


@pytest.mark.rule("GA-34")
def test_x09_one_crown_at_a_time():
    state = two({"at": "F10", "wears": "blue", "need": "pink", "keys": "pink"})
    assert refused(state, "take_crown key") == "GA-34"


@pytest.mark.rule("GA-39", "GA-16", "GA-35")
def test_x10_deliver_and_go_on():
    state = two({"at": "K16", "wears": "red"}, mover="thief", n=3)
    assert told(state, "step thief K17") == ["stepped", "delivered"]
    state = two({"at": "K16", "wears": "red"}, {"at": "G1"}, mover="thief", n=3)
    act(state, "step thief K17", "teleport A11", "step thief B11", "step thief B12")
    assert (where(state, 0), thief_left(state), of(state, 0, "delivered")) == ("B12", 0, ["red"])


@pytest.mark.rule("GA-R11", "GA-R12")
def test_x11_deliver_on_an_occupied_dot():
    state = act(two({"at": "K16", "wears": "red"}, {"at": "K17"}, mover="thief", n=3), "step thief K17")
    assert of(state, 0, "delivered") == ["red"]
    dots = ["A11", "A7", "G1", "G17", "K1", "Q11", "Q7"]
    assert offered(state) == ["step thief K16", *(f"teleport {dot}" for dot in dots)]
    assert thief_left(act(state.clone(), "teleport A7")) == 2
    assert thief_left(act(state.clone(), "step thief K16")) == 1


def fight(plus_two: str = "no", **rest):
    return two(
        {"at": "D9", **rest.pop("mine", {})},
        {"at": "N10", "wears": "red", **rest.pop("rival", {})},
        guards={"G1": "N9"},
        **rest,
    )


@pytest.mark.rule("GA-48", "GA-51", "GA-R29")
def test_x12_equal_keeps_the_crown():
    state = act(fight(), "fight G1 1 no", "fight_dice 4 4")
    assert worn(state, 1) == "red"
    assert guard(state, "G1") == {"at": "N9", "asleep_by": 1, "beaten": True}
    assert refused(state, "step G1 N8") == "GA-51"


@pytest.mark.rule("GA-47", "GA-49")
def test_x13_both_add_two():
    state = fight(mine={"hand": "plus_two_attack"}, rival={"hand": "plus_two_attack"})
    act(state, "fight G1 1 yes", "plus_two", "fight_dice 5 4")
    assert (worn(state, 1), stock(state), seen(state)["discards"]) == (None, 2, {"plus_two_attack": 2})


@pytest.mark.rule("GA-50", "GA-R26")
def test_x14_the_winner_wears_one_already():
    state = two({"at": "N9", "wears": "yellow", "need": "red"}, {"at": "N10", "wears": "red"})
    act(state, "fight thief 1 no", "fight_dice 6 1")
    assert (state.actor, worn(state, 0), worn(state, 1), stock(state)) == (0, "yellow", None, 2)


@pytest.mark.rule("GA-57", "GA-59")
def test_x15_range_four():
    state = two(None, {"at": "N14", "wears": "red"}, guards={"G1": "O11"})
    act(state, "shoot G1 1 tower")
    hits = [
        n
        for face in ("target", "flop")
        for n in range(1, 7)
        if worn(act(state.clone(), f"arrow_dice {face} {n}"), 1) is None
    ]
    assert hits == [4, 5, 6]
    assert sum(weight for action, weight in state.chances() if worn(after(state, action), 1) is None) == 9


def after(state, action):
    copy = state.clone()
    copy.play(action)
    return copy


@pytest.mark.rule("GA-54")
def test_x16_a_shut_gate_stops_an_arrow():
    guards = {"G1": "O11"}
    assert may(two(None, {"at": "O7", "wears": "red"}, guards=guards), "shoot G1 1 tower")
    assert refused(two(None, {"at": "O7", "wears": "red"}, guards=guards, doors=["O9"]), "shoot G1 1 tower") == "GA-54"


@pytest.mark.rule("GA-56")
def test_x17_no_arrow_at_a_crown_cell():
    assert refused(two(None, {"at": "L8", "wears": "red"}, guards={"G1": "O11"}), "shoot G1 1 tower") == "GA-56"


@pytest.mark.rule("GA-58", "GA-R52")
def test_x18_broken_bow():
    state = two({"at": "P9", "hand": "arrow_shot"}, {"at": "P11", "wears": "red", "hand": "broken_bow"})
    act(state, "shoot thief 1 arrow_shot", "broken_bow")
    assert (state.actor, worn(state, 1)) == (0, "red")
    assert seen(state)["discards"] == {"arrow_shot": 1, "broken_bow": 1}
    assert refused(state, "shoot thief 1 arrow_shot") == "GA-44"


@pytest.mark.rule("GA-84", "GA-R35", "GA-82")
def test_x19_two_crowns_a_figure():
    state = two({"hand": "blocked_thief thief_found"}, {"at": "N10", "wears": "red", "hidden": True})
    assert refused(state, "blocked_thief 1") == "GA-84"
    assert may(act(state, "thief_found 1"), "blocked_thief 1")


@pytest.mark.rule("GA-51", "GA-R31", "GA-R54")
def test_x20_the_crown_that_came_back():
    players = player(0), player(1, at="N10", wears="red"), player(2), player(3, at="Q7")
    guards = {"G1": "N9", "G2": {"at": "J8", "asleep_by": 1}}
    state = at(*players, guards=guards)
    act(state, "fight G1 1 no", "fight_dice 1 6")
    assert (thief_crowns(state, 1), guard(state, "G1")["asleep_by"]) == (1, 1)
    guards = {"G1": {"at": "J10", "asleep_by": 1, "beaten": True}, "G2": {"at": "J8", "asleep_by": 1}, "G3": "N9"}
    state = act(at(*players, guards=guards), "fight G3 1 no", "fight_dice 1 6")
    assert (thief_crowns(state, 1), guard(state, "G3")["asleep_by"]) == (0, 1)


@pytest.mark.rule("GA-81", "GA-39")
def test_x21_the_secret_door():
    state = two({"at": "N12", "wears": "red", "hand": "secret_door"}, mover="thief", n=3)
    act(state, "cross S2", "step thief P11", "step thief Q11")
    assert (of(state, 0, "delivered"), thief_left(state)) == (["red"], 0)


@pytest.mark.rule("GA-R39", "GA-77", "GA-29")
def test_x22_a_sleeping_guard_in_the_gate():
    state = two(
        {"at": "N9", "hand": "open_close_door"}, guards={"G1": {"at": "O9", "asleep_by": 1}}, mover="thief", n=2
    )
    assert refused(state, "open_close_door O9") == "GA-R39"
    assert where(act(state, "step thief O9", "step thief P9"), 0) == "P9"


@pytest.mark.rule("GA-45", "GA-38")
def test_x23_guards_stay_in_the_city():
    state = two(None, {"at": "P9", "wears": "red"}, guards={"G1": "O9"})
    assert may(state, "fight G1 1 no")
    assert refused(two(guards={"G1": "O9"}), "step G1 P9") == "GA-38"


@pytest.mark.rule("GA-45", "GA-R43", "GA-53")
def test_x24_a_tower_has_one_neighbour():
    state = two(None, {"at": "P11", "wears": "red"}, guards={"G1": "O11"})
    assert refused(state, "fight G1 1 no") == "GA-45"
    act(state, "shoot G1 1 tower")
    assert sum(weight for action, weight in state.chances() if worn(after(state, action), 1) is None) == 18


@pytest.mark.rule("GA-R39")
def test_x25_four_doors():
    state = two({"hand": "open_close_door"}, doors=["O9", "O13", "I3", "C5"])
    assert offered(state, "open_close_door") == ["C5", "I3", "O13", "O9"]
    assert refused(state, "open_close_door E3") == "GA-R39"


@pytest.mark.rule("GA-17", "GA-18")
def test_x26_the_sixth_card():
    state = two({"hand": "accelerated_walk accelerated_walk master_key secret_door broken_bow"})
    act(state, "end_turn", "draw thief_found")
    assert offered(state) == [
        f"discard {card}" for card in ("accelerated_walk", "broken_bow", "master_key", "secret_door", "thief_found")
    ]


@pytest.mark.rule("GA-76", "GA-R36")
def test_x27_a_blocked_thief():
    state = two(
        {"at": "J12", "need": "red", "keys": "red", "blocked_by": 1, "hand": "hidden_thief"},
        {"at": "K12", "wears": "blue"},
    )
    assert (
        refused(state, "step thief J11")
        == refused(state, "take_crown key")
        == refused(state, "fight thief 1 no")
        == "GA-76"
    )
    assert may(state, "step G1 J9")
    assert may(state, "hidden_thief")


@pytest.mark.rule("GA-05", "GA-R03")
def test_x28_a_repeat_never_comes():
    deal = GAME.new(3, first_player="seat0")
    for colour in ("red", "red", "green", "orange", "orange"):
        act(deal, f"deal_objective {colour}")
    assert seen(deal)["active"] == 2
    assert dict(deal.chances())[GAME.actions.encode("deal_objective", colour="white")] == 2
    assert offered(deal, "deal_objective") == ["blue", "pink", "purple", "white", "yellow"]


@pytest.mark.rule("GA-90", "GA-R50")
def test_x29_the_last_crown_wins_at_once():
    mine = {"at": "K16", "wears": "red", "delivered": ["orange", "yellow", "green", "blue", "purple"]}
    state = act(two(mine, mover="thief", n=5), "step thief K17")
    assert (state.actor, state.returns(), GAME.outcome(state).reason) == (-2, [1.0, 0.0], "all_home")


@pytest.mark.rule("GA-R44")
def test_x30_the_temple_stops_an_arrow():
    state = two({"at": "J9", "hand": "arrow_shot"}, {"at": "H9", "wears": "red"})
    assert refused(state, "shoot thief 1 arrow_shot") == "GA-54"


@pytest.mark.rule("GA-54", "GA-78")
def test_x31_through_an_open_gate():
    state = two({"at": "I12", "hand": "arrow_shot"}, {"at": "I16", "wears": "red"})
    act(state, "shoot thief 1 arrow_shot")
    assert sum(weight for action, weight in state.chances() if worn(after(state, action), 1) is None) == 9


@pytest.mark.rule("GA-R72", "GA-47")
def test_x32_the_window_opens_on_public_facts():
    assert offered(act(fight(rival={"hand": "hidden_thief"}), "fight G1 1 no")) == ["no"]
    assert act(fight(), "fight G1 1 no").actor == -1


@pytest.mark.rule("GA-15", "GA-R72", "GA-R73")
def test_x33_all_plus_twos_are_out():
    state = fight(mine={"hand": "plus_two_attack"}, rival={"hand": "hidden_thief"}, discards={"plus_two_attack": 3})
    assert act(state.clone(), "fight G1 1 yes").actor == -1
    assert act(state.clone(), "fight G1 1 no").actor == 1


@pytest.mark.rule("GA-50", "GA-R26", "GA-R72")
def test_x34_the_question_betrays_no_objective():
    mine = {"at": "N9", "objectives": ["orange", "yellow", "green", "blue", "purple", "pink"]}
    state = two(mine, {"at": "N10", "wears": "red"})
    act(state, "fight thief 1 no", "fight_dice 6 1")
    assert offered(state) == ["return"]
    mine = {"at": "N9", "delivered": ["red"]}
    state = act(two(mine, {"at": "N10", "wears": "red"}), "fight thief 1 no", "fight_dice 6 1")
    assert (state.actor, offered(state, "wear"), stock(state)) == (0, [], 1)


@pytest.mark.rule("GA-51", "GA-R31")
def test_x35_no_thief_crown_left():
    players = player(0, at="P2", blocked_by=1), player(1, at="N10", wears="red"), player(2), player(3, at="Q7")
    guards = {
        "G1": {"at": "J10", "asleep_by": 1, "beaten": True},
        "G2": {"at": "J8", "asleep_by": 1, "beaten": True},
        "G3": "N9",
    }
    state = act(at(*players, guards=guards), "fight G3 1 no", "fight_dice 1 6")
    assert guard(state, "G3")["asleep_by"] is None
    assert may(state, "step G3 N8")
    assert refused(state, "fight G3 1 no") == "GA-44"


@pytest.mark.rule("GA-29", "GA-R11")
def test_x36_the_cell_just_left_is_free():
    state = two({"at": "N9"}, {"at": "M9"}, guards={"G1": "L9"}, mover="thief", n=2)
    assert offered(act(state, "step thief M9")) == ["step thief N9"]


@pytest.mark.rule("GA-37", "GA-73", "GA-R10")
def test_x37_reaching_with_the_master_key():
    mine = {"at": "K12", "need": "red", "hand": "master_key"}
    state = act(two(mine, guards={"G1": "J12"}, mover="thief", n=1), "reach J12 master_key")
    assert (worn(state, 0), where(state, 0), thief_left(state)) == ("red", "K12", 0)
    assert of(state, 0, "played") == ["master_key"]
    spent = two(mine, guards={"G1": "J12"}, mover="thief", n=1, turn={"thief_steps": 1})
    assert refused(spent, "reach J12 master_key") == "GA-13"


@pytest.mark.rule("GA-72", "GA-R18", "GA-R70")
def test_x38_a_late_walk_gives_steps_back():
    state = two({"at": "D9", "hand": "accelerated_walk"}, mover="split", n=3)
    act(state, "step thief D8", "step thief D7", "step thief D6")
    assert steps_left(state)[:2] == [0, 0]
    act(state, "accelerated_walk thief")
    assert steps_left(state)[:2] == [2, 2]
    assert guard_left(act(state.clone(), "step thief D5")) == 1
    assert guard_left(act(state.clone(), "step thief D5", "step thief D4")) == 0


@pytest.mark.rule("GA-45", "GA-56", "GA-R75")
def test_x39_a_crown_cell_is_no_shelter_from_a_fight():
    state = two({"at": "D9", "hand": "arrow_shot"}, {"at": "L8", "wears": "red"}, guards={"G1": "K8"})
    assert may(state, "fight G1 1 no")
    assert refused(state, "shoot G1 1 arrow_shot") == "GA-56"


@pytest.mark.rule("GA-R40", "GA-R53", "GA-R74", "GA-26")
def test_x40_penned_in_on_a_tower():
    state = two({"at": "O11", "hand": "sleeping_guard"}, guards={"G1": "N11"}, mover="thief", n=6)
    assert offered(state, "step") == []
    act(state, "sleeping_guard G1", "step thief N11")
    assert offered(state, "step thief") == ["M11", "N10", "N12", "O11"]


@pytest.mark.rule("GA-R66", "GA-R19", "GA-R69", "GA-24")
def test_x41_the_sleeping_guard_stays_the_turns_guard():
    state = two({"hand": "sleeping_guard accelerated_walk"}, mover="both", n=4)
    act(state, "step G1 J11", "step G1 J10", "sleeping_guard G1")
    assert refused(state, "step G2 J7") == "GA-24"
    assert refused(state, "accelerated_walk guard") == "GA-R19"


@pytest.mark.rule("GA-44", "GA-51", "GA-R28")
def test_x42_shoot_first_then_fight():
    state = two(None, {"at": "N11", "wears": "red"}, guards={"G1": "O11"})
    act(state, "shoot G1 1 tower", "arrow_dice flop 6")
    assert may(state, "fight G1 1 no")
    state = act(two(None, {"at": "N11", "wears": "red"}, guards={"G1": "O11"}), "fight G1 1 no", "fight_dice 1 6")
    assert refused(state, "shoot G1 1 tower") == "GA-51"


@pytest.mark.rule("GA-53", "GA-R71")
def test_x43_a_tower_needs_no_card():
    state = two({"at": "G3", "hand": "arrow_shot"}, {"at": "G6", "wears": "red"})
    assert offered(state, "shoot thief") == ["1 tower"]
    assert refused(state, "shoot thief 1 arrow_shot") == "GA-R71"
    act(state, "shoot thief 1 tower")
    assert sum(weight for action, weight in state.chances() if worn(after(state, action), 1) is None) == 12
    assert cards(state, 0) == 1


@pytest.mark.rule("GA-10", "GA-R55")
def test_x44_the_round_limit():
    state = GAME.new(3, first_player="seat1", round_limit=2)
    rng = __import__("tavola").Rng(5)
    order = []
    while state.actor != -2:
        if seen(state)["phase"] == "roll":
            order.append(seen(state)["active"])
        ends = GAME.actions.encode("end_turn")
        state.play(ends if ends in state.legal() else state.sample(rng))
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("GA-R67")
def test_x45_a_guard_collects_nothing():
    state = act(two(guards={"G1": "K5"}), "step G1 L5", "step G1 L4")
    assert [seat["keys"] for seat in seen(state)["players"]] == [[], []]


@pytest.mark.rule("GA-25", "GA-26", "GA-29", "GA-R11")
@pytest.mark.parametrize(("n", "on"), [(3, False), (4, True)])
def test_x46_a_crowd(n, on):
    guards = {"G1": {"at": "F9", "asleep_by": 1}, "G2": {"at": "G8", "asleep_by": 1}}
    state = at(player(0, at="E7"), player(1, at="F7"), player(2, at="F8"), guards=guards, mover="thief", n=n)
    act(state, "step thief F7")
    assert may(state, "step thief F8") == on
