"""The position of Adventurer's Guard: its questions, its copies, and what it is worth."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.adventurers_guard import features, observing, scoring
from tavola.games.adventurers_guard.board import turns_of
from tavola.games.adventurers_guard.fields import Fields
from tavola.games.adventurers_guard.options import FIRST_PLAYER, RANDOM, TURN_LIMIT
from tavola.games.adventurers_guard.questions.corner import Corner
from tavola.games.adventurers_guard.questions.first import First, go_first
from tavola.games.adventurers_guard.questions.moving import Moving
from tavola.games.adventurers_guard.questions.over import Over
from tavola.games.adventurers_guard.questions.rolling import Rolling
from tavola.games.adventurers_guard.reach import taken_tiles
from tavola.games.adventurers_guard.tables import BASE_RANGE, GUARD, PAWNS, START
from tavola.games.adventurers_guard.turns import DRAW
from tavola.kernel.questions import Question
from tavola.kernel.state import OVER

QUESTIONS: Final[list[Question[Any]]] = [First(), Corner(), Rolling(), Moving(), Over()]  # in the order of agenda.py


@final
class AdventurersGuard(Fields):
    """One position."""

    def slug(self) -> str:
        return "adventurers-guard"

    def clone(self) -> "AdventurersGuard":
        twin = AdventurersGuard(self.options, self.questions)
        self.copy_into(twin)
        return twin

    def observed(self, seat: i64) -> vec[i64]:
        return observing.observed(self, seat)

    def features(self, seat: i64) -> vec[i64]:
        return features.features(self, seat)

    def result(self, seat: i64) -> float:
        return 0.5 if self.winner == DRAW else 1.0 if self.winner == seat else 0.0

    def estimate(self, seat: i64) -> float:
        if self.actor == OVER:
            return self.result(seat)
        south = scoring.south_looks(self.tile, self.range, self.heading, self.standing, self.mover, self.face)
        limit, turn = self.options[TURN_LIMIT], turns_of(self, self.mover)
        south = scoring.toward_the_count(south, self.tile, self.range, limit, turn)
        return south if seat == 0 else 1.0 - south

    def estimates(self) -> vec[float]:
        south = self.estimate(0)
        return vec[float]([south, 1.0 - south])

    def horizon(self) -> i64:
        return 0


def start(seats: i64, options: vec[i64]) -> AdventurersGuard:
    """The board before the corner is chosen."""
    t = AdventurersGuard(options, QUESTIONS)
    t.tile = START[:]
    t.taken = taken_tiles(t.tile)
    t.range = BASE_RANGE[:]
    t.heading = vec[i64]([pawn // GUARD for pawn in range(PAWNS)])
    t.standing = vec[i64]([GUARD, GUARD])
    if options[FIRST_PLAYER] != RANDOM:
        go_first(t, options[FIRST_PLAYER] - 1)  # AG-R06
    return t
