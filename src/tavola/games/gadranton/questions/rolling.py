"""Who may move, and how far? Mover die and green die are rolled together."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.gadranton import agenda, events
from tavola.games.gadranton import clauses as ga
from tavola.games.gadranton.actions import ROLL
from tavola.games.gadranton.fields import Fields
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Roll
from tavola.kernel.rng import Rng

FACES: Final = vec[i64](list(range(ROLL.first, ROLL.end)))
SAME: Final = 2  # faces of each symbol on the mover die


@final
class Rolling(Roll[Fields]):
    """GA-12; cards wait for the roll, GA-R20, unless they may come before it, GA-R79."""

    def __init__(self) -> None:
        super().__init__("roll", ga.ROLL_FIRST, [ROLL])

    def legal(self, t: Fields) -> vec[i64]:
        return FACES[:]

    def weight(self, t: Fields, action: i64) -> i64:
        return SAME

    def sample(self, t: Fields, rng: Rng) -> i64:
        return FACES[rng.below(ROLL.size * SAME) // SAME]

    def apply(self, t: Fields, action: i64) -> None:
        t.mover = ROLL.a(action)
        t.steps = ROLL.b(action)
        t.ask(agenda.MAIN, t.active)
        t.tell(events.ROLLED, ga.ROLL_FIRST, t.active, EVERYONE, t.mover, t.steps)
