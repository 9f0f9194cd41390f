"""`tavola replay` and `tavola record check`."""

import json

from tavola import Record


def test_a_good_record_verifies(run, saved):
    result = run("replay", str(saved), "--verify")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"{saved}: ok, adventurers-guard, {len(Record.read(saved).actions)} actions, ")


def test_into_a_pipe_a_replay_tells_the_story(run, saved):
    shown = run("replay", str(saved)).stdout
    assert "AG-10" in shown
    assert "AG-47" in shown


def test_one_ply_is_shown(run, saved):
    shown = run("replay", str(saved), "--ply", "1").stdout
    assert f"1/{len(Record.read(saved).actions)}" in shown


def test_a_seat_sees_its_side_below(run, saved):
    assert "i   h   g" in run("replay", str(saved), "--ply", "3", "--seat", "1").stdout


def test_check_says_ok_for_each_file(run, saved):
    result = run("record", "check", str(saved), str(saved))
    assert result.exit_code == 0
    assert result.stdout.count(": ok, ") == 2


def test_check_says_where_a_record_breaks(run, saved, tmp_path):
    sheet = json.loads(saved.read_text())
    sheet["actions"][3] = {"roll": {"face": 1}}
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(sheet))
    result = run("record", "check", str(saved), str(broken))
    assert result.exit_code == 2
    assert result.stderr.startswith(f"tavola: {broken}: the record breaks at ply 3: AG-")
    assert len(result.stderr.splitlines()) == 1
