"""What a mind looks at: the heaps, whose turn it is, and the cards this seat knows."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.kernel.observing import seat_at
from tavola_nim.data import CARDS, HEAPS, START
from tavola_nim.fields import Fields
from tavola_nim.observing import card_seen

COUNTERS = max(START) + 1
KINDS = max(CARDS) + 1  # of cards: those there are, and none yet
CARD = 1 + len(HEAPS) * COUNTERS


def count(seats: int) -> int:
    return CARD + seats * KINDS


def features(t: Fields, seat: int) -> "vec[i64]":
    out = vec[i64]([0] if t.mover == seat else [])
    for heap, counters in enumerate(t.heaps):
        out = append(out, 1 + heap * COUNTERS + counters)
    for place in range(t.seats):
        card = card_seen(t, seat_at(seat, place, t.seats), seat)
        out = append(out, CARD + place * KINDS + card) if card >= 0 else out
    return out
