"""What a person may choose, and what a choice of ids means, legal or not."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from tavola.games.adventurers_guard import looks, phases
from tavola.games.adventurers_guard.data import CORNERS, DIE, HANDS, PAWNS, SIZE, TILES, TYPE_OF_PAWN, TYPES
from tavola.games.adventurers_guard.notation import ACTIONS, pawn_in
from tavola.games.adventurers_guard.sketching import moves
from tavola.games.adventurers_guard.state import AdventurersGuard
from tavola.games.adventurers_guard.tables import GONE, MOVE
from tavola.games.adventurers_guard.ways import ways
from tavola.kernel.scene import Preview
from tavola.kernel.sketch import Deed, Key, Keys, Name
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


def offered(state: AdventurersGuard) -> Keys:
    """Every legal action in the keys of its layers."""
    if state.phase != phases.MOVING:
        return tuple([(key, key, None) for key in [(action, state.mover) for action in state.legal()]])
    choices: list[Any] = moves(state)
    if looks.goes_far(state):
        choices = [(act, name, _far(state, act)) for act, name, _ in choices]
    if state.passing != GONE:
        key = (state.passing, state.mover)
        choices.append((key, key, None))
    return tuple(choices)


def deed(key: Any) -> Deed:
    """An action and the ids to choose."""
    if type(key) is int:
        pawn, to = divmod(key - MOVE, len(TILES))
        return Deed(act=key, ids=(PAWNS[pawn], TILES[to]))
    act, mover = key
    kind = ACTIONS.decode(act).kind
    return Deed(act=act, ids=(_corner(act, mover)[1] if kind == "corner" else kind,))


def name(key: Any, voice: Voice) -> Name:
    """What an action is called."""
    if type(key) is not int:
        act, mover = key
        return _other(act, mover, voice)
    rest, to = divmod(key, 1 << looks.TILE)
    rest, start = divmod(rest, 1 << looks.TILE)
    rest, kind = divmod(rest, len(TYPES))
    taken, borrowed = divmod(rest, 2)
    label = _label(kind, start, to, taken - 1, borrowed == 1, voice)
    return Name(label=label, tone="capture" if taken else "borrow" if borrowed else "")


def preview(key: Any, voice: Voice) -> Preview | None:
    """What a move would do."""
    if key is None:
        return None
    if type(key) is not int:
        path, victim, gained = key
        return _preview(path, victim, gained, voice)
    rest, way = divmod(key, 1 << looks.WAY)
    victim, gained = divmod(rest, 1 << looks.PAWN)
    return _preview(_passed(way), victim - 1, gained, voice)


def _preview(path: tuple[str, ...], victim: int, gained: int, voice: Voice) -> Preview:
    lines = _crossing(gained, voice) if gained else ()
    return Preview(path=path, capture="" if victim == GONE else PAWNS[victim], lines=lines)


def _passed(way: int) -> tuple[str, ...]:
    """The tiles of a packed way, first to last."""
    tiles: tuple[str, ...] = ()
    while way:
        way, tile = divmod(way, 1 << looks.TILE)
        tiles = (TILES[tile - 1], *tiles)
    return tiles


def _far(state: AdventurersGuard, action: int) -> Key:
    """The preview of a move whose way may be too long to be packed, as `_preview` wants it."""
    pawn, to = divmod(action - MOVE, len(TILES))
    at_goal = to // SIZE == GOAL_ROW[state.heading[pawn]]
    gained = state.range[pawn] + int(state.may_grow(pawn)) if at_goal else 0  # AG-33
    return ways(state, pawn)[TILES[to]], state.pawn_on(to), gained


def _corner(act: int, mover: int) -> tuple[str, str]:
    """The hand a corner is named by, and its tile."""
    hand = str(ACTIONS.decode(act).params["side"])
    return hand, CORNERS[mover][HANDS.index(hand)]


def _other(act: int, mover: int, voice: Voice) -> Name:
    kind = ACTIONS.decode(act).kind
    if kind != "corner":
        return Name(label=voice.say(f"choose-{kind}"), tone="pass")
    hand, tile = _corner(act, mover)
    return Name(label=voice.say("choose-corner", hand=hand, tile=tile))


def _label(kind: int, start: int, to: int, taken: int, borrowed: bool, voice: Voice) -> str:
    facts = {**pawn_in(voice, kind), "start": TILES[start], "to": TILES[to]}
    if taken != GONE:
        return voice.say("choose-capture", victim=voice.say("type", type=TYPES[taken]), **facts)
    return voice.say("choose-borrow" if borrowed else "choose-move", **facts)


@lru_cache(maxsize=64)
def _crossing(gained: int, voice: Voice) -> tuple[str, ...]:
    return (voice.say("crossing", range=gained),)
