"""What a person may choose, and what a choice of ids means, legal or not."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from tavola.games.adventurers_guard import looks, phases
from tavola.games.adventurers_guard.data import CORNERS, DIE, HANDS, PAWNS, SIZE, TILES, TYPE_OF_PAWN, TYPES
from tavola.games.adventurers_guard.notation import ACTIONS, pawn_in
from tavola.games.adventurers_guard.state import AdventurersGuard
from tavola.games.adventurers_guard.tables import GONE, HOLD, MOVE
from tavola.games.adventurers_guard.ways import ways
from tavola.kernel.scene import Choice, Preview
from tavola.kernel.sketch import Key
from tavola.kernel.state import CHANCE, OVER
from tavola.kernel.story import Voice

LOST: Final = "lost-"  # before the name of a pawn in the tray
GOAL_ROW: Final = (SIZE - 1, 0)  # by heading


def meant(state: AdventurersGuard, seat: int, ids: Sequence[str]) -> int | None:
    """The action behind a corner, a pawn, a tile, a pawn with either, `hold` or `decline`."""
    if state.actor not in (seat, CHANCE, OVER):
        return None
    match [name.removeprefix(LOST) for name in ids]:
        case ["hold" | "decline" as word]:
            return ACTIONS.encode(word)
        case [tile] if state.phase == phases.CHOOSING_CORNER and tile in CORNERS[state.mover]:
            return ACTIONS.encode("corner", side=HANDS[CORNERS[state.mover].index(tile)])
        case [pawn] if pawn in PAWNS:
            return _any_move(state, pawn)
        case [tile] if tile in TILES:
            return _move_to(state, tile)
        case [pawn, target] if pawn in PAWNS and (tile := _tile_of(state, target)):
            return ACTIONS.encode("move", pawn=pawn, to=tile)
    return None


def _any_move(state: AdventurersGuard, pawn: str) -> int:
    """A move of this pawn, a legal one if there is any: why_not then says what keeps the pawn where it is."""
    moves = [ACTIONS.encode("move", pawn=pawn, to=tile) for tile in TILES]
    here = state.tile[PAWNS.index(pawn)]
    if here == GONE:
        return moves[0]
    near = [moves[TILES.index(tile)] for tile in ways(state, PAWNS.index(pawn))]
    return next((move for move in near if state.permits(move)), near[0] if near else moves[here])


def _move_to(state: AdventurersGuard, tile: str) -> int:
    """A move to this tile of a pawn the roll concerns, legal if possible; on an own pawn, a move of that one."""
    standing = state.pawn_on(TILES.index(tile))
    candidates = [name for pawn, name in enumerate(PAWNS) if _concerned(state, pawn)]
    moves = [ACTIONS.encode("move", pawn=pawn, to=tile) for pawn in candidates]
    legal = [move for move in moves if state.permits(move)]
    if not legal and standing != GONE and standing // 6 == state.mover:
        return _any_move(state, PAWNS[standing])
    return (legal or moves or [ACTIONS.encode("move", pawn=PAWNS[state.mover * 6], to=tile)])[0]


def _concerned(state: AdventurersGuard, pawn: int) -> bool:
    """Is this a standing pawn of the rolled type, of the side whose pawns may move? AG-13, AG-16"""
    if state.phase != phases.MOVING or state.tile[pawn] == GONE:
        return False
    side = 1 - state.mover if state.borrowing() else state.mover
    return pawn // 6 == side and TYPES[TYPE_OF_PAWN[pawn]] == DIE[state.face - 1]


def _tile_of(state: AdventurersGuard, target: str) -> str:
    """The tile of this name, or the one this pawn stands on."""
    if target in PAWNS and state.tile[PAWNS.index(target)] != GONE:
        return TILES[state.tile[PAWNS.index(target)]]
    return target if target in TILES else ""


def offered(state: AdventurersGuard) -> tuple[Key, ...]:
    """Every legal action in a key for `choice`: a move as `looks.offers` packs it, others with their mover."""
    if state.phase != phases.MOVING:
        return tuple([(action, state.mover) for action in state.legal()])
    offers: tuple[Key, ...] = tuple(looks.offers(state))
    if -1 in offers:
        offers = tuple([_far_move(state, action) for action in state.moves() if action < HOLD])
    return offers if state.passing == GONE else (*offers, (state.passing, state.mover))


def choice(key: Any, voice: Voice) -> Choice:
    """An action as the ids to choose, with its name and what it would do."""
    if type(key) is int:
        return _near_move(key, voice)
    words: Callable[..., Choice] = _other if len(key) == 2 else _move
    return words(*key, voice)


def _near_move(offer: int, voice: Voice) -> Choice:
    rest, to = divmod(offer, 1 << looks.TILE)
    rest, pawn = divmod(rest, 1 << looks.PAWN)
    rest, start = divmod(rest, 1 << looks.TILE)
    rest, mover = divmod(rest, 2)
    rest, victim = divmod(rest, 1 << looks.PAWN)
    way, gained = divmod(rest, 1 << looks.PAWN)
    return _move(pawn, start, to, _passed(way), victim - 1, mover, gained, voice)


def _passed(way: int) -> tuple[str, ...]:
    """The tiles of a packed way, first to last."""
    tiles: tuple[str, ...] = ()
    while way:
        way, tile = divmod(way, 1 << looks.TILE)
        tiles = (TILES[tile - 1], *tiles)
    return tiles


def _far_move(state: AdventurersGuard, action: int) -> tuple[Key, ...]:
    """A move whose way may be too long to be packed, as `_move` wants it."""
    pawn, to = divmod(action - MOVE, len(TILES))
    at_goal = to // SIZE == GOAL_ROW[state.heading[pawn]]
    gained = state.range[pawn] + int(state.may_grow(pawn)) if at_goal else 0  # AG-33
    path = ways(state, pawn)[TILES[to]]
    return pawn, state.tile[pawn], to, path, state.pawn_on(to), state.mover, gained


def _other(act: int, mover: int, voice: Voice) -> Choice:
    named = ACTIONS.decode(act)
    if named.kind != "corner":
        return Choice(act=act, ids=(named.kind,), label=voice.say(f"choose-{named.kind}"), tone="pass")
    hand = str(named.params["side"])
    tile = CORNERS[mover][HANDS.index(hand)]
    return Choice(act=act, ids=(tile,), label=voice.say("choose-corner", hand=hand, tile=tile))


def _move(
    pawn: int, start: int, to: int, path: tuple[str, ...], victim: int, mover: int, gained: int, voice: Voice
) -> Choice:
    kind, borrowed, lines = TYPE_OF_PAWN[pawn], pawn // 6 != mover, _crossing(gained, voice) if gained else ()
    act, ids = MOVE + pawn * len(TILES) + to, (PAWNS[pawn], TILES[to])
    if victim != GONE:
        label = _label(kind, start, to, TYPE_OF_PAWN[victim], borrowed, voice)
        preview = Preview(path=path, capture=PAWNS[victim], lines=lines)
        return Choice(act=act, ids=ids, label=label, tone="capture", preview=preview)
    label, preview = _label(kind, start, to, GONE, borrowed, voice), Preview(path=path, lines=lines)
    return Choice(act=act, ids=ids, label=label, tone="borrow" if borrowed else "", preview=preview)


@lru_cache(maxsize=1 << 15)
def _label(kind: int, start: int, to: int, taken: int, borrowed: bool, voice: Voice) -> str:
    facts = {**pawn_in(voice, kind), "start": TILES[start], "to": TILES[to]}
    if taken != GONE:
        return voice.say("choose-capture", victim=voice.say("type", type=TYPES[taken]), **facts)
    return voice.say("choose-borrow" if borrowed else "choose-move", **facts)


@lru_cache(maxsize=64)
def _crossing(gained: int, voice: Voice) -> tuple[str, ...]:
    return (voice.say("crossing", range=gained),)
