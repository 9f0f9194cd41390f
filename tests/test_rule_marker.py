"""`--rule` runs the tests of one clause, and knows every id there is; `cold` marks what is never compiled."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent


def pytest_says(*args: object) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])}
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider", *map(str, args)]
    return subprocess.run(command, cwd=TESTS.parent, env=environment, capture_output=True, text=True, check=False)


def test_only_the_tests_of_the_clause_are_kept() -> None:
    said = pytest_says("--rule", "NI-07", TESTS / "third_party")
    assert [line for line in said.stdout.splitlines() if "::" in line] == [
        "tests/third_party/test_nim.py::test_a_card_is_shown_once"
    ]


def test_an_unknown_clause_is_refused() -> None:
    said = pytest_says("--rule", "NI-99", TESTS / "third_party")
    assert said.returncode != 0
    assert "--rule NI-99: no ledger has this clause" in said.stderr + said.stdout


def test_a_marker_with_an_unknown_id_stops_the_collection(tmp_path: Path) -> None:
    wrong = tmp_path / "test_wrong.py"
    wrong.write_text('import pytest\n\n\n@pytest.mark.rule("NI-" + "99")\ndef test_it() -> None: ...\n')
    said = pytest_says("-p", "conftest", "-c", TESTS.parent / "pyproject.toml", wrong)
    assert said.returncode != 0
    assert "which no ledger has" in said.stderr + said.stdout


def test_what_is_never_compiled_is_left_out_where_only_the_build_differs() -> None:
    kept = pytest_says("-m", "not cold", TESTS / "kernel" / "test_words.py", TESTS / "kernel" / "test_rng.py").stdout
    assert "test_rng.py" in kept
    assert "test_words.py" not in kept
