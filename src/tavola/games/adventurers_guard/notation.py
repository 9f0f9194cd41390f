"""Names of tiles, pawns and actions; positions in writing; sentences for the log."""

from collections.abc import Mapping
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
    """AG-R48: scores are pawns left; a draw shares the point."""
    winners = (0, 1) if ended.winner == DRAW else (int(ended.winner),)
    reason, clause = REASONS[0 in ended.standing]
    return Outcome(winners, tuple(float(scoring.pawns_left(ended.tile, side)) for side in range(2)), reason, clause)


def note(pawn: int, start: int, to: int, victim: int, seat: int, gained: bool = False) -> str:
    """`R d2-e5`: x captures, ~ borrowed, + range gained."""
    dash = "x" if victim >= 0 else "-"
    borrowed = "~" if pawn // 6 != seat else ""
    return f"{LETTERS[TYPE_OF_PAWN[pawn]]} {borrowed}{TILES[start]}{dash}{TILES[to]}{'+' if gained else ''}"


def narrate(event: Raw, voice: Voice) -> Told:
    """An event as a sentence; AG-R46 and AG-47 get theirs too, so that no turn is lost in silence."""
    name, ids, args, short = _facts(event)
    clause = f"AG-R{event.clause - 1000:02d}" if event.clause >= 1000 else f"AG-{event.clause:02d}"
    text = voice.say(f"event-{name}", side=SIDES[event.seat], **args)
    return Told(name, event.seat, clause, text, ids, short)


def _facts(event: Raw) -> tuple[str, tuple[str, ...], dict[str, Any], str]:
    """The event's name, the ids it names, what its sentence needs, and its short note."""
    a, b = event.args[:2]
    match event.kind:
        case told.FIRST_PLAYER:
            return "first", (), {}, ""
        case told.WARRIORS_PLACED:
            return "warriors", ("S-W", "N-W"), {"south": TILES[a], "north": TILES[b]}, ""
        case told.ROLLED:
            return "rolled", ("die",), {"face": a, "type": DIE[a - 1]}, str(a)
        case told.MOVED:
            return _move_facts(event)
        case told.TURNED:
            return "turned", (PAWNS[a],), {"type": TYPES[TYPE_OF_PAWN[a]], "range": b}, "+"
        case told.SHIELD_BROKEN:
            return "shield-broken", (PAWNS[a * 6],), {"owner": SIDES[a]}, ""
        case told.LOST_BLOCKED | told.LOST_BOTH_MISSING | told.LOST_NO_BORROW:
            reason = {
                told.LOST_BLOCKED: "blocked",
                told.LOST_BOTH_MISSING: "both-missing",
                told.LOST_NO_BORROW: "no-borrow",
            }
            return f"lost-{reason[event.kind]}", (), {"type": DIE[a - 1]}, "–"
        case told.HELD:
            return "held", (), {}, "hold"
        case told.DECLINED:
            return "declined", (), {}, "decline"
        case told.WON_BY_CAPTURE | told.WON_AT_LIMIT:
            name = "won" if event.kind == told.WON_BY_CAPTURE else "won-at-limit"
            return name, (), {"winner": SIDES[a]}, "#"
        case _:
            return "drawn", (), {}, "="


def _move_facts(event: Raw) -> tuple[str, tuple[str, ...], dict[str, Any], str]:
    pawn, start, to, victim = event.args
    args: dict[str, Any] = {"type": TYPES[TYPE_OF_PAWN[pawn]], "start": TILES[start], "to": TILES[to]}
    args |= {"borrowed": "yes" if pawn // 6 != event.seat else "no"}
    ids = (PAWNS[pawn], TILES[start], TILES[to])
    short = note(pawn, start, to, victim, event.seat)
    if victim < 0:
        return "moved", ids, args, short
    return "captured", (*ids, PAWNS[victim]), args | {"victim": TYPES[TYPE_OF_PAWN[victim]]}, short
