"""Questions, menus, rolls and agendas, at a game made up here: draw a card, then keep it or throw it away."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import tavola
from tavola.kernel.actions import ActionSpace, kind
from tavola.kernel.questions import BY_ITSELF, Agenda, Deed, Flow, Menu, Question, Roll
from tavola.kernel.state import CHANCE, FINE, OVER

DRAW = kind("draw", card=range(1, 4))
KEEP = kind("keep")
THROW = kind("throw", where=("left", "right"))
ACTIONS = ActionSpace(DRAW, KEEP, THROW)
DRAWING, DECIDING, COUNTING, ENDED = range(4)
NO_CARD, NOT_NOW, TOO_LOW, WON = 1, 2, 3, 4  # clauses


class Table(Agenda):
    def __init__(self) -> None:
        super().__init__(1, vec[i64](), QUESTIONS)
        self.card = self.kept = 0
        self.counted: list[int] = []


class Drawing(Roll[Table]):
    def __init__(self) -> None:
        super().__init__("draw", NO_CARD, [DRAW])

    def weight(self, t: Table, action: int) -> int:
        return {1: 2, 2: 1, 3: 0}[DRAW.a(action)]

    def apply(self, t: Table, action: int) -> None:
        t.card = DRAW.a(action)
        t.pop()
        t.push(DECIDING, t.card)


class Keep(Deed[Table]):
    def __init__(self) -> None:
        super().__init__(KEEP)

    def breaks(self, t: Table, action: int) -> int:
        return FINE if t.card > 1 else TOO_LOW

    def apply(self, t: Table, action: int) -> None:
        t.kept += t.card
        t.pop()


class Throw(Deed[Table]):
    def __init__(self) -> None:
        super().__init__(THROW)

    def breaks(self, t: Table, action: int) -> int:
        return FINE

    def apply(self, t: Table, action: int) -> None:
        t.pop()


class Deciding(Menu[Table]):
    def __init__(self) -> None:
        super().__init__("decide", NOT_NOW, [Throw(), Keep()])

    def asked(self, t: Table) -> int:
        return 0


class Counting(Question[Table]):
    """Settles by itself, and asks for another card until there are three points."""

    def __init__(self) -> None:
        super().__init__("count", NOT_NOW, [])

    def asked(self, t: Table) -> int:
        return BY_ITSELF

    def settle(self, t: Table) -> None:
        t.counted.append(t.kept)
        if t.kept >= t.arg(0):
            t.ask(ENDED, OVER)
        else:
            t.push(DRAWING)


QUESTIONS: list[Question[Any]] = [Drawing(), Deciding(), Counting(), Question("over", WON, [])]


@pytest.fixture
def table() -> Table:
    table = Table()
    table.push(COUNTING, 3)
    table.run()
    return table


def test_what_settles_by_itself_is_settled_before_anybody_is_asked(table: Table) -> None:
    assert (table.asks, table.actor, table.counted) == (DRAWING, CHANCE, [0])


def test_a_roll_offers_what_can_come_by_its_weight(table: Table) -> None:
    assert table.chances() == [(0, 2), (1, 1)]
    assert [table.breaks(action) for action in range(ACTIONS.size)] == [0, 0, 1, 1, 1, 1]
    drawn = [table.sample(tavola.Rng(seed)) for seed in range(300)]
    assert set(drawn) == {0, 1}
    assert 150 < drawn.count(0) < 250


def test_chances_ask_once_what_can_come(table: Table) -> None:
    class Counted(Drawing):
        def legal(self, t: Table) -> vec[i64]:
            asked.append(t)
            return super().legal(t)

    asked: list[Table] = []
    table.questions = [Counted(), *QUESTIONS[1:]]
    assert table.chances() == [(0, 2), (1, 1)]
    assert len(asked) == 1


def test_a_menu_lists_its_deeds_in_their_order_and_each_answers_for_its_kind(table: Table) -> None:
    table.play(DRAW.code(1))
    assert (table.asks, table.actor, table.arg(0)) == (DECIDING, 0, 1)
    assert list(table.legal()) == [4, 5]
    assert [table.breaks(action) for action in (0, 3, 4, 5)] == [NOT_NOW, TOO_LOW, FINE, FINE]
    assert [table.breaks(action) for action in (-1, 6, 1 << 40)] == [NOT_NOW] * 3
    table.play(THROW.code(1))
    table.play(DRAW.code(2))
    assert list(table.legal()) == [4, 5, 3]


def test_an_agenda_goes_back_to_what_was_interrupted(table: Table) -> None:
    for _ in range(2):
        table.play(DRAW.code(2))
        table.play(KEEP.code())
    assert (table.counted, table.kept) == ([0, 2, 4], 4)
    assert (table.actor, list(table.legal())) == (OVER, [])
    assert [table.breaks(action) for action in range(ACTIONS.size)] == [WON] * 6


def test_the_arguments_of_a_question_can_be_changed(table: Table) -> None:
    table.play(DRAW.code(2))
    table.set_arg(1, 7)
    assert [table.arg(which) for which in range(3)] == [2, 7, 0]


def test_a_flow_asks_what_it_is_told_to() -> None:
    flow = Flow(1, vec[i64](), QUESTIONS)
    flow.ask(ENDED, OVER)
    assert (flow.asks, flow.actor, list(flow.legal())) == (ENDED, OVER, [])


@pytest.mark.parametrize("slug", tavola.games())
def test_every_question_of_a_game_has_its_words(slug: str) -> None:
    game = tavola.game(slug)
    state = game.new()
    assert isinstance(state, Flow)
    names = [question.name for question in state.questions]
    assert len(set(names)) == len(names)
    assert {question.name for question in state.questions if question.kinds} <= set(game.asking)  # others ask nobody
