"""Does a side roll some of its battle dice again?"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import JIMENEZ, KEEP, REROLL, REROLL_ALL
from tavola.games.el_dorado.options import ONE_MOMENT, REROLL_RIGHTS
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.explore.exchange import Exchange
from tavola.games.el_dorado.rules.dice import (
    BY_JIMENEZ,
    OF_ITS_OWN,
    attacking_dice,
    hardcore_battle,
    has_jimenez,
    has_nicolas,
    next_dice,
    own_dice,
    roller,
    some_right,
    use_right,
)
from tavola.games.el_dorado.tables import GOLD, SIDES
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Deed, Menu
from tavola.kernel.state import FINE


@final
class BattleReroll(Menu[Power]):
    """Asked on public facts, while a right is left. ED-189, ED-240, ED-244, ED-R157, ED-R199, ED-R212, ED-R241"""

    def __init__(self) -> None:
        super().__init__(
            "battle-reroll",
            ed.REROLL_FOR_GOLD,
            [ExchangeForRerolls(), RerollForGold(), RerollAll(), JimenezRerolls(), Keep()],
        )

    def asked(self, t: Power) -> i64:
        side = roller(t)
        if side >= SIDES or own_dice(t) == 0:
            return BY_ITSELF
        return t.captain(side) if some_right(t, side) else BY_ITSELF

    def settle(self, t: Power) -> None:
        next_dice(t)


@final
class ExchangeForRerolls(Exchange):
    """Where gold may be paid for dice. ED-R241"""

    def breaks(self, t: Power, action: i64) -> i64:
        return super().breaks(t, action) if gold_serves(t) else ed.REROLL_FOR_GOLD

    def listed(self, t: Power, out: vec[i64]) -> vec[i64]:
        return super().listed(t, out) if gold_serves(t) else out


def gold_serves(t: Power) -> bool:
    """Once a battle. ED-240"""
    return hardcore_battle(t) and not t.rerolled & OF_ITS_OWN


@final
class RerollForGold(Deed[Power]):
    """ED-240, ED-R202"""

    def __init__(self) -> None:
        super().__init__(REROLL)

    def breaks(self, t: Power, action: i64) -> i64:
        return reroll_breaks(t, REROLL.a(action))

    def apply(self, t: Power, action: i64) -> None:
        use_right(t, OF_ITS_OWN)
        reroll(t, REROLL.a(action), REROLL.a(action), ed.REROLL_FOR_GOLD)


@final
class RerollAll(Deed[Power]):
    """Nicolas rolls all his side's dice again instead of paying. ED-244"""

    def __init__(self) -> None:
        super().__init__(REROLL_ALL)

    def breaks(self, t: Power, action: i64) -> i64:
        ready = has_nicolas(t, roller(t)) and not t.rerolled & OF_ITS_OWN
        return FINE if ready else ed.NICOLAS_IN_BATTLE

    def apply(self, t: Power, action: i64) -> None:
        use_right(t, OF_ITS_OWN)
        reroll(t, own_dice(t), 0, ed.NICOLAS_IN_BATTLE)


@final
class JimenezRerolls(Deed[Power]):
    """One die free; by option others for gold along with it. ED-189, ED-R156, ED-R157"""

    def __init__(self) -> None:
        super().__init__(JIMENEZ)

    def breaks(self, t: Power, action: i64) -> i64:
        dice = JIMENEZ.a(action)
        if not has_jimenez(t, roller(t)) or t.rerolled & BY_JIMENEZ or dice + 1 > own_dice(t):
            return ed.JIMENEZ
        if dice > 0 and t.options[REROLL_RIGHTS] != ONE_MOMENT:
            return ed.TWO_RIGHTS
        return FINE if dice == 0 else reroll_breaks(t, dice)

    def apply(self, t: Power, action: i64) -> None:
        use_right(t, BY_JIMENEZ)
        reroll(t, JIMENEZ.a(action) + 1, JIMENEZ.a(action), ed.JIMENEZ)


@final
class Keep(Deed[Power]):
    """The dice stay as they lie."""

    def __init__(self) -> None:
        super().__init__(KEEP)

    def breaks(self, t: Power, action: i64) -> i64:
        return FINE

    def apply(self, t: Power, action: i64) -> None:
        next_dice(t)


def reroll_breaks(t: Power, dice: i64) -> i64:
    """ED-240, ED-R202"""
    if not gold_serves(t) or dice > own_dice(t):
        return ed.REROLL_FOR_GOLD
    return FINE if t.side_has(roller(t), GOLD) >= dice else ed.TOO_DEAR


def reroll(t: Power, dice: i64, paid: i64, clause: i64) -> None:
    """The lowest dice fall again. ED-189, ED-240, ED-244, ED-R202"""
    side = roller(t)
    taught = t.side_pays(side, GOLD, paid) if paid > 0 else 0
    mine = t.att_dice[:] if attacking_dice(t) else t.def_dice[:]
    left = dice
    for face in range(7):
        lifted = min(left, mine[face])
        mine[face] -= lifted
        left -= lifted
    if attacking_dice(t):
        t.att_dice = mine
    else:
        t.def_dice = mine
    t.to_roll = dice
    t.stage += 1
    t.tell(events.REROLLED, clause, t.captain(side), EVERYONE | taught, dice)
