from itertools import pairwise, product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tavola.kernel.grid import ALL_ROUND, Grid
from tavola.kernel.paths import (
    CORNERS_CLEAR,
    CORNERS_SHUT,
    CORNERS_TIGHT,
    NOWHERE,
    cells_of,
    distances,
    pack,
    reach,
    ruler,
    sees,
    shortest,
    toward,
    turned,
)
from tavola.kernel.rng import Rng

MAZE = """
    ..#..
    .##..
    .....
    .#.#.
"""
NONE = vec[i64]()


def drawn(picture: str) -> tuple[Grid, vec[i64]]:
    """A picture's grid, and where it shows a #; the last line is row 1."""
    rows = picture.split()
    grid = Grid(len(rows[0]), len(rows))
    return grid, vec[i64]([int(sign == "#") for row in reversed(rows) for sign in row])


def test_a_graph_is_packed_into_one_table() -> None:
    near = pack([[1, 2], [], [0]])
    assert (list(near), cells_of(near)) == ([4, 6, 6, 7, 1, 2, 0], 3)
    assert cells_of(pack([])) == 0


def test_distances_count_steps_round_the_walls() -> None:
    grid, walls = drawn(MAZE)
    found = distances(grid.near(), vec[i64]([grid.cell("a4")]), walls)
    assert [found[grid.cell(name)] for name in ("a4", "b4", "a2", "e2", "e4", "c1")] == [0, 1, 2, 6, 8, 5]
    assert all(found[cell] == NOWHERE for cell in range(grid.size) if walls[cell])


def test_a_budget_ends_the_search() -> None:
    grid, walls = drawn(MAZE)
    near, start = grid.near(), grid.cell("a4")
    assert [grid.names[cell] for cell in reach(near, start, walls, 2)] == ["a2", "a3", "b4"]
    assert list(reach(near, start, walls, 0)) == []
    assert max(distances(near, vec[i64]([start]), walls, 3)) == 3


def test_a_barred_start_may_be_left_but_not_entered_again() -> None:
    near = pack([[1], [0, 2], [1]])
    barred = vec[i64]([1, 0, 0])
    assert list(distances(near, vec[i64]([0]), barred)) == [0, 1, 2]
    assert list(reach(near, 1, barred, 5)) == [2]


def test_the_nearest_of_several_sources_counts() -> None:
    line = Grid(7, 1).near()
    assert list(distances(line, vec[i64]([0, 5]), vec[i64]([0] * 7))) == [0, 1, 2, 2, 1, 0, 1]


def test_a_shortest_way_includes_both_ends() -> None:
    grid, walls = drawn(MAZE)
    way = shortest(grid.near(), grid.cell("b4"), grid.cell("c1"), walls)
    assert [grid.names[cell] for cell in way] == ["b4", "a4", "a3", "a2", "b2", "c2", "c1"]
    assert list(shortest(grid.near(), 3, 3, walls)) == [3]


def test_no_way_is_an_empty_one() -> None:
    grid, walls = drawn("..#..")
    assert list(shortest(grid.near(), 0, 4, walls)) == []
    assert list(shortest(grid.near(), 0, 2, walls)) == [0, 1, 2]  # the goal itself may be barred


def test_shortest_ways_and_distances_agree_everywhere() -> None:
    rng = Rng(4)
    for _ in range(30):
        grid = Grid(5, 4)
        walls = vec[i64]([int(rng.below(3) == 0) for _ in range(20)])
        near, start = grid.near(ALL_ROUND), int(rng.below(20))
        found = distances(near, vec[i64]([start]), walls)
        for goal in [cell for cell in range(20) if not walls[cell] and cell != start]:
            way = shortest(near, start, goal, walls)
            assert len(way) - 1 == found[goal] or (len(way) == 0 and found[goal] == NOWHERE)
            assert all(b in near[near[a] : near[a + 1]] for a, b in pairwise(way))


def test_first_steps_lie_on_every_shortest_way() -> None:
    grid = Grid(3, 3)
    found = distances(grid.near(), vec[i64]([8]), vec[i64]([0] * 9))
    assert list(toward(grid.near(), 0, found)) == [3, 1]
    assert list(toward(grid.near(), 8, found)) == []


def test_one_way_links_are_walked_one_way() -> None:
    near = pack([[1], [2], [0], [0]])
    free = vec[i64]([0] * 4)
    assert list(shortest(near, 0, 2, free)) == [0, 1, 2]
    assert list(shortest(near, 1, 0, free)) == [1, 2, 0]
    assert list(shortest(near, 0, 3, free)) == []
    back = distances(turned(near), vec[i64]([2]), free)
    assert list(back) == [2, 1, 0, 3]
    assert list(toward(near, 3, back)) == [0]


@pytest.mark.parametrize(("to", "length"), [("a1", 0), ("b1", 1), ("b2", 2), ("c1", 2), ("d5", 5), ("e5", 6)])
def test_the_ruler_rounds_up(to: str, length: int) -> None:
    grid = Grid(5, 5)
    assert ruler(5, grid.cell("a1"), grid.cell(to)) == ruler(5, grid.cell(to), grid.cell("a1")) == length


@pytest.mark.parametrize(
    ("picture", "seen"),
    [
        (".....", True),
        ("..#..", False),
        ("#...#", True),  # the ends never block
        ("##...", False),
    ],
)
def test_a_straight_line_is_blocked_by_what_stands_in_it(picture: str, seen: bool) -> None:
    grid, walls = drawn(picture)
    assert sees(grid.columns, 0, grid.size - 1, walls, CORNERS_SHUT, NONE) is seen


