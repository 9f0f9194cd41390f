"""Positions in writing."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec

from tavola.kernel.errors import BadPosition
from tavola.kernel.sheet import Line, Number, Numbers, Sheet, only
from tavola.kernel.state import CHANCE, OVER
from tavola_nim.data import COPIES, HEAPS, START
from tavola_nim.questions import DEALING, ENDED, TAKING
from tavola_nim.state import Nim, start

SHEET = Sheet(
    Line("cards", "cards", Numbers(0, 3)),
    Line("shown", "shown", Numbers(0, 1)),
    Line("turn", "mover", Number(0, 2)),
)


def dump(t: Nim) -> dict[str, Any]:
    return {"heaps": dict(zip(HEAPS, t.heaps, strict=True)), **SHEET.write(t)}


def load(seats: int, options: vec, written: Mapping[str, Any]) -> Nim:
    """Every field must be there, and fit NI-01 and NI-02."""
    only("a position", written, ("heaps", *SHEET.keys))
    t = start(seats, options)
    heaps = only("heaps", written.get("heaps"), HEAPS)
    for i, (name, most) in enumerate(zip(HEAPS, START, strict=True)):
        t.heaps[i] = Number(0, most).read(f"heap {name}", heaps.get(name))
    SHEET.read(t, written)
    _check(t)
    if 0 in t.cards:
        t.ask(DEALING, CHANCE)
    elif sum(t.heaps) == 0:
        t.ask(ENDED, OVER)
    else:
        t.ask(TAKING, t.mover)
    return t


def _check(t: Nim) -> None:
    _refuse(len(t.cards) != t.seats or len(t.shown) != t.seats, "cards and shown have one number a seat")
    _refuse(t.mover >= t.seats, f"turn must be 0 to {t.seats - 1}, not {t.mover}")
    _refuse(any(list(t.cards).count(card) > COPIES for card in (1, 2, 3)), "there are two cards of each number (NI-02)")
    dealt = [card > 0 for card in t.cards]
    _refuse(dealt != sorted(dealt, reverse=True), "cards are dealt from seat 0 on (NI-02)")
    fresh = list(t.heaps) == list(START) and t.mover == 0
    _refuse(not all(dealt) and (not fresh or 1 in t.shown), "nothing happens before all cards are dealt (NI-02)")


def _refuse(wrong: bool, message: str) -> None:
    if wrong:
        raise BadPosition(message)
