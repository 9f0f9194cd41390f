"""What do attacker and defender bring to a battle, and who flees?"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import DONE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.battle.comers import Comer, Done, ExchangeOnTheWay
from tavola.games.el_dorado.questions.battle.fleeing import Flee, flees
from tavola.games.el_dorado.questions.battle.joining import BuySpeedOnTheWay, Join
from tavola.games.el_dorado.questions.battle.reinforcing import Reinforce, WolfJoins
from tavola.games.el_dorado.rules.battles import house_owner, roles_turned, turn_roles, turns_roles
from tavola.games.el_dorado.rules.dice import came_to_help, throw
from tavola.games.el_dorado.rules.joining import deciding, may_reinforce, may_run, on_the_way, ways_in
from tavola.games.el_dorado.rules.stages import AFTER, ATT_ROLL, ATTACKER_WON, DEFENDER, RANGED
from tavola.games.el_dorado.tables import LEADS, NONE, SIDES, VILLAGERS
from tavola.kernel.questions import BY_ITSELF, Deed, Menu


class Coming(Menu[Power]):
    """Reinforcement and flight of the two sides alone, asked on public facts.

    ED-67, ED-68, ED-73, ED-74, ED-87, ED-R76, ED-R120, ED-R168, ED-R212
    """

    def __init__(self, name: str) -> None:
        self.join: Join = Join()
        self.speed: BuySpeedOnTheWay = BuySpeedOnTheWay()
        self.comers: list[Comer] = [Reinforce(), WolfJoins(), Flee()]
        self.others: list[Deed[Power]] = [ExchangeOnTheWay(), Done()]
        super().__init__(name, ed.DEFENDER_WINDOW, [self.join, self.speed, *self.comers, *self.others])

    def legal(self, t: Power) -> vec[i64]:
        """Explorers and thieves piece by piece, then armies, the Wolf, those who flee, and the rest."""
        side = deciding(t)
        far = ways_in(t, side)
        out = vec[i64](capacity=32)
        if t.on_turn == side:
            for lead in range(LEADS):
                if t.at[lead] != NONE and t.side_of_lead(lead) == side and t.at[lead] != t.b_tile:
                    out = self.join.of_lead(t, out, lead, side, far)
                    out = self.speed.of_lead(t, out, lead, side, far)
        for comer in self.comers:
            out = comer.listed_on(t, out, side, far)
        for deed in self.others:
            out = deed.listed(t, out)
        return out

    def apply(self, t: Power, action: i64) -> None:
        """Who is done goes on as if nobody had been asked."""
        if DONE.takes(action):
            self.settle(t)
        else:
            super().apply(t, action)


@final
class AttackerComes(Coming):
    """ED-73"""

    def asked(self, t: Power) -> i64:
        if t.b_kind == RANGED or t.attacker >= SIDES:
            return BY_ITSELF
        comes = on_the_way(t, t.attacker) or may_reinforce(t, t.attacker)
        return t.captain(t.attacker) if comes else BY_ITSELF

    def settle(self, t: Power) -> None:
        clear_roads_of(t, t.attacker)
        t.stage = DEFENDER


@final
class DefenderComes(Coming):
    """An outpost is not helped. ED-74, ED-87, ED-R150"""

    def asked(self, t: Power) -> i64:
        side = t.defender
        if side >= SIDES or lone_house(t):
            return BY_ITSELF
        comes = on_the_way(t, side) or may_reinforce(t, side) or (flees(t) and may_run(t, side))
        return t.captain(side) if comes else BY_ITSELF

    def settle(self, t: Power) -> None:
        """If nothing of the defender stays there is no fight. ED-74, ED-R84"""
        clear_roads_of(t, t.defender)
        if is_house_defended(t):
            t.interrupted = not lone_house(t) and came_to_help(t) > 0
            if turns_roles(t):
                turn_roles(t)  # and those who attacked the farmhouse have this window. ED-R250
                return
        elif t.defender < SIDES and nobody_left(t):
            t.b_result = ATTACKER_WON
            t.stage = AFTER
            return
        t.stage = ATT_ROLL
        throw(t, True)


def is_house_defended(t: Power) -> bool:
    """Is this the window of a farmhouse's owner?"""
    return t.b_building != NONE and t.defender == house_owner(t)


def nobody_left(t: Power) -> bool:
    """Forts stay, but take no part in a battle about a farmhouse. ED-83, ED-R84"""
    if roles_turned(t):
        return not t.stands(t.defender, t.b_tile)
    return not t.holds(t.defender, t.b_tile)


def lone_house(t: Power) -> bool:
    """An outpost is not helped. ED-R150"""
    return t.thieves != NONE and house_owner(t) == t.thieves


def clear_roads_of(t: Power, side: i64) -> None:
    """What has come has arrived."""
    if side >= SIDES:
        return
    for lead in range(LEADS):
        if t.side_of_lead(lead) == side:
            t.road[lead] = 0
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        t.v_road[i] = 0
    t.wolf_road = 0
