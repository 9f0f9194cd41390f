"""Taking a crown where the thief stands, and reaching for what lies on an occupied cell: how it is paid for."""

from typing import final

from tavola.games.gadranton.asking.walking import Journey
from tavola.games.gadranton.data import CELLS, COLOURS, CROWN_CELLS, KEY_CELLS
from tavola.games.gadranton.state import Gadranton
from tavola.kernel.actions import Action
from tavola.kernel.scene import Choice
from tavola.kernel.story import Voice


class Collect(Journey):
    """The thief and the cell; a menu tells ways to pay apart."""

    def plays_card(self, act: Action) -> bool:
        return act.params["pay"] == "master_key"

    def choice(self, t: Gadranton, code: int, act: Action, voice: Voice) -> Choice:
        menu = voice.say(f"menu-pay-{act.params['pay']}")
        return Choice(act=code, ids=self.ids(t, act), menu=menu, label=self.label(t, act, voice))


@final
class TakeCrown(Collect):
    def __init__(self) -> None:
        super().__init__("take_crown", "master_key")

    def goal(self, t: Gadranton, act: Action) -> str:
        return CELLS[t.cell[t.active]]

    def label(self, t: Gadranton, act: Action, voice: Voice) -> str:
        cell = self.goal(t, act)
        return voice.say("choose-take", cell=cell, colour=colour_at(cell, voice), pay=act.params["pay"])


@final
class Reach(Collect):
    def __init__(self) -> None:
        super().__init__("reach", "master_key")

    def goal(self, t: Gadranton, act: Action) -> str:
        return str(act.params["cell"])

    def label(self, t: Gadranton, act: Action, voice: Voice) -> str:
        cell = self.goal(t, act)
        return voice.say("choose-reach", cell=cell, colour=colour_at(cell, voice), pay=act.params["pay"])


def colour_at(cell: str, voice: Voice) -> str:
    places = KEY_CELLS if cell in KEY_CELLS else CROWN_CELLS
    return voice.say(f"word-{COLOURS[places.index(cell)]}")
