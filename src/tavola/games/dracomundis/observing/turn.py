"""The question, and what is remembered of the turn."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.dracomundis import agenda
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.observing.layout import UNSEEN
from tavola.games.dracomundis.tables import EXPLORER, NOTHING
from tavola.kernel.observing import places_on, set_asked


def put_turn(t: Fields, observer: i64, out: vec[i64]) -> None:
    """The first numbers of all."""
    set_asked(out, t, observer)
    out[3] = places_on(observer, t.mover, t.seats)
    out[4] = places_on(observer, t.first, t.seats) if t.asks > agenda.FIRST else NOTHING
    put_pointed_at(t, observer, out)
    out[9] = t.batch
    out[10] = t.used
    out[11] = t.extra
    out[12] = 1 if t.flipped else 0
    out[13] = 1 if t.turned else 0
    out[14] = t.quiet
    out[15] = t.turns
    out[16] = t.hidden


def put_pointed_at(t: Fields, observer: i64, out: vec[i64]) -> None:
    """What is placed, whose facing is asked, what was looked at. DM-02, DM-13, DM-23"""
    if t.picked != NOTHING:
        known = t.picked == EXPLORER or t.mover == observer
        out[5] = t.picked + 1 if known else UNSEEN
    if t.turning != NOTHING:
        out[6] = t.turning - t.edge + 1
    if t.peek != NOTHING:
        out[7] = t.peek - t.edge + 1
        out[8] = places_on(observer, t.peeker, t.seats) + 1
