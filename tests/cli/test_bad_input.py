"""Whatever is mistyped: one clear line on stderr, exit code 2, no traceback, and what would have been right."""

import json

import pytest

from tavola import Rng

PLAY = "play adventurers-guard --bot random --seed 1"
SIMULATE = "simulate nim --games 1 --bots random"

CASES = [
    # command line, what the line must contain
    ("gmaes", "did you mean games?"),
    ("plya nim", "did you mean play?"),
    ("--nonsense", "No such option"),
    ("rules", "which game?"),
    ("rules adventurer-guard", "did you mean adventurers-guard?"),
    ("rules chess", "it must be"),
    ("rules nim NI-99", "did you mean NI-0"),
    ("rules nim NI-0", "did you mean NI-0"),
    ("rules nim AG-12", "no clause 'AG-12'"),
    ("rules nim NI-04 NI-05", "unexpected extra argument"),
    ("rules nim ''", "no clause"),
    ("play", "which game?"),
    ("play nimm", "did you mean nim?"),
    ("play ''", "it must be"),
    ("play nim extra", "unexpected extra argument"),
    ("play nim --seat 2", "there is no seat 2: it must be 0 or 1"),
    ("play nim --seat -1", "it must be 0 or 1"),
    ("play nim --seat two", "it must be a valid integer"),
    ("play nim --seat", "requires an argument"),
    ("play nim --seats 4", "seats 2 or 3, not 4"),
    ("play nim --seats 0", "seats 2 or 3, not 0"),
    ("play nim --seats x", "it must be a valid integer"),
    ("play nim --players 3", "--players must be 1 or 2"),
    ("play nim --players 0", "it must be greater than or equal to 1"),
    ("play nim --bot grandmaster", "there is no bot 'grandmaster'"),
    ("play nim --bot clbu", "did you mean club?"),
    ("play nim --bot search:depth=3", "no setting 'depth'"),
    ("play nim --bot search:ms=0", "a whole number from 1"),
    ("play nim --bot ''", "there is no bot ''"),
    ("play nim --option misere", "name=value"),
    ("play nim --option misery=true", "did you mean misere?"),
    ("play nim --option misere=yes", "it must be false or true"),
    ("play nim --option =", "no option ''"),
    ("play adventurers-guard --option turn_limit=1001", "a whole number from 0 to 1000"),
    ("play adventurers-guard --option turn_limit=-1", "a whole number from 0 to 1000"),
    ("play adventurers-guard --option turn_limit=ten", "a whole number from 0 to 1000"),
    ("play adventurers-guard --option borrow=maybe", "optional or forced"),
    ("play nim --seed -1", "it must be greater than or equal to 0"),
    ("play nim --seed now", "it must be a valid integer"),
    ("play nim --language de", "it must be en, fr or ko"),
    ("play nim --from missing.json", "cannot be read: No such file"),
    ("play nim --from .", "cannot be read: Is a directory"),
    ("play nim --from empty", "must be JSON"),
    ("play nim --from list", "must be a JSON object"),
    ("play nim --from binary", "must be JSON"),
    ("play nim --from wrong", "position of 'adventurers-guard', not of 'nim'"),
    ("play nim --preset fair", "there is no preset 'fair': it must be recommended or printed"),
    ("simulate nim --preset ''", "there is no preset '': it must be recommended or printed"),
    ("play adventurers-guard --preset printed --option turn_limit=1001", "a whole number from 0 to 1000"),
    ("play adventurers-guard --from wrong --preset printed", "leave --seats, --preset and --option out"),
    ("play adventurers-guard --from wrong --option borrow=forced", "leave --seats, --preset and --option out"),
    ("play adventurers-guard --from crowded", "tavola: "),
    ("simulate", "which game?"),
    ("simulate nimm", "did you mean nim?"),
    ("simulate nim --games 0", "it must be greater than or equal to 1"),
    ("simulate nim --games many", "it must be a valid integer"),
    ("simulate nim --games 1.5", "it must be a valid integer"),
    ("simulate nim --bots random,grady", "did you mean greedy?"),
    ("simulate nim --bots random,random,random,random", "seats 2 or 3, not 4"),
    ("simulate nim --bots ,", "there is no bot ''"),
    ("simulate nim --bots random,random --seats 3", "3 seats need one bot for all or 3 bots, not 2"),
    ("simulate nim --seats 9", "seats 2 or 3, not 9"),
    ("simulate nim --workers 0", "it must be greater than or equal to 1"),
    ("simulate nim --option misere=2", "it must be false or true"),
    ("simulate nim --jsn", "No such option"),
    ("bench chess", "there is no game 'chess'"),
    ("bench nim --seconds 0", "0"),
    ("bench nim --seconds soon", "it must be a valid number"),
    ("replay", "missing argument"),
    ("replay missing.json", "cannot be read: No such file"),
    ("replay .", "cannot be read: Is a directory"),
    ("replay empty --verify", "this is no record"),
    ("replay list --verify", "this is no record"),
    ("replay binary", "not UTF-8"),
    ("replay wrong --verify", "this is no record"),
    ("replay good --ply 2", "it must be a whole number from 0 to 1"),
    ("replay good --ply -1", "it must be a whole number from 0 to 1"),
    ("replay good --seat 2", "it must be 0 or 1"),
    ("replay good --language latin", "it must be en, fr or ko"),
    ("replay foreign", "there is no game 'chess'"),
    ("replay future", "format 99"),
    ("record", "missing command"),
    ("record chekc good", "check"),
    ("record check", "missing argument"),
    ("record check missing.json", "cannot be read: No such file"),
    ("record check good empty", "empty: this is no record"),
    ("record check good --strict", "No such option"),
]

