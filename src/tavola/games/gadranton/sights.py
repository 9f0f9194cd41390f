"""What is painted while somebody points at a tower or at Arrow Shot: who could be hit where. GA-53 to GA-59"""

from tavola.games.gadranton.arrows import ALL
from tavola.games.gadranton.data import CARDS, CELLS, TOWERS
from tavola.games.gadranton.names import card_id, figure_id
from tavola.games.gadranton.options import ARCHERY_TARGETS
from tavola.games.gadranton.state import Gadranton
from tavola.games.gadranton.tables import (
    ARROW_SHOT,
    CROWN_OF,
    DOT_OF,
    FIGURES,
    GATE_OF,
    IN_CITY,
    NEEDS_OPEN,
    NONE,
    RANGE,
    SEATS,
    TOWER_OF,
)
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Sight
from tavola.kernel.story import Voice

Marks = dict[str, tuple[str, ...]]


@drawn
def tower_sights(doors: int, targets: int, voice: Voice) -> tuple[Sight, ...]:
    return tuple(_sight(tower, CELLS.index(tower), doors, targets, voice) for tower in TOWERS)


def own_sights(t: Gadranton, seat: int, towers: tuple[Sight, ...], voice: Voice) -> tuple[Sight, ...]:
    """From every tower; from his thief and the guards too for a seat that holds Arrow Shot."""
    if not t.hand[seat * len(CARDS) + ARROW_SHOT]:
        return towers
    doors, targets, cells = t.doors, t.options[ARCHERY_TARGETS], list(t.cell)
    archers = [(card_id(seat, "arrow_shot"), cells[seat])]
    archers += [(figure_id(each), cells[each]) for each in range(SEATS, FIGURES)]
    return (*towers, *[_sight(of, cell, doors, targets, voice) for of, cell in archers if _may_use_the_card(cell)])


def _may_use_the_card(cell: int) -> bool:
    """Not from a dot, not from a crown cell, and a tower needs none. GA-36, GA-56, GA-R71"""
    return cell != NONE and DOT_OF[cell] == CROWN_OF[cell] == TOWER_OF[cell] == NONE


@drawn
def _sight(of: str, cell: int, doors: int, targets: int, voice: Voice) -> Sight:
    marks = seen_from(cell, doors, targets)
    return Sight(of=of, marks=marks, text=voice.say("sees-cells", n=len(marks)))


def in_the_line(here: int, there: int) -> int:
    """Gates that must be open for an arrow, as bits; one at its end too if the other is outside. GA-54, GA-R81"""
    needed = int(NEEDS_OPEN[here * len(CELLS) + there])
    for gate, other in ((GATE_OF[here], there), (GATE_OF[there], here)):
        if gate != NONE and not IN_CITY[other]:
            needed |= 1 << gate
    return needed


@drawn
def seen_from(cell: int, doors: int, targets: int) -> Marks:
    """The number needed and the throws of 36 that hit, for each cell an arrow can reach from here."""
    lines = {to: cell * len(CELLS) + to for to in range(len(CELLS)) if CROWN_OF[to] == NONE}
    open_to = {to: RANGE[line] for to, line in lines.items() if RANGE[line] > 0 and not in_the_line(cell, to) & doors}
    return {CELLS[to]: (f"{n}+", f"{targets * (7 - n)}/{ALL}") for to, n in open_to.items()}
