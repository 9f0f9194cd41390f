"""What one seat sees: both maps, all pieces, its own side's cards, and of the others what lies open."""

from typing import Any, Final

from msgspec.structs import replace

from tavola.games.el_dorado import tasks
from tavola.games.el_dorado.choices import bundle, choices
from tavola.games.el_dorado.clicks import meant
from tavola.games.el_dorado.data import CAVE_TILES, ISLAND_TILES, KINDS, PLACES
from tavola.games.el_dorado.fighting import dice
from tavola.games.el_dorado.moves.steps import place_breaks
from tavola.games.el_dorado.names import coordinates, side_name, tile_name
from tavola.games.el_dorado.panels import zones
from tavola.games.el_dorado.pieces import pieces
from tavola.games.el_dorado.prompts import prompt
from tavola.games.el_dorado.sitters import panels
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import AROUND, ISLAND, LEADS, NEXT, NONE, PAIR_A, PAIR_B, SHRINE
from tavola.games.el_dorado.words import CORNER_NAMES
from tavola.kernel.hexes import Point, centre, middle
from tavola.kernel.scene import Board, Choice, Plane, Scene, Space, Window
from tavola.kernel.state import FINE, OVER
from tavola.kernel.story import Voice

__all__ = ["draw", "meant"]

HEXES: Final = ISLAND_TILES + CAVE_TILES
MARGIN: Final = 1.2  # a little more than half a hexagon
LEAST: Final[dict[str, Point]] = {"island": (9.0, 7.0), "cave": (6.0, 5.0)}  # so that the first tiles are not giants
WINDOWS: Final = {tasks.WINDOW: "attack", tasks.ANSWER: "offer", tasks.OFFERS: "propose"}


def draw(t: Dorado, seat: int | None, voice: Voice) -> Scene:
    board, spaces = _sheets([*_tiles(t, voice), *_slots(t, voice), *_corners(t, voice)], voice)
    made = choices(t, voice) if seat is not None and t.actor == seat else ()
    result = _result(t, voice) if t.actor == OVER else ""
    return Scene(
        game="el-dorado",
        seat=seat,
        actor=t.actor,
        board=board,
        spaces=spaces,
        pieces=pieces(t, voice),
        zones=zones(t, seat, made, voice),
        seats=panels(t, voice),
        dice=dice(t, voice),
        prompt=prompt(t, seat, result, voice),
        choices=made,
        bundle=bundle(t, made, voice) if made else None,
        window=_window(t, made, voice),
        result=result,
    )


# the two maps


def _sheets(spaces: list[Space], voice: Voice) -> tuple[Board, tuple[Space, ...]]:
    """Each map on a sheet as large as what lies on it, its upper left corner at 0, 0."""
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


def _slots(t: Dorado, voice: Voice) -> list[Space]:
    """Where the tile in hand may go."""
    if t.actor == OVER or t.task() != tasks.PLACE:
        return []
    found = [(way, NEXT[t.arg(2) * 6 + way]) for way in range(6)]
    fitting = [place for way, place in found if place != NONE and place_breaks(t, way) == FINE]
    return [_hex(place, "slot", voice.say("slot", at=coordinates(place, voice))) for place in fitting]


def _corners(t: Dorado, voice: Voice) -> list[Space]:
    """Those with a building, and those around the pieces of the seat to act."""
    wanted = [corner for corner in t.corner if corner != NONE]
    around = [t.at[lead] for lead in range(LEADS) if t.at[lead] != NONE and t.owner(lead) == t.actor]
    if t.actor != OVER and t.task() == tasks.PICK_CORNER:
        around.append(t.arg(0))
    wanted += [t.corner_of(place, k) for place in around if place != t.bridge for k in range(6)]
    return [_corner(corner, voice) for corner in dict.fromkeys(wanted)]


def _corner(corner: int, voice: Voice) -> Space:
    name = CORNER_NAMES[corner]
    tiles = [AROUND[corner * 3 + i] for i in range(3)]
    x, y = middle(HEXES[place] for place in tiles if place != NONE)
    plane = "island" if name[0] == "i" else "cave"
    at = (round(x, 3), round(y, 3))
    return Space(id=name, shape="corner", at=at, style="corner", label=voice.say("corner", at=name[1:]), plane=plane)


# answers and the end


def _window(t: Dorado, made: tuple[Choice, ...], voice: Voice) -> Window | None:
    """An answer asked on public facts, with the best chance it offers. ED-R212"""
    if not made or t.task() not in WINDOWS:
        return None
    kind = WINDOWS[t.task()]
    wins = [choice.preview.odds.get(voice.say("odds-win"), 0) / 100 for choice in made if choice.preview]
    odds = max(wins, default=0.0) if kind == "attack" else None
    return Window(kind=kind, title=voice.say(f"window-{kind}"), odds=odds)


def _result(t: Dorado, voice: Voice) -> str:
    sides = [side for side in range(t.sides) if t.winners & t.seats_of(side)]
    if not sides:
        return voice.say("result-lost")
    how = "limit" if t.limit_reached else "shrines"
    return voice.say(f"result-{how}", winners=", ".join(side_name(t, side, voice) for side in sides))
