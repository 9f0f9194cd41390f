"""What follows by force, so that an attack is judged by what comes of it: secrets, maintenance, the crown."""

from typing import Final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda, strength
from tavola.games.abandoned_fortress.actions import CHOOSE_BLACK, CROWN_CASTLE, NO, YES
from tavola.games.abandoned_fortress.questions.battle.secrets import black_breaks, side
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import BLACKS, CASTLE, CASTLES, CELLS, CENTRE, LEADERS, NONE, STEPS
from tavola.kernel.state import FINE, UNSAID

STEP_DEEPER: Final = 4  # points of defence that a step away from the centre is worth to the crown


def follows(t: Realm) -> i64:
    """An answer that goes without saying, or UNSAID."""
    if t.actor < 0:
        return UNSAID
    asks = t.asks
    if asks == agenda.BLACK:
        return CHOOSE_BLACK.code(black_card(t, side(t)))
    if asks == agenda.DRUMS:
        return drums(t, side(t))
    if asks == agenda.CHEST or asks == agenda.UPKEEP:
        return YES.first
    if asks == agenda.CROWN:
        return CROWN_CASTLE.code(safest(t, t.crown_taker))
    return t.legal()[0] if asks == agenda.LAST_STAND or asks == agenda.HOME else UNSAID


def black_card(t: Realm, side: i64) -> i64:
    """The first one that turns the battle for this side, or none."""
    kept = t.secret[side]
    best = strength.fate(t)
    found = BLACKS
    for black in range(BLACKS):
        if black_breaks(t, side, black) == FINE:
            t.secret[side] = black
            fate = strength.fate(t)
            if (fate > best) if side == strength.STARTER else (fate < best):
                best = fate
                found = black
    t.secret[side] = kept
    return found


def drums(t: Realm, side: i64) -> i64:
    """Beaten where they turn the battle."""
    before = strength.fate(t)
    t.beaten_drums[side] = 1
    after = strength.fate(t)
    t.beaten_drums[side] = 0
    return YES.first if after != before else NO.first


def safest(t: Realm, seat: i64) -> i64:
    """The castle that holds best: deep in the corner, and well manned."""
    best: i64 = NONE
    found: i64 = 0
    for castle in range(CASTLES):
        leader = seat * LEADERS + CASTLE + castle
        if t.cell[leader] != NONE:
            safe = strength.plain_defence(t, leader) + STEP_DEEPER * STEPS[t.cell[leader] * CELLS + CENTRE]
            if safe > best:
                best = safe
                found = castle
    return found
