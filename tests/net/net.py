"""The net: digests of every ply of many games, so that a change of the code's shape changes nothing that it does.

`tests/net/<slug>/<name>.txt` has a line for each ply of a record: two letters for each part that was looked at, those
of `EVERY_PLY` first, the others where they were drawn. The record is the golden one of that name, or lies beside it:
whole games that bots played, in every mode, to the end.
"""

import json
from base64 import urlsafe_b64encode
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

import tavola
from net.parts import EVERY_PLY, PARTS, Known, Ply

HERE: Final = Path(__file__).parent
GOLDEN: Final = HERE.parent / "golden"
SLUGS: Final = tuple(sorted({path.parent.name for path in HERE.glob("*/*.json")}))
DRAWN: Final = 5  # parts that take long are looked at in one of so many plies, by lot
LETTERS: Final = 2  # for each part

QUICKLY: Final = ("asked", "dump", "events")  # parts that take no time

Wanted = Callable[[int, str], bool]  # is this part of this ply to be looked at?


@dataclass(frozen=True)
class Case:
    """A record and its digests."""

    slug: str
    name: str

    @property
    def digests(self) -> Path:
        return HERE / self.slug / f"{self.name}.txt"

    @property
    def record(self) -> Path:
        own = HERE / self.slug / f"{self.name}.json"
        return own if own.exists() else GOLDEN / self.slug / f"{self.name}.json"

    def __str__(self) -> str:
        return f"{self.slug}/{self.name}"


def cases(slug: str) -> list[Case]:
    """Every record of a game: the golden ones, and those of whole games."""
    found = [*(GOLDEN / slug).glob("*.json"), *(HERE / slug).glob("*.json")]
    return [Case(slug, path.stem) for path in sorted(found)]


@dataclass(frozen=True)
class Difference:
    """Where a game is no longer what it was."""

    case: Case
    ply: int
    part: str


def lot(ply: int) -> int:
    """A number of its own for each ply."""
    return int.from_bytes(blake2b(str(ply).encode(), digest_size=4).digest())


def drawn(ply: int, last: int) -> bool:
    """Is all of this ply looked at? The first and the last always are."""
    return ply in (0, last) or lot(ply) % DRAWN == 0


def wholly(parts: Collection[str]) -> Wanted:
    """Everything of these parts."""
    return lambda ply, part: part in parts


def sparsely(parts: Collection[str], every: int) -> Wanted:
    """What takes long is looked at in one of so many plies alone."""
    return lambda ply, part: part in parts and (part in QUICKLY or lot(ply) // DRAWN % every == 0)


def parts_of(ply: int, last: int) -> tuple[str, ...]:
    """The parts that are looked at, in order."""
    return tuple(PARTS) if drawn(ply, last) else EVERY_PLY


def in_json(value: Any) -> bytes:
    """The same bytes whatever the order of keys."""
    return msgspec.json.encode(value, order="sorted")


def digest(value: Any) -> str:
    return urlsafe_b64encode(blake2b(in_json(value), digest_size=3).digest()).decode()[:LETTERS]


def plies(case: Case, kinds: int) -> Iterator[Ply]:
    """Every ply of a record, from the first position to the last; the same state each time."""
    sheet = json.loads(case.record.read_text("utf-8"))
    record = tavola.Record.from_text(json.dumps(sheet | {"actions": [], "outcome": None}))
    heard = record.state.listener = tavola.Chronicle()
    known = Known(tuple(sheet["options"]), kinds)
    yield Ply(record, 0, known, [])
    for number, named in enumerate(sheet["actions"], 1):
        record.play(record.game.actions.from_json(named))
        yield Ply(record, number, known, heard.take())


def kinds_of(case: Case) -> int:
    """How many kinds of action there were when the digests were written."""
    with case.digests.open(encoding="utf-8") as file:
        return int(file.readline().removeprefix("kinds "))


def length(case: Case) -> int:
    """The number of a record's last ply."""
    return len(json.loads(case.record.read_text("utf-8"))["actions"])


def look(ply: Ply, part: str, case: Case) -> Any:
    """One part of a ply; whatever goes wrong is noted with where it was."""
    try:
        return PARTS[part](ply)
    except Exception as wrong:
        wrong.add_note(f"{case}, ply {ply.number}, {part}")
        raise


def write(case: Case) -> int:
    """Write the digests of a record anew; how many plies it has."""
    kinds, last = len(tavola.game(case.slug).actions.kinds), length(case)
    lines = [
        "".join(digest(look(ply, part, case)) for part in parts_of(ply.number, last)) for ply in plies(case, kinds)
    ]
    case.digests.write_text("\n".join([f"kinds {kinds}", *lines, ""]), "utf-8")
    return last


def differences(case: Case, wanted: Wanted) -> Iterator[Difference]:
    """What differs from the digests, ply by ply, among the parts wanted."""
    lines = case.digests.read_text("utf-8").splitlines()[1:]
    last = len(lines) - 1
    for ply in plies(case, kinds_of(case)):
        for nth, part in enumerate(parts_of(ply.number, last)):
            if wanted(ply.number, part):
                was = lines[ply.number][nth * LETTERS : (nth + 1) * LETTERS]
                if digest(look(ply, part, case)) != was:
                    yield Difference(case, ply.number, part)
