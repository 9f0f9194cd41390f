"""Events as sentences, for the log of whoever may know them."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tavola.games.dracomundis import events
from tavola.games.dracomundis.data import CELLS, CODES, FACINGS, KINDS
from tavola.games.dracomundis.names import colour, kind_in, token_in, winners
from tavola.kernel.ledger import clause_id
from tavola.kernel.story import Raw, Told, Voice

NAMES: Final = tuple(events.EVENTS.cues)  # each event has one name


class Facts(NamedTuple):
    """The squares an event names, what its sentence needs, and its short note."""

    cells: tuple[int, ...]
    words: dict[str, Any]
    note: str


def narrate(event: Raw, voice: Voice) -> Told:
    """An event worded; what only one seat is told is marked so."""
    facts = FACTS[event.kind](voice, *event.args) if event.kind in FACTS else Facts((), {}, "")
    name = NAMES[event.kind]
    text = voice.say(f"event-{name}", who=colour(voice, event.seat), **facts.words)
    ids = tuple(CELLS[cell] for cell in facts.cells)
    only_you = event.audience == 1 << event.seat
    return Told(name, event.seat, clause_id("DM", event.clause), text, ids, facts.note, only_you=only_you)


def short(code: int) -> str:
    """`Dr`"""
    return CODES[code % len(KINDS)]


def picked(voice: Voice, kind: int, *_: int) -> Facts:
    return Facts((), kind_in(voice, kind), "")


def placed(voice: Voice, cell: int, kind: int, *_: int) -> Facts:
    return Facts((cell,), {"cell": CELLS[cell], **kind_in(voice, kind)}, f"{CODES[kind]} {CELLS[cell]}")


def square(voice: Voice, cell: int, *_: int) -> Facts:
    return Facts((cell,), {"cell": CELLS[cell]}, CELLS[cell])


def token(voice: Voice, cell: int, tok: int, *_: int) -> Facts:
    return Facts((cell,), {"cell": CELLS[cell], **token_in(voice, tok)}, f"{CELLS[cell]} {short(tok)}")


def facing(voice: Voice, cell: int, way: int, tok: int, _: int) -> Facts:
    words = {"cell": CELLS[cell], "facing": FACINGS[way], **token_in(voice, tok)}
    return Facts((cell,), words, f"{short(tok)} {CELLS[cell]}{FACINGS[way]}")


def moved(voice: Voice, start: int, to: int, tok: int, _: int) -> Facts:
    words = {"start": CELLS[start], "to": CELLS[to], **token_in(voice, tok)}
    return Facts((start, to), words, f"{short(tok)} {CELLS[start]}-{CELLS[to]}")


def captured(voice: Voice, start: int, to: int, tok: int, prisoner: int) -> Facts:
    words = {"start": CELLS[start], "to": CELLS[to], **token_in(voice, prisoner)}
    return Facts((start, to), words, f"{short(tok)} {CELLS[start]}x{CELLS[to]}")


def fought(voice: Voice, cell: int, attack: int, defence: int, tok: int) -> Facts:
    result = "won" if attack > defence else "lost" if attack < defence else "tied"
    words = {"cell": CELLS[cell], "attack": attack, "defence": defence, "result": result, **token_in(voice, tok)}
    return Facts((cell,), words, f"{CELLS[cell]} {attack}:{defence}")


def eliminated(voice: Voice, cell: int, tok: int, winner: int, _: int) -> Facts:
    return Facts((cell,), {"cell": CELLS[cell], "winner": colour(voice, winner), **token_in(voice, tok)}, "")


def destroyed(voice: Voice, gun: int, camp: int, tok: int, _: int) -> Facts:
    return Facts((gun, camp), {"cell": CELLS[camp], **token_in(voice, tok)}, f"{CELLS[gun]}*{CELLS[camp]}")


def pushed(voice: Voice, start: int, to: int, tok: int, trap: int) -> Facts:
    words = {"start": CELLS[start], "to": CELLS[to], "trap": CELLS[trap], **token_in(voice, tok)}
    return Facts((start, to, trap), words, f"{short(tok)} {CELLS[start]}>{CELLS[to]}")


def scored(voice: Voice, points: int, *_: int) -> Facts:
    return Facts((), {"points": points}, str(points))


def won(voice: Voice, mask: int, *_: int) -> Facts:
    return Facts((), winners(voice, mask), "#")


# what each event has to say beside who did it; those left out say no more
FACTS: Final[dict[int, Callable[..., Facts]]] = {
    events.PICKED: picked,
    events.PLACED: placed,
    events.PLACED_FACE_DOWN: square,
    events.FACED: facing,
    events.LOOKED: token,
    events.LOOKED_UNSEEN: square,
    events.MOVED: moved,
    events.CAPTURED: captured,
    events.REVEALED: token,
    events.FLIPPED: token,
    events.FOUGHT: fought,
    events.ELIMINATED: eliminated,
    events.FREED: token,
    events.ORIENTED: facing,
    events.DESTROYED: destroyed,
    events.PUSHED: pushed,
    events.SACRIFICED: square,
    events.SCORED: scored,
    events.WON: won,
}
