"""What the beaten lose and the victors gain. ED-R245"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, tasks
from tavola.games.el_dorado.fields import LOOSE, MONSTER, TAKEN
from tavola.games.el_dorado.moves.coins import take_coin
from tavola.games.el_dorado.moves.stages import RANGED
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    BUILDINGS,
    FORT,
    LEADS,
    M_DEN,
    M_GUARDIAN,
    M_TITAN,
    NONE,
    SIDES,
    SOLO,
    THIEF,
    TYPES,
    VILLAGERS,
)
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE, OVER

FOR_THE_CURSE: Final = 1

# what falls


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
        t.actor = OVER


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
        t.push(tasks.AFTERMATH, side, 1 if len(leads) > 0 else 0)
    plan_shrine(t, leads, winner, place)
    for i in range(i64(len(leads))):
        lead = leads[i64(len(leads)) - 1 - i]
        if lead >= THIEF and i < i64(len(leads)) - 1:
            continue  # the Thieves lose once a battle. ED-R145, ED-R147
        seat = t.owner(lead)
        if winner < SIDES:
            t.push(tasks.COIN, seat, victor(t, winner, place))
        else:
            t.push(tasks.LAY_COIN, seat, winner)
    for i in range(i64(len(leads))):
        lead = leads[i64(len(leads)) - 1 - i]
        if lead >= THIEF and i < i64(len(leads)) - 1:
            continue
        seat = t.owner(lead)
        t.push(tasks.GIVE, seat, receiver(t, winner, place), t.cards(seat) // 2)  # ED-R92, ED-R93


def shot_by(t: Power, side: i64, place: i64) -> bool:
    """Has Yanga won from afar? Then everything is his. ED-R121"""
    return t.b_kind == RANGED and t.attacker == side and place == t.b_tile


def fought(t: Power, lead: i64, place: i64) -> bool:
    """Was it in the battle? The explorer beside an own building that is attacked stays out. ED-R105"""
    beside_own_house = t.b_building != NONE and place == t.b_tile and t.side_of_lead(lead) == t.defender
    return t.at[lead] == place and place != NONE and not beside_own_house


def victor(t: Power, side: i64, place: i64) -> i64:
    """The seat whose explorer won, else the captain. ED-R94"""
    if shot_by(t, side, place):
        return t.b_lead
    seat = t.captain(side)
    partner = t.partner(seat)
    return partner if partner != NONE and fought(t, partner, place) and not fought(t, seat, place) else seat


def receiver(t: Power, winner: i64, place: i64) -> i64:
    """Who gets the cards. ED-78, ED-102, ED-104, ED-153, ED-R94, ED-R221"""
    if winner >= SIDES:
        return tasks.TO_DEN if winner == M_DEN else tasks.STACKS
    seat = t.captain(winner)
    partner = t.partner(seat)
    together = partner != NONE and fought(t, seat, place) == fought(t, partner, place)
    if together and not shot_by(t, winner, place):
        return tasks.TO_TEAM + winner
    return victor(t, winner, place)


def plan_shrine(t: Power, leads: vec[i64], winner: i64, place: i64) -> None:
    """ED-08, ED-92, ED-196 to ED-198"""
    if t.shrine_by not in leads or t.shrine_by >= LEADS:
        return
    if winner >= SIDES:
        t.shrine_by = MONSTER + winner
        t.tell(events.CAVE_SHRINE, ed.DWELLER_TAKES_THE_SHRINE, t.captain(t.turn), EVERYONE, t.shrine_by)
        return
    t.push(tasks.SHRINE, winner, bearers(t, winner, place))


def bearers(t: Power, side: i64, place: i64) -> i64:
    """Who may take the cave shrine, as bits: those in the battle, else anybody. ED-196, ED-197, ED-R100, ED-R222"""
    if shot_by(t, side, place):
        return BIT[t.b_lead]
    fighters: i64 = 0
    others: i64 = 0
    for lead in range(LEADS):
        if lead < THIEF and lead >= t.seats:
            continue
        if t.side_of_lead(lead) != side or (lead < THIEF) == (side == t.thieves):
            continue
        if fought(t, lead, place):
            fighters |= BIT[lead]
        if lead < THIEF or t.at[lead] != NONE:
            others |= BIT[lead]
    return fighters if fighters else others


def take_shrine(t: Power, lead: i64) -> None:
    """It lifts the curse for good. ED-08, ED-191"""
    t.shrine_by = lead
    t.tell(events.CAVE_SHRINE, ed.CAVE_SHRINE_FOUND, t.owner(lead) if lead < LEADS else t.seats - 1, EVERYONE, lead)
    if t.curse == lead:
        t.curse = NONE
        t.tell(events.CURSED, ed.CURSE_LIFTED, t.owner(lead), EVERYONE, lead, 1)
    t.test_win()


def take_curse(t: Power, lead: i64) -> None:
    """Unless the cave shrine keeps it away. ED-190, ED-191"""
    if lead < LEADS and t.shrine_by != lead:
        t.curse = lead
        t.tell(events.CURSED, ed.CURSED, t.owner(lead), EVERYONE, lead, 0)


def bestow(t: Power, lead: i64) -> None:
    """The shrine, or the curse that the Thieves' Wolf found. ED-197, ED-R225"""
    what = t.arg(2)
    t.pop()
    if what == FOR_THE_CURSE:
        take_curse(t, lead)
    else:
        take_shrine(t, lead)


