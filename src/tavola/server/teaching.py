"""What a learner may do at a lesson table beside moving: go on, back, on to another step. Another move is for later."""

from tavola.kernel.lesson import Course
from tavola.server.client import Client
from tavola.server.entries import Body, Entry, Kind
from tavola.server.jobs import Job
from tavola.server.live import Live
from tavola.server.protocol import Lesson
from tavola.server.refusals import Refusal
from tavola.server.table import Table
from tavola.server.voices import house, spoken


def must_be_expected(table: Table, action: int, language: str) -> None:
    """Another legal move is not played; an illegal one gets its usual refusal."""
    course, state = table.course, table.line.state
    if course is None or not state.permits(action) or action in course.expected(state):
        return
    title = table.game.voice(spoken(table.game, language)).say(course.step.title)
    raise Refusal("later", house(language).say("lesson-later", title=title))


def refused(live: Live, action: int) -> None:
    """A refusal was shown: where the step asks to try just that, it is passed."""
    table = live.table
    course = table.course
    if course is not None and not course.tried and course.attempted(table.line.state, action):
        course.tried = True
        live.audience.tell_table(Client.say)


def lesson(live: Live, client: Client, asked: Lesson) -> Job:
    """On to what follows, or to another step."""
    course = live.table.course
    if course is None:
        raise Refusal("no-lesson", "this table is no lesson")
    if asked.do == "on":
        return _go_on(live, client, asked, course)
    place = {"back": course.place - 1, "skip": course.place + 1}.get(asked.do, asked.step)
    steps = len(course.lesson.script.steps)
    if place is None or not 0 <= place < steps:
        raise Refusal("no-step", f"there is no such step: it must be 0 to {steps - 1}")
    return _enter(live, client, asked, place, set_up=True)


def _go_on(live: Live, client: Client, asked: Lesson, course: Course) -> Job:
    """The coach answers, then the next step begins; each is told by itself, so that the answer is seen."""
    state = live.table.line.state
    if asked.step is not None and asked.step != course.place:
        raise Refusal("stale", f"the lesson is at step {course.place}")
    if course.last or not (course.passed(state) or course.step.kind == "look"):
        raise Refusal("later", "this step is not done yet")
    if answer := _answer(live.table, course, live.now()):
        live.audience.tell(live.store(answer).say)
    return _enter(live, client, asked, course.place + 1, set_up=not course.lesson.goes_on(course.place + 1))


def _answer(table: Table, course: Course, at: float) -> list[Entry]:
    new: list[Entry] = []
    for line in course.step.reply:
        played = course.written(table.line.state, line)
        kind: Kind = "chance" if played.seat is None else "play"
        new.append(table.act(kind, played.seat, played.action, at))
        while (next := course.goes_on(table.line.state)) is not None and next.auto:
            new.append(table.act("auto", next.seat, next.action, at))
    return new


def _enter(live: Live, client: Client, asked: Lesson, place: int, set_up: bool) -> Job:
    table, course = live.table, live.table.course
    assert course is not None
    body = Body(text=course.lesson.script.steps[place].id, start=course.lesson.starts[place] if set_up else None)
    entry = table.enter("lesson", client.seats[0], body, live.now(), asked.id)
    table.sheet.status = "playing"
    job = live.store([entry, *table.run_on(live.now())])
    live.audience.tell(job.say, None, client, asked.id)
    live.audience.tell_table(job.say)
    return job
