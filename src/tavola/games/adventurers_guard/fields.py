"""The position field by field, and what makes a copy of it."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.adventurers_guard.reach import Mask
from tavola.games.adventurers_guard.tables import GONE
from tavola.kernel.questions import Flow, Question


class Fields(Flow):
    """Where the pawns are, their range and heading, whose turn it is and what was rolled; everything is public."""

    def __init__(self, options: vec[i64], questions: list[Question[Any]]) -> None:
        super().__init__(2, options, questions)
        self.first: i64 = 0
        self.mover: i64 = 0
        self.face: i64 = 0
        self.winner: i64 = GONE  # a seat, DRAW, or GONE while the game runs
        self.tile: vec[i64] = vec[i64]()  # tile of each pawn, or GONE
        self.taken: Mask = (0, 0)  # the tiles where pawns stand
        self.range: vec[i64] = vec[i64]()
        self.heading: vec[i64] = vec[i64]()  # 0 up, 1 down
        self.standing: vec[i64] = vec[i64]()  # pawns left, by side
        self.had: i64 = 0  # turns, by both together
        self.pawn: i64 = GONE  # while MOVING: the first pawn of the rolled type
        self.goals: Mask = (0, 0)  # and where it may go
        self.next_goals: Mask = (0, 0)  # and where the other one of the type may go
        self.passing: i64 = GONE  # HOLD, DECLINE, or GONE if the mover must move

    def copy_into(self, twin: "Fields") -> None:
        """Everything but options, questions and listener."""
        twin.actor = self.actor
        twin.asks = self.asks
        twin.first = self.first
        twin.mover = self.mover
        twin.face = self.face
        twin.winner = self.winner
        twin.tile = self.tile[:]
        twin.taken = self.taken
        twin.range = self.range[:]
        twin.heading = self.heading[:]
        twin.standing = self.standing[:]
        twin.had = self.had
        twin.pawn = self.pawn
        twin.goals = self.goals
        twin.next_goals = self.next_goals
        twin.passing = self.passing
