"""A game at a glance: the curve, go by go, and what it turned on."""

import pytest

import tavola
from tavola import Budget, Record
from tavola.bots.values import Value
from tavola.lab.judging.glance import Turning, bisecting, glance, glance_of, goes, turning
from tavola.lab.judging.review import review

WON = "tests/golden/adventurers-guard/greedy-won-by-capture.json"


def test_a_go_is_what_one_seat_decides_before_another_does_and_what_falls_in_it():
    assert goes([-1, 0, 0, -1, 1, -1, 0]) == [1, 1, 1, 1, 2, 2, 3]


@pytest.mark.parametrize("count", [0, 1, 2, 7, 32])
def test_whoever_stops_early_has_seen_all_parts(count):
    order = list(bisecting(count))
    assert sorted(order) == list(range(count))
    assert order[:3] == {0: [], 1: [0], 2: [0, 1], 7: [0, 4, 2], 32: [0, 16, 8]}[count]


def test_a_curve_begins_at_the_start_and_ends_at_the_result():
    record = Record.read(WON)
    found = glance(record, "greedy", seed=3)
    assert (found.plies[0], found.plies[-1]) == (0, len(record.actions))
    assert found.chances[-1] == list(record.state.returns())
    assert found.goes == sorted(found.goes)
    assert all(0.0 <= share <= 1.0 for row in found.chances for share in row)
    assert glance(record, "greedy", seed=3) == found


def test_a_game_turned_at_one_ply_where_something_else_could_have_happened():
    record = Record.read(WON)
    found = glance(record, "greedy").turned
    assert any(found)
    for seat, turned in enumerate(found):
        if turned is not None:
            state = list(record.replay())[turned.ply]
            assert turned.action == record.actions[turned.ply]
            assert len(state.legal()) > 1, seat
            assert abs(turned.after - turned.before) >= 0.1


def test_time_is_kept_and_start_and_end_are_there_in_any_case():
    record = Record.start(tavola.game("gadranton"))
    while len(record.actions) < 300:
        record.play(record.state.legal()[0])
    found = glance(record, ms=1)
    assert (found.plies[0], found.plies[-1]) == (0, 300)
    assert len(found.plies) < 10


def test_only_what_surely_changed_ten_points_is_worth_a_sentence():
    assert turning(4, 7, Value(0.5, 0.05), Value(0.3, 0.05)) == Turning(4, 7, 0.5, 0.3)
    assert turning(4, 7, Value(0.5, 0.2), Value(0.3, 0.2)) is None
    assert turning(4, 7, Value(0.5), Value(0.42)) is None


def test_a_review_tells_the_same_from_every_ply():
    record = Record.read(WON)
    judged = review(record, "greedy", Budget(futures=4, thought=0), workers=1)
    found = glance_of(record, judged.plies, judged.result)
    assert found.plies == [*(ply.ply for ply in judged.plies), len(record.actions)]
    assert found.chances[0] == [each.at for each in judged.plies[0].chances]
    assert found.chances[-1] == judged.result
