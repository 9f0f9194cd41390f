"""Every action, declared once: its kind, its parameters and, by its place in the list, its codes."""

from typing import Final

from tavola.games.dracomundis.data import CELLS, COLOURS, FACINGS, KINDS
from tavola.kernel.actions import ActionSpace, kind

FIRST: Final = kind("first", seat=range(4))
PICK: Final = kind("pick", token=KINDS)
PLACE: Final = kind("place", cell=CELLS)
FACE: Final = kind("face", facing=FACINGS)
LOOK: Final = kind("look", cell=CELLS)
MOVE: Final = kind("move", **{"from": CELLS, "to": CELLS})
REVEAL: Final = kind("reveal", cell=CELLS)
FIGHT: Final = kind("fight", target=CELLS)
ORIENT: Final = kind("orient", cell=CELLS, facing=FACINGS)
DESTROY: Final = kind("destroy", ss307=CELLS, camp=CELLS)
FLIP: Final = kind("flip", cell=CELLS)
PUSH: Final = kind("push", **{"from": CELLS, "direction": FACINGS, "distance": range(1, 5)})
SACRIFICE: Final = kind("sacrifice", cell=CELLS)
END_TURN: Final = kind("end_turn")
COLOUR: Final = kind("colour", colour=COLOURS)

ACTIONS: Final = ActionSpace(
    FIRST, PICK, PLACE, FACE, LOOK, MOVE, REVEAL, FIGHT, ORIENT, DESTROY, FLIP, PUSH, SACRIFICE, END_TURN, COLOUR
)
