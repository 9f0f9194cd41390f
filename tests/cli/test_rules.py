"""`tavola rules`: sentences, and their places in code and tests."""

import re

import pytest

import tavola
from cli.seating import ROOT
from tavola.cli.places import marked, names
from tavola.kernel.ledger import Ledger


def test_the_whole_ledger_is_printed(run):
    shown = run("rules", "adventurers-guard").stdout
    for clause in tavola.game("adventurers-guard").ledger:
        assert f"{clause.id} {clause.text}" in shown


def test_prose_and_tables_stand_between_the_clauses(run):
    shown = run("rules", "dracomundis").stdout
    assert "English aristocrats hunt dragons" in shown
    assert re.search(r"Hunter +1 +3 +2 +1 +2 +3 +enters his own camp", shown)
    assert shown.index("Character ") < shown.index("DM-01 ")
    assert "Nothing to show" not in shown


def test_a_map_is_printed_as_it_is(run, monkeypatch):
    game = tavola.game("nim")
    monkeypatch.setitem(game.__dict__, "ledger", Ledger("```map\n  a b\n1 x .\n```\n- a pawn\n- none\n"))
    assert run("rules", "nim").stdout == "Nim\n\n  a b\n1 x .\n\n- a pawn\n- none\n"


@pytest.mark.parametrize("typed", ["AG-12", "ag-12", "12", "AG-12?"])
def test_a_clause_may_be_typed_in_several_ways(run, typed):
    assert run("rules", "adventurers-guard", typed).stdout.startswith("AG-12 Roll one die")


def test_a_ruling_by_its_letter(run):
    assert run("rules", "adventurers-guard", "R07").stdout.startswith("AG-R07 ")


def test_a_clause_shows_its_places_in_a_checkout(run, monkeypatch):
    monkeypatch.chdir(ROOT / "docs" if (ROOT / "docs").is_dir() else ROOT)
    shown = run("rules", "adventurers-guard", "AG-40").stdout
    assert "src/tavola/games/adventurers_guard/clauses.py:" in shown
    assert "SHIELDED" in shown


def test_outside_a_checkout_only_the_sentence(run, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    assert len(run("rules", "adventurers-guard", "AG-40").stdout.splitlines()) == 1


@pytest.mark.parametrize(
    ("line", "clause", "named"),
    [
        ("x = 1  # AG-12", "AG-12", True),
        ("x = 1  # AG-12", "AG-1", False),
        ('"""AG-18 to AG-21."""', "AG-20", True),
        ('"""AG-18 to AG-21."""', "AG-22", False),
        ('"""AG-18 to AG-21."""', "AG-R20", False),
        ('"""AG-R18 to AG-R21."""', "AG-R20", True),
    ],
)
def test_a_line_names_a_clause(line, clause, named):
    assert names(line, clause) is named


def test_marked_tests_are_found_by_name():
    lines = ['@pytest.mark.rule("AG-12", "AG-13")', "@other", "def test_a():", "def test_b():"]
    assert list(marked(lines, "AG-13")) == [(3, "test_a")]
