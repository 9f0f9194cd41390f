"""Scenes: what one seat may see, ready to draw. The vocabulary every game and every renderer shares.

A scene is built from what a seat knows; it never starts from the whole position and deletes.
"""

import json
from typing import Any, Literal

import msgspec

Point = tuple[float, float]
Shape = Literal["square", "hex", "polygon", "slot", "circle", "corner", "edge"]
Layer = Literal["ground", "structure", "token", "rider", "marker"]
ZoneKind = Literal["hand", "pile", "discard", "market", "track", "tray", "holder", "panel", "inset"]


class Part(msgspec.Struct, omit_defaults=True, gc=False):
    """Anything in a scene; fields at their default are left out of the JSON."""


class Plane(Part):
    """A part of the board drawn by itself, such as a cave beside an island."""

    id: str
    title: str = ""
    kind: Literal["main", "inset"] = "main"
    size: Point | None = None


class Board(Part):
    """The sheet everything lies on, in board units, y down."""

    size: Point
    art: str = ""  # the theme's drawing under the spaces
    turn: int = 0  # quarter turns for this seat
    planes: tuple[Plane, ...] = ()


class Space(Part):
    """A place a piece can be."""

    id: str
    shape: Shape
    at: Point  # its centre
    label: str
    style: str = ""
    size: Point | None = None
    points: tuple[Point, ...] = ()  # of a polygon or an edge
    plane: str = ""
    state: str = ""
    near: tuple[str, ...] = ()  # neighbours, where geometry does not tell


class Badge(Part):
    """A small mark on a piece."""

    at: Literal["ne", "se", "sw", "nw", "n", "s"]
    icon: str = ""
    text: str = ""
    tone: str = "plain"
    seats: tuple[int, ...] = ()


class Piece(Part):
    """Something on a space."""

    id: str
    space: str
    icon: str
    label: str
    owner: int | None = None
    layer: Layer = "token"
    facing: str | int | None = None
    arrows: tuple[int, ...] = ()  # how far it may go to the north, east, south and west; 0: no arrow
    face_down: bool = False
    ghost: str = ""  # what the reader knows it to be
    badges: tuple[Badge, ...] = ()
    n: int = 1
    style: str = ""


class Item(Part):
    """A card, a counter, a step of a track or a line of a panel."""

    id: str
    title: str = ""
    icon: str = ""
    back: str = ""  # a card of which only the back is seen
    lines: tuple[str, ...] = ()
    corners: tuple[str, ...] = ()
    frame: str = ""
    cost: str = ""
    off: str = ""  # shown but not playable: the clause
    n: int | None = None
    slot: str = ""
    steps: int | None = None
    at: int | None = None
    marks: tuple[str, ...] = ()
    tone: str = ""
    seats: tuple[int, ...] = ()


class Zone(Part):
    """A place beside the board."""

    id: str
    kind: ZoneKind
    title: str
    items: tuple[Item, ...] = ()
    owner: int | None = None
    limit: int | None = None
    clauses: tuple[str, ...] = ()
    icon: str = ""
    lines: tuple[str, ...] = ()  # what it is, below its title
    corners: tuple[str, ...] = ()  # what its items come to
    cost: str = ""  # what it takes to keep it, or to have it


class Die(Part):
    """A die as it was last shown."""

    id: str
    style: str
    face: int | str
    text: str
    used: bool = False


class Prompt(Part):
    """Whose decision it is, in words."""

    seat: int | None  # None: nobody's, or a window whose addressee is secret
    text: str
    hint: str = ""
    clauses: tuple[str, ...] = ()
    rest: str = ""  # what the table may do for whoever is asked: `Place the rest for me`


class Preview(Part):
    """What a choice would do, as far as the reader may know."""

    path: tuple[str, ...] = ()
    capture: str = ""
    numbers: dict[str, int | str] = {}
    odds: dict[str, int | float] = {}
    lines: tuple[str, ...] = ()


class Walk(Part):
    """A chain of single steps that may be sent one after another."""

    left: int
    pause: tuple[str, ...] = ()
    avoid: tuple[str, ...] = ()  # styles of spaces this walker never enters


class Stepper(Part):
    """A bundle chosen by counting: the limits of each part, and of the sum."""

    parts: tuple[Item, ...]
    total: int | None = None


class Choice(Part):
    """One legal action: the ids a person would choose, in order, and what it is called."""

    act: int
    ids: tuple[str, ...]
    label: str
    menu: str = ""
    tone: Literal["", "capture", "borrow", "card", "pass"] = ""
    confirm: Literal["", "press", "sheet"] = ""
    auto: bool = False
    walk: Walk | None = None
    bundle: dict[str, int] | None = None
    preview: Preview | None = None


class Window(Part):
    """An answer asked of a seat on public facts; the table may pass for it."""

    kind: str
    title: str
    odds: float | None = None


class Sight(Part):
    """What is seen from a thing while somebody points at it: a few short words on each space."""

    of: str  # a space, a piece or an item
    marks: dict[str, tuple[str, ...]]
    text: str = ""


class SeatView(Part):
    """A seat's panel: public facts, in the same order for all."""

    seat: int
    role: str
    facts: tuple[Item, ...] = ()
    active: bool = False
    colour: str = ""


class Scene(msgspec.Struct, kw_only=True):
    """All that one seat, or a spectator, may see."""

    game: str
    seat: int | None
    actor: int
    board: Board
    spaces: tuple[Space, ...]
    pieces: tuple[Piece, ...] = ()
    zones: tuple[Zone, ...] = ()
    seats: tuple[SeatView, ...] = ()
    dice: tuple[Die, ...] = ()
    prompt: Prompt
    choices: tuple[Choice, ...] = ()
    sights: tuple[Sight, ...] = ()
    last: tuple[str, ...] = ()  # ids of the last move
    bundle: Stepper | None = None
    window: Window | None = None
    result: str = ""


def schema() -> dict[str, Any]:
    """The JSON Schema of a scene."""
    return msgspec.json.schema(Scene)


def schema_text() -> str:
    """docs/scene.schema.json, as `make schema` writes it."""
    return json.dumps(schema(), indent=2) + "\n"
