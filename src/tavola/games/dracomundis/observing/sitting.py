"""Of each seat, the observer first: its colour, what it has, what is behind its screen, what was won."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.observing.layout import SEAT, TAKEN, WON
from tavola.games.dracomundis.palette import colour_of
from tavola.games.dracomundis.questions.picking import behind_screen
from tavola.games.dracomundis.tables import KINDS, NOTHING
from tavola.games.dracomundis.tokens import WINNER, facing_of, kind_of, known_to, owner_of, tag_of
from tavola.games.dracomundis.valley import in_setup
from tavola.kernel.bits import BIT
from tavola.kernel.observing import places_on, seat_at
from tavola.kernel.state import OVER


def put_sitting(t: Fields, observer: i64, out: vec[i64], at: i64) -> i64:
    """A row for each thing that is told of a seat, as long as there are seats; where the next numbers go."""
    screens = in_setup(t)
    for place in range(t.seats):
        seat = seat_at(observer, place, t.seats)
        to = at + place
        out[to] = colour_of(t.palette, seat) + 1
        if screens:
            out[to + t.seats] = behind_screen(t, seat)
        out[to + 2 * t.seats] = 1 if t.sacrificed & BIT[seat] else 0
        out[to + 3 * t.seats] = t.spoils[seat]
        out[to + 4 * t.seats] = known_square(t, observer, t.camp[seat])
        out[to + 5 * t.seats] = known_square(t, observer, t.tiger[seat])
        if t.captive[seat] != NOTHING:
            put_prisoner(t, observer, out, to + 6 * t.seats, t.captive[seat])
        out[to + 10 * t.seats] = 1 if t.winners & BIT[seat] else 0
    return at + SEAT * t.seats


def known_square(t: Fields, observer: i64, cell: i64) -> i64:
    """Where a Campsite or a Tiger was placed, if the observer may know what lies or lay there. DM-R74"""
    if cell == NOTHING:
        return 0
    return cell - t.edge + 1 if t.actor == OVER or known_to(t.ground[cell], observer) else 0


def put_prisoner(t: Fields, observer: i64, out: vec[i64], at: i64, tok: i64) -> None:
    out[at] = kind_of(tok) + 1
    out[at + t.seats] = places_on(observer, owner_of(tok), t.seats) + 1
    out[at + 2 * t.seats] = facing_of(tok) + 1
    out[at + 3 * t.seats] = tag_of(tok) + 1


def put_hands(t: Fields, observer: i64, out: vec[i64], at: i64) -> i64:
    """The own hand by kind; of the others what is not in the valley yet counts as unknown. DM-02, DM-R05"""
    if not in_setup(t):
        return at + KINDS * t.seats
    for place in range(t.seats):
        seat = seat_at(observer, place, t.seats)
        for kind in range(KINDS):
            out[at + kind] = t.hand[seat * KINDS + kind]
        if place > 0 and seat == t.mover and t.picked != NOTHING:
            out[at + t.picked] += 1
        at += KINDS
    return at


def put_won(t: Fields, observer: i64, out: vec[i64], at: i64) -> i64:
    """Won tokens lie open, and all have seen in which order. DM-32, DM-R66"""
    row = TAKEN * t.seats
    to = at
    for tok in t.won:
        out[to] = kind_of(tok) + 1
        out[to + row] = places_on(observer, owner_of(tok), t.seats) + 1
        out[to + 2 * row] = places_on(observer, tok // WINNER, t.seats) + 1
        out[to + 3 * row] = tag_of(tok) + 1
        to += 1
    return at + WON * row
