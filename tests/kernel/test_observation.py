"""What the numbers of an observation mean."""

import json

import pytest

import tavola
from tavola.kernel.observation import ENDLESS, Part, described

PARTS = [
    Part("turn", 0, ENDLESS, "Turns."),
    Part("board", -1, 3, "What lies on each space, by row and column.", (2, 3), category=True),
    Part("hand", 0, 5, "Cards.", (2,)),
]
SEEN = described(PARTS)


def test_parts_follow_each_other() -> None:
    assert (SEEN.size, [part.offset for part in SEEN.parts]) == (9, [0, 1, 7])


def test_numbers_are_named_in_the_shape_of_their_part() -> None:
    assert SEEN.named(range(9)) == {"turn": 0, "board": [[1, 2, 3], [4, 5, 6]], "hand": [7, 8]}
    assert SEEN.part("board").of(range(9)) == [[1, 2, 3], [4, 5, 6]]


def test_it_is_plain_json() -> None:
    plain = SEEN.to_json()
    assert json.loads(json.dumps(plain)) == plain
    assert plain["parts"][1] == {
        "name": "board",
        "low": -1,
        "high": 3,
        "meaning": "What lies on each space, by row and column.",
        "shape": [2, 3],
        "category": True,
        "offset": 1,
    }


def test_it_prints_as_a_table() -> None:
    assert str(SEEN).splitlines() == [
        "9 numbers",
        "0  turn   1      0 on     Turns.",
        "1  board  2 x 3  -1 to 3  What lies on each space, by row and column.",
        "7  hand   2      0 to 5   Cards.",
    ]
    assert str(described([])) == "0 numbers"


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ([Part("a", 0, 1, "A."), Part("a", 0, 1, "A.")], "names of their own: a stands twice"),
        ([Part("a", 2, 1, "A.")], "a goes from 2 to 1: a range must rise, within 32 bits"),
        ([Part("a", 0, 1 << 40, "A.")], "a range must rise, within 32 bits"),
        ([Part("a", 0, 1, "")], "a needs a sentence that says what it means"),
    ],
)
def test_faults_of_a_description_are_refused(parts: list[Part], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        described(parts)


def test_wrong_lengths_and_names_are_refused() -> None:
    with pytest.raises(ValueError, match="this observation has 9 numbers, not 2"):
        SEEN.named([1, 2])
    with pytest.raises(ValueError, match=r"there is no part 'borad': did you mean board?"):
        SEEN.part("borad")


def test_seats_and_options_that_do_not_fit_are_refused() -> None:
    game = tavola.game("adventurers-guard")
    with pytest.raises(tavola.BadOption, match="Adventurer's Guard seats 2, not 3"):
        game.observation(3)
    with pytest.raises(tavola.BadOption, match=r"there is no option 'turn_limt': did you mean turn_limit?"):
        game.observation(2, turn_limt=3)


def test_the_description_follows_the_options() -> None:
    game = tavola.game("adventurers-guard")
    assert game.observation(turn_limit=10).part("turns").high == 20
    assert game.observation(turn_limit=0).part("turns").high == ENDLESS
    state = game.new(turn_limit=10)
    assert game.observation_of(state) == game.observation(2, turn_limit=10)
