"""Why a walk should stop after a step: there is something else to choose."""

from typing import Final

from mypy_extensions import i64

from tavola.games.gadranton.actions import FIGHT, REACH, SHOOT, STEP, TAKE
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.tables import DOT_OF, NONE
from tavola.kernel.state import OVER

PASSING: Final = 1
DOT: Final = 2
CROWN: Final = 4
ATTACK: Final = 8


def stops(t: Fields, code: i64, figure: i64) -> i64:
    """As bits, for a legal step of this figure."""
    after = t.clone()
    assert isinstance(after, Fields)
    after.apply(code)
    found: i64 = 0
    if after.passing != NONE:
        found |= PASSING
    if figure == t.active and DOT_OF[after.cell[figure]] != NONE:
        found |= DOT
    return found if after.actor == OVER else found | fresh(t, after)


def fresh(t: Fields, after: Fields) -> i64:
    """What may be chosen after it and not before."""
    found: i64 = 0
    for code in after.legal():
        if not STEP.takes(code) and not t.permits(code):
            if TAKE.takes(code) or REACH.takes(code):
                found |= CROWN
            elif FIGHT.takes(code) or SHOOT.takes(code):
                found |= ATTACK
    return found
