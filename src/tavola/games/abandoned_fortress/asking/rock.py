"""On which tunnel does the rock go?"""

from collections.abc import Sequence

from tavola.games.abandoned_fortress.asking.decision import Decision, Words, named_by
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.kernel.actions import Action


class PlaceRock(Words):
    def ids_for(self, seat: int, act: Action) -> tuple[str, ...]:
        return (str(act.params["tunnel"]),)

    def meant(self, t: AbandonedFortress, seat: int, ids: Sequence[str]) -> int | None:
        return named_by("place_rock", t, self, ids) if seat == t.actor else None


class Rock(Decision):
    def __init__(self) -> None:
        super().__init__("rock", {"place_rock": PlaceRock()})
