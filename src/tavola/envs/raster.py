"""A scene as a small picture: spaces as shapes in their colours, pieces as discs of their seat with a letter.

Always of the same size, so that pictures make a film; drawn from what one seat may see and nothing else.
"""

from collections import defaultdict
from math import ceil, cos, hypot, pi, sin, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tavola.envs.letters import dots
from tavola.kernel.scene import Piece, Point, Scene, Space
from tavola.paint import palette
from tavola.paint.pieces import LAYERS, letter

Pixels = NDArray[np.uint8]
SIDE: Final = 512
TABLE: Final = "#f7f4ec"
SMALL: Final = ("corner", "edge")
FEW: Final = 60  # spaces that are measured


def raster(scene: Scene) -> Pixels:
    """The picture, 512 by 512 pixels in red, green and blue."""
    return Raster(scene).draw()


class Raster:
    """One picture being drawn."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        width, height = scene.board.size if scene.board.turn % 2 == 0 else scene.board.size[::-1]
        self.cell = unit(scene.spaces)
        self.scale = SIDE / max(width, height, self.cell)
        self.shift = ((SIDE - width * self.scale) / 2, (SIDE - height * self.scale) / 2)
        self.pixels: Pixels = np.empty((SIDE, SIDE, 3), np.uint8)
        self.pixels[:] = rgb(TABLE)
        self.styles: list[str] = []

    def draw(self) -> Pixels:
        for space in sorted(self.scene.spaces, key=lambda each: each.shape in SMALL):
            self.space(space)
        on: dict[str, list[Piece]] = defaultdict(list)
        for piece in sorted(self.scene.pieces, key=lambda each: LAYERS.index(each.layer)):
            on[piece.space].append(piece)
        for space in self.scene.spaces:
            self.pieces(space, on.get(space.id, []))
        return self.pixels

    def space(self, space: Space) -> None:
        """Its shape in the colour of its style."""
        colour = palette.ground(space.style, self.styles)
        if space.shape in ("circle", "slot"):
            self.disc(self.at(space.at), 0.46 * self.reach(space), colour)
        elif space.shape in SMALL and not space.points:
            self.disc(self.at(space.at), 0.4 * self.reach(space), colour)
        else:
            self.polygon([self.at(point) for point in self.outline(space)], colour)

    def outline(self, space: Space) -> list[Point]:
        """The corners of a space, a little inside its borders."""
        if len(space.points) > 2:
            return list(space.points)
        (x, y), (width, height) = space.at, space.size or (self.cell, self.cell)
        if space.shape == "hex":
            radius = 0.97 * width / sqrt(3)
            return [(x + radius * sin(i * pi / 3), y + radius * cos(i * pi / 3)) for i in range(6)]
        half, tall = 0.48 * width, 0.48 * height
        return [(x - half, y - tall), (x + half, y - tall), (x + half, y + tall), (x - half, y + tall)]

    def reach(self, space: Space) -> float:
        """How wide a space is, in pixels; corners and edges lie between others and are smaller."""
        usual = 0.35 * self.cell if space.shape in SMALL else self.cell
        return (min(space.size) if space.size else usual) * self.scale

    def pieces(self, space: Space, pieces: list[Piece]) -> None:
        """Side by side, as many in a row as there are rows."""
        rows = ceil(sqrt(len(pieces)))
        step = self.reach(space) / max(rows, 1)
        x, y = self.at(space.at)
        for i, piece in enumerate(pieces):
            column, row = i % rows - (rows - 1) / 2, i // rows - (rows - 1) / 2
            self.piece(piece, (x + column * step, y + row * step), 0.4 * step)

    def piece(self, piece: Piece, at: Point, radius: float) -> None:
        """A disc of its seat, a ring if it lies face down, with its letter."""
        seat = palette.seat(piece.owner)
        self.disc(at, radius, seat.ground)
        if piece.face_down:
            self.disc(at, 0.7 * radius, TABLE)
        scale = max(1, int(radius / 4))
        self.ink(dots(letter(piece), scale), at, palette.INK if piece.face_down else seat.ink)

    # pixels

    def at(self, point: Point) -> Point:
        """A point of the board as a point of the picture, turned for the seat."""
        (x, y), (width, height) = point, self.scene.board.size
        for _ in range(self.scene.board.turn % 4):
            x, y, width, height = height - y, x, height, width
        return self.shift[0] + x * self.scale, self.shift[1] + y * self.scale

    def disc(self, at: Point, radius: float, colour: str) -> None:
        left, top = (max(0, int(middle - radius)) for middle in at)
        right, low = (min(SIDE, ceil(middle + radius)) for middle in at)
        y, x = np.ogrid[top:low, left:right]
        inside = (x + 0.5 - at[0]) ** 2 + (y + 0.5 - at[1]) ** 2 <= radius * radius
        self.pixels[top:low, left:right][inside] = rgb(colour)

    def polygon(self, corners: list[Point], colour: str) -> None:
        """Every pixel from which a ray to the right crosses the outline an odd number of times."""
        left, top = (max(0, int(min(corner[i] for corner in corners))) for i in (0, 1))
        right, low = (min(SIDE, ceil(max(corner[i] for corner in corners)) + 1) for i in (0, 1))
        y, x = np.ogrid[top:low, left:right]
        inside = np.zeros((max(0, low - top), max(0, right - left)), np.bool_)
        for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
            if ay != by:
                between = (y + 0.5 > ay) != (y + 0.5 > by)
                inside ^= between & (x + 0.5 < (bx - ax) * (y + 0.5 - ay) / (by - ay) + ax)
        self.pixels[top:low, left:right][inside] = rgb(colour)

    def ink(self, marks: NDArray[np.bool_], at: Point, colour: str) -> None:
        """A letter around a point, as far as it is in the picture."""
        tall, wide = marks.shape
        rows, columns = np.nonzero(marks)
        y, x = rows + round(at[1] - tall / 2), columns + round(at[0] - wide / 2)
        seen = (y >= 0) & (y < SIDE) & (x >= 0) & (x < SIDE)
        self.pixels[y[seen], x[seen]] = rgb(colour)


def rgb(colour: str) -> tuple[int, int, int]:
    """`#185a9a` as three numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def unit(spaces: tuple[Space, ...]) -> float:
    """How far neighbours lie apart: the middle of the least distances of a few."""
    cells = [space.at for space in spaces if space.shape not in SMALL]
    gaps = sorted(nearest(cell, cells) for cell in cells[:FEW])
    return gaps[len(gaps) // 2] if gaps else 1.0


def nearest(one: Point, all: list[Point]) -> float:
    """The distance to the next of them that lies elsewhere."""
    away = [distance for x, y in all if (distance := hypot(x - one[0], y - one[1])) > 0.01]
    return min(away, default=1.0)
