"""What a reader of the table knows, as far as the table may remember it for him: DM-R05, DM-R10, DM-R74."""

from collections import Counter

from tavola.games.dracomundis.data import COPIES, KINDS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.options import FULL, MEMORY_AID, OWNER_ONLY
from tavola.games.dracomundis.questions.fighting import attack
from tavola.games.dracomundis.scoring import tiger_at_camp
from tavola.games.dracomundis.tables import CAMPSITE, COMBAT, DRAGON, EXPLORER, JOURNALIST, NOTHING, TRAP_MALUS
from tavola.games.dracomundis.tokens import FACE_DOWN, kind_of, known_to, owner_of
from tavola.games.dracomundis.valley import face_down, in_setup, trapped
from tavola.kernel.state import OVER


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


def unknown(t: Fields, owner: int, seat: int | None) -> Counter[int]:
    """The kinds of a colour that the reader cannot place, by public facts and, with the full memory aid, own looks."""
    lying = [at for at, tok in enumerate(t.ground) if tok >= FACE_DOWN and owner_of(tok) == owner]
    pool = Counter(int(kind_of(t.ground[at])) for at in lying if not shows_kind(t, at, seat))
    if in_setup(t):
        pool += Counter({kind: t.hand[owner * len(KINDS) + kind] for kind in range(EXPLORER + 1, len(COPIES))})
        if t.picked not in (NOTHING, EXPLORER) and t.mover == owner:
            pool[t.picked] += 1
    return pool


def odds(t: Fields, cell: int, seat: int) -> dict[str, int]:
    """How a token turned over here would fare, counted over what the reader takes to be possible."""
    tok = t.ground[cell]
    owner = owner_of(tok)
    kinds = Counter([kind_of(tok)]) if shows_kind(t, cell, seat) else unknown(t, owner, seat)
    counted = {"win": 0, "tie": 0, "lose": 0, "none": 0}
    for kind, n in kinds.items():
        counted["none" if owner == seat else fate(t, cell, kind, seat)] += n
    return counted


def fate(t: Fields, cell: int, kind: int, seat: int) -> str:
    """The compulsory fight against a rival of this kind. DM-24, DM-25"""
    if kind >= CAMPSITE or kind == JOURNALIST:
        return "none"
    value = max(0, COMBAT[kind] - (TRAP_MALUS if kind == DRAGON and trapped(t, cell) else 0))
    total = attack(t, cell, seat)
    return "win" if total > value else "lose" if total < value else "tie"


def penalty_known(t: Fields, owner: int, seat: int | None) -> bool:
    """May the reader see the Tiger penalty of this seat: its own, or once both tokens have been face up? DM-R74"""
    if not tiger_at_camp(t, owner):
        return False
    squares = (t.camp[owner], t.tiger[owner])
    public = all(at != NOTHING and not face_down(t, at) for at in squares)
    return public or owner == seat or t.actor == OVER
