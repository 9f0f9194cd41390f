"""One look ahead: what an action leads to, as a judge sees it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.bots.judge import Judge
from tavola.kernel.following import answered
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, QUIET, UNSAID, State

FAN: Final = 40  # outcomes averaged exactly; a wider fan is sampled


def looks(state: State, seat: i64, rng: Rng, imagined: i64, judge: Judge) -> vec[float]:
    """How good each legal action of the seat looks, on average over imagined positions."""
    actions = state.imagine(seat, rng).legal()
    total = vec[float](capacity=i64(len(actions)))
    for _action in actions:
        total = append(total, 0.0)
    for _time in range(imagined):
        imagine = state.imagine(seat, rng)
        for i in range(i64(len(actions))):
            total[i] += look(imagine, actions[i], seat, rng, judge)
    return total


def look(state: State, action: i64, seat: i64, rng: Rng, judge: Judge) -> float:
    """The position after an action, what follows on it, and the chance event it leads to if there is one."""
    after = state.clone()
    after.apply(action)
    following = answered(after)
    if after.actor != CHANCE or following == QUIET:
        return judge.value(after, seat)
    outcomes = after.legal()
    exact = i64(len(outcomes)) <= FAN
    return fan(after, outcomes, seat, rng, judge) if exact else draw(after, seat, rng, judge)


def fan(state: State, outcomes: vec[i64], seat: i64, rng: Rng, judge: Judge) -> float:
    """The average over all outcomes, by their weights."""
    weights = state.weights()
    total = 0.0
    weight: i64 = 0
    for i in range(i64(len(outcomes))):
        after = state.clone()
        after.apply(outcomes[i])
        total += float(weights[i]) * settled(after, seat, rng, judge)
        weight += weights[i]
    return total / float(weight)


def draw(state: State, seat: i64, rng: Rng, judge: Judge) -> float:
    """The average over a sample of the outcomes."""
    total = 0.0
    for _time in range(FAN):
        total += settled(state.clone(), seat, rng, judge)
    return total / float(FAN)


def settled(state: State, seat: i64, rng: Rng, judge: Judge) -> float:
    """The value once what follows and further chance events, sampled, have passed."""
    while answered(state) == CHANCE or (state.actor == CHANCE and state.follows() == UNSAID):
        state.apply(state.sample(rng))
    return judge.value(state, seat)
