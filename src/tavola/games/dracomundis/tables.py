"""The printed data as packed tables for the hot half; indices are those of data.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.dracomundis import data

CELLS: Final = 96  # column * 8 + row
KINDS: Final = 14
NOTHING: Final = -1

EXPLORER: Final = 0
JOURNALIST: Final = 1
HUNTER: Final = 2
SHERPA: Final = 3
DRAGON: Final = 4
CANNIBAL: Final = 5
BIPLANE: Final = 6
SS307: Final = 7
CAMPSITE: Final = 8  # from here on: no characters
MOUNTAIN: Final = 9
JUNGLE: Final = 10
SWAMP: Final = 11
TIGER: Final = 12
TRAP: Final = 13

TURN_ACTIONS: Final = 2  # DM-09
FLIP_AT: Final = 6  # DM-41
TRAP_MALUS: Final = 3  # DM-71
FULL_SET: Final = 17  # tokens a colour lays face down, DM-05

COPIES: Final = vec[i64](data.COPIES)
COMBAT: Final = vec[i64](data.COMBAT)
EDGE: Final = vec[i64]([0, 0, 48, 24, 0])  # by seats: the first cell in use, DM-01
# kind * 16 + facing * 4 + direction: how far the arrow that points there leads, DM-14
ARROW: Final = vec[i64]([sides[(way - facing) % 4] for sides in data.ARROWS for facing in range(4) for way in range(4)])
# cell * 4 + direction: the square beyond that edge, or NOTHING, DM-11
NEXT: Final = vec[i64](
    [
        (column + east) * 8 + row + north if 0 <= column + east < 12 and 0 <= row + north < 8 else NOTHING
        for column in range(12)
        for row in range(8)
        for east, north in ((0, 1), (1, 0), (0, -1), (-1, 0))
    ]
)
GROUND_COMBAT: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, -1, 0, 0])  # by kind, DM-30
GROUND_POINTS: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0])  # by kind, DM-64
