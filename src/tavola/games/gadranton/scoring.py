"""Who leads at the round limit, and how good a position looks to a bot."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.figures import thief_left
from tavola.games.gadranton.options import ANY, EXCHANGE_CROWN
from tavola.games.gadranton.tables import (
    CELLS,
    COLOURS,
    CROWN,
    DOT,
    GUARDS,
    KEY,
    NONE,
    SEATS,
    STEPS_BETWEEN,
)
from tavola.kernel.bits import BIT, bits_in, highest

STEPS_A_TURN: Final = 3.8  # the die's 3.5, and Accelerated Walk
FROM_KEY: Final = 17.0  # key to crown 9, crown to the nearest dot 8
FROM_CROWN: Final = 8.0
TO_KEY: Final = 7.0  # from the nearest dot
TO_CROWN: Final = 8.0
CARD_WORTH: Final = 0.7  # steps
LOST_CROWN: Final = 16.0  # steps to fetch it again
AWAY: Final = 8.0  # steps until a crown is back that a thief wears who has no card of it
FIGHT_WON: Final = 15.0 / 36.0
MAY_USE_A_GUARD: Final = 2.0 / 3.0


def nearest_dot() -> list[int]:
    return [min(STEPS_BETWEEN[cell * CELLS + dot] for dot in DOT) for cell in range(CELLS)]


TO_DOT: Final = vec[i64](nearest_dot())


def all_home(t: Fields) -> bool:
    """Has a seat brought all its crowns home? GA-90"""
    for seat in range(t.seats):
        if t.delivered[seat] == t.objectives[seat]:
            return True
    return False


def rank(t: Fields, seat: i64) -> i64:
    """Delivered crowns, then a worn one, then useful keys, then Action cards. GA-R55"""
    wears: i64 = 1 if wears_his_own(t, seat) else 0
    keys = bits_in(t.keys[seat] & t.objectives[seat] & ~t.delivered[seat])
    return ((bits_in(t.delivered[seat]) * 10 + wears) * 10 + keys) * 100 + t.hand_size[seat]


def wears_his_own(t: Fields, seat: i64) -> bool:
    """Does he wear a crown that one of his open cards waits for?"""
    colour = t.worn[seat]
    return colour != NONE and (t.objectives[seat] & ~t.delivered[seat] & BIT[colour]) != 0


def leaders(t: Fields) -> i64:
    """The seats that rank highest, as bits."""
    ranks = vec[i64](capacity=4)
    for seat in range(t.seats):
        ranks = append(ranks, rank(t, seat))
    return highest(ranks)


def turns_to_finish(t: Fields, seat: i64) -> float:
    """About how many turns this seat still needs, danger counted as steps."""
    steps = errands(t, seat) + danger(t, seat) * LOST_CROWN - CARD_WORTH * float(t.hand_size[seat])
    if t.blocked[seat] != NONE:
        steps += STEPS_A_TURN
    if t.active == seat and t.steps > 0:
        steps -= float(max(0, thief_left(t))) * 0.5
    return max(steps, 0.0) / STEPS_A_TURN


def errands(t: Fields, seat: i64) -> float:
    """Steps for all crowns still to bring home, the next one from where the thief stands."""
    here = t.cell[seat]
    total = 0.0
    saved = 0.0
    for colour in range(COLOURS):
        bit = BIT[colour]
        if not t.objectives[seat] & bit or t.delivered[seat] & bit or t.worn[seat] == colour:
            continue
        has_key = (t.keys[seat] & bit) != 0
        usual = TO_CROWN + FROM_CROWN if has_key else TO_KEY + FROM_KEY
        total += usual
        if t.stock[colour] == 0 and t.options[EXCHANGE_CROWN] == ANY:
            total += AWAY
        if here != NONE and t.worn[seat] == NONE:
            saved = max(saved, usual - trip(here, CROWN[colour] if has_key else KEY[colour], has_key))
    if t.worn[seat] != NONE:
        total += float(TO_DOT[here])
    return total - saved


def trip(here: i64, goal: i64, has_key: bool) -> float:
    """Steps from here by the goal to a dot; on a dot every other dot is as near."""
    way = float(STEPS_BETWEEN[here * CELLS + goal])
    over_a_dot = float(TO_DOT[here]) + (TO_CROWN if has_key else TO_KEY)
    return min(way, over_a_dot) + (FROM_CROWN if has_key else FROM_KEY)


def danger(t: Fields, seat: i64) -> float:
    """The chance that a carrier loses his crown to a guard before his next turn."""
    if not wears_his_own(t, seat) or t.hidden & BIT[seat] or (t.active == seat and t.steps > 0 and thief_left(t) > 2):
        return 0.0
    nearest: i64 = 99
    for guard in range(GUARDS):
        if t.asleep[guard] == NONE:
            nearest = min(nearest, STEPS_BETWEEN[t.cell[SEATS + guard] * CELLS + t.cell[seat]])
    reached = min(1.0, max(0.0, float(8 - nearest) / 6.0))
    safe = 1.0 - MAY_USE_A_GUARD * reached * FIGHT_WON
    risk = 1.0
    for _rival in range(t.seats - 1):
        risk *= safe
    return 1.0 - risk


def shares(t: Fields) -> vec[float]:
    """Each seat's part of the win, by how soon each would finish."""
    needs = vec[float](capacity=t.seats)
    soonest = 999.0
    for seat in range(t.seats):
        need = turns_to_finish(t, seat)
        needs = append(needs, need)
        soonest = min(soonest, need)
    spread = 1.5 + 0.15 * soonest
    total = 0.0
    for seat in range(t.seats):
        needs[seat] = exp((soonest - needs[seat]) / spread)
        total += needs[seat]
    for seat in range(t.seats):
        needs[seat] /= total
    return needs
