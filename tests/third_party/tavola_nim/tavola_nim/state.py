"""The position of Nim: three heaps, a card each, and whether it was shown."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.kernel.events import EVERYONE
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, FINE, OVER, RULING, State

HEAPS = 3
DEAL, TAKE, SHOW, SIZE = 0, 3, 9, 12  # deal a card; take 1 or 2 from a heap; show the card at a heap
COPIES = 2
DEALT, TOOK, SHOWED, WON = range(4)  # events


class Nim(State):
    """One position; a card is its owner's secret until it is shown."""

    def __init__(self, seats: int, options: "vec[i64]") -> None:
        super().__init__(seats, options)
        self.heaps = vec[i64]([3, 4, 5])  # NI-01
        self.cards = vec[i64]([0] * seats)  # 0: not dealt yet
        self.shown = vec[i64]([0] * seats)
        self.mover = 0

    def slug(self) -> str:
        return "nim"

    def clone(self) -> "Nim":
        twin = type(self)(self.seats, self.options)
        twin.actor, twin.mover = self.actor, self.mover
        twin.heaps, twin.cards, twin.shown = self.heaps[:], self.cards[:], self.shown[:]
        return twin

    def legal(self) -> "vec[i64]":
        found = vec[i64]()
        for action in range(SIZE):
            if self.breaks(action) == FINE:
                found = append(found, action)
        return found

    def weights(self) -> "vec[i64]":
        return vec[i64]([COPIES - list(self.cards).count(action + 1) for action in self.legal()])

    def breaks(self, action: int) -> int:
        if self.actor == OVER:
            return 8  # NI-08
        if self.actor == CHANCE:
            left = DEAL <= action < TAKE and list(self.cards).count(action + 1) < COPIES
            return FINE if left else 2  # NI-02
        if TAKE <= action < SHOW:
            heap, count = divmod(action - TAKE, 2)
            return FINE if count < self.heaps[heap] else 5  # NI-05
        if SHOW <= action < SIZE:
            return self.showing_breaks(action - SHOW)
        return 3  # NI-03

    def showing_breaks(self, heap: int) -> int:
        if self.shown[self.mover]:
            return 7  # NI-07
        return FINE if self.cards[self.mover] <= self.heaps[heap] else RULING + 1  # NI-R01

    def apply(self, action: int) -> None:
        if self.actor == CHANCE:
            self.deal(action + 1)
        elif action < SHOW:
            heap, count = divmod(action - TAKE, 2)
            self.take(heap, count + 1, TOOK, 4)  # NI-04
        else:
            self.shown[self.mover] = 1  # NI-06
            self.take(action - SHOW, self.cards[self.mover], SHOWED, 6)

    def deal(self, card: int) -> None:
        """NI-02: the card is told to its owner alone."""
        seat = list(self.cards).index(0)
        self.cards[seat] = card
        self.tell(DEALT, 2, seat, 1 << seat, card)
        if seat == self.seats - 1:
            self.actor = 0  # NI-03

    def take(self, heap: int, count: int, event: int, clause: int) -> None:
        self.heaps[heap] -= count
        self.tell(event, clause, self.mover, EVERYONE, heap, count)
        if sum(self.heaps) == 0:
            self.actor = OVER
            self.tell(WON, 8, self.mover, EVERYONE)
            return
        self.mover = (self.mover + 1) % self.seats
        self.actor = self.mover

    def winners(self) -> list[int]:
        """NI-08."""
        return [seat for seat in range(self.seats) if (seat == self.mover) != bool(self.options[0])]

    def result(self, seat: int) -> float:
        winners = self.winners()
        return 1.0 / len(winners) if seat in winners else 0.0

    def imagine(self, seat: int, rng: Rng) -> "Nim":
        """The hidden cards of others, drawn from those this seat has not seen."""
        dream = self.clone()
        hidden = [each for each in range(self.seats) if each != seat and self.cards[each] and not self.shown[each]]
        known = [self.cards[each] for each in range(self.seats) if each not in hidden]
        unseen = vec[i64]([card for card in (1, 2, 3) for _ in range(COPIES - known.count(card))])
        rng.shuffle(unseen)
        for place, each in enumerate(hidden):
            dream.cards[each] = unseen[place]
        return dream
