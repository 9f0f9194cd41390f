"""Explorers, thieves, and what each side has on the maps."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado.observing.land import SHRINES
from tavola.games.el_dorado.observing.places import (
    PLACE,
    STANDING,
    corner_part,
    put_corner,
    put_standing,
    standing_parts,
)
from tavola.games.el_dorado.observing.sitting import EACH_SEAT, EACH_SIDE, SEAT, seat_code
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import BOARDS, BUILDINGS, LEADS, NONE, THIEF, VILLAGERS
from tavola.kernel.bits import BIT
from tavola.kernel.observation import ENDLESS, Part
from tavola.kernel.observing import put_flags, seat_at

MANY: Final = 99
THIEVES: Final = LEADS - THIEF
OF_EXPLORER: Final = STANDING + 3
OF_THIEF: Final = STANDING + 3
OF_SIDE: Final = 5  # beside its buildings, offerings and villagers
ABCD: Final = "for thieves A to D"


def piece_parts(seats: int, sides: int, thieves: bool) -> list[Part]:
    return [*explorer_parts(seats), *(thief_parts() if thieves else []), *side_parts(sides)]


def put_pieces(t: Power, observer: i64, out: vec[i64], at: i64) -> i64:
    at = put_explorers(t, observer, out, at)
    if t.thieves != NONE:
        at = put_thieves(t, out, at)
    own = t.side_of(observer)
    for place in range(t.sides):
        put_side(t, seat_at(own, place, t.sides), out, at, place)
    return at + t.sides * (OF_SIDE + BUILDINGS + SHRINES + BUILDINGS * PLACE + VILLAGERS * STANDING)


# explorers


def explorer_parts(seats: int) -> list[Part]:
    """ED-21, ED-41, ED-80"""
    placer = f"Who places the beaten explorer again, {EACH_SEAT}: {SEAT}."
    return [
        Part("explorer", 0, 2 * BOARDS, f"Its explorer, {EACH_SEAT}: 0 none, 1 Stella to 12 Yanga.", (seats,), True),
        *standing_parts("explorer", EACH_SEAT, seats),
        Part("explorer_speed", 0, MANY, f"Speed left, {EACH_SEAT}.", (seats,)),
        Part("explorer_placer", 0, seats, placer, (seats,), True),
    ]


def put_explorers(t: Power, observer: i64, out: vec[i64], at: i64) -> i64:
    seats = t.seats
    rest = at + (STANDING + 1) * seats
    for place in range(seats):
        seat = seat_at(observer, place, seats)
        out[at + place] = t.who[seat] + 1
        put_standing(out, at + seats, place, seats, t.at[seat], t.came[seat], t.fixed[seat], t.road[seat])
        out[rest + place] = t.speed[seat]
        out[rest + seats + place] = seat_code(t, observer, t.placer[seat])
    return at + OF_EXPLORER * seats


# thieves


def thief_parts() -> list[Part]:
    """ED-170, ED-R231"""
    return [
        *standing_parts("thief", ABCD, THIEVES),
        Part("thief_speed", 0, MANY, f"Speed left, {ABCD}.", (THIEVES,)),
        Part("thief_waits", 0, 2, f"1 beaten, not to be bought yet, 2 out of the game, {ABCD}.", (THIEVES,), True),
        Part("thief_given", 0, 1, f"1: has received the cave shrine this turn, {ABCD}.", (THIEVES,)),
    ]


def put_thieves(t: Power, out: vec[i64], at: i64) -> i64:
    rest = at + STANDING * THIEVES
    for place in range(THIEVES):
        lead = THIEF + place
        put_standing(out, at, place, THIEVES, t.at[lead], t.came[lead], t.fixed[lead], t.road[lead])
        out[rest + place] = t.speed[lead]
        out[rest + THIEVES + place] = t.wait[lead]
        out[rest + 2 * THIEVES + place] = 1 if t.given & BIT[lead] else 0
    return at + OF_THIEF * THIEVES


# sides


def side_parts(sides: int) -> list[Part]:
    """ED-14, ED-54, ED-59, ED-62"""
    each, houses = (sides,), f"two farmhouses and the fort, or outposts and hideout, {EACH_SIDE}"
    return [
        Part("board", 0, BOARDS, f"Its player board, {EACH_SIDE}: 0 none, 1 white to 6 purple.", each, True),
        Part("villagers", 0, VILLAGERS, f"Villagers it has in all, {EACH_SIDE}.", each),
        Part("villagers_beaten", 0, VILLAGERS, f"Beaten villagers that wait in the supply, {EACH_SIDE}.", each),
        Part("turns_done", 0, ENDLESS, f"Turns it has had, {EACH_SIDE}.", each),
        Part("start_die", 0, 7, f"Its start die, {EACH_SIDE}: 0 none, or 1 more than the die.", each),
        Part("buildings_beaten", 0, 1, f"1: beaten, it waits: {houses}.", (sides, BUILDINGS)),
        Part("offerings", 0, 1, f"1: has made an offering, {EACH_SIDE}, and each shrine.", (sides, SHRINES)),
        corner_part("building", f"Where they are: {houses}", sides, BUILDINGS),
        *standing_parts("villager", f"{EACH_SIDE}, and each of its seven villagers", sides, VILLAGERS),
    ]


def put_side(t: Power, side: i64, out: vec[i64], at: i64, place: i64) -> None:
    sides = t.sides
    to = at + place
    out[to] = t.board[side] + 1
    out[to + sides] = t.villagers[side]
    out[to + 2 * sides] = t.v_wait[side]
    out[to + 3 * sides] = t.turns_done[side]
    out[to + 4 * sides] = t.rolls[side] + 1
    at += OF_SIDE * sides
    put_flags(out, at + place * BUILDINGS, t.b_wait[side])
    put_flags(out, at + BUILDINGS * sides + place * SHRINES, t.offerings[side])
    at += (BUILDINGS + SHRINES) * sides
    for i in range(BUILDINGS):
        put_corner(out, at + (place * BUILDINGS + i) * PLACE, t.corner[side * BUILDINGS + i])
    put_villagers(t, side, out, at + BUILDINGS * PLACE * sides, place)


def put_villagers(t: Power, side: i64, out: vec[i64], at: i64, place: i64) -> None:
    of = t.sides * VILLAGERS
    which = place * VILLAGERS
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        if t.v_at[i] != NONE or t.v_came[i] != NONE or t.v_fixed[i] or t.v_road[i]:
            put_standing(out, at, which, of, t.v_at[i], t.v_came[i], t.v_fixed[i], t.v_road[i])
        which += 1
