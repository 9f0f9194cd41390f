"""Causeway: a game made for the table's tests. Hexes, an inset, bundles, sheets, warnings, and no chance."""

from causeway.actions import ACTIONS
from causeway.asking import ASKING
from causeway.events import EVENTS
from causeway.observing import parts
from causeway.position import dump, load, narrate, outcome
from causeway.scene import draw
from causeway.state import Causeway
from tavola.kernel.game import Game
from tavola.kernel.options import Option

GAME = Game(
    slug="causeway",
    title="Causeway",
    package=__name__,
    prefix="CW",
    seats=(2,),
    version="1",
    options=(Option("turns", (3, 6, 50), 6, "Turns each."),),
    actions=ACTIONS,
    events=EVENTS,
    start=Causeway,
    write=dump,
    read=load,
    ended=outcome,
    narrate=narrate,
    draw=draw,
    asking=ASKING,
    observed=parts,
)
