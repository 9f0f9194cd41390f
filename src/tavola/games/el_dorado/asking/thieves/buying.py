"""What the Thieves buy with doubloons, and the doubloons they mint."""

from typing import Final

from tavola.games.el_dorado.actions import BUILD_HIDEOUT, BUILD_OUTPOST, BUY_THIEF, MINT
from tavola.games.el_dorado.asking.explore.purchases import Bought, Building, Recruit
from tavola.games.el_dorado.asking.wording import Said
from tavola.games.el_dorado.data import TYPES
from tavola.games.el_dorado.names import card_id
from tavola.games.el_dorado.state import Dorado
from tavola.kernel.actions import Action
from tavola.kernel.kinds import Kind


class Mint(Bought):
    """The price of a doubloon, then cards. ED-179"""

    def __init__(self) -> None:
        super().__init__(MINT, "price-doubloon")

    def ids(self, t: Dorado, act: Action) -> tuple[str, ...]:
        return self.price, card_id(t.actor, str(act.params["type"]))

    def bought(self, t: Dorado, leads: list[int], on: str) -> int | None:
        card = on.partition("-")[2]
        return self.kind.code(TYPES.index(card) if card in TYPES else 0)


WORDS: Final[dict[Kind, Said]] = {
    BUILD_OUTPOST: Building(BUILD_OUTPOST, "price-outpost"),
    BUILD_HIDEOUT: Building(BUILD_HIDEOUT, "price-hideout"),
    BUY_THIEF: Recruit(BUY_THIEF, "price-thief"),
    MINT: Mint(),
}
