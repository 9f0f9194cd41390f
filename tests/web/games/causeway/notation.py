"""Names, positions in writing, and the log of Causeway."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from causeway.state import HEXES, Causeway
from tavola.kernel.actions import ActionSpace, kind
from tavola.kernel.game import Outcome
from tavola.kernel.options import Option
from tavola.kernel.state import OVER
from tavola.kernel.story import Raw, Told, Voice

OPTIONS = (Option("turns", (3, 6, 50), 6, "Turns each."),)
ACTIONS = ActionSpace(kind("step", hex=HEXES), kind("gather", food=(1, 2)), kind("rest"))
EVENTS = ("stepped", "attacked", "gathered", "rested")


def start(seats: int, options: vec) -> Causeway:
    return Causeway(seats, options)


def dump(state: Causeway) -> dict[str, Any]:
    return {"at": [HEXES[at] for at in state.at], "goods": list(state.goods), "turn": state.turn}


def load(seats: int, options: vec, position: Mapping[str, Any]) -> Causeway:
    state = Causeway(seats, options)
    state.at = vec[i64]([HEXES.index(name) for name in position["at"]])
    state.goods, state.turn = vec[i64](position["goods"]), position["turn"]
    state.actor = OVER if state.turn >= 2 * options[0] else state.turn % 2
    return state


def outcome(state: Causeway) -> Outcome:
    most = max(state.goods)
    winners = tuple(seat for seat in range(2) if state.goods[seat] == most)
    return Outcome(winners, tuple(float(n) for n in state.goods), "goods", "CW-06")


def narrate(event: Raw, voice: Voice) -> Told:
    name = EVENTS[event.kind]
    hexes = (HEXES[event.args[0]],) if name in ("stepped", "attacked") else ()
    food, wood = event.args[0], event.args[1]
    text = voice.say(f"event-{name}", seat=event.seat, hex="".join(hexes), food=food, wood=wood)
    return Told(name, event.seat, f"CW-{event.clause:02d}", text, hexes)
