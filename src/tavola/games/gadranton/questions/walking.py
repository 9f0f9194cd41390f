"""Walking: a step, a way through a secret door, a jump from dot to dot. GA-20, GA-35, GA-81"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton import events
from tavola.games.gadranton.actions import CROSS, STEP, TELEPORT
from tavola.games.gadranton.city import keeps_off, may_be_on, next_to, other_on, shut_in
from tavola.games.gadranton.crowns import arrive
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.figures import (
    acts,
    feet_breaks,
    figure_breaks,
    figure_of,
    left,
    no_steps,
    spend_step,
    thief_breaks,
)
from tavola.games.gadranton.hands import card_breaks, lay
from tavola.games.gadranton.options import SECRET_DOOR_USE, WHOLE_TURN
from tavola.games.gadranton.tables import (
    DOT,
    DOT_OF,
    DOTS,
    GUARDS,
    INSIDE,
    NEXT,
    NONE,
    OUTSIDE,
    SEATS,
    SECRET_DOOR,
    SECRETS,
    SIDES,
    THIEF,
)
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Deed
from tavola.kernel.state import FINE


@final
class Step(Deed[Fields]):
    """To a neighbour cell. GA-20"""

    def __init__(self) -> None:
        super().__init__(STEP)

    def breaks(self, t: Fields, action: i64) -> i64:
        figure, to = figure_of(t, STEP.a(action)), STEP.b(action)
        code = walk_breaks(t, figure)
        if code != FINE:
            return code
        return enter_breaks(t, figure, to) if next_to(t.cell[figure], to) else ga.NEIGHBOUR_CELL

    def listed(self, t: Fields, out: vec[i64]) -> vec[i64]:
        out = list_steps(t, out, 0)
        for named in range(1, 1 if t.mover == THIEF else GUARDS + 1):  # GA-21
            out = list_steps(t, out, named)
        return out

    def apply(self, t: Fields, action: i64) -> None:
        figure, to = figure_of(t, STEP.a(action)), STEP.b(action)
        start = t.cell[figure]
        spend_step(t, figure)
        t.tell(events.STEPPED, ga.NEIGHBOUR_CELL, t.active, EVERYONE, figure, start, to)
        move_to(t, figure, to)


def list_steps(t: Fields, out: vec[i64], named: i64) -> vec[i64]:
    """Append every step of this figure."""
    figure = figure_of(t, named)
    if walk_breaks(t, figure) != FINE:
        return out
    beside = t.cell[figure] * SIDES
    for side in range(SIDES):
        to = NEXT[beside + side]
        if to != NONE and enter_breaks(t, figure, to) == FINE:
            out = append(out, STEP.code(named, to))
    return out


def walk_breaks(t: Fields, figure: i64) -> i64:
    """May this figure walk at all now?"""
    code = feet_breaks(t) if figure < SEATS else figure_breaks(t, figure)
    if code == FINE and left(t, figure) < 1:
        return no_steps(t, figure)
    return code


def enter_breaks(t: Fields, figure: i64, to: i64) -> i64:
    """May it enter this cell, with a step to spare for going on where somebody stands? GA-29, GA-R58, GA-R81"""
    if shut_in(t, t.cell[figure], to):
        return ga.DOOR_IN_FRONT
    other = other_on(t, to, figure)
    code = keeps_off(t, figure, to, other)
    if code != FINE or other == NONE:
        return code
    return FINE if can_go_on(t, figure, to, left(t, figure) - 1) else ga.ONE_FIGURE_A_CELL


def can_go_on(t: Fields, figure: i64, start: i64, steps: i64) -> bool:
    """Is there a walk from an occupied cell to one where the figure may rest? GA-R11, GA-R12"""
    ring = vec[i64]([start])
    seen = vec[i64]([start])
    for _ in range(steps + 1):
        further = vec[i64]()
        for cell in ring:
            if rests(t, figure, cell):
                return True
            for there in NEXT[cell * SIDES : cell * SIDES + SIDES]:
                if there != NONE and there not in seen and may_be_on(t, figure, there) == FINE:
                    seen = append(seen, there)
                    further = append(further, there)
        ring = further
    return False


def rests(t: Fields, figure: i64, cell: i64) -> bool:
    """A cell nobody else stands on; for a thief also any dot, since he can teleport on."""
    if figure < SEATS and DOT_OF[cell] != NONE:
        return True
    return other_on(t, cell, figure) == NONE


def move_to(t: Fields, figure: i64, to: i64) -> None:
    """Put the figure there; what a thief finds is his at once."""
    t.cell[figure] = to
    t.passing = figure if other_on(t, to, figure) != NONE else NONE
    if figure < SEATS:  # a guard collects nothing, GA-R67
        arrive(t, to)


@final
class Cross(Deed[Fields]):
    """Through the wall with Secret Door. GA-81, GA-R42"""

    def __init__(self) -> None:
        super().__init__(CROSS)

    def breaks(self, t: Fields, action: i64) -> i64:
        code = walk_breaks(t, t.active)
        if code != FINE:
            return code
        secret, here = CROSS.a(action), t.cell[t.active]
        if here != INSIDE[secret] and here != OUTSIDE[secret]:
            return ga.SECRET_DOOR
        if t.secret_open != secret:
            code = card_breaks(t, SECRET_DOOR)
            if code != FINE:
                return code
        return enter_breaks(t, t.active, other_end(secret, here))

    def listed(self, t: Fields, out: vec[i64]) -> vec[i64]:
        here = t.cell[t.active]
        for secret in range(SECRETS):
            if (here == INSIDE[secret] or here == OUTSIDE[secret]) and self.breaks(t, CROSS.code(secret)) == FINE:
                out = append(out, CROSS.code(secret))
        return out

    def apply(self, t: Fields, action: i64) -> None:
        secret, here = CROSS.a(action), t.cell[t.active]
        if t.secret_open != secret:
            lay(t, SECRET_DOOR, ga.SECRET_DOOR, secret)
            if t.options[SECRET_DOOR_USE] == WHOLE_TURN:
                t.secret_open = secret
        to = other_end(secret, here)
        spend_step(t, t.active)
        t.tell(events.CROSSED, ga.SECRET_DOOR, t.active, EVERYONE, secret, here, to)
        move_to(t, t.active, to)


def other_end(secret: i64, here: i64) -> i64:
    return OUTSIDE[secret] if here == INSIDE[secret] else INSIDE[secret]


@final
class Teleport(Deed[Fields]):
    """From a dot to another free one at no cost, never twice in a row. GA-35"""

    def __init__(self) -> None:
        super().__init__(TELEPORT)

    def breaks(self, t: Fields, action: i64) -> i64:
        code = thief_breaks(t)
        if code != FINE:
            return code
        here, dot = DOT_OF[t.cell[t.active]], TELEPORT.a(action)
        if here == NONE or here == dot or t.teleported:
            return ga.DOT_TO_DOT
        return FINE if other_on(t, DOT[dot], t.active) == NONE else ga.ONE_FIGURE_A_CELL

    def listed(self, t: Fields, out: vec[i64]) -> vec[i64]:
        if DOT_OF[t.cell[t.active]] != NONE:
            for dot in range(DOTS):
                if self.breaks(t, TELEPORT.code(dot)) == FINE:
                    out = append(out, TELEPORT.code(dot))
        return out

    def apply(self, t: Fields, action: i64) -> None:
        here, there = t.cell[t.active], DOT[TELEPORT.a(action)]
        acts(t, t.active)
        t.teleported = True
        t.tell(events.TELEPORTED, ga.DOT_TO_DOT, t.active, EVERYONE, here, there)
        t.cell[t.active] = there
        t.passing = NONE
