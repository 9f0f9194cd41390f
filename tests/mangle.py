"""Ways to spoil what is given to Tavola."""

import copy
from typing import Any

from tavola.kernel.rng import Rng

NUMBERS = (True, -1, 0, 7, 10**9, 10**30, 0.5)
WORDS = ("", "e5", "wat", "\x00", "é" * 40)
JUNK = (None, *NUMBERS, *WORDS, [], [1], ["x"], {}, {"x": 1}, {"x": {}})


def pick(rng: Rng, items: Any) -> Any:
    return items[rng.below(len(items))]


def places(value: Any, path: tuple = ()) -> list[tuple]:
    """The path of everything inside a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [path] if path else []
    for key, part in inside:
        found += places(part, (*path, key))
    return found


def spoiled(value: Any, rng: Rng) -> Any:
    """A copy with one part replaced by junk, taken out, doubled under another name or swapped with another."""
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


def near(value: Any, rng: Rng) -> Any:
    """Something like the value, but not it."""
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int | float):
        return value + pick(rng, (-1, 1, 100, -1000))
    if isinstance(value, str):
        return value[:-1] if rng.below(2) else value + pick(rng, "x0 -")
    return [value]


def torn(text: str, rng: Rng) -> str:
    """Text cut short, or with one character lost, doubled or replaced."""
    at = rng.below(len(text) - 2)
    return text[:at] + pick(rng, ("", text[at + 1 :], text[at] + text[at:], "\x7f" + text[at + 1 :]))
