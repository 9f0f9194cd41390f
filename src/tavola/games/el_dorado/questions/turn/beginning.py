"""A turn begins: the Titan first, then what the side has to do, one thing after the other."""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.options import EARLY_TEAM_ROLL
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.by_itself import ByItself
from tavola.games.el_dorado.rules.monsters import NOBODY, TO_ROLL
from tavola.games.el_dorado.rules.turns import hardcore_turn, in_play
from tavola.games.el_dorado.tables import NONE
from tavola.kernel.events import EVERYONE


@final
class Begin(ByItself):
    """The Titan goes before every turn. ED-25, ED-200, ED-R164"""

    def settle(self, t: Power) -> None:
        t.pop()
        t.push(agenda.BEGIN)
        t.push(agenda.TURN, t.turn)
        if t.titan != NONE:
            t.push(agenda.GUARDIAN, NOBODY, TO_ROLL)


@final
class Turn(ByItself):
    """Each sub-step captain first, so the agenda gets the partner first. ED-26, ED-147, ED-R130, ED-R227, ED-R230"""

    def settle(self, t: Power) -> None:
        side = t.arg(0)
        t.pop()
        t.on_turn = side
        t.tell(events.TURN, ed.CLOCKWISE, t.captain(side), EVERYONE, t.round)
        t.push(agenda.END_TURN, side)
        if side == t.thieves:
            t.push(agenda.HIDING if t.hiding else agenda.CHOOSE)
            plan_early(t, side)
        else:
            plan_turn(t, side)


def plan_turn(t: Power, side: i64) -> None:
    """Of explorers, last things first."""
    t.push(agenda.EXPLORE, side, NONE)
    plan_early(t, side)
    plan_each(t, side, agenda.LOOK)
    plan_each(t, side, agenda.GATHER)
    plan_each(t, side, agenda.EXTRAS)
    if not hardcore_turn(t):
        plan_dice(t, side)
    plan_each(t, side, agenda.LAFFITE, NONE)
    plan_each(t, side, agenda.REROLL)
    plan_each(t, side, agenda.ROLL)
    plan_each(t, side, agenda.RESPAWN)


def plan_early(t: Power, side: i64) -> None:
    """The team up next rolls its four dice in secret, once this one's are open; not in round one. ED-149, ED-R270"""
    coming = (side + 1) % t.sides
    if not t.options[EARLY_TEAM_ROLL] or not t.teams() or coming == t.thieves or hardcore_turn(t):
        return
    if t.round > 1 or coming == t.first:
        captain = t.captain(coming)
        t.push(agenda.ROLL, captain + 1, agenda.EARLY)
        t.push(agenda.ROLL, captain, agenda.EARLY)


def plan_dice(t: Power, side: i64) -> None:
    """Partners share their dice from round two on. ED-145, ED-146"""
    if t.partner(t.captain(side)) != NONE and t.round > 1:
        t.push(agenda.ASSIGN, side)
    else:
        plan_each(t, side, agenda.DICE)


def plan_each(t: Power, side: i64, question: i64, about: i64 = 0) -> None:
    for i in range(t.seats):
        seat = t.seats - 1 - i
        if t.side_of(seat) == side and in_play(t, seat):
            t.push(question, seat, about)
