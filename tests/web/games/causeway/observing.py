"""What a seat may know of Causeway as numbers: everything, its own walker and goods first."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from causeway.actions import HEXES
from tavola.kernel.observation import ENDLESS, Part
from tavola.kernel.observing import asked, asked_parts, put_seats

if TYPE_CHECKING:
    from causeway.state import Causeway

NUMBERS = 8


def parts(seats: int, options: "vec[i64]") -> list[Part]:
    return [
        *asked_parts(2, seats),
        Part("turn", 0, 2 * options[0], "Turns that both have had together."),
        Part("at", 0, len(HEXES) - 1, f"Where the own walker is, then the other: {', '.join(HEXES)}.", (2,), True),
        Part("goods", 0, ENDLESS, "The own goods, then the other's.", (2,)),
    ]


def observed(t: "Causeway", seat: int) -> "vec[i64]":
    out = append(asked(t, seat, NUMBERS), t.turn)
    return put_seats(put_seats(out, t.at, seat), t.goods, seat)
