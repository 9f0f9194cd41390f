"""The nodes of a search tree, kept in packed arrays: no object for a node, an index is all there is."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

ROOT: Final = 0
NONE: Final = -1
UNSEEN: Final = -1.0
ROOM: Final = 3_000_000  # nodes; a tree that is full stops growing and goes on weighing


@final
class Nodes:
    """A forest by first child and next sibling; children stand in the order they were first offered."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.action: vec[i64] = vec[i64]()  # what led here: an action, an outcome or a glimpse
        self.parent: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.offers: vec[i64] = vec[i64]()  # how often it could have been chosen
        self.promise: vec[float] = vec[float]()  # what it looked like before its first visit, or UNSEEN
        self.total: vec[float] = vec[float]()  # of the values seen, `seats` numbers a node
        self.add(NONE, NONE)

    def add(self, parent: i64, action: i64) -> i64:
        """A new node, not yet among its siblings."""
        node = i64(len(self.action))
        self.action = append(self.action, action)
        self.parent = append(self.parent, parent)
        self.first = append(self.first, NONE)
        self.next = append(self.next, NONE)
        self.visits = append(self.visits, 0)
        self.offers = append(self.offers, 0)
        self.promise = append(self.promise, UNSEEN)
        for _seat in range(self.seats):
            self.total = append(self.total, 0.0)
        return node

    def full(self) -> bool:
        return i64(len(self.action)) >= ROOM

    def expand(self, parent: i64, actions: vec[i64]) -> None:
        """Give a childless node a child for each action."""
        before: i64 = NONE
        for action in actions:
            node = self.add(parent, action)
            if before == NONE:
                self.first[parent] = node
            else:
                self.next[before] = node
            before = node

    def after(self, node: i64) -> i64:
        """The next sibling; after the last the first again."""
        sibling = self.next[node]
        return self.first[self.parent[node]] if sibling == NONE else sibling

    def find(self, start: i64, action: i64) -> i64:
        """The child with this action among the siblings of `start`, looking there first, or NONE."""
        node = start
        while self.action[node] != action:
            node = self.after(node)
            if node == start:
                return NONE
        return node

    def adopt(self, parent: i64, action: i64) -> i64:
        """A new last child."""
        node = self.add(parent, action)
        last = self.first[parent]
        if last == NONE:
            self.first[parent] = node
            return node
        while self.next[last] != NONE:
            last = self.next[last]
        self.next[last] = node
        return node

    def children(self, parent: i64) -> vec[i64]:
        out = vec[i64]()
        node = self.first[parent]
        while node != NONE:
            out = append(out, node)
            node = self.next[node]
        return out

    def mean(self, node: i64, seat: i64) -> float:
        """What a visited node has been worth to a seat."""
        return self.total[node * self.seats + seat] / float(self.visits[node])

    def credit(self, node: i64, values: vec[float]) -> None:
        """Count a visit with its values at the node and all above it."""
        while node != NONE:
            self.visits[node] += 1
            base = node * self.seats
            for seat in range(self.seats):
                self.total[base + seat] += values[seat]
            node = self.parent[node]
