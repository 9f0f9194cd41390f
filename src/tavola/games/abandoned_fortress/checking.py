"""What a position set by hand may not be."""

from collections.abc import Iterator

from tavola.games.abandoned_fortress import pending, phases
from tavola.games.abandoned_fortress.data import ACTION_COPIES, CELLS
from tavola.games.abandoned_fortress.moves import marching
from tavola.games.abandoned_fortress.names import PHASES
from tavola.games.abandoned_fortress.pending import refuse
from tavola.games.abandoned_fortress.sheet import Sheet
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import (
    ALL_LEADERS,
    BLACKS,
    CARD_BRANCH,
    FIRST_BLACK,
    FIRST_GENERAL,
    FORTRESS,
    FREE_WALLS,
    HERO_CASTLE_BRANCH,
    INNER,
    LEADERS,
    MILITARY,
    NONE,
    PAY_CHEST,
    SPACE,
    SPEED,
    TUNNEL,
    TUNNEL_CELL,
    WALL,
    WALL_SPACE,
    WAR_DRUMS,
)


def check_sheet(seats: int, sheet: Sheet) -> None:
    """Seats, before anything is read."""
    refuse(len(sheet.players) != seats, f"{len(sheet.players)} players for {seats} seats: there must be one each")
    named = [sheet.first, sheet.active, *sheet.queue, *sheet.going_home, *sheet.dragon.taken.values()]
    named += [] if sheet.crown_taker is None else [sheet.crown_taker]
    for seat in named:
        refuse(seat >= seats, f"there is no seat {seat}: seats are 0 to {seats - 1}")
    refuse(len(set(sheet.queue)) < len(sheet.queue), "a seat stands in the Queue once (AF-11)")


def market_cards_out(realm: AbandonedFortress) -> Iterator[int]:
    """Every market card that is not in its deck."""
    yield from (card for card in realm.card if card != NONE)
    yield from (FIRST_GENERAL + card for card in realm.general if card != NONE)
    for card in range(MILITARY):
        yield from [card] * realm.staged[card]
    for place, n in enumerate(realm.black):
        yield from [FIRST_BLACK + place % BLACKS] * n
    for card, n in enumerate(realm.discards):
        yield from [card] * n


def actions_left(realm: AbandonedFortress) -> list[int]:
    """Action cards that are in the deck, by kind."""
    left = [ACTION_COPIES - n for n in realm.action_discards]
    for place, n in enumerate(realm.hand):
        left[place % len(left)] -= n
    for card in realm.drawn:
        left[card] -= 1
    left[PAY_CHEST] -= sum(realm.chests)
    left[WAR_DRUMS] -= sum(realm.drums)
    return left


def check_realm(realm: AbandonedFortress) -> None:
    """Everything that must fit together."""
    _check_heroes(realm)
    _check_spaces(realm)
    _check_units(realm)
    _check_structures(realm)
    _check_dragon(realm)
    pending.check(realm)


def _check_heroes(realm: AbandonedFortress) -> None:
    chosen = [hero for hero in realm.hero if hero != NONE]
    refuse(len(set(chosen)) < len(chosen), "two seats have one hero (AF-17)")
    late = PHASES[realm.phase] not in ("first", "heroes")
    refuse(late and len(chosen) < realm.seats, "every seat has a hero once they are chosen (AF-17)")
    for seat in range(4):
        bare = realm.hero[seat] == NONE and any(
            realm.cell[leader] != NONE for leader in range(seat * 16, seat * 16 + 16)
        )
        refuse(bare, f"seat {seat} has pieces but no hero (AF-17)")


def _check_spaces(realm: AbandonedFortress) -> None:
    """One thing a space; only the moving piece may be on its way."""
    for leader in range(ALL_LEADERS):
        cell = realm.cell[leader]
        if cell == NONE:
            continue
        resting = realm.board[cell] == leader
        refuse(
            not resting and leader != realm.mover, f"{CELLS[cell]} is taken twice, or nobody may stand there (AF-64)"
        )
        refuse(
            realm.dragon == cell and not realm.landing and realm.defender != leader, f"the dragon is on {CELLS[cell]}"
        )
        general = leader % LEADERS >= 4
        refuse(general and SPACE[cell] == FORTRESS, f"a general cannot be on {CELLS[cell]} (AF-06)")
    if realm.mover != NONE:
        _check_mover(realm)


