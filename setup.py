"""The compiled half of the build: hot modules through mypyc. TAVOLA_PURE=1 leaves them plain Python."""

import glob
import os
import re
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

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


class Build(build):
    """Takes out of the build folder what no source makes any longer, else it would be installed."""

    def run(self) -> None:
        super().run()
        made = [output for name in self.get_sub_commands() for output in self.get_finalized_command(name).get_outputs()]
        kept = {Path(output).resolve() for output in made}
        for path in Path(self.build_lib).resolve().rglob("*"):
            if path.is_file() and path not in kept:
                path.unlink()


class Compile(build_ext):
    """Compiles on every core, the longest sources first."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()
        self.extensions.sort(key=lambda each: -sum(os.path.getsize(source) for source in each.sources))


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
    with TemporaryDirectory() as cache:  # an older one makes mypyc stumble over a class that has grown
        compiled = mypycify(
            [f"--cache-dir={cache}", *(path for files, _ in groups for path in files)],
            opt_level="3",
            debug_level="0",
            separate=groups,
            experimental_features=True,
        )
    for extension in compiled:
        extension.extra_compile_args = extension.extra_compile_args + (FLAGS if sys.platform == "linux" else [])
    return compiled


setup(ext_modules=extensions(), cmdclass={"build": Build, "build_ext": Compile})
