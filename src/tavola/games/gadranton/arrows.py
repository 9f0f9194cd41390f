"""Who could be shot from where, with what chance: previews and warnings. GA-53 to GA-59"""

from typing import Final

from tavola.games.gadranton.data import CELLS, GUARDS, TOWERS
from tavola.games.gadranton.names import who
from tavola.games.gadranton.options import ARCHERY_TARGETS
from tavola.games.gadranton.questions.shooting import line_breaks
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.tables import NONE, RANGE, SEATS, STEPS_BETWEEN
from tavola.kernel.bits import BIT
from tavola.kernel.state import FINE
from tavola.kernel.story import Voice

ALL: Final = 36  # throws of two dice
REACH: Final = 6  # steps a guard may come with the highest number


def distance(here: int, there: int) -> int:
    return RANGE[here * len(CELLS) + there]


def hits(t: Gadranton, here: int, there: int) -> int:
    """Throws out of 36 that hit."""
    return t.options[ARCHERY_TARGETS] * (7 - distance(here, there))


def towers_on(t: Gadranton, cell: int, voice: Voice) -> tuple[str, ...]:
    """The towers that see a cell, the nearest first."""
    seeing = [tower for tower in map(CELLS.index, TOWERS) if tower != cell and line_breaks(t, tower, cell) == FINE]
    return tuple(
        voice.say("seen-from", tower=CELLS[tower], range=distance(tower, cell), chance=f"{hits(t, tower, cell)}/{ALL}")
        for tower in sorted(seeing, key=lambda tower: distance(tower, cell))
    )


def carriers_from(t: Gadranton, cell: int, voice: Voice) -> tuple[str, ...]:
    """The rivals whose crowns an arrow from this cell could bring down."""
    rivals = [seat for seat in range(t.seats) if seat != t.active and t.worn[seat] != NONE]
    open_to = [seat for seat in rivals if not (t.hidden & BIT[seat]) and line_breaks(t, cell, t.cell[seat]) == FINE]
    return tuple(
        voice.say(
            "sees",
            target=who(t, seat, voice),
            range=distance(cell, t.cell[seat]),
            chance=f"{hits(t, cell, t.cell[seat])}/{ALL}",
        )
        for seat in open_to
    )


def guards_near(t: Gadranton, cell: int, voice: Voice) -> tuple[str, ...]:
    """Awake guards that one throw may bring next to a cell, the nearest first."""
    awake = [guard for guard in range(len(GUARDS)) if t.asleep[guard] == NONE]
    steps = {guard: STEPS_BETWEEN[t.cell[SEATS + guard] * len(CELLS) + cell] for guard in awake}
    near = sorted((n, guard) for guard, n in steps.items() if n <= REACH + 1)
    return tuple(voice.say("in-reach", guard=GUARDS[guard], n=n) for n, guard in near)
