"""`tavola games`: what can be played."""

from rich.table import Table

import tavola
from tavola.cli.console import out
from tavola.kernel.errors import choices


def games() -> None:
    """List the games, with their seats and options."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for slug in tavola.games():
        game = tavola.game(slug)
        table.add_row(slug, game.title, f"{choices(game.seats)} seats", style="bold")
        for option in game.options:
            table.add_row(f"  {option.name}", f"{option.allowed()}", option.help)
    out().print(table)
