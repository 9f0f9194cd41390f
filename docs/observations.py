"""Writes docs/observations.md: what observations are, and each number of them, game by game.

python docs/observations.py
"""

from pathlib import Path

import tavola
from tavola.kernel.observation import Part, range_of
from tavola.kernel.questions import Flow
from tavola.testing import Table, tables

PAGE = Path(__file__).with_suffix(".md")
OURS = ("adventurers-guard", "dracomundis", "gadranton", "el-dorado", "abandoned-fortress")
HEAD = """# Observations and masks

<!-- written by docs/observations.py: make observations -->

`state.observe(seat)` is everything that seat may know, as whole numbers, at compiled speed. How many they are hangs on
the game, the seat count and the options alone; `game.observation` says what each of them is, and prints as a table.

```python
import tavola

game = tavola.game("adventurers-guard")
described = game.observation(seats=2)
print(described)

state = game.new()
numbers = state.observe(0)
assert len(numbers) == described.size
seen = described.named(numbers)
assert seen["tile"][0] == 4  # the own adventurer stands in the middle of its home row
assert described.part("tile").shape == (12,)
print(described.to_json()["parts"][0])
```

- **Nothing leaks**: an observation is the same on every `imagine(seat, rng)` of a position. **Nothing is missing**:
  where the scene of a seat differs in anything, prompt and choices included, its observation does. The
  [conformance suite](conformance.md) holds every game to both.
- Seats are counted from the observer: 0 is itself, then the others in the order of seats; what is kept by seat begins
  with its own. Where a part is counted otherwise, its meaning says so.
- A part marked as a *category* stands for things, not for amounts: a network had better see it one-hot.
- A range that nothing limits ends at 2147483647 (below: "on"). Every number fits into 32 bits.

## Masks

`state.mask()` has one byte for each action code, 1 where it is legal. Beside the flat code there is the structured
action: a kind, then its parameters one after the other, each with its own mask, given what was chosen before it. Where
codes are very many (El Dorado has 619,997, most of them army steps and attacks by place, way and count) that is better.

```python
from librt.vecs import vec
from mypy_extensions import i64

assert [code for code, open_ in enumerate(state.mask()) if open_] == sorted(state.legal())

state = game.load({"turn": "south", "die": 1, "pawns": {"S-A": "a1", "S-M1": "e7", "N-A": "e8", "N-W": "a5"}})
legal, structure = state.legal(), game.actions.structure
kinds = list(game.actions.kinds)
assert [kind for kind, open_ in zip(kinds, structure.kinds_mask(legal)) if open_] == ["move"]
pawns = structure.parameter_mask(legal, kinds.index("move"), vec[i64]())
assert list(pawns).index(1) == 1  # S-M1
tiles = structure.parameter_mask(legal, kinds.index("move"), vec[i64]([1]))
first = structure.code(kinds.index("move"), vec[i64]([1, list(tiles).index(1)]))
assert first == legal[0]
assert structure.widths() == [6, 12, 81, 1, 1]  # kinds, and the most names of a first, second, ... parameter
```

## Many at once

`tavola.kernel.packing` writes observations as 32-bit whole numbers, little endian, and masks as bytes, for one position
or many, without a Python object for each number: `numpy.frombuffer(packed, "<i4")` reads them as they are.

```python
from tavola.kernel.packing import packed_masks, packed_observation, packed_observations

assert memoryview(packed_observation(state, 0)).cast("i").tolist() == list(state.observe(0))
states = [state, state.clone()]
rows = packed_observations(states, vec[i64]([0, 1]))
assert len(rows) == 2 * 4 * described.size
assert packed_masks(states) == 2 * state.mask()
```
"""


def page() -> str:
    """The whole page; a game that has no observation yet is left out."""
    ours = [tavola.game(slug) for slug in OURS]
    return "\n".join([HEAD, *(section(game) for game in ours if game.observed is not None)])


def section(game: tavola.Game) -> str:
    """Every part at the smallest seat count as recommended, then the other sizes."""
    described = game.observation(game.seats[0])
    rows = "\n".join(row(part) for part in described.parts)
    return f"""## {game.title}

{described.size} numbers with {of(game.seats[0])} and all options at their defaults.{sizes(game)}

Its questions: {questions(game)}.

| place | part | numbers | range | meaning |
| --- | --- | --- | --- | --- |
{rows}
"""


def questions(game: tavola.Game) -> str:
    """By the names that positions and `asking` know them by."""
    state = game.new()
    assert isinstance(state, Flow)
    return ", ".join(f"{number} {question.name}" for number, question in enumerate(state.questions))


def row(part: Part) -> str:
    shape = " × ".join(map(str, part.shape)) or "1"
    kind = ", category" if part.category else ""
    return f"| {part.offset} | `{part.name}` | {shape} | {range_of(part)}{kind} | {part.meaning} |"


def sizes(game: tavola.Game) -> str:
    """How the length changes with seats, and with options at the smallest seat count that takes them."""
    by_seats = {seats: game.observation(seats).size for seats in game.seats}
    more = ", ".join(f"{size} with {of(seats)}" for seats, size in list(by_seats.items())[1:])
    changed = dict[str, str]()
    for table in tables(game):
        if table.changed and not table.preset and (size := size_at(game, table)) != by_seats[table.seats]:
            name = " and ".join(f"`{name}={value}`" for name, value in table.changed)
            changed.setdefault(name, f"{size} with {name} and {of(table.seats)}")
    return "".join(f" {text}." for text in (more, "; ".join(changed.values())) if text)


def of(seats: int) -> str:
    return f"{seats} seat{'s' if seats > 1 else ''}"


def size_at(game: tavola.Game, table: Table) -> int:
    return game.observation(table.seats, **table.options).size


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
