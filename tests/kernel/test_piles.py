from collections.abc import Mapping
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tavola.kernel import piles
from tavola.kernel.errors import BadPosition
from tavola.kernel.events import EVERYONE
from tavola.kernel.pile import Pile

NAMES = ("gold", "wood", "water", "shrine", "tiger")
BACKS = (0, 0, 1, 1, 1)


def island() -> Pile:
    pile = Pile(vec[i64]([2, 1, 1, 0, 0]), vec[i64](list(BACKS)))
    pile.look(2, 0b101)
    pile.put_on_top(0, EVERYONE)
    pile.put_under(3, 0b10)
    pile.show(0)
    return pile


def test_a_pile_is_written_by_the_names_of_its_cards() -> None:
    assert piles.dump(island(), NAMES) == {
        "cards": {"gold": 2, "wood": 1},
        "top": [["gold", "all"], ["water", [0, 2]]],
        "under": [["shrine", [1]]],
        "back": 0,
    }
    pile = Pile(vec[i64]([3, 3, 1, 0, 0]))
    pile.remove_unseen(2)
    pile.shuffle_in(4)
    pile.sink(3, 4)
    assert piles.dump(pile, NAMES) == {
        "cards": {"gold": 3, "wood": 3, "water": 1},
        "removed": 2,
        "certain": {"tiger": 1},
        "sunk": [["shrine", 4]],
    }


@pytest.mark.parametrize(
    "written",
    [
        {"cards": {}},
        {"cards": {"gold": 2, "wood": 1}, "top": [["gold", "all"], ["water", [0, 2]]], "under": [["shrine", [1]]]},
        {"cards": {"gold": 3, "wood": 3}, "removed": 2, "certain": {"tiger": 1}, "sunk": [["shrine", 2]]},
        {"cards": {"gold": 1, "water": 1}, "back": 1},
    ],
)
def test_what_is_written_is_read_again(written: dict[str, Any]) -> None:
    pile = piles.load(written, NAMES, BACKS)
    assert piles.dump(pile, NAMES) == written


def test_a_loaded_pile_draws_like_the_one_dumped() -> None:
    pile = Pile(vec[i64]([3, 3, 1, 0, 0]))
    pile.remove_unseen(2)
    pile.sink(3, 2)
    pile.shuffle_in(4)
    again = piles.load(piles.dump(pile, NAMES), NAMES)
    assert list(again.possible()) == list(pile.possible()) == [0, 1, 2, 3, 4]
    assert list(again.weights()) == list(pile.weights()) == [15, 15, 5, 7, 7]
    assert again.size() == pile.size() == 7


@pytest.mark.parametrize(
    ("written", "right"),
    [
        ([], "names with values"),
        ({"card": {}}, "did you mean cards?"),
        ({"cards": []}, "names with numbers"),
        ({"cards": {"golt": 1}}, "did you mean gold?"),
        ({"cards": {"gold": -1}}, "a whole number"),
        ({"cards": {"gold": True}}, "a whole number"),
        ({"cards": {"gold": 2}, "removed": 3}, "from 0 to 2"),
        ({"cards": {"gold": 2}, "certain": {"wood": 1}}, "only told apart"),
        ({"cards": {"gold": 2}, "removed": 1, "certain": {"gold": 1}}, "among the removed"),
        ({"cards": {"gold": 2}, "removed": 1, "sunk": [["gold", 1]]}, "among the removed"),
        ({"cards": {"gold": 2}, "sunk": [["shrine", 4]]}, "from 1 to 3"),
        ({"cards": {"gold": 2}, "sunk": [["shrine", 1], ["tiger", 1]]}, "2 cards cannot all"),
        ({"cards": {"gold": 2}, "sunk": {"shrine": 1}}, "a list of pairs"),
        ({"cards": {"gold": 2}, "top": [["gold"]]}, "a list of pairs"),
        ({"cards": {"gold": 2}, "top": [["gold", [2]]]}, "from 0 to 1"),
        ({"cards": {"gold": 2}, "top": [["gold", "some"]]}, "from 0 to 1"),
        ({"cards": {"gold": 2}, "top": [[["gold"], []]]}, "there is no card"),
        ({"cards": {"gold": 2}, "back": 1}, "must be 0, not 1"),
        ({"cards": {}, "back": 0}, "no back is to be seen"),
        ({"cards": {"gold": 2}, "removed": 1, "back": 0}, "leave it out"),
    ],
)
def test_a_pile_that_cannot_be_is_refused(written: Mapping[str, Any], right: str) -> None:
    with pytest.raises(BadPosition, match=right):
        piles.load(written, NAMES, BACKS, seats=2)
