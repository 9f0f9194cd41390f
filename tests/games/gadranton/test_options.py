"""Every option, in both its values, on a position of its own."""

import pytest

import tavola

from .city import GAME, act, may, new, offered, player, refused, seen, two, worn
from .city import at as table

CARRIER = {"at": "N10", "wears": "red"}


@pytest.mark.rule("GA-R01")
@pytest.mark.parametrize(("deck", "cards", "walks"), [("listed46", 46, 11), ("box44", 44, 9)])
def test_action_deck(deck, cards, walks):
    pile = seen(new(action_deck=deck))["pile"]
    assert (sum(pile.values()), pile["accelerated_walk"]) == (cards, walks)


@pytest.mark.rule("GA-R02")
def test_objective_unique_holds_in_imagined_deals_too():
    state, rng = new(2, objectives="quick", objective_unique="table"), tavola.Rng(3)
    while state.actor == tavola.CHANCE:
        state.play(state.sample(rng))
    for _ in range(50):
        mine, rival = (set(player["objectives"]) for player in seen(state.imagine(0, rng))["players"])
        assert not mine & rival


@pytest.mark.rule("GA-50", "GA-R72")
@pytest.mark.parametrize(("open_objectives", "asked"), [(False, True), (True, False)])
def test_with_open_objectives_nobody_is_asked_about_a_colour_he_does_not_have(open_objectives, asked):
    mine = player(0, at="N9", objectives=["orange", "yellow", "green", "blue", "purple", "pink"])
    state = table(mine, player(1, **CARRIER), options={"open_objectives": open_objectives})
    act(state, "fight thief 1 no", "fight_dice 6 1")
    assert offered(state) == ["return"] if asked else may(state, "end_turn")


@pytest.mark.rule("GA-R51")
def test_first_player():
    assert seen(new(3, first_player="seat2"))["first"] == seen(new(3, first_player=2))["first"] == 2
    assert len(new(3).legal()) == 3


@pytest.mark.rule("GA-R13", "GA-R18")
def test_split_mode_half_gives_each_half_and_the_bonus_to_one():
    state = two({"at": "D4", "hand": "accelerated_walk"}, mover="split", n=5, options={"split_mode": "half"})
    act(state, "step thief E4", "step thief F4", "step thief G4")
    assert refused(state, "step thief H4") == "GA-R13"
    act(state, "accelerated_walk thief", "step thief H4", "step thief I4")
    assert refused(state, "step thief J4") == "GA-R13"
    act(state, "step G1 K10", "step G1 J10", "step G1 K10")
    assert refused(state, "step G1 J10") == "GA-R13"


@pytest.mark.rule("GA-R15")
@pytest.mark.parametrize(("cost", "clause"), [(0, None), (1, "GA-22")])
def test_guard_attack_cost_comes_from_the_shared_steps(cost, clause):
    state = two({"at": "D4"}, CARRIER, guards={"G1": "N9"}, mover="split", n=1, options={"guard_attack_cost": cost})
    assert may(state, "fight G1 1 no")
    act(state, "step thief E4")
    assert may(state, "fight G1 1 no") if clause is None else refused(state, "fight G1 1 no") == clause


@pytest.mark.rule("GA-R15")
def test_only_the_first_attack_of_a_resting_guard_costs():
    state = two(
        {"at": "D4"}, {"at": "N11", "wears": "red"}, guards={"G1": "O11"}, n=1, options={"guard_attack_cost": 1}
    )
    act(state, "shoot G1 1 tower", "arrow_dice flop 1")
    assert refused(state, "step G1 N11") == "GA-23"
    assert may(state, "fight G1 1 no")


@pytest.mark.rule("GA-R16")
def test_interleave_off_ends_whoever_acted_first():
    mine = {"at": "D4", "hand": "accelerated_walk open_close_door"}
    state = act(two(mine, options={"interleave": False}), "step thief E4", "step G1 K10")
    assert refused(state, "step thief F4") == "GA-R16"
    assert refused(state, "accelerated_walk thief") == "GA-R16"
    act(state, "open_close_door O9", "accelerated_walk guard", "step G1 J10")
    assert may(act(two(mine), "step thief E4", "step G1 K10"), "step thief F4")


@pytest.mark.rule("GA-37", "GA-R10")
@pytest.mark.parametrize("allowed", [True, False])
def test_reach_occupied(allowed):
    state = two({"at": "L4"}, guards={"G1": "L5"}, options={"reach_occupied": allowed})
    assert offered(state, "reach") == (["L5 none"] if allowed else [])
    assert allowed or refused(state, "reach L5 none") == "GA-R10"


