"""Whom the Thieves rob, and of what."""

from collections.abc import Sequence
from typing import Any, Final

from tavola.games.el_dorado.actions import ROB, TAKE
from tavola.games.el_dorado.asking.asked import Asked, sheet
from tavola.games.el_dorado.asking.turn.gathering import much_and_mixed
from tavola.games.el_dorado.asking.wording import Counted, Said
from tavola.games.el_dorado.data import LEADS, TYPES
from tavola.games.el_dorado.names import seat_name
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.scene import Choice, Stepper
from tavola.kernel.story import Voice


class Victim(Said):
    """The explorer who is robbed."""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return (LEADS[int(act.params["seat"])],)


class Rob(Asked):
    """ED-165, ED-166"""

    def figures(self, t: Dorado, voice: Voice) -> dict[str, Any]:
        return {"a": int(t.arg(0)), "b": int(t.arg(1))}

    def worth(self, t: Dorado, act: Action) -> int:
        """The largest hand; its size is open."""
        return int(t.cards(int(act.params["seat"])))


class Take(Asked):
    """ED-166"""

    def figures(self, t: Dorado, voice: Voice) -> dict[str, Any]:
        return {"n": int(t.arg(1)), "who": seat_name(t, t.arg(0), voice)}

    def bundle(self, t: Dorado, choices: Sequence[Choice], voice: Voice) -> Stepper | None:
        return sheet(TYPES, voice, int(t.arg(1)))

    def worth(self, t: Dorado, act: Action) -> tuple[int, int]:
        return much_and_mixed(act)


ASKED: Final = (
    Rob("rob", ("ED-165", "ED-166"), {ROB: Victim()}),
    Take("take", ("ED-166",), {TAKE: Counted()}),
)
