"""Lessons: a first game in steps, written as data in a game's lesson/ folder; docs/lessons.md.

A lesson is a script for a real table. `lesson_of(game)` reads it and plays it through; a `Course` is one learner's way
through it, and is asked by whoever keeps the position: the server, the terminal, the suite.
"""

from tavola.kernel.lesson.checking import Lesson, lesson_of
from tavola.kernel.lesson.course import Course
from tavola.kernel.lesson.script import Script, Step

__all__ = ["Course", "Lesson", "Script", "Step", "lesson_of"]
