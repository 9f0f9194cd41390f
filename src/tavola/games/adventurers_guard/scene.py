"""What a seat sees of Adventurer's Guard: everything, for nothing is secret."""

from functools import lru_cache
from typing import Final

from tavola.games.adventurers_guard import phases
from tavola.games.adventurers_guard.clauses import INTO_DANGER
from tavola.games.adventurers_guard.clicks import LOST, choices, meant
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
from tavola.games.adventurers_guard.state import DRAW, AdventurersGuard
from tavola.games.adventurers_guard.tables import (
    BORROW,
    GONE,
    NO_CAPTURE,
    OPTIONAL,
    SUICIDE_GUARD,
    TURN_LIMIT,
    WARRIOR_CORNER,
)
from tavola.kernel.scene import Badge, Board, Die, Item, Piece, Prompt, Scene, SeatView, Space, Zone
from tavola.kernel.state import FINE, OVER
from tavola.kernel.story import Voice

FACING: Final = ("N", "S")
MOVEMENT_CLAUSE: Final = ("AG-29", "AG-27", "AG-28", "AG-30")

__all__ = ["draw", "meant"]


def draw(state: AdventurersGuard, seat: int | None, voice: Voice) -> Scene:
    return Scene(
        game="adventurers-guard",
        seat=seat,
        actor=state.actor,
        board=Board(size=(SIZE, SIZE), art="court", turn=2 if seat == 1 else 0),
        spaces=_spaces(_dangerous(state)),
        pieces=tuple(_piece(*_stance(state, pawn), voice) for pawn in range(len(PAWNS)) if state.tile[pawn] != GONE),
        zones=_zones(state, voice),
        seats=tuple(_seat(side, *_standing(state, side), voice) for side in range(2)),
        dice=_dice(int(state.face), voice),
        prompt=_prompt(state, voice),
        choices=choices(state, voice) if seat is not None and state.actor == seat else (),
        result=_result(state, voice),
    )


@lru_cache(maxsize=256)  # the board is drawn with every move and hardly ever changes
def _spaces(forbidden: frozenset[int]) -> tuple[Space, ...]:
    return tuple(_space(tile, tile in forbidden) for tile in range(len(TILES)))


def _dangerous(state: AdventurersGuard) -> frozenset[int]:
    """Tiles where no borrowed pawn may go because one would be in danger there. AG-19"""
    if state.phase != phases.MOVING or not state.borrowing():
        return frozenset()
    pawns = [pawn for pawn in range(len(PAWNS)) if TYPES[TYPE_OF_PAWN[pawn]] == DIE[state.face - 1]]
    codes = {
        tile: {state.move_breaks(pawn, tile) for pawn in pawns if state.tile[pawn] != GONE}
        for tile in range(len(TILES))
    }
    return frozenset(tile for tile, breaks in codes.items() if INTO_DANGER in breaks and FINE not in breaks)


def _space(tile: int, forbidden: bool) -> Space:
    row, column = divmod(tile, SIZE)
    shade = "light" if (row + column) % 2 else "dark"
    home = {0: "home0", SIZE - 1: "home1"}.get(row, "")
    at = (column + 0.5, SIZE - row - 0.5)
    where = "danger" if forbidden else home
    return Space(id=TILES[tile], shape="square", at=at, style=shade, state=where, label=TILES[tile])


