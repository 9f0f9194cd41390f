"""The compiled half of the build: hot modules through mypyc. TAVOLA_PURE=1 leaves them plain Python."""

import fcntl
import glob
import importlib.util
import os
import re
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "tavola"


def spread(pattern: str) -> list[str]:
    """Files of a pattern; `{a,b}` stands for each of its words."""
    words = re.search(r"\{(.*?)\}", pattern)
    each = [pattern.replace(words[0], word) for word in words[1].split(",")] if words else [pattern]
    found = sorted(path for name in each for path in glob.glob(str(PACKAGE / name)))
    if not found:
        raise SystemExit(f"no hot module matches {pattern}")
    return [os.path.relpath(path, ROOT) for path in found]


SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["tavola"]
# Some of these libraries are extras, which need not be there. Where one that is not read makes code look as if nothing
# reached it, it would be compiled to nothing: that is told.
TOLD = """[mypy]
warn_unreachable = True
[mypy-{unread}]
follow_imports = skip
ignore_missing_imports = True
"""
HOT = {name: [path for pattern in patterns for path in spread(pattern)] for name, patterns in SETTINGS["hot"].items()}


def building():
    """tavola.building, before there is a tavola."""
    spec = importlib.util.spec_from_file_location("building", PACKAGE / "building.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def page_is_built() -> None:
    """Waits for web/build.py where it is at work: `make play` has it build the page while we compile."""
    if not (ROOT / "web").is_dir():
        return
    with open(ROOT / "web" / "building.lock", "a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)


class Build(build):
    """Compiles first and copies then; takes out of the build folder what no source makes any longer."""

    sub_commands = sorted(build.sub_commands, key=lambda command: command[0] != "build_ext")

    def run(self) -> None:
        super().run()
        made = [output for name in self.get_sub_commands() for output in self.get_finalized_command(name).get_outputs()]
        kept = {Path(output).resolve() for output in made}
        for path in Path(self.build_lib).resolve().rglob("*"):
            if path.is_file() and path not in kept:
                path.unlink()
        if self.distribution.ext_modules:  # what a third party's game is compiled to fit
            hot = [os.path.relpath(ROOT / path, PACKAGE) for path in HOT["kernel"]]
            (Path(self.build_lib) / "tavola" / "built.json").write_text(building().stamp_of(ROOT / "build", hot))


class Copy(build_py):
    """Copies the page as well, once it is there."""

    def run(self) -> None:
        page_is_built()
        super().run()


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
    os.environ.setdefault("MYPYPATH", str(ROOT / "src"))
    with TemporaryDirectory() as folder:
        told = Path(folder) / "mypy.ini"
        told.write_text(TOLD.format(unread=",".join(SETTINGS["unread"])))
        groups = {f"tavola_{name}": files for name, files in HOT.items()}
        return building().extensions(groups, f"--config-file={told}")


setup(ext_modules=extensions(), cmdclass={"build": Build, "build_ext": Compile, "build_py": Copy})
