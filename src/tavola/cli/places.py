"""Where a clause is enacted and tested, in a checkout of the sources."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tavola import Game

SPAN = re.compile(r"([A-Z]{2}-R?)(\d+) to \1(\d+)")
MARK = re.compile(r"mark\.rule\(")
TEST = re.compile(r"\s*def (test_\w+)")


class Place(NamedTuple):
    path: Path
    line: int
    text: str


def checkout() -> Path | None:
    """The folder at or above the current one that holds the sources, if any does."""
    here = Path.cwd()
    return next((each for each in (here, *here.parents) if (each / "src").is_dir() and (each / "tests").is_dir()), None)


def code_places(game: Game, clause: str, root: Path) -> list[Place]:
    """Lines of the game's package that name the clause."""
    folders = [root / "src" / Path(*game.package.split(".")), root / Path(*game.package.split("."))]
    return [
        Place(path.relative_to(root), number, text.strip())
        for folder in folders
        for path in sorted(folder.rglob("*.py"))
        for number, text in enumerate(path.read_text("utf-8").splitlines(), 1)
        if names(text, clause)
    ]


def test_places(clause: str, root: Path) -> list[Place]:
    """Tests marked with the clause, by name."""
    return [
        Place(path.relative_to(root), number, test)
        for path in sorted((root / "tests").rglob("*.py"))
        for number, test in marked(path.read_text("utf-8").splitlines(), clause)
    ]


def marked(lines: list[str], clause: str) -> Iterator[tuple[int, str]]:
    """Each test below a `rule` mark that names the clause."""
    wanted = False
    for number, text in enumerate(lines, 1):
        wanted = wanted or (bool(MARK.search(text)) and names(text, clause))
        if test := TEST.match(text):
            if wanted:
                yield number, test[1]
            wanted = False


def names(text: str, clause: str) -> bool:
    """Does the line name the clause, by itself or within `AG-18 to AG-21`?"""
    if re.search(rf"{clause}(?!\d)", text):
        return True
    return any(
        clause.startswith(span[1])
        and clause[len(span[1]) :].isdigit()
        and int(span[2]) <= int(clause[len(span[1]) :]) <= int(span[3])
        for span in SPAN.finditer(text)
    )
