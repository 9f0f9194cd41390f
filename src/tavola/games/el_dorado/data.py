"""What is printed: tiles, boards, explorers, dice, costs. Everything by name; tables.py has the same as numbers."""

from typing import Final

from tavola.kernel.hexes import Hex, disc

RADIUS: Final = 26  # no island of 48 tiles reaches farther: each ring but the first and last takes two tiles
CAVE_RADIUS: Final = 14
ISLAND_TILES: Final[tuple[Hex, ...]] = tuple(disc((0, 0), RADIUS))
CAVE_TILES: Final[tuple[Hex, ...]] = tuple(disc((0, 0), CAVE_RADIUS))
PLACES: Final = tuple(f"i{q},{r}" for q, r in ISLAND_TILES) + tuple(f"c{q},{r}" for q, r in CAVE_TILES)

DIRECTIONS: Final = ("E", "NE", "NW", "W", "SW", "SE")
WAYS: Final = (
    *DIRECTIONS,
    "link",
    *(f"out-{each}" for each in DIRECTIONS),
)  # the secret exit leads beside the entrance
SIDE_PAIRS: Final = tuple(f"{a}-{b}" for i, a in enumerate(DIRECTIONS) for b in DIRECTIONS[i + 1 :])

TYPES: Final = ("food", "wood", "gold")
CARDS: Final = (25, 25, 30)
TREASURE: Final = (2, 2, 2)  # of the Thieves tile

#            name             base  expansion, counted together in one list of kinds
KINDS: Final = (
    "nothing",
    "water",
    "gold",
    "food",
    "wood",
    "garden",
    "shrine",
    "entrance",
    "exit",
    "cave_shrine",
    "empty",
    "tiger",
    "den",
    "giant",
    "titan",
    "wolf",
    "bavieca",
    "rose",
    "jimenez",
    "curse",
    "cave_in",
    "secret_exit",
    "totec",
)
CAVE_KINDS: Final = 8  # kinds from here on belong in the cave
ISLAND_COUNTS: Final = {"water": 9, "gold": 13, "food": 10, "wood": 10, "garden": 2, "shrine": 3, "entrance": 1}
CAVE_COUNTS: Final = {"exit": 1, "cave_shrine": 1, "empty": 9, "tiger": 1, "den": 1, "giant": 1}
EXPANSION_COUNTS: Final = dict.fromkeys(KINDS[14:], 1)

EXPLORERS: Final = (
    "stella",
    "bellona",
    "hector",
    "nicolas",
    "tizoc",
    "emma",
    "victoria",
    "pedro",
    "william",
    "laffite",
    "sequoia",
    "yanga",
)
BOARDS: Final = ("white", "orange", "green", "red", "blue", "purple")
BASE_BOARDS: Final = 5
SOLO_BANNED: Final = ("victoria", "emma", "nicolas", "laffite")

SEATS: Final = 8
SIDES: Final = 7
LEADS: Final = tuple(f"explorer{seat}" for seat in range(SEATS)) + ("thiefA", "thiefB", "thiefC", "thiefD")
MONSTERS: Final = ("tiger", "den", "giant", "titan", "wolf", "guardian_wolf", "guardian_thief", "guardian_titan")
COINS: Final = ("bavieca", "rose", "jimenez")
BUILDINGS: Final = ("farmhouse0", "farmhouse1", "fort")  # of the Thieves: two outposts and the hideout

#                          food wood gold. ED-R03
COSTS: Final = {
    "offering": (2, 2, 2),
    "villager": (2, 0, 0),
    "farmhouse": (0, 2, 0),
    "fort": (0, 2, 2),
    "step": (0, 0, 1),
    "bridge": (0, 3, 0),
    "wolf": (1, 0, 0),
    "speed": (0, 1, 0),
}
DOUBLOON_COSTS: Final = {"hideout": 1, "thief": 2, "outpost": 1, "offering": 3}  # ED-R273

MODES: Final = ("auto", "base_ffa", "ffa", "ffa_thieves", "teams", "teams_thieves", "solo")
MODE_SEATS: Final = {
    "base_ffa": (2, 3, 4),
    "ffa": (2, 3, 4, 5, 6),
    "ffa_thieves": (2, 3, 4, 5, 6, 7),
    "teams": (4, 6, 8),
    "teams_thieves": (3, 5, 7),
    "solo": (1,),
}
AUTO: Final = {1: "solo", 2: "base_ffa", 3: "base_ffa", 4: "base_ffa", 5: "ffa", 6: "ffa", 7: "ffa_thieves", 8: "teams"}
IMPORTANT: Final = {
    2: (("shrine", "shrine"), ("shrine", "entrance")),
    3: (("shrine",), ("shrine",), ("shrine",)),
    4: (("shrine",), ("shrine",), ("shrine",), ("entrance",)),
    5: (("shrine",), ("shrine",), ("shrine",), ("entrance",), ("garden",)),
    6: (("shrine",), ("shrine",), ("shrine",), ("entrance",), ("garden",), ("garden",)),
    7: (("shrine",), ("shrine",), ("shrine",), ("entrance",), ("garden",), ("garden",), ("water",)),
}
TITAN_DIE: Final = (1, 1, 1, 2, 2, 3)  # ED-R275
THIEF_DIE: Final = ((1, 6), (2, 5), (3, 4))  # two faces each. ED-R274
