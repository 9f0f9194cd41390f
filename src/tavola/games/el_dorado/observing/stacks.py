"""What is known of the two stacks of tiles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado.data import CAVE_KINDS
from tavola.games.el_dorado.data import ISLAND_COUNTS as PRINTED
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import ISLAND_COUNTS, KINDS
from tavola.kernel.observation import Part

IN_THE_CAVE: Final = KINDS - CAVE_KINDS  # kinds of tile
ON_THE_ISLAND: Final = CAVE_KINDS - 1
EMMA: Final = 3  # tiles she looks at
MOST: Final[int] = sum(PRINTED.values())


def stack_parts() -> list[Part]:
    """ED-19, ED-43, ED-111, ED-124"""
    each, deep = "of each kind from water to entrance", "of each kind from exit to Totec's Garden"
    return [
        Part("island_left", 0, 13, f"Tiles in the stack or in somebody's hand, {each}.", (ON_THE_ISLAND,)),
        Part("island_size", 0, MOST, "Tiles in the island's stack."),
        Part("island_looked", 0, EMMA, "How many of them, from the top, Emma has looked at."),
        Part("island_known", 0, ON_THE_ISLAND, "Their kinds, if the observer's side knows.", (EMMA,), True),
        Part("cave_size", 0, 21, "Tiles in the cave's stack."),
        Part("cave_removed", 0, 21, "Tiles that left it unseen."),
        Part("cave_maybe", 0, 9, f"Tiles that are in the stack or left it unseen, {deep}.", (IN_THE_CAVE,)),
        Part("cave_inside", 0, 9, f"Tiles that are certainly in the stack, {deep}.", (IN_THE_CAVE,)),
        Part("cave_sunk", 0, 21, f"The tile is among so many last ones; 0 not said, {deep}.", (IN_THE_CAVE,)),
    ]


def put_stacks(t: Power, observer: i64, out: vec[i64], at: i64) -> i64:
    at = put_island(t, observer, out, at)
    out[at] = t.cave.size()
    out[at + 1] = t.cave.spare
    put_cave(t, out, at + 2)
    return at + 2 + 3 * IN_THE_CAVE


def put_island(t: Power, observer: i64, out: vec[i64], at: i64) -> i64:
    """All that is not on the map, in the stack or in somebody's hand; what Emma knows her side alone sees. ED-R132"""
    for kind in range(1, CAVE_KINDS):
        out[at + kind - 1] = ISLAND_COUNTS[kind]
    for place in t.laid:
        kind = t.kind[place]
        if kind < CAVE_KINDS:
            out[at + kind - 1] -= 1
    at += ON_THE_ISLAND
    out[at] = t.island.size()
    out[at + 1] = i64(len(t.island.tops)) // 2
    for depth in range(t.island.known_tops(observer)):
        out[at + 2 + depth] = t.island.top(depth)
    return at + 2 + EMMA


def put_cave(t: Power, out: vec[i64], at: i64) -> None:
    pool, held, sunk = t.cave.pool, t.cave.held, t.cave.sunk
    for kind in range(CAVE_KINDS, KINDS):
        out[at + kind - CAVE_KINDS] = pool[kind]
    at += IN_THE_CAVE
    if len(held) > 0:
        for kind in range(CAVE_KINDS, KINDS):
            out[at + kind - CAVE_KINDS] = held[kind]
    at += IN_THE_CAVE
    for i in range(0, i64(len(sunk)), 2):
        out[at + sunk[i] - CAVE_KINDS] = sunk[i + 1]
