"""The Action cards that are played by themselves in the own turn. GA-70 to GA-84"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton import events
from tavola.games.gadranton.actions import BLOCK, DOOR, FIND, HIDE, SLEEP, WAKE, WALK
from tavola.games.gadranton.city import crowns_on, other_on
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.figures import finished_breaks, guard_breaks
from tavola.games.gadranton.hands import card_breaks, holds, lay
from tavola.games.gadranton.options import BEATEN_GUARD_IS_ASLEEP, SHUT_OCCUPIED_GATE
from tavola.games.gadranton.tables import (
    ACCELERATED_WALK,
    BLOCKED_THIEF,
    FIGURES,
    GATE,
    GUARD_AWAKE,
    GUARDS,
    HIDDEN_THIEF,
    NONE,
    OPEN_CLOSE_DOOR,
    SEATS,
    SLEEPING_GUARD,
    THE_GUARD,
    THE_THIEF,
    THIEF_FOUND,
)
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.events import EVERYONE
from tavola.kernel.kinds import Kind
from tavola.kernel.questions import Deed
from tavola.kernel.state import FINE

DOORS: Final = 4


class Card(Deed[Fields]):
    """A card of the hand: playable, and while nobody is in passing. GA-71, GA-R11"""

    def __init__(self, kind: Kind, card: i64) -> None:
        super().__init__(kind)
        self.card: i64 = card

    def breaks(self, t: Fields, action: i64) -> i64:
        code = ga.GO_ON_IN_PASSING if t.passing != NONE else card_breaks(t, self.card)
        return code if code != FINE else self.use_breaks(t, action)

    def use_breaks(self, t: Fields, action: i64) -> i64:
        """The clause that keeps a playable card from this use, or FINE: it needs a legal effect. GA-R19"""
        raise NotImplementedError

    def listed(self, t: Fields, out: vec[i64]) -> vec[i64]:
        return super().listed(t, out) if holds(t, t.active, self.card) else out


@final
class AcceleratedWalk(Card):
    """GA-72: for a figure that may still move, for the whole turn. GA-R18, GA-R69, GA-R70"""

    def __init__(self) -> None:
        super().__init__(WALK, ACCELERATED_WALK)

    def use_breaks(self, t: Fields, action: i64) -> i64:
        if not WALK.a(action):
            return ga.BLOCKED_THIEF if t.blocked[t.active] != NONE else finished_breaks(t, THE_THIEF)
        code = finished_breaks(t, THE_GUARD)
        if code != FINE:
            return code
        for guard in range(GUARDS):
            if guard_breaks(t, guard) == FINE:
                return FINE
        return ga.NO_LEGAL_EFFECT

    def apply(self, t: Fields, action: i64) -> None:
        lay(t, ACCELERATED_WALK, ga.ACCELERATED_WALK, WALK.a(action))
        if WALK.a(action):
            t.guard_bonus = 2
        else:
            t.thief_bonus = 2


@final
class OpenCloseDoor(Card):
    """GA-74, GA-R39: a shut gate is opened, an open one shut if a door is left; with somebody in it, GA-R81."""

    def __init__(self) -> None:
        super().__init__(DOOR, OPEN_CLOSE_DOOR)

    def use_breaks(self, t: Fields, action: i64) -> i64:
        gate = DOOR.a(action)
        if t.doors & BIT[gate]:
            return FINE
        in_the_way = other_on(t, GATE[gate], FIGURES) != NONE and not t.options[SHUT_OCCUPIED_GATE]
        return ga.DOORS if bits_in(t.doors) == DOORS or in_the_way else FINE

    def apply(self, t: Fields, action: i64) -> None:
        gate = DOOR.a(action)
        lay(t, OPEN_CLOSE_DOOR, ga.OPEN_CLOSE_DOOR, gate)
        t.doors ^= BIT[gate]
        event = events.DOOR_SHUT if t.doors & BIT[gate] else events.DOOR_OPENED
        t.tell(event, ga.OPEN_CLOSE_DOOR, t.active, EVERYONE, gate)


@final
class HiddenThief(Card):
    """GA-75: the own thief, GA-R32. GA-84, GA-R35"""

    def __init__(self) -> None:
        super().__init__(HIDE, HIDDEN_THIEF)

    def use_breaks(self, t: Fields, action: i64) -> i64:
        if t.hidden & BIT[t.active]:
            return ga.HIDDEN_THIEF
        return ga.TWO_CROWNS_A_FIGURE if crowns_on(t, t.active) >= 2 else FINE

    def apply(self, t: Fields, action: i64) -> None:
        lay(t, HIDDEN_THIEF, ga.HIDDEN_THIEF, t.active)
        t.crowns_left[t.active] -= 1  # there always is one, GA-R76
        t.hidden |= BIT[t.active]


@final
class BlockedThief(Card):
    """GA-76: a rival's thief, a hidden one too, GA-R38. GA-84, GA-R33, GA-R35"""

    def __init__(self) -> None:
        super().__init__(BLOCK, BLOCKED_THIEF)

    def use_breaks(self, t: Fields, action: i64) -> i64:
        rival = BLOCK.a(action)
        code = rival_breaks(t, rival)
        if code != FINE:
            return code
        if t.blocked[rival] != NONE:
            return ga.ALREADY_BLOCKED
        return ga.TWO_CROWNS_A_FIGURE if crowns_on(t, rival) >= 2 else FINE

    def apply(self, t: Fields, action: i64) -> None:
        rival = BLOCK.a(action)
        lay(t, BLOCKED_THIEF, ga.BLOCKED_THIEF, rival)
        t.crowns_left[t.active] -= 1
        t.blocked[rival] = t.active


