"""What do the golden dice show, does Nicolas roll them again, and which of them is speed?"""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import KEEP_GOLDEN, REROLL_GOLDEN, ROLL, SET_SPEED
from tavola.games.el_dorado.options import OPPOSITE, TURN_DICE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.turns import die_slot, hardcore_turn
from tavola.games.el_dorado.tables import LAFFITE, NICOLAS, NONE
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Question, Roll
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE


@final
class GoldenRoll(Roll[Power]):
    """Hardcore turns have no dice, but Laffite's; a team may have rolled early. ED-27, ED-149, ED-241, ED-243"""

    def __init__(self) -> None:
        super().__init__("roll", ed.GOLDEN_DICE, [ROLL])

    def asked(self, t: Power) -> i64:
        if t.arg(1) != agenda.EARLY and has_rolled_early(t, t.arg(0)):
            return BY_ITSELF
        return CHANCE if not hardcore_turn(t) or t.who[t.arg(0)] == LAFFITE else BY_ITSELF

    def settle(self, t: Power) -> None:
        seat = t.arg(0)
        t.pop()
        if has_rolled_early(t, seat):
            open_early(t, seat)

    def weight(self, t: Power, action: i64) -> i64:
        """With opposite faces the two add up to 7. ED-R209, ED-R244"""
        opposite = t.options[TURN_DICE] == OPPOSITE and not hardcore_turn(t)
        return 0 if opposite and ROLL.a(action) + ROLL.b(action) != 7 else 1

    def sample(self, t: Power, rng: Rng) -> i64:
        return super().sample(t, rng) if t.options[TURN_DICE] == OPPOSITE else ROLL.first + rng.below(ROLL.size)

    def apply(self, t: Power, action: i64) -> None:
        seat, early = t.arg(0), t.arg(1)
        t.pop()
        if early == agenda.EARLY:
            roll_early(t, seat, ROLL.a(action), ROLL.b(action))
        else:
            lay_dice(t, seat, ROLL.a(action), ROLL.b(action))


def lay_dice(t: Power, seat: i64, first: i64, second: i64) -> None:
    """For everybody to see."""
    slot = die_slot(t, seat)
    t.dice[slot] = first
    t.dice[slot + 1] = second
    t.tell(events.ROLLED, ed.GOLDEN_DICE, seat, EVERYONE, first, second)


# early and in secret


def has_rolled_early(t: Power, seat: i64) -> bool:
    return t.early_by == t.side_of(seat) and t.early[die_slot(t, seat)] > 0


def roll_early(t: Power, seat: i64, first: i64, second: i64) -> None:
    """Only the team sees them. ED-149, ED-R270"""
    side = t.side_of(seat)
    slot = die_slot(t, seat)
    t.early_by = side
    t.early[slot] = first
    t.early[slot + 1] = second
    mates = t.seats_of(side)
    t.tell(events.ROLLED_EARLY, ed.EARLY_ROLL, seat, mates, first, second)
    t.tell(events.ROLLED_EARLY, ed.EARLY_ROLL, seat, EVERYONE & ~mates, NONE, NONE)


def open_early(t: Power, seat: i64) -> None:
    """What was rolled is the roll of this turn. ED-R270"""
    slot = die_slot(t, seat)
    lay_dice(t, seat, t.early[slot], t.early[slot + 1])
    t.early[slot] = 0
    t.early[slot + 1] = 0
    if t.early[0] + t.early[2] == 0:
        t.early_by = NONE


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
