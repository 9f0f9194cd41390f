"""The position field by field: three heaps, a card each, and whether it was shown."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.kernel.questions import Flow
from tavola_nim.data import START


class Fields(Flow):
    """A card is its owner's secret until it is shown."""

    def __init__(self, seats: int, options: "vec[i64]", questions: list) -> None:
        super().__init__(seats, options, questions)
        self.heaps = vec[i64](START)
        self.cards = vec[i64]([0] * seats)  # 0: not dealt yet
        self.shown = vec[i64]([0] * seats)
        self.mover = 0

    def copy_into(self, twin: "Fields") -> None:
        twin.actor, twin.asks, twin.mover = self.actor, self.asks, self.mover
        twin.heaps, twin.cards, twin.shown = self.heaps[:], self.cards[:], self.shown[:]
