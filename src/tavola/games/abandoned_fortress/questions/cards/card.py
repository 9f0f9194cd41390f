"""An Action card: when it may be played, what it asks, what it does. AF-71, AF-R105"""

from mypy_extensions import i64

from tavola.games.abandoned_fortress import clauses as af
from tavola.games.abandoned_fortress import turns
from tavola.games.abandoned_fortress.actions import FLY, PICK, PLACE
from tavola.games.abandoned_fortress.questions.moving.marching import is_piece
from tavola.games.abandoned_fortress.realm import Realm
from tavola.games.abandoned_fortress.tables import LEADERS
from tavola.kernel.kinds import Kind
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import FINE


class ActionCard(Question[Realm]):
    """It asks until it is used up; a card that asks nothing is carried out in `settle`."""

    def __init__(self, name: str, card: i64, kinds: list[Kind], uses: i64 = 1) -> None:
        super().__init__(name, af.ONE_ACTION_CARD, kinds)
        self.card: i64 = card
        self.uses: i64 = uses

    def changes(self, t: Realm) -> bool:
        """May it be played: would it change something now? AF-R105"""
        return True

    def lay(self, t: Realm) -> None:
        """Where the card goes when it is played."""
        t.action_discards[self.card] += 1

    def asked(self, t: Realm) -> i64:
        return t.active if t.effect_left > 0 else BY_ITSELF

    def settle(self, t: Realm) -> None:
        turns.on_with_the_turn(t)

    def breaks(self, t: Realm, action: i64) -> i64:
        """What other cards may ask for is refused by what this card wants, all else has to wait for it."""
        for kind in self.kinds:
            if kind.takes(action):
                return self.answer_breaks(t, action)
        return self.wants(t) if PLACE.first <= action < FLY.end else self.clause

    def wants(self, t: Realm) -> i64:
        """The clause for an answer to another card."""
        return af.CHANGES_NOTHING

    def any_answer(self, t: Realm) -> bool:
        """Would it have an answer?"""
        for kind in self.kinds:
            for action in range(kind.first, kind.end):
                if self.answer_breaks(t, action) == FINE:
                    return True
        return False


class PieceCard(ActionCard):
    """A card that is used on one of the own pieces."""

    def fits(self, t: Realm, leader: i64) -> bool:
        """May it be used on this piece?"""
        return True

    def changes(self, t: Realm) -> bool:
        for leader in range(t.active * LEADERS, (t.active + 1) * LEADERS):
            if is_piece(t, leader) and self.fits(t, leader):
                return True
        return False

    def answer_breaks(self, t: Realm, action: i64) -> i64:
        leader = t.active * LEADERS + PICK.a(action)
        return FINE if is_piece(t, leader) and self.fits(t, leader) else af.CHANGES_NOTHING
