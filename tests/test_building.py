"""A third party's game: written by `tavola new`, compiled in a fresh environment, refused where it does not fit."""

import json
import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tavola import building
from tavola.cli.new import new
from tavola.kernel import state as engine

COMPILED = not str(engine.__file__).endswith(".py")
PLAYS = """
import hashlib, sys, tavola, tavola_reef.state as state
from tavola.lab.bench import build_of
game, text = tavola.game("reef"), ""
for seed in range(12):
    for seats in game.seats:
        record, rng = tavola.Record.start(game, seats), tavola.Rng(seed)
        while record.state.actor != tavola.OVER:
            seen = [list(record.state.observe(seat)) for seat in range(seats)]
            dreams = [game.dump(record.state.imagine(seat, rng)) for seat in range(seats)]
            text += repr((seen, dreams, list(record.state.legal())))
            record.play(record.state.sample(rng))
        text += record.text()
print(build_of(game.new()), hashlib.sha256(text.encode()).hexdigest())
"""


@pytest.fixture(scope="module")
def reef(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("new") / "reef"
    new("reef", folder)
    return folder


def python(folder: Path, *words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    inherited = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "TAVOLA_PURE")}
    return subprocess.run(
        words, cwd=folder, env=inherited | environment, capture_output=True, text=True, check=False, timeout=600
    )


@pytest.mark.skipif(not COMPILED, reason="there is no compiled kernel to fit")
def test_a_game_in_a_fresh_environment_is_compiled_and_plays_as_it_does_in_python(reef: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "fresh"], check=True)
    fresh = str(tmp_path / "fresh" / "bin" / "python")
    found = python(tmp_path, fresh, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").stdout.strip()
    (Path(found) / "tavola.pth").write_text(sysconfig.get_path("purelib"))
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    installed = python(tmp_path, fresh, "-m", "pip", "install", *options, str(reef))
    assert installed.returncode == 0, installed.stdout + installed.stderr
    compiled = python(tmp_path, fresh, "-c", PLAYS)
    assert compiled.stdout.split()[:1] == ["compiled"], compiled.stderr
    subprocess.run(
        [sys.executable, "-c", "import setuptools; setuptools.setup()", "-q", "egg_info"], cwd=reef, check=True
    )
    plain = python(tmp_path, sys.executable, "-c", PLAYS, PYTHONPATH=str(reef))
    assert plain.stdout.split()[:2] == ["partly", "compiled"], plain.stderr
    assert plain.stdout.split()[-1] == compiled.stdout.split()[-1]
    assert "checks passed" in python(tmp_path, fresh, "-m", "tavola", "check", "reef").stdout


def stamped(folder: Path, monkeypatch: pytest.MonkeyPatch, **other: str) -> None:
    """The installed Tavola says this of itself."""
    tools = {name: building.version(name) for name in building.TOOLS}
    stamp = {"kernel": "one", "python": building._python(), **tools, "hot": []} | other
    (folder / "built.json").write_text(json.dumps(stamp))
    monkeypatch.setattr(building, "STAMP", folder / "built.json")
    monkeypatch.delenv("TAVOLA_PURE", raising=False)


@pytest.mark.parametrize(("name", "theirs"), [("mypy", "1.0"), ("librt", "0.1"), ("python", "3.9")])
def test_other_versions_than_those_of_the_kernel_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, theirs: str
) -> None:
    stamped(tmp_path, monkeypatch, **{name: theirs})
    with pytest.raises(SystemExit, match=f"was compiled with {name} {theirs}, not .*: pip install 'tavola.compile"):
        building.compiled("tavola_reef")


def test_nothing_is_compiled_to_fit_a_kernel_in_plain_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stamped(tmp_path, monkeypatch)
    (tmp_path / "built.json").unlink()
    with pytest.raises(SystemExit, match="is plain Python, so no game can be compiled to fit it: set TAVOLA_PURE=1"):
        building.compiled("tavola_reef")
    monkeypatch.setenv("TAVOLA_PURE", "1")
    assert building.compiled("tavola_reef") == []


def test_a_compiled_game_meets_only_the_kernel_it_was_compiled_against(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamped(tmp_path, monkeypatch)
    building.must_fit("tavola_reef", "one")
    with pytest.raises(ImportError, match=r"compiled against another kernel .*: install it again"):
        building.must_fit("tavola_reef", "two")
    (tmp_path / "built.json").unlink()
    with pytest.raises(ImportError, match=r"tavola_reef is compiled, but .* is plain Python"):
        building.must_fit("tavola_reef", "one")


def test_a_file_that_is_not_there_cannot_be_compiled(reef: Path) -> None:
    with pytest.raises(SystemExit, match=r"there is no .*missing\.py to compile"):
        building._hot(reef / "tavola_reef", ["missing"])
    hot = [Path(path).stem for path in building._hot(reef / "tavola_reef", [])]
    assert hot[0] == "clauses"
    assert hot[-1] == "state"


C = """char CPyDef_reef___state_____top_level__(void) {
    return 1;
}
char CPyDef_reef___state___legal(PyObject *cpy_r_self) {
    return 1;
}
PyObject *CPyPy_reef___state___legal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
    return 1;
}
"""


def test_what_runs_once_is_compiled_in_haste_and_nothing_else(tmp_path: Path) -> None:
    """A third of all C runs when a module is imported: to optimise it took as long as all the rest."""
    (tmp_path / "reef.c").write_text(C)
    building._rewrite(tmp_path / "reef.c", {})
    lines = (tmp_path / "reef.c").read_text().split("\n")
    assert "HASTY char CPyDef_reef___state_____top_level__(void) {" in lines
    assert "char CPyDef_reef___state___legal(PyObject *cpy_r_self) {" in lines
    assert [line[:26] for line in lines if "CPyPy_" in line] == ["COLD PyObject *CPyPy_reef_"]


def test_a_modules_own_file_reads_no_headers_of_python(tmp_path: Path) -> None:
    """There are hundreds of them, and the headers were most of what it took to compile them."""
    template = Path(pytest.importorskip("mypyc.build").include_dir()) / "module_shim.tmpl"
    shim = template.read_text().format(modname="reef", libname="reef__mypyc", full_modname="reef")
    (tmp_path / "reef.c").write_text(shim)
    building._shorten(tmp_path / "reef.c")
    short = (tmp_path / "reef.c").read_text()
    body = re.sub(r"//.*", "", short.split("PyInit_reef", 1)[1])
    assert "#include" not in re.sub(r"//.*", "", short)
    assert {name for name in re.findall(r"\bPy\w+(?=\()", body) if not name.startswith("PyInit_")} == {
        *("Py_BuildValue", "PyImport_ImportModuleLevel", "PyObject_GetAttrString", "PyCapsule_GetPointer"),
        *("Py_DECREF", "PyErr_Clear"),
    }


@pytest.mark.skipif(not COMPILED, reason="Python keeps docstrings by itself")
def test_help_on_compiled_classes_shows_what_they_are_for() -> None:
    assert "sfc32" in str(engine.Rng.__doc__)
    assert str(engine.State.imagine.__doc__).startswith("A position this seat cannot tell from the real one")
    assert str(engine.State.__doc__).startswith("One position.")
