"""What a position set by hand may not be."""

from tavola.games.el_dorado.data import CARDS, DOUBLOON_COSTS, LEADS, PLACES, TYPES
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import BUILDINGS, NONE, SIDES, THIEF
from tavola.kernel.errors import BadPosition

DOUBLOONS = 5


def refuse(wrong: bool, message: str) -> None:
    """BadPosition if something is wrong."""
    if wrong:
        raise BadPosition(message)


def check_table(t: Dorado) -> None:
    """Everything that must fit together."""
    _check_cards(t)
    _check_pieces(t)
    _check_buildings(t)
    refuse(max(t.first, t.turn, t.on_turn) >= t.sides, f"there are only {t.sides} sides")
    refuse(t.doubloons > DOUBLOONS, f"there are {DOUBLOONS} doubloons, enough for {len(DOUBLOON_COSTS)} purchases")


def _check_cards(t: Dorado) -> None:
    """ED-16"""
    for type, name in enumerate(TYPES):
        out = t.stock[type] + t.den[type] + sum(t.hand[seat * 3 + type] for seat in range(8))
        refuse(out != CARDS[type], f"there are {CARDS[type]} cards of {name}, not {out}")


def _check_pieces(t: Dorado) -> None:
    for lead, name in enumerate(LEADS):
        _check_stand(t, t.at[lead], name)
        absent = t.seats <= lead < THIEF or (lead >= THIEF and t.thieves == NONE)
        refuse(absent and t.at[lead] != NONE, f"{name} is not in this game")
    for i, place in enumerate(t.v_at):
        _check_stand(t, place, "a villager")
        refuse(place != NONE and i % 7 >= t.villagers[i // 7], f"side {i // 7} has not so many villagers")
    _check_stand(t, t.wolf_at, "the Wolf")
    _check_stand(t, t.titan, "the Titan")


def _check_stand(t: Dorado, place: int, name: str) -> None:
    """ED-42"""
    refuse(place != NONE and not t.enterable(place), f"{name} cannot stand on {PLACES[place]} (ED-42)")


def _check_buildings(t: Dorado) -> None:
    """ED-R60"""
    built = [corner for corner in t.corner if corner != NONE]
    refuse(len(set(built)) < len(built), "two buildings stand on one corner (ED-R60)")
    strange = any(t.corner[i] != NONE for i in range(t.sides * BUILDINGS, SIDES * BUILDINGS))
    refuse(strange, f"there are only {t.sides} sides")
