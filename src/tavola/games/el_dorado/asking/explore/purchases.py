"""What is bought: its price, then where. Villagers, farmhouses, forts; and the own building taken back."""

from collections.abc import Sequence
from typing import Any, Final

from tavola.games.el_dorado.actions import BUILD_FARMHOUSE, BUILD_FORT, BUY_VILLAGER, REMOVE
from tavola.games.el_dorado.asking.explore.walking import lead_of
from tavola.games.el_dorado.asking.wording import Said
from tavola.games.el_dorado.data import LEADS
from tavola.games.el_dorado.names import CORNER_NAMES, PLACE_NUMBERS, building_id, building_name, lead_name
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import NONE
from tavola.kernel.actions import Action
from tavola.kernel.kinds import Kind
from tavola.kernel.story import Voice


class Bought(Said):
    """Its price is chosen first; chosen alone it means the first place there is."""

    def __init__(self, kind: Kind, price: str, cost: str = "") -> None:
        self.kind, self.price, self.cost = kind, price, cost

    def meant(self, t: Dorado, seat: int, ids: Sequence[str]) -> int | None:
        leads = [lead for lead in range(len(LEADS)) if t.at[lead] != NONE and t.owner(lead) == seat]
        if ids[0] != self.price or not leads:
            return None
        code = self.bought(t, leads, ids[1] if len(ids) > 1 else "")
        return None if code is None else int(code)

    def bought(self, t: Dorado, leads: list[int], on: str) -> int | None:
        """What one of these pieces would buy there."""
        raise NotImplementedError


class Recruit(Bought):
    """A villager or a thief, on a tile."""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return self.price, str(act.params["place"])

    def bought(self, t: Dorado, leads: list[int], on: str) -> int | None:
        if on and on not in PLACE_NUMBERS:
            return None
        return self.kind.code(PLACE_NUMBERS[on] if on else t.at[leads[0]])


class Built(Bought):
    """By an explorer or thief, who is named where several could."""

    def menu(self, t: Dorado, act: Action, voice: Voice) -> str:
        return voice.say("menu-builder", piece=lead_name(t, lead_of(act), voice))


class Building(Built):
    """On a corner."""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return self.price, CORNER_NAMES[t.corner_of(t.at[lead_of(act)], int(act.params["corner"]))]

    def bought(self, t: Dorado, leads: list[int], on: str) -> int | None:
        for lead in leads:
            corners = [CORNER_NAMES[t.corner_of(t.at[lead], k)] for k in range(6)]
            if not on or on in corners:
                return self.kind.code(lead, corners.index(on) if on else 0)
        return None


class Removal(Said):
    """The own building. ED-60"""

    confirm = "press"

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return (building_id(t, t.side_of(t.actor), int(act.params["building"])),)

    def figures(self, t: Dorado, act: Action, voice: Voice) -> dict[str, Any]:
        name = building_name(t, t.side_of(t.actor), int(act.params["building"]))
        return {"what": voice.say(f"word-{name}")}


WORDS: Final[dict[Kind, Said]] = {
    BUY_VILLAGER: Recruit(BUY_VILLAGER, "price-villager", "villager"),
    BUILD_FARMHOUSE: Building(BUILD_FARMHOUSE, "price-farmhouse", "farmhouse"),
    BUILD_FORT: Building(BUILD_FORT, "price-fort", "fort"),
    REMOVE: Removal(),
}
