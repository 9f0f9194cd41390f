"""Real cards, to hold piles against: every order they may lie in, with its exact probability."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations

Order = tuple[int, ...]  # top first


class Deck:
    """Every order real cards may lie in, top first, with its probability."""

    def __init__(self, cards: Order) -> None:
        self.orders = shuffled(cards)

    def alter(self, change: Callable[[Order], dict[Order, Fraction]]) -> None:
        altered: dict[Order, Fraction] = {}
        for order, chance in self.orders.items():
            for after, part in change(order).items():
                altered[after] = altered.get(after, Fraction(0)) + chance * part
        self.orders = altered

    def given(self, fact: Callable[[Order], bool]) -> None:
        left = {order: chance for order, chance in self.orders.items() if fact(order)}
        whole = sum(left.values())
        self.orders = {order: chance / whole for order, chance in left.items()}

    def at(self, depth: int) -> dict[int, Fraction]:
        """How likely each kind lies at a depth."""
        out: dict[int, Fraction] = {}
        for order, chance in self.orders.items():
            out[order[depth]] = out.get(order[depth], Fraction(0)) + chance
        return out

    def size(self) -> int:
        return len(next(iter(self.orders)))

    def copy(self) -> "Deck":
        twin = Deck(())
        twin.orders = dict(self.orders)
        return twin


def shuffled(cards: Order) -> dict[Order, Fraction]:
    orders = Counter(permutations(cards))
    whole = sum(orders.values())
    return {order: Fraction(count, whole) for order, count in orders.items()}


def low(order: Order, kind: int, window: int) -> dict[Order, Fraction]:
    """The card shuffled with the last `window - 1`."""
    cut = len(order) - (window - 1)
    return {order[:cut] + below: chance for below, chance in shuffled((*order[cut:], kind)).items()}
