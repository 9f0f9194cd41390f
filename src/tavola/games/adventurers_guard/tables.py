"""The printed data as packed tables for the hot half; indices are those of data.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.adventurers_guard import data

TILES: Final = 81
PAWNS: Final = 12
GUARD: Final = 6  # pawns a side
GONE: Final = -1

# options, in the order notation.py declares them, and their codes
FIRST_PLAYER: Final = 0
WARRIOR_CORNER: Final = 1
MAY_HOLD: Final = 2
RANGE_CAP: Final = 3
BORROW: Final = 4
SUICIDE_GUARD: Final = 5
TURN_LIMIT: Final = 6
RANDOM: Final = 0
OPTIONAL: Final = 0
NO_CAPTURE: Final = 1

# actions: the first number of each kind
FIRST: Final = 0
CORNER: Final = 2
ROLL: Final = 4
MOVE: Final = 10
HOLD: Final = 982
DECLINE: Final = 983
ACTIONS: Final = 984


TYPE_OF: Final = vec[i64](data.TYPE_OF_PAWN)
BASE_RANGE: Final = vec[i64]([data.BASE_RANGE[kind] for kind in data.TYPE_OF_PAWN])
TYPE_OF_FACE: Final = vec[i64]([0] + [data.TYPES.index(name) for name in data.DIE])  # by face, 1 to 6
FIRST_OF_TYPE: Final = vec[i64]([0, 1, 3, 5])
COPIES: Final = vec[i64](data.COPIES)
START: Final = vec[i64]([data.TILES.index(name) if name else GONE for name in data.START])
CORNER_TILE: Final = vec[i64]([data.TILES.index(name) for side in data.CORNERS for name in side])  # side * 2 + hand
