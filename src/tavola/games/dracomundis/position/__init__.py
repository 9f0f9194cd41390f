"""Positions in writing, both ways; whatever DM-R77 refuses is a BadPosition."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tavola.games.dracomundis import agenda, scoring
from tavola.games.dracomundis import state as engine
from tavola.games.dracomundis.data import CELLS, KINDS, SEATS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.position import tokens
from tavola.games.dracomundis.position.board import read_board, write_board
from tavola.games.dracomundis.position.checking import check
from tavola.games.dracomundis.position.colours import read_colours, write_colours
from tavola.games.dracomundis.position.written import Letters, refuse, seat
from tavola.games.dracomundis.state import QUESTIONS, DracoMundis
from tavola.games.dracomundis.tables import NOTHING
from tavola.games.dracomundis.valley import in_setup
from tavola.kernel.sheet import Flag, Line, Number, Sheet, Word, only
from tavola.kernel.state import OVER

PHASE: Final = Word([question.name for question in QUESTIONS])
MOST_TURNS: Final = 10**6

# what is asked about, while it is
AT_HAND: Final = Sheet(
    Line("picked", "picked", Word(KINDS, none=True), default=NOTHING),
    Line("facing", "turning", Word(CELLS, none=True), default=NOTHING),
    brief=True,
)
SETUP: Final = Sheet(Line("batch", "batch", Number(0, 2), default=0))
TURN: Final = Sheet(
    Line("used", "used", Number(0, 3), default=0),
    Line("extra", "extra", Flag(), default=0),
    Line("flipped", "flipped", Flag(), default=False),
    Line("turned", "turned", Flag(), default=None),  # left out: as flipped
    Line("sacrificed", "sacrificed", Letters(), default=0),
    Line("quiet", "quiet", Number(0, MOST_TURNS), default=0),
    Line("turns", "turns", Number(0, MOST_TURNS), default=None),  # left out: as many as were quiet
)
KEYS: Final = (
    *("phase", "colours", "first", "turn", *AT_HAND.keys, *SETUP.keys, *TURN.keys),
    *("won", "setup", "board", "looked", "peek"),
)


def dump(t: Fields) -> dict[str, Any]:
    """Everything but the options; what is behind a screen is what is missing."""
    written: dict[str, Any] = {"phase": PHASE.write(t.asks)} | write_colours(t)
    if t.asks > agenda.FIRST:
        written |= {"first": SEATS[t.first], "turn": SEATS[t.mover]}
    written |= AT_HAND.write(t)
    written |= SETUP.write(t) if in_setup(t) else TURN.write(t) | {"won": tokens.write_won(t)}
    written |= {"setup": tokens.write_setup(t), "board": write_board(t), "looked": tokens.write_looked(t)}
    return written | tokens.write_peek(t)


def load(seats: int, options: vec[i64], written: Mapping[str, Any]) -> DracoMundis:
    """A position by hand or from `dump`."""
    t = engine.start(seats, options)
    t.asks = PHASE.read("phase", only("a position", written, KEYS).get("phase", "turn"))
    if t.asks >= agenda.TURN:
        t.hand = vec[i64]()
    taken = read_board(t, written.get("board", {}))
    tokens.read_looked(t, written.get("looked", {}))
    tokens.read_peek(t, written.get("peek"))
    tokens.read_won(t, written.get("won", {}), taken)
    _read_turn(t, written)
    _read_seats(t, written)
    read_colours(t, written)
    tokens.read_setup(t, written.get("setup", {}))
    AT_HAND.read(t, written)
    if in_setup(t):
        tokens.fill_hand(t)
    check(t)
    t.actor = t.questions[t.asks].asked(t)
    if t.actor == OVER:
        t.winners = scoring.winners(t)
    return t


def _read_turn(t: Fields, written: Mapping[str, Any]) -> None:
    """Counts of setup, or of a turn; those left out follow from the others."""
    if in_setup(t):
        for key in (*TURN.keys, "won"):
            refuse(key in written, f"there is no {key!r} before the first turn (DM-07)")
        SETUP.read(t, written)
        return
    refuse("batch" in written, "'batch' counts tokens in setup, and setup is over (DM-08)")
    TURN.read(t, written)
    if "turned" not in written:
        t.turned = t.flipped
    if "turns" not in written:
        t.turns = t.quiet if "quiet" in written else 1 if t.asks == agenda.OVER else 0
    refuse(bool(t.sacrificed >> t.seats), f"sacrificed names a seat beyond {SEATS[t.seats - 1]} (DM-76)")


def _read_seats(t: Fields, written: Mapping[str, Any]) -> None:
    """DM-07, DM-R73: turns go round from the first player on; whoever is left out follows from the rest."""
    names = SEATS[: t.seats]
    t.mover = seat("turn", written.get("turn", written.get("first", "A")), t.seats)
    had = t.turns - (1 if t.asks == agenda.OVER else 0)
    fitting = t.mover if in_setup(t) else (t.mover - had) % t.seats
    t.first = seat("first", written.get("first", names[fitting]), t.seats)
    refuse(
        not in_setup(t) and t.first != fitting,
        f"after {t.turns} turns, {names[fitting]} must have been first for it to be "
        f"{names[t.mover]}'s turn, not {names[t.first]} (DM-07)",
    )
    refuse(t.asks <= agenda.FIRST and ("first" in written or "turn" in written), "no lot was drawn yet (DM-03)")
