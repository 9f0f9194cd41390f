"""Which pawn of the rolled type moves, and where to? Or does the mover hold, or decline to borrow?"""

from collections.abc import Mapping, Sequence
from typing import Final

from tavola.games.adventurers_guard import agenda, outline
from tavola.games.adventurers_guard import clauses as ag
from tavola.games.adventurers_guard.actions import ACTIONS, MOVE
from tavola.games.adventurers_guard.board import borrowing, pawn_on, turns_of
from tavola.games.adventurers_guard.data import DIE, PAWNS, TILES, TYPE_OF_PAWN, TYPES
from tavola.games.adventurers_guard.fields import Fields
from tavola.games.adventurers_guard.names import pawn_in
from tavola.games.adventurers_guard.options import BORROW, BORROW_CAPTURES_OWN, NO_CAPTURE, OPTIONAL, SUICIDE_GUARD
from tavola.games.adventurers_guard.questions.moving import capture_breaks, landing_breaks, steps_break
from tavola.games.adventurers_guard.tables import GONE
from tavola.games.adventurers_guard.ways import near, way
from tavola.kernel.actions import Action
from tavola.kernel.asking import Asking, Wording
from tavola.kernel.drawing import drawn
from tavola.kernel.rng import Rng
from tavola.kernel.scene import Choice, Preview, Prompt
from tavola.kernel.state import FINE
from tavola.kernel.story import Voice

LOST: Final = "lost-"  # before the name of a pawn in the tray
STEP_CLAUSES: Final = ("AG-29", "AG-27", "AG-28", "AG-30")  # by type


class Moving(Asking[Fields]):
    def __init__(self) -> None:
        super().__init__("move", ACTIONS, MOVES)

    def prompt(self, t: Fields, seat: int | None, voice: Voice) -> Prompt:
        mover, kind = int(t.mover), DIE[t.face - 1]
        if not borrowing(t):
            return _own_prompt(mover, kind, not turns_of(t, mover), voice)
        guarded, optional = t.options[SUICIDE_GUARD] != NO_CAPTURE, t.options[BORROW] == OPTIONAL
        takes = bool(t.options[BORROW_CAPTURES_OWN])
        return _borrow_prompt(mover, kind, guarded, optional, takes, voice)

    def choices(self, t: Fields, voice: Voice) -> tuple[Choice, ...]:
        """All moves at once, for the ways of a pawn are found together."""
        moves = tuple([_move(sign, tuple(passed), voice) for sign, passed in outline.moves(t)])
        return moves if t.passing == GONE else (*moves, self.choice(t, int(t.passing), voice))

    def default(self, t: Fields, rng: Rng) -> int:
        """A pass, else the first move that takes no pawn of the own side. AG-R52"""
        usual = super().default(t, rng)
        kept = [int(code) for code in t.legal() if not MOVE.takes(code) or not _takes_own(t, code)]
        return usual if usual in kept or not kept else kept[0]

    def reasons(self, t: Fields, code: int) -> Sequence[int]:
        """All clauses that a pawn's move breaks, in the order in which `breaks` looks."""
        pawn, to = int(MOVE.a(code)), int(MOVE.b(code))
        if not MOVE.takes(code) or t.tile[pawn] in (GONE, to):
            return ()
        found = [] if _rolled(t, pawn) else [ag.THE_ROLLED_TYPE]
        if pawn // 6 != t.mover and not borrowing(t):
            found.append(ag.BORROW_ONLY_A_LOST_TYPE)
        steps, capture = steps_break(t, pawn, to), capture_breaks(t, pawn, pawn_on(t, to))
        if steps == capture == FINE:
            return [*found, landing_breaks(t, pawn, to)]
        return [*found, steps, capture]


@drawn
def _own_prompt(mover: int, kind: str, first: bool, voice: Voice) -> Prompt:
    clauses: tuple[str, ...] = ("AG-13", STEP_CLAUSES[TYPES.index(kind)], "AG-24", "AG-26")
    return Prompt(
        seat=mover,
        text=voice.say("prompt-move", type=kind),
        hint=voice.say("hint-move", type=kind),
        clauses=(*clauses, "AG-36") if first else clauses,
    )


@drawn
def _borrow_prompt(mover: int, kind: str, guarded: bool, optional: bool, takes: bool, voice: Voice) -> Prompt:
    return Prompt(
        seat=mover,
        text=voice.say("prompt-borrow", type=kind, optional="yes" if optional else "no"),
        hint=voice.say("hint-borrow", guarded="yes" if guarded else "no", takes="yes" if takes else "no"),
        clauses=("AG-16", "AG-18", *(("AG-19",) if guarded else ()), "AG-20", *_settled(guarded, takes)),
    )


def _settled(guarded: bool, takes: bool) -> tuple[str, ...]:
    """The rulings that options bring into play."""
    return (*(() if guarded else ("AG-R26",)), *(("AG-R52",) if takes else ()))


