"""`tavola rules GAME [CLAUSE]`: the rules whole, or one clause with its places in code and tests."""

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Drawn
from rich.text import Text

import tavola
from tavola.cli.console import out
from tavola.cli.places import checkout, code_places, test_places
from tavola.kernel.errors import TavolaError, nearest
from tavola.kernel.rules_page import Clause, Map, Paragraph, Part, Points, Table


class UnknownClause(TavolaError):
    """A clause the ledger does not have."""


def find_clause(game: tavola.Game, id: str) -> Clause:
    """The clause of this id, in capitals or not; `12` stands for `AG-12`."""
    wanted = id.strip().rstrip("?.").upper()
    for name in (wanted, f"{game.prefix}-{wanted.rjust(2, '0')}", f"{game.prefix}-{wanted}"):
        if name in game.ledger:
            return game.ledger[name]
    known = [clause.id for clause in game.ledger]
    near = nearest(wanted, known) if len(known) <= 6 else _near(wanted, known)
    raise UnknownClause(f"{game.title} has no clause {id!r}: {near}")


def _near(wanted: str, known: list[str]) -> str:
    """A ledger is too long to list: its ends will do."""
    guess = nearest(wanted, known)
    return guess if guess.startswith("did you") else f"they run from {known[0]} to {known[-1]}"


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A slug, as `tavola games` lists them.")],
    clause: Annotated[
        str | None, typer.Argument(metavar="[CLAUSE]", help="One clause or ruling, such as AG-12.")
    ] = None,
) -> None:
    """Print the rules of a game, or one clause and where it is enacted and tested."""
    found = tavola.game(game)
    if clause is None:
        _print_page(found)
    else:
        _print_clause(found, find_clause(found, clause))


def _print_page(game: tavola.Game) -> None:
    console = out()
    console.print(Text(game.title, "bold"))
    for section in game.ledger.sections:
        if section.title:
            console.print(Text(f"\n{section.title}", "bold"))
        for before, part in zip((None, *section.parts), section.parts, strict=False):
            if not (isinstance(part, Clause) and isinstance(before, Clause | None)):
                console.print()
            _print_part(console, part)


def _print_part(console: Console, part: Part) -> None:
    match part:
        case Clause():
            console.print(Text.assemble((part.id, "bold"), " ", part.text))
        case Paragraph(text) | Map(text):
            console.print(Text(text))
        case Points(items):
            console.print(Text("\n".join(f"- {item}" for item in items)))
        case Table(head, rows):
            console.print(_drawn(head, rows), soft_wrap=False)


def _drawn(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Drawn:
    drawn = Drawn(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in head:
        drawn.add_column(Text(name, "bold"))
    for row in rows:
        drawn.add_row(*(Text(cell) for cell in row))
    return drawn


def _print_clause(game: tavola.Game, clause: Clause) -> None:
    console = out()
    console.print(Text.assemble((clause.id, "bold"), " ", clause.text))
    root = checkout()
    if root is None:
        return
    for title, places in (("code", code_places(game, clause.id, root)), ("tests", test_places(clause.id, root))):
        console.print(Text(f"\n{title}" if places else f"\n{title}: none", "bold"))
        for place in places:
            console.print(Text.assemble("  ", (f"{place.path}:{place.line}", "dim"), "  ", place.text), soft_wrap=True)
