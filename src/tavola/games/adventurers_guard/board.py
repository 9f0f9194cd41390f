"""The board with its pawns, and what can be asked about them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.adventurers_guard.phases import CHOOSING_FIRST
from tavola.games.adventurers_guard.reach import (
    Mask,
    covered,
    holds,
    list_moves,
    mask,
    nowhere,
    nth_tile,
    prey_of,
    reach,
    taken_tiles,
    tiles_in,
)
from tavola.games.adventurers_guard.tables import (
    COPIES,
    FIRST_OF_TYPE,
    GONE,
    GUARD,
    HOLD,
    MOVE,
    NO_CAPTURE,
    PAWNS,
    SUICIDE_GUARD,
    TILES,
    TYPE_OF,
    TYPE_OF_FACE,
)
from tavola.kernel.rng import Rng
from tavola.kernel.state import State


class Board(State):
    """Where the pawns are, their range and heading, whose turn it is and what was rolled."""

    def __init__(self, options: vec[i64]) -> None:
        super().__init__(2, options)
        self.phase: i64 = CHOOSING_FIRST
        self.first: i64 = 0
        self.mover: i64 = 0
        self.face: i64 = 0
        self.winner: i64 = GONE  # a seat, DRAW, or GONE while the game runs
        self.tile: vec[i64] = vec[i64]()  # tile of each pawn, or GONE
        self.range: vec[i64] = vec[i64]()
        self.heading: vec[i64] = vec[i64]()  # 0 up, 1 down
        self.standing: vec[i64] = vec[i64]()  # pawns left, by side
        self.turns: vec[i64] = vec[i64]()  # turns had, by side
        self.pawn: i64 = GONE  # while MOVING: the first pawn of the rolled type
        self.goals: Mask = nowhere()  # and where it may go
        self.next_goals: Mask = nowhere()  # and where the other one of the type may go
        self.passing: i64 = GONE  # HOLD, DECLINE, or GONE if the mover must move

    def borrowing(self) -> bool:
        """The mover has no pawn of the rolled type left. AG-16, AG-R24"""
        return not self.has_type(self.mover, TYPE_OF_FACE[self.face])

    def has_type(self, side: i64, kind: i64) -> bool:
        pawn = side * GUARD + FIRST_OF_TYPE[kind]
        return self.tile[pawn] != GONE or (COPIES[kind] == 2 and self.tile[pawn + 1] != GONE)

    def pawn_on(self, tile: i64) -> i64:
        """The pawn on a tile, or GONE."""
        for pawn in range(PAWNS):
            if self.tile[pawn] == tile:
                return pawn
        return GONE

    def prey(self) -> Mask:
        """What the mover may capture now. AG-36, AG-40"""
        return prey_of(self.mover, self.tile, self.standing) if self.turns[self.mover] > 0 else nowhere()

    def reach_of(self, pawn: i64, taken: Mask, prey: Mask) -> Mask:
        return reach(TYPE_OF[pawn], self.heading[pawn], self.range[pawn], self.tile[pawn], taken, prey)

    def find_goals(self, side: i64, kind: i64) -> None:
        """Where the side's pawns of this type may go: the mover's own by AG-13, else borrowed, AG-18, AG-21, AG-22."""
        taken = taken_tiles(self.tile)
        prey = self.prey() if side == self.mover else nowhere()
        self.pawn = side * GUARD + FIRST_OF_TYPE[kind]
        self.goals = self.goals_of(self.pawn, taken, prey)
        self.next_goals = self.goals_of(self.pawn + 1, taken, prey) if COPIES[kind] == 2 else nowhere()

    def goals_of(self, pawn: i64, taken: Mask, prey: Mask) -> Mask:
        if self.tile[pawn] == GONE:
            return nowhere()
        if pawn // GUARD == self.mover:
            return self.reach_of(pawn, taken, prey)
        low, high = self.reach_of(pawn, taken, prey)
        danger = self.danger_to(pawn)
        return low & ~danger[0], high & ~danger[1]

    def moves(self) -> vec[i64]:
        """While MOVING: every legal action, the passing one last."""
        out = list_moves(vec[i64](capacity=32), self.pawn, self.goals)
        out = list_moves(out, self.pawn + 1, self.next_goals)
        return out if self.passing == GONE else append(out, self.passing)

    def may_move(self, action: i64) -> bool:
        """Is this one of `moves`?"""
        if action < MOVE or action >= HOLD:
            return action >= HOLD and action == self.passing
        pawn = (action - MOVE) // TILES
        to = action - MOVE - pawn * TILES
        return (pawn == self.pawn and holds(self.goals, to)) or (pawn == self.pawn + 1 and holds(self.next_goals, to))

    def any_move(self, rng: Rng) -> i64:
        """One of `moves`, each as likely as any other."""
        ones = tiles_in(self.goals)
        others = tiles_in(self.next_goals)
        nth = rng.below(ones + others + (0 if self.passing == GONE else 1))
        if nth < ones:
            return MOVE + self.pawn * TILES + nth_tile(self.goals, nth)
        if nth < ones + others:
            return MOVE + (self.pawn + 1) * TILES + nth_tile(self.next_goals, nth - ones)
        return self.passing

    def danger_to(self, pawn: i64) -> Mask:
        """The tiles where a pawn of the borrower could capture this one. AG-19, AG-R28

        A way to the pawn never leads through it, so lifting it off the board once answers for every tile.
        """
        if self.options[SUICIDE_GUARD] == NO_CAPTURE:  # AG-R26
            return nowhere()
        taken = taken_tiles(self.tile)
        here = mask(self.tile[pawn])
        lifted = (taken[0] & ~here[0], taken[1] & ~here[1])
        return covered(self.mover, self.tile, self.range, self.heading, lifted)
