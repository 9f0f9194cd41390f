"""`tavola learn GAME`: a first game in steps, at the terminal."""

import secrets
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import tavola
from tavola import BadOption
from tavola.cli import plain, refusal
from tavola.cli.classroom import Class, Classroom
from tavola.cli.console import out
from tavola.cli.play import SEEDS
from tavola.kernel.lesson import Course, Lesson, lesson_of
from tavola.kernel.story import Voice

MOST = 12  # choices that an author is shown


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A slug, as `tavola games` lists them.")],
    step: Annotated[int, typer.Option(min=1, help="Where to begin; the first step is 1.")] = 1,
    check: Annotated[
        bool, typer.Option("--check", help="For authors: play it through, and say what each step asks.")
    ] = False,
    language: Annotated[str, typer.Option(help="en, fr or ko.")] = "en",
) -> None:
    """Learn a game by playing: a first game in a few steps."""
    found, voice = tavola.game(game), Voice("tavola.cli", refusal.check_language(language))
    lesson = lesson_of(found)
    if lesson is None:
        out().print(voice.say("lesson-none", title=found.title, slug=found.slug))
        return
    if step > len(lesson.script.steps):
        raise BadOption(f"there is no step {step}: it must be from 1 to {len(lesson.script.steps)}")
    if check:
        _report(lesson, language, out())
    else:
        _teach(lesson, step - 1, voice, language)


def _teach(lesson: Lesson, place: int, voice: Voice, language: str) -> None:
    room = Classroom(lesson, secrets.randbelow(SEEDS))
    room.record.names = [voice.say("you" if who == "you" else "lesson-coach") for who in lesson.script.seats]
    if place:
        room.enter(place)
    _sit(Class(room, language), lesson.game.title)


def _sit(session: Class, title: str) -> None:
    """Until the lesson or the lines end, or `quit`."""
    console = out()
    session.run_on()
    _show(session, title, console)
    while not session.done:
        line = plain.read()
        if line is None:
            return
        changed = session.answer(line)
        plain.note(session, console)
        if changed and not session.done:
            session.run_on()
            _show(session, title, console)


def _show(session: Class, title: str, console: Console) -> None:
    """The table, and the coach's card below it."""
    plain.show(session, title, console)
    course = session.room.course
    step, steps = course.step, len(course.lesson.script.steps)
    console.print()
    console.print(Text(session.voice.say("lesson-step", n=course.place + 1, of=steps), "dim"))
    console.print(Text(session.spoken(step.title), "bold"))
    for nth, line in enumerate(step.do, 1):
        console.print(f"  {nth}. {session.spoken(line)}")
    console.print(f"{session.spoken(step.why)} {' '.join(step.clauses)}")
    console.print(Text(session.voice.say("lesson-keys"), "dim"))


def _report(lesson: Lesson, language: str, console: Console) -> None:
    """What an author wants to see of each step; that it can be played through is known by now."""
    voice = lesson.game.voice(language)
    for place, step in enumerate(lesson.script.steps):
        course, state = Course(lesson, place), lesson.start(place)
        course.run_on(state)
        scene = lesson.game.typed_scene(state, lesson.script.learner, language)
        console.print(Text(f"{place + 1} {step.id} ({step.kind}): {voice.say(step.title)}", "bold"))
        console.print(f"  {scene.prompt.text}")
        console.print(f"  expects {' or '.join(' '.join(path) for path in course.paths()) or '–'}")
        paths = [" ".join(choice.ids) for choice in scene.choices]
        more = f" and {len(paths) - MOST} more" if len(paths) > MOST else ""
        console.print(f"  of {', '.join(paths[:MOST]) or '–'}{more}")
