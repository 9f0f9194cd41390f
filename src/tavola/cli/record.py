"""`tavola record check FILE…`: is a record whole and possible?"""

from pathlib import Path
from typing import Annotated

import typer

from tavola import BadRecord, Record
from tavola.cli.console import out
from tavola.cli.refusal import refuse
from tavola.cli.results import summary

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


def _fine(path: Path) -> bool:
    try:
        record = Record.read(path)
    except BadRecord as wrong:
        refuse(str(wrong) if str(path) in str(wrong) else f"{path}: {wrong}")
        return False
    out().print(f"{path}: ok, {summary(record)}")
    return True
