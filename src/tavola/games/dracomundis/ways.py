"""Straight lines between squares, and the arrows that point along them."""

from mypy_extensions import i64

from tavola.games.dracomundis.tables import ARROW, NOTHING
from tavola.games.dracomundis.tokens import facing_of, kind_of


def arrow(tok: i64, way: i64) -> i64:
    """How far the side that points there lets it go; 0: no arrow. DM-14, DM-15"""
    return ARROW[kind_of(tok) * 16 + facing_of(tok) * 4 + way]


def way_to(start: i64, to: i64) -> i64:
    """The direction of a straight line from one square to another, or NOTHING. DM-R17"""
    if start // 8 == to // 8:
        return 0 if to > start else 2 if to < start else NOTHING
    if start % 8 == to % 8:
        return 1 if to > start else 3
    return NOTHING


def distance(start: i64, to: i64) -> i64:
    """Squares along a straight line."""
    apart = to - start if to > start else start - to
    return apart if apart < 8 else apart // 8


def steps(one: i64, other: i64) -> i64:
    """Single steps between two squares on an empty board."""
    columns, rows = one // 8 - other // 8, one % 8 - other % 8
    return (columns if columns > 0 else -columns) + (rows if rows > 0 else -rows)


def touch(one: i64, other: i64) -> bool:
    """Do these squares share an edge? DM-11"""
    return steps(one, other) == 1


def corner_to_corner(one: i64, other: i64) -> bool:
    """Do they touch by a corner only? DM-11"""
    columns, rows = one // 8 - other // 8, one % 8 - other % 8
    return columns * columns == 1 and rows * rows == 1
