"""Play on a real terminal: arrow keys, typing, Ctrl-C; and the replay's keys."""

import sys
import time
from pathlib import Path

import pexpect
import pyte
import pytest

from cli.seating import surroundings
from tavola import Record

PLAY = ["play", "adventurers-guard", "--bot", "random", "--seed", "4", "--option", "first_player=seat0"]
DOWN, RIGHT, ESCAPE, ENTER, END = "\x1b[B", "\x1b[C", "\x1b", "\r", "\x1b[F"
PATIENCE = 180


class Terminal:
    """The command in a pty of 100 by 34, and what its screen shows."""

    def __init__(self, words: list[str], **env: str) -> None:
        look = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
        self.child: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            ["-m", "tavola", *words],
            env=surroundings(**look) | env,
            dimensions=(34, 100),
            encoding="utf-8",
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None
        self.screen = pyte.Screen(100, 34)
        self.stream = pyte.Stream(self.screen)
        self.sent = ""

    def listen(self, seconds: float) -> None:
        """Take in what is sent meanwhile."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                text = self.child.read_nonblocking(4096, left)
            except (pexpect.TIMEOUT, pexpect.EOF):
                return
            self.sent += text
            self.stream.feed(text)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.child.send(key)
            self.listen(0.08)

    def say(self, line: str) -> None:
        self.press(line, ENTER)

    def see(self, text: str) -> None:
        """Wait until the screen shows it."""
        started = time.monotonic()
        while text not in self.shown():
            assert time.monotonic() - started < PATIENCE, f"{text!r} is not on the screen:\n{self.shown()}"
            self.listen(0.1)

    def shown(self) -> str:
        return "\n".join(self.screen.display)

    def end(self) -> int:
        """Wait until it is over; its exit code."""
        while self.child.isalive():
            self.listen(0.2)
        self.listen(0.2)
        self.child.close()
        return self.child.exitstatus if self.child.exitstatus is not None else -1


@pytest.fixture
def terminal() -> type[Terminal]:
    return Terminal


def saved_by(shell: Terminal, path: Path) -> Record:
    """Ask for the record again and again until the file is there."""
    path.unlink(missing_ok=True)
    started = time.monotonic()
    while not path.exists():
        assert time.monotonic() - started < PATIENCE
        shell.say(f"save {path}")
    return Record.read(path)


def test_a_whole_game_with_arrow_keys(terminal, tmp_path):
    shell = terminal([*PLAY, "--option", "turn_limit=4"])
    shell.see("Choose a corner")
    record, path = None, tmp_path / "game.json"
    while record is None or record.state.actor != -2:
        shell.press(DOWN, ENTER, DOWN, RIGHT)
        record = saved_by(shell, path)
    shell.say("quit")
    assert shell.end() == 0
    assert sum("move" in record.game.actions.to_json(action) for action in record.actions) > 0


def test_escape_goes_back_to_the_pieces(terminal, tmp_path):
    shell = terminal([*PLAY[:6], "--from", str(rangers(tmp_path))])
    shell.see("Choose a ranger")
    shell.press(ENTER, ESCAPE, DOWN, ENTER, ENTER)
    record = saved_by(shell, tmp_path / "game.json")
    shell.say("quit")
    assert shell.end() == 0
    assert record.game.actions.decode(record.actions[0]).params["pawn"] == "S-R2"


def rangers(folder: Path) -> Path:
    path = folder / "position.json"
    path.write_text(
        '{"turn": "south", "die": 4, "pawns": {"S-A": "a1", "S-R1": "d2", "S-R2": "f2", "N-A": "i9", "N-W": "i8"}}'
    )
    return path


def test_typing_why_undo_and_quit(terminal, tmp_path):
    shell = terminal(PLAY)
    shell.see("Choose a corner")
    shell.say("why e5")
    shell.see("AG-07 The warrior starts on a corner")
    shell.say("i1")
    assert len(saved_by(shell, tmp_path / "one.json").actions) >= 2
    shell.say("undo")
    assert len(saved_by(shell, tmp_path / "two.json").actions) == 0
    shell.say("quit")
    assert shell.end() == 0


def test_the_last_picture_stays_on_the_terminal(terminal):
    shell = terminal(PLAY)
    shell.see("Choose a corner")
    shell.say("quit")
    assert shell.end() == 0
    assert "Adventurer's Guard" in shell.sent.split("\x1b[?1049l")[1]


def test_ctrl_c_ends_cleanly(terminal):
    shell = terminal(PLAY)
    shell.see("Choose a corner")
    shell.press("\x03")
    assert shell.end() == 130
    assert "\x1b[?1049l" in shell.sent
    assert "Traceback" not in shell.sent


def test_ctrl_c_while_a_bot_thinks_ends_cleanly(terminal):
    shell = terminal([*PLAY[:2], "--seat", "1", "--bot", "search:ms=2000", "--option", "first_player=seat0"])
    shell.see("search:ms=2000")
    shell.press("\x03")
    assert shell.end() == 130
    assert "Traceback" not in shell.sent


def test_without_colour_no_colour_is_sent(terminal):
    shell = terminal(PLAY, NO_COLOR="1")
    shell.see("Choose a corner")
    shell.say("quit")
    assert shell.end() == 0
    assert "38;" not in shell.sent
    assert "48;" not in shell.sent


def test_the_curtain_hides_the_hand(terminal):
    shell = terminal(["play", "nim", "--players", "2", "--seed", "3"])
    shell.see("Pass the screen to player 1.")
    assert "dealt" not in shell.sent
    shell.press(ENTER)
    shell.see("You are dealt a 2.")
    shell.say("a 1")
    shell.see("Pass the screen to player 2.")
    assert "dealt" not in shell.shown()
    shell.press(ENTER)
    shell.see("You are dealt a 3.")
    shell.press("\x04")
    assert shell.end() == 0


def test_a_replay_is_walked_with_arrow_keys(terminal, saved):
    shell = terminal(["replay", str(saved)])
    shell.see("0/")
    shell.press(RIGHT, END)
    shell.see("AG-47")
    shell.press("q")
    assert shell.end() == 0
