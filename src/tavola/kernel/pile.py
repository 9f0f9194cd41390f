"""A pile of face-down cards: a multiset until somebody looks.

From top to bottom a pile has three parts, any of which may be empty:

    tops     cards in a known order, each with the mask of the seats that know it
    hidden   cards whose order nobody knows, so none is stored
    under    cards put under the pile in a known order

Cards are kinds, 0 to n - 1. The hidden part is drawn from `pool`, all orders alike. Three things can be known of it:
a card was shuffled into the last `w` cards of it (`sunk`), a card is certainly inside although others were removed
unseen (`held`), and the back of its first card is seen (`back`).
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.kernel.bits import BIT
from tavola.kernel.cards import add_cards, common_divisor, places, positive, same_cards, total, without_first
from tavola.kernel.chance import weighted
from tavola.kernel.rng import Rng

NO_BACK: Final = -1


@final
class Pile:
    """`Pile(copies)` is a shuffled pile with so many copies of each kind.

    What comes next is a chance event: `possible()` lists the kinds, `weights()` how likely each is, `take(kind)`
    carries it out. `backs` gives the back of each kind where backs differ; the game then also draws, as chance
    events, which back the top card shows: `possible_backs()`, `back_weights()`, `show(back)`.
    """

    def __init__(self, copies: vec[i64], backs: vec[i64] | None = None) -> None:
        self.pool: vec[i64] = copies[:]  # by kind: what the hidden part is drawn from
        self.backs: vec[i64] = vec[i64]() if backs is None else backs  # by kind; shared, never changed
        self.hidden: i64 = total(copies)  # cards in the hidden part
        self.spare: i64 = 0  # cards of the pool that are not in the pile
        self.back: i64 = NO_BACK  # what the first hidden card shows
        # these are replaced, never changed in place: clones share them
        self.held: vec[i64] = vec[i64]()  # by kind, or empty: certainly inside, beside the pool
        self.sunk: vec[i64] = vec[i64]()  # kind, window, kind, window, ...; every window shorter than `hidden`
        self.tops: vec[i64] = vec[i64]()  # kind, mask, kind, mask, ... from the top
        self.under: vec[i64] = vec[i64]()  # the same, down to the bottom

    def clone(self) -> "Pile":
        """An independent copy."""
        twin = Pile(self.pool, self.backs)
        twin.hidden = self.hidden
        twin.spare = self.spare
        twin.back = self.back
        twin.held = self.held
        twin.sunk = self.sunk
        twin.tops = self.tops
        twin.under = self.under
        return twin

    def size(self) -> i64:
        """How many cards lie in the pile."""
        return self.hidden + i64(len(self.tops) + len(self.under)) // 2

    def known_tops(self, seat: i64) -> i64:
        """How many cards from the top this seat knows without a gap."""
        count: i64 = 0
        while count * 2 < i64(len(self.tops)) and self.tops[count * 2 + 1] & BIT[seat]:
            count += 1
        return count

    def top(self, depth: i64 = 0) -> i64:
        """The kind at a known place from the top (0 is the top itself), or -1 while it is undecided."""
        known = i64(len(self.tops)) // 2
        if depth < known:
            return self.tops[depth * 2]
        if self.hidden == 0 and depth < self.size():
            return self.under[(depth - known) * 2]
        return -1

    def counts(self) -> vec[i64]:
        """By kind: every card that is, or for all anyone knows may be, in the pile."""
        out = self.pool[:]
        for kind in range(i64(len(self.held))):
            out[kind] += self.held[kind]
        add_cards(out, self.sunk)
        add_cards(out, self.tops)
        add_cards(out, self.under)
        return out

    def possible(self) -> vec[i64]:
        """Every kind the next card can be, in order."""
        known = self.top()
        return vec[i64]([known]) if known >= 0 else self.possible_hidden()

    def weights(self) -> vec[i64]:
        """How likely each of `possible()` is."""
        return vec[i64]([1]) if self.top() >= 0 else self.hidden_weights()

    def take(self, kind: i64) -> None:
        """Take the next card, which is of this kind; ValueError if it cannot be."""
        if len(self.tops) > 0:
            self.tops = without_first(self.tops, kind)
        elif self.hidden > 0:
            self.take_hidden(kind)
        else:
            self.under = without_first(self.under, kind)

    def pick(self, rng: Rng) -> i64:
        """A kind by `weights()`, the card not yet taken: what `State.sample` needs, and faster."""
        if self.size() == 0:
            raise ValueError("the pile is empty: there is no card to draw")
        known = self.top()
        return known if known >= 0 else weighted(self.weights_by_kind(), rng)

    def draw(self, rng: Rng) -> i64:
        """Pick a card and take it; its kind."""
        kind = self.pick(rng)
        self.take(kind)
        return kind

    def possible_hidden(self) -> vec[i64]:
        """Every kind the first hidden card, below all known tops, can be."""
        return places(self.weights_by_kind())

    def hidden_weights(self) -> vec[i64]:
        """How likely each of `possible_hidden()` is."""
        return positive(self.weights_by_kind())

    def weights_by_kind(self) -> vec[i64]:
        """How likely the first hidden card is of each kind, impossible ones included."""
        return vec[i64]([self.weight(kind) for kind in range(i64(len(self.pool)))])

    def weight(self, kind: i64) -> i64:
        """How likely the first hidden card is of this kind, against the same of the others.

        Sunk cards never lie first, for their windows are shorter than the hidden part; all others do alike.
        A held card is one of them; a place of the pool holds each of its cards alike, the spare ones too.
        """
        if self.hidden == 0 or (self.back != NO_BACK and self.backs[kind] != self.back):
            return 0
        if len(self.held) == 0:
            return self.pool[kind]
        drawn = self.pool_places()
        unseen = drawn + self.spare
        return (self.held[kind] * unseen + self.pool[kind] * drawn) // common_divisor(unseen, drawn)

    def take_hidden(self, kind: i64) -> None:
        """Take the first hidden card."""
        if kind < 0 or kind >= i64(len(self.pool)) or self.weight(kind) == 0:
            raise ValueError(f"the next card cannot be {kind}: it must be one of {list(self.possible_hidden())}")
        if len(self.held) > 0 and self.held[kind] > 0:
            self.held = self.held[:]
            self.held[kind] -= 1
            if total(self.held) == 0:
                self.held = vec[i64]()
        else:
            self.pool[kind] -= 1
        self.hidden -= 1
        self.back = NO_BACK
        self.settle()

    def look(self, kind: i64, seats: i64) -> None:
        """Somebody looks at the first hidden card: it becomes the lowest known top, known to a mask of seats."""
        if len(self.sunk) > 0 or self.spare > 0:
            raise ValueError("only a pile without sunk or removed cards can be looked into")
        self.take_hidden(kind)
        self.tops = append(append(self.tops[:], kind), seats)

    def arrange(self, kinds: vec[i64], seats: i64) -> None:
        """Put the uppermost known tops into this order, known to a mask of seats."""
        count = i64(len(kinds)) * 2
        if count > i64(len(self.tops)) or not same_cards(kinds, self.tops):
            raise ValueError("tops can only be put into another order")
        tops = self.tops[:]
        for i in range(i64(len(kinds))):
            tops[i * 2] = kinds[i]
            tops[i * 2 + 1] = seats
        self.tops = tops

    def reveal(self, depth: i64, seats: i64) -> None:
        """Let more seats know the card at this place among the known tops."""
        tops = self.tops[:]
        tops[depth * 2 + 1] |= seats
        self.tops = tops

    def shown(self) -> i64:
        """The back of the top card, or -1 while it is undecided."""
        known = self.top()
        return self.backs[known] if known >= 0 else self.back

    def possible_backs(self) -> vec[i64]:
        """Every back the first hidden card can show, in order."""
        return places(self.weights_by_back())

    def back_weights(self) -> vec[i64]:
        """How likely each of `possible_backs()` is."""
        return positive(self.weights_by_back())

    def weights_by_back(self) -> vec[i64]:
        """How likely each back is, impossible ones included."""
        out = vec[i64](capacity=8)
        for kind in range(i64(len(self.pool))):
            while i64(len(out)) <= self.backs[kind]:
                out = append(out, 0)
            out[self.backs[kind]] += self.weight(kind)
        return out

    def show(self, back: i64) -> None:
        """The first hidden card shows this back."""
        if self.spare > 0:
            raise ValueError("only a pile without removed cards can show a back: it would tell what was removed")
        if back not in self.possible_backs():
            raise ValueError(f"the top card cannot show back {back}: it must be one of {list(self.possible_backs())}")
        self.back = back

    def put_on_top(self, kind: i64, seats: i64) -> None:
        """Put a card on top, known to a mask of seats."""
        tops = vec[i64]([kind, seats])
        for value in self.tops:
            tops = append(tops, value)
        self.tops = tops

    def put_under(self, kind: i64, seats: i64) -> None:
        """Put a card under the pile, known to a mask of seats."""
        self.under = append(append(self.under[:], kind), seats)

    def shuffle_in(self, kind: i64) -> None:
        """Put a card in and shuffle the whole pile: known and sunk cards may now be anywhere."""
        self.refuse_doubt(kind)
        self.shuffle()
        self.keep(kind)
        self.hidden += 1

    def shuffle(self) -> None:
        """Shuffle the whole pile."""
        self.refuse_doubts()
        self.loosen(self.tops)
        self.loosen(self.under)
        self.hidden += i64(len(self.tops) + len(self.under)) // 2
        self.loosen(self.sunk)
        self.tops = vec[i64]()
        self.under = vec[i64]()
        self.sunk = vec[i64]()
        self.back = NO_BACK

    def merge(self, other: "Pile") -> None:
        """Shuffle all cards of another pile in, and leave that one empty: a discard pile becomes the draw pile."""
        if other.spare > 0:
            raise ValueError("a pile with cards removed unseen cannot be merged: nobody knows what it holds")
        cards = other.counts()
        for kind in range(i64(len(cards))):
            if cards[kind] > 0:
                self.refuse_doubt(kind)
        self.shuffle()
        for kind in range(i64(len(cards))):
            for _ in range(cards[kind]):
                self.keep(kind)
        self.hidden += other.size()
        other.clear()

    def clear(self) -> None:
        """Take every card away."""
        self.pool = vec[i64]([0 for _ in self.pool])
        self.hidden = 0
        self.spare = 0
        self.back = NO_BACK
        self.held = vec[i64]()
        self.sunk = vec[i64]()
        self.tops = vec[i64]()
        self.under = vec[i64]()

    def sink(self, kind: i64, window: i64) -> None:
        """Shuffle a card with the last `window - 1` cards, so that it is one of the last `window`.

        Bottom half of a pile of n: `sink(kind, n // 2 + 1)`. Whatever else is known to lie among those cards
        may now be anywhere among them; whatever may lie above them, one place higher.
        """
        below = window - 1
        lowest = i64(len(self.under)) // 2
        if below < lowest or below > self.size():
            raise ValueError(f"a window of {window} does not fit: it must be from {lowest + 1} to {self.size() + 1}")
        self.refuse_doubt(kind)
        self.refuse_doubts()
        if below >= self.hidden + lowest:
            self.back = NO_BACK
        self.sunk = self.pushed_up(vec[i64]([kind, window]), lowest, below)
        self.hidden += lowest + 1
        self.under = vec[i64]()
        while self.hidden < window:  # the shuffled part reaches up among the known tops
            last = i64(len(self.tops)) - 2
            self.sunk = append(append(self.sunk, self.tops[last]), window)
            self.tops = self.tops[:last]
            self.hidden += 1
        self.settle()

    def pushed_up(self, sunk: vec[i64], lowest: i64, below: i64) -> vec[i64]:
        """`sunk` and every card known to lie low, after one has been shuffled with the last `below` cards."""
        for i in range(0, i64(len(self.sunk)), 2):
            window = self.sunk[i + 1] + lowest
            sunk = append(append(sunk, self.sunk[i]), below + 1 if window <= below else window + 1)
        for i in range(0, i64(len(self.under)), 2):
            sunk = append(append(sunk, self.under[i]), below + 1)
        return sunk

    def remove_unseen(self, count: i64) -> None:
        """Take cards away that nobody sees: the pool stays larger than the pile."""
        if count < 0 or count > self.hidden or len(self.held) > 0 or len(self.sunk) > 0 or self.back != NO_BACK:
            raise ValueError(f"{count} cards cannot leave unseen: at most {self.hidden} of which nothing is known can")
        self.spare += count
        self.hidden -= count

    def reclaim(self, kind: i64) -> None:
        """To imagine: a card drawn from here lies hidden elsewhere; count it among the unseen ones again.

        For one seat: clone, `reclaim` every card of every hand it cannot see, `imagine` the pile,
        then `deal` each of those hands anew.
        """
        self.pool[kind] += 1
        self.spare += 1

    def deal(self, rng: Rng, back: i64 = NO_BACK) -> i64:
        """To imagine: another unseen card, of this back if one is given, instead of a reclaimed one."""
        if self.spare == 0:
            raise ValueError("there is nothing to deal: reclaim a card first")
        self.spare -= 1
        return self.draw_unseen(rng, back)

    def imagine(self, seat: i64, rng: Rng) -> None:
        """Draw every known card anew that this seat does not know; the back it shows stays."""
        self.mix(self.tops, seat)  # all of them before any is drawn, so that each may come back anywhere
        self.mix(self.under, seat)
        self.tops = self.redrawn(self.tops, seat, rng)
        self.under = self.redrawn(self.under, seat, rng)

    def mix(self, pairs: vec[i64], seat: i64) -> None:
        """Count the cards this seat does not know among the unseen ones."""
        for i in range(0, i64(len(pairs)), 2):
            if not pairs[i + 1] & BIT[seat]:
                self.pool[pairs[i]] += 1

    def redrawn(self, pairs: vec[i64], seat: i64, rng: Rng) -> vec[i64]:
        """These cards, those the seat does not know drawn from the unseen ones."""
        out = pairs[:]
        for i in range(0, i64(len(pairs)), 2):
            if not out[i + 1] & BIT[seat]:
                out[i] = self.draw_unseen(rng, self.backs[out[i]] if len(self.backs) > 0 else NO_BACK)
        return out

    def draw_unseen(self, rng: Rng, back: i64) -> i64:
        """Any card of the pool, of this back if one is given."""
        weights = self.pool[:]
        for kind in range(i64(len(weights))):
            if back != NO_BACK and self.backs[kind] != back:
                weights[kind] = 0
        kind = weighted(weights, rng)
        self.pool[kind] -= 1
        return kind

    def pool_places(self) -> i64:
        """Cards of the hidden part that come from the pool."""
        return self.hidden - total(self.held) - i64(len(self.sunk)) // 2

    def keep(self, kind: i64) -> None:
        """One more card is certainly in the hidden part, anywhere."""
        if self.spare == 0 and len(self.held) == 0:
            self.pool[kind] += 1
            return
        self.held = self.held[:] if len(self.held) > 0 else vec[i64]([0 for _ in self.pool])
        self.held[kind] += 1

    def loosen(self, pairs: vec[i64]) -> None:
        """These cards may now be anywhere in the hidden part."""
        for i in range(0, i64(len(pairs)), 2):
            self.keep(pairs[i])

    def settle(self) -> None:
        """A window as long as the hidden part says nothing any more."""
        if len(self.sunk) == 0:
            return
        left = vec[i64]()
        for i in range(0, i64(len(self.sunk)), 2):
            if self.sunk[i + 1] >= self.hidden:
                self.keep(self.sunk[i])
            else:
                left = append(append(left, self.sunk[i]), self.sunk[i + 1])
        self.sunk = left

    def refuse_doubt(self, kind: i64) -> None:
        """With cards removed unseen, one kind cannot be both certain and doubtful: no weights could say so."""
        if self.spare > 0 and self.pool[kind] > 0:
            raise ValueError(f"kind {kind} may be among the cards removed unseen: only another kind can go in")

    def refuse_doubts(self) -> None:
        """The same for known cards that may lose their place."""
        for i in range(0, i64(len(self.tops)), 2):
            self.refuse_doubt(self.tops[i])
        for i in range(0, i64(len(self.under)), 2):
            self.refuse_doubt(self.under[i])
