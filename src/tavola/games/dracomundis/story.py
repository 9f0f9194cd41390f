"""Events as sentences, for the log of whoever may know them."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tavola.games.dracomundis import events
from tavola.games.dracomundis.data import CELLS, CODES, COLOURS, FACINGS, KINDS
from tavola.games.dracomundis.names import colour, kind_in, token_in, winners
from tavola.games.dracomundis.palette import WITH_EVENTS
from tavola.kernel.ledger import clause_id
from tavola.kernel.story import Raw, Told, Voice

NAMES: Final = tuple(events.EVENTS.cues)  # each event has one name
OWN: Final = (1 << WITH_EVENTS) - 1  # what the last argument is, below the palette


class Facts(NamedTuple):
    """The squares an event names, what its sentence needs, and its short note."""

    cells: tuple[int, ...]
    words: dict[str, Any]
    note: str


def narrate(event: Raw, voice: Voice) -> Told:
    """An event worded; what only one seat is told is marked so."""
    *first, last = event.args
    own, palette = last & OWN, last >> WITH_EVENTS
    facts = FACTS[event.kind](voice, palette, *first, own) if event.kind in FACTS else Facts((), {}, "")
    name = NAMES[event.kind]
    text = voice.say(f"event-{name}", who=colour(voice, palette, event.seat), **facts.words)
    ids = tuple(CELLS[cell] for cell in facts.cells)
    only_you = event.audience == 1 << event.seat
    return Told(name, event.seat, clause_id("DM", event.clause), text, ids, facts.note, only_you=only_you)


def notable(event: Raw) -> bool:
    """Fights, for a result."""
    return event.kind == events.FOUGHT


def short(code: int) -> str:
    """`Dr`"""
    return CODES[code % len(KINDS)]


def picked(voice: Voice, palette: int, kind: int, *_: int) -> Facts:
    return Facts((), kind_in(voice, kind), "")


def placed(voice: Voice, palette: int, cell: int, kind: int, *_: int) -> Facts:
    return Facts((cell,), {"cell": CELLS[cell], **kind_in(voice, kind)}, f"{CODES[kind]} {CELLS[cell]}")


def square(voice: Voice, palette: int, cell: int, *_: int) -> Facts:
    return Facts((cell,), {"cell": CELLS[cell]}, CELLS[cell])


def token(voice: Voice, palette: int, cell: int, tok: int, *_: int) -> Facts:
    return Facts((cell,), {"cell": CELLS[cell], **token_in(voice, palette, tok)}, f"{CELLS[cell]} {short(tok)}")


def facing(voice: Voice, palette: int, cell: int, way: int, tok: int, _: int) -> Facts:
    words = {"cell": CELLS[cell], "facing": FACINGS[way], **token_in(voice, palette, tok)}
    return Facts((cell,), words, f"{short(tok)} {CELLS[cell]}{FACINGS[way]}")


def moved(voice: Voice, palette: int, start: int, to: int, tok: int, _: int) -> Facts:
    words = {"start": CELLS[start], "to": CELLS[to], **token_in(voice, palette, tok)}
    return Facts((start, to), words, f"{short(tok)} {CELLS[start]}-{CELLS[to]}")


def captured(voice: Voice, palette: int, start: int, to: int, tok: int, prisoner: int) -> Facts:
    words = {"start": CELLS[start], "to": CELLS[to], **token_in(voice, palette, prisoner)}
    return Facts((start, to), words, f"{short(tok)} {CELLS[start]}x{CELLS[to]}")


def fought(voice: Voice, palette: int, cell: int, attack: int, defence: int, tok: int) -> Facts:
    result = "won" if attack > defence else "lost" if attack < defence else "tied"
    words = {
        "cell": CELLS[cell],
        "attack": attack,
        "defence": defence,
        "result": result,
        **token_in(voice, palette, tok),
    }
    return Facts((cell,), words, f"{CELLS[cell]} {attack}:{defence}")


def eliminated(voice: Voice, palette: int, cell: int, tok: int, winner: int, _: int) -> Facts:
    return Facts(
        (cell,), {"cell": CELLS[cell], "winner": colour(voice, palette, winner), **token_in(voice, palette, tok)}, ""
    )


def destroyed(voice: Voice, palette: int, gun: int, camp: int, tok: int, _: int) -> Facts:
    return Facts((gun, camp), {"cell": CELLS[camp], **token_in(voice, palette, tok)}, f"{CELLS[gun]}*{CELLS[camp]}")


def pushed(voice: Voice, palette: int, start: int, to: int, tok: int, trap: int) -> Facts:
    words = {"start": CELLS[start], "to": CELLS[to], "trap": CELLS[trap], **token_in(voice, palette, tok)}
    return Facts((start, to, trap), words, f"{short(tok)} {CELLS[start]}>{CELLS[to]}")


def scored(voice: Voice, palette: int, points: int, *_: int) -> Facts:
    return Facts((), {"points": points}, str(points))


def won(voice: Voice, palette: int, mask: int, *_: int) -> Facts:
    return Facts((), winners(voice, palette, mask), "#")


def coloured(voice: Voice, palette: int, taken: int, *_: int) -> Facts:
    return Facts((), {"colour": voice.say(f"colour-{COLOURS[taken]}")}, COLOURS[taken])


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
    events.COLOURED: coloured,
}
