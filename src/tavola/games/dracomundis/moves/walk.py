"""Action 2: move a character, fly the Biplane, capture with the Cannibal. DM-14 to DM-21, DM-46 to DM-61."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis import events as told
from tavola.games.dracomundis.tables import (
    ARROW,
    BIPLANE,
    CAMPSITE,
    CANNIBAL,
    CELLS,
    COMBAT,
    DRAGON,
    HUNTER,
    JOURNALIST,
    MOUNTAIN,
    MOVE,
    NOTHING,
    SS307,
    TAKES_JOURNALIST,
    TIGER,
    TRAP,
    TRAP_HELPS,
    TRAP_MALUS,
)
from tavola.games.dracomundis.tokens import FACE_DOWN, facing_of, kind_of, owner_of
from tavola.games.dracomundis.valley import Valley, code
from tavola.kernel.events import EVERYONE
from tavola.kernel.state import FINE


def arrow(tok: i64, way: i64) -> i64:
    """How far the side that points there lets it go; 0: no arrow. DM-14, DM-15"""
    return ARROW[kind_of(tok) * 16 + facing_of(tok) * 4 + way]


def way_to(start: i64, to: i64) -> i64:
    """The direction of a straight line from one square to another, or NOTHING. DM-R17"""
    if start // 8 == to // 8:
        return 0 if to > start else 2 if to < start else NOTHING
    if start % 8 == to % 8:
        return 1 if to > start else 3
    return NOTHING


def distance(start: i64, to: i64) -> i64:
    """Squares along a straight line."""
    apart = to - start if to > start else start - to
    return apart if apart < 8 else apart // 8


def steps(one: i64, other: i64) -> i64:
    """Single steps between two squares on an empty board."""
    columns, rows = one // 8 - other // 8, one % 8 - other % 8
    return (columns if columns > 0 else -columns) + (rows if rows > 0 else -rows)


def move_breaks(valley: Valley, start: i64, to: i64) -> i64:
    """The character, the arrow, the way, the last square: the first clause in the way."""
    if not valley.is_free(start, valley.mover):
        return dm.ONLY_FREE_CHARACTERS
    if start == to:
        return dm.ARROWS_SAY_HOW_FAR
    way = way_to(start, to)
    if way == NOTHING:
        return dm.STRAIGHT_LINES
    tok = valley.figure[start]
    far = arrow(tok, way)
    if far == 0:
        return dm.NO_ARROW
    if distance(start, to) > far:
        return dm.ARROWS_SAY_HOW_FAR
    at = valley.beyond(start, way)
    while at != to:
        passing = pass_breaks(valley, tok, at)
        if passing != FINE:
            return passing
        at = valley.beyond(at, way)
    return stop_breaks(valley, tok, to)


def pass_breaks(valley: Valley, tok: i64, cell: i64) -> i64:
    """May it cross this square? The Biplane crosses all, DM-52, DM-R58; nobody is asked where he starts, DM-R19."""
    if kind_of(tok) == BIPLANE:
        return FINE
    ground = valley.ground[cell]
    if ground >= FACE_DOWN:
        return dm.A_HIDDEN_TOKEN_BLOCKS
    other = valley.figure[cell]
    if other != NOTHING:
        return dm.A_TRAP_BLOCKS if kind_of(other) == TRAP else dm.A_CHARACTER_BLOCKS
    return FINE if ground == NOTHING else dm.TERRAIN_STOPS  # DM-18, DM-19


def stop_breaks(valley: Valley, tok: i64, cell: i64) -> i64:
    """May it end its move on this square? DM-16 to DM-18, DM-53"""
    ground = valley.ground[cell]
    if ground >= FACE_DOWN:
        return dm.NO_PLACE_TO_LAND if kind_of(tok) == BIPLANE else dm.A_HIDDEN_TOKEN_BLOCKS
    other = valley.figure[cell]
    if other != NOTHING:
        return meet_breaks(valley, tok, cell, other)
    return FINE if ground == NOTHING else enter_breaks(tok, ground)


def enter_breaks(tok: i64, ground: i64) -> i64:
    """May it stand on this terrain, if nobody else does? Colour matters for camps only, DM-R67."""
    kind, land = kind_of(tok), kind_of(ground)
    if land == TIGER:
        return dm.NO_PLACE_TO_LAND if kind == BIPLANE else dm.TIGER_TERRITORY
    if land == MOUNTAIN:
        return dm.NO_SS307_ON_A_MOUNTAIN if kind == SS307 else FINE
    if land != CAMPSITE:
        return FINE
    if kind == BIPLANE:
        return dm.BIPLANE_IN_CAMP
    if kind != JOURNALIST and kind != HUNTER:
        return dm.CAMPS_ARE_CLOSED
    own = owner_of(tok) == owner_of(ground)
    return FINE if own == (kind == HUNTER) else dm.NOT_THEIR_CAMP


def meet_breaks(valley: Valley, tok: i64, cell: i64, other: i64) -> i64:
    """The square holds a character or a trap: only a Cannibal may go on. DM-16, DM-70"""
    kind = kind_of(tok)
    if kind_of(other) == TRAP:
        return dm.NO_LANDING_ON_TRAPS if kind == BIPLANE else dm.A_TRAP_BLOCKS  # DM-R76
    if kind == BIPLANE:
        return dm.NO_PLACE_TO_LAND
    if kind == CANNIBAL and owner_of(other) != owner_of(tok):
        return capture_breaks(valley, tok, cell, other)
    ground = valley.ground[cell]
    if ground != NOTHING and kind_of(ground) == CAMPSITE and enter_breaks(tok, ground) == FINE:
        return taken_camp(kind, kind_of(other))
    return dm.A_CHARACTER_BLOCKS


def taken_camp(kind: i64, inside: i64) -> i64:
    """A Hunter or a Journalist is in a camp that were open else. DM-58 to DM-60, DM-R79"""
    if inside == HUNTER:
        return dm.A_HUNTER_GUARDS_IT
    return dm.JOURNALIST_KEEPS_OUT if kind == JOURNALIST else dm.CAMP_IS_TAKEN


def capture_breaks(valley: Valley, tok: i64, cell: i64, victim: i64) -> i64:
    """DM-46, DM-47, DM-R42 to DM-R44, DM-R48: printed values, a trap counts if the table says so."""
    prey = kind_of(victim)
    if prey == CANNIBAL or valley.captive[owner_of(tok)] != NOTHING:
        return dm.ONE_PRISONER_NO_CANNIBAL
    if prey == JOURNALIST and not valley.options[TAKES_JOURNALIST]:
        return dm.JOURNALIST_NOT_TAKEN
    ground = valley.ground[cell]
    if ground != NOTHING and kind_of(ground) == CAMPSITE:
        return dm.SAFE_IN_CAMP
    value = COMBAT[prey]
    if prey == DRAGON and valley.options[TRAP_HELPS] and valley.trapped(cell):
        value -= TRAP_MALUS
    return FINE if COMBAT[CANNIBAL] >= value else dm.CAPTURE_THE_WEAKER


def list_moves(valley: Valley, out: vec[i64], start: i64) -> vec[i64]:
    """Append every move of the character here; must agree with `move_breaks`."""
    tok = valley.figure[start]
    for way in range(4):
        at = start
        for _ in range(arrow(tok, way)):
            at = valley.beyond(at, way)
            if at == NOTHING:
                break
            if stop_breaks(valley, tok, at) == FINE:
                out = append(out, MOVE + start * CELLS + at)
            if pass_breaks(valley, tok, at) != FINE:
                break
    return out


def can_move(valley: Valley, start: i64, tok: i64) -> bool:
    """Is there any square it may move to, facing as this token does? DM-R32"""
    for way in range(4):
        at = start
        for _ in range(arrow(tok, way)):
            at = valley.beyond(at, way)
            if at == NOTHING:
                break
            if stop_breaks(valley, tok, at) == FINE:
                return True
            if pass_breaks(valley, tok, at) != FINE:
                break
    return False


def move(valley: Valley, start: i64, to: i64) -> None:
    """Facing stays, DM-R18; a prisoner goes along, DM-48, DM-R75; capture ends the move, DM-R41."""
    tok = valley.figure[start]
    victim = valley.figure[to]
    valley.figure[start] = NOTHING
    valley.figure[to] = tok
    if victim == NOTHING:
        clause = move_clause(tok, valley.ground[to])
        valley.tell(told.MOVED, clause, valley.mover, EVERYONE, start, to, code(tok))
        return
    valley.captive[valley.mover] = victim  # DM-46, DM-51
    valley.tell(told.CAPTURED, dm.CAPTURE_THE_WEAKER, valley.mover, EVERYONE, start, to, code(tok), code(victim))


def move_clause(tok: i64, ground: i64) -> i64:
    """What a move to this ground is told under."""
    if kind_of(tok) == BIPLANE:
        return dm.BIPLANE_FLIES
    return dm.ARROWS_SAY_HOW_FAR if ground == NOTHING else dm.ENTER_A_TERRAIN
