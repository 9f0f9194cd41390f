"""The bridge: built on water, and removed."""

from typing import Any, Final

from tavola.games.el_dorado.actions import BUILD_BRIDGE, REMOVE_BRIDGE
from tavola.games.el_dorado.asking.explore.purchases import Built
from tavola.games.el_dorado.asking.explore.walking import lead_of, way_of, way_to
from tavola.games.el_dorado.asking.wording import Named, Said
from tavola.games.el_dorado.data import PLACES, SIDE_PAIRS, WAYS
from tavola.games.el_dorado.names import PLACE_NUMBERS, lead_name
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import NEXT
from tavola.kernel.actions import Action
from tavola.kernel.kinds import Kind
from tavola.kernel.story import Voice


class Bridge(Built):
    """On water, between two of its sides. ED-132"""

    def __init__(self) -> None:
        super().__init__(BUILD_BRIDGE, "price-bridge", "bridge")

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return self.price, PLACES[NEXT[t.at[lead_of(act)] * 6 + way_of(act)]]

    def figures(self, t: Dorado, act: Action, voice: Voice) -> dict[str, Any]:
        first, _, second = str(act.params["ends"]).partition("-")
        return {"a": voice.say(f"way-{first.lower()}"), "b": voice.say(f"way-{second.lower()}")}

    def menu(self, t: Dorado, act: Action, voice: Voice) -> str:
        return voice.say("menu-bridge", piece=lead_name(t, lead_of(act), voice), **self.figures(t, act, voice))

    def bought(self, t: Dorado, leads: list[int], on: str) -> int | None:
        """Straight across."""
        way = way_to(t, t.at[leads[0]], on) if on in PLACE_NUMBERS else 0
        if not 0 <= way < 6:
            return None
        a, b = sorted((way, (way + 3) % 6))
        return self.kind.code(leads[0], way, SIDE_PAIRS.index(f"{WAYS[a]}-{WAYS[b]}"))


class BridgeRemoval(Named):
    """ED-135"""

    confirm = "press"
    cost = "bridge"


WORDS: Final[dict[Kind, Said]] = {
    BUILD_BRIDGE: Bridge(),
    REMOVE_BRIDGE: BridgeRemoval(),
}
