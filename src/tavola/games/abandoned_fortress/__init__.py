"""The Abandoned Fortress: four lords, a crown in a ruin, and a dragon that wakes by the dice."""

from tavola.games.abandoned_fortress import ending, position, story
from tavola.games.abandoned_fortress.actions import ACTIONS
from tavola.games.abandoned_fortress.asking import ASKING
from tavola.games.abandoned_fortress.events import EVENTS
from tavola.games.abandoned_fortress.goal import aim
from tavola.games.abandoned_fortress.observing import parts
from tavola.games.abandoned_fortress.options import OPTIONS
from tavola.games.abandoned_fortress.scene import Land
from tavola.kernel.game import Game

GAME = Game(
    slug="abandoned-fortress",
    title="The Abandoned Fortress",
    package=__name__,
    prefix="AF",
    seats=(2, 3, 4),
    version="1",
    options=OPTIONS,
    actions=ACTIONS,
    events=EVENTS,
    start=position.start,
    write=position.write,
    read=position.read,
    ended=ending.outcome,
    counted=ending.tally,
    narrate=story.narrate,
    notable=story.notable,
    draw=Land(),
    asking=ASKING,
    observed=parts,
    aim=aim,
    limits=("round_limit",),
)
