"""What is installed is pinned with hashes, from no index of somebody's own, and is all that playing needs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LISTS = sorted((ROOT / "requirements").glob("*.txt"))
SERVES = """
import sys
sys.modules.update({"faker": None, "polyfactory": None})
from tavola.server.app import create
from tavola.server.settings import Settings
import tavola.cli
assert create(Settings(db=sys.argv[1])) is not None
"""


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.name)
def test_every_pin_has_hashes_and_names_no_place(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "://" not in text
    assert "--index-url" not in text
    pins = [pin for pin in re.split(r"^(?=\S)", text.replace("\\\n", ""), flags=re.MULTILINE)[1:] if pin[0] != "#"]
    assert pins
    assert [pin for pin in pins if not re.match(r"[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", pin)] == []


def test_playing_needs_no_made_up_data(tmp_path: Path) -> None:
    assert not re.search("faker|polyfactory", (ROOT / "requirements" / "play.txt").read_text("utf-8"))
    subprocess.run([sys.executable, "-c", SERVES, str(tmp_path / "tavola.db")], check=True)
