"""Who observes: real seats only; seats are counted from the observer."""

from dataclasses import replace

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import tavola
from tavola.kernel.observing import (
    places_on,
    put_all,
    put_bits,
    put_flags,
    put_seats,
    put_zeros,
    seat_at,
    set_bits,
    set_list,
    set_seats,
    turned,
)
from tavola.kernel.questions import Flow
from tavola.kernel.state import CHANCE, OVER

NIM = tavola.game("nim")


class Blank(Flow):
    """A game whose author has not written an observation yet."""

    def slug(self) -> str:
        return "blank"


@pytest.mark.parametrize("seat", [-1, 3, 1 << 40])
def test_there_is_no_such_seat(seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat}: it must be from 0 to 2"):
        NIM.new(3).observe(seat)


def test_a_game_without_observations_says_what_to_write() -> None:
    with pytest.raises(NotImplementedError, match=r"blank has no observation: its state needs observed\(seat\)"):
        Blank(2, vec[i64](), []).observe(0)
    with pytest.raises(NotImplementedError, match="Nim has no observation: its Game needs observed=, the parts of it"):
        replace(NIM, observed=None).observation()


def test_seats_are_counted_from_the_observer() -> None:
    assert [places_on(2, seat, 4) for seat in range(4)] == [2, 3, 0, 1]
    assert [seat_at(2, place, 4) for place in range(4)] == [2, 3, 0, 1]
    assert [places_on(2, nobody, 4) for nobody in (CHANCE, OVER)] == [CHANCE, OVER]


def test_what_is_kept_by_seat_begins_with_the_own() -> None:
    assert list(put_seats(vec[i64](), vec[i64]([10, 11, 12]), 1)) == [11, 12, 10]
    assert list(put_seats(vec[i64](), vec[i64]([10, 11, 20, 21, 30, 31]), 2, 2)) == [30, 31, 10, 11, 20, 21]


def test_numbers_zeros_and_bits_are_appended() -> None:
    out = put_all(vec[i64]([7]), vec[i64]([8, 9]))
    assert list(put_bits(put_zeros(put_zeros(out, 2), 1, -1), 5, 4)) == [7, 8, 9, 0, 0, -1, 1, 0, 1, 0]


def test_flags_are_written_into_zeros() -> None:
    out = put_zeros(vec[i64](), 6)
    put_flags(out, 2, 5)
    assert list(out) == [0, 0, 1, 0, 1, 0]


def test_a_set_is_turned_to_begin_with_the_observer() -> None:
    """Of four seats, 1 and 2 as seat 2 sees them are 3 and 0; what lies above the four stays."""
    assert turned(0b0110, 2, 4) == 0b1001
    assert turned(0b100_0110, 2, 4) == 0b100_1001
    assert turned(0b0110, 0, 4) == 0b0110


def test_on_a_sheet_each_part_says_where_the_next_begins() -> None:
    out = vec[i64]([-1] * 9)
    at = set_list(out, 0, vec[i64]([7]), 2)
    at = set_seats(out, at, vec[i64]([10, 11, 12, 99]), 1, 3)
    assert (set_bits(out, at, 5, 3), list(out)) == (8, [7, -1, 11, 12, 10, 1, 0, 1, -1])


def test_a_card_is_seen_by_its_owner_and_once_shown_by_all() -> None:
    written = {"heaps": {"a": 3, "b": 4, "c": 5}, "cards": [1, 2, 3], "shown": [0, 0, 1], "turn": 1, "seats": 3}
    state, named = NIM.load(written), NIM.observation(3).named
    assert [named(state.observe(seat))["cards"] for seat in range(3)] == [[1, -1, 3], [2, 3, -1], [3, -1, -1]]
    assert [named(state.observe(seat))["mover"] for seat in range(3)] == [1, 0, 2]
