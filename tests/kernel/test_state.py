"""The base class of all positions, by a game of one file in plain Python: take one or two of the last few stones."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tavola import CHANCE, OVER, Chronicle, IllegalAction, Rng, State, playout
from tavola.kernel.events import EVERYONE
from tavola.kernel.playout import run
from tavola.kernel.state import FINE, UNSAID

TOO_MANY = 3


class Stones(State):
    """A die lays the stones, then two seats take in turn; who takes the last one wins."""

    def __init__(self) -> None:
        super().__init__(2, vec[i64]())
        self.left = 0
        self.last = 0

    def slug(self) -> str:
        return "stones"

    def legal(self) -> vec[i64]:
        if self.actor == CHANCE:
            return vec[i64]([4, 5, 6])
        return vec[i64]([n for n in (1, 2) if n <= self.left])

    def weights(self) -> vec[i64]:
        return vec[i64]([1, 2, 3])

    def breaks(self, action: i64) -> i64:
        return FINE if action in self.legal() else TOO_MANY

    def apply(self, action: i64) -> None:
        if self.actor == CHANCE:
            self.left, self.actor = action, 0
            return
        self.left -= action
        self.last = self.actor
        self.tell(1, 2, self.last, EVERYONE, action, self.left)
        self.actor = 1 - self.actor if self.left else OVER

    def clone(self) -> "Stones":
        twin = Stones()
        twin.actor, twin.left, twin.last = self.actor, self.left, self.last
        return twin

    def result(self, seat: i64) -> float:
        return 1.0 if seat == self.last else 0.0


class Even(Stones):
    """The same with a fair die, by the base class's own weights."""

    def weights(self) -> vec[i64]:
        return State.weights(self)


def laid(stones: int = 6) -> Stones:
    state = Stones()
    state.play(stones)
    return state


def test_chance_has_weights_and_seats_have_none() -> None:
    assert Stones().chances() == [(4, 1), (5, 2), (6, 3)]
    assert Even().chances() == [(4, 1), (5, 1), (6, 1)]
    assert laid().chances() == []


def test_sampling_follows_weights_at_chance_and_is_even_elsewhere() -> None:
    rng = Rng(1)
    die = Counter(int(Stones().sample(rng)) for _ in range(6000))
    assert sum((die[face] - share) ** 2 / share for face, share in ((4, 1000), (5, 2000), (6, 3000))) < 13.82
    taken = Counter(int(laid().sample(rng)) for _ in range(2000))
    assert abs(taken[1] - 1000) < 150


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = laid()
    with pytest.raises(IllegalAction) as refused:
        state.play(3)
    assert (refused.value.action, refused.value.code, state.left) == (3, TOO_MANY, 6)
    assert str(refused.value) == "clause 3 of stones refuses the action 3: play one of legal()"
    assert not state.permits(3)
    assert state.permits(2)


def test_a_playout_plays_the_state_itself_to_the_end() -> None:
    state = Stones()
    assert playout(state, Rng(2)) is state
    assert state.actor == OVER
    assert sorted(state.returns()) == [0.0, 1.0]


def test_a_run_stops_at_its_limit() -> None:
    state = Stones()
    assert run(state, Rng(2), 2) == 2
    assert state.actor == 1
    assert run(state, Rng(2)) >= 2
    assert run(state, Rng(2)) == 0


def test_returns_are_for_the_end_only() -> None:
    with pytest.raises(ValueError, match="not over"):
        laid().returns()


def test_a_listener_hears_the_state_but_not_its_clone() -> None:
    state, heard = laid(), Chronicle()
    state.listener = heard
    state.clone().play(1)
    state.play(2)
    (event,) = heard.take()
    assert (event.kind, event.clause, event.seat, event.audience, event.args) == (1, 2, 0, EVERYONE, (2, 4, 0, 0))


def test_what_a_game_need_not_answer_has_an_answer() -> None:
    state = laid()
    assert state.estimate(0) == 0.5
    assert list(state.estimates()) == [0.5, 0.5]
    assert (state.horizon(), state.glimpse(), state.follows()) == (-1, 0, UNSAID)
    imagined = state.imagine(1, Rng(0))
    imagined.play(1)
    assert (state.left, imagined.actor) == (6, 1)


@pytest.mark.parametrize("ask", ["slug", "legal", "clone"])
def test_what_a_game_must_answer_is_said_to_be_missing(ask: str) -> None:
    with pytest.raises(NotImplementedError):
        getattr(State(2, vec[i64]()), ask)()
