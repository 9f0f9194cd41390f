"""Cards are exchanged with the stacks."""

from typing import Any, Final

from tavola.games.el_dorado.actions import EXCHANGE
from tavola.games.el_dorado.asking.wording import Said
from tavola.games.el_dorado.names import card_id
from tavola.games.el_dorado.rules.trade import rate
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.kinds import Kind
from tavola.kernel.story import Voice


class Exchange(Said):
    """Two cards of the own hand. ED-37"""

    confirm = "press"

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return card_id(t.actor, str(act.params["give"])), card_id(t.actor, str(act.params["get"]))

    def figures(self, t: Dorado, act: Action, voice: Voice) -> dict[str, Any]:
        return {"n": rate(t, t.actor)}


class ExchangeInstead(Exchange):
    """The button first, where a card alone means something else. ED-R241"""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return act.kind, *super().ids(t, act)


WORDS: Final[dict[Kind, Said]] = {EXCHANGE: Exchange()}
