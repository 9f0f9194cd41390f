"""Action 4: the rival to be fought, with both totals."""

from collections.abc import Sequence

from tavola.games.dracomundis import clauses as dm
from tavola.games.dracomundis.actions import FIGHT
from tavola.games.dracomundis.asking.pointing import Words
from tavola.games.dracomundis.data import CELLS
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.names import cell_of, kind_in, piece_id
from tavola.games.dracomundis.questions.fighting import attack
from tavola.games.dracomundis.tables import CAMPSITE, JOURNALIST, NOTHING
from tavola.games.dracomundis.tokens import kind_of, owner_of
from tavola.games.dracomundis.valley import beside, cornered, strength
from tavola.kernel.actions import Action
from tavola.kernel.drawing import drawn
from tavola.kernel.scene import Choice, Preview
from tavola.kernel.state import FINE
from tavola.kernel.story import Voice


class Fight(Words):
    kind = FIGHT

    def choice(self, t: Fields, code: int, act: Action, voice: Voice) -> Choice:
        """A fight that is not won asks once more."""
        at = FIGHT.a(code)
        return fight(code, t.figure[at], attack(t, at, t.mover), strength(t, at), voice)

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        """A rival's character that stands free."""
        at = cell_of(t, ids[0]) if len(ids) == 1 else None
        tok = NOTHING if at is None else t.figure[at]
        if at is None or tok == NOTHING or kind_of(tok) >= CAMPSITE or owner_of(tok) == t.mover:
            return None
        return int(FIGHT.code(at))

    def reasons(self, t: Fields, code: int, first: int) -> Sequence[int]:
        """A rival's Journalist is safe, and a far target out of reach. DM-27, DM-34"""
        target = FIGHT.a(code)
        tok = t.figure[target]
        if tok == NOTHING or owner_of(tok) == t.mover or beside(t, target, t.mover):
            return ()
        near = dm.NO_DIAGONALS if cornered(t, target, t.mover) else dm.FIGHT_A_NEIGHBOUR
        return (dm.JOURNALISTS_ARE_SAFE if kind_of(tok) == JOURNALIST else FINE, near)


@drawn
def fight(code: int, tok: int, total: int, defence: int, voice: Voice) -> Choice:
    numbers: dict[str, int | str] = {"attack": total, "defence": defence}
    names = kind_in(voice, kind_of(tok))
    return Choice(
        act=code,
        ids=(piece_id(tok),),
        label=voice.say("choose-fight", cell=CELLS[FIGHT.a(code)], **names, **numbers),
        menu=voice.say("menu-fight"),
        tone="capture",
        confirm="" if total > defence else "press",
        preview=Preview(numbers={voice.say(f"number-{name}"): n for name, n in numbers.items()}),
    )
