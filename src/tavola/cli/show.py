"""`tavola show GAME`: a position, what each seat may know of it, and what it imagines instead."""

import json
from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import typer

import tavola
from tavola.cli import refusal
from tavola.cli.console import out
from tavola.paint.frame import Frame

LINES = 30


def show(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A slug, as `tavola games` lists them.")],
    position: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="A position in JSON; else one of a random game.")
    ] = None,
    plies: Annotated[int, typer.Option(min=0, help="How far into the random game, short of its end.")] = 20,
    seats: Annotated[int | None, typer.Option(help="How many seats, where the game leaves a choice.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another random game.")] = 0,
    dreams: Annotated[int, typer.Option(min=1, max=100_000, help="How many positions each seat imagines.")] = 1000,
) -> None:
    """Show a position in writing, as each seat sees it, and how often each seat imagines what it cannot know."""
    found = tavola.game(game)
    state = found.load(refusal.read_position(position)) if position else random_position(found, seats, plies, seed)
    console, truth = out(), found.dump(state)
    console.print(json.dumps(truth, ensure_ascii=False, indent=2))
    for seat in range(state.seats):
        names = [f"seat {each}" for each in range(state.seats)]
        frame = Frame(found.title, found.typed_scene(state, seat), names, [], width=console.width, height=LINES)
        console.rule(f"seat {seat} sees")
        console.print(frame.draw())
        for line in imagined(found, state, seat, seed, dreams):
            console.print(line)


def random_position(game: tavola.Game, seats: int | None, plies: int, seed: int) -> tavola.State:
    state, rng = game.new(refusal.check_seats(game, seats)), tavola.Rng(seed)
    for _ in range(plies):
        after = state.clone()
        after.play(after.sample(rng))
        if after.actor == tavola.OVER:  # where all is shown, there is nothing left to imagine
            break
        state = after
    return state


def imagined(game: tavola.Game, state: tavola.State, seat: int, seed: int, dreams: int) -> list[str]:
    """Each value of the written position that is not always imagined as it is, with how often it is what."""
    rng, seen = tavola.Rng(seed), dict[str, Counter[str]]()
    truth = flat(game.dump(state))
    for _ in range(dreams):
        dream = flat(game.dump(state.imagine(seat, rng)))
        for path in truth.keys() | dream.keys():
            seen.setdefault(path, Counter())[dream.get(path, "nothing")] += 1
    unsure = {path: counts for path, counts in seen.items() if set(counts) != {truth.get(path, "nothing")}}
    lines = [f"seat {seat} imagines, {dreams} times:" if unsure else f"seat {seat} knows everything"]
    for path in sorted(unsure):
        shares = ", ".join(f"{value} {count / dreams:.0%}" for value, count in unsure[path].most_common(8))
        lines.append(f"  {path}: {shares} (it is {truth.get(path, 'nothing')})")
    return lines


def flat(value: Any, path: str = "") -> dict[str, str]:
    """The innermost values of a position by their paths: `players/1/card`."""
    if isinstance(value, dict | list) and value:
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        return {at: each for key, inner in pairs for at, each in flat(inner, f"{path}/{key}".lstrip("/")).items()}
    return {path: json.dumps(value, ensure_ascii=False)}
