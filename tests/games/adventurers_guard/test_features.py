"""What a mind sees of a drawn position: names for the numbers, and both seats see the same from their own side."""

import tavola
from tavola.games.adventurers_guard import features as fe

from .board import GAME, at

MAGE, RANGER, WARRIOR = 1, 2, 3
ENEMY = fe.TYPES


def seen(position: str, seat: int = 0, **more) -> list[int]:
    return list(at(position, **more).features(seat))


def test_pawns_of_a_type_are_counted():
    found = seen("S: A a1, M c2 c3. N: A i9, W h8")
    assert found.count(fe.STANDS + MAGE) == 2
    assert found.count(fe.STANDS + ENEMY + WARRIOR) == 1
    assert fe.LEFT + 3 in found
    assert fe.LEFT + fe.GUARD + 1 + 2 in found


def test_a_threat_is_seen_by_victim_and_captor():
    # the ranger on d5 stands two diagonal steps from the mage, which is no way for a mage; the warrior takes it
    found = seen("S: A a1, W e4. N: A i9, R d5", die=6)
    assert fe.THREAT + (ENEMY + RANGER) * fe.TYPES + WARRIOR in found
    assert fe.HANGING + ENEMY + RANGER in found


def test_an_adventurer_with_a_guard_is_no_prey():
    threat = fe.THREAT + ENEMY * fe.TYPES + WARRIOR
    assert threat not in seen("S: A a1, W e4. N: A d5, R i9")
    assert threat in seen("S: A a1, W e4. N: A d5")


def test_both_seats_see_the_same_from_their_own_side():
    south = seen("S: A a1, M c3:4, W e4. N: A i9, R d5", seat=0, turn="south")
    north = seen("N: A i9, M g7:4, W e6. S: A a1, R f5", seat=1, turn="north")
    assert sorted(south) == sorted(north)


def test_features_stay_below_their_count():
    rng = tavola.Rng(4)
    state = GAME.new()
    while state.actor != tavola.OVER:
        for seat in range(2):
            assert all(0 <= each < fe.count(2) for each in state.features(seat))
        state.play(state.sample(rng))
