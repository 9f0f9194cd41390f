"""Armies: a step, or an attack."""

from collections.abc import Sequence
from typing import Any, Final

from tavola.games.el_dorado.actions import ARMY_STEP
from tavola.games.el_dorado.asking.explore.walking import goal, reached, way_of, way_to
from tavola.games.el_dorado.asking.wording import Fighting, Said
from tavola.games.el_dorado.names import PLACE_NUMBERS, army_id
from tavola.games.el_dorado.odds import entering
from tavola.games.el_dorado.rules.armies import bellona_steps
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import NONE, VILLAGERS
from tavola.kernel.actions import Action
from tavola.kernel.kinds import Kind
from tavola.kernel.story import Voice


class Marching(Said):
    """An army and a tile; a menu says how many go."""

    def start(self, t: Dorado, act: Action) -> int:
        """Where they set out from."""
        return PLACE_NUMBERS[str(act.params["start"])]

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        start = self.start(t, act)
        return army_id(t.side_of(t.actor), start), reached(t, start, way_of(act))

    def figures(self, t: Dorado, act: Action, voice: Voice) -> dict[str, Any]:
        return {"to": goal(t, self.start(t, act), way_of(act), voice)}

    def menu(self, t: Dorado, act: Action, voice: Voice) -> str:
        return voice.say("menu-army", n=act.params["count"])


class Attacking(Fighting, Marching):
    """Against whoever occupies the tile."""

    def dice(self, t: Dorado, act: Action) -> tuple[int, int] | None:
        return entering(t, t.step(self.start(t, act), way_of(act)), int(act.params["count"]))


class ArmyStep(Attacking):
    """In the explore phase. ED-62"""

    cost = "step"
    fights = "{}-attack"

    def meant(self, t: Dorado, seat: int, ids: Sequence[str]) -> int | None:
        army, _, start = ids[0].partition("-")
        if len(ids) < 2 or not army.startswith("army") or start not in PLACE_NUMBERS:
            return None
        place = PLACE_NUMBERS[start]
        way = way_to(t, place, ids[1])
        count = min(max(1, t.army(t.side_of(seat), place)), VILLAGERS)
        return None if way == NONE else int(ARMY_STEP.code(place, way, count))

    def dear(self, t: Dorado, seat: int, act: Action) -> list[int]:
        """Bellona has a free step. ED-107"""
        return [] if bellona_steps(t, seat) else super().dear(t, seat, act)


WORDS: Final[dict[Kind, Said]] = {
    ARMY_STEP: ArmyStep(),
}
