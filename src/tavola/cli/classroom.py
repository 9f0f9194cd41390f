"""A lesson at this terminal: the table it is played at, and what a line typed there does."""

from rich.text import Text

from tavola import Record
from tavola.bots.levels import bot
from tavola.cli.session import Session
from tavola.cli.table import Table
from tavola.cli.why import readings
from tavola.kernel.lesson import Course, Lesson

COACH = "novice"  # who plays the other seats in free play


class Classroom(Table):
    """Dice and the coach do what the script says; in free play they are real."""

    def __init__(self, lesson: Lesson, seed: int) -> None:
        script = lesson.script
        others = [seat for seat, who in enumerate(script.seats) if who == "coach"]
        self.course = Course(lesson)
        record = Record.from_state(lesson.game, lesson.starts[0])
        super().__init__(record, [script.learner], {seat: bot(COACH, seed + seat) for seat in others}, seed)

    def enter(self, place: int) -> None:
        """Set a step up anew."""
        self.course.enter(place)
        self.record = Record.from_state(self.game, self.course.lesson.starts[place], self.record.names)
        self.plies = []
        self._listen()

    @property
    def passed(self) -> bool:
        return self.course.passed(self.record.state)

    @property
    def waits(self) -> bool:
        freely = self.course.step.kind == "free" and not self.passed
        return super().waits or (not freely and self.course.goes_on(self.record.state) is None)

    def step(self) -> None:
        next = self.course.goes_on(self.record.state)
        if next is None:
            super().step()
        else:
            self.play(next.action)

    def play(self, action: int) -> None:
        seat = self.actor
        next = self.course.goes_on(self.record.state)
        super().play(action)
        self.course.note(None if seat < 0 else seat, auto=next is not None and next.auto)

    def go_on(self) -> None:
        """The dice fall, the coach answers, and the next step begins, here or where its position has it."""
        while self.course.goes_on(self.record.state) is not None:
            self.step()
        for line in self.course.step.reply:
            super().play(self.course.written(self.record.state, line).action)
        place = self.course.place + 1
        if self.course.lesson.goes_on(place):
            self.course.enter(place)
        else:
            self.enter(place)


class Class(Session):
    """A learner at a classroom."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self._verbs |= {"next": self.next, "back": self.back, "skip": self.skip, "show": self.show}
        self.moved = False  # to another step

    @property
    def room(self) -> Classroom:
        assert isinstance(self.table, Classroom)
        return self.table

    def answer(self, line: str) -> bool:
        self.moved = False
        done = super().answer(line or "next") or self.moved
        if self.room.passed and self.room.course.step.done:
            self.notes.append(Text(self.spoken(self.room.course.step.done), "bold"))
            self.next("")
        return done or self.moved

    def spoken(self, message: str) -> str:
        """A sentence of the lesson."""
        return self.table.game.voice(self.language).say(message)

    def move(self, tokens: list[str]) -> None:
        """The expected move is played; another legal one is for later."""
        walk = self.walk()
        found = walk.matches(tokens)
        wanted = self.room.course.expected(self.table.record.state)
        if len(found) == 1 and walk.paths[found[0]].act not in wanted:
            self.say("lesson-later", title=self.spoken(self.room.course.step.title))
        else:
            super().move(tokens)

    def why(self, rest: str) -> None:
        super().why(rest)
        words, course, state = rest.split(), self.room.course, self.table.record.state
        if words and self.reader is not None and state.actor == self.reader:
            course.tried = course.tried or any(
                course.attempted(state, action) for action in readings(self.table, self.reader, words)
            )

    def undo(self, rest: str) -> None:
        self.back("", 0)

    def next(self, rest: str) -> None:
        """On, where there is nothing left to do in this step."""
        course = self.room.course
        if course.last and self.room.passed:
            self.say("lesson-over")
            self.done = True
        elif course.step.kind == "look" or self.room.passed:
            self.room.go_on()
            self.moved = True
        else:
            self.say("lesson-later", title=self.spoken(course.step.title))

    def back(self, rest: str, by: int = 1) -> None:
        self._enter(self.room.course.place - by)

    def skip(self, rest: str) -> None:
        self._enter(self.room.course.place + 1)

    def _enter(self, place: int) -> None:
        steps = len(self.room.course.lesson.script.steps)
        self.room.enter(min(max(place, 0), steps - 1))
        self.moved = True

    def show(self, rest: str) -> None:
        """The move that is asked for, as it is typed."""
        walk, course = self.walk(), self.room.course
        wanted = course.expected(self.table.record.state) if course.step.kind == "do" else []
        typed = [walk.typed(path) for path, choice in walk.paths.items() if choice.act in wanted]
        tried = [" ".join(walk.spoken(id) for id in path) for path in course.paths()]
        for line in (typed or tried)[:1]:
            self.say("lesson-show", move=line)
