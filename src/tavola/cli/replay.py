"""`tavola replay FILE`: step through a saved game, or verify it."""

from pathlib import Path
from typing import Annotated

import typer

from tavola import BadOption, Record
from tavola.cli import refusal
from tavola.cli.console import on_terminal, out
from tavola.cli.reel import Reel
from tavola.cli.results import summary
from tavola.kernel.errors import choices
from tavola.paint.frame import Frame


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record as `save` writes it.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only play it through and say whether it holds.")] = False,
    ply: Annotated[int | None, typer.Option(help="Show the position after this many actions and stop.")] = None,
    seat: Annotated[int | None, typer.Option(help="See it as this seat did; a spectator by default.")] = None,
    language: Annotated[str, typer.Option(help="en, fr or ko.")] = "en",
) -> None:
    """Step through a saved game with the arrow keys; into a pipe, print its story."""
    record = Record.read(file)
    _check(record, ply, seat)
    reel = Reel(record, seat, refusal.check_language(language))
    if verify:
        out().print(f"{file}: ok, {summary(record)}")
    elif ply is not None:
        show(reel, ply)
    elif on_terminal():
        from tavola.cli.projector import Projector

        Projector(reel).run()
    else:
        tell(reel)


def _check(record: Record, ply: int | None, seat: int | None) -> None:
    if ply is not None and not 0 <= ply <= len(record.actions):
        raise BadOption(f"there is no ply {ply}: it must be a whole number from 0 to {len(record.actions)}")
    if seat is not None and not 0 <= seat < record.state.seats:
        raise BadOption(f"there is no seat {seat}: it must be {choices(range(record.state.seats))}")


def show(reel: Reel, ply: int) -> None:
    console = out()
    console.print(reel.frame(ply, console.width, 0).draw())


def tell(reel: Reel) -> None:
    """Every event in order, then the last position."""
    console = out()
    for ply in range(len(reel) + 1):
        for told in reel.told[ply]:
            note = f"{told.note:<10}" if told.note else " " * 10
            console.print(f"{ply:>4}  {note} {told.text} {told.clause}")
    last = reel.frame(len(reel), console.width, 0)
    console.print(Frame(last.title, last.scene, last.names, width=console.width).draw())
