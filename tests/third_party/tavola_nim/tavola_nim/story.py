"""Sentences for the log."""

from tavola.kernel.ledger import clause_id
from tavola.kernel.story import Raw, Told, Voice
from tavola_nim import events
from tavola_nim.data import HEAPS

NAMES = {events.DEALT: "dealt", events.TOOK: "took", events.SHOWED: "showed", events.WON: "won"}


def narrate(event: Raw, voice: Voice) -> Told:
    name = NAMES[event.kind]
    heap = HEAPS[event.args[0]] if name in ("took", "showed") else ""
    text = voice.say(f"event-{name}", seat=event.seat, heap=heap, card=event.args[0], count=event.args[1])
    return Told(name, event.seat, clause_id("NI", event.clause), text, (heap,) if heap else ())
