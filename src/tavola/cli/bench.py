"""`tavola bench`: how fast the games run on this machine."""

import json
from contextlib import nullcontext
from typing import Annotated

import typer
from rich.table import Table

import tavola
from tavola import Game, Rng
from tavola.cli.console import err, out
from tavola.lab.bench import own, rate, start_of

MEASURES = ("driven from Python, decisions/s", "inside the engine, decisions/s", "clones/s", "search iterations/s")


def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all by default.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=60, help="For each measure.")] = 0.5,
    as_json: Annotated[bool, typer.Option("--json", help="Print numbers as JSON.")] = False,
) -> None:
    """Measure decisions, clones and search iterations per second, one core."""
    found = [tavola.game(slug) for slug in (tavola.games() if game is None else [game])]
    rates: dict[str, dict[str, float]] = {}
    with err().status("measuring") if err().is_terminal else nullcontext():
        for each in found:
            rates[each.slug] = measured(each, seconds)
    if as_json:
        print(json.dumps({"compiled": compiled(), "rates": rates}, indent=2))
    else:
        show(rates)


def compiled() -> bool:
    """Is the engine running as machine code?"""
    return not hasattr(Rng.below, "__code__")


def measured(game: Game, seconds: float) -> dict[str, float]:
    """Each measure's rate; decisions are those of players, dice are not counted."""
    runners = own(game.slug, start_of(game.slug))
    return {name: rate(each.work, seconds).decisions for name, each in zip(MEASURES, runners, strict=True)}


def show(rates: dict[str, dict[str, float]]) -> None:
    table = Table("", *rates, box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for name in MEASURES:
        table.add_row(name, *(f"{each[name]:>12,.0f}" for each in rates.values()))
    console = out()
    console.print(table)
    console.print("compiled" if compiled() else "interpreted: `make setup` compiles the engine")
