"""Which half of a hand do the beaten give, and how do partners divide it?"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import DIVIDE, GIVE
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.handfuls import parts
from tavola.games.el_dorado.tables import NONE, TYPES
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import FINE


@final
class Give(Question[Power]):
    """Exactly half, cards one has; nothing of one card. ED-78, ED-R92"""

    def __init__(self) -> None:
        super().__init__("give", ed.HALF_THE_HAND, [GIVE])

    def asked(self, t: Power) -> i64:
        return t.arg(0) if t.arg(2) > 0 else BY_ITSELF

    def settle(self, t: Power) -> None:
        t.pop()

    def legal(self, t: Power) -> vec[i64]:
        out = vec[i64](capacity=32)
        seat, count = t.arg(0), t.arg(2)
        for food in range(min(count, t.hand[seat * 3]) + 1):
            for wood in range(min(count - food, t.hand[seat * 3 + 1]) + 1):
                gold = count - food - wood
                if gold <= t.hand[seat * 3 + 2]:
                    out = append(out, GIVE.code(food, wood, gold))
        return out

    def answer_breaks(self, t: Power, action: i64) -> i64:
        food, wood, gold = GIVE.a(action), GIVE.b(action), GIVE.c(action)
        seat = t.arg(0)
        if food + wood + gold != t.arg(2):
            return ed.HALF_THE_HAND
        fits = food <= t.hand[seat * 3] and wood <= t.hand[seat * 3 + 1] and gold <= t.hand[seat * 3 + 2]
        return FINE if fits else ed.HALF_THE_HAND

    def apply(self, t: Power, action: i64) -> None:
        """Seen by loser and victor; to the stacks, by all. Ledger, information"""
        seat, to = t.arg(0), t.arg(1)
        given = vec[i64]([GIVE.a(action), GIVE.b(action), GIVE.c(action)])
        taught = t.lesson(seat, given, receiving_side(t, to))
        t.pop()
        for type in range(TYPES):
            t.hand[seat * TYPES + type] -= given[type]
            hand_to(t, to, type, given[type])
        tell_gift(t, seat, to, given, taught)
        if to >= agenda.TO_TEAM:
            t.push(agenda.DIVIDE, to - agenda.TO_TEAM, action - GIVE.first)


def hand_to(t: Power, to: i64, type: i64, count: i64) -> None:
    if to == agenda.STACKS:
        t.stock[type] += count
    elif to == agenda.TO_DEN:
        t.den[type] += count
    elif to >= agenda.TO_TEAM:
        t.hand[t.captain(to - agenda.TO_TEAM) * TYPES + type] += count
    else:
        t.hand[to * TYPES + type] += count


def receiving_side(t: Power, to: i64) -> i64:
    """Or NONE, where the cards lie open."""
    if to >= agenda.TO_TEAM:
        return to - agenda.TO_TEAM
    return t.side_of(to) if to < agenda.STACKS else NONE


def tell_gift(t: Power, seat: i64, to: i64, given: vec[i64], taught: i64) -> None:
    know: i64 = EVERYONE
    side = receiving_side(t, to)
    if side != NONE:
        know = t.seats_of(t.side_of(seat)) | t.seats_of(side)
    t.tell(events.GAVE, ed.HALF_THE_HAND, seat, EVERYONE, given[0] + given[1] + given[2], to)
    t.tell(events.GAVE_CARDS, ed.HALF_THE_HAND, seat, know | taught, given[0], given[1], given[2])


@final
class Divide(Question[Power]):
    """What the captain keeps; the partner gets the rest. ED-153, ED-R94"""

    def __init__(self) -> None:
        super().__init__("divide", ed.CAPTAIN_DIVIDES, [DIVIDE])

    def asked(self, t: Power) -> i64:
        return t.captain(t.arg(0))

    def legal(self, t: Power) -> vec[i64]:
        out = vec[i64](capacity=32)
        foods, woods, golds = parts(t.arg(1))
        for food in range(foods + 1):
            for wood in range(woods + 1):
                for gold in range(golds + 1):
                    out = append(out, DIVIDE.code(food, wood, gold))
        return out

    def answer_breaks(self, t: Power, action: i64) -> i64:
        foods, woods, golds = parts(t.arg(1))
        fits = DIVIDE.a(action) <= foods and DIVIDE.b(action) <= woods and DIVIDE.c(action) <= golds
        return FINE if fits else ed.CAPTAIN_DIVIDES

    def apply(self, t: Power, action: i64) -> None:
        captain = t.captain(t.arg(0))
        partner = t.partner(captain)
        foods, woods, golds = parts(t.arg(1))
        passed = vec[i64]([foods - DIVIDE.a(action), woods - DIVIDE.b(action), golds - DIVIDE.c(action)])
        t.pop()
        t.tell(events.DIVIDED, ed.TEAM_DIVIDES, captain, EVERYONE)
        for type in range(TYPES):
            t.hand[captain * TYPES + type] -= passed[type]
            t.hand[partner * TYPES + type] += passed[type]
