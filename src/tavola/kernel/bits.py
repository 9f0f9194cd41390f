"""Single bits as a table: mypyc shifts a literal 1 as 32 bits, so hot code never writes `1 << n`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([2**n for n in range(62)])
