"""The position field by field, and what makes a copy of it."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.dracomundis.palette import BY_SEAT, WITH_EVENTS
from tavola.games.dracomundis.tables import EDGE, NOTHING
from tavola.kernel.questions import Flow, Question


class Fields(Flow):
    """What lies where in the valley and whose turn it is. Face-down tokens are in it; each says who may know it."""

    # packed arrays: state.py's `start` fills them, a copy takes them over
    ground: vec[i64]  # by cell: a terrain, or any token face down
    figure: vec[i64]  # by cell: a free character or a trap, face up
    captive: vec[i64]  # by seat: what its Cannibal holds
    hand: vec[i64]  # seat * KINDS + kind: behind the screen; empty once setup is over
    won: vec[i64]  # tokens taken, the winner in the bits above FACE_DOWN
    spoils: vec[i64]  # by seat: victory points of what it took
    camp: vec[i64]  # by seat: where its Campsite was placed, DM-R74
    tiger: vec[i64]

    def __init__(self, seats: i64, options: vec[i64], questions: list[Question[Any]]) -> None:
        super().__init__(seats, options, questions)
        self.edge: i64 = EDGE[seats]  # cells below it are not in use, DM-01
        self.palette: i64 = BY_SEAT  # who has which colour: see palette.py
        self.first: i64 = 0
        self.mover: i64 = 0  # the seat that places or whose turn it is
        self.picked: i64 = NOTHING  # a kind, while it is to be placed
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
        self.winners: i64 = 0  # mask, once it is over
        self.peek: i64 = NOTHING  # the cell somebody has just looked at, until the next action
        self.peeker: i64 = 0
        self.shown: i64 = 0  # what the last action brought to light: a token's code + 1; no part of the position

    def copy_into(self, twin: "Fields") -> None:
        """Everything but options, questions and listener."""
        twin.actor = self.actor
        twin.asks = self.asks
        twin.palette = self.palette
        twin.first = self.first
        twin.mover = self.mover
        twin.picked = self.picked
        twin.turning = self.turning
        twin.batch = self.batch
        twin.used = self.used
        twin.extra = self.extra
        twin.flipped = self.flipped
        twin.turned = self.turned
        twin.sacrificed = self.sacrificed
        twin.quiet = self.quiet
        twin.turns = self.turns
        twin.hidden = self.hidden
        twin.winners = self.winners
        twin.peek = self.peek
        twin.peeker = self.peeker
        twin.shown = self.shown
        twin.ground = self.ground[:]
        twin.figure = self.figure[:]
        twin.captive = self.captive[:]
        twin.hand = self.hand[:]
        twin.won = self.won[:]
        twin.spoils = self.spoils[:]
        twin.camp = self.camp[:]
        twin.tiger = self.tiger[:]

    def tell(
        self, kind: i64, clause: i64, seat: i64, audience: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """The palette goes along, so that the log can name everybody without the position."""
        if self.listener is not None:
            self.listener.hear(kind, clause, seat, audience, a, b, c, d | (self.palette << WITH_EVENTS))
