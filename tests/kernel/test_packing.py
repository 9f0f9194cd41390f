"""Observations and masks as bytes that numpy reads in one go."""

import struct

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import tavola
from tavola.kernel.packing import packed_masks, packed_observation, packed_observations

GAMES = ["adventurers-guard", "nim"]


def walked(slug: str, plies: int) -> tavola.State:
    state, rng = tavola.game(slug).new(), tavola.Rng(plies)
    for _ in range(plies):
        state.play(state.sample(rng))
    return state


@pytest.mark.parametrize("slug", GAMES)
def test_numbers_are_written_as_four_bytes_the_lowest_first(slug: str) -> None:
    state = walked(slug, 3)
    for seat in range(state.seats):
        numbers = list(state.observe(seat))
        assert packed_observation(state, seat) == struct.pack(f"<{len(numbers)}i", *numbers)


@pytest.mark.parametrize("slug", GAMES)
def test_many_positions_are_rows_below_each_other(slug: str) -> None:
    states, seats = [walked(slug, plies) for plies in range(4)], [0, 1, 1, 0]
    rows = [packed_observation(state, seat) for state, seat in zip(states, seats, strict=True)]
    assert packed_observations(states, vec[i64](seats)) == b"".join(rows)
    assert packed_masks(states) == b"".join(state.mask() for state in states)
    assert packed_observations([], vec[i64]()) == packed_masks([]) == b""


def test_each_position_needs_a_seat() -> None:
    with pytest.raises(ValueError, match="there must be a seat for each of the 1 positions, not 2"):
        packed_observations([walked("nim", 0)], vec[i64]([0, 1]))
    with pytest.raises(ValueError, match="there is no seat 7"):
        packed_observations([walked("nim", 0)], vec[i64]([7]))