def rival_breaks(t: Fields, rival: i64) -> i64:
    """A card that is laid on a rival's thief. GA-R33, GA-R57"""
    if rival >= t.seats:
        return ga.NO_OTHER_THIEVES
    return ga.RIVALS_ONLY if rival == t.active else FINE


@final
class SleepingGuard(Card):
    """GA-77: a guard without a marker, GA-R35; the turn's guard stays the turn's guard, GA-R66."""

    def __init__(self) -> None:
        super().__init__(SLEEP, SLEEPING_GUARD)

    def use_breaks(self, t: Fields, action: i64) -> i64:
        return FINE if t.asleep[SLEEP.a(action)] == NONE else ga.SLEEPING_GUARD

    def apply(self, t: Fields, action: i64) -> None:
        guard = SLEEP.a(action)
        lay(t, SLEEPING_GUARD, ga.SLEEPING_GUARD, SEATS + guard)
        t.crowns_left[t.active] -= 1
        t.asleep[guard] = t.active
        t.beaten &= ~BIT[guard]


@final
class ThiefFound(Card):
    """GA-82: the hiding crown goes back to its owner, and no other. GA-R33, GA-R54"""

    def __init__(self) -> None:
        super().__init__(FIND, THIEF_FOUND)

    def use_breaks(self, t: Fields, action: i64) -> i64:
        rival = FIND.a(action)
        code = rival_breaks(t, rival)
        if code != FINE:
            return code
        return FINE if t.hidden & BIT[rival] else ga.THIEF_FOUND

    def apply(self, t: Fields, action: i64) -> None:
        rival = FIND.a(action)
        lay(t, THIEF_FOUND, ga.THIEF_FOUND, rival)
        t.hidden &= ~BIT[rival]
        t.crowns_left[rival] += 1


@final
class GuardAwake(Card):
    """GA-83: the crown goes back to its owner. GA-R30, GA-R54"""

    def __init__(self) -> None:
        super().__init__(WAKE, GUARD_AWAKE)

    def use_breaks(self, t: Fields, action: i64) -> i64:
        guard = WAKE.a(action)
        bound = t.beaten & BIT[guard] and not t.options[BEATEN_GUARD_IS_ASLEEP]
        return ga.GUARD_AWAKE if t.asleep[guard] == NONE or bound else FINE

    def apply(self, t: Fields, action: i64) -> None:
        guard = WAKE.a(action)
        lay(t, GUARD_AWAKE, ga.GUARD_AWAKE, SEATS + guard)
        t.crowns_left[t.asleep[guard]] += 1
        t.asleep[guard] = NONE
        t.beaten &= ~BIT[guard]
