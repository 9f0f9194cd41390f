"""Which card lies on top of the draw pile? Asked by the deal and by the draw."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.gadranton.fields import Fields
from tavola.games.gadranton.tables import CARDS
from tavola.kernel.kinds import Kind
from tavola.kernel.questions import Roll
from tavola.kernel.rng import Rng


class FromPile(Roll[Fields]):
    """A card is as likely as there are copies of it; the pile has no order until somebody looks."""

    def __init__(self, name: str, clause: i64, kind: Kind) -> None:
        super().__init__(name, clause, [kind])
        self.kind: Kind = kind

    def weight(self, t: Fields, action: i64) -> i64:
        return t.pile[self.kind.a(action)]

    def legal(self, t: Fields) -> vec[i64]:
        out = vec[i64](capacity=CARDS)
        for card in range(CARDS):
            if t.pile[card]:
                out = append(out, self.kind.first + card)
        return out

    def weights(self, t: Fields, outcomes: vec[i64]) -> vec[i64]:
        out = vec[i64](capacity=i64(len(outcomes)))
        for action in outcomes:
            out = append(out, t.pile[action - self.kind.first])
        return out

    def sample(self, t: Fields, rng: Rng) -> i64:
        left = rng.below(cards_left(t))
        card: i64 = 0
        while left >= t.pile[card]:
            left -= t.pile[card]
            card += 1
        return self.kind.first + card


def cards_left(t: Fields) -> i64:
    left: i64 = 0
    for copies in t.pile:
        left += copies
    return left
