"""Nim with a secret card each: a game by somebody else, in plain Python."""

from tavola.kernel.game import Game
from tavola_nim.actions import ACTIONS
from tavola_nim.asking import ASKING
from tavola_nim.ending import outcome
from tavola_nim.events import EVENTS
from tavola_nim.features import count
from tavola_nim.observing import parts
from tavola_nim.options import OPTIONS
from tavola_nim.position import dump, load
from tavola_nim.scene import Heaps
from tavola_nim.state import start
from tavola_nim.story import narrate

GAME = Game(
    slug="nim",
    title="Nim",
    package=__name__,
    prefix="NI",
    seats=(2, 3),
    version="1",
    options=OPTIONS,
    actions=ACTIONS,
    events=EVENTS,
    start=start,
    write=dump,
    read=load,
    ended=outcome,
    narrate=narrate,
    draw=Heaps(),
    asking=ASKING,
    observed=parts,
    featured=count,
)
