"""The last step of the lesson: a win is within reach."""

import tavola
from tavola.games.dracomundis import GAME
from tavola.games.dracomundis.scoring import points
from tavola.kernel.lesson import Course, lesson_of
from tavola.kernel.lesson.course import meant

WAY = ("move i4 j4", "orient l6 W", "end_turn", "flip g2", "end_turn", "orient l6 S", "end_turn", "flip k8", "end_turn")


def test_the_journalist_wins_though_the_coach_has_more_points():
    lesson = lesson_of(GAME)
    assert lesson
    course = Course(lesson, len(lesson.script.steps) - 1)
    state = lesson.start(course.place)
    assert [points(state, seat) for seat in (0, 1)] == [4, 6]
    for line in WAY:
        seat = int(state.actor)
        state.play(meant(GAME, state, line))
        course.note(seat)
    assert (state.actor, course.made < course.step.n) == (tavola.OVER, True)
    assert [points(state, seat) for seat in (0, 1)] == [11, 6]
