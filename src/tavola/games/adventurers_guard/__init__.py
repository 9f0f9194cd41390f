"""Adventurer's Guard, a two-player skirmish by Jacob Dodd."""

from tavola.games.adventurers_guard.actions import ACTIONS
from tavola.games.adventurers_guard.asking import ASKING
from tavola.games.adventurers_guard.ending import outcome, tally
from tavola.games.adventurers_guard.events import EVENTS
from tavola.games.adventurers_guard.features import count
from tavola.games.adventurers_guard.observing import parts
from tavola.games.adventurers_guard.options import OPTIONS
from tavola.games.adventurers_guard.position import dump, load
from tavola.games.adventurers_guard.scene import Court
from tavola.games.adventurers_guard.state import start
from tavola.games.adventurers_guard.story import narrate, notable
from tavola.kernel.game import Game

GAME = Game(
    slug="adventurers-guard",
    title="Adventurer's Guard",
    package=__name__,
    prefix="AG",
    seats=(2,),  # AG-R41
    version="1",
    options=OPTIONS,
    actions=ACTIONS,
    events=EVENTS,
    start=start,
    write=dump,
    read=load,
    ended=outcome,
    counted=tally,
    narrate=narrate,
    notable=notable,
    draw=Court(),
    asking=ASKING,
    observed=parts,
    featured=count,
    draws=True,  # AG-48, AG-R49
    limits=("turn_limit",),
)
