"""Positions in writing are complete, and copies are independent."""

import json
from typing import Any

from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, OVER, State
from tavola.testing.effort import Effort

GOING_ON = 30  # actions played after a copy to see whether it goes the same way


def in_bytes(game: Game, state: State) -> str:
    """A position as text."""
    return json.dumps(game.dump(state), ensure_ascii=False)


def clones_are_independent(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """A clone is the same position without the listener; playing either leaves the other alone."""
    before, legal = in_bytes(game, state), list(state.legal())
    twin = state.clone()
    assert twin is not state, "a clone must be another state"
    assert twin.listener is None, "a clone must have no listener"
    assert in_bytes(game, twin) == before, "a clone dumps differently"
    for played, kept in ((twin, state), (state, state.clone())):
        _go_on(game, played, Rng(rng.word()))
        assert in_bytes(game, kept) == before, "playing one copy changed the other"
        assert list(kept.legal()) == legal, "playing one copy changed what is legal in the other"


def loading_gives_the_same_position(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """`load(dump(s))` dumps, asks, shows and goes on the same."""
    text = in_bytes(game, state)
    written: dict[str, Any] = json.loads(text)
    loaded = game.load(written)
    assert json.dumps(written, ensure_ascii=False) == text, "load changed the writing it was given"
    assert in_bytes(game, loaded) == text, "a loaded position dumps differently"
    assert facts(game, loaded) == facts(game, state), "a loaded position differs in what it asks or shows"
    seed = rng.word()
    here, there = _go_on(game, state, Rng(seed)), _go_on(game, loaded, Rng(seed))
    assert here == there, "a loaded position goes on differently"


def facts(game: Game, state: State) -> dict[str, Any]:
    """Everything a position answers."""
    seen = {str(seat): game.scene(state, seat) for seat in (None, *range(state.seats))}
    weights = list(state.weights()) if state.actor == CHANCE else []
    return {"actor": state.actor, "legal": list(state.legal()), "weights": weights, "scenes": seen}


def _go_on(game: Game, state: State, rng: Rng) -> list[str]:
    """Play on for a while; the positions reached."""
    reached = list[str]()
    while state.actor != OVER and len(reached) < GOING_ON:
        state.play(state.sample(rng))
        reached.append(in_bytes(game, state))
    return reached
