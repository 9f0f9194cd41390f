"""Letters of three by five dots, for pictures without a font: rows from the top, five octal digits each."""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

DOTS: Final = {
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644", "G": "34553",
    "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447", "M": "57755", "N": "65555",
    "O": "25552", "P": "65644", "Q": "25563", "R": "65655", "S": "34216", "T": "72222", "U": "55557",
    "V": "55552", "W": "55775", "X": "55255", "Y": "55222", "Z": "71247",
    "0": "75557", "1": "26227", "2": "71747", "3": "71317", "4": "55711", "5": "74717", "6": "74757",
    "7": "71122", "8": "75757", "9": "75717", "?": "71202",
}  # fmt: skip


@cache
def dots(letter: str, scale: int) -> NDArray[np.bool_]:
    """Where a letter is inked, each dot `scale` pixels wide; a sign that is not there is a question mark."""
    rows = [[int(row) >> place & 1 for place in (2, 1, 0)] for row in DOTS.get(letter.upper(), DOTS["?"])]
    return np.kron(np.array(rows, np.bool_), np.ones((scale, scale), np.bool_))
