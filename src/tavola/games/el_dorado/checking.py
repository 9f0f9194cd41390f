"""What a position set by hand may not be."""

from typing import Final

from tavola.games.el_dorado import words
from tavola.games.el_dorado.data import BOARDS, CARDS, CAVE_KINDS, EXPLORERS, KINDS, LEADS, PLACES, TYPES
from tavola.games.el_dorado.fields import LOOSE, MONSTER
from tavola.games.el_dorado.moves.giving import parts
from tavola.games.el_dorado.moves.steps import some_tile_at
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import BUILDINGS, ISLAND, NONE, THIEF, VILLAGERS, WATER
from tavola.games.el_dorado.tasks import FINDER_WOLF
from tavola.kernel.errors import BadPosition

DIGS: Final = {"draw": (1, 0), "place": (2, 1), "settle": (1, 2), "zone": (1, 0)}  # where place and kind are written


def refuse(wrong: bool, message: str) -> None:
    """BadPosition if something is wrong."""
    if wrong:
        raise BadPosition(message)


def check_table(t: Dorado) -> None:
    """Everything that must fit together."""
    refuse(max(t.first, t.turn, t.on_turn) >= t.sides, f"there are only {t.sides} sides")
    _check_cards(t)
    _check_explorers(t)
    _check_map(t)
    _check_pieces(t)
    _check_sides(t)
    _check_holders(t)
    _check_tasks(t)


def _check_cards(t: Dorado) -> None:
    """ED-16"""
    for type, name in enumerate(TYPES):
        out = t.stock[type] + t.den[type] + sum(t.hand[seat * 3 + type] for seat in range(8))
        fits = out == CARDS[type] and t.stock[type] >= 0
        refuse(not fits, f"there are {CARDS[type]} cards of {name}, not {out - min(0, t.stock[type])}")


def _check_explorers(t: Dorado) -> None:
    """ED-17, ED-21"""
    played = [who for who in t.who if who != NONE]
    for who in played:
        refuse(played.count(who) > 1, f"two seats play {EXPLORERS[who]}")
    for seat in range(t.seats):
        who, board = t.who[seat], t.board[t.side_of(seat)]
        strange = who != NONE and board != NONE and who // 2 != board
        refuse(strange, f"{EXPLORERS[who]} does not belong to the {BOARDS[board]} board")


def _check_map(t: Dorado) -> None:
    refuse(t.bridge != NONE and t.kind[t.bridge] != WATER, "a bridge lies on water (ED-132)")
    for place in (t.way_in, t.shrine_tile):
        refuse(place != NONE and t.kind[place] == 0, f"there is no tile on {PLACES[place]}")


def _check_pieces(t: Dorado) -> None:
    for lead, name in enumerate(LEADS):
        _check_stand(t, t.at[lead], name)
        absent = t.seats <= lead < THIEF or (lead >= THIEF and t.thieves == NONE)
        refuse(absent and t.at[lead] != NONE, f"{name} is not in this game")
        refuse(lead >= THIEF and t.at[lead] != NONE and t.wait[lead] == 2, f"{name} is out of this game (ED-122)")
    for i, place in enumerate(t.v_at):
        _check_stand(t, place, "a villager")
        many = place != NONE and i % VILLAGERS >= t.villagers[i // VILLAGERS]
        refuse(many, f"side {i // VILLAGERS} has not so many villagers")
    _check_stand(t, t.wolf_at, "the Wolf")
    _check_stand(t, t.titan, "the Titan")
    refuse(t.wolf_at != NONE and t.wolf_of == NONE, "the Wolf on the map needs an owner")
    refuse(t.wolf_of != NONE and t.wolf_at == NONE, "the Wolf has an owner but no place on the map")
    refuse(t.wolf_of >= t.seats, f"there are only {t.seats} seats")


def _check_stand(t: Dorado, place: int, name: str) -> None:
    """ED-42"""
    refuse(place != NONE and not t.enterable(place), f"{name} cannot stand on {PLACES[place]} (ED-42)")


def _check_sides(t: Dorado) -> None:
    """ED-04, ED-R60"""
    built = [corner for corner in t.corner if corner != NONE]
    refuse(len(set(built)) < len(built), "two buildings stand on one corner (ED-R60)")
    for corner in built:
        refuse(not some_tile_at(t, corner), f"there is no tile at the corner {words.corner(corner)}")
    for side in range(t.sides):
        for building in range(BUILDINGS):
            waits = t.b_wait[side] >> building & 1 and t.corner[side * BUILDINGS + building] != NONE
            refuse(bool(waits), f"a building of side {side} cannot both stand and have been beaten")
        unknown = t.offerings[side] >> len(t.shrine_at)
        refuse(bool(unknown), "there is an offering on a shrine that has not been found (ED-04)")


def _check_holders(t: Dorado) -> None:
    for holder in (*t.coin, *t.placer):
        refuse(t.seats <= holder < MONSTER, f"there are only {t.seats} seats")
    for lead in (t.curse, t.shrine_by):
        absent = t.seats <= lead < THIEF or (THIEF <= lead <= LOOSE and t.thieves == NONE)
        refuse(absent, "the cave shrine and the curse belong to pieces that are in this game")


def _check_tasks(t: Dorado) -> None:
    """A task names a side or a seat; what does not exist cannot be asked."""
    for i in range(0, len(t.agenda), 4):
        name, first, second = words.TASKS[t.agenda[i]], t.agenda[i + 1], t.agenda[i + 2]
        beyond = (name in words.OF_SIDES and not 0 <= first < t.sides) or (
            name in words.OF_SEATS and not 0 <= first < t.seats
        )
        beyond = beyond or (name == "explore" and not NONE <= second < t.seats)
        refuse(beyond, f"the task {name} does not fit the position: nobody has the number {first} or {second}")
        if name == "divide":
            _check_divided(t, first, second)
        elif name in DIGS:
            _check_dig(name, [int(number) for number in t.agenda[i + 1 : i + 4]])


def _check_dig(name: str, numbers: list[int]) -> None:
    """Who finds a tile, from where, and of what kind once it is drawn."""
    finder, place = numbers[0], numbers[DIGS[name][0]]
    fits = 0 <= finder <= FINDER_WOLF and 0 <= place < len(PLACES)
    if DIGS[name][1]:
        kind = numbers[DIGS[name][1]]
        fits = fits and 0 < kind < len(KINDS) and (kind < CAVE_KINDS) == (place < ISLAND)
    refuse(not fits, f"the task {name} does not fit the position: {numbers} is no finder with a place or tile")


def _check_divided(t: Dorado, side: int, handful: int) -> None:
    """ED-153"""
    captain = t.captain(side)
    held = zip(parts(handful), t.hand[captain * 3 : captain * 3 + 3], strict=True)
    fits = handful >= 0 and all(share <= cards for share, cards in held)
    refuse(not fits, f"seat {captain} does not hold the cards it is to divide (ED-153)")
