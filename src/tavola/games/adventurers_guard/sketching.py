"""The scene of a position in keys for `scene.paint`. Hot, because a server sketches every position for every seat."""

from typing import Final

from mypy_extensions import i64

from tavola.games.adventurers_guard import looks
from tavola.games.adventurers_guard.phases import CHOOSING_CORNER, CHOOSING_FIRST, ENDED, MOVING, ROLLING
from tavola.games.adventurers_guard.state import DRAW, AdventurersGuard
from tavola.games.adventurers_guard.tables import (
    BORROW,
    NO_CAPTURE,
    OPTIONAL,
    PAWNS,
    SUICIDE_GUARD,
    TILES,
    TURN_LIMIT,
    WARRIOR_CORNER,
)
from tavola.kernel.state import OVER

Keys = tuple[object, ...]
SIX: Final = 0b111111  # the pawns of one side
PLAIN: Final = tuple(range(81))


def shared(state: AdventurersGuard) -> Keys:
    """What everyone sees; the order is that of `sketch.SHARED`."""
    over = state.actor == OVER
    return (
        "adventurers-guard",
        state.actor,
        tiles(state),
        tuple(looks.stances(state)),
        zones(state, over),
        (standing(state, 0), standing(state, 1)),
        (state.face,) if state.face else (),
        prompt(state),
        (),
        (),
        None,
        None,
        result(state) if over else None,
    )


def moves(state: AdventurersGuard) -> list[Keys]:
    """Every legal move of a pawn, in the keys of its layers; the previews are wrong where `looks.goes_far`."""
    offers = looks.offers(state)
    return [(offers[nth], offers[nth + 1], offers[nth + 2]) for nth in range(0, len(offers), 3)]


def tiles(state: AdventurersGuard) -> Keys:
    """The board, with the tiles marked where a borrowed pawn would be in danger. AG-19"""
    dangers = looks.dangers(state)
    if len(dangers) == 0:
        return PLAIN
    marked = list(PLAIN)
    for tile in dangers:
        marked[tile] = tile + TILES
    return tuple(marked)


def zones(state: AdventurersGuard, over: bool) -> Keys:
    """Captured pawns by side, then the die table and the turn count."""
    had = state.turns[state.mover]
    faces = ("faces", state.face)
    turns = ("turns", had if over else had + 1, state.options[TURN_LIMIT], had == 0 and not over)
    if state.phase <= CHOOSING_CORNER:
        return (faces, turns)
    gone = looks.gone(state)
    return (("tray", 0, gone & SIX), ("tray", 1, gone >> PAWNS // 2), faces, turns)


def standing(state: AdventurersGuard, side: i64) -> Keys:
    """A side, its pawns that stand, range gained in all, and whether it is its turn."""
    active = state.phase != CHOOSING_FIRST and state.phase != ENDED and state.mover == side
    return (side, state.standing[side], looks.gained(state, side), active)


def prompt(state: AdventurersGuard) -> Keys:
    """The name of a prompt, and what it needs to know."""
    if state.phase == MOVING:
        return move_prompt(state)
    if state.phase == ROLLING:
        return ("roll", state.mover)
    if state.phase == CHOOSING_CORNER:
        return ("corner", state.mover, "facing" if state.options[WARRIOR_CORNER] else "diagonal")
    if state.phase == CHOOSING_FIRST:
        return ("first",)
    return ("over", result(state))


def move_prompt(state: AdventurersGuard) -> Keys:
    if state.borrowing():
        guarded, optional = state.options[SUICIDE_GUARD] != NO_CAPTURE, state.options[BORROW] == OPTIONAL
        return ("borrow", state.mover, state.face, guarded, optional)
    return ("own", state.mover, state.face, state.turns[state.mover] == 0)


def result(state: AdventurersGuard) -> Keys:
    """How it ended, and for whom."""
    if state.winner == DRAW:
        return ("drawn", state.mover)
    lost = state.standing[0] == 0 or state.standing[1] == 0
    return ("won" if lost else "won-at-limit", state.winner)
