"""Moving a piece: steps, tunnels, own castles on the way, and where a move may end."""

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import steps
from tavola.games.abandoned_fortress.options import MARCH_FOOD, OWN_WALLS_PASSABLE
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    CASTLE,
    CELLS,
    FORTRESS,
    LEADERS,
    MIRELLE,
    NEXT,
    NONE,
    SPACE,
    TO_TERRITORY,
    TUNNEL,
    TUNNEL_AT,
    TUNNEL_CELL,
    TUNNELS,
    WALL,
)
from tavola.kernel.bits import BIT
from tavola.kernel.state import FINE


def set_out(t: Realm, leader: i64, spaces: i64) -> None:
    """A piece begins its move."""
    t.mover = leader
    t.left = spaces
    t.entered = 0
    t.jumped = False
    t.stepped = False


# what a piece may enter


def enter_breaks(t: Realm, leader: i64, start: i64, to: i64) -> i64:
    """Whatever moves are left, the clause that keeps this piece from going there."""
    if SPACE[to] == FORTRESS and not t.is_hero(leader):
        return af.HEROES_ONLY
    if SPACE[to] == TUNNEL:
        code = tunnel_breaks(t, leader, TUNNEL_AT[to])
        return leaving_breaks(t, leader, start, to) if code == FINE else code
    there = t.board[to]
    if t.dragon == to or not (there == NONE or there == leader or passes(t, leader, there)):
        return af.SPACE_TAKEN
    return leaving_breaks(t, leader, start, to)


def tunnel_breaks(t: Realm, leader: i64, tunnel: i64) -> i64:
    """The rock blocks it for all but the hero Mirelle; so does the dragon. AF-10, AF-R53"""
    if t.dragon == TUNNEL_CELL[tunnel]:
        return af.DRAGON_IN_THE_TUNNEL
    slips = t.is_hero(leader) and t.hero[leader // LEADERS] == MIRELLE
    return af.ROCK_BLOCKS if t.rock == tunnel and not slips else FINE


def passes(t: Realm, leader: i64, there: i64) -> bool:
    """Own castles, and by option own walls, may be crossed. AF-64, AF-65, AF-R21, AF-R81"""
    seat = leader // LEADERS
    if there >= WALL:
        return there - WALL == seat and t.options[OWN_WALLS_PASSABLE] == 1
    return t.is_castle(there) and there // LEADERS == seat


def leaving_breaks(t: Realm, leader: i64, start: i64, to: i64) -> i64:
    """Unarmed, a piece stays in its territory, or comes nearer to it. AF-43, AF-R25"""
    if t.armed(leader):
        return FINE
    corner = t.corner(leader // LEADERS)
    here, there = TO_TERRITORY[corner * CELLS + start], TO_TERRITORY[corner * CELLS + to]
    if here == 0:
        return FINE if there == 0 else af.UNARMED_STAYS_HOME
    return FINE if there < here else af.UNARMED_GOES_HOME


def castle_bit(t: Realm, leader: i64, cell: i64) -> i64:
    """The bit of the own castle on this space, 0 if there is none."""
    there = t.board[cell]
    if there == NONE or there >= WALL or not t.is_castle(there) or there // LEADERS != leader // LEADERS:
        return 0
    return BIT[there % LEADERS - CASTLE]


def may_rest(t: Realm, leader: i64, cell: i64) -> bool:
    """A free standing space, the own one included."""
    there = t.board[cell]
    return SPACE[cell] != TUNNEL and (there == NONE or there == leader)


def can_end(t: Realm, leader: i64, cell: i64, left: i64, entered: i64, jumped: bool) -> bool:
    """From a tunnel or an own castle: can the move still end on a free standing space? AF-118, AF-R22"""
    for direction in range(4):
        to = NEXT[cell * 4 + direction]
        if to == NONE or enter_breaks(t, leader, cell, to) != FINE:
            continue
        bit = castle_bit(t, leader, to)
        if bit:
            if not entered & bit and can_end(t, leader, to, left, entered | bit, False):
                return True
        elif left > 0 and (may_rest(t, leader, to) or (left > 1 and can_end(t, leader, to, left - 1, entered, False))):
            return True
    return SPACE[cell] == TUNNEL and not jumped and can_end_elsewhere(t, leader, cell, left, entered)


def can_end_elsewhere(t: Realm, leader: i64, cell: i64, left: i64, entered: i64) -> bool:
    """Through another tunnel."""
    for tunnel in range(TUNNELS):
        to = TUNNEL_CELL[tunnel]
        fits = to != cell and enter_breaks(t, leader, cell, to) == FINE
        if fits and can_end(t, leader, to, left, entered, True):
            return True
    return False


# steps


def walk_breaks(t: Realm, leader: i64, direction: i64, left: i64, entered: i64, fresh: bool) -> i64:
    """One step, for a piece with so many moves left. AF-42, AF-49, AF-63 to AF-65"""
    start = t.cell[leader]
    to = NEXT[start * 4 + direction]
    if to == NONE:
        return af.FOUR_DIRECTIONS
    code = enter_breaks(t, leader, start, to)
    if code != FINE:
        return code
    bit = castle_bit(t, leader, to)
    cost: i64 = 0 if bit else 1
    if left < cost:
        return af.DIE_MOVE if t.phase == steps.HERO_MOVE else af.SPEED
    if fresh and not pays_march(t, leader):
        return af.NO_FOOD_TO_MARCH
    if entered & bit:
        return af.ONCE_IN_A_CASTLE
    rests = may_rest(t, leader, to) and not bit
    return FINE if rests or can_end(t, leader, to, left - cost, entered | bit, False) else af.NO_SPACE_TO_END_ON


def pays_march(t: Realm, leader: i64) -> bool:
    """In Move and battle the first step of a general may cost food. AF-R51"""
    marches = t.phase == steps.MARCH or t.phase == steps.ACT  # asked before Move and battle is chosen too
    free = not marches or t.is_hero(leader) or not t.options[MARCH_FOOD]
    return free or t.food[leader // LEADERS] > 0


def can_step(t: Realm, leader: i64, spaces: i64, pays: bool = True) -> bool:
    """Has a piece that begins its move a legal step, whether or not it must be able to pay for it?"""
    for direction in range(4):
        if walk_breaks(t, leader, direction, spaces, 0, pays) == FINE:
            return True
    return False
