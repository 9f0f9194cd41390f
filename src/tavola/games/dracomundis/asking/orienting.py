"""Action 5: a character, then the facing it turns to."""

from collections.abc import Sequence

from tavola.games.dracomundis.actions import ORIENT
from tavola.games.dracomundis.asking.facing import facing_choice
from tavola.games.dracomundis.asking.pointing import WAYS, Words
from tavola.games.dracomundis.fields import Fields
from tavola.games.dracomundis.names import cell_of
from tavola.games.dracomundis.questions.moving import squares_ahead
from tavola.games.dracomundis.tokens import turned_to
from tavola.kernel.actions import Action
from tavola.kernel.scene import Choice
from tavola.kernel.story import Voice


class Orient(Words):
    kind = ORIENT

    def choice(self, t: Fields, code: int, act: Action, voice: Voice) -> Choice:
        return facing_choice(code, ORIENT.a(code), t.figure[ORIENT.a(code)], voice)

    def meant(self, t: Fields, seat: int, ids: Sequence[str]) -> int | None:
        start = cell_of(t, ids[0]) if len(ids) == 2 and ids[1] in WAYS else None
        return None if start is None else int(ORIENT.code(start, WAYS[ids[1]]))


def freedom(t: Fields, code: int) -> int:
    """How many squares a character could go to once turned so, less those it can go to now."""
    cell, facing = ORIENT.a(code), ORIENT.b(code)
    tok = t.figure[cell]
    return int(squares_ahead(t, cell, turned_to(tok, facing)) - squares_ahead(t, cell, tok))
