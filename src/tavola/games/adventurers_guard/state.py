"""The position of Adventurer's Guard: what is legal, and what every action does."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.adventurers_guard import clauses as ag
from tavola.games.adventurers_guard import events as told
from tavola.games.adventurers_guard import scoring
from tavola.games.adventurers_guard.board import Board
from tavola.games.adventurers_guard.phases import CHOOSING_CORNER, CHOOSING_FIRST, ENDED, MOVING, ROLLING
from tavola.games.adventurers_guard.reach import holds, nowhere, reach, taken_tiles
from tavola.games.adventurers_guard.tables import (
    BASE_RANGE,
    BORROW,
    CORNER,
    CORNER_TILE,
    DECLINE,
    FIRST,
    FIRST_PLAYER,
    GONE,
    GUARD,
    HOLD,
    MAY_HOLD,
    MOVE,
    OPTIONAL,
    RANDOM,
    RANGE_CAP,
    ROLL,
    START,
    TILES,
    TURN_LIMIT,
    TYPE_OF,
    TYPE_OF_FACE,
    WARRIOR_CORNER,
)
from tavola.kernel.events import EVERYONE
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, FINE, OVER

DRAW: Final = 2  # instead of a winner
ROLLS: Final = vec[i64]([ROLL, ROLL + 1, ROLL + 2, ROLL + 3, ROLL + 4, ROLL + 5])
STEP_CLAUSE: Final = vec[i64]([ag.ADVENTURER_STEPS, ag.MAGE_STEPS, ag.RANGER_STEPS, ag.WARRIOR_STEPS])


@final
class AdventurersGuard(Board):
    """One position; everything in it is public."""

    def slug(self) -> str:
        return "adventurers-guard"

    def clone(self) -> "AdventurersGuard":
        twin = AdventurersGuard(self.options)
        twin.actor = self.actor
        twin.phase = self.phase
        twin.first = self.first
        twin.mover = self.mover
        twin.face = self.face
        twin.winner = self.winner
        twin.tile = self.tile[:]
        twin.range = self.range[:]
        twin.heading = self.heading[:]
        twin.standing = self.standing[:]
        twin.turns = self.turns[:]
        twin.pawn = self.pawn
        twin.goals = self.goals
        twin.next_goals = self.next_goals
        twin.passing = self.passing
        return twin

    # legality

    def legal(self) -> vec[i64]:
        if self.phase == MOVING:
            return self.moves()
        if self.phase == ROLLING:
            return ROLLS[:]
        if self.phase == CHOOSING_CORNER:
            return vec[i64]([CORNER, CORNER + 1])
        if self.phase == CHOOSING_FIRST:
            return vec[i64]([FIRST, FIRST + 1])
        return vec[i64]()

    def permits(self, action: i64) -> bool:
        return self.may_move(action) if self.phase == MOVING else self.breaks(action) == FINE

    def sample(self, rng: Rng) -> i64:
        if self.phase == MOVING:
            return self.any_move(rng)
        if self.phase == ROLLING:
            return ROLL + rng.below(6)  # AG-12: must agree with weights
        return super().sample(rng)

    def alike(self, outcome: i64) -> i64:
        return outcome - 1 if outcome == ROLL + 1 or outcome == ROLL + 5 else outcome  # AG-12

    def breaks(self, action: i64) -> i64:
        """The first clause in the way: what is asked now, then the pawn, then the tile."""
        if self.phase == ENDED:
            return ag.TURN_LIMIT if self.standing[0] and self.standing[1] else ag.GAME_WON
        if self.phase == CHOOSING_FIRST:
            return FINE if FIRST <= action < CORNER else ag.FIRST_PLAYER
        if self.phase == CHOOSING_CORNER:
            return FINE if CORNER <= action < ROLL else ag.CHOOSE_A_CORNER
        if self.phase == ROLLING:
            return FINE if ROLL <= action < MOVE else ag.ROLL_FIRST
        if MOVE <= action < HOLD:
            return self.move_breaks((action - MOVE) // TILES, (action - MOVE) % TILES)
        if action < MOVE or action > DECLINE:
            return ag.TAKE_TURNS  # a second roll, lot or corner
        return self.pass_breaks(action)

    def move_breaks(self, pawn: i64, to: i64) -> i64:
        """AG-13, AG-16 and AG-18 to AG-41."""
        start = self.tile[pawn]
        if start == GONE:
            return ag.CAPTURED_FOR_GOOD
        if TYPE_OF[pawn] != TYPE_OF_FACE[self.face]:
            return ag.THE_ROLLED_TYPE
        if pawn // GUARD != self.mover and not self.borrowing():
            return ag.BORROW_ONLY_A_LOST_TYPE
        if to == start:
            return ag.SAME_TILE
        code = self.steps_break(pawn, to)
        if code == FINE:
            code = self.landing_breaks(pawn, to)
        return code

    def steps_break(self, pawn: i64, to: i64) -> i64:
        """On an empty board: does its step list lead there at all, and within its range?"""
        kind = TYPE_OF[pawn]
        heading = self.heading[pawn]
        start = self.tile[pawn]
        if holds(reach(kind, heading, self.range[pawn], start, nowhere(), nowhere()), to):
            return FINE
        far = holds(reach(kind, heading, TILES, start, nowhere(), nowhere()), to)
        return ag.OUT_OF_RANGE if far else STEP_CLAUSE[kind]

    def landing_breaks(self, pawn: i64, to: i64) -> i64:
        """Who stands there, what is in the way, and where a borrowed pawn may not be sent."""
        code = self.capture_breaks(pawn, self.pawn_on(to))
        if code != FINE:
            return code
        borrowed = pawn // GUARD != self.mover
        if not holds(self.reach_of(pawn, taken_tiles(self.tile), nowhere() if borrowed else self.prey()), to):
            return ag.IN_THE_WAY
        return ag.INTO_DANGER if borrowed and holds(self.danger_to(pawn), to) else FINE

    def capture_breaks(self, pawn: i64, other: i64) -> i64:
        """May this pawn land on the other one, if there is one? AG-20, AG-26, AG-36, AG-40"""
        if other == GONE:
            return FINE
        if other // GUARD == pawn // GUARD:
            return ag.IN_THE_WAY
        if pawn // GUARD != self.mover:
            return ag.BORROWED_CAPTURE
        if self.turns[self.mover] == 0:
            return ag.TRUCE
        shielded = TYPE_OF[other] == 0 and self.standing[1 - self.mover] > 1
        return ag.SHIELDED if shielded else FINE

    def pass_breaks(self, action: i64) -> i64:
        """AG-14, AG-R10, AG-R25: decline an enemy pawn, hold one of your own."""
        if self.borrowing():
            if self.options[BORROW] != OPTIONAL:
                return ag.MUST_BORROW
            return FINE if action == DECLINE else ag.HOLD_OR_DECLINE
        if not self.options[MAY_HOLD]:
            return ag.MUST_MOVE
        return FINE if action == HOLD else ag.HOLD_OR_DECLINE

    # effects

    def apply(self, action: i64) -> None:
        if self.phase == MOVING:
            self.take_turn(action)
        elif self.phase == ROLLING:
            self.roll(action - ROLL + 1)
        elif self.phase == CHOOSING_CORNER:
            self.place_warriors(action - CORNER)
        else:
            self.go_first(action - FIRST)

    def go_first(self, seat: i64) -> None:
        """AG-10."""
        self.first = seat
        self.mover = seat
        self.actor = seat
        self.phase = CHOOSING_CORNER
        self.tell(told.FIRST_PLAYER, 10, seat, EVERYONE, seat)

    def place_warriors(self, hand: i64) -> None:
        """AG-07, AG-08: the second player's corner follows from the first's."""
        self.tile[self.mover * GUARD + 5] = CORNER_TILE[self.mover * 2 + hand]
        other = 1 - self.mover
        hand = 1 - hand if self.options[WARRIOR_CORNER] else hand  # AG-R04
        self.tile[other * GUARD + 5] = CORNER_TILE[other * 2 + hand]
        self.phase = ROLLING
        self.actor = CHANCE
        self.tell(told.WARRIORS_PLACED, 8, self.mover, EVERYONE, self.tile[5], self.tile[11])

    def roll(self, face: i64) -> None:
        """AG-12; with nothing to move the turn is lost at once."""
        self.face = face
        self.tell(told.ROLLED, 12, self.mover, EVERYONE, face)
        kind = TYPE_OF_FACE[face]
        if self.has_type(self.mover, kind):
            self.find_goals(self.mover, kind)
            self.offer(self.options[MAY_HOLD] == 1, HOLD, told.LOST_BLOCKED, 15)  # AG-15
        elif self.has_type(1 - self.mover, kind):
            self.find_goals(1 - self.mover, kind)
            self.offer(self.options[BORROW] == OPTIONAL, DECLINE, told.LOST_NO_BORROW, 23)  # AG-23
        else:
            self.lose_turn(told.LOST_BOTH_MISSING, 17)  # AG-17

    def offer(self, may_pass: bool, passing: i64, loss: i64, clause: i64) -> None:
        """Ask the mover, or lose the turn for want of a move. AG-R46"""
        if self.goals == nowhere() and self.next_goals == nowhere():
            self.lose_turn(loss, clause)
            return
        self.passing = passing if may_pass else GONE
        self.phase = MOVING
        self.actor = self.mover

    def lose_turn(self, event: i64, clause: i64) -> None:
        self.tell(event, clause, self.mover, EVERYONE, self.face)
        self.finish_turn()

    def take_turn(self, action: i64) -> None:
        if action == HOLD:
            self.tell(told.HELD, 1010, self.mover, EVERYONE, self.face)
        elif action == DECLINE:
            self.tell(told.DECLINED, 1025, self.mover, EVERYONE, self.face)
        else:
            self.move((action - MOVE) // TILES, (action - MOVE) % TILES)
        self.finish_turn()

    def move(self, pawn: i64, to: i64) -> None:
        """Remove the captured pawn, place the mover, then AG-33, also after a capture: AG-43."""
        start = self.tile[pawn]
        victim = self.pawn_on(to)
        if victim != GONE:
            self.tile[victim] = GONE  # AG-37
            self.standing[victim // GUARD] -= 1
        self.tile[pawn] = to
        crosses = to < 9 if self.heading[pawn] else to >= 72
        grows: i64 = 1 if crosses and self.may_grow(pawn) else 0
        clause = STEP_CLAUSE[TYPE_OF[pawn]] if victim == GONE else ag.CAPTURED_FOR_GOOD
        told_to = to + told.MORE * grows
        self.tell(told.MOVED, clause, self.mover, EVERYONE, pawn, start + told.MORE * self.face, told_to, victim)
        if victim != GONE and self.standing[victim // GUARD] == 1:
            self.tell(told.SHIELD_BROKEN, 40, self.mover, EVERYONE, victim // GUARD)
        if crosses:
            self.turn_round(pawn, grows)

    def may_grow(self, pawn: i64) -> bool:
        """AG-R19."""
        cap = self.options[RANGE_CAP]
        return cap == 0 or self.range[pawn] < BASE_RANGE[pawn] + cap

    def turn_round(self, pawn: i64, grows: i64) -> None:
        """AG-31 at the far row, AG-32 at home: range and heading change for good, AG-34."""
        side = pawn // GUARD
        clause: i64 = 31 if self.heading[pawn] == side else 32
        self.range[pawn] += grows
        self.heading[pawn] = 1 - self.heading[pawn]
        self.tell(told.TURNED, clause, side, EVERYONE, pawn, self.range[pawn], grows)

    def finish_turn(self) -> None:
        """Count the turn, then AG-45, then AG-47, else the other player rolls."""
        self.turns[self.mover] += 1
        self.face = 0
        if self.standing[1 - self.mover] == 0:  # AG-45
            self.end(self.mover, told.WON_BY_CAPTURE, 45)
        elif self.at_limit():
            ahead = scoring.ahead(self.tile, self.range)
            self.end(ahead, told.DRAWN_AT_LIMIT if ahead == DRAW else told.WON_AT_LIMIT, 47)
        else:
            self.mover = 1 - self.mover
            self.phase = ROLLING
            self.actor = CHANCE

    def at_limit(self) -> bool:
        """AG-47, AG-R48: both have had all their turns."""
        limit = self.options[TURN_LIMIT]
        return limit > 0 and self.turns[0] >= limit and self.turns[1] >= limit

    def end(self, winner: i64, event: i64, clause: i64) -> None:
        self.winner = winner
        self.phase = ENDED
        self.actor = OVER
        self.tell(event, clause, self.mover, EVERYONE, winner)

    def result(self, seat: i64) -> float:
        return 0.5 if self.winner == DRAW else 1.0 if self.winner == seat else 0.0

    def estimate(self, seat: i64) -> float:
        if self.actor == OVER:
            return self.result(seat)
        south = scoring.south_looks(self.tile, self.range, self.heading, self.standing, self.mover, self.face)
        limit, turn = self.options[TURN_LIMIT], self.turns[self.mover]
        south = scoring.toward_the_count(south, self.tile, self.range, limit, turn)
        return south if seat == 0 else 1.0 - south

    def estimates(self) -> vec[float]:
        south = self.estimate(0)
        return vec[float]([south, 1.0 - south])

    def horizon(self) -> i64:
        return 0


def start(options: vec[i64]) -> AdventurersGuard:
    """The board before the corner is chosen."""
    state = AdventurersGuard(options)
    state.tile = START[:]
    state.range = BASE_RANGE[:]
    state.heading = vec[i64]([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1])
    state.standing = vec[i64]([GUARD, GUARD])
    state.turns = vec[i64]([0, 0])
    if options[FIRST_PLAYER] != RANDOM:
        state.go_first(options[FIRST_PLAYER] - 1)  # AG-R06
    return state
