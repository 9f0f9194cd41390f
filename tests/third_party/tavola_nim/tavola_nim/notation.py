"""Names, positions in writing, and the log of Nim."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tavola.kernel.actions import ActionSpace, kind
from tavola.kernel.errors import BadPosition
from tavola.kernel.game import Outcome
from tavola.kernel.options import Option
from tavola.kernel.state import CHANCE, OVER
from tavola.kernel.story import Raw, Told, Voice
from tavola_nim.state import COPIES, Nim

HEAPS = ("a", "b", "c")
START = (3, 4, 5)
OPTIONS = (Option("misere", (False, True), False, "Whoever takes the last counter loses."),)
ACTIONS = ActionSpace(kind("deal", card=(1, 2, 3)), kind("take", heap=HEAPS, count=(1, 2)), kind("show", heap=HEAPS))
EVENTS = ("dealt", "took", "showed", "won")
KEYS = {"heaps", "cards", "shown", "turn"}


def start(seats: int, options: vec) -> Nim:
    return Nim(seats, options)


def dump(state: Nim) -> dict[str, Any]:
    heaps = {name: state.heaps[i] for i, name in enumerate(HEAPS)}
    return {"heaps": heaps, "cards": list(state.cards), "shown": list(state.shown), "turn": state.mover}


def load(seats: int, options: vec, position: Mapping[str, Any]) -> Nim:
    """Every field must be there, and fit NI-01 and NI-02."""
    _refuse(set(position) != KEYS, f"a position names {sorted(KEYS)}, not {list(position)!r}")
    heaps, turn = position["heaps"], position["turn"]
    _refuse(not isinstance(heaps, Mapping) or set(heaps) != set(HEAPS), f"heaps are a, b and c, not {heaps!r}")
    for name, most in zip(HEAPS, START, strict=True):
        _check_number(f"heap {name}", heaps[name], most)
    _check_number("turn", turn, seats - 1)
    state = Nim(seats, options)
    state.heaps = vec[i64]([heaps[name] for name in HEAPS])
    state.mover = turn
    _load_cards(state, position["cards"], position["shown"])
    state.actor = CHANCE if 0 in state.cards else OVER if sum(state.heaps) == 0 else turn
    return state


def _load_cards(state: Nim, cards: Any, shown: Any) -> None:
    for what, numbers, most in (("cards", cards, 3), ("shown", shown, 1)):
        _refuse(not isinstance(numbers, list) or len(numbers) != state.seats, f"{what} has one number a seat")
        for number in numbers:
            _check_number(what, number, most)
    _refuse(any(cards.count(card) > COPIES for card in (1, 2, 3)), "there are two cards of each number (NI-02)")
    dealt = [card > 0 for card in cards]
    _refuse(dealt != sorted(dealt, reverse=True), "cards are dealt from seat 0 on (NI-02)")
    fresh = list(state.heaps) == list(START) and state.mover == 0
    _refuse(not all(dealt) and (not fresh or 1 in shown), "nothing happens before all cards are dealt (NI-02)")
    state.cards, state.shown = vec[i64](cards), vec[i64](shown)


def _check_number(what: str, number: Any, most: int) -> None:
    _refuse(type(number) is not int or not 0 <= number <= most, f"{what} must be 0 to {most}, not {number!r}")


def _refuse(wrong: bool, message: str) -> None:
    if wrong:
        raise BadPosition(message)


def outcome(state: Nim) -> Outcome:
    winners = state.winners()
    return Outcome(
        tuple(winners), tuple(float(seat in winners) for seat in range(state.seats)), "last counter", "NI-08"
    )


def narrate(event: Raw, voice: Voice) -> Told:
    name = EVENTS[event.kind]
    heap = HEAPS[event.args[0]] if name in ("took", "showed") else ""
    text = voice.say(f"event-{name}", seat=event.seat, heap=heap, card=event.args[0], count=event.args[1])
    return Told(name, event.seat, f"NI-{event.clause:02d}", text, (heap,) if heap else ())
