"""Interpreted and compiled, the same seeds give the same records, and the same answers on the way."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def records(**environment: str) -> tuple[str, str]:
    """The build that answered, and its records."""
    inherited = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    command = [sys.executable, str(ROOT / "tests" / "builds.py")]
    done = subprocess.run(command, env=inherited | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    build, _, rest = done.stdout.partition("\n")
    return build, rest


def test_both_builds_give_the_same_records() -> None:
    interpreted, compiled = records(PYTHONPATH=str(ROOT / "src")), records()
    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    assert interpreted[1] == compiled[1]
