"""The end of a turn: who surrenders cards, and what ends with the turn and the round."""

from typing import Final, final

from mypy_extensions import i64

from tavola.games.el_dorado import agenda, events
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.actions import EXCHANGE, SURRENDER
from tavola.games.el_dorado.options import HARDCORE_TILES, ROUND_LIMIT, SOLO
from tavola.games.el_dorado.power import Power, one_type
from tavola.games.el_dorado.questions.by_itself import ByItself
from tavola.games.el_dorado.questions.explore.exchange import exchange, exchange_now
from tavola.games.el_dorado.rules.monsters import plan_phase
from tavola.games.el_dorado.rules.turns import clear_marks, over_limit
from tavola.games.el_dorado.scoring import leaders
from tavola.games.el_dorado.tables import KINDS, NONE, SEATS, TYPES
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import FINE, OVER

IMPORTANT_TURNS: Final = 3


@final
class Surrender(Question[Power]):
    """The only discard there is; five may still become one. ED-35, ED-130, ED-R24, ED-R25, ED-R241"""

    def __init__(self) -> None:
        super().__init__("surrender", ed.HAND_LIMIT, [SURRENDER, EXCHANGE])

    def asked(self, t: Power) -> i64:
        return t.arg(0) if over_limit(t, t.arg(0)) else BY_ITSELF

    def settle(self, t: Power) -> None:
        t.pop()

    def answer_breaks(self, t: Power, action: i64) -> i64:
        if EXCHANGE.takes(action):
            return exchange_now(t, action, ed.HAND_LIMIT)
        return FINE if t.hand[t.arg(0) * TYPES + SURRENDER.a(action)] > 0 else ed.HAND_LIMIT

    def apply(self, t: Power, action: i64) -> None:
        if EXCHANGE.takes(action):
            exchange(t, action)
        else:
            surrender(t, t.arg(0), SURRENDER.a(action))


def surrender(t: Power, seat: i64, type: i64) -> None:
    taught = t.lesson(seat, one_type(type, 1))
    t.hand[seat * TYPES + type] -= 1
    t.stock[type] += 1
    t.tell(events.SURRENDERED, ed.HAND_LIMIT, seat, EVERYONE | taught, type)


@final
class EndTurn(ByItself):
    """Surrender first. ED-35"""

    def settle(self, t: Power) -> None:
        for seat in range(t.seats):
            if t.side_of(seat) == t.arg(0) and over_limit(t, seat):
                t.push(agenda.SURRENDER, seat)
                return
        end_turn(t)
        if t.mode == SOLO and t.actor != OVER:
            plan_phase(t)


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
        t.winners = 0 if t.mode == SOLO else leaders(t)
        t.ask(agenda.OVER, OVER)
        t.tell(events.LIMIT, ed.ROUND_LIMIT, t.captain(t.turn), EVERYONE, t.winners)
        return
    t.round += 1
