"""An offering on a shrine; attacked before it was paid, it is paid all the same, or withdrawn."""

from typing import Final

from tavola.games.el_dorado.actions import BUY_OFFERING, PAY_OFFERING, WITHDRAW
from tavola.games.el_dorado.asking.asked import Asked
from tavola.games.el_dorado.asking.explore.purchases import Built
from tavola.games.el_dorado.asking.wording import Passing, Said
from tavola.games.el_dorado.data import PLACES
from tavola.games.el_dorado.names import PLACE_NUMBERS
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import NONE
from tavola.kernel.actions import Action
from tavola.kernel.kinds import Kind
from tavola.kernel.rng import Rng


class Offering(Built):
    """On a shrine. ED-54"""

    def __init__(self) -> None:
        super().__init__(BUY_OFFERING, "price-offering", "offering")

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return self.price, PLACES[t.shrine_at[int(act.params["shrine"])]]

    def bought(self, t: Dorado, leads: list[int], on: str) -> int | None:
        if on and on not in PLACE_NUMBERS:
            return None
        shrine = t.shrine_index(PLACE_NUMBERS[on]) if on else 0
        return None if shrine == NONE else self.kind.code(leads[0], shrine)

    def dear(self, t: Dorado, seat: int, act: Action) -> list[int]:
        """The Thieves pay in doubloons. ED-182"""
        return [] if t.side_of(seat) == t.thieves else super().dear(t, seat, act)


class Attacked(Asked):
    """ED-55, ED-R65"""

    def default(self, t: Dorado, rng: Rng) -> int:
        """What was declared is still wanted."""
        return int(t.legal()[0])


WORDS: Final[dict[Kind, Said]] = {
    BUY_OFFERING: Offering(),
}
ASKED: Final = (Attacked("offering", ("ED-55", "ED-R65"), {PAY_OFFERING: Said(), WITHDRAW: Passing()}),)
