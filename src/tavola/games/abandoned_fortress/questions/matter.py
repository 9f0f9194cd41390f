"""What is no plain question of the turn: what goes on by itself, and what is asked in between."""

from mypy_extensions import i64

from tavola.games.abandoned_fortress.realm import Realm
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import FINE


class Matter(Question[Realm]):
    """Something that goes on by itself between two decisions; it may end in a question."""

    def __init__(self, name: str) -> None:
        super().__init__(name, FINE, [])

    def asked(self, t: Realm) -> i64:
        return BY_ITSELF

    def comes(self, t: Realm) -> bool:
        """Of those that come before the turn goes on: is it time?"""
        raise NotImplementedError


class Interlude(Question[Realm]):
    """Asked in the middle of a battle or a turn: who answers goes on looking at the battle that is shown."""
