"""Line of sight on the city map, in whole numbers only. GA-54, GA-57, GA-R44"""

from collections.abc import Iterator

from tavola.games.gadranton.data import OPAQUE_SIGNS, sign

Place = tuple[int, int]
RULER = 6


def span(a: Place, b: Place) -> int:
    """The range on the ruler: the distance between the centres, rounded up. GA-57"""
    square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
    return next((n for n in range(RULER + 1) if square <= n * n), RULER + 1)


def sight(a: Place, b: Place) -> frozenset[Place] | None:
    """The gates that must be open for a to see b, or None if a wall, a building or a tower is in the way."""
    clear = {a, b} | jutting(a) | jutting(b)
    gates: set[Place] = set()
    for group in crossed(a, b):
        opaque = [place for place in group if place not in clear and sign(*place) in OPAQUE_SIGNS]
        doors = [place for place in group if place not in clear and sign(*place) == "+"]
        if len(opaque) == len(group):
            return None
        if len(opaque) + len(doors) == len(group):
            assert len(doors) == 1, "two gates never flank one corner on this map"
            gates.update(doors)
    return frozenset(gates)


def jutting(place: Place) -> set[Place]:
    """Beside a tower the wall does not block: the tower juts out of it."""
    if sign(*place) != "T":
        return set()
    column, row = place
    sides = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    return {side for side in sides if sign(*side) in "=s"}


def crossed(a: Place, b: Place) -> Iterator[tuple[Place, ...]]:
    """The cells a line passes through, each by itself; at an exact corner the two that flank it, as a pair."""
    wide, high = abs(b[0] - a[0]), abs(b[1] - a[1])
    east, north = (1 if b[0] > a[0] else -1), (1 if b[1] > a[1] else -1)
    (column, row), across, up = a, 1, 1
    while (column, row) != b:
        # the next upright border lies at (2 across - 1) / 2 wide, the next level one at (2 up - 1) / 2 high
        ahead = (2 * across - 1) * high - (2 * up - 1) * wide
        if wide and (not high or ahead < 0):
            column, across = column + east, across + 1
        elif high and (not wide or ahead > 0):
            row, up = row + north, up + 1
        else:
            yield (column + east, row), (column, row + north)
            column, row, across, up = column + east, row + north, across + 1, up + 1
        yield ((column, row),)
