"""Games written as rows: whole, gone on with, and refused where they cannot be."""

import fcntl
import json
from pathlib import Path

import polars as pl
import pytest

import tavola
from tavola import Record
from tavola.lab.book import BadBook, Book
from tavola.lab.simulate import simulate

KINDS = [".jsonl", ".parquet"]
SHORT = {"turn_limit": 4}


def gather(path: Path, games: int, observations: bool = True, seed: int = 5, workers: int = 1, note=lambda text: None):
    run = Book(path, observations, note).run
    bots = ["random", "greedy"]
    return simulate("adventurers-guard", bots, games, seed, workers, SHORT, limit=900, run=run)


def table(path: Path) -> pl.DataFrame:
    return pl.read_parquet(path) if path.suffix == ".parquet" else pl.read_ndjson(path)


def files(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in folder.iterdir()}


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_is_a_row_with_its_record(tmp_path, kind):
    path = tmp_path / f"games{kind}"
    report = gather(path, 4)
    rows = table(path).to_dicts()
    assert [row["number"] for row in rows] == [0, 1, 2, 3]
    assert [row["bots"] for row in rows[:2]] == [["random", "greedy"], ["greedy", "random"]]
    assert sum(row["returns"][row["number"] % 2 ^ 1] for row in rows) == report.entrants[1].wins.won
    for row in rows:
        record = Record.from_text(row["record"])
        assert json.loads(row["options"]) == record.options
        assert list(record.state.returns()) == row["returns"]
        assert record.game.outcome(record.state).clause == row["clause"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_decision_is_a_row_with_what_was_seen_legal_and_done(tmp_path, kind):
    path = tmp_path / f"games{kind}"
    gather(path, 3)
    games, decisions = table(path).to_dicts(), table(tmp_path / f"games.decisions{kind}").to_dicts()
    assert len(decisions) == sum(game["decisions"] for game in games)
    for game in games:
        record = Record.from_text(game["record"])
        positions = list(record.replay())
        for row in (each for each in decisions if each["number"] == game["number"]):
            state = positions[row["ply"]]
            assert state.actor == row["seat"]
            assert list(state.observe(state.actor)) == row["observation"]
            assert list(state.legal()) == row["legal"]
            assert row["action"] == record.actions[row["ply"]]
            assert row["result"] == game["returns"][row["seat"]]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("stop", [0, 2])
def test_the_same_command_goes_on_where_it_stopped(tmp_path, kind, stop):
    whole, broken = tmp_path / f"whole{kind}", tmp_path / f"broken{kind}"
    report = gather(whole, 4)
    run = Book(broken, True).run

    def interrupted(matches, workers):
        for number, played in enumerate(run(matches, workers)):
            if number == stop:
                raise KeyboardInterrupt
            yield played

    with pytest.raises(KeyboardInterrupt):
        simulate("adventurers-guard", ["random", "greedy"], 4, 5, 1, SHORT, limit=900, run=interrupted)
    assert gather(broken, 4) == report
    assert table(broken).equals(table(whole))
    assert table(tmp_path / f"broken.decisions{kind}").equals(table(tmp_path / f"whole.decisions{kind}"))
    left = {f"{name}{kind}" for name in ("whole", "whole.decisions", "broken", "broken.decisions")}
    assert set(files(tmp_path)) == left


@pytest.mark.parametrize("kind", KINDS)
def test_more_games_are_added_and_what_is_done_is_not_played_again(tmp_path, kind, monkeypatch):
    path = tmp_path / f"games{kind}"
    gather(path, 2)
    first = table(path)
    gather(path, 3)
    assert table(path).head(2).equals(first)
    assert table(path).height == 3
    monkeypatch.setattr("tavola.lab.book.write", None)
    assert gather(path, 3).games == 3


@pytest.mark.parametrize("which", ["games.jsonl", "games.decisions.jsonl"])
@pytest.mark.parametrize("cut", [1, 40])
def test_a_torn_last_line_is_noticed_and_played_again(tmp_path, which, cut):
    gather(tmp_path / "games.jsonl", 3)
    before, notes = files(tmp_path), []
    (tmp_path / which).write_bytes(before[which][:-cut])
    gather(tmp_path / "games.jsonl", 3, note=notes.append)
    assert files(tmp_path) == before
    assert any("torn" in note for note in notes)


def test_a_part_of_a_decisions_file_that_no_game_has_is_dropped(tmp_path):
    """As after a kill between the two writes."""
    gather(tmp_path / "games.jsonl", 3)
    before = files(tmp_path)
    games = before["games.jsonl"].splitlines(keepends=True)
    (tmp_path / "games.jsonl").write_bytes(b"".join(games[:2]))
    gather(tmp_path / "games.jsonl", 3)
    assert files(tmp_path) == before


def test_any_number_of_workers_writes_the_same_file(tmp_path):
    gather(tmp_path / "one.jsonl", 4)
    gather(tmp_path / "two.jsonl", 4, workers=2)
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()


@pytest.mark.parametrize("kind", KINDS)
def test_files_of_something_else_are_refused_and_left_alone(tmp_path, kind):
    path = tmp_path / f"games{kind}"
    gather(path, 2)
    before = files(tmp_path)
    for wrong, words in (
        ({"games": 2, "seed": 6}, "holds other games: its game 0 has seed"),
        ({"games": 1}, "holds 2 games already"),
        ({"games": 2, "observations": False}, "begun with --observations"),
    ):
        with pytest.raises(BadBook, match=words):
            gather(path, **wrong)
    assert files(tmp_path) == before


def test_what_is_no_file_of_games_is_refused_and_left_alone(tmp_path):
    for name in ("games.jsonl", "games.parquet", "table.parquet"):
        (tmp_path / name).write_text('{"number": "one"}\n{}\n')
    pl.DataFrame({"a": [1]}).write_parquet(tmp_path / "table.parquet")
    before = files(tmp_path)
    for name, words in (("games.jsonl", "line 1"), ("games.parquet", "no Parquet"), ("table.parquet", "no Parquet")):
        with pytest.raises(BadBook, match=words):
            gather(tmp_path / name, 1, observations=False)
    with pytest.raises(BadBook, match=r"\.parquet or \.jsonl"):
        Book(tmp_path / "games.csv")
    with pytest.raises(BadBook, match="cannot be written: No such file"):
        gather(tmp_path / "nowhere" / "games.jsonl", 1)
    assert files(tmp_path) == before


def test_a_line_in_the_middle_that_cannot_be_read_is_named(tmp_path):
    path = tmp_path / "games.jsonl"
    gather(path, 3, observations=False)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + b"{\n" + lines[2])
    with pytest.raises(BadBook, match="line 2"):
        gather(path, 3, observations=False)


def test_one_command_at_a_time_writes_a_file(tmp_path):
    path = tmp_path / "games.jsonl"
    with path.open("a+b") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        with pytest.raises(BadBook, match="another command"):
            gather(path, 1, observations=False)


def test_a_game_without_an_observation_says_so(tmp_path, monkeypatch):
    game = tavola.game("nim")
    monkeypatch.setitem(game.__dict__, "observed", None)
    with pytest.raises(BadBook, match="Nim has no observation"):
        simulate("nim", ["random"], 1, run=Book(tmp_path / "nim.jsonl", True).run)
    assert not list(tmp_path.iterdir())
