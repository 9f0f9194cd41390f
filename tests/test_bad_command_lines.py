"""A command line with one word wrong: exit code 2, one line that says something, nothing on stdout."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from mangle import pick
from tavola.cli import app
from tavola.kernel.rng import Rng

GOLDEN = Path(__file__).parent / "golden" / "nim" / "2.json"
LINES = (
    ("rules", "nim", "NI-04"),
    ("simulate", "nim", "--games", "1", "--bots", "random,random", "--seed", "1", "--seats", "2"),
    ("simulate", "nim", "--option", "misere=true", "--workers", "1", "--bots", "search:iterations=1", "--games", "1"),
    ("play", "nim", "--seat", "0", "--seats", "2", "--bot", "greedy", "--seed", "1", "--language", "fr"),
    ("replay", str(GOLDEN), "--ply", "3", "--seat", "0", "--language", "ko"),
    ("record", "check", str(GOLDEN)),
    ("bench", "nim", "--seconds", "0.01"),
)
WRONG = ("wat", "", "-7", "é", "1.5x", "a=b", "nim nim", "\x07", "--wat", "NI-99", "null", "[]", "0x1", "∞")


def spoiled(line: tuple[str, ...], rng: Rng) -> list[str]:
    """The line with one word made wrong, a flag nobody knows, or a flag without its value."""
    words = list(line)
    flags = [i for i, word in enumerate(words) if word.startswith("--")]
    way = rng.below(6)
    if way == 0:
        words.insert(1 + rng.below(len(words)), "--wat")
    elif way == 1:
        words[0] += pick(rng, ("x", "s ", "é"))
    elif way == 2 and flags:
        words = [*words[: pick(rng, flags) + 1]]
    else:
        words[pick(rng, [i for i in range(1, len(words)) if i not in flags])] = pick(rng, WRONG)
    return words


def refused(words: list[str]) -> None:
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 2, (words, result.output, result.exception)
    assert result.stdout == "", words
    assert len(result.stderr.strip().splitlines()) == 1, (words, result.stderr)
    assert len(result.stderr) > len("tavola: "), words


@pytest.mark.parametrize("start", range(0, 1000, 100))
def test_mangled_command_lines(start: int) -> None:
    for seed in range(start, start + 100):
        rng = Rng(seed)
        refused(spoiled(pick(rng, LINES), rng))


@pytest.mark.parametrize("line", LINES, ids=lambda line: line[0])
def test_the_lines_are_right_before_they_are_spoiled(line: tuple[str, ...]) -> None:
    result = CliRunner().invoke(app, line, input="quit\n")
    assert result.exit_code == 0, result.output
