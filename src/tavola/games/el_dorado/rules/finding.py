"""Finders of tiles: lead pieces, and the Wolf, who finds for its owner."""

from mypy_extensions import i64

from tavola.games.el_dorado.power import Power
from tavola.games.el_dorado.tables import LEADS, NEXT, NONE, THIEF


def finder_seat(t: Power, finder: i64) -> i64:
    """The Wolf finds for its owner. ED-209, ED-R246"""
    return t.owner(finder) if finder < LEADS else t.wolf_of


def side_of_finder(t: Power, finder: i64) -> i64:
    return t.side_of(t.wolf_of) if finder >= LEADS else t.side_of_lead(finder)


def explorer_of(t: Power, finder: i64) -> i64:
    """Who takes what is found: the finder, or for the Wolf its owner's explorer. ED-209, ED-R225"""
    return finder if finder < LEADS else t.wolf_of


def thieves_choose(t: Power, finder: i64) -> bool:
    """What their Wolf finds goes to the thief they name. ED-R225"""
    return finder >= LEADS and t.side_of(t.wolf_of) == t.thieves


def finder_beside(t: Power, finder: i64, place: i64) -> bool:
    """What the Wolf finds must lie beside its owner's explorer, or any thief. ED-207, ED-R225"""
    return finder < LEADS or beside_own_lead(t, t.wolf_of, place)


def beside_own_lead(t: Power, seat: i64, place: i64) -> bool:
    """From a bridge nothing is discovered. ED-R173, ED-R220"""
    for lead in range(LEADS):
        if t.at[lead] != NONE and t.owner(lead) == seat and t.at[lead] != t.bridge:
            for direction in range(6):
                if NEXT[t.at[lead] * 6 + direction] == place:
                    return True
    return False


def thief_for_the_den(t: Power) -> i64:
    """A thief in the supply, an uncursed one first; a beaten one may be placed here. ED-R147, ED-R226"""
    found: i64 = NONE
    for lead in range(THIEF, LEADS):
        if t.at[lead] == NONE and t.wait[lead] < 2 and (found == NONE or found == t.curse):
            found = lead
    return found
