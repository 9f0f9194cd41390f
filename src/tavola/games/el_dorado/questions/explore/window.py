"""Does a side attack out of turn?"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import OFF_ATTACK, PASS
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.explore.exchange import Exchange
from tavola.games.el_dorado.rules.armies import march, side_buys
from tavola.games.el_dorado.rules.attacks import pass_by, possible_attacks, something_new, target_breaks
from tavola.games.el_dorado.rules.battles import enter
from tavola.games.el_dorado.rules.steps import lift_shrine_tile
from tavola.games.el_dorado.tables import GOLD
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, FRAME, Deed, Menu
from tavola.kernel.state import FINE


@final
class Windows(Menu[Power]):
    """Sides clockwise from the one on turn, if they have anything to answer. ED-55, ED-65, ED-R69, ED-R70, ED-R212"""

    def __init__(self) -> None:
        super().__init__("window", ed.REACT_OR_PASS, [OffAttack(), Exchange(), PassBy()])

    def asked(self, t: Power) -> i64:
        """A side with nothing new to answer is passed over."""
        for i in range(1, t.sides):
            side = (t.turn + i) % t.sides
            if not t.arg(1) & BIT[side]:
                if is_asked(t, side):
                    return t.captain(side)
                t.set_arg(1, t.arg(1) | BIT[side])
        return BY_ITSELF

    def settle(self, t: Power) -> None:
        t.pop()


def is_asked(t: Power, side: i64) -> bool:
    """Before an offering whenever an attack is publicly possible, else if something is new. ED-R69"""
    return len(possible_attacks(t, side)) > 0 if t.arg(0) == agenda.W3 else something_new(t, side)


@final
class OffAttack(Deed[Power]):
    """ED-65, ED-66, ED-R74, ED-R75"""

    def __init__(self) -> None:
        super().__init__(OFF_ATTACK)

    def breaks(self, t: Power, action: i64) -> i64:
        return off_attack_breaks(
            t, OFF_ATTACK.a(action), OFF_ATTACK.b(action), OFF_ATTACK.c(action), t.side_of(t.actor)
        )

    def listed(self, t: Power, out: vec[i64]) -> vec[i64]:
        side = t.side_of(t.actor)
        if t.side_has(side, GOLD) == 0:
            return out
        pairs = possible_attacks(t, side)
        for i in range(0, i64(len(pairs)), 2):
            count = t.free_army(side, pairs[i])
            for less in range(count):
                out = append(out, OFF_ATTACK.code(pairs[i], pairs[i + 1], count - less))
        return out

    def apply(self, t: Power, action: i64) -> None:
        """After a battle the round of asking starts anew. ED-66, ED-R70"""
        place, count = OFF_ATTACK.a(action), OFF_ATTACK.c(action)
        side = t.side_of(t.actor)
        to = t.step(place, OFF_ATTACK.b(action))
        t.set_arg(1, 0)
        if t.arg(0) == agenda.W3:
            note_attack(t)
        taught = side_buys(t, side, GOLD)
        march(t, side, place, to, count, 0)
        t.tell(events.ARMY, ed.OFF_TURN_ATTACK, t.captain(side), EVERYONE | taught, count, place, to)
        lift_shrine_tile(t)
        enter(t, side, to, BIT[t.on_turn])


def off_attack_breaks(t: Power, place: i64, way: i64, count: i64, side: i64) -> i64:
    """ED-65, ED-R74, ED-R75"""
    if t.kind[place] == 0 or t.army(side, place) < count:
        return ed.ONE_ARMY_STEP
    if t.free_army(side, place) < count:
        return ed.FIXED
    code = target_breaks(t, side, t.step(place, way))
    if code != FINE:
        return code
    return FINE if t.side_has(side, GOLD) > 0 else ed.TOO_DEAR


def note_attack(t: Power) -> None:
    """The offering under the window was attacked: its third number says so. ED-R65"""
    t.agenda[i64(len(t.agenda)) - FRAME - 1] = 1


@final
class PassBy(Deed[Power]):
    """ED-R69"""

    def __init__(self) -> None:
        super().__init__(PASS)

    def breaks(self, t: Power, action: i64) -> i64:
        return FINE

    def apply(self, t: Power, action: i64) -> None:
        side = t.side_of(t.actor)
        t.set_arg(1, t.arg(1) | BIT[side])
        pass_by(t, side)
