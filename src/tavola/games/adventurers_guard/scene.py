"""What a seat sees of Adventurer's Guard: everything, for nothing is secret."""

from functools import lru_cache
from typing import Final

from tavola.games.adventurers_guard import agenda, scoring
from tavola.games.adventurers_guard import clauses as ag
from tavola.games.adventurers_guard.actions import MOVE
from tavola.games.adventurers_guard.asking import ASKING
from tavola.games.adventurers_guard.asking.moving import LOST
from tavola.games.adventurers_guard.asking.over import result
from tavola.games.adventurers_guard.board import borrowing, turns_of
from tavola.games.adventurers_guard.data import BASE_RANGE, COLOURS, DIE, PAWNS, SIDES, SIZE, TILES, TYPE_OF_PAWN, TYPES
from tavola.games.adventurers_guard.names import pawn_in, side_in
from tavola.games.adventurers_guard.options import TURN_LIMIT
from tavola.games.adventurers_guard.state import AdventurersGuard
from tavola.games.adventurers_guard.tables import GONE
from tavola.kernel.scene import Badge, Board, Die, Item, Piece, Scene, SeatView, Space, Zone
from tavola.kernel.state import FINE, OVER
from tavola.kernel.story import Voice

FACING: Final = ("N", "S")
BOARDS: Final = tuple(Board(size=(SIZE, SIZE), art="court", turn=turn) for turn in (0, 2))


def draw(t: AdventurersGuard, seat: int | None, voice: Voice) -> Scene:
    asking = ASKING[t.questions[t.asks].name]
    return Scene(
        game="adventurers-guard",
        seat=seat,
        actor=int(t.actor),
        board=BOARDS[seat or 0],
        spaces=_spaces(t),
        pieces=tuple([_piece(t, pawn, voice) for pawn in range(len(PAWNS)) if t.tile[pawn] != GONE]),
        zones=_zones(t, voice),
        seats=tuple([_seat(t, side, voice) for side in range(2)]),
        dice=(_die(int(t.face), voice),) if t.face else (),
        prompt=asking.prompt(t, seat, voice),
        choices=asking.choices(t, voice) if t.actor == seat else (),
        result=result(t, voice) if t.actor == OVER else "",
    )


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
    pawns = [
        pawn for pawn in range(len(PAWNS)) if TYPES[TYPE_OF_PAWN[pawn]] == DIE[t.face - 1] and t.tile[pawn] != GONE
    ]
    return tuple([DANGERS[tile] if _forbidden(t, pawns, tile) else space for tile, space in enumerate(SPACES)])


def _forbidden(t: AdventurersGuard, pawns: list[int], tile: int) -> bool:
    broken = [t.breaks(MOVE.code(pawn, tile)) for pawn in pawns]
    return ag.INTO_DANGER in broken and FINE not in broken


def _piece(t: AdventurersGuard, pawn: int, voice: Voice) -> Piece:
    shielded = TYPE_OF_PAWN[pawn] == 0 and t.standing[pawn // 6] > 1
    return _pawn(pawn, int(t.tile[pawn]), int(t.range[pawn]), int(t.heading[pawn]), shielded, voice)


@lru_cache(maxsize=1 << 12)
def _pawn(pawn: int, tile: int, reach: int, heading: int, shielded: bool, voice: Voice) -> Piece:
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


def _die(face: int, voice: Voice) -> Die:
    text = voice.say("die", face=face, **pawn_in(voice, TYPES.index(DIE[face - 1])))
    return Die(id="die", style="bone", face=face, text=text)


# beside the board


def _zones(t: AdventurersGuard, voice: Voice) -> tuple[Zone, ...]:
    """Captured pawns by side, then the die table and the turn count."""
    trays = [] if t.asks in (agenda.FIRST, agenda.CORNER) else [_tray(t, side, voice) for side in range(2)]
    return (*trays, _faces(int(t.face), voice), _turns(t, voice))


def _tray(t: AdventurersGuard, side: int, voice: Voice) -> Zone:
    return _captured(side, tuple(pawn for pawn in range(side * 6, side * 6 + 6) if t.tile[pawn] == GONE), voice)


@lru_cache(maxsize=1 << 10)
def _captured(side: int, pawns: tuple[int, ...], voice: Voice) -> Zone:
    items = [
        Item(
            id=LOST + PAWNS[pawn],
            icon=TYPES[TYPE_OF_PAWN[pawn]],
            title=pawn_in(voice, TYPE_OF_PAWN[pawn])["name"],
            seats=(side,),
        )
        for pawn in pawns
    ]
    title = voice.say("tray", side=side_in(voice, side))
    return Zone(id=f"tray{side}", kind="tray", owner=side, title=title, items=tuple(items))


@lru_cache(maxsize=1 << 6)
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
    over, had, limit = t.actor == OVER, int(turns_of(t, t.mover)), int(t.options[TURN_LIMIT])
    turn = had if over else had + 1
    line = voice.say("turn-of", turn=turn, limit=limit) if limit else voice.say("turn-number", turn=turn)
    truce = (voice.say("truce"),) if had == 0 and not over else ()
    item = Item(id="turn", title=line, lines=truce)
    return Zone(id="turns", kind="panel", title=voice.say("turns"), items=(item,), clauses=("AG-36", "AG-47"))


def _seat(t: AdventurersGuard, side: int, voice: Voice) -> SeatView:
    active = t.asks not in (agenda.FIRST, agenda.OVER) and t.mover == side
    return _standing(side, int(t.standing[side]), int(scoring.gains(t.tile, t.range, side)), active, voice)


@lru_cache(maxsize=1 << 10)
def _standing(side: int, standing: int, gained: int, active: bool, voice: Voice) -> SeatView:
    facts = [Item(id=f"standing{side}", title=voice.say("standing", n=standing), n=standing)]
    if gained:
        facts.append(Item(id=f"gained{side}", title=voice.say("gained", n=gained), n=gained))
    if standing > 1:
        facts.append(Item(id=f"shield{side}", icon="shield", title=voice.say("shielded")))
    return SeatView(seat=side, role=voice.say(f"role-{SIDES[side]}"), facts=tuple(facts), active=active)
