"""`tavola check SLUG`: what a game must keep to, with progress, and what is missing in its author's terms."""

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Annotated, NamedTuple

import typer

import tavola
from tavola.cli.console import err, out
from tavola.cli.refusal import refuse
from tavola.kernel.errors import UnknownGame
from tavola.testing import CHECKS, Effort, check_teaching, check_theme, run, spread, tables

FAULTS = 1
WIDTH = 72


def check(
    slug: Annotated[str, typer.Argument(metavar="SLUG", help="The game, installed: `pip install -e .` in its folder.")],
    effort: Annotated[int, typer.Option(min=1, max=100, help="How much more than usual is tried.")] = 1,
) -> None:
    """Play a game at random at every table and check all that games must keep to."""
    game, begun = _found(slug), monotonic()
    wrong = [*_beside(game), *_at_tables(game, effort)]
    for line in _gathered(wrong):
        refuse(line)
    if wrong:
        refuse(f"{slug}: {len(wrong)} of {len(CHECKS) + 2} checks failed")
        raise typer.Exit(FAULTS)
    out().print(f"{slug}: all {len(CHECKS) + 2} checks passed in {monotonic() - begun:.0f} s", highlight=False)


def _found(slug: str) -> tavola.Game:
    """The game; one that stands in this folder, but is not installed, is not merely unknown."""
    try:
        return tavola.game(slug)
    except UnknownGame as unknown:
        if slug in tavola.games() or slug not in _declared(Path("pyproject.toml")):
            raise
        raise UnknownGame(f"{slug} is not installed: pip install --no-build-isolation -e . in this folder") from unknown


def _declared(project: Path) -> dict[str, str]:
    """The games that the project in this folder declares."""
    if not project.is_file():
        return {}
    points = tomllib.loads(project.read_text("utf-8")).get("project", {}).get("entry-points", {})
    return dict(points.get("tavola.games", {}))


class Found(NamedTuple):
    """A check that failed: what was wrong, and where that was first."""

    check: str
    said: str
    where: str


def _gathered(wrong: Sequence[Found]) -> Iterator[str]:
    """A line each; of checks that stumble over the same thing one speaks for all."""
    for said in dict.fromkeys(found.said for found in wrong):
        first, *others = (found for found in wrong if found.said == said)
        also = f"; the same fails {', '.join(found.check for found in others)}" if others else ""
        yield f"{first.check}: {said}{first.where}{also}"


def _beside(game: tavola.Game) -> Iterator[Found]:
    """What is looked at once: lesson and theme."""
    for name, look in (("lesson", check_teaching), ("theme", check_theme)):
        try:
            look(game)
        except Exception as fault:
            yield _line(name, fault)


def _at_tables(game: tavola.Game, effort: int) -> Iterator[Found]:
    """The first fault of each check; and where it stands, table by table."""
    left, every = list(CHECKS), spread(tables(game))
    usual = Effort.usual(True)
    tried = Effort(seeds=effort, positions=usual.positions * effort, actions=usual.actions, imagined=usual.imagined)
    for number, table in enumerate(every):
        _progress(f"{number + 1} of {len(every)}: {table}")
        for name in list(left):
            try:
                run(name, game, table, tried)
            except Exception as fault:
                left.remove(name)
                yield _line(name, fault)
    _progress("")


def _progress(text: str) -> None:
    """One line that is written over again on a terminal."""
    console = err()
    if console.is_terminal:
        console.print(f"table {text}".ljust(WIDTH) if text else " " * WIDTH, end="\r")
    elif text:
        console.print(f"table {text}")


def _line(name: str, fault: Exception) -> Found:
    """Which check, what is wrong, and where: the last note is the table, before it the position."""
    notes = getattr(fault, "__notes__", [])
    said = str(fault) or type(fault).__name__
    kind = "" if isinstance(fault, AssertionError | tavola.TavolaError) else f"{type(fault).__name__}: "
    where = f" ({notes[-1]})" if notes else ""
    position = f"\n    {notes[0]}" if len(notes) > 1 else ""
    return Found(name, f"{kind}{said}", f"{where}{position}")
