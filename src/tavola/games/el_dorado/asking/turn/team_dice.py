"""A team shares out its dice."""

from typing import Any, Final

from tavola.games.el_dorado.actions import ASSIGN
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.wording import Said
from tavola.games.el_dorado.names import seat_name
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.story import Voice


class Assign(Said):
    """A die, for whom, and as what. ED-146"""

    def figures(self, t: Dorado, act: Action, voice: Voice) -> dict[str, Any]:
        seat = t.captain(t.arg(0)) + int(act.params["partner"])
        return {"die": t.dice[int(act.params["die"])], "seat": seat_name(t, seat, voice)}


ASKED: Final = (Asked("assign", ("ED-146", "ED-R127"), {ASSIGN: Assign()}),)
