"""What a reader of the table knows, as far as the table may remember it for him: DM-R05, DM-R10, DM-R74."""

from collections import Counter

from tavola.games.dracomundis.data import COPIES, KINDS
from tavola.games.dracomundis.moves.fight import attack
from tavola.games.dracomundis.scoring import tiger_at_camp
from tavola.games.dracomundis.state import DracoMundis
from tavola.games.dracomundis.tables import (
    CAMPSITE,
    COMBAT,
    DRAGON,
    EXPLORER,
    FULL,
    JOURNALIST,
    MEMORY_AID,
    NOTHING,
    OWNER_ONLY,
    TRAP_MALUS,
)
from tavola.games.dracomundis.tokens import FACE_DOWN, kind_of, known_to, owner_of
from tavola.games.dracomundis.valley import ACTING, ENDED, PLACING


def shows_owner(state: DracoMundis) -> bool:
    """Do backs show whose they are?"""
    return bool(state.options[MEMORY_AID] <= OWNER_ONLY) or state.phase == ENDED


def shows_kind(state: DracoMundis, at: int, seat: int | None) -> bool:
    """May the picture tell this reader what lies face down here? At the end all is public.

    Whatever the memory aid, a token just looked at stays lifted for the looker until the next action.
    """
    if state.phase == ENDED:
        return True
    if seat is None:
        return False
    lifted = state.peek == at and state.peeker == seat
    return lifted or (state.options[MEMORY_AID] == FULL and known_to(state.ground[at], seat))


def unknown(state: DracoMundis, owner: int, seat: int | None) -> Counter[int]:
    """The kinds of a colour that the reader cannot place, by public facts and, with the full memory aid, own looks."""
    lying = [at for at, tok in enumerate(state.ground) if tok >= FACE_DOWN and owner_of(tok) == owner]
    pool = Counter(int(kind_of(state.ground[at])) for at in lying if not shows_kind(state, at, seat))
    if state.phase < ACTING:
        pool += Counter({kind: state.hand[owner * len(KINDS) + kind] for kind in range(EXPLORER + 1, len(COPIES))})
        if state.phase == PLACING and state.mover == owner and state.picked != EXPLORER:
            pool[state.picked] += 1
    return pool


def odds(state: DracoMundis, cell: int, seat: int) -> dict[str, int]:
    """How a token turned over here would fare, counted over what the reader takes to be possible."""
    tok = state.ground[cell]
    owner = owner_of(tok)
    kinds = Counter([kind_of(tok)]) if shows_kind(state, cell, seat) else unknown(state, owner, seat)
    counted = {"win": 0, "tie": 0, "lose": 0, "none": 0}
    for kind, n in kinds.items():
        counted["none" if owner == seat else fate(state, cell, kind, seat)] += n
    return counted


def fate(state: DracoMundis, cell: int, kind: int, seat: int) -> str:
    """The compulsory fight against a rival of this kind. DM-24, DM-25"""
    if kind >= CAMPSITE or kind == JOURNALIST:
        return "none"
    value = max(0, COMBAT[kind] - (TRAP_MALUS if kind == DRAGON and state.trapped(cell) else 0))
    total = attack(state, cell, seat)
    return "win" if total > value else "lose" if total < value else "tie"


def penalty_known(state: DracoMundis, owner: int, seat: int | None) -> bool:
    """May the reader see the Tiger penalty of this seat: its own, or once both tokens have been face up? DM-R74"""
    if not tiger_at_camp(state, owner):
        return False
    squares = (state.camp[owner], state.tiger[owner])
    public = all(at != NOTHING and not state.face_down(at) for at in squares)
    return public or owner == seat or state.phase == ENDED
