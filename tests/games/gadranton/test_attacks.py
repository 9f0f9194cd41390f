"""GA-40 to GA-59: fights, arrows and the answers to them."""

import pytest

from tavola.kernel.story import Chronicle

from .city import (
    GAME,
    act,
    at,
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
    two,
    worn,
)

CARRIER = {"at": "N10", "wears": "red"}


def beside(mine=None, rival=None, **rest):
    """Guard G1 stands next to the rival's carrier."""
    return two({"at": "D9", **(mine or {})}, {**CARRIER, **(rival or {})}, guards={"G1": "N9"}, **rest)


@pytest.mark.rule("GA-40")
def test_guards_are_never_attacked():
    assert GAME.actions.kinds["fight"].params["target"] == (0, 1, 2, 3)
    assert "G1" not in map(str, GAME.actions.kinds["shoot"].params["target"])


@pytest.mark.rule("GA-41", "GA-R24", "GA-R25")
def test_only_a_rival_who_wears_a_crown_is_attacked():
    state = two({"at": "D9", "wears": "blue"}, {"at": "N10"}, guards={"G1": "N9", "G2": "D8"})
    assert refused(state, "fight G1 1 no") == "GA-41"
    assert refused(state, "fight G2 0 no") == "GA-R25"
    assert refused(state, "fight G1 2 no") == "GA-R57"


@pytest.mark.rule("GA-42", "GA-R38")
def test_a_hidden_thief_is_not_attacked():
    state = beside({"hand": "blocked_thief arrow_shot"}, {"hidden": True})
    assert refused(state, "fight G1 1 no") == refused(state, "shoot G1 1 arrow_shot") == "GA-42"


@pytest.mark.rule("GA-43", "GA-44", "GA-R28")
def test_one_fight_and_one_arrow_a_figure():
    state = two({"at": "N9", "hand": "arrow_shot"}, CARRIER)
    act(state, "fight thief 1 no", "fight_dice 1 1")
    assert refused(state, "fight thief 1 no") == "GA-44"
    act(state, "shoot thief 1 arrow_shot", "arrow_dice flop 1")
    assert refused(state, "shoot thief 1 arrow_shot") == "GA-44"


@pytest.mark.rule("GA-45", "GA-R43")
def test_a_fight_needs_neighbour_cells():
    assert refused(two({"at": "N8"}, CARRIER), "fight thief 1 no") == "GA-45"
    assert refused(two({"at": "N12"}, {"at": "P12", "wears": "red"}), "fight thief 1 no") == "GA-45"


@pytest.mark.rule("GA-46", "GA-48")
def test_the_attacker_must_roll_higher():
    state = act(beside(), "fight G1 1 no")
    assert refused(state, "end_turn") == "GA-46"
    assert {weight for _, weight in state.chances()} == {1}
    lost = [act(state.clone(), GAME.named(action)) for action, _ in state.chances()]
    assert sum(worn(after, 1) is None for after in lost) == 15


@pytest.mark.rule("GA-47", "GA-79", "GA-R23", "GA-R73")
@pytest.mark.parametrize(
    ("mine", "rival", "lost"), [("no", "no", 15), ("yes", "no", 26), ("no", "plus_two", 6), ("yes", "plus_two", 15)]
)
def test_plus_two(mine, rival, lost):
    state = beside({"hand": "plus_two_attack"}, {"hand": "plus_two_attack"})
    act(state, f"fight G1 1 {mine}")
    assert (state.actor, offered(state)) == (1, ["no", "plus_two"])
    act(state, rival)
    assert sum(worn(act(state.clone(), GAME.named(action)), 1) is None for action, _ in state.chances()) == lost


@pytest.mark.rule("GA-15", "GA-47", "GA-R72")
def test_plus_two_must_be_in_hand():
    assert refused(beside(), "fight G1 1 yes") == "GA-15"
    state = act(beside(rival={"hand": "broken_bow"}), "fight G1 1 no")
    assert refused(state, "plus_two") == "GA-R72"
    assert refused(state, "broken_bow") == "GA-R61"


@pytest.mark.rule("GA-49", "GA-R06")
def test_a_guard_sends_the_crown_home():
    state = act(beside(), "fight G1 1 no", "fight_dice 6 1")
    assert (worn(state, 1), stock(state), state.actor) == (None, 2, 0)
    assert of(state, 1, "ever_worn") == ["red"]


@pytest.mark.rule("GA-50", "GA-R26")
@pytest.mark.parametrize(("answer", "mine", "left"), [("wear", "red", 1), ("return", None, 2)])
def test_a_thief_who_wins_chooses(answer, mine, left):
    state = two({"at": "N9", "need": "red"}, CARRIER)
    act(state, "fight thief 1 no", "fight_dice 6 1")
    assert offered(state) == ["return", "wear"]
    assert refused(state, "end_turn") == "GA-50"
    act(state, answer)
    assert (worn(state, 0), stock(state), state.actor) == (mine, left, 0)


