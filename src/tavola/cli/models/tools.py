"""What a language model can ask for: each tool is its arguments, a sentence about it, and what it does."""

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta, Struct

import tavola
from tavola.bots.levels import LEVELS
from tavola.cli.models.desk import Desk
from tavola.cli.models.rules_text import rules_text
from tavola.kernel.errors import choices
from tavola.kernel.options import RECOMMENDED

Slug = Annotated[str, Meta(description="A game, as `games` lists them.")]
TableName = Annotated[str, Meta(description="The table, as `open` named it.")]
Written = Annotated[str, Meta(description="A move in writing, as `moves` lists them.", max_length=500)]


class Answer(NamedTuple):
    """Words for the model; the same as values for a program, where that helps."""

    text: str
    values: dict[str, Any] | None = None


class Games(Struct, forbid_unknown_fields=True):
    """List the games there are; with `game`, all options of that one."""

    game: Slug | None = None

    def answer(self, desk: Desk) -> Answer:
        if self.game is None:
            found = [tavola.game(slug) for slug in tavola.games()]
            lines = [f"{game.slug}: {game.title}, {choices(game.seats)} seats" for game in found]
            levels = f"Bots for the other seats: {choices([*LEVELS, 'greedy', 'random'])}."
            return Answer("\n".join([*lines, levels]), {"games": [game.slug for game in found]})
        game = tavola.game(self.game)
        options = [f"{each.name} = {each.default}: {each.help} ({each.allowed()})" for each in game.options]
        return Answer("\n".join([f"{game.title}, {choices(game.seats)} seats; options and defaults:", *options]))


class Open(Struct, forbid_unknown_fields=True):
    """Open a table and take a seat at it; bots take the others. Answers with the table's name and what is seen."""

    game: Slug
    seats: Annotated[int | None, Meta(description="How many seats; the game's smallest table by default.")] = None
    seat: Annotated[int, Meta(description="The seat to take; the first is 0.")] = 0
    bots: Annotated[str | list[str], Meta(description="One level for all other seats, or a list, one a seat.")] = "club"
    preset: Annotated[str, Meta(description="recommended, or printed: the rulebook to the letter.")] = RECOMMENDED
    options: Annotated[dict[str, bool | int | str], Meta(description="Options by name, on top of the preset.")] = (
        msgspec.field(default_factory=dict)
    )
    seed: Annotated[int, Meta(description="The same dice and bots again.", ge=0, lt=1 << 62)] | None = None
    language: Annotated[str, Meta(description="en, fr or ko.")] = "en"

    def answer(self, desk: Desk) -> Answer:
        name = desk.open(
            self.game, self.seats, self.seat, self.bots, self.preset, self.options, self.seed, self.language
        )
        sitting = desk.at(name)
        return Answer(f"table {name}\n\n{sitting.look()}", {"table": name, "over": sitting.table.over})


class Look(Struct, forbid_unknown_fields=True):
    """All that your seat sees: what happened since you decided, what is asked, seats, board, cards."""

    table: TableName
    neighbours: Annotated[bool, Meta(description="Also name the neighbours of each space.")] = False

    def answer(self, desk: Desk) -> Answer:
        sitting = desk.at(self.table)
        return Answer(sitting.look(self.neighbours), {"over": sitting.table.over})


class Moves(Struct, forbid_unknown_fields=True):
    """What you may do now: each legal move in writing and in words, a hundred on a page."""

    table: TableName
    page: Annotated[int, Meta(description="Pages count from 1.")] = 1

    def answer(self, desk: Desk) -> Answer:
        sitting = desk.at(self.table)
        found = sitting.moves(self.page)
        pages = f"\npage {found.page} of {found.pages}" if found.pages > 1 else ""
        return Answer((found.text() or sitting.ahead()) + pages, found.plain())


class Play(Struct, forbid_unknown_fields=True):
    """Play a legal move; then dice are rolled and bots decide until you are asked again. Tells what happened."""

    table: TableName
    move: Written

    def answer(self, desk: Desk) -> Answer:
        sitting = desk.at(self.table)
        return Answer(sitting.play(self.move), {"over": sitting.table.over})


class WhyNot(Struct, forbid_unknown_fields=True):
    """Why a move is not allowed now: the clause of the rules that refuses it, and its text."""

    table: TableName
    move: Written

    def answer(self, desk: Desk) -> Answer:
        return Answer(desk.at(self.table).why_not(self.move))


class Rules(Struct, forbid_unknown_fields=True):
    """The rules of a game: one clause, what stands under one heading, or all of them."""

    game: Slug
    clause: Annotated[str | None, Meta(description="One clause or ruling, such as AG-12.")] = None
    section: Annotated[str | None, Meta(description="One heading of the page.")] = None

    def answer(self, desk: Desk) -> Answer:
        return Answer(rules_text(tavola.game(self.game), self.clause, self.section))


class Result(Struct, forbid_unknown_fields=True):
    """How a game ended: who won, what each seat has, by which clause."""

    table: TableName

    def answer(self, desk: Desk) -> Answer:
        sitting = desk.at(self.table)
        outcome = sitting.table.game.outcome(sitting.table.record.state)
        values = {} if outcome is None else msgspec.to_builtins(outcome)
        return Answer(sitting.result(), {"over": outcome is not None, **values})


class Close(Struct, forbid_unknown_fields=True):
    """Leave a table for good; a game that is not over is given up."""

    table: TableName

    def answer(self, desk: Desk) -> Answer:
        desk.close(self.table)
        return Answer(f"table {self.table} is closed")


Tool = type[Games | Open | Look | Moves | Play | WhyNot | Rules | Result | Close]
TOOLS: dict[str, Tool] = {
    "games": Games,
    "open": Open,
    "look": Look,
    "moves": Moves,
    "play": Play,
    "why_not": WhyNot,
    "rules": Rules,
    "result": Result,
    "close": Close,
}


def schema(tool: Tool) -> dict[str, Any]:
    """The JSON Schema of a tool's arguments, an object by itself."""
    _, parts = msgspec.json.schema_components([tool])
    found: dict[str, Any] = parts[tool.__name__]
    return found


Ask = Callable[[str, dict[str, Any]], Answer]


def asking(desk: Desk) -> Ask:
    """Calls of tools by name at this desk; TavolaError for bad ones."""

    def ask(name: str, arguments: dict[str, Any]) -> Answer:
        if name not in TOOLS:
            raise tavola.TavolaError(f"there is no tool {name!r}: {tavola.kernel.errors.nearest(name, TOOLS)}")
        try:
            call = msgspec.convert(arguments, TOOLS[name])
        except msgspec.ValidationError as wrong:
            raise tavola.TavolaError(f"{name} cannot be called so: {wrong}") from wrong
        return call.answer(desk)

    return ask
