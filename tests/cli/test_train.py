"""`tavola train`: a run in a folder, its exams told, its input checked."""

import msgspec
import pytest

from tavola.bots.minds import Written

TRAIN = ("train", "nim", "--hours", "0.001", "--games", "8", "--term", "1", "--hidden", "4", "--rate", "0.05")


def test_a_run_tells_its_exams_and_draws_its_curve(run, tmp_path, monkeypatch):
    monkeypatch.setattr("tavola.lab.school.monotonic", iter(range(0, 10**6, 10)).__next__)
    monkeypatch.setattr("tavola.lab.exam.MOST", 20)
    shown = run(*TRAIN, "--into", str(tmp_path)).stdout
    assert "8 games" in shown
    assert "against the best so far" in shown
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")


def test_what_made_a_mind_stands_in_its_file(run, tmp_path, monkeypatch):
    monkeypatch.setattr("tavola.lab.school.monotonic", iter(range(0, 10**6, 10)).__next__)
    monkeypatch.setattr("tavola.lab.exam.SURE", 0.0)
    for seed in range(8):
        run(*TRAIN, "--into", str(tmp_path / str(seed)), "--seed", str(seed))
    (first, *_) = tmp_path.glob("*/best.json")
    made = msgspec.json.decode(first.read_bytes(), type=Written).made
    assert made["command"].startswith("tavola train nim --into FOLDER --seats 2 --hidden 4 --blend 1 ")
    assert made["games"] == 8


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--hidden", "x"), "numbers are written as 32 or 32,16, not 'x'"),
        (("--hidden", "0"), "hidden is written as 32 or 32,16"),
        (("--blend", "1,2,3"), "blend as 1 or 1,-0.4"),
        (("--seats", "5"), "Nim seats 2 or 3, not 5"),
    ],
)
def test_bad_input_gets_one_line(run, tmp_path, more, says):
    done = run(*TRAIN, "--into", str(tmp_path), *more)
    assert done.exit_code == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
