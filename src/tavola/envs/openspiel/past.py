"""A game as it went: where it began, what was played since, and what each seat saw of it.

Nothing is written down while a game is played: searches play far more games than they look back at. What a seat has
seen is worked out by playing the actions again, when somebody asks.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tavola.kernel.game import Game
from tavola.kernel.registry import game as game_named
from tavola.kernel.rng import Rng
from tavola.kernel.state import State
from tavola.kernel.story import Chronicle


class Sight(NamedTuple):
    """What a seat had seen after so many actions; the position there is never played on."""

    ply: int
    state: State
    numbers: list[int]
    text: str


class Past:
    """`before` is what each seat had seen when this began; a game from its start begins with nothing."""

    def __init__(self, rules: Game, start: State, state: State, before: Sequence[str], actions: Sequence[int]) -> None:
        self.rules, self.start, self.state = rules, start, state  # `start` is shared by copies and never played on
        self.before, self.actions = tuple(before), list(actions)
        self.sights: dict[int, Sight] = {}  # by seat: as far as somebody has asked

    @classmethod
    def begin(cls, rules: Game, start: State) -> "Past":
        return cls(rules, start, start.clone(), [""] * start.seats, [])

    def play(self, action: int) -> None:
        """Carry out an action known to be legal."""
        self.state.apply(action)
        self.actions.append(action)

    def imagined(self, seat: int, rng: Rng) -> "Past":
        """A past that this seat cannot tell from the real one; what the others have seen is theirs, and left out."""
        dream = self.state.imagine(seat, rng)
        before = [self.seen(seat) if other == seat else "" for other in range(dream.seats)]
        return Past(self.rules, dream, dream.clone(), before, [])

    def seen(self, seat: int) -> str:
        """All that a seat has seen and done so far, line by line."""
        sight = self.sights.get(seat) or self._first(seat)
        if sight.ply < len(self.actions):
            sight = self._on(sight, seat)
        self.sights[seat] = sight
        return sight.text

    def _first(self, seat: int) -> Sight:
        numbers = list(self.start.observe(seat))
        text = self.before[seat] or f"= {' '.join(map(str, numbers))}\n"
        return Sight(0, self.start, numbers, text)

    def _on(self, sight: Sight, seat: int) -> Sight:
        """The same after all actions: what it did (>), what it was told, and what changed in its observation (=)."""
        state, heard, numbers, lines = sight.state.clone(), Chronicle(), sight.numbers, [sight.text]
        state.listener = heard
        for action in self.actions[sight.ply :]:
            if state.actor == seat:
                lines.append(f"> {self.rules.named(action)}\n")
            state.apply(action)
            lines += [f"{told.text}\n" for told in self.rules.story(heard.take(), seat)]
            before, numbers = numbers, list(state.observe(seat))
            lines.append(changes(before, numbers))
        return Sight(len(self.actions), state, numbers, "".join(lines))

    # copies and files: OpenSpiel copies and pickles whatever a state holds

    def __deepcopy__(self, memo: dict[int, Any]) -> "Past":
        twin = Past(self.rules, self.start, self.state.clone(), self.before, self.actions)
        twin.sights = dict(self.sights)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.rules.slug, self.rules.dump(self.start), self.before, self.actions)


def restored(slug: str, start: dict[str, Any], before: tuple[str, ...], actions: list[int]) -> Past:
    """A past from its file: the first position in writing, and the actions since."""
    rules = game_named(slug)
    first = rules.load(start)
    past = Past(rules, first, first.clone(), before, [])
    for action in actions:
        past.state.play(action)
        past.actions.append(action)
    return past


def changes(before: list[int], now: list[int]) -> str:
    """The places of an observation that are not what they were."""
    changed = [f"{place}:{new}" for place, (old, new) in enumerate(zip(before, now, strict=True)) if old != new]
    return f"= {' '.join(changed)}\n" if changed else ""
