"""Gadranton, a race of thieves for a city's crowns, by Pierre Crouet."""

from tavola.games.gadranton.actions import ACTIONS
from tavola.games.gadranton.asking import ASKING
from tavola.games.gadranton.ending import outcome, tally
from tavola.games.gadranton.events import EVENTS
from tavola.games.gadranton.features import count
from tavola.games.gadranton.goal import aim
from tavola.games.gadranton.observing import parts
from tavola.games.gadranton.options import OPTIONS
from tavola.games.gadranton.position import dump, load
from tavola.games.gadranton.scene import City
from tavola.games.gadranton.state import start
from tavola.games.gadranton.story import narrate, notable
from tavola.kernel.game import Game

GAME = Game(
    slug="gadranton",
    title="Gadranton",
    package=__name__,
    prefix="GA",
    seats=(2, 3, 4),
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
    draw=City(),
    asking=ASKING,
    observed=parts,
    featured=count,
    aim=aim,
    limits=("round_limit",),
)
