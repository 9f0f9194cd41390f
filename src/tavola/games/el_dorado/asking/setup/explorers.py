"""Everybody chooses an explorer, and a team who goes first."""

from typing import Any, Final

from tavola.games.el_dorado.actions import CHOOSE_EXPLORER, CHOOSE_STARTER
from tavola.games.el_dorado.asking.asked import SettingUp
from tavola.games.el_dorado.asking.wording import Said
from tavola.games.el_dorado.data import EXPLORERS
from tavola.games.el_dorado.names import ability, seat_name
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.scene import Item, Zone
from tavola.kernel.story import Voice


def of_board(t: Dorado) -> list[str]:
    """The two explorers of the board of the side that chooses."""
    board = t.board[t.arg(0)]
    return [EXPLORERS[board * 2 + which] for which in range(2)]


class Picked(Said):
    """One of the two explorers of the board. ED-21"""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return (f"pick{act.params['which']}",)

    def figures(self, t: Dorado, act: Action, voice: Voice) -> dict[str, Any]:
        return {"explorer": voice.say(f"word-{of_board(t)[int(act.params['which'])]}")}


class ChoosingExplorer(SettingUp):
    """ED-21"""

    def market(self, t: Dorado, voice: Voice) -> list[Zone]:
        items = tuple(
            Item(
                id=f"pick{which}",
                icon=name,
                title=voice.say("explorer-title", name=voice.say(f"word-{name}"), title=voice.say(f"title-{name}")),
                lines=(ability(t, name, voice),),
                frame="explorer",
            )
            for which, name in enumerate(of_board(t))
        )
        return [Zone(id="explorers", kind="market", title=voice.say("explorers"), items=items, clauses=("ED-21",))]


class Starter(Said):
    """ED-145"""

    def figures(self, t: Dorado, act: Action, voice: Voice) -> dict[str, Any]:
        return {"explorer": seat_name(t, t.captain(t.arg(0)) + int(act.params["which"]), voice)}


ASKED: Final = (
    ChoosingExplorer("choose_explorer", ("ED-21",), {CHOOSE_EXPLORER: Picked()}),
    SettingUp("choose_starter", ("ED-145",), {CHOOSE_STARTER: Starter()}),
)
