"""The three coins: who has to give one up, and what Bavieca brings. ED-187, ED-192, ED-193"""

from typing import Final

from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import events, tasks
from tavola.games.el_dorado.fields import MONSTER
from tavola.games.el_dorado.power import Power
from tavola.kernel.bits import BIT, bits_in
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE

BAVIECA_COIN: Final = 0
AWAKE: Final = 1  # the thieves have their speed already


def coins_of(t: Power, seat: i64) -> i64:
    """As bits. ED-192, ED-R147"""
    found: i64 = 0
    for coin in range(3):
        if t.coin[coin] == seat:
            found |= BIT[coin]
    return found


def settle_coin(t: Power, to_monster: bool) -> bool:
    """Without a choice at once; True if somebody has to choose. ED-192, ED-193, ED-R162"""
    coins = coins_of(t, t.arg(0))
    if bits_in(coins) > 1:
        return True
    if coins == 0:
        t.pop()
        return False
    for coin in range(3):
        if coins & BIT[coin]:
            move_coin(t, coin, to_monster)
            return False
    return False


def move_coin(t: Power, coin: i64, to_monster: bool) -> None:
    to = t.arg(1)
    t.pop()
    if to_monster:
        t.coin[coin] = MONSTER + to
        t.tell(events.COIN, ed.LOSER_LAYS_A_COIN, t.captain(t.turn), EVERYONE, coin, MONSTER + to)
    else:
        take_coin(t, coin, to, ed.VICTOR_TAKES_A_COIN)


def take_coin(t: Power, coin: i64, seat: i64, clause: i64) -> None:
    """Bavieca serves at once in the receiver's own turn; the Thieves choose who rides. ED-187, ED-R153"""
    t.coin[coin] = seat
    t.tell(events.COIN, clause, seat, EVERYONE, coin, seat)
    if coin != BAVIECA_COIN or t.bavieca_used or t.on_turn != t.side_of(seat):
        return
    if t.side_of(seat) == t.thieves:
        t.push(tasks.GIVE_SPEED, AWAKE)
    else:
        t.bavieca_used = True
        t.speed[seat] += 1


def coin_breaks(t: Power, coin: i64, code: i64) -> i64:
    return FINE if t.coin[coin] == t.arg(0) else code
