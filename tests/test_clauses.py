"""Every clause is enacted and tested; every ruling is named in code or tests; nothing else is cited.

What no test can show stands in rules.md under "Nothing to show", with its reason: `- AG-R42: two words for one thing.`
"""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

import tavola

TESTS = Path(__file__).parent
ID = re.compile(r"\b[A-Z]{2}-R?\d{2,3}\b")
MARK = re.compile(r"mark\.rule\((.*?)\)", re.DOTALL)
EXEMPT = re.compile(r"^- (?P<ids>[A-Z]{2}-R?\d+(?:, [A-Z]{2}-R?\d+)*): (?P<reason>.+)$", re.MULTILINE)


@cache
def rules_page(slug: str) -> str:
    return (files(tavola.game(slug).package) / "rules.md").read_text("utf-8")


@cache
def exempt(slug: str) -> set[str]:
    """The ids listed under "Nothing to show"."""
    _, _, listed = rules_page(slug).partition("# Nothing to show\n")
    return {id for entry in EXEMPT.finditer(listed.split("\n#")[0]) for id in ID.findall(entry["ids"])}


@cache
def marked() -> set[str]:
    """The ids in the markers of all tests."""
    texts = (path.read_text("utf-8") for path in TESTS.rglob("test_*.py"))
    return {id for text in texts for mark in MARK.findall(text) for id in ID.findall(mark)}


@cache
def in_code(slug: str) -> set[str]:
    """The ids a game's modules name."""
    package = Path(str(files(tavola.game(slug).package)))
    return {id for path in package.rglob("*.py") for id in named(path.read_text("utf-8"))}


def named(text: str) -> set[str]:
    """The ids in a text; `AG-18 to AG-21` names all four."""
    spans = re.findall(r"\b([A-Z]{2})-(R?)(\d{2,3}) to \1-\2(\d{2,3})\b", text)
    between = {f"{game}-{ruling}{n:02d}" for game, ruling, a, b in spans for n in range(int(a), int(b) + 1)}
    return between | set(ID.findall(text))


@pytest.mark.parametrize("slug", tavola.games())
def test_every_clause_has_a_test(slug: str) -> None:
    clauses = {clause.id for clause in tavola.game(slug).ledger if not clause.ruling}
    assert sorted(clauses - marked() - exempt(slug)) == []


@pytest.mark.parametrize("slug", tavola.games())
def test_every_clause_is_named_in_code(slug: str) -> None:
    clauses = {clause.id for clause in tavola.game(slug).ledger if not clause.ruling}
    assert sorted(clauses - in_code(slug) - exempt(slug)) == []


@pytest.mark.parametrize("slug", tavola.games())
def test_every_ruling_is_named_in_code_or_tests(slug: str) -> None:
    rulings = {clause.id for clause in tavola.game(slug).ledger if clause.ruling}
    assert sorted(rulings - in_code(slug) - marked() - exempt(slug)) == []


@pytest.mark.parametrize("slug", tavola.games())
def test_nothing_unknown_is_cited(slug: str) -> None:
    game = tavola.game(slug)
    cited = {id for id in in_code(slug) | exempt(slug) | marked() if id.startswith(f"{game.prefix}-")}
    assert sorted(id for id in cited if id not in game.ledger) == []
    assert all(clause.id.startswith(f"{game.prefix}-") for clause in game.ledger)


@pytest.mark.parametrize("slug", tavola.games())
def test_what_is_tested_is_not_excused(slug: str) -> None:
    assert sorted(exempt(slug) & marked()) == []


def test_no_two_games_share_a_prefix() -> None:
    prefixes = [tavola.game(slug).prefix for slug in tavola.games()]
    assert len(set(prefixes)) == len(prefixes)


def test_every_marker_belongs_to_a_game() -> None:
    known = {clause.id for slug in tavola.games() for clause in tavola.game(slug).ledger}
    assert sorted(marked() - known) == []
