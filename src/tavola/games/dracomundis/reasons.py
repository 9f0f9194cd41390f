"""Everything that stands in the way of an action, for whoever asks why not: public facts only."""

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis.moves.powers import touch_breaks
from tavola.games.dracomundis.moves.push import follow_breaks, trap_at, trap_breaks
from tavola.games.dracomundis.moves.turn_over import held_up
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
    if PUSH <= action < SACRIFICE:
        return [first, *_of_the_push(state, *_push(action))]
    if FLIP <= action < PUSH and first == dm.FLIP_ANY_TOKEN:
        return [first, _of_the_flip(state, action - FLIP)]
    if DESTROY <= action < FLIP and first in (dm.NO_SUCH_CAMP, dm.DESTROY_A_RIVAL_CAMP):
        return [first, touch_breaks(*divmod(action - DESTROY, CELLS))]
    return [first]


def _of_the_way(state: DracoMundis, start: int, to: int) -> list[int]:
    """The arrow, then every square of a straight way. DM-14 to DM-19, DM-R17"""
    way = way_to(start, to)
    if way == NOTHING or not state.is_free(start, state.mover):
        return []
    tok = state.figure[start]
    far = arrow(tok, way)
    found = [dm.NO_ARROW if far == 0 else dm.ARROWS_SAY_HOW_FAR if distance(start, to) > far else FINE]
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
    near = dm.NO_DIAGONALS if state.cornered(target, state.mover) else dm.FIGHT_A_NEIGHBOUR
    return [dm.JOURNALISTS_ARE_SAFE if kind_of(tok) == JOURNALIST else FINE, near]


def _push(action: int) -> tuple[int, int, int]:
    """Who pushes, which way and how far."""
    start, rest = divmod(action - PUSH, 16)
    return start, rest // 4, rest % 4 + 1


def _of_the_push(state: DracoMundis, start: int, way: int, far: int) -> list[int]:
    """The arrow, then every square the trap and its follower would enter. DM-68 to DM-73"""
    at = trap_at(state, start, way)
    if not state.is_free(start, state.mover) or at == NOTHING:
        return []
    tok = state.figure[start]
    reach = arrow(tok, way)
    found = [dm.NO_ARROW if reach == 0 else dm.PUSH_A_TRAP if far > reach else FINE]
    for step in range(1, far + 1):
        beyond = state.beyond(at, way)
        blocked = trap_breaks(state, beyond)
        found += [blocked, follow_breaks(state, tok, at, step == far)]
        if blocked != FINE:  # what lies beyond cannot be said: neither trap nor follower comes there
            break
        at = beyond
    return found


def _of_the_flip(state: DracoMundis, cell: int) -> int:
    """Nobody can move or reveal as he stands, so that only a turn on the spot bars the flip. DM-R33"""
    waiting = all(held_up(state, each) for each in state.men(state.mover))
    return dm.IT_CAN_TURN if waiting and state.face_down(cell) else FINE
