"""One of our games as if it were somebody else's: copied out, compiled by its own setup.py, beside itself in our tree.

python benchmarks/outside.py [--rounds 15] [--games 400]
"""

import argparse
import shutil
import statistics
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

import tavola
from tavola.building import ROLES
from tavola.kernel.game import Game
from tavola.lab.bench import build_of

OURS = Path(tavola.__file__).parent / "games" / "adventurers_guard"
THEIRS = "somebodys_guard"
SETUP = """from setuptools import setup

from tavola.building import compiled

setup(name="{name}", packages=[], ext_modules=compiled("{name}", {modules}))
"""


def copy_out(folder: Path) -> None:
    """The package under another name, in plain Python, with a setup.py as `tavola new` writes it."""
    package = folder / THEIRS
    shutil.copytree(OURS, package, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    for path in package.rglob("*.py"):
        path.write_text(path.read_text("utf-8").replace("tavola.games.adventurers_guard", THEIRS), "utf-8")
    names = [*ROLES, "features", "outline", "ways"]
    there = [name for name in names if (package / name).is_dir() or (package / f"{name}.py").exists()]
    (folder / "setup.py").write_text(SETUP.format(name=THEIRS, modules=", ".join(map(repr, there))), "utf-8")


def compile_there(folder: Path) -> None:
    began = time.monotonic()
    subprocess.run([sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=folder, check=True)
    print(f"compiled in {time.monotonic() - began:.0f} s", flush=True)


def played(game: Game, games: int) -> tuple[float, int]:
    """Processor seconds of so many random games, and how they went in a number."""
    went, rng, began = 0, tavola.Rng(1), time.process_time()
    for _ in range(games):
        state = game.new()
        tavola.playout(state, rng)
        went = hash((went, tuple(state.returns()), rng.word()))
    return time.process_time() - began, went


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=15)
    asked.add_argument("--games", type=int, default=400)
    wish = asked.parse_args()
    with TemporaryDirectory() as folder:
        copy_out(Path(folder))
        compile_there(Path(folder))
        sys.path.insert(0, folder)
        ours, theirs = tavola.game("adventurers-guard"), import_module(THEIRS).GAME
        print(f"ours is {build_of(ours.new())}, theirs {build_of(theirs.new())}")
        ratios = []
        for _ in range(wish.rounds):
            (here, went), (there, too) = played(ours, wish.games), played(theirs, wish.games)
            assert went == too, "the two do not play the same games"
            ratios.append(here / there)
        print(f"somebody else's plays at {statistics.median(ratios):.2f} times the speed of ours", end=", ")
        print(f"{min(ratios):.2f} to {max(ratios):.2f} in {wish.rounds} rounds, the same games")


if __name__ == "__main__":
    main()
