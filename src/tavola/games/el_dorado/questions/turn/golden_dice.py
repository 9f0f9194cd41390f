"""What do the golden dice show, does Nicolas roll them again, and which of them is speed?"""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import KEEP_GOLDEN, REROLL_GOLDEN, ROLL, SET_SPEED
from tavola.games.el_dorado.options import OPPOSITE, TURN_DICE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.turns import die_slot, hardcore_turn
from tavola.games.el_dorado.tables import LAFFITE, NICOLAS
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Question, Roll
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE


@final
class GoldenRoll(Roll[Power]):
    """Hardcore turns have no dice, but Laffite's. ED-27, ED-241, ED-243"""

    def __init__(self) -> None:
        super().__init__("roll", ed.GOLDEN_DICE, [ROLL])

    def asked(self, t: Power) -> i64:
        return CHANCE if not hardcore_turn(t) or t.who[t.arg(0)] == LAFFITE else BY_ITSELF

    def settle(self, t: Power) -> None:
        t.pop()

    def weight(self, t: Power, action: i64) -> i64:
        """With opposite faces the two add up to 7. ED-R209, ED-R244"""
        opposite = t.options[TURN_DICE] == OPPOSITE and not hardcore_turn(t)
        return 0 if opposite and ROLL.a(action) + ROLL.b(action) != 7 else 1

    def sample(self, t: Power, rng: Rng) -> i64:
        return super().sample(t, rng) if t.options[TURN_DICE] == OPPOSITE else ROLL.first + rng.below(ROLL.size)

    def apply(self, t: Power, action: i64) -> None:
        seat = t.arg(0)
        slot = die_slot(t, seat)
        t.pop()
        t.dice[slot] = ROLL.a(action)
        t.dice[slot + 1] = ROLL.b(action)
        t.tell(events.ROLLED, ed.GOLDEN_DICE, seat, EVERYONE, t.dice[slot], t.dice[slot + 1])


@final
class RerollGolden(Question[Power]):
    """Once a turn, both dice; the second roll stands. ED-109, ED-R203"""

    def __init__(self) -> None:
        super().__init__("reroll", ed.NICOLAS, [REROLL_GOLDEN, KEEP_GOLDEN])

    def asked(self, t: Power) -> i64:
        seat = t.arg(0)
        return seat if t.who[seat] == NICOLAS and not hardcore_turn(t) else BY_ITSELF

    def settle(self, t: Power) -> None:
        t.pop()

    def apply(self, t: Power, action: i64) -> None:
        seat = t.arg(0)
        t.pop()
        if REROLL_GOLDEN.takes(action):
            t.push(agenda.ROLL, seat)


@final
class SetSpeed(Question[Power]):
    """One die is speed, the other gathers; two alike leave no choice. ED-27"""

    def __init__(self) -> None:
        super().__init__("dice", ed.GOLDEN_DICE, [SET_SPEED])

    def asked(self, t: Power) -> i64:
        seat = t.arg(0)
        slot = die_slot(t, seat)
        return BY_ITSELF if t.dice[slot] == t.dice[slot + 1] else seat

    def settle(self, t: Power) -> None:
        set_speed(t, 0)

    def apply(self, t: Power, action: i64) -> None:
        set_speed(t, SET_SPEED.a(action))


def set_speed(t: Power, die: i64) -> None:
    """ED-27"""
    seat = t.arg(0)
    t.pop()
    slot = die_slot(t, seat)
    t.speed[seat] = t.dice[slot + die]
    t.gather[seat] = t.dice[slot + 1 - die]
    t.tell(events.SPEED, ed.GOLDEN_DICE, seat, EVERYONE, t.speed[seat], t.gather[seat])
