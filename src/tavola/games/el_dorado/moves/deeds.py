"""Decisions outside the explore phase and battles: what each may be, and what it does."""

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, tasks
from tavola.games.el_dorado.asked import CLAUSE
from tavola.games.el_dorado.moves import (
    buying,
    coins,
    ending,
    gathering,
    giving,
    monsters,
    offers,
    retreat,
    setup,
    spoils,
    steps,
    thieves,
    trade,
    turns,
)
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    A_KEEP_GOLDEN,
    A_OFFER,
    A_PASS,
    A_PICK_CARD,
    A_STEP,
    NEXT,
    NONE,
    TYPES,
)
from tavola.kernel.bits import BIT
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


def breaks(t: Power, task: i64, code: i64) -> i64:
    if task == tasks.CHOOSE_EXPLORER:
        return setup.explorer_breaks(t, code)
    if task == tasks.RESPAWN:
        return turns.respawn_breaks(t, code)
    if task == tasks.LAFFITE:
        return turns.steal_breaks(t, t.arg(0), code)
    if task == tasks.ASSIGN:
        return turns.assign_breaks(t, code // 4, code // 2 % 2, code % 2)
    if task == tasks.ROSE:
        return FINE if t.stock[code] > 0 else ed.ROSE
    if task == tasks.GATHER:
        return gathering.gather_breaks(t, code // 169, code // 13 % 13, code % 13)
    if task == tasks.ORDER:
        return gathering.order_breaks(t, code)
    if task == tasks.PLACE:
        return steps.place_breaks(t, code) if NEXT[t.arg(2) * 6 + code] != NONE else ed.TOUCH_TWO
    if task == tasks.RETREAT:
        return retreat.retreat_breaks(t, code)
    if task == tasks.SURRENDER:
        return FINE if t.hand[t.arg(0) * TYPES + code] > 0 else ed.HAND_LIMIT
    if task == tasks.ANSWER:
        return trade.accept_breaks(t) if code == 0 else FINE
    if task == tasks.OFFERING and code == 0:
        return FINE if buying.affords_offering(t, t.actor) else ed.TOO_DEAR
    return other_breaks(t, task, code)


def other_breaks(t: Power, task: i64, code: i64) -> i64:
    if task == tasks.GIVE:
        return giving.give_breaks(t, code)
    if task == tasks.DIVIDE:
        return giving.divide_breaks(t, code)
    if task == tasks.COIN or task == tasks.LAY_COIN:
        return coins.coin_breaks(t, code, CLAUSE[task])
    if task == tasks.SHRINE:
        return spoils.bearer_breaks(t, code)
    if task == tasks.HIDING:
        return FINE if code == 0 else thieves.emerge_breaks(t)
    if task == tasks.PICK_TILE:
        return FINE if thieves.hiding_place(t, code) else ed.HIDEOUT_PLACE
    if task == tasks.PICK_CORNER:
        return thieves.hideout_corner_breaks(t, t.corner_of(t.arg(0), code))
    if task == tasks.ROB:
        return thieves.rob_breaks(t, code, thieves.distances(t))
    if task == tasks.TAKE:
        return thieves.take_breaks(t, code // 49, code // 7 % 7, code % 7)
    if task == tasks.GIVE_SPEED:
        return FINE if code >= 8 and t.at[code] != NONE else ed.BAVIECA
    if task == tasks.PUT_GUARDIAN:
        return monsters.guardian_place_breaks(t, code)
    return FINE


def carry_out(t: Power, task: i64, code: i64, action: i64) -> None:
    if task == tasks.CHOOSE_EXPLORER:
        setup.choose_explorer(t, code)
    elif task == tasks.CHOOSE_STARTER:
        setup.choose_starter(t, code)
    elif task == tasks.RESPAWN:
        turns.place_explorer(t, code)
    elif task == tasks.REROLL:
        t.pop() if action == A_KEEP_GOLDEN else turns.reroll(t)
    elif task == tasks.LAFFITE:
        turns.steal_from(t, code)
    elif task == tasks.STOLEN:
        turns.stolen(t, action - A_PICK_CARD)
    elif task == tasks.DICE:
        turns.set_speed(t, code)
    elif task == tasks.ASSIGN:
        turns.assign(t, code // 4, code // 2 % 2, code % 2)
    elif task == tasks.ROSE:
        gathering.rose(t, code)
    elif task == tasks.GATHER:
        gathering.gather(t, code // 169, code // 13 % 13, code % 13)
    elif task == tasks.ORDER:
        gathering.order(t, code)
    elif task == tasks.PLACE:
        steps.place_tile(t, code)
    elif task == tasks.SURRENDER:
        ending.surrender(t, code)
    else:
        apply_spoils(t, task, code, action)


def apply_spoils(t: Power, task: i64, code: i64, action: i64) -> None:
    if task == tasks.RETREAT:
        retreat.retreat(t, code)
    elif task == tasks.GIVE:
        giving.give(t, code)
    elif task == tasks.DIVIDE:
        giving.divide(t, code)
    elif task == tasks.COIN or task == tasks.LAY_COIN:
        coins.move_coin(t, code, task == tasks.LAY_COIN)
    elif task == tasks.SHRINE:
        spoils.bestow(t, code)
    elif task == tasks.ANSWER:
        trade.answer(t, code == 0)
    elif task == tasks.OFFERS:
        apply_offers(t, action)
    elif task == tasks.OFFERING:
        if code == 0:
            buying.pay_offering(t)
        else:
            t.tell(events.WITHDREW, ed.OFFERING_WINDOW, t.owner(t.arg(0)), EVERYONE)
            t.pop()
    elif task == tasks.GUARDIAN:
        monsters.go(t, action - A_STEP)
    elif task == tasks.PUT_GUARDIAN:
        monsters.place_guardian(t, code)
    else:
        apply_thieves(t, task, code)


def apply_offers(t: Power, action: i64) -> None:
    seat = t.actor
    t.set_arg(1, t.arg(1) | BIT[seat])
    offers.note_partners(t, seat)
    if action != A_PASS:
        code = action - A_OFFER
        trade.offer(t, code // 110, code // 11 % 10, code % 11, seat)


def apply_thieves(t: Power, task: i64, code: i64) -> None:
    if task == tasks.HIDING:
        thieves.skip(t) if code == 0 else thieves.emerge(t)
    elif task == tasks.PICK_TILE:
        thieves.pick_tile(t, code)
    elif task == tasks.PICK_CORNER:
        thieves.pick_corner(t, code)
    elif task == tasks.CHOOSE:
        thieves.take_gold(t) if code == 0 else thieves.steal(t)
    elif task == tasks.REACH:
        thieves.set_reach(t, code)
    elif task == tasks.ROB:
        thieves.rob(t, code)
    elif task == tasks.TAKE:
        thieves.take(t, code // 49, code // 7 % 7, code % 7)
    else:
        thieves.give_speed(t, code)
