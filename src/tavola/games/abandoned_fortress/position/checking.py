"""What a position set by hand may not be: the table."""

from tavola.games.abandoned_fortress import agenda, steps
from tavola.games.abandoned_fortress.data import CELLS
from tavola.games.abandoned_fortress.options import FREE_WALLS, HERO_CASTLE_BRANCH, UNIFORM
from tavola.games.abandoned_fortress.position.spelling import refuse
from tavola.games.abandoned_fortress.state import AbandonedFortress
from tavola.games.abandoned_fortress.tables import (
    ALL_LEADERS,
    CARD_BRANCH,
    CASTLES,
    FORCED,
    FORTRESS,
    GENERAL,
    INNER,
    LEADERS,
    MOST_GENERALS,
    MOST_WALLS,
    NONE,
    SPACE,
    SPEED,
    TUNNEL,
    TUNNEL_CELL,
    WALL,
    WALL_SPACE,
)


def check(t: AbandonedFortress) -> None:
    """Everything on the table that must fit together."""
    _check_seats(t)
    _check_heroes(t)
    _check_spaces(t)
    _check_units(t)
    _check_structures(t)
    _check_dragon(t)


def _check_seats(t: AbandonedFortress) -> None:
    homing = [seat for seat in range(4) if t.going_home >> seat & 1]
    owners = [seat for seat in (*t.dragon_owner, t.crown_taker) if seat != NONE]
    for seat in (t.first, t.active, *t.queue, *homing, *owners):
        refuse(seat >= t.seats, f"there is no seat {seat}: seats are 0 to {t.seats - 1}")
    refuse(len(set(t.queue)) < len(t.queue), "a seat stands in the Queue once (AF-11)")


def _check_heroes(t: AbandonedFortress) -> None:
    chosen = [hero for hero in t.hero if hero != NONE]
    refuse(len(set(chosen)) < len(chosen), "two seats have one hero (AF-17)")
    late = t.phase > steps.HEROES
    refuse(late and len(chosen) < t.seats, "every seat has a hero once they are chosen (AF-17)")
    for seat in range(4):
        leaders = range(seat * LEADERS, (seat + 1) * LEADERS)
        bare = t.hero[seat] == NONE and any(t.cell[leader] != NONE for leader in leaders)
        refuse(bare, f"seat {seat} has pieces but no hero (AF-17)")


def _check_spaces(t: AbandonedFortress) -> None:
    """One thing a space; only the moving piece may be on its way."""
    for leader in range(ALL_LEADERS):
        cell = t.cell[leader]
        if cell == NONE:
            continue
        resting = t.board[cell] == leader
        refuse(not resting and leader != t.mover, f"{CELLS[cell]} is taken twice, or nobody may stand there (AF-64)")
        refuse(t.dragon == cell and not t.landing and t.defender != leader, f"the dragon is on {CELLS[cell]}")
        general = leader % LEADERS >= GENERAL
        refuse(general and SPACE[cell] == FORTRESS, f"a general cannot be on {CELLS[cell]} (AF-06)")
    if t.mover != NONE:
        _check_mover(t)


def _check_mover(t: AbandonedFortress) -> None:
    cell, mover = t.cell[t.mover], t.mover
    refuse(cell == NONE or t.is_castle(mover), "the mover stands on the board and is no castle")
    refuse(mover // LEADERS != t.active, "only a piece of the active player moves")
    there = t.board[cell]
    fits = there == mover or SPACE[cell] == TUNNEL or (there >= WALL and there - WALL == t.active)
    own = there != NONE and there < WALL and t.is_castle(there) and there // LEADERS == t.active
    refuse(not fits and not own, f"the mover cannot be on {CELLS[cell]} (AF-64)")
    _check_moves_left(t)


def _check_moves_left(t: AbandonedFortress) -> None:
    """No more than the die shows, a Forced March grants, or the branch walks."""
    if t.phase == steps.HERO_MOVE:
        most, clause = t.white, "AF-49"
    elif t.phase == steps.EFFECT:
        most, clause = FORCED, "AF-71"
    else:
        most, clause = SPEED[t.branch(t.mover)], "AF-63"
    refuse(t.left > most, f"the mover has at most {most} moves, not {t.left} ({clause})")


def _check_units(t: AbandonedFortress) -> None:
    for leader in range(ALL_LEADERS):
        first, second = t.card[leader * 2], t.card[leader * 2 + 1]
        cards = [card for card in (first, second) if card != NONE]
        refuse(bool(cards) and not t.exists(leader), "military cards need a leader (AF-28)")
        if not cards or leader % LEADERS >= GENERAL:
            continue
        branches = {CARD_BRANCH[card] for card in cards}
        uniform = t.options[HERO_CASTLE_BRANCH] == UNIFORM
        fits = len(branches) == 1 if uniform else branches == {t.branch(leader)}
        refuse(not fits, "heroes and castles lead their own branch (AF-30, AF-31)")
    for seat in range(4):
        trading = t.asks in (agenda.TRADE, agenda.PLACE, agenda.TOP, agenda.FRONT)
        many = t.generals_of(seat) > MOST_GENERALS or t.blacks_of(seat) > 1
        refuse(many and not trading, f"seat {seat} keeps at most 3 generals and 1 Black card (AF-53)")


def _check_structures(t: AbandonedFortress) -> None:
    for cell in range(len(CELLS)):
        there = t.board[cell]
        if there == NONE or (there < WALL and not t.is_castle(there)):
            continue
        seat, castle = (there - WALL, False) if there >= WALL else (there // LEADERS, True)
        refuse(seat >= t.seats or not t.at_home(seat, cell), f"nothing may be built on {CELLS[cell]} (AF-58)")
        sites = (INNER,) if castle else (INNER, WALL_SPACE) if t.options[FREE_WALLS] else (WALL_SPACE,)
        refuse(SPACE[cell] not in sites, f"nothing may be built on {CELLS[cell]} (AF-59)")
    for seat in range(t.seats):
        refuse(t.walls[seat] > MOST_WALLS, "there are eight walls a player (AF-59)")
        complete = t.castles_of(seat) == CASTLES and t.walls[seat] == MOST_WALLS
        refuse(complete != (seat in t.queue), f"the Queue holds exactly the complete kingdoms, see seat {seat} (AF-11)")
    off = t.crown != NONE and (not t.is_castle(t.crown) or t.cell[t.crown] == NONE)
    refuse(off, "the crown lies on a castle that stands (AF-112)")


def _check_dragon(t: AbandonedFortress) -> None:
    refuse((t.dragon != NONE) != (t.dragon_card != NONE), "a dragon on the map has its card turned up (AF-101)")
    gone = NONE not in t.dragon_owner
    away = t.dragon != NONE or t.summoning or gone
    refuse(away == (t.alert > 0), "the dragon is on Dragon Alert, or on the map, or out of the game (AF-R56)")
    refuse(gone and t.summoning, "no Dragon card is left (AF-R58)")
    blocked = t.rock != NONE and t.dragon == TUNNEL_CELL[t.rock]
    refuse(blocked, "the rock is not where the dragon is (AF-R54)")
    refuse(t.landing and t.dragon == NONE, "only a dragon on the map lands")
