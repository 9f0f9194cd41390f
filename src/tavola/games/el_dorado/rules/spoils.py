"""What the victors gain: who it is, who bears the cave shrine, what lies with a beaten monster."""

from typing import Final

from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.fields import MONSTER
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.rules.battles import house_owner
from tavola.games.el_dorado.rules.stages import RANGED
from tavola.games.el_dorado.tables import BAVIECA_COIN, LEADS, M_DEN, M_GUARDIAN, M_TITAN, NONE, THIEF, TYPES
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE

FOR_THE_CURSE: Final = 1
AWAKE: Final = 1  # the thieves have their speed already

# who has won


def shot_by(t: Power, side: i64, place: i64) -> bool:
    """Has Yanga won from afar? Then everything is his. ED-R121"""
    return t.b_kind == RANGED and t.attacker == side and place == t.b_tile


def fought(t: Power, lead: i64, place: i64) -> bool:
    """Was it in the battle? The explorer beside an own building that is attacked stays out. ED-R105"""
    beside_own_house = place == t.b_tile and t.side_of_lead(lead) == house_owner(t)
    return t.at[lead] == place and place != NONE and not beside_own_house


def victor(t: Power, side: i64, place: i64) -> i64:
    """The seat whose explorer won, else the captain. ED-R94"""
    if shot_by(t, side, place):
        return t.b_lead
    seat = t.captain(side)
    partner = t.partner(seat)
    return partner if partner != NONE and fought(t, partner, place) and not fought(t, seat, place) else seat


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


# what is taken


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
        t.push(agenda.SHRINE, side, bearers(t, side, place))
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
        t.push(agenda.PUT_GUARDIAN, which)
    spoils_of(t, monster, side, place)


# coins


def take_coin(t: Power, coin: i64, seat: i64, clause: i64) -> None:
    """Bavieca serves at once in the receiver's own turn; the Thieves choose who rides. ED-187, ED-R153"""
    t.coin[coin] = seat
    t.tell(events.COIN, clause, seat, EVERYONE, coin, seat)
    if coin != BAVIECA_COIN or t.bavieca_used or t.on_turn != t.side_of(seat):
        return
    if t.side_of(seat) == t.thieves:
        t.push(agenda.GIVE_SPEED, AWAKE)
    else:
        t.bavieca_used = True
        t.speed[seat] += 1
