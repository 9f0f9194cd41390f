"""The markers `rule` and `cold`, `--rule`, the third party's game, and which build is under test."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parent))

import install
import tavola
from tavola.kernel import state

BUILD = "interpreted" if state.__file__.endswith(".py") else "compiled"

# Test files about what is never compiled, in every game and the kernel: it says the same in both builds. Scenes are
# compiled where that pays; the conformance suite draws them in both.
COLD = {
    "test_exports.py",
    "test_ledger.py",
    "test_locale.py",
    "test_mutants.py",
    "test_phrases.py",
    "test_scene.py",
    "test_schema.py",
    "test_story.py",
    "test_theme.py",
    "test_themes.py",
    "test_words.py",
}

EXAMPLES = 20 if BUILD == "compiled" else 5
settings.register_profile("tests", derandomize=True, deadline=None, max_examples=EXAMPLES, print_blob=True)
settings.register_profile("soak", derandomize=False, deadline=None, max_examples=500, print_blob=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", metavar="AG-40", help="run only the tests of this clause or ruling")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the clauses and rulings of a ledger that this test shows")
    config.addinivalue_line("markers", "cold: about what is never compiled; once, on the compiled build, is enough")
    wanted = os.environ.get("TAVOLA_BUILD", BUILD)
    if wanted != BUILD:
        raise pytest.UsageError(f"the {BUILD} build is imported, from {state.__file__}, instead of the {wanted} one")
    settings.load_profile("soak" if "TAVOLA_THOROUGH" in os.environ else "tests")
    if not hasattr(config, "workerinput"):
        install.third_party()


def pytest_report_header() -> str:
    return f"tavola {tavola.__version__}, {BUILD}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Unknown ids fail the collection; `--rule` keeps the tests of one clause."""
    known = {clause.id for slug in tavola.games() for clause in tavola.game(slug).ledger}
    wanted = config.getoption("--rule")
    for id in {wanted} - {None} - known:
        raise pytest.UsageError(f"--rule {id}: no ledger has this clause")
    for item in items:
        if item.path.name in COLD:
            item.add_marker("cold")
        for id in ids_of(item) - known:
            raise pytest.UsageError(f"{item.nodeid} is marked with {id}, which no ledger has")
    if wanted:
        config.hook.pytest_deselected(items=[item for item in items if wanted not in ids_of(item)])
        items[:] = [item for item in items if wanted in ids_of(item)]


def ids_of(item: pytest.Item) -> set[str]:
    """The clauses a test is marked with."""
    return {id for mark in item.iter_markers("rule") for id in mark.args}
