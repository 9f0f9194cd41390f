"""Games that a mind plays to learn from, and those that show which of two minds is the better one. One ply deep."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.bots.judge import Judge, Mind, odds
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, OVER, State


@final
class Diary:
    """A game as every seat saw it: each position, those after a roll too, and what the mind thought of it then."""

    def __init__(self) -> None:
        self.seen: vec[i64] = vec[i64]()  # features, one position after the other, seat by seat
        self.ends: vec[i64] = vec[i64]()  # where those of each end
        self.thought: vec[float] = vec[float]()  # outputs of the mind
        self.priors: vec[float] = vec[float]()  # the odds by the estimate, where the mind leans on it
        self.goals: vec[float] = vec[float]()  # what it should have thought, once the game is over

    def note(self, state: State, mind: Mind, rng: Rng) -> None:
        for seat in range(state.seats):
            prior = odds(state.imagine(seat, rng).estimate(seat)) if mind.lean != 0.0 else 0.0
            self.priors = append(self.priors, prior)
            features = state.features(seat)
            for feature in features:
                self.seen = append(self.seen, feature)
            self.ends = append(self.ends, i64(len(self.seen)))
            for output in mind.outputs(features, mind.lean * prior):
                self.thought = append(self.thought, output)

    def conclude(self, state: State, outputs: i64, trace: float, discount: float) -> None:
        """Goals from the last position back: its successor's goal, mixed with what was thought of the successor.

        `trace` is the share of the former, TD(lambda). What is far away counts less: one output tends to an even
        share, two (I win, another wins) to nothing.
        """
        still = 1.0 / float(state.seats) if outputs == 1 else 0.0
        after = results(state, outputs)
        width = i64(len(after))
        goals = self.thought[:]
        at = i64(len(goals)) - width
        while at >= 0:
            for place in range(width):
                later = after[place]
                if at + width < i64(len(goals)):
                    later = trace * after[place] + (1.0 - trace) * self.thought[at + width + place]
                goals[at + place] = still + discount * (later - still)
                after[place] = goals[at + place]
            at -= width
        self.goals = goals


def results(state: State, outputs: i64) -> vec[float]:
    """Each seat's result; with two outputs also what the others had of the game."""
    out = vec[float](capacity=state.seats * outputs)
    won = 0.0
    for seat in range(state.seats):
        won += state.result(seat)
    for seat in range(state.seats):
        out = append(out, state.result(seat))
        if outputs > 1:
            out = append(out, won - state.result(seat))
    return out


def rehearse(state: State, mind: Mind, rng: Rng, wander: float, limit: i64) -> Diary:
    """Let the mind play all seats of a game, now and then at random, and note what it saw."""
    diary = Diary()
    decisions: i64 = 0
    while state.actor != OVER and decisions < limit:
        if state.actor == CHANCE:
            state.apply(state.sample(rng))
        else:
            decisions += 1
            wanders = wander > 0.0 and rng.unit() < wander
            state.apply(state.sample(rng) if wanders else chosen(state, mind, rng))
        if state.actor != OVER:
            diary.note(state, mind, rng)
    return diary


def duel(state: State, judges: list[Judge], rng: Rng, limit: i64) -> None:
    """Play a game out, a judge for each seat."""
    decisions: i64 = 0
    while state.actor != OVER and decisions < limit:
        if state.actor == CHANCE:
            state.apply(state.sample(rng))
        else:
            decisions += 1
            state.apply(chosen(state, judges[state.actor], rng))


def chosen(state: State, judge: Judge, rng: Rng) -> i64:
    """The action after which the position looks best to the seat that decides, as it imagines it; of equals any."""
    seat = state.actor
    dream = state.imagine(seat, rng)
    actions = dream.legal()
    best = actions[0]
    if i64(len(actions)) == 1:
        return best
    most = -1000.0
    equals: i64 = 0
    for action in actions:
        after = dream.clone()
        after.apply(action)
        look = judge.value(after, seat)
        if look > most:
            most = look
            equals = 0
        if look == most:
            equals += 1
            if rng.below(equals) == 0:
                best = action
    return best
