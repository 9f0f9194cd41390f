"""Games written into a file as they are played: interrupted, the same command goes on where it stopped.

JSON lines grow game by game. A Parquet file cannot grow: its games are gathered as JSON lines beside it, and it is
made of them at the end.
"""

import fcntl
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from tavola.kernel.errors import TavolaError
from tavola.kernel.registry import game as game_named
from tavola.lab.rows import GameRow, Order, expected, options_text, write
from tavola.lab.simulate import Match, Played, spread

PARQUET, LINES = SUFFIXES = (".parquet", ".jsonl")


class BadBook(TavolaError):
    """A file of games that cannot be read, written or gone on with."""


class Numbered(msgspec.Struct):
    """As much of a decision as going on needs."""

    number: int


class Book:
    """A file of games and, with `observations`, one of their decisions beside it."""

    def __init__(self, path: Path, observations: bool = False, note: Callable[[str], None] = lambda text: None) -> None:
        if path.suffix not in SUFFIXES:
            raise BadBook(f"{path} must end in .parquet or .jsonl, which says how it is written")
        self.path, self.observations, self.note = path, observations, note
        self.decisions_path = path.with_suffix(f".decisions{path.suffix}")
        self.games, self.decisions = gathered(path), gathered(self.decisions_path)

    def run(self, matches: Sequence[Match], workers: int) -> Iterator[Played]:
        """Those that are written already, then the others, each written before it is told."""
        orders = [Order(number, match, self.observations) for number, match in enumerate(matches)]
        game = game_named(matches[0].slug)
        if self.observations and game.observed is None:
            raise BadBook(f"{game.title} has no observation: leave --observations out")
        with said(self.path), self.taken_up(), self.opened() as (games, decisions):
            rows = self.kept(games, decisions, orders)
            yield from (row.played() for row in rows)
            for lines in spread(write, orders[len(rows) :], workers):
                if decisions is not None:
                    add(decisions, lines.decisions)
                add(games, lines.game)
                yield lines.played
        if self.path.suffix == PARQUET:
            self.bind()

    @contextmanager
    def taken_up(self) -> Iterator[None]:
        """With the lines of Parquet files that are there; if these are refused, as if nothing had been."""
        restored = self.path.suffix == PARQUET and self.unbind()
        try:
            yield
        except BadBook:
            for lines in (self.games, self.decisions) if restored else ():
                lines.unlink(missing_ok=True)
            raise

    @contextmanager
    def opened(self) -> Iterator[tuple[BinaryIO, BinaryIO | None]]:
        """The files that grow, locked."""
        if self.games.exists() and self.games.stat().st_size and self.decisions.exists() != self.observations:
            was = "without" if self.observations else "with"
            raise BadBook(f"{self.path} was begun {was} --observations: go on {was} it, or choose another file")
        with self.games.open("a+b") as games:
            lock(games, self.path)
            if not self.observations:
                yield games, None
                return
            with self.decisions.open("a+b") as decisions:
                yield games, decisions

    def kept(self, games: BinaryIO, decisions: BinaryIO | None, orders: Sequence[Order]) -> list[GameRow]:
        """The games that are there whole; what was torn when the last run ended is cut off."""
        found = list(whole_lines(games, self.games, GameRow))
        rows, ends = [row for _, row in found], [0, *(end for end, _ in found)]
        self.check(rows, orders)
        if decisions is not None:
            whole, end = counted(whole_lines(decisions, self.decisions, Numbered), [row.decisions for row in rows])
            rows, ends = rows[:whole], ends[: whole + 1]
            self.cut(decisions, end)
        self.cut(games, ends[-1])
        return rows

    def check(self, rows: Sequence[GameRow], orders: Sequence[Order]) -> None:
        """BadBook unless these are the first of the games that were ordered."""
        if len(rows) > len(orders):
            raise BadBook(f"{self.path} holds {len(rows)} games already: ask for at least as many")
        options = options_text(orders[0].match)
        for row, order in zip(rows, orders, strict=False):
            for name, wanted in expected(order, options).items():
                if (found := getattr(row, name)) != wanted:
                    where = f"its game {order.number} has {name} {found!r}, not {wanted!r}"
                    raise BadBook(f"{self.path} holds other games: {where}; choose another file")

    def cut(self, file: BinaryIO, end: int) -> None:
        if file.seek(0, 2) > end:
            self.note(f"{file.name} was torn when its last run ended; what was not whole is played again")
            file.truncate(end)

    def bind(self) -> None:
        """Make Parquet files of the lines."""
        from tavola.lab import parquet

        pairs = [(self.games, self.path, parquet.GAMES)]
        if self.observations:
            pairs.insert(0, (self.decisions, self.decisions_path, parquet.DECISIONS))
        with said(self.path):
            for lines, path, schema in pairs:
                parquet.bind(lines, path, schema)
            for lines, _, _ in pairs:
                lines.unlink()

    def unbind(self) -> bool:
        """Lines of the Parquet files that are there, where there are none yet: to go on, or to see that all is done."""
        if self.games.exists() or not self.path.exists():
            return False
        from tavola.lab import parquet

        for lines, path in ((self.decisions, self.decisions_path), (self.games, self.path)):
            if path.exists() and not parquet.unbind(path, lines):
                raise BadBook(f"{path} is no Parquet file of games: choose another file")
        return True


def gathered(path: Path) -> Path:
    """Where lines are gathered for a file."""
    return path if path.suffix == LINES else path.with_name(f"{path.name}{LINES}")


def add(file: BinaryIO, lines: bytes) -> None:
    file.write(lines)
    file.flush()


def lock(file: BinaryIO, path: Path) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as taken:
        raise BadBook(f"{path} is being written by another command: wait, or choose another file") from taken


@contextmanager
def said(path: Path) -> Iterator[None]:
    """What the disk refuses, in a line."""
    try:
        yield
    except OSError as wrong:
        raise BadBook(f"{path} cannot be written: {wrong.strerror}") from wrong


Row = TypeVar("Row", GameRow, Numbered)


def whole_lines(file: BinaryIO, path: Path, kind: type[Row]) -> Iterator[tuple[int, Row]]:
    """Each row and where it ends; a last line that is torn is left out, another that cannot be read is BadBook."""
    read: msgspec.json.Decoder[Row] = msgspec.json.Decoder(kind)
    last, end = file.seek(0, 2), 0
    file.seek(0)
    for number, text in enumerate(file, 1):
        end += len(text)
        try:
            row = read.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            if end == last and number > 1:
                return
            raise BadBook(f"{path} is no file of games: line {number} cannot be read ({wrong})") from wrong
        if not text.endswith(b"\n"):
            return
        yield end, row


def counted(rows: Iterator[tuple[int, Numbered]], lengths: Sequence[int]) -> tuple[int, int]:
    """How many games have all their decisions, and where the last of those ends."""
    found = [0] * len(lengths)
    ends = [0] * (len(lengths) + 1)
    for end, row in rows:
        if row.number < len(lengths):
            found[row.number] += 1
            ends[row.number + 1] = end
    whole = next((n for n, length in enumerate(lengths) if found[n] != length), len(lengths))
    return whole, ends[whole] if whole else 0
