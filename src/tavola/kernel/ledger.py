"""The ledger: a game's rules by number, read from its rules.md."""

from collections.abc import Iterator

from tavola.kernel.rules_page import Clause, parse
from tavola.kernel.state import RULING


def clause_id(prefix: str, code: int) -> str:
    """AG-07 or AG-R07, of the number that hot code names it by."""
    return f"{prefix}-R{code - RULING:02d}" if code >= RULING else f"{prefix}-{code:02d}"


class Ledger:
    """Clauses by id, in the order of the page; `sections` is the page whole."""

    def __init__(self, markdown: str) -> None:
        self.sections = tuple(parse(markdown))
        self._clauses: dict[str, Clause] = {}
        for clause in (part for section in self.sections for part in section.parts if isinstance(part, Clause)):
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
            needed = f"it needs one that ends in {clause_id('', code)}, or clauses.py another number"
            raise LookupError(f"no clause of the ledger has the code {code}: {needed}")
        return self._by_code[code]
