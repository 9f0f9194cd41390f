"""The printed data as numbers for the hot half; indices are those of data.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import data
from tavola.kernel.hexes import Patch

NONE: Final = -1
ISLAND: Final = 2107  # places of the island; those of the cave follow
PLACES: Final = 2738
START: Final = 0  # island(0, 0)
CAVE_START: Final = 2107  # cave(0, 0)
WAYS: Final = 13
LINK: Final = 6
OUT: Final = 7  # and a direction: from the secret exit to a tile beside the entrance
SEATS: Final = 8
SIDES: Final = 7
LEADS: Final = 12  # explorers by seat, then four thieves
THIEF: Final = 8  # the first thief among the leads
VILLAGERS: Final = 7  # of a side, at most
BUILDINGS: Final = 3  # of a side
FORT: Final = 2  # its place among them; the hideout of the Thieves
TYPES: Final = 3
THINGS: Final = 7  # that change hands: cards by type, the cave shrine, three coins
FOOD: Final = 0
WOOD: Final = 1
GOLD: Final = 2

# kinds of tile
NOTHING: Final = 0
WATER: Final = 1
GOLD_TILE: Final = 2
FOOD_TILE: Final = 3
WOOD_TILE: Final = 4
GARDEN: Final = 5
SHRINE: Final = 6
ENTRANCE: Final = 7
EXIT: Final = 8
CAVE_SHRINE: Final = 9
EMPTY: Final = 10
TIGER: Final = 11
DEN: Final = 12
GIANT: Final = 13
TITAN: Final = 14
WOLF: Final = 15
BAVIECA: Final = 16
ROSE_TILE: Final = 17
JIMENEZ_TILE: Final = 18
CURSE: Final = 19
CAVE_IN: Final = 20
SECRET_EXIT: Final = 21
TOTEC: Final = 22
KINDS: Final = 23

# explorers; a board's two are 2 * board and 2 * board + 1
STELLA: Final = 0
BELLONA: Final = 1
HECTOR: Final = 2
NICOLAS: Final = 3
TIZOC: Final = 4
EMMA: Final = 5
VICTORIA: Final = 6
PEDRO: Final = 7
WILLIAM: Final = 8
LAFFITE: Final = 9
SEQUOIA: Final = 10
YANGA: Final = 11
BOARDS: Final = 6

# monsters, as targets of a battle they follow the sides
M_TIGER: Final = 7
M_DEN: Final = 8
M_GIANT: Final = 9
M_TITAN: Final = 10
M_WOLF: Final = 11
M_GUARDIAN: Final = 12  # wolf, thief, titan
TARGETS: Final = 15

# coins
BAVIECA_COIN: Final = 0
ROSE_COIN: Final = 1
JIMENEZ_COIN: Final = 2

# what else is said in numbers
THIEF_SPEED: Final = 4
MOST_DOUBLOONS: Final = 5

_island = Patch(data.ISLAND_TILES)
_cave = Patch(data.CAVE_TILES)


def shifted(numbers: vec[i64], by: int) -> list[int]:
    """The numbers of the cave follow those of the island; outside the map stays outside."""
    return [number if number == NONE else number + by for number in numbers]


NEXT: Final = vec[i64](list(_island.steps()) + shifted(_cave.steps(), ISLAND))  # place * 6 + direction
CORNER: Final = vec[i64](list(_island.corners_of()) + shifted(_cave.corners_of(), len(_island.corners)))
AROUND: Final = vec[i64](list(_island.around_corner()) + shifted(_cave.around_corner(), ISLAND))  # corner * 3 + i
FROM_CENTRE: Final = vec[i64](
    [max(abs(q), abs(r), abs(q + r)) for q, r in data.ISLAND_TILES + data.CAVE_TILES]
)  # hexes from (0, 0) of the plane
Q: Final = vec[i64]([q for q, _ in data.ISLAND_TILES + data.CAVE_TILES])
R: Final = vec[i64]([r for _, r in data.ISLAND_TILES + data.CAVE_TILES])
CORNERS: Final = _island.corners + _cave.corners
CAVE_CORNER: Final[i64] = len(_island.corners)  # the first corner of the cave
CORNER_Q: Final = vec[i64]([sum(q for q, _ in corner) for corner in CORNERS])  # of the three tiles it touches
CORNER_R: Final = vec[i64]([sum(r for _, r in corner) for corner in CORNERS])
TITAN_FACES: Final = vec[i64]([data.TITAN_DIE.count(face) for face in range(7)])  # how many show each number
CARDS: Final = vec[i64](data.CARDS)
TREASURE: Final = vec[i64](data.TREASURE)
STRENGTH: Final = vec[i64]([0] * SIDES + [2, 3, 4, 6, 1, 1, 3, 6])  # of monsters, by target
#                               food wood gold garden, by tile kind as bits of the types they produce
PRODUCES: Final = vec[i64]([0, 0, 4, 1, 2, 7] + [0] * 16 + [7])
COST_OFFERING: Final = vec[i64](data.COSTS["offering"])
COST_VILLAGER: Final = vec[i64](data.COSTS["villager"])
COST_FARMHOUSE: Final = vec[i64](data.COSTS["farmhouse"])
COST_FORT: Final = vec[i64](data.COSTS["fort"])
COST_STEP: Final = vec[i64](data.COSTS["step"])
COST_BRIDGE: Final = vec[i64](data.COSTS["bridge"])
COST_WOLF: Final = vec[i64](data.COSTS["wolf"])
COST_SPEED: Final = vec[i64](data.COSTS["speed"])
PAIR_A: Final = vec[i64]([a for a in range(6) for b in range(a + 1, 6)])
PAIR_B: Final = vec[i64]([b for a in range(6) for b in range(a + 1, 6)])


def tile_counts(counts: dict[str, int]) -> vec[i64]:
    """By kind of tile."""
    return vec[i64]([counts.get(name, 0) for name in data.KINDS])


ISLAND_COUNTS: Final = tile_counts(data.ISLAND_COUNTS)
CAVE_COUNTS: Final = tile_counts(
    {name: n for name, n in data.CAVE_COUNTS.items() if name not in ("exit", "cave_shrine")}
)
EXPANSION_COUNTS: Final = tile_counts(data.EXPANSION_COUNTS)