def _stance(state: AdventurersGuard, pawn: int) -> tuple[int, int, int, int, bool]:
    """All that the drawing of a pawn depends on."""
    shielded = TYPE_OF_PAWN[pawn] == 0 and state.standing[pawn // 6] > 1
    return pawn, state.tile[pawn], state.range[pawn], state.heading[pawn], shielded


@lru_cache(maxsize=1 << 14)  # most pawns stand where they stood
def _piece(pawn: int, tile: int, reach: int, heading: int, shielded: bool, voice: Voice) -> Piece:
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


def _zones(state: AdventurersGuard, voice: Voice) -> tuple[Zone, ...]:
    """Captured pawns by side, then the die table and the turn count."""
    trays = (
        [] if state.phase <= phases.CHOOSING_CORNER else [_tray(side, _lost(state, side), voice) for side in range(2)]
    )
    return (*trays, _faces(int(state.face), voice), _turns(state, voice))


def _lost(state: AdventurersGuard, side: int) -> tuple[int, ...]:
    return tuple(pawn for pawn in range(side * 6, side * 6 + 6) if state.tile[pawn] == GONE)


@lru_cache(maxsize=512)
def _tray(side: int, lost: tuple[int, ...], voice: Voice) -> Zone:
    items = [
        Item(
            id=LOST + PAWNS[pawn],
            icon=TYPES[TYPE_OF_PAWN[pawn]],
            title=pawn_in(voice, TYPE_OF_PAWN[pawn])["name"],
            seats=(side,),
        )
        for pawn in lost
    ]
    title = voice.say("tray", side=side_in(voice, side))
    return Zone(id=f"tray{side}", kind="tray", owner=side, title=title, items=tuple(items))


@lru_cache(maxsize=32)
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


def _turns(state: AdventurersGuard, voice: Voice) -> Zone:
    had, limit = state.turns[state.mover], state.options[TURN_LIMIT]
    turn = had if state.actor == OVER else had + 1
    line = voice.say("turn-of", turn=turn, limit=limit) if limit else voice.say("turn-number", turn=turn)
    truce = (voice.say("truce"),) if had == 0 and state.actor != OVER else ()
    item = Item(id="turn", title=line, lines=truce)
    return Zone(id="turns", kind="panel", title=voice.say("turns"), items=(item,), clauses=("AG-36", "AG-47"))


def _standing(state: AdventurersGuard, side: int) -> tuple[int, int, bool]:
    """Pawns left, range gained in all, and whether it is this side's turn."""
    gained = sum(
        state.range[pawn] - BASE_RANGE[TYPE_OF_PAWN[pawn]]
        for pawn in range(side * 6, side * 6 + 6)
        if state.tile[pawn] != GONE
    )
    active = state.phase not in (phases.CHOOSING_FIRST, phases.ENDED) and state.mover == side
    return int(state.standing[side]), gained, active


@lru_cache(maxsize=1024)
def _seat(side: int, standing: int, gained: int, active: bool, voice: Voice) -> SeatView:
    facts = [Item(id=f"standing{side}", title=voice.say("standing", n=standing), n=standing)]
    if gained:
        facts.append(Item(id=f"gained{side}", title=voice.say("gained", n=gained), n=gained))
    if standing > 1:
        facts.append(Item(id=f"shield{side}", icon="shield", title=voice.say("shielded")))
    return SeatView(seat=side, role=voice.say(f"role-{SIDES[side]}"), facts=tuple(facts), active=active)


@lru_cache(maxsize=32)
def _dice(face: int, voice: Voice) -> tuple[Die, ...]:
    if not face:
        return ()
    text = voice.say("die", face=face, **pawn_in(voice, TYPES.index(DIE[face - 1])))
    return (Die(id="die", style="bone", face=face, text=text),)


def _prompt(state: AdventurersGuard, voice: Voice) -> Prompt:
    match state.phase:
        case phases.CHOOSING_FIRST:
            return Prompt(seat=None, text=voice.say("prompt-first"), clauses=("AG-10",))
        case phases.CHOOSING_CORNER:
            return Prompt(
                seat=state.mover,
                text=voice.say("prompt-corner"),
                hint=voice.say("hint-corner", corner="facing" if state.options[WARRIOR_CORNER] else "diagonal"),
                clauses=("AG-07", "AG-08"),
            )
        case phases.ROLLING:
            return Prompt(
                seat=None, text=voice.say("prompt-roll", side=side_in(voice, state.mover)), clauses=("AG-12",)
            )
        case phases.MOVING:
            return _move_prompt(state, voice)
        case _:
            clause = "AG-45" if 0 in state.standing else "AG-47"
            return Prompt(seat=None, text=_result(state, voice), clauses=(clause,))


def _move_prompt(state: AdventurersGuard, voice: Voice) -> Prompt:
    kind = DIE[state.face - 1]
    if state.borrowing():
        return _borrow_prompt(state, kind, voice)
    clauses: tuple[str, ...] = ("AG-13", MOVEMENT_CLAUSE[TYPES.index(kind)], "AG-24", "AG-26")
    if state.turns[state.mover] == 0:
        clauses += ("AG-36",)
    return Prompt(
        seat=state.mover,
        text=voice.say("prompt-move", type=kind),
        hint=voice.say("hint-move", type=kind),
        clauses=clauses,
    )


def _borrow_prompt(state: AdventurersGuard, kind: str, voice: Voice) -> Prompt:
    guarded = state.options[SUICIDE_GUARD] != NO_CAPTURE
    optional = "yes" if state.options[BORROW] == OPTIONAL else "no"
    return Prompt(
        seat=state.mover,
        text=voice.say("prompt-borrow", type=kind, optional=optional),
        hint=voice.say("hint-borrow", guarded="yes" if guarded else "no"),
        clauses=("AG-16", "AG-18", "AG-19", "AG-20") if guarded else ("AG-16", "AG-18", "AG-20", "AG-R26"),
    )


def _result(state: AdventurersGuard, voice: Voice) -> str:
    if state.actor != OVER:
        return ""
    if state.winner == DRAW:
        return voice.say("event-drawn")
    name = "event-won" if 0 in state.standing else "event-won-at-limit"
    return voice.say(name, side=side_in(voice, state.winner))
