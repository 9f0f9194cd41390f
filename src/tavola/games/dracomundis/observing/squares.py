"""Square by square: what lies there as far as the observer knows, and who stands there."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.observing.layout import UNSEEN
from tavola.games.dracomundis.tables import CELLS, KINDS, NOTHING
from tavola.games.dracomundis.tokens import FACE_DOWN, facing_of, kind_of, known_to, owner_of, seen_by, tag_of
from tavola.kernel.bits import BIT
from tavola.kernel.observing import places_on, seat_at
from tavola.kernel.state import OVER


def put_squares(t: Fields, observer: i64, out: vec[i64], at: i64, unknown: i64) -> None:
    """A row for each thing that is told of a square; the first unknown tokens are counted from `unknown` on."""
    row = CELLS - t.edge
    ground, figure = t.ground, t.figure
    for cell in range(t.edge, CELLS):
        if ground[cell] != NOTHING:
            put_ground(t, observer, out, at, ground[cell], unknown)
        if figure[cell] != NOTHING:
            put_figure(t, observer, out, at + 4 * row, figure[cell])
        at += 1


def put_ground(t: Fields, observer: i64, out: vec[i64], at: i64, tok: i64, unknown: i64) -> None:
    """A terrain, or a token face down. DM-12, DM-21, DM-R05"""
    row = CELLS - t.edge
    place = places_on(observer, owner_of(tok), t.seats)
    out[at + row] = place + 1
    out[at + 3 * row] = tag_of(tok) + 1
    if tok >= FACE_DOWN:
        out[at + 2 * row] = 1
        put_looked(t, observer, out, at + 8 * row, seen_by(tok))
    if known_to(tok, observer) or t.actor == OVER:
        out[at] = kind_of(tok) + 1
    else:
        out[at] = UNSEEN
        out[unknown + (place - 1) * KINDS + kind_of(tok)] += 1  # only their sum is told


def put_figure(t: Fields, observer: i64, out: vec[i64], at: i64, tok: i64) -> None:
    """A free character or a trap, face up. DM-12, DM-14"""
    row = CELLS - t.edge
    out[at] = kind_of(tok) + 1
    out[at + row] = places_on(observer, owner_of(tok), t.seats) + 1
    out[at + 2 * row] = facing_of(tok) + 1
    out[at + 3 * row] = tag_of(tok) + 1


def put_looked(t: Fields, observer: i64, out: vec[i64], at: i64, seats: i64) -> None:
    """Who has looked at it, which all have seen. DM-13"""
    for place in range(t.seats if seats else 0):
        if seats & BIT[seat_at(observer, place, t.seats)]:
            out[at + place * (CELLS - t.edge)] = 1
