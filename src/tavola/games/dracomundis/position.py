"""Positions in writing: `dump` and `load`, with every check of DM-R77."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis import checks, scoring
from tavola.games.dracomundis import state as engine
from tavola.games.dracomundis.board import read_board, write_board
from tavola.games.dracomundis.data import CELLS, COPIES, KINDS, SEATS
from tavola.games.dracomundis.moves.fight import WINNER, take
from tavola.games.dracomundis.moves.powers import CAMP_POINTS
from tavola.games.dracomundis.state import DracoMundis
from tavola.games.dracomundis.tables import (
    CAMPSITE,
    DRAGON,
    DRAGON_TRAPS,
    DRAGON_VP,
    NOTHING,
    TIGER,
    TRAP,
)
from tavola.games.dracomundis.tokens import kind_of, owner_of, seen_by, tag_of
from tavola.games.dracomundis.valley import ACTING, CHOOSING_FIRST, ENDED, FACING, PICKING, PLACING
from tavola.games.dracomundis.written import Read, cell, letters, name, one_of, refuse, seat_mask, whole
from tavola.kernel.errors import nearest
from tavola.kernel.state import CHANCE, OVER

PHASES: Final = ("first", "pick", "place", "face_explorer", "turn", "face", "over")
KEYS: Final = (
    *("phase", "first", "turn", "picked", "facing", "batch", "used", "extra", "flipped", "turned"),
    *("sacrificed", "quiet", "turns", "setup", "won", "board", "looked", "peek"),
)
MOST_TURNS: Final = 10**6


def dump(state: DracoMundis) -> dict[str, Any]:
    """Everything but the options; what is behind a screen is what is missing."""
    written: dict[str, Any] = {"phase": PHASES[state.phase]}
    if state.phase != CHOOSING_FIRST:
        written |= {"first": SEATS[state.first], "turn": SEATS[state.mover]}
    if state.picked != NOTHING:
        written["picked"] = KINDS[state.picked]
    if state.turning != NOTHING:
        written["facing"] = CELLS[state.turning]
    if state.phase < ACTING:
        written["batch"] = state.batch
    else:
        written |= _dump_turn(state)
    written["setup"] = {SEATS[seat]: _setup_squares(state, seat) for seat in range(state.seats)}
    written["board"] = write_board(state)
    looked = {CELLS[at]: letters(seen_by(tok)) for at, tok in enumerate(state.ground) if tok > 0 and seen_by(tok)}
    written["looked"] = looked
    if state.peek != NOTHING:
        written["peek"] = {"seat": SEATS[state.peeker], "cell": CELLS[state.peek]}
    return written


def _dump_turn(state: DracoMundis) -> dict[str, Any]:
    return {
        "used": state.used,
        "extra": bool(state.extra),
        "flipped": state.flipped,
        "turned": state.turned,
        "sacrificed": letters(state.sacrificed),
        "quiet": state.quiet,
        "turns": state.turns,
        "won": {
            SEATS[seat]: [f"{name(tok)} #{tag_of(tok)}" for tok in state.won if tok // WINNER == seat]
            for seat in range(state.seats)
        },
    }


def _setup_squares(state: DracoMundis, seat: int) -> dict[str, str]:
    """Where Campsite and Tiger were placed. DM-R74"""
    squares = {"campsite": state.camp[seat], "tiger": state.tiger[seat]}
    return {kind: CELLS[at] for kind, at in squares.items() if at != NOTHING}


def load(seats: int, options: vec[i64], written: Mapping[str, Any]) -> DracoMundis:
    """A position by hand or from `dump`; whatever DM-R77 refuses is a BadPosition."""
    for key in written:
        refuse(key not in KEYS, f"a position has no {key!r}: {nearest(key, KEYS)}")
    state = engine.start(seats, options)
    state.phase = one_of("phase", written.get("phase", "turn"), PHASES)
    taken = read_board(state, written.get("board", {}))
    _read_looked(state, written.get("looked", {}))
    _read_peek(state, written.get("peek"))
    _read_won(state, written.get("won", {}), taken)
    _read_seats(state, written)
    _read_setup_squares(state, written.get("setup", {}))
    _read_hand(state, written)
    _read_turn(state, written)
    checks.counts(state, bool(written.get("picked")))
    if state.phase < ACTING:
        checks.setup(state)
    else:
        state.hand = vec[i64]()
        checks.turn(state)
    return _with_actor(state)


def _with_actor(state: DracoMundis) -> DracoMundis:
    if state.phase == ENDED:
        state.winners = scoring.winners(state)
    state.actor = {CHOOSING_FIRST: CHANCE, ENDED: OVER}.get(state.phase, state.mover)
    return state


def _read_seats(state: DracoMundis, written: Mapping[str, Any]) -> None:
    """DM-07, DM-R73: turns go round from the first player on; whoever is left out follows from the rest."""
    names = SEATS[: state.seats]
    least = written.get("quiet", 1 if state.phase == ENDED else 0)
    state.turns = whole("turns", written.get("turns", least), MOST_TURNS)
    state.mover = one_of("turn", written.get("turn", written.get("first", "A")), names)
    had = state.turns - (1 if state.phase == ENDED else 0)
    fitting = (state.mover - had) % state.seats if state.phase >= ACTING else state.mover
    state.first = one_of("first", written.get("first", names[fitting]), names)
    refuse(
        state.phase >= ACTING and state.first != fitting,
        f"after {state.turns} turns, {names[fitting]} must have been first for it to be "
        f"{names[state.mover]}'s turn, not {names[state.first]} (DM-07)",
    )
    refuse(state.phase == CHOOSING_FIRST and ("first" in written or "turn" in written), "no lot was drawn yet (DM-03)")


def _read_looked(state: DracoMundis, looked: Any) -> None:
    """Who has looked at a token face down. DM-13"""
    refuse(not isinstance(looked, Mapping), f"looks are written as squares with seats, not as {looked!r}")
    for square, seats in looked.items():
        at = cell("a square looked at", square, state.edge)
        refuse(not state.face_down(at), f"nothing lies face down on {square} to be looked at (DM-13)")
        refuse(state.phase < ACTING, "nobody has looked at anything before the first turn (DM-13)")
        state.ground[at] |= seat_mask(f"those who looked at {square}", seats, state.seats) << 15


def _read_peek(state: DracoMundis, peek: Any) -> None:
    """The look just made: it must be one of those looked at."""
    if peek is None:
        return
    fits = isinstance(peek, Mapping) and set(peek) == {"seat", "cell"}
    refuse(not fits, f"a look just made is written with its seat and cell, not as {peek!r}")
    state.peeker = one_of("the seat that just looked", peek["seat"], SEATS[: state.seats])
    state.peek = cell("the cell just looked at", peek["cell"], state.edge)
    seen = state.face_down(state.peek) and seen_by(state.ground[state.peek]) >> state.peeker & 1
    refuse(not seen, f"{peek['seat']} has not looked at {peek['cell']} (DM-13)")


def _read_won(state: DracoMundis, won: Any, taken: set[int]) -> None:
    """DM-32, DM-55: characters and camps of rivals."""
    refuse(not isinstance(won, Mapping), f"won tokens are written by seat, not as {won!r}")
    for letter, tokens in won.items():
        winner = one_of("the winner of tokens", letter, SEATS[: state.seats])
        refuse(not isinstance(tokens, list | tuple), f"the tokens {letter} won are a list, not {tokens!r}")
        for text in tokens:
            read = Read(text, state.seats)
            refuse(read.owner == winner, f"{letter} cannot have won its own {KINDS[read.kind]} (DM-32)")
            fits = read.kind <= CAMPSITE and not (read.down or read.held or read.faced)
            refuse(not fits, f"only characters and campsites are won, written as 'B dragon', not {text!r} (DM-32)")
            camp, dragon = read.kind == CAMPSITE, read.kind == DRAGON
            points = CAMP_POINTS if camp else state.options[DRAGON_VP] if dragon else 1
            take(state, read.packed(checks.free_tag(read, taken)), winner, points)


def _read_setup_squares(state: DracoMundis, setup: Any) -> None:
    """Squares not given are those where the tokens lie. DM-R74"""
    refuse(not isinstance(setup, Mapping), f"setup squares are written by seat, not as {setup!r}")
    for at, tok in enumerate(state.ground):
        if tok != NOTHING and kind_of(tok) == CAMPSITE:
            state.camp[owner_of(tok)] = at
        elif tok != NOTHING and kind_of(tok) == TIGER:
            state.tiger[owner_of(tok)] = at
    for letter, squares in setup.items():
        seat = one_of("the seat of setup squares", letter, SEATS[: state.seats])
        refuse(not isinstance(squares, Mapping), f"the setup squares of {letter} are names, not {squares!r}")
        for kind, at in squares.items():
            one_of("a token with a setup square", kind, ("campsite", "tiger"))
            _set_square(state, seat, kind, cell(f"the {kind} of {letter}", at, state.edge))


def _set_square(state: DracoMundis, seat: int, kind: str, at: int) -> None:
    where = state.camp if kind == "campsite" else state.tiger
    refuse(
        where[seat] not in (NOTHING, at),
        f"the {kind} of {SEATS[seat]} lies on {CELLS[where[seat]]}: it cannot have been placed on {CELLS[at]} (DM-21)",
    )
    lost = kind == "campsite" and any(kind_of(tok) == CAMPSITE and owner_of(tok) == seat for tok in state.won)
    refuse(
        where[seat] == NOTHING and not lost,
        f"{SEATS[seat]} has no {kind} in the valley, so it has no setup square (DM-R74)",
    )
    where[seat] = at


def _read_hand(state: DracoMundis, written: Mapping[str, Any]) -> None:
    """In setup whatever does not lie in the valley is behind its screen."""
    picked = written.get("picked")
    refuse((picked is not None) != (state.phase == PLACING), "a token is picked in phase place, and only there (DM-04)")
    state.picked = NOTHING if picked is None else one_of("picked", picked, KINDS)
    state.hand = vec[i64]()
    for seat in range(state.seats):
        for kind, copies in enumerate(COPIES):
            full = copies if kind != TRAP or state.options[DRAGON_TRAPS] else 0
            out = checks.existing(state, seat, kind) + (1 if seat == state.mover and kind == state.picked else 0)
            state.hand = append(state.hand, full - out)


def _read_turn(state: DracoMundis, written: Mapping[str, Any]) -> None:
    playing = state.phase >= ACTING
    for key in ("used", "extra", "flipped", "turned", "sacrificed", "quiet", "turns", "won"):
        refuse(key in written and not playing, f"there is no {key!r} before the first turn (DM-07)")
    refuse("batch" in written and playing, "'batch' counts tokens in setup, and setup is over (DM-08)")
    for key in ("extra", "flipped", "turned"):
        refuse(type(written.get(key, False)) is not bool, f"{key} must be true or false, not {written.get(key)!r}")
    state.batch = whole("batch", written.get("batch", 0), 2)
    state.used = whole("used", written.get("used", 0), 3)
    state.extra = int(written.get("extra", False))
    state.flipped = written.get("flipped", False)
    state.turned = written.get("turned", state.flipped)
    state.sacrificed = seat_mask("sacrificed", written.get("sacrificed", ""), state.seats)
    state.quiet = whole("quiet", written.get("quiet", 0), MOST_TURNS)
    facing = written.get("facing")
    asks = state.phase in (PICKING + 2, FACING)
    refuse((facing is not None) != asks, "facing names a square in phase face or face_explorer, and only there (DM-23)")
    state.turning = NOTHING if facing is None else cell("facing", facing, state.edge)
