"""Hexagons: axial coordinates (q, r), pointy tops; corners shared by three tiles, sides shared by two.

Directions go 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE. Corner k of a hexagon lies between its sides k and k + 1, so corners
0, 1, 2 are the upper three from right to left and 3, 4, 5 the lower three from left to right. Corners and sides are
named by the tiles that share them, in order: the same corner has the same name seen from any of its three tiles.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from math import sqrt

from librt.vecs import vec
from mypy_extensions import i64

from tavola.kernel.paths import NOWHERE, pack

Hex = tuple[int, int]
Corner = tuple[Hex, Hex, Hex]
Side = tuple[Hex, Hex]
Point = tuple[float, float]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def step(tile: Hex, direction: int, steps: int = 1) -> Hex:
    """The tile so many steps away in a direction."""
    q, r = DIRECTIONS[direction % 6]
    return tile[0] + q * steps, tile[1] + r * steps


def neighbours(tile: Hex) -> list[Hex]:
    """The six tiles around, by direction."""
    return [step(tile, direction) for direction in range(6)]


def distance(tile: Hex, other: Hex) -> int:
    """Fewest steps between two tiles."""
    q, r = other[0] - tile[0], other[1] - tile[1]
    return max(abs(q), abs(r), abs(q + r))


def rotate(tile: Hex, sixths: int, centre: Hex = (0, 0)) -> Hex:
    """The tile turned about a centre by sixths of a circle, counter-clockwise: E goes to NE."""
    q, r = tile[0] - centre[0], tile[1] - centre[1]
    for _ in range(sixths % 6):
        q, r = q + r, -q
    return centre[0] + q, centre[1] + r


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The tiles at exactly this distance, counter-clockwise from the east."""
    if radius == 0:
        return [centre]
    out, tile = list[Hex](), step(centre, 0, radius)
    for direction in (2, 3, 4, 5, 0, 1):
        for _ in range(radius):
            out.append(tile)
            tile = step(tile, direction)
    return out


def disc(centre: Hex, radius: int) -> list[Hex]:
    """All tiles within this distance, ring by ring."""
    return [tile for each in range(radius + 1) for tile in ring(centre, each)]


def corner(tile: Hex, k: int) -> Corner:
    """The corner between sides k and k + 1, by the three tiles it touches."""
    first, second, third = sorted((tile, step(tile, k), step(tile, k + 1)))
    return first, second, third


def corners(tile: Hex) -> list[Corner]:
    """The six corners of a tile."""
    return [corner(tile, k) for k in range(6)]


def side(tile: Hex, direction: int) -> Side:
    """The side in a direction, by the two tiles it parts."""
    first, second = sorted((tile, step(tile, direction)))
    return first, second


def centre(tile: Hex, length: float = 1.0) -> Point:
    """The middle of a tile whose sides are so long; y goes down, as on a screen."""
    q, r = tile
    return length * sqrt(3) * (q + r / 2), length * 1.5 * r


def middle(tiles: Iterable[Hex], length: float = 1.0) -> Point:
    """Where the corner or side that these tiles share is, or the middle of them all."""
    points = [centre(tile, length) for tile in tiles]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def outline(tile: Hex, length: float = 1.0) -> list[Point]:
    """The six corner points of a tile."""
    return [middle(each, length) for each in corners(tile)]


@dataclass(frozen=True)
class Patch:
    """A fixed list of tiles, numbered in its order, with everything about them as tables for hot code.

    Corners and sides are numbered as tile by tile first shows them. `Patch(tuple(disc((0, 0), 4)))` is a map of
    radius 4; tiles outside the patch are NOWHERE.
    """

    tiles: tuple[Hex, ...]

    def number(self, tile: Hex) -> int:
        """The number of a tile, or NOWHERE outside the patch."""
        return self._numbers.get(tile, NOWHERE)

    @cached_property
    def _numbers(self) -> dict[Hex, int]:
        return {tile: number for number, tile in enumerate(self.tiles)}

    @cached_property
    def corners(self) -> tuple[Corner, ...]:
        """Every corner of every tile, once."""
        return tuple(dict.fromkeys(each for tile in self.tiles for each in corners(tile)))

    @cached_property
    def sides(self) -> tuple[Side, ...]:
        """Every side of every tile, once."""
        return tuple(dict.fromkeys(side(tile, each) for tile in self.tiles for each in range(6)))

    def steps(self) -> vec[i64]:
        """Entry `tile * 6 + direction`: the next tile, or NOWHERE."""
        return vec[i64]([self.number(to) for tile in self.tiles for to in neighbours(tile)])

    def near(self) -> vec[i64]:
        """The patch as a packed graph for kernel/paths.py."""
        return pack([[self.number(to) for to in neighbours(tile) if to in self._numbers] for tile in self.tiles])

    def corners_of(self) -> vec[i64]:
        """Entry `tile * 6 + k`: the number of that corner."""
        numbers = {each: number for number, each in enumerate(self.corners)}
        return vec[i64]([numbers[each] for tile in self.tiles for each in corners(tile)])

    def sides_of(self) -> vec[i64]:
        """Entry `tile * 6 + direction`: the number of that side."""
        numbers = {each: number for number, each in enumerate(self.sides)}
        return vec[i64]([numbers[side(tile, each)] for tile in self.tiles for each in range(6)])

    def around_corner(self) -> vec[i64]:
        """Entry `corner * 3 + i`: the three tiles of a corner, NOWHERE outside the patch."""
        return vec[i64]([self.number(tile) for each in self.corners for tile in each])

    def beside_side(self) -> vec[i64]:
        """Entry `side * 2 + i`: the two tiles of a side, NOWHERE outside the patch."""
        return vec[i64]([self.number(tile) for each in self.sides for tile in each])

    def distances(self) -> vec[i64]:
        """Entry `tile * len(tiles) + other`: steps over the open plane."""
        return vec[i64]([distance(tile, other) for tile in self.tiles for other in self.tiles])
