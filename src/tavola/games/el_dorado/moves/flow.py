"""What happens by itself: each task on the agenda until somebody has to decide or chance speaks."""

from typing import Final

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import tasks
from tavola.games.el_dorado.moves import (
    armies,
    battle,
    buying,
    cave,
    coins,
    ending,
    gathering,
    monsters,
    offers,
    retreat,
    setup,
    spoils,
    steps,
    thieves,
    turns,
)
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import EMMA, LAFFITE_PICK, NEXT, NONE, SOLO, TRADE
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.state import CHANCE, FINE, OVER

ANY: Final = 1


def run(t: Power) -> None:
    """Until a decision or a chance event is due."""
    while t.actor != OVER and not ready(t):
        pass


def ask(t: Power, seat: i64) -> bool:
    t.actor = seat
    return True


def skip(t: Power) -> bool:
    t.pop()
    return False


def ready(t: Power) -> bool:
    """Is the first task one that waits? Otherwise it is carried out."""
    task = t.task()
    if task <= tasks.START_DICE:
        return ready_setup(t, task)
    if task <= tasks.DICE:
        return ready_roll(t, task)
    if task <= tasks.ORDER:
        return ready_gather(t, task)
    if task <= tasks.OFFERING:
        return ready_explore(t, task)
    if task <= tasks.AFTERMATH:
        return ready_battle(t, task)
    if task <= tasks.OFFERS:
        return ready_end(t, task)
    if task <= tasks.GIVE_SPEED:
        return ready_thieves(t, task)
    return ready_monster(t, task)


def ready_setup(t: Power, task: i64) -> bool:
    if task == tasks.CHOOSE_EXPLORER:
        if t.mode == SOLO:
            for which in range(2):
                if setup.explorer_breaks(t, which) != FINE:
                    setup.choose_explorer(t, 1 - which)
                    return False
        return ask(t, t.captain(t.arg(0)))
    if task == tasks.CHOOSE_STARTER:
        return ask(t, t.captain(t.arg(0)))
    return ask(t, CHANCE)


def ready_roll(t: Power, task: i64) -> bool:
    seat = t.arg(0)
    if task == tasks.BEGIN:
        turns.begin(t)
        return False
    if task == tasks.TURN:
        turns.open_turn(t)
        return False
    if task == tasks.RESPAWN:
        return ready_respawn(t, seat)
    if task == tasks.ROLL:
        return ask(t, CHANCE) if turns.rolls(t, seat) else skip(t)
    if task == tasks.REROLL:
        return ask(t, seat) if turns.asks_reroll(t, seat) else skip(t)
    if task == tasks.LAFFITE:
        if t.arg(1) == NONE:
            t.set_arg(1, turns.thefts(t, seat))
        return ready_theft(t, seat)
    if task == tasks.STOLEN:
        return ask(t, seat if t.options[LAFFITE_PICK] == 1 else CHANCE)
    slot = turns.die_slot(t, seat)
    if t.dice[slot] == t.dice[slot + 1]:
        turns.set_speed(t, 0)
        return False
    return ask(t, seat)


def ready_respawn(t: Power, seat: i64) -> bool:
    """ED-80, ED-R98; a single place is taken without asking."""
    if t.placer[seat] == NONE:
        return skip(t)
    places = turns.list_respawns(t, 0)
    if len(places) == 0:
        return skip(t)
    if len(places) == 1:
        turns.place_explorer(t, places[0])
        return False
    return ask(t, t.placer[seat])


def ready_theft(t: Power, seat: i64) -> bool:
    """With one opponent there is nobody else to name."""
    if t.arg(1) == 0 or not turns.some_victim(t, seat):
        return skip(t)
    only: i64 = NONE
    for other in range(t.seats):
        if turns.steal_breaks(t, seat, other) == FINE:
            if only != NONE:
                return ask(t, seat)
            only = other
    turns.steal_from(t, only)
    return False


