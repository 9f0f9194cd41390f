"""What a seat sees of Adventurer's Guard: everything, for nothing is secret."""

from collections.abc import Sequence
from typing import Final

from tavola.games.adventurers_guard import state as phases
from tavola.games.adventurers_guard.data import (
    BASE_RANGE,
    COLOURS,
    CORNERS,
    DIE,
    HANDS,
    PAWNS,
    SIDES,
    SIZE,
    TILES,
    TYPE_OF_PAWN,
    TYPES,
)
from tavola.games.adventurers_guard.notation import ACTIONS
from tavola.games.adventurers_guard.state import AdventurersGuard
from tavola.games.adventurers_guard.tables import GONE, TURN_LIMIT
from tavola.kernel.scene import Badge, Board, Choice, Die, Item, Piece, Preview, Prompt, Scene, SeatView, Space, Zone
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice

FACING: Final = ("N", "S")
MOVEMENT_CLAUSE: Final = ("AG-29", "AG-27", "AG-28", "AG-30")


def draw(state: AdventurersGuard, seat: int | None, voice: Voice) -> Scene:
    return Scene(
        game="adventurers-guard",
        seat=seat,
        actor=state.actor,
        board=Board(size=(SIZE, SIZE), art="court", turn=2 if seat == 1 else 0),
        spaces=tuple(_space(tile, voice) for tile in range(len(TILES))),
        pieces=tuple(_piece(state, pawn, voice) for pawn in range(len(PAWNS)) if state.tile[pawn] != GONE),
        zones=_zones(state, voice),
        seats=tuple(_seat(state, side, voice) for side in range(2)),
        dice=_dice(state, voice),
        prompt=_prompt(state, voice),
        choices=_choices(state, voice) if seat is not None and state.actor == seat else (),
        result=_result(state, voice),
    )


def meant(state: AdventurersGuard, seat: int, ids: Sequence[str]) -> int | None:
    """A corner, a pawn with a tile or a pawn on it, `hold` or `decline`."""
    match tuple(ids):
        case ["hold" | "decline" as word]:
            return ACTIONS.encode(word)
        case [tile] if state.phase == phases.CHOOSING_CORNER and tile in CORNERS[state.mover]:
            return ACTIONS.encode("corner", side=HANDS[CORNERS[state.mover].index(tile)])
        case [pawn, target] if pawn in PAWNS and (tile := _tile_of(state, target)):
            return ACTIONS.encode("move", pawn=pawn, to=tile)
    return None


def _tile_of(state: AdventurersGuard, target: str) -> str:
    """The tile of this name, or the one this pawn stands on."""
    if target in PAWNS and state.tile[PAWNS.index(target)] != GONE:
        return TILES[state.tile[PAWNS.index(target)]]
    return target if target in TILES else ""


def _space(tile: int, voice: Voice) -> Space:
    row, column = divmod(tile, SIZE)
    shade = "light" if (row + column) % 2 else "dark"
    home = {0: "home0", SIZE - 1: "home1"}.get(row, "")
    return Space(
        id=TILES[tile], shape="square", at=(column + 0.5, SIZE - row - 0.5), style=shade, state=home, label=TILES[tile]
    )


def _piece(state: AdventurersGuard, pawn: int, voice: Voice) -> Piece:
    kind, side = TYPE_OF_PAWN[pawn], pawn // 6
    gained = state.range[pawn] > BASE_RANGE[kind]
    shielded = kind == 0 and state.standing[side] > 1
    badges = [Badge(at="se", text=str(state.range[pawn]), tone="up")] if gained else []
    if shielded:
        badges.append(Badge(at="ne", icon="shield"))
    label = voice.say(
        "pawn-label",
        side=SIDES[side],
        type=TYPES[kind],
        range=state.range[pawn],
        heading=FACING[state.heading[pawn]],
        shielded="yes" if shielded else "no",
    )
    return Piece(
        id=PAWNS[pawn],
        space=TILES[state.tile[pawn]],
        icon=TYPES[kind],
        owner=side,
        facing=FACING[state.heading[pawn]],
        badges=tuple(badges),
        style=COLOURS[kind],
        label=label,
    )


def _zones(state: AdventurersGuard, voice: Voice) -> tuple[Zone, ...]:
    """Captured pawns by side, then the die table and the turn count."""
    if state.phase <= phases.CHOOSING_CORNER:
        return (_turns(state, voice),)
    trays = [_tray(state, side, voice) for side in range(2)]
    return (*trays, _turns(state, voice))


def _tray(state: AdventurersGuard, side: int, voice: Voice) -> Zone:
    lost = [pawn for pawn in range(side * 6, side * 6 + 6) if state.tile[pawn] == GONE]
    items = [
        Item(
            id=f"lost-{PAWNS[pawn]}",
            icon=TYPES[TYPE_OF_PAWN[pawn]],
            title=voice.say("type", type=TYPES[TYPE_OF_PAWN[pawn]]),
        )
        for pawn in lost
    ]
    return Zone(
        id=f"tray{side}", kind="tray", owner=side, title=voice.say("tray", side=SIDES[side]), items=tuple(items)
    )


