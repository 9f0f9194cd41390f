"""Which Objective card comes next? Chance says."""

from typing import final

from tavola.games.gadranton.asking.plain import Plain


@final
class DealingObjectives(Plain):
    def __init__(self, turn: Plain) -> None:
        super().__init__("deal_objectives", ("GA-04", "GA-05"), {}, turn)
