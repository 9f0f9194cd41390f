"""Which Action card comes next? Chance says."""

from typing import final

from tavola.games.gadranton.asking.plain import Plain


@final
class DealingActions(Plain):
    def __init__(self, turn: Plain) -> None:
        super().__init__("deal_actions", ("GA-06",), {}, turn)
