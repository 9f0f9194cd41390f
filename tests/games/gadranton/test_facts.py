"""What a refusal says of the position at hand: one reason, and the right one."""

import pytest

from .city import GAME, act, code, two

CARRIER = {"at": "N10", "wears": "red"}


def fact(state, line: str) -> tuple[str, str]:
    """The clause that refuses an action, and what it says of the position."""
    refusal = GAME.why_not(state, code(line))
    assert refusal, f"{line} is legal"
    return refusal.clause, refusal.fact


@pytest.mark.rule("GA-51")
@pytest.mark.parametrize("line", ["step G1 N8", "shoot G1 1 arrow_shot"])
def test_a_beaten_guard_is_kept_by_the_fight_it_lost(line):
    state = two({"at": "D9", "hand": "arrow_shot"}, CARRIER, guards={"G1": "N9"})
    act(state, "fight G1 1 no", "fight_dice 3 3")
    said = "Not this guard: it lost a fight, and the winner’s thief crown lies on it."
    assert fact(state, line) == ("GA-51", said)


@pytest.mark.rule("GA-77")
def test_a_sleeping_guard_is_kept_by_the_card():
    state = two({"at": "D9"}, guards={"G1": {"at": "N9", "asleep_by": 1}})
    assert fact(state, "step G1 N8") == ("GA-77", "Not this guard: a thief crown lies on it.")


@pytest.mark.rule("GA-26", "GA-R30")
@pytest.mark.parametrize(
    ("marker", "said"),
    [
        ({}, ("GA-26", "Not there: an awake guard bars the way.")),
        (
            {"asleep_by": 1, "beaten": True},
            ("GA-R30", "Not there: a beaten guard bars the way; at this table it is not asleep."),
        ),
    ],
)
def test_a_beaten_guard_that_is_not_asleep_is_not_called_awake_either(marker, said):
    state = two({"at": "N9"}, guards={"G1": {"at": "M9"} | marker}, options={"beaten_guard_is_asleep": False})
    assert fact(state, "step thief M9") == said


@pytest.mark.rule("GA-R13", "GA-22")
@pytest.mark.parametrize(
    ("mode", "said"),
    [
        ("free", ("GA-22", "Not possible: no step of the shared ones is left for this.")),
        ("half", ("GA-R13", "Not possible: this figure has walked its half.")),
    ],
)
def test_a_figure_out_of_steps_under_split(mode, said):
    state = two({"at": "D9"}, mover="split", n=1, turn={"thief_steps": 1}, options={"split_mode": mode})
    assert fact(state, "step thief D8") == said


@pytest.mark.rule("GA-13")
@pytest.mark.parametrize(
    ("mine", "line"),
    [
        ({"at": "D9"}, "step thief D8"),
        ({"at": "N12", "hand": "secret_door"}, "cross S2"),
        ({"at": "L4"}, "reach L5 none"),
    ],
)
def test_a_thief_out_of_steps_is_told_so(mine, line):
    state = two(mine, guards={"G1": "L5"}, mover="thief", n=1, turn={"thief_steps": 1})
    assert fact(state, line) == ("GA-13", "Not possible: your thief has no step left.")


@pytest.mark.rule("GA-21")
@pytest.mark.parametrize("line", ["step G1 N8", "fight G1 1 no", "shoot G1 1 tower"])
def test_a_guard_under_thief_is_told_of_the_die(line):
    state = two({"at": "D9"}, CARRIER, guards={"G1": "N9"}, mover="thief", n=1, turn={"thief_steps": 1})
    assert fact(state, line) == ("GA-21", "Not possible: under Thief no guard is used.")


@pytest.mark.rule("GA-54")
def test_a_tower_in_the_line_is_told_as_one():
    state = two({"at": "O13", "hand": "arrow_shot"}, {"at": "O9", "wears": "red"})
    clause, said = fact(state, "shoot thief 1 arrow_shot")
    assert (clause, "a tower" in said) == ("GA-54", True)


@pytest.mark.rule("GA-15", "GA-73", "GA-78", "GA-81")
@pytest.mark.parametrize(
    ("at", "line"),
    [
        ("N9", "hidden_thief"),
        ("N9", "fight thief 1 yes"),
        ("N9", "shoot thief 1 arrow_shot"),
        ("N12", "cross S2"),
        ("J12", "take_crown master_key"),
    ],
)
def test_a_card_that_is_not_in_the_hand(at, line):
    state = two({"at": at, "need": "red"}, CARRIER)
    assert fact(state, line) == ("GA-15", "Not possible: you do not hold that card.")


@pytest.mark.rule("GA-70")
@pytest.mark.parametrize("line", ["plus_two", "broken_bow", "no"])
def test_an_answer_where_nobody_is_attacked(line):
    state = two({"at": "N9", "hand": "plus_two_attack broken_bow"}, CARRIER)
    assert fact(state, line) == ("GA-70", "Not now: there is no attack to answer.")


@pytest.mark.rule("GA-47", "GA-58", "GA-R72")
@pytest.mark.parametrize(("line", "answer"), [("fight G1 1 no", "plus_two"), ("shoot G1 1 tower", "broken_bow")])
def test_who_cannot_answer_has_the_single_choice_no(line, answer):
    state = two({"at": "D9"}, {"at": "N11", "wears": "red", "hand": "secret_door"}, guards={"G1": "O11"})
    act(state, line)
    assert fact(state, answer) == ("GA-R72", "Not possible: you do not hold the card that answers.")
