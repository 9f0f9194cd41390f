"""Turns of the roaming Titan and of the three Guardians."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, tasks
from tavola.games.el_dorado.land import FAR
from tavola.games.el_dorado.moves import battle, stages
from tavola.games.el_dorado.moves.ending import clear_marks
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import LEADS, M_GUARDIAN, M_TITAN, NONE, SIDES, VILLAGERS
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

# stages of a monster's turn, in the second number of its task
TO_ROLL: Final = -1
AT_HOME: Final = -2  # rolled; first what shares its tile
FOUGHT: Final = -3  # a battle has just been fought

THE_THIEF: Final = 1
NOBODY: Final = 3  # arg 0 of the task: the roaming Titan


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


# where it goes


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


def first_steps(t: Power, which: i64) -> vec[i64]:
    """The first steps of all shortest ways to a nearest target. ED-203, ED-R165, ED-R192"""
    guardian = which != NOBODY
    out = vec[i64](capacity=6)
    start = where(t, which)
    best: i64 = FAR
    goals = targets(t, which)
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


# the turn


def advance(t: Power) -> bool:
    """A monster's turn as far as it goes by itself; True if dice or a choice are awaited. ED-R216, ED-R217"""
    which = t.arg(0)
    stage = t.arg(1)
    if where(t, which) == NONE:
        finish(t)
        return False
    if stage == TO_ROLL:
        return True
    if stage == AT_HOME:
        t.set_arg(1, FOUGHT)
        if shares_tile(t, which):
            meet(t, which)
        elif which == THE_THIEF:
            swap(t)
        return False
    if stage == FOUGHT and not fought_on(t, which):
        return False
    return choosing(t, which)


def choosing(t: Power, which: i64) -> bool:
    if t.arg(2) == 0:
        finish(t)
        return False
    ways = first_steps(t, which)
    if len(ways) == 0:
        finish(t)
        return False
    if len(ways) > 1:
        return True
    go(t, ways[0])
    return False


def fought_on(t: Power, which: i64) -> bool:
    """Does it go on after what it met? ED-R167"""
    if t.b_kind != stages.MONSTER_ATTACKS or t.attacker != code_of(which):
        return True
    result = t.b_result
    t.attacker = NONE
    if result == stages.ATTACKER_WON:
        return True
    finish(t)
    return False


def shares_tile(t: Power, which: i64) -> bool:
    return where(t, which) in living(t)


def go(t: Power, place: i64) -> None:
    """One step; whatever has a wooden piece there is attacked. ED-202, ED-231"""
    which = t.arg(0)
    t.set_arg(2, t.arg(2) - 1)
    t.set_arg(1, FOUGHT)
    start = where(t, which)
    put(t, which, place)
    t.tell(events.MONSTER, ed.TITANS_TURN, t.captain(t.turn), EVERYONE, code_of(which), start, place)
    if which == THE_THIEF:
        swap(t)
    meet(t, which)


def meet(t: Power, which: i64) -> None:
    t.attacker = NONE
    battle.monster_attacks(t, code_of(which), where(t, which))


def step_breaks(t: Power, place: i64) -> i64:
    if place in first_steps(t, t.arg(0)):
        return FINE
    return ed.TITANS_WAY if t.arg(0) == NOBODY else ed.GUARDIANS_WAY


def rolled(t: Power, steps: i64) -> None:
    t.set_arg(2, steps)
    t.set_arg(1, AT_HOME)
    t.titan_came = NONE
    t.tell(events.MONSTER_DIE, ed.TITANS_TURN, t.captain(t.turn), EVERYONE, steps)


def finish(t: Power) -> None:
    """Fixed pieces are free again. ED-R217"""
    t.pop()
    clear_marks(t)


# Guardians


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
            t.push(tasks.GUARDIAN, which, TO_ROLL)
    for i in range(3):
        which = 2 - i
        if t.met & BIT[which] and t.guardian[which] == NONE:
            t.push(tasks.PUT_GUARDIAN, which)
    t.sits_out = 0


def free_shrines(t: Power) -> i64:
    """Discovered shrines without a Guardian, as bits. ED-234, ED-R239"""
    found: i64 = 0
    for i in range(i64(len(t.shrine_at))):
        if t.shrine_at[i] not in t.guardian:
            found |= BIT[i]
    return found


def guardian_place_breaks(t: Power, shrine: i64) -> i64:
    return FINE if free_shrines(t) & BIT[shrine] else ed.PLACE_GUARDIAN


def place_guardian(t: Power, shrine: i64) -> None:
    which = t.arg(0)
    t.pop()
    t.guardian[which] = t.shrine_at[shrine]
    t.tell(events.GUARDIAN, ed.PLACE_GUARDIAN, 0, EVERYONE, which, t.guardian[which])
