"""Many games side by side, one a row: all are stepped in one call, and what a learner reads lies in packed arrays.

Whoever makes the rows lends the memory: the arrays below are written here and read elsewhere, and never grow.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from tavola.kernel.masks import STEPS, Structure
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, OVER, State

EVERY: Final = -1  # the caller plays whoever is to act
ANY: Final = -2  # the caller plays one seat, drawn anew for each game
NONE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    """Decides for a seat that is not the caller's: at random, unless a subclass knows better."""

    def decide(self, state: State, seat: i64, rng: Rng) -> i64:
        return state.sample(rng)


@final
class Board:
    """The arrays of so many rows."""

    def __init__(
        self,
        observations: vec[i32],
        masks: vec[u8],
        rewards: vec[float],
        returns: vec[float],
        over: vec[u8],
        seats: vec[i64],
        chosen: vec[i64],
    ) -> None:
        self.observations: vec[i32] = observations
        self.masks: vec[u8] = masks
        self.rewards: vec[float] = rewards  # of who decided last
        self.returns: vec[float] = returns  # of every seat, where a game is over
        self.over: vec[u8] = over
        self.seats: vec[i64] = seats  # who is to decide and observes; where a game is over, who decided last
        self.chosen: vec[i64] = chosen  # what the caller plays next


@final
class Rows:
    """Games of one table; `seat` is the caller's, or EVERY, or ANY."""

    def __init__(self, first: State, rows: i64, size: i64, codes: i64, seat: i64, board: Board) -> None:
        self.first: State = first
        self.rows: i64 = rows
        self.size: i64 = size
        self.codes: i64 = codes
        self.seat: i64 = seat
        self.board: Board = board
        self.states: list[State] = [first.clone() for _ in range(rows)]
        self.rngs: list[Rng] = [Rng(row) for row in range(rows)]
        self.others: list[list[Opponent]] = [[Opponent() for _ in range(first.seats)] for _ in range(rows)]
        self.mine: vec[i64] = vec[i64]([NONE for _ in range(rows)])
        self.legal: vec[vec[i64]] = vec[vec[i64]]([vec[i64]() for _ in range(rows)])

    def seed(self, row: i64, seed: int, others: list[Opponent]) -> None:
        """Chance and opponents of a row begin anew."""
        self.rngs[row] = Rng(seed)
        self.others[row] = others

    # games

    def begin(self, row: i64) -> None:
        """A new game, as far as the caller's first decision."""
        rng = self.rngs[row]
        state = self.first
        while state.actor == OVER or state is self.first:
            state = self.first.clone()
            self.states[row] = state
            self.mine[row] = rng.below(state.seats) if self.seat == ANY else self.seat
            self.go_on(row, state)
        self.board.over[row] = 0
        self.board.rewards[row] = 0.0
        for seat in range(state.seats):
            self.board.returns[row * state.seats + seat] = 0.0
        self.show(row, state, state.actor)

    def go_on(self, row: i64, state: State) -> None:
        """Chance and opponents decide until the caller must, or the game is over."""
        rng = self.rngs[row]
        mine = self.mine[row]
        while state.actor != OVER:
            actor = state.actor
            if actor == CHANCE:
                state.apply(state.sample(rng))
            elif mine == EVERY or actor == mine:
                return
            else:
                state.apply(self.others[row][actor].decide(state, actor, rng))

    def play(self, row: i64) -> None:
        """Carry out what was chosen, which is known to be legal."""
        state = self.states[row]
        actor = state.actor
        state.apply(self.board.chosen[row])
        self.go_on(row, state)
        if state.actor == OVER:
            self.finish(row, state, actor)
        else:
            self.show(row, state, state.actor)

    def finish(self, row: i64, state: State, actor: i64) -> None:
        board = self.board
        board.over[row] = 1
        board.rewards[row] = state.result(actor)
        for seat in range(state.seats):
            board.returns[row * state.seats + seat] = state.result(seat)
        self.show(row, state, actor)

    def step(self) -> None:
        """Play on in every row; a game that was over begins anew instead."""
        over = self.board.over
        for row in range(self.rows):
            if over[row]:
                self.begin(row)
            else:
                self.play(row)

    # what is seen

    def show(self, row: i64, state: State, seat: i64) -> None:
        """Write what this seat observes, and what is legal."""
        board = self.board
        board.seats[row] = seat
        at = row * self.size
        observations = board.observations
        seen = state.observed(seat)
        for place in range(self.size):
            observations[at + place] = i32(seen[place])
        self.mark(row, 0)
        self.legal[row] = vec[i64]() if state.actor == OVER else state.legal()
        self.mark(row, 1)

    def mark(self, row: i64, sign: u8) -> None:
        """Only the few places that are legal are ever touched: a mask may have half a million."""
        masks = self.board.masks
        at = row * self.codes
        for action in self.legal[row]:
            masks[at + action] = sign

    # what is chosen

    def refused(self) -> i64:
        """The first row whose choice is masked, or NONE."""
        board = self.board
        for row in range(self.rows):
            action = board.chosen[row]
            if board.over[row]:
                continue
            if not 0 <= action < self.codes or board.masks[row * self.codes + action] == 0:
                return row
        return NONE

    def choose(self, rng: Rng) -> None:
        """Choose at random in every row, all legal actions alike."""
        for row in range(self.rows):
            actions = self.legal[row]
            count = i64(len(actions))
            self.board.chosen[row] = actions[rng.below(count)] if count else 0

    def join(self, structure: Structure, parts: vec[i64], width: i64) -> None:
        """Choose by kind and places of parameters, `width` numbers a row; what does not exist becomes NONE."""
        for row in range(self.rows):
            self.board.chosen[row] = joined(structure, parts, row * width, width)

    def narrow(self, structure: Structure, parts: vec[i64], known: i64, out: vec[u8], width: i64) -> None:
        """Mark what can follow on the `known` numbers of each row: a kind, or the place of the next parameter."""
        for row in range(self.rows):
            for action in self.legal[row]:
                if follows(structure, action, parts, row * known, known):
                    out[row * width + component(structure, action, known)] = 1


def joined(structure: Structure, parts: vec[i64], at: i64, width: i64) -> i64:
    """The code of a kind and its parameters; those the kind does not have must be 0."""
    kind = parts[at]
    if not 0 <= kind < structure.kinds:
        return NONE
    code = structure.firsts[kind]
    for which in range(width - 1):
        place = parts[at + 1 + which]
        names = structure.names(kind, which) if which < STEPS - 1 else 1
        if not 0 <= place < names:
            return NONE
        code += place * structure.steps[kind * STEPS + which + 1]
    return code


def component(structure: Structure, action: i64, which: i64) -> i64:
    """Number `which` of an action's parts: its kind, then the places of its parameters."""
    kind = structure.kind_of(action)
    if which == 0:
        return kind
    at = kind * STEPS + which - 1
    return (action - structure.firsts[kind]) % structure.steps[at] // structure.steps[at + 1]


def follows(structure: Structure, action: i64, parts: vec[i64], at: i64, known: i64) -> bool:
    """Does the action begin with these parts?"""
    for which in range(known):
        if component(structure, action, which) != parts[at + which]:
            return False
    return True
