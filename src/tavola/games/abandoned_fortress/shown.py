"""The last battle as it was revealed: what the table goes on showing of it, in writing."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.abandoned_fortress.names import BLACK_IDS, DRAGON_IDS, GENERAL_IDS, MILITARY_IDS
from tavola.games.abandoned_fortress.sheet import Shown
from tavola.games.abandoned_fortress.spelling import code, named, side, side_code
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import DRAGON, GENERAL, LEADERS, NONE
from tavola.kernel.errors import BadPosition


def write(realm: AbandonedFortress) -> dict[str, Any] | None:
    """As battle.remember keeps it, and who has decided nothing else since."""
    told = realm.shown
    if not len(told):
        return None
    return {
        "attacker": side(told[0]),
        "defender": side(told[1]),
        "ranged": bool(told[2]),
        "dragon": named(told[3], DRAGON_IDS),
        "generals": [named(told[at], GENERAL_IDS) for at in (4, 7)],
        "cards": [[named(told[at + i], MILITARY_IDS) for i in (1, 2)] for at in (4, 7)],
        "black": [named(told[at], BLACK_IDS) for at in (10, 12)],
        "drums": [bool(told[at]) for at in (11, 13)],
        "onlookers": [seat for seat in range(realm.seats) if realm.onlookers >> seat & 1],
    }


def read(realm: AbandonedFortress, written: Shown | None) -> None:
    """The same again; BadPosition if no battle can have been like that."""
    if written is None:
        return
    pairs = (written.cards, written.generals, written.black, written.drums)
    if any(len(pair) != 2 for pair in pairs) or any(len(cards) > 2 for cards in written.cards):
        raise BadPosition("a battle that is shown has two sides, each with at most two cards")
    sides = (side_code(written.attacker), side_code(written.defender))
    told = [*sides, int(written.ranged), code("a Dragon card", written.dragon, DRAGON_IDS)]
    for general, cards in zip(written.generals, written.cards, strict=True):
        told.append(code("a general", general, GENERAL_IDS))
        told += [code("a military card", card, MILITARY_IDS) for card in [*cards, None, None][:2]]
    for black, drums in zip(written.black, written.drums, strict=True):
        told += [code("a Black card", black, BLACK_IDS), int(drums)]
    _check(realm, sides, told, written.onlookers)
    realm.shown = vec[i64](told)
    realm.onlookers = sum(1 << seat for seat in set(written.onlookers))


def _check(realm: AbandonedFortress, sides: tuple[int, int], told: list[int], onlookers: list[int]) -> None:
    leaders = [leader for leader in sides if leader != DRAGON]
    if not leaders or sides[0] == sides[1] or any(leader // LEADERS >= realm.seats for leader in leaders):
        raise BadPosition("a battle that is shown has two sides, of seats that are there")
    if (told[3] == NONE) != (len(leaders) == 2):
        raise BadPosition("a battle that is shown names the Dragon card if the dragon fought in it (AF-101)")
    if any(realm.hero[leader // LEADERS] == NONE for leader in leaders):
        raise BadPosition("there is no battle before the heroes are chosen (AF-17)")
    for leader, at in zip(sides, (4, 7), strict=True):
        led = leader != DRAGON and leader % LEADERS >= GENERAL
        if led != (told[at] != NONE):
            raise BadPosition("a battle that is shown names the general of each general's unit, and no other (AF-74)")
    if not onlookers or any(seat >= realm.seats for seat in onlookers):
        raise BadPosition("onlookers are the seats that still look at the battle that is shown")
