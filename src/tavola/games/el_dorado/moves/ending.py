"""How a turn and a round end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, scoring
from tavola.games.el_dorado.power import Power, per_seat
from tavola.games.el_dorado.tables import (
    BELLONA,
    HARDCORE_TILES,
    KINDS,
    LEADS,
    NONE,
    ROUND_LIMIT,
    SEATS,
    SIDES,
    SOLO,
    TYPES,
    VICTORIA,
    VILLAGERS,
)
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import OVER

HAND_LIMIT: Final = 9
IMPORTANT_TURNS: Final = 3


# the end of a turn


def open_explore(t: Power) -> None:
    """Marks of the explore phase. ED-77, ED-107, ED-R64"""
    side = t.arg(0)
    t.v_wait[side] = 0
    t.b_wait[side] = 0
    t.free_step = 0
    for seat in range(t.seats):
        if t.side_of(seat) == side and t.who[seat] == BELLONA:
            t.free_step = 1


def over_limit(t: Power, seat: i64) -> bool:
    """At the end of the own turn only. ED-35, ED-36, ED-R25 to ED-R28, ED-R247"""
    if t.who[seat] == VICTORIA and not t.bought:
        return False
    return t.cards(seat) > HAND_LIMIT


def surrender(t: Power, type: i64) -> None:
    """The only discard there is. ED-130, ED-R24, ED-R25"""
    seat = t.arg(0)
    t.hand[seat * TYPES + type] -= 1
    t.stock[type] += 1
    t.tell(events.SURRENDERED, ed.HAND_LIMIT, seat, EVERYONE, type)


def end_turn(t: Power) -> None:
    """All marks end; then the next side. ED-25, ED-R214, ED-239"""
    side = t.arg(0)
    t.pop()
    clear_marks(t)
    t.turns_done[side] += 1
    if t.options[HARDCORE_TILES] and t.turns_done[side] >= IMPORTANT_TURNS:
        shuffle_back(t, side)
    t.on_turn = NONE
    t.turn = (side + 1) % t.sides
    if t.thieves != NONE and side == t.thieves - 1 and t.round == 1:
        enter_partners(t)  # ED-R129
    if t.turn == t.first:
        if t.thieves == NONE and t.round == 1:
            enter_partners(t)
        end_round(t)


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


def shuffle_back(t: Power, side: i64) -> None:
    """Important tiles not placed; that some went back is public, which ones is not. ED-239, ED-R205"""
    gone_back = t.gone_back[:]
    for kind in range(KINDS):
        for _tile in range(t.important[side * KINDS + kind]):
            t.island.shuffle_in(kind)
        gone_back[side * KINDS + kind] += t.important[side * KINDS + kind]
        t.important[side * KINDS + kind] = 0
    t.gone_back = gone_back


def enter_partners(t: Power) -> None:
    """On the tiles of their teams' first explorers. ED-145, ED-R129"""
    for seat in range(SEATS if t.teams() else 0):
        if seat < t.seats and t.partner(seat) != NONE and t.at[seat] == NONE:
            enter_partner(t, seat, t.partner(seat))


def enter_partner(t: Power, seat: i64, starter: i64) -> None:
    """Beside one whom a cave-in has buried, off the map: the same seat places both."""
    t.at[seat] = t.at[starter]
    if t.placer[seat] == NONE:
        t.placer[seat] = t.placer[starter]
    if t.at[seat] != NONE:
        t.tell(events.PLACED, ed.ONE_STARTS_FOR_THE_TEAM, seat, EVERYONE, t.at[seat])


def end_round(t: Power) -> None:
    """ED-R210"""
    limit = t.options[ROUND_LIMIT]
    if limit > 0 and t.round >= limit:
        t.limit_reached = True
        t.winners = 0 if t.mode == SOLO else scoring.leaders(t)
        t.actor = OVER
        t.tell(events.LIMIT, ed.ROUND_LIMIT, t.captain(t.turn), EVERYONE, t.winners)
        return
    t.round += 1
