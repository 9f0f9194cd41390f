"""Everything that stands in the way of a move, for whoever asks why not."""

from tavola.games.adventurers_guard import clauses as ag
from tavola.games.adventurers_guard.data import TILES
from tavola.games.adventurers_guard.phases import MOVING
from tavola.games.adventurers_guard.state import AdventurersGuard
from tavola.games.adventurers_guard.tables import GONE, GUARD, HOLD, MOVE, TYPE_OF, TYPE_OF_FACE
from tavola.kernel.state import FINE


def reasons(state: AdventurersGuard, action: int) -> list[int]:
    """The clauses a pawn's move breaks, in the order in which `move_breaks` looks; what it finds comes first."""
    pawn, to = divmod(action - MOVE, len(TILES))
    if state.phase != MOVING or not MOVE <= action < HOLD or state.tile[pawn] in (GONE, to):
        return []
    found = []
    if TYPE_OF[pawn] != TYPE_OF_FACE[state.face]:
        found.append(ag.THE_ROLLED_TYPE)
    if pawn // GUARD != state.mover and not state.borrowing():
        found.append(ag.BORROW_ONLY_A_LOST_TYPE)
    steps, capture = state.steps_break(pawn, to), state.capture_breaks(pawn, state.pawn_on(to))
    if steps == capture == FINE:
        return [*found, state.landing_breaks(pawn, to)]
    return [*found, steps, capture]
