"""Which figures the active player may use, and how many steps each has left."""

from mypy_extensions import i64

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.options import BLOCKED_THIEF, HALF, INTERLEAVE, SPLIT_MODE, STEPS
from tavola.games.gadranton.tables import BOTH, NOBODY, NONE, SEATS, SPLIT, THE_GUARD, THE_THIEF, THIEF
from tavola.kernel.bits import BIT
from tavola.kernel.state import FINE


def figure_of(t: Fields, named: i64) -> i64:
    """0 is the active player's thief, 1 to 4 are the guards."""
    return t.active if named == 0 else SEATS + named - 1


# steps


def halved(t: Fields) -> bool:
    """Under Split each figure has its own half, and nothing is shared. GA-R13"""
    return t.mover == SPLIT and t.options[SPLIT_MODE] == HALF


def half(t: Fields) -> i64:
    return (t.steps + 1) // 2


def thief_left(t: Fields) -> i64:
    """Steps the thief may still take. GA-21 to GA-23, GA-R18, GA-R70"""
    if halved(t):
        return half(t) + t.thief_bonus - t.thief_steps
    if t.mover == SPLIT:
        return t.steps - max(0, t.guard_steps - t.guard_bonus) + t.thief_bonus - t.thief_steps
    return t.steps + t.thief_bonus - t.thief_steps


def guard_left(t: Fields) -> i64:
    """Steps the turn's guard may still take, whatever the thief has walked. GA-R14"""
    if t.mover == THIEF:
        return 0
    if halved(t):
        return half(t) + t.guard_bonus - t.guard_steps
    if t.mover == SPLIT:
        return t.steps - max(0, t.thief_steps - t.thief_bonus) + t.guard_bonus - t.guard_steps
    return t.steps + t.guard_bonus - t.guard_steps


def left(t: Fields, figure: i64) -> i64:
    return thief_left(t) if figure < SEATS else guard_left(t)


def no_steps(t: Fields, figure: i64) -> i64:
    """The clause of the mover die for a figure without a step left."""
    if t.mover == THIEF:
        return ga.AS_THE_DIE_ALLOWS if figure < SEATS else ga.ONLY_THE_THIEF
    if t.mover == BOTH:
        return ga.STEPS_EACH
    return ga.HALF_EACH if halved(t) else ga.SHARED_STEPS


def spend_step(t: Fields, figure: i64) -> None:
    acts(t, figure)
    if figure < SEATS:
        t.thief_steps += 1
    else:
        t.guard_steps += 1


# who may act


def figure_breaks(t: Fields, figure: i64) -> i64:
    """May the active player use this figure now? A blocked thief is for each deed to refuse."""
    if t.passing != NONE and t.passing != figure:
        return ga.GO_ON_IN_PASSING
    if figure >= SEATS:
        code = guard_breaks(t, figure - SEATS)
        if code != FINE:
            return code
    return finished_breaks(t, THE_THIEF if figure < SEATS else THE_GUARD)


def thief_breaks(t: Fields) -> i64:
    """May the active player's thief do what is no step: take a crown, jump from dot to dot? GA-76, GA-R36"""
    if t.blocked[t.active] != NONE and t.options[BLOCKED_THIEF] != STEPS:
        return ga.BLOCKED_THIEF
    return figure_breaks(t, t.active)


def feet_breaks(t: Fields) -> i64:
    """May he spend a step: walk, cross the wall, reach? Never while he is blocked. GA-76, GA-R36"""
    if t.blocked[t.active] != NONE:
        return ga.BLOCKED_THIEF
    return figure_breaks(t, t.active)


def guard_breaks(t: Fields, guard: i64) -> i64:
    """GA-21, GA-24, GA-R56."""
    if t.mover == THIEF:
        return ga.ONLY_THE_THIEF
    if t.guard != NONE and t.guard != guard:
        return ga.ONE_GUARD
    return marker_breaks(t, guard)


def marker_breaks(t: Fields, guard: i64) -> i64:
    """A guard under a thief crown is used by nobody: it lost a fight, or was put to sleep. GA-51, GA-77"""
    if t.asleep[guard] == NONE:
        return FINE
    return ga.BEATEN if t.beaten & BIT[guard] else ga.SLEEPING_GUARD


def finished_breaks(t: Fields, who: i64) -> i64:
    """With interleave off, whoever acted first has finished once the other has acted. GA-R16"""
    done = not t.options[INTERLEAVE] and t.both_acted and t.acted_first == who
    return ga.FINISHED if done else FINE


def acts(t: Fields, figure: i64) -> None:
    """Note that a figure acted; a guard becomes the turn's guard. GA-24, GA-30"""
    who = THE_THIEF if figure < SEATS else THE_GUARD
    if t.acted_first == NOBODY:
        t.acted_first = who
    elif t.acted_first != who:
        t.both_acted = True
    if figure >= SEATS:
        t.guard = figure - SEATS
    t.teleported = False
