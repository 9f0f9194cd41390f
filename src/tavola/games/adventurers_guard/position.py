"""Positions in writing: `dump` and `load`, with every check of AG-R47."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.adventurers_guard import agenda, scoring
from tavola.games.adventurers_guard.board import has_type, turns_of
from tavola.games.adventurers_guard.data import BASE_RANGE, HEADINGS, PAWNS, SIDES, SIZE, TILES, TYPE_OF_PAWN
from tavola.games.adventurers_guard.options import BORROW_CAPTURES_OWN, FIRST_PLAYER, RANDOM, RANGE_CAP, TURN_LIMIT
from tavola.games.adventurers_guard.questions.first import go_first
from tavola.games.adventurers_guard.questions.rolling import roll
from tavola.games.adventurers_guard.reach import taken_tiles
from tavola.games.adventurers_guard.state import QUESTIONS, AdventurersGuard, start
from tavola.games.adventurers_guard.tables import GONE, TYPE_OF_FACE
from tavola.games.adventurers_guard.turns import at_limit
from tavola.kernel.errors import BadPosition, nearest
from tavola.kernel.sheet import MOST, Line, Number, Sheet, Word, only
from tavola.kernel.state import CHANCE, OVER

PHASES: Final = tuple(question.name for question in QUESTIONS)
KEYS: Final = ("phase", "first", "turn", "die", "turns", "pawns")
PAWN: Final = Sheet(
    Line("at", "tile", Word(TILES)), Line("range", "range", Number()), Line("heading", "heading", Word(HEADINGS))
)


def dump(t: AdventurersGuard) -> dict[str, Any]:
    """Everything but the options; captured pawns are left out."""
    written: dict[str, Any] = {"phase": PHASES[t.asks]}
    if t.asks != agenda.FIRST:
        written |= {"first": SIDES[t.first], "turn": SIDES[t.mover]}
    if t.asks == agenda.MOVING:
        written["die"] = t.face
    written["turns"] = {side: turns_of(t, i) for i, side in enumerate(SIDES)}
    written["pawns"] = {name: PAWN.write(t, i) for i, name in enumerate(PAWNS) if t.tile[i] != GONE}
    return written


def load(seats: int, options: vec[i64], written: Mapping[str, Any]) -> AdventurersGuard:
    """A position by hand or from `dump`; whatever AG-R47 refuses is a BadPosition."""
    only("a position", written, KEYS)
    phase = _one_of("phase", written.get("phase", "move" if "die" in written else "roll"), PHASES)
    if phase in ("first", "corner"):
        return _before_the_start(options, written, phase)
    t = AdventurersGuard(options, QUESTIONS)
    t.asks = PHASES.index(phase)
    _place_pawns(t, written.get("pawns", {}))
    _check_adventurers(t)
    _read_turns(t, written)
    if phase == "over":
        return _ended(t, written)
    _refuse(t.standing[0] == 0 or t.standing[1] == 0, "a side has no pawn left, so phase must be over (AG-45)")
    _refuse(at_limit(t), "both sides have had all their turns, so phase must be over (AG-47)")
    return _with_die(t, written)


def _before_the_start(options: vec[i64], written: Mapping[str, Any], phase: str) -> AdventurersGuard:
    t = start(2, options)
    if phase == "corner":
        named = options[FIRST_PLAYER] != RANDOM
        first = _one_of("first", written.get("first", SIDES[t.first]), SIDES)
        _refuse(named and first != SIDES[t.first], f"first_player names {SIDES[t.first]}, not {first} (AG-R06)")
        go_first(t, SIDES.index(first))
    else:
        _refuse(options[FIRST_PLAYER] != RANDOM, "first_player names a seat, so there is no lot to draw (AG-R06)")
    for key, value in dump(t).items():
        given = written.get(key, value)
        right = "as at the start, so leave them out" if key == "pawns" else repr(value)
        _refuse(given != value, f"in phase {phase} {key} must be {right} (AG-04 to AG-08)")
    _refuse("die" in written, f"there is no die in phase {phase}")
    return t


def _place_pawns(t: AdventurersGuard, pawns: Any) -> None:
    _refuse(not isinstance(pawns, Mapping), f"pawns are written as names with tiles, not as {pawns!r}")
    t.tile = vec[i64]([GONE] * len(PAWNS))
    t.range = vec[i64]([BASE_RANGE[kind] for kind in TYPE_OF_PAWN])
    t.heading = vec[i64]([pawn // 6 for pawn in range(len(PAWNS))])
    for name, pawn in pawns.items():
        _refuse(name not in PAWNS, f"there is no pawn {name!r} (AG-03): {nearest(name, PAWNS)}")
        _place(t, PAWNS.index(name), pawn)
    t.taken = taken_tiles(t.tile)
    t.standing = vec[i64]([sum(tile != GONE for tile in list(t.tile)[side * 6 : side * 6 + 6]) for side in (0, 1)])


def _place(t: AdventurersGuard, pawn: int, written: Any) -> None:
    fields = {"at": written} if isinstance(written, str) else written
    _refuse(not isinstance(fields, Mapping) or "at" not in fields, f"{PAWNS[pawn]} needs a tile, not {written!r}")
    only(PAWNS[pawn], fields, PAWN.keys)
    at = fields["at"]
    _refuse(at not in TILES, f"the tile of {PAWNS[pawn]} cannot be {at!r}: it must be one of a1 to i9 (AG-02)")
    tile = TILES.index(at)
    _refuse(tile in t.tile, f"two pawns stand on {TILES[tile]}: a tile holds one (AG-02)")
    t.tile[pawn] = tile
    t.range[pawn] = _range(t, pawn, fields.get("range", BASE_RANGE[TYPE_OF_PAWN[pawn]]))
    gained = t.range[pawn] - BASE_RANGE[TYPE_OF_PAWN[pawn]]
    fitting = HEADINGS[(pawn // 6 + gained) % 2]
    heading = _one_of(f"the heading of {PAWNS[pawn]}", fields.get("heading", fitting), HEADINGS)
    at_cap = t.options[RANGE_CAP] and gained == t.options[RANGE_CAP]
    _refuse(
        heading != fitting and not at_cap, f"{PAWNS[pawn]} has gained {gained} range, so it must head {fitting} (AG-33)"
    )
    t.heading[pawn] = HEADINGS.index(heading)
    goal = 0 if heading == "down" else SIZE - 1
    _refuse(tile // SIZE == goal, f"{PAWNS[pawn]} stands on its own goal row: it would have turned round (AG-33)")


def _range(t: AdventurersGuard, pawn: int, steps: Any) -> int:
    base, cap = BASE_RANGE[TYPE_OF_PAWN[pawn]], t.options[RANGE_CAP]
    _refuse(
        type(steps) is not int or not base <= steps <= MOST,
        f"the range of {PAWNS[pawn]} must be a whole number from {base} to {MOST}, not {steps!r}",
    )
    _refuse(
        bool(cap) and steps > base + cap,
        f"with range_cap {cap} the range of {PAWNS[pawn]} is at most {base + cap}, not {steps!r}",
    )
    return int(steps)


def _check_adventurers(t: AdventurersGuard) -> None:
    over = t.asks == agenda.OVER
    for side, name in enumerate(SIDES):
        lost = t.tile[side * 6] == GONE
        _refuse(
            lost and (not over or t.standing[side] > 0),
            f"{name} has no adventurer: it is always the last to fall (AG-46)",
        )
    _refuse(t.standing[0] + t.standing[1] == 0, "a position needs at least one pawn")


def _read_turns(t: AdventurersGuard, written: Mapping[str, Any]) -> None:
    """AG-11: the first player is ahead by one turn or level, and level when on turn."""
    t.mover = SIDES.index(_one_of("turn", written.get("turn", "south"), SIDES))
    over = t.asks == agenda.OVER
    default_first = SIDES[t.mover]
    turns = written.get("turns")
    if turns is not None:
        _refuse(
            not isinstance(turns, Mapping) or set(turns) != set(SIDES),
            f"turns must name south and north, not {turns!r}",
        )
        for side in SIDES:
            _refuse(
                type(turns[side]) is not int or not 0 <= turns[side] <= MOST,
                f"turns of {side} must be a whole number from 0 to {MOST}, not {turns[side]!r}",
            )
        if (turns["south"] == turns["north"]) == over:
            default_first = SIDES[1 - t.mover]
    t.first = SIDES.index(_one_of("first", written.get("first", default_first), SIDES))
    lead = int((t.mover == t.first) == over)
    least = 0 if t.options[TURN_LIMIT] == 1 else 1  # nobody's first turn, unless there is only one
    had = turns or {SIDES[t.first]: least + lead, SIDES[1 - t.first]: least}
    t.had = had[SIDES[0]] + had[SIDES[1]]
    more = "one turn more than" if lead else "as many turns as"
    _refuse(
        had[SIDES[t.first]] != had[SIDES[1 - t.first]] + lead,
        f"with {SIDES[t.mover]} on turn, {SIDES[t.first]}, who went first, must have had {more} "
        f"{SIDES[1 - t.first]} (AG-11)",
    )


def _with_die(t: AdventurersGuard, written: Mapping[str, Any]) -> AdventurersGuard:
    """A die lies only while a pawn is to be moved; without a move the turn would be lost already."""
    t.actor = CHANCE
    if t.asks == agenda.ROLLING:
        _refuse("die" in written, "the die is yet to be rolled: leave it out, or set phase to move (AG-12)")
        return t
    face = written.get("die")
    _refuse(type(face) is not int or face not in range(1, 7), f"in phase move the die must be 1 to 6, not {face!r}")
    t.asks = agenda.ROLLING
    mover = t.mover
    roll(t, int(face or 0))
    lost = t.asks != agenda.MOVING or t.mover != mover
    _refuse(
        lost,
        f"{SIDES[mover]} has no move with a {face}, so the turn would be lost: "
        f"phase must be roll ({_why_lost(t, mover, int(face or 0))})",
    )
    return t


def _why_lost(t: AdventurersGuard, mover: int, face: int) -> str:
    """Own pawns of that type cannot move, enemy ones cannot be borrowed, or there are none at all."""
    kind = TYPE_OF_FACE[face]
    if has_type(t, mover, kind):
        return "AG-15"
    return "AG-23" if has_type(t, 1 - mover, kind) else "AG-17"


def _ended(t: AdventurersGuard, written: Mapping[str, Any]) -> AdventurersGuard:
    _refuse("die" in written, "there is no die once the game is over")
    if t.standing[0] and t.standing[1]:
        limit = t.options[TURN_LIMIT]
        _refuse(limit == 0, "both sides have pawns and there is no turn limit, so the game cannot be over (AG-45)")
        _refuse(not at_limit(t), f"both sides have pawns, so both must have had {limit} turns (AG-47)")
        t.winner = scoring.ahead(t.tile, t.range)
    else:
        t.winner = 0 if t.standing[0] else 1
        own = t.options[BORROW_CAPTURES_OWN]  # AG-R52: who falls may have done it
        _refuse(
            t.winner != t.mover and not own, f"the last turn was {SIDES[t.winner]}'s, which took the last pawn (AG-45)"
        )
    t.actor = OVER
    return t


def _one_of(what: str, value: Any, allowed: tuple[str, ...]) -> str:
    return allowed[Word(allowed).read(what, value)]


def _refuse(wrong: bool, message: str) -> None:
    if wrong:
        raise BadPosition(message)
