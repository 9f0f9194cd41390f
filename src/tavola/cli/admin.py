"""`tavola admin …`: for whoever hosts a server."""

from pathlib import Path
from typing import Annotated

import typer

from tavola.cli.console import out

admin = typer.Typer(help="Look after a server's database.", no_args_is_help=True)
Database = Annotated[str, typer.Option(metavar="FILE", help="The server's database.")]


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; it must not exist yet.")],
    db: Database = "tavola.db",
) -> None:
    """Copy the database, even while the server runs."""
    from tavola.server.backup import backup as copy

    size = copy(db, file)
    out().print(f"{file}: {size} bytes, checked")


@admin.command()
def check(db: Database = "tavola.db") -> None:
    """Play every stored game through and say what is wrong; exit code 1 if anything is."""
    from tavola.server.backup import check as problems

    found = list(problems(db))
    for line in found:
        print(line)
    if found:
        raise typer.Exit(1)
    out().print("every table is in order")
