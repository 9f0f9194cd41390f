"""What the beaten lose: pieces at once, then half hands, coins, shrine and doubloon in their order. ED-R245"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.fields import MONSTER, TAKEN
from tavola.games.el_dorado.options import SOLO
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.spoils import bearers, fought, shot_by, victor
from tavola.games.el_dorado.tables import BUILDINGS, FORT, LEADS, M_DEN, NONE, SIDES, THIEF, VILLAGERS
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import OVER


def fall(t: Power, side: i64, place: i64, winner: i64) -> None:
    """All of a side on a tile is beaten by a side or a monster, and nothing elsewhere.

    ED-77 to ED-79, ED-92, ED-174, ED-R107, ED-R112, ED-R175, ED-R200, ED-R201, ED-R245
    """
    leads = beaten_leads(t, side, place)
    plan_spoils(t, side, place, winner, leads)
    for lead in leads:
        remove_lead(t, lead, winner, place)
    fall_villagers(t, side, place)
    if t.has_wolf(side, place):
        fall_wolf(t, winner, place)
    if t.zone(side, place) and t.b_building == NONE:  # a fort attacks no building. ED-83
        fall_building(t, side * BUILDINGS + FORT)
    if t.mode == SOLO and len(leads) > 0:
        t.winners = 0  # ED-220, ED-235
        t.ask(agenda.OVER, OVER)


def beaten_leads(t: Power, side: i64, place: i64) -> vec[i64]:
    out = vec[i64](capacity=4)
    for lead in range(LEADS):
        if t.at[lead] == place and t.side_of_lead(lead) == side:
            out = append(out, lead)
    return out


def remove_lead(t: Power, lead: i64, winner: i64, place: i64) -> None:
    """ED-78, ED-80, ED-102, ED-174"""
    t.at[lead] = NONE
    seat = t.owner(lead)
    t.tell(events.BEATEN, ed.HALF_THE_HAND, seat, EVERYONE, lead)
    if lead >= THIEF:
        t.wait[lead] = 1
        return
    t.placer[lead] = t.captain(winner) if winner < SIDES else placer_for(t, seat)


def placer_for(t: Power, seat: i64) -> i64:
    """Who re-places an explorer beaten by a monster. ED-102, ED-R110, ED-R169"""
    if t.on_turn == NONE and t.side_of(t.captain(t.turn)) != t.side_of(seat):
        return t.captain(t.turn)
    return t.left_of(seat)


def fall_villagers(t: Power, side: i64, place: i64, clause: i64 = ed.BEATEN_PIECES) -> None:
    """ED-77, ED-214"""
    count: i64 = 0
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        if t.v_at[i] == place:
            t.v_at[i] = NONE
            t.v_road[i] = 0
            count += 1
    t.v_wait[side] += count
    if count:
        t.tell(events.FALLEN, clause, t.captain(side), EVERYONE, count, side)


def fall_wolf(t: Power, winner: i64, place: i64) -> None:
    """To the victor, fixed; a monster kills it for good. ED-208, ED-R176, ED-R225"""
    if winner < SIDES:
        t.wolf_of = victor(t, winner, place)
        t.wolf_fixed = TAKEN
        t.wolf_road = 0
    else:
        t.wolf_of = NONE
        t.wolf_at = NONE


def fall_building(t: Power, building: i64, clause: i64 = ed.BEATEN_PIECES) -> None:
    """ED-77, ED-R181"""
    side = building // BUILDINGS
    t.corner[building] = NONE
    t.b_wait[side] |= BIT[building % BUILDINGS]
    t.tell(events.DESTROYED, clause, t.captain(side), EVERYONE, building % BUILDINGS, side)


# what changes hands


def plan_spoils(t: Power, side: i64, place: i64, winner: i64, leads: vec[i64]) -> None:
    """Half hands, coin, cave shrine, doubloon, hiding: on the agenda, last things first. ED-R161, ED-R245"""
    if side == t.thieves:
        t.push(agenda.AFTERMATH, side, 1 if len(leads) > 0 else 0)
    plan_shrine(t, leads, winner, place)
    for i in range(i64(len(leads))):
        lead = leads[i64(len(leads)) - 1 - i]
        if lead >= THIEF and i < i64(len(leads)) - 1:
            continue  # the Thieves lose once a battle. ED-R145, ED-R147
        seat = t.owner(lead)
        if winner < SIDES:
            t.push(agenda.COIN, seat, victor(t, winner, place))
        else:
            t.push(agenda.LAY_COIN, seat, winner)
    for i in range(i64(len(leads))):
        lead = leads[i64(len(leads)) - 1 - i]
        if lead >= THIEF and i < i64(len(leads)) - 1:
            continue
        seat = t.owner(lead)
        t.push(agenda.GIVE, seat, receiver(t, winner, place), t.cards(seat) // 2)  # ED-R92, ED-R93


def plan_shrine(t: Power, leads: vec[i64], winner: i64, place: i64) -> None:
    """ED-08, ED-92, ED-196 to ED-198"""
    if t.shrine_by not in leads or t.shrine_by >= LEADS:
        return
    if winner >= SIDES:
        t.shrine_by = MONSTER + winner
        t.tell(events.CAVE_SHRINE, ed.DWELLER_TAKES_THE_SHRINE, t.captain(t.turn), EVERYONE, t.shrine_by)
        return
    t.push(agenda.SHRINE, winner, bearers(t, winner, place))


def receiver(t: Power, winner: i64, place: i64) -> i64:
    """Who gets the cards. ED-78, ED-102, ED-104, ED-153, ED-R94, ED-R221"""
    if winner >= SIDES:
        return agenda.TO_DEN if winner == M_DEN else agenda.STACKS
    seat = t.captain(winner)
    partner = t.partner(seat)
    together = partner != NONE and fought(t, seat, place) == fought(t, partner, place)
    if together and not shot_by(t, winner, place):
        return agenda.TO_TEAM + winner
    return victor(t, winner, place)
