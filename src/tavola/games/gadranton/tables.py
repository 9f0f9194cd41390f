"""The printed data as packed tables for the hot half; indices are those of data.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.gadranton import data
from tavola.games.gadranton.sight import RULER, sight, span

CELLS: Final = 184
NONE: Final = -1
SIDES: Final = 4
COLOURS: Final = 8
CARDS: Final = 12
SEATS: Final = 4  # at most; guards are figures 4 to 7
FIGURES: Final = 8
GUARDS: Final = 4
GATES: Final = 12
DOTS: Final = 8
SECRETS: Final = 8
BLOCKED_LINE: Final = 0  # instead of a range: something is in the way,
OFF_THE_RULER: Final = -1  # or it is too far

# mover die
SPLIT: Final = 0
THIEF: Final = 1
BOTH: Final = 2

# cards
ACCELERATED_WALK: Final = 0
MASTER_KEY: Final = 1
OPEN_CLOSE_DOOR: Final = 2
HIDDEN_THIEF: Final = 3
BLOCKED_THIEF: Final = 4
SLEEPING_GUARD: Final = 5
ARROW_SHOT: Final = 6
PLUS_TWO: Final = 7
BROKEN_BOW: Final = 8
SECRET_DOOR: Final = 9
THIEF_FOUND: Final = 10
GUARD_AWAKE: Final = 11

# how a crown is paid for
PAYS: Final = 3
FOR_NOTHING: Final = 0
BY_KEY: Final = 1
BY_MASTER_KEY: Final = 2

# who acted first in a turn
NOBODY: Final = 0
THE_THIEF: Final = 1
THE_GUARD: Final = 2

# the attacks a figure has made, as bits
HAND_TO_HAND: Final = 1
ARROW: Final = 2

# the dice of an attack that are shown
NO_DICE: Final = 0
COMBAT_DICE: Final = 1
ARCHERY_DICE: Final = 2


def places(names: tuple[str, ...]) -> list[int]:
    """For each cell its index in the list, or NONE."""
    return [names.index(cell) if cell in names else NONE for cell in data.CELLS]


def cells(names: tuple[str, ...]) -> list[int]:
    return [data.CELLS.index(name) for name in names]


def neighbours(place: tuple[int, int]) -> list[int]:
    """The cells that share a side; a tower only has its stair."""
    column, row = place
    beside = [(column, row + 1), (column + 1, row), (column, row - 1), (column - 1, row)]
    found = [data.PLACES.index(each) for each in beside if each in data.PLACES and not divided(place, each)]
    return found + [NONE] * (SIDES - len(found))


def divided(a: tuple[int, int], b: tuple[int, int]) -> bool:
    """Is one of the two a tower, and the other not its stair?"""
    names = [f"{data.COLUMNS[column]}{row + 1}" for column, row in (a, b)]
    for tower, other in (names, names[::-1]):
        if tower in data.TOWERS and data.STAIRS[data.TOWERS.index(tower)] != other:
            return True
    return False


def sights() -> tuple[list[int], list[int]]:
    """For each pair of cells the range, or why there is none; and the gates that must be open for it, as bits."""
    ranges, gates = [OFF_THE_RULER] * (CELLS * CELLS), [0] * (CELLS * CELLS)
    for a, here in enumerate(data.PLACES):
        for b in range(a + 1, CELLS):
            there = data.PLACES[b]
            if span(here, there) > RULER:
                continue
            needed = sight(here, there)
            bits = sum(2 ** GATE_OF[data.PLACES.index(gate)] for gate in needed or ())
            for pair in (a * CELLS + b, b * CELLS + a):
                ranges[pair], gates[pair] = BLOCKED_LINE if needed is None else span(here, there), bits
    return ranges, gates


def distances() -> list[int]:
    """Steps between each pair of cells with every gate open and nobody in the way."""
    table = [CELLS] * (CELLS * CELLS)
    for start in range(CELLS):
        ring, steps = [start], 0
        while ring:
            for cell in ring:
                table[start * CELLS + cell] = steps
            near = {NEXT[cell * SIDES + side] for cell in ring for side in range(SIDES)} - {NONE}
            ring, steps = sorted(cell for cell in near if table[start * CELLS + cell] == CELLS), steps + 1
    return table


NEXT: Final = vec[i64]([near for place in data.PLACES for near in neighbours(place)])
GATE_OF: Final = vec[i64](places(data.GATES))
TOWER_OF: Final = vec[i64](places(data.TOWERS))
DOT_OF: Final = vec[i64](places(data.DOTS))
CROWN_OF: Final = vec[i64](places(data.CROWN_CELLS))
KEY_OF: Final = vec[i64](places(data.KEY_CELLS))
IN_CITY: Final = vec[i64](  # gates and towers too, GA-R41
    [int(data.sign(*place) not in "@,") for place in data.PLACES]
)
GATE: Final = vec[i64](cells(data.GATES))
DOT: Final = vec[i64](cells(data.DOTS))
CROWN: Final = vec[i64](cells(data.CROWN_CELLS))
KEY: Final = vec[i64](cells(data.KEY_CELLS))
INSIDE: Final = vec[i64](cells(data.SECRET_INSIDE))
OUTSIDE: Final = vec[i64](cells(data.SECRET_OUTSIDE))
GUARD_START: Final = vec[i64](cells(data.GUARD_STARTS))
COPIES: Final = vec[i64](data.COPIES["listed46"] + data.COPIES["box44"])  # action_deck * 12 + card
OBJECTIVES_EACH: Final = vec[i64]([n for name in data.LENGTHS for n in data.OBJECTIVES[name]])  # length * 3 + seats - 2
_ranges, _gates = sights()
RANGE: Final = vec[i64](_ranges)  # from * 184 + to; no arrow can fly where it is below 1
NEEDS_OPEN: Final = vec[i64](_gates)
STEPS_BETWEEN: Final = vec[i64](distances())
