"""The last step of the lesson: a win is within reach."""

import tavola
from tavola.games.gadranton import GAME
from tavola.kernel.lesson import Course, lesson_of
from tavola.kernel.lesson.course import fitting

WAY = ("I14", "I15", "I16", "J16", "K16", "K17")


def test_the_last_crown_comes_home_within_the_first_turn():
    lesson = lesson_of(GAME)
    assert lesson
    course = Course(lesson, len(lesson.script.steps) - 1)
    state = lesson.start(course.place)
    course.run_on(state)
    for path in (("card0-accelerated_walk",), *(("T0", cell) for cell in WAY)):
        (choice,) = (one for one in fitting(GAME, state, path) if "guard" not in GAME.named(one.act))
        course.play(state, choice.act)
    assert (state.actor, course.passed(state)) == (tavola.OVER, True)
    assert state.returns() == [1.0, 0.0]
