"""What a seat sees of Adventurer's Guard: everything, for nothing is secret."""

from functools import cache, lru_cache
from typing import Final

from tavola.games.adventurers_guard import looks, phases
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
    NO_CAPTURE,
    OPTIONAL,
    SUICIDE_GUARD,
    TURN_LIMIT,
    WARRIOR_CORNER,
)
from tavola.kernel.scene import Badge, Board, Die, Item, Piece, Prompt, Scene, SeatView, Space, Zone
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice

SIX: Final = 0b111111  # the pawns of one side
FACING: Final = ("N", "S")
MOVEMENT_CLAUSE: Final = ("AG-29", "AG-27", "AG-28", "AG-30")

__all__ = ["draw", "meant"]


BOARDS: Final = tuple(Board(size=(SIZE, SIZE), art="court", turn=turn) for turn in (0, 2))
MOST_SHOWN: Final = 1024
SHOWN: Final[dict[tuple[object, ...], Scene]] = {}  # as a spectator sees it, which but for choices is what all see


def draw(state: AdventurersGuard, seat: int | None, voice: Voice) -> Scene:
    seen = _shown(state, voice)
    if seat is None:
        return seen
    return Scene(
        game=seen.game,
        seat=seat,
        actor=seen.actor,
        board=BOARDS[seat],
        spaces=seen.spaces,
        pieces=seen.pieces,
        zones=seen.zones,
        seats=seen.seats,
        dice=seen.dice,
        prompt=seen.prompt,
        choices=choices(state, voice) if seen.actor == seat else (),
        result=seen.result,
    )


def _shown(state: AdventurersGuard, voice: Voice) -> Scene:
    """The scene for a spectator, drawn once for all who ask about this position."""
    stances = tuple(looks.stances(state))
    key = (voice, state.phase, state.mover, state.face, state.winner, *state.turns, *state.options, stances)
    found = SHOWN.get(key)
    if found is None:
        if len(SHOWN) >= MOST_SHOWN:
            SHOWN.clear()
        found = SHOWN[key] = _drawn(state, stances, voice)
    return found


def _drawn(state: AdventurersGuard, stances: tuple[int, ...], voice: Voice) -> Scene:
    gone = looks.gone(state)
    return Scene(
        game="adventurers-guard",
        seat=None,
        actor=state.actor,
        board=BOARDS[0],
        spaces=_spaces(state),
        pieces=tuple(map(_pieces(voice).__getitem__, stances)),
        zones=_zones(state, gone, voice),
        seats=tuple([_seat(side, state.standing[side], *_standing(state, side), voice) for side in range(2)]),
        dice=_dice(state.face, voice),
        prompt=_prompt(state, voice),
        result=_result(state, voice),
    )


def _space(tile: int, forbidden: bool) -> Space:
    row, column = divmod(tile, SIZE)
    shade = "light" if (row + column) % 2 else "dark"
    home = {0: "home0", SIZE - 1: "home1"}.get(row, "")
    at = (column + 0.5, SIZE - row - 0.5)
    where = "danger" if forbidden else home
    return Space(id=TILES[tile], shape="square", at=at, style=shade, state=where, label=TILES[tile])


SPACES: Final = tuple(_space(tile, False) for tile in range(len(TILES)))
FORBIDDEN: Final = tuple(_space(tile, True) for tile in range(len(TILES)))


def _spaces(state: AdventurersGuard) -> tuple[Space, ...]:
    """The board, with the tiles marked where a borrowed pawn would be in danger. AG-19"""
    dangers = list(looks.dangers(state))
    if not dangers:
        return SPACES
    spaces = list(SPACES)
    for tile in dangers:
        spaces[tile] = FORBIDDEN[tile]
    return tuple(spaces)


class Pieces(dict[int, Piece]):
    """Every pawn as it can stand, by `looks.stances`, each drawn once in a language: most stand where they stood."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def __missing__(self, stance: int) -> Piece:
        rest, pawn = divmod(stance, 1 << looks.PAWN)
        rest, tile = divmod(rest, 1 << looks.TILE)
        reach, manner = divmod(rest, 4)
        piece = self[stance] = _piece(pawn, tile, reach, manner // 2, manner % 2 == 1, self.voice)
        return piece


@cache
def _pieces(voice: Voice) -> Pieces:
    return Pieces(voice)


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


def _zones(state: AdventurersGuard, gone: int, voice: Voice) -> tuple[Zone, ...]:
    """Captured pawns by side, then the die table and the turn count."""
    panels = (_faces(state.face, voice), _turns(state, voice))
    if state.phase <= phases.CHOOSING_CORNER:
        return panels
    return (_tray(0, gone & SIX, voice), _tray(1, gone >> 6, voice), *panels)


@lru_cache(maxsize=512)
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
    had, over = state.turns[state.mover], state.actor == OVER
    return _turn_panel(had if over else had + 1, state.options[TURN_LIMIT], had == 0 and not over, voice)


@lru_cache(maxsize=4096)
def _turn_panel(turn: int, limit: int, first: bool, voice: Voice) -> Zone:
    line = voice.say("turn-of", turn=turn, limit=limit) if limit else voice.say("turn-number", turn=turn)
    truce = (voice.say("truce"),) if first else ()
    item = Item(id="turn", title=line, lines=truce)
    return Zone(id="turns", kind="panel", title=voice.say("turns"), items=(item,), clauses=("AG-36", "AG-47"))


def _standing(state: AdventurersGuard, side: int) -> tuple[int, bool]:
    """Range gained in all, and whether it is this side's turn."""
    active = state.phase not in (phases.CHOOSING_FIRST, phases.ENDED) and state.mover == side
    return looks.gained(state, side), active


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
        guarded, optional = state.options[SUICIDE_GUARD] != NO_CAPTURE, state.options[BORROW] == OPTIONAL
        return _borrow_prompt(state.mover, kind, guarded, optional, voice)
    return _own_prompt(state.mover, kind, state.turns[state.mover] == 0, voice)


@lru_cache(maxsize=256)
def _own_prompt(mover: int, kind: str, first: bool, voice: Voice) -> Prompt:
    clauses: tuple[str, ...] = ("AG-13", MOVEMENT_CLAUSE[TYPES.index(kind)], "AG-24", "AG-26")
    return Prompt(
        seat=mover,
        text=voice.say("prompt-move", type=kind),
        hint=voice.say("hint-move", type=kind),
        clauses=(*clauses, "AG-36") if first else clauses,
    )


@lru_cache(maxsize=256)
def _borrow_prompt(mover: int, kind: str, guarded: bool, optional: bool, voice: Voice) -> Prompt:
    return Prompt(
        seat=mover,
        text=voice.say("prompt-borrow", type=kind, optional="yes" if optional else "no"),
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
