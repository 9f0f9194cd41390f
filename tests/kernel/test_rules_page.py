"""A rules.md is read whole: what stands between the clauses too."""

import pytest

from tavola.kernel.ledger import Ledger
from tavola.kernel.rules_page import Clause, Map, Paragraph, Points, Section, Table, parse

PAGE = """# A game

For two,
in `code`.

## Board
- **XY-01** A court
  of two tiles.
The signs beside it:
- `x` a tile
  with a pawn
- `.` none

```map
  a b
1 x .

# no heading
```
- **XY-02** Moves cost.
| who | cost |
| --- | :-: |
| mage | 1 \\| 2 |
| guard | |

## Rulings

### On the board
- **XY-R01** It is flat.
# Nothing to show
- XY-R01: flat is flat.
"""

CLAUSE = Clause("XY-01", "A court of two tiles. The signs beside it:", "Board")


def test_prose_tables_maps_and_clauses_stand_in_their_order() -> None:
    assert list(parse(PAGE)) == [
        Section("", 1, (Paragraph("For two, in `code`."),)),
        Section(
            "Board",
            2,
            (
                CLAUSE,
                Points(("`x` a tile with a pawn", "`.` none")),
                Map("  a b\n1 x .\n\n# no heading"),
                Clause("XY-02", "Moves cost.", "Board"),
                Table(("who", "cost"), (("mage", "1 | 2"), ("guard", ""))),
            ),
        ),
        Section("Rulings", 2, ()),
        Section("On the board", 3, (Clause("XY-R01", "It is flat.", "On the board"),)),
    ]


def test_the_ledger_holds_the_page_and_its_clauses() -> None:
    ledger = Ledger(PAGE)
    assert [clause.id for clause in ledger] == ["XY-01", "XY-02", "XY-R01"]
    assert [section.title for section in ledger.sections] == ["", "Board", "Rulings", "On the board"]


@pytest.mark.parametrize(
    ("page", "message"),
    [
        ("```map\nx .\n", "has no end"),
        ("```python\nx\n```", "begins with ```map"),
        ("| a | b |\n| c | d |", "line of dashes"),
        ("| a | b |", "line of dashes"),
        ("| a | b |\n| --- | --- |\n| c |", "1 cells under a head of 2"),
    ],
)
def test_a_page_that_cannot_be_read_says_why(page: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Ledger(page)
