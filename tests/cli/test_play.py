"""Play over a pipe: a whole game, and every word of `help`."""

import json
import signal
import subprocess
import sys

import pytest

import tavola
from cli.seating import script, surroundings, table_of
from tavola import Record

PLAY = ("play", "adventurers-guard", "--bot", "random", "--seed", "5")


def test_a_whole_game_typed_over_a_pipe_is_the_game_on_the_table(outside, tmp_path):
    session = table_of("adventurers-guard", [0], seed=5, turn_limit=6)
    lines = script(session)
    path = tmp_path / "game.json"
    result = outside(*PLAY, "--option", "turn_limit=6", input="\n".join([*lines, f"save {path}", "quit"]))
    assert (result.returncode, result.stderr) == (0, "")
    assert Record.read(path).actions == session.table.record.actions
    assert session.scene().result in result.stdout
    assert "Traceback" not in result.stdout


def test_the_same_seed_plays_the_same(run):
    first, second = (run(*PLAY, input="a1\nquit\n").stdout for _ in range(2))
    assert first == second != run(*PLAY[:-1], "6", input="a1\nquit\n").stdout


def test_the_end_of_the_lines_ends_the_game(run):
    assert run(*PLAY, input="").exit_code == 0


def test_every_event_gets_a_line(run):
    session = table_of("adventurers-guard", [0], seed=5, turn_limit=20)
    shown = run(*PLAY, "--option", "turn_limit=20", input="\n".join(script(session))).stdout
    for told in session.table.story(0, "en"):
        assert f"{told.text} {told.clause}\n" in shown


def test_every_roll_and_lost_turn_gets_a_line(run, tmp_path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps({"turn": "south", "pawns": {"S-A": "a1", "N-A": "i9"}}))
    shown = run(*PLAY, "--from", str(path), input="").stdout
    rolls, lost = (sum(f" {clause}" in line for line in shown.splitlines()) for clause in ("AG-12", "AG-17"))
    assert rolls > lost > 0


def test_a_table_as_printed_with_an_option_on_top(run, tmp_path):
    path = tmp_path / "game.json"
    run(*PLAY, "--preset", "printed", "--option", "borrow=forced", input=f"save {path}\nquit\n")
    options = Record.read(path).options
    assert (options["turn_limit"], options["borrow"]) == (0, "forced")


def test_a_position_by_hand(run, tmp_path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps({"turn": "south", "die": 3, "pawns": {"S-A": "d4", "N-A": "e5"}}))
    shown = run("play", "adventurers-guard", "--from", str(path), "--bot", "random", input="d4 e5\nquit\n").stdout
    assert "AG-45" in shown


@pytest.mark.parametrize("language", ["en", "fr", "ko"])
@pytest.mark.parametrize("slug", tavola.games())
def test_every_game_can_be_begun_in_every_language(run, slug, language):
    result = run("play", slug, "--bot", "random", "--seed", "1", "--language", language, input="help\nrules\nquit\n")
    assert result.exit_code == 0
    assert tavola.game(slug).title in result.stdout


def test_from_the_other_side_the_board_is_turned(run):
    south, north = (run(*PLAY, "--seat", seat, input="").stdout for seat in "01")
    assert "a   b   c" in south
    assert "i   h   g" in north


@pytest.mark.parametrize("columns", ["40", "24", "12"])
def test_narrow_terminals_stay_within_their_width(outside, columns):
    result = outside(*PLAY, input="", COLUMNS=columns)
    board = [line for line in result.stdout.splitlines() if "·" in line and "■" in line]
    assert result.returncode == 0
    assert all(len(line) <= int(columns) for line in board)


def test_an_interrupt_ends_cleanly():
    command = [sys.executable, "-m", "tavola", *PLAY]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    heeding = {"preexec_fn": lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)}  # a job in the background ignores it
    with subprocess.Popen(command, env=surroundings(), text=True, encoding="utf-8", **pipes, **heeding) as process:
        assert process.stdout.read(1) == "\n"  # the table is being shown
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, "")
