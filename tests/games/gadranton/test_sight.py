"""Ledger 3.2 and 3.5: neighbours, ranges and lines of sight."""

import pytest

from tavola.games.gadranton import GAME, data, tables
from tavola.games.gadranton.sight import sight, span

BLIND = [
    "I6",
    "I7",
    "I8",
    "I10",
    "I11",
    "I12",
    "F9",
    "G9",
    "H9",
    "J9",
    "K9",
    "L9",
    "G8",
    "G10",
    "K8",
    "K10",
    "H7",
    "H11",
    "J7",
    "J11",
]
SEEN = {  # from the first tower, by range
    1: "K14 K16",
    2: "I15 J14 J16 K13 K17 L14 L16 M15",
    3: "I13 I14 I16 K12 L13 M14 M16",
    4: "G15 H14 H16 N14 N16",
    5: "G14 G16 H12 O13 O16",
    6: "F13 F14 F16 J10 P16",
}
FIRST_TOWER = {cell: n for n, cells in SEEN.items() for cell in cells.split()}


def ranges(cell: str) -> dict[str, int]:
    """What a cell sees with every gate open."""
    row = data.CELLS.index(cell) * tables.CELLS
    return {
        data.CELLS[there]: tables.RANGE[row + there] for there in range(tables.CELLS) if tables.RANGE[row + there] > 0
    }


def test_the_city_has_232_pairs_of_neighbours():
    assert sum(near >= 0 for near in tables.NEXT) == 2 * 232


@pytest.mark.parametrize(("tower", "stair"), [*zip(data.TOWERS, data.STAIRS, strict=True)])
def test_a_tower_has_its_stair_alone(tower, stair):
    at = data.CELLS.index(tower) * 4
    assert [data.CELLS[near] for near in tables.NEXT[at : at + 4] if near >= 0] == [stair]


@pytest.mark.rule("GA-54", "GA-57", "GA-R44")
def test_the_first_tower_sees_what_the_ledger_lists():
    assert ranges("K15") == FIRST_TOWER


@pytest.mark.parametrize("tower", data.TOWERS)
def test_every_tower_sees_32_cells_12_of_them_outside(tower):
    seen = ranges(tower)
    outside = [cell for cell in seen if not tables.IN_CITY[data.CELLS.index(cell)]]
    assert (len(seen), len(outside)) == (32, 12)


def test_twenty_cells_no_tower_sees():
    seen = {cell for tower in data.TOWERS for cell in ranges(tower)}
    inner = [cell for cell in data.CELLS if tables.IN_CITY[data.CELLS.index(cell)]]
    assert sorted(set(BLIND)) == sorted(cell for cell in BLIND if cell not in seen)
    assert set(BLIND) <= set(inner) - seen


def mirrored(place: tuple[int, int]) -> list[tuple[int, int]]:
    """The eight places the symmetries of the board lead to."""
    column, row = place
    last = data.SIZE - 1
    turned = [(column, row), (row, last - column), (last - column, last - row), (last - row, column)]
    return turned + [(last - c, r) for c, r in turned]


def test_sight_is_the_same_from_all_sides_and_both_ways():
    for a, here in enumerate(data.PLACES):
        for b in range(a + 1, tables.CELLS):
            assert tables.RANGE[a * tables.CELLS + b] == tables.RANGE[b * tables.CELLS + a]
            if a % 7 == 0:
                images = zip(mirrored(here), mirrored(data.PLACES[b]), strict=True)
                looks = {tables.RANGE[data.PLACES.index(p) * tables.CELLS + data.PLACES.index(q)] for p, q in images}
                assert len(looks) == 1


def test_the_ruler_rounds_up():
    assert [span((0, 0), place) for place in [(1, 0), (1, 1), (1, 3), (3, 4), (4, 4), (6, 0), (5, 4)]] == [
        1,
        2,
        4,
        5,
        6,
        6,
        7,
    ]


def test_a_line_through_a_corner_needs_one_clear_side():
    cells = dict(zip(data.CELLS, data.PLACES, strict=True))
    assert sight(cells["G6"], cells["I4"]) is None  # H5 itself is a building
    assert sight(cells["I6"], cells["K8"]) == frozenset()  # J7 is clear
    assert sight(cells["F8"], cells["E7"]) == frozenset()  # E8 is a building, F7 a street
    assert sight(cells["E7"], cells["D6"]) == frozenset()
    assert sight(cells["K12"], cells["L13"]) == frozenset()  # L12 is a building, K13 a street
    assert sight(cells["E12"], cells["G14"]) is None
    assert sight(cells["J9"], cells["H9"]) is None


def test_distances_of_the_ledger():
    """Nearest dot to key 7, key to crown 9, crown to dot 8; gates 4 from a dot; a guard start 2 from a crown cell."""
    steps = lambda a, b: tables.STEPS_BETWEEN[data.CELLS.index(a) * tables.CELLS + data.CELLS.index(b)]  # noqa: E731
    for key, crown in zip(data.KEY_CELLS, data.CROWN_CELLS, strict=True):
        assert (min(steps(dot, key) for dot in data.DOTS), steps(key, crown)) == (7, 9)
        assert min(steps(dot, crown) for dot in data.DOTS) == 8
    assert {min(steps(dot, gate) for dot in data.DOTS) for gate in data.GATES} == {4}
    assert {min(steps(start, crown) for crown in data.CROWN_CELLS) for start in data.GUARD_STARTS} == {2}
    assert {min(steps(start, key) for key in data.KEY_CELLS) for start in data.GUARD_STARTS} == {5}
    assert {min(steps(start, tower) for tower in data.TOWERS) for start in data.GUARD_STARTS} == {6}


@pytest.mark.rule("GA-32", "GA-33", "GA-48", "GA-59")
def test_the_rules_tell_the_cells_of_each_colour_and_the_chances_as_they_are():
    for clause, cells in (("GA-32", data.KEY_CELLS), ("GA-33", data.CROWN_CELLS)):
        places = ", ".join(f"{colour} {cell}" for colour, cell in zip(data.COLOURS, cells, strict=True))
        assert places in GAME.ledger[clause].text
    chances = ", ".join(str(3 * (7 - reach)) for reach in range(1, 7))
    assert chances in GAME.ledger["GA-59"].text
    beats = [sum(a + plus > d for a in range(1, 7) for d in range(1, 7)) for plus in (0, 2, -2)]
    assert "wins {}; {} if only the attacker adds 2, {} if".format(*beats) in GAME.ledger["GA-48"].text
