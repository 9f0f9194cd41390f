"""Which pawn of the rolled type moves, and where to? Or does the mover hold, or decline to borrow?"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.adventurers_guard import clauses as ag
from tavola.games.adventurers_guard import events
from tavola.games.adventurers_guard.actions import DECLINE, HOLD, MOVE
from tavola.games.adventurers_guard.board import borrowing, danger_to, pawn_on, prey, reach_of, turns_of
from tavola.games.adventurers_guard.fields import Fields
from tavola.games.adventurers_guard.options import BORROW, BORROW_CAPTURES_OWN, MAY_HOLD, OPTIONAL, RANGE_CAP
from tavola.games.adventurers_guard.reach import (
    holds,
    list_moves,
    nowhere,
    nth_tile,
    reach,
    tiles_in,
    with_tile,
    without,
)
from tavola.games.adventurers_guard.tables import BASE_RANGE, GONE, GUARD, LAST_ROW, SIZE, TILES, TYPE_OF, TYPE_OF_FACE
from tavola.games.adventurers_guard.turns import finish_turn
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import Deed, Menu
from tavola.kernel.rng import Rng
from tavola.kernel.state import FINE

STEP_CLAUSE: Final = vec[i64]([ag.ADVENTURER_STEPS, ag.MAGE_STEPS, ag.RANGER_STEPS, ag.WARRIOR_STEPS])


@final
class Moving(Menu[Fields]):
    """AG-13, AG-14, AG-16. Where pawns may go is found when the die falls: `legal`, `permits`, `sample` look it up."""

    def __init__(self) -> None:
        self.move: Move = Move()
        super().__init__("move", ag.TAKE_TURNS, [self.move, Hold(), Decline()])  # a second roll, lot or corner: AG-11

    def asked(self, t: Fields) -> i64:
        return t.mover

    def legal(self, t: Fields) -> vec[i64]:
        out = list_moves(vec[i64](capacity=32), t.pawn, t.goals)
        out = list_moves(out, t.pawn + 1, t.next_goals)
        return out if t.passing == GONE else append(out, t.passing)

    def permits(self, t: Fields, action: i64) -> bool:
        to = action - MOVE.code(t.pawn)
        if 0 <= to < TILES:
            return holds(t.goals, to)
        if TILES <= to < 2 * TILES and holds(t.next_goals, to - TILES):  # a type has two pawns at most
            return True
        return action >= 0 and action == t.passing

    def apply(self, t: Fields, action: i64) -> None:
        """What is nearly always done goes without asking the menu."""
        if action == t.passing:
            super().apply(t, action)
        else:
            self.move.apply(t, action)

    def sample(self, t: Fields, rng: Rng) -> i64:
        ones = tiles_in(t.goals)
        others = tiles_in(t.next_goals)
        nth = rng.below(ones + others + (0 if t.passing == GONE else 1))
        if nth < ones:
            return MOVE.code(t.pawn, nth_tile(t.goals, nth))
        if nth < ones + others:
            return MOVE.code(t.pawn + 1, nth_tile(t.next_goals, nth - ones))
        return t.passing


@final
class Hold(Deed[Fields]):
    """Refuse to move a pawn of your own. AG-14, AG-R10"""

    def __init__(self) -> None:
        super().__init__(HOLD)

    def breaks(self, t: Fields, action: i64) -> i64:
        if borrowing(t):
            return ag.HOLD_OR_DECLINE if t.options[BORROW] == OPTIONAL else ag.MUST_BORROW
        return FINE if t.options[MAY_HOLD] else ag.MUST_MOVE

    def apply(self, t: Fields, action: i64) -> None:
        t.tell(events.HELD, ag.MAY_HOLD, t.mover, EVERYONE, t.face)
        finish_turn(t)


@final
class Decline(Deed[Fields]):
    """Refuse to move an enemy pawn. AG-R25"""

    def __init__(self) -> None:
        super().__init__(DECLINE)

    def breaks(self, t: Fields, action: i64) -> i64:
        if borrowing(t):
            return FINE if t.options[BORROW] == OPTIONAL else ag.MUST_BORROW
        return ag.HOLD_OR_DECLINE if t.options[MAY_HOLD] else ag.MUST_MOVE

    def apply(self, t: Fields, action: i64) -> None:
        t.tell(events.DECLINED, ag.MUST_BORROW, t.mover, EVERYONE, t.face)
        finish_turn(t)


@final
class Move(Deed[Fields]):
    """AG-13, AG-16 and AG-18 to AG-43"""

    def __init__(self) -> None:
        super().__init__(MOVE)

    def breaks(self, t: Fields, action: i64) -> i64:
        """The first clause in the way: the pawn, then the tile."""
        pawn, to = MOVE.a(action), MOVE.b(action)
        start = t.tile[pawn]
        if start == GONE:
            return ag.CAPTURED_FOR_GOOD
        if TYPE_OF[pawn] != TYPE_OF_FACE[t.face]:
            return ag.THE_ROLLED_TYPE
        if pawn // GUARD != t.mover and not borrowing(t):
            return ag.BORROW_ONLY_A_LOST_TYPE
        if to == start:
            return ag.SAME_TILE  # AG-R11
        code = steps_break(t, pawn, to)
        return code if code != FINE else landing_breaks(t, pawn, to)

    def apply(self, t: Fields, action: i64) -> None:
        """Remove the captured pawn, place the mover, then AG-33, also after a capture: AG-43, AG-R44, AG-R51."""
        to = action - MOVE.code(t.pawn)
        pawn = t.pawn if to < TILES else t.pawn + 1
        to = to if to < TILES else to - TILES
        start = t.tile[pawn]
        victim = pawn_on(t, to) if holds(t.taken, to) else GONE
        if victim != GONE:
            t.tile[victim] = GONE  # AG-37
            t.standing[victim // GUARD] -= 1
        t.tile[pawn] = to
        t.taken = with_tile(without(t.taken, start), to)
        crosses = to < SIZE if t.heading[pawn] else to >= LAST_ROW  # AG-R21, AG-R22, AG-R29
        grows: i64 = 1 if crosses and may_grow(t, pawn) else 0
        if t.listener is not None:
            tell_move(t, pawn, start, to + events.MORE * grows, victim)
        if crosses:
            turn_round(t, pawn, grows)
        finish_turn(t)


def steps_break(t: Fields, pawn: i64, to: i64) -> i64:
    """On an empty board: does its step list lead there at all, and within its range?"""
    kind = TYPE_OF[pawn]
    heading = t.heading[pawn]
    start = t.tile[pawn]
    if holds(reach(kind, heading, t.range[pawn], start, nowhere(), nowhere()), to):
        return FINE
    far = holds(reach(kind, heading, TILES, start, nowhere(), nowhere()), to)
    return ag.OUT_OF_RANGE if far else STEP_CLAUSE[kind]


def landing_breaks(t: Fields, pawn: i64, to: i64) -> i64:
    """Who stands there, what is in the way, and where a borrowed pawn may not be sent."""
    code = capture_breaks(t, pawn, pawn_on(t, to))
    if code != FINE:
        return code
    victims = prey(t, pawn // GUARD)
    if not holds(reach_of(t, pawn, victims), to):
        return ag.IN_THE_WAY
    borrowed = pawn // GUARD != t.mover
    return ag.INTO_DANGER if borrowed and holds(danger_to(t, pawn, victims), to) else FINE


def capture_breaks(t: Fields, pawn: i64, other: i64) -> i64:
    """May this pawn land on the other one, if there is one? AG-20, AG-26, AG-36, AG-40, AG-R27, AG-R32, AG-R52"""
    if other == GONE:
        return FINE
    if other // GUARD == pawn // GUARD:
        return ag.IN_THE_WAY
    if pawn // GUARD != t.mover and not t.options[BORROW_CAPTURES_OWN]:
        return ag.BORROWED_CAPTURE
    if turns_of(t, t.mover) == 0:
        return ag.TRUCE
    shielded = TYPE_OF[other] == 0 and t.standing[other // GUARD] > 1
    return ag.SHIELDED if shielded else FINE


def may_grow(t: Fields, pawn: i64) -> bool:
    """AG-R19, AG-R30."""
    cap = t.options[RANGE_CAP]
    return cap == 0 or t.range[pawn] < BASE_RANGE[pawn] + cap


def tell_move(t: Fields, pawn: i64, start: i64, to: i64, victim: i64) -> None:
    clause = STEP_CLAUSE[TYPE_OF[pawn]] if victim == GONE else ag.CAPTURED_FOR_GOOD
    if victim != GONE and victim // GUARD == t.mover:
        clause = ag.TAKES_ITS_BORROWER
    t.tell(events.MOVED, clause, t.mover, EVERYONE, pawn, start + events.MORE * t.face, to, victim)
    if victim != GONE and t.standing[victim // GUARD] == 1:
        t.tell(events.SHIELD_BROKEN, ag.SHIELDED, t.mover, EVERYONE, victim // GUARD)


def turn_round(t: Fields, pawn: i64, grows: i64) -> None:
    """AG-31 at the far row, AG-32 at home: range and heading change for good. AG-34, AG-R18, AG-R20, AG-R23"""
    side = pawn // GUARD
    clause = ag.TURN_AT_THE_FAR_ROW if t.heading[pawn] == side else ag.TURN_AT_HOME
    t.range[pawn] += grows
    t.heading[pawn] = 1 - t.heading[pawn]
    t.tell(events.TURNED, clause, side, EVERYONE, pawn, t.range[pawn], grows)
