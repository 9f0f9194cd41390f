"""`tavola learn`: a lesson typed over a pipe, and what an author sees of it."""

import pytest

import tavola
from tavola.cli.classroom import Class, Classroom
from tavola.kernel.lesson import lesson_of

pytestmark = pytest.mark.cold
LEARN = ("learn", "adventurers-guard")
MOVES = ("d1 c2", "f2 f4", "d4 d6", "d6 e9", "g7 i9", "e5 c5", "e5 g6")


@pytest.mark.parametrize("language", ["en", "fr", "ko"])
def test_a_lesson_is_played_by_typing_what_it_asks(run, language):
    result = run(*LEARN, "--language", language, input="\n".join(MOVES))
    assert result.exit_code == 0
    voice, steps = (
        tavola.game("adventurers-guard").voice(language),
        lesson_of(tavola.game("adventurers-guard")).script.steps,
    )
    for step in steps:
        assert voice.say(step.title) in result.stdout
    for step in steps[:-1]:
        assert voice.say(step.done) in result.stdout


@pytest.mark.parametrize("slug", [slug for slug in tavola.games() if lesson_of(tavola.game(slug)) is not None])
def test_what_show_types_passes_every_step(slug):
    room = Classroom(lesson_of(tavola.game(slug)), seed=3)
    session = Class(room)
    session.run_on()
    while room.course.step.kind != "free":
        place, made = room.course.place, room.course.made
        session.notes = []
        session.show("")
        session.answer(str(session.notes[-1]).removeprefix("Type: ") if session.notes else "next")
        session.run_on()
        assert (room.course.place, room.course.made) != (place, made), session.notes


def test_a_handful_is_typed_type_by_type(run):
    shown = run("learn", "el-dorado", "--step", "5", input="show\ngather 2-wood 2-gold\n").stdout
    assert "Type: gather 2-wood 2-gold" in shown
    assert "Six cards, two of each type, buy an offering." in shown


def test_another_legal_move_is_not_played(run):
    shown = run(*LEARN, input="d1 c1\n").stdout
    assert "Later. First: Move the mage the die names." in shown
    assert "Walk round a corner" not in shown


def test_the_coach_answers_as_the_script_says(run):
    shown = run(*LEARN, input="d1 c2\n").stdout
    assert "North moves its warrior from i9 to h8." in shown
    assert "South rolls 4: ranger." in shown


def test_show_back_and_skip(run):
    shown = run(*LEARN, "--step", "3", input="show\nskip\nshow\nback\nback\n").stdout
    assert "Type: d4 d6" in shown
    assert "Type: d6 e9" in shown
    assert shown.index("Try to take the adventurer") < shown.index("Walk round a corner")


def test_free_play_goes_on_until_it_is_enough():
    room = Classroom(lesson_of(tavola.game("adventurers-guard")), seed=3)
    session = Class(room)
    room.enter(7)
    session.run_on()
    for _ in range(room.course.step.n):
        if room.passed:
            break
        session.answer(session.walk().typed(next(iter(session.walk().paths))))
        session.run_on()
    session.answer("next")
    assert session.done
    assert [str(note) for note in session.notes] == ["You have played every kind of move."]


def test_what_an_author_sees(run):
    shown = run(*LEARN, "--check").stdout
    assert "3 take (do): Take the warrior on d6" in shown
    assert "  expects S-R1 d6" in shown


def test_a_game_without_a_lesson_says_so_kindly(run):
    shown = run("learn", "nim")
    assert (shown.exit_code, "has no lesson yet" in shown.stdout) == (0, True)


def test_a_step_that_is_not_there(run):
    refused = run(*LEARN, "--step", "9")
    assert refused.exit_code == 2
    assert refused.stderr == "tavola: there is no step 9: it must be from 1 to 8\n"


@pytest.mark.parametrize("slug", [slug for slug in tavola.games() if lesson_of(tavola.game(slug))])
def test_every_lesson_is_passed_by_typing_what_show_says(slug):
    room = Classroom(lesson_of(tavola.game(slug)), seed=3)
    session = Class(room)
    for place, step in enumerate(room.course.lesson.script.steps[:-1]):
        for _ in step.decisions:
            session.run_on()
            session.notes.clear()
            session.answer("show")
            told = [str(note).removeprefix("Type: ") for note in session.notes]
            session.answer(told[0] if step.kind != "look" else "next")
        assert room.course.place == place + 1, step.id
