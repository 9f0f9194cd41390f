"""A lesson that was read and played through: whatever is wrong with it is said with the step's name."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from tavola.kernel.errors import BadLesson, TavolaError, nearest
from tavola.kernel.game import Game
from tavola.kernel.lesson.course import Course, fitting
from tavola.kernel.lesson.script import ANY, Path, Script, Step, position, read
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Scene
from tavola.kernel.state import OVER, State
from tavola.kernel.words import LANGUAGES


class Lesson:
    """A script that holds, and where each of its steps begins."""

    def __init__(self, game: Game, script: Script) -> None:
        self.game, self.script = game, script
        self.options = self._options()
        self.starts: list[dict[str, Any]] = []  # of each step, before its dice fall
        walk = Walk(self)
        for place in range(len(script.steps)):
            walk.step(place)

    def _options(self) -> dict[str, Any]:
        try:
            return self.game.options_of(self.game.begin(len(self.script.seats), self.script.options))
        except TavolaError as wrong:
            raise BadLesson(f"the lesson of {self.game.slug}: {wrong}") from wrong

    def start(self, place: int) -> State:
        """The position a step begins with, before its dice fall."""
        return self.game.load(self.starts[place])

    def goes_on(self, place: int) -> bool:
        """Does a step go on where the one before ended?"""
        return place > 0 and not self.script.steps[place].position

    def place_of(self, id: str) -> int:
        return [step.id for step in self.script.steps].index(id)


@cache
def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, checked; None if it has none."""
    script = read(game)
    return None if script is None else Lesson(game, script)


