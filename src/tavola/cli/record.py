"""`tavola record check FILE…`: is a record whole and possible?"""

from pathlib import Path
from typing import Annotated

import typer

from tavola import BadRecord, Record
from tavola.cli.console import out
from tavola.cli.refusal import refuse
from tavola.cli.results import summary
from tavola.kernel.errors import choices
from tavola.kernel.fair import Misfit

app = typer.Typer(help="Look at saved games.", no_args_is_help=False)


@app.callback()
def records() -> None:
    """Look at saved games."""


@app.command()
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records as `save` writes them.")],
) -> None:
    """Play each record through: ok, or the ply where it breaks."""
    broken = [path for path in files if not _fine(path)]
    if broken:
        raise typer.Exit(2)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game that is over.")],
    seal: Annotated[
        str | None, typer.Option(help="The seal you saw before the game: that of the record must begin so.")
    ] = None,
) -> None:
    """Draw every roll and card again from the secret of the record: all fit, or which one does not."""
    record = Record.read(file)
    if not record.fair:
        raise BadRecord(f"{file}: nothing is sealed here; records of finished games played at a table have seals")
    wrong = [_worded(record, misfit) for misfit in _of_the_seal(record, seal) + record.misfits()]
    for line in wrong:
        refuse(f"{file}: {line}")
    if wrong:
        raise typer.Exit(2)
    draws = sum(len(each.draws) for each in record.fair)
    out().print(f"{file}: all {draws} rolls and draws fit the seal {record.fair[0].commitment}")


def _of_the_seal(record: Record, seen: str | None) -> list[Misfit]:
    if seen is None or (seen and any(each.commitment.startswith(seen.lower()) for each in record.fair)):
        return []
    return [Misfit(None, f"no seal of the record is {seen!r}: it must be {choices(s.commitment for s in record.fair)}")]


def _worded(record: Record, misfit: Misfit) -> str:
    if misfit.ply is None or misfit.sealed is None:
        return misfit.message
    said, sealed = (record.game.named(action) for action in (record.actions[misfit.ply], misfit.sealed))
    return f"ply {misfit.ply} says {said}, but {sealed} was sealed"


def _fine(path: Path) -> bool:
    try:
        record = Record.read(path)
    except BadRecord as wrong:
        refuse(str(wrong) if str(path) in str(wrong) else f"{path}: {wrong}")
        return False
    out().print(f"{path}: ok, {summary(record)}")
    return True
