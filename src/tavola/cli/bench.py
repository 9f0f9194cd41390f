"""`tavola bench`: how fast the games run on this machine."""

import json
from contextlib import nullcontext
from typing import Annotated

import typer
from rich.table import Table

import tavola
from tavola.cli.console import err, out
from tavola.lab.bench import MEASURES, build_of, own, rounds, spread, start_of

ROUNDS = 5
UNITS = ("decisions/s", "decisions/s", "a second", "iterations/s")


def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all by default.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=60, help="For each measure.")] = 0.5,
    as_json: Annotated[bool, typer.Option("--json", help="Print numbers as JSON.")] = False,
) -> None:
    """Measure decisions, clones and search iterations per second, one core."""
    slugs = tavola.games() if game is None else [tavola.game(game).slug]
    with err().status("measuring") if err().is_terminal else nullcontext():
        rates = measured(slugs, seconds)
    builds = {slug: build_of(tavola.game(slug).new()) for slug in slugs}
    if as_json:
        print(json.dumps({"builds": builds, "rates": rates}, indent=2))
    else:
        show(rates, builds)


def measured(slugs: list[str], seconds: float) -> dict[str, dict[str, float]]:
    """Each game's rates, all measured in turns; decisions are those of players, dice are not counted."""
    runners = [runner for slug in slugs for runner in own(slug, start_of(slug))]
    found = rounds(runners, ROUNDS, seconds / ROUNDS)
    middle = {name: spread([rate.decisions for rate in rates]).median for name, rates in found.items()}
    return {slug: {measure: middle[f"{slug}: {measure}"] for measure in MEASURES} for slug in slugs}


def show(rates: dict[str, dict[str, float]], builds: dict[str, str]) -> None:
    table = Table("", *rates, box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for measure, unit in zip(MEASURES, UNITS, strict=True):
        table.add_row(f"{measure}, {unit}", *(f"{each[measure]:>12,.0f}" for each in rates.values()))
    table.add_row("", *(f"{build:>12}" for build in builds.values()))
    console = out()
    console.print(table)
    for slug in [slug for slug, build in builds.items() if build != "compiled"]:
        console.print(f"{slug} is {builds[slug]}: `make setup` compiles our games, `pip install .` one with a setup.py")
