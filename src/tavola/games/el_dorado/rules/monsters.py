"""The roaming Titan and the three Guardians: where they are, whom they seek, and which way they go."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.land import FAR
from tavola.games.el_dorado.options import GOES_ON, TITAN_TIE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.battles import monster_attacks
from tavola.games.el_dorado.tables import LEADS, M_GUARDIAN, M_TITAN, NONE, SIDES, VILLAGERS
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE

# stages of a monster's turn, in the second number of its question
TO_ROLL: Final = -1
AT_HOME: Final = -2  # rolled; first what shares its tile
FOUGHT: Final = -3  # it walks, or a battle has just been fought

THE_THIEF: Final = 1
NOBODY: Final = 3  # the first number of its question: the roaming Titan


def where(t: Power, which: i64) -> i64:
    return t.titan if which == NOBODY else t.guardian[which]


def code_of(which: i64) -> i64:
    return M_TITAN if which == NOBODY else M_GUARDIAN + which


def put(t: Power, which: i64, place: i64) -> None:
    if which == NOBODY:
        t.titan_came = t.titan
        t.titan = place
    else:
        t.titan_came = t.guardian[which]
        t.guardian[which] = place


# whom it seeks


def targets(t: Power, which: i64) -> vec[i64]:
    """Living things; for the Thief the shrines he can swap come first. ED-201, ED-227, ED-228, ED-230, ED-R171"""
    if which == THE_THIEF:
        shrines = vec[i64](capacity=3)
        for i in range(i64(len(t.shrine_at))):
            if t.offerings[0] & BIT[i] and not t.swapped & BIT[i]:
                shrines = append(shrines, t.shrine_at[i])
        if some_reachable(t, which, shrines):
            return shrines
    return living(t)


def some_reachable(t: Power, which: i64, places: vec[i64]) -> bool:
    if len(places) == 0:
        return False
    far = t.floods(where(t, which), vec[i64](), False, True)
    for place in places:
        if far[place] < FAR:
            return True
    return False


def living(t: Power) -> vec[i64]:
    out = vec[i64](capacity=16)
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.at[lead] not in out:
            out = append(out, t.at[lead])
    for i in range(SIDES * VILLAGERS):
        if t.v_at[i] != NONE and t.v_at[i] not in out:
            out = append(out, t.v_at[i])
    return out


def shares_tile(t: Power, which: i64) -> bool:
    return where(t, which) in living(t)


def first_steps(t: Power, which: i64) -> vec[i64]:
    """The first steps of all shortest ways to a nearest target. ED-203, ED-R165, ED-R192"""
    guardian = which != NOBODY
    out = vec[i64](capacity=6)
    start = where(t, which)
    best: i64 = FAR
    goals = elsewhere(t, start, targets(t, which))
    far = t.floods(start, vec[i64](), False, guardian)
    for goal in goals:
        best = min(best, far[goal])
    if best == FAR or best == 0:
        return out
    for to in t.after(start, guardian):
        found = t.floods(to, vec[i64](), False, guardian)
        for goal in goals:
            if far[goal] == best and found[goal] == best - 1 and to not in out:
                out = append(out, to)
    return out


def elsewhere(t: Power, start: i64, goals: vec[i64]) -> vec[i64]:
    """If it goes on after a tie, whatever still shares its tile has been fought and is no goal. ED-R268"""
    if t.options[TITAN_TIE] != GOES_ON or start not in goals:
        return goals
    out = vec[i64](capacity=16)
    for goal in goals:
        if goal != start:
            out = append(out, goal)
    return out


# what it meets


def meet(t: Power, which: i64) -> None:
    t.attacker = NONE
    monster_attacks(t, code_of(which), where(t, which))


def swap(t: Power) -> None:
    """The Thief replaces your offering by one of his. ED-229, ED-R195"""
    shrine = t.shrine_index(t.guardian[THE_THIEF])
    if shrine != NONE and t.offerings[0] & BIT[shrine] and not t.swapped & BIT[shrine]:
        t.offerings[0] &= ~BIT[shrine]
        t.swapped |= BIT[shrine]
        t.tell(events.SWAPPED, ed.THIEF_SWAPS, 0, EVERYONE, shrine)


def plan_phase(t: Power) -> None:
    """Wolf, Thief, Titan, each if in play; those waiting enter first. ED-225, ED-R193, ED-R194"""
    for i in range(3):
        which = 2 - i
        if t.met & BIT[which] and not t.sits_out & BIT[which]:
            t.push(agenda.GUARDIAN, which, TO_ROLL)
    for i in range(3):
        which = 2 - i
        if t.met & BIT[which] and t.guardian[which] == NONE:
            t.push(agenda.PUT_GUARDIAN, which)
    t.sits_out = 0


def free_shrines(t: Power) -> i64:
    """Discovered shrines without a Guardian, as bits. ED-234, ED-R239"""
    found: i64 = 0
    for i in range(i64(len(t.shrine_at))):
        if t.shrine_at[i] not in t.guardian:
            found |= BIT[i]
    return found
