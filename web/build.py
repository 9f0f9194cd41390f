"""Build the browser table into the server's package; takes Node.js from PyPI where the machine has none.

Standard library only, but for what generate.py asks of the server: its messages are the page's types.
"""

import fcntl
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
LEAST = (20, 19)  # what Vite asks for
LOCKED = WEB / "building.lock"
LOCK, STAMP = WEB / "package-lock.json", WEB / "node_modules" / ".stamp"


def fit(node: str | None) -> bool:
    """Is this a Node.js that is new enough, with its npm beside it?"""
    if not node or not (Path(node).parent / "npm").exists():
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return version is not None and tuple(map(int, version.groups())) >= LEAST


def node_folder() -> Path:
    """Where node and npm are; installed beside this Python if need be."""
    own = Path(sys.executable).parent / "node"
    for candidate in (shutil.which("node"), str(own)):
        if fit(candidate):
            return Path(str(candidate)).parent
    print("    Node.js from PyPI (requirements/node.txt)", flush=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    subprocess.run([*pip, "-r", str(WEB.parent / "requirements" / "node.txt")], check=True)
    return own.parent


def npm(folder: Path, *words: str) -> None:
    """Run npm with this Node.js first in the path."""
    environment = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    subprocess.run([str(folder / "npm"), *words], cwd=WEB, env=environment, check=True)


def install(folder: Path) -> None:
    """The locked packages, unless they are there already."""
    wanted = LOCK.read_text("utf-8")
    if STAMP.exists() and STAMP.read_text("utf-8") == wanted:
        return
    # not `npm ci`: it refuses a lock without the compilers of every other platform
    npm(folder, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    STAMP.write_text(wanted, "utf-8")


def generate() -> None:
    """The page's types, from the source beside it whatever is installed."""
    environment = os.environ | {"PYTHONPATH": str(WEB.parent / "src")}
    subprocess.run([sys.executable, str(WEB / "generate.py")], env=environment, check=True)


def install_ahead() -> None:
    """While pip is at work; where Node.js is still to come from PyPI, there is nothing to do yet."""
    node = shutil.which("node")
    if fit(node):
        install(Path(str(node)).parent)


def main() -> None:
    """Under a lock: setup.py, which may be compiling meanwhile, waits for it before it copies the page."""
    with LOCKED.open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if sys.argv[1:] == ["packages"]:
            install_ahead()
            return
        generate()
        folder = node_folder()
        install(folder)
        for task in sys.argv[1:] or ["build"]:
            npm(folder, "run", "--silent", task)


if __name__ == "__main__":
    main()
