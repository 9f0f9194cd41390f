"""What a position set by hand may not be."""

from typing import Final

from tavola.games.el_dorado.agenda import PLACE
from tavola.games.el_dorado.data import (
    BASE_BOARDS,
    BOARDS,
    CARDS,
    CAVE_COUNTS,
    CAVE_KINDS,
    COINS,
    EXPANSION_COUNTS,
    EXPLORERS,
    ISLAND_COUNTS,
    KINDS,
    LEADS,
    PLACES,
    TYPES,
)
from tavola.games.el_dorado.fields import LOOSE, MONSTER
from tavola.games.el_dorado.names import CORNER_NAMES
from tavola.games.el_dorado.options import BASE, EARLY_TEAM_ROLL, SOLO
from tavola.games.el_dorado.position.agendas import check_agenda
from tavola.games.el_dorado.position.forms import refuse
from tavola.games.el_dorado.rules.steps import some_tile_at
from tavola.games.el_dorado.state import Dorado
from tavola.games.el_dorado.tables import BUILDINGS, CAVE_SHRINE, EMMA, EMPTY, NONE, THIEF, VILLAGERS, WATER

BASE_BOX: Final = ISLAND_COUNTS | CAVE_COUNTS


def check_table(t: Dorado) -> None:
    """Everything that must fit together."""
    refuse(max(t.first, t.turn, t.on_turn) >= t.sides, f"there are only {t.sides} sides")
    _check_cards(t)
    _check_explorers(t)
    _check_map(t)
    _check_pieces(t)
    _check_sides(t)
    _check_holders(t)
    _check_mode(t)
    _check_early(t)
    check_agenda(t)
    _check_stacks(t)


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
        refuse(not some_tile_at(t, corner), f"there is no tile at the corner {CORNER_NAMES[corner]}")
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


def _check_mode(t: Dorado) -> None:
    """What belongs to the expansion, the Thieves or the solo game stays out of the others. ED-116, ED-122, ED-220"""
    for name, there in _of_the_expansion(t).items():
        refuse(t.mode == BASE and there, f"{name} is not in the base game: it comes with the expansion (ED-116)")
    band = t.thieves == NONE and (t.doubloons > 0 or t.hiding)
    refuse(band, "there are no Thieves in this game, so they have no doubloons and do not hide (ED-122)")
    guardians = max(t.guardian) != NONE or t.met | t.swapped | t.sits_out
    refuse(t.mode != SOLO and bool(guardians), "Guardians are met in the solo game alone (ED-220)")


def _check_early(t: Dorado) -> None:
    """Dice rolled in secret are those of the team whose turn comes, or begins. ED-R270"""
    rolled = max(t.early) > 0
    refuse(rolled != (t.early_by != NONE), "dice rolled early need the team that has rolled them (ED-R270)")
    whole = all((t.early[i] > 0) == (t.early[i + 1] > 0) for i in (0, 2))
    refuse(not whole, "dice rolled early are two for each partner (ED-R270)")
    teams = t.teams() and t.options[EARLY_TEAM_ROLL] == 1 and t.early_by != t.thieves
    near = t.early_by in (t.turn, (t.turn + 1) % t.sides)
    refuse(rolled and not (teams and near), "only the team up next rolls early, by option (ED-R270)")


def _of_the_expansion(t: Dorado) -> dict[str, bool]:
    """Its pieces, boards and marks, each with whether it is there; its tiles are counted with the stacks."""
    explorers = {EXPLORERS[who]: True for who in t.who if who >= 2 * BASE_BOARDS}
    boards = {f"the {BOARDS[board]} board": True for board in t.board if board >= BASE_BOARDS}
    coins = {coin: by != NONE for coin, by in zip(COINS, t.coin, strict=True)}
    marks = {"a cave-in": t.way_in != NONE or t.marks_void, "a withered garden": t.withered}
    pieces = {"the bridge": t.bridge, "the Titan": t.titan, "the Wolf": t.wolf_of, "the curse": t.curse}
    return explorers | boards | coins | marks | {name: at != NONE for name, at in pieces.items()}


def _check_stacks(t: Dorado) -> None:
    """No more tiles than are in the box, in their own stacks; only Emma knows some. ED-18, ED-111

    An empty cave may have been something else, and a stack left out still has its shrine.
    """
    emma = [seat for seat in range(t.seats) if t.who[seat] == EMMA]
    knowing = t.seats_of(t.side_of(emma[0])) if emma else 0
    strange = any(t.island.tops[i] != knowing or not emma for i in range(1, len(t.island.tops), 2))
    refuse(strange, "only Emma's side knows tiles of the island stack (ED-111)")
    refuse(len(t.island.under) + len(t.cave.tops) + len(t.cave.under) > 0, "no other tile of a stack is known (ED-18)")
    out = _tiles_out(t)
    box = BASE_BOX if t.mode == BASE else BASE_BOX | EXPANSION_COUNTS
    for kind, name in enumerate(KINDS):
        island, cave = t.island.counts()[kind], t.cave.counts()[kind]
        refuse((cave if kind < CAVE_KINDS else island) > 0, f"{name} does not belong into that stack (ED-18)")
        many = island + cave + (0 if kind in (EMPTY, CAVE_SHRINE) else out.count(kind)) > box.get(name, 0)
        refuse(many, f"there are not so many tiles of {name}: {box.get(name, 0)} are in the box")


def _tiles_out(t: Dorado) -> list[int]:
    """Tiles on the map, in hands and just drawn."""
    drawn = [t.agenda[i + 2] for i in range(0, len(t.agenda), 4) if t.agenda[i] == PLACE]
    hands = [i % len(KINDS) for i, count in enumerate(t.important) for _ in range(count)]
    return [t.kind[place] for place in t.laid] + hands + drawn
