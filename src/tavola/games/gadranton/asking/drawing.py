"""Which card is drawn at the end of the turn? Chance says."""

from typing import final

from tavola.games.gadranton.asking.plain import Plain


@final
class Drawing(Plain):
    def __init__(self, turn: Plain) -> None:
        super().__init__("draw", ("GA-17",), {}, turn)
