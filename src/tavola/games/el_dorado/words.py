"""Names in positions: places, corners, lead pieces, holders, tasks; each both ways."""

from collections.abc import Iterable, Sequence
from typing import Final

from tavola.games.el_dorado import data, tasks
from tavola.games.el_dorado.fields import LOOSE, MONSTER
from tavola.games.el_dorado.tables import CORNER, NONE, SIDES, TYPES
from tavola.kernel.errors import BadPosition, nearest

NUMBERS: Final = ("TASKS", "STACKS", "TO_DEN", "TO_TEAM", "W1", "W2", "W3", "FINDER_WOLF")  # of tasks.py, but no tasks
TASKS: Final = tuple(
    name.lower()
    for name, _ in sorted(
        ((name, code) for name, code in vars(tasks).items() if name.isupper() and isinstance(code, int)),
        key=lambda pair: pair[1],
    )
    if name not in NUMBERS
)
PLACE_NUMBERS: Final = {name: number for number, name in enumerate(data.PLACES)}
CORNER_NAMES: Final[dict[int, str]] = {}
for _at, _name in enumerate(data.PLACES):
    for _k in range(6):
        CORNER_NAMES.setdefault(CORNER[_at * 6 + _k], f"{_name}:{_k}")
BUILDINGS: Final = ("first", "second", "fort")  # two farmhouses and the fort, or two outposts and the hideout
ROADS: Final = ("none", "under_way", "arrived")
WAITS: Final = ("no", "beaten", "out")
KINDS_OF_BATTLE: Final = ("field", "house", "ranged", "dweller", "monster", "den")
STAGES: Final = (
    "choosing",
    "attacker",
    "defender",
    "attack_roll",
    "attack_reroll",
    "attack_again",
    "defence_roll",
    "defence_reroll",
    "defence_again",
    "result",
    "after",
)
RESULTS: Final = ("none", "attacker", "defender", "tie")
FIGHTERS: Final = tuple(f"side{side}" for side in range(SIDES)) + data.MONSTERS
HOLDERS: Final = tuple(f"seat{seat}" for seat in range(data.SEATS))
LOOSE_NAME: Final = "thieves"  # the Thieves hold the cave shrine without a thief on the map


def index(words: Sequence[str], word: str | None, what: str) -> int:
    """The number of a word, NONE for nothing."""
    if word is None:
        return NONE
    if word not in words:
        raise BadPosition(f"there is no {what} {word!r}: {nearest(word, words)}")
    return list(words).index(word)


def name(words: Sequence[str], number: int) -> str | None:
    return None if number == NONE else words[number]


def place(number: int) -> str | None:
    return name(data.PLACES, number)


def place_of(written: str | None) -> int:
    if written is None:
        return NONE
    if written not in PLACE_NUMBERS:
        raise BadPosition(
            f"there is no place {written!r}: it must be written as i0,0 on the island or c0,0 in the cave"
        )
    return PLACE_NUMBERS[written]


def corner(number: int) -> str | None:
    """`i0,0:2` is corner 2 of island(0,0)."""
    return None if number == NONE else CORNER_NAMES[number]


def corner_of(written: str) -> int:
    where, _, k = written.partition(":")
    if k not in ("0", "1", "2", "3", "4", "5"):
        raise BadPosition(f"there is no corner {written!r}: it must be written as i0,0:2")
    return CORNER[place_of(where) * 6 + int(k)]


def bits(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def mask(numbers: Sequence[int]) -> int:
    return sum(1 << number for number in set(numbers))


def counts(numbers: Iterable[int], words: Sequence[str]) -> dict[str, int]:
    """What there is of each, by name."""
    return {word: int(count) for word, count in zip(words, numbers, strict=True) if count}


def counts_of(written: dict[str, int], words: Sequence[str], what: str) -> list[int]:
    for word in written:
        index(words, word, what)
    return [written.get(word, 0) for word in words]


def cards(hand: Iterable[int]) -> dict[str, int]:
    return counts(hand, data.TYPES)


def cards_of(written: dict[str, int]) -> list[int]:
    assert len(data.TYPES) == TYPES
    return counts_of(written, data.TYPES, "card")


def bearer(number: int) -> str | None:
    """Who has the cave shrine."""
    if number == LOOSE:
        return LOOSE_NAME
    return FIGHTERS[number - MONSTER] if number >= MONSTER else name(data.LEADS, number)


def bearer_of(written: str | None) -> int:
    if written == LOOSE_NAME:
        return LOOSE
    if written in data.MONSTERS:
        return MONSTER + FIGHTERS.index(written)
    return index((*data.LEADS, LOOSE_NAME, *data.MONSTERS), written, "bearer")


def holder(number: int) -> str | None:
    """Who has a coin."""
    return FIGHTERS[number - MONSTER] if number >= MONSTER else name(HOLDERS, number)


def holder_of(written: str) -> int:
    if written in data.MONSTERS:
        return MONSTER + FIGHTERS.index(written)
    return index((*HOLDERS, *data.MONSTERS), written, "holder of a coin")
