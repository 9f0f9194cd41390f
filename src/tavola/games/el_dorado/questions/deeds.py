"""Deeds: what the answers of the explore phase, of windows and of battles have in common."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda
from tavola.games.el_dorado.options import TRADE, TRADE_ANY
from tavola.games.el_dorado.power import Power
from tavola.kernel.bits import BIT
from tavola.kernel.kinds import Kind
from tavola.kernel.questions import Deed


class Act(Deed[Power]):
    """An action of the explore phase: when it is finished the windows open. ED-R32, ED-R69"""

    def apply(self, t: Power, action: i64) -> None:
        seat = t.arg(1)
        t.acted = True
        t.acted_by |= BIT[seat]
        if t.options[TRADE] == TRADE_ANY:
            t.push(agenda.OFFERS)
        t.push(agenda.WINDOW, agenda.W1)
        self.act(t, action, seat)

    def act(self, t: Power, action: i64, seat: i64) -> None:
        """Carry it out for the acting seat."""
        raise NotImplementedError


class LeadAct(Act):
    """An act of one explorer or thief, which is its first parameter."""

    def of_lead(self, t: Power, out: vec[i64], lead: i64, seat: i64) -> vec[i64]:
        """Append the legal ones of this piece."""
        raise NotImplementedError


@final
class Refused(Deed[Power]):
    """What is never done here, with a clause of its own that says why."""

    def __init__(self, kind: Kind, clause: i64) -> None:
        super().__init__(kind)
        self.clause: i64 = clause

    def breaks(self, t: Power, action: i64) -> i64:
        return self.clause

    def listed(self, t: Power, out: vec[i64]) -> vec[i64]:
        return out
