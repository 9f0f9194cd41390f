"""Second Strike: which piece starts one more battle, and with whom? AF-R19"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress import agenda, turns
from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress.actions import ATTACK, PICK
from tavola.games.abandoned_fortress.questions.battle.fighting import attack
from tavola.games.abandoned_fortress.questions.cards.card import PieceCard
from tavola.games.abandoned_fortress.questions.moving.targets import attack_breaks, list_attacks, strikes
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import LEADERS, NONE, SECOND_STRIKE
from tavola.kernel.bits import BIT
from tavola.kernel.questions import BY_ITSELF, Question


@final
class SecondStrike(PieceCard):
    """A piece that has started a battle this turn, and has a target for one more."""

    def __init__(self) -> None:
        super().__init__("second_strike", SECOND_STRIKE, [PICK])

    def fits(self, t: Realm, leader: i64) -> bool:
        bit = BIT[leader % LEADERS]
        if not t.fought & bit:
            return False
        t.fought &= ~bit
        able = strikes(t, leader)
        t.fought |= bit
        return able

    def asked(self, t: Realm) -> i64:
        return t.active if t.effect_left > 0 and t.effect_piece == NONE else BY_ITSELF

    def settle(self, t: Realm) -> None:
        if t.effect_left > 0:
            t.pose(agenda.STRIKE)
        else:
            turns.on_with_the_turn(t)

    def apply(self, t: Realm, action: i64) -> None:
        t.effect_piece = t.active * LEADERS + PICK.a(action)
        t.fought &= ~BIT[PICK.a(action)]  # one more battle, AF-R19


@final
class Strike(Question[Realm]):
    """From where the piece stands; a wall is a possible target."""

    def __init__(self) -> None:
        super().__init__("strike", af.ONE_ACTION_CARD, [ATTACK])

    def asked(self, t: Realm) -> i64:
        return t.active

    def legal(self, t: Realm) -> vec[i64]:
        return list_attacks(t, t.effect_piece, vec[i64](capacity=8))

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        return attack_breaks(t, t.effect_piece, ATTACK.a(action))

    def apply(self, t: Realm, action: i64) -> None:
        t.effect_left = 0
        attack(t, t.effect_piece, ATTACK.a(action))
