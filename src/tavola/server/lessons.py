"""The script of a lesson table: where it stands, told by the entries of its log. lesson_tables.py opens such tables."""

import logging
from functools import cache

from tavola.kernel.errors import BadLesson, TavolaError
from tavola.kernel.game import Game
from tavola.kernel.lesson import Course, Lesson, lesson_of
from tavola.server.entries import Entry

LOG = logging.getLogger("tavola.lessons")
ORIGIN = "lesson"  # of a table
KEPT = 30.0  # days


class NoLesson(TavolaError):
    """A stored lesson of a game that has none any more."""


@cache
def taught(game: Game) -> Lesson | None:
    """The lesson of a game; one with a fault is told to whoever hosts, and is none for everybody else."""
    try:
        return lesson_of(game)
    except BadLesson as wrong:
        LOG.error("%s", wrong)
        return None


def course(game: Game) -> Course:
    """A learner's way through the lesson of a game, from its first step on."""
    lesson = taught(game)
    if lesson is None:
        raise NoLesson(f"{game.slug} has no lesson")
    return Course(lesson)


def freely(course: Course) -> bool:
    """Is this free play, where bots and dice are real?"""
    return course.step.kind == "free" and course.told >= len(course.step.chance)


def note(course: Course, entry: Entry) -> None:
    """What an entry means for the course."""
    match entry.kind:
        case "lesson":
            course.enter(place_of(course, entry.body.text))
        case "play" | "timeout" | "auto" | "chance":
            course.note(entry.seat, auto=entry.kind == "auto")


def place_of(course: Course, id: str) -> int:
    """The place of a step by its name; of one that the lesson no longer has, the first."""
    ids = [step.id for step in course.lesson.script.steps]
    return ids.index(id) if id in ids else 0
