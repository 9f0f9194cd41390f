"""What partners share, and the cave shrine among thieves."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import GIVE_SHRINE, SHARE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.deeds import Act
from tavola.games.el_dorado.rules.spoils import take_shrine
from tavola.games.el_dorado.tables import LEADS, NONE, THIEF, TYPES
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Deed
from tavola.kernel.state import FINE

SHARES: Final = 12  # a turn
SHARE_SHRINE: Final = 3


@final
class Share(Deed[Power]):
    """Unasked, with a partner on the same or an adjacent tile. ED-151, ED-152, ED-156, ED-R230"""

    def __init__(self) -> None:
        super().__init__(SHARE)

    def breaks(self, t: Power, action: i64) -> i64:
        return share_breaks(t, SHARE.a(action), t.arg(1))

    def listed(self, t: Power, out: vec[i64]) -> vec[i64]:
        return super().listed(t, out) if t.partner(t.arg(1)) != NONE else out

    def apply(self, t: Power, action: i64) -> None:
        share(t, SHARE.a(action), t.arg(1))


def share_breaks(t: Power, item: i64, seat: i64) -> i64:
    """ED-151, ED-152, ED-156, ED-R230"""
    partner = t.together(seat)
    if partner == NONE or t.shares >= SHARES:
        return ed.PARTNERS_SHARE
    if item < TYPES:
        return FINE if t.hand[seat * TYPES + item] > 0 else ed.NOTHING_HELD
    if item == SHARE_SHRINE:
        return FINE if t.shrine_by == seat else ed.NOTHING_HELD
    return FINE if t.coin[item - SHARE_SHRINE - 1] == seat else ed.NOTHING_HELD


def share(t: Power, item: i64, seat: i64) -> None:
    partner = t.partner(seat)
    t.shares += 1
    team = t.seats_of(t.side_of(seat))
    t.tell(events.SHARED, ed.PARTNERS_SHARE, seat, EVERYONE if item >= TYPES else team, item)
    t.tell(events.SHARED, ed.PARTNERS_SHARE, seat, 0 if item >= TYPES else EVERYONE & ~team, NONE)
    if item < TYPES:
        t.hand[seat * TYPES + item] -= 1
        t.hand[partner * TYPES + item] += 1
    elif item == SHARE_SHRINE:
        take_shrine(t, partner)
    else:
        t.coin[item - SHARE_SHRINE - 1] = partner


# thieves among themselves


@final
class GiveShrine(Act):
    """Each thief may receive it once a turn. ED-195, ED-R231"""

    def __init__(self) -> None:
        super().__init__(GIVE_SHRINE)

    def breaks(self, t: Power, action: i64) -> i64:
        return give_shrine_breaks(t, GIVE_SHRINE.a(action), t.arg(1))

    def listed(self, t: Power, out: vec[i64]) -> vec[i64]:
        return super().listed(t, out) if t.side_of(t.arg(1)) == t.thieves else out

    def act(self, t: Power, action: i64, seat: i64) -> None:
        lead = GIVE_SHRINE.a(action)
        t.given |= BIT[lead]
        take_shrine(t, lead)


def give_shrine_breaks(t: Power, lead: i64, seat: i64) -> i64:
    """Each thief may receive it once a turn. ED-195, ED-R231"""
    if t.side_of(seat) != t.thieves or lead < THIEF or not THIEF <= t.shrine_by < LEADS:
        return ed.GIVE_SHRINE
    if lead == t.shrine_by or t.given & BIT[lead] or not t.near(lead, t.shrine_by):
        return ed.GIVE_SHRINE
    return FINE
