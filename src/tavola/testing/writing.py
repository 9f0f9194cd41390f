"""Positions in writing are complete, and copies are independent."""

import json
from types import NoneType
from typing import Any

from librt.vecs import vec

from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.state import CHANCE, OVER, State
from tavola.testing.effort import Effort

OF_THE_GAME = ("listener", "options", "questions")  # what all positions of a game share
PLAIN = (int, float, str, bytes, tuple, vec, NoneType)
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


def clones_share_nothing_they_change(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """Each packed array of a clone is its own, or is never changed in place; so is each object it holds."""
    twin, kept = state.clone(), {name: list(value) for name, value in packed(state).items()}
    for name in held(state):
        assert getattr(twin, name) is not getattr(state, name), f"a clone shares its {name}"
    for name, values in kept.items():
        if values and name not in state.shared():
            getattr(twin, name)[0] = values[0] + 1
            alone = list(getattr(state, name)) == values
            getattr(twin, name)[0] = values[0]  # what is shared by mistake may be everybody's
            assert alone, f"a clone shares its {name}"
    _go_on(game, state.clone(), Rng(rng.word()))
    for name in state.shared():
        assert list(getattr(state, name)) == kept[name], f"{name} is shared, and changed in place"


def packed(state: State) -> dict[str, Any]:
    """The packed arrays of a position."""
    found = {name: getattr(state, name) for name in dir(state) if name not in OF_THE_GAME and name[0] != "_"}
    return {name: value for name, value in found.items() if isinstance(value, vec)}


def held(state: State) -> list[str]:
    """The fields that are objects of their own: piles and the like."""
    found = {name: getattr(state, name) for name in dir(state) if name not in OF_THE_GAME and name[0] != "_"}
    return [name for name, value in found.items() if not callable(value) and not isinstance(value, PLAIN)]


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
