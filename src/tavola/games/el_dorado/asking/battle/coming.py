"""Who comes to a battle, and who flees."""

from typing import Final

from tavola.games.el_dorado import actions as does
from tavola.games.el_dorado.asking.battle.stage import Stage
from tavola.games.el_dorado.asking.explore.armies import Marching
from tavola.games.el_dorado.asking.explore.exchange import Exchange
from tavola.games.el_dorado.asking.explore.walking import Speed, Step, lead_of
from tavola.games.el_dorado.asking.explore.wolf import WolfStep
from tavola.games.el_dorado.asking.wording import Passing, Said
from tavola.games.el_dorado.rules.armies import ON_THE_ROAD
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import VILLAGERS
from tavola.kernel.actions import Action
from tavola.kernel.kinds import Kind


class Joining(Said):
    """A step to the battle."""

    def pressing(self, t: Dorado, act: Action) -> int:
        """How many of those that have set out and must arrive it would bring on. ED-R78"""
        raise NotImplementedError


class LeadJoins(Joining, Step):
    """ED-73"""

    def pressing(self, t: Dorado, act: Action) -> int:
        return int(t.road[lead_of(act)] == ON_THE_ROAD)


class ArmyJoins(Joining, Marching):
    """ED-67"""

    def pressing(self, t: Dorado, act: Action) -> int:
        side, start = t.side_of(t.actor), self.start(t, act)
        mine = range(side * VILLAGERS, (side + 1) * VILLAGERS)
        waiting = any(t.v_at[i] == start and t.v_road[i] == ON_THE_ROAD for i in mine)
        return int(act.params["count"]) if waiting else 0


class WolfJoins(Joining, WolfStep):
    """ED-206"""

    def pressing(self, t: Dorado, act: Action) -> int:
        return int(t.wolf_road == ON_THE_ROAD)


class Flight(Marching):
    """Out of the battle. ED-68"""

    def start(self, t: Dorado, act: Action) -> int:
        return int(t.b_tile)


class Coming(Stage):
    """ED-67, ED-68, ED-73, ED-74"""

    def worth(self, t: Dorado, act: Action) -> int:
        """Whoever has set out goes on, all of a tile together."""
        wording = self.said[act.kind]
        return wording.pressing(t, act) if isinstance(wording, Joining) else 0


COMING: Final[dict[Kind, Said]] = {
    does.MOVE: LeadJoins(),
    does.BUY_SPEED: Speed(),
    does.ARMY_STEP: ArmyJoins(),
    does.WOLF_STEP: WolfJoins(),
    does.FLEE: Flight(),
    does.EXCHANGE: Exchange(),
    does.DONE: Passing(),
}
ATTACKER: Final = Coming("attacker", ("ED-67", "ED-73"), COMING)
DEFENDER: Final = Coming("defender", ("ED-68", "ED-74"), COMING)
