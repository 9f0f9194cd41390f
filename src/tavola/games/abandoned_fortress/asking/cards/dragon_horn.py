"""Dragon Horn: where does the dragon go?"""

from tavola.games.abandoned_fortress.actions import CREEP, FLY
from tavola.games.abandoned_fortress.asking.cards.card import ActionCard
from tavola.games.abandoned_fortress.asking.decision import Beside, Words
from tavola.games.abandoned_fortress.asking.trade.trading import of_kind
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import FLIGHT, NONE
from tavola.kernel.actions import Action
from tavola.kernel.rng import Rng


class Fly(Words):
    def ids_for(self, seat: int, act: Action) -> tuple[str, ...]:
        return (f"fly-{act.params['direction']}-{act.params['spaces']}",)


class DragonHorn(ActionCard):
    def __init__(self) -> None:
        super().__init__("dragon_horn", {"horn": Beside("horn"), "fly": Fly()})

    def default(self, t: AbandonedFortress, rng: Rng) -> int:
        """Back on the track, or a flight that hits nobody."""
        back = int(CREEP.code(1))
        if t.permits(back):
            return back
        harmless = (code for code in of_kind(t, "fly") if t.board[landing(t, code)] == NONE)
        return next(harmless, super().default(t, rng))


def landing(t: AbandonedFortress, code: int) -> int:
    cell = t.dragon
    for _step in range(FLY.b(code)):
        cell = FLIGHT[cell * 4 + FLY.a(code)]
    return cell