def ready_gather(t: Power, task: i64) -> bool:
    seat = t.arg(0)
    if task == tasks.ASSIGN:
        return ask(t, t.captain(t.arg(0)))
    if task == tasks.EXTRAS:
        gathering.extras(t)
        return False
    if task == tasks.ROSE:
        return ask(t, seat) if gathering.some_stock(t) else skip(t)
    if task == tasks.GATHER:
        return ready_bundle(t, seat)
    if task == tasks.LOOK:
        if gathering.looks(t, seat):
            return ask(t, CHANCE)
        t.pop()
        if t.who[seat] == EMMA:
            t.push(tasks.ORDER, seat)
        return False
    return ready_order(t, seat)


def ready_bundle(t: Power, seat: i64) -> bool:
    """ED-R16; one type alone leaves no choice, unless points may be kept."""
    most = gathering.must_gather(t, seat)
    only = gathering.only_type(t, seat)
    if most == 0:
        gathering.gather(t, 0, 0, 0)
        return False
    if only != NONE and not turns.hardcore_turn(t):
        gathering.gather(t, most if only == 0 else 0, most if only == 1 else 0, most if only == 2 else 0)
        return False
    return ask(t, seat)


def ready_order(t: Power, seat: i64) -> bool:
    """Asked whatever the tiles are: only their number is public. ED-R212"""
    return ask(t, seat) if len(gathering.top_tiles(t)) > 1 else skip(t)


def ready_explore(t: Power, task: i64) -> bool:
    if task == tasks.EXPLORE:
        return ready_phase(t)
    if task == tasks.WINDOW:
        return ready_window(t)
    if task == tasks.DRAW:
        return ask(t, CHANCE)
    if task == tasks.PLACE:
        return ready_place(t)
    if task == tasks.SETTLE:
        cave.settle(t)
        return False
    if task == tasks.ZONE:
        cave.enter_zone(t)
        return False
    return ready_offering(t)


def ready_phase(t: Power) -> bool:
    """The captain begins; the turn ends with the second partner. ED-R230"""
    side = t.arg(0)
    seat = t.arg(1)
    if seat == NONE:
        ending.open_explore(t)
        seat = t.captain(side)
        if not turns.in_play(t, seat):
            seat += 1
        t.set_arg(1, seat)
        t.push(tasks.WINDOW, tasks.W1)
        return False
    if t.ended & BIT[seat]:
        partner = t.partner(seat)
        if partner == NONE or t.ended & BIT[partner] or not turns.in_play(t, partner):
            t.pop()
            return False
        t.set_arg(1, partner)
        t.acted = False
        return False
    return ask(t, seat)


def ready_window(t: Power) -> bool:
    """Sides clockwise from the one on turn. ED-55, ED-65, ED-R69, ED-R70, ED-R212"""
    kind = t.arg(0)
    for i in range(1, t.sides):
        side = (t.turn + i) % t.sides
        if not t.arg(1) & BIT[side]:
            wanted = len(armies.possible_attacks(t, side)) > 0 if kind == tasks.W3 else armies.something_new(t, side)
            if wanted:
                return ask(t, t.captain(side))
            t.set_arg(1, t.arg(1) | BIT[side])
    t.pop()
    return False


def ready_place(t: Power) -> bool:
    only: i64 = NONE
    for direction in range(6):
        if NEXT[t.arg(2) * 6 + direction] != NONE and steps.place_breaks(t, direction) == FINE:
            if only != NONE:
                return ask(t, steps.finder_seat(t, t.arg(0)))
            only = direction
    steps.place_tile(t, only)
    return False


def ready_offering(t: Power) -> bool:
    """Paid at once if nobody attacked; else go on if the price is there, or withdraw. ED-55, ED-R65, ED-R212"""
    lead = t.arg(0)
    if t.arg(2) == 0:
        buying.pay_offering(t)
        return False
    if t.at[lead] == NONE:
        return skip(t)
    code = buying.offering_breaks(t, lead, t.arg(1), t.owner(lead))
    dear = code == ed.TOO_DEAR and buying.may_afford_offering(t, t.owner(lead))
    return ask(t, t.owner(lead)) if code == FINE or dear else skip(t)


