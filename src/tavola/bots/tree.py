"""One tree search for every game: chance, many seats, hidden facts.

Each iteration imagines a position the seat cannot tell from the real one, walks down the tree as far as it has
grown, weighs the position found there, and credits every node on the way. Nodes stand for what was done, not for
positions, so positions that differ only in hidden facts share them (information-set Monte Carlo tree search); a
move is judged by how often it could have been chosen. Every seat looks after itself (max^n).
"""

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.bots.judge import Judge
from tavola.bots.nodes import NONE, ROOT, UNSEEN, Nodes
from tavola.kernel.following import calm
from tavola.kernel.playout import run
from tavola.kernel.rng import WORD, Rng
from tavola.kernel.state import CHANCE, OVER, State

FAR: Final = 20_000  # random actions that are played where a game is to be played out: it may have no end
FAN: Final = 48  # outcomes of one chance event kept apart; all further ones share a node
OTHERS: Final = -3  # the action of that shared node
GOLDEN: Final = 0x9E3779B9  # steps of this size fill the words evenly: outcomes come up as often as they should,
SCATTER: Final = 0x85EBCA6B  # at every node from another start, and no move is judged by its luck with the dice
GLANCES: Final = 3  # at an action whose outcome chance decides
LEAST_SPREAD: Final = 0.02
FEW: Final = 8.0  # values that say nothing yet about their spread


@final
class Tree:
    """A search for one seat from one position."""

    def __init__(self, state: State, seat: i64, rng: Rng, explore: float, judge: Judge | None = None) -> None:
        self.state: State = state
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.explore: float = explore
        self.judge: Judge = Judge() if judge is None else judge
        self.nodes: Nodes = Nodes(state.seats)
        self.sum: float = 0.0  # of the seat's values
        self.squares: float = 0.0
        self.spread: float = LEAST_SPREAD  # how far the values lie apart: the unit of curiosity, fit for any estimate

    def grow(self, iterations: i64) -> None:
        """One slice of the search."""
        for _turn in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        nodes = self.nodes
        state = self.state.imagine(self.seat, self.rng)
        node: i64 = ROOT
        while state.actor != OVER and (node == ROOT or nodes.visits[node] > 0):
            if nodes.full():
                break
            node = self.step(node, state)
        values = self.weigh(state)
        self.notice(values[self.seat])
        nodes.credit(node, values)

    def step(self, node: i64, state: State) -> i64:
        """Play one action and come to its node, and past what it brought to light."""
        if state.actor == CHANCE:
            self.rng.lead((node * SCATTER + self.nodes.visits[node] * GOLDEN) & WORD)
            outcome = state.sample(self.rng)
            key = state.alike(outcome)
            state.apply(outcome)
            return self.branch(node, key)
        node = self.choose(node, state)
        state.apply(self.nodes.action[node])
        seen = state.glimpse()
        return node if seen == 0 else self.branch(node, seen)

    def branch(self, node: i64, key: i64) -> i64:
        """The child for an outcome or a glimpse, new if need be."""
        nodes = self.nodes
        start = nodes.first[node]
        if start == NONE:
            return nodes.adopt(node, key)
        child = nodes.find(start, key)
        if child != NONE:
            return child
        if i64(len(nodes.children(node))) < FAN:
            return nodes.adopt(node, key)
        shared = nodes.find(start, OTHERS)
        return nodes.adopt(node, OTHERS) if shared == NONE else shared

    def choose(self, node: i64, state: State) -> i64:
        """The child most worth a visit, for the seat that decides."""
        nodes = self.nodes
        actor = state.actor
        legal = state.legal()
        if nodes.first[node] == NONE:
            nodes.expand(node, legal)
        glances = self.judge.horizon(state) == 0
        width = self.explore * self.spread
        best: i64 = NONE
        best_score = -1.0
        fresh: i64 = NONE  # one of those nothing is known about
        fresh_seen: i64 = 0
        child = nodes.first[node]
        for action in legal:
            child = self.offer(node, child, action)
            if glances and nodes.visits[child] == 0 and nodes.promise[child] == UNSEEN:
                nodes.promise[child] = self.glance(state, action)
            if nodes.visits[child] == 0 and nodes.promise[child] == UNSEEN:
                fresh_seen += 1
                if self.rng.below(fresh_seen) == 0:
                    fresh = child
            else:
                score = self.score(child, actor, width)
                if score > best_score:
                    best_score = score
                    best = child
            child = nodes.after(child)
        if fresh == NONE or (best != NONE and self.hope(node, actor, width) < best_score):
            return best
        return fresh

    def score(self, child: i64, actor: i64, width: float) -> float:
        """What a child is worth, and how unsure that is; before its first visit what it promised."""
        visits = self.nodes.visits[child]
        value = self.nodes.mean(child, actor) if visits else self.nodes.promise[child]
        return value + width * sqrt(log(float(self.nodes.offers[child])) / float(max(visits, 1)))

    def offer(self, node: i64, start: i64, action: i64) -> i64:
        """The child for an action that is legal now, counted as offered."""
        child = self.nodes.find(start, action)
        if child == NONE:
            child = self.nodes.adopt(node, action)
        self.nodes.offers[child] += 1
        return child

    def hope(self, node: i64, actor: i64, width: float) -> float:
        """A child nothing is known about is taken to be as good as its parent, as unsure as one visited once."""
        visits = self.nodes.visits[node]
        return self.nodes.mean(node, actor) + width * sqrt(log(float(visits)))

    def notice(self, value: float) -> None:
        """Keep the widest spread of the seat's values so far: a search that has settled must not stop to wonder."""
        count = float(self.nodes.visits[ROOT] + 1)
        self.sum += value
        self.squares += value * value
        if count >= FEW:
            mean = self.sum / count
            self.spread = max(self.spread, sqrt(max(0.0, self.squares / count - mean * mean)))

    def weigh(self, state: State) -> vec[float]:
        """What the position is worth to each seat: its result, or an estimate after what follows or random actions."""
        calm(state, self.rng)
        if state.actor != OVER:
            horizon = self.judge.horizon(state)
            run(state, self.rng, horizon if horizon >= 0 else FAR)
        if state.actor != OVER:
            return self.judge.values(state, self.seat)
        values = vec[float](capacity=state.seats)
        for seat in range(state.seats):
            values = append(values, state.result(seat))
        return values

    def glance(self, state: State, action: i64) -> float:
        """What an action promises to the seat that decides, by what follows right after it."""
        total = 0.0
        for look in range(1, GLANCES + 1):
            after = state.clone()
            after.apply(action)
            drawn = calm(after, self.rng)
            total += self.judge.promise(after, state.actor)
            if drawn == 0:
                return total / float(look)
        return total / float(GLANCES)

    def best(self) -> i64:
        """The action tried most often; of equals the better one, then the first."""
        nodes = self.nodes
        best: i64 = NONE
        for child in nodes.children(ROOT):
            if nodes.visits[child] > 0 and (best == NONE or self.beats(child, best)):
                best = child
        return nodes.action[best]

    def beats(self, one: i64, other: i64) -> bool:
        visits = self.nodes.visits
        if visits[one] != visits[other]:
            return visits[one] > visits[other]
        return self.nodes.mean(one, self.seat) > self.nodes.mean(other, self.seat)
