"""The Island of El Dorado with The Thieves of El Dorado, by Daniel Aronson."""

from tavola.games.el_dorado.actions import ACTIONS
from tavola.games.el_dorado.asking import ASKING
from tavola.games.el_dorado.ending import outcome, tally
from tavola.games.el_dorado.events import EVENTS
from tavola.games.el_dorado.goal import aim
from tavola.games.el_dorado.observing import parts
from tavola.games.el_dorado.options import OPTIONS
from tavola.games.el_dorado.position import dump, load
from tavola.games.el_dorado.scene import Maps
from tavola.games.el_dorado.starting import start
from tavola.games.el_dorado.story import narrate, notable
from tavola.kernel.game import Game

GAME = Game(
    slug="el-dorado",
    title="The Island of El Dorado",
    package=__name__,
    prefix="ED",
    seats=(1, 2, 3, 4, 5, 6, 7, 8),
    version="2",
    older=("1",),
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
    draw=Maps(),
    asking=ASKING,
    observed=parts,
    aim=aim,
    limits=("round_limit",),
)
