"""Everything `make test` checks, one step after the other; the closing line of each is repeated at the end."""

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
PYTEST = [BIN / "pytest", "-q", "-n", "2"]
RULES = [f"tests/{name}" for name in ("conformance", "games", "golden", "kernel") if (ROOT / "tests" / name).exists()]

STEPS = {
    "style": [BIN / "ruff", "check"],
    "format": [BIN / "ruff", "format", "--check"],
    "types": [BIN / "mypy"],
    "imports": [BIN / "lint-imports"],
    "all tests, compiled": [*PYTEST, "tests", "--ignore=tests/web"],
    "rules, interpreted": [*PYTEST, *RULES],
    "table, types and units": [sys.executable, "web/build.py", "check", "test"],
    "table, in a browser": [*PYTEST, "tests/web"],
}
BUILDS = {
    "all tests, compiled": {"TAVOLA_BUILD": "compiled"},
    "rules, interpreted": {"TAVOLA_BUILD": "interpreted", "PYTHONPATH": str(ROOT / "src")},
}


def run(name: str) -> tuple[bool, str]:
    """Run one step in full view; whether it passed, and its closing line."""
    print(f"==> {name}", flush=True)
    begun, closing = monotonic(), ""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | BUILDS.get(name, {})
    step = subprocess.Popen(
        STEPS[name], cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert step.stdout
    for line in step.stdout:
        print(line, end="", flush=True)
        closing = line.strip() or closing
    passed = step.wait() == 0
    return passed, f"{'passed' if passed else 'FAILED'}  {monotonic() - begun:5.0f} s  {name}: {closing}"


def main() -> int:
    results = [run(name) for name in sys.argv[1:] or STEPS]
    print("\n" + "\n".join(line for _, line in results))
    return 0 if all(passed for passed, _ in results) else 1


if __name__ == "__main__":
    sys.exit(main())
