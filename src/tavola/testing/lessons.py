"""What a game teaches with: its lesson can be played through, its goal fits on a card, all of it in every language."""

import re

from fluent.syntax import FluentParser, ast

from tavola.kernel.game import Game
from tavola.kernel.goal import PARTS, goal_of, has_goal
from tavola.kernel.lesson import Lesson, Step, lesson_of
from tavola.kernel.lesson.script import folder
from tavola.kernel.state import State
from tavola.kernel.words import ENGLISH, LANGUAGES, speaks
from tavola.testing.table import tables

MOST = {"title": 34, "do": 48, "why": 120, "done": 90, "goal": 80}  # characters, in English and Korean
ROOM = {"en": 1.0, "fr": 1.35, "ko": 1.0}  # French takes more
WORDS = 14  # of an English sentence
UNWANTED = re.compile(r"\b(just|simply|oops|wrong|mistake|well done|great)\b", re.IGNORECASE)
PREFIXES = ("goal-", "lesson-")


def check_teaching(game: Game) -> None:
    """Everything a game teaches with; a failure is a BadLesson or an AssertionError."""
    _check_messages(game)
    _check_goal(game)
    lesson = lesson_of(game)
    if lesson is not None:
        _check_texts(lesson)


def _check_messages(game: Game) -> None:
    """The same messages in every language that the game speaks, none of them unused."""
    said = {language: _messages(game, language) for language in LANGUAGES if speaks(game.package, language)}
    for language, messages in said.items():
        assert messages == said[ENGLISH], (
            f"lesson/{language}.ftl of {game.slug} must have the messages of en.ftl in their order"
        )
    lesson = lesson_of(game)
    used = {message for step in (lesson.script.steps if lesson else ()) for message in step.messages}
    unused = set(said[ENGLISH]) - used - {f"goal-{part}" for part in PARTS}
    assert not unused, f"lesson/en.ftl of {game.slug} says what no step does: {sorted(unused)}"


def _messages(game: Game, language: str) -> list[str]:
    file = folder(game) / f"{language}.ftl"
    if not file.is_file():
        return []
    entries = FluentParser().parse(file.read_text("utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)], f"lesson/{language}.ftl cannot be read"
    found = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert all(id.startswith(PREFIXES) for id in found), f"lesson/{language}.ftl: all begin with lesson- or goal-"
    return found


def _check_goal(game: Game) -> None:
    if not any(has_goal(game, language) for language in LANGUAGES):
        return
    for table in tables(game):
        for language in LANGUAGES:
            _check_card(game, table.new(game), language)


def _check_card(game: Game, state: State, language: str) -> None:
    goal = goal_of(game, state, game.voice(language))
    assert goal is not None, f"{game.slug} has no goal card in {language}"
    for text in (goal.win, goal.turn, goal.look):
        _fits("goal", text, language)


def _check_texts(lesson: Lesson) -> None:
    for step in lesson.script.steps:
        for language in LANGUAGES:
            _check_step(lesson, step, language)


def _check_step(lesson: Lesson, step: Step, language: str) -> None:
    voice = lesson.game.voice(language)
    texts = [("title", step.title), *(("do", line) for line in step.do), ("why", step.why), ("done", step.done)]
    for part, message in texts:
        if message:
            _fits(part, voice.say(message), f"{language}, step {step.id}")


def _fits(part: str, text: str, where: str) -> None:
    language = where[:2]
    most = round(MOST[part] * ROOM[language])
    assert len(text) <= most, f"{where}: {part} has {len(text)} characters, {most} at most: {text!r}"
    if language == "en":
        longest = max(len(sentence.split()) for sentence in re.split(r"[.:;!?]", text))
        assert longest <= WORDS, f"{where}: a sentence of {longest} words, {WORDS} at most: {text!r}"
        assert not UNWANTED.search(text), f"{where}: facts, no praise and no blame: {text!r}"
