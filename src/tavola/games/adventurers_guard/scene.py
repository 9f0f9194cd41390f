"""What a seat sees of Adventurer's Guard: everything, for nothing is secret."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from tavola.games.adventurers_guard import looks
from tavola.games.adventurers_guard import sketching as keys
from tavola.games.adventurers_guard.clicks import LOST, deed, meant, name, offered, preview
from tavola.games.adventurers_guard.data import (
    BASE_RANGE,
    COLOURS,
    DIE,
    PAWNS,
    SIDES,
    SIZE,
    TILES,
    TYPE_OF_PAWN,
    TYPES,
)
from tavola.games.adventurers_guard.notation import pawn_in, side_in
from tavola.games.adventurers_guard.state import AdventurersGuard
from tavola.kernel.scene import Badge, Board, Die, Item, Piece, Prompt, Scene, SeatView, Space, Zone
from tavola.kernel.sketch import Keys, painted
from tavola.kernel.story import Voice

FACING: Final = ("N", "S")
MOVEMENT_CLAUSE: Final = ("AG-29", "AG-27", "AG-28", "AG-30")

__all__ = ["draw", "meant", "own", "paint", "shared"]

BOARDS: Final = tuple(Board(size=(SIZE, SIZE), art="court", turn=turn) for turn in (0, 2))
KEPT: Final = 1 << 12  # things painted before, for whoever draws whole scenes: most stand where they stood


def draw(state: AdventurersGuard, seat: int | None, voice: Voice) -> Scene:
    return painted((shared(state), own(state, seat)), _painted_before, voice)


def shared(state: AdventurersGuard) -> Keys:
    """What everyone sees, in keys for `paint`."""
    return keys.shared(state)


def own(state: AdventurersGuard, seat: int | None) -> Keys:
    """Who looks, from which side, and what there is to choose."""
    return seat, 0 if seat is None else seat, offered(state) if state.actor == seat else ()


def paint(part: str, key: Any, voice: Voice) -> object:
    """The part, or the item of a list, behind a key of `sketch`."""
    match part:
        case "spaces":
            return SPACES[key]
        case "pieces":
            return _piece(key, voice)
        case "zones":
            return ZONES[key[0]](*key[1:], voice)
        case "seats":
            side, standing, gained, active = key
            return _seat(side, standing, gained, active, voice)
        case "dice":
            return _die(key, voice)
        case "prompt":
            return PROMPTS[key[0]](*key[1:], voice)
        case "deed":
            return deed(key)
        case "name":
            return name(key, voice)
        case "preview":
            return preview(key, voice)
        case "board":
            return BOARDS[key]
        case "result":
            return _ending(key, voice)
    return key


_painted_before = lru_cache(maxsize=KEPT)(paint)


def _space(tile: int, forbidden: bool) -> Space:
    row, column = divmod(tile, SIZE)
    shade = "light" if (row + column) % 2 else "dark"
    home = {0: "home0", SIZE - 1: "home1"}.get(row, "")
    at = (column + 0.5, SIZE - row - 0.5)
    where = "danger" if forbidden else home
    return Space(id=TILES[tile], shape="square", at=at, style=shade, state=where, label=TILES[tile])


SPACES: Final = tuple(_space(tile, forbidden) for forbidden in (False, True) for tile in range(len(TILES)))


def _piece(stance: int, voice: Voice) -> Piece:
    """A pawn as `looks.stances` packs it."""
    rest, pawn = divmod(stance, 1 << looks.PAWN)
    rest, tile = divmod(rest, 1 << looks.TILE)
    reach, manner = divmod(rest, 4)
    heading, shielded = manner // 2, manner % 2 == 1
    kind, side = TYPE_OF_PAWN[pawn], pawn // 6
    badges = [Badge(at="se", text=str(reach), tone="up")] if reach > BASE_RANGE[kind] else []
    if shielded:
        badges.append(Badge(at="ne", icon="shield"))
    label = voice.say(
        "pawn-label",
        **pawn_in(voice, kind),
        side=side_in(voice, side),
        range=reach,
        heading=FACING[heading],
        shielded="yes" if shielded else "no",
    )
    return Piece(
        id=PAWNS[pawn],
        space=TILES[tile],
        icon=TYPES[kind],
        owner=side,
        facing=FACING[heading],
        badges=tuple(badges),
        style=COLOURS[kind],
        label=label,
    )


def _tray(side: int, lost: int, voice: Voice) -> Zone:
    items = [
        Item(
            id=LOST + PAWNS[pawn],
            icon=TYPES[TYPE_OF_PAWN[pawn]],
            title=pawn_in(voice, TYPE_OF_PAWN[pawn])["name"],
            seats=(side,),
        )
        for pawn in range(side * 6, side * 6 + 6)
        if lost >> pawn % 6 & 1
    ]
    title = voice.say("tray", side=side_in(voice, side))
    return Zone(id=f"tray{side}", kind="tray", owner=side, title=title, items=tuple(items))


def _faces(face: int, voice: Voice) -> Zone:
    """Which faces move which type, the rolled one lit. AG-12"""
    rolled = DIE[face - 1] if face else ""
    items = [
        Item(
            id=f"faces-{code}",
            icon=code,
            title=pawn_in(voice, TYPES.index(code))["name"],
            corners=tuple(str(face) for face, name in enumerate(DIE, 1) if name == code),
            tone="lit" if code == rolled else "",
        )
        for code in dict.fromkeys(DIE)
    ]
    return Zone(id="faces", kind="panel", title=voice.say("faces"), items=tuple(items), clauses=("AG-12",))


def _turns(turn: int, limit: int, first: bool, voice: Voice) -> Zone:
    line = voice.say("turn-of", turn=turn, limit=limit) if limit else voice.say("turn-number", turn=turn)
    truce = (voice.say("truce"),) if first else ()
    item = Item(id="turn", title=line, lines=truce)
    return Zone(id="turns", kind="panel", title=voice.say("turns"), items=(item,), clauses=("AG-36", "AG-47"))


ZONES: Final[dict[str, Callable[..., Zone]]] = {"tray": _tray, "faces": _faces, "turns": _turns}


def _seat(side: int, standing: int, gained: int, active: bool, voice: Voice) -> SeatView:
    facts = [Item(id=f"standing{side}", title=voice.say("standing", n=standing), n=standing)]
    if gained:
        facts.append(Item(id=f"gained{side}", title=voice.say("gained", n=gained), n=gained))
    if standing > 1:
        facts.append(Item(id=f"shield{side}", icon="shield", title=voice.say("shielded")))
    return SeatView(seat=side, role=voice.say(f"role-{SIDES[side]}"), facts=tuple(facts), active=active)


def _die(face: int, voice: Voice) -> Die:
    text = voice.say("die", face=face, **pawn_in(voice, TYPES.index(DIE[face - 1])))
    return Die(id="die", style="bone", face=face, text=text)


def _first_prompt(voice: Voice) -> Prompt:
    return Prompt(seat=None, text=voice.say("prompt-first"), clauses=("AG-10",))


def _corner_prompt(mover: int, corner: str, voice: Voice) -> Prompt:
    text, hint = voice.say("prompt-corner"), voice.say("hint-corner", corner=corner)
    return Prompt(seat=mover, text=text, hint=hint, clauses=("AG-07", "AG-08"))


def _roll_prompt(mover: int, voice: Voice) -> Prompt:
    return Prompt(seat=None, text=voice.say("prompt-roll", side=side_in(voice, mover)), clauses=("AG-12",))


def _own_prompt(mover: int, face: int, first: bool, voice: Voice) -> Prompt:
    kind = DIE[face - 1]
    clauses: tuple[str, ...] = ("AG-13", MOVEMENT_CLAUSE[TYPES.index(kind)], "AG-24", "AG-26")
    return Prompt(
        seat=mover,
        text=voice.say("prompt-move", type=kind),
        hint=voice.say("hint-move", type=kind),
        clauses=(*clauses, "AG-36") if first else clauses,
    )


def _borrow_prompt(mover: int, face: int, guarded: bool, optional: bool, voice: Voice) -> Prompt:
    kind = DIE[face - 1]
    return Prompt(
        seat=mover,
        text=voice.say("prompt-borrow", type=kind, optional="yes" if optional else "no"),
        hint=voice.say("hint-borrow", guarded="yes" if guarded else "no"),
        clauses=("AG-16", "AG-18", "AG-19", "AG-20") if guarded else ("AG-16", "AG-18", "AG-20", "AG-R26"),
    )


def _over_prompt(result: tuple[str, int], voice: Voice) -> Prompt:
    return Prompt(seat=None, text=_ending(result, voice), clauses=("AG-45" if result[0] == "won" else "AG-47",))


PROMPTS: Final[dict[str, Callable[..., Prompt]]] = {
    "first": _first_prompt,
    "corner": _corner_prompt,
    "roll": _roll_prompt,
    "own": _own_prompt,
    "borrow": _borrow_prompt,
    "over": _over_prompt,
}


def _ending(result: tuple[str, int] | None, voice: Voice) -> str:
    if result is None:
        return ""
    name, winner = result
    return voice.say("event-drawn") if name == "drawn" else voice.say(f"event-{name}", side=side_in(voice, winner))
