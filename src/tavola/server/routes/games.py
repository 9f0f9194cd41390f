"""Section 3: games, their rules, themes and words."""

import mimetypes
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any

from litestar import Response, get
from litestar.params import FromPath, PathParameter, QueryParameter

from tavola.bots.levels import LEVELS
from tavola.kernel import registry
from tavola.kernel.errors import BadOption
from tavola.kernel.game import Game
from tavola.kernel.options import Option
from tavola.kernel.rules_page import Clause, Map, Paragraph, Part, Points, Table
from tavola.kernel.story import Voice
from tavola.kernel.words import LANGUAGES
from tavola.server.line import has_secrets
from tavola.server.opening import find_game
from tavola.server.problems import Problem
from tavola.server.protocol import Language
from tavola.server.readable import readable, readable_row
from tavola.server.routes.errors import errors
from tavola.server.routes.who import Asking, Lang, language
from tavola.server.views import (
    ClauseView,
    GameCard,
    GameView,
    LengthView,
    MapView,
    OptionView,
    ParagraphView,
    PartView,
    PointsView,
    RowsView,
    Rules,
    SectionView,
)
from tavola.server.voices import house, spoken

Seats = Annotated[
    int | None, QueryParameter(name="seats", description="A seat count of the game; absent: its least.", ge=1, le=63)
]
Slug = Annotated[str, PathParameter(description="A game's slug, as GET /api/games lists them.")]


@get("/api/games", responses=errors(400), summary="All games")
async def all_games(request: Asking, lang: Lang = None) -> list[GameCard]:
    reader = language(request, lang)
    return [GameCard(**_card(registry.game(slug), reader)) for slug in registry.games()]


@get("/api/games/{slug:str}", responses=errors(400, 404), summary="A game with its options")
async def one_game(request: Asking, slug: Slug, lang: Lang = None) -> GameView:
    game = find_game(slug)
    voice = game.voice(spoken(game, language(request, lang)))
    known = [each for each in LANGUAGES if spoken(game, each) == each]
    options = [_option(game, option, voice) for option in game.options]
    measured = [LengthView(each.seats, each.value, each.goes, each.decisions) for each in game.lengths.length]
    return GameView(
        **_card(game, voice.language),
        languages=known,
        levels=list(LEVELS),
        seconds={level: _seconds(spec) for level, spec in LEVELS.items()},
        length=game.lengths.option,
        lengths=measured,
        options=options,
        limits=list(game.limits),
        what=voice.told("what-"),
    )


def _seconds(spec: str) -> float:
    """What a level thinks about each decision; one that names no time answers at once."""
    named = re.search(r"\bms=(\d+)", spec)
    return int(named[1]) / 1000 if named else 0.0


@cache
def _secret(game: Game) -> bool:
    return has_secrets(game.new())


def _card(game: Game, reader: str) -> dict[str, Any]:
    return {
        "slug": game.slug,
        "title": game.title_in(reader),
        "seats": list(game.seats),
        "version": game.version,
        "secrets": _secret(game),
        "draws": game.draws,
        "theme": sorted(_theme_files(game)),
    }


def _option(game: Game, option: Option, voice: Voice) -> OptionView:
    name = option.name
    plain = name.replace("_", " ")
    numbers = isinstance(option.values, range)
    kind = "flag" if isinstance(option.default, bool) else "number" if isinstance(option.default, int) else "word"
    values = None if numbers else list(option.values)
    titles = [_said(voice, f"option-{name}-{_key(value)}", str(value)) for value in values or []]
    return OptionView(
        name=name,
        title=_said(voice, f"option-{name}", plain),
        help=_said(voice, f"option-{name}-help", option.help),
        default=option.default,
        printed=option.as_printed,
        kind=kind,  # type: ignore[arg-type]
        values=values,
        titles=titles if values else None,
        least=option.values[0] if numbers else None,  # type: ignore[arg-type]
        most=option.values[-1] if numbers else None,  # type: ignore[arg-type]
        named=_named(game, option, voice) if numbers else {},
        clause=_ruling(game, name),
        house=_house_rule(option, voice),
    )


