"""benchmarks/strength.py: a match in parts is the match in one go."""

import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent.parent.parent / "benchmarks"


@pytest.fixture
def match(monkeypatch, capsys):
    """Plays so many games with these words; the last line it prints."""
    monkeypatch.syspath_prepend(str(HERE))
    import strength

    def play(*words: str) -> str:
        monkeypatch.setattr(sys, "argv", ["strength.py", "levels", "--only", "random,random", *words])
        strength.main()
        return str(capsys.readouterr().out.splitlines()[-1])

    return play


def test_a_match_in_parts_is_the_match_in_one_go(match, tmp_path: Path) -> None:
    file = tmp_path / "games"
    whole = match("--games", "5")
    match("--games", "2", "--into", str(file))
    assert match("--games", "5", "--into", str(file)) == whole
    assert len(file.read_text().splitlines()) == 5
    assert match("--games", "5", "--into", str(file)) == whole


def test_it_stops_when_its_time_is_up_and_tells_what_it_has(match, tmp_path: Path) -> None:
    file = tmp_path / "games"
    assert "| 1 |" in match("--games", "5", "--into", str(file), "--minutes", "0")
    assert "| 2 |" in match("--games", "5", "--into", str(file), "--minutes", "0")


def test_other_matches_in_the_file_are_left_alone(match, tmp_path: Path) -> None:
    file = tmp_path / "games"
    match("--games", "1", "--into", str(file), "--seed", "7")
    match("--games", "2", "--into", str(file))
    assert len(file.read_text().splitlines()) == 3


def test_a_file_of_something_else_is_refused_and_left_alone(match, tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_text("a letter\n")
    with pytest.raises(SystemExit, match="a line is a game of a match; line 1 of"):
        match("--games", "1", "--into", str(file))
    assert file.read_text() == "a letter\n"
