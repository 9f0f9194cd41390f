"""The suite can fail: every check catches the faults made for it."""

import pytest
from mutants import MUTANTS

import tavola
from tavola.testing import CHECKS, Effort, Table, conserves, run

EFFORT = Effort(seeds=3, positions=12, decisions=500)


@pytest.mark.parametrize(("check", "which"), [(check, i) for check in MUTANTS for i in range(len(MUTANTS[check]))])
def test_a_fault_is_caught(check: str, which: int) -> None:
    with pytest.raises((AssertionError, IndexError, ValueError)):
        run(check, MUTANTS[check][which], Table(3), EFFORT)


def test_every_check_has_a_mutant() -> None:
    assert set(MUTANTS) == set(CHECKS)


def test_a_loss_is_caught() -> None:
    with pytest.raises(AssertionError, match="became"):
        conserves(tavola.game("nim"), Table(2), lambda state: sum(state.heaps))
