"""The end of a turn: nine cards may stay."""

from typing import Any, Final

from tavola.games.el_dorado.actions import EXCHANGE, SURRENDER
from tavola.games.el_dorado.asking.asked import Asked, drawn
from tavola.games.el_dorado.asking.explore.exchange import ExchangeInstead
from tavola.games.el_dorado.asking.wording import Said
from tavola.games.el_dorado.names import card_id
from tavola.games.el_dorado.questions.explore.exchange import at_any_time
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.rng import Rng
from tavola.kernel.story import Voice


class Card(Said):
    """A card of the own hand."""

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return (card_id(t.actor, str(act.params["type"])),)


class Surrender(Asked):
    """ED-35"""

    def figures(self, t: Dorado, voice: Voice) -> dict[str, Any]:
        return {"n": int(t.cards(t.arg(0)))}

    def matters(self, t: Dorado) -> tuple[str, ...]:
        return (*self.clauses, "ED-37") if at_any_time(t) else self.clauses

    def default(self, t: Dorado, rng: Rng) -> int:
        """By lot: a choice would tell what the hand holds."""
        return int(SURRENDER.code(drawn(t, t.arg(0), 1, rng)[0]))


ASKED: Final = (Surrender("surrender", ("ED-35",), {SURRENDER: Card(), EXCHANGE: ExchangeInstead()}),)
