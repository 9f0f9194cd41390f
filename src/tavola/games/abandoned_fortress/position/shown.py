"""The last battle as it was revealed: what the table goes on showing of it, in writing."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress.data import BLACK_IDS, DRAGON_IDS, GENERAL_IDS, MILITARY_IDS
from tavola.games.abandoned_fortress.position.spelling import Pair, Side, refuse
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import DRAGON, GENERAL, LEADERS, NONE
from tavola.kernel.errors import BadPosition
from tavola.kernel.sheet import Bits, Flag, Word, only

KEYS: Final = ("attacker", "defender", "ranged", "dragon", "generals", "cards", "black", "drums", "onlookers")
SIDE: Final = Side()
DRAGON_CARD: Final = Word(DRAGON_IDS, none=True)
GENERALS: Final = Pair(Word(GENERAL_IDS, none=True))
CARD: Final = Word(MILITARY_IDS, none=True)
BLACKS: Final = Pair(Word(BLACK_IDS, none=True))
DRUMS: Final = Pair(Flag())


def write(t: AbandonedFortress) -> dict[str, Any] | None:
    """As showing.remember keeps it, and who has decided nothing else since."""
    told = t.shown
    if not len(told):
        return None
    return {
        "attacker": SIDE.write(told[0]),
        "defender": SIDE.write(told[1]),
        "ranged": bool(told[2]),
        "dragon": DRAGON_CARD.write(told[3]),
        "generals": GENERALS.write([told[4], told[7]]),
        "cards": [[CARD.write(told[at + i]) for i in (1, 2)] for at in (4, 7)],
        "black": BLACKS.write([told[10], told[12]]),
        "drums": DRUMS.write([told[11], told[13]]),
        "onlookers": Bits(range(t.seats)).write(t.onlookers),
    }


def read(t: AbandonedFortress, given: Any) -> None:
    """The same again; BadPosition if no battle can have been like that."""
    if given is None:
        return
    written = only("a battle that is shown", given, KEYS)
    for key in ("attacker", "defender", "cards", "onlookers"):
        refuse(key not in written, f"a battle that is shown needs {key}")
    sides = [SIDE.read(key, written[key]) for key in ("attacker", "defender")]
    dragon = DRAGON_CARD.read("a Dragon card", written.get("dragon"))
    generals = GENERALS.read("generals", written.get("generals", [None, None]))
    black = BLACKS.read("black", written.get("black", [None, None]))
    drums = DRUMS.read("drums", written.get("drums", [False, False]))
    told = [*sides, int(Flag().read("ranged", written.get("ranged", False))), dragon]
    for general, cards in zip(generals, _cards(written), strict=True):
        told += [general, *cards]
    told += [black[0], drums[0], black[1], drums[1]]
    t.onlookers = Bits(range(t.seats)).read("onlookers", written["onlookers"])
    _check(t, sides, told)
    t.shown = vec[i64](told)


def _cards(written: Mapping[str, Any]) -> list[list[int]]:
    pair = written["cards"]
    sides = isinstance(pair, list | tuple) and len(pair) == 2 and all(isinstance(each, list | tuple) for each in pair)
    if not sides or any(len(cards) > 2 for cards in pair):
        raise BadPosition("a battle that is shown has two sides, each with at most two cards")
    return [[CARD.read("a military card", card) for card in [*cards, None, None][:2]] for cards in pair]


def _check(t: AbandonedFortress, sides: list[int], told: list[int]) -> None:
    leaders = [leader for leader in sides if leader != DRAGON]
    seated = all(leader // LEADERS < t.seats for leader in leaders)
    refuse(
        not leaders or sides[0] == sides[1] or not seated,
        "a battle that is shown has two sides, of seats that are there",
    )
    named = (told[3] == NONE) == (len(leaders) == 2)
    refuse(not named, "a battle that is shown names the Dragon card if the dragon fought in it (AF-101)")
    bare = any(t.hero[leader // LEADERS] == NONE for leader in leaders)
    refuse(bare, "there is no battle before the heroes are chosen (AF-17)")
    for leader, at in zip(sides, (4, 7), strict=True):
        led = leader != DRAGON and leader % LEADERS >= GENERAL
        fits = led == (told[at] != NONE)
        refuse(not fits, "a battle that is shown names the general of each general's unit, and no other (AF-74)")
    refuse(not t.onlookers, "onlookers are the seats that still look at the battle that is shown")
