"""What do the battle dice show?"""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import DIE
from tavola.games.el_dorado.options import BATTLE_DIE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.dice import attacking_dice, die_breaks, next_dice, roller
from tavola.games.el_dorado.tables import SIDES
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Roll
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, FINE


@final
class BattleDice(Roll[Power]):
    """The defender rolls when the attacker's result is final. ED-75, ED-R88, ED-R109"""

    def __init__(self) -> None:
        super().__init__("battle-dice", ed.BATTLE_DICE, [DIE])

    def asked(self, t: Power) -> i64:
        return CHANCE if t.to_roll > 0 else BY_ITSELF

    def settle(self, t: Power) -> None:
        next_dice(t)

    def weight(self, t: Power, action: i64) -> i64:
        return 1 if die_breaks(t, DIE.a(action)) == FINE else 0

    def sample(self, t: Power, rng: Rng) -> i64:
        return DIE.code(rng.below(6) + (0 if t.options[BATTLE_DIE] else 1))

    def apply(self, t: Power, action: i64) -> None:
        face = DIE.a(action)
        if attacking_dice(t):
            t.att_dice[face] += 1
        else:
            t.def_dice[face] += 1
        t.to_roll -= 1
        side = roller(t)
        t.tell(events.DIE, ed.BATTLE_DICE, t.captain(side if side < SIDES else t.turn), EVERYONE, face, t.told_as(side))
