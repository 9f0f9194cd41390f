"""The frame of a turn: how it begins, goes on and ends. AF-22, AF-27"""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda, events, scoring, steps
from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.options import ROUND_LIMIT
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import NONE
from tavola.kernel.events import EVERYONE


def begin_turn(t: Realm, seat: i64) -> None:
    """AF-22; a win is looked for before the income. AF-R44"""
    t.active = seat
    t.phase = steps.START
    t.white = 0
    t.face = NONE
    t.fought = 0
    t.attacked = vec[i64]()
    t.moved = 0
    t.robbed = False


def on_with_the_turn(t: Realm) -> None:
    """The action, or the Action card, has been carried out. AF-22"""
    t.phase = steps.NEXT[t.phase]
    t.effect = NONE
    t.effect_piece = NONE
    t.effect_left = 0


def end_turn(t: Realm) -> None:
    """The next seat clockwise; after the last round the game is ranked. AF-27, AF-R86, AF-R113"""
    t.tell(events.TURN_ENDED, af.NEXT_PLAYER, t.active, EVERYONE)
    following = (t.active + 1) % t.seats
    limit = t.options[ROUND_LIMIT]
    if following == t.first and limit > 0 and t.round >= limit:
        finish(t, scoring.leaders(t))
        t.tell(events.LIMIT, af.RANKED_AT_THE_LIMIT, t.active, EVERYONE, t.winners)
        return
    if following == t.first:
        t.round += 1
    begin_turn(t, following)


def finish(t: Realm, winners: i64) -> None:
    """The game is over."""
    t.winners = winners
    t.phase = steps.ENDED
    t.pose(agenda.OVER)
