"""Counts of everything that is printed."""

from collections import Counter

import pytest

from tavola.games.abandoned_fortress import data
from tavola.games.abandoned_fortress.tables import (
    CELLS,
    DECK,
    DECK_END,
    DECK_FIRST,
    SPACE,
    TERRITORY,
    TERRITORY_SIZE,
    territory,
)


def test_the_cards_are_as_many_as_in_the_box() -> None:
    assert sum(card.copies for card in data.MILITARY) == 90
    assert len(data.GENERALS) == 27
    assert sum(card.copies for card in data.BLACKS) == 19
    assert len(data.ACTION_CARDS) * data.ACTION_COPIES == 68
    assert (len(data.DRAGONS), len(data.HEROES), len(data.CASTLES) * 4) == (4, 4, 12)


def test_thirty_cards_a_branch_and_ten_a_weapon() -> None:
    branches, weapons = Counter[str](), Counter[str]()
    for card in data.MILITARY:
        branches[card.branch] += card.copies
        weapons[card.weapon] += card.copies
    assert set(branches.values()) == {30}
    assert set(weapons.values()) == {10}
    assert set(Counter(card.weapon for card in data.GENERALS).values()) == {3}


def test_a_military_card_costs_by_its_strength() -> None:
    for card in data.MILITARY:
        worth = card.attack + card.defence + card.specialty + 10 * (card.branch == "archery")
        assert card.price == (1 if worth <= 40 else 2 if worth <= 70 else 3), card.name


def test_a_general_costs_by_its_strength() -> None:
    assert all(card.price == 1 + (card.attack + card.defence) // 10 for card in data.GENERALS)


def test_the_map_has_four_equal_corners() -> None:
    assert Counter(SPACE) == Counter({0: 40, 1: 76, 2: 32, 3: 4, 4: 4, 5: 4, 6: 9})
    assert all(list(TERRITORY).count(corner) == 29 for corner in range(4))


def test_the_map_is_unchanged_by_a_quarter_turn() -> None:
    for cell in range(CELLS):
        row, column = divmod(cell, 13)
        turned = column * 13 + 12 - row
        assert SPACE[turned] == SPACE[cell]
        corner = territory(cell)
        assert territory(turned) == (corner if corner < 0 else (corner + 1) % 4)


@pytest.mark.parametrize(("corner", "walls"), list(enumerate(data.WALLS)))
def test_wall_spaces_are_drawn_where_they_are_listed(corner: int, walls: tuple[str, ...]) -> None:
    assert len(walls) == 8
    assert all(data.MAP[int(cell[1:]) - 1][data.COLUMNS.index(cell[0])] == "#" for cell in walls)


def test_the_cards_of_a_deck_lie_together_and_territories_have_29_spaces() -> None:
    """What hot loops rely on."""
    for deck in range(len(data.DECKS)):
        assert [DECK[card] for card in range(DECK_FIRST[deck], DECK_END[deck])] == [deck] * list(DECK).count(deck)
    assert [list(TERRITORY).count(corner) for corner in range(4)] == [TERRITORY_SIZE] * 4
