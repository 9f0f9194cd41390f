"""Square grids: names, steps, rays. Built once; hot code gets packed tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from string import ascii_lowercase

from librt.vecs import vec
from mypy_extensions import i64

from tavola.kernel.paths import NOWHERE, pack

Direction = tuple[int, int]  # columns east, rows north

NORTH, EAST, SOUTH, WEST = (0, 1), (1, 0), (0, -1), (-1, 0)
SIDES = (NORTH, EAST, SOUTH, WEST)
DIAGONALS = ((1, 1), (1, -1), (-1, -1), (-1, 1))
ALL_ROUND = (NORTH, (1, 1), EAST, (1, -1), SOUTH, (-1, -1), WEST, (-1, 1))


@dataclass(frozen=True)
class Grid:
    """Cells are numbered row by row from the south-west: 0 is a1, 1 is b1. `Grid(17, 17, upper=True)` has an O9."""

    columns: int
    rows: int
    upper: bool = False

    @property
    def size(self) -> int:
        return self.columns * self.rows

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of every cell."""
        letters = [column_name(column) for column in range(self.columns)]
        if self.upper:
            letters = [letter.upper() for letter in letters]
        return tuple(f"{letter}{row + 1}" for row in range(self.rows) for letter in letters)

    def cell(self, name: str) -> int:
        """The number of a named cell; ValueError if there is none."""
        if name not in self._numbers:
            raise ValueError(f"there is no cell {name!r}: cells go from {self.names[0]} to {self.names[-1]}")
        return self._numbers[name]

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {name: cell for cell, name in enumerate(self.names)}

    def at(self, column: int, row: int) -> int:
        """The cell in this column and row, both counted from 0, or NOWHERE."""
        inside = 0 <= column < self.columns and 0 <= row < self.rows
        return row * self.columns + column if inside else NOWHERE

    def place(self, cell: int) -> tuple[int, int]:
        """Column and row of a cell."""
        row, column = divmod(cell, self.columns)
        return column, row

    def step(self, cell: int, direction: Direction) -> int:
        """The next cell in a direction, or NOWHERE."""
        column, row = self.place(cell)
        return self.at(column + direction[0], row + direction[1])

    def neighbours(self, directions: Sequence[Direction] = SIDES) -> list[list[int]]:
        """By cell: the cells one step away, in the order of the directions."""
        stepped = [[self.step(cell, each) for each in directions] for cell in range(self.size)]
        return [[to for to in near if to != NOWHERE] for near in stepped]

    def near(self, directions: Sequence[Direction] = SIDES) -> vec[i64]:
        """`neighbours` as a packed graph for kernel/paths.py."""
        return pack(self.neighbours(directions))

    def steps(self, directions: Sequence[Direction] = SIDES) -> vec[i64]:
        """A flat table: entry `cell * len(directions) + d` is the next cell in direction d, or NOWHERE."""
        return vec[i64]([self.step(cell, each) for cell in range(self.size) for each in directions])

    def ray(self, cell: int, direction: Direction) -> list[int]:
        """The cells from here in one direction up to the edge, without the cell itself."""
        out = list[int]()
        while (cell := self.step(cell, direction)) != NOWHERE:
            out.append(cell)
        return out

    def rays(self, directions: Sequence[Direction] = ALL_ROUND) -> vec[i64]:
        """Every ray as a packed graph: row `cell * len(directions) + d` is the ray in direction d, nearest first."""
        return pack([self.ray(cell, each) for cell in range(self.size) for each in directions])


def column_name(column: int) -> str:
    """a, b, ... z, aa, ab, ..."""
    name = ascii_lowercase[column % 26]
    return name if column < 26 else column_name(column // 26 - 1) + name
