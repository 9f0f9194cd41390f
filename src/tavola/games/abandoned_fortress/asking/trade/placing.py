"""Where is the figure put down?"""

from collections.abc import Sequence

from tavola.games.abandoned_fortress import steps
from tavola.games.abandoned_fortress.actions import ACTIONS, PLACE
from tavola.games.abandoned_fortress.asking.decision import Decision, Words
from tavola.games.abandoned_fortress.data import CELLS, HOMES
from tavola.games.abandoned_fortress.questions.trade.placing import placed_clause
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import STEPS
from tavola.kernel.actions import Action
from tavola.kernel.rng import Rng


class Place(Words):
    """A space of the map."""

    def ids_for(self, seat: int, act: Action) -> tuple[str, ...]:
        return (str(act.params["space"]),)

    def meant(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        return ACTIONS.encode("place", space=ids[0]) if len(ids) == 1 and ids[0] in CELLS else None


def near_home(t: AbandonedFortress) -> int:
    """On the Home Point, where nothing can be built, or close to it."""
    home = CELLS.index(HOMES[t.corner(t.actor)])
    return min((int(code) for code in t.legal()), key=lambda code: STEPS[home * len(CELLS) + PLACE.a(code)])


class PutDown(Decision):
    def __init__(self, name: str) -> None:
        super().__init__(name, {"place": Place()})

    def default(self, t: AbandonedFortress, rng: Rng) -> int:
        return near_home(t)


class PlaceFigure(PutDown):
    """In the setup, bought, or back from waiting. AF-17, AF-18, AF-54, AF-R63"""

    def rest_lasts(self, t: AbandonedFortress) -> bool:
        """A bought general is put down, and the trade goes on."""
        return bool(t.phase == steps.TRADE)

    def clause(self, t: AbandonedFortress) -> int:
        return int(placed_clause(t, t.placing))


PLACE_FIGURE = PlaceFigure("place")
