"""Leaders and sets of seats as the observer counts them: itself first, then as seats follow."""

from typing import Final

from mypy_extensions import i64

from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import DRAGON, LEADERS
from tavola.kernel.bits import BIT

BY_SEAT: Final = "by seat, the observer first"
LEADERS_OF: Final = "hero, three castles, twelve generals"
WHICH: Final = "16 times its seat (0 the observer, then as seats follow) and 0 a hero, 1 to 3 castles, 4 to 15 generals"


def leader_seen(t: Realm, seat: i64, leader: i64) -> i64:
    """A leader of the table counted from the observer's hero; the dragon after all of them, none as it is."""
    if leader < 0:
        return leader
    if leader == DRAGON:
        return t.seats * LEADERS
    own = seat * LEADERS
    return leader - own if leader >= own else leader - own + t.seats * LEADERS


def seats_seen(t: Realm, seat: i64, mask: i64) -> i64:
    """Seats as bits, the observer the lowest."""
    return mask >> seat | (mask & (BIT[seat] - 1)) << (t.seats - seat)
