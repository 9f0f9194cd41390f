"""Whom does the attacker fight first?"""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import CHOOSE_DEFENDER
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.battles import next_house
from tavola.games.el_dorado.rules.stages import ATTACKER, MONSTER_ATTACKS
from tavola.games.el_dorado.rules.steps import lift_shrine_tile
from tavola.games.el_dorado.tables import LEADS, NONE, SIDES, TARGETS, VILLAGERS
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import FINE


@final
class ChooseDefender(Question[Power]):
    """Several defenders are fought one by one. ED-R77, ED-R166"""

    def __init__(self) -> None:
        super().__init__("battle-choosing", ed.CHOOSE_DEFENDER, [CHOOSE_DEFENDER])

    def asked(self, t: Power) -> i64:
        return t.captain(t.attacker) if bits_in(t.queue) > 1 and t.attacker < SIDES else BY_ITSELF

    def settle(self, t: Power) -> None:
        if t.queue == 0:
            t.pop()
            lift_shrine_tile(t)
        else:
            choose_defender(t, next_defender(t))

    def answer_breaks(self, t: Power, action: i64) -> i64:
        return FINE if t.queue & BIT[CHOOSE_DEFENDER.a(action)] else ed.CHOOSE_DEFENDER

    def apply(self, t: Power, action: i64) -> None:
        choose_defender(t, CHOOSE_DEFENDER.a(action))


def next_defender(t: Power) -> i64:
    """The only one, or for a monster the next clockwise from the upcoming seat."""
    for i in range(t.sides):
        side = (t.turn + i) % t.sides
        if t.queue & BIT[side]:
            return side
    for monster in range(SIDES, TARGETS):
        if t.queue & BIT[monster]:
            return monster
    return NONE


def choose_defender(t: Power, target: i64) -> None:
    t.queue &= ~BIT[target]
    t.defender = target
    clear_roads(t)
    t.interrupted = False
    if t.b_kind == MONSTER_ATTACKS and not t.holds(target, t.b_tile):
        t.b_building = next_house(t, target, t.b_tile, NONE)
    t.stage = ATTACKER
    seat = t.captain(t.attacker if t.attacker < SIDES else t.turn)
    t.tell(events.ATTACKED, ed.ATTACK_BY_MOVING, seat, EVERYONE, t.told_as(t.attacker), t.told_as(target), t.b_tile)


def clear_roads(t: Power) -> None:
    for lead in range(LEADS):
        t.road[lead] = 0
    for i in range(SIDES * VILLAGERS):
        t.v_road[i] = 0
    t.wolf_road = 0
