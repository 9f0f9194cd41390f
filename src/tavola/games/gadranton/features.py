"""What a mind looks at: who needs how many steps, who carries what where, cards, the roll, and the guards near by.

Places are counted from the seat that looks, itself 0. Of a rival's objectives it knows how many there are, and which he
has shown. A feature's number is the first of its sort plus what it is about; EACH numbers for every seat.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.gadranton import agenda
from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.figures import guard_left, thief_left
from tavola.games.gadranton.options import OPEN_OBJECTIVES
from tavola.games.gadranton.scoring import TO_DOT
from tavola.games.gadranton.tables import (
    CARDS,
    CELLS,
    COLOURS,
    CROWN,
    GUARDS,
    IN_CITY,
    KEY,
    NONE,
    SEATS,
    STEPS_BETWEEN,
)
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.observing import seat_at

PACE: Final = 4  # steps that are told apart
NEEDS: Final = 40  # of them, to bring everything home
FETCH: Final = 24  # steps for a crown without its key, by and large
CARRY: Final = 16  # with its key
BACK: Final = 8  # from a crown to the nearest dot
GOAL: Final = 12  # steps to where it goes next, told apart
NEAR: Final = 8  # steps between two figures that are told apart
HAND: Final = 6
LEFT: Final = 9  # steps left
MEN: Final = SEATS + GUARDS

# the first number of each sort, of one seat
TO_COME: Final = 0  # crowns still to bring home
NEED: Final = TO_COME + COLOURS + 1  # steps until all are home, a number for every PACE
BEFORE: Final = NEED + NEEDS  # steps that the observer needs less than this rival
AFTER: Final = BEFORE + NEEDS  # and more
WEARS: Final = AFTER + NEEDS  # a crown he needs, as far as is known; one he does not
NEXT: Final = WEARS + 2  # steps to the dot, with a crown he needs; to crown or key without
KEYS: Final = NEXT + 2 * (GOAL + 1)
UNDER: Final = KEYS + COLOURS + 1  # hidden; blocked
STOCK: Final = UNDER + 2  # thief crowns left
CARDS_HELD: Final = STOCK + 8
CITY: Final = CARDS_HELD + HAND + 1  # in the city; outside
GUARD: Final = CITY + 2  # the nearest guard awake, by steps, without a crown and with one
RIVAL: Final = GUARD + 2 * (NEAR + 1)  # the nearest rival, likewise
TURN: Final = RIVAL + 2 * (NEAR + 1)  # on turn before the roll; then by what he has left: thief, guard
ATTACKED: Final = TURN + 1 + 2 * LEFT  # an attack on him is on; by him
EACH: Final = ATTACKED + 2
OWN: Final = EACH  # after those of all seats: the own cards
ASKED: Final = OWN + CARDS  # the question
COMMON: Final = CARDS + agenda.BEFORE_ROLL + 1


def count(seats: i64) -> i64:
    """How many features there are."""
    return EACH * seats + COMMON


def features(t: Fields, seat: i64) -> vec[i64]:
    """What is the case, as this seat sees it."""
    out = vec[i64](capacity=128)
    own = need(t, seat, seat)
    for place in range(t.seats):
        who = seat_at(seat, place, t.seats)
        needs = need(t, seat, who)
        out = put_levels(out, place * EACH + NEED, needs)
        out = put_levels(out, place * EACH + (BEFORE if needs > own else AFTER), max(needs - own, own - needs))
        out = put_thief(t, out, seat, who, place * EACH)
        out = put_turn(t, out, who, place * EACH)
    common = EACH * (t.seats - 1)
    for card in range(CARDS):
        for _copy in range(t.hand[seat * CARDS + card]):
            out = append(out, common + OWN + card)
    return append(out, common + ASKED + t.asks)


def put_levels(out: vec[i64], sort: i64, steps: i64) -> vec[i64]:
    """A number for every PACE of so many steps."""
    for level in range(min(NEEDS, steps // PACE)):
        out = append(out, sort + level)
    return out


def known(t: Fields, seat: i64, who: i64) -> i64:
    """The objectives of this seat that the observer knows, as bits."""
    if who == seat or t.options[OPEN_OBJECTIVES]:
        return t.objectives[who]
    return t.delivered[who] | t.worn_ever[who]


def to_come(t: Fields, who: i64) -> i64:
    return bits_in(t.objectives[who]) - bits_in(t.delivered[who])


def wears_wanted(t: Fields, seat: i64, who: i64) -> bool:
    """Does he wear a crown that is known to be one of his?"""
    colour = t.worn[who]
    return colour != NONE and (known(t, seat, who) & ~t.delivered[who] & BIT[colour]) != 0


def need(t: Fields, seat: i64, who: i64) -> i64:
    """Steps until all are home: keys spare some, and the next way is measured from where he stands."""
    crowns = to_come(t, who)
    wears = wears_wanted(t, seat, who)
    fetched = crowns - (1 if wears else 0)
    keyed = min(fetched, useful_keys(t, seat, who))
    steps = fetched * FETCH - keyed * (FETCH - CARRY)
    if t.cell[who] == NONE or crowns == 0:
        return steps
    if wears:
        return steps + TO_DOT[t.cell[who]]
    first = CARRY - BACK if keyed else FETCH - CARRY
    return steps - first + min(first, next_steps(t, seat, who))


def useful_keys(t: Fields, seat: i64, who: i64) -> i64:
    """Keys for crowns that are still to come, as far as is known; a rival is taken to need each of his."""
    keys = t.keys[who] & ~t.delivered[who]
    if who == seat or t.options[OPEN_OBJECTIVES]:
        keys &= t.objectives[who]
    if t.worn[who] != NONE:
        keys &= ~BIT[t.worn[who]]
    return bits_in(keys)


def next_steps(t: Fields, seat: i64, who: i64) -> i64:
    """Steps to the nearest crown he has a key for, or else to the nearest key he may want."""
    here, best = t.cell[who] * CELLS, CELLS
    has_key = useful_keys(t, seat, who) > 0
    mine = who == seat or t.options[OPEN_OBJECTIVES] == 1
    for colour in range(COLOURS):
        bit = BIT[colour]
        if t.delivered[who] & bit or (mine and not t.objectives[who] & bit):
            continue
        if not has_key:
            best = min(best, STEPS_BETWEEN[here + KEY[colour]])
        elif t.keys[who] & bit:
            best = min(best, STEPS_BETWEEN[here + CROWN[colour]])
    return best


def put_thief(t: Fields, out: vec[i64], seat: i64, who: i64, base: i64) -> vec[i64]:
    """What he has, what he is under, and where he is on his way."""
    wears = wears_wanted(t, seat, who)
    out = append(out, base + TO_COME + to_come(t, who))
    out = append(out, base + KEYS + useful_keys(t, seat, who))
    out = append(out, base + STOCK + min(t.crowns_left[who], 7))
    out = append(out, base + CARDS_HELD + min(t.hand_size[who], HAND))
    if t.worn[who] != NONE:
        out = append(out, base + WEARS + (0 if wears else 1))
    if t.hidden & BIT[who]:
        out = append(out, base + UNDER)
    if t.blocked[who] != NONE:
        out = append(out, base + UNDER + 1)
    return put_place(t, out, seat, who, base, wears) if t.cell[who] != NONE else out


def put_place(t: Fields, out: vec[i64], seat: i64, who: i64, base: i64, wears: bool) -> vec[i64]:
    """Where he stands: how far from his goal, and from those who may stop him."""
    cell = t.cell[who]
    steps = TO_DOT[cell] if wears else next_steps(t, seat, who)
    carrying: i64 = 1 if wears else 0
    out = append(out, base + NEXT + carrying * (GOAL + 1) + min(steps, GOAL))
    out = append(out, base + CITY + (0 if IN_CITY[cell] else 1))
    out = append(out, base + GUARD + carrying * (NEAR + 1) + nearest(t, cell, SEATS, MEN, who))
    return append(out, base + RIVAL + carrying * (NEAR + 1) + nearest(t, cell, 0, t.seats, who))


def nearest(t: Fields, cell: i64, first: i64, end: i64, who: i64) -> i64:
    """Steps to the nearest of these figures but himself; guards asleep do not count."""
    best: i64 = NEAR
    for figure in range(first, end):
        if figure == who or t.cell[figure] == NONE or (figure >= SEATS and t.asleep[figure - SEATS] != NONE):
            continue
        best = min(best, STEPS_BETWEEN[cell * CELLS + t.cell[figure]])
    return best


def put_turn(t: Fields, out: vec[i64], who: i64, base: i64) -> vec[i64]:
    """Is it his turn, what is left of it, and is he in an attack?"""
    if t.target == who:
        out = append(out, base + ATTACKED)
    if t.attacker == who:
        out = append(out, base + ATTACKED + 1)
    if t.active != who or t.asks <= agenda.PLACING:
        return out
    if t.steps == 0:
        return append(out, base + TURN)
    out = append(out, base + TURN + 1 + max(0, min(thief_left(t), LEFT - 1)))
    return append(out, base + TURN + 1 + LEFT + max(0, min(guard_left(t), LEFT - 1)))
