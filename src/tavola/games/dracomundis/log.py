"""Events as sentences, for the log of whoever may know them."""

from typing import Any, Final

from tavola.games.dracomundis import events as told
from tavola.games.dracomundis.data import CELLS, CODES, COLOURS, FACINGS, KINDS
from tavola.kernel.story import Raw, Told, Voice

WORD: Final = {
    told.FIRST_PLAYER: "first",
    told.PICKED: "picked",
    told.PLACED: "placed",
    told.PLACED_FACE_DOWN: "placed-face-down",
    told.FACED: "faced",
    told.LOOKED: "looked",
    told.LOOKED_UNSEEN: "looked-unseen",
    told.MOVED: "moved",
    told.CAPTURED: "captured",
    told.REVEALED: "revealed",
    told.FLIPPED: "flipped",
    told.FOUGHT: "fought",
    told.ELIMINATED: "eliminated",
    told.FREED: "freed",
    told.ORIENTED: "oriented",
    told.DESTROYED: "destroyed",
    told.PUSHED: "pushed",
    told.SACRIFICED: "sacrificed",
    told.MUST_FLIP: "must-flip",
    told.TURN_ENDED: "turn-ended",
    told.SCORED: "scored",
    told.WON: "won",
}


def colour(voice: Voice, seat: int) -> str:
    """A seat by the name of its colour."""
    return voice.say(f"colour-{COLOURS[seat]}")


def token_in(voice: Voice, code: int) -> dict[str, str]:
    """What a sentence needs to name a token: bare, with its article, and whose it is."""
    owner, kind = divmod(code, len(KINDS))
    return kind_in(voice, kind) | {"owner": colour(voice, owner)}


def kind_in(voice: Voice, kind: int) -> dict[str, str]:
    return {form: voice.say(f"{form}-{KINDS[kind]}") for form in ("name", "the", "a")}


def narrate(event: Raw, voice: Voice) -> Told:
    """An event worded; what only one seat is told is marked so."""
    ids, args, note = _facts(event, voice)
    clause = f"DM-R{event.clause - 1000:02d}" if event.clause >= 1000 else f"DM-{event.clause:02d}"
    name = WORD[event.kind]
    text = voice.say(f"event-{name}", who=colour(voice, event.seat), **args)
    return Told(name, event.seat, clause, text, ids, note, only_you=event.audience == 1 << event.seat)


def _facts(event: Raw, voice: Voice) -> tuple[tuple[str, ...], dict[str, Any], str]:
    """The squares an event names, what its sentence needs, and its short note."""
    a, b, c, d = event.args
    match event.kind:
        case told.PICKED:
            return (), kind_in(voice, a), ""
        case told.PLACED:
            return (CELLS[a],), {"cell": CELLS[a], **kind_in(voice, b)}, f"{CODES[b]} {CELLS[a]}"
        case told.PLACED_FACE_DOWN | told.LOOKED_UNSEEN | told.SACRIFICED:
            return (CELLS[a],), {"cell": CELLS[a]}, CELLS[a]
        case told.LOOKED | told.REVEALED | told.FLIPPED | told.FREED:
            return (CELLS[a],), {"cell": CELLS[a], **token_in(voice, b)}, f"{CELLS[a]} {CODES[b % 14]}"
        case told.FACED | told.ORIENTED:
            facts = {"cell": CELLS[a], "facing": FACINGS[b], **token_in(voice, c)}
            return (CELLS[a],), facts, f"{CODES[c % 14]} {CELLS[a]}{FACINGS[b]}"
        case told.MOVED:
            facts = {"start": CELLS[a], "to": CELLS[b], **token_in(voice, c)}
            return (CELLS[a], CELLS[b]), facts, f"{CODES[c % 14]} {CELLS[a]}-{CELLS[b]}"
        case told.CAPTURED:
            facts = {"start": CELLS[a], "to": CELLS[b], **token_in(voice, d)}
            return (CELLS[a], CELLS[b]), facts, f"{CODES[c % 14]} {CELLS[a]}x{CELLS[b]}"
        case _:
            return _more_facts(event, voice)


def _more_facts(event: Raw, voice: Voice) -> tuple[tuple[str, ...], dict[str, Any], str]:
    a, b, c, d = event.args
    match event.kind:
        case told.FOUGHT:
            result = "won" if b > c else "lost" if b < c else "tied"
            facts = {"cell": CELLS[a], "attack": b, "defence": c, "result": result, **token_in(voice, d)}
            return (CELLS[a],), facts, f"{CELLS[a]} {b}:{c}"
        case told.ELIMINATED:
            return (CELLS[a],), {"cell": CELLS[a], "winner": colour(voice, c), **token_in(voice, b)}, ""
        case told.DESTROYED:
            return (CELLS[a], CELLS[b]), {"cell": CELLS[b], **token_in(voice, c)}, f"{CELLS[a]}*{CELLS[b]}"
        case told.PUSHED:
            facts = {"start": CELLS[a], "to": CELLS[b], "trap": CELLS[d], **token_in(voice, c)}
            return (CELLS[a], CELLS[b], CELLS[d]), facts, f"{CODES[c % 14]} {CELLS[a]}>{CELLS[b]}"
        case told.SCORED:
            return (), {"points": a}, str(a)
        case told.WON:
            return (), winners(voice, a), "#"
        case _:
            return (), {}, ""


def winners(voice: Voice, mask: int) -> dict[str, Any]:
    """The winners by name, and how many share."""
    names = [colour(voice, seat) for seat in range(4) if mask >> seat & 1]
    listed = names[0]
    for name in names[1:]:
        listed = voice.say("both", one=listed, other=name)
    return {"winners": listed, "n": len(names)}
