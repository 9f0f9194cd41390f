"""Whom does Laffite steal from, and which card is it?"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import PICK_CARD, STEAL_FROM, STOLEN
from tavola.games.el_dorado.options import LAFFITE_PICK, PICKS
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.turns import die_slot
from tavola.games.el_dorado.tables import LAFFITE, NONE, TYPES
from tavola.kernel.events import EVERYONE
from tavola.kernel.kinds import Kind
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import CHANCE, FINE


@final
class Laffite(Question[Power]):
    """One card for each 3 or 5 of his roll; with one opponent there is nobody else to name. ED-115, ED-R20, ED-R22"""

    def __init__(self) -> None:
        super().__init__("laffite", ed.LAFFITE, [STEAL_FROM])

    def asked(self, t: Power) -> i64:
        if t.arg(1) == NONE or is_done(t) or only_victim(t) != NONE:
            return BY_ITSELF
        return t.arg(0)

    def settle(self, t: Power) -> None:
        if t.arg(1) == NONE:
            t.set_arg(1, thefts(t, t.arg(0)))
        elif is_done(t):
            t.pop()
        else:
            steal_from(t, only_victim(t))

    def answer_breaks(self, t: Power, action: i64) -> i64:
        return FINE if is_victim(t, t.arg(0), STEAL_FROM.a(action)) else ed.LAFFITE

    def apply(self, t: Power, action: i64) -> None:
        steal_from(t, STEAL_FROM.a(action))


def thefts(t: Power, seat: i64) -> i64:
    """One for each 3 or 5. ED-115, ED-R20"""
    if t.who[seat] != LAFFITE:
        return 0
    count: i64 = 0
    for i in range(2):
        face = t.dice[die_slot(t, seat) + i]
        if face == 3 or face == 5:
            count += 1
    return count


def is_victim(t: Power, seat: i64, other: i64) -> bool:
    """Any opponent. ED-115, ED-R22"""
    return other < t.seats and t.side_of(other) != t.side_of(seat)


def is_done(t: Power) -> bool:
    """Nothing more to steal, or nobody has a card. ED-R21"""
    if t.arg(1) == 0:
        return True
    for other in range(t.seats):
        if is_victim(t, t.arg(0), other) and t.cards(other) > 0:
            return False
    return True


def only_victim(t: Power) -> i64:
    """The one opponent, or NONE if there are several."""
    only: i64 = NONE
    for other in range(t.seats):
        if is_victim(t, t.arg(0), other):
            if only != NONE:
                return NONE
            only = other
    return only


def steal_from(t: Power, other: i64) -> None:
    seat = t.arg(0)
    t.set_arg(1, t.arg(1) - 1)
    t.tell(events.NAMED, ed.LAFFITE, seat, EVERYONE, other)
    if t.cards(other) > 0:
        t.push(agenda.STOLEN, seat, other)


@final
class Stolen(Question[Power]):
    """A random card, or by option one he looks at and picks. ED-R21"""

    def __init__(self) -> None:
        super().__init__("stolen", ed.LAFFITE, [STOLEN, PICK_CARD])

    def asked(self, t: Power) -> i64:
        return t.arg(0) if t.options[LAFFITE_PICK] == PICKS else CHANCE

    def card(self, t: Power) -> Kind:
        """How the card is named: by chance or by him."""
        return PICK_CARD if t.options[LAFFITE_PICK] == PICKS else STOLEN

    def legal(self, t: Power) -> vec[i64]:
        out = vec[i64](capacity=TYPES)
        card = self.card(t)
        for type in range(TYPES):
            if t.hand[t.arg(1) * TYPES + type] > 0:
                out = append(out, card.code(type))
        return out

    def answer_breaks(self, t: Power, action: i64) -> i64:
        card = self.card(t)
        there = card.takes(action) and t.hand[t.arg(1) * TYPES + card.a(action)] > 0
        return FINE if there else ed.LAFFITE

    def weights(self, t: Power, outcomes: vec[i64]) -> vec[i64]:
        out = vec[i64](capacity=TYPES)
        for action in outcomes:
            out = append(out, t.hand[t.arg(1) * TYPES + self.card(t).a(action)])
        return out

    def apply(self, t: Power, action: i64) -> None:
        stolen(t, self.card(t).a(action))


def stolen(t: Power, type: i64) -> None:
    """Seen by the two seats and their partners. ED-R21"""
    seat = t.arg(0)
    other = t.arg(1)
    t.pop()
    t.hand[other * TYPES + type] -= 1
    t.hand[seat * TYPES + type] += 1
    know = t.seats_of(t.side_of(seat)) | t.seats_of(t.side_of(other))
    t.tell(events.STOLEN, ed.LAFFITE, seat, know, other, type)
    t.tell(events.STOLEN, ed.LAFFITE, seat, EVERYONE & ~know, other, NONE)
