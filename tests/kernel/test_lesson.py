"""Lessons: whatever is wrong with one is said in a line that names the step; a right one can be played through."""

import dataclasses
import itertools
import json
import shutil
from importlib.resources import as_file, files
from pathlib import Path

import pytest

import tavola
from tavola.kernel.errors import BadLesson
from tavola.kernel.goal import goal_of
from tavola.kernel.lesson import Course, lesson_of
from tavola.testing import check_teaching

pytestmark = pytest.mark.cold
GUARD = tavola.game("adventurers-guard")
NUMBERS = itertools.count()
STEPS = ["die", "bend", "take", "shield", "cross", "borrow", "last", "win"]


@pytest.fixture
def taught(tmp_path, monkeypatch):
    """A game like Adventurer's Guard whose lesson was changed: `taught("expect = …", "expect = …")`."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def make(*changes: tuple[str, str], file: str = "first.toml") -> tavola.Game:
        package = tmp_path / f"taught{next(NUMBERS)}"
        with as_file(files(GUARD.package)) as ours:
            for part in ("locale", "lesson"):
                shutil.copytree(ours / part, package / part)
            shutil.copy(ours / "rules.md", package / "rules.md")
        (package / "__init__.py").touch()
        change(package / "lesson" / file, changes)
        return dataclasses.replace(GUARD, package=package.name)

    return make


def change(path: Path, changes: tuple[tuple[str, str], ...]) -> None:
    text = path.read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, "utf-8")


def test_a_lesson_is_played_through_by_what_it_expects():
    lesson = lesson_of(GUARD)
    assert [step.id for step in lesson.script.steps] == STEPS
    assert lesson.start(3).actor == tavola.CHANCE
    assert lesson.starts[1]["pawns"]["S-M1"]["at"] == "c2"
    assert lesson.starts[1]["pawns"]["N-W"]["at"] == "h8"


def test_a_game_in_one_language_teaches_in_it(taught):
    """It is whole; readers of another language are taught in English, also by a game that speaks theirs otherwise."""
    game = taught()
    home = Path(str(files(game.package)))
    for language in ("fr", "ko"):
        (home / "lesson" / f"{language}.ftl").unlink()
    assert game.voice("fr").say("lesson-die-title") == game.voice("en").say("lesson-die-title")
    with pytest.raises(AssertionError, match=r"lesson/fr\.ftl of .* must have the messages of en\.ftl"):
        check_teaching(game)
    alone = taught()
    home = Path(str(files(alone.package)))
    for path in (*home.glob("*/fr.ftl"), *home.glob("*/ko.ftl")):
        path.unlink()
    check_teaching(alone)


def test_a_game_without_a_lesson_has_none(taught):
    game = taught()
    (Path(str(files(game.package))) / "lesson" / "first.toml").unlink()
    assert lesson_of(game) is None


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("minutes = 6", "minutes = 9", "it takes 1 to 8 minutes, not 9"),
        ("minutes = 6", "minutes = ", "cannot be read"),
        ("minutes = 6", "minutes = 6\nlevel = 3", "unknown field `level`"),
        ('["you", "coach"]', '["coach", "coach"]', 'one seat is "you", not 0'),
        ('["you", "coach"]', '["you", "coach", "coach"]', "Adventurer's Guard seats 2, not 3"),
        ("pictures = [", 'pictures = ["nowhere", ', "there is no step nowhere to picture"),
        ('id = "bend"', 'id = "die"', "two steps are called die"),
        ('kind = "free"\nn = 12', 'kind = "look"', "its last step, and no other, is of the kind free"),
        ("n = 12", "n = 0", "step win: free play has n decisions, 1 or more"),
        ('id = "take"', 'id = "take"\npath = 3', "step take: Object contains unknown field `path`"),
        ('"take.json"', '"gone.json"', "step take: gone.json is not beside the script"),
        ('"AG-37"', '"AG-99"', "step take: there is no clause 'AG-99'"),
        ('"lesson-take-why"', '"lesson-take-who"', "step take: the message 'lesson-take-who' is missing in en"),
        ('[["S-R1", "d6"]]', '[["S-R1", "d7"]]', "step take: ['S-R1', 'd7'] is not legal: did you mean S-R1 g7?"),
        ('[["S-R1", "e9"]]', '[["S-R1", "e7"]]', "step shield: ['S-R1', 'e7'] is not refused"),
        ('["AG-40", "AG-41"]', '["AG-41"]', "step shield: ['S-R1', 'e9'] is refused by AG-40, which the step does not"),
        ('["roll 2", "N-M1 b8"]', '["roll 2", "N-M1 a1"]', "step take: 'N-M1 a1' is not possible now"),
        ('["roll 2", "N-M1 b8"]', '["roll 7"]', "step take: 'roll 7' is not possible now"),
        ('["d4", "e5", "d6"]', '["d4", "S-R1"]', "step take: 'S-R1' of `arrow` is not in the scene"),
        (
            'point = ["S-R1", "d6"]',
            'point = ["S-R9"]',
            "step take: 'S-R9' of `point` is not in the scene",
        ),
        ('chance = ["roll 1"]\n', "", "step die: here chance is asked, not the learner"),
        ('chance = ["roll 1"]', 'chance = ["roll 1", "roll 5", "N-W h8", "roll 3", "roll 2"]', "step die: nobody asks"),
        ('[["S-M1", "c2"]]', '[["*"]]', "step die: where any path passes nothing is known of what follows: no reply"),
        ('[["S-M1", "c2"]]', '[["S-M1", "c2"], ["S-M1", "c1"]]', "step die: where several paths pass, the next step"),
        ('done = "lesson-take-done"\n', "", "step take: a step that is passed says so: done is missing"),
    ],
)
def test_a_fault_is_named_with_its_step(taught, old, new, said):
    with pytest.raises(BadLesson) as wrong:
        lesson_of(taught((old, new)))
    assert said in str(wrong.value)
    assert "adventurers-guard" in str(wrong.value)
    assert "\n" not in str(wrong.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "take.json is not JSON"),
        ("[]", "take.json must be a position"),
        ('{"pawns": {"S-A": "z9"}}', "the tile of S-A cannot be 'z9'"),
        ('{"options": {"may_hold": true}, "pawns": {"S-A": "a1", "N-A": "a5"}}', "other options than the lesson"),
    ],
)
def test_a_position_that_cannot_be_is_named_with_its_step(taught, text, said):
    game = taught()
    (Path(str(files(game.package))) / "lesson" / "take.json").write_text(text)
    with pytest.raises(BadLesson, match="step take: ") as wrong:
        lesson_of(game)
    assert said in str(wrong.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("fr.ftl", "lesson-take-why =", "lesson-taken-why =", "lesson/fr.ftl of adventurers-guard must have"),
        ("en.ftl", "goal-turn =", "lesson-more = More\ngoal-turn =", "must have the messages of en.ftl"),
        ("en.ftl", "Take the warrior on d6", "Take the red warrior that stands on d6", "title has 38 characters"),
        ("en.ftl", "Landing on an enemy", "Just landing on an enemy", "no praise and no blame"),
    ],
)
def test_words_that_do_not_fit_are_found(taught, file, old, new, said):
    with pytest.raises((BadLesson, AssertionError), match=said):
        check_teaching(taught((old, new), file=file))


def test_a_course_takes_what_is_expected_and_nothing_else():
    lesson = lesson_of(GUARD)
    course, state = Course(lesson), lesson.start(0)
    course.run_on(state)
    (expected,) = course.expected(state)
    assert GUARD.named(expected) == "move S-M1 c2"
    course.play(state, expected)
    assert course.passed(state)
    assert course.expected(state) == []
    course.reply(state)
    assert json.dumps(GUARD.dump(state)) == json.dumps(lesson.starts[1])


def test_a_refusal_passes_a_step_that_asks_to_try():
    lesson = lesson_of(GUARD)
    course = Course(lesson, lesson.place_of("shield"))
    state = lesson.start(course.place)
    course.run_on(state)
    assert course.attempted(state, GUARD.action_of(state, 0, ["S-R1", "e9"]))
    assert not course.attempted(state, GUARD.action_of(state, 0, ["S-R1", "e7"]))
    assert not course.attempted(state, GUARD.action_of(state, 0, ["S-M1"]))


def test_any_path_and_a_second_decision(taught):
    """A second decision follows what the coach does meanwhile; any legal one may pass."""
    game = taught(
        ('reply = ["roll 2", "N-M1 b8"]', 'then = [["*"]]'),
        ('["roll 4"]\ntitle = "lesson-take', '["roll 4", "roll 2", "N-M1 b8", "roll 5"]\ntitle = "lesson-take'),
        ('kind = "try"', 'kind = "try"\nposition = "shield.json"'),
    )
    shield = lesson_of(GUARD).starts[3]
    (Path(str(files(game.package))) / "lesson" / "shield.json").write_text(json.dumps(shield))
    lesson = lesson_of(game)
    course, state = Course(lesson, 2), lesson.start(2)
    course.run_on(state)
    course.play(state, course.expected(state)[0])
    assert not course.passed(state)
    assert len(course.expected(state)) == len(state.legal()) > 1
    course.play(state, course.expected(state)[-1])
    assert course.passed(state)


def test_the_goal_takes_its_numbers_from_the_table():
    voice = GUARD.voice("en")
    assert "After 150 turns each" in goal_of(GUARD, GUARD.new(), voice).win
    assert "After" not in goal_of(GUARD, GUARD.new(turn_limit=0), voice).win
    assert "all 4 crowns" in goal("gadranton", 3).win
    assert "all 8 crowns" in goal("gadranton", 2, objectives="long").win
    assert "the crown of" in goal("gadranton", 4, objectives="express").win
    assert "2 island shrines" in goal("el-dorado", 6).win
    assert "must not fall" in goal("el-dorado", 1).win
    assert "50 points" in goal("abandoned-fortress", 4, teams=True).win


def goal(slug: str, seats: int, **options):
    game = tavola.game(slug)
    return goal_of(game, game.new(seats, **options), game.voice("en"))
