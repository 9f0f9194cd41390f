"""Sets as bits."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tavola.kernel.bits import BIT, bits_in, highest


def test_bits_are_counted():
    assert [bits_in(mask) for mask in (0, 1, 0b1011, BIT[40] + BIT[61])] == [0, 1, 3, 2]


@pytest.mark.parametrize(("ranks", "found"), [([5], 0b1), ([1, 3, 2], 0b10), ([-7, -9, -7], 0b101), ([0, 0], 0b11)])
def test_equals_are_highest_together(ranks, found):
    assert highest(vec[i64](ranks)) == found
