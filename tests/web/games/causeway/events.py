"""Everything that can happen, with its cue."""

from tavola.kernel.cues import CAPTURE, GAIN, MOVE, TURN, Events

EVENTS = Events()
STEPPED = EVENTS.add(stepped=MOVE)  # a: hex
ATTACKED = EVENTS.add(attacked=CAPTURE)  # a: hex
GATHERED = EVENTS.add(gathered=GAIN)  # a: food, b: wood
RESTED = EVENTS.add(rested=TURN)
NAMES = {STEPPED: "stepped", ATTACKED: "attacked", GATHERED: "gathered", RESTED: "rested"}