def _check_mover(realm: AbandonedFortress) -> None:
    cell, mover = realm.cell[realm.mover], realm.mover
    refuse(cell == NONE or realm.is_castle(mover), "the mover stands on the board and is no castle")
    refuse(mover // LEADERS != realm.active, "only a piece of the active player moves")
    there = realm.board[cell]
    fits = there == mover or SPACE[cell] == TUNNEL or (there >= WALL and there - WALL == realm.active)
    own = there != NONE and there < WALL and realm.is_castle(there) and there // LEADERS == realm.active
    refuse(not fits and not own, f"the mover cannot be on {CELLS[cell]} (AF-64)")
    _check_moves_left(realm)


def _check_moves_left(realm: AbandonedFortress) -> None:
    """No more than the die shows, a Forced March grants, or the branch walks."""
    if realm.phase == phases.HERO_MOVE:
        most, clause = realm.white, "AF-49"
    elif realm.phase == phases.EFFECT:
        most, clause = marching.FORCED, "AF-71"
    else:
        most, clause = SPEED[realm.branch(realm.mover)], "AF-63"
    refuse(realm.left > most, f"the mover has at most {most} moves, not {realm.left} ({clause})")


def _check_units(realm: AbandonedFortress) -> None:
    for leader in range(ALL_LEADERS):
        first, second = realm.card[leader * 2], realm.card[leader * 2 + 1]
        cards = [card for card in (first, second) if card != NONE]
        refuse(bool(cards) and not realm.exists(leader), "military cards need a leader (AF-28)")
        if not cards or leader % LEADERS >= 4:
            continue
        branches = {CARD_BRANCH[card] for card in cards}
        fits = len(branches) == 1 if realm.options[HERO_CASTLE_BRANCH] else branches == {realm.branch(leader)}
        refuse(not fits, "heroes and castles lead their own branch (AF-30, AF-31)")
    for seat in range(4):
        trading = realm.asks in (phases.ASK_TRADE, phases.ASK_PLACE, phases.ASK_TOP, phases.ASK_FRONT)
        many = realm.generals_of(seat) > 3 or realm.blacks_of(seat) > 1
        refuse(many and not trading, f"seat {seat} keeps at most 3 generals and 1 Black card (AF-53)")


def _check_structures(realm: AbandonedFortress) -> None:
    for cell in range(len(CELLS)):
        there = realm.board[cell]
        if there == NONE or (there < WALL and not realm.is_castle(there)):
            continue
        seat, castle = (there - WALL, False) if there >= WALL else (there // LEADERS, True)
        refuse(seat >= realm.seats or not realm.at_home(seat, cell), f"nothing may be built on {CELLS[cell]} (AF-58)")
        sites = (INNER,) if castle else (INNER, WALL_SPACE) if realm.options[FREE_WALLS] else (WALL_SPACE,)
        refuse(SPACE[cell] not in sites, f"nothing may be built on {CELLS[cell]} (AF-59)")
    for seat in range(realm.seats):
        refuse(realm.walls[seat] > 8, "there are eight walls a player (AF-59)")
        complete = realm.castles_of(seat) == 3 and realm.walls[seat] == 8
        refuse(
            complete != (seat in realm.queue), f"the Queue holds exactly the complete kingdoms, see seat {seat} (AF-11)"
        )
    off = realm.crown != NONE and (not realm.is_castle(realm.crown) or realm.cell[realm.crown] == NONE)
    refuse(off, "the crown lies on a castle that stands (AF-112)")


def _check_dragon(realm: AbandonedFortress) -> None:
    refuse((realm.dragon != NONE) != (realm.dragon_card != NONE), "a dragon on the map has its card turned up (AF-101)")
    gone = NONE not in realm.dragon_owner
    away = realm.dragon != NONE or realm.summoning or gone
    refuse(away == (realm.alert > 0), "the dragon is on Dragon Alert, or on the map, or out of the game (AF-R56)")
    refuse(gone and realm.summoning, "no Dragon card is left (AF-R58)")
    blocked = realm.rock != NONE and realm.dragon == TUNNEL_CELL[realm.rock]
    refuse(blocked, "the rock is not where the dragon is (AF-R54)")
    refuse(realm.landing and realm.dragon == NONE, "only a dragon on the map lands")
