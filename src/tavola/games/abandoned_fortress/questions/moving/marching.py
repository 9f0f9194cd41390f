"""Which piece moves next in Move and battle? AF-62"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import turns
from tavola.games.abandoned_fortress.actions import END_MARCH, PICK
from tavola.games.abandoned_fortress.options import FOOD_OPEN, HERO_ARMY_MOVE
from tavola.games.abandoned_fortress.questions.moving.targets import may_attack, strikes
from tavola.games.abandoned_fortress.questions.moving.walking import can_step, set_out
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import LEADERS, NONE, SPEED
from tavola.kernel.bits import BIT
from tavola.kernel.questions import BY_ITSELF, Deed, Menu
from tavola.kernel.state import FINE


@final
class Pick(Menu[Realm]):
    """Any number of pieces, each once, as long as there is one, as far as all can see. AF-62, AF-R104"""

    def __init__(self) -> None:
        super().__init__("pick", af.ONE_MOVE_EACH, [PickPiece(), EndMarch()])

    def asked(self, t: Realm) -> i64:
        return t.active if anyone_as_all_see(t) else BY_ITSELF

    def settle(self, t: Realm) -> None:
        turns.on_with_the_turn(t)


@final
class PickPiece(Deed[Realm]):
    """It moves by the speed of its leader's branch. AF-63, AF-R17"""

    def __init__(self) -> None:
        super().__init__(PICK)

    def breaks(self, t: Realm, action: i64) -> i64:
        return march_breaks(t, t.active * LEADERS + PICK.a(action))

    def apply(self, t: Realm, action: i64) -> None:
        leader = t.active * LEADERS + PICK.a(action)
        t.moved |= BIT[leader % LEADERS]
        set_out(t, leader, SPEED[t.branch(leader)])


@final
class EndMarch(Deed[Realm]):
    """After the first piece. AF-26"""

    def __init__(self) -> None:
        super().__init__(END_MARCH)

    def breaks(self, t: Realm, action: i64) -> i64:
        return FINE if t.moved else af.FOUR_ACTIONS

    def apply(self, t: Realm, action: i64) -> None:
        turns.on_with_the_turn(t)


def is_piece(t: Realm, leader: i64) -> bool:
    """A hero or general that stands on the board."""
    return not t.is_castle(leader) and t.cell[leader] != NONE


def march_breaks(t: Realm, leader: i64) -> i64:
    """Each piece once, if it can do something. AF-62, AF-R20, AF-R106"""
    if not is_piece(t, leader) or t.moved & BIT[leader % LEADERS]:
        return af.ONE_MOVE_EACH
    if t.is_hero(leader) and not t.options[HERO_ARMY_MOVE]:
        return af.HERO_STAYS_BEHIND
    able = can_step(t, leader, SPEED[t.branch(leader)]) or strikes(t, leader)
    return FINE if able else af.NOTHING_FOR_THIS_ACTION


def anyone(t: Realm) -> bool:
    """Is there a piece to pick? AF-R106"""
    for leader in range(t.active * LEADERS, (t.active + 1) * LEADERS):
        if march_breaks(t, leader) == FINE:
            return True
    return False


def anyone_as_all_see(t: Realm) -> bool:
    """Is there, as far as all can see, a piece left to pick? AF-R104"""
    for leader in range(t.active * LEADERS, (t.active + 1) * LEADERS):
        if march_breaks(t, leader) == FINE:
            return True
        fresh = is_piece(t, leader) and not t.moved & BIT[leader % LEADERS]
        stays = t.is_hero(leader) and not t.options[HERO_ARMY_MOVE]
        if fresh and not stays and (may_attack(t, leader) or may_step(t, leader)):
            return True
    return False


def may_step(t: Realm, leader: i64) -> bool:
    """Could it march if its player had the food, of which others know nothing? AF-R51, AF-R100"""
    return t.options[FOOD_OPEN] == 0 and can_step(t, leader, SPEED[t.branch(leader)], False)
