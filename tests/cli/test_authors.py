"""For authors: `tavola new`, `tavola check`, `tavola show`, and `tavola serve --reload`."""

import importlib
import json
import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

import tavola
from tavola.cli import check as checking
from tavola.cli import new as writing
from tavola.cli import reload
from tavola.cli.show import imagined, random_position
from tavola.testing import CHECKS

NIM = tavola.game("nim")


@pytest.fixture
def reef(run, tmp_path, monkeypatch):
    """A new game, known to this process as if it were installed."""
    shown = run("new", "coral-reef", "--in", str(tmp_path / "reef"))
    assert shown.exit_code == 0
    command = [sys.executable, "-c", "import setuptools; setuptools.setup()", "-q", "egg_info"]
    subprocess.run(command, cwd=tmp_path / "reef", check=True)
    monkeypatch.syspath_prepend(str(tmp_path / "reef"))
    importlib.invalidate_caches()
    return tmp_path / "reef"


def test_a_new_game_is_whole(run, reef):
    assert tavola.game("coral-reef").title == "Coral Reef"
    assert {clause.id[:3] for clause in tavola.game("coral-reef").ledger} == {"CO-"}
    assert "ivers" not in (reef / "pyproject.toml").read_text()
    shown = run("check", "coral-reef")
    assert f"coral-reef: all {len(CHECKS) + 2} checks passed" in shown.stdout
    assert "table 6 of 6: 4-open_cards=True" in shown.stderr
    for language in ("en", "fr", "ko"):
        assert tavola.game("coral-reef").scene(tavola.game("coral-reef").new(), 0, language)["prompt"]["text"]


def test_without_a_compiler_it_is_named_among_the_next_steps(run, tmp_path, monkeypatch):
    assert "tavola[compile]" not in run("new", "reef", "--in", str(tmp_path / "one")).stdout
    monkeypatch.setattr(writing, "find_spec", lambda name: None)
    assert 'pip install "tavola[compile]"' in run("new", "reef", "--in", str(tmp_path / "other")).stdout


def test_what_grows_into_a_folder_is_installed_too(reef):
    """Modules in folders, translated rules and a lesson."""
    package = reef / "tavola_coral_reef"
    (package / "questions").mkdir()
    (package / "questions.py").rename(package / "questions" / "__init__.py")
    (package / "lesson").mkdir()
    for name in ("rules.fr.md", "lesson/en.ftl"):
        (package / name).write_text("")
    build = [sys.executable, "-c", "import setuptools; setuptools.setup()", "-q", "build_py"]
    subprocess.run(build, cwd=reef, check=True, env=os.environ | {"TAVOLA_PURE": "1"})
    built = reef / "build" / "lib" / "tavola_coral_reef"
    for name in ("questions/__init__.py", "rules.md", "rules.fr.md", "lesson/en.ftl", "theme/theme.json"):
        assert (built / name).is_file(), name


@pytest.mark.parametrize("slug", ["Nim", "two words", "-x", "", "x_y"])
def test_a_slug_is_small_letters(run, slug):
    assert "is no slug" in run_refused(run, "new", "--", slug)


def run_refused(run, *words):
    result = run(*words)
    assert result.exit_code == 2
    return result.stderr


def test_nothing_is_written_over(run, tmp_path):
    (tmp_path / "kept").write_text("mine")
    assert "is not empty" in run_refused(run, "new", "reef", "--in", str(tmp_path))
    assert "there is a game 'nim' already" in run_refused(run, "new", "nim")


def test_a_game_of_this_folder_that_is_not_installed_is_told_so(run, tmp_path, monkeypatch):
    (tmp_path / "pyproject.toml").write_text('[project.entry-points."tavola.games"]\nlagoon = "tavola_lagoon:GAME"\n')
    monkeypatch.chdir(tmp_path)
    assert "lagoon is not installed: pip install" in run_refused(run, "check", "lagoon")
    assert "there is no game 'lagune'" in run_refused(run, "check", "lagune")


def test_what_fails_is_told_in_the_authors_words(run, monkeypatch):
    class Leaks(type(NIM.new())):
        def imagine(self, seat, rng):
            return self.clone()

    def start(seats, options):
        return Leaks(seats, options, NIM.new(seats).questions)

    broken = replace(NIM, start=start)
    monkeypatch.setattr(checking, "_found", lambda slug: broken)
    result = run("check", "nim")
    assert result.exit_code == 1
    assert "imagined_positions_look_the_same: imagine(-1) must raise BadOption" in result.stderr
    assert f"of {len(CHECKS) + 2} checks failed" in result.stderr


def test_what_many_checks_stumble_over_is_told_once():
    same = [checking._line(name, LookupError("en.ftl lacks hop")) for name in ("one", "two")]
    lines = list(checking._gathered([*same, checking._line("three", AssertionError("no end"))]))
    assert lines == ["one: LookupError: en.ftl lacks hop; the same fails two", "three: no end"]


def test_a_position_is_shown_with_what_each_seat_imagines(run, tmp_path):
    position = {"heaps": {"a": 3, "b": 4, "c": 5}, "cards": [1, 3], "shown": [0, 0], "turn": 0}
    (tmp_path / "position.json").write_text(json.dumps(position))
    shown = run("show", "nim", "--from", str(tmp_path / "position.json"), "--dreams", "300").stdout
    assert "seat 1 sees" in shown
    assert "seat 0 imagines, 300 times:" in shown
    assert "cards/1: " in shown
    assert "(it is 3)" in shown


def test_a_random_position_is_never_the_end():
    """Where all is shown there is nothing left to imagine."""
    assert 0 <= random_position(NIM, None, 1000, seed=0).actor < 2


def test_shares_are_those_of_the_cards_that_are_left():
    position = {"heaps": {"a": 3, "b": 4, "c": 5}, "cards": [1, 3], "shown": [0, 1], "turn": 0}
    state = NIM.load(position)
    assert imagined(NIM, state, 0, 1, 50) == ["seat 0 knows everything"]
    lines = imagined(NIM, state, 1, 1, 2000)
    assert lines[0] == "seat 1 imagines, 2000 times:"
    assert {word for word in lines[1].replace("%", "").split() if word in ("1", "2", "3")} == {"1", "2", "3"}


def test_the_server_starts_again_when_a_file_changes(monkeypatch, tmp_path):
    """The server here is a process that does nothing, or breaks, or ends."""
    (tmp_path / "game.py").write_text("")
    monkeypatch.setattr(reload, "_folders", lambda: {tmp_path})
    monkeypatch.setattr(reload, "PAUSE", 0.01)
    started = []

    def popen(command):
        started.append(command)
        nth = len(started)
        code = "import time; time.sleep(60)" if nth == 1 else "raise SystemExit(3)" if nth == 2 else ""
        return real([sys.executable, "-c", code])

    real, slept = subprocess.Popen, iter(range(1, 10_000))
    monkeypatch.setattr(reload.subprocess, "Popen", popen)
    sleep = time.sleep

    def pause(seconds):
        sleep(seconds)
        if (nth := next(slept)) in (5, 60):
            (tmp_path / "game.py").write_text(f"# {nth}")

    monkeypatch.setattr(reload.time, "sleep", pause)
    assert reload.reload(["serve", "--port", "1"]) == 0
    assert len(started) == 3
    assert started[0][1:] == ["-m", "tavola", "serve", "--port", "1"]


def test_all_folders_of_games_are_looked_at():
    assert Path(tavola.games.gadranton.__file__).parent in reload._folders()
    assert any(path.name == "questions.py" and "tavola_nim" in str(path) for path in reload.stamps())
