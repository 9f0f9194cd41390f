"""From which dot does a thief start?"""

from collections.abc import Sequence
from typing import final

from tavola.games.gadranton.actions import ACTIONS
from tavola.games.gadranton.asking.plain import ByLot, Plain
from tavola.games.gadranton.data import DOTS
from tavola.games.gadranton.state import Gadranton
from tavola.kernel.actions import Action
from tavola.kernel.asking import Wording
from tavola.kernel.story import Voice


@final
class Placing(ByLot):
    def __init__(self, turn: Plain) -> None:
        super().__init__("place", ("GA-09",), {"place_thief": Dot()}, turn)


@final
class Dot(Wording[Gadranton]):
    """A red dot in the forest."""

    def ids(self, t: Gadranton, act: Action) -> tuple[str, ...]:
        return (str(act.params["dot"]),)

    def label(self, t: Gadranton, act: Action, voice: Voice) -> str:
        return voice.say("choose-place", cell=act.params["dot"])

    def meant(self, t: Gadranton, seat: int, ids: Sequence[str]) -> int | None:
        known = len(ids) == 1 and ids[0] in DOTS
        return ACTIONS.encode("place_thief", dot=ids[0]) if known else None
