"""The valley: what lies where, whose turn it is, and the questions every verb asks of it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis.tables import (
    CAMPSITE,
    CELLS,
    COMBAT,
    DRAGON,
    DRAGON_TRAPS,
    EDGE,
    GROUND_COMBAT,
    HUNTER,
    KINDS,
    NEXT,
    NOTHING,
    QUIET_ROUNDS,
    SHERPA,
    TRAP,
    TRAP_MALUS,
    TURN_ACTIONS,
    WARPATH,
)
from tavola.games.dracomundis.tokens import FACE_DOWN, kind_of, owner_of
from tavola.kernel.bits import BIT
from tavola.kernel.state import State

# what is asked
CHOOSING_FIRST: Final = 0
PICKING: Final = 1
PLACING: Final = 2
FACING_EXPLORER: Final = 3
ACTING: Final = 4
FACING: Final = 5
ENDED: Final = 6


class Valley(State):
    """One position. Face-down tokens are in it; who may know them is written on each."""

    def __init__(self, seats: i64, options: vec[i64]) -> None:
        super().__init__(seats, options)
        self.edge: i64 = EDGE[seats]  # cells below it are not in use, DM-01
        self.phase: i64 = CHOOSING_FIRST
        self.first: i64 = 0
        self.mover: i64 = 0  # the seat that places or whose turn it is
        self.picked: i64 = NOTHING  # a kind, while PLACING
        self.turning: i64 = NOTHING  # the cell of the character whose facing is asked
        self.batch: i64 = 0  # tokens placed in this turn of setup
        self.used: i64 = 0  # actions taken this turn
        self.extra: i64 = 0  # 1 once a Sherpa was given up this turn
        self.flipped: bool = False  # action 7 taken this turn
        self.turned: bool = False  # a token turned face up this turn
        self.sacrificed: i64 = 0  # mask of seats that gave up a Sherpa
        self.quiet: i64 = 0  # finished turns in a row without a token turned
        self.turns: i64 = 0  # finished turns
        self.hidden: i64 = 0  # tokens face down on the board
        self.winners: i64 = 0  # mask, once ENDED
        self.peek: i64 = NOTHING  # the cell somebody has just looked at, until the next action
        self.peeker: i64 = 0
        self.shown: i64 = 0  # what the last action brought to light: a token's code + 1; no part of the position
        self.ground: vec[i64] = vec[i64]()  # by cell: a terrain, or any token face down
        self.figure: vec[i64] = vec[i64]()  # by cell: a free character or a trap, face up
        self.captive: vec[i64] = vec[i64]()  # by seat: what its Cannibal holds
        self.hand: vec[i64] = vec[i64]()  # seat * KINDS + kind: behind the screen; empty once setup is over
        self.won: vec[i64] = vec[i64]()  # tokens taken, the winner in the bits above FACE_DOWN
        self.spoils: vec[i64] = vec[i64]()  # by seat: victory points of what it took
        self.camp: vec[i64] = vec[i64]()  # by seat: where its Campsite was placed, DM-R74
        self.tiger: vec[i64] = vec[i64]()

    # squares

    def beyond(self, cell: i64, way: i64) -> i64:
        """The neighbour in that direction, or NOTHING. DM-01, DM-11"""
        to = NEXT[cell * 4 + way]
        return to if to >= self.edge else NOTHING

    def face_down(self, cell: i64) -> bool:
        return self.ground[cell] >= FACE_DOWN

    def is_free(self, cell: i64, seat: i64) -> bool:
        """Does a free character of the seat stand here? DM-12, DM-R45: a prisoner does not count."""
        tok = self.figure[cell]
        return tok >= 0 and kind_of(tok) < CAMPSITE and owner_of(tok) == seat

    def men(self, seat: i64) -> vec[i64]:
        """The cells of the seat's free characters, a1 first."""
        out = vec[i64](capacity=12)
        figure = self.figure
        for cell in range(self.edge, CELLS):
            tok = figure[cell]
            if tok >= 0 and owner_of(tok) == seat and kind_of(tok) < CAMPSITE:
                out = append(out, cell)
        return out

    def beside(self, cell: i64, seat: i64) -> bool:
        """Is a free character of the seat next to this square? DM-11"""
        for way in range(4):
            near = self.beyond(cell, way)
            if near != NOTHING and self.is_free(near, seat):
                return True
        return False

    def cornered(self, cell: i64, seat: i64) -> bool:
        """Does a free character of the seat touch this square by a corner only? DM-11"""
        for way in range(4):
            side = self.beyond(cell, way)
            if side == NOTHING:
                continue
            diagonal = self.beyond(side, (way + 1) % 4)
            if diagonal != NOTHING and self.is_free(diagonal, seat):
                return not self.beside(cell, seat)
        return False

    # combat

    def strength(self, cell: i64) -> i64:
        """What the character here counts in a fight. DM-29, DM-30, DM-R04, DM-R24"""
        tok = self.figure[cell]
        kind = kind_of(tok)
        value = COMBAT[kind]
        ground = self.ground[cell]
        if ground >= 0:
            value += GROUND_COMBAT[kind_of(ground)]
            if kind == HUNTER and kind_of(ground) == CAMPSITE and owner_of(ground) == owner_of(tok):
                value += 1
        if kind == DRAGON and self.trapped(cell):
            value -= TRAP_MALUS
        return value if value > 0 else 0

    def trapped(self, cell: i64) -> bool:
        """Is a face-up trap of any colour next to this square? DM-71, DM-72, DM-75, DM-R57"""
        if not self.options[DRAGON_TRAPS]:
            return False
        for way in range(4):
            near = self.beyond(cell, way)
            if near != NOTHING and self.figure[near] >= 0 and kind_of(self.figure[near]) == TRAP:
                return True
        return False

    # the turn

    def actions_left(self) -> i64:
        return TURN_ACTIONS + self.extra - self.used

    def must_flip(self) -> bool:
        """DM-77, DM-R73: too many quiet turns, and nothing done yet in this one."""
        limit = self.options[QUIET_ROUNDS] * self.seats
        return limit > 0 and self.quiet >= limit and self.used == 0

    def may_sacrifice(self) -> bool:
        """DM-76, DM-R59, DM-R71: once a game, a free Sherpa, not before a forced flip."""
        if not self.options[WARPATH] or self.sacrificed & BIT[self.mover] or self.must_flip():
            return False
        for cell in range(self.edge, CELLS):
            if self.is_free(cell, self.mover) and kind_of(self.figure[cell]) == SHERPA:
                return True
        return False

    # setup

    def behind_screen(self, seat: i64) -> i64:
        """How many tokens the seat has still to place; one picked counts until it lies."""
        count: i64 = 0
        for kind in range(seat * KINDS, seat * KINDS + KINDS):
            count += self.hand[kind]
        return count + (1 if self.phase == PLACING and self.mover == seat else 0)


def code(tok: i64) -> i64:
    """A token as events name it."""
    return owner_of(tok) * KINDS + kind_of(tok)
