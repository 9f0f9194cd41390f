"""What a reader of the table knows, as far as the table may remember it for him: DM-R05, DM-R10, DM-R74."""

from typing import Final, NamedTuple

from tavola.games.dracomundis.data import COPIES, KINDS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import FULL, MEMORY_AID, OWNER_ONLY
from tavola.games.dracomundis.questions.fighting import attack
from tavola.games.dracomundis.scoring import tiger_at_camp
from tavola.games.dracomundis.tables import CAMPSITE, COMBAT, DRAGON, EXPLORER, JOURNALIST, NOTHING, TRAP_MALUS
from tavola.games.dracomundis.tokens import FACE_DOWN, kind_of, known_to, owner_of
from tavola.games.dracomundis.valley import face_down, in_setup, trapped
from tavola.kernel.state import OVER

WIN, TIE, LOSE, NO_FIGHT = range(4)
FATE_NAMES: Final = ("win", "tie", "lose", "none")


def shows_owner(t: Fields) -> bool:
    """Do backs show whose they are?"""
    return bool(t.options[MEMORY_AID] <= OWNER_ONLY) or t.actor == OVER


def shows_kind(t: Fields, at: int, seat: int | None) -> bool:
    """May the picture tell this reader what lies face down here? At the end all is public.

    Whatever the memory aid, a token just looked at stays lifted for the looker until the next action.
    """
    if t.actor == OVER:
        return True
    if seat is None:
        return False
    lifted = t.peek == at and t.peeker == seat
    return lifted or (t.options[MEMORY_AID] == FULL and known_to(t.ground[at], seat))


class Backs(NamedTuple):
    """The tokens that lie face down, with their squares: those of which a reader sees the kind, and the others."""

    known: list[tuple[int, int]]
    closed: list[tuple[int, int]]


def backs(t: Fields, seat: int | None) -> Backs:
    """Must agree with `shows_kind`."""
    lying = [(at, tok) for at, tok in enumerate(list(t.ground)) if tok >= FACE_DOWN]
    if t.actor == OVER:
        return Backs(lying, [])
    if seat is None:
        return Backs([], lying)
    lifted = t.peek if t.peeker == seat else NOTHING
    full = t.options[MEMORY_AID] == FULL
    seen = Backs([], [])
    for at, tok in lying:
        known = at == lifted or (full and known_to(tok, seat))
        (seen.known if known else seen.closed).append((at, tok))
    return seen


def unknown(t: Fields, owner: int, seen: Backs) -> tuple[int, ...]:
    """How many of each kind of a colour the reader cannot place, by public facts and what he sees."""
    pool = [0] * len(KINDS)
    for _, tok in seen.closed:
        if owner_of(tok) == owner:
            pool[kind_of(tok)] += 1
    if in_setup(t):
        for kind in range(EXPLORER + 1, len(COPIES)):
            pool[kind] += t.hand[owner * len(KINDS) + kind]
        if t.picked not in (NOTHING, EXPLORER) and t.mover == owner:
            pool[t.picked] += 1
    return tuple(pool)


def odds(t: Fields, cell: int, seat: int) -> tuple[int, int, int, int]:
    """How often a token turned over here would win, tie, lose or not fight, over what the reader takes for possible."""
    tok = t.ground[cell]
    owner, total = owner_of(tok), attack(t, cell, seat)
    counted = [0, 0, 0, 0]
    if shows_kind(t, cell, seat):
        counted[NO_FIGHT if owner == seat else fate(t, cell, kind_of(tok), total)] += 1
    else:
        for kind, n in enumerate(unknown(t, owner, backs(t, seat))):
            counted[NO_FIGHT if owner == seat else fate(t, cell, kind, total)] += n
    win, tie, lose, none = counted
    return win, tie, lose, none


def fate(t: Fields, cell: int, kind: int, total: int) -> int:
    """The compulsory fight of an attack with this total against a rival of this kind. DM-24, DM-25"""
    if kind >= CAMPSITE or kind == JOURNALIST:
        return NO_FIGHT
    value = max(0, COMBAT[kind] - (TRAP_MALUS if kind == DRAGON and trapped(t, cell) else 0))
    return WIN if total > value else LOSE if total < value else TIE


def penalty_known(t: Fields, owner: int, seat: int | None) -> bool:
    """May the reader see the Tiger penalty of this seat: its own, or once both tokens have been face up? DM-R74"""
    if not tiger_at_camp(t, owner):
        return False
    squares = (t.camp[owner], t.tiger[owner])
    public = all(at != NOTHING and not face_down(t, at) for at in squares)
    return public or owner == seat or t.actor == OVER
