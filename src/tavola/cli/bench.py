"""`tavola bench`: how fast the games run on this machine."""

import json
from collections.abc import Callable
from contextlib import nullcontext
from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table

import tavola
from tavola import OVER, Game, Rng
from tavola.bots.tree import Tree
from tavola.cli.console import err, out
from tavola.kernel.playout import run

MEASURES = ("driven from Python, decisions/s", "inside the engine, decisions/s", "clones/s", "search iterations/s")
BATCH = 200


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
    """Each measure's rate."""
    work = (driven, inside, clones, searched)
    return {name: rate(each(game), seconds) for name, each in zip(MEASURES, work, strict=True)}


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work a second, after one round to warm up."""
    work()
    done, start = 0, perf_counter()
    while (spent := perf_counter() - start) < seconds:
        done += work()
    return done / spent


def driven(game: Game) -> Callable[[], int]:
    """A random game played from Python: legal, choose, play."""
    rng = Rng(1)

    def work() -> int:
        state, played = game.new(), 0
        while state.actor != OVER and played < 10 * BATCH:
            actions = state.legal()
            state.play(actions[rng.below(len(actions))])
            played += 1
        return played

    return work


def inside(game: Game) -> Callable[[], int]:
    rng = Rng(1)
    return lambda: run(game.new(), rng, 50 * BATCH)


def clones(game: Game) -> Callable[[], int]:
    state = middle(game)

    def work() -> int:
        for _ in range(BATCH):
            state.clone()
        return BATCH

    return work


def searched(game: Game) -> Callable[[], int]:
    """Iterations of a fresh tree at a decision in mid-game."""
    state = middle(game)

    def work() -> int:
        Tree(state, state.actor, Rng(1), 1.0).grow(BATCH)
        return BATCH

    return work


def middle(game: Game) -> tavola.State:
    """A position with a seat to act, some random actions into the game."""
    rng, state = Rng(1), game.new()
    run(state, rng, 20)
    while state.actor < 0:
        state = game.new() if state.actor == OVER else state
        run(state, rng, 1)
    return state


def show(rates: dict[str, dict[str, float]]) -> None:
    table = Table("", *rates, box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for name in MEASURES:
        table.add_row(name, *(f"{each[name]:>12,.0f}" for each in rates.values()))
    console = out()
    console.print(table)
    console.print("compiled" if compiled() else "interpreted: `make setup` compiles the engine")
