"""A beaten explorer comes back, placed by its victor."""

from typing import Any, Final

from tavola.games.el_dorado.actions import PLACE_EXPLORER
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.wording import Placed
from tavola.games.el_dorado.names import lead_name
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.story import Voice


class Respawn(Asked):
    """ED-80, ED-81"""

    def figures(self, t: Dorado, voice: Voice) -> dict[str, Any]:
        return {"piece": lead_name(t, t.arg(0), voice)}


ASKED: Final = (Respawn("respawn", ("ED-80", "ED-81"), {PLACE_EXPLORER: Placed()}),)
