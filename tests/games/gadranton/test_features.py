"""What a mind sees of a city written down."""

import tavola
from tavola.games.gadranton import features as fe

from .city import two

RIVAL = fe.EACH


def levels(found: list[int], sort: int) -> int:
    """How many of the numbers of steps are there; they follow each other."""
    return sum(sort <= each < sort + fe.NEEDS for each in found)


def test_a_crown_worn_spares_most_of_the_way():
    fetching = list(two({"at": "N10", "need": "red"}).features(0))
    carrying = list(two({"at": "N10", "wears": "red"}).features(0))
    assert levels(carrying, fe.NEED) < levels(fetching, fe.NEED)
    assert fe.WEARS in carrying
    assert fe.WEARS not in fetching


def test_a_key_spares_some_of_it():
    without = list(two({"at": "N10", "need": "red blue"}).features(0))
    keyed = list(two({"at": "N10", "need": "red blue", "keys": "red"}).features(0))
    assert levels(keyed, fe.NEED) < levels(without, fe.NEED)
    assert fe.KEYS + 1 in keyed


def test_who_needs_less_is_before_the_rival():
    state = two({"at": "N10", "wears": "red"}, {"at": "N12", "need": "blue"})
    assert levels(list(state.features(0)), RIVAL + fe.BEFORE) > 0
    assert levels(list(state.features(0)), RIVAL + fe.AFTER) == 0
    assert levels(list(state.features(1)), RIVAL + fe.AFTER) > 0


def test_the_own_cards_are_seen_by_their_owner_alone():
    rng = tavola.Rng(2)
    state = tavola.game("gadranton").new(2)
    while not sum(state.hand_size):
        state.play(state.sample(rng))
    common = fe.EACH
    for seat in range(2):
        own = [each - common - fe.OWN for each in state.features(seat) if 0 <= each - common - fe.OWN < fe.CARDS]
        held = state.hand[seat * fe.CARDS : (seat + 1) * fe.CARDS]
        assert own == [card for card, copies in enumerate(held) for _ in range(copies)]
