"""Walking: step, the secret doors, and the way from dot to dot. GA-20 to GA-39"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton import events as told
from tavola.games.gadranton.city import City
from tavola.games.gadranton.moves.crowns import arrive
from tavola.games.gadranton.tables import (
    CELLS,
    CROSS,
    DOT,
    DOT_OF,
    DOTS,
    INSIDE,
    NEXT,
    NONE,
    OUTSIDE,
    SEATS,
    SECRET_DOOR,
    SECRET_DOOR_USE,
    SIDES,
    STEP,
    TELEPORT,
)
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


def step_breaks(city: City, named: i64, to: i64) -> i64:
    """The clause a step of this figure would break, or FINE."""
    figure = city.figure(named)
    code = walk_breaks(city, figure)
    if code != FINE:
        return code
    if not city.next_to(city.cell[figure], to):
        return ga.NEIGHBOUR_CELL
    return enter_breaks(city, figure, to)


def walk_breaks(city: City, figure: i64) -> i64:
    """May this figure walk at all now?"""
    code = city.thief_breaks() if figure < SEATS else city.figure_breaks(figure)
    if code == FINE and city.left(figure) < 1:
        return city.no_steps(figure)
    return code


def enter_breaks(city: City, figure: i64, to: i64) -> i64:
    """May it enter this cell, with a step to spare for going on where somebody stands? GA-29, GA-R58"""
    code = city.may_be_on(figure, to)
    if code != FINE or city.other_on(to, figure) == NONE:
        return code
    return FINE if can_go_on(city, figure, to, city.left(figure) - 1) else ga.ONE_FIGURE_A_CELL


def can_go_on(city: City, figure: i64, start: i64, steps: i64) -> bool:
    """Is there a walk from an occupied cell to one where the figure may rest? GA-R11, GA-R12"""
    ring = vec[i64]([start])
    seen = vec[i64]([start])
    for _ in range(steps + 1):
        further = vec[i64]()
        for cell in ring:
            if rests(city, figure, cell):
                return True
            for there in NEXT[cell * SIDES : cell * SIDES + SIDES]:
                if there != NONE and there not in seen and city.may_be_on(figure, there) == FINE:
                    seen = append(seen, there)
                    further = append(further, there)
        ring = further
    return False


def rests(city: City, figure: i64, cell: i64) -> bool:
    """A cell nobody else stands on; for a thief also any dot, since he can teleport on."""
    if figure < SEATS and DOT_OF[cell] != NONE:
        return True
    return city.other_on(cell, figure) == NONE


def list_steps(city: City, out: vec[i64], named: i64) -> vec[i64]:
    """Append every step of this figure."""
    figure = city.figure(named)
    if walk_breaks(city, figure) != FINE:
        return out
    here = city.cell[figure]
    for to in NEXT[here * SIDES : here * SIDES + SIDES]:
        if to != NONE and enter_breaks(city, figure, to) == FINE:
            out = append(out, STEP + named * CELLS + to)
    return out


def step(city: City, named: i64, to: i64) -> None:
    figure = city.figure(named)
    start = city.cell[figure]
    spend_step(city, figure)
    city.tell(told.STEPPED, ga.NEIGHBOUR_CELL, city.active, EVERYONE, figure, start, to)
    move_to(city, figure, to)


def spend_step(city: City, figure: i64) -> None:
    city.acts(figure)
    if figure < SEATS:
        city.thief_steps += 1
    else:
        city.guard_steps += 1


def move_to(city: City, figure: i64, to: i64) -> None:
    """Put the figure there; what a thief finds is his at once."""
    city.cell[figure] = to
    city.passing = figure if city.other_on(to, figure) != NONE else NONE
    if figure < SEATS:  # a guard collects nothing, GA-R67
        arrive(city, to)


# secret doors


def cross_breaks(city: City, secret: i64) -> i64:
    """GA-81, GA-R42."""
    code = walk_breaks(city, city.active)
    if code != FINE:
        return code
    here = city.cell[city.active]
    if here != INSIDE[secret] and here != OUTSIDE[secret]:
        return ga.SECRET_DOOR
    if city.secret_open != secret:
        code = city.card_breaks(SECRET_DOOR)
        if code != FINE:
            return code
    return enter_breaks(city, city.active, other_end(secret, here))


def other_end(secret: i64, here: i64) -> i64:
    return OUTSIDE[secret] if here == INSIDE[secret] else INSIDE[secret]


def list_crossings(city: City, out: vec[i64]) -> vec[i64]:
    here = city.cell[city.active]
    for secret in range(8):
        if (here == INSIDE[secret] or here == OUTSIDE[secret]) and cross_breaks(city, secret) == FINE:
            out = append(out, CROSS + secret)
    return out


def cross(city: City, secret: i64) -> None:
    here = city.cell[city.active]
    if city.secret_open != secret:
        city.play_card(city.active, SECRET_DOOR)
        city.tell(told.CARD_PLAYED, ga.SECRET_DOOR, city.active, EVERYONE, SECRET_DOOR, secret)
        if city.options[SECRET_DOOR_USE] == 1:
            city.secret_open = secret
    to = other_end(secret, here)
    spend_step(city, city.active)
    city.tell(told.CROSSED, ga.SECRET_DOOR, city.active, EVERYONE, secret, here, to)
    move_to(city, city.active, to)


# dots


def teleport_breaks(city: City, dot: i64) -> i64:
    """GA-35: from a dot to another free one, never twice in a row."""
    code = city.thief_breaks()
    if code != FINE:
        return code
    here = DOT_OF[city.cell[city.active]]
    if here == NONE or here == dot or city.teleported:
        return ga.DOT_TO_DOT
    return FINE if city.other_on(DOT[dot], city.active) == NONE else ga.ONE_FIGURE_A_CELL


def list_teleports(city: City, out: vec[i64]) -> vec[i64]:
    if DOT_OF[city.cell[city.active]] != NONE:
        for dot in range(DOTS):
            if teleport_breaks(city, dot) == FINE:
                out = append(out, TELEPORT + dot)
    return out


def teleport(city: City, dot: i64) -> None:
    here = city.cell[city.active]
    city.acts(city.active)
    city.teleported = True
    city.tell(told.TELEPORTED, ga.DOT_TO_DOT, city.active, EVERYONE, here, DOT[dot])
    city.cell[city.active] = DOT[dot]
    city.passing = NONE
