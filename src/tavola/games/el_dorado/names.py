"""What everybody and everything is called: seats by their explorers, sides by their colours, places by coordinates.

Ids are the same in every language: `explorer3`, `army1-i0,1`, `fort0-2`, a place `i0,0` or `c0,0`, a corner `i0,0:2`.
"""

from collections.abc import Sequence
from typing import Final

from tavola.games.el_dorado.actions import THINGS
from tavola.games.el_dorado.data import BOARDS, EXPLORERS, KINDS, LEADS, MONSTERS, PLACES, TYPES
from tavola.games.el_dorado.fields import MONSTER
from tavola.games.el_dorado.options import HECTOR_VILLAGERS, NO_MORE_THAN_OTHERS, SOLO
from tavola.games.el_dorado.power import THE_THIEVES
from tavola.games.el_dorado.rules.turns import hardcore_turn
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import CORNER, NONE, SIDES, THIEF
from tavola.kernel.state import RULING
from tavola.kernel.story import Voice

COLOURS: Final = {
    "white": "#f2efe6",
    "orange": "#dd7a1f",
    "green": "#2e8b4a",
    "red": "#c8322b",
    "blue": "#2563b8",
    "purple": "#7d4ba3",
    "black": "#26262b",
}
LETTERS: Final = "ABCD"  # of the thieves
BUILDINGS: Final = ("farmhouse", "farmhouse", "fort")
DENS: Final = ("outpost", "outpost", "hideout")  # of the Thieves
PLACE_NUMBERS: Final = {name: number for number, name in enumerate(PLACES)}
CORNER_NAMES: Final[dict[int, str]] = {}  # a corner is called by the first of its tiles
for _at, _name in enumerate(PLACES):
    for _k in range(6):
        CORNER_NAMES.setdefault(CORNER[_at * 6 + _k], f"{_name}:{_k}")

# ids


def army_id(side: int, place: int) -> str:
    return f"army{side}-{PLACES[place]}"


def card_id(seat: int, type: str) -> str:
    return f"card{seat}-{type}"


def building_name(t: Dorado, side: int, building: int) -> str:
    return (DENS if side == t.thieves else BUILDINGS)[building]


def building_id(t: Dorado, side: int, building: int) -> str:
    return f"{building_name(t, side, building)}{side}-{building}"


def clause_id(code: int) -> str:
    return f"ED-R{code - RULING:02d}" if code >= RULING else f"ED-{code:02d}"


# words


def in_cast(cast: int, seat: int, voice: Voice) -> str:
    """A seat by its explorer, before that by its number."""
    code = cast >> 4 * seat & 15
    if code == 0:
        return voice.say("seat", seat=seat + 1)
    return voice.say("the-thieves") if code == THE_THIEVES else voice.say(f"word-{EXPLORERS[code - 1]}")


def seat_name(t: Dorado, seat: int, voice: Voice) -> str:
    return in_cast(t.cast(), seat, voice)


def side_name(t: Dorado, side: int, voice: Voice) -> str:
    """A team by both of its explorers."""
    names = [seat_name(t, seat, voice) for seat in range(t.seats) if t.side_of(seat) == side]
    return " + ".join(names)


def target_name(t: Dorado, target: int, voice: Voice) -> str:
    """A side or a monster, as a battle has them."""
    return side_name(t, target, voice) if target < SIDES else voice.say(f"foe-{MONSTERS[target - SIDES]}")


def told_name(cast: int, told: int, voice: Voice) -> str:
    """A seat, or 100 and a monster, as events have them."""
    return in_cast(cast, told, voice) if told < MONSTER else voice.say(f"foe-{MONSTERS[told - MONSTER - SIDES]}")


def lead_id(lead: int) -> str:
    """`explorer3`, `thiefA`."""
    return LEADS[lead]


def lead_name(t: Dorado, lead: int, voice: Voice) -> str:
    if lead >= THIEF:
        return voice.say("thief-name", letter=LETTERS[lead - THIEF])
    return seat_name(t, lead, voice)


def side_colour(t: Dorado, side: int) -> str:
    """The name of a side's colour, or nothing before the boards are dealt."""
    if side == t.thieves:
        return "black"
    return BOARDS[t.board[side]] if t.board[side] != NONE else ""


def coordinates(place: int, voice: Voice) -> str:
    """`1,0`, and `cave 1,0`."""
    if place == NONE:
        return "?"
    name = PLACES[place]
    return name[1:] if name[0] == "i" else voice.say("place-cave", at=name[1:])


def tile_name(t: Dorado, place: int, voice: Voice) -> str:
    """`gold 1,0`"""
    return voice.say("tile", tile=voice.say(f"word-{KINDS[t.kind[place]]}"), at=coordinates(place, voice))


def cards(counts: Sequence[int], voice: Voice) -> str:
    """`2 food, 1 gold`"""
    held = [
        voice.say("cost", n=int(n), type=voice.say(f"word-{type}")) for type, n in zip(TYPES, counts, strict=True) if n
    ]
    return ", ".join(held) or voice.say("word-nothing")


def things(counts: Sequence[int], voice: Voice) -> str:
    """`2 food, cave shrine`: what one side of an offer holds."""
    named = [voice.say(f"word-{name}") for name, n in zip(THINGS[len(TYPES) :], counts[len(TYPES) :], strict=True) if n]
    held = [cards(counts[: len(TYPES)], voice)] if any(counts[: len(TYPES)]) else []
    return ", ".join([*held, *named]) or voice.say("word-nothing")


def capital(text: str) -> str:
    """A sentence begins with a capital, whatever its first word is."""
    return text[:1].upper() + text[1:]


# abilities


def ability(t: Dorado, explorer: str, voice: Voice) -> str:
    """What an explorer can do, as the table's options have it. ED-244, ED-R188, ED-R203"""
    if explorer == "nicolas" and hardcore_turn(t):
        return voice.say("ability-nicolas-points")
    if explorer == "hector" and t.mode == SOLO and t.options[HECTOR_VILLAGERS] == NO_MORE_THAN_OTHERS:
        return voice.say("ability-hector-alone")
    return voice.say(f"ability-{explorer}")
