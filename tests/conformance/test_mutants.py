"""The suite can fail: every check catches the faults made for it."""

import pytest
from mutants import LIMITED, MUTANTS, UNPRINTABLE, DealsNothing, with_state

import tavola
from tavola.testing import CHECKS, Effort, Table, conserves, run, tables
from tavola.testing.observing import neighbours

EFFORT = Effort(seeds=3, positions=12, decisions=500)


@pytest.mark.parametrize(("check", "which"), [(check, i) for check in MUTANTS for i in range(len(MUTANTS[check]))])
def test_a_fault_is_caught(check: str, which: int) -> None:
    with pytest.raises((AssertionError, IndexError, ValueError)):
        run(check, MUTANTS[check][which], Table(3), EFFORT)


def test_a_question_that_nobody_can_answer_is_named() -> None:
    with pytest.raises(AssertionError, match="'deal': chance is asked, and no answer is possible"):
        run("games_end", with_state(DealsNothing), Table(2))


def test_every_check_has_a_mutant() -> None:
    assert set(MUTANTS) == set(CHECKS)


@pytest.mark.parametrize("limits", [{}, {"turns": 0}, {"rounds": 0}])
def test_a_game_must_end_while_one_of_its_limits_is_on(limits: dict[str, int]) -> None:
    with pytest.raises(AssertionError, match="not over after 500 decisions"):
        run("games_end", LIMITED, Table(3, tuple(limits.items())), EFFORT)


@pytest.mark.parametrize("limits", [{"turns": 0, "rounds": 0}, {"turns": 0, "rounds": 1000}])
def test_a_game_may_go_on_without_its_limits(limits: dict[str, int]) -> None:
    run("games_end", LIMITED, Table(3, tuple(limits.items())), EFFORT)


def test_a_game_that_cannot_be_played_as_printed_is_caught() -> None:
    with pytest.raises(AssertionError, match="nim: 3 seats cannot play as printed"):
        tables(UNPRINTABLE)


def test_a_loss_is_caught() -> None:
    with pytest.raises(AssertionError, match="became"):
        conserves(tavola.game("nim"), Table(2), lambda state: sum(state.heaps))


def test_what_actions_lead_to_is_compared_where_one_parameter_differs() -> None:
    """An observation without the number of a bid is only found out by another bid of the same face."""
    nim = tavola.game("nim")
    taken = [nim.actions.encode("take", heap=heap, count=count) for heap in "abc" for count in (1, 2)]
    near = neighbours(nim, taken[0], [*taken, nim.actions.encode("deal", card=1)])
    assert [nim.named(action) for action in near] == ["take a 2", "take b 1", "take c 1"]
