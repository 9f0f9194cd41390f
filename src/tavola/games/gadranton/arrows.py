"""Who could be shot from where, with what chance: previews and warnings. GA-53 to GA-59"""

from tavola.games.gadranton.data import CELLS, GUARDS, TOWERS
from tavola.games.gadranton.moves.attacks import line_breaks
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.story import thief_in
from tavola.games.gadranton.tables import ARCHERY_TARGETS, NONE, RANGE, STEPS_BETWEEN
from tavola.kernel.state import FINE
from tavola.kernel.story import Voice

ALL: int = 36  # throws of two dice
REACH: int = 6  # steps a guard may come with the highest number


def who(city: Gadranton, seat: int, voice: Voice) -> str:
    return thief_in(voice, city.thief[seat], seat)


def distance(here: int, there: int) -> int:
    return RANGE[here * len(CELLS) + there]


def hits(city: Gadranton, here: int, there: int) -> int:
    """Throws out of 36 that hit."""
    return city.options[ARCHERY_TARGETS] * (7 - distance(here, there))


def towers_on(city: Gadranton, cell: int, voice: Voice) -> tuple[str, ...]:
    """The towers that see a cell, the nearest first."""
    seeing = [tower for tower in map(CELLS.index, TOWERS) if tower != cell and line_breaks(city, tower, cell) == FINE]
    return tuple(
        voice.say(
            "seen-from", tower=CELLS[tower], range=distance(tower, cell), chance=f"{hits(city, tower, cell)}/{ALL}"
        )
        for tower in sorted(seeing, key=lambda tower: distance(tower, cell))
    )


def carriers_from(city: Gadranton, cell: int, voice: Voice) -> tuple[str, ...]:
    """The rivals whose crowns an arrow from this cell could bring down."""
    rivals = [seat for seat in range(city.seats) if seat != city.active and city.worn[seat] != NONE]
    open_to = [seat for seat in rivals if not city.hidden[seat] and line_breaks(city, cell, city.cell[seat]) == FINE]
    return tuple(
        voice.say(
            "sees",
            target=who(city, seat, voice),
            range=distance(cell, city.cell[seat]),
            chance=f"{hits(city, cell, city.cell[seat])}/{ALL}",
        )
        for seat in open_to
    )


def guards_near(city: Gadranton, cell: int, voice: Voice) -> tuple[str, ...]:
    """Awake guards that one throw may bring next to a cell, the nearest first."""
    awake = [guard for guard in range(len(GUARDS)) if city.asleep[guard] == NONE]
    steps = {guard: STEPS_BETWEEN[city.cell[4 + guard] * len(CELLS) + cell] for guard in awake}
    near = sorted((n, guard) for guard, n in steps.items() if n <= REACH + 1)
    return tuple(voice.say("in-reach", guard=GUARDS[guard], n=n) for n, guard in near)
