"""Cards of a turn: the Golden Rose, and gathering."""

from collections.abc import Sequence
from typing import Any, Final

from tavola.games.el_dorado.actions import EXCHANGE, GATHER, ROSE
from tavola.games.el_dorado.asking.asked import Asked, counted, sheet
from tavola.games.el_dorado.asking.explore.exchange import Exchange
from tavola.games.el_dorado.asking.wording import Counted, Said
from tavola.games.el_dorado.data import TYPES
from tavola.games.el_dorado.rules.farming import must_gather
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.scene import Choice, Stepper
from tavola.kernel.story import Voice


class Rose(Asked):
    """ED-188"""

    def worth(self, t: Dorado, act: Action) -> int:
        """The highest of the open stacks."""
        return int(t.stock[TYPES.index(str(act.params["type"]))])


class Gather(Asked):
    """ED-28, ED-29"""

    def figures(self, t: Dorado, voice: Voice) -> dict[str, Any]:
        return {"n": int(must_gather(t, t.arg(0)))}

    def bundle(self, t: Dorado, choices: Sequence[Choice], voice: Voice) -> Stepper | None:
        return sheet(TYPES, voice, int(must_gather(t, t.arg(0))))

    def worth(self, t: Dorado, act: Action) -> tuple[int, int]:
        return much_and_mixed(act) if act.kind == GATHER.name else (-1, 0)


def much_and_mixed(act: Action) -> tuple[int, int]:
    """As many as there are, of all types alike."""
    taken = counted(act)
    return sum(taken), -sum(n * n for n in taken)


ASKED: Final = (
    Rose("rose", ("ED-188",), {ROSE: Said()}),
    Gather("gather", ("ED-28", "ED-29"), {GATHER: Counted(), EXCHANGE: Exchange()}),
)
