"""`tavola admin …`: for whoever hosts a server."""

import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from tavola.cli.console import out

admin = typer.Typer(help="Look after a server: its database and its admin keys.", no_args_is_help=True)
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


@admin.command()
def key(
    name: Annotated[str, typer.Option(metavar="NAME", help="Who or what it is for, as the log calls them.")] = "admin",
    db: Database = "tavola.db",
) -> None:
    """Make an admin key, for /admin and /api/admin. It is shown once, and stored as a hash."""
    from tavola.server import admins

    with admins.opened(db) as engine:
        made, secret = admins.make(engine, one_name(name), time.time())
    print(secret)
    print(f"{made.id} ({made.name}): keep the key, it is not shown again", file=sys.stderr)


def one_name(name: str) -> str:
    if not (name.isprintable() and 1 <= len(name.strip()) <= 40):
        raise typer.BadParameter("a name has 1 to 40 characters, in one line")
    return name.strip()


@admin.command()
def keys(db: Database = "tavola.db") -> None:
    """List the admin keys there are and were."""
    from tavola.server import admins

    with admins.opened(db) as engine:
        found = admins.known(engine)
    for each in found:
        revoked = f"revoked {day(each.revoked)}" if each.revoked else "in use"
        print(f"{each.id}  {day(each.created)}  {revoked}  {each.name}")
    if not found:
        out().print("there is no admin key yet: `tavola admin key` makes one")


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(at))


@admin.command()
def revoke(
    id: Annotated[str, typer.Argument(metavar="ID", help="As `tavola admin keys` lists it.")],
    db: Database = "tavola.db",
) -> None:
    """Make an admin key worthless, at once, also while the server runs."""
    from tavola.server import admins

    with admins.opened(db) as engine:
        admins.revoke(engine, id, time.time())
    out().print(f"{id} opens nothing any more")
