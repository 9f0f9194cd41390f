"""A game's theme: fields and forms there are, files that are there, and two things that look alike nowhere."""

from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec

from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.state import OVER, State
from tavola.testing.vocabulary import fitting

Form = Literal["disc", "token", "figure", "plain", "gem", "block", "image"]
Shape = Literal["circle", "square", "triangle", "diamond", "hexagon", "star", "cross", "ring"]
Shade = Annotated[list[str], msgspec.Meta(min_length=3, max_length=3)]
Box = Annotated[list[float], msgspec.Meta(min_length=4, max_length=4)]
DRAWN = (".svg", ".webp", ".woff2")
PLIES = 60  # of a random game whose pieces are looked at


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Every field may be left out, none may be invented."""


class Title(Part):
    face: str = ""
    weight: int = 400
    file: str = ""


class Tokens(Part):
    page: str = ""
    panel: str = ""
    panel2: str = ""
    line: str = ""
    ink: str = ""
    ink2: str = ""
    accent: str = ""
    on_accent: str = ""
    link: str = ""
    title: str = ""


class Cloth(Part):
    light: Shade | None = None
    dark: Shade | None = None
    file: str = ""


class Axes(Part):
    x: list[str]
    y: list[str]
    gap: float = 0.0
    colour: str = ""


class BoardLook(Part):
    file: str = ""
    dark: str = ""
    over: str = ""
    box: Box | None = None
    axes: Axes | None = None


class SeatLook(Part):
    colour: str = ""
    shape: Shape | None = None
    rim: str = ""


class SpaceLook(Part):
    fill: str = ""
    stroke: str = ""
    width: float = 1
    dash: str = ""
    opacity: float = 1
    scale: float = 1
    radius: float = 0
    icon: str = ""
    ink: str = ""
    file: str = ""


class PieceLook(Part):
    icon: str = ""
    form: Form | None = None
    fill: str = ""
    deep: str = ""
    ink: str = ""
    scale: float = 1
    file: str = ""
    letter: str = ""


class DieLook(Part):
    face: str = ""
    pip: str = ""
    edge: str = ""
    faces: dict[str, str] = {}


class CardLook(Part):
    face: str = ""
    ink: str = ""
    back: str = ""


class Poster(Part):
    file: str = ""
    ground: str = ""
    ink: str = ""
    ink2: str = ""
    title: str = ""
    minutes: str = ""
    line: dict[str, str] = {}
    kind: dict[str, str] = {}


class Stop(Part):
    icon: str = ""
    colour: str = ""
    text: dict[str, str] = {}


class Goal(Part):
    win: str = ""
    turn: str = ""
    look: str = ""
    own: str = ""
    way: list[Stop] = []


class SourceLook(Part):
    icon: str = ""
    colour: str = ""


class Column(Part):
    width: int
    zones: list[str]


class Places(Part):
    tray: int = 0
    now: int = 0
    peek: int = 0
    column: Column | None = None
    cell: int = 0
    inset: bool = False


class Theme(Part):
    """theme.json, as docs/themes.md describes it."""

    mood: Literal["light", "dark"] = "light"
    title: Title | None = None
    light: Tokens | None = None
    dark: Tokens | None = None
    cloth: Cloth | None = None
    boards: dict[str, BoardLook] = {}
    axes: Axes | None = None
    seats: list[SeatLook] = []
    spaces: dict[str, SpaceLook] = {}
    pieces: dict[str, PieceLook] = {}
    icons: dict[str, str] = {}
    paths: dict[str, str] = {}
    dice: dict[str, DieLook] = {}
    cards: dict[str, CardLook] = {}
    poster: Poster | None = None
    goal: Goal | None = None
    sources: dict[str, SourceLook] = {}
    places: Places | None = None
    sound: Literal["wood", "stone", "paper", "shell", "iron", ""] = ""


def check_theme(game: Game) -> None:
    """A missing file, an unknown field or form, too few seats, pieces that look alike: an AssertionError."""
    folder = files(game.package) / "theme"
    if not folder.is_dir():
        return
    assert (folder / "theme.json").is_file(), f"the theme of {game.slug} has no theme.json"
    text = (folder / "theme.json").read_text("utf-8")
    theme = _read(game, text)
    there = {each.name for each in folder.iterdir()}
    missing = sorted({name.format(seat=0) for name in drawings(msgspec.json.decode(text))} - there)
    assert not missing, f"theme.json of {game.slug} names files that the theme lacks: {missing}"
    _check_seats(game, theme)
    _check_pieces(game, theme)


def _read(game: Game, text: str) -> Theme:
    try:
        theme: Theme = fitting(partial(msgspec.json.decode, text, type=Theme), Theme)
    except (AssertionError, msgspec.DecodeError) as wrong:
        raise AssertionError(f"theme.json of {game.slug}: {wrong}") from wrong
    return theme


def drawings(value: Any) -> Iterator[str]:
    """Every file a theme names, wherever it stands."""
    for each in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from drawings(each)
    if isinstance(value, str) and value.endswith(DRAWN):
        yield value


def _check_seats(game: Game, theme: Theme) -> None:
    looks = [(seat.colour, seat.shape) for seat in theme.seats]
    assert not looks or len(looks) >= max(game.seats), f"theme.json has {len(looks)} seats of {max(game.seats)}"
    shapes = [shape for _, shape in looks if shape]
    assert len(set(shapes)) == len(shapes), f"two seats of theme.json have one shape: {shapes}"


def _check_pieces(game: Game, theme: Theme) -> None:
    """Kinds of piece that a game shows differ in more than colour."""
    looks: dict[tuple[str, str, str], str] = {}
    for name in sorted(_icons(game)):
        look = theme.pieces.get(name)
        if look is not None and (look.icon or look.file or look.letter):
            seen = (look.icon, look.file, look.letter)
            assert seen not in looks, f"theme.json draws the pieces {looks[seen]} and {name} alike"
            looks[seen] = name


def _icons(game: Game) -> set[str]:
    """Of the pieces that one random game shows."""
    state, rng = game.new(max(game.seats)), Rng(1)
    found = _shown(game, state)
    for _ in range(PLIES):
        if state.actor == OVER:
            break
        state.play(state.sample(rng))
        found |= _shown(game, state)
    return found


def _shown(game: Game, state: State) -> set[str]:
    return {piece.icon for piece in game.typed_scene(state, None).pieces}
