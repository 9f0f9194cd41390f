"""Warpath: a Sherpa to be given up."""

from collections.abc import Sequence

from tavola.games.dracomundis.actions import SACRIFICE
from tavola.games.dracomundis.asking.pointing import Words
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.names import cell_of, standing_id
from tavola.kernel.actions import Action
from tavola.kernel.scene import Choice
from tavola.kernel.story import Voice


class Sacrifice(Words):
    kind = SACRIFICE

    def choice(self, t: Fields, code: int, act: Action, voice: Voice) -> Choice:
        cell = str(act.params["cell"])
        ids, label = (standing_id(t, cell), "sacrifice"), voice.say("choose-sacrifice", cell=cell)
        return Choice(act=code, ids=ids, label=label, menu=voice.say("menu-sacrifice"), confirm="press")

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        start = cell_of(t, ids[0]) if len(ids) == 2 and ids[1] == "sacrifice" else None
        return None if start is None else int(SACRIFICE.code(start))
