"""Where a beaten Guardian is put."""

from typing import Final

from tavola.games.el_dorado.actions import PLACE_GUARDIAN
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.wording import Said
from tavola.games.el_dorado.data import PLACES
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action


class OnShrine(Said):
    """The shrine. ED-234"""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return (PLACES[t.shrine_at[int(act.params["shrine"])]],)


ASKED: Final = (Asked("put_guardian", ("ED-234",), {PLACE_GUARDIAN: OnShrine()}),)