@pytest.mark.rule("GA-50", "GA-84")
def test_no_question_where_two_crowns_lie_on_the_winner():
    mine = {"at": "N9", "need": "red", "hidden": True, "blocked_by": 1}
    state = two(mine, CARRIER, options={"blocked_thief_may_attack": True})
    act(state, "fight thief 1 no", "fight_dice 6 1")
    assert (state.actor, stock(state), offered(state, "wear")) == (0, 2, [])


@pytest.mark.rule("GA-51", "GA-R29", "GA-R56")
def test_a_beaten_guard_sleeps_at_once():
    state = act(beside(mover="split", n=3), "fight G1 1 no", "fight_dice 3 3")
    assert refused(state, "step G1 N8") == "GA-51"
    assert refused(state, "step G2 J7") == "GA-24"
    assert thief_left(state) == 3


@pytest.mark.rule("GA-52")
def test_a_thief_who_loses_a_fight_loses_nothing():
    state = act(two({"at": "N9"}, CARRIER), "fight thief 1 no", "fight_dice 1 6")
    assert (worn(state, 1), [thief_crowns(state, seat) for seat in range(2)]) == ("red", [3, 3])
    assert may(state, "step thief N8")


@pytest.mark.rule("GA-53", "GA-78", "GA-R63", "GA-R71")
def test_a_shot_needs_a_tower_or_the_card():
    state = two({"at": "P9"}, {"at": "P11", "wears": "red"}, guards={"G1": "O11"})
    assert refused(state, "shoot thief 1 tower") == "GA-53"
    assert refused(state, "shoot thief 1 arrow_shot") == "GA-15"
    assert may(state, "shoot G1 1 tower")
    state = two({"at": "P9", "hand": "arrow_shot"}, {"at": "P11", "wears": "red"}, guards={"G1": "O11"})
    act(state, "shoot G1 1 tower", "arrow_dice flop 1")
    assert refused(state, "shoot G1 1 arrow_shot") in ("GA-44", "GA-R71")


@pytest.mark.rule("GA-54")
def test_no_shot_through_walls():
    state = two({"at": "P12", "hand": "arrow_shot"}, {"at": "N12", "wears": "red"})
    assert refused(state, "shoot thief 1 arrow_shot") == "GA-54"


@pytest.mark.rule("GA-55")
def test_figures_do_not_stop_an_arrow():
    state = two({"at": "N8", "hand": "arrow_shot"}, CARRIER, guards={"G1": "N9"})
    assert may(state, "shoot thief 1 arrow_shot")


@pytest.mark.rule("GA-56")
def test_nobody_shoots_from_a_crown_cell():
    state = two({"at": "L10", "hand": "arrow_shot"}, {"at": "L9", "wears": "red"})
    assert refused(state, "shoot thief 1 arrow_shot") == "GA-56"


@pytest.mark.rule("GA-57", "GA-R45")
def test_the_ruler_ends_at_six():
    state = two({"at": "P2", "hand": "arrow_shot"}, {"at": "P8", "wears": "red"})
    assert may(state, "shoot thief 1 arrow_shot")
    state = two({"at": "P2", "hand": "arrow_shot"}, {"at": "P9", "wears": "red"})
    assert refused(state, "shoot thief 1 arrow_shot") == "GA-57"


@pytest.mark.rule("GA-58", "GA-80", "GA-R52")
def test_broken_bow_is_answered_before_the_dice():
    state = two({"at": "P9", "hand": "arrow_shot"}, {"at": "P11", "wears": "red", "hand": "broken_bow plus_two_attack"})
    act(state, "shoot thief 1 arrow_shot")
    assert (state.actor, offered(state)) == (1, ["broken_bow", "no"])
    assert refused(state, "end_turn") == "GA-58"
    assert act(state.clone(), "no").actor == -1
    assert worn(act(state, "broken_bow"), 1) == "red"


@pytest.mark.rule("GA-59")
@pytest.mark.parametrize(("distance", "cell"), [(1, "P10"), (2, "P11"), (3, "P12"), (4, "P13"), (5, "P14"), (6, "P15")])
def test_chances_of_a_hit(distance, cell):
    state = two({"at": "P9", "hand": "arrow_shot"}, {"at": cell, "wears": "red"})
    act(state, "shoot thief 1 arrow_shot")
    hits = sum(w for action, w in state.chances() if worn(act(state.clone(), GAME.named(action)), 1) is None)
    assert (hits, sum(w for _, w in state.chances())) == (3 * (7 - distance), 36)