def _turns(state: AdventurersGuard, voice: Voice) -> Zone:
    had, limit = state.turns[state.mover], state.options[TURN_LIMIT]
    line = voice.say("turn-of", turn=had + 1, limit=limit) if limit else voice.say("turn-number", turn=had + 1)
    truce = (voice.say("truce"),) if had == 0 and state.actor != OVER else ()
    item = Item(id="turn", title=line, lines=truce)
    return Zone(id="turns", kind="panel", title=voice.say("turns"), items=(item,), clauses=("AG-36", "AG-47"))


def _seat(state: AdventurersGuard, side: int, voice: Voice) -> SeatView:
    gained = sum(
        state.range[pawn] - BASE_RANGE[TYPE_OF_PAWN[pawn]]
        for pawn in range(side * 6, side * 6 + 6)
        if state.tile[pawn] != GONE
    )
    facts = [Item(id=f"standing{side}", title=voice.say("standing", n=state.standing[side]), n=state.standing[side])]
    if gained:
        facts.append(Item(id=f"gained{side}", title=voice.say("gained", n=gained), n=gained))
    if state.standing[side] > 1:
        facts.append(Item(id=f"shield{side}", icon="shield", title=voice.say("shielded")))
    active = state.phase not in (phases.CHOOSING_FIRST, phases.ENDED) and state.mover == side
    return SeatView(seat=side, role=voice.say(f"role-{SIDES[side]}"), facts=tuple(facts), active=active)


def _dice(state: AdventurersGuard, voice: Voice) -> tuple[Die, ...]:
    if not state.face:
        return ()
    text = voice.say("die", face=state.face, type=DIE[state.face - 1])
    return (Die(id="die", style="bone", face=state.face, text=text),)


def _prompt(state: AdventurersGuard, voice: Voice) -> Prompt:
    match state.phase:
        case phases.CHOOSING_FIRST:
            return Prompt(seat=None, text=voice.say("prompt-first"), clauses=("AG-10",))
        case phases.CHOOSING_CORNER:
            return Prompt(
                seat=state.mover,
                text=voice.say("prompt-corner"),
                hint=voice.say("hint-corner"),
                clauses=("AG-07", "AG-08"),
            )
        case phases.ROLLING:
            return Prompt(seat=None, text=voice.say("prompt-roll", side=SIDES[state.mover]), clauses=("AG-12",))
        case phases.MOVING:
            return _move_prompt(state, voice)
        case _:
            return Prompt(seat=None, text=_result(state, voice), clauses=("AG-45", "AG-47"))


def _move_prompt(state: AdventurersGuard, voice: Voice) -> Prompt:
    kind = DIE[state.face - 1]
    if state.borrowing():
        text, hint = voice.say("prompt-borrow", type=kind), voice.say("hint-borrow")
        return Prompt(seat=state.mover, text=text, hint=hint, clauses=("AG-16", "AG-18", "AG-19", "AG-20"))
    clauses: tuple[str, ...] = ("AG-13", MOVEMENT_CLAUSE[TYPES.index(kind)], "AG-24", "AG-26")
    if state.turns[state.mover] == 0:
        clauses += ("AG-36",)
    return Prompt(
        seat=state.mover,
        text=voice.say("prompt-move", type=kind),
        hint=voice.say("hint-move", type=kind),
        clauses=clauses,
    )


def _choices(state: AdventurersGuard, voice: Voice) -> tuple[Choice, ...]:
    return tuple(_choice(state, action, voice) for action in state.legal())


def _choice(state: AdventurersGuard, act: int, voice: Voice) -> Choice:
    named = ACTIONS.decode(act)
    if named.kind == "corner":
        side = str(named.params["side"])
        tile = CORNERS[state.mover][HANDS.index(side)]
        return Choice(act=act, ids=(tile,), label=voice.say("choose-corner", hand=side, tile=tile))
    if named.kind != "move":
        return Choice(act=act, ids=(named.kind,), label=voice.say(f"choose-{named.kind}"), tone="pass")
    return _move_choice(state, act, str(named.params["pawn"]), str(named.params["to"]), voice)


def _move_choice(state: AdventurersGuard, act: int, name: str, to: str, voice: Voice) -> Choice:
    pawn, victim = PAWNS.index(name), state.pawn_on(TILES.index(to))
    facts = {"type": TYPES[TYPE_OF_PAWN[pawn]], "start": TILES[state.tile[pawn]], "to": to}
    if victim == GONE:
        borrowed = pawn // 6 != state.mover
        label = voice.say("choose-borrow" if borrowed else "choose-move", **facts)
        return Choice(act=act, ids=(name, to), label=label, tone="borrow" if borrowed else "")
    label = voice.say("choose-capture", victim=TYPES[TYPE_OF_PAWN[victim]], **facts)
    return Choice(act=act, ids=(name, to), label=label, tone="capture", preview=Preview(capture=PAWNS[victim]))


def _result(state: AdventurersGuard, voice: Voice) -> str:
    if state.actor != OVER:
        return ""
    if state.winner == phases.DRAW:
        return voice.say("event-drawn", side="south")
    name = "event-won" if 0 in state.standing else "event-won-at-limit"
    return voice.say(name, side=SIDES[state.mover], winner=SIDES[state.winner])
