"""`tavola replay`, `tavola record check` and `tavola record verify`."""

import json

import tavola
from tavola import Record
from tavola.kernel import fair

SECRET = "5e" * 32


def sealed(path, fifth=0):
    """A record whose rolls were sealed; the fifth action may be another roll than that."""
    record, rng, draws = Record.start(tavola.game("adventurers-guard"), turn_limit=3), tavola.Rng(2), []
    seal = fair.Seal(fair.commitment(SECRET), SECRET, [], draws)
    while record.state.actor != tavola.OVER:
        if record.state.actor == tavola.CHANCE:
            draws.append(len(draws) + 1)
            rolled = fair.outcome(record.state, seal.seed(draws[-1]))
            others = [action for action in record.state.legal() if action != rolled]
            record.play(others[0] if fifth and len(draws) == 5 else rolled)
        else:
            record.play(record.state.sample(rng))
    record.fair = [seal]
    record.save(path)
    return record


def test_sealed_rolls_are_made_again(run, tmp_path):
    record = sealed(path := tmp_path / "fair.json")
    said = f"{path}: all {len(record.fair[0].draws)} rolls and draws fit the seal {fair.commitment(SECRET)}"
    result = run("record", "verify", str(path))
    assert (result.exit_code, "".join(result.stdout.split())) == (0, "".join(said.split()))
    assert run("record", "verify", str(path), "--seal", fair.commitment(SECRET)[:12]).exit_code == 0


def test_a_roll_that_does_not_fit_is_named(run, tmp_path):
    record = sealed(path := tmp_path / "unfair.json", fifth=1)
    rolls = [ply for ply, state in enumerate(record.replay()) if state.actor == tavola.CHANCE]
    result = run("record", "verify", str(path))
    assert result.exit_code == 2
    assert f"ply {rolls[4]} says roll " in result.stderr
    assert result.stderr.count("\n") == 1


def test_another_seal_than_the_one_seen_is_said(run, tmp_path):
    sealed(path := tmp_path / "fair.json")
    result = run("record", "verify", str(path), "--seal", "abc")
    assert (result.exit_code, "no seal of the record is 'abc'" in result.stderr) == (2, True)


def test_a_record_without_seals_has_nothing_to_verify(run, saved):
    result = run("record", "verify", str(saved))
    assert (result.exit_code, "nothing is sealed here" in result.stderr) == (2, True)


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
    assert result.stderr.startswith(f"tavola: {broken}: the record breaks at ply 3: roll 1 is refused. ")
    assert " AG-11: " in result.stderr
    assert len(result.stderr.splitlines()) == 1
