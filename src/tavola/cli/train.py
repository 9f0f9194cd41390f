"""`tavola train GAME`: a mind learns a game by playing itself."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import tavola
from tavola.bots.minds import SHARE
from tavola.cli import refusal
from tavola.cli.console import out
from tavola.kernel.errors import BadOption
from tavola.lab.curve import drawn, marks
from tavola.lab.school import Course, Mark, School, Standing


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A slug, as `tavola games` lists them.")],
    folder: Annotated[Path, typer.Option("--into", metavar="FOLDER", help="Holds the run; goes on if it is there.")],
    hours: Annotated[float, typer.Option(min=0.001, help="How long, this time.")] = 1.0,
    seats: Annotated[int | None, typer.Option(help="How many seats, where the game leaves a choice.")] = None,
    workers: Annotated[int, typer.Option(min=1, max=1024, help="Processes to play in.")] = 1,
    hidden: Annotated[str, typer.Option(help="Units of the layers, such as 32 or 32,16.")] = "32",
    blend: Annotated[
        str, typer.Option(help="1: the share; 1,-0.4: the chance to win, less so much of the others'.")
    ] = "1",
    lean: Annotated[
        float, typer.Option(min=0, max=3, help="What the game's estimate counts to begin with; 0: nothing, ever.")
    ] = 0.0,
    trace: Annotated[float, typer.Option("--lambda", min=0, max=1, help="How far a result reaches back.")] = 0.8,
    discount: Annotated[float, typer.Option(min=0.5, max=1, help="What a result counts one action later.")] = 0.998,
    rate: Annotated[float, typer.Option(min=1e-6, max=1, help="How large the first steps are.")] = 0.01,
    settle: Annotated[int, typer.Option(min=1, help="Games after which the steps are half as large.")] = 10_000,
    wander: Annotated[float, typer.Option(min=0, max=1, help="The share of actions at random.")] = 0.03,
    games: Annotated[int, typer.Option(min=8, help="Games of a generation.")] = 200,
    passes: Annotated[int, typer.Option(min=1, help="How often each generation's games are gone through.")] = 1,
    term: Annotated[int, typer.Option(min=1, help="Generations from exam to exam.")] = 25,
    seed: Annotated[int, typer.Option(min=0, help="Where its chances begin.")] = 1,
) -> None:
    """Let a mind learn a game from its own play; FOLDER/best.json is the best that was proven."""
    found = tavola.game(game)
    count = refusal.check_seats(found, seats)
    layers, counts = tuple(map(int, _numbers(hidden))), tuple(_numbers(blend))
    if not layers or min(layers) < 1 or len(counts) > len(SHARE) + 1:
        raise BadOption("hidden is written as 32 or 32,16, and blend as 1 or 1,-0.4")
    course = Course(game, count, layers, counts, lean, trace, discount, rate, settle, wander, games, passes, term, seed)
    school = School(folder, course, {"command": _command(course)})
    school.learn(hours, workers, lambda standing, mark: _tell(school, standing, mark, out()))


def _numbers(text: str) -> list[float]:
    try:
        return [float(each) for each in text.split(",")]
    except ValueError as wrong:
        raise BadOption(f"numbers are written as 32 or 32,16, not {text!r}") from wrong


def _command(course: Course) -> str:
    """What made a mind, for its file."""
    layers = ",".join(map(str, course.hidden))
    counts = ",".join(f"{each:g}" for each in course.blend)
    return (
        f"tavola train {course.game} --into FOLDER --seats {course.seats} --hidden {layers} --blend {counts} "
        f"--lean {course.lean:g} --lambda {course.trace:g} --discount {course.discount:g} --rate {course.rate:g} "
        f"--settle {course.settle} --wander {course.wander:g} --games {course.games} "
        f"--passes {course.passes} --term {course.term} --seed {course.seed}"
    )


def _tell(school: School, standing: Standing, mark: Mark | None, console: Console) -> None:
    """A line for every exam, and the curve drawn anew."""
    if mark is None:
        return
    said = "better, kept" if mark.better else "not proven better"
    console.print(
        f"{mark.games:,} games, {mark.seconds / 3600:.2f} h: won {mark.won:.1%} of {mark.of} against the best so far, "
        f"{said}; the best wins {mark.estimate:.0%} against the estimate"
    )
    title = f"{school.rules.title}, {school.course.seats} seats: won against the estimate, one action ahead"
    (school.folder / "curve.svg").write_text(drawn(title, marks(school.folder)), "utf-8")
