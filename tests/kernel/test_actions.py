from typing import Any

import pytest

from tavola import Action, ActionSpace, BadAction
from tavola.kernel.actions import kind

SPACE = ActionSpace(
    kind("roll", face=range(1, 7)),
    kind("move", pawn=("king", "queen"), to=("a1", "a2", "b1")),
    kind("buy", kind=("fort", "farm"), name=("north", "south")),
    kind("pass"),
)


def test_actions_are_numbered_densely_the_first_parameter_counting_most() -> None:
    assert SPACE.size == 6 + 6 + 4 + 1
    assert SPACE.first == {"roll": 0, "move": 6, "buy": 12, "pass": 16}
    assert SPACE.encode("roll", face=1) == 0
    assert SPACE.encode("move", pawn="queen", to="a1") == 9
    assert SPACE.encode("pass") == 16


@pytest.mark.parametrize("action", range(SPACE.size))
def test_numbers_and_names_are_each_other(action: int) -> None:
    named = SPACE.decode(action)
    assert SPACE.encode(named.kind, **named.params) == action
    assert SPACE.from_json(SPACE.to_json(action)) == action


def test_an_action_in_writing() -> None:
    assert SPACE.to_json(11) == {"move": {"pawn": "queen", "to": "b1"}}
    assert SPACE.to_json(16) == {"pass": {}}
    assert SPACE.decode(4) == Action("roll", {"face": 5})


def test_a_parameter_may_be_called_kind_or_name() -> None:
    assert SPACE.from_json({"buy": {"kind": "farm", "name": "south"}}) == 15


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ({"rol": {"face": 1}}, "there is no action 'rol': did you mean roll?"),
        ({"zzz": {}}, "it must be roll, move, buy or pass"),
        ({"roll": {}}, "roll takes face, not no parameters"),
        ({"move": {"pawn": "king"}}, "move takes pawn and to, not pawn"),
        ({"pass": {"face": 1}}, "pass takes no parameters, not face"),
        ({"move": {"pawn": "quen", "to": "a1"}}, "pawn of move cannot be 'quen': did you mean queen?"),
        ({"roll": {"face": 7}}, "face of roll cannot be 7: it must be 1, 2, 3, 4, 5 or 6"),
        ({"roll": {"face": True}}, "face of roll cannot be True"),
        ({"roll": {"face": 1.0}}, "face of roll cannot be 1.0"),
        ({"roll": {"face": [1]}}, r"face of roll cannot be \[1\]"),
        ({"roll": {"self": 1}}, "roll takes face, not self"),
        ({"roll": 1}, "names with values, not as 1"),
        ({1: {}}, "names with values"),
        ({"roll": {1: 1}}, "names with values"),
        ({}, "one kind with its parameters"),
        ({"roll": {"face": 1}, "pass": {}}, "one kind with its parameters"),
        ("pass", "one kind with its parameters"),
        (None, "one kind with its parameters"),
    ],
)
def test_what_cannot_be_read_is_told_what_would_be_right(wrong: Any, right: str) -> None:
    with pytest.raises(BadAction, match=right):
        SPACE.from_json(wrong)


@pytest.mark.parametrize("number", [-1, 17, True, 2.0, "3", None])
def test_a_number_out_of_range_is_no_action(number: Any) -> None:
    with pytest.raises(BadAction, match="a whole number from 0 to 16"):
        SPACE.decode(number)


def test_what_python_keeps_for_itself_is_written_with_a_line_behind_it() -> None:
    space = ActionSpace(kind("go", from_=("a1", "b1"), to=("a1", "b1")))
    action = space.encode("go", from_="b1", to="a1")
    assert action == space.encode("go", **{"from": "b1", "to": "a1"}) == 2
    assert space.to_json(action) == {"go": {"from": "b1", "to": "a1"}}
    with pytest.raises(BadAction, match="go takes from and to, not from_ and to"):
        space.from_json({"go": {"from_": "b1", "to": "a1"}})


def test_names_with_spaces_are_read_in_one_line_too() -> None:
    space = ActionSpace(kind("bid", who=("old man", "old"), what=("man", "of two", 3)), kind("bid more"))
    assert [space.unnamed(space.named(action)) for action in range(space.size)] == [0, 1, 2, 3, 4, 5, 6]
    with pytest.raises(BadAction, match="no action 'bid old': bid takes who and what"):
        space.unnamed("bid old")


def test_two_names_alike_are_a_mistake_of_the_game() -> None:
    with pytest.raises(ValueError, match="two kinds of action alike"):
        ActionSpace(kind("pass"), kind("pass"))
    with pytest.raises(ValueError, match="two names for to of move alike"):
        ActionSpace(kind("move", to=("a1", "a1")))
