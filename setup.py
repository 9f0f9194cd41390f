"""The compiled half of the build: hot modules through mypyc. TAVOLA_PURE=1 leaves them plain Python."""

import glob
import os
import re
import sys
import tomllib
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
# The first lets the compiler inline our functions, the second keeps floats the same on every processor.
FLAGS = ["-fno-semantic-interposition", "-ffp-contract=off"]


def spread(pattern: str) -> list[str]:
    """Files of a pattern; `{a,b}` stands for each of its words."""
    words = re.search(r"\{(.*?)\}", pattern)
    each = [pattern.replace(words[0], word) for word in words[1].split(",")] if words else [pattern]
    found = sorted(path for name in each for path in glob.glob(str(ROOT / "src" / "tavola" / name)))
    if not found:
        raise SystemExit(f"no hot module matches {pattern}")
    return [os.path.relpath(path, ROOT) for path in found]


def extensions() -> list:
    """One shared library a group, as pyproject.toml lists them."""
    if os.environ.get("TAVOLA_PURE"):
        return []
    from mypyc.build import mypycify

    hot = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["tavola"]["hot"]
    groups = [
        ([path for pattern in patterns for path in spread(pattern)], f"tavola_{name}") for name, patterns in hot.items()
    ]
    os.environ.setdefault("MYPYPATH", str(ROOT / "src"))
    compiled = mypycify(
        [path for files, _ in groups for path in files],
        opt_level="3",
        debug_level="0",
        separate=groups,
        experimental_features=True,
    )
    for extension in compiled:
        extension.extra_compile_args += FLAGS if sys.platform == "linux" else []
    return compiled


setup(ext_modules=extensions())
