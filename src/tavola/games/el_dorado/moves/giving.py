"""Half the hand of the beaten: to the victor, a team, the den or the stacks. ED-78, ED-R92"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, tasks
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import TYPES
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

WOODS: Final = 26  # none to all there are, as `kinds.py` has them
GOLDS: Final = 31


def handful(food: i64, wood: i64, gold: i64) -> i64:
    return (food * WOODS + wood) * GOLDS + gold


def parts(code: i64) -> tuple[i64, i64, i64]:
    """Food, wood and gold of a handful."""
    return code // (WOODS * GOLDS), code // GOLDS % WOODS, code % GOLDS


def give_breaks(t: Power, code: i64) -> i64:
    """Exactly half, cards one has. ED-78, ED-R92"""
    food, wood, gold = parts(code)
    seat = t.arg(0)
    if food + wood + gold != t.arg(2):
        return ed.HALF_THE_HAND
    fits = food <= t.hand[seat * 3] and wood <= t.hand[seat * 3 + 1] and gold <= t.hand[seat * 3 + 2]
    return FINE if fits else ed.HALF_THE_HAND


def list_gives(t: Power, first: i64) -> vec[i64]:
    out = vec[i64](capacity=32)
    seat = t.arg(0)
    count = t.arg(2)
    for food in range(min(count, t.hand[seat * 3]) + 1):
        for wood in range(min(count - food, t.hand[seat * 3 + 1]) + 1):
            gold = count - food - wood
            if gold <= t.hand[seat * 3 + 2]:
                out = append(out, first + handful(food, wood, gold))
    return out


def give(t: Power, code: i64) -> None:
    """Seen by loser and victor; to the stacks, by all. Ledger, information"""
    food, wood, gold = parts(code)
    seat = t.arg(0)
    to = t.arg(1)
    t.pop()
    given = vec[i64]([food, wood, gold])
    for type in range(TYPES):
        t.hand[seat * TYPES + type] -= given[type]
        hand_to(t, to, type, given[type])
    tell_gift(t, seat, to, given)
    if to >= tasks.TO_TEAM:
        t.push(tasks.DIVIDE, to - tasks.TO_TEAM, code)


def hand_to(t: Power, to: i64, type: i64, count: i64) -> None:
    if to == tasks.STACKS:
        t.stock[type] += count
    elif to == tasks.TO_DEN:
        t.den[type] += count
    elif to >= tasks.TO_TEAM:
        t.hand[t.captain(to - tasks.TO_TEAM) * TYPES + type] += count
    else:
        t.hand[to * TYPES + type] += count


def tell_gift(t: Power, seat: i64, to: i64, given: vec[i64]) -> None:
    know: i64 = EVERYONE
    if to < tasks.STACKS:
        know = t.seats_of(t.side_of(seat)) | t.seats_of(t.side_of(to))
    elif to >= tasks.TO_TEAM:
        know = t.seats_of(t.side_of(seat)) | t.seats_of(to - tasks.TO_TEAM)
    t.tell(events.GAVE, ed.HALF_THE_HAND, seat, EVERYONE, given[0] + given[1] + given[2], to)
    t.tell(events.GAVE_CARDS, ed.HALF_THE_HAND, seat, know, given[0], given[1], given[2])


def divide_breaks(t: Power, code: i64) -> i64:
    """What the captain keeps; the partner gets the rest. ED-153, ED-R94"""
    food, wood, gold = parts(code)
    foods, woods, golds = parts(t.arg(1))
    return FINE if food <= foods and wood <= woods and gold <= golds else ed.CAPTAIN_DIVIDES


def list_divides(t: Power, first: i64) -> vec[i64]:
    out = vec[i64](capacity=32)
    foods, woods, golds = parts(t.arg(1))
    for food in range(foods + 1):
        for wood in range(woods + 1):
            for gold in range(golds + 1):
                out = append(out, first + handful(food, wood, gold))
    return out


def divide(t: Power, code: i64) -> None:
    food, wood, gold = parts(code)
    captain = t.captain(t.arg(0))
    partner = t.partner(captain)
    foods, woods, golds = parts(t.arg(1))
    passed = vec[i64]([foods - food, woods - wood, golds - gold])
    t.pop()
    t.tell(events.DIVIDED, ed.TEAM_DIVIDES, captain, EVERYONE)
    for type in range(TYPES):
        t.hand[captain * TYPES + type] -= passed[type]
        t.hand[partner * TYPES + type] += passed[type]