@pytest.mark.rule("GA-R30", "GA-26", "GA-51", "GA-77", "GA-83")
@pytest.mark.parametrize("asleep", [True, False])
def test_beaten_guard_is_asleep(asleep):
    beaten = {"G1": {"at": "M9", "asleep_by": 1, "beaten": True}}
    mine = {"at": "N9", "hand": "guard_awake sleeping_guard"}
    state = two(mine, guards=beaten, options={"beaten_guard_is_asleep": asleep})
    assert may(state, "step thief M9") is asleep
    assert may(state, "guard_awake G1") is asleep
    assert refused(state, "step G1 L9") == "GA-51"
    assert refused(state, "sleeping_guard G1") == "GA-77"
    if not asleep:
        assert (refused(state, "step thief M9"), refused(state, "guard_awake G1")) == ("GA-R30", "GA-83")


@pytest.mark.rule("GA-R36", "GA-84")
@pytest.mark.parametrize(("hidden", "asked"), [(False, True), (True, False)])
def test_a_blocked_thief_who_may_attack_wears_what_he_wins_if_there_is_room(hidden, asked):
    mine = {"at": "N9", "need": "red", "blocked_by": 1, "hidden": hidden}
    state = two(mine, CARRIER, options={"blocked_thief_may_attack": True})
    assert offered(state, "step thief") == []
    act(state, "fight thief 1 no", "fight_dice 6 1")
    assert ("wear" in offered(state)) is asked
    assert refused(two(mine, CARRIER), "fight thief 1 no") == "GA-76"


@pytest.mark.rule("GA-R27")
@pytest.mark.parametrize(("attacker", "asked"), [("thief", True), ("G1", False)])
def test_arrow_hit_by_thief_takes_only_for_thieves(attacker, asked):
    mine = {"at": "O11" if attacker == "thief" else "D4", "need": "red"}
    guards = {} if attacker == "thief" else {"G1": "O11"}
    state = two(mine, {"at": "P11", "wears": "red"}, guards=guards, options={"arrow_hit_by_thief": "take"})
    act(state, f"shoot {attacker} 1 tower", "arrow_dice target 6")
    assert (offered(state) == ["return", "wear"]) is asked
    assert worn(state, 1) is None


@pytest.mark.rule("GA-R46", "GA-59")
def test_with_six_targets_there_is_no_flop():
    state = two({"at": "O11"}, {"at": "P11", "wears": "red"}, options={"archery_targets": 6})
    shot = next(each for each in GAME.scene(state, 0)["choices"] if each.get("menu") == "Shoot from the tower")
    assert shot["preview"]["odds"] == {"hit": 36}
    act(state, "shoot thief 1 tower")
    assert [weight for _, weight in state.chances()] == [6] * 6
    assert all(line.startswith("arrow_dice target") for line in offered(state))


@pytest.mark.rule("GA-81", "GA-R42")
def test_secret_door_use():
    mine = {"at": "N12", "hand": "secret_door secret_door"}
    once = act(two(mine, n=3), "cross S2")
    assert refused(once, "cross S2") == "GA-71"
    whole = act(two(mine, n=3, options={"secret_door_use": "whole_turn"}), "cross S2", "cross S2", "cross S2")
    assert seen(whole)["players"][0]["hand"] == {"secret_door": 1}
    assert refused(whole, "cross S2") == "GA-23"


@pytest.mark.rule("GA-R55")
@pytest.mark.parametrize(
    ("mine", "rival", "winners"),
    [
        ({"delivered": ["red"]}, {"at": "N10", "wears": "orange", "keys": "yellow"}, [0]),
        ({"at": "N9", "wears": "red"}, {"keys": "red orange"}, [0]),
        ({"keys": "red", "need": "red"}, {"need": "red", "hand": "master_key broken_bow"}, [0]),
        ({"hand": "hidden_thief"}, {}, [0, 1]),
        ({"hand": "hidden_thief thief_found"}, {}, [0]),
    ],
)
def test_the_round_limit_ranks_by_crowns_then_wearing_then_keys_then_cards(mine, rival, winners):
    """Seat 1 ends the last round, drawing a card as it does."""
    state = two(mine, rival, active=1, options={"round_limit": 1})
    act(state, "end_turn", "draw accelerated_walk")
    assert list(GAME.outcome(state).winners) == winners


@pytest.mark.rule("GA-R55")
def test_without_a_limit_the_rounds_go_on():
    state = two(active=1, round=500, options={"round_limit": 0})
    assert seen(act(state, "end_turn", "draw accelerated_walk"))["round"] == 501
