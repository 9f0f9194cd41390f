"""Takes out of a list of pins what is needed to test Litestar, not to run it: `pip install --no-deps` goes by the rest.

python requirements/lean.py requirements/play.txt
"""

import re
import sys
from pathlib import Path

FOR_TESTS = ("faker", "polyfactory")  # made-up data; Litestar loads them when examples are asked for, which we never do


def lean(pins: str) -> str:
    """A pin is a line and the hashes that follow it."""
    for name in FOR_TESTS:
        pins = re.sub(rf"^{name}==.*\n(?: +--hash.*\n)*", "", pins, flags=re.MULTILINE)
    return pins


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(lean(path.read_text("utf-8")), "utf-8")
