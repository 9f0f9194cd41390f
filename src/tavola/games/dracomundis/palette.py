"""Who has which colour, packed into one number: three bits a seat. DM-02, DM-R82"""

from typing import Final

from mypy_extensions import i64

from tavola.games.dracomundis.tables import NOTHING

BITS: Final = 3
NONE_YET: Final = 7  # of a seat; 0: the colour of its own number, else the colour and 1
BY_SEAT: Final = 0  # a whole palette
UNCHOSEN: Final = 4095  # a whole palette: NONE_YET for four seats
WITH_EVENTS: Final = 8  # an event's last argument has the palette above so many bits of its own


def colour_of(palette: i64, seat: i64) -> i64:
    """The colour of a seat, or NOTHING while it has none."""
    code = (palette >> (BITS * seat)) & NONE_YET
    if code == NONE_YET:
        return NOTHING
    return seat if code == 0 else code - 1


def painted(palette: i64, seat: i64, colour: i64) -> i64:
    """The palette once the seat has this colour."""
    return (palette & ~(NONE_YET << (BITS * seat))) | ((colour + 1) << (BITS * seat))


def seat_in(palette: i64, seats: i64, colour: i64) -> i64:
    """The seat that has this colour, or NOTHING."""
    for seat in range(seats):
        if colour_of(palette, seat) == colour:
            return seat
    return NOTHING
