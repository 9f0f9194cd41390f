from math import dist, isclose, sqrt

import pytest

from tavola.kernel import hexes
from tavola.kernel.hexes import Patch, corner, corners, disc, distance, neighbours, ring, rotate, side, step
from tavola.kernel.paths import NOWHERE

TILES = disc((0, 0), 3)


def test_directions_go_round_from_the_east() -> None:
    assert neighbours((0, 0)) == [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    assert step((2, 1), 4, 3) == (-1, 4)
    assert step(step((2, 1), 1), 1 + 3) == (2, 1)


@pytest.mark.parametrize("k", range(6))
def test_a_corner_is_the_same_seen_from_its_three_tiles(k: int) -> None:
    """El Dorado, 3.2: corner k of h = corner k+2 of h+d[k] = corner k+4 of h+d[k+1]."""
    tile = (3, -2)
    assert corner(tile, k) == corner(step(tile, k), k + 2) == corner(step(tile, k + 1), k + 4)


def test_a_tile_has_six_corners_each_of_three_touching_tiles() -> None:
    assert len(set(corners((0, 0)))) == 6
    for each in corners((0, 0)):
        assert [distance(a, b) for a in each for b in each if a < b] == [1, 1, 1]


def test_a_side_is_the_same_seen_from_both_tiles() -> None:
    for direction in range(6):
        assert side((1, 1), direction) == side(step((1, 1), direction), direction + 3)


def test_distance_counts_steps() -> None:
    assert distance((0, 0), (2, -1)) == 2
    assert distance((-1, 2), (2, 1)) == 3
    for tile in TILES:
        assert all(abs(distance((0, 0), to) - distance((0, 0), tile)) <= 1 for to in neighbours(tile))


def test_rotation_turns_directions_and_keeps_distance() -> None:
    for direction in range(6):
        assert rotate(step((2, 2), direction), 1, (2, 2)) == step((2, 2), direction + 1)
    assert all(rotate(rotate(tile, 2), 4) == tile for tile in TILES)
    assert all(distance((0, 0), rotate(tile, 1)) == distance((0, 0), tile) for tile in TILES)


@pytest.mark.parametrize("radius", range(5))
def test_a_ring_holds_the_tiles_at_one_distance(radius: int) -> None:
    tiles = ring((1, -3), radius)
    assert len(set(tiles)) == len(tiles) == (6 * radius or 1)
    assert {distance((1, -3), tile) for tile in tiles} == {radius}


def test_a_disc_holds_all_rings() -> None:
    assert len(TILES) == len(set(TILES)) == 37
    assert TILES[:3] == [(0, 0), (1, 0), (1, -1)]


def test_centres_lie_as_the_ledger_says() -> None:
    """El Dorado, 3.2: x = s·√3·(q + r/2), y = s·1.5·r, y down."""
    assert hexes.centre((1, 0), 10) == (10 * sqrt(3), 0)
    assert hexes.centre((0, 2), 10) == (10 * sqrt(3), 30)
    assert all(isclose(dist(hexes.centre((0, 0)), hexes.centre(to)), sqrt(3)) for to in neighbours((0, 0)))


def test_the_outline_is_a_regular_hexagon_with_a_pointed_top() -> None:
    points = hexes.outline((2, -1), 5)
    middle = hexes.centre((2, -1), 5)
    assert all(isclose(dist(middle, point), 5) for point in points)
    assert all(isclose(dist(a, b), 5) for a, b in zip(points, points[1:] + points[:1], strict=True))
    assert isclose(points[1][0], middle[0])
    assert points[1][1] < middle[1] < points[4][1]  # corner 1 on top, corner 4 below
    assert points[0][0] > middle[0] > points[2][0]  # corner 0 right, corner 2 left


def test_a_patch_numbers_tiles_corners_and_sides_once() -> None:
    patch = Patch(tuple(TILES))
    assert (len(patch.tiles), len(patch.corners), len(patch.sides)) == (37, 96, 132)
    assert patch.number((0, 0)) == 0
    assert patch.number((9, 9)) == NOWHERE


def test_the_tables_of_a_patch_agree_with_the_geometry() -> None:
    patch = Patch(tuple(disc((0, 0), 2)))
    steps, of, around = patch.steps(), patch.corners_of(), patch.around_corner()
    sides, beside, near, far = patch.sides_of(), patch.beside_side(), patch.near(), patch.distances()
    for number, tile in enumerate(patch.tiles):
        listed = [patch.number(to) for to in neighbours(tile)]
        assert list(steps[number * 6 : number * 6 + 6]) == listed
        assert list(near[near[number] : near[number + 1]]) == [to for to in listed if to != NOWHERE]
        for k in range(6):
            assert patch.corners[of[number * 6 + k]] == corner(tile, k)
            assert number in around[of[number * 6 + k] * 3 : of[number * 6 + k] * 3 + 3]
            assert set(beside[sides[number * 6 + k] * 2 :][:2]) == {number, listed[k]}
        assert [far[number * 19 + other] for other in range(19)] == [distance(tile, to) for to in patch.tiles]
