"""Positions in writing, the end, and the log of Causeway."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from causeway.actions import HEXES
from causeway.events import ATTACKED, NAMES, STEPPED
from causeway.state import Causeway
from tavola.kernel.game import Outcome
from tavola.kernel.sheet import Line, Number, Numbers, Sheet, Words
from tavola.kernel.story import Raw, Told, Voice

SHEET = Sheet(Line("at", "at", Words(HEXES)), Line("goods", "goods", Numbers()), Line("turn", "turn", Number()))


def dump(t: Causeway) -> dict[str, Any]:
    return SHEET.write(t)


def load(seats: int, options: "vec[i64]", written: Mapping[str, Any]) -> Causeway:
    t = Causeway(seats, options)
    SHEET.read(t, written)
    t.go_on()
    return t


def outcome(t: Causeway) -> Outcome:
    most = max(t.goods)
    winners = tuple(seat for seat in range(2) if t.goods[seat] == most)
    return Outcome(winners, tuple(float(n) for n in t.goods), "goods", "CW-06")


def narrate(event: Raw, voice: Voice) -> Told:
    name = NAMES[event.kind]
    hexes = (HEXES[event.args[0]],) if event.kind in (STEPPED, ATTACKED) else ()
    food, wood = event.args[0], event.args[1]
    text = voice.say(f"event-{name}", seat=event.seat, hex="".join(hexes), food=food, wood=wood)
    return Told(name, event.seat, f"CW-{event.clause:02d}", text, hexes)
