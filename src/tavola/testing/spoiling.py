"""Ways to spoil what is given to a game, and what it has to make of a position in writing that was spoilt."""

import copy
import json
from typing import Any

from tavola.kernel.errors import TavolaError
from tavola.kernel.game import Game
from tavola.kernel.rng import Rng
from tavola.kernel.state import OVER, State
from tavola.testing.effort import Effort
from tavola.testing.writing import in_bytes

SPOILT = 5  # written positions tried for each position of a walk
PLAYED = 10  # actions, of one that was accepted
NUMBERS = (True, -1, 0, 7, 10**9, 10**30, 0.5)
WORDS = ("", "e5", "wat", "\x00", "é" * 40)
JUNK: tuple[Any, ...] = (None, *NUMBERS, *WORDS, [], [1], ["x"], {}, {"x": 1}, {"x": {}})

Path = tuple[Any, ...]


def what_is_written_by_hand_is_sound_or_refused(game: Game, state: State, rng: Rng, effort: Effort) -> None:
    """A written position with a part left out, changed or misspelt is refused with one line, or can be played."""
    for _ in range(SPOILT):
        written = spoiled(json.loads(in_bytes(game, state)), rng)
        if loaded := _loaded(game, written):
            _check_sound(game, written, loaded, rng)


def _loaded(game: Game, written: Any) -> State | None:
    """The position, or None if it was refused as it should be."""
    before = json.dumps(written, ensure_ascii=False)
    try:
        loaded = game.load(written)
    except TavolaError as refused:
        said = str(refused)
        assert said.strip(), f"load must say why it refuses {before}"
        assert "\n" not in said, f"load must refuse {before} in one line, not {said!r}"
        return None
    except Exception as fault:
        raise AssertionError(f"load must refuse this with BadPosition, not {_named(fault)}: {before}") from fault
    assert json.dumps(written, ensure_ascii=False) == before, "load changed the writing it was given"
    return loaded


def _check_sound(game: Game, written: Any, loaded: State, rng: Rng) -> None:
    """It can be shown and played, and shares nothing with another position of the same writing."""
    twin = game.load(written)
    text = in_bytes(game, twin)
    try:
        assert (loaded.actor == OVER) == (len(loaded.legal()) == 0), "it is over exactly if nothing is legal"
        game.scene(loaded, 0)
        _play(loaded, Rng(rng.word()))
    except Exception as fault:
        at = json.dumps(written, ensure_ascii=False)
        raise AssertionError(f"load took a position that cannot be played: {_named(fault)}: {at}") from fault
    assert in_bytes(game, twin) == text, "two positions loaded from one writing share something that changes"


def _play(state: State, rng: Rng) -> None:
    for _ in range(PLAYED):
        if state.actor != OVER:
            state.play(state.sample(rng))


def _named(fault: Exception) -> str:
    return f"{type(fault).__name__} ({fault})"


def spoiled(value: Any, rng: Rng) -> Any:
    """A copy with one part replaced by junk, taken out, doubled under another name or changed a little."""
    made = copy.deepcopy(value)
    path = pick(rng, places(made))
    holder = made
    for key in path[:-1]:
        holder = holder[key]
    way = rng.below(4)
    if way == 0:
        del holder[path[-1]]
    elif way == 1 and isinstance(holder, dict):
        holder[f"{path[-1]}x"] = copy.deepcopy(holder[path[-1]])
    elif way == 2:
        holder[path[-1]] = near(holder[path[-1]], rng)
    else:
        holder[path[-1]] = copy.deepcopy(pick(rng, JUNK))
    return made


def pick(rng: Rng, items: Any) -> Any:
    return items[rng.below(len(items))]


def places(value: Any, path: Path = ()) -> list[Path]:
    """The path of everything inside a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [path] if path else []
    for key, part in inside:
        found += places(part, (*path, key))
    return found


def near(value: Any, rng: Rng) -> Any:
    """Something like the value, but not it."""
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int | float):
        return value + pick(rng, (-1, 1, 100, -1000))
    if isinstance(value, str):
        return value[:-1] if rng.below(2) else value + pick(rng, "x0 -")
    return [value]
