"""Who goes first? Chance says."""

from typing import final

from tavola.games.gadranton.asking.plain import Plain


@final
class First(Plain):
    def __init__(self, turn: Plain) -> None:
        super().__init__("first", ("GA-09", "GA-R51"), {}, turn)
