"""Ways over a graph and lines of sight over a square grid, in whole numbers.

A graph is one packed table: entry `c` says where the neighbours of cell `c` start, entry `c + 1` where they end,
and the neighbours themselves follow. Hot code walks them so:

    for i in range(near[cell], near[cell + 1]):
        to = near[i]
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NOWHERE: Final = -1
FAR: Final = 1 << 40  # a budget that never runs out

# what a line of sight through the very corner of four cells does, given the two cells it only touches
CORNERS_CLEAR: Final = 0  # it always passes
CORNERS_SHUT: Final = 1  # it is blocked if both are opaque
CORNERS_TIGHT: Final = 2  # it is blocked if one is opaque


def pack(neighbours: Sequence[Sequence[int]]) -> vec[i64]:
    """The packed table of a graph, from the list of neighbours of each cell."""
    table = vec[i64]()
    start = i64(len(neighbours)) + 1
    for near in neighbours:
        table = append(table, start)
        start += i64(len(near))
    table = append(table, start)
    for near in neighbours:
        for cell in near:
            table = append(table, i64(cell))
    return table


def cells_of(near: vec[i64]) -> i64:
    """How many cells a packed graph has."""
    return near[0] - 1 if len(near) > 0 else 0


def distances(near: vec[i64], sources: vec[i64], barred: vec[i64], budget: i64 = FAR) -> vec[i64]:
    """By cell: the fewest steps from the nearest source, or NOWHERE beyond the budget.

    A cell with `barred[cell]` other than 0 is never entered; a source may be one.
    """
    found = vec[i64]([NOWHERE for _ in range(cells_of(near))])
    queue = sources[:]
    for cell in sources:
        found[cell] = 0
    head: i64 = 0
    while head < i64(len(queue)):
        cell = queue[head]
        head += 1
        steps = found[cell] + 1
        if steps > budget:
            break
        for i in range(near[cell], near[cell + 1]):
            to = near[i]
            if found[to] == NOWHERE and barred[to] == 0:
                found[to] = steps
                queue = append(queue, to)
    return found


def reach(near: vec[i64], start: i64, barred: vec[i64], budget: i64) -> vec[i64]:
    """Every cell that can be reached within the budget, without the start, in order of their numbers."""
    found = distances(near, vec[i64]([start]), barred, budget)
    out = vec[i64](capacity=16)
    for cell in range(i64(len(found))):
        if found[cell] > 0:
            out = append(out, cell)
    return out


def toward(near: vec[i64], cell: i64, found: vec[i64]) -> vec[i64]:
    """The first steps of all shortest ways to the goals; empty on a goal, or if there is no way.

    `found` is `distances` from the goals; where links are one-way, over the `turned` graph.
    """
    out = vec[i64](capacity=8)
    for i in range(near[cell], near[cell + 1]):
        to = near[i]
        if found[to] != NOWHERE and found[to] == found[cell] - 1:
            out = append(out, to)
    return out


def shortest(near: vec[i64], start: i64, goal: i64, barred: vec[i64]) -> vec[i64]:
    """A shortest way from start to goal, both included; empty if there is none. Start and goal may be barred.

    Of several it is the one found first, cells being tried in the order the graph lists them.
    """
    came = vec[i64]([NOWHERE for _ in range(cells_of(near))])  # from which cell each was entered
    came[start] = start
    queue = vec[i64]([start])
    head: i64 = 0
    while head < i64(len(queue)) and came[goal] == NOWHERE:
        cell = queue[head]
        head += 1
        for i in range(near[cell], near[cell + 1]):
            to = near[i]
            if came[to] == NOWHERE and (barred[to] == 0 or to == goal):
                came[to] = cell
                queue = append(queue, to)
    return traced(came, start, goal)


def traced(came: vec[i64], start: i64, goal: i64) -> vec[i64]:
    """The way that `came` remembers."""
    back = vec[i64](capacity=16)
    if came[goal] == NOWHERE:
        return back
    cell = goal
    back = append(back, cell)
    while cell != start:
        cell = came[cell]
        back = append(back, cell)
    last = i64(len(back)) - 1
    return vec[i64]([back[last - i] for i in range(last + 1)])


def turned(near: vec[i64]) -> vec[i64]:
    """The same graph with every link the other way round."""
    links: list[list[int]] = [[] for _ in range(cells_of(near))]
    for cell in range(cells_of(near)):
        for i in range(near[cell], near[cell + 1]):
            links[near[i]].append(cell)
    return pack(links)


# lines over a square grid of `columns` columns whose cells are numbered row by row


def ruler(columns: i64, start: i64, to: i64) -> i64:
    """The straight distance between two cell centres in cell widths, rounded up."""
    across = start % columns - to % columns
    along = start // columns - to // columns
    square = across * across + along * along
    out: i64 = 0
    while out * out < square:
        out += 1
    return out


def sees(columns: i64, start: i64, to: i64, opaque: vec[i64], corners: i64, clear: vec[i64]) -> bool:
    """Does the line between two cell centres pass no opaque cell?

    `opaque` is a table by cell; the two end cells never block, nor do the cells listed in `clear`.
    `corners` says what a line through the very corner of cells does: CORNERS_CLEAR, _SHUT or _TIGHT.
    The answer is the same from both ends.
    """
    column = start % columns
    row = start // columns
    east: i64 = 1 if to % columns > column else -1
    north: i64 = 1 if to // columns > row else -1
    wide = (to % columns - column) * east
    high = (to // columns - row) * north
    across: i64 = 0
    along: i64 = 0
    while True:
        # the line leaves the cell through its side wall first, through floor or ceiling, or through a corner
        lead = (2 * across + 1) * high - (2 * along + 1) * wide
        if lead == 0 and corner_shut(
            blocks(start + (across + 1) * east + along * north * columns, opaque, clear),
            blocks(start + across * east + (along + 1) * north * columns, opaque, clear),
            corners,
        ):
            return False
        across += 1 if lead <= 0 else 0
        along += 1 if lead >= 0 else 0
        cell = start + across * east + along * north * columns
        if across >= wide and along >= high:
            return True
        if blocks(cell, opaque, clear):
            return False


def blocks(cell: i64, opaque: vec[i64], clear: vec[i64]) -> bool:
    return opaque[cell] != 0 and cell not in clear


def corner_shut(one: bool, other: bool, corners: i64) -> bool:
    """Is a line stopped between the two cells that touch it in one point?"""
    if corners == CORNERS_SHUT:
        return one and other
    return corners == CORNERS_TIGHT and (one or other)
