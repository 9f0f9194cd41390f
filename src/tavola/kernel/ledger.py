"""The ledger: a game's rules as numbered clauses and rulings, read from its rules.md."""

import re
from collections.abc import Iterator

import msgspec

from tavola.kernel.state import RULING

ENTRY = re.compile(r"^- \*\*(?P<id>[A-Z]{2}-R?\d+)\*\*\s+(?P<text>.*)$")
HEADING = re.compile(r"^#{2,}\s+(?P<title>.*)$")


class Clause(msgspec.Struct, frozen=True):
    """One numbered sentence: a clause (`AG-12`) or a ruling (`AG-R07`)."""

    id: str
    text: str
    section: str

    @property
    def ruling(self) -> bool:
        return "-R" in self.id

    @property
    def code(self) -> int:
        """The number hot code names it by."""
        number = self.id.split("-")[1]
        return RULING + int(number[1:]) if self.ruling else int(number)


def clause_id(prefix: str, code: int) -> str:
    """AG-07 or AG-R07, of the number that hot code names it by."""
    return f"{prefix}-R{code - RULING:02d}" if code >= RULING else f"{prefix}-{code:02d}"


class Ledger:
    """Clauses by id, in the order of the page."""

    def __init__(self, markdown: str) -> None:
        self._clauses: dict[str, Clause] = {}
        for clause in parse(markdown):
            if clause.id in self._clauses:
                raise ValueError(f"{clause.id} stands twice in the ledger: each clause needs a number of its own")
            self._clauses[clause.id] = clause
        self._by_code = {clause.code: clause for clause in self}
        if len(self._by_code) < len(self):
            raise ValueError("two clauses of the ledger have one number: write AG-R07, not AG-R7, and stay below 1000")

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._clauses.values())

    def __len__(self) -> int:
        return len(self._clauses)

    def __contains__(self, id: object) -> bool:
        return id in self._clauses

    def __getitem__(self, id: str) -> Clause:
        return self._clauses[id]

    def of_code(self, code: int) -> Clause:
        """The clause hot code names by this number."""
        if code not in self._by_code:
            raise LookupError(f"no clause of the ledger has the code {code}: a ruling AG-R07 has the code 1007")
        return self._by_code[code]


def parse(markdown: str) -> Iterator[Clause]:
    """Each entry with its following lines, under the nearest heading."""
    section, id, lines = "", "", list[str]()
    for line in [*markdown.splitlines(), ""]:
        heading, entry = HEADING.match(line), ENTRY.match(line)
        if id and (heading or entry or not line.strip()):
            yield Clause(id, " ".join(lines), section)
            id = ""
        if heading:
            section = heading["title"]
        elif entry:
            id, lines = entry["id"], [entry["text"].strip()]
        elif id:
            lines.append(line.strip())
