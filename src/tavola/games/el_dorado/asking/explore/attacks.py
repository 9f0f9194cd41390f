"""Attacks on buildings, and Yanga's from afar."""

from typing import Final

from tavola.games.el_dorado.actions import ATTACK_BUILDING, RANGED_ATTACK, TARGETS
from tavola.games.el_dorado.asking.wording import Fighting, Said
from tavola.games.el_dorado.names import CORNER_NAMES, PLACE_NUMBERS, target_name
from tavola.games.el_dorado.odds import besieging, defence
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.kinds import Kind
from tavola.kernel.story import Voice


def place_of(act: Action) -> int:
    return PLACE_NUMBERS[str(act.params["place"])]


class Siege(Fighting):
    """A corner, and the tile it is attacked from. ED-85"""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return CORNER_NAMES[t.corner_of(place_of(act), int(act.params["corner"]))], str(act.params["place"])

    def dice(self, t: Dorado, act: Action) -> tuple[int, int] | None:
        return besieging(t, place_of(act), int(act.params["corner"]))

    def attacks(self, t: Dorado, act: Action) -> bool:
        return True


class Shot(Fighting):
    """The button, then a tile; a menu says at whom. ED-140"""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return "shoot", str(act.params["place"])

    def menu(self, t: Dorado, act: Action, voice: Voice) -> str:
        return voice.say("menu-shoot", target=target_name(t, TARGETS.index(str(act.params["target"])), voice))

    def dice(self, t: Dorado, act: Action) -> tuple[int, int] | None:
        return t.lead_strength(t.actor), defence(t, TARGETS.index(str(act.params["target"])), place_of(act))

    def attacks(self, t: Dorado, act: Action) -> bool:
        return True


WORDS: Final[dict[Kind, Said]] = {
    ATTACK_BUILDING: Siege(),
    RANGED_ATTACK: Shot(),
}
