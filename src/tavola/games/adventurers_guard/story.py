"""Sentences for the log."""

from collections.abc import Callable
from typing import Any, Final

from tavola.games.adventurers_guard import events
from tavola.games.adventurers_guard.data import DIE, LETTERS, PAWNS, TILES, TYPE_OF_PAWN, TYPES
from tavola.games.adventurers_guard.names import pawn_in, side_in
from tavola.kernel.ledger import clause_id
from tavola.kernel.story import Raw, Told, Voice

Facts = tuple[str, tuple[str, ...], dict[str, Any], str]  # name, ids, what the sentence needs, short note


def notable(event: Raw) -> bool:
    """Pawns taken, for a result."""
    return event.kind == events.MOVED and event.args[3] >= 0


def narrate(event: Raw, voice: Voice) -> Told:
    """An event as a sentence; lost turns and the count at the limit get theirs too, so that none passes in silence."""
    name, ids, args, short = FACTS[event.kind](event, voice)
    text = voice.say(f"event-{name}", **{"side": side_in(voice, event.seat)} | args)
    return Told(name, event.seat, clause_id("AG", event.clause), text, ids, short)


def note(pawn: int, start: int, to: int, victim: int, seat: int, face: int, gained: bool) -> str:
    """`4 R d2-e5`: x captures, ~ borrowed, + range gained."""
    dash = "x" if victim >= 0 else "-"
    borrowed = "~" if pawn // 6 != seat else ""
    return f"{face} {LETTERS[TYPE_OF_PAWN[pawn]]} {borrowed}{TILES[start]}{dash}{TILES[to]}{'+' if gained else ''}"


def _type_rolled(face: int, voice: Voice) -> dict[str, Any]:
    return dict(pawn_in(voice, TYPES.index(DIE[face - 1])))


def _warriors(event: Raw, voice: Voice) -> Facts:
    south, north = (TILES[tile] for tile in event.args[:2])
    return "warriors", ("S-W", "N-W"), {"south": south, "north": north}, ""


def _rolled(event: Raw, voice: Voice) -> Facts:
    face = event.args[0]
    return "rolled", ("die",), {**_type_rolled(face, voice), "face": face}, str(face)


def _moved(event: Raw, voice: Voice) -> Facts:
    pawn, victim = event.args[0], event.args[3]
    (face, start), (gained, to) = (divmod(packed, events.MORE) for packed in event.args[1:3])
    args: dict[str, Any] = {**pawn_in(voice, TYPE_OF_PAWN[pawn]), "start": TILES[start], "to": TILES[to]}
    ids = (PAWNS[pawn], TILES[start], TILES[to])
    short = note(pawn, start, to, victim, event.seat, face, bool(gained))
    if victim < 0:
        return "borrowed" if pawn // 6 != event.seat else "moved", ids, args, short
    taken = voice.say("type", type=TYPES[TYPE_OF_PAWN[victim]])
    name = "captured-own" if victim // 6 == event.seat else "captured"
    return name, (*ids, PAWNS[victim]), args | {"victim": taken}, short


def _turned(event: Raw, voice: Voice) -> Facts:
    pawn, reach, grown = event.args[:3]
    args = {**pawn_in(voice, TYPE_OF_PAWN[pawn]), "range": reach, "grown": "yes" if grown else "no"}
    return "turned", (PAWNS[pawn],), args, ""


def _shield_broken(event: Raw, voice: Voice) -> Facts:
    side = event.args[0]
    return "shield-broken", (PAWNS[side * 6],), {"side": side_in(voice, side)}, ""


def _passed(name: str, word: str) -> Callable[[Raw, Voice], Facts]:
    return lambda event, voice: (name, (), {}, f"{event.args[0]} {word}")


def _lost(name: str) -> Callable[[Raw, Voice], Facts]:
    return lambda event, voice: (name, (), _type_rolled(event.args[0], voice), f"{event.args[0]} –")


def _won(name: str) -> Callable[[Raw, Voice], Facts]:
    return lambda event, voice: (name, (), {"side": side_in(voice, event.args[0])}, "#")


FACTS: Final[dict[int, Callable[[Raw, Voice], Facts]]] = {
    events.FIRST_PLAYER: lambda event, voice: ("first", (), {}, ""),
    events.WARRIORS_PLACED: _warriors,
    events.ROLLED: _rolled,
    events.MOVED: _moved,
    events.TURNED: _turned,
    events.SHIELD_BROKEN: _shield_broken,
    events.LOST_BLOCKED: _lost("lost-blocked"),
    events.LOST_BOTH_MISSING: _lost("lost-both-missing"),
    events.LOST_NO_BORROW: _lost("lost-no-borrow"),
    events.HELD: _passed("held", "hold"),
    events.DECLINED: _passed("declined", "decline"),
    events.WON_BY_CAPTURE: _won("won"),
    events.WON_AT_LIMIT: _won("won-at-limit"),
    events.DRAWN_AT_LIMIT: lambda event, voice: ("drawn", (), {}, "="),
}
