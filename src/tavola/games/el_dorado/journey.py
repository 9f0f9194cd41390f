"""What is still to walk: to the edge of the map, from shrine to shrine, and down into the cave."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import CAVE_SHRINE, LEADS, M_TIGER, NONE, STRENGTH, THIEF, TIGER, WOLF
from tavola.games.el_dorado.trails import hexes, steps_beside, steps_to, steps_to_edge
from tavola.kernel.bits import BIT

SHRINES: Final = 3
TOGETHER: Final = 0.5  # how much each rival helps to explore
BETWEEN: Final = 4.0  # steps from one task to the next, where it is not known yet
AN_OFFERING: Final = 2.0  # steps
AFTERWARDS: Final = 0.4  # how much the way to the task after the next counts
WAITING: Final = 1.2  # steps lost for each card that an offering still lacks
FAR_OFF: Final = 16.0  # steps; farther tasks are as good as out of reach
BEATEN: Final = 16.0  # steps that a defeat in the cave costs


def steps_left(t: Power, side: i64, far: vec[i64], short: float) -> float:
    """Island first or cave first, whichever is shorter; `short` is what the next offering lacks."""
    need = max(0, t.needed() - t.island_shrines(side))
    near, rest, last = tour(t, side, far, need)
    edge = min(FAR_OFF, steps_to_edge(t, far, False))
    isle = AN_OFFERING * float(need) + rest
    island = isle + on_the_island(t, side, need, near, edge, short)
    if t.has_cave_shrine(side):
        return island
    party = strongest(t, side)
    if t.shrine_by != NONE and t.shrine_by < LEADS:
        return island + steps_to(far, t.at[t.shrine_by])
    tiles = float(draws_left(t))
    down = way_down(t, far)
    if need == 0:
        return tiles + down + BEATEN * perils(t, tiles, party)
    later = island + way_over(t, last, down, near + rest) + BEATEN * perils(t, tiles, party + float(need))
    first = isle + on_the_island(t, side, need, BETWEEN, BETWEEN, short)
    first += AFTERWARDS * BETWEEN + down + BEATEN * perils(t, tiles, party)
    return tiles + min(later, first)


def tour(t: Power, side: i64, far: vec[i64], need: i64) -> tuple[float, float, i64]:
    """From shrine to shrine, the nearest first: steps to it, steps of the rest, and where that ends, or NONE."""
    near = FAR_OFF
    along = 0.0
    last: i64 = NONE
    seen: i64 = t.offerings[side]
    for _visit in range(min(need, i64(len(t.shrine_at)))):
        which = next_shrine(t, far, seen)
        if which == NONE:
            break
        seen |= BIT[which]
        way = min(FAR_OFF, steps_beside(t, far, t.shrine_at[which]))
        if last == NONE:
            near = way
            along = way
        else:
            along += max(way - along, float(max(1, hexes(last, t.shrine_at[which]) - 2)))
        last = t.shrine_at[which]
    return near, along - near if last != NONE else 0.0, last


def next_shrine(t: Power, far: vec[i64], seen: i64) -> i64:
    """The nearest of those not seen, or NONE."""
    best = 2.0 * FAR_OFF
    found: i64 = NONE
    for i in range(i64(len(t.shrine_at))):
        if not seen & BIT[i]:
            way = steps_beside(t, far, t.shrine_at[i])
            if way < best:
                best = way
                found = i
    return found


def way_down(t: Power, far: vec[i64]) -> float:
    """Steps to where the cave is explored."""
    return 2.0 * BETWEEN if t.entrance == NONE else min(FAR_OFF, steps_to_edge(t, far, True))


def way_over(t: Power, last: i64, down: float, along: float) -> float:
    """The same from the last shrine of a tour that is so long."""
    if last == NONE or t.entrance == NONE:
        return 2.0 * BETWEEN
    return max(down - along, float(hexes(last, t.entrance)))


def on_the_island(t: Power, side: i64, need: i64, near: float, edge: float, short: float) -> float:
    """Explore first or offer first, whichever is shorter."""
    found = i64(len(t.shrine_at))
    waiting = min(need, found - t.island_shrines(side))
    unknown = need - waiting
    wanted = unknown + (1 if t.entrance == NONE and not t.has_cave_shrine(side) else 0)
    if wanted == 0:
        return 0.0 if need == 0 else near
    hidden = SHRINES - found + (1 if t.entrance == NONE else 0)
    draws = float((t.island.size() + 1) * wanted) / float(hidden + 1)
    draws = draws / (1.0 + TOGETHER * float(t.sides - 1)) + BETWEEN * float(unknown)
    if waiting == 0:
        return edge + draws
    explore = edge + AFTERWARDS * near + BETWEEN
    offer = near + AFTERWARDS * edge + WAITING * short + 1.0
    return min(explore, offer) + draws


# the cave


def draws_left(t: Power) -> i64:
    """Tiles until the cave shrine comes, on average."""
    size = t.cave.size()
    window = size
    for i in range(0, i64(len(t.cave.sunk)), 2):
        if t.cave.sunk[i] == CAVE_SHRINE:
            window = t.cave.sunk[i + 1]
    return size - window + (window + 1) // 2


def strongest(t: Power, side: i64) -> float:
    """The strongest lead piece, and something of the villagers that could come to its help."""
    best: i64 = 0
    for lead in range(t.seats if side != t.thieves else LEADS):
        if (t.at[lead] != NONE or lead < THIEF) and t.side_of_lead(lead) == side:
            best = max(best, t.lead_strength(lead))
    return float(best)


def perils(t: Power, tiles: float, party: float) -> float:
    """How often a dweller will beat the explorer before the shrine is found."""
    counts = t.cave.counts()
    every: i64 = 0
    beaten = 0.0
    for kind in range(i64(len(counts))):
        every += counts[kind]
        if TIGER <= kind <= WOLF and counts[kind] > 0:
            beaten += float(counts[kind]) * loss(float(STRENGTH[target_of(kind)]) - party)
    return tiles * beaten / float(max(1, every))


def target_of(kind: i64) -> i64:
    """Tiger, Thieves' tile, Giant, Titan and Wolf stand in one order among tiles and among targets."""
    return kind - TIGER + M_TIGER


def loss(more: float) -> float:
    """About the chance to lose against so many dice more."""
    return min(0.97, max(0.01, 0.45 + 0.3 * more))
