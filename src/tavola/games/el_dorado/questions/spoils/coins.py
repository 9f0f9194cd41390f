"""Which coin does the victor take, or the loser of a fight with a monster lay down?"""

from typing import final

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events
from tavola.games.el_dorado.actions import LAY_COIN, TAKE_COIN
from tavola.games.el_dorado.fields import MONSTER
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.spoils import take_coin
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.events import EVERYONE
from tavola.kernel.kinds import Kind
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import FINE


class OneCoin(Question[Power]):
    """Of several coins one is chosen; a single one goes at once. ED-R162"""

    def __init__(self, name: str, clause: i64, kind: Kind) -> None:
        super().__init__(name, clause, [kind])
        self.kind: Kind = kind

    def chooser(self, t: Power) -> i64:
        raise NotImplementedError

    def move(self, t: Power, coin: i64, to: i64) -> None:
        """The coin changes hands."""
        raise NotImplementedError

    def asked(self, t: Power) -> i64:
        return self.chooser(t) if bits_in(coins_of(t, t.arg(0))) > 1 else BY_ITSELF

    def settle(self, t: Power) -> None:
        coins = coins_of(t, t.arg(0))
        to = t.arg(1)
        t.pop()
        for coin in range(3):
            if coins & BIT[coin]:
                self.move(t, coin, to)

    def answer_breaks(self, t: Power, action: i64) -> i64:
        return FINE if t.coin[self.kind.a(action)] == t.arg(0) else self.clause

    def apply(self, t: Power, action: i64) -> None:
        to = t.arg(1)
        t.pop()
        self.move(t, self.kind.a(action), to)


def coins_of(t: Power, seat: i64) -> i64:
    """As bits. ED-192, ED-R147"""
    found: i64 = 0
    for coin in range(3):
        if t.coin[coin] == seat:
            found |= BIT[coin]
    return found


@final
class TakeCoin(OneCoin):
    """The victor takes one. ED-192"""

    def __init__(self) -> None:
        super().__init__("coin", ed.VICTOR_TAKES_A_COIN, TAKE_COIN)

    def chooser(self, t: Power) -> i64:
        return t.arg(1)

    def move(self, t: Power, coin: i64, to: i64) -> None:
        take_coin(t, coin, to, ed.VICTOR_TAKES_A_COIN)


@final
class LayCoin(OneCoin):
    """The loser lays one on the dweller's space. ED-193"""

    def __init__(self) -> None:
        super().__init__("lay_coin", ed.LOSER_LAYS_A_COIN, LAY_COIN)

    def chooser(self, t: Power) -> i64:
        return t.arg(0)

    def move(self, t: Power, coin: i64, to: i64) -> None:
        t.coin[coin] = MONSTER + to
        t.tell(events.COIN, ed.LOSER_LAYS_A_COIN, t.captain(t.turn), EVERYONE, coin, MONSTER + to)
