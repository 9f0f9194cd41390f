"""Memory that compiled code writes and numpy reads: neither copies, and neither makes an object for a number."""

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32, i64, u8
from numpy.typing import NDArray

Numbers = NDArray[Any]


class Lent:
    """An array's view of a packed vector; it keeps the vector alive."""

    def __init__(self, kept: Any, typestr: str, shape: tuple[int, ...]) -> None:
        address = np.frombuffer(kept, np.uint8).ctypes.data if np.frombuffer(kept, np.uint8).size else 0
        self.kept = kept
        self.__array_interface__ = {"version": 3, "typestr": typestr, "shape": shape, "data": (address, False)}


def lend(kept: Any, dtype: type[np.generic], shape: tuple[int, ...]) -> Numbers:
    """The vector's memory as an array that may be written."""
    return np.asarray(Lent(kept, np.dtype(dtype).str, shape))


def numbers(shape: tuple[int, ...]) -> tuple[vec[i32], Numbers]:
    """Zeros for observations."""
    kept = vec[i32](np.zeros(int(np.prod(shape)), np.int32))
    return kept, lend(kept, np.int32, shape)


def signs(shape: tuple[int, ...], dtype: type[np.generic]) -> tuple[vec[u8], Numbers]:
    """Zeros for masks (int8, as spaces want them) and truth values."""
    kept = vec[u8](np.zeros(int(np.prod(shape)), np.uint8))
    return kept, lend(kept, dtype, shape)


def amounts(shape: tuple[int, ...]) -> tuple[vec[float], Numbers]:
    """Zeros for rewards."""
    kept = vec[float](np.zeros(int(np.prod(shape)), np.float64))
    return kept, lend(kept, np.float64, shape)


def codes(shape: tuple[int, ...]) -> tuple[vec[i64], Numbers]:
    """Zeros for seats and actions."""
    kept = vec[i64](np.zeros(int(np.prod(shape)), np.int64))
    return kept, lend(kept, np.int64, shape)
