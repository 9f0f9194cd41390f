"""What a seat knows of the valley, all of it, as numbers: DM-R05, DM-R10, DM-R74.

A seat remembers whatever it was shown, also where the memory aid leaves the backs blank. Zeros stand for what is not
there: an observation begins as a copy of zeros, and only what is there is written.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.observing.layout import TURN, parts
from tavola.games.dracomundis.observing.sitting import put_hands, put_sitting, put_won
from tavola.games.dracomundis.observing.squares import put_squares
from tavola.games.dracomundis.observing.turn import put_turn
from tavola.games.dracomundis.options import OPTIONS
from tavola.games.dracomundis.tables import KINDS

AS_LEFT: Final = vec[i64]([0 for _ in OPTIONS])  # options change ranges, not lengths
NUMBERS: Final = vec[i64]([0, 0] + [sum(part.size for part in parts(seats, AS_LEFT)) for seats in (2, 3, 4)])
BLANK: Final = vec[i64]([0 for _ in range(NUMBERS[4])])


def observed(t: Fields, observer: i64) -> vec[i64]:
    """In the order of `parts`."""
    out = BLANK[: NUMBERS[t.seats]]
    put_turn(t, observer, out)
    unknown = put_sitting(t, observer, out, TURN) + KINDS
    at = put_hands(t, observer, out, unknown - KINDS)
    put_squares(t, observer, out, put_won(t, observer, out, at), unknown)
    return out
