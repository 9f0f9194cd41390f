"""Every clause and ruling is named by the code that enacts it, every clause is tested, nothing else is cited.

What no test can show stands in rules.md under "Nothing to show", with its reason: `- AG-R42: two words for one thing.`
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

import tavola

TESTS = Path(__file__).parent
OURS = [slug for slug in tavola.games() if tavola.game(slug).package.startswith("tavola.games.")]
ID = re.compile(r"\b[A-Z]{2}-R?\d{2,3}\b")
MARK = re.compile(r"mark\.rule\((.*?)\)", re.DOTALL)
NAME = re.compile(r"([A-Z][A-Z0-9_]*)\b.*=")  # what a line of clauses.py gives a name to
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


def modules(slug: str) -> list[Path]:
    return sorted(Path(str(files(tavola.game(slug).package))).rglob("*.py"))


@cache
def cited(slug: str) -> set[str]:
    """The ids written anywhere in a game's modules."""
    return {id for path in modules(slug) for id in named(path.read_text("utf-8"))}


@cache
def in_code(slug: str) -> set[str]:
    """The ids a game's code names: written where they are enacted, or under a name of clauses.py that is used."""
    texts = {path: path.read_text("utf-8") for path in modules(slug)}
    lists = [text for path, text in texts.items() if path.name == "clauses.py"]
    others = [text for path, text in texts.items() if path.name != "clauses.py"]
    used = {word for text in others for word in re.findall(r"\b[A-Z][A-Z0-9_]+\b", text)}
    lines = [line for text in lists for line in text.splitlines()]
    listed = [line for line in lines if (name := NAME.match(line)) and name[1] in used]
    return {id for text in (*others, *listed) for id in named(text)}


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
def test_every_clause_and_ruling_is_named_in_code(slug: str) -> None:
    ledger = {clause.id for clause in tavola.game(slug).ledger}
    assert sorted(ledger - in_code(slug) - exempt(slug)) == []


@pytest.mark.parametrize("slug", OURS)
def test_no_clause_goes_by_a_bare_number(slug: str) -> None:
    """A search for `ED-R65` must find what tells of it and what refuses by it."""
    assert [f"{path.name}:{line}" for path in modules(slug) for line in bare_numbers(path)] == []


def bare_numbers(path: Path) -> Iterator[int]:
    """Lines that tell of a clause, or say that one is broken, without its name."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and any(bare(clause) for clause in told(node)):
            yield node.lineno
        if isinstance(node, ast.FunctionDef) and node.name.endswith("breaks"):
            yield from (each.lineno for each in ast.walk(node) if isinstance(each, ast.Return) and bare(each.value))


def told(call: ast.Call) -> list[ast.expr]:
    """The clause of a `tell`: its second argument, or the one of that name."""
    if not isinstance(call.func, ast.Attribute) or call.func.attr != "tell":
        return []
    return call.args[1:2] + [keyword.value for keyword in call.keywords if keyword.arg == "clause"]


def bare(value: ast.expr | None) -> bool:
    """`1065`, `RULING + 65`, or a choice with one of these."""
    match value:
        case ast.Constant(value=int(number)):
            return not isinstance(number, bool)
        case ast.BinOp(op=ast.Add(), left=left, right=right):
            return bare(left) or bare(right)
        case ast.IfExp(body=one, orelse=other):
            return bare(one) or bare(other)
        case ast.BoolOp(values=values):
            return any(bare(each) for each in values)
        case _:
            return False


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("t.tell(ROBBED, 65, seat)", [1]),
        ("t.tell(ROBBED, RULING + 65, seat)", [1]),
        ("t.tell(ROBBED, ed.ROBBING if fair else 1065, seat)", [1]),
        ("t.tell(ROBBED, clause=65)", [1]),
        ("t.tell(ROBBED, ed.ROBBING, 3, EVERYONE, 65)", []),
        ("def step_breaks(t):\n    return 65", [2]),
        ("def breaks(t):\n    return FINE if t.free else RULING + 65", [2]),
        ("def breaks(t):\n    return FINE if t.free else ed.TAKEN", []),
        ("def steps(t):\n    return 65", []),
    ],
)
def test_a_bare_number_is_found(tmp_path: Path, code: str, lines: list[int]) -> None:
    path = tmp_path / "code.py"
    path.write_text(code)
    assert list(bare_numbers(path)) == lines


@pytest.mark.parametrize("slug", tavola.games())
def test_nothing_unknown_is_cited(slug: str) -> None:
    game = tavola.game(slug)
    ids = {id for id in cited(slug) | exempt(slug) | marked() if id.startswith(f"{game.prefix}-")}
    assert sorted(id for id in ids if id not in game.ledger) == []
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
