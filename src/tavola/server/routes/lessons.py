"""Section 3: what games teach with: lessons, goal cards, and pictures for the rules."""

import asyncio
from typing import Any

from litestar import get, post
from litestar.params import JSONBody

from tavola.kernel.errors import BadOption
from tavola.kernel.game import Game
from tavola.kernel.goal import goal_of
from tavola.kernel.lesson import Course, Lesson
from tavola.kernel.state import State
from tavola.server import lesson_tables
from tavola.server.asked import OpenLesson
from tavola.server.lessons import taught
from tavola.server.opening import find_game
from tavola.server.problems import Problem
from tavola.server.routes.errors import errors
from tavola.server.routes.games import Seats, Slug
from tavola.server.routes.tables import Id, may_look
from tavola.server.routes.who import Asking, Lang, hall_of, language, player, visitor
from tavola.server.views import GoalView, LessonCard, PictureView
from tavola.server.voices import spoken

PARTS = ("win", "turn")  # of the first pictures; the others are things to look for


@get("/api/lessons", responses=errors(400), summary="All lessons, and how far you are in them")
async def all_lessons(request: Asking) -> list[LessonCard]:
    return await lesson_tables.all_lessons(hall_of(request), await visitor(request))


@post(
    "/api/games/{slug:str}/lesson",
    status_code=200,
    responses=errors(400, 401, 404, 429),
    summary="Begin a game's lesson, or go on with it",
)
async def open_lesson(request: Asking, slug: Slug, data: JSONBody[OpenLesson]) -> LessonCard:
    return await lesson_tables.open_lesson(hall_of(request), await player(request), find_game(slug), data.again)


@get("/api/games/{slug:str}/goal", responses=errors(400, 404), summary="The goal of a game on one card")
async def goal(request: Asking, slug: Slug, lang: Lang = None, seats: Seats = None) -> GoalView | None:
    game = find_game(slug)
    try:
        state = game.new(seats)
    except BadOption as wrong:
        raise Problem(400, "bad-option", str(wrong)) from wrong
    return await _goal(game, state, language(request, lang))


@get("/api/tables/{table:str}/goal", responses=errors(400, 403, 404, 409), summary="The goal at this table")
async def goal_here(request: Asking, table: Id, lang: Lang = None) -> GoalView | None:
    me = await visitor(request)
    async with hall_of(request).at(table) as live:
        may_look(live.table, me)
        return await _goal(live.table.game, live.table.line.state, language(request, lang))


async def _goal(game: Game, state: State, language: str) -> GoalView | None:
    found = goal_of(game, state, game.voice(spoken(game, language)))
    lesson = await asyncio.to_thread(taught, game)
    if found is None:
        return None
    return GoalView(found.win, found.turn, found.look, lesson.script.minutes if lesson else None)


@get("/api/games/{slug:str}/pictures", responses=errors(400, 404), summary="Small scenes that show the rules")
async def pictures(request: Asking, slug: Slug, lang: Lang = None) -> list[PictureView]:
    game = find_game(slug)
    lesson = await asyncio.to_thread(taught, game)
    if lesson is None:
        return []
    words, places = spoken(game, language(request, lang)), [lesson.place_of(id) for id in lesson.script.pictures]
    return [_picture(lesson, nth, place, words) for nth, place in enumerate(places)]


def _picture(lesson: Lesson, nth: int, place: int, words: str) -> PictureView:
    """A step as its learner sees it before deciding; the first two tell how to win, and what a turn is."""
    course, state, voice = Course(lesson, place), lesson.start(place), lesson.game.voice(words)
    course.run_on(state)
    step, part = course.step, PARTS[nth] if nth < len(PARTS) else "look"
    goal = goal_of(lesson.game, state, voice) if part != "look" else None
    return PictureView(
        part=part,  # type: ignore[arg-type]
        title=voice.say(step.title),
        text=getattr(goal, part) if goal else voice.say(step.why),
        clauses=list(step.clauses),
        step=place,
        point=list(step.point),
        arrow=list(step.arrow),
        scene=lesson.game.scene(state, lesson.script.learner, words) | {"choices": [], "sights": []},
    )


HANDLERS: list[Any] = [all_lessons, open_lesson, goal, goal_here, pictures]
