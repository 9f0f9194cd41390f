"""What a seat sees of Adventurer's Guard: everything, for nothing is secret."""

from typing import Final

from msgspec.structs import replace

from tavola.games.adventurers_guard import agenda, outline, scoring
from tavola.games.adventurers_guard.asking import ASKING
from tavola.games.adventurers_guard.asking.moving import LOST
from tavola.games.adventurers_guard.asking.over import result
from tavola.games.adventurers_guard.board import borrowing, turns_of
from tavola.games.adventurers_guard.data import BASE_RANGE, COLOURS, DIE, PAWNS, SIDES, SIZE, TILES, TYPE_OF_PAWN, TYPES
from tavola.games.adventurers_guard.names import pawn_in, side_in
from tavola.games.adventurers_guard.options import TURN_LIMIT
from tavola.games.adventurers_guard.reach import Mask, holds
from tavola.games.adventurers_guard.state import AdventurersGuard
from tavola.kernel.drawing import Drawing, drawn
from tavola.kernel.scene import Badge, Board, Die, Item, Piece, Scene, SeatView, Space, Zone
from tavola.kernel.state import OVER
from tavola.kernel.story import Voice

FACING: Final = ("N", "S")
BOARDS: Final = tuple(Board(size=(SIZE, SIZE), art="court", turn=turn) for turn in (0, 2))
PAWNS_OF: Final = (range(6), range(6, 12))


class Court(Drawing[AdventurersGuard]):
    """Nothing is secret: a seat has the board before it as it sits, and what it may choose."""

    def common(self, t: AdventurersGuard, voice: Voice) -> Scene:
        asking, over = ASKING[t.questions[t.asks].name], t.actor == OVER
        return Scene(
            game="adventurers-guard",
            seat=None,
            actor=int(t.actor),
            board=BOARDS[0],
            spaces=_spaces(t),
            pieces=tuple([_pawn(sign, voice) for sign in outline.standing_pawns(t)]),
            zones=_zones(t, voice),
            seats=(_seat(t, 0, voice), _seat(t, 1, voice)),
            dice=_dice(int(t.face), voice),
            prompt=asking.prompt(t, None, voice),
            result=result(t, voice) if over else "",
        )

    def own(self, t: AdventurersGuard, seat: int, common: Scene, voice: Voice) -> Scene:
        choices = ASKING[t.questions[t.asks].name].choices(t, voice) if t.actor == seat else ()
        return replace(common, seat=seat, board=BOARDS[seat], choices=choices)


# the board


def _space(tile: int, forbidden: bool) -> Space:
    row, column = divmod(tile, SIZE)
    shade = "light" if (row + column) % 2 else "dark"
    home = {0: "home0", SIZE - 1: "home1"}.get(row, "")
    at = (column + 0.5, SIZE - row - 0.5)
    where = "danger" if forbidden else home
    return Space(id=TILES[tile], shape="square", at=at, style=shade, state=where, label=TILES[tile])


SPACES: Final = tuple(_space(tile, False) for tile in range(len(TILES)))
DANGERS: Final = tuple(_space(tile, True) for tile in range(len(TILES)))


def _spaces(t: AdventurersGuard) -> tuple[Space, ...]:
    """Tiles are marked where no borrowed pawn may go because it would be in danger there. AG-19"""
    if t.asks != agenda.MOVING or not borrowing(t):
        return SPACES
    return _marked(outline.dangers(t))


@drawn
def _marked(dangers: Mask) -> tuple[Space, ...]:
    return tuple([DANGERS[tile] if holds(dangers, tile) else space for tile, space in enumerate(SPACES)])


@drawn
def _pawn(sign: int, voice: Voice) -> Piece:
    pawn, tile, reach, heading, shielded = outline.pawn_of(sign)
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
        owner=side,  # AG-R40: base and rim are the theme's
        facing=FACING[heading],
        badges=tuple(badges),
        style=COLOURS[kind],
        label=label,
    )


@drawn
def _dice(face: int, voice: Voice) -> tuple[Die, ...]:
    if not face:
        return ()
    text = voice.say("die", face=face, **pawn_in(voice, TYPES.index(DIE[face - 1])))
    return (Die(id="die", style="bone", face=face, text=text),)


# beside the board


def _zones(t: AdventurersGuard, voice: Voice) -> tuple[Zone, ...]:
    """Captured pawns by side, then the die table and the turn count."""
    sides = () if t.asks in (agenda.FIRST, agenda.CORNER) else (0, 1)
    trays = [_captured(side, int(outline.lost_pawns(t, side)), voice) for side in sides]
    return (*trays, _faces(int(t.face), voice), _turns(t, voice))


@drawn
def _captured(side: int, lost: int, voice: Voice) -> Zone:
    items = [
        Item(
            id=LOST + PAWNS[pawn],
            icon=TYPES[TYPE_OF_PAWN[pawn]],
            title=pawn_in(voice, TYPE_OF_PAWN[pawn])["name"],
            seats=(side,),
        )
        for nth, pawn in enumerate(PAWNS_OF[side])
        if lost >> nth & 1
    ]
    title = voice.say("tray", side=side_in(voice, side))
    return Zone(id=f"tray{side}", kind="tray", owner=side, title=title, items=tuple(items))


@drawn
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


def _turns(t: AdventurersGuard, voice: Voice) -> Zone:
    """The turn under way, or the last one; nobody captures in the first, AG-36."""
    over, had = t.actor == OVER, int(turns_of(t, t.mover))
    return _turn(had if over else had + 1, int(t.options[TURN_LIMIT]), had == 0 and not over, voice)


@drawn
def _turn(turn: int, limit: int, first: bool, voice: Voice) -> Zone:
    line = voice.say("turn-of", turn=turn, limit=limit) if limit else voice.say("turn-number", turn=turn)
    item = Item(id="turn", title=line, lines=(voice.say("truce"),) if first else ())
    return Zone(id="turns", kind="panel", title=voice.say("turns"), items=(item,), clauses=("AG-36", "AG-47"))


def _seat(t: AdventurersGuard, side: int, voice: Voice) -> SeatView:
    active = t.asks not in (agenda.FIRST, agenda.OVER) and t.mover == side
    return _standing(side, int(t.standing[side]), int(scoring.gains(t.tile, t.range, side)), active, voice)


@drawn
def _standing(side: int, standing: int, gained: int, active: bool, voice: Voice) -> SeatView:
    facts = [Item(id=f"standing{side}", title=voice.say("standing", n=standing), n=standing)]
    if gained:
        facts.append(Item(id=f"gained{side}", title=voice.say("gained", n=gained), n=gained))
    if standing > 1:
        facts.append(Item(id=f"shield{side}", icon="shield", title=voice.say("shielded")))
    return SeatView(seat=side, role=voice.say(f"role-{SIDES[side]}"), facts=tuple(facts), active=active)
