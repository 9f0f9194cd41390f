"""GA-11 to GA-18: the frame of a turn."""

import pytest

from .city import GAME, act, at, cards, may, of, offered, player, refused, seen, thief_crowns, thief_left, told, two


@pytest.mark.rule("GA-11", "GA-R34")
def test_the_turn_starts_with_taking_back_thief_crowns():
    guards = {"G1": {"at": "J10", "asleep_by": 1}, "G2": {"at": "J8", "asleep_by": 0}}
    state = at(player(0, blocked_by=1), player(1, at="Q7", hidden=True), phase="draw", guards=guards)
    act(state, "draw master_key")
    after = seen(state)
    assert (after["players"][0]["blocked_by"], after["players"][1]["hidden"]) == (None, False)
    assert (after["guards"]["G1"]["asleep_by"], after["guards"]["G2"]["asleep_by"]) == (None, 0)
    assert [thief_crowns(state, seat) for seat in range(2)] == [2, 3]


@pytest.mark.rule("GA-12", "GA-21", "GA-22", "GA-23")
def test_mover_and_steps_are_rolled_together():
    state = at(player(0), player(1), phase="roll")
    assert len(state.chances()) == 18
    assert {weight for _, weight in state.chances()} == {2}
    assert refused(state, "end_turn") == "GA-12"
    act(state, "roll split 4")
    assert (seen(state)["turn"]["mover"], seen(state)["turn"]["n"], state.actor) == ("split", 4, 0)


@pytest.mark.rule("GA-13", "GA-20", "GA-R53")
def test_moving_is_optional():
    assert may(two(), "end_turn")


@pytest.mark.rule("GA-14", "GA-31", "GA-R62")
def test_a_move_may_be_interrupted_for_an_attack():
    state = two({"at": "N8"}, {"at": "N10", "wears": "red"}, mover="thief", n=3)
    act(state, "step thief N9", "fight thief 1 no", "fight_dice 1 6")
    assert thief_left(state) == 2
    act(state, "step thief N8")
    state = two({"at": "P10", "need": "red"}, {"at": "P9", "wears": "red"}, mover="thief", n=3)
    act(state, "fight thief 1 no", "fight_dice 6 1", "wear", "step thief P11", "step thief Q11")
    assert of(state, 0, "delivered") == ["red"]


@pytest.mark.rule("GA-15", "GA-71")
def test_two_cards_of_different_names():
    state = two({"hand": "accelerated_walk accelerated_walk hidden_thief open_close_door"})
    act(state, "accelerated_walk thief")
    assert seen(state)["discards"] == {"accelerated_walk": 1}
    assert refused(state, "accelerated_walk guard") == "GA-71"
    act(state, "hidden_thief")
    assert refused(state, "open_close_door O9") == "GA-71"


@pytest.mark.rule("GA-R20", "GA-R21")
def test_cards_are_played_after_the_roll_and_before_the_draw():
    state = at(player(0, hand="hidden_thief"), player(1), phase="roll")
    assert refused(state, "hidden_thief") == "GA-12"
    state = at(player(0, hand="hidden_thief"), player(1), phase="draw")
    assert refused(state, "hidden_thief") == "GA-17"


@pytest.mark.rule("GA-16", "GA-R05", "GA-39")
def test_a_delivered_crown_lies_on_its_card_face_up():
    state = act(two({"at": "K16", "wears": "red"}), "step thief K17")
    zone = next(zone for zone in GAME.scene(state, 1)["zones"] if zone["id"] == "objectives0")
    assert [item.get("tone", item.get("back")) for item in zone["items"]] == ["home", *["objective"] * 5]


@pytest.mark.rule("GA-17")
def test_a_card_is_drawn_at_the_end():
    state = act(two({"hand": "master_key"}), "end_turn")
    assert dict(state.chances())[GAME.actions.encode("draw", card="accelerated_walk")] == 11
    assert dict(state.chances())[GAME.actions.encode("draw", card="master_key")] == 3
    assert told(state, "draw secret_door", seat=0)[0] == "drew"
    assert of(state, 0, "hand") == {"master_key": 1, "secret_door": 1}


@pytest.mark.rule("GA-17", "GA-R48")
def test_an_empty_pile_is_made_anew_from_the_discards():
    every = dict(zip(seen(two())["pile"], seen(two())["pile"].values(), strict=True))
    state = two(pile={}, discards=every)
    assert told(state, "end_turn") == ["turn-ended", "reshuffled"]
    assert (seen(state)["pile"], seen(state)["discards"]) == (every, {})


@pytest.mark.rule("GA-18", "GA-R49")
def test_one_of_six_cards_is_discarded():
    state = two({"hand": "accelerated_walk master_key secret_door broken_bow hidden_thief"})
    act(state, "end_turn", "draw arrow_shot")
    assert (state.actor, refused(state, "discard thief_found")) == (0, "GA-18")
    assert len(offered(state, "discard")) == 6
    act(state, "discard arrow_shot")
    assert (cards(state, 0), seen(state)["discards"], seen(state)["active"]) == (5, {"arrow_shot": 1}, 1)
