"""What does the die show? With nothing to move the turn is lost at once."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.adventurers_guard import agenda, events, turns
from tavola.games.adventurers_guard import clauses as ag
from tavola.games.adventurers_guard.actions import DECLINE, HOLD, ROLL
from tavola.games.adventurers_guard.board import find_goals, has_type
from tavola.games.adventurers_guard.fields import Fields
from tavola.games.adventurers_guard.options import BORROW, MAY_HOLD, OPTIONAL
from tavola.games.adventurers_guard.reach import is_empty
from tavola.games.adventurers_guard.tables import GONE, TYPE_OF_FACE
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Roll
from tavola.kernel.rng import Rng

FACES: Final = vec[i64](list(range(ROLL.first, ROLL.end)))


@final
class Rolling(Roll[Fields]):
    """AG-12, then AG-13 for an own pawn, AG-16 for a borrowed one, AG-17 if there is neither. AG-R09"""

    def __init__(self) -> None:
        super().__init__("roll", ag.ROLL_FIRST, [ROLL])

    def legal(self, t: Fields) -> vec[i64]:
        return FACES[:]

    def sample(self, t: Fields, rng: Rng) -> i64:
        return FACES[rng.below(6)]

    def alike(self, t: Fields, outcome: i64) -> i64:
        """The first face that shows the same type. AG-12"""
        face = ROLL.a(outcome)
        return outcome - 1 if face > 1 and TYPE_OF_FACE[face - 1] == TYPE_OF_FACE[face] else outcome

    def apply(self, t: Fields, action: i64) -> None:
        roll(t, ROLL.a(action))


def roll(t: Fields, face: i64) -> None:
    t.face = face
    if t.listener is not None:
        t.tell(events.ROLLED, ag.ROLL_FIRST, t.mover, EVERYONE, face)
    kind = TYPE_OF_FACE[face]
    if has_type(t, t.mover, kind):  # AG-R34: whose adventurer is gone has lost; AG-R35
        find_goals(t, t.mover, kind)
        t.passing = HOLD.first if t.options[MAY_HOLD] else GONE
        offer(t, events.LOST_BLOCKED, ag.BLOCKED)
    elif has_type(t, 1 - t.mover, kind):
        find_goals(t, 1 - t.mover, kind)
        t.passing = DECLINE.first if t.options[BORROW] == OPTIONAL else GONE
        offer(t, events.LOST_NO_BORROW, ag.NOTHING_TO_BORROW)
    else:
        lose_turn(t, events.LOST_BOTH_MISSING, ag.BOTH_HAVE_LOST_IT)


def offer(t: Fields, loss: i64, clause: i64) -> None:
    """Ask the mover, or lose the turn, never the game, for want of a move. AG-R14, AG-R33, AG-R37, AG-R46"""
    if is_empty(t.goals) and is_empty(t.next_goals):
        lose_turn(t, loss, clause)
    else:
        t.ask(agenda.MOVING, t.mover)


def lose_turn(t: Fields, event: i64, clause: i64) -> None:
    t.tell(event, clause, t.mover, EVERYONE, t.face)
    turns.finish_turn(t)
