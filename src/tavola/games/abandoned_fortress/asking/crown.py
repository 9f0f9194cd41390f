"""On which castle does the crown go?"""

from tavola.games.abandoned_fortress.actions import CROWN_CASTLE
from tavola.games.abandoned_fortress.asking.decision import Decision
from tavola.games.abandoned_fortress.asking.own import AskedLeader
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import CASTLE, CELLS, CENTRE, LEADERS, STEPS
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Window
from tavola.kernel.story import Voice


class Crown(Decision):
    def __init__(self) -> None:
        super().__init__("crown", {"crown_castle": AskedLeader("crown_castle")})

    def window(self, t: AbandonedFortress, voice: Voice) -> Window | None:
        return Window(kind="crown", title=voice.say("prompt-crown"))

    def default(self, t: AbandonedFortress, rng: Rng) -> int:
        """On the castle with most cards, the deepest of these."""

        def safety(code: int) -> tuple[int, int]:
            castle = t.actor * LEADERS + CASTLE + CROWN_CASTLE.a(code)
            return t.cards_of(castle), STEPS[t.cell[castle] * CELLS + CENTRE]

        return max((int(code) for code in t.legal()), key=safety)
