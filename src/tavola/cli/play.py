"""`tavola play GAME`: a game in the terminal, against bots or around one screen."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

import tavola
from tavola import BadOption, Game, Record
from tavola.bots.levels import bot
from tavola.cli import plain, refusal
from tavola.cli.console import on_terminal, out
from tavola.cli.session import Session
from tavola.cli.table import Table
from tavola.kernel.errors import choices
from tavola.kernel.options import RECOMMENDED
from tavola.kernel.story import Voice
from tavola.paint.frame import Frame

SEEDS = 1 << 31
FAREWELL_LINES = 20


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A slug, as `tavola games` lists them.")],
    seat: Annotated[int, typer.Option(help="Your seat; the first is 0.")] = 0,
    seats: Annotated[int | None, typer.Option(help="How many seats, where the game leaves a choice.")] = None,
    players: Annotated[int, typer.Option(min=1, help="People at this screen; they sit from --seat on.")] = 1,
    level: Annotated[
        str, typer.Option("--bot", help="Who plays the other seats: novice, casual, club, expert, random, …")
    ] = "club",
    preset: Annotated[str | None, typer.Option(help="recommended, or printed: the rulebook to the letter.")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="The same dice and bots again.")] = None,
    language: Annotated[str, typer.Option(help="en, fr or ko.")] = "en",
    position: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Start from a position in JSON.")
    ] = None,
) -> None:
    """Play in the terminal: type moves or choose them with arrow keys."""
    found = tavola.game(game)
    voice = Voice("tavola.cli", refusal.check_language(language))
    record = _begin(found, seats, preset, option or [], position)
    humans = _humans(record.state.seats, seat, players)
    dice = secrets.randbelow(SEEDS) if seed is None else seed
    bots = {each: bot(level, dice + each) for each in range(record.state.seats) if each not in humans}
    record.names = [_name(each, humans, level, voice) for each in range(record.state.seats)]
    sit(Table(record, humans, bots, dice), found.title, language)


def _begin(game: Game, seats: int | None, preset: str | None, given: list[str], position: Path | None) -> Record:
    """A new record, or one that starts from a written position."""
    options = refusal.read_options(game, given, preset or RECOMMENDED)
    if position is None:
        return Record.start(game, refusal.check_seats(game, seats), **options)
    if given or preset is not None or seats is not None:
        raise BadOption(
            "a position brings its own seats and options: leave --seats, --preset and --option out beside --from"
        )
    return Record.from_state(game, refusal.read_position(position))


def _humans(seats: int, first: int, players: int) -> list[int]:
    """The seats people take, counted round the table."""
    refusal.check_seat(first, seats)
    if players > seats:
        raise BadOption(f"{players} players for {seats} seats: --players must be {choices(range(1, seats + 1))}")
    return [(first + i) % seats for i in range(players)]


def _name(seat: int, humans: list[int], level: str, voice: Voice) -> str:
    if seat not in humans:
        return voice.say("bot", level=level)
    return voice.say("you") if len(humans) == 1 else voice.say("player", n=seat + 1)


def sit(table: Table, title: str, language: str) -> None:
    """Arrow keys on a terminal, plain lines elsewhere; the last picture stays."""
    session = Session(table, language)
    if not on_terminal():
        plain.sit(session, title)
        return
    from tavola.cli.live import Desk  # a pipe need not load the screen

    Desk(session, title).run()
    _farewell(session, title)


def _farewell(session: Session, title: str) -> None:
    """What stays on the terminal when the table is left."""
    if session.covered:
        return
    console, table = out(), session.table
    seat = session.reader if table.over or len(table.humans) == 1 else None
    scene, told = table.scene(seat, session.language), table.story(seat, session.language)
    frame = Frame(title, scene, table.record.names, told, width=console.width, height=FAREWELL_LINES)
    console.print(frame.draw())
    for note in session.notes:
        console.print(note)
