"""Who may move, and how far? Chance says."""

from typing import final

from tavola.games.gadranton.asking.plain import Plain


@final
class Rolling(Plain):
    def __init__(self, turn: Plain) -> None:
        super().__init__("roll", ("GA-12",), {}, turn)
