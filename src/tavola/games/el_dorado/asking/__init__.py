"""What a person sees of each question: its prompt, and the ids and the name of each answer."""

from typing import Final

from tavola.games.el_dorado.asking import over
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.battle import battle
from tavola.games.el_dorado.asking.discovery import drawing, placing
from tavola.games.el_dorado.asking.explore import bargain, exploring, offering, offers, step_price, window
from tavola.games.el_dorado.asking.monsters import guardians
from tavola.games.el_dorado.asking.monsters import walking as monsters_walking
from tavola.games.el_dorado.asking.setup import boards, explorers, first_tile, important, start_dice
from tavola.games.el_dorado.asking.spoils import coins, giving, retreat, shrine
from tavola.games.el_dorado.asking.thieves import bavieca, hiding, robbing, stealing
from tavola.games.el_dorado.asking.turn import emma, ending, gathering, golden_dice, laffite, respawn, team_dice
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.asking import Asking, by_name

MODULES: Final = (
    *(boards, important, first_tile, explorers, start_dice),
    *(respawn, golden_dice, laffite, team_dice, gathering, emma, ending),
    *(exploring, window, offering, offers, bargain, step_price, drawing, placing),
    *(battle, retreat, giving, coins, shrine),
    *(hiding, stealing, robbing, bavieca, monsters_walking, guardians, over),
)
ASKED: Final[dict[str, Asked]] = {asked.name: asked for module in MODULES for asked in module.ASKED}
ASKING: Final[dict[str, Asking[Dorado]]] = by_name(ASKED.values())
for _asked in ASKED.values():
    _asked.otherwise = ASKED["explore"]


def asked_now(t: Dorado) -> Asked:
    """The question asked now."""
    return ASKED[t.questions[t.asks].name]
