"""Kinds of action read and write their own codes."""

import pytest

from tavola.kernel.actions import ActionSpace, kind
from tavola.kernel.kinds import Kind

ROLL = kind("roll", face=range(1, 7))
MOVE = kind("move", pawn=("king", "queen"), to=("a1", "a2", "b1"))
GIVE = kind("give", food=range(3), wood=range(2), gold=range(4, 6), back=("yes", "no"))
PASS = kind("pass")
SPACE = ActionSpace(ROLL, MOVE, GIVE, PASS)


def test_codes_follow_each_other_in_the_order_of_the_list() -> None:
    assert [(each.first, each.end) for each in (ROLL, MOVE, GIVE, PASS)] == [(0, 6), (6, 12), (12, 36), (36, 37)]
    assert [each.size for each in (ROLL, MOVE, GIVE, PASS)] == [6, 6, 24, 1]


def test_numbers_count_as_themselves_and_names_by_their_place() -> None:
    assert (ROLL.code(1), ROLL.a(5)) == (0, 6)
    assert MOVE.code(1, 2) == SPACE.encode("move", pawn="queen", to="b1")
    assert GIVE.code(2, 1, 5, 0) == SPACE.encode("give", food=2, wood=1, gold=5, back="yes")


@pytest.mark.parametrize("action", range(SPACE.size))
def test_parameters_read_out_of_a_code_make_it_again(action: int) -> None:
    (each,) = [each for each in (ROLL, MOVE, GIVE, PASS) if each.takes(action)]
    assert each.code(each.a(action), each.b(action), each.c(action), each.d(action)) == action


def test_numbers_with_gaps_count_by_their_place() -> None:
    caps = kind("cap", most=(0, 2, 5))
    ActionSpace(caps)
    assert [caps.a(code) for code in range(3)] == [0, 1, 2]


def test_a_kind_has_up_to_four_parameters() -> None:
    with pytest.raises(ValueError, match="many has 5 parameters: a kind of action takes up to four"):
        Kind("many", dict.fromkeys("abcde", (0, 1)))
