"""`tavola review FILE`."""

import json

import tavola
from tavola import Record

QUICK = ("--judge", "greedy", "--futures", "2", "--workers", "1")


def saved(path, actions=24):
    record, rng = Record.start(tavola.game("adventurers-guard"), names=["Ann", "Tom"]), tavola.Rng(2)
    while len(record.actions) < actions:
        record.play(record.state.sample(rng))
    record.save(path)
    return record


def test_sums_and_mistakes_of_every_seat_are_told(run, tmp_path):
    saved(path := tmp_path / "game.json")
    result = run("review", str(path), *QUICK)
    assert result.exit_code == 0
    head, ann, tom, *rest = result.stdout.splitlines()
    assert head.split() == ["seat", "start", "dice", "own", "decisions", "others’", "decisions", "result"]
    assert (ann.split()[0], tom.split()[0]) == ("Ann", "Tom")
    assert sum(line.startswith(("Ann: ", "Tom: ")) for line in rest) == 2


def test_one_seat_can_be_asked_for(run, tmp_path):
    saved(path := tmp_path / "game.json")
    said = run("review", str(path), *QUICK, "--seat", "1", "--language", "fr").stdout
    assert "Tom\u202f: " in said
    assert "Ann\u202f: " not in said


def test_the_whole_review_as_json(run, tmp_path):
    record = saved(path := tmp_path / "game.json")
    found = json.loads(run("review", str(path), *QUICK, "--json").stdout)
    assert found["length"] == len(record.actions)
    for each in found["ledgers"]:
        parts = [each[name]["at"] for name in ("start", "dice", "own", "others")]
        assert abs(sum(parts) - each["result"]) < 1e-3


def test_what_cannot_be_reviewed_is_refused_in_one_line(run, tmp_path):
    saved(path := tmp_path / "game.json")
    assert "no seat 7: it must be 0 or 1" in run("review", str(path), "--seat", "7").stderr
    assert "there is no bot 'clubb'" in run("review", str(path), "--judge", "clubb").stderr
    saved(empty := tmp_path / "empty.json", actions=0)
    assert "nothing was played" in run("review", str(empty)).stderr
