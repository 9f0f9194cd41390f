"""Square spaces as rows and columns, turned for the reader, with their coordinates."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from tavola.kernel.scene import Point, Space

NAME = re.compile(r"([A-Za-z]+)(\d+)")


@dataclass(frozen=True)
class Lattice:
    """Rows of spaces, None where there is none; headings are empty where ids do not tell them."""

    rows: list[list[Space | None]]
    columns: list[str]
    labels: list[str]

    @property
    def named(self) -> bool:
        return all(self.columns) and all(self.labels)


def turned(at: Point, turn: int) -> Point:
    """A point after quarter turns clockwise."""
    x, y = at
    for _ in range(turn % 4):
        x, y = -y, x
    return round(x, 3), round(y, 3)


def lattice(spaces: Iterable[Space], turn: int) -> Lattice:
    """Lay the spaces out by their places."""
    placed = {turned(space.at, turn): space for space in spaces}
    xs, ys = sorted({x for x, _ in placed}), sorted({y for _, y in placed})
    rows = [[placed.get((x, y)) for x in xs] for y in ys]
    columns = [_common(row[i] for row in rows) for i in range(len(xs))]
    labels = [_common(row) for row in rows]
    if len(ys) > 1 and len(set(columns)) < len(columns):
        columns = [""] * len(xs)
    if len(xs) > 1 and len(set(labels)) < len(labels):
        labels = [""] * len(ys)
    return Lattice(rows, columns, labels)


def _common(spaces: Iterable[Space | None]) -> str:
    """What the ids of a row or column share: its letters or its number."""
    names = [NAME.fullmatch(space.id) for space in spaces if space]
    for part in (1, 2):
        shared = {name[part] if name else "" for name in names}
        if len(shared) == 1:
            return shared.pop()
    return ""
