"""Which thief does a seat take?"""

from collections.abc import Sequence
from typing import final

from tavola.games.gadranton.actions import ACTIONS
from tavola.games.gadranton.asking.plain import ByLot, Plain
from tavola.games.gadranton.data import THIEVES
from tavola.games.gadranton.state import Gadranton
from tavola.kernel.actions import Action
from tavola.kernel.asking import Wording
from tavola.kernel.story import Voice


@final
class Choosing(ByLot):
    def __init__(self, turn: Plain) -> None:
        super().__init__("choose_thief", ("GA-03", "GA-R68"), {"choose_thief": Thief()}, turn)


@final
class Thief(Wording[Gadranton]):
    """A thief by name."""

    def ids(self, t: Gadranton, act: Action) -> tuple[str, ...]:
        return (str(act.params["name"]),)

    def label(self, t: Gadranton, act: Action, voice: Voice) -> str:
        return voice.say(f"word-{act.params['name']}")

    def meant(self, t: Gadranton, seat: int, ids: Sequence[str]) -> int | None:
        known = len(ids) == 1 and ids[0] in THIEVES
        return ACTIONS.encode("choose_thief", name=ids[0]) if known else None
