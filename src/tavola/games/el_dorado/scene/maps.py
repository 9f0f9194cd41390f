"""The two maps: tiles, places for a tile in hand, corners; the cave is a sheet of its own. ED-94"""

from typing import Final, NamedTuple

from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.data import CAVE_TILES, ISLAND_TILES, KINDS, PLACES
from tavola.games.el_dorado.names import CORNER_NAMES, coordinates
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import AROUND, CORNER, ISLAND, LEADS, NONE, PAIR_A, PAIR_B, SHRINE
from tavola.kernel.drawing import drawn
from tavola.kernel.hexes import Point, centre, middle
from tavola.kernel.scene import Board, Plane, Space
from tavola.kernel.story import Voice

HEXES: Final = ISLAND_TILES + CAVE_TILES
MARGIN: Final = 1.2  # a little more than half a hexagon
LEAST: Final[dict[str, Point]] = {"island": (9.0, 7.0), "cave": (6.0, 5.0)}  # so that the first tiles are not giants


def _rounded(at: Point) -> Point:
    return round(at[0], 3), round(at[1], 3)


def _tiles_of(corner: int) -> list[int]:
    return [AROUND[corner * 3 + i] for i in range(3) if AROUND[corner * 3 + i] != NONE]


HEX_AT: Final = [_rounded(centre(place)) for place in HEXES]
CORNER_AT: Final = {corner: _rounded(middle(HEXES[place] for place in _tiles_of(corner))) for corner in CORNER_NAMES}


class Sheet(NamedTuple):
    """Where the upper left corner of a map lies, and how much room it takes."""

    left: float
    top: float
    size: Point

    def at(self, point: Point) -> Point:
        return round(point[0] - self.left, 3), round(point[1] - self.top, 3)


def sheets(t: Dorado, asked: Asked, voice: Voice) -> tuple[Board, tuple[Space, ...]]:
    """Each map on a sheet as large as what lies on it, its upper left corner at 0, 0."""
    laid, slots, corners = list(t.laid), asked.slots(t), _corners(t, asked)
    points = [HEX_AT[place] for place in (*laid, *slots)], [CORNER_AT[corner] for corner in corners]
    below = [*(place >= ISLAND for place in (*laid, *slots)), *(_in_cave(corner) for corner in corners)]
    every = [*points[0], *points[1]]
    island = _sheet([at for at, deep in zip(every, below, strict=True) if not deep], LEAST["island"])
    cave = _sheet([at for at, deep in zip(every, below, strict=True) if deep], LEAST["cave"])
    spaces = [
        *_tiles(t, laid, island, cave, voice),
        *(_slot(place, _on(place, island, cave), voice) for place in slots),
    ]
    spaces += [_corner(corner, cave if _in_cave(corner) else island, voice) for corner in corners]
    upper, lower = [s for s in spaces if s.plane == "island"], [s for s in spaces if s.plane == "cave"]
    return _board(island.size, cave.size if lower else None, voice), (*upper, *lower)


@drawn
def _board(size: Point, inset: Point | None, voice: Voice) -> Board:
    planes = [Plane(id="island", title=voice.say("plane-island"))]
    if inset is not None:
        planes.append(Plane(id="cave", title=voice.say("plane-cave"), kind="inset", size=inset))
    return Board(size=size, art="sea", planes=tuple(planes))


def _sheet(points: list[Point], least: Point) -> Sheet:
    """What lies there moved into the middle of view."""
    if not points:
        return Sheet(0.0, 0.0, least)
    across, down = [x for x, _ in points], [y for _, y in points]
    wide = max(max(across) - min(across) + 2 * MARGIN, least[0])
    high = max(max(down) - min(down) + 2 * MARGIN, least[1])
    left, top = (max(across) + min(across) - wide) / 2, (max(down) + min(down) - high) / 2
    return Sheet(left, top, _rounded((wide, high)))


def _on(place: int, island: Sheet, cave: Sheet) -> Sheet:
    return island if place < ISLAND else cave


def _tiles(t: Dorado, laid: list[int], island: Sheet, cave: Sheet, voice: Voice) -> list[Space]:
    side = t.side_of(t.actor) if t.actor >= 0 else NONE
    return [
        _tile(place, int(t.kind[place]), _state(t, place), _near(t, side, place), _on(place, island, cave), voice)
        for place in laid
    ]


@drawn
def _tile(place: int, kind: int, state: str, near: tuple[str, ...], sheet: Sheet, voice: Voice) -> Space:
    label = voice.say("tile", tile=voice.say(f"word-{KINDS[kind]}"), at=coordinates(place, voice))
    return Space(
        id=PLACES[place],
        shape="hex",
        at=sheet.at(HEX_AT[place]),
        style=KINDS[kind],
        label=label,
        plane="island" if place < ISLAND else "cave",
        state=state,
        near=near,
    )


def _state(t: Dorado, place: int) -> str:
    """What has become of a tile."""
    if place == t.bridge:
        straight = PAIR_B[t.bridge_ends] - PAIR_A[t.bridge_ends] == 3
        return f"bridge{PAIR_A[t.bridge_ends]}" if straight else "bridge"
    return "withered" if t.withered and KINDS[t.kind[place]] == "garden" else ""


def _near(t: Dorado, side: int, place: int) -> tuple[str, ...]:
    """The tiles the side to act can walk on to, for the walks the table guesses; never into a battle."""
    if side == NONE or t.kind[place] == SHRINE or not t.enterable(place):
        return ()
    return tuple([PLACES[to] for to in t.after(place) if t.free(side, to)])


@drawn
def _slot(place: int, sheet: Sheet, voice: Voice) -> Space:
    """Where the tile in hand may go."""
    label, plane = voice.say("slot", at=coordinates(place, voice)), "island" if place < ISLAND else "cave"
    return Space(id=PLACES[place], shape="hex", at=sheet.at(HEX_AT[place]), style="slot", label=label, plane=plane)


def _corners(t: Dorado, asked: Asked) -> list[int]:
    """Those with a building, those around the pieces of the seat to act, and those it is asked about."""
    wanted = [corner for corner in t.corner if corner != NONE]
    around = [t.at[lead] for lead in range(LEADS) if t.at[lead] != NONE and t.owner(lead) == t.actor]
    around += asked.around(t)
    wanted += [CORNER[place * 6 + k] for place in around if place != t.bridge for k in range(6)]
    return list(dict.fromkeys(wanted))


def _in_cave(corner: int) -> bool:
    return CORNER_NAMES[corner][0] != "i"


@drawn
def _corner(corner: int, sheet: Sheet, voice: Voice) -> Space:
    name = CORNER_NAMES[corner]
    plane = "cave" if _in_cave(corner) else "island"
    label = voice.say("corner", at=name[1:])
    return Space(id=name, shape="corner", at=sheet.at(CORNER_AT[corner]), style="corner", label=label, plane=plane)
