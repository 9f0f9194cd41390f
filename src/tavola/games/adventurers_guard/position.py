"""Positions in writing: `dump` and `load`, with every check of AG-R47."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.adventurers_guard import phases, scoring
from tavola.games.adventurers_guard.data import BASE_RANGE, HEADINGS, PAWNS, SIDES, SIZE, TILES, TYPE_OF_PAWN
from tavola.games.adventurers_guard.state import AdventurersGuard, start
from tavola.games.adventurers_guard.tables import FIRST_PLAYER, GONE, RANDOM, RANGE_CAP, TURN_LIMIT, TYPE_OF_FACE
from tavola.kernel.errors import BadPosition, nearest
from tavola.kernel.state import CHANCE, OVER

PHASES: Final = ("first", "corner", "roll", "move", "over")
KEYS: Final = ("phase", "first", "turn", "die", "turns", "pawns")
PAWN_KEYS: Final = ("at", "range", "heading")
MOST: Final = 10**9  # no range or turn count is larger, so that none overflows


def dump(state: AdventurersGuard) -> dict[str, Any]:
    """Everything but the options; captured pawns are left out."""
    written: dict[str, Any] = {"phase": PHASES[state.phase]}
    if state.phase != phases.CHOOSING_FIRST:
        written |= {"first": SIDES[state.first], "turn": SIDES[state.mover]}
    if state.phase == phases.MOVING:
        written["die"] = state.face
    written["turns"] = {side: state.turns[i] for i, side in enumerate(SIDES)}
    written["pawns"] = {name: _pawn(state, i) for i, name in enumerate(PAWNS) if state.tile[i] != GONE}
    return written


def _pawn(state: AdventurersGuard, pawn: int) -> dict[str, Any]:
    heading = HEADINGS[state.heading[pawn]]
    return {"at": TILES[state.tile[pawn]], "range": state.range[pawn], "heading": heading}


def load(options: vec[i64], written: Mapping[str, Any]) -> AdventurersGuard:
    """A position by hand or from `dump`; whatever AG-R47 refuses is a BadPosition."""
    _only_keys("a position", written, KEYS)
    phase = _one_of("phase", written.get("phase", "move" if "die" in written else "roll"), PHASES)
    if phase in ("first", "corner"):
        return _before_the_start(options, written, phase)
    state = AdventurersGuard(options)
    state.phase = PHASES.index(phase)
    _place_pawns(state, written.get("pawns", {}))
    _check_adventurers(state)
    _read_turns(state, written)
    if phase == "over":
        return _ended(state, written)
    _refuse(state.standing[0] == 0 or state.standing[1] == 0, "a side has no pawn left, so phase must be over (AG-45)")
    _refuse(state.at_limit(), "both sides have had all their turns, so phase must be over (AG-47)")
    return _with_die(state, written)


def _before_the_start(options: vec[i64], written: Mapping[str, Any], phase: str) -> AdventurersGuard:
    state = start(options)
    if phase == "corner":
        named = options[FIRST_PLAYER] != RANDOM
        first = _one_of("first", written.get("first", SIDES[state.first]), SIDES)
        _refuse(named and first != SIDES[state.first], f"first_player names {SIDES[state.first]}, not {first} (AG-R06)")
        state.go_first(SIDES.index(first))
    else:
        _refuse(options[FIRST_PLAYER] != RANDOM, "first_player names a seat, so there is no lot to draw (AG-R06)")
    for key, value in dump(state).items():
        given = written.get(key, value)
        right = "as at the start, so leave them out" if key == "pawns" else repr(value)
        _refuse(given != value, f"in phase {phase} {key} must be {right} (AG-04 to AG-08)")
    _refuse("die" in written, f"there is no die in phase {phase}")
    return state


def _place_pawns(state: AdventurersGuard, pawns: Any) -> None:
    _refuse(not isinstance(pawns, Mapping), f"pawns are written as names with tiles, not as {pawns!r}")
    state.tile = vec[i64]([GONE] * len(PAWNS))
    state.range = vec[i64]([BASE_RANGE[kind] for kind in TYPE_OF_PAWN])
    state.heading = vec[i64]([pawn // 6 for pawn in range(len(PAWNS))])
    for name, pawn in pawns.items():
        _refuse(name not in PAWNS, f"there is no pawn {name!r} (AG-03): {nearest(name, PAWNS)}")
        _place(state, PAWNS.index(name), pawn)
    state.standing = vec[i64](
        [sum(tile != GONE for tile in list(state.tile)[side * 6 : side * 6 + 6]) for side in (0, 1)]
    )


def _place(state: AdventurersGuard, pawn: int, written: Any) -> None:
    fields = {"at": written} if isinstance(written, str) else written
    _refuse(not isinstance(fields, Mapping) or "at" not in fields, f"{PAWNS[pawn]} needs a tile, not {written!r}")
    _only_keys(PAWNS[pawn], fields, PAWN_KEYS)
    at = fields["at"]
    _refuse(at not in TILES, f"the tile of {PAWNS[pawn]} cannot be {at!r}: it must be one of a1 to i9 (AG-02)")
    tile = TILES.index(at)
    _refuse(tile in state.tile, f"two pawns stand on {TILES[tile]}: a tile holds one (AG-02)")
    state.tile[pawn] = tile
    state.range[pawn] = _range(state, pawn, fields.get("range", BASE_RANGE[TYPE_OF_PAWN[pawn]]))
    gained = state.range[pawn] - BASE_RANGE[TYPE_OF_PAWN[pawn]]
    fitting = HEADINGS[(pawn // 6 + gained) % 2]
    heading = _one_of(f"the heading of {PAWNS[pawn]}", fields.get("heading", fitting), HEADINGS)
    at_cap = state.options[RANGE_CAP] and gained == state.options[RANGE_CAP]
    _refuse(
        heading != fitting and not at_cap, f"{PAWNS[pawn]} has gained {gained} range, so it must head {fitting} (AG-33)"
    )
    state.heading[pawn] = HEADINGS.index(heading)
    goal = 0 if heading == "down" else SIZE - 1
    _refuse(tile // SIZE == goal, f"{PAWNS[pawn]} stands on its own goal row: it would have turned round (AG-33)")


def _range(state: AdventurersGuard, pawn: int, steps: Any) -> int:
    base, cap = BASE_RANGE[TYPE_OF_PAWN[pawn]], state.options[RANGE_CAP]
    _refuse(
        type(steps) is not int or not base <= steps <= MOST,
        f"the range of {PAWNS[pawn]} must be a whole number from {base} to {MOST}, not {steps!r}",
    )
    _refuse(
        bool(cap) and steps > base + cap,
        f"with range_cap {cap} the range of {PAWNS[pawn]} is at most {base + cap}, not {steps!r}",
    )
    return int(steps)


def _check_adventurers(state: AdventurersGuard) -> None:
    over = state.phase == phases.ENDED
    for side, name in enumerate(SIDES):
        lost = state.tile[side * 6] == GONE
        _refuse(
            lost and (not over or state.standing[side] > 0),
            f"{name} has no adventurer: it is always the last to fall (AG-46)",
        )
    _refuse(state.standing[0] + state.standing[1] == 0, "a position needs at least one pawn")


def _read_turns(state: AdventurersGuard, written: Mapping[str, Any]) -> None:
    """AG-11: the first player is ahead by one turn or level, and level when on turn."""
    state.mover = SIDES.index(_one_of("turn", written.get("turn", "south"), SIDES))
    over = state.phase == phases.ENDED
    default_first = SIDES[state.mover]
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
            default_first = SIDES[1 - state.mover]
    state.first = SIDES.index(_one_of("first", written.get("first", default_first), SIDES))
    lead = int((state.mover == state.first) == over)
    least = 0 if state.options[TURN_LIMIT] == 1 else 1  # nobody's first turn, unless there is only one
    had = turns or {SIDES[state.first]: least + lead, SIDES[1 - state.first]: least}
    state.turns = vec[i64]([had[side] for side in SIDES])
    more = "one turn more than" if lead else "as many turns as"
    _refuse(
        state.turns[state.first] != state.turns[1 - state.first] + lead,
        f"with {SIDES[state.mover]} on turn, {SIDES[state.first]}, who went first, must have had {more} "
        f"{SIDES[1 - state.first]} (AG-11)",
    )


def _with_die(state: AdventurersGuard, written: Mapping[str, Any]) -> AdventurersGuard:
    """A die lies only while a pawn is to be moved; without a move the turn would be lost already."""
    state.actor = CHANCE
    if state.phase == phases.ROLLING:
        _refuse("die" in written, "the die is yet to be rolled: leave it out, or set phase to move (AG-12)")
        return state
    face = written.get("die")
    _refuse(type(face) is not int or face not in range(1, 7), f"in phase move the die must be 1 to 6, not {face!r}")
    state.phase = phases.ROLLING
    mover = state.mover
    state.roll(int(face or 0))
    lost = state.phase != phases.MOVING or state.mover != mover
    _refuse(
        lost,
        f"{SIDES[mover]} has no move with a {face}, so the turn would be lost: "
        f"phase must be roll ({_why_lost(state, mover, int(face or 0))})",
    )
    return state


def _why_lost(state: AdventurersGuard, mover: int, face: int) -> str:
    """Own pawns of that type cannot move, enemy ones cannot be borrowed, or there are none at all."""
    kind = TYPE_OF_FACE[face]
    if state.has_type(mover, kind):
        return "AG-15"
    return "AG-23" if state.has_type(1 - mover, kind) else "AG-17"


def _ended(state: AdventurersGuard, written: Mapping[str, Any]) -> AdventurersGuard:
    _refuse("die" in written, "there is no die once the game is over")
    if state.standing[0] and state.standing[1]:
        limit = state.options[TURN_LIMIT]
        _refuse(limit == 0, "both sides have pawns and there is no turn limit, so the game cannot be over (AG-45)")
        _refuse(not state.at_limit(), f"both sides have pawns, so both must have had {limit} turns (AG-47)")
        state.winner = scoring.ahead(state.tile, state.range)
    else:
        state.winner = 0 if state.standing[0] else 1
        _refuse(
            state.winner != state.mover, f"the last turn was {SIDES[state.winner]}'s, which took the last pawn (AG-45)"
        )
    state.actor = OVER
    return state


def _only_keys(what: str, written: Mapping[str, Any], known: tuple[str, ...]) -> None:
    for key in written:
        _refuse(key not in known, f"{what} has no {key!r}: {nearest(key, known)}")


def _one_of(what: str, value: Any, allowed: tuple[str, ...]) -> str:
    _refuse(
        not isinstance(value, str) or value not in allowed, f"{what} cannot be {value!r}: {nearest(value, allowed)}"
    )
    return str(value)


def _refuse(wrong: bool, message: str) -> None:
    if wrong:
        raise BadPosition(message)