@pytest.mark.parametrize(
    ("picture", "clear", "shut", "tight"),
    [
        (".. ..", True, True, True),
        ("#. ..", True, True, False),
        (".. .#", True, True, False),
        ("#. .#", True, False, False),
    ],
)
def test_a_line_through_a_corner_follows_the_rule_chosen(picture: str, clear: bool, shut: bool, tight: bool) -> None:
    """From a1 to b2 the line touches a2 and b1 in one point."""
    _, walls = drawn(picture)
    answers = [sees(2, 0, 3, walls, corners, NONE) for corners in (CORNERS_CLEAR, CORNERS_SHUT, CORNERS_TIGHT)]
    assert answers == [clear, shut, tight]


def test_cells_declared_clear_do_not_block() -> None:
    _, walls = drawn(".#.")
    assert not sees(3, 0, 2, walls, CORNERS_SHUT, NONE)
    assert sees(3, 0, 2, walls, CORNERS_SHUT, vec[i64]([1]))


def crossed(start: tuple[int, int], to: tuple[int, int]) -> set[tuple[int, int]]:
    """Cells whose inside the segment passes, by the sides of their corners: an independent way to say it."""
    (x0, y0), (x1, y1) = start, to
    low, high = sorted((x0, x1)), sorted((y0, y1))
    out = set()
    for x, y in product(range(low[0], low[1] + 1), range(high[0], high[1] + 1)):
        # twice the coordinates, so that cell corners are whole numbers; sign of the cross product
        signs = [
            (x1 - x0) * (2 * y + b - 2 * y0) - (y1 - y0) * (2 * x + a - 2 * x0) for a, b in product((-1, 1), repeat=2)
        ]
        if min(signs) < 0 < max(signs):
            out.add((x, y))
    return out - {start, to}


def test_every_line_passes_exactly_the_cells_it_cuts() -> None:
    grid = Grid(6, 5)
    for start, to in product(range(grid.size), repeat=2):
        cut = crossed(grid.place(start), grid.place(to))
        for cell in range(grid.size):
            wall = vec[i64]([int(each == cell) for each in range(grid.size)])
            assert sees(6, start, to, wall, CORNERS_CLEAR, NONE) is (grid.place(cell) not in cut)


def test_sight_is_the_same_from_both_ends() -> None:
    rng = Rng(9)
    for _ in range(40):
        walls = vec[i64]([int(rng.below(3) == 0) for _ in range(36)])
        for start, to, corners in product(range(36), range(36), (CORNERS_SHUT, CORNERS_TIGHT)):
            assert sees(6, start, to, walls, corners, NONE) is sees(6, to, start, walls, corners, NONE)


CITY = """
17              @       @
16    , , , , , , , , , , , , , , ,
15    , = = + s T = + = T s + = = ,
14    , = . . . . . . . . . . . = ,
13    , + . # b . # . # . g # . + ,
12    , s . o # . W . R . # k . s ,
11  @ , T . . . # . . . # . . . T , @
10    , = . # K . A . A . O # . = ,
 9    , + . . . . . # . . . . . + ,
 8    , = . # P . A . A . Y # . = ,
 7  @ , T . . . # . . . # . . . T , @
 6    , s . y # . B . G . # p . s ,
 5    , + . # w . # . # . r # . + ,
 4    , = . . . . . . . . . . . = ,
 3    , = = + s T = + = T s + = = ,
 2    , , , , , , , , , , , , , , ,
 1              @       @
"""


IN_NO_TOWERS_SIGHT = "I6 H7 I7 J7 G8 I8 K8 F9 G9 H9 J9 K9 L9 G10 I10 K10 H11 I11 J11 I12"


def test_the_towers_of_gadranton_see_what_its_ledger_says() -> None:
    """Each tower sees 32 cells within 6, 12 of them outside the wall; twenty cells are seen by none."""
    grid = Grid(17, 17, upper=True)
    lines = [line.ljust(40) for line in CITY.strip("\n").split("\n")]
    signs = [line[4 + 2 * column] for line in reversed(lines) for column in range(17)]
    opaque = vec[i64]([int(sign in " =s#T") for sign in signs])
    near, seen_at_all = grid.neighbours(), set[int]()
    for tower in [cell for cell, sign in enumerate(signs) if sign == "T"]:
        juts = vec[i64]([cell for cell in near[tower] if signs[cell] in "=s"])
        seen = {
            cell for cell, sign in enumerate(signs)
            if sign not in " =s#" and cell != tower and ruler(17, tower, cell) <= 6
            and sees(17, tower, cell, opaque, CORNERS_SHUT, clear_for(juts, cell, signs, near))
        }  # fmt: skip
        assert len(seen) == 32
        assert sum(signs[cell] in ",@" for cell in seen) == 12
        seen_at_all |= seen
    in_the_city = {cell for cell, sign in enumerate(signs) if sign not in " =s#,@"}
    assert " ".join(grid.names[cell] for cell in sorted(in_the_city - seen_at_all)) == IN_NO_TOWERS_SIGHT


def clear_for(juts: vec[i64], cell: int, signs: list[str], near: list[list[int]]) -> vec[i64]:
    """The wall beside a tower does not block its own line, at either end."""
    other = [each for each in near[cell] if signs[cell] == "T" and signs[each] in "=s"]
    return vec[i64]([*juts, *other])
