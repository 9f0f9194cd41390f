"""What is known of tokens beside their squares: who looked, who won them, where Campsite and Tiger were placed."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavola.games.dracomundis.data import CELLS, COPIES, KINDS, SEATS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import DRAGON_TRAPS, DRAGON_VP
from tavola.games.dracomundis.position.written import Letters, Read, cell, claim_tag, name, refuse, seat
from tavola.games.dracomundis.questions.destroying import CAMP_POINTS
from tavola.games.dracomundis.questions.fighting import take
from tavola.games.dracomundis.tables import CAMPSITE, DRAGON, NOTHING, TIGER, TRAP
from tavola.games.dracomundis.tokens import WINNER, kind_of, owner_of, seen_by, tag_of
from tavola.games.dracomundis.valley import face_down, in_setup
from tavola.kernel.sheet import Word

REMEMBERED: Final = ("campsite", "tiger")  # what has a setup square


def write_looked(t: Fields) -> dict[str, str]:
    letters = Letters()
    return {CELLS[at]: letters.write(seen_by(tok)) for at, tok in enumerate(t.ground) if tok > 0 and seen_by(tok)}


def read_looked(t: Fields, looked: Any) -> None:
    """Who has looked at a token face down. DM-13"""
    refuse(not isinstance(looked, Mapping), f"looks are written as squares with seats, not as {looked!r}")
    for square, seats in looked.items():
        at = cell("a square looked at", square, t.edge)
        refuse(not face_down(t, at), f"nothing lies face down on {square} to be looked at (DM-13)")
        refuse(in_setup(t), "nobody has looked at anything before the first turn (DM-13)")
        t.ground[at] |= Letters(t.seats).read(f"those who looked at {square}", seats) << 15


def write_peek(t: Fields) -> dict[str, Any]:
    return {} if t.peek == NOTHING else {"peek": {"seat": SEATS[t.peeker], "cell": CELLS[t.peek]}}


def read_peek(t: Fields, peek: Any) -> None:
    """The look just made: it must be one of those looked at."""
    if peek is None:
        return
    fits = isinstance(peek, Mapping) and set(peek) == {"seat", "cell"}
    refuse(not fits, f"a look just made is written with its seat and cell, not as {peek!r}")
    t.peeker = seat("the seat that just looked", peek["seat"], t.seats)
    t.peek = cell("the cell just looked at", peek["cell"], t.edge)
    seen = face_down(t, t.peek) and seen_by(t.ground[t.peek]) >> t.peeker & 1
    refuse(not seen, f"{peek['seat']} has not looked at {peek['cell']} (DM-13)")


def write_won(t: Fields) -> dict[str, list[str]]:
    return {
        SEATS[winner]: [f"{name(tok)} #{tag_of(tok)}" for tok in t.won if tok // WINNER == winner]
        for winner in range(t.seats)
    }


def read_won(t: Fields, won: Any, taken: set[int]) -> None:
    """DM-32, DM-55: characters and camps of rivals."""
    refuse(not isinstance(won, Mapping), f"won tokens are written by seat, not as {won!r}")
    for letter, tokens in won.items():
        winner = seat("the winner of tokens", letter, t.seats)
        refuse(not isinstance(tokens, list | tuple), f"the tokens {letter} won are a list, not {tokens!r}")
        for text in tokens:
            read = Read(text, t.seats)
            refuse(read.owner == winner, f"{letter} cannot have won its own {KINDS[read.kind]} (DM-32)")
            fits = read.kind <= CAMPSITE and not (read.down or read.held or read.faced)
            refuse(not fits, f"only characters and campsites are won, written as 'B dragon', not {text!r} (DM-32)")
            claim_tag(read, taken)
            take(t, read.packed(taken), winner, _worth(t, read.kind))


def _worth(t: Fields, kind: int) -> int:
    return {CAMPSITE: CAMP_POINTS, DRAGON: int(t.options[DRAGON_VP])}.get(kind, 1)


def write_setup(t: Fields) -> dict[str, dict[str, str]]:
    """Where Campsite and Tiger were placed. DM-R74"""
    squares = [dict(zip(REMEMBERED, placed, strict=True)) for placed in zip(t.camp, t.tiger, strict=True)]
    return {
        SEATS[owner]: {kind: CELLS[at] for kind, at in each.items() if at != NOTHING}
        for owner, each in enumerate(squares)
    }


def read_setup(t: Fields, setup: Any) -> None:
    """Squares not given are those where the tokens lie. DM-R74"""
    refuse(not isinstance(setup, Mapping), f"setup squares are written by seat, not as {setup!r}")
    for at, tok in enumerate(t.ground):
        if tok != NOTHING and kind_of(tok) in (CAMPSITE, TIGER):
            (t.camp if kind_of(tok) == CAMPSITE else t.tiger)[owner_of(tok)] = at
    for letter, squares in setup.items():
        owner = seat("the seat of setup squares", letter, t.seats)
        refuse(not isinstance(squares, Mapping), f"the setup squares of {letter} are names, not {squares!r}")
        for kind, at in squares.items():
            Word(REMEMBERED).read("a token with a setup square", kind)
            _set_square(t, owner, kind, cell(f"the {kind} of {letter}", at, t.edge))


def _set_square(t: Fields, owner: int, kind: str, at: int) -> None:
    where = t.camp if kind == "campsite" else t.tiger
    whose = f"the {kind} of {SEATS[owner]}"
    refuse(
        where[owner] not in (NOTHING, at),
        f"{whose} lies on {CELLS[where[owner]]}: it cannot have been placed on {CELLS[at]} (DM-21)",
    )
    lost = kind == "campsite" and any(kind_of(tok) == CAMPSITE and owner_of(tok) == owner for tok in t.won)
    refuse(
        where[owner] == NOTHING and not lost,
        f"{SEATS[owner]} has no {kind} in the valley, so it has no setup square (DM-R74)",
    )
    where[owner] = at


def existing(t: Fields, owner: int, kind: int) -> int:
    """How many tokens of a kind and colour lie in the valley or in front of somebody, or are picked to be placed."""
    tokens = [*t.ground, *t.figure, *t.captive, *t.won]
    lying: int = sum(tok != NOTHING and owner_of(tok) == owner and kind_of(tok) == kind for tok in tokens)
    return lying + (1 if owner == t.mover and kind == t.picked else 0)


def fill_hand(t: Fields) -> None:
    """In setup whatever does not lie in the valley is behind its screen."""
    hand = vec[i64]()
    for owner in range(t.seats):
        for kind, copies in enumerate(COPIES):
            full = copies if kind != TRAP or t.options[DRAGON_TRAPS] else 0
            hand = append(hand, full - existing(t, owner, kind))
    t.hand = hand
