"""The two maps: tiles, places for a tile in hand, corners; the cave is a sheet of its own. ED-94"""

from typing import Any, Final

from msgspec.structs import replace

from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.data import CAVE_TILES, ISLAND_TILES, KINDS, PLACES
from tavola.games.el_dorado.names import CORNER_NAMES, coordinates, tile_name
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import AROUND, ISLAND, LEADS, NONE, PAIR_A, PAIR_B, SHRINE
from tavola.kernel.hexes import Point, centre, middle
from tavola.kernel.scene import Board, Plane, Space
from tavola.kernel.story import Voice

HEXES: Final = ISLAND_TILES + CAVE_TILES
MARGIN: Final = 1.2  # a little more than half a hexagon
LEAST: Final[dict[str, Point]] = {"island": (9.0, 7.0), "cave": (6.0, 5.0)}  # so that the first tiles are not giants


def sheets(t: Dorado, asked: Asked, voice: Voice) -> tuple[Board, tuple[Space, ...]]:
    """Each map on a sheet as large as what lies on it, its upper left corner at 0, 0."""
    spaces = [*_tiles(t, voice), *_slots(t, asked, voice), *_corners(t, asked, voice)]
    island, size = _sheet([space for space in spaces if space.plane == "island"], LEAST["island"])
    cave, inset = _sheet([space for space in spaces if space.plane == "cave"], LEAST["cave"])
    planes = [Plane(id="island", title=voice.say("plane-island"))]
    if cave:
        planes.append(Plane(id="cave", title=voice.say("plane-cave"), kind="inset", size=inset))
    return Board(size=size, art="sea", planes=tuple(planes)), (*island, *cave)


def _sheet(spaces: list[Space], least: Point) -> tuple[list[Space], Point]:
    """The spaces moved into the middle of view, and how much room they take."""
    if not spaces:
        return [], least
    across, down = [space.at[0] for space in spaces], [space.at[1] for space in spaces]
    wide = max(max(across) - min(across) + 2 * MARGIN, least[0])
    high = max(max(down) - min(down) + 2 * MARGIN, least[1])
    left, top = (max(across) + min(across) - wide) / 2, (max(down) + min(down) - high) / 2
    moved = [replace(space, at=(round(space.at[0] - left, 3), round(space.at[1] - top, 3))) for space in spaces]
    return moved, (round(wide, 3), round(high, 3))


def _hex(place: int, style: str, label: str, **more: Any) -> Space:
    x, y = centre(HEXES[place])
    plane = "island" if place < ISLAND else "cave"
    at = (round(x, 3), round(y, 3))
    return Space(id=PLACES[place], shape="hex", at=at, style=style, label=label, plane=plane, **more)


def _tiles(t: Dorado, voice: Voice) -> list[Space]:
    side = t.side_of(t.actor) if t.actor >= 0 else NONE
    return [
        _hex(
            place, KINDS[t.kind[place]], tile_name(t, place, voice), state=_state(t, place), near=_near(t, side, place)
        )
        for place in t.laid
    ]


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
    return tuple(PLACES[to] for to in t.after(place) if t.free(side, to))


def _slots(t: Dorado, asked: Asked, voice: Voice) -> list[Space]:
    """Where the tile in hand may go."""
    return [_hex(place, "slot", voice.say("slot", at=coordinates(place, voice))) for place in asked.slots(t)]


def _corners(t: Dorado, asked: Asked, voice: Voice) -> list[Space]:
    """Those with a building, those around the pieces of the seat to act, and those it is asked about."""
    wanted = [corner for corner in t.corner if corner != NONE]
    around = [t.at[lead] for lead in range(LEADS) if t.at[lead] != NONE and t.owner(lead) == t.actor]
    around += asked.around(t)
    wanted += [t.corner_of(place, k) for place in around if place != t.bridge for k in range(6)]
    return [_corner(corner, voice) for corner in dict.fromkeys(wanted)]


def _corner(corner: int, voice: Voice) -> Space:
    name = CORNER_NAMES[corner]
    tiles = [AROUND[corner * 3 + i] for i in range(3)]
    x, y = middle(HEXES[place] for place in tiles if place != NONE)
    plane = "island" if name[0] == "i" else "cave"
    at = (round(x, 3), round(y, 3))
    return Space(id=name, shape="corner", at=at, style="corner", label=voice.say("corner", at=name[1:]), plane=plane)
