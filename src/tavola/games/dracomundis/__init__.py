"""Draco Mundis, a hunt for hidden dragons by Christophe Boelinger."""

from tavola.games.dracomundis.actions import ACTIONS
from tavola.games.dracomundis.asking import ASKING
from tavola.games.dracomundis.ending import outcome, tally
from tavola.games.dracomundis.events import EVENTS
from tavola.games.dracomundis.features import count
from tavola.games.dracomundis.observing.layout import parts
from tavola.games.dracomundis.options import OPTIONS
from tavola.games.dracomundis.position import dump, load
from tavola.games.dracomundis.scene import Valley
from tavola.games.dracomundis.state import start
from tavola.games.dracomundis.story import narrate, notable
from tavola.kernel.game import Game

GAME = Game(
    slug="dracomundis",
    title="Draco Mundis",  # DM-R01
    package=__name__,
    prefix="DM",
    seats=(2, 3, 4),
    version="2",  # 2: a face-up trap stops the Biplane, DM-R58
    older=("1",),
    options=OPTIONS,
    actions=ACTIONS,
    events=EVENTS,
    start=start,
    write=dump,
    seated="setup",
    read=load,
    ended=outcome,
    counted=tally,
    narrate=narrate,
    notable=notable,
    draw=Valley(),
    asking=ASKING,
    observed=parts,
    featured=count,
    limits=("quiet_rounds", "max_rounds"),
)
