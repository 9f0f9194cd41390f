"""Which explorer of the board does a side play, and which partner starts for a team?"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado import data, events
from tavola.games.el_dorado.actions import CHOOSE_EXPLORER, CHOOSE_STARTER
from tavola.games.el_dorado.options import HECTOR_VILLAGERS, NO_MORE_THAN_OTHERS, SOLO
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import HECTOR, NONE, START, TYPES, VICTORIA
from tavola.kernel.events import EVERYONE
from tavola.kernel.questions import BY_ITSELF, Question
from tavola.kernel.state import FINE

BANNED: Final = vec[i64]([data.EXPLORERS.index(name) for name in data.SOLO_BANNED])


@final
class ChooseExplorer(Question[Power]):
    """A team plays both explorers of its board. ED-21, ED-123, ED-126, ED-222"""

    def __init__(self) -> None:
        super().__init__("choose_explorer", ed.CHOOSE_EXPLORER, [CHOOSE_EXPLORER])

    def asked(self, t: Power) -> i64:
        return t.captain(t.arg(0)) if only_explorer(t) == NONE else BY_ITSELF

    def settle(self, t: Power) -> None:
        choose_explorer(t, only_explorer(t))

    def answer_breaks(self, t: Power, action: i64) -> i64:
        return ed.BANNED_IN_SOLO if is_banned(t, CHOOSE_EXPLORER.a(action)) else FINE

    def apply(self, t: Power, action: i64) -> None:
        choose_explorer(t, CHOOSE_EXPLORER.a(action))


def is_banned(t: Power, which: i64) -> bool:
    """ED-222"""
    return t.mode == SOLO and t.board[t.arg(0)] * 2 + which in BANNED


def only_explorer(t: Power) -> i64:
    """The one that is left when the other is banned, or NONE."""
    for which in range(2):
        if is_banned(t, which):
            return 1 - which
    return NONE


def choose_explorer(t: Power, which: i64) -> None:
    """A team plays both explorers of its board. ED-21, ED-123, ED-126"""
    side = t.arg(0)
    t.pop()
    seat = t.captain(side)
    take_explorer(t, seat, t.board[side] * 2 + which)
    partner = t.partner(seat)
    if partner != NONE:
        take_explorer(t, partner, t.board[side] * 2 + 1 - which)
    hector = t.who[seat] == HECTOR or (partner != NONE and t.who[partner] == HECTOR)
    pieces: i64 = 6 if partner != NONE or t.mode == SOLO else 4  # ED-14, ED-123, ED-221
    alone = t.mode == SOLO and t.options[HECTOR_VILLAGERS] == NO_MORE_THAN_OTHERS
    t.villagers[side] = pieces + 1 if hector and not alone else pieces  # ED-22, ED-108, ED-R188


def take_explorer(t: Power, seat: i64, explorer: i64) -> None:
    """With the first cards. ED-23, ED-112, ED-127, ED-221"""
    t.who[seat] = explorer
    cards: i64 = 4 if explorer == VICTORIA else 3 if t.mode == SOLO else 1
    for type in range(TYPES):
        t.gains(seat, type, cards)
    t.at[seat] = START
    t.tell(events.EXPLORER, ed.CHOOSE_EXPLORER, seat, EVERYONE, explorer)


@final
class ChooseStarter(Question[Power]):
    """The other partner enters after round one. ED-145"""

    def __init__(self) -> None:
        super().__init__("choose_starter", ed.ONE_STARTS_FOR_THE_TEAM, [CHOOSE_STARTER])

    def asked(self, t: Power) -> i64:
        return t.captain(t.arg(0))

    def apply(self, t: Power, action: i64) -> None:
        seat = t.captain(t.arg(0))
        which = CHOOSE_STARTER.a(action)
        t.pop()
        t.at[seat + 1 - which] = NONE
        t.tell(events.STARTER, ed.ONE_STARTS_FOR_THE_TEAM, seat + which, EVERYONE)
