"""Where does the piece on the move go next, or whom does it attack? AF-42, AF-49, AF-63 to AF-66"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda, events, steps
from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import ATTACK, STEP, STOP, THROUGH
from tavola.games.abandoned_fortress.options import FOOD_OPEN, MARCH_FOOD
from tavola.games.abandoned_fortress.questions.battle.fighting import attack
from tavola.games.abandoned_fortress.questions.matter import Matter
from tavola.games.abandoned_fortress.questions.moving.targets import attack_breaks, list_attacks, may_attack
from tavola.games.abandoned_fortress.questions.moving.walking import can_end, castle_bit, enter_breaks, walk_breaks
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import LEADERS, NEXT, NONE, SPACE, TUNNEL, TUNNEL_CELL, WALL
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Deed, Menu
from tavola.kernel.state import FINE


@final
class Walking(Matter):
    """A piece is on its way, until it stops or can do nothing more, as far as all can see. AF-R104"""

    def __init__(self) -> None:
        super().__init__("walking")

    def comes(self, t: Realm) -> bool:
        return t.mover != NONE

    def settle(self, t: Realm) -> None:
        if goes_on(t):
            t.pose(agenda.MOVE)
        else:
            t.mover = NONE


def goes_on(t: Realm) -> bool:
    if not t.is_free_under(t.mover):
        return True
    fresh = not t.stepped and t.options[FOOD_OPEN] == 1  # closed food must not show by what is asked, AF-R100
    for direction in range(4):
        if walk_breaks(t, t.mover, direction, t.left, t.entered, fresh) == FINE:
            return True
    return t.phase != steps.EFFECT and may_attack(t, t.mover)


@final
class Move(Menu[Realm]):
    """A piece may fight before, between or after its steps, if its player wants to. AF-50, AF-51, AF-66"""

    def __init__(self) -> None:
        super().__init__("move", af.ONE_MOVE_EACH, [Step(), Through(), Attack(), Stop()])

    def asked(self, t: Realm) -> i64:
        return t.mover // LEADERS


@final
class Step(Deed[Realm]):
    """Up, down, left or right. AF-42"""

    def __init__(self) -> None:
        super().__init__(STEP)

    def breaks(self, t: Realm, action: i64) -> i64:
        return step_breaks(t, STEP.a(action))

    def apply(self, t: Realm, action: i64) -> None:
        leader = t.mover
        start = t.cell[leader]
        to = NEXT[start * 4 + STEP.a(action)]
        bit = castle_bit(t, leader, to)
        food = t.options[MARCH_FOOD] if not t.stepped and t.phase == steps.MARCH and not t.is_hero(leader) else 0
        t.food[leader // LEADERS] -= food  # AF-R51
        t.left -= 0 if bit else 1  # AF-65
        t.entered |= bit
        t.jumped = False
        t.stepped = True
        go_to(t, leader, to)
        taught = t.food_lesson() if food else 0
        t.tell(events.STEPPED, af.FOUR_DIRECTIONS, leader // LEADERS, EVERYONE | taught, leader, start, to)


def step_breaks(t: Realm, direction: i64) -> i64:
    return walk_breaks(t, t.mover, direction, t.left, t.entered, not t.stepped)


def go_to(t: Realm, leader: i64, to: i64) -> None:
    """A piece in a tunnel or an own castle only passes: it does not occupy the space."""
    t.take_off(leader)
    t.cell[leader] = to
    if t.board[to] == NONE and SPACE[to] != TUNNEL:
        t.board[to] = leader


@final
class Through(Deed[Realm]):
    """From tunnel to tunnel, for no cost. AF-09, AF-R22, AF-R23"""

    def __init__(self) -> None:
        super().__init__(THROUGH)

    def breaks(self, t: Realm, action: i64) -> i64:
        leader = t.mover
        here, to = t.cell[leader], TUNNEL_CELL[THROUGH.a(action)]
        if SPACE[here] != TUNNEL or here == to or t.jumped:
            return af.TUNNEL_TO_TUNNEL
        code = enter_breaks(t, leader, here, to)
        if code != FINE:
            return code
        return FINE if can_end(t, leader, to, t.left, t.entered, True) else af.NO_SPACE_TO_END_ON

    def apply(self, t: Realm, action: i64) -> None:
        leader = t.mover
        start, to = t.cell[leader], TUNNEL_CELL[THROUGH.a(action)]
        t.jumped = True
        go_to(t, leader, to)
        t.tell(events.TUNNELLED, af.TUNNEL_TO_TUNNEL, leader // LEADERS, EVERYONE, leader, start, to)


@final
class Attack(Deed[Realm]):
    """Once a turn; a Forced March knows no battle. AF-66, AF-69, AF-71"""

    def __init__(self) -> None:
        super().__init__(ATTACK)

    def breaks(self, t: Realm, action: i64) -> i64:
        forced = t.phase == steps.EFFECT
        return af.ONE_ACTION_CARD if forced else attack_breaks(t, t.mover, ATTACK.a(action))

    def apply(self, t: Realm, action: i64) -> None:
        attack(t, t.mover, ATTACK.a(action))

    def listed(self, t: Realm, out: vec[i64]) -> vec[i64]:
        return out if t.phase == steps.EFFECT else list_attacks(t, t.mover, out)


@final
class Stop(Deed[Realm]):
    """Nobody waits in a tunnel, an own castle or on an own wall. AF-08, AF-65, AF-R21"""

    def __init__(self) -> None:
        super().__init__(STOP)

    def breaks(self, t: Realm, action: i64) -> i64:
        if t.is_free_under(t.mover):
            return FINE
        cell = t.cell[t.mover]
        if SPACE[cell] == TUNNEL:
            return af.NO_WAITING_IN_A_TUNNEL
        return af.NO_STOP_ON_A_WALL if t.board[cell] >= WALL else af.NO_STOP_IN_A_CASTLE

    def apply(self, t: Realm, action: i64) -> None:
        t.mover = NONE
