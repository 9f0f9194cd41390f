"""Everything `make test` checks, one step after the other; the closing line of each is repeated at the end."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
PYTEST = [BIN / "pytest", "-q", "-n", str(os.cpu_count() or 1)]
RULES = [f"tests/{name}" for name in ("conformance", "games", "golden", "kernel") if (ROOT / "tests" / name).exists()]
STORED = [f"tests/server/test_{name}.py" for name in ("races", "restart", "damage", "seats", "forgetting", "quotas")]
STORED += ["tests/server/test_nodes.py"]
STORED += [f"tests/soak/test_{name}.py" for name in ("kill", "nodes_killed")]  # make soak runs all of the server there
CAN_DIFFER = ["-m", "not cold"]  # words and themes are never compiled; scenes are drawn by the conformance suite too

STEPS = {
    "style": [BIN / "ruff", "check"],
    "format": [BIN / "ruff", "format", "--check"],
    "types": [BIN / "mypy"],
    "imports": [BIN / "lint-imports"],
    "all tests, compiled": [*PYTEST, "tests", "--ignore=tests/web"],
    "server, on PostgreSQL": [*PYTEST, *STORED],
    "rules, interpreted": [*PYTEST, *CAN_DIFFER, *RULES],
    "table, types and units": [sys.executable, "web/build.py", "check", "test"],
    "table, in a browser": [*PYTEST, "tests/web"],
}
BUILDS = {
    "all tests, compiled": {"TAVOLA_BUILD": "compiled"},
    "server, on PostgreSQL": {"TAVOLA_BUILD": "compiled", "TAVOLA_DATABASE": "postgresql"},
    "rules, interpreted": {"TAVOLA_BUILD": "interpreted", "PYTHONPATH": str(ROOT / "src")},
}


def run(name: str) -> tuple[bool, str]:
    """Run one step in full view; whether it passed, and its closing line."""
    print(f"==> {name} ({list(STEPS).index(name) + 1} of {len(STEPS)})", flush=True)
    begun = monotonic()
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | BUILDS.get(name, {})
    step = subprocess.Popen(STEPS[name], cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert step.stdout
    said = b"".join(shown(step.stdout.fileno()))
    passed = step.wait() == 0
    closing = said.decode(errors="replace").strip().rpartition("\n")[2]
    return passed, f"{'passed' if passed else 'FAILED'}  {monotonic() - begun:5.0f} s  {name}: {closing}"


def shown(pipe: int) -> Iterator[bytes]:
    """What a step says, printed as it comes, so that every test shows its dot at once."""
    while said := os.read(pipe, 4096):
        sys.stdout.buffer.write(said)
        sys.stdout.buffer.flush()
        yield said


def main() -> int:
    results = [run(name) for name in sys.argv[1:] or STEPS]
    print("\n" + "\n".join(line for _, line in results))
    return 0 if all(passed for passed, _ in results) else 1


if __name__ == "__main__":
    sys.exit(main())
