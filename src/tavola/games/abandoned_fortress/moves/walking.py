"""Moving a piece: steps, tunnels, own castles on the way, and where a move may end."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import events as told
from tavola.games.abandoned_fortress import phases
from tavola.games.abandoned_fortress.moves import targets
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import (
    ATTACK,
    CASTLE,
    CELLS,
    FORTRESS,
    LEADERS,
    MARCH_FOOD,
    MIRELLE,
    NEXT,
    NONE,
    OWN_WALLS_PASSABLE,
    SPACE,
    STEP,
    STOP,
    TO_TERRITORY,
    TUNNEL,
    TUNNEL_AT,
    TUNNEL_CELL,
    TUNNEL_TO,
    TUNNELS,
    WALL,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


def begin(realm: Realm, leader: i64, spaces: i64) -> None:
    realm.mover = leader
    realm.left = spaces
    realm.entered = 0
    realm.jumped = False
    realm.stepped = False


# what a piece may enter


def enter_breaks(realm: Realm, leader: i64, start: i64, to: i64) -> i64:
    """Whatever moves are left, the clause that keeps this piece from going there."""
    if SPACE[to] == FORTRESS and not realm.is_hero(leader):
        return af.HEROES_ONLY
    if SPACE[to] == TUNNEL:
        code = tunnel_breaks(realm, leader, TUNNEL_AT[to])
        return leaving_breaks(realm, leader, start, to) if code == FINE else code
    there = realm.board[to]
    if realm.dragon == to or not (there == NONE or there == leader or passes(realm, leader, there)):
        return af.SPACE_TAKEN
    return leaving_breaks(realm, leader, start, to)


def tunnel_breaks(realm: Realm, leader: i64, tunnel: i64) -> i64:
    """The rock blocks it for all but the hero Mirelle; so does the dragon. AF-10, AF-R53"""
    if realm.dragon == TUNNEL_CELL[tunnel]:
        return af.DRAGON_IN_THE_TUNNEL
    slips = realm.is_hero(leader) and realm.hero[leader // LEADERS] == MIRELLE
    return af.ROCK_BLOCKS if realm.rock == tunnel and not slips else FINE


def passes(realm: Realm, leader: i64, there: i64) -> bool:
    """Own castles, and by option own walls, may be crossed. AF-64, AF-65, AF-R21, AF-R81"""
    seat = leader // LEADERS
    if there >= WALL:
        return there - WALL == seat and realm.options[OWN_WALLS_PASSABLE] == 1
    return realm.is_castle(there) and there // LEADERS == seat


def leaving_breaks(realm: Realm, leader: i64, start: i64, to: i64) -> i64:
    """Unarmed, a piece stays in its territory, or comes nearer to it. AF-43, AF-R25"""
    if realm.armed(leader):
        return FINE
    corner = realm.corner(leader // LEADERS)
    here, there = TO_TERRITORY[corner * CELLS + start], TO_TERRITORY[corner * CELLS + to]
    if here == 0:
        return FINE if there == 0 else af.UNARMED_STAYS_HOME
    return FINE if there < here else af.UNARMED_GOES_HOME


def castle_bit(realm: Realm, leader: i64, cell: i64) -> i64:
    """The bit of the own castle on this space, 0 if there is none."""
    there = realm.board[cell]
    if there == NONE or there >= WALL or not realm.is_castle(there) or there // LEADERS != leader // LEADERS:
        return 0
    return BIT[there % LEADERS - CASTLE]


def may_rest(realm: Realm, leader: i64, cell: i64) -> bool:
    """A free standing space, the own one included."""
    there = realm.board[cell]
    return SPACE[cell] != TUNNEL and (there == NONE or there == leader)


def can_end(realm: Realm, leader: i64, cell: i64, left: i64, entered: i64, jumped: bool) -> bool:
    """From a tunnel or an own castle: can the move still end on a free standing space? AF-118, AF-R22"""
    for direction in range(4):
        to = NEXT[cell * 4 + direction]
        if to == NONE or enter_breaks(realm, leader, cell, to) != FINE:
            continue
        bit = castle_bit(realm, leader, to)
        if bit:
            if not entered & bit and can_end(realm, leader, to, left, entered | bit, False):
                return True
        elif left > 0 and (
            may_rest(realm, leader, to) or (left > 1 and can_end(realm, leader, to, left - 1, entered, False))
        ):
            return True
    return SPACE[cell] == TUNNEL and not jumped and can_end_elsewhere(realm, leader, cell, left, entered)


def can_end_elsewhere(realm: Realm, leader: i64, cell: i64, left: i64, entered: i64) -> bool:
    """Through another tunnel."""
    for tunnel in range(TUNNELS):
        to = TUNNEL_CELL[tunnel]
        fits = to != cell and enter_breaks(realm, leader, cell, to) == FINE
        if fits and can_end(realm, leader, to, left, entered, True):
            return True
    return False


# steps


def walk_breaks(realm: Realm, leader: i64, direction: i64, left: i64, entered: i64, fresh: bool) -> i64:
    """One step, for a piece with so many moves left. AF-42, AF-49, AF-63 to AF-65"""
    start = realm.cell[leader]
    to = NEXT[start * 4 + direction]
    if to == NONE:
        return af.FOUR_DIRECTIONS
    code = enter_breaks(realm, leader, start, to)
    if code != FINE:
        return code
    bit = castle_bit(realm, leader, to)
    cost: i64 = 0 if bit else 1
    if left < cost:
        return af.DIE_MOVE if realm.phase == phases.HERO_MOVE else af.SPEED
    if fresh and not pays_march(realm, leader):
        return af.NO_FOOD_TO_MARCH
    if entered & bit:
        return af.ONCE_IN_A_CASTLE
    rests = may_rest(realm, leader, to) and not bit
    return FINE if rests or can_end(realm, leader, to, left - cost, entered | bit, False) else af.NO_SPACE_TO_END_ON


def pays_march(realm: Realm, leader: i64) -> bool:
    """In Move and battle the first step of a general may cost food. AF-R51"""
    marches = realm.phase == phases.MARCH or realm.phase == phases.ACT  # asked before Move and battle is chosen too
    free = not marches or realm.is_hero(leader) or not realm.options[MARCH_FOOD]
    return free or realm.food[leader // LEADERS] > 0


def step_breaks(realm: Realm, direction: i64) -> i64:
    return walk_breaks(realm, realm.mover, direction, realm.left, realm.entered, not realm.stepped)


def step(realm: Realm, direction: i64) -> None:
    leader = realm.mover
    start = realm.cell[leader]
    to = NEXT[start * 4 + direction]
    bit = castle_bit(realm, leader, to)
    if not realm.stepped and realm.phase == phases.MARCH and not realm.is_hero(leader):
        realm.food[leader // LEADERS] -= realm.options[MARCH_FOOD]
    realm.left -= 0 if bit else 1  # AF-65
    realm.entered |= bit
    realm.jumped = False
    realm.stepped = True
    go_to(realm, leader, to)
    realm.tell(told.STEPPED, af.FOUR_DIRECTIONS, leader // LEADERS, EVERYONE, leader, start, to)


def go_to(realm: Realm, leader: i64, to: i64) -> None:
    """A piece in a tunnel or an own castle only passes: it does not occupy the space."""
    realm.take_off(leader)
    realm.cell[leader] = to
    if realm.board[to] == NONE and SPACE[to] != TUNNEL:
        realm.board[to] = leader


def jump_breaks(realm: Realm, tunnel: i64) -> i64:
    """From tunnel to tunnel, for no cost. AF-09, AF-R22, AF-R23"""
    leader = realm.mover
    here, to = realm.cell[leader], TUNNEL_CELL[tunnel]
    if SPACE[here] != TUNNEL or here == to or realm.jumped:
        return af.TUNNEL_TO_TUNNEL
    code = enter_breaks(realm, leader, here, to)
    if code != FINE:
        return code
    ends = can_end(realm, leader, to, realm.left, realm.entered, True)
    return FINE if ends else af.NO_SPACE_TO_END_ON


def jump(realm: Realm, tunnel: i64) -> None:
    leader = realm.mover
    start = realm.cell[leader]
    realm.jumped = True
    go_to(realm, leader, TUNNEL_CELL[tunnel])
    realm.tell(told.TUNNELLED, af.TUNNEL_TO_TUNNEL, leader // LEADERS, EVERYONE, leader, start, TUNNEL_CELL[tunnel])


def stop_breaks(realm: Realm) -> i64:
    """Nobody waits in a tunnel, an own castle or on an own wall. AF-08, AF-65, AF-R21"""
    if realm.is_free_under(realm.mover):
        return FINE
    cell = realm.cell[realm.mover]
    if SPACE[cell] == TUNNEL:
        return af.NO_WAITING_IN_A_TUNNEL
    return af.NO_STOP_ON_A_WALL if realm.board[cell] >= WALL else af.NO_STOP_IN_A_CASTLE


def move_breaks(realm: Realm, action: i64) -> i64:
    """A moving piece may fight before, between or after its steps, if its player wants to. AF-50, AF-51, AF-66"""
    if STEP <= action < TUNNEL_TO:
        return step_breaks(realm, action - STEP)
    if TUNNEL_TO <= action < ATTACK:
        return jump_breaks(realm, action - TUNNEL_TO)
    if ATTACK <= action < STOP:
        forced = realm.phase == phases.EFFECT  # a Forced March knows no battle
        return af.ONE_ACTION_CARD if forced else targets.attack_breaks(realm, realm.mover, action - ATTACK)
    return stop_breaks(realm) if action == STOP else af.ONE_MOVE_EACH


def list_moves(realm: Realm) -> vec[i64]:
    out = vec[i64](capacity=12)
    for action in range(STEP, ATTACK):
        if move_breaks(realm, action) == FINE:
            out = append(out, action)
    if realm.phase != phases.EFFECT:
        out = targets.list_attacks(realm, realm.mover, ATTACK, out)
    return append(out, STOP) if stop_breaks(realm) == FINE else out


def can_step(realm: Realm, leader: i64, spaces: i64) -> bool:
    """Has a piece that begins its move a legal step?"""
    for direction in range(4):
        if walk_breaks(realm, leader, direction, spaces, 0, True) == FINE:
            return True
    return False


def goes_on(realm: Realm) -> bool:
    """May the moving piece still do something, as far as all can see? AF-R104"""
    if not realm.is_free_under(realm.mover):
        return True
    for direction in range(4):
        if step_breaks(realm, direction) == FINE:
            return True
    return realm.phase != phases.EFFECT and targets.may_attack(realm, realm.mover)


def ask(realm: Realm) -> bool:
    """The next decision of the move; False once it is over."""
    if goes_on(realm):
        realm.ask(phases.ASK_MOVE, realm.mover // LEADERS)
        return True
    realm.mover = NONE
    return False