def _house_rule(option: Option, voice: Voice) -> str:
    """What the default adds to the rulebook, in a sentence; "" where the game has none."""
    message = f"house-{option.name}"
    return voice.say(message, value=option.default) if voice.knows(message) else ""


def _named(game: Game, option: Option, voice: Voice) -> dict[str, str]:
    """What -1 and 0 mean: the game's word for it, or that there is no limit."""
    unlimited = {-1: True, 0: option.name in game.limits}
    without = house(voice.language).say("no-limit")
    words = {
        str(number): _said(voice, f"option-{option.name}-{number}", without if none else "")
        for number, none in unlimited.items()
        if number in option.values
    }
    return {number: word for number, word in words.items() if word}


@cache
def _ruling(game: Game, name: str) -> str | None:
    """The first ruling that speaks of an option, else the first clause."""
    speaks = re.compile(rf"(?:`|[Oo]ptions?:? ){name}\b")
    naming = [clause for clause in game.ledger if speaks.search(clause.text)]
    return next((clause.id for clause in sorted(naming, key=lambda clause: not clause.ruling)), None)


def _key(value: object) -> str:
    return str(value).lower().replace(" ", "-")


def _said(voice: Voice, message: str, otherwise: str) -> str:
    """The locale's words, where it has them under this or the dashed name."""
    for name in (message, message.replace("_", "-")):
        if voice.knows(name):
            return voice.say(name)
    return otherwise


@get("/api/games/{slug:str}/rules", responses=errors(400, 404), summary="The rules, heading by heading")
async def rules(request: Asking, slug: Slug, lang: Lang = None) -> Rules:
    game, reader = find_game(slug), language(request, lang)
    sections = [
        SectionView(each.title, each.level, [_part(game, part) for part in each.parts])
        for each in game.ledger_in(reader).sections
    ]
    return Rules(game.slug, game.title_in(reader), sections)


def _part(game: Game, part: Part) -> PartView:
    match part:
        case Clause():
            return ClauseView(part.id, readable(game, part.text), part.ruling)
        case Paragraph(text):
            return ParagraphView(readable(game, text))
        case Points(items):
            return PointsView([readable(game, item) for item in items])
        case Table(head, rows):
            return RowsView(list(head), [readable_row(game, row) for row in rows])
        case Map(text):
            return MapView(text)


@get("/api/games/{slug:str}/scene", responses=errors(400, 404), summary="The first scene, as a spectator sees it")
async def first_scene(request: Asking, slug: Slug, lang: Lang = None, seats: Seats = None) -> dict[str, Any]:
    game = find_game(slug)
    try:
        state = game.new(seats)
    except BadOption as wrong:
        raise Problem(400, "bad-option", str(wrong)) from wrong
    return game.scene(state, None, spoken(game, language(request, lang)))


@get("/api/games/{slug:str}/theme/{file:str}", responses=errors(400, 404), summary="A file of the game's theme")
async def theme(slug: Slug, file: FromPath[str]) -> Response[bytes]:
    found = _theme_files(find_game(slug)).get(file)
    if found is None:
        raise Problem(404, "no-file", f"the theme of {slug} has no file {file!r}")
    kind = mimetypes.guess_type(file)[0] or "application/octet-stream"
    return Response(found.read_bytes(), media_type=kind, headers={"Cache-Control": "max-age=3600"})


def _theme_files(game: Game) -> dict[str, Traversable]:
    folder = files(game.package) / "theme"
    return {each.name: each for each in folder.iterdir() if each.is_file()} if folder.is_dir() else {}


@get("/api/games/{slug:str}/locale/{name:str}", responses=errors(400, 404), summary="The game's messages as they are")
async def locale(slug: Slug, name: FromPath[str]) -> Response[str]:
    game, tongue = find_game(slug), name.removesuffix(".ftl")
    if tongue not in LANGUAGES or spoken(game, tongue) != tongue:
        raise Problem(404, "no-file", f"{slug} has no words in {name!r}")
    text = (files(game.package) / "locale" / f"{tongue}.ftl").read_text("utf-8")
    return Response(text, media_type="text/plain; charset=utf-8")


HANDLERS: list[Any] = [all_games, one_game, rules, first_scene, theme, locale]
__all__ = ["HANDLERS", "Language"]