class Pass(Wording[Fields]):
    """Hold an own pawn, or decline to borrow."""

    tone = "pass"

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        return ACTIONS.encode(self.kind) if tuple(ids) == (self.kind,) else None


class Move(Wording[Fields]):
    def choice(self, t: Fields, code: int, act: Action, voice: Voice) -> Choice:
        passed = way(t, int(MOVE.a(code)), int(MOVE.b(code)))
        return _move(int(outline.move(t, code)), tuple(passed), voice)

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        """A pawn, a tile, or a pawn with either."""
        match [name.removeprefix(LOST) for name in ids]:
            case [pawn] if pawn in PAWNS:
                return _any_move(t, PAWNS.index(pawn))
            case [tile] if tile in TILES:
                return _move_to(t, TILES.index(tile))
            case [pawn, target] if pawn in PAWNS and (tile := _tile_of(t, target)):
                return ACTIONS.encode("move", pawn=pawn, to=tile)
        return None


MOVES: Final[Mapping[str, Wording[Fields]]] = {"move": Move(), "hold": Pass("hold"), "decline": Pass("decline")}


@drawn
def _move(sign: int, passed: tuple[int, ...], voice: Voice) -> Choice:
    """The way back from the goal, who is captured, and the range after crossing, AG-33; few of them are ever new."""
    code, start, victim, borrowed, gained = outline.move_of(sign)
    pawn, to = int(MOVE.a(code)), int(MOVE.b(code))
    return Choice(
        act=code,
        ids=(PAWNS[pawn], TILES[to]),
        label=_label(TYPE_OF_PAWN[pawn], start, to, GONE if victim == GONE else TYPE_OF_PAWN[victim], borrowed, voice),
        tone="capture" if victim != GONE else "borrow" if borrowed else "",
        preview=_preview(passed, victim, gained, voice),
        confirm="press" if borrowed and victim != GONE else "",  # it takes a pawn of the mover's. AG-R52
    )


@drawn
def _preview(passed: tuple[int, ...], victim: int, gained: int, voice: Voice) -> Preview:
    lines = (voice.say("crossing", range=gained),) if gained else ()
    path = tuple([TILES[tile] for tile in reversed(passed)])
    return Preview(path=path, capture="" if victim == GONE else PAWNS[victim], lines=lines)


def _takes_own(t: Fields, code: int) -> bool:
    """Would a borrowed pawn take one of the mover's? AG-R52"""
    victim = pawn_on(t, MOVE.b(code))
    return victim != GONE and victim // 6 == t.mover


@drawn
def _label(kind: int, start: int, to: int, victim: int, borrowed: bool, voice: Voice) -> str:
    facts = {**pawn_in(voice, kind), "start": TILES[start], "to": TILES[to]}
    if victim != GONE:
        taken = voice.say("type", type=TYPES[victim])
        return voice.say("choose-capture-own" if borrowed else "choose-capture", victim=taken, **facts)
    return voice.say("choose-borrow" if borrowed else "choose-move", **facts)


def _rolled(t: Fields, pawn: int) -> bool:
    return TYPES[TYPE_OF_PAWN[pawn]] == DIE[t.face - 1]


def _any_move(t: Fields, pawn: int) -> int:
    """A move of this pawn, a legal one if there is any: why_not then says what keeps the pawn where it is."""
    if t.tile[pawn] == GONE:
        return int(MOVE.code(pawn, 0))
    moves = [int(MOVE.code(pawn, tile)) for tile in near(t, pawn)] or [int(MOVE.code(pawn, t.tile[pawn]))]
    return next((move for move in moves if t.permits(move)), moves[0])


def _move_to(t: Fields, tile: int) -> int:
    """A move to this tile of a pawn the roll concerns, legal if possible; on an own pawn, a move of that one."""
    standing = pawn_on(t, tile)
    moves = [int(MOVE.code(pawn, tile)) for pawn in range(len(PAWNS)) if _concerned(t, pawn)]
    legal = [move for move in moves if t.permits(move)]
    if not legal and standing != GONE and standing // 6 == t.mover:
        return _any_move(t, standing)
    return (legal or moves or [int(MOVE.code(t.mover * 6, tile))])[0]


def _concerned(t: Fields, pawn: int) -> bool:
    """Is this a standing pawn of the rolled type, of the side whose pawns may move? AG-13, AG-16"""
    if t.asks != agenda.MOVING or t.tile[pawn] == GONE:
        return False
    side = 1 - t.mover if borrowing(t) else t.mover
    return pawn // 6 == side and _rolled(t, pawn)


def _tile_of(t: Fields, target: str) -> str:
    """The tile of this name, or the one this pawn stands on."""
    if target in PAWNS and t.tile[PAWNS.index(target)] != GONE:
        return TILES[t.tile[PAWNS.index(target)]]
    return target if target in TILES else ""
