import pytest

from tavola.kernel.grid import ALL_ROUND, DIAGONALS, EAST, NORTH, SIDES, Grid, column_name
from tavola.kernel.paths import NOWHERE

BOARD = Grid(9, 9)
CITY = Grid(17, 17, upper=True)


def test_cells_are_named_from_the_south_west() -> None:
    assert BOARD.names[:2] == ("a1", "b1")
    assert BOARD.names[40] == "e5"
    assert BOARD.names[-1] == "i9"
    assert (CITY.size, CITY.names[CITY.cell("O9")]) == (289, "O9")
    assert len(set(CITY.names)) == 289


def test_a_name_is_found_again_and_a_wrong_one_told_off() -> None:
    assert [CITY.cell(name) for name in CITY.names] == list(range(289))
    with pytest.raises(ValueError, match="there is no cell 'o9': cells go from A1 to Q17"):
        CITY.cell("o9")


def test_columns_go_on_after_z() -> None:
    assert [column_name(column) for column in (0, 25, 26, 27, 51, 52, 701, 702)] == [
        "a", "z", "aa", "ab", "az", "ba", "zz", "aaa",
    ]  # fmt: skip


def test_places_and_cells_agree() -> None:
    grid = Grid(3, 5)
    assert [grid.at(*grid.place(cell)) for cell in range(grid.size)] == list(range(15))
    assert [grid.at(3, 0), grid.at(-1, 2), grid.at(0, 5)] == [NOWHERE] * 3


def test_a_corner_an_edge_and_a_middle_cell_have_their_neighbours() -> None:
    grid = Grid(3, 3)
    sides, all_round = grid.neighbours(), grid.neighbours(ALL_ROUND)
    assert (sides[0], sides[1], sides[4]) == ([3, 1], [4, 2, 0], [7, 5, 1, 3])
    assert (len(all_round[0]), len(all_round[1]), len(all_round[4])) == (3, 5, 8)
    assert grid.neighbours(DIAGONALS)[4] == [8, 2, 0, 6]


def test_the_packed_tables_say_the_same() -> None:
    grid = Grid(4, 3)
    near, steps = grid.near(), grid.steps(SIDES)
    for cell, listed in enumerate(grid.neighbours()):
        assert list(near[near[cell] : near[cell + 1]]) == listed
        assert [to for to in steps[cell * 4 : cell * 4 + 4] if to != NOWHERE] == listed
    assert steps[11 * 4] == NOWHERE  # nothing north of d3


def test_rays_run_to_the_edge() -> None:
    assert [BOARD.names[cell] for cell in BOARD.ray(BOARD.cell("e5"), (1, 1))] == ["f6", "g7", "h8", "i9"]
    assert BOARD.ray(BOARD.cell("i5"), EAST) == []
    rays = BOARD.rays((NORTH, EAST))
    row = BOARD.cell("e5") * 2
    assert [BOARD.names[cell] for cell in rays[rays[row] : rays[row + 1]]] == ["e6", "e7", "e8", "e9"]
    assert [BOARD.names[cell] for cell in rays[rays[row + 1] : rays[row + 2]]] == ["f5", "g5", "h5", "i5"]
