"""Decisions inside a battle and in windows: what may be done, and what it does."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import tasks
from tavola.games.el_dorado.land import FAR
from tavola.games.el_dorado.moves import armies, battle, dice, joining, stages, steps, trade
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import (
    A_ARMY_STEP,
    A_ATTACK_BUILDING,
    A_BUY_SPEED,
    A_BUY_VILLAGER,
    A_CHOOSE_DEFENDER,
    A_DIE,
    A_DISCOVER,
    A_DONE,
    A_EXCHANGE,
    A_FLEE,
    A_JIMENEZ,
    A_KEEP,
    A_MOVE,
    A_OFF_ATTACK,
    A_OFFER,
    A_PASS,
    A_REROLL,
    A_REROLL_ALL,
    A_SHARE,
    A_TITAN_DIE,
    A_WOLF_DISCOVER,
    A_WOLF_STEP,
    COST_SPEED,
    FOOD,
    LEADS,
    NONE,
    SEQUOIA,
    THIEF,
    WAYS,
    WOOD,
)
from tavola.kernel.bits import BIT
from tavola.kernel.state import CHANCE, FINE

# off-turn windows


def window_breaks(t: Power, action: i64) -> i64:
    """Attack, exchange or pass. ED-65, ED-R241"""
    if action == A_PASS:
        return FINE
    if A_OFF_ATTACK <= action < A_PASS:
        code = action - A_OFF_ATTACK
        return armies.off_attack_breaks(t, code // 91, code // 7 % 13, code % 7 + 1, t.side_of(t.actor))
    if A_EXCHANGE <= action < A_OFFER:
        return trade.exchange_breaks(t, (action - A_EXCHANGE) // 3, (action - A_EXCHANGE) % 3, t.actor)
    return ed.REACT_OR_PASS


def list_window(t: Power) -> vec[i64]:
    out = vec[i64](capacity=16)
    out = armies.list_off_attacks(t, out, A_OFF_ATTACK, t.side_of(t.actor))
    out = trade.list_exchanges(t, out, A_EXCHANGE, t.actor)
    return append(out, A_PASS)


def apply_window(t: Power, action: i64) -> None:
    """After a battle the round of asking starts anew. ED-66, ED-R70"""
    side = t.side_of(t.actor)
    if action == A_PASS:
        t.set_arg(1, t.arg(1) | BIT[side])
        armies.pass_by(t, side)
    elif action < A_OFF_ATTACK:
        trade.exchange(t, (action - A_EXCHANGE) // 3, (action - A_EXCHANGE) % 3, t.actor)
    else:
        code = action - A_OFF_ATTACK
        to = t.step(code // 91, code // 7 % 13)
        t.set_arg(1, 0)
        if t.arg(0) == tasks.W3:
            note_attack(t)
        armies.off_attack(t, code // 91, code // 7 % 13, code % 7 + 1, side)
        steps.lift_shrine_tile(t)
        battle.enter(t, side, to, BIT[t.on_turn])


def note_attack(t: Power) -> None:
    """The offering under the window was attacked. ED-R65"""
    t.agenda[i64(len(t.agenda)) - 5] = 1


# battle windows


def deciding(t: Power) -> i64:
    return t.attacker if t.stage == stages.ATTACKER else t.defender


def battle_breaks(t: Power, action: i64) -> i64:
    """ED-40 for offers, then what the stage asks for."""
    if A_OFFER <= action < A_SHARE:
        return ed.NO_TRADE_IN_BATTLE
    if t.actor == CHANCE:
        inside = A_DIE <= action < A_TITAN_DIE
        return dice.die_breaks(t, action - A_DIE) if inside else ed.BATTLE_DICE
    if t.stage == stages.CHOOSING:
        inside = A_CHOOSE_DEFENDER <= action < A_FLEE
        return battle.defender_breaks(t, action - A_CHOOSE_DEFENDER) if inside else ed.CHOOSE_DEFENDER
    if t.stage == stages.ATT_REROLL or t.stage == stages.DEF_REROLL:
        return reroll_breaks(t, action)
    return coming_breaks(t, action)


def reroll_breaks(t: Power, action: i64) -> i64:
    """ED-240, ED-244, ED-R241"""
    if action == A_KEEP:
        return FINE
    if A_REROLL <= action < A_REROLL_ALL:
        return dice.reroll_breaks(t, action - A_REROLL + 1)
    if action == A_REROLL_ALL:
        return FINE if dice.has_nicolas(t, dice.roller(t)) else ed.NICOLAS_IN_BATTLE
    if A_JIMENEZ <= action < A_KEEP:
        return dice.jimenez_breaks(t, action - A_JIMENEZ)
    if A_EXCHANGE <= action < A_OFFER and dice.hardcore_battle(t):
        return trade.exchange_breaks(t, (action - A_EXCHANGE) // 3, (action - A_EXCHANGE) % 3, t.actor)
    return ed.REROLL_FOR_GOLD


def coming_breaks(t: Power, action: i64) -> i64:
    """ED-67, ED-68, ED-73, ED-74"""
    side = deciding(t)
    if action == A_DONE:
        return battle.done_breaks(t)
    if A_EXCHANGE <= action < A_OFFER:
        return exchange_in_battle(t, action)
    far = joining.ways_in(t, side)
    if A_BUY_SPEED <= action < A_BUY_VILLAGER:
        return speed_in_battle(t, action - A_BUY_SPEED, side, far)
    if A_MOVE <= action < A_DISCOVER:
        return joining.join_breaks(t, (action - A_MOVE) // 13, (action - A_MOVE) % 13, side, far)
    if A_ARMY_STEP <= action < A_ATTACK_BUILDING:
        code = action - A_ARMY_STEP
        return joining.reinforce_breaks(t, code // 91, code // 7 % 13, code % 7 + 1, side, far)
    if A_WOLF_STEP <= action < A_WOLF_DISCOVER:
        return joining.wolf_joins_breaks(t, action - A_WOLF_STEP, side, far)
    if A_FLEE <= action < A_DONE:
        if not battle.flees(t):
            return ed.FLEE
        return joining.flee_breaks(t, (action - A_FLEE) // 7, (action - A_FLEE) % 7 + 1, side, far)
    return ed.DEFENDER_WINDOW


def exchange_in_battle(t: Power, action: i64) -> i64:
    """Not with gold or food that those under way still need. ED-R29, ED-R78"""
    give = (action - A_EXCHANGE) // 3
    code = trade.exchange_breaks(t, give, (action - A_EXCHANGE) % 3, t.actor)
    if code != FINE or give == WOOD:
        return code
    side = deciding(t)
    far = joining.ways_in(t, side)
    if give == FOOD:
        left = t.side_has(side, FOOD) - trade.rate(t, t.actor)
        return FINE if left >= joining.wolf_owes(t, side, far) else ed.ON_THE_WAY
    left = joining.purse(t, side) - trade.rate(t, t.actor)
    return FINE if left >= joining.owed(t, side, far) else ed.ON_THE_WAY


def speed_in_battle(t: Power, lead: i64, side: i64, far: vec[i64]) -> i64:
    """Sequoia, on-turn, outside the battle tile, with a way to it. ED-R86"""
    if lead >= THIEF or lead >= t.seats or t.who[lead] != SEQUOIA or t.side_of(lead) != side:
        return ed.SEQUOIA
    if t.on_turn != side or t.at[lead] == NONE or t.at[lead] == t.b_tile or t.fixed[lead]:
        return ed.SEQUOIA
    if far[t.at[lead]] >= FAR:
        return ed.ON_THE_WAY
    return FINE if t.affords(lead, COST_SPEED) else ed.TOO_DEAR


def list_battle(t: Power) -> vec[i64]:
    out = vec[i64](capacity=32)
    if t.actor == CHANCE:
        return in_range(t, out, A_DIE, A_TITAN_DIE)
    if t.stage == stages.CHOOSING:
        return in_range(t, out, A_CHOOSE_DEFENDER, A_FLEE)
    if t.stage == stages.ATT_REROLL or t.stage == stages.DEF_REROLL:
        out = in_range(t, out, A_EXCHANGE, A_OFFER)
        return in_range(t, out, A_REROLL, A_KEEP + 1)
    return list_coming(t, out)


def in_range(t: Power, out: vec[i64], first: i64, last: i64) -> vec[i64]:
    for action in range(first, last):
        if battle_breaks(t, action) == FINE:
            out = append(out, action)
    return out


def list_coming(t: Power, out: vec[i64]) -> vec[i64]:
    side = deciding(t)
    far = joining.ways_in(t, side)
    if t.on_turn == side:
        out = list_joining(t, out, side, far)
    out = joining.list_reinforcements(t, out, A_ARMY_STEP, side, far)
    if t.wolf_of != NONE and t.side_of(t.wolf_of) == side:
        for way in range(WAYS):
            if joining.wolf_joins_breaks(t, way, side, far) == FINE:
                out = append(out, A_WOLF_STEP + way)
    if battle.flees(t):
        out = list_flights(t, out, side, far)
    for action in range(A_EXCHANGE, A_OFFER):
        if exchange_in_battle(t, action) == FINE:
            out = append(out, action)
    return append(out, A_DONE) if battle.done_breaks(t) == FINE else out


def list_joining(t: Power, out: vec[i64], side: i64, far: vec[i64]) -> vec[i64]:
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.side_of_lead(lead) == side and t.at[lead] != t.b_tile:
            for way in range(WAYS):
                if joining.join_breaks(t, lead, way, side, far) == FINE:
                    out = append(out, A_MOVE + lead * 13 + way)
            if speed_in_battle(t, lead, side, far) == FINE:
                out = append(out, A_BUY_SPEED + lead)
    return out


def list_flights(t: Power, out: vec[i64], side: i64, far: vec[i64]) -> vec[i64]:
    count = joining.may_flee(t, side)
    if count == 0:
        return out
    for way in range(WAYS):
        for less in range(count):
            if joining.flee_breaks(t, way, count - less, side, far) == FINE:
                out = append(out, A_FLEE + way * 7 + count - 1 - less)
    return out


def apply_battle(t: Power, action: i64) -> None:
    if t.actor == CHANCE:
        dice.roll_die(t, action - A_DIE)
    elif t.stage == stages.CHOOSING:
        battle.choose(t, action - A_CHOOSE_DEFENDER)
    elif A_EXCHANGE <= action < A_OFFER:
        trade.exchange(t, (action - A_EXCHANGE) // 3, (action - A_EXCHANGE) % 3, t.actor)
    elif t.stage == stages.ATT_REROLL or t.stage == stages.DEF_REROLL:
        apply_reroll(t, action)
    elif action == A_DONE:
        battle.done(t)
    else:
        apply_coming(t, action, deciding(t))


def apply_reroll(t: Power, action: i64) -> None:
    if action == A_KEEP:
        dice.keep(t)
    elif action == A_REROLL_ALL:
        dice.reroll(t, dice.own_dice(t), 0, ed.NICOLAS_IN_BATTLE)
    elif action >= A_JIMENEZ:
        dice.reroll(t, action - A_JIMENEZ + 1, action - A_JIMENEZ, ed.JIMENEZ)
    else:
        dice.reroll(t, action - A_REROLL + 1, action - A_REROLL + 1, ed.REROLL_FOR_GOLD)


def apply_coming(t: Power, action: i64, side: i64) -> None:
    if action < A_DISCOVER:
        joining.join(t, (action - A_MOVE) // 13, (action - A_MOVE) % 13)
        steps.lift_shrine_tile(t)
    elif action < A_BUY_VILLAGER:
        steps.buy_speed(t, action - A_BUY_SPEED)
    elif action < A_ATTACK_BUILDING:
        code = action - A_ARMY_STEP
        joining.reinforce(t, code // 91, code // 7 % 13, code % 7 + 1, side)
        steps.lift_shrine_tile(t)
    elif action < A_WOLF_DISCOVER:
        joining.wolf_joins(t, action - A_WOLF_STEP, side)
    else:
        joining.flee(t, (action - A_FLEE) // 7, (action - A_FLEE) % 7 + 1, side)