def ready_battle(t: Power, task: i64) -> bool:
    if task == tasks.BATTLE:
        return battle.advance(t)
    if task == tasks.RETREAT:
        return retreat.settle_retreat(t)
    if task == tasks.GIVE:
        return ask(t, t.arg(0)) if t.arg(2) > 0 else skip(t)
    if task == tasks.DIVIDE:
        return ask(t, t.captain(t.arg(0)))
    if task == tasks.COIN:
        return ask(t, t.arg(1)) if coins.settle_coin(t, False) else False
    if task == tasks.SHRINE:
        side = t.arg(0)
        return ask(t, t.captain(side)) if spoils.settle_shrine(t) else False
    if task == tasks.LAY_COIN:
        return ask(t, t.arg(0)) if coins.settle_coin(t, True) else False
    spoils.aftermath(t)
    return False


def ready_end(t: Power, task: i64) -> bool:
    if task == tasks.ANSWER:
        return ask(t, t.arg(1))
    if task == tasks.SURRENDER:
        return ask(t, t.arg(0)) if ending.over_limit(t, t.arg(0)) else skip(t)
    if task == tasks.OFFERS:
        return ready_offers(t)
    return ready_end_turn(t)


def ready_offers(t: Power) -> bool:
    """With trade = any every seat with a possible partner may offer once. ED-R32"""
    for i in range(t.seats):
        seat = (t.captain(t.turn) + i) % t.seats
        if not t.arg(1) & BIT[seat] and offers.wants(t, seat):
            return ask(t, seat)
        t.set_arg(1, t.arg(1) | BIT[seat])
    t.pop()
    return False


def ready_end_turn(t: Power) -> bool:
    """Surrender first. ED-35"""
    side = t.arg(0)
    for seat in range(t.seats):
        if t.side_of(seat) == side and ending.over_limit(t, seat):
            t.push(tasks.SURRENDER, seat)
            return False
    ending.end_turn(t)
    if t.mode == SOLO and t.actor != OVER:
        monsters.plan_phase(t)
    return False


def ready_thieves(t: Power, task: i64) -> bool:
    seat = t.captain(t.thieves)
    if task == tasks.CHOOSE:
        return ask(t, seat) if thieves.plan_choice(t) else False
    if task == tasks.THIEF_DIE:
        return ask(t, CHANCE)
    if task == tasks.ROB:
        return ask(t, seat) if thieves.someone_to_rob(t) else skip(t)
    if task == tasks.GIVE_SPEED:
        return ready_speed(t, seat)
    return ask(t, seat)


def ready_speed(t: Power, seat: i64) -> bool:
    """ED-187, ED-R236"""
    if t.arg(0) == 0:
        thieves.wake_thieves(t)
    if not thieves.speeds_up(t):
        return skip(t)
    return ask(t, seat)


def ready_monster(t: Power, task: i64) -> bool:
    if task == tasks.PUT_GUARDIAN:
        return ready_guardian(t)
    if not monsters.advance(t):
        return False
    return ask(t, CHANCE if t.arg(1) == monsters.TO_ROLL else t.captain(t.turn))


def ready_guardian(t: Power) -> bool:
    """ED-234, ED-R194"""
    free = monsters.free_shrines(t)
    if t.guardian[t.arg(0)] != NONE or free == 0:
        return skip(t)
    if bits_in(free) > 1:
        return ask(t, 0)
    for shrine in range(3):
        if free & BIT[shrine]:
            monsters.place_guardian(t, shrine)
            return False
    return False


def after_action(t: Power) -> None:
    """Every finished explore action opens the windows. ED-R32, ED-R69"""
    if t.options[TRADE] == ANY:
        t.push(tasks.OFFERS)
    t.push(tasks.WINDOW, tasks.W1)
