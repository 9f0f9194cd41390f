"""The explore phase: which of its actions are legal, in one fixed order, and what each does."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, tasks
from tavola.games.el_dorado.moves import afar, armies, battle, buying, flow, houses, steps, thieves, trade
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    A_ARMY_STEP,
    A_ATTACK_BUILDING,
    A_BUILD_BRIDGE,
    A_BUILD_FARMHOUSE,
    A_BUILD_FORT,
    A_BUILD_HIDEOUT,
    A_BUILD_OUTPOST,
    A_BUY_OFFERING,
    A_BUY_SPEED,
    A_BUY_THIEF,
    A_BUY_VILLAGER,
    A_DISCOVER,
    A_DISCOVER_OWN,
    A_EBB,
    A_END_TURN,
    A_EXCHANGE,
    A_GIVE_SHRINE,
    A_HAND_OVER,
    A_MINT,
    A_MOVE,
    A_OFF_ATTACK,
    A_OFFER,
    A_PAY_OFFERING,
    A_PLACE,
    A_RANGED_ATTACK,
    A_REMOVE,
    A_REMOVE_BRIDGE,
    A_SHARE,
    A_STEP,
    A_WOLF_DISCOVER,
    A_WOLF_STEP,
    BASE,
    KINDS,
    LEADS,
    NONE,
    SEQUOIA,
    THIEF,
    VILLAGERS,
    WATER,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

# legality


def breaks(t: Power, action: i64) -> i64:
    seat = t.arg(1)
    if A_MOVE <= action < A_BUY_VILLAGER:
        return walking_breaks(t, action, seat)
    if A_BUY_VILLAGER <= action < A_ARMY_STEP:
        return buying_breaks(t, action, seat)
    if A_ARMY_STEP <= action < A_OFF_ATTACK:
        return acting_breaks(t, action, seat)
    if A_BUY_THIEF <= action < A_STEP:
        return thieving_breaks(t, action, seat)
    return ed.TURN_ORDER


def walking_breaks(t: Power, action: i64, seat: i64) -> i64:
    if action < A_DISCOVER:
        return steps.move_breaks(t, (action - A_MOVE) // 13, (action - A_MOVE) % 13, seat)
    if action < A_DISCOVER_OWN:
        return steps.discover_breaks(t, action - A_DISCOVER, seat)
    if action < A_PLACE:
        code = action - A_DISCOVER_OWN
        return steps.own_tile_breaks(t, code // KINDS, code % KINDS, seat)
    if action < A_EBB:
        return ed.DISCOVER_AT_THE_EDGE
    if action < A_BUY_SPEED:
        return steps.ebb_breaks(t, (action - A_EBB) // 6, (action - A_EBB) % 6, seat)
    return steps.speed_breaks(t, action - A_BUY_SPEED, seat)


def buying_breaks(t: Power, action: i64, seat: i64) -> i64:
    if action < A_BUY_OFFERING:
        return buying.villager_breaks(t, action - A_BUY_VILLAGER, seat)
    if action < A_PAY_OFFERING:
        return buying.offering_breaks(t, (action - A_BUY_OFFERING) // 3, (action - A_BUY_OFFERING) % 3, seat)
    if action < A_BUILD_FARMHOUSE:
        return ed.OFFERING_WINDOW
    if action < A_BUILD_OUTPOST:
        code = action - A_BUILD_FARMHOUSE
        return buying.build_breaks(t, code % 72 // 6, code % 6, seat, code >= 72)
    if action < A_REMOVE:
        code = action - A_BUILD_OUTPOST
        if t.side_of(seat) != t.thieves:
            return ed.OUTPOST_PLACE
        return thieves.den_breaks(t, code % 72 // 6, code % 6, seat, code >= 72)
    if action < A_BUILD_BRIDGE:
        return buying.remove_breaks(t, action - A_REMOVE, seat)
    if action < A_REMOVE_BRIDGE:
        code = action - A_BUILD_BRIDGE
        return buying.bridge_breaks(t, code // 90, code // 15 % 6, code % 15, seat)
    return buying.remove_bridge_breaks(t, seat)


def acting_breaks(t: Power, action: i64, seat: i64) -> i64:
    if action < A_ATTACK_BUILDING:
        code = action - A_ARMY_STEP
        return armies.army_breaks(t, code // 91, code // 7 % 13, code % 7 + 1, seat)
    if action < A_RANGED_ATTACK:
        code = action - A_ATTACK_BUILDING
        return houses.attack_breaks(t, code // 6, code % 6, t.side_of(seat))
    if action < A_WOLF_STEP:
        code = action - A_RANGED_ATTACK
        return afar.shot_breaks(t, code // 15, code % 15, seat)
    if action < A_WOLF_DISCOVER:
        return afar.wolf_step_breaks(t, action - A_WOLF_STEP, seat)
    if action == A_WOLF_DISCOVER:
        return afar.wolf_discover_breaks(t, seat)
    if action < A_OFFER:
        return trade.exchange_breaks(t, (action - A_EXCHANGE) // 3, (action - A_EXCHANGE) % 3, seat)
    if action < A_SHARE:
        code = action - A_OFFER
        return trade.offer_breaks(t, code // 110, code // 11 % 10, code % 11, seat)
    if action < A_HAND_OVER:
        return trade.share_breaks(t, action - A_SHARE, seat)
    return hand_over_breaks(t, seat) if action == A_HAND_OVER else FINE


def thieving_breaks(t: Power, action: i64, seat: i64) -> i64:
    if action < A_MINT:
        return thieves.thief_breaks(t, action - A_BUY_THIEF, seat)
    if action < A_GIVE_SHRINE:
        return thieves.mint_breaks(t, action - A_MINT, seat)
    return trade.give_shrine_breaks(t, action - A_GIVE_SHRINE, seat)


def hand_over_breaks(t: Power, seat: i64) -> i64:
    """ED-R230"""
    partner = t.partner(seat)
    if partner == NONE or t.ended & BIT[partner] or t.round == 1:
        return ed.HAND_OVER
    return FINE if t.acted or not t.acted_by & BIT[partner] else ed.HAND_OVER


# listing


def legal(t: Power) -> vec[i64]:
    """Walk, buy, act, trade, end."""
    seat = t.arg(1)
    out = vec[i64](capacity=64)
    first = THIEF if t.side_of(seat) == t.thieves else seat
    last = LEADS if first == THIEF else seat + 1
    for lead in range(first, last):
        if t.at[lead] != NONE:
            out = list_walking(t, out, lead, seat)
    out = buying.list_villagers(t, out, A_BUY_VILLAGER, seat)
    for lead in range(first, last):
        if t.at[lead] != NONE:
            out = list_buying(t, out, lead, seat)
    out = list_range(t, out, A_REMOVE, A_BUILD_BRIDGE)
    if t.bridge != NONE and buying.remove_bridge_breaks(t, seat) == FINE:
        out = append(out, A_REMOVE_BRIDGE)
    out = armies.list_armies(t, out, A_ARMY_STEP, seat)
    out = list_attacks(t, out, t.side_of(seat))
    out = afar.list_shots(t, out, A_RANGED_ATTACK, seat)
    if t.wolf_of == seat:
        out = list_range(t, out, A_WOLF_STEP, A_EXCHANGE)
    out = trade.list_exchanges(t, out, A_EXCHANGE, seat)
    out = trade.list_offers(t, out, A_OFFER, seat)
    if t.partner(seat) != NONE:
        out = list_range(t, out, A_SHARE, A_END_TURN)
    if first == THIEF:
        out = thieves.list_thieves(t, out, A_BUY_THIEF, seat)
        out = list_range(t, out, A_MINT, A_STEP)
    return append(out, A_END_TURN)  # also without having done anything: ED-R36


def list_range(t: Power, out: vec[i64], first: i64, last: i64) -> vec[i64]:
    for action in range(first, last):
        if breaks(t, action) == FINE:
            out = append(out, action)
    return out


def list_walking(t: Power, out: vec[i64], lead: i64, seat: i64) -> vec[i64]:
    out = steps.list_moves(t, out, A_MOVE, lead, seat)
    if steps.discover_breaks(t, lead, seat) == FINE:
        out = append(out, A_DISCOVER + lead)
    for kind in range(1, 8):
        if t.important[t.side_of(seat) * KINDS + kind] and steps.own_tile_breaks(t, lead, kind, seat) == FINE:
            out = append(out, A_DISCOVER_OWN + lead * KINDS + kind)
    if t.speed[lead] > 0 and t.closed():
        out = list_range(t, out, A_EBB + lead * 6, A_EBB + lead * 6 + 6)
    if lead < THIEF and t.who[lead] == SEQUOIA and steps.speed_breaks(t, lead, seat) == FINE:
        out = append(out, A_BUY_SPEED + lead)
    return out


def list_buying(t: Power, out: vec[i64], lead: i64, seat: i64) -> vec[i64]:
    if len(t.shrine_at) > 0 and buying.affords_offering(t, seat):
        out = list_range(t, out, A_BUY_OFFERING + lead * 3, A_BUY_OFFERING + lead * 3 + 3)
    if lead < THIEF:
        out = list_range(t, out, A_BUILD_FARMHOUSE + lead * 6, A_BUILD_FARMHOUSE + lead * 6 + 6)
        out = list_range(t, out, A_BUILD_FORT + lead * 6, A_BUILD_FORT + lead * 6 + 6)
    elif t.doubloons > 0:
        out = list_range(t, out, A_BUILD_OUTPOST + lead * 6, A_BUILD_OUTPOST + lead * 6 + 6)
        out = list_range(t, out, A_BUILD_HIDEOUT + lead * 6, A_BUILD_HIDEOUT + lead * 6 + 6)
    if t.mode != BASE and t.bridge == NONE and t.hand[seat * 3 + 1] + t.side_has(t.side_of(seat), 1) >= 3:
        for direction in range(6):
            place = t.beside(t.at[lead], direction)
            if place != NONE and t.kind[place] == WATER:
                code = A_BUILD_BRIDGE + (lead * 6 + direction) * 15
                out = list_range(t, out, code, code + 15)
    return out


def list_attacks(t: Power, out: vec[i64], side: i64) -> vec[i64]:
    """Farmhouses and outposts at the corners of tiles where the side stands."""
    if t.peace():
        return out
    places = vec[i64](capacity=8)
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.side_of_lead(lead) == side and t.at[lead] not in places:
            places = append(places, t.at[lead])
    for i in range(side * VILLAGERS, (side + 1) * VILLAGERS):
        if t.v_at[i] != NONE and t.v_at[i] not in places:
            places = append(places, t.v_at[i])
    if t.wolf_of != NONE and t.side_of(t.wolf_of) == side and t.wolf_at not in places:
        places = append(places, t.wolf_at)
    for place in places:
        out = list_range(t, out, A_ATTACK_BUILDING + place * 6, A_ATTACK_BUILDING + place * 6 + 6)
    return out


# effects


def apply(t: Power, action: i64) -> None:
    seat = t.arg(1)
    if action == A_END_TURN:
        t.ended |= BIT[seat]
        t.tell(events.ENDED, ed.TURN_ORDER, seat, EVERYONE)
        t.push(tasks.WINDOW, tasks.W2)
        return
    if action == A_HAND_OVER:
        t.set_arg(1, t.partner(seat))
        t.acted = False
        t.acted_by |= BIT[t.partner(seat)]  # once: an idle turn does not go back and forth
        t.tell(events.HANDED_OVER, ed.HAND_OVER, seat, EVERYONE)
        return
    if A_EXCHANGE <= action < A_HAND_OVER:
        apply_trade(t, action, seat)
        return
    t.acted = True
    t.acted_by |= BIT[seat]
    flow.after_action(t)
    if action < A_BUY_VILLAGER:
        apply_walking(t, action)
    elif action < A_ARMY_STEP:
        apply_buying(t, action, seat)
    elif action < A_OFF_ATTACK:
        apply_acting(t, action, seat)
    else:
        apply_thieving(t, action, seat)


def apply_trade(t: Power, action: i64, seat: i64) -> None:
    """No piece moves; but a side that gets its first card by an offer may attack with it. ED-R69"""
    if action < A_OFFER:
        trade.exchange(t, (action - A_EXCHANGE) // 3, (action - A_EXCHANGE) % 3, seat)
    elif action < A_SHARE:
        code = action - A_OFFER
        t.acted = True  # ED-R230: exchange and sharing do not count, an offer does
        t.acted_by |= BIT[seat]
        flow.after_action(t)
        trade.offer(t, code // 110, code // 11 % 10, code % 11, seat)
    else:
        trade.share(t, action - A_SHARE, seat)


def apply_walking(t: Power, action: i64) -> None:
    if action < A_DISCOVER:
        steps.move(t, (action - A_MOVE) // 13, (action - A_MOVE) % 13)
    elif action < A_DISCOVER_OWN:
        steps.discover(t, action - A_DISCOVER)
    elif action < A_PLACE:
        steps.discover_own(t, (action - A_DISCOVER_OWN) // KINDS, (action - A_DISCOVER_OWN) % KINDS)
    elif action < A_BUY_SPEED:
        steps.ebb(t, (action - A_EBB) // 6, (action - A_EBB) % 6)
    else:
        steps.buy_speed(t, action - A_BUY_SPEED)


def apply_buying(t: Power, action: i64, seat: i64) -> None:
    if action < A_BUY_OFFERING:
        buying.buy_villager(t, action - A_BUY_VILLAGER, seat)
    elif action < A_PAY_OFFERING:
        buying.declare_offering(t, (action - A_BUY_OFFERING) // 3, (action - A_BUY_OFFERING) % 3)
    elif action < A_BUILD_OUTPOST:
        code = action - A_BUILD_FARMHOUSE
        buying.build(t, code % 72 // 6, code % 6, code >= 72)
    elif action < A_REMOVE:
        code = action - A_BUILD_OUTPOST
        thieves.build_den(t, code % 72 // 6, code % 6, code >= 72)
    elif action < A_BUILD_BRIDGE:
        buying.remove(t, action - A_REMOVE, seat)
    elif action < A_REMOVE_BRIDGE:
        code = action - A_BUILD_BRIDGE
        buying.build_bridge(t, code // 90, code // 15 % 6, code % 15)
    else:
        buying.remove_bridge(t, seat)


def apply_acting(t: Power, action: i64, seat: i64) -> None:
    side = t.side_of(seat)
    if action < A_ATTACK_BUILDING:
        code = action - A_ARMY_STEP
        to = t.step(code // 91, code // 7 % 13)
        armies.army_step(t, code // 91, code // 7 % 13, code % 7 + 1, seat)
        steps.lift_shrine_tile(t)
        against = t.defenders(side, to)
        if against and not t.peace():
            battle.enter(t, side, to, against)
    elif action < A_RANGED_ATTACK:
        code = action - A_ATTACK_BUILDING
        building = t.building_on(t.corner_of(code // 6, code % 6))
        battle.attack_building(t, code // 6, building, side)
    elif action < A_WOLF_STEP:
        t.shots += 1
        battle.shoot(t, seat, (action - A_RANGED_ATTACK) // 15, (action - A_RANGED_ATTACK) % 15)
    elif action < A_WOLF_DISCOVER:
        afar.wolf_step(t, action - A_WOLF_STEP, seat)
    else:
        afar.wolf_discover(t, seat)


def apply_thieving(t: Power, action: i64, seat: i64) -> None:
    if action < A_MINT:
        thieves.buy_thief(t, action - A_BUY_THIEF)
    elif action < A_GIVE_SHRINE:
        thieves.mint(t, action - A_MINT, seat)
    else:
        trade.give_shrine(t, action - A_GIVE_SHRINE)