SIGNS = "abcxyz-=,.:5é\t\x1b\"'$ "

GOOD = {"tavola": 1, "game": "adventurers-guard", "rules": "1", "seats": ["a", "b"], "options": {}}
GOOD["actions"] = [{"first": {"seat": 0}}]


@pytest.fixture(autouse=True)
def files(tmp_path, monkeypatch):
    """A folder with good and bad files."""
    monkeypatch.chdir(tmp_path)
    crowded = {"pawns": {"S-A": "a1", "N-A": "a1"}, "turn": "south"}
    texts = {
        "empty": "",
        "list": "[]",
        "wrong": json.dumps({"game": "adventurers-guard"}),
        "crowded": json.dumps(crowded),
        "good": json.dumps(GOOD),
        "foreign": json.dumps(GOOD | {"game": "chess"}),
        "future": json.dumps(GOOD | {"tavola": 99}),
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "binary").write_bytes(bytes(range(256)))


def refused_in_one_line(code: int, stdout: str, stderr: str) -> str:
    assert code == 2
    assert "Traceback" not in stdout + stderr
    (line,) = stderr.splitlines()
    assert line.startswith("tavola: ")
    return line


@pytest.mark.parametrize(("words", "right"), CASES, ids=[words for words, _ in CASES])
def test_bad_input_is_refused_in_one_line(run, words, right):
    result = run(*split(words))
    assert right.casefold() in refused_in_one_line(result.exit_code, "", result.stderr).casefold()


@pytest.mark.parametrize(
    "words", ["play nimm", "simulate nim --bots grady", "record check empty", "replay binary", "zzz"]
)
def test_a_real_process_refuses_alike(outside, words):
    result = outside(*split(words))
    refused_in_one_line(result.returncode, result.stdout, result.stderr)


def split(words: str) -> list[str]:
    return [word.strip("'") for word in words.split(" ")]


def mangled(count: int) -> list[str]:
    """Good command lines with one to three letters lost, doubled or changed."""
    rng, lines = Rng(2026), [PLAY, SIMULATE, "rules nim NI-04", "replay good --verify", "record check good", "games"]
    return [mangle(lines[i % len(lines)], rng) for i in range(count)]


def mangle(line: str, rng: Rng) -> str:
    for _ in range(1 + rng.below(3)):
        at = rng.below(len(line))
        letter = SIGNS[rng.below(len(SIGNS))]
        line = line[:at] + ("", letter, line[at] * 2)[rng.below(3)] + line[at + 1 :]
    return line


@pytest.mark.parametrize("line", mangled(150))
def test_a_mangled_line_works_or_is_refused_in_one_line(run, line):
    result = run(*line.split(" "))
    assert result.exit_code in (0, 2)
    if result.exit_code == 2:
        refused_in_one_line(result.exit_code, "", result.stderr)


def test_most_mangled_lines_are_refused(run):
    assert sum(run(*line.split(" ")).exit_code == 2 for line in mangled(150)) >= 100
