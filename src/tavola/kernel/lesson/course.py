"""A course: one learner's way through a lesson. It keeps no position and plays nothing: it is asked what comes."""

from typing import TYPE_CHECKING, NamedTuple

from tavola.kernel.errors import BadPosition, nearest
from tavola.kernel.game import Game
from tavola.kernel.lesson.script import ANY, Path, Step
from tavola.kernel.scene import Choice
from tavola.kernel.state import CHANCE, OVER, State

if TYPE_CHECKING:
    from tavola.kernel.lesson.checking import Lesson


class Played(NamedTuple):
    """An action that is not the learner's: of chance (no seat), or of a seat."""

    seat: int | None
    action: int
    auto: bool = False  # the only answer there is, given by the table


class Course:
    """Which step, and how far in it."""

    def __init__(self, lesson: "Lesson", place: int = 0) -> None:
        self.lesson, self.game = lesson, lesson.game
        self.enter(place)

    def enter(self, place: int) -> None:
        """Begin a step."""
        self.place = place
        self.made = 0  # own decisions
        self.told = 0  # lines of its `chance` that were played
        self.tried = False  # the refusal of a `try` was shown

    @property
    def step(self) -> Step:
        return self.lesson.script.steps[self.place]

    @property
    def last(self) -> bool:
        return self.place == len(self.lesson.script.steps) - 1

    def passed(self, state: State) -> bool:
        """Is what the step asks for done? One that is only looked at is never done: it is left."""
        match self.step.kind:
            case "do":
                return self.made >= len(self.step.decisions)
            case "try":
                return self.tried
            case "free":
                return self.made >= self.step.n or state.actor == OVER
            case _:
                return False

    def paths(self) -> tuple[Path, ...]:
        """What passes now, as ids; nothing in free play, and once it is passed."""
        step = self.step
        if step.kind == "try":
            return () if self.tried else step.expect
        return step.decisions[self.made] if step.kind == "do" and self.made < len(step.decisions) else ()

    def expected(self, state: State) -> list[int]:
        """The actions that pass now."""
        if state.actor != self.lesson.script.learner or self.step.kind == "try":
            return []
        if self.step.kind == "free" or ANY in self.paths():
            return [int(action) for action in state.legal()]
        return [choice.act for path in self.paths() for choice in fitting(self.game, state, path)]

    def attempted(self, state: State, action: int) -> bool:
        """Is this the refused thing that the step asks to try, and does a clause it cites refuse it?"""
        learner, wanted = self.lesson.script.learner, self.paths() if self.step.kind == "try" else ()
        if action not in [self.game.action_of(state, learner, path) for path in wanted]:
            return False
        refusal = self.game.why_not(state, action)
        return refusal is not None and refusal.clause in self.step.clauses

    def goes_on(self, state: State) -> Played | None:
        """What follows without the learner: the next line of `chance`, or the only answer there is."""
        if state.actor >= 0 and self.game.automatic(state) and len(actions := state.legal()) == 1:
            return Played(int(state.actor), int(actions[0]), auto=True)
        if state.actor in (OVER, self.lesson.script.learner) or self.told >= len(self.step.chance):
            return None
        return self.written(state, self.step.chance[self.told])

    def written(self, state: State, line: str) -> Played:
        """A line of `chance` or `reply` as an action; BadPosition if it cannot be now."""
        return Played(None if state.actor == CHANCE else int(state.actor), meant(self.game, state, line))

    def note(self, seat: int | None, auto: bool = False) -> None:
        """An action was played: by chance (no seat) or by a seat."""
        if auto:
            return
        if seat == self.lesson.script.learner:
            self.made += 1
        elif self.told < len(self.step.chance):
            self.told += 1

    def play(self, state: State, action: int) -> None:
        """The learner decides, and what follows by itself is played, on a position the caller owns."""
        state.play(action)
        self.note(self.lesson.script.learner)
        self.run_on(state)

    def run_on(self, state: State) -> None:
        """Play what follows without the learner."""
        while (next := self.goes_on(state)) is not None:
            state.play(next.action)
            self.note(next.seat, next.auto)

    def reply(self, state: State) -> None:
        """Play the coach's answer."""
        for line in self.step.reply:
            state.play(self.written(state, line).action)
            self._by_itself(state)

    def _by_itself(self, state: State) -> None:
        while (next := self.goes_on(state)) is not None and next.auto:
            state.play(next.action)


def fitting(game: Game, state: State, path: Path) -> list[Choice]:
    """The choices a path means: all its ids or, where several have the same ids, with the action's name after them."""
    choices = game.asked(state).choices(state, game.voice("en"))
    exactly = [choice for choice in choices if choice.ids == path]
    return exactly or [choice for choice in choices if (*choice.ids, game.named(choice.act)) == path]


def meant(game: Game, state: State, line: str) -> int:
    """A legal action as `game.named` writes it (`roll 4`), or by the ids of its choice (`N-M1 c7`)."""
    named = {game.named(action): int(action) for action in state.legal()}
    if line in named:
        return named[line]
    choices = game.asked(state).choices(state, game.voice("en")) if state.actor >= 0 else ()
    found = next((choice.act for choice in choices if " ".join(choice.ids) == line), None)
    if found is None:
        raise BadPosition(f"{line!r} is not possible now: {nearest(line, named)}")
    return found
