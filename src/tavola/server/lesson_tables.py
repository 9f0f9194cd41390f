"""Lesson tables: one for each player and game, never listed, watched, timed or sealed; kept for 30 days."""

import asyncio
from contextlib import suppress

from tavola.kernel import registry
from tavola.kernel.game import Game
from tavola.kernel.lesson import Lesson
from tavola.server import lessons, order
from tavola.server.hall import Hall
from tavola.server.jobs import Check, Job
from tavola.server.live import Live
from tavola.server.opening import Me, room_for_one_more
from tavola.server.problems import Problem
from tavola.server.sheet import Chair, Sheet, new_rows
from tavola.server.table import Table
from tavola.server.views import LessonCard

COACH = "novice"  # who plays the coach's seats in free play


async def open_lesson(hall: Hall, me: Me, game: Game, again: bool) -> LessonCard:
    """The lesson this player has begun, or a new one; one that is over, or is wanted again, begins anew."""
    lesson = await asyncio.to_thread(lessons.taught, game)
    if lesson is None:
        raise Problem(404, "no-lesson", f"{game.title} has no lesson yet")
    begun = (await asyncio.to_thread(hall.reader.lessons_of, me[0])).get(game.slug)
    found = await _card(hall, lesson, begun)
    if found.table is not None and not (again or found.over):
        return found
    if begun is not None and hall.share.has(begun):
        await _clear_away(hall, begun)
    async with room_for_one_more(hall, me) as room:
        live = await _store(hall, me, lesson, room)
    return await _card(hall, lesson, live.id)


async def _clear_away(hall: Hall, id: str) -> None:
    with suppress(Problem):  # it may be gone, or unreadable
        async with hall.at(id) as old:
            await order.clear_away(hall, old)


async def all_lessons(hall: Hall, me: Me | None) -> list[LessonCard]:
    """Every lesson there is, and how far this player is in it."""
    begun = await asyncio.to_thread(hall.reader.lessons_of, me[0]) if me else {}
    found = [await asyncio.to_thread(lessons.taught, registry.game(slug)) for slug in registry.games()]
    return [await _card(hall, lesson, begun.get(lesson.game.slug)) for lesson in found if lesson is not None]


async def _card(hall: Hall, lesson: Lesson, table: str | None) -> LessonCard:
    game, script = lesson.game, lesson.script
    card = LessonCard(game.slug, game.title, script.minutes, len(script.steps), None, 0, False)
    if table is not None:
        try:
            live = await hall.glance(table)
        except Problem:  # it is gone, or of a lesson that was another
            return card
        course = live.table.course
        if course is not None:
            card.table, card.step = table, course.place
            card.over = course.last and course.passed(live.table.line.state)
    return card


async def _store(hall: Hall, me: Me, lesson: Lesson, room: Check) -> Live:
    """On disk, then in the hall. Nothing is sealed: the script says how dice fall."""
    sheet = _sheet(hall, me, lesson)
    chairs = [_chair(sheet.id, seat, who, me) for seat, who in enumerate(lesson.script.seats)]
    live, job = Live(Table(sheet, chairs), hall.writer, hall.now), Job()
    job.checks.append(room)
    job.others += new_rows(sheet, chairs)
    await live.store(live.table.begin(hall.now()), job)
    hall.welcome(live)
    return live


def _sheet(hall: Hall, me: Me, lesson: Lesson) -> Sheet:
    now = hall.now()
    return Sheet(
        id=hall.share.new_id(),
        game=lesson.game.slug,
        rules=lesson.game.version,
        options=lesson.options,
        start=lesson.starts[0],
        origin=lessons.ORIGIN,
        host=me[0],
        spectators=False,
        created=now,
        touched=now,
    )


def _chair(table: str, seat: int, who: str, me: Me) -> Chair:
    if who == "you":
        return Chair(table=table, seat=seat, kind="player", player=me[0], name=me[1])
    return Chair(table=table, seat=seat, kind="bot", level=COACH)
