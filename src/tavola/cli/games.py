"""`tavola games`: what can be played."""

from rich.table import Table

import tavola
from tavola.cli.console import out
from tavola.kernel.errors import choices
from tavola.kernel.options import Option


def games() -> None:
    """List the games, with their seats and options."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for slug in tavola.games():
        game = tavola.game(slug)
        table.add_row(slug, game.title, f"{choices(game.seats)} seats", style="bold")
        for option in game.options:
            table.add_row(f"  {option.name}", option.allowed(), f"{option.help}{_print_differs(option)}")
    out().print(table)


def _print_differs(option: Option) -> str:
    """What is recommended and what is printed, where these are not the same."""
    if option.as_printed == option.default:
        return ""
    recommended, printed = (str(value).lower() for value in (option.default, option.as_printed))
    return f" Recommended: {recommended}; printed: {printed}."
