"""What is played for a seat whose time is up: little, lawful, and telling nobody anything."""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.dracomundis.moves.walk import distance, list_moves, way_to
from tavola.games.dracomundis.state import DracoMundis
from tavola.games.dracomundis.tables import (
    CAMPSITE,
    DESTROY,
    END_TURN,
    FACE,
    FLIP,
    KINDS,
    LOOK,
    MOVE,
    NOTHING,
    ORIENT,
    PICK,
    PLACE,
    PUSH,
    TIGER,
)
from tavola.games.dracomundis.tokens import facing_of, kind_of, known_to, owner_of, turned_to
from tavola.games.dracomundis.valley import ACTING, PICKING, PLACING
from tavola.kernel.rng import Rng


def default(state: DracoMundis, rng: Rng) -> int:
    """In setup by lot, since others could foretell a rule; in a turn one action that gives nothing away."""
    actions = [int(action) for action in state.legal()]
    if state.phase == PICKING:
        return _any_token(state, actions, rng)
    if state.phase == PLACING:
        apart = [action for action in actions if not _costs_points(state, action - PLACE)] or actions
        return apart[rng.below(len(apart))]
    if state.phase == ACTING:
        return _quiet_action(state, actions)
    return FACE + _facing(state)


def _any_token(state: DracoMundis, actions: list[int], rng: Rng) -> int:
    """Each token behind the screen is as likely as the others."""
    first = state.mover * KINDS
    tokens = [action for action in actions for _ in range(state.hand[first + action - PICK])]
    return tokens[rng.below(len(tokens))]


def _costs_points(state: DracoMundis, cell: int) -> bool:
    """Would Campsite and Tiger come to lie side by side? DM-06"""
    other = {CAMPSITE: state.tiger, TIGER: state.camp}.get(state.picked)
    at = NOTHING if other is None else other[state.mover]
    return bool(at != NOTHING and way_to(at, cell) != NOTHING and distance(at, cell) == 1)


def _quiet_action(state: DracoMundis, actions: list[int]) -> int:
    """End the turn; else look at something new, else turn a character to where it can go farthest, else flip."""
    looks = [act for act in actions if LOOK <= act < MOVE and not known_to(state.ground[act - LOOK], state.mover)]
    turns = [act for act in actions if ORIENT <= act < DESTROY]
    flips = [act for act in actions if FLIP <= act < PUSH]
    if END_TURN in actions:
        return END_TURN
    if looks:
        return looks[0]
    return max(turns, key=_freedom(state)) if turns else min(flips, key=_harm(state))


def _freedom(state: DracoMundis) -> Callable[[int], int]:
    """How many squares a character could go to once turned so, less those it can go to now."""

    def gained(action: int) -> int:
        cell, facing = divmod(action - ORIENT, 4)
        twin = state.clone()
        before = len(list_moves(twin, vec[i64](), cell))
        twin.figure[cell] = turned_to(twin.figure[cell], facing)
        return len(list_moves(twin, vec[i64](), cell)) - before

    return gained


def _harm(state: DracoMundis) -> Callable[[int], tuple[bool, bool]]:
    """A token next to the own characters may have to be fought; the own Campsite is better not found."""

    def harm(action: int) -> tuple[bool, bool]:
        tok = state.ground[action - FLIP]
        own = owner_of(tok) == state.mover
        return bool(state.beside(action - FLIP, state.mover) and not own), bool(own and kind_of(tok) == CAMPSITE)

    return harm


def _facing(state: DracoMundis) -> int:
    """An own character looks where the valley is widest, a rival's at the nearest edge."""
    room = [_squares_ahead(state, way) for way in range(4)]
    tok = state.figure[state.turning]
    if owner_of(tok) != state.mover:
        return room.index(min(room))
    return facing_of(tok) if room[facing_of(tok)] == max(room) else room.index(max(room))


def _squares_ahead(state: DracoMundis, way: int) -> int:
    count, at = 0, state.beyond(state.turning, way)
    while at != NOTHING:
        count, at = count + 1, state.beyond(at, way)
    return count