@pytest.mark.rule("GA-59")
def test_only_the_target_hits():
    state = two(None, {"at": "P11", "wears": "red"}, guards={"G1": "O11"})
    act(state, "shoot G1 1 tower")
    assert refused(state, "no") == "GA-59"
    assert worn(act(state.clone(), "arrow_dice flop 6"), 1) == "red"
    assert worn(act(state, "arrow_dice target 1"), 1) is None


@pytest.mark.rule("GA-R22", "GA-71")
def test_answers_count_in_the_turn_they_are_played():
    players = player(0), player(1, **CARRIER, hand="plus_two_attack hidden_thief"), player(2)
    state = at(*players, guards={"G1": "N9"})
    act(state, "fight G1 1 no", "plus_two", "fight_dice 1 6", "end_turn", "draw master_key")
    assert [player["played"] for player in seen(state)["players"]] == [[], [], []]


@pytest.mark.rule("GA-R72")
def test_no_window_after_two_cards_or_with_an_empty_hand():
    used = {"hand": "hidden_thief", "played": ["plus_two_attack", "broken_bow"]}
    discards = {"plus_two_attack": 1, "broken_bow": 1}
    assert act(beside(rival=used, discards=discards), "fight G1 1 no").actor == -1
    once = {"hand": "hidden_thief", "played": ["plus_two_attack"]}
    assert act(beside(rival=once, discards={"plus_two_attack": 1}), "fight G1 1 no").actor == -1


@pytest.mark.rule("GA-R15")
def test_a_guards_attack_may_cost_a_step():
    assert (
        refused(beside(mover="split", n=1, turn={"thief_steps": 1}, options={"guard_attack_cost": 1}), "fight G1 1 no")
        == "GA-22"
    )
    state = act(beside(mover="split", n=2, options={"guard_attack_cost": 1}), "fight G1 1 no", "fight_dice 6 1")
    assert steps_left(state)[:2] == [1, 1]
    assert guard_left(act(beside(mover="split", n=2), "fight G1 1 no", "fight_dice 6 1")) == 2


@pytest.mark.rule("GA-R27")
def test_an_arrow_may_win_the_crown_under_that_option():
    mine = {"at": "P9", "need": "red", "hand": "arrow_shot"}
    state = two(mine, {"at": "P10", "wears": "red"}, options={"arrow_hit_by_thief": "take"})
    act(state, "shoot thief 1 arrow_shot", "arrow_dice target 6")
    assert offered(state) == ["return", "wear"]
    state = act(two(mine, {"at": "P10", "wears": "red"}), "shoot thief 1 arrow_shot", "arrow_dice target 6")
    assert (state.actor, stock(state), worn(state, 0)) == (0, 2, None)


@pytest.mark.rule("GA-R36")
def test_a_blocked_thief_may_attack_under_that_option():
    mine = {"at": "N9", "blocked_by": 1}
    assert refused(two(mine, CARRIER), "fight thief 1 no") == "GA-76"
    assert may(two(mine, CARRIER, options={"blocked_thief_may_attack": True}), "fight thief 1 no")


@pytest.mark.rule("GA-R46")
@pytest.mark.parametrize("targets", [1, 6])
def test_targets_of_the_archery_die(targets):
    state = two(None, {"at": "P11", "wears": "red"}, guards={"G1": "O11"}, options={"archery_targets": targets})
    act(state, "shoot G1 1 tower")
    hits = sum(w for action, w in state.chances() if worn(act(state.clone(), GAME.named(action)), 1) is None)
    assert (hits, sum(w for _, w in state.chances())) == (6 * targets, 36)


@pytest.mark.rule("GA-R61")
def test_hidden_thief_does_not_answer_an_attack():
    state = act(beside(rival={"hand": "hidden_thief"}), "fight G1 1 no")
    assert refused(state, "hidden_thief") == "GA-R61"


@pytest.mark.rule("GA-48", "GA-59", "GA-R06")
@pytest.mark.parametrize(
    ("lines", "clause"),
    [
        (("fight G1 1 no", "fight_dice 6 1"), "GA-48"),
        (("shoot G1 1 tower", "arrow_dice target 6"), "GA-59"),
    ],
)
def test_the_log_says_under_which_clause_a_crown_is_lost(lines, clause):
    state = two({"at": "A7"}, {"at": "N11", "wears": "red"}, guards={"G1": "O11"})
    heard = Chronicle()
    state.listener = heard
    act(state, *lines)
    said = {event.kind: event.clause for event in GAME.story(heard.take(), None)}
    assert (said["crown-lost"], said["crown-returned"]) == (clause, "GA-R06")
