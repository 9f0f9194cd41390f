"""The README and every page of docs/: snippets run, links lead somewhere, no page is lost.

A page is read from top to bottom in a folder of its own: Python snippets share their names; one that begins with
`# some/file.py` is saved there instead; of shell snippets, `tavola …` lines run, `make …` lines must be targets, and
`pip install -e .` makes the page's own package known.
"""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tavola.testing import CHECKS

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(?P<kind>[\w-]*)[^\n]*\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|mailto:|#)(?P<to>[^)#\s]+)")
SHELL = ("sh", "bash", "shell", "console")
NOT_STARTED = ("play", "serve", "mcp", "train")  # they wait for people or take long: their flags are checked


class Snippet(NamedTuple):
    """A fenced block of a page."""

    kind: str
    text: str


def snippets(page: Path) -> list[Snippet]:
    return [Snippet(*fence.groups()) for fence in FENCE.finditer(page.read_text("utf-8"))]


def run_python(text: str, names: dict, page: Path) -> None:
    """A plain snippet runs; one with prompts must also print what it shows."""
    if ">>>" not in text:
        exec(compile(text, str(page), "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(text, names, page.name, str(page), 0)
    failed, _ = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, clear_globs=False)
    assert not failed, f"{page.name}: a snippet prints something else than it shows"


def run_shell(text: str, page: Path) -> None:
    for line in text.replace("\\\n", " ").splitlines():
        words = shlex.split(line.removeprefix("$ "), comments=True)
        if words[:1] == ["tavola"]:
            run_tavola(words[1:], page)
        elif words[:1] == ["make"]:
            check_targets([word for word in words[1:] if "=" not in word], page)
        elif words[:3] == ["pip", "install", "-e"]:
            declare_entry_points()


def declare_entry_points() -> None:
    """The half of `pip install -e .` that other packages see."""
    command = [sys.executable, "-c", "import setuptools; setuptools.setup()", "-q", "egg_info"]
    subprocess.run(command, check=True, capture_output=True)


def run_tavola(words: list[str], page: Path) -> None:
    if words[:1] and words[0] in NOT_STARTED:
        words = [*words, "--help"]
    command = [sys.executable, "-c", "from tavola.cli import main; main()", *words]
    done = subprocess.run(command, capture_output=True, text=True, input="", check=False)
    assert done.returncode == 0, f"{page.name}: tavola {' '.join(words)}: {done.stderr}"


def check_targets(targets: list[str], page: Path) -> None:
    known = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(targets) <= known, f"{page.name}: make has no {set(targets) - known}"


def named_file(text: str) -> str:
    """The file a snippet says it is."""
    first = re.match(r"# ([\w./-]+\.\w+)\n", text)
    return first[1] if first else ""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_snippets_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    names: dict = {"__name__": "__main__"}
    for kind, text in snippets(page):
        if path := named_file(text):
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(text, "utf-8")
        elif kind in ("python", "py", "pycon"):
            run_python(text, names, page)
        elif kind in SHELL:
            run_shell(text, page)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    prose = FENCE.sub("", page.read_text("utf-8"))
    missing = [to for to in LINK.findall(prose) if not (page.parent / to).exists()]
    assert missing == []


def test_no_page_is_lost() -> None:
    """Every page is linked from the README or from docs/index.md."""
    doors = [page for page in (ROOT / "README.md", ROOT / "docs" / "index.md") if page.exists()]
    linked = {(page.parent / to).resolve() for page in doors for to in LINK.findall(page.read_text("utf-8"))}
    assert [page.name for page in PAGES[1:] if page.name != "index.md" and page not in linked] == []


def test_fences_are_closed() -> None:
    assert [page.name for page in PAGES if page.read_text("utf-8").count("\n```") % 2] == []


def test_every_check_of_the_suite_is_described() -> None:
    page = (ROOT / "docs" / "conformance.md").read_text("utf-8")
    assert sorted(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)) == sorted(CHECKS)