def settle_shrine(t: Power) -> bool:
    """Without a choice it is given at once; True if somebody has to choose. ED-196, ED-197"""
    candidates = t.arg(1)
    if t.arg(0) == t.thieves and candidates == 0:
        candidates = bearers(t, t.thieves, NONE)
    if bits_in(candidates) > 1:
        t.set_arg(1, candidates)
        return True
    only: i64 = LOOSE
    for lead in range(LEADS):
        if candidates & BIT[lead]:
            only = lead
    bestow(t, only)
    return False


def bearer_breaks(t: Power, lead: i64) -> i64:
    return FINE if t.arg(1) & BIT[lead] else ed.WHO_BEARS_THE_SHRINE


def take_treasure(t: Power, seat: i64) -> None:
    """What lies in the Thieves' den. ED-104"""
    if t.den[0] + t.den[1] + t.den[2] > 0:
        t.tell(events.GATHERED, ed.TREASURE_OF_THE_DEN, seat, EVERYONE, t.den[0], t.den[1], t.den[2])
    for type in range(TYPES):
        t.hand[seat * TYPES + type] += t.den[type]
        t.den[type] = 0


def spoils_of(t: Power, monster: i64, side: i64, place: i64) -> None:
    """Everything on a beaten dweller's space. ED-92, ED-193, ED-198"""
    if t.shrine_by == MONSTER + monster:
        t.push(tasks.SHRINE, side, bearers(t, side, place))
    seat = victor(t, side, place)
    for coin in range(3):
        if t.coin[coin] == MONSTER + monster:
            take_coin(t, coin, seat, ed.LOSER_LAYS_A_COIN)
    if monster == M_DEN:
        take_treasure(t, seat)


def beat_monster(t: Power, monster: i64, side: i64, place: i64) -> None:
    """A roaming Titan leaves the game, a Guardian goes to a shrine. ED-R167, ED-234, ED-R193"""
    if monster == M_TITAN:
        t.titan = NONE
    elif monster >= M_GUARDIAN:
        which = monster - M_GUARDIAN
        t.guardian[which] = NONE
        if t.on_turn != NONE:
            t.sits_out |= BIT[which]
        t.push(tasks.PUT_GUARDIAN, which)
    spoils_of(t, monster, side, place)


# the Thieves


def aftermath(t: Power) -> None:
    """A doubloon for a battle that killed a thief; then the hiding test. ED-174, ED-175, ED-R145, ED-R146, ED-R179"""
    lost = t.arg(1)
    t.pop()
    if lost > 0 and t.doubloons > 0:
        t.doubloons -= 1
        t.tell(events.DOUBLOON_LOST, ed.THIEVES_BEATEN, t.captain(t.thieves), EVERYONE, t.doubloons)
    if not t.hiding and nothing_left(t):
        hide(t)


def nothing_left(t: Power) -> bool:
    """No piece on the map but offerings and the Wolf. ED-158, ED-R225"""
    for lead in range(THIEF, LEADS):
        if t.at[lead] != NONE:
            return False
    for i in range(t.thieves * BUILDINGS, (t.thieves + 1) * BUILDINGS):
        if t.corner[i] != NONE:
            return False
    return True


def hide(t: Power) -> None:
    """Cards go, doubloons become two, an own turn ends. ED-159"""
    seat = t.captain(t.thieves)
    t.hiding = True
    t.doubloons = 2
    for type in range(TYPES):
        t.stock[type] += t.hand[seat * TYPES + type]
        t.hand[seat * TYPES + type] = 0
    if t.on_turn == t.thieves:
        t.ended |= BIT[seat]
    t.tell(events.HIDDEN, ed.INTO_HIDING, seat, EVERYONE)
