import pytest

from tavola.kernel.ledger import Ledger
from tavola.kernel.rules_page import Clause

RULES = """
# A game

An introduction, **XY-99** not a clause.

## Setup
- **XY-01** Put the board
  on the table.
- **XY-02** Deal.

Prose between clauses.

### Moving
- **XY-10** One step.
## Rulings
- **XY-R07** A step is a step.
"""


def test_clauses_are_read_with_their_section() -> None:
    assert list(Ledger(RULES)) == [
        Clause("XY-01", "Put the board on the table.", "Setup"),
        Clause("XY-02", "Deal.", "Setup"),
        Clause("XY-10", "One step.", "Moving"),
        Clause("XY-R07", "A step is a step.", "Rulings"),
    ]


def test_a_clause_is_found_by_id_and_by_code() -> None:
    ledger = Ledger(RULES)
    assert (len(ledger), "XY-10" in ledger, "XY-11" in ledger) == (4, True, False)
    assert ledger["XY-10"] is ledger.of_code(10)
    assert (ledger["XY-R07"].code, ledger["XY-R07"].ruling, ledger["XY-02"].ruling) == (1007, True, False)
    assert ledger.of_code(1007).id == "XY-R07"


def test_a_code_without_a_clause_is_a_bug_that_speaks() -> None:
    with pytest.raises(LookupError, match="no clause of the ledger has the code 11"):
        Ledger(RULES).of_code(11)


@pytest.mark.parametrize(
    ("twice", "message"),
    [
        ("- **XY-01** A.\n- **XY-01** B.", "XY-01 stands twice"),
        ("- **XY-R07** A.\n- **XY-R7** B.", "one number"),
        ("- **XY-R07** A.\n- **XY-1007** B.", "one number"),
    ],
)
def test_a_number_stands_for_one_clause(twice: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Ledger(twice)
