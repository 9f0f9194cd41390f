"""Turns: who plays, whose dice lie where, and what is remembered no longer than a turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado.options import HARDCORE_TURN, SOLO
from tavola.games.el_dorado.power import Power, per_seat
from tavola.games.el_dorado.tables import LEADS, NONE, SIDES, VICTORIA, VILLAGERS

HAND_LIMIT: Final = 9


def hardcore_turn(t: Power) -> bool:
    """ED-226, ED-241"""
    return t.mode == SOLO or t.options[HARDCORE_TURN] == 1


def in_play(t: Power, seat: i64) -> bool:
    """In round one of a team game only the starter plays. ED-145"""
    return t.round > 1 or t.partner(seat) == NONE or t.at[seat] != NONE


def die_slot(t: Power, seat: i64) -> i64:
    """Where the seat's two dice lie: the partner's are 2 and 3. ED-148"""
    return 2 if t.partner(seat) != NONE and seat != t.captain(t.side_of(seat)) else 0


def over_limit(t: Power, seat: i64) -> bool:
    """At the end of the own turn only. ED-35, ED-36, ED-R25 to ED-R28, ED-R247"""
    if t.who[seat] == VICTORIA and not t.bought:
        return False
    return t.cards(seat) > HAND_LIMIT


def clear_marks(t: Power) -> None:
    for lead in range(LEADS):
        t.came[lead] = NONE
        t.fixed[lead] = 0
        t.road[lead] = 0
        t.speed[lead] = 0
    for i in range(SIDES * VILLAGERS):
        t.v_came[i] = NONE
        t.v_fixed[i] = 0
        t.v_road[i] = 0
    t.wolf_came = NONE
    t.wolf_fixed = 0
    t.wolf_road = 0
    t.dealt = 0
    t.gather = per_seat(0)
    t.offers = per_seat(0)
    t.asked_partners = per_seat(0)
    t.shares = 0
    t.ended = 0
    t.acted = False
    t.acted_by = 0
    t.failed_shot = False
    t.shots = 0
    t.bavieca_used = False
    t.given = 0
    t.free_step = 0
    t.seen = vec[i64]()
    t.dice = vec[i64]([0, 0, 0, 0])
