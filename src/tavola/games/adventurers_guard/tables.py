"""The printed data as packed tables for the hot half; indices are those of data.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.adventurers_guard import data

SIZE: Final = 9
TILES: Final = 81
LAST_ROW: Final = 72  # its first tile
PAWNS: Final = 12
GUARD: Final = 6  # pawns a side
WARRIOR: Final = 5  # the place of a side's warrior among them
GONE: Final = -1

TYPE_OF: Final = vec[i64](data.TYPE_OF_PAWN)
BASE_RANGE: Final = vec[i64]([data.BASE_RANGE[kind] for kind in data.TYPE_OF_PAWN])
TYPE_OF_FACE: Final = vec[i64]([0] + [data.TYPES.index(name) for name in data.DIE])  # by face, 1 to 6
FIRST_OF_TYPE: Final = vec[i64]([0, 1, 3, 5])
COPIES: Final = vec[i64](data.COPIES)
START: Final = vec[i64]([data.TILES.index(name) if name else GONE for name in data.START])
CORNER_TILE: Final = vec[i64]([data.TILES.index(name) for side in data.CORNERS for name in side])  # side * 2 + hand
