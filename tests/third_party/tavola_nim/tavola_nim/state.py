"""The position of Nim: its copies, its end, and what a seat cannot know of it."""

from librt.vecs import vec
from mypy_extensions import i64

from tavola.kernel.rng import Rng
from tavola_nim import features, observing
from tavola_nim.data import CARDS, COPIES
from tavola_nim.fields import Fields
from tavola_nim.options import MISERE
from tavola_nim.questions import QUESTIONS


class Nim(Fields):
    def slug(self) -> str:
        return "nim"

    def clone(self) -> "Nim":
        twin = type(self)(self.seats, self.options, self.questions)
        self.copy_into(twin)
        return twin

    def winners(self) -> list[int]:
        """NI-08."""
        return [seat for seat in range(self.seats) if (seat == self.mover) != bool(self.options[MISERE])]

    def result(self, seat: int) -> float:
        winners = self.winners()
        return 1.0 / len(winners) if seat in winners else 0.0

    def observed(self, seat: int) -> "vec[i64]":
        return observing.observed(self, seat)

    def features(self, seat: int) -> "vec[i64]":
        return features.features(self, seat)

    def imagine(self, seat: int, rng: Rng) -> "Nim":
        """The hidden cards of others, drawn from those this seat has not seen."""
        self.check_seat(seat)
        dream = self.clone()
        hidden = [each for each in range(self.seats) if each != seat and self.cards[each] and not self.shown[each]]
        known = [self.cards[each] for each in range(self.seats) if each not in hidden]
        unseen = vec[i64]([card for card in CARDS for _ in range(COPIES - known.count(card))])
        rng.shuffle(unseen)
        for place, each in enumerate(hidden):
            dream.cards[each] = unseen[place]
        return dream


def start(seats: int, options: "vec[i64]") -> Nim:
    return Nim(seats, options, QUESTIONS)
