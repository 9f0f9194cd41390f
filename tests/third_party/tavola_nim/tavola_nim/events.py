"""Everything that can happen, with its cue."""

from tavola.kernel.cues import CARD, GAIN, REVEAL, WIN, Events

EVENTS = Events()
DEALT = EVENTS.add(dealt=CARD, teaches=True)  # a: card
TOOK = EVENTS.add(took=GAIN)  # a: heap, b: count
SHOWED = EVENTS.add(showed=REVEAL, teaches=True)  # a: heap, b: card
WON = EVENTS.add(won=WIN)
