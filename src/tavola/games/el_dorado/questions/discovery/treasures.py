"""Treasures of the cave: coins, and gold with a curse."""

from typing import Final, final

from mypy_extensions import i64

from tavola.games.el_dorado import agenda
from tavola.games.el_dorado import clauses as ed
from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.questions.discovery.settling import Find
from tavola.games.el_dorado.rules.finding import explorer_of, finder_seat, thieves_choose
from tavola.games.el_dorado.rules.spoils import FOR_THE_CURSE, take_coin, take_curse
from tavola.games.el_dorado.tables import BAVIECA, BAVIECA_COIN, EMPTY, GOLD, LEADS, ROSE_COIN, THIEF

CURSED_GOLD: Final = 5


@final
class Coin(Find):
    """ED-186 to ED-189, ED-R153, ED-R154"""

    def found(self, t: Power, finder: i64, place: i64, kind: i64) -> None:
        coin = kind - BAVIECA
        seat = finder_seat(t, finder)
        t.lay(place, EMPTY)
        if coin == BAVIECA_COIN and THIEF <= finder < LEADS and not t.bavieca_used:
            t.bavieca_used = True
            t.speed[finder] += 1
        take_coin(t, coin, seat, ed.TREASURE_FOUND)
        if coin == ROSE_COIN:
            t.push(agenda.ROSE, seat)


@final
class Curse(Find):
    """Gold and the curse; speed suffers from the next turn on. ED-190, ED-R160, ED-R224"""

    def found(self, t: Power, finder: i64, place: i64, kind: i64) -> None:
        t.lay(place, EMPTY)
        t.gains(finder_seat(t, finder), GOLD, CURSED_GOLD)
        if thieves_choose(t, finder):
            t.push(agenda.SHRINE, t.thieves, 0, FOR_THE_CURSE)
        else:
            take_curse(t, explorer_of(t, finder))
