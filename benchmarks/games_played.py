"""What was won of each game of a match, line by line in a file, so that the match can go on another day."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any


class Played:
    """The games of one match; a file holds those of any number of them. Without a file nothing is kept."""

    def __init__(self, file: Path | None, match: list[Any]) -> None:
        self.file = file
        self.match = match
        self.before = [won for of, won in self._lines() if of == match]

    def _lines(self) -> Iterator[tuple[list[Any], float]]:
        if self.file is not None and self.file.exists():
            for number, line in enumerate(self.file.read_text().splitlines(), 1):
                try:
                    of, won = json.loads(line)
                except ValueError:
                    raise SystemExit(f"a line is a game of a match; line {number} of {self.file} is none") from None
                yield of, won

    def going_on(self, games: int, results: Iterable[float], minutes: float) -> Iterator[float]:
        """So many of those of before, then new ones for so long, one at least, written down as they come."""
        yield from self.before[:games]
        until = monotonic() + 60 * minutes
        for won in results:
            if self.file is not None:
                with self.file.open("a") as file:
                    print(json.dumps([self.match, won]), file=file)
            yield won
            if monotonic() > until:
                break
