"""The public names, and what hot modules may not do."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import tavola

ROOT = Path(__file__).parents[2]
HOT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["tavola"]["hot"]
NAMES = (
    "games game State CHANCE OVER Rng playout Record Game ActionSpace Action Outcome Refusal "
    "BadOption BadPosition BadAction BadRecord IllegalAction UnknownGame TavolaError Observation"
)
STATE = "actor legal chances play clone imagine returns breaks apply weights sample estimate horizon observe mask"
GAME = "title seats version options new why_not outcome dump load scene action_of actions ledger observation"


def hot_files() -> list[Path]:
    """Every file that pyproject.toml has compiled; `{a,b}` in a pattern stands for each of its words."""
    patterns = [pattern for group in HOT.values() for pattern in group]
    return [path for pattern in patterns for each in spread(pattern) for path in (ROOT / "src" / "tavola").glob(each)]


def spread(pattern: str) -> list[str]:
    words = re.search(r"\{(.*?)\}", pattern)
    return [pattern.replace(words[0], word) for word in words[1].split(",")] if words else [pattern]


def test_public_names_are_exactly_the_exports() -> None:
    source = ast.parse(Path(tavola.__file__).read_text("utf-8"))
    lines = [node for node in source.body if isinstance(node, ast.ImportFrom)]
    imported = {alias.asname or alias.name for line in lines for alias in line.names}
    assert set(tavola.__all__) == imported - {"VERSION", "TYPE_CHECKING"}
    assert len(tavola.__all__) == len(set(tavola.__all__))


@pytest.mark.parametrize("name", NAMES.split())
def test_the_contract_is_exported(name: str) -> None:
    assert name in tavola.__all__
    assert getattr(tavola, name) is not None


FIRST_IMPORTS = (
    "import tavola.games.el_dorado as game; game.GAME",
    "import tavola.games.gadranton; tavola.games.gadranton.GAME",
    "from tavola.games import dracomundis as game; game.GAME",
    "import tavola.games.adventurers_guard.state",
    "import tavola.games.abandoned_fortress.questions",
    "import tavola.kernel.state",
)


@pytest.mark.parametrize("line", FIRST_IMPORTS)
def test_a_game_is_imported_by_its_name_as_the_very_first_thing(line: str) -> None:
    after = "import tavola; assert 'gadranton' in tavola.games(); tavola.games.gadranton.GAME"
    if "gadranton" not in line:
        after = after.rpartition(";")[0]
    subprocess.run([sys.executable, "-c", f"{line}; {after}"], check=True)


@pytest.mark.parametrize("name", STATE.split())
def test_a_state_answers_what_the_contract_asks(name: str) -> None:
    assert hasattr(tavola.game("adventurers-guard").new(), name)


@pytest.mark.parametrize("name", GAME.split())
def test_a_game_answers_what_the_contract_asks(name: str) -> None:
    assert hasattr(tavola.game("adventurers-guard"), name)


def test_hot_files_are_found() -> None:
    assert {path.name for path in hot_files()} >= {"pile.py", "paths.py", "rng.py", "state.py"}


@pytest.mark.parametrize("path", hot_files(), ids=lambda path: str(path.relative_to(ROOT / "src" / "tavola")))
def test_no_hot_module_shifts_a_literal(path: Path) -> None:
    """Compiled, `1 << n` is a shift of 32 bits; tavola.kernel.bits.BIT is right beyond."""
    shifts = [
        node.lineno
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.BinOp | ast.AugAssign)
        and isinstance(node.op, ast.LShift)
        and isinstance(getattr(node, "left", None), ast.Constant)
        and not isinstance(getattr(node, "right", None), ast.Constant)
    ]
    assert shifts == [], f"{path.name} shifts a literal in lines {shifts}: use BIT[n]"
