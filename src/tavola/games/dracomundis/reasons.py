"""Everything that stands in the way of an action, for whoever asks why not: public facts only."""

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis.moves.powers import touch_breaks
from tavola.games.dracomundis.moves.walk import arrow, distance, pass_breaks, stop_breaks, way_to
from tavola.games.dracomundis.state import DracoMundis
from tavola.games.dracomundis.tables import (
    CELLS,
    DESTROY,
    END_TURN,
    FIGHT,
    FLIP,
    JOURNALIST,
    LOOK,
    MOVE,
    NOTHING,
    ORIENT,
    PUSH,
    REVEAL,
    SACRIFICE,
)
from tavola.games.dracomundis.tokens import kind_of, owner_of
from tavola.games.dracomundis.valley import ACTING
from tavola.kernel.state import FINE


def reasons(state: DracoMundis, action: int) -> list[int]:
    """The clauses an action breaks, in the order in which `breaks` looks; what it finds comes first."""
    if state.phase != ACTING or action < LOOK:
        return []
    found = []
    if state.must_flip() and not FLIP <= action < PUSH:
        found.append(dm.MUST_FLIP)
    if action == END_TURN:
        return found if state.used else [*found, dm.MUST_ACT]
    if state.actions_left() == 0 and not SACRIFICE <= action < END_TURN:
        found.append(dm.ONE_OR_TWO_ACTIONS)
    return found + _of_the_verb(state, action)


def _of_the_verb(state: DracoMundis, action: int) -> list[int]:
    first = state.verb_breaks(action)
    if first == dm.NOT_IN_USE:
        return [first]
    if MOVE <= action < REVEAL:
        return [first, *_of_the_way(state, *divmod(action - MOVE, CELLS))]
    if FIGHT <= action < ORIENT:
        return [first, *_of_the_target(state, action - FIGHT)]
    if DESTROY <= action < FLIP and first in (dm.NO_SUCH_CAMP, dm.NO_CAMP_TO_DESTROY):
        return [first, touch_breaks(*divmod(action - DESTROY, CELLS))]
    return [first]


def _of_the_way(state: DracoMundis, start: int, to: int) -> list[int]:
    """The arrow, then every square of a straight way. DM-14 to DM-19, DM-R17"""
    way = way_to(start, to)
    if way == NOTHING or not state.is_free(start, state.mover):
        return []
    tok = state.figure[start]
    far = arrow(tok, way)
    found = [dm.NO_ARROW if far == 0 else dm.OUT_OF_RANGE if distance(start, to) > far else FINE]
    at = state.beyond(start, way)
    while at != to:
        found.append(pass_breaks(state, tok, at))
        at = state.beyond(at, way)
    return [*found, stop_breaks(state, tok, to)]


def _of_the_target(state: DracoMundis, target: int) -> list[int]:
    """A rival's Journalist is safe, and a far target out of reach. DM-27, DM-34"""
    tok = state.figure[target]
    if tok == NOTHING or owner_of(tok) == state.mover or state.beside(target, state.mover):
        return []
    near = dm.NO_DIAGONALS if state.cornered(target, state.mover) else dm.NO_ENEMY_THERE
    return [dm.JOURNALISTS_ARE_SAFE if kind_of(tok) == JOURNALIST else FINE, near]
