"""Sabotage: which wall of an opponent is removed? AF-R81"""

from typing import final

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import REMOVE_WALL
from tavola.games.abandoned_fortress.questions.battle.spoils import raze_wall
from tavola.games.abandoned_fortress.questions.cards.card import ActionCard
from tavola.games.abandoned_fortress.questions.moving.marching import is_piece
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import CELLS, LEADERS, NEAR, SABOTAGE, STEPS, WALL
from tavola.kernel.state import FINE


@final
class Sabotage(ActionCard):
    """At most 3 steps from an armed piece of one's own; not a battle."""

    def __init__(self) -> None:
        super().__init__("sabotage", SABOTAGE, [REMOVE_WALL])

    def changes(self, t: Realm) -> bool:
        return self.any_answer(t)

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        cell = REMOVE_WALL.a(action)
        if t.board[cell] < WALL:
            return af.CHANGES_NOTHING
        if t.allied(t.board[cell] - WALL, t.active):
            return af.NOT_AN_ALLY
        for leader in range(t.active * LEADERS, (t.active + 1) * LEADERS):
            ready = is_piece(t, leader) and t.armed(leader)
            if ready and STEPS[t.cell[leader] * CELLS + cell] <= NEAR:
                return FINE
        return af.CHANGES_NOTHING

    def apply(self, t: Realm, action: i64) -> None:
        t.effect_left = 0
        raze_wall(t, REMOVE_WALL.a(action), af.ONE_ACTION_CARD)
