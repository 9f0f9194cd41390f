"""Observations and masks of many positions as bytes, which numpy reads in one go, without an object for each number.

An observation is written as 32-bit whole numbers, little endian, in every game; a mask as bytes of 0 and 1:

    numpy.frombuffer(packed_observations(states, seats), "<i4").reshape(len(states), -1)
    numpy.frombuffer(packed_masks(states), "u1").reshape(len(states), -1)
"""

from librt.strings import BytesWriter, write_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from tavola.kernel.masks import write_mask
from tavola.kernel.state import State


def write_numbers(out: BytesWriter, numbers: vec[i64]) -> None:
    """Append each number as four bytes."""
    for number in numbers:
        write_i32_le(out, i32(number))


def packed_observation(state: State, seat: i64) -> bytes:
    """What one seat observes of a position."""
    out = BytesWriter()
    write_numbers(out, state.observe(seat))
    return out.getvalue()


def packed_observations(states: list[State], seats: vec[i64]) -> bytes:
    """What one seat of each position observes of it, a row a position; all of one game, seat count and options."""
    if len(seats) != len(states):
        raise ValueError(f"there must be a seat for each of the {len(states)} positions, not {len(seats)}")
    out = BytesWriter()
    for place in range(i64(len(states))):
        write_numbers(out, states[place].observe(seats[place]))
    return out.getvalue()


def packed_masks(states: list[State]) -> bytes:
    """What is legal in each position, a row a position."""
    out = BytesWriter()
    for state in states:
        write_mask(out, state.legal(), state.codes())
    return out.getvalue()
