"""How the numbers of a position are written: places, corners, holders, cards, faces of dice; each both ways."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado.data import COINS, KINDS, LEADS, MONSTERS, PLACES, SEATS, TYPES
from tavola.games.el_dorado.fields import LOOSE, MONSTER
from tavola.games.el_dorado.names import CORNER_NAMES, PLACE_NUMBERS
from tavola.games.el_dorado.tables import BUILDINGS, CORNER, NONE, SIDES
from tavola.kernel.errors import BadPosition, nearest
from tavola.kernel.sheet import Counts, Flag, Form, Number, Numbers, Word

ROADS: Final = ("none", "under_way", "arrived")
WAITS: Final = ("no", "beaten", "out")
BUILDING_NAMES: Final = ("first", "second", "fort")  # two farmhouses and the fort, or two outposts and the hideout
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
FIGHTERS: Final = tuple(f"side{side}" for side in range(SIDES)) + MONSTERS
HOLDERS: Final = tuple(f"seat{seat}" for seat in range(SEATS))
THIEVES: Final = "thieves"  # they hold the cave shrine without a thief on the map
FACES: Final = 7


def refuse(wrong: bool, message: str) -> None:
    """BadPosition if something is wrong."""
    if wrong:
        raise BadPosition(message)


def known(what: str, name: Any, names: Sequence[str]) -> None:
    """BadPosition if there is nothing of that name; the nearest one is looked for only then."""
    if name not in names:
        raise BadPosition(f"there is no {what} {name!r}: {nearest(name, names)}")


class Mark(Form):
    """Yes or no, held as a number."""

    def write(self, code: Any) -> bool:
        return bool(code)

    def read(self, what: str, value: Any) -> int:
        return int(Flag().read(what, value))


class Place(Form):
    """`i0,0` on the island, `c0,0` in the cave; None for nowhere."""

    def write(self, code: Any) -> str | None:
        return None if code == NONE else PLACES[code]

    def read(self, what: str, value: Any) -> int:
        if value is None:
            return NONE
        if not isinstance(value, str) or value not in PLACE_NUMBERS:
            right = "it must be written as i0,0 on the island or c0,0 in the cave"
            raise BadPosition(f"there is no place {value!r} for {what}: {right}")
        return PLACE_NUMBERS[value]


class Corners(Form):
    """The buildings of a side, each with its corner: `i0,0:2` is corner 2 of island(0,0)."""

    width = BUILDINGS

    def write(self, code: Any) -> dict[str, str]:
        return {name: CORNER_NAMES[at] for name, at in zip(BUILDING_NAMES, code, strict=True) if at != NONE}

    def read(self, what: str, value: Any) -> list[int]:
        refuse(not isinstance(value, Mapping), f"{what} are written as names with corners, not as {value!r}")
        for name in value:
            known("building", name, BUILDING_NAMES)
        return [_corner(value[name]) if name in value else NONE for name in BUILDING_NAMES]


def _corner(written: Any) -> int:
    where, _, k = str(written).partition(":")
    refuse(k not in tuple("012345"), f"there is no corner {written!r}: it must be written as i0,0:2")
    return CORNER[PLACE.read("a corner", where) * 6 + int(k)]


class Bearer(Form):
    """Who has the cave shrine: a lead piece, a dweller, the Thieves without a thief on the map, or nobody."""

    def write(self, code: Any) -> str | None:
        if code == LOOSE:
            return THIEVES
        return FIGHTERS[code - MONSTER] if code >= MONSTER else BEARERS.write(code)

    def read(self, what: str, value: Any) -> int:
        if value == THIEVES:
            return LOOSE
        return MONSTER + FIGHTERS.index(value) if value in MONSTERS else BEARERS.read(what, value)


class Coins(Form):
    """Those that somebody has, each with its holder: a seat or a dweller."""

    width = len(COINS)

    def write(self, code: Any) -> dict[str, str]:
        return {coin: _holder(by) for coin, by in zip(COINS, code, strict=True) if by != NONE}

    def read(self, what: str, value: Any) -> "vec[i64]":
        refuse(not isinstance(value, Mapping), f"{what} are written as names with holders, not as {value!r}")
        for coin in value:
            known("coin", coin, COINS)
        return vec[i64]([_held(value[coin]) if coin in value else NONE for coin in COINS])


def _holder(code: int) -> str:
    return FIGHTERS[code - MONSTER] if code >= MONSTER else HOLDERS[code]


def _held(written: Any) -> int:
    known("holder of a coin", written, (*HOLDERS, *MONSTERS))
    return MONSTER + FIGHTERS.index(written) if written in MONSTERS else HOLDERS.index(written)


class Dice(Form):
    """Battle dice by their faces, held as how many show each."""

    def write(self, code: Any) -> list[int]:
        return [face for face, count in enumerate(code) for _ in range(count)]

    def read(self, what: str, value: Any) -> "vec[i64]":
        faces = list(Numbers(0, FACES - 1).read(what, value))
        refuse(len(faces) > MANY, f"{what} cannot be so many dice")
        return vec[i64]([faces.count(face) for face in range(FACES)])


class Guardians(Form):
    """The places of the three, as far as they are written."""

    def write(self, code: Any) -> list[str | None]:
        return [PLACE.write(each) for each in code]

    def read(self, what: str, value: Any) -> "vec[i64]":
        fit = isinstance(value, list | tuple) and len(value) <= GUARDIANS
        refuse(not fit, f"{what} are written as a list of up to three places, not as {value!r}")
        found = [PLACE.read(what, each) for each in value]
        return vec[i64](found + [NONE] * (GUARDIANS - len(found)))


MANY: Final = 99
GUARDIANS: Final = 3
PLACE: Final = Place()
MARK: Final = Mark()
CARDS: Final = Counts(TYPES)
TILES: Final = Counts(KINDS)
BEARERS: Final = Word(LEADS, none=True)
COUNT: Final = Number(0, MANY)
SEAT: Final = Number(0, SEATS - 1, none=True)
SIDE: Final = Number(0, SIDES - 1)
FIGHTER: Final = Word(FIGHTERS, none=True)


def bits(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def none_of(width: int, value: int = 0) -> "vec[i64]":
    return vec[i64]([value] * width)
