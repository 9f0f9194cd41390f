"""Installs the third party's game as anybody would, into build/third_party, when it is new or has changed."""

import importlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "tests" / "third_party" / "tavola_nim"
TARGET = ROOT / "build" / "third_party"
sys.path.insert(0, str(TARGET))


def third_party() -> None:
    stamp = TARGET / "installed"
    sources = [*SOURCE.glob("pyproject.toml"), *SOURCE.glob("tavola_nim/**/*.*")]
    newest = max(path.stat().st_mtime for path in sources if "__pycache__" not in path.parts)
    if stamp.exists() and stamp.stat().st_mtime > newest:
        return
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--upgrade"]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, "--target", TARGET, SOURCE], check=True)
    stamp.touch()
    importlib.invalidate_caches()  # or this run would not find what it has just installed


if __name__ == "__main__":
    third_party()
