"""What is legal as bytes: over all codes, and kind by kind, parameter by parameter."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import tavola
from tavola.kernel.actions import ActionSpace, kind
from tavola.kernel.masks import mask_of
from tavola.kernel.questions import Flow, Question

SPACE = ActionSpace(
    kind("roll", face=range(1, 7)),
    kind("move", pawn=("king", "queen"), to=("a1", "a2", "b1")),
    kind("give", food=range(3), wood=range(2), gold=range(4, 6), back=("yes", "no")),
    kind("pass"),
)
ROLL, MOVE, GIVE, PASS = range(4)
TREE = SPACE.structure


def places(*numbers: int) -> "vec[i64]":
    return vec[i64](numbers)


def codes(*named: str) -> "vec[i64]":
    """`move queen a2`"""
    known = {
        " ".join(map(str, [act.kind, *act.params.values()])): i
        for i, act in enumerate(map(SPACE.decode, range(SPACE.size)))
    }
    return vec[i64]([known[name] for name in named])


LEGAL = codes("move queen a1", "move queen b1", "give 2 0 4 yes", "give 2 1 5 no", "pass")


def test_a_mask_has_a_byte_for_each_code() -> None:
    assert mask_of(places(1, 3), 5) == b"\0\1\0\1\0"
    assert mask_of(places(), 3) == b"\0\0\0"


@pytest.mark.parametrize("slug", tavola.games())
def test_a_state_masks_the_whole_action_space(slug: str) -> None:
    game = tavola.game(slug)
    state, mask = game.new(), game.new().mask()
    assert [code for code, open_ in enumerate(mask) if open_] == sorted(state.legal())
    assert len(mask) == game.actions.size == state.codes()


def test_a_game_without_actions_has_an_empty_mask() -> None:
    t = Flow(2, vec[i64](), [Question("over", 1, [])])
    assert (t.codes(), t.mask()) == (0, b"")


def test_first_the_kind() -> None:
    assert list(TREE.kinds_mask(LEGAL)) == [0, 1, 1, 1]
    assert list(TREE.kinds_mask(codes("roll 6"))) == [1, 0, 0, 0]
    assert list(TREE.kinds_mask(places())) == [0, 0, 0, 0]
    assert list(TREE.kinds_mask(codes("pass", "roll 1", "pass"))) == [1, 0, 0, 1]


def test_then_each_parameter_after_what_was_chosen() -> None:
    assert list(TREE.parameter_mask(LEGAL, MOVE, places())) == [0, 1]
    assert list(TREE.parameter_mask(LEGAL, MOVE, places(1))) == [1, 0, 1]
    assert list(TREE.parameter_mask(LEGAL, MOVE, places(0))) == [0, 0, 0]
    assert list(TREE.parameter_mask(LEGAL, GIVE, places(2))) == [1, 1]
    assert list(TREE.parameter_mask(LEGAL, GIVE, places(2, 1))) == [0, 1]
    assert list(TREE.parameter_mask(LEGAL, GIVE, places(2, 1, 1))) == [0, 1]


@pytest.mark.parametrize("action", range(SPACE.size))
def test_an_action_is_split_and_put_together_again(action: int) -> None:
    kind, *chosen = TREE.split(action)
    assert TREE.code(kind, places(*chosen)) == action
    assert list(SPACE.kinds)[kind] == SPACE.decode(action).kind


def test_widths_are_the_most_names_of_each_parameter() -> None:
    assert TREE.widths() == [4, 6, 3, 2, 2]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: TREE.parameter_mask(LEGAL, 4, places()), "there is no kind 4: it must be from 0 to 3"),
        (
            lambda: TREE.parameter_mask(LEGAL, MOVE, places(2)),
            "parameter 0 of kind 1 cannot be 2: it must be from 0 to 1",
        ),
        (lambda: TREE.parameter_mask(LEGAL, MOVE, places(1, 1)), "all 2 parameters of kind 1 are chosen"),
        (lambda: TREE.code(PASS, places(0)), "kind 3 takes 0 parameters, not 1"),
        (lambda: TREE.code(-1, places()), "there is no kind -1"),
        (lambda: TREE.split(37), "37 is no action: it must be from 0 to 36"),
        (lambda: TREE.split(-1), "-1 is no action"),
    ],
)
def test_what_there_is_not_is_refused(wrong, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        wrong()
