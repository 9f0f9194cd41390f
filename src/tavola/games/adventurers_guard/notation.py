"""Names of tiles, pawns and actions; positions in writing; sentences for the log."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.adventurers_guard import events as told
from tavola.games.adventurers_guard import position, scoring, state
from tavola.games.adventurers_guard.data import DIE, HANDS, LETTERS, PAWNS, SIDES, TILES, TYPE_OF_PAWN, TYPES
from tavola.games.adventurers_guard.state import DRAW, AdventurersGuard
from tavola.kernel.actions import ActionSpace, kind
from tavola.kernel.game import Outcome
from tavola.kernel.options import Option
from tavola.kernel.story import Raw, Told, Voice

OPTIONS: Final = (
    Option("first_player", ("random", "seat0", "seat1"), "random", "Who goes first: drawn by lot, or a named seat."),
    Option(
        "warrior_corner",
        ("diagonal", "facing"),
        "diagonal",
        "Which corner is opposite: across the board, or in the same column.",
    ),
    Option("may_hold", (False, True), False, "You may refuse to move your own pawn."),
    Option("range_cap", (0, 2), 0, "0: every crossing adds range; 2: at most two increases a pawn."),
    Option("borrow", ("optional", "forced"), "optional", "Whether you may decline to move an enemy pawn."),
    Option(
        "suicide_guard",
        ("no_danger", "no_capture"),
        "no_danger",
        "Whether a borrowed pawn may be sent into your reach.",
    ),
    Option("turn_limit", range(1001), 150, "Turns each before pawns are counted; 0: none."),
)

ACTIONS: Final = ActionSpace(
    kind("first", seat=(0, 1)),
    kind("corner", side=HANDS),
    kind("roll", face=range(1, 7)),
    kind("move", pawn=PAWNS, to=TILES),
    kind("hold"),
    kind("decline"),
)

REASONS: Final = {True: ("captured", "AG-45"), False: ("limit", "AG-47")}


def start(seats: int, options: vec[i64]) -> AdventurersGuard:
    return state.start(options)


def dump(position_now: AdventurersGuard) -> dict[str, Any]:
    return position.dump(position_now)


def load(seats: int, options: vec[i64], written: Mapping[str, Any]) -> AdventurersGuard:
    return position.load(options, written)


def outcome(ended: AdventurersGuard) -> Outcome:
    """AG-44, AG-R48: scores are pawns left; a draw shares the point. Resigning, AG-48, is the table's."""
    winners = (0, 1) if ended.winner == DRAW else (int(ended.winner),)
    reason, clause = REASONS[0 in ended.standing]
    return Outcome(winners, tuple(float(scoring.pawns_left(ended.tile, side)) for side in range(2)), reason, clause)


def note(pawn: int, start: int, to: int, victim: int, seat: int, face: int, gained: bool) -> str:
    """`4 R d2-e5`: x captures, ~ borrowed, + range gained."""
    dash = "x" if victim >= 0 else "-"
    borrowed = "~" if pawn // 6 != seat else ""
    return f"{face} {LETTERS[TYPE_OF_PAWN[pawn]]} {borrowed}{TILES[start]}{dash}{TILES[to]}{'+' if gained else ''}"


@cache
def side_in(voice: Voice, side: int) -> str:
    """South or North, in the reader's words."""
    return voice.say("side", side=SIDES[side])


@cache
def pawn_in(voice: Voice, kind: int) -> Mapping[str, str]:
    """A type of pawn as sentences need it: its code, its bare noun, and the noun as a sentence begins."""
    code = TYPES[kind]
    named = {"type": code, "pawn": voice.say("type", type=code), "name": voice.say("name", type=code)}
    return MappingProxyType(named)


def narrate(event: Raw, voice: Voice) -> Told:
    """An event as a sentence; lost turns and the count at the limit get theirs too, so that none passes in silence."""
    name, ids, args, short = _facts(event, voice)
    clause = f"AG-R{event.clause - 1000:02d}" if event.clause >= 1000 else f"AG-{event.clause:02d}"
    text = voice.say(f"event-{name}", **{"side": side_in(voice, event.seat)} | args)
    return Told(name, event.seat, clause, text, ids, short)


Facts = tuple[str, tuple[str, ...], dict[str, Any], str]
LOST: Final = {
    told.LOST_BLOCKED: "lost-blocked",
    told.LOST_BOTH_MISSING: "lost-both-missing",
    told.LOST_NO_BORROW: "lost-no-borrow",
}
ENDS: Final = {told.WON_BY_CAPTURE: "won", told.WON_AT_LIMIT: "won-at-limit"}


def _facts(event: Raw, voice: Voice) -> Facts:
    """The event's name, the ids it names, what its sentence needs, and its short note."""
    a, b, c, _ = event.args
    match event.kind:
        case told.FIRST_PLAYER:
            return "first", (), {}, ""
        case told.WARRIORS_PLACED:
            return "warriors", ("S-W", "N-W"), {"south": TILES[a], "north": TILES[b]}, ""
        case told.ROLLED:
            return "rolled", ("die",), {**pawn_in(voice, TYPES.index(DIE[a - 1])), "face": a}, str(a)
        case told.MOVED:
            return _move_facts(event, voice)
        case told.TURNED:
            grown = {"range": b, "grown": "yes" if c else "no"}
            return "turned", (PAWNS[a],), {**pawn_in(voice, TYPE_OF_PAWN[a]), **grown}, ""
        case told.SHIELD_BROKEN:
            return "shield-broken", (PAWNS[a * 6],), {"side": side_in(voice, a)}, ""
        case told.HELD:
            return "held", (), {}, f"{a} hold"
        case told.DECLINED:
            return "declined", (), {}, f"{a} decline"
    return _lost_or_ended(event, voice)


def _lost_or_ended(event: Raw, voice: Voice) -> Facts:
    a = event.args[0]
    if event.kind in LOST:
        return LOST[event.kind], (), {**pawn_in(voice, TYPES.index(DIE[a - 1]))}, f"{a} –"
    if event.kind in ENDS:
        return ENDS[event.kind], (), {"side": side_in(voice, a)}, "#"
    return "drawn", (), {}, "="


def _move_facts(event: Raw, voice: Voice) -> Facts:
    pawn, victim = event.args[0], event.args[3]
    (face, start), (gained, to) = (divmod(packed, told.MORE) for packed in event.args[1:3])
    args: dict[str, Any] = {**pawn_in(voice, TYPE_OF_PAWN[pawn]), "start": TILES[start], "to": TILES[to]}
    ids = (PAWNS[pawn], TILES[start], TILES[to])
    short = note(pawn, start, to, victim, event.seat, face, bool(gained))
    if victim < 0:
        return "borrowed" if pawn // 6 != event.seat else "moved", ids, args, short
    taken = voice.say("type", type=TYPES[TYPE_OF_PAWN[victim]])
    return "captured", (*ids, PAWNS[victim]), args | {"victim": taken}, short
