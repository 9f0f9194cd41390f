"""The printed data as numbers for the hot half; indices are those of data.py, codes those of kinds.py."""

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

# modes
BASE: Final = 1
FFA: Final = 2
FFA_THIEVES: Final = 3
TEAMS: Final = 4
TEAMS_THIEVES: Final = 5
SOLO: Final = 6

# options, in the order notation.py declares them
MODE: Final = 0
HARDCORE_TILES: Final = 1
HARDCORE_BATTLE: Final = 2
HARDCORE_TURN: Final = 3
BASE_FIVE_PLAYERS: Final = 4
EXPANSION_CAVE_TILES: Final = 5  # 1 eight_random
BATTLE_DIE: Final = 6  # 1: 0-5
LARGE_GROUP_RULE: Final = 7
LAFFITE_PICK: Final = 8  # 1 choose
TRADE: Final = 9  # 0 on_turn, 1 any, 2 off
TRADE_OFFERS: Final = 10
CLOSED_ISLAND: Final = 11  # 1 none
TABLE_RADIUS: Final = 12
ROUND_ONE_OVERLAP: Final = 13  # 1 peaceful
BRIDGE_SHAPE: Final = 14  # 1 any
RESPAWN_AREA: Final = 15  # 1 island
BASE_CAVE_SHRINE_TILE: Final = 16  # 1 stay
YANGA_REPEAT: Final = 17  # 1 once
TEAM_DICE: Final = 18  # 1 one_each
DEN_TIE: Final = 19  # 1 stay
CAVE_IN_BUILDINGS: Final = 20  # 1 spare
TURN_DICE: Final = 21  # 1 opposite
ROUND_LIMIT: Final = 22
HAND_VISIBILITY: Final = 23  # 1 open

# actions: the first code of each kind
A_DEAL_BOARD: Final = 0
A_DEAL_TILE: Final = 6
A_FIRST_TILE: Final = 29
A_START_DIE: Final = 52
A_ROLL: Final = 58
A_STOLEN: Final = 94
A_DRAW: Final = 97
A_LOOK: Final = 120
A_DIE: Final = 143
A_TITAN_DIE: Final = 150
A_THIEF_DIE: Final = 156
A_CHOOSE_EXPLORER: Final = 159
A_CHOOSE_STARTER: Final = 161
A_PLACE_EXPLORER: Final = 163
A_REROLL_GOLDEN: Final = 2901
A_KEEP_GOLDEN: Final = 2902
A_STEAL_FROM: Final = 2903
A_PICK_CARD: Final = 2911
A_SET_SPEED: Final = 2914
A_ASSIGN: Final = 2916
A_ROSE: Final = 2932
A_GATHER: Final = 2935
A_ORDER: Final = 5132
A_SURRENDER: Final = 5138
A_MOVE: Final = 5141
A_DISCOVER: Final = 5297
A_DISCOVER_OWN: Final = 5309
A_PLACE: Final = 5585
A_EBB: Final = 5591
A_BUY_SPEED: Final = 5663
A_BUY_VILLAGER: Final = 5675
A_BUY_OFFERING: Final = 8413
A_PAY_OFFERING: Final = 8449
A_WITHDRAW: Final = 8450
A_BUILD_FARMHOUSE: Final = 8451
A_BUILD_FORT: Final = 8523
A_BUILD_OUTPOST: Final = 8595
A_BUILD_HIDEOUT: Final = 8667
A_REMOVE: Final = 8739
A_BUILD_BRIDGE: Final = 8742
A_REMOVE_BRIDGE: Final = 9822
A_ARMY_STEP: Final = 9823
A_ATTACK_BUILDING: Final = 258981
A_RANGED_ATTACK: Final = 275409
A_WOLF_STEP: Final = 316479
A_WOLF_DISCOVER: Final = 316492
A_EXCHANGE: Final = 316493
A_OFFER: Final = 316502
A_SHARE: Final = 317382
A_HAND_OVER: Final = 317389
A_END_TURN: Final = 317390
A_OFF_ATTACK: Final = 317391
A_PASS: Final = 566549
A_ACCEPT: Final = 566550
A_REFUSE: Final = 566551
A_CHOOSE_DEFENDER: Final = 566552
A_FLEE: Final = 566567
A_DONE: Final = 566658
A_REROLL: Final = 566659
A_REROLL_ALL: Final = 566676
A_JIMENEZ: Final = 566677
A_KEEP: Final = 566695
A_RETREAT: Final = 566696
A_GIVE: Final = 569434
A_DIVIDE: Final = 590390
A_TAKE_COIN: Final = 611346
A_LAY_COIN: Final = 611349
A_ASSIGN_SHRINE: Final = 611352
A_SKIP: Final = 611364
A_EMERGE: Final = 611365
A_PICK_TILE: Final = 611366
A_PICK_CORNER: Final = 614104
A_TAKE_GOLD: Final = 614110
A_STEAL: Final = 614111
A_SET_REACH: Final = 614112
A_ROB: Final = 614114
A_TAKE: Final = 614122
A_GIVE_SPEED: Final = 614465
A_BUY_THIEF: Final = 614477
A_MINT: Final = 617215
A_GIVE_SHRINE: Final = 617218
A_STEP: Final = 617230
A_PLACE_GUARDIAN: Final = 619968
ACTIONS: Final = 619971

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
