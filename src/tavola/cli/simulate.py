"""`tavola simulate GAME`: many games between bots, with intervals."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tavola
from tavola.cli import refusal
from tavola.cli.console import err, out
from tavola.kernel.options import RECOMMENDED
from tavola.lab.book import PARQUET, Book
from tavola.lab.extras import need
from tavola.lab.intervals import Share
from tavola.lab.simulate import LIMIT, NOT_OVER, Report, Run
from tavola.lab.simulate import simulate as run


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A slug, as `tavola games` lists them.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="One bot a seat, or one for all: club,greedy.")] = "greedy",
    seed: Annotated[
        int, typer.Option(min=0, help="The same seed, the same games (with bots that count, not time).")
    ] = 0,
    workers: Annotated[int, typer.Option(min=1, max=1024, help="Processes to play in.")] = 1,
    seats: Annotated[int | None, typer.Option(help="How many seats, where the game leaves a choice.")] = None,
    preset: Annotated[str, typer.Option(help="recommended, or printed: the rulebook to the letter.")] = RECOMMENDED,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")] = None,
    limit: Annotated[
        int, typer.Option(min=1, help="Decisions after which a game is given up: as printed one may never end.")
    ] = LIMIT,
    file: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE", help="Write the games as rows: .parquet or .jsonl; goes on if it is there."
        ),
    ] = None,
    observations: Annotated[
        bool, typer.Option("--observations", help="Beside FILE, also every decision: observed, legal, done, result.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole report as JSON.")] = False,
) -> None:
    """Let bots play many games and report who wins, with 95 % intervals."""
    found = tavola.game(game)
    options = refusal.read_options(found, option or (), preset)
    specs = [spec.strip() for spec in bots.split(",")]
    writes = book(file, observations)
    with bar() as progress:
        tick = ticking(progress, games)
        report = run(found, specs, games, seed, min(workers, games), options, seats, tick, limit, writes)
    if as_json:
        print(json.dumps(msgspec.to_builtins(report), indent=2, ensure_ascii=False))
    else:
        show(found.title, report)


def book(file: Path | None, observations: bool) -> Run | None:
    """What writes the games down, if anything does."""
    if file is None:
        if observations:
            raise typer.BadParameter("--observations needs --out FILE")
        return None
    if file.suffix == PARQUET:
        need("polars", extra="data")
    return Book(file, observations, note=err().print).run


def bar() -> Progress:
    """A bar on stderr; it leaves nothing behind, and nothing at all in a pipe."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err(), transient=True, disable=not err().is_terminal)


def ticking(progress: Progress, games: int) -> Callable[[int, int], None]:
    task = progress.add_task("games", total=games)
    return lambda done, total: progress.update(task, completed=done)


def show(title: str, report: Report) -> None:
    console = out()
    console.print(f"{title}: {report.games} games, seed {report.seed}, bots change seats from game to game")
    table = Table("", "wins", "share", "95 % interval", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for number, entrant in enumerate(report.entrants):
        table.add_row(f"{entrant.bot} (bot {number + 1})", *_cells(entrant.wins))
    for seat, share in enumerate(report.by_seat):
        table.add_row(f"seat {seat}", *_cells(share), style="dim")
    console.print(table)
    length = report.decisions
    console.print(
        f"decisions a game: median {length.median:g}, four in five between {length.low:g} and {length.high:g}"
    )
    if report.not_over:
        console.print(f"not over after {report.limit:,} decisions, and in no share: {report.not_over} games")
    ends = [f"{reason.replace('_', ' ')} {n}" for reason, n in report.reasons.items() if reason != NOT_OVER]
    console.print("ended by: " + (", ".join(ends) or "nothing"))


def _cells(share: Share) -> tuple[str, str, str]:
    return f"{share.won:g}", f"{share.share:.1%}", f"{share.low:.1%} to {share.high:.1%}"
