"""How a turn ends, and with it the game."""

from typing import Final

from mypy_extensions import i64

from tavola.games.adventurers_guard import agenda, events, scoring
from tavola.games.adventurers_guard import clauses as ag
from tavola.games.adventurers_guard.fields import Fields
from tavola.games.adventurers_guard.options import TURN_LIMIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import CHANCE, OVER

DRAW: Final = 2  # instead of a winner


def finish_turn(t: Fields) -> None:
    """Count the turn, then AG-45, then AG-47, else the other player rolls. AG-R36, AG-R38, AG-R39, AG-R43"""
    t.had += 1
    t.face = 0
    if t.standing[0] == 0 or t.standing[1] == 0:  # AG-45, AG-R52: perhaps by the mover's own deed
        end(t, 0 if t.standing[0] else 1, events.WON_BY_CAPTURE, ag.GAME_WON)
    elif at_limit(t):
        ahead = scoring.ahead(t.tile, t.range)
        end(t, ahead, events.DRAWN_AT_LIMIT if ahead == DRAW else events.WON_AT_LIMIT, ag.TURN_LIMIT)
    else:
        t.mover = 1 - t.mover
        t.ask(agenda.ROLLING, CHANCE)


def at_limit(t: Fields) -> bool:
    """AG-47, AG-R48: both have had all their turns."""
    limit = t.options[TURN_LIMIT]
    return limit > 0 and t.had >= 2 * limit


def end(t: Fields, winner: i64, event: i64, clause: i64) -> None:
    t.winner = winner
    t.ask(agenda.OVER, OVER)
    t.tell(event, clause, t.mover, EVERYONE, winner)
