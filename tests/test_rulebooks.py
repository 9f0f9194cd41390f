"""docs/rulebooks: passage by passage of the printed book, the clauses that carry it; the rest is marked as ours.

A row is `| place | what it is about | AG-12, AG-R07 |`; `AG-18 to AG-21` names all four, `–` none. What no passage
carries stands under `## Ours` as `- AG-R39: why`.
"""

import re
from pathlib import Path

import pytest

import tavola
from tavola.kernel.ledger import Ledger
from tavola.kernel.rules_page import Points, Section, Table, parse
from test_clauses import OURS, named

BOOKS = Path(__file__).parents[1] / "docs" / "rulebooks"
OWN = "Ours"
REASON = re.compile(r"^(?P<ids>[^:]+): (?P<why>\S.*)$")


def faults(page: str, ledger: Ledger) -> list[str]:
    """What is wrong with a map, in sentences; nothing if all is well."""
    sections = list(parse(page))
    rows = [row for section in sections for part in section.parts if isinstance(part, Table) for row in part.rows]
    own = [item for section in sections if section.title == OWN for item in listed(section)]
    carried = {id for row in rows for id in named(row[-1])}
    ours = {id for item in own for id in named(item.partition(":")[0])}
    ids = {clause.id for clause in ledger}
    return [
        *(["there are no rows"] if not rows else []),
        *(f"not place, matter and clauses: {row}" for row in rows if not fits(row)),
        *(f"no reason: {item}" for item in own if not (said := REASON.match(item)) or not named(said["ids"])),
        *(f"no clause of the ledger: {id}" for id in sorted(named(page) - ids)),
        *(f"neither printed nor ours: {id}" for id in sorted(ids - carried - ours)),
        *(f"printed and ours: {id}" for id in sorted(carried & ours)),
    ]


def listed(section: Section) -> list[str]:
    return [item for part in section.parts if isinstance(part, Points) for item in part.items]


def fits(row: tuple[str, ...]) -> bool:
    """A place, what it is about, and clauses, or the dash where a passage has none."""
    return len(row) == 3 and all(row) and (bool(named(row[2])) or row[2] == "–")


@pytest.mark.parametrize("slug", OURS)
def test_every_clause_is_found_in_the_book_or_marked_as_ours(slug: str) -> None:
    book = BOOKS / f"{slug}.md"
    assert book.exists(), f"docs/rulebooks/{slug}.md is missing"
    assert faults(book.read_text("utf-8"), tavola.game(slug).ledger) == []


LEDGER = Ledger("- **XY-01** A.\n- **XY-02** B.\n- **XY-03** C.\n- **XY-R01** D.")
BOOK = """# A book
## Play
| place | what it is about | clauses |
| --- | --- | --- |
| Play, 1st paragraph | moves | XY-01 to XY-03 |
| Play, a picture | a dragon | – |

## Ours
- XY-R01: the box is
  silent: there must be an end.
"""


def test_a_whole_map_has_no_faults() -> None:
    assert faults(BOOK, LEDGER) == []


@pytest.mark.parametrize(
    ("was", "now", "fault"),
    [
        ("XY-01 to XY-03", "XY-01, XY-03", "neither printed nor ours: XY-02"),
        ("- XY-R01", "- XY-R01, XY-02", "printed and ours: XY-02"),
        ("XY-01 to XY-03", "XY-01 to XY-04", "no clause of the ledger: XY-04"),
        (": the box is\n  silent: there must be an end.", "", "no reason: XY-R01"),
        ("- XY-R01: the", "- The", "no reason: The box is silent: there must be an end."),
        ("| moves |", "| |", "not place, matter and clauses: ('Play, 1st paragraph', '', 'XY-01 to XY-03')"),
        ("| – |", "| none |", "not place, matter and clauses: ('Play, a picture', 'a dragon', 'none')"),
        (BOOK[BOOK.index("| place") : BOOK.index("\n## Ours")], "", "there are no rows"),
    ],
)
def test_a_fault_in_a_map_is_found(was: str, now: str, fault: str) -> None:
    assert fault in faults(BOOK.replace(was, now), LEDGER)
