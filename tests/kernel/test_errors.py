import re
from pathlib import Path
from typing import Any

import pytest

import tavola
from tavola.kernel import errors
from tavola.kernel.errors import IllegalAction, TavolaError, choices, nearest

REFUSALS = [value for value in vars(errors).values() if isinstance(value, type) and issubclass(value, ValueError)]


def test_everything_refused_is_a_tavola_error_and_a_value_error() -> None:
    assert all(issubclass(error, TavolaError) for error in REFUSALS)
    assert issubclass(TavolaError, ValueError)


def test_the_tree_drawn_at_the_top_of_the_file_is_the_tree() -> None:
    drawn = re.findall(r"^[├└]── (\w+)", errors.__doc__ or "", re.M)
    assert sorted(drawn) == sorted(error.__name__ for error in REFUSALS if error is not TavolaError)


@pytest.mark.parametrize(
    ("words", "said"), [([], "nothing"), (["a"], "a"), (["a", "b"], "a or b"), ([1, 2, 3], "1, 2 or 3")]
)
def test_choices_in_words(words: list[object], said: str) -> None:
    assert choices(words) == said


def test_the_nearest_name_or_else_all() -> None:
    assert nearest("adventurers-gard", ["adventurers-guard", "gadranton"]) == "did you mean adventurers-guard?"
    assert nearest("x", ["north", "south"]) == "it must be north or south"


def test_a_long_list_of_names_is_cut_short() -> None:
    cells = [f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)]
    assert nearest("nowhere", cells) == "it must be one of 81, such as a1, a2 or a3"


NOT_A_POSITION: Any = []


def guard() -> tavola.Game:
    return tavola.game("adventurers-guard")


@pytest.mark.parametrize(
    ("wrong", "error", "right"),
    [
        (lambda: tavola.game("adventurers-gard"), tavola.UnknownGame, "did you mean adventurers-guard?"),
        (lambda: tavola.game("zzz"), tavola.UnknownGame, "it must be .*adventurers-guard"),
        (lambda: guard().new(seats=3), tavola.BadOption, "seats 2, not 3"),
        (lambda: guard().new(seats=True), tavola.BadOption, "seats 2, not True"),
        (lambda: guard().new(turn_limits=3), tavola.BadOption, "did you mean turn_limit?"),
        (lambda: guard().new(turn_limit=-1), tavola.BadOption, "a whole number from 0 to 1000"),
        (lambda: guard().why_not(guard().new(), 10**6), tavola.BadAction, "a whole number from 0 to"),
        (lambda: guard().scene(guard().new(), "0"), tavola.BadOption, "no seat '0': it must be 0 or 1"),
        (lambda: guard().scene(guard().new(), True), tavola.BadOption, "no seat True: it must be 0 or 1"),
        (lambda: guard().action_of(guard().new(), 2, ["e5"]), tavola.BadOption, "no seat 2: it must be 0 or 1"),
        (lambda: guard().action_of(guard().new(), 0, [5]), tavola.BadAction, "a list of ids, such as"),
        (lambda: guard().action_of(guard().new(), 0, None), tavola.BadAction, "a list of ids, such as"),
        (lambda: guard().load(NOT_A_POSITION), tavola.BadPosition, "names with values"),
        (lambda: guard().load({"game": "chess"}), tavola.BadPosition, "not of 'adventurers-guard'"),
        (lambda: guard().load({"rules": "0"}), tavola.BadPosition, "here they are at"),
        (lambda: guard().load({"seats": 5}), tavola.BadPosition, "seats 2, not 5"),
        (lambda: guard().load({"options": 5}), tavola.BadPosition, "names with values"),
        (lambda: guard().load({"options": {"borrow": "never"}}), tavola.BadPosition, "it must be optional or forced"),
        (lambda: tavola.game(["zzz"]), tavola.UnknownGame, "it must be .*adventurers-guard"),
        (lambda: tavola.Record.start(guard(), names=[1, 2]), tavola.BadOption, "names are words, one a seat, not"),
        (lambda: tavola.Record.start(guard(), names="ab"), tavola.BadOption, "names are words, one a seat, not 'ab'"),
        (lambda: tavola.Record.start(guard()).back_to("0"), tavola.BadRecord, "no ply '0': it must be from 0 to 0"),
        (lambda: tavola.Record.from_text(None), tavola.BadRecord, "this is no record: it must be text, not None"),
        (lambda: tavola.Record.start(guard(), names=["Ann"]), tavola.BadOption, "there must be one each"),
    ],
)
def test_every_refusal_says_what_would_be_right(wrong: object, error: type[TavolaError], right: str) -> None:
    assert callable(wrong)
    with pytest.raises(error, match=right):
        wrong()


def test_an_illegal_action_names_its_clause_and_changes_nothing() -> None:
    game = guard()
    state = game.new()
    before = game.dump(state)
    with pytest.raises(IllegalAction, match=r"^roll 1 is refused\. Not yet: .* AG-10: ") as refused:
        state.play(game.actions.encode("roll", face=1))
    assert game.dump(state) == before
    assert refused.value.action == game.actions.encode("roll", face=1)
    assert refused.value.code == 10


def test_an_illegal_action_tells_the_fact_as_well() -> None:
    game = tavola.game("adventurers-guard")
    state = game.load({"turn": "south", "die": 1, "pawns": {"S-A": "a1", "S-M1": "e7", "N-A": "e8", "N-W": "a5"}})
    with pytest.raises(IllegalAction) as refused:
        state.play(game.actions.encode("move", pawn="S-M1", to="e5"))
    refusal = game.why_not(state, refused.value.action)
    assert refusal is not None
    assert refusal.fact
    assert str(refused.value) == f"move S-M1 e5 is refused. {refusal.fact} {refusal.clause}: {refusal.message}"


def test_returns_are_for_the_end() -> None:
    with pytest.raises(ValueError, match="whose actor is OVER"):
        guard().new().returns()


def test_no_error_of_the_kernel_is_raised_without_a_word() -> None:
    for path in Path(errors.__file__).parent.glob("*.py"):
        silent = re.findall(r"raise (?!NotImplementedError)\w+(?:\(\))?$", path.read_text("utf-8"), re.M)
        assert silent == [], f"{path.name} raises without saying what would be right"
