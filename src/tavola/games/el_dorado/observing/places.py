"""A place as three numbers, which are alike for a piece, a tile and a corner."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado.data import RADIUS
from tavola.games.el_dorado.tables import CAVE_CORNER, CORNER_Q, CORNER_R, ISLAND, NONE, Q, R
from tavola.kernel.observation import Part

PLACE: Final = 3
ON_THE_MAP: Final = "1 on the island or 2 in the cave, then q and r; all 0 where there is none"
STANDING: Final = 8  # numbers of a piece that can move


def place_part(name: str, meaning: str, *each: int) -> Part:
    return Part(name, -RADIUS, RADIUS, f"{meaning}: {ON_THE_MAP}.", (*each, PLACE))


def put_place(out: vec[i64], at: i64, place: i64) -> None:
    """The plane, q and r."""
    if place != NONE:
        out[at] = 1 if place < ISLAND else 2
        out[at + 1] = Q[place]
        out[at + 2] = R[place]


def corner_part(name: str, meaning: str, *each: int) -> Part:
    told = "1 on the island or 2 in the cave, then the sums of q and r of the three tiles it touches; all 0 in supply"
    return Part(name, -3 * RADIUS - 2, 3 * RADIUS + 2, f"{meaning}: {told}.", (*each, PLACE))


def put_corner(out: vec[i64], at: i64, corner: i64) -> None:
    if corner != NONE:
        out[at] = 1 if corner < CAVE_CORNER else 2
        out[at + 1] = CORNER_Q[corner]
        out[at + 2] = CORNER_R[corner]


def standing_parts(name: str, order: str, *each: int) -> list[Part]:
    """Of pieces that can move: where they are, and what they have done this turn."""
    return [
        place_part(f"{name}_at", f"Where it stands, {order}", *each),
        place_part(f"{name}_came", f"From where it came this turn, {order}", *each),
        Part(f"{name}_fixed", 0, 2, f"1 fixed by a tie this turn, 2 the Wolf just won, {order}.", each),
        Part(f"{name}_road", 0, 2, f"1 on the way to a battle, 2 arrived, {order}.", each, category=True),
    ]


def put_standing(out: vec[i64], at: i64, which: i64, of: i64, place: i64, came: i64, fixed: i64, road: i64) -> None:
    """One of so many pieces, in the rows of `standing_parts`."""
    put_place(out, at + which * PLACE, place)
    put_place(out, at + (of + which) * PLACE, came)
    out[at + 2 * of * PLACE + which] = fixed
    out[at + (2 * PLACE + 1) * of + which] = road
