"""The list of questions, their numbers, and what a person sees of each."""

from tavola.games.abandoned_fortress import agenda
from tavola.games.abandoned_fortress.asking import ASKING
from tavola.games.abandoned_fortress.data import ACTION_CARDS
from tavola.games.abandoned_fortress.state import QUESTIONS
from tavola.kernel.questions import Roll

WRITTEN = {"OVER": "nothing"}  # where a position has another word for it
BY_THEMSELVES = {"tax", "harvest", "pay_chest", "new_orders", "night_market", "war_drums"}  # cards that ask nothing


def test_questions_stand_in_the_order_of_the_agenda() -> None:
    numbers = {name: value for name, value in vars(agenda).items() if name.isupper() and name != "EFFECT"}
    assert {name: QUESTIONS[number].name for name, number in numbers.items()} == {
        name: WRITTEN.get(name, name.lower()) for name in numbers
    }
    assert tuple(question.name for question in QUESTIONS[agenda.EFFECT :][: len(ACTION_CARDS)]) == ACTION_CARDS
    assert len(QUESTIONS) == len(numbers) + len(ACTION_CARDS)


def test_whatever_is_asked_has_its_words() -> None:
    asked = [question for question in QUESTIONS[: agenda.EFFECT + len(ACTION_CARDS)] if question.name in ASKING]
    assert {question.name for question in asked} == ASKING.keys()
    assert {
        question.name for question in QUESTIONS[: agenda.EFFECT + len(ACTION_CARDS)]
    } - ASKING.keys() == BY_THEMSELVES
    for question in asked:
        answers = [] if isinstance(question, Roll) else [kind.name for kind in question.kinds]
        assert sorted(ASKING[question.name].words) == sorted(answers), question.name
