"""An offer is built up: cards of the hand, treasures, and what is wanted in return."""

from typing import Any, Final

from tavola.games.el_dorado.actions import LAY, MAKE_OFFER, PROPOSE, TAKE_BACK
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.wording import Passing, Said
from tavola.games.el_dorado.data import TYPES
from tavola.games.el_dorado.names import card_id, seat_name, things
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.kinds import Kind
from tavola.kernel.story import Voice


class Laid(Said):
    """A card of the own hand; anything else is a button. ED-R248"""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        thing = str(act.params["thing"])
        if act.params["side"] == "give" and thing in TYPES:
            return (card_id(t.actor, thing),)
        return super().ids(t, act)

    def saying(self, t: Dorado, act: Action) -> str:
        return f"lay-{act.params['side']}"


class Made(Said):
    """What is offered so far."""

    def figures(self, t: Dorado, act: Action, voice: Voice) -> dict[str, Any]:
        return deal(t, voice)


class Bargain(Asked):
    """Others see that an offer is prepared, and for whom. ED-R248"""

    def figures(self, t: Dorado, voice: Voice) -> dict[str, Any]:
        return {"who": seat_name(t, t.arg(0), voice), "other": seat_name(t, t.arg(1), voice)}


def deal(t: Dorado, voice: Voice) -> dict[str, str]:
    """Both sides of the offer in words."""
    return {"give": things(list(t.deal_give), voice), "want": things(list(t.deal_want), voice)}


WORDS: Final[dict[Kind, Said]] = {PROPOSE: Said()}
ASKED: Final = (Bargain("bargain", ("ED-39", "ED-R248"), {LAY: Laid(), MAKE_OFFER: Made(), TAKE_BACK: Passing()}),)
