"""Who may cross a square, and who may end a move on it."""

from mypy_extensions import i64

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import BIPLANE_CROSSES_TRAPS, TAKES_JOURNALIST, TRAP_HELPS
from tavola.games.dracomundis.tables import (
    BIPLANE,
    CAMPSITE,
    CANNIBAL,
    COMBAT,
    DRAGON,
    HUNTER,
    JOURNALIST,
    MOUNTAIN,
    NOTHING,
    SS307,
    TIGER,
    TRAP,
    TRAP_MALUS,
)
from tavola.games.dracomundis.tokens import FACE_DOWN, kind_of, owner_of
from tavola.games.dracomundis.valley import trapped
from tavola.kernel.state import FINE


def pass_breaks(t: Fields, tok: i64, cell: i64) -> i64:
    """May it cross this square? Nobody is asked where he starts, DM-R19."""
    if kind_of(tok) == BIPLANE:
        return fly_breaks(t, cell)
    ground = t.ground[cell]
    if ground >= FACE_DOWN:
        return dm.A_HIDDEN_TOKEN_BLOCKS
    other = t.figure[cell]
    if other != NOTHING:
        return dm.A_TRAP_BLOCKS if kind_of(other) == TRAP else dm.A_CHARACTER_BLOCKS
    return FINE if ground == NOTHING else dm.TERRAIN_STOPS  # DM-18, DM-19


def fly_breaks(t: Fields, cell: i64) -> i64:
    """The Biplane crosses all but a trap face up, and that too if the table says so. DM-52, DM-70, DM-R58"""
    other = t.figure[cell]
    if other == NOTHING or kind_of(other) != TRAP or t.options[BIPLANE_CROSSES_TRAPS]:
        return FINE
    return dm.TRAPS_STOP_THE_BIPLANE


def stop_breaks(t: Fields, tok: i64, cell: i64) -> i64:
    """May it end its move on this square? DM-16 to DM-18, DM-53"""
    ground = t.ground[cell]
    if ground >= FACE_DOWN:
        return dm.NO_PLACE_TO_LAND if kind_of(tok) == BIPLANE else dm.A_HIDDEN_TOKEN_BLOCKS
    other = t.figure[cell]
    if other != NOTHING:
        return meet_breaks(t, tok, cell, other)
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


def meet_breaks(t: Fields, tok: i64, cell: i64, other: i64) -> i64:
    """The square holds a character or a trap: only a Cannibal may go on. DM-16, DM-20, DM-70"""
    kind = kind_of(tok)
    if kind_of(other) == TRAP:
        return dm.TRAPS_STOP_THE_BIPLANE if kind == BIPLANE else dm.A_TRAP_BLOCKS  # DM-R76
    if kind == BIPLANE:
        return dm.NO_PLACE_TO_LAND
    if kind == CANNIBAL and owner_of(other) != owner_of(tok):
        return capture_breaks(t, tok, cell, other)
    ground = t.ground[cell]
    if ground != NOTHING and kind_of(ground) == CAMPSITE and enter_breaks(tok, ground) == FINE:
        return taken_camp(kind, kind_of(other))
    return dm.A_CHARACTER_BLOCKS


def taken_camp(kind: i64, inside: i64) -> i64:
    """A Hunter or a Journalist is in a camp that were open else. DM-58 to DM-60, DM-R79"""
    if inside == HUNTER:
        return dm.A_HUNTER_GUARDS_IT
    return dm.JOURNALIST_KEEPS_OUT if kind == JOURNALIST else dm.CAMP_IS_TAKEN


def capture_breaks(t: Fields, tok: i64, cell: i64, victim: i64) -> i64:
    """DM-46, DM-47, DM-R42 to DM-R44, DM-R48: printed values of both, DM-R81; a trap counts if the table says so."""
    prey = kind_of(victim)
    if prey == CANNIBAL or t.captive[owner_of(tok)] != NOTHING:
        return dm.ONE_PRISONER_NO_CANNIBAL
    if prey == JOURNALIST and not t.options[TAKES_JOURNALIST]:
        return dm.JOURNALIST_NOT_TAKEN
    ground = t.ground[cell]
    if ground != NOTHING and kind_of(ground) == CAMPSITE:
        return dm.SAFE_IN_CAMP
    value = COMBAT[prey]
    if prey == DRAGON and t.options[TRAP_HELPS] and trapped(t, cell):
        value -= TRAP_MALUS
    return FINE if COMBAT[CANNIBAL] >= value else dm.CAPTURE_THE_WEAKER
