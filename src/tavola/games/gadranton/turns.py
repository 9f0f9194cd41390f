"""How turns begin and end, and the game at the round limit. GA-10, GA-11, GA-R55"""

from mypy_extensions import i64

from tavola.games.gadranton import agenda, events, scoring
from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.attacks import show
from tavola.games.gadranton.data import THIEF_CROWNS
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.hands import ask_to_roll
from tavola.games.gadranton.options import ROUND_LIMIT
from tavola.games.gadranton.tables import GUARDS, NO_DICE, NOBODY, NONE, SEATS
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import OVER


def begin_turn(t: Fields) -> None:
    """Take back the own Thief crowns, forget the last turn, then roll. GA-11, GA-12, GA-R34"""
    seat = t.active
    taken_back = THIEF_CROWNS - t.crowns_left[seat]
    take_back_crowns(t, seat)
    t.since_home[seat] += 1
    clear_turn(t)
    ask_to_roll(t)
    t.tell(events.TURN_BEGAN, ga.THIEF_CROWNS_BACK, seat, EVERYONE, taken_back)


def take_back_crowns(t: Fields, seat: i64) -> None:
    t.crowns_left[seat] = THIEF_CROWNS
    t.hidden &= ~BIT[seat]
    for each in range(SEATS):
        if t.blocked[each] == seat:
            t.blocked[each] = NONE
    for guard in range(GUARDS):
        if t.asleep[guard] == seat:
            t.asleep[guard] = NONE
            t.beaten &= ~BIT[guard]


def clear_turn(t: Fields) -> None:
    t.mover = 0
    t.steps = 0
    t.thief_steps = 0
    t.guard_steps = 0
    t.thief_bonus = 0
    t.guard_bonus = 0
    t.guard = NONE
    t.thief_attacks = 0
    t.guard_attacks = 0
    t.passing = NONE
    t.teleported = False
    t.secret_open = NONE
    t.acted_first = NOBODY
    t.both_acted = False
    show(t, NO_DICE, 0, 0)
    for seat in range(SEATS):
        t.played[seat] = 0


def next_turn(t: Fields) -> None:
    """GA-10; the limit is checked when a round is complete. GA-R55"""
    t.active = (t.active + 1) % t.seats
    if t.active == t.first:
        if t.options[ROUND_LIMIT] > 0 and t.round >= t.options[ROUND_LIMIT]:
            stop_at_limit(t)
            return
        t.round += 1
    begin_turn(t)


def stop_at_limit(t: Fields) -> None:
    t.winners = scoring.leaders(t)
    t.ask(agenda.OVER, OVER)
    t.tell(events.LIMIT_REACHED, ga.ROUND_LIMIT, t.active, EVERYONE, t.winners)