class Walk:
    """Plays a lesson through, by what each step expects, and looks at everything it says."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.game, self.script = lesson, lesson.game, lesson.script
        self.state = self.game.begin(len(self.script.seats), self.script.options)

    def step(self, place: int) -> None:
        step = self.script.steps[place]
        try:
            self._begin(place, step)
            self._words(step)
            following = self.script.steps[place + 1] if place + 1 < len(self.script.steps) else None
            self._paths(step, following)
            self.state = self._through(place, step)
        except TavolaError as wrong:
            raise BadLesson(f"the lesson of {self.game.slug}, step {step.id}: {wrong}") from wrong

    def _begin(self, place: int, step: Step) -> None:
        if step.position:
            self.state = self.game.load(position(self.game, self.script, step))
            if self.game.options_of(self.state) != self.lesson.options:
                raise BadLesson(f"{step.position} has other options than the lesson: leave them out there")
        self.lesson.starts.append(self.game.dump(self.state))

    def _words(self, step: Step) -> None:
        """Every message in every language, every clause in the ledger."""
        for language in LANGUAGES:
            voice = self.game.voice(language)
            for message in step.messages:
                if not voice.knows(message):
                    raise BadLesson(f"the message {message!r} is missing in {language}")
        for clause in step.clauses:
            if clause not in self.game.ledger:
                known = [each.id for each in self.game.ledger]
                raise BadLesson(f"there is no clause {clause!r}: {nearest(clause, known)}")

    def _paths(self, step: Step, following: Step | None) -> None:
        """What the kind of a step asks for."""
        kind, forks = step.kind, [paths for paths in step.decisions if len(paths) > 1 or ANY in paths]
        faults = {
            f"a step of the kind {kind} names what it expects": kind in ("do", "try") and not step.expect,
            f"a step of the kind {kind} expects nothing": kind in ("look", "free") and bool(step.decisions[0]),
            "only a step of the kind do has a second decision": kind != "do" and bool(step.then),
            "free play has n decisions, 1 or more": kind == "free" and step.n < 1,
            "n is for free play": kind != "free" and step.n != 0,
            "a step that is passed says so: done is missing": kind in ("do", "try") and not step.done,
            "a step of the kind try cites the clauses that refuse": kind == "try" and not step.clauses,
            "where any path passes nothing is known of what follows: no reply": ANY in step.expect and bool(step.reply),
            "where several paths pass, the next step needs a position": bool(
                forks and kind == "do" and following and not following.position
            ),
        }
        for fault, so in faults.items():
            if so:
                raise BadLesson(fault)

    def _through(self, place: int, step: Step) -> State:
        """Every way to pass, each from the start of the step; where the first of them ends."""
        ends = [self._along(place, step, ways) for ways in _ways(step)]
        return ends[0]

    def _along(self, place: int, step: Step, ways: tuple[Path, ...]) -> State:
        course, state = Course(self.lesson, place), self.state.clone()
        course.run_on(state)
        seen = [self.game.typed_scene(state, self.script.learner)]
        if step.kind != "look":
            self._decides(state)
        for path in ways:
            self._take(course, state, step, path)
            seen.append(self.game.typed_scene(state, self.script.learner))
        if step.kind == "free":
            return self._freely(course, state)
        self._leaves_nothing(course, state, step)
        self._shows(step, seen)
        course.reply(state)
        return state

    def _decides(self, state: State) -> None:
        if state.actor != self.script.learner:
            who = "nobody" if state.actor == OVER else "chance" if state.actor < 0 else f"seat {state.actor}"
            raise BadLesson(f"here {who} is asked, not the learner: say in `chance` what happens first")

    def _take(self, course: Course, state: State, step: Step, path: Path) -> None:
        self._decides(state)
        if step.kind == "try":
            return self._try(course, state, path)
        if path == ANY:
            return course.play(state, int(state.legal()[0]))
        found = fitting(self.game, state, path)
        if len(found) != 1:
            raise BadLesson(f"{_one_path(self.game, state, path)}")
        return course.play(state, found[0].act)

    def _try(self, course: Course, state: State, path: Path) -> None:
        action = self.game.action_of(state, self.script.learner, path)
        refusal = None if action is None else self.game.why_not(state, action)
        if refusal is None or action is None:
            raise BadLesson(f"{list(path)} is not refused: a step of the kind try needs what is")
        if not course.attempted(state, action):
            raise BadLesson(f"{list(path)} is refused by {refusal.clause}, which the step does not cite")
        course.tried = True

    def _freely(self, course: Course, state: State) -> State:
        """Free play, by lot, as far as it goes."""
        rng, left = Rng(course.step.n), 100 * course.step.n
        while not course.passed(state) and left:
            seat = int(state.actor)
            state.play(state.sample(rng))
            course.note(None if seat < 0 else seat)
            left -= 1
        return state

    def _leaves_nothing(self, course: Course, state: State, step: Step) -> None:
        if course.told < len(step.chance):
            raise BadLesson(f"nobody asks for {step.chance[course.told]!r} of its `chance`")

    def _shows(self, step: Step, seen: list[Scene]) -> None:
        """What is pointed at lies on the table, at the start of the step or after its first decision."""
        known = {id for scene in seen for id in ids_of(scene)}
        spaces = {space.id for scene in seen for space in scene.spaces}
        for of, ids, there in (("point", step.point, known), ("arrow", step.arrow, spaces)):
            for id in ids:
                if id not in there:
                    raise BadLesson(f"{id!r} of `{of}` is not in the scene: {nearest(id, sorted(there))}")


def _ways(step: Step) -> list[tuple[Path, ...]]:
    """Each path of the first decision once, with the first of the second one."""
    if step.kind in ("look", "free"):
        return [()]
    return [(path, *(paths[0] for paths in step.decisions[1:])) for path in step.expect]


def _one_path(game: Game, state: State, path: Path) -> str:
    """What would have been one choice."""
    choices = game.asked(state).choices(state, game.voice("en"))
    same = [game.named(choice.act) for choice in choices if choice.ids == path]
    if same:
        return f"{list(path)} may mean {' or '.join(same)}: write which of them after the ids"
    written = [" ".join(choice.ids) for choice in choices]
    return f"{list(path)} is not legal: {nearest(' '.join(path), written)}"


def ids_of(scene: Scene) -> Iterator[str]:
    """Every id a reader can be pointed at."""
    yield from (space.id for space in scene.spaces)
    yield from (piece.id for piece in scene.pieces)
    yield from (die.id for die in scene.dice)
    yield from (item.id for item in (scene.bundle.parts if scene.bundle else ()))
    for zone in scene.zones:
        yield zone.id
        yield from (item.id for item in zone.items)
    for choice in scene.choices:
        yield from choice.ids
