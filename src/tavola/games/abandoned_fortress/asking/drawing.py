"""Which Action card is drawn, which does Henry keep, which is discarded at the end of a turn?"""

from typing import ClassVar

from tavola.games.abandoned_fortress.asking.decision import About, Decision
from tavola.games.abandoned_fortress.asking.playing import OfHand
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.rng import Rng


class OneOfTheHand(Decision):
    """What is kept is a secret, so who does not answer has it decided by lot."""

    about: ClassVar[About] = "hands"

    def default(self, t: AbandonedFortress, rng: Rng) -> int:
        legal = t.legal()
        return int(legal[rng.below(len(legal))])


DRAW = Decision("draw")
KEEP = OneOfTheHand("keep", {"keep": OfHand()})
DISCARD = OneOfTheHand("discard", {"discard": OfHand()})
