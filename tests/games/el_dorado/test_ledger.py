"""Every clause of the ledger is enacted and shown, until tests/test_clauses.py looks after this game too."""

import re
from importlib.resources import files
from pathlib import Path

from tavola.games.el_dorado import GAME

ID = re.compile(r"\bED-R?\d{2,3}\b")
PAGE = (files(GAME.package) / "rules.md").read_text("utf-8")
EXCUSED = set(ID.findall(PAGE.partition("# Nothing to show\n")[2]))


def marked() -> set[str]:
    texts = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    return {id for text in texts for mark in re.findall(r"@rule\((.*?)\)", text, re.DOTALL) for id in ID.findall(mark)}


def test_every_clause_has_a_test():
    clauses = {clause.id for clause in GAME.ledger if not clause.ruling}
    assert sorted(clauses - marked() - EXCUSED) == []


def test_the_ledger_is_complete():
    assert sum(not clause.ruling for clause in GAME.ledger) == 244
    assert sum(clause.ruling for clause in GAME.ledger) == 247
