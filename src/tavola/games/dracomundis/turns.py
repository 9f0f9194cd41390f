"""How many actions a turn has, how it ends, and with it the game."""

from mypy_extensions import i64

from tavola.games.dracomundis import agenda, events, scoring
from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import MAX_ROUNDS, QUIET_ROUNDS, WARPATH
from tavola.games.dracomundis.tables import CELLS, SHERPA, TURN_ACTIONS
from tavola.games.dracomundis.tokens import kind_of
from tavola.games.dracomundis.valley import is_free
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import OVER


def actions_left(t: Fields) -> i64:
    return TURN_ACTIONS + t.extra - t.used


def must_flip(t: Fields) -> bool:
    """DM-77, DM-R73: too many quiet turns, and nothing done yet in this one."""
    limit = t.options[QUIET_ROUNDS] * t.seats
    return limit > 0 and t.quiet >= limit and t.used == 0


def may_sacrifice(t: Fields) -> bool:
    """DM-76, DM-R59, DM-R71: once a game, a free Sherpa, not before a forced flip."""
    if not t.options[WARPATH] or t.sacrificed & BIT[t.mover] or must_flip(t):
        return False
    for cell in range(t.edge, CELLS):
        if is_free(t, cell, t.mover) and kind_of(t.figure[cell]) == SHERPA:
            return True
    return False


def count_action(t: Fields) -> None:
    """The turn ends by itself when no action is left and no Sherpa to give up. DM-09, DM-R71"""
    t.used += 1
    t.ask(agenda.TURN, t.mover)
    if actions_left(t) == 0 and not may_sacrifice(t):
        end_turn(t)


def end_turn(t: Fields) -> None:
    """Count the quiet turn, then DM-62, DM-78, else the next seat; both limits may be off, DM-R40. DM-R37, DM-R73"""
    t.turns += 1
    t.quiet = 0 if t.turned else t.quiet + 1  # DM-77
    t.used = 0
    t.extra = 0
    t.flipped = False
    t.turned = False
    limit = t.options[MAX_ROUNDS] * t.seats
    if t.hidden == 0 or (limit > 0 and t.turns >= limit):
        end(t)
        return
    t.mover = (t.mover + 1) % t.seats  # DM-07, DM-R38: nobody is passed over
    t.ask(agenda.TURN, t.mover)


def end(t: Fields) -> None:
    """DM-62, DM-63, DM-78."""
    t.ask(agenda.OVER, OVER)
    t.winners = scoring.winners(t)
    for seat in range(t.seats):
        t.tell(events.SCORED, dm.MOST_POINTS_WIN, seat, EVERYONE, scoring.points(t, seat))
    t.tell(events.WON, dm.ALL_REVEALED if t.hidden == 0 else dm.ROUND_LIMIT, t.mover, EVERYONE, t.winners)
